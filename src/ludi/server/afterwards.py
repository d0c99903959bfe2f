"""After the game: the replay from any seat, the proof of the dice, the record."""

from dataclasses import asdict
from typing import Any

from ludi.core.dice import Sealed
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
    """Every entry of the log with what could have come, and what was promised of the dice."""
    terms = table.info.terms
    bound = {"table": terms.table, "game": terms.game, "version": terms.version, "options": dict(terms.options)}
    dice = table.info.dice_card(told=True) | bound | {"seats": list(terms.seats)}
    return {"dice": dice, "entries": [asdict(entry) for entry in sealed_log(table)]}


def sealed_log(table: Table) -> list[Sealed]:
    """Every entry of the log, what was taken back included, each as it was sealed."""
    return [step._replace(odds=table.odds(step.entry, step.before)).sealed for step in table.history()]


def kept_record(table: Table) -> dict[str, Any]:
    """The record of a finished game, with everything to check its dice."""
    info = table.info
    people = [chair.name or chair.level for chair in info.chairs]
    dice = {
        "scheme": info.scheme, "commitment": info.promise, "secret": info.secret, "table": info.id,
        "seats": list(info.terms.seats), "pledges": info.pledges(), "seeds": info.seeds,
        "log": [entry.told() for entry in sealed_log(table)],
    }  # fmt: skip
    return record_of(table.match) | {"version": info.version, "winners": info.winners, "players": people, "dice": dice}
