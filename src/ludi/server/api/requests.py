"""What the page sends: tables to open, seats to take, moves, words to say. It is checked before anybody sees it."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from ludi.server.api.tables import AbsenceWish, Pace
from ludi.server.http.gate import LARGEST


class Wish(BaseModel):
    """Something that is asked for; nothing unknown comes along."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatWish(Wish):
    """How a seat of a new table is to be filled: by me, by somebody at this screen, by a friend, by a bot."""

    kind: Literal["me", "here", "open", "bot"]
    level: str | None = Field(None, max_length=16)
    name: str = Field("", max_length=160)


PLEDGE = Field(pattern=r"^[0-9a-f]{64}$", description="What this browser shows of its seed before anybody shows one.")
SEED = Field(pattern=r"^[0-9a-f]{32}$", description="What this browser adds to the dice: 16 random bytes, hexadecimal.")


class NewTable(Wish):
    """A table to be opened."""

    game: str = Field(max_length=40)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    listed: bool = False
    pace: Pace = Pace.LIVE
    hints: bool = True


class SeatChange(Wish):
    """A seat of a table that is changed before its game: kept by who sits on a seat now, open, or a bot's."""

    kind: Literal["keep", "open", "bot"]
    seat: int | None = Field(None, ge=0, le=7)  # of who keeps one
    level: str | None = Field(None, max_length=16)


class TableChange(Wish):
    """A table as its host wants it instead."""

    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seats: list[SeatChange] = Field(min_length=1, max_length=8)
    listed: bool = False
    pace: Pace = Pace.LIVE
    hints: bool = True


class Sitting(Wish):
    """Somebody takes an open seat, or pledges a seed for the seats they hold already.

    The pledge comes after the promise was seen: so the server cannot choose its secret to fit the seed.
    """

    seat: int | None = None  # None: the seats I hold, or the first open one
    pledge: str = PLEDGE


class ShownSeed(Wish):
    """The seed that was pledged; it comes after all pledges were seen, so nobody can choose it to fit the others."""

    seed: str = SEED


COMMAND = Field(pattern=r"^[\x20-\x7e]{8,64}$", description="A name for it that was never used before.")


class MoveCommand(Wish):
    """A move made at a sequence number. The same `command` sent twice is carried out once."""

    command: str = COMMAND
    sequence: int = Field(ge=0)
    action: int = Field(ge=0)


class UndoCommand(Wish):
    """The last decision taken back."""

    command: str = COMMAND
    sequence: int = Field(ge=0)


class Saying(Wish):
    """Something to say: words, or the name of a quick phrase."""

    text: str = Field("", max_length=400)
    phrase: Literal["hello", "well-played", "thinking", "sorry", "thanks", "again"] | None = None


class NewName(Wish):
    """How the reader wants to be called."""

    name: str = Field(min_length=1, max_length=160)


class AbsenceAnswer(Wish):
    """What the reader wants where the table waits for the person on this seat, who is away."""

    seat: int = Field(ge=0)
    wish: AbsenceWish


class SeatChoice(Wish):
    """The seat of whoever is meant."""

    seat: int = Field(ge=0, le=7)


class PlayOn(Wish):
    """A moment of a finished game to play on from: the deciding seat is the reader's, bots have the others."""

    step: int = Field(ge=0, le=1_000_000, description="Actions played before it.")
    level: str = Field(max_length=16, description="The rank of the bots.")


class StudyWish(Wish):
    """A position in words, and a move to be made there, if any."""

    words: str = Field("", max_length=LARGEST)  # what is too long is told in the reader's words
    action: int | None = Field(None, ge=0, le=1_000_000)
