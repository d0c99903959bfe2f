"""What stories about secrets are checked by: everything that leaves the house, against the seats as they are then."""

from typing import Any

from ludi.core.state import NONE, State
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.tables.lobby import Lobby
from ludi.server.tables.table import Table

Json = dict[str, Any]


class Witness:
    """Sees everything that leaves the house, and says where somebody saw what is another's."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shown_to: dict[tuple[str, int], str] = {}  # whose cards a seat's private view has shown in a running game
        self.pasts: dict[
            str, tuple[list[State], list[State]]
        ] = {}  # by table: after each entry; without what was undone
        self.checked = 0
        self.private = 0

    def hear(self, table_id: str, guest: str, told: Any) -> None:
        """Whatever was said to a guest: every position in it is looked at."""
        if isinstance(told, list):
            for part in told:
                self.hear(table_id, guest, part)
        elif isinstance(told, dict):
            if "view" in told and "viewer" in told:
                self.check(self.lobby.tables[table_id], guest, told)
            for part in told.values():
                self.hear(table_id, guest, part)

    def check(self, table: Table, guest: str, position: Json) -> None:
        """A position was shown: its viewer is a seat this guest has now, and nobody else was ever shown it."""
        self.checked += 1
        seat, state = position["viewer"], self.state(table, position["sequence"])
        view = table.game.view_of(state, NONE if seat is None else seat)
        for name, shown in position["view"].items():
            assert shown == view[name].tolist(), f"{name} is not what seat {seat} sees"
        if seat is None:
            assert position["legal"] == []
        if seat is None or table.info.status == TableStatus.OVER:  # then everybody may look from every seat
            return
        assert seat in table.info.seats_of(guest), f"seat {seat} is not theirs now"
        if position["sequence"] > 0:
            self.private += 1
            owner = self.shown_to.setdefault((table.id, seat), guest)
            assert owner == guest, f"seat {seat} was shown to two people"

    def state(self, table: Table, sequence: int) -> State:
        """The true state after so many entries of the log."""
        states, stack = self.pasts.setdefault(table.id, ([table.match.start], [table.match.start]))
        for entry in table.logged.log[len(states) - 1 : sequence]:
            if entry.kind == "undo":
                stack.pop()
            else:
                stack.append(table.game.after(stack[-1], table.game.actions.parse(entry.move), table.match.rules))
            states.append(stack[-1])
        return states[sequence]

    def look_around(self) -> None:
        """A running game has its people: nobody is missing, and who was shown a seat still holds it."""
        for table in self.lobby.tables.values():
            if table.info.status in (TableStatus.PLAYING, TableStatus.OVER):
                assert all(chair.kind != SeatKind.OPEN for chair in table.info.chairs), "an open seat in a game"
        for (table_id, seat), guest in self.shown_to.items():
            assert self.lobby.tables[table_id].info.chairs[seat].guest == guest, "a seat changed hands in a game"
