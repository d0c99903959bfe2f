"""Dice anybody can check: a promise before the game, a draw from it for every chance, the secret after it.

    commitment    SHA-256 of the secret, shown before the first move
    block(n, k)   HMAC-SHA-256 of "seeds:n:k" under the secret; n counts the game's draws, k the blocks of one draw
    word          64 bits of the blocks, big end first; rejected where it would favour an outcome
    outcome       the first, in the order of the rules, whose weights up to it exceed word % total

The seeds are what the players' browsers added, joined by commas: so neither the house nor a player chooses the dice.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.core.state import CHANCE, State

SCHEME = "hmac-sha256-1"
SECRET_BYTES = 32
WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)


@dataclass(frozen=True)
class Dice:
    """The dice of one game."""

    secret: str  # hexadecimal
    seeds: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """The promise: what can be shown before the game without telling the secret."""
        return commitment_of(self.secret)

    def draw(self, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of draw `number` of the game."""
        total = sum(weights)
        left = next(word for word in self.words(number) if word < WORDS - WORDS % total) % total
        for outcome, weight in zip(outcomes, weights, strict=True):
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights do not add up")

    def words(self, number: int) -> Iterator[int]:
        """The words of one draw, as many as are asked for."""
        block = 0
        while True:
            message = f"{','.join(self.seeds)}:{number}:{block}".encode()
            digest = hmac.digest(bytes.fromhex(self.secret), message, "sha256")
            for start in range(0, len(digest), WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
            block += 1

    def told(self) -> dict[str, Any]:
        """Everything that is needed to draw again, for a record."""
        return {
            "scheme": SCHEME, "commitment": self.commitment, "secret": self.secret, "seeds": list(self.seeds),
        }  # fmt: skip


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def outcomes_of(game: Game, state: State, rules: Rules) -> tuple[list[int], list[int]]:
    """What chance may bring now, in the order of the rules, and the weight of each."""
    actions, weights = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size, np.int64)
    count = int(rules.chance_outcomes(state, actions, weights))
    return actions[:count].tolist(), weights[:count].tolist()


@dataclass(frozen=True)
class Draw:
    """One die or draw of a game: what could come, what came, what the dice say should have come."""

    counter: int
    sequence: int  # actions played when it had come
    outcomes: list[int]
    weights: list[int]
    action: int
    due: int


def dice_of(record: Mapping[str, Any]) -> Dice:
    """The dice of a record; a clear sentence where it has none, or where they break their own promise."""
    told = record.get("dice")
    if not isinstance(told, dict):
        raise LudiError("This record tells nothing of its dice; only games played at a table of the server do.")
    if told.get("scheme") != SCHEME:
        raise LudiError(f"These dice were drawn by '{told.get('scheme')}'; only '{SCHEME}' can be checked.")
    secret, seeds = told.get("secret"), told.get("seeds")
    try:
        shown = commitment_of(str(secret))
    except ValueError:
        raise LudiError("The secret of this record is not a hexadecimal number.") from None
    if not isinstance(seeds, list) or not all(isinstance(seed, str) for seed in seeds):
        raise LudiError("The seeds of this record are not a list of texts.")
    if shown != told.get("commitment"):
        raise LudiError("The secret is not the one that was promised: its SHA-256 differs from the commitment.")
    return Dice(str(secret), tuple(seeds))


def draws_of(match: Match, actions: Sequence[int], dice: Dice) -> Iterator[Draw]:
    """Play these actions, and draw every die and card again."""
    counter = 0
    for sequence, action in enumerate(actions, 1):
        if match.seat == CHANCE:
            outcomes, weights = outcomes_of(match.game, match.state, match.rules)
            yield Draw(counter, sequence, outcomes, weights, action, dice.draw(counter, outcomes, weights))
            counter += 1
        match.step(action)


def check(record: Mapping[str, Any], game: Game) -> list[Draw]:
    """Every draw of a record, recomputed: fair is a game where each `action` is `due`."""
    match = Match(game, record["options"])
    return list(draws_of(match, record["actions"], dice_of(record)))
