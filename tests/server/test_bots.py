"""Bots at the table: compiled behind, at an even pace, honest; hints for people."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi.games import GAMES
from ludi.server.bots import bot_seed, is_repeated, pause
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, Visitor

TIRO = {"kind": "bot", "level": "tiro"}
PACE = 0.15


@pytest.fixture
def cold(quick: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[House]:
    """A house where nothing is compiled yet, and bots keep a pace."""
    monkeypatch.setenv("LUDI_PACE", str(1000 * PACE))
    opened = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened.open()
    yield opened
    opened.close()


def test_a_bot_that_is_not_compiled_says_so_and_plays_as_soon_as_it_can(cold: House) -> None:
    with cold.visitor() as visitor:
        assert not any(visitor.get("bots")["ready"].values())
        table = visitor.open_table("roma", TIRO, ME, start_player="eagle")["id"]
        with visitor.socket(table) as news:
            first = visitor.position(table)
            assert first["asked"] == 0
            assert news.next("bot") == {"type": "bot", "seat": 0, "ready": False}
            cold.warm()
            assert news.next("step")["step"]["seat"] == 0
        assert visitor.get("bots")["ready"]["roma"]


def test_a_hint_waits_for_the_compiler_and_people_do_not(cold: House) -> None:
    with cold.visitor() as visitor:
        table = visitor.open_table("roma", ME, BOT, start_player="eagle")["id"]
        position = visitor.asked(table)

        assert visitor.get(f"tables/{table}/hint", 503)["line"]["message"] == "server-bots-compiling"
        assert visitor.move(table, position["legal"][0], position["sequence"])["accepted"]


@pytest.mark.parametrize(("thought", "answers_at"), [(0.0, 0.8), (0.3, 0.8), (0.8, 0.8), (0.9, 1.6), (2.3, 2.4)])
def test_bots_answer_at_an_even_pace(thought: float, answers_at: float) -> None:
    assert thought + pause(thought, 0.8) == pytest.approx(answers_at)


def test_bots_without_a_pace_answer_at_once() -> None:
    assert pause(0.3, 0.0) == 0.0


def test_a_bot_that_does_the_same_again_is_quicker(livia: Visitor, house: House) -> None:
    table = livia.open_table("caesar_cleopatra", ME, BOT)["id"]
    position = livia.asked(table)
    live = house.hall.tables[table]
    assert not is_repeated(live, position["legal"][0])

    livia.move(table, position["legal"][0], position["sequence"])

    assert is_repeated(live, position["legal"][0])
    assert not is_repeated(live, live.game.actions.parse("pass"))


def test_the_pace_is_the_one_that_was_set(cold: House) -> None:
    with cold.visitor() as visitor:
        table = visitor.open_table("alea_iacta_est", BOT, BOT, players="2")["id"]
        with visitor.socket(table) as news:
            while news.next("step")["step"]["seat"] < 0:
                pass
    assert cold.hall.bots.pace == pytest.approx(PACE)


def test_every_rank_plays(livia: Visitor) -> None:
    for level in livia.get("bots")["levels"]:
        table = livia.open_table("roma", {"kind": "bot", "level": level}, ME, start_player="eagle")["id"]
        assert livia.asked(table)["asked"] == 1


def test_a_hint_is_a_legal_move_with_what_it_is_worth(livia: Visitor) -> None:
    for name in GAMES.names:
        table = livia.open_table(name, ME, BOT)["id"]
        position = livia.asked(table)
        advice = livia.get(f"tables/{table}/hint")
        assert advice
        assert all(hint["action"] in position["legal"] and 0 <= hint["value"] <= 1 for hint in advice)
        assert all(hint["line"][0] == hint["action"] for hint in advice)


def test_a_bots_luck_depends_on_the_secret_and_the_moment_only(livia: Visitor, house: House) -> None:
    one, other = (house.hall.tables[livia.open_table("roma", ME, BOT)["id"]].setting for _ in range(2))

    assert bot_seed(one, 1, 7) == bot_seed(one, 1, 7)
    assert len({bot_seed(one, 1, 7), bot_seed(one, 0, 7), bot_seed(one, 1, 8), bot_seed(other, 1, 7)}) == 4
