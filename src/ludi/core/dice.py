"""Dice anybody can check: promised before the game, made of everybody's seed, told after it. Scheme hmac-sha256-3.

    framed(a, b)  each part as its length in bytes, a colon, its bytes, a comma: no two lists look alike
    promise       SHA-256 of the secret and the terms: which table, game, version, options and seats it is for
    pledge        SHA-256 of the promise and a browser's seed; all pledges lie before any seed is shown
    number        of a draw, in words: the seat that decided last, the first outcome there could be, how often both were
    block(n, k)   HMAC-SHA-256 under the secret of the promise, all seeds, the number n of the draw, and k from 0 on
    word          64 bits of the blocks, big end first; passed over where it would favour an outcome
    outcome       the first, in the order of the rules, whose weights up to it exceed word % total
    seal          HMAC-SHA-256 under the secret of the seal before and of one entry of the log; the first is the promise

Moves and outcomes stand in all of it in notation, never as numbers. Every browser hears the seal of each entry as it
happens: what the log says afterwards must give the same seals. The deal of the day is the same for everybody: its terms
name the day and no table, and nobody adds a seed.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from ludi.core.state import NONE

SCHEME = "hmac-sha256-3"  # the only one
DEAL = "deal "  # what stands before the day in terms that all tables of a day share; no table is called so
SECRET_BYTES = 32
WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)
Part = str | int | bytes


def framed(*parts: Part) -> bytes:
    """Parts one after another, each with its length before it."""
    return b"".join(b"%d:%b," % (len(part), part) for part in map(bytes_of, parts))


def bytes_of(part: Part) -> bytes:
    """A text, or a number as people write it, as bytes."""
    return part if isinstance(part, bytes) else str(part).encode()


def digest_of(*parts: Part) -> str:
    """SHA-256 of framed parts."""
    return hashlib.sha256(framed(*parts)).hexdigest()


@dataclass(frozen=True)
class Terms:
    """What a promise is for."""

    table: str
    game: str
    version: int
    options: Mapping[str, str]
    seats: tuple[str, ...]  # `person`, or `bot:` and its rank

    @property
    def is_shared(self) -> bool:
        """Whether they are those of the deal of a day, to whose dice nobody adds."""
        return self.table.startswith(DEAL)

    def framed(self) -> bytes:
        """All of it, in one order."""
        options = [part for name in sorted(self.options) for part in (name, self.options[name])]
        return framed(self.table, self.game, self.version, framed(*options), framed(*self.seats))


def promise_of(secret: str, terms: Terms) -> str:
    """What can be shown before the game without telling the secret."""
    return digest_of("ludi promise", bytes.fromhex(secret), terms.framed())


def pledge_of(promise: str, seed: str) -> str:
    """What a browser shows of its seed before anybody shows one."""
    return digest_of("ludi pledge", promise, seed)


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


@dataclass(frozen=True)
class Dice:
    """The dice of one game."""

    secret: str  # hexadecimal
    seeds: tuple[str, ...]
    promise: str

    def draw(self, number: str, outcomes: Sequence[str], weights: Sequence[int]) -> str:
        """The outcome of the draw of this number in the game, in notation."""
        total = sum(weights)
        left = next(word for word in self.words(number) if word < WORDS - WORDS % total) % total
        for outcome, weight in zip(outcomes, weights, strict=True):
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights do not add up")

    def words(self, number: str) -> Iterator[int]:
        """The words of one draw, as many as are asked for."""
        block = 0
        while True:
            message = framed("ludi draw", self.promise, framed(*self.seeds), number, block)
            digest = hmac.digest(bytes.fromhex(self.secret), message, "sha256")
            for start in range(0, len(digest), WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
            block += 1

    def seal(self, before: str, entry: "Sealed") -> str:
        """The seal of one entry of the log, after the one before."""
        message = framed(
            "ludi seal", before, entry.kind, entry.seat, entry.move,
            framed(*entry.outcomes), framed(*entry.weights),
        )  # fmt: skip
        return hmac.digest(bytes.fromhex(self.secret), message, "sha256").hex()


@dataclass
class Numbering:
    """Which number the next draw of a game has: `seat.first.count`.

    The seat that decided last, the first thing that could come, and how many draws with both came before. No number
    comes twice in a game, and the third throw of a seat has the same one whatever else was drawn.
    """

    decided: int = NONE
    drawn: Counter[str] = field(default_factory=Counter)

    def next(self, outcomes: Sequence[str]) -> str:
        """The number of the next draw, if these can come."""
        kind = self.kind(outcomes)
        return f"{kind}.{self.drawn[kind]}"

    def count(self, seat: int, outcomes: Sequence[str]) -> None:
        """A seat has decided, or chance has brought one of these."""
        if outcomes:
            self.drawn[self.kind(outcomes)] += 1
        else:
            self.decided = seat

    def kind(self, outcomes: Sequence[str]) -> str:
        """What a draw is for."""
        return f"{self.decided}.{outcomes[0]}"

    def copied(self) -> Self:
        """To look ahead with."""
        return replace(self, drawn=self.drawn.copy())


@dataclass(frozen=True)
class Sealed:
    """One entry of a log in words, and for chance what could have come."""

    kind: str  # move, undo or chance
    seat: int
    move: str  # in notation
    outcomes: Sequence[str] = ()
    weights: Sequence[int] = ()

    def told(self) -> list[Any]:
        """As a record tells it."""
        return [self.kind, self.seat, self.move, list(self.outcomes), list(self.weights)]
