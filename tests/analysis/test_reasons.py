"""Reasons: by what the seat sees, never none, the strongest first."""

from pathlib import Path

from ludi.analysis.reasons import Future, Reasons, compared
from ludi.analysis.worth import Worth
from ludi.bots.tactics import load_tactic
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.games import GAMES
from tests.variants import Variant, random_game, sampled

TACTICS = Path(__file__).parent.parent / "games"
POSITIONS = 3


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


def test_the_strongest_reason_comes_first_and_small_ones_are_left_out() -> None:
    told = [line.message for line in compared(Future(3.0, 1.0, 0.5, 0.0), Future(1.0, 2.0, 0.0, 0.1))]

    assert told == ["analysis-why-wins", "analysis-why-points", "analysis-why-prevents"]
    assert compared(Future(1.2, 1.0, 0.1, 0.0), Future(1.0, 1.3, 0.0, 0.1)) == []
