"""Verdicts: by what the seat could see then, and a blunder is called one."""

from pathlib import Path

import pytest

from ludi.analysis.verdicts import BAD, BEST, VERDICTS, Judge, word_for
from ludi.analysis.worth import Worth
from ludi.bots.measure.tactics import load_tactic
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.games import GAMES
from tests.variants import Variant, random_game, sampled

FOLDER = Path(__file__).parent.parent / "games"
POSITIONS = 6
SMALL = 60  # iterations

# Positions in words (tests/games/GAME/tactics), and a move there that throws the game away.
PLANTED = [
    ("roma/tactics/forum_ends_it_ahead", "end_turn"),
    ("roma/tactics/templum_die_ends_it", "done"),
    ("roma/tactics/consul_makes_the_five", "end_turn"),
    ("caesar_cleopatra/tactics/kill_the_right_card", "done"),
    ("caesar_cleopatra/tactics/philosopher_where_it_is_lost", "pass"),
    ("alea_iacta_est/tactics/do_not_pass_it_on", "keep_tile women"),
    ("alea_iacta_est/tactics/two_men_do_not_share", "take_province green_2"),
    ("alea_iacta_est/tactics/the_third_four", "senatus 1 1"),
]


def test_dealing_anew_what_a_seat_cannot_see_changes_no_verdict(game: Game) -> None:
    judge, again = (Judge(game, Worth(game), SMALL) for _ in range(2))
    for turning in sampled([one for one in random_game(Variant(game, {}), 91) if one.before.seat >= 0], POSITIONS, 1):
        seat = int(turning.before.seat)
        view = game.view_of(turning.before, seat)
        other = game.imagined(view, seat, new_rng(8), game.compiled)
        legal = game.legal(turning.before, game.compiled)
        verdict = judge.judge(view, seat, legal, turning.action)

        assert again.judge(game.view_of(other, seat), seat, game.legal(other, game.compiled), turning.action) == verdict
        assert 0 <= verdict.cost <= 1
        assert 0 < verdict.accuracy <= 100
        assert (verdict.word == BEST) == (verdict.best == turning.action)


@pytest.mark.parametrize(("position", "move"), PLANTED, ids=lambda text: text.split("/")[-1])
def test_a_planted_blunder_is_named(position: str, move: str) -> None:
    tactic = load_tactic(FOLDER / f"{position}.yaml", GAMES)
    match, game = tactic.match(), tactic.scenario.game
    judge = Judge(game, Worth(game), 200)

    verdict = judge.judge(match.view(match.seat), match.seat, match.legal(), game.actions.parse(move))

    assert verdict.word in BAD
    assert judge.judge(match.view(match.seat), match.seat, match.legal(), verdict.best).cost == 0


def test_no_move_costs_more_than_it_leaves_to_be_won() -> None:
    """Where the net wins 47 of 48 deals after the move all the same, nothing was thrown away."""
    tactic = load_tactic(FOLDER / f"{PLANTED[0][0]}.yaml", GAMES)
    match, game = tactic.match(), tactic.scenario.game
    judge, asked = Judge(game, Worth(game), 200), (match.view(match.seat), match.seat, match.legal())
    action = game.actions.parse(PLANTED[0][1])
    dear = judge.judge(*asked, action)
    judge.won_anyway = lambda came, seat: 47 / 48  # type: ignore[method-assign]

    bounded = judge.judge(*asked, action)

    assert bounded.best == dear.best
    assert bounded.cost == pytest.approx(1 / 48)
    assert (dear.word in BAD, bounded.word) == (True, "good")


def test_what_is_won_anyway_is_what_playing_on_wins() -> None:
    """After the move that ends the game at once all is won, whatever the other side holds."""
    tactic = load_tactic(FOLDER / "roma/tactics/tribune_takes_the_last_point.yaml", GAMES)
    match, judge = tactic.match(), Judge(tactic.scenario.game, Worth(tactic.scenario.game), SMALL)

    won = judge.won_anyway(judge.after(match.view(match.seat), match.seat, tactic.best[0]), match.seat)

    assert won == 1


def test_verdicts_grow_worse_with_the_cost() -> None:
    words = [word_for(points / 100, is_best=False) for points in range(30)]

    assert list(dict.fromkeys(words)) == [*VERDICTS, "blunder"]
    assert word_for(0.0, is_best=True) == BEST
