"""Is this the game that was promised and seen? A record is checked by its own dice, and by what a browser kept.

Without a receipt only what a record says of itself can be compared; with one (`ludi verify RECORD --receipt FILE`, or
`--promise` and `--seed`), the server cannot have put another game in its place.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ludi.core.dice import SCHEME, Dice, Numbering, Sealed, Terms, pledge_of, promise_of
from ludi.core.errors import IllegalMove, LudiError
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.core.replay import action_of, match_of, words_of
from ludi.core.state import CHANCE, State

KINDS = ("move", "undo", "chance")
RECEIPT = "ludi receipt 1"


class Forged(LudiError):
    """A record that is not the game it says it is; the sentence says where."""


def outcomes_of(game: Game, state: State, rules: Rules) -> tuple[list[int], list[int]]:
    """What chance may bring now, in the order of the rules, and the weight of each."""
    actions, weights = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size, np.int64)
    count = int(rules.chance_outcomes(state, actions, weights))
    return actions[:count].tolist(), weights[:count].tolist()


def odds_of(game: Game, state: State, rules: Rules) -> tuple[list[str], list[int]]:
    """The same in notation, as dice are drawn and logs are sealed."""
    outcomes, weights = outcomes_of(game, state, rules)
    return words_of(game, outcomes), weights


@dataclass(frozen=True)
class Draw:
    """One die or draw of a game: what could come, what came, what the dice say should have come."""

    counter: int
    sequence: int  # moves made when it had come
    outcomes: list[str]  # in notation, as the next three
    weights: list[int]
    move: str
    due: str


@dataclass(frozen=True)
class Receipt:
    """What one browser kept: what it was promised, what it added, the seals it heard."""

    promise: str | None = None
    seed: str | None = None
    pledges: tuple[str, ...] | None = None
    seals: Mapping[int, str] = field(default_factory=dict)


def receipt_from(told: Any) -> Receipt:
    """A receipt as the page exports it."""
    if not isinstance(told, dict) or told.get("format") != RECEIPT:
        raise LudiError(f"This is not a receipt in the format '{RECEIPT}'.")
    try:
        seals = {int(sequence): str(seal) for sequence, seal in told.get("seals", {}).items()}
        pledges = tuple(map(str, told["pledges"])) if told.get("pledges") else None
    except (AttributeError, TypeError, ValueError):
        raise LudiError("The seals or pledges of this receipt cannot be read.") from None
    return Receipt(told.get("promise"), told.get("seed"), pledges, seals)


@dataclass(frozen=True)
class Claim:
    """What a record says of its dice, in the right types; whether it is true is not known yet."""

    commitment: str
    secret: str
    seeds: tuple[str, ...]
    terms: Terms
    pledges: tuple[str, ...]
    log: tuple[Sealed, ...]  # every entry, what was taken back included

    @property
    def dice(self) -> Dice:
        """The dice it speaks of."""
        return Dice(self.secret, self.seeds, self.commitment)


def claim_of(record: Mapping[str, Any]) -> Claim:
    """What a record says of its dice; a clear sentence where it says nothing, or nothing that can be read."""
    told = record.get("dice")
    if not isinstance(told, dict):
        raise LudiError("This record tells nothing of its dice; only games played at a table of the server do.")
    if told.get("scheme") != SCHEME:
        raise LudiError(f"These dice were drawn by '{told.get('scheme')}'; only {SCHEME} can be checked.")
    secret = told.get("secret")
    if not isinstance(secret, str) or not is_hexadecimal(secret):
        raise LudiError("The secret of this record is not a hexadecimal number.")
    terms = Terms(
        str(told.get("table")), str(record["game"]), record["version"], record["options"], texts_in(told, "seats")
    )
    seeds, pledges = texts_in(told, "seeds"), texts_in(told, "pledges")
    return Claim(str(told.get("commitment")), secret, seeds, terms, pledges, log_in(told))


def is_hexadecimal(text: str) -> bool:
    """Whether these are the digits of whole bytes."""
    return bool(text) and len(text) % 2 == 0 and all(digit in "0123456789abcdef" for digit in text)


def texts_in(told: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """A list of texts of a record."""
    found = told.get(name, [])
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise LudiError(f"The {name} of this record are not a list of texts.")
    return tuple(found)


def log_in(told: Mapping[str, Any]) -> tuple[Sealed, ...]:
    """Every entry of the log, as a record tells it."""
    try:
        log = tuple(Sealed(*entry) for entry in told["log"])
    except (KeyError, TypeError):
        raise LudiError("The log of this record cannot be read.") from None
    if not all(is_readable(entry) for entry in log):
        raise LudiError("The log of this record cannot be read.")
    return log


def is_readable(entry: Sealed) -> bool:
    """Whether an entry has the types of one."""
    odds = isinstance(entry.outcomes, list) and isinstance(entry.weights, list)
    return odds and entry.kind in KINDS and type(entry.seat) is int and isinstance(entry.move, str)


def check(record: Mapping[str, Any], game: Game, receipt: Receipt | None = None) -> list[Draw]:
    """Every draw of a record, recomputed; `Forged` where anything but a single draw is not as it was promised or seen.

    Fair is a game where each `move` is `due`.
    """
    claim = claim_of(record)
    check_promise(claim)
    match = match_of(game, record)
    match.rules = game.compiled
    seals, entries = [claim.commitment], list(entries_of(match, claim.log))
    for entry in entries:
        seals.append(claim.dice.seal(seals[-1], entry))
    if words_of(game, match.actions) != record["moves"]:
        raise Forged("The moves of the record are not those of its log.")
    check_receipt(claim, seals, receipt or Receipt())
    match = match_of(game, record)
    match.rules = game.compiled
    draws = list(draws_of(match, record["moves"], claim.dice))
    check_end(record, match)
    return draws


def check_promise(claim: Claim) -> None:
    """The secret is the promised one, for these terms; every seed is the pledged one."""
    if promise_of(claim.secret, claim.terms) != claim.commitment:
        raise Forged(
            "The promise was given for another secret, table, game, version, choice of options, or other seats."
        )
    if claim.terms.is_shared and claim.seeds:
        raise Forged("Somebody added to the dice of a day, which are the same for everybody.")
    if not claim.terms.is_shared and "person" in claim.terms.seats and not claim.seeds:
        raise Forged("People played, but none of them added to the dice.")
    if tuple(pledge_of(claim.commitment, seed) for seed in claim.seeds) != claim.pledges:
        raise Forged("The seeds are not the ones that were pledged before any was shown.")


def check_receipt(claim: Claim, seals: Sequence[str], receipt: Receipt) -> None:
    """What a browser kept is what the record says."""
    if receipt.promise not in (None, claim.commitment):
        raise Forged("This is not the promise you were given.")
    if receipt.pledges not in (None, claim.pledges):
        raise Forged("These are not the pledges you were shown before you showed your seed.")
    if receipt.seed is not None and receipt.seed not in claim.seeds:
        raise Forged("Your seed is not among those the dice were made from.")
    for sequence, seal in sorted(receipt.seals.items()):
        if not 0 <= sequence < len(seals) or seals[sequence] != seal:
            raise Forged(f"Up to entry {sequence} the log does not fit the seal your browser kept.")


def entries_of(match: Match, log: Sequence[Sealed]) -> Iterator[Sealed]:
    """Play a log again, entry by entry, each with what chance could have brought by the rules."""
    past, text = list[State](), match.game.actions.text
    for number, entry in enumerate(log, 1):
        if entry.seat != match.seat and entry.kind != "undo":
            raise Forged(f"Entry {number} of the log is not of the seat that was asked.")
        if entry.kind == "undo":
            if not past or text(match.actions[-1]) != entry.move or past[-1].seat != entry.seat or entry.seat < 0:
                raise Forged(f"Entry {number} of the log takes back what was not done.")
            match.state = past.pop()
            match.actions.pop()
            yield Sealed("undo", entry.seat, entry.move)
            continue
        is_chance = match.seat == CHANCE
        if is_chance != (entry.kind == "chance"):
            raise Forged(f"Entry {number} of the log calls chance what is none, or the other way round.")
        outcomes, weights = odds_of(match.game, match.state, match.rules) if is_chance else ([], [])
        past.append(match.state)
        if [*entry.outcomes] != outcomes or [*entry.weights] != weights:
            raise Forged(f"Entry {number} of the log tells other odds than the rules give.")
        step(match, entry.move, number)
        yield entry


def step(match: Match, move: str, number: int) -> None:
    """Carry out a move of a record, if it is legal and written as we write it."""
    try:
        action = action_of(match.game, move, number)
        match.step(action)
    except IllegalMove as error:
        raise Forged(f"Move {number} of the record, '{move}', is not legal: {error}") from None
    except LudiError as error:
        raise Forged(str(error)) from None
    if match.game.actions.text(action) != move:
        raise Forged(f"Move {number} of the record, '{move}', is not written as in a log.")


def draws_of(match: Match, moves: Sequence[str], dice: Dice) -> Iterator[Draw]:
    """Make these moves, and draw every die and card again."""
    numbering, counter = Numbering(), 0
    for sequence, move in enumerate(moves, 1):
        seat, outcomes = match.seat, list[str]()
        if seat == CHANCE:
            outcomes, weights = odds_of(match.game, match.state, match.rules)
            due = dice.draw(numbering.next(outcomes), outcomes, weights)
            yield Draw(counter, sequence, outcomes, weights, move, due)
            counter += 1
        numbering.count(seat, outcomes)
        step(match, move, sequence)


def check_end(record: Mapping[str, Any], match: Match) -> None:
    """The game was played to its end, and ended like this."""
    if not match.is_over:
        raise Forged("The record ends before the game does.")
    if record.get("scores") != match.scores():
        raise Forged("The scores are not those of the game.")
    if "winners" in record and record["winners"] != match.winners():
        raise Forged("The winners are not those of the game.")
