"""Analyses: of finished games alone, made once behind, with progress, called off, kept."""

from contextlib import suppress
from functools import partial
from threading import Event
from time import monotonic

import pytest

from ludi.analysis.report import Cancelled
from ludi.core.fairness import check
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.server.after import analyses
from ludi.server.after.analyses import MOST_WAITING, Analyses, Work, key_of
from ludi.server.http.limits import SHARED, SHARES, Budgets
from ludi.server.http.problems import Problem
from tests.server.conftest import House, run_apart
from tests.server.test_secret import Watched, opening
from tests.server.visitor import BOT, ME, Json, Visitor

PATIENCE = 120.0  # seconds


def finished(livia: Visitor, game: str = "roma") -> str:
    """A small game that is over."""
    table = str(livia.open_table(game, ME, BOT, scale="small")["id"])
    livia.play_to_the_end(table, 3)
    return table


def analysed(visitor: Visitor, table: str, effort: int) -> Json:
    """Wait until it is done."""
    until = monotonic() + PATIENCE
    while (told := visitor.get(f"tables/{table}/analysis", effort=effort))["state"] != "done":
        assert monotonic() < until, told
    return dict(told["analysis"])


def test_a_game_that_goes_on_is_not_analysed(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    livia.post(f"tables/{table}/analysis", status=409)
    livia.get(f"tables/{table}/analysis", status=409)


@pytest.mark.parametrize("name", GAMES.names)
def test_a_finished_game_is_analysed_for_everybody_once(
    house: House, livia: Visitor, marcus: Visitor, name: str
) -> None:
    table = finished(livia, name)
    assert livia.get(f"tables/{table}/analysis", effort=8)["state"] == "none"

    begun = livia.post(f"tables/{table}/analysis", effort=8)
    marcus.post(f"tables/{table}/analysis", effort=8)

    assert begun["state"] in ("waiting", "working", "done")
    whole = analysed(marcus, table, 8)
    assert whole == analysed(livia, table, 8)
    steps = len(livia.replay(table)["steps"])
    assert (whole["curve"][0]["step"], whole["curve"][-1]["step"]) == (0, steps)
    for seat in whole["seats"]:
        assert abs(seat["start"] + seat["luck"] + seat["own"] + seat["others"] + seat["hidden"] - seat["result"]) < 1e-6
    assert whole["turning_points"][0]["lines"][0]["message"].startswith("analysis-turning-")


def test_what_nobody_wants_any_more_ends(house: House, livia: Visitor) -> None:
    table = finished(livia)
    livia.post(f"tables/{table}/analysis", effort=3200)

    livia.delete(f"tables/{table}/analysis", effort=3200)

    until = monotonic() + PATIENCE
    while livia.get(f"tables/{table}/analysis", effort=3200)["state"] not in ("none", "done"):
        assert monotonic() < until
    key = key_of(house.lobby.tables[table], 3200)
    assert key not in house.services.analyses.making


def test_no_game_however_long_keeps_all_others_waiting(
    house: House, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, efforts, asked = finished(livia), list[int](), Event()
    moves = sum(entry.kind == "move" for entry in house.lobby.tables[table].logged.log)
    monkeypatch.setattr(analyses, "MOST_ITERATIONS", 150 * moves + 1)  # as if it were a game of many more decisions

    def analyse(game: Game, options: Json, actions: list[int], effort: int, *_: object) -> None:
        efforts.append(effort)
        asked.set()
        raise Cancelled("It is seen how much is asked.")

    monkeypatch.setattr(analyses, "analyse", analyse)
    for wanted in (3200, 120, 0):
        asked.clear()
        livia.post(f"tables/{table}/analysis", effort=wanted)
        assert asked.wait(PATIENCE)

    assert efforts == [150, 120, 0]


def test_as_many_are_kept_as_there_is_room_for() -> None:
    analyses = Analyses(10, lambda: None)
    for number in range(3):
        analyses.keep((str(number), 0), b"123456")

    assert list(analyses.made) == [("2", 0)]
    assert analyses.size == 6
    analyses.close()


def test_one_who_calls_it_off_takes_it_from_nobody_else() -> None:
    work = Work(wanted_by={"livia", "marcus"})
    work.wanted_by.discard("livia")

    work.report(3, 7)

    assert (work.done, work.of) == (3, 7)


def test_no_guest_and_no_address_has_all_places_for_analyses() -> None:
    analyses = Analyses(10, lambda: None, partial(Budgets().check, "analyses"))
    table = Watched(opening()).table

    async def story() -> None:
        wished: list[str] = []
        for number in range(MOST_WAITING):
            guest = f"guest {number // SHARES['analyses'].most}"
            with suppress(Problem):
                analyses.begin(table, number, guest, "here")
                wished.append(guest)
        assert len(wished) == SHARED * SHARES["analyses"].most < MOST_WAITING
        with pytest.raises(Problem) as refused:
            analyses.begin(table, 100, wished[0], "elsewhere")
        assert refused.value.status == 429
        analyses.begin(table, 0, wished[-1], "elsewhere")  # what is made already, anybody may wait for
        analyses.begin(table, 100, "a stranger", "elsewhere")
        for work in list(analyses.making.values()):
            assert work.task
            work.task.cancel()

    run_apart(story())
    analyses.close()


@pytest.mark.parametrize("name", GAMES.names)
def test_a_game_is_played_on_from_a_moment_as_its_seat_saw_it(house: House, livia: Visitor, name: str) -> None:
    table = finished(livia, name)
    steps = livia.replay(table, open=True)["steps"]
    at = next(number for number, step in enumerate(steps[:-1], 1) if step["position"]["asked"] is not None)
    seat = steps[at - 1]["position"]["asked"]
    seen = livia.replay(table, seat=seat)["steps"][at - 1]["position"]

    card = livia.post(f"tables/{table}/play-on", {"step": at, "level": "random"}, 201)
    livia.sit(card["id"])

    position = livia.asked(card["id"])
    assert (position["view"], position["asked"], position["viewer"]) == (seen["view"], seat, seat)
    again = str(card["id"])
    livia.play_to_the_end(again, 1)
    record = livia.get(f"tables/{again}/record")
    assert record["start"]
    assert all(draw.move == draw.due for draw in check(record, GAMES.find(name)))
    livia.post(f"tables/{again}/analysis", effort=8)
    assert analysed(livia, again, 8)["seats"]
    loaded = house.lobby.tables.pop(again)
    assert livia.position(again)["scores"] == loaded.match.scores()


def test_there_is_no_playing_on_from_where_nobody_decides_or_with_nobody(livia: Visitor) -> None:
    table = finished(livia)
    over = len(livia.replay(table)["steps"])

    livia.post(f"tables/{table}/play-on", {"step": over, "level": "random"}, 422)
    livia.post(f"tables/{table}/play-on", {"step": 0, "level": "random"}, 422)
    livia.post(f"tables/{table}/play-on", {"step": 5, "level": "brutus"}, 422)
    livia.post(f"tables/{livia.open_table('roma', ME, BOT)['id']}/play-on", {"step": 1, "level": "random"}, 409)
