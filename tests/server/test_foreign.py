"""Bots from outside at the tables of a house: announced, by `module:factory`, by lines of JSON; and when they fail."""

from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest

from ludi.bots.named import bot_named
from ludi.cli.serve import check_bots
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.server.bots.external import ExternalBots
from ludi.server.settings import Settings
from ludi.server.tables.table import Table
from tests.bots.test_named import ENGINE, HERE, announced_in
from tests.server.conftest import House
from tests.server.visitor import ME, Visitor

ALLOWED = ("cicero", f"minerva={HERE}:First?number=0", f"engine={ENGINE}", f"broken={ENGINE} dies")


def only_roma(game: Game) -> object:
    """A bot that knows one game."""
    if game.name != "roma":
        raise LudiError("It knows Roma alone.")
    return bot_named(game, "random")


@pytest.fixture(scope="module")
def open_house(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file = tmp_path_factory.mktemp("foreign") / "tables.sqlite"
    with announced_in(file.parent, cicero=f"{HERE}:First"), pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludi.server.tables.table_info.STAND_IN", "random")
        opened = House(Settings(f"sqlite:///{file}", bots=ALLOWED, adviser="engine"))
        opened.open()
        opened.warm()
        yield opened
        opened.close()


@pytest.fixture
def guest(open_house: House) -> Iterator[Visitor]:
    with open_house.visitor() as visitor:
        yield visitor


def first_answer(guest: Visitor, level: str) -> tuple[str, int]:
    """What a bot of this name did when it was first asked, and what the first legal move was."""
    table = guest.open_table("roma", {"kind": "bot", "level": level}, ME, start_player="eagle")["id"]
    with guest.socket(table, since=0) as news:
        while (step := news.next("step")["step"])["seat"] != 0:
            before = step["position"]
    live = guest.get(f"tables/{table}")["seats"][0]
    assert (live["kind"], live["level"]) == ("bot", level)
    return step["move"]["verb"], before["sequence"]


@pytest.mark.parametrize("level", ["cicero", "minerva", "engine"])
def test_a_bot_from_outside_plays_at_a_table(guest: Visitor, level: str) -> None:
    assert level in guest.get("bots")["foreign"]["roma"]
    assert first_answer(guest, level) == first_answer(guest, "minerva")


def test_where_one_from_outside_fails_one_of_ours_answers(guest: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    table = guest.open_table("roma", {"kind": "bot", "level": "broken"}, ME, start_player="eagle")["id"]

    assert guest.asked(table)["asked"] == 1, "the game goes on"
    assert "The bot broken cannot answer" in caplog.text
    assert "it has ended (status 3)" in caplog.text


def test_who_is_not_allowed_does_not_sit_down(guest: Visitor) -> None:
    for level in ("greedy", "search:5", f"{HERE}:First", "exec:true", "nobody"):
        wish = {"game": "roma", "seats": [{"kind": "bot", "level": level}, ME], "options": {}}
        guest.post("tables", wish, status=422)


def test_hints_come_from_the_adviser_of_the_house(guest: Visitor) -> None:
    table = guest.open_table("roma", ME, {"kind": "bot", "level": "minerva"}, start_player="eagle")["id"]
    legal = guest.asked(table)["legal"]

    advice = guest.get(f"tables/{table}/hint")["advice"]
    assert advice == [{"action": legal[0], "value": 0.5, "visits": 1, "line": [legal[0]]}]


def test_a_bot_sits_at_the_games_it_knows() -> None:
    foreign = ExternalBots([f"romulus={__name__}:only_roma"])

    assert [game.name for game in GAMES if foreign.of(game)] == ["roma"]


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("caesar=x:y", "a name of its own"),
        ("Marcus Tullius=x:y", "a name of its own"),
        ("x:y", "a name of its own"),
        ("minerva=no.such:thing", "No module named 'no'"),
        ("nobody", "There is no bot 'nobody'"),
    ],
)
def test_a_bot_that_cannot_come_is_told_before_the_house_opens(wish: str, told: str) -> None:
    with pytest.raises(LudiError) as refused:
        check_bots(Settings(bots=(wish,)))

    assert told in str(refused.value)


def test_an_adviser_nobody_allowed_is_told() -> None:
    with pytest.raises(LudiError, match="The adviser 'cato'"):
        check_bots(Settings(adviser="cato"))


SILENT = "exec:sleep 3000"


def test_a_bot_from_outside_that_hangs_delays_nobody_elses(quick: None, tmp_path: Path) -> None:
    """As many tables as there are threads, and more, wait for it; another's bot answers all the same."""
    house = House(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", bots=(f"slow={SILENT}",)))
    house.open()
    house.warm()
    with house.visitor() as one, house.visitor() as other:
        slow = [
            one.open_table("roma", {"kind": "bot", "level": "slow"}, ME, start_player="eagle")["id"] for _ in range(6)
        ]
        for table in slow:
            one.get(f"tables/{table}")  # somebody looks
        mine = other.open_table("roma", {"kind": "bot", "level": "random"}, ME, start_player="eagle")["id"]

        assert other.asked(mine)["asked"] == 1

        waiting = [house.lobby.tables[table].asked for table in slow]
        assert waiting == [0] * 6  # nobody has answered there yet
    house.close()


def test_a_bot_from_outside_that_failed_is_not_asked_again_for_a_while(
    open_house: House, guest: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    thought = open_house.lobby.bots.thought

    async def noted(table: Table, seat: int, level: str, *more: Any) -> Any:
        asked.append(level)
        return await thought(table, seat, level, *more)

    monkeypatch.setattr(open_house.lobby.bots, "thought", noted)
    monkeypatch.setattr(open_house.lobby.bots.external_pools["broken"], "out_until", -inf)
    for _ in range(2):
        first_answer(guest, "broken")

    assert asked.count("broken") == 1
    assert asked.count("random") >= 2
