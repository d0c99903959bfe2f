"""After the game: the replay from any seat, the proof of the dice, the record."""

from collections.abc import Sequence
from typing import Any

import orjson

from ludi.core.dice import SCHEME, Sealed
from ludi.core.replay import record_of
from ludi.server.after.history import ShownEntry
from ludi.server.api import results
from ludi.server.api.positions import SeenState, Viewpoint
from ludi.server.api.results import Proof
from ludi.server.tables.table import Table


def viewpoint_while_it_runs(table: Table, guest: str, viewpoint: Viewpoint) -> Viewpoint:
    """Who holds several seats looks back as a watcher: at one screen a hand is not for all who sit there."""
    return Viewpoint(None) if len(table.info.seats_of(guest)) > 1 else viewpoint


def replay_of(table: Table, guest: str | None, viewpoint: Viewpoint, told: Sequence[ShownEntry]) -> list[bytes]:
    """A page of the game, without what was taken back, as this viewpoint saw it: in pieces of JSON."""
    kept = set(table.logged.kept())
    steps = [one.step() for one in told if one.sequence in kept]
    more = told[-1].sequence if told and told[-1].sequence < table.logged.moment(viewpoint).sequence else None
    start = table.logged.position_at(SeenState(table.game, table.match.start, viewpoint), 0)
    card = orjson.dumps({"table": table.card(guest), "start": start, "more": more})
    return [card[:-1], b',"steps":[', b",".join(steps), b"]}"]


def proof_of(table: Table) -> Proof:
    """Every entry of the log with what could have come, and what was promised of the dice."""
    return results.proof_of(table.info, sealed_log(table))


def sealed_log(table: Table) -> list[Sealed]:
    """Every entry of the log, what was taken back included, each as it was sealed."""
    return [step._replace(odds=table.logged.odds(step.entry, step.before)).sealed for step in table.logged.history()]


def kept_record(table: Table) -> dict[str, Any]:
    """The record of a finished game, with everything to check its dice."""
    info = table.info
    people = [chair.name or chair.level for chair in info.chairs]
    dice = {
        "scheme": SCHEME, "commitment": info.promise, "secret": info.secret, "table": info.terms.table,
        "seats": list(info.terms.seats), "pledges": info.pledges(), "seeds": info.seeds,
        "log": [entry.told() for entry in sealed_log(table)],
    }  # fmt: skip
    told = {"version": info.version, "winners": info.winners, "players": people, "dice": dice}
    stand_ins = stand_ins_of(table)
    return record_of(table.match) | told | ({"stand_ins": stand_ins} if stand_ins else {})


def stand_ins_of(table: Table) -> dict[str, list[int]]:
    """The seats of people for whom a bot played, by the number of the move, where one did."""
    entries = {entry.sequence: entry for entry in table.logged.log}
    moves = enumerate((entries[sequence] for sequence in table.logged.kept()), 1)
    return {str(number): [int(seat) for seat in entry.stand_ins] for number, entry in moves if entry.stand_ins}
