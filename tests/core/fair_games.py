"""An honest game at a table, as its record tells it and as a browser kept it."""

from typing import Any, NamedTuple

from ludi.core.dice import SCHEME, Dice, Numbering, Sealed, Terms, pledge_of, promise_of
from ludi.core.fairness import Receipt, odds_of
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import record_of
from ludi.core.state import CHANCE

SECRET = "5e" * 32
SEEDS = ("17" * 32, "c4" * 32)


class Honest(NamedTuple):
    """A finished game: what the house tells, and what one of its players kept."""

    record: dict[str, Any]
    receipt: Receipt


def honest(game: Game, secret: str = SECRET, seeds: tuple[str, ...] = SEEDS, table: str = "mensa") -> Honest:
    """Everybody does the last thing that is legal; the first decision of all is taken back once."""
    match, numbering, entries, taken_back = Match(game), Numbering(), list[Sealed](), False
    match.rules = game.compiled
    text = game.actions.text
    terms = Terms(table, game.name, game.version, match.options, ("person", "bot:tiro"))
    promise = promise_of(secret, terms)
    dice, seals = Dice(secret, seeds, promise), [promise]

    def enter(entry: Sealed) -> None:
        entries.append(entry)
        seals.append(dice.seal(seals[-1], entry))

    while not match.is_over:
        seat, before = match.seat, match.state
        if seat == CHANCE:
            outcomes, weights = odds_of(game, match.state, match.rules)
            come = dice.draw(numbering.next(outcomes), outcomes, weights)
            numbering.count(seat, outcomes)
            match.step(game.actions.parse(come))
            enter(Sealed("chance", seat, come, outcomes, weights))
            continue
        match.step(match.legal()[-1])
        numbering.count(seat, ())
        enter(Sealed("move", seat, text(match.actions[-1])))
        if not taken_back:
            enter(Sealed("undo", seat, text(match.actions.pop())))
            match.state, taken_back = before, True
    pledges = [pledge_of(promise, seed) for seed in seeds]
    told = {
        "scheme": SCHEME, "commitment": promise, "secret": secret, "table": table, "seats": list(terms.seats),
        "pledges": pledges, "seeds": list(seeds), "log": [entry.told() for entry in entries],
    }  # fmt: skip
    kept = Receipt(promise, seeds[0], tuple(pledges), dict(enumerate(seals)))
    return Honest(record_of(match) | {"winners": match.winners(), "dice": told}, kept)
