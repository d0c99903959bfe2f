"""After the game: the replay from any seat, the proof of the dice, the record."""

from typing import Any

from ludi.core.fairness import draws_of
from ludi.core.match import Match
from ludi.core.replay import record_of
from ludi.server.payloads import Eyes, Json, Look, step_of
from ludi.server.tables import Table


def eyes_while_it_runs(table: Table, guest: str, eyes: Eyes) -> Eyes:
    """Who holds several seats looks back as a watcher: at one screen a hand is not for all who sit there."""
    return Eyes(None) if len(table.info.seats_of(guest)) > 1 else eyes


def replay_of(table: Table, guest: str | None, eyes: Eyes) -> Json:
    """The game from its first action, without what was taken back, as these eyes saw it."""
    steps, before = [], Look(table.game, table.match.start, eyes)
    start = table.position_at(before, 0)
    told = table.moment(eyes).sequence
    for step in table.turned():
        if step.entry.sequence > told:
            break
        after = Look(table.game, step.after, eyes)
        steps.append(step_of(step, before, after, table.position_at(after, step.entry.sequence)))
        before = after
    return {"table": table.card(guest), "start": start, "steps": steps}


def proof_of(table: Table) -> Json:
    """Every die and draw, with what could have come."""
    match = Match(table.game, table.info.options)
    match.rules = table.match.rules
    sequences = [step.entry.sequence for step in table.turned()]
    draws = [
        {
            "counter": draw.counter, "sequence": sequences[draw.sequence - 1],
            "outcomes": draw.outcomes, "weights": draw.weights, "action": draw.action,
        }
        for draw in draws_of(match, table.match.actions, table.info.dice)
    ]  # fmt: skip
    return {"dice": table.info.dice_card(told=True), "draws": draws}


def kept_record(table: Table) -> dict[str, Any]:
    """The record of a finished game, with everything to check its dice."""
    people = [chair.name or chair.level for chair in table.info.chairs]
    return record_of(table.match) | {"players": people, "dice": table.info.dice.told()}
