"""A table as it was set: which game, who sits where, what was promised of the dice. Without the game itself."""

import secrets
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from time import time

from ludi.core.dice import DEAL, Dice, Terms, new_secret, promise_of
from ludi.core.game import Game
from ludi.server.after import days
from ludi.server.api.tables import Pace, SeatKind, TableStatus
from ludi.server.people.spelling import look_of

STAND_IN = "centurio"  # the bot that plays for a person


class Chosen(StrEnum):
    """Who wanted a bot to play for a person."""

    BY_PERSON = "person"  # who gets the seat back by asking for it
    BY_TABLE = "table"  # who gets it back by coming back


@dataclass
class Chair:
    """One seat and who sits on it."""

    kind: SeatKind
    guest: str | None = None
    name: str = ""
    level: str | None = None
    pledge: str | None = None  # what its person's browser showed of its seed before anybody showed one
    seed: str | None = None
    stand_in: Chosen | None = None  # a bot plays for its person, and who wanted that

    @property
    def bot(self) -> str | None:
        """The bot that answers for this seat, if one does."""
        return self.level if self.kind == SeatKind.BOT else STAND_IN if self.stand_in else None


@dataclass
class TableInfo:
    """A table without its game."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    host: str
    listed: bool
    created: float
    secret: str
    chairs: list[Chair]
    status: TableStatus = TableStatus.WAITING
    seeds: list[str] = field(default_factory=list)
    rematch: str | None = None
    sequence: int = 0
    asked: int | None = None
    winners: list[int] = field(default_factory=list)
    scores: list[int] | None = None  # once the game is over
    sent_away: list[str] = field(default_factory=list)  # guests who may not sit down here again
    start: str | None = None  # the position its game begins from, in words; None: the beginning
    deal: str | None = None  # the day whose deal is played here (`deals.py`)
    pace: Pace = Pace.LIVE
    hints: bool = True  # whether hints may be asked for
    origin: str | None = None  # a short hash of the address it was opened from

    @property
    def dice(self) -> Dice:
        """The dice of this table, once its seeds are fixed."""
        return Dice(self.secret, tuple(self.seeds), self.promise)

    @property
    def terms(self) -> Terms:
        """What the promise of the dice is for."""
        seats = tuple(f"bot:{chair.level}" if chair.kind == SeatKind.BOT else "person" for chair in self.chairs)
        return Terms(f"{DEAL}{self.deal}" if self.deal else self.id, self.game, self.version, self.options, seats)

    @cached_property
    def promise(self) -> str:
        """The promise of the dice, shown before the game."""
        return promise_of(self.secret, self.terms)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def hears(self, guest: str | None) -> bool:
        """Whether a guest hears what is said here: who sits here, who keeps the table, and all where it is listed."""
        return self.listed or guest == self.host or bool(self.seats_of(guest))

    def left_by(self, guest: str) -> dict[int, Chair]:
        """The chairs that are others when somebody leaves: open again before the game, a bot's in it."""
        mine = [seat for seat in self.seats_of(guest) if self.chairs[seat].stand_in != Chosen.BY_PERSON]
        if self.status == TableStatus.WAITING:
            return self.opened(mine)
        return self.stood_in(mine, Chosen.BY_PERSON)

    def stood_in(self, seats: list[int], chosen: Chosen | None) -> dict[int, Chair]:
        """The chairs that change where a bot plays for these people from now on, or (None) no longer."""
        return {seat: replace(self.chairs[seat], stand_in=chosen) for seat in seats}

    @property
    def stand_ins(self) -> list[int]:
        """The seats of people for whom a bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.stand_in]

    def opened(self, seats: list[int]) -> dict[int, Chair]:
        """The chairs that change where these seats become open before the game.

        Who knows others' seeds may not leave and let theirs stand: all pledge anew.
        """
        pledged = {seat: chair for seat, chair in enumerate(self.chairs) if chair.pledge}
        anew = {seat: replace(chair, pledge=None, seed=None) for seat, chair in pledged.items()}
        return anew | {seat: Chair(SeatKind.OPEN) for seat in seats} if seats else {}

    def is_pledged(self) -> bool:
        """Whether nobody is missing, and everybody's browser has pledged its seed: now seeds may be shown.

        To the deal of the day nobody adds any.
        """
        if self.deal:
            return True
        return not any(chair.kind == SeatKind.OPEN or (chair.guest and chair.pledge is None) for chair in self.chairs)

    def is_full(self) -> bool:
        """Whether nobody is missing, and everybody's browser has added to the dice."""
        unseeded = [chair for chair in self.chairs if chair.guest and chair.seed is None]
        return self.is_pledged() and (self.deal is not None or not unseeded)

    def people(self) -> list[str]:
        """Everybody who holds a seat, in the order of seats, each once."""
        return list(dict.fromkeys(chair.guest for chair in self.chairs if chair.guest))

    def gathered_seeds(self) -> list[str]:
        """What the browsers added so far, one for each person, in the order of seats."""
        seeds = {chair.guest: chair.seed for chair in reversed(self.chairs) if chair.guest and chair.seed}
        return [str(seeds[guest]) for guest in self.people() if guest in seeds]

    def pledges(self) -> list[str]:
        """What the browsers showed of their seeds so far, one for each person, in the order of seats."""
        pledges = {chair.guest: chair.pledge for chair in reversed(self.chairs) if chair.guest and chair.pledge}
        return [str(pledges[guest]) for guest in self.people() if guest in pledges]

    @property
    def is_told(self) -> bool:
        """Whether the secret may be told: the game is over, and so is the day whose deal it was."""
        return self.status == TableStatus.OVER and (self.deal is None or self.deal < days.today())

    def alike(self, seat: int) -> list[int]:
        """The seats of others whose names look like this one's."""
        looks = [look_of(chair.name) if chair.guest else "" for chair in self.chairs]
        return [other for other, look in enumerate(looks) if look and other != seat and look == looks[seat]]


def new_id() -> str:
    """A table's name in links, which nobody can guess; none begins as an option of a command does."""
    return next(name for name in iter(lambda: secrets.token_urlsafe(9), "") if not name.startswith("-"))


def new_info(host: str, game: Game, options: dict[str, str], chairs: list[Chair], listed: bool) -> TableInfo:
    """A table with these people, and a secret for its dice."""
    return TableInfo(new_id(), game.name, game.version, options, host, listed, time(), new_secret(), chairs)


def like(old: TableInfo, host: str, game: Game, chairs: list[Chair]) -> TableInfo:
    """A new table of the same kind with these people: a rematch, or one with others in some seats."""
    new = new_info(host, game, old.options, chairs, old.listed)
    return replace(new, pace=old.pace, hints=old.hints, origin=old.origin)
