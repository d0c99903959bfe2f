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


class SeatCard(Wire):
    """One seat, as everybody may know it."""

    seat: int
    kind: SeatKind
    name: str  # of the person; empty for a bot
    level: str | None  # of the bot, or of the bot that stands in
    mine: bool  # whether the reader holds it
    host: bool  # whether its person keeps the table
    present: bool  # whether its person is connected
    stand_in: bool  # whether a bot plays for a person who left
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
    move: SeenMove
    lines: list[Said]
    position: Position


class Event(StrEnum):
    """What people did at a table: told among what they say, under a name that nobody can say."""

    LEFT = "left"
    RETURNED = "returned"


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


class MoreFrame(Wire):
    """There is more to tell than one answer holds: ask again with this `since`."""

    type: Literal["more"] = "more"
    since: int


Frame = Annotated[
    TableFrame | PositionFrame | StepFrame | MessageFrame | BotFrame | MoreFrame, Field(discriminator="type")
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


class SheetLine(Wire):
    """One line of a score sheet."""

    line: Said
    points: int


class SeatSheet(Wire):
    """A seat's points, line by line."""

    seat: int
    lines: list[SheetLine]
    total: int
    winner: bool


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


# From the page


class SeatWish(Wire):
    """How a seat of a new table is to be filled: by me, by somebody at this screen, by a friend, by a bot."""

    kind: Literal["me", "here", "open", "bot"]
    level: str | None = Field(None, max_length=16)
    name: str = Field("", max_length=160)


PLEDGE = Field(pattern=r"^[0-9a-f]{64}$", description="What this browser shows of its seed before anybody shows one.")
SEED = Field(pattern=r"^[0-9a-f]{32}$", description="What this browser adds to the dice: 16 random bytes, hexadecimal.")


class NewTable(Wire):
    """A table to be opened."""

    game: str = Field(max_length=40)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    listed: bool = False


class Sitting(Wire):
    """Somebody takes an open seat, or pledges a seed for the seats they hold already.

    The pledge comes after the promise was seen: so the house cannot choose its secret to fit the seed.
    """

    seat: int | None = None  # None: the seats I hold, or the first open one
    pledge: str = PLEDGE


class ShownSeed(Wire):
    """The seed that was pledged; it comes after all pledges were seen, so nobody can choose it to fit the others."""

    seed: str = SEED


COMMAND = Field(pattern=r"^[\x20-\x7e]{8,64}$", description="A name for it that was never used before.")


class MoveCommand(Wire):
    """A move made at a sequence number. The same `command` sent twice is carried out once."""

    command: str = COMMAND
    sequence: int = Field(ge=0)
    action: int = Field(ge=0)


class UndoCommand(Wire):
    """The last decision taken back."""

    command: str = COMMAND
    sequence: int = Field(ge=0)


class Saying(Wire):
    """Something to say: words, or the name of a quick phrase."""

    text: str = Field("", max_length=400)
    phrase: Literal["hello", "well-played", "thinking", "sorry", "thanks", "again"] | None = None


class NewName(Wire):
    """How the reader wants to be called."""

    name: str = Field(min_length=1, max_length=160)


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
