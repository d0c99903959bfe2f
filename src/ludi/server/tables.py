"""A live table: its match, its log, those who look at it. It changes only after the change is durable."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any, NamedTuple

import orjson

from ludi.bots.contract import Bot
from ludi.core.fairness import outcomes_of
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.core.state import CHANCE, NONE, State
from ludi.core.texts import Line
from ludi.server import feed
from ludi.server.feed import Viewer
from ludi.server.payloads import Eyes, Json, Look, Turned, position_of, step_of
from ludi.server.problems import Problem
from ludi.server.table_info import TableInfo
from ludi.server.wire import TableStatus


class Entry(NamedTuple):
    """One line of the log."""

    kind: str  # move, undo or chance
    seat: int
    action: int
    command: str | None = None


@dataclass(frozen=True)
class Moment:
    """Where a game stands, or stood, after so many entries of the log; and what was done in secret since."""

    sequence: int
    state: State
    since: list[tuple[Entry, Turned]] = field(default_factory=list)


class News(NamedTuple):
    """What happened, and who looked then."""

    turned: Sequence[Turned]  # nothing where something was taken back
    viewers: Sequence[Viewer]
    hushed: Moment | None  # since when the deciding seat does something in secret: the others are not told of it yet
    freed: Moment | None  # since when it did, where it is told now


class Table:
    """A table in the house's memory. Everything but `info` follows from the log."""

    def __init__(self, info: TableInfo, game: Game, rules: Rules) -> None:
        self.info = info
        self.game = game
        self.match = Match(game, info.options)
        self.match.rules = rules
        self.log: list[Entry] = []
        self.commands: set[str] = set()
        self.past: list[State] = []  # the states before the last actions of one seat in a row, for undo
        self.draws = 0
        self.viewers: set[Viewer] = set()
        self.arrivals: Counter[str | None] = Counter()  # how often each guest came to look
        self.news: deque[News] = deque()  # what is yet to be told
        self.hush: Moment | None = None  # where the others believe the game to stand, while a seat acts in secret
        self.bots: dict[tuple[int, str], Bot] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.messages: list[Json] = []
        self.lock = asyncio.Lock()
        self.touched = time()
        self.undoable: tuple[int, int, bool] | None = None
        self.positions: dict[Eyes, bytes] = {}

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.info.id

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def is_playing(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.info.status == TableStatus.PLAYING

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return self.match.seat if self.is_playing and self.match.seat >= 0 else None

    # The log

    def planned(self, action: int | None) -> list[Turned]:
        """What an action, and the chance after it, would bring: every step with the states around it."""
        state, sequence, draws, turned = self.match.state, self.sequence, self.draws, []
        while action is not None or state.seat == CHANCE:
            if action is None:
                outcomes, weights = outcomes_of(self.game, state, self.match.rules)
                action = self.info.dice.draw(draws, outcomes, weights)
                draws += 1
            after = self.game.after(state, action, self.match.rules)
            sequence += 1
            turned.append(Turned(sequence, state, action, after))
            state, action = after, None
        return turned

    def install(self, turned: Sequence[Turned], command: str | None) -> None:
        """The steps are durable: they are the game now."""
        for step in turned:
            seat = int(step.before.seat)
            self.enter(Entry("chance" if seat == CHANCE else "move", seat, step.action, command), step.after)
            command = None
        self.settle()

    def install_undo(self, seat: int, command: str | None) -> None:
        """Taking back is durable."""
        self.enter(Entry("undo", seat, self.match.actions[-1], command), self.past[-1])
        self.settle()

    def enter(self, entry: Entry, after: State) -> None:
        """One entry carried out; `after` is the state it leaves."""
        if entry.kind == "undo":
            self.match.actions.pop()
            self.past.pop()
        else:
            if self.past and self.past[-1].seat != entry.seat:
                self.past.clear()
            self.past.append(self.match.state)
            self.match.actions.append(entry.action)
            self.draws += entry.kind == "chance"
        self.keep_hush(entry, Turned(self.sequence + 1, self.match.state, entry.action, after))
        self.match.state = after
        self.log.append(entry)
        if entry.command:
            self.commands.add(entry.command)

    def stays_secret(self, before: State, after: State) -> bool:
        """Whether a seat goes on with what it does in secret."""
        same = before.phase == after.phase and before.seat == after.seat
        return bool(same and before.seat != CHANCE and self.game.is_secret(before))

    def keep_hush(self, entry: Entry, step: Turned) -> None:
        """While a seat goes on with what it does in secret, the others are told nothing of it."""
        if self.stays_secret(step.before, step.after):
            self.hush = self.hush or Moment(self.sequence, step.before)
            self.hush.since.append((entry, step))
        else:
            self.hush = None

    def moment(self, eyes: Eyes) -> Moment:
        """Where the game stands for these eyes."""
        now = Moment(self.sequence, self.match.state)
        return self.hush or now if is_kept_from(eyes, self.hush) else now

    def settle(self) -> None:
        """What follows from the log, for those who ask without looking at the game."""
        self.positions.clear()
        self.touched = time()
        info = self.info
        if self.is_playing and self.match.is_over:
            info.status = TableStatus.OVER
            info.winners = self.match.winners()
        info.sequence, info.asked = self.sequence, self.asked

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat's last decision may be taken back: it was the last action and showed nothing new."""
        if seat is None or self.asked != seat or not self.past or self.past[-1].seat != seat:
            return False
        if self.undoable is None or self.undoable[:2] != (self.sequence, seat):
            shows = self.match.shows(self.past[-1], self.match.actions[-1], seat)
            self.undoable = (self.sequence, seat, not shows)
        return self.undoable[2]

    # What is seen

    def answers(self, seat: int | None) -> bool:
        """Whether the person on this seat answers for it."""
        return seat is not None and self.is_playing and self.info.chairs[seat].bot is None

    def eyes(self, guest: str | None, wanted: int | None) -> Eyes:
        """The eyes of a seat the guest has now: the first, if none is wanted in particular; NONE means a watcher's."""
        mine = self.info.seats_of(guest)
        if wanted is None:
            return Eyes(mine[0] if mine else None)
        if wanted != NONE and wanted not in mine:
            raise Problem(403, "server-not-your-seat")
        return Eyes(None if wanted == NONE else wanted)

    def acting(self, guest: str, wanted: int | None) -> int:
        """The seat this guest acts for now."""
        seat = self.eyes(guest, wanted).seat
        if seat is None:
            raise Problem(403, "server-not-your-seat")
        return seat

    def position(self, eyes: Eyes, look: Look | None = None) -> bytes:
        """Where the game stands, for these eyes; `look` is what they see, where it is known already."""
        if eyes not in self.positions:
            answers, now = self.answers(eyes.seat), self.moment(eyes)
            undo = answers and self.can_undo(eyes.seat)
            look = look or Look(self.game, now.state, eyes)
            self.positions[eyes] = orjson.dumps(self.position_at(look, now.sequence, answers, undo))
        return self.positions[eyes]

    def position_at(self, look: Look, sequence: int, answers: bool = False, undo: bool = False) -> Json:
        """Where the game stood."""
        seen = position_of(self.match.rules, look, sequence, answers, undo)
        return seen if self.info.status != TableStatus.WAITING else seen | {"asked": None, "ask": None}

    def step_frames(self, turned: Sequence[Turned], eyes: Eyes) -> list[bytes]:
        """What happened, frame by frame, for these eyes; the last one says what may be done now."""
        frames: list[bytes] = []
        now = self.moment(eyes).sequence
        before = Look(self.game, turned[0].before if turned else self.match.state, eyes)
        for step in turned:
            after = Look(self.game, step.after, eyes)
            position: Any
            if step.sequence == now:
                position = orjson.Fragment(self.position(eyes, after))
            else:
                position = self.position_at(after, step.sequence)
            frames.append(feed.step_frame(step_of(step, before, after, position)))
            before = after
        return frames

    def frames_since(self, since: int, eyes: Eyes) -> list[bytes]:
        """Everything after so many entries of the log, as it was sent when it was told."""
        now = self.moment(eyes).sequence
        return self.frames_for([told for told in self.history() if since < told[1].sequence <= now], eyes)

    def frames_for(self, entries: Iterable[tuple[Entry, Turned]], eyes: Eyes) -> list[bytes]:
        """These entries of the log, frame by frame."""
        frames = []
        for entry, step in entries:
            if entry.kind == "undo":
                seen = self.position_at(Look(self.game, step.after, eyes), step.sequence)
                is_now = step.sequence == self.moment(eyes).sequence
                position = self.position(eyes) if is_now else orjson.dumps(seen)
                frames.append(feed.position_frame(position, undone=True))
            else:
                frames += self.step_frames([step], eyes)
        return frames

    def history(self) -> Iterator[tuple[Entry, Turned]]:
        """The whole log again, with the states around each entry."""
        states = [self.match.start]
        for sequence, entry in enumerate(self.log, 1):
            before = states[-1]
            if entry.kind == "undo":
                states.pop()
            else:
                states.append(self.game.after(before, entry.action, self.match.rules))
            yield entry, Turned(sequence, before, entry.action, states[-1])

    def turned(self) -> list[Turned]:
        """The game from its first action, without what was taken back."""
        kept: list[Turned] = []
        for entry, step in self.history():
            if entry.kind == "undo":
                kept.pop()
            else:
                kept.append(step)
        return kept

    # Those who look

    def present(self) -> set[str]:
        """The guests who are connected."""
        return {viewer.guest for viewer in self.viewers if viewer.guest}

    def card(self, guest: str | None) -> Json:
        """The table as this guest sees it in the lobby; what is done in secret is not counted yet."""
        card = self.info.card(guest, self.present())
        return card | {"sequence": self.hush.sequence} if self.hush else card

    def seeing(self, viewers: Iterable[Viewer]) -> Iterator[tuple[Viewer, Eyes]]:
        """Those among them who may see something, with what eyes now; a socket whose seat is gone is closed."""
        for viewer in viewers:
            if viewer.seat is None or viewer.seat in self.info.seats_of(viewer.guest):
                yield viewer, Eyes(viewer.seat)
            else:
                viewer.close(feed.SEAT_GONE)

    def happened(self, turned: Sequence[Turned], before: Moment | None) -> None:
        """Something is to be told to those who look now; `before` is what was hushed up until then."""
        freed = None if self.hush else before
        self.news.append(News(turned, list(self.viewers), self.hush, freed))

    def frames_of(self, news: News, eyes: Eyes) -> list[bytes]:
        """News for these eyes: nothing of what is done in secret, then all of it at once."""
        if is_kept_from(eyes, news.hushed):
            return []
        kept = self.frames_for(news.freed.since, eyes) if news.freed and is_kept_from(eyes, news.freed) else []
        if not news.turned:
            return [*kept, feed.position_frame(self.position(eyes), undone=True)]
        return kept + self.step_frames(news.turned, eyes)

    def tell_news(self) -> None:
        """Tell what has not been told yet, in its order, each by what it sees; who came since was told on arrival."""
        while self.news:
            news, frames = self.news.popleft(), dict[Eyes, list[bytes]]()
            for viewer, eyes in self.seeing(news.viewers):
                if eyes not in frames:
                    frames[eyes] = self.frames_of(news, eyes)
                for frame in frames[eyes]:
                    viewer.tell(frame)

    def publish_position(self) -> None:
        """Tell everybody where the game stands."""
        self.tell_news()
        for viewer, eyes in self.seeing(self.viewers):
            viewer.tell(feed.position_frame(self.position(eyes), undone=False))

    def publish_card(self) -> None:
        """Tell everybody that the table has changed."""
        self.tell_news()
        self.positions.clear()
        for viewer, _ in self.seeing(self.viewers):
            viewer.tell(feed.table_frame(self.card(viewer.guest)))

    def publish(self, frame: bytes) -> None:
        """Tell everybody the same."""
        self.tell_news()
        for viewer, _ in self.seeing(self.viewers):
            viewer.tell(frame)


def is_kept_from(eyes: Eyes, secret: Moment | None) -> bool:
    """Whether these eyes are not those of the seat that acts in secret."""
    return secret is not None and eyes.seat != secret.state.seat and not eyes.open


def refusal_of(table: Table, seat: int, action: int) -> Line | None:
    """Why this seat cannot do this now; None where it can."""
    if table.info.status != TableStatus.PLAYING:
        return Line("server-over" if table.info.status == TableStatus.OVER else "server-not-started")
    if table.asked != seat or not table.answers(seat):
        return Line("server-not-your-turn")
    if action >= table.game.actions.size:
        return Line("server-no-move")
    view = table.match.view(seat)
    if action in table.game.legal(view, table.match.rules):
        return None
    return table.game.refuse(view, table.game.actions.decode(action))
