"""Everything that travels between server and page, as models: OpenAPI and the page's TypeScript types come from here.

A seat is its number; HIDDEN (-2), NONE (-1) and CHANCE (-3) mean what they mean in a record. Things travel as numbers,
their names stand once in the catalogue; sentences travel as messages with values and become words in the page.
"""

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Wire(BaseModel):
    """A thing that travels; nothing unknown comes along."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Said(Wire):
    """A sentence to be said in the reader's language: `ludi.core.texts.Line`."""

    message: str
    values: dict[str, "int | str | Said"] = {}
    rule: str = ""


# A table


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


class Wished(Wire):
    """What the person on a seat wants."""

    seat: int
    wish: AbsenceWish


class Absence(Wire):
    """A live table waits for somebody who is away: what those who are there want. What all of them want is done."""

    seat: int  # the one that is waited for
    wishes: list[Wished]  # of those who are asked and have answered
    asked: list[int]  # the seats of those who are asked


class SeatCard(Wire):
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


class DiceCard(Wire):
    """What anybody needs to check the dice: the promise before the game, the secret after it."""

    scheme: str
    commitment: str  # the promise: of the secret and of what it is for
    pledges: list[str]  # what the browsers showed of their seeds so far, in the order of seats
    pledged: bool  # whether nobody is missing and all have pledged: now seeds may be shown
    seeds: list[str]  # what the players' browsers added, in the order of seats; fixed when the game starts
    secret: str | None  # shown once the game is over


class TableCard(Wire):
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


class Lobby(Wire):
    """The lists of the lobby."""

    open: list[TableCard]
    running: list[TableCard]
    mine: list[TableCard]


class Guest(Wire):
    """Who is reading."""

    name: str


# Play


class SeenMove(Wire):
    """A move as the reader sees it: parts as numbers, HIDDEN where it may not see."""

    verb: str
    parts: dict[str, int]


class Position(Wire):
    """The table as one seat, or a watcher, sees it now."""

    sequence: int
    viewer: int | None  # None: a watcher
    view: dict[str, Any]  # every field of the record, as nested lists
    derived: dict[str, Any]  # what the room works out from the view for those who draw, by name, as nested lists
    asked: int | None  # the seat that decides; None while chance acts and when the game is over
    ask: Said | None  # what it is asked
    legal: list[int]  # what the viewer may do; empty unless it is asked
    can_undo: bool
    scores: list[int]  # by what the viewer sees
    over: bool
    winners: list[int]
    ending: Said | None  # by what it was won, once it is over
    seal: str | None  # of the last entry of the log: what the log says after the game must give the same


class Step(Wire):
    """One entry of the log and the position after it."""

    sequence: int  # after the step
    seat: int  # who acted; CHANCE for dice and draws
    stand_ins: list[int]  # the seats of people for whom a bot played then
    move: SeenMove
    lines: list[Said]
    position: Position


class Event(StrEnum):
    """What people did at a table: told among what they say, under a name that nobody can say."""

    LEFT = "left"  # and handed the seat to a bot
    RETURNED = "returned"
    REPLACED = "replaced"  # those at the table let a bot play for somebody who is away
    ENDED = "ended"  # those at the table ended the game, because somebody is away
    HINT = "hint"  # somebody asked for a hint


class Message(Wire):
    """Something said at the table: free words, or a quick phrase by its name.

    Of an event (`Event`) the text is the entry of the game it came after.
    """

    number: int
    seat: int | None  # None: a watcher, of before only those who sit there spoke
    name: str  # of whoever sat there then
    text: str
    phrase: str | None
    at: float


class TableFrame(Wire):
    """The table has changed: seats, presence, status."""

    type: Literal["table"] = "table"
    table: TableCard


class PositionFrame(Wire):
    """Where the game stands: sent first, and after an undo (`undone`); it replaces what the page shows."""

    type: Literal["position"] = "position"
    position: Position
    undone: bool = False


class StepFrame(Wire):
    """Something happened."""

    type: Literal["step"] = "step"
    step: Step


class MessageFrame(Wire):
    """Somebody said something."""

    type: Literal["message"] = "message"
    message: Message


class BotFrame(Wire):
    """A bot is asked; `ready` is False while it cannot think yet, `weaker` True while its net answers alone."""

    type: Literal["bot"] = "bot"
    seat: int
    ready: bool
    weaker: bool


class BeatFrame(Wire):
    """A sign of life every few seconds. The page answers with the `number`, as text, or its socket is closed."""

    type: Literal["beat"] = "beat"
    number: int  # 0 in the first one, which is not answered
    heard: int  # the last one that was answered
    every: float  # seconds between two of them
    sequence: int | None  # entries of the log the page was told; None in the first, and while it catches up


class MoreFrame(Wire):
    """There is more to tell than one answer holds: ask again with this `since`."""

    type: Literal["more"] = "more"
    since: int


Frame = Annotated[
    TableFrame | PositionFrame | StepFrame | MessageFrame | BotFrame | BeatFrame | MoreFrame,
    Field(discriminator="type"),
]


class MoveAnswer(Wire):
    """What became of a command: refused or stale ones changed nothing. The position is the present one."""

    accepted: bool
    repeated: bool = False  # the same command was carried out before
    refusal: Said | None = None  # why it is not legal; None when it was stale
    position: Position


class Outcome(Wire):
    """What chance may bring after a move."""

    weight: int
    lines: list[Said]


class Forecast(Wire):
    """What a move would do: in words, the view after it where it shows nothing new, and what chance may bring."""

    action: int
    lines: list[Said]
    after: dict[str, Any] | None
    derived: dict[str, Any] | None  # what the room works out from that view
    outcomes: list[Outcome]


class SheetRow(Wire):
    """One line of the score sheet, by seat: null where a seat has no such line; and the lines it is made of."""

    line: Said
    points: list[int | None]
    counted: list[int]  # by seat: this line and those before it
    parts: list["SheetRow"]


class ScoreSheet(Wire):
    """Everybody's points: one table, a column for each seat."""

    rows: list[SheetRow]
    totals: list[int]
    winners: list[int]


class ProofDice(DiceCard):
    """What the dice were promised for, too."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: list[str]  # `person`, or `bot:` and its rank


class ProofEntry(Wire):
    """One entry of the log; for chance what could have come, and how likely each was."""

    kind: str  # move, undo or chance
    seat: int
    action: int
    outcomes: list[int]
    weights: list[int]


class Proof(Wire):
    """Everything to recompute every die, draw and seal of a finished game."""

    dice: ProofDice
    entries: list[ProofEntry]


class Replay(Wire):
    """A game from its first entry, seen from one seat, as a watcher, or with everything open."""

    table: TableCard
    start: Position
    steps: list[Step]
    more: int | None  # where there are more than one answer holds: the `since` to ask on with


# About the house


class Trouble(Wire):
    """Why something cannot be done: RFC 9457, and a line to be said."""

    type: str
    title: str
    status: int
    detail: str
    line: Said | None = None


class Health(Wire):
    """Whether the house is open."""

    status: Literal["ok"] = "ok"
    version: str
