"""Dice anybody can check: promised before the game, made of everybody's seed, told after it. Scheme hmac-sha256-2.

    framed(a, b)  each part as its length in bytes, a colon, its bytes, a comma: no two lists look alike
    promise       SHA-256 of the secret and the terms: which table, game, version, options and seats it is for
    pledge        SHA-256 of the promise and a browser's seed; all pledges lie before any seed is shown
    block(n, k)   HMAC-SHA-256 under the secret of the promise, all seeds, n and k; n counts draws, k blocks of a draw
    word          64 bits of the blocks, big end first; passed over where it would favour an outcome
    outcome       the first, in the order of the rules, whose weights up to it exceed word % total
    seal          HMAC-SHA-256 under the secret of the seal before and of one entry of the log; the first is the promise

Every browser hears the seal of each entry as it happens: what the log says afterwards must give the same seals.
Scheme hmac-sha256-1, of tables set before there were pledges, had neither terms, pledges nor seals.
Scheme hmac-sha256-day-1, of the deal of the day, is the same for everybody: its terms name the day and no table, nobody
adds a seed, and a draw is numbered by what it is for, not by how many came before it (`Numbering`).
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from ludi.core.state import NONE

SCHEME = "hmac-sha256-2"
FIRST_SCHEME = "hmac-sha256-1"
DAY_SCHEME = "hmac-sha256-day-1"  # one secret for all tables of a day
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


def first_commitment_of(secret: str) -> str:
    """The promise of the first scheme: SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


@dataclass(frozen=True)
class Dice:
    """The dice of one game; without a promise, those of the first scheme."""

    secret: str  # hexadecimal
    seeds: tuple[str, ...]
    promise: str | None = None

    def draw(self, number: int | str, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of the draw of this number in the game."""
        total = sum(weights)
        left = next(word for word in self.words(number) if word < WORDS - WORDS % total) % total
        for outcome, weight in zip(outcomes, weights, strict=True):
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights do not add up")

    def words(self, number: int | str) -> Iterator[int]:
        """The words of one draw, as many as are asked for."""
        block = 0
        while True:
            digest = hmac.digest(bytes.fromhex(self.secret), self.message(number, block), "sha256")
            for start in range(0, len(digest), WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
            block += 1

    def message(self, number: int | str, block: int) -> bytes:
        """What a block is made from."""
        if self.promise is None:
            return f"{','.join(self.seeds)}:{number}:{block}".encode()
        return framed("ludi draw", self.promise, framed(*self.seeds), number, block)

    def seal(self, before: str, entry: "Sealed") -> str:
        """The seal of one entry of the log, after the one before."""
        message = framed(
            "ludi seal", before, entry.kind, entry.seat, entry.action,
            framed(*entry.outcomes), framed(*entry.weights),
        )  # fmt: skip
        return hmac.digest(bytes.fromhex(self.secret), message, "sha256").hex()


@dataclass
class Numbering:
    """Which number the next draw of a game has: how many came before it.

    Of the deal of the day: `seat.first.count`, the seat that decided last, the first thing that could come, and how
    many of these came before. So the third throw of a seat is the same for everybody, whatever else was drawn.
    """

    scheme: str
    decided: int = NONE
    drawn: Counter[str] = field(default_factory=Counter)

    def next(self, outcomes: Sequence[int]) -> int | str:
        """The number of the next draw, if these can come."""
        if self.scheme != DAY_SCHEME:
            return self.drawn.total()
        kind = self.kind(outcomes)
        return f"{kind}.{self.drawn[kind]}"

    def count(self, seat: int, outcomes: Sequence[int]) -> None:
        """A seat has decided, or chance has brought one of these."""
        if outcomes:
            self.drawn[self.kind(outcomes)] += 1
        else:
            self.decided = seat

    def kind(self, outcomes: Sequence[int]) -> str:
        """What a draw is for."""
        return f"{self.decided}.{outcomes[0]}"

    def copied(self) -> Self:
        """To look ahead with."""
        return type(self)(self.scheme, self.decided, self.drawn.copy())


@dataclass(frozen=True)
class Sealed:
    """One entry of a log, and for chance what could have come."""

    kind: str  # move, undo or chance
    seat: int
    action: int
    outcomes: Sequence[int] = ()
    weights: Sequence[int] = ()

    def told(self) -> list[Any]:
        """As a record tells it."""
        return [self.kind, self.seat, self.action, list(self.outcomes), list(self.weights)]
