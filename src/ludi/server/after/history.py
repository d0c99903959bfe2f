"""What happened at a table, page by page: made beside the loop from copies, and kept within a budget of bytes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import orjson

from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.server.api.positions import SeenState, Viewpoint, position_of, step_head
from ludi.server.bots.fair_queue import FairQueue
from ludi.server.tables.log import PAGE, Entry, LoggedStep, Mark
from ludi.server.tables.logged_game import LoggedGame

Made = TypeVar("Made")
Key = tuple[str, Viewpoint, int]  # the table, who looks, which page
OVERHEAD = 200  # bytes Python needs around an entry that is kept


class ShownEntry(NamedTuple):
    """An entry of the log as a viewpoint shows it, in JSON: the step up to its position, and that."""

    sequence: int
    head: bytes  # empty for an undo
    position: bytes

    def step(self, position: bytes | None = None) -> bytes:
        """A `Step`; with another position where more is known of it now."""
        return self.head + (position or self.position) + b"}"

    def frame(self, position: bytes | None = None) -> bytes:
        """A `StepFrame`, or after an undo a `PositionFrame`."""
        if self.head:
            return b'{"type":"step","step":' + self.step(position) + b"}"
        return b'{"type":"position","undone":true,"position":' + (position or self.position) + b"}"


class Excerpt(NamedTuple):
    """Everything to tell some entries of a log to a viewpoint: nothing of it changes meanwhile."""

    game: Game
    rules: Rules
    viewpoint: Viewpoint
    mark: Mark
    entries: Sequence[Entry]
    seals: Sequence[str | None]

    def told(self) -> "Page":
        """The entries, one after another, by what this viewpoint sees."""
        made, before = list[ShownEntry](), self.mark.state
        past, seen = list(self.mark.past), SeenState(self.game, before, self.viewpoint)
        for entry, seal in zip(self.entries, self.seals, strict=True):
            if entry.kind == "undo":
                after = past.pop()
            else:
                after = self.game.after(before, self.game.actions.by_text[entry.move], self.rules)
                if past and past[-1].seat != entry.seat:
                    past.clear()
                past.append(before)
            look = SeenState(self.game, after, self.viewpoint)
            position = orjson.dumps(position_of(self.rules, look, entry.sequence, seal=seal))
            head = b""
            if entry.kind != "undo":
                head = orjson.dumps(step_head(LoggedStep(entry, before, after), seen, look))
                head = head[:-1] + b',"position":'
            made.append(ShownEntry(entry.sequence, head, position))
            before, seen = after, look
        return Page(made, Mark(before, tuple(past)))


class Page(NamedTuple):
    """Entries that stand together, and where the game stood after them."""

    told: list[ShownEntry]
    end: Mark

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        states = int(self.end.state.nbytes) * (1 + len(self.end.past))
        return states + sum(len(one.head) + len(one.position) + OVERHEAD for one in self.told)


def excerpt_of(game: LoggedGame, key: Key, kept: int, end: Mark) -> Excerpt:
    """The rest of a page of which so many entries are kept, as far as it may be told to this viewpoint now."""
    _, viewpoint, number = key
    first, last = number * PAGE + kept, min((number + 1) * PAGE, game.moment(viewpoint).sequence)
    seals = [game.seal(sequence) for sequence in range(first + 1, last + 1)]
    return Excerpt(game.game, game.match.rules, viewpoint, end, game.log[first:last], seals)


def frames_of(game: LoggedGame, viewpoint: Viewpoint, told: Sequence[ShownEntry]) -> list[bytes]:
    """Entries as frames; the one for now says what may be done."""
    frames = [one.frame() for one in told]
    if told and told[-1].sequence == game.moment(viewpoint).sequence:
        frames[-1] = told[-1].frame(game.position(viewpoint))
    return frames


class Histories:
    """Pages of all tables that were made lately; those asked for least lately are forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes
        self.size = 0
        self.pages: OrderedDict[Key, Page] = OrderedDict()
        self.making: dict[Key, asyncio.Future[None]] = {}
        self.pool = ThreadPoolExecutor(1, "history")
        self.turns = FairQueue(1)

    async def since(
        self, game: LoggedGame, viewpoint: Viewpoint, since: int, home: str, owner: str
    ) -> list[ShownEntry]:
        """What this viewpoint may know now of the entries after so many: at most a page of them."""
        until, told = min(game.moment(viewpoint).sequence, since + PAGE), list[ShownEntry]()
        for number in range(since // PAGE, -(-until // PAGE)):
            told += await self.numbered(game, viewpoint, number, until, home, owner)
        return [one for one in told if since < one.sequence <= until]

    async def numbered(
        self, game: LoggedGame, viewpoint: Viewpoint, number: int, until: int, home: str, owner: str
    ) -> list[ShownEntry]:
        """A page by its number, up to this entry at least; however many ask for it, it is made once."""
        key, entries = (game.id, viewpoint, number), min(until - number * PAGE, PAGE)
        while len((page := self.pages.get(key) or Page([], game.mark(number))).told) < entries:
            if key not in self.making:
                self.making[key] = asyncio.ensure_future(self.make(key, page, game, home, owner))
            await asyncio.shield(self.making[key])
        if key in self.pages:
            self.pages.move_to_end(key)
        return page.told

    async def beside(self, make: Callable[[], Made], home: str, owner: str) -> Made:
        """Have something made in the thread for histories, when it is their turn."""
        async with self.turns.one(home, owner):
            return await asyncio.get_running_loop().run_in_executor(self.pool, make)

    async def make(self, key: Key, page: Page, game: LoggedGame, home: str, owner: str) -> None:
        """Make the rest of a page and keep it. As many as are too many are forgotten, but never this one."""
        try:
            rest = await self.beside(excerpt_of(game, key, len(page.told), page.end).told, home, owner)
        finally:
            del self.making[key]  # whoever waits looks again, and never at something that is done
        old = self.pages.pop(key, None)
        self.pages[key] = whole = Page([*page.told, *rest.told], rest.end)
        self.size += whole.size - (old.size if old else 0)
        while self.size > self.most and len(self.pages) > 1:
            self.size -= self.pages.popitem(last=False)[1].size

    def close(self) -> None:
        """Nothing more is made."""
        self.pool.shutdown(wait=False, cancel_futures=True)
