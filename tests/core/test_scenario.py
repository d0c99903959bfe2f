"""Scenarios: what is wrong with one is said in one sentence."""

from pathlib import Path

import pytest

from ludi.core import scenario
from ludi.core.errors import LudiError
from ludi.games import GAMES

WRONG = {
    "not yaml": ("game: [", "is not valid YAML"),
    "no game": ("title: x", "it names no game"),
    "unknown game": ("game: chess", "no game 'chess'"),
    "unknown key": ("game: roma\nstart: x", "no key 'start'"),
    "moves no list": ("game: roma\nmoves: money 3", "'moves' must be a list"),
    "wrong seat": ("game: roma\nposition: {dice: [3]}\nmoves: [{wave: money 3}]", "eagle is to decide, not wave"),
    "no move": ("game: roma\nposition: {dice: [3]}\nmoves: [fly 3]", "'fly 3' is not a move"),
    "illegal move": ("game: roma\nposition: {dice: [3]}\nmoves: [money 4]", "move 1, 'money 4'"),
    "unknown field": ("game: roma\nposition: {}\nexpect: {gold: 3}", "no field 'gold'"),
    "unknown seat": ("game: roma\nposition: {}\nexpect: {scores: {north: 3}}", "'north' is no seat"),
}

UNMET = {
    "field": ("expect: {coins: {eagle: 4}}", "coins is {'eagle': 3}, not {'eagle': 4}"),
    "list": ("expect: {dice: [3]}", "dice is"),
    "legal": ("expect: {legal: [money 3]}", "'money 3' is not legal"),
    "illegal": ("expect: {illegal: [end_turn]}", "'end_turn' is legal"),
    "exactly": ("expect: {exactly: []}", "legal are exactly end_turn"),
    "over": ("expect: {over: true}", "not over"),
    "scores": ("expect: {scores: {eagle: 3}}", "eagle has 10 points, not 3"),
    "winners": ("expect: {winners: [eagle]}", "the winners are"),
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_scenario_is_refused_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "s.yaml").write_text(text)

    with pytest.raises(LudiError) as refused:
        scenario.run(scenario.load(tmp_path / "s.yaml", GAMES))

    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("expect", "sentence"), UNMET.values(), ids=UNMET)
def test_what_did_not_come_as_expected_is_said(tmp_path: Path, expect: str, sentence: str) -> None:
    (tmp_path / "s.yaml").write_text(f"game: roma\nposition: {{dice: [3]}}\nmoves: [money 3]\n{expect}\n")

    (failure,) = scenario.run(scenario.load(tmp_path / "s.yaml", GAMES))

    assert sentence in failure


def test_a_mapping_compares_only_what_it_names(tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text(
        "game: roma\nposition: {coins: {eagle: 3, wave: 9}}\nexpect: {coins: {eagle: 3}}\n"
    )

    assert scenario.run(scenario.load(tmp_path / "s.yaml", GAMES)) == []
