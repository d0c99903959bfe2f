"""Those who look at a table: each has a queue of frames. From which viewpoint, and what they are told, is decided when
something is told, and made once for each viewpoint.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from time import time
from typing import NamedTuple

from ludi.server.after.history import ShownEntry, frames_of
from ludi.server.api.frames import frame_of, position_frame, table_frame
from ludi.server.api.positions import Position, Viewpoint, in_json
from ludi.server.api.tables import (
    Absence,
    AbsenceWish,
    Message,
    Pace,
    TableCard,
    TableStatus,
    Whereabouts,
    Wished,
    table_card,
)
from ludi.server.people.presence import Presence
from ludi.server.tables.log import LoggedStep, Moment
from ludi.server.tables.logged_game import LoggedGame, is_kept_from

MOST_WAITING = 500  # frames; who falls further behind is cut off and comes back with `since`
TRY_AGAIN = 1013  # how a socket is closed: the server closes, or the page is too slow
TALKED = 1008  # it said something, and has nothing to say
SEAT_GONE = 4403  # its seat is not its guest's any more
SILENT = 4408  # it does not answer the signs of life
SILENCE = 2  # beats without an answer after which a socket is taken to be dead


@dataclass(eq=False)
class Viewer:
    """One socket: who looks, from which seat (None: as a watcher), and what it is yet to be told."""

    guest: str | None
    seat: int | None
    behind: int | None = None  # how many entries of the log it knows, while it is told what it missed page by page
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    cut: bool = False
    code: int = TRY_AGAIN
    beats: int = 0  # how many signs of life it was sent
    answered: int = 0  # the last one it answered

    def tell(self, *frames: bytes) -> None:
        """Put frames into the queue."""
        try:
            for frame in frames:
                self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut = True

    async def next(self) -> bytes | None:
        """The next frame; None where nothing more is told."""
        frame = None if self.cut else await self.queue.get()
        return None if self.cut else frame

    def close(self, code: int = TRY_AGAIN) -> None:
        """Nothing more will come, not even what waits."""
        self.cut, self.code = True, code
        if not self.queue.full():
            self.queue.put_nowait(None)


class News(NamedTuple):
    """What happened, and who looked then."""

    turned: Sequence[LoggedStep]
    viewers: Sequence[Viewer]
    was_withheld: (
        Moment | None
    )  # since when the deciding seat does something in secret: the others are not told of it yet
    freed: Moment | None  # since when it did, where it is told now


class Subscribers:
    """Those who look at a table, and what they are yet to be told."""

    def __init__(self, logged: LoggedGame, presence: Presence) -> None:
        self.logged = logged
        self.presence = presence
        self.viewers: set[Viewer] = set()
        self.told_where: dict[str, Whereabouts] = {}  # where everybody was when that was last told
        self.wishes: dict[str, tuple[int, AbsenceWish]] = {}  # of guests, at which entry, where the table waits
        self.news: deque[News] = deque()  # what is yet to be told
        self.touched = time()

    def arrive(self, viewer: Viewer, first: Callable[[Viewpoint], list[bytes]]) -> None:
        """Somebody looks. What was missed is queued in the same breath, so that nothing falls between."""
        others = list(self.viewers)
        self.viewers.add(viewer)
        if viewer.guest:
            self.presence.arrive(viewer.guest)
        for _, viewpoint in self.seeing([viewer]):
            viewer.tell(*first(viewpoint))
        if self.logged.info.seats_of(viewer.guest):  # who only watches is on nobody's card
            self.tell_cards(others)

    def depart(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.viewers.discard(viewer)
        if viewer.guest:
            self.presence.depart(viewer.guest)
        self.touched = time()
        if self.logged.info.seats_of(viewer.guest):
            self.publish_card()

    def present(self) -> set[str]:
        """The guests who are connected to this table."""
        return {viewer.guest for viewer in self.viewers if viewer.guest}

    def whereabouts(self) -> dict[str, Whereabouts]:
        """Where everybody is who holds a seat."""
        present = self.present()
        return {guest: where(guest, present, self.presence) for guest in self.logged.info.people()}

    def card(self, guest: str | None, told: dict[str, Whereabouts] | None = None) -> TableCard:
        """The table as this guest sees it in the lobby; what is done in secret is not counted yet."""
        told = self.whereabouts() if told is None else told
        card = table_card(self.logged.info, guest, told.__getitem__, self.absence(told))
        if self.logged.withheld:
            card["sequence"] = self.logged.withheld.sequence
        return card

    # Where a live table waits for somebody who is away

    def missing(self, told: dict[str, Whereabouts]) -> int | None:
        """The seat of somebody who is away and for whom a live table waits."""
        if (
            self.logged.info.status != TableStatus.PLAYING
            or self.logged.info.pace != Pace.LIVE
            or self.logged.asked is None
        ):
            return None
        chair = self.logged.info.chairs[self.logged.asked]
        is_away = chair.guest is not None and not chair.stand_in and told[chair.guest] == Whereabouts.AWAY
        return self.logged.asked if is_away else None

    def deciders(self, told: dict[str, Whereabouts]) -> list[str]:
        """Those who are asked what is to be done then: all who play themselves and are at the table."""
        playing = [chair.guest for chair in self.logged.info.chairs if chair.guest and not chair.stand_in]
        return [guest for guest in dict.fromkeys(playing) if told[guest] == Whereabouts.TABLE]

    def wish_of(self, guest: str) -> AbsenceWish | None:
        """What somebody wants; a wish is forgotten as soon as something happens in the game."""
        sequence, wish = self.wishes.get(guest, (None, None))
        return wish if sequence == self.logged.sequence else None

    def absence(self, told: dict[str, Whereabouts]) -> Absence | None:
        """What those at the table are asked, and have answered."""
        seat = self.missing(told)
        if seat is None:
            return None
        first = {guest: self.logged.info.seats_of(guest)[0] for guest in self.deciders(told)}
        wishes: list[Wished] = [
            {"seat": place, "wish": wish} for guest, place in first.items() if (wish := self.wish_of(guest))
        ]
        return {"seat": seat, "wishes": wishes, "asked": list(first.values())}

    def tell_whereabouts(self) -> None:
        """Tell those who look where somebody has come or gone since they were told."""
        if self.viewers and self.whereabouts() != self.told_where:
            self.publish_card()

    def tell_cards(self, viewers: Iterable[Viewer]) -> None:
        """Tell how the table is; to all who hold no seat here it is the same, and made once."""
        known = {self.logged.info.host, *self.logged.info.people(), *self.logged.info.sent_away}
        self.told_where, frames = self.whereabouts(), dict[str | None, bytes]()
        for viewer, _ in self.seeing(viewers):
            guest = viewer.guest if viewer.guest in known else None
            if guest not in frames:
                frames[guest] = table_frame(self.card(guest, self.told_where))
            viewer.tell(frames[guest])

    def seeing(self, viewers: Iterable[Viewer]) -> Iterator[tuple[Viewer, Viewpoint]]:
        """Those among them who may see something, from which viewpoint now; a socket whose seat is gone is closed."""
        for viewer in viewers:
            if viewer.seat is None or viewer.seat in self.logged.info.seats_of(viewer.guest):
                yield viewer, Viewpoint(viewer.seat)
            else:
                viewer.close(SEAT_GONE)

    def missed(self, guest: str | None, viewpoint: Viewpoint, since: int | None) -> list[bytes]:
        """The table, then everything since so many entries; where that is nothing, the position."""
        missed = self.logged.frames_since(since, viewpoint) if since is not None else []
        return [table_frame(self.card(guest)), *(missed or [self.position_frame(viewpoint)])]

    def position_frame(self, viewpoint: Viewpoint) -> bytes:
        """Where the game stands, as a frame."""
        return position_frame(in_json(self.logged.position(viewpoint), Position))

    def caught_up(self, viewer: Viewer, told: Sequence[ShownEntry]) -> list[bytes]:
        """The next frames of what a viewer missed; who knows everything then is told what happens from now on."""
        self.tell_news()
        for _, viewpoint in self.seeing([viewer]):
            now = self.logged.moment(viewpoint).sequence
            known = told[-1].sequence if told else now
            viewer.behind = known if known < now else None
            return frames_of(self.logged, viewpoint, told) or [self.position_frame(viewpoint)]
        return []

    def frames_of(self, news: News, viewpoint: Viewpoint) -> list[bytes]:
        """News for this viewpoint: nothing of what is done in secret, then all of it at once."""
        if news.was_withheld and is_kept_from(viewpoint, news.was_withheld):
            return []
        kept = news.freed.since if news.freed and is_kept_from(viewpoint, news.freed) else []
        return self.logged.frames_for([*kept, *news.turned], viewpoint)

    def tell_news(self) -> None:
        """Tell what has not been told yet, in its order, each by what it sees; who came since was told on arrival."""
        while self.news:
            news, frames = self.news.popleft(), dict[Viewpoint, list[bytes]]()
            for viewer, viewpoint in self.seeing(news.viewers):
                if viewer.behind is not None:  # it will read that in the log
                    continue
                if viewpoint not in frames:
                    frames[viewpoint] = self.frames_of(news, viewpoint)
                viewer.tell(*frames[viewpoint])

    def publish_position(self) -> None:
        """Tell everybody where the game stands."""
        self.tell_news()
        frames = dict[Viewpoint, bytes]()
        for viewer, viewpoint in self.seeing([viewer for viewer in self.viewers if viewer.behind is None]):
            if viewpoint not in frames:
                frames[viewpoint] = self.position_frame(viewpoint)
            viewer.tell(frames[viewpoint])

    def publish_card(self) -> None:
        """Tell everybody that the table has changed."""
        self.tell_news()
        self.logged.positions.clear()
        self.tell_cards(self.viewers)

    def tell_message(self, message: Message) -> None:
        """Tell those who hear the talk here what was said."""
        self.tell_news()
        frame = frame_of({"type": "message", "message": message})
        for viewer, _ in self.seeing(self.viewers):
            if self.logged.info.hears(viewer.guest):
                viewer.tell(frame)

    def publish(self, frame: bytes) -> None:
        """Tell everybody the same."""
        self.tell_news()
        for viewer, _ in self.seeing(self.viewers):
            viewer.tell(frame)


def where(guest: str, present: set[str], presence: Presence) -> Whereabouts:
    """Where somebody is, seen from a table at which these are."""
    if guest in present:
        return Whereabouts.TABLE
    return Whereabouts.HERE if presence.is_here(guest) else Whereabouts.AWAY
