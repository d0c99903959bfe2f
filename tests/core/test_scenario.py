"""Scenarios: what is wrong with one is said in one sentence."""

from pathlib import Path

import pytest

from ludi.core import scenario, texts
from ludi.core.errors import LudiError
from ludi.core.expectation import differences, told_to
from ludi.games import GAMES

WRONG = {
    "not yaml": ("game: [", "is not valid YAML"),
    "no game": ("title: x", "it names no game"),
    "unknown game": ("game: chess", "no game 'chess'"),
    "unknown key": ("game: roma\nstart: x", "no key 'start'"),
    "doubled key": (
        "game: roma\nposition:\n  vp: {eagle: 3}\n  vp: {wave: 3}",
        "line 4: the key “vp” stands",
    ),
    "doubled key within": ("game: roma\nposition: {vp: {eagle: 3, eagle: 4}}", "line 2: the key “eagle” stands"),
    "unknown rule": ("game: roma\nrule: RO-Z9", "rule: roma has no rule 'RO-Z9'; see `ludi rules roma`"),
    "unknown rule of a list": ("game: roma\nrule: [RO-B3, CC-A1]", "roma has no rule 'CC-A1'"),
    "rule in small letters": ("game: roma\nrule: ro-b3", "write RO-B3"),
    "unknown option": ("game: roma\noptions: {templvm: thrown}", "no option “templvm”"),
    "options no mapping": ("game: roma\noptions: thrown", "“options” must be a mapping, such as {players: 4}"),
    "contradicting option": (
        "game: alea_iacta_est\noptions: {players: 3}\nposition: {players: 4}",
        "position: the option players is 3, but the position says 4",
    ),
    "moves no list": ("game: roma\nmoves: money 3", "'moves' must be a list: write [money 3], or each on a line"),
    "legal without brackets": (
        "game: roma\nposition: {}\nexpect: {legal: money 3}",
        "at the end: 'legal' must be a list: write [money 3]",
    ),
    "winners without brackets": ("game: roma\nexpect: {winners: eagle}", "'winners' must be a list: write [eagle]"),
    "hand without brackets": (
        "game: roma\nposition: {hand: {eagle: forum}}",
        "position: In hand: eagle: needs a list: write [forum]",
    ),
    "tactic without brackets": ("game: roma\ntactic: {best: money 3}", "'best' must be a list: write [money 3]"),
    "rules without brackets": ("game: roma\nrule: RO-B3, RO-B2", "'rule' must be a list: write [RO-B3, RO-B2]"),
    "expect no mapping": ("game: roma\nexpect: [over]", "“expect” must be a mapping"),
    "expect no mapping between": ("game: roma\nmoves: [{expect: over}]", "before move 1: “expect” must be a mapping"),
    "over in other words": ("game: roma\nexpect: {over: maybe}", "'over' is yes or no, not 'maybe'"),
    "scores no mapping": ("game: roma\nexpect: {scores: 3}", "“scores” must be a mapping, such as {eagle: 12}"),
    "a seat nobody sits at": (
        "game: alea_iacta_est\nexpect: {scores: {leaf: 3}}",
        "at the end: with 2 players nobody sits at leaf",
    ),
    "unknown seat of a move": (
        "game: roma\nposition: {dice: [3]}\nmoves: [{eagel: money 3}]",
        "move 1: there is no seat 'eagel'; seats are: chance, eagle, wave",
    ),
    "no space after a colon": (
        "game: roma\nposition: {dice: [3]}\nmoves: ['eagle:money 3']",
        "move 1: 'eagle:money 3' needs a space after its colon",
    ),
    "two moves in a line": ("game: roma\nmoves: [{eagle: money 3, wave: money 3}]", "move 1 is not a move in notation"),
    "moves are counted": (
        "game: roma\nposition: {dice: [3]}\nmoves: [{expect: {seat: eagle}}, money 3, {expect: {}}, money 4]",
        "move 2, 'money 4'",
    ),
    "expectations are not counted": (
        "game: roma\nposition: {dice: [3]}\nmoves: [{expect: {}}, money 3, {expect: {gold: 3}}]",
        "before move 2: there is no field 'gold'",
    ),
    "an impossible table": (
        "game: roma\nposition: {hand: {eagle: {forum: 99, nero: 99}}}",
        "position: the rules cannot go on from here",
    ),
    "wrong seat": ("game: roma\nposition: {dice: [3]}\nmoves: [{wave: money 3}]", "eagle is to decide, not wave"),
    "no move": ("game: roma\nposition: {dice: [3]}\nmoves: [fly 3]", "'fly 3' is not a move"),
    "illegal move": ("game: roma\nposition: {dice: [3]}\nmoves: [money 4]", "move 1, 'money 4'"),
    "unknown field": ("game: roma\nposition: {}\nexpect: {gold: 3}", "no field 'gold'"),
    "misspelt key of expect": (
        "game: roma\nexpect: {winner: [eagle]}",
        "at the end: there is no field 'winner' (did you mean winners?); keys are: legal, illegal, exactly, over, "
        "scores, winners, any_order, sees, log, and the fields templum, start_player, ",
    ),
    "misspelt move that is illegal": ("game: roma\nexpect: {illegal: [buuy 3]}", "'buuy 3' is not a move; moves begin"),
    "misspelt card that is illegal": ("game: roma\nexpect: {illegal: [lay forvm 3]}", "“forvm” is none of"),
    "a seat before an expected move": ("game: roma\nexpect: {legal: [{eagle: money 3}]}", "without its seat"),
    "any order of what has none": (
        "game: roma\nexpect: {any_order: {hand: [forum]}}",
        "'any_order' is for places in order, not for 'hand'; these are: dice, used, used_at, discard",
    ),
    "a field nobody sees": (
        "game: roma\nexpect: {sees: {eagle: {gold: 3}}}",
        "there is no field 'gold'; keys are: any_order, and the fields templum",
    ),
    "eyes of nobody": ("game: roma\nexpect: {sees: {north: {}}}", "'north' is no seat"),
    "a line without quotes": (
        "game: roma\nposition: {dice: [3]}\nmoves: [money 3]\nexpect: {log: {eagle: [eagle: takes]}}",
        "a sentence with a colon in it needs quotes",
    ),
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
    "legal out of range": ("expect: {legal: [buy 0]}", "at the end: 'buy 0' is not legal"),
    "any order": ("expect: {any_order: {dice: [3]}}", "dice, in any order, is [], not [3]"),
    "sees": ("expect: {sees: {wave: {coins: {eagle: 4}}}}", "wave sees: coins is {'eagle': 3}, not {'eagle': 4}"),
    "log": ("expect: {log: {wave: [Nothing.]}}", "the log of wave ends with 'Eagle takes 3"),
    "a silent log": ("expect: {log: {wave: []}}", "the log of wave ends with 'Eagle takes 3"),
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


MET = {
    "a mapping compares only what it names": "position: {coins: {eagle: 3, wave: 9}}\nexpect: {coins: {eagle: 3}}",
    "illegal out of range": "position: {}\nexpect: {illegal: [buy 0, lay forum 7, money -1]}",
    "dice in any order": "position: {dice: [3, none, 5]}\nexpect: {any_order: {dice: [5, 3]}}",
    "discards in any order": "position: {discard: [forum, nero]}\nexpect: {any_order: {discard: [nero, forum]}}",
    "an own hand is seen": "position: {hand: {eagle: [nero]}}\nexpect: {sees: {eagle: {hand: {eagle: [nero]}}}}",
    "another's hand is hidden": (
        "position: {hand: {eagle: [nero]}}\nexpect: {sees: {wave: {hand: {eagle: hidden}, hand_size: {eagle: 1}}}}"
    ),
    "a watcher sees no hand": "position: {}\nexpect: {sees: {watcher: {hand: hidden, any_order: {dice: []}}}}",
    "yes and no": "position: {}\nexpect: {over: no}",
    "true and false": "position: {}\nexpect: {over: false}",
    "no in quotes": "position: {}\nexpect: {over: 'no'}",
    "nothing was told before the first move": "position: {}\nexpect: {log: {eagle: []}}",
    "the last lines": "position: {dice: [3]}\nmoves: [money 3]\nexpect: {log: {eagle: [roma-log-money]}}",
    "between moves": "position: {dice: [3]}\nmoves: [{expect: {coins: {eagle: 0}}}, money 3]",
    "seat follows player": "position: {player: wave, dice: [3]}\nmoves: [{wave: money 3}]",
}


@pytest.mark.parametrize("text", MET.values(), ids=MET)
def test_what_is_true_comes_as_expected(tmp_path: Path, text: str) -> None:
    (tmp_path / "s.yaml").write_text(f"game: roma\n{text}\n")

    assert scenario.run(scenario.load(tmp_path / "s.yaml", GAMES)) == []


def test_a_log_may_be_expected_in_english(tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text("game: roma\nposition: {dice: [3, 4]}\nmoves: [money 3, money 4]\n")
    match = scenario.load(tmp_path / "s.yaml", GAMES).match()
    scenario.play_through(match, ["money 3", "money 4"])

    said = [texts.say("en", line) for lines in told_to(match, 0) for line in lines]

    assert differences(match, {"log": {"eagle": said}}, "at the end") == []
    assert differences(match, {"log": {"eagle": said[1:]}}, "at the end") == []
    assert differences(match, {"log": {"eagle": said[:1]}}, "at the end") != []


def test_a_position_can_choose_an_option(tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text("game: alea_iacta_est\nposition: {players: 4, templum_self_raise: yes}\n")

    options = scenario.load(tmp_path / "s.yaml", GAMES).match().options

    assert options == {"players": "4", "templum_self_raise": "yes", "start_player": "drawn", "scale": "whole"}


def test_options_say_yes_without_quotes(tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text("game: alea_iacta_est\noptions: {templum_self_raise: yes}\n")

    assert scenario.load(tmp_path / "s.yaml", GAMES).options == {"templum_self_raise": "yes"}


def test_the_beginning_of_a_game_has_no_fault(tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text("game: roma\n")

    assert scenario.load(tmp_path / "s.yaml", GAMES).fault() == ""
