"""Reasons: by what the seat sees, never none, the strongest first."""

from pathlib import Path

import numpy as np

from ludi.analysis.futures import DEALS, Rows
from ludi.analysis.reasons import WHY, Reasons, reasons_of
from ludi.analysis.worth import Worth
from ludi.bots.measure.tactics import load_tactic
from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.speech import move_line
from ludi.core.study import match_in
from ludi.games import GAMES
from tests.variants import Variant, random_game, sampled

TACTICS = Path(__file__).parent.parent / "games"
POSITIONS = 3
ROMA = GAMES.find("roma")
REASONS = reasons_of(ROMA)
GLADIATOR = """
phase: target
actor: gladiator
disc: 1
dice: [4, 5]
face_up: {eagle: {1: gladiator, 2: legat}, wave: {3: legionarius, 4: centurio}}
draw_pile: rest
"""
BUYING = """
dice: [6]
coins: {eagle: 0}
hand: {eagle: [forum]}
face_up: {eagle: {1: legat}, wave: {1: turris}}
draw_pile: rest
"""


def test_dealing_anew_what_a_seat_cannot_see_changes_no_reason(our_game: Game) -> None:
    game, reasons = our_game, Reasons(our_game, Worth(our_game))
    choices = [
        turning
        for turning in random_game(Variant(game, {"scale": "small"}), 17)
        if turning.before.seat >= 0 and len(game.legal(turning.before, game.compiled)) > 1
    ]
    for turning in sampled(choices, POSITIONS, 2):
        seat = int(turning.before.seat)
        view = game.view_of(turning.before, seat)
        other = game.view_of(game.imagined(view, seat, new_rng(3), game.compiled), seat)
        better, worse = game.legal(turning.before, game.compiled)[:2]
        why = reasons.why(view, seat, better, worse)

        assert why
        assert reasons.why(other, seat, better, worse) == why


def test_a_move_that_wins_at_once_says_so() -> None:
    tactic = load_tactic(TACTICS / "roma/tactics/tribune_takes_the_last_point.yaml", GAMES)
    match, game = tactic.match(), tactic.scenario.game

    why = Reasons(game, Worth(game)).why(
        match.view(match.seat), match.seat, tactic.best[0], game.actions.parse("end_turn")
    )

    assert why[0].message == "analysis-why-wins"
    assert why[0].values["percent"] == 100


def rows(own: float, others: float, won: float = 0.0, lost: float = 0.0, **stakes: float) -> Rows:
    """A future in which every deal comes to the same."""
    told = {"own": own, "others": others, "won": won, "lost": lost, "era": 0.0}
    told |= {f"{whose} {name}": 0.0 for whose in ("own", "others") for name in ROMA.stakes}
    told |= {name.replace("_", " "): number for name, number in stakes.items()}
    return {name: np.full(DEALS, number) for name, number in told.items()}


def names(better: Rows, worse: Rows) -> list[str]:
    return [line.message.removeprefix(WHY) for line in REASONS.compared(better, worse, "soon", 1)]


def test_the_strongest_reason_comes_first_and_small_ones_are_left_out() -> None:
    assert names(rows(3.0, 1.0, 0.5), rows(1.0, 2.0, 0.0)) == ["wins", "points", "prevents"]
    assert names(rows(1.2, 1.0, 0.1), rows(1.0, 1.3, 0.0)) == []
    assert names(rows(0.0, 0.0, own_cards=2), rows(2.0, 0.0, others_cards=1)) == ["more", "less", "gives-up"]


def test_what_may_well_be_chance_is_no_reason() -> None:
    scattered = {**rows(0.0, 0.0), "own": np.resize([9.0, -7.0], DEALS)}

    assert names(scattered, rows(0.0, 0.0)) == []


def test_where_points_do_not_differ_it_is_told_what_is_on_the_table() -> None:
    """Gladiator sends the only card home: an empty disc, and nothing on the table that could act."""
    match = match_in(ROMA, GLADIATOR)
    act, wait = (ROMA.actions.parse(move) for move in ("target 3", "target 4"))

    why = REASONS.why(match.view(0), 0, act, wait)

    assert texts.say("en", why[-1]).startswith("The other move, “Choose Centurio at disc IV”")
    assert all(texts.say(language, line) for line in why for language in texts.LANGUAGES)


def test_money_for_a_card_is_told_by_what_follows() -> None:
    """With the 6 the Forum can be bought; without it nothing can."""
    match = match_in(ROMA, BUYING)
    why = REASONS.why(match.view(0), 0, ROMA.actions.parse("money 6"), ROMA.actions.parse("cards 6"))

    assert [line for line in why if line.message == f"{WHY}then" and "forum" in repr(line.values["move"])]


def test_what_wins_anyway_cannot_have_been_dear() -> None:
    tactic = load_tactic(TACTICS / "roma/tactics/tribune_takes_the_last_point.yaml", GAMES)
    match, winning, waiting = tactic.match(), tactic.best[0], ROMA.actions.parse("end_turn")

    assert REASONS.is_possible(match.view(match.seat), match.seat, winning, waiting, 0.05)
    assert not REASONS.is_possible(match.view(match.seat), match.seat, waiting, winning, 0.05)


def test_what_is_held_is_not_compared_across_the_end_of_an_era() -> None:
    assert names(rows(0.0, 0.0, own_cards=2), rows(0.0, 0.0)) == ["more"]
    assert names({**rows(0.0, 0.0, own_cards=2), "era": np.full(DEALS, 1.0)}, rows(0.0, 0.0)) == []


def test_a_veto_names_what_it_is_against() -> None:
    caesar = GAMES.find("caesar_cleopatra")
    view = caesar.read_view({"phase": "answer", "action": "spy", "player": "cleopatra", "seat": "caesar"})

    told = [texts.say("en", move_line(caesar, caesar.actions.parse(move), view)) for move in ("veto", "let_pass")]

    assert told == ["Veto against the spy", "Let the spy pass"]
