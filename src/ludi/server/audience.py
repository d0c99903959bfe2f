"""Those who look at a table: with what eyes, and what they are told; each thing is made once for equal eyes."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import time
from typing import NamedTuple

import orjson

from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.server.feed import SEAT_GONE, Viewer, frame_of
from ludi.server.history import Told, frames_of
from ludi.server.log import Moment, Turned
from ludi.server.logged_game import LoggedGame, is_kept_from
from ludi.server.payloads import Eyes, Json
from ludi.server.table_info import TableInfo


class News(NamedTuple):
    """What happened, and who looked then."""

    turned: Sequence[Turned]
    viewers: Sequence[Viewer]
    hushed: Moment | None  # since when the deciding seat does something in secret: the others are not told of it yet
    freed: Moment | None  # since when it did, where it is told now


class Audience(LoggedGame):
    """A game and those who look at it."""

    def __init__(self, info: TableInfo, game: Game, rules: Rules) -> None:
        super().__init__(info, game, rules)
        self.viewers: set[Viewer] = set()
        self.arrivals: Counter[str | None] = Counter()  # how often each guest came to look
        self.news: deque[News] = deque()  # what is yet to be told
        self.touched = time()

    def arrive(self, viewer: Viewer, first: Callable[[Eyes], list[bytes]]) -> None:
        """Somebody looks. What was missed is queued in the same breath, so that nothing falls between."""
        others = list(self.viewers)
        if viewer.guest in self.info.people():
            self.arrivals[viewer.guest] += 1
        for chair in self.info.chairs:
            if chair.guest == viewer.guest:
                chair.away = False
        self.positions.clear()
        self.viewers.add(viewer)
        for _, eyes in self.seeing([viewer]):
            viewer.tell(*first(eyes))
        if self.info.seats_of(viewer.guest):  # who only watches is on nobody's card
            self.tell_cards(others)

    def depart(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.viewers.discard(viewer)
        self.touched = time()
        if self.info.seats_of(viewer.guest):
            self.publish_card()

    def present(self) -> set[str]:
        """The guests who are connected."""
        return {viewer.guest for viewer in self.viewers if viewer.guest}

    def card(self, guest: str | None, present: set[str] | None = None) -> Json:
        """The table as this guest sees it in the lobby; what is done in secret is not counted yet."""
        card = self.info.card(guest, self.present() if present is None else present)
        return card | {"sequence": self.hush.sequence} if self.hush else card

    def tell_cards(self, viewers: Iterable[Viewer]) -> None:
        """Tell how the table is; to all who hold no seat here it is the same, and made once."""
        known = {self.info.host, *self.info.people(), *self.info.sent_away}
        present, frames = self.present(), dict[str | None, bytes]()
        for viewer, _ in self.seeing(viewers):
            guest = viewer.guest if viewer.guest in known else None
            if guest not in frames:
                frames[guest] = frame_of("table", table=self.card(guest, present))
            viewer.tell(frames[guest])

    def seeing(self, viewers: Iterable[Viewer]) -> Iterator[tuple[Viewer, Eyes]]:
        """Those among them who may see something, with what eyes now; a socket whose seat is gone is closed."""
        for viewer in viewers:
            if viewer.seat is None or viewer.seat in self.info.seats_of(viewer.guest):
                yield viewer, Eyes(viewer.seat)
            else:
                viewer.close(SEAT_GONE)

    def missed(self, guest: str | None, eyes: Eyes, since: int | None) -> list[bytes]:
        """The table, then everything since so many entries; where that is nothing, the position."""
        missed = self.frames_since(since, eyes) if since is not None else []
        return [frame_of("table", table=self.card(guest)), *(missed or [self.position_frame(eyes)])]

    def position_frame(self, eyes: Eyes) -> bytes:
        """Where the game stands, as a frame."""
        return frame_of("position", position=orjson.Fragment(self.position(eyes)), undone=False)

    def caught_up(self, viewer: Viewer, told: Sequence[Told]) -> list[bytes]:
        """The next frames of what a viewer missed; who knows everything then is told what happens from now on."""
        self.tell_news()
        for _, eyes in self.seeing([viewer]):
            now = self.moment(eyes).sequence
            known = told[-1].sequence if told else now
            viewer.behind = known if known < now else None
            return frames_of(self, eyes, told) or [self.position_frame(eyes)]
        return []

    def frames_of(self, news: News, eyes: Eyes) -> list[bytes]:
        """News for these eyes: nothing of what is done in secret, then all of it at once."""
        if news.hushed and is_kept_from(eyes, news.hushed):
            return []
        kept = news.freed.since if news.freed and is_kept_from(eyes, news.freed) else []
        return self.frames_for([*kept, *news.turned], eyes)

    def tell_news(self) -> None:
        """Tell what has not been told yet, in its order, each by what it sees; who came since was told on arrival."""
        while self.news:
            news, frames = self.news.popleft(), dict[Eyes, list[bytes]]()
            for viewer, eyes in self.seeing(news.viewers):
                if viewer.behind is not None:  # it will read that in the log
                    continue
                if eyes not in frames:
                    frames[eyes] = self.frames_of(news, eyes)
                viewer.tell(*frames[eyes])

    def publish_position(self) -> None:
        """Tell everybody where the game stands."""
        self.tell_news()
        frames = dict[Eyes, bytes]()
        for viewer, eyes in self.seeing([viewer for viewer in self.viewers if viewer.behind is None]):
            if eyes not in frames:
                frames[eyes] = self.position_frame(eyes)
            viewer.tell(frames[eyes])

    def publish_card(self) -> None:
        """Tell everybody that the table has changed."""
        self.tell_news()
        self.positions.clear()
        self.tell_cards(self.viewers)

    def tell_message(self, message: Json) -> None:
        """Tell those who hear the talk here what was said."""
        self.tell_news()
        frame = frame_of("message", message=message)
        for viewer, _ in self.seeing(self.viewers):
            if self.info.hears(viewer.guest):
                viewer.tell(frame)

    def publish(self, frame: bytes) -> None:
        """Tell everybody the same."""
        self.tell_news()
        for viewer, _ in self.seeing(self.viewers):
            viewer.tell(frame)
