"""What could not be written down did not happen: nobody is told of it, and it can be done again."""

from collections.abc import Callable, Sequence

import pytest

from ludi.server.storage.store import Change
from tests.server.conftest import House
from tests.server.visitor import ME, OPEN, Visitor, here

Deed = Callable[[Visitor, Visitor, str], object]


def full(changes: Sequence[Change]) -> None:
    """The disk is full."""
    raise OSError("no space left")


def sits(livia: Visitor, marcus: Visitor, table: str) -> None:
    marcus.sit(table, status=503)


def leaves(livia: Visitor, marcus: Visitor, table: str) -> None:
    livia.post(f"tables/{table}/leave", status=503)


def moves(livia: Visitor, marcus: Visitor, table: str) -> None:
    position = livia.asked(table)
    livia.move(table, position["legal"][0], position["sequence"], "a-command", status=503)


def takes_back(livia: Visitor, marcus: Visitor, table: str) -> None:
    body = {"command": "a-command", "sequence": livia.position(table)["sequence"]}
    livia.post(f"tables/{table}/undo", body, status=503)


def speaks(livia: Visitor, marcus: Visitor, table: str) -> None:
    livia.post(f"tables/{table}/messages", {"text": "Salve"}, status=503)


@pytest.mark.parametrize(
    ("deed", "other"),
    [(sits, OPEN), (leaves, OPEN), (leaves, here("T")), (moves, here("T")), (takes_back, here("T")), (speaks, OPEN)],
)
def test_what_was_not_written_did_not_happen(
    deed: Deed, other: dict, house: House, livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for visitor in (livia, marcus):
        visitor.client.headers["connection"] = "close"  # after a fault the house does not keep a line open
    table = livia.open_table("roma", ME, other, listed=True, start_player="eagle")["id"]
    if deed is takes_back:
        position = livia.asked(table)
        livia.move(table, position["legal"][0], position["sequence"])

    def everything() -> list[object]:
        paths = ("", "/position", "/replay", "/messages", "/frames")
        return [visitor.get(f"tables/{table}{path}") for path in paths for visitor in (livia, marcus)]

    before = everything()
    monkeypatch.setattr(house.lobby.store, "write", full)
    deed(livia, marcus, table)
    monkeypatch.undo()

    assert everything() == before
    if deed is moves:
        position = livia.asked(table)
        assert not livia.move(table, position["legal"][0], position["sequence"], "a-command")["repeated"]
