"""Lessons over the network: whole, from the learner's view, and nothing of another seat in them."""

import pytest

from ludi.core.lessons import FIRST, lesson_named
from ludi.core.state import HIDDEN
from ludi.games import GAMES
from tests.server.visitor import Visitor
from tests.variants import OURS


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_comes_whole_with_what_leads_from_step_to_step(game: str, livia: Visitor) -> None:
    lesson = lesson_named(GAMES.find(game), FIRST)

    card = livia.get(f"lessons/{game}/{FIRST}")

    assert [page["tell"]["message"] for page in card["pages"]] == [lesson.message(step.tell) for step in lesson.steps]
    assert all((page["right"] in page["position"]["legal"]) == (page["right"] is not None) for page in card["pages"])
    assert card["pages"][-1]["position"]["winners"] == [card["seat"]]
    for before, page in zip(card["pages"], card["pages"][1:], strict=False):
        if page["steps"]:
            assert page["steps"][-1]["position"]["view"] == page["position"]["view"]
            assert page["steps"][0]["sequence"] == before["position"]["sequence"] + 1


def test_a_learner_does_not_see_the_other_hand(livia: Visitor) -> None:
    pages = livia.get(f"lessons/caesar_cleopatra/{FIRST}")["pages"]

    assert {value for page in pages[:-1] for value in page["position"]["view"]["hand"][1]} == {HIDDEN}


def test_the_catalogue_names_the_lessons(livia: Visitor) -> None:
    assert all(game["lessons"][:1] == [FIRST] for game in livia.get("games") if game["name"] in OURS)


@pytest.mark.parametrize("path", ["lessons/nim/first_game", "lessons/roma/the_sewers", "lessons/roma/..%2Frules"])
def test_a_lesson_that_is_not_there_is_a_problem(path: str, livia: Visitor) -> None:
    assert livia.client.get(f"/api/{path}").status_code == 404
