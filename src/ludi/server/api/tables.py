"""Tables as they travel: cards for the lobby and the head of the page, and what is said at them.

A seat is its number; HIDDEN (-2), NONE (-1) and CHANCE (-3) mean what they mean in a record. Things travel as numbers,
their names stand once in the catalogue; sentences travel as messages with values and become words in the page.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from ludi.core.dice import SCHEME
from ludi.core.shape import Shape
from ludi.server.api.lines import Said

if TYPE_CHECKING:
    from ludi.server.tables.table_info import TableInfo


class SeatKind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class TableStatus(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # by its host: nobody sits down or plays there any more, and nobody has won


class Pace(StrEnum):
    """What happens at a table where somebody stays away; nobody plays for a person unless people choose it."""

    LIVE = "live"  # those who are at the table are asked: wait, let a bot play, end the game
    NO_HURRY = "no_hurry"  # the table always waits


class Whereabouts(StrEnum):
    """Where somebody is."""

    TABLE = "table"  # connected to this table
    HERE = "here"  # on another page of this server
    AWAY = "away"


class AbsenceWish(StrEnum):
    """What somebody at a table wants where it waits for one who is away."""

    WAIT = "wait"
    BOT = "bot"  # a bot plays until that person is back
    END = "end"  # the game ends without a result


class Wished(Shape):
    """What the person on a seat wants."""

    seat: int
    wish: AbsenceWish


class Absence(Shape):
    """A live table waits for somebody who is away: what those who are there want. What all of them want is done."""

    seat: int  # the one that is waited for
    wishes: list[Wished]  # of those who are asked and have answered
    asked: list[int]  # the seats of those who are asked


class SeatCard(Shape):
    """One seat, as everybody may know it."""

    seat: int
    kind: SeatKind
    name: str  # of the person; empty for a bot
    level: str | None  # of the bot, or of the bot that stands in
    mine: bool  # whether the reader holds it
    host: bool  # whether its person keeps the table
    whereabouts: Whereabouts | None  # of its person
    stand_in: bool  # whether a bot plays for its person, who wanted it, or those at the table did
    alike: list[int]  # the seats of others whose names look like this one
    pledged: bool  # whether its person's browser has pledged a seed
    seeded: bool  # whether its person's browser has added to the dice; the game waits for all of them


class DiceCard(Shape):
    """What anybody needs to check the dice: the promise before the game, the secret after it."""

    scheme: str
    commitment: str  # the promise: of the secret and of what it is for
    pledges: list[str]  # what the browsers showed of their seeds so far, in the order of seats
    pledged: bool  # whether nobody is missing and all have pledged: now seeds may be shown
    seeds: list[str]  # what the players' browsers added, in the order of seats; fixed when the game starts
    secret: str | None  # shown once the game is over


class TableCard(Shape):
    """A table for the lobby and the head of the page."""

    id: str
    game: str
    options: dict[str, str]
    status: TableStatus
    seats: list[SeatCard]
    my_seats: list[int]
    host: bool  # whether the reader keeps it: opened it, or was handed it
    sent_away: bool  # whether the reader was sent away and may not sit down here
    listed: bool  # whether the lobby shows it
    created: float  # seconds since 1970
    sequence: int  # entries in the log
    asked: int | None  # the seat that decides now
    dice: DiceCard
    rematch: str | None  # the table where they play again
    winners: list[int]
    scores: list[int] | None  # once the game is over
    outdated: Said | None  # why its game cannot be opened: it was played by another version of the rules
    deal: str | None  # the day whose deal is played here
    pace: Pace
    hints: bool  # whether hints may be asked for
    absence: Absence | None  # while a live table waits for somebody who is away


class Lobby(Shape):
    """The lists of the lobby."""

    open: list[TableCard]
    running: list[TableCard]
    mine: list[TableCard]


class Event(StrEnum):
    """What people did at a table: told among what they say, under a name that nobody can say."""

    LEFT = "left"  # and handed the seat to a bot
    RETURNED = "returned"
    REPLACED = "replaced"  # those at the table let a bot play for somebody who is away
    ENDED = "ended"  # those at the table ended the game, because somebody is away
    HINT = "hint"  # somebody asked for a hint


class Message(Shape):
    """Something said at the table: free words, or a quick phrase by its name.

    Of an event (`Event`) the text is the entry of the game it came after.
    """

    number: int
    seat: int | None  # None: a watcher, of before only those who sit there spoke
    name: str  # of whoever sat there then
    text: str
    phrase: str | None
    at: float


def table_card(
    info: "TableInfo", guest: str | None, where: Callable[[str], Whereabouts], absence: Absence | None = None
) -> TableCard:
    """The table for the lobby and the head of the page, as this guest sees it."""
    return {
        "id": info.id,
        "game": info.game,
        "options": info.options,
        "status": info.status,
        "seats": [seat_card(info, seat, guest, where) for seat in range(len(info.chairs))],
        "my_seats": info.seats_of(guest),
        "host": guest == info.host,
        "sent_away": guest in info.sent_away,
        "listed": info.listed,
        "created": info.created,
        "sequence": info.sequence,
        "asked": info.asked,
        "dice": dice_card(info, info.is_told),
        "rematch": info.rematch,
        "winners": info.winners,
        "scores": info.scores,
        "outdated": None,
        "deal": info.deal,
        "pace": info.pace,
        "hints": info.hints,
        "absence": absence,
    }


def seat_card(info: "TableInfo", seat: int, guest: str | None, where: Callable[[str], Whereabouts]) -> SeatCard:
    """One seat, as everybody may know it."""
    chair = info.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.bot,
        "mine": bool(guest) and chair.guest == guest,
        "host": chair.guest == info.host,
        "whereabouts": where(chair.guest) if chair.guest else None,
        "stand_in": chair.stand_in is not None,
        "alike": info.alike(seat),
        "pledged": chair.pledge is not None,
        "seeded": chair.seed is not None,
    }


def dice_card(info: "TableInfo", told: bool) -> DiceCard:
    """The promise of the dice, and the secret when it may be told."""
    return {
        "scheme": SCHEME,
        "commitment": info.promise,
        "pledges": info.pledges(),
        "pledged": info.is_pledged(),
        "seeds": info.gathered_seeds() if info.status == TableStatus.WAITING else info.seeds,
        "secret": info.secret if told else None,
    }
