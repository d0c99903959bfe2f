"""Random games end, break no invariant, and every legal action applies."""

from itertools import pairwise

from ludi.core.batch import simulate
from ludi.core.state import NONE, copy_of
from tests.variants import Variant, random_game, sampled

GAMES_PLAYED = 2000


def test_random_games_end_and_conserve_everything(variant: Variant) -> None:
    batch = simulate(variant.game, GAMES_PLAYED, seed=5, options=variant.options, checked=True)

    assert batch.broken == {}
    assert (batch.lengths > 0).all()
    assert batch.wins.any(axis=1).all()  # every game has a winner, alone or shared


def test_a_game_of_a_batch_does_not_depend_on_the_threads(variant: Variant) -> None:
    one = simulate(variant.game, 700, seed=9, threads=1, options=variant.options)
    two = simulate(variant.game, 700, seed=9, threads=2, options=variant.options)

    assert (one.lengths == two.lengths).all()
    assert (one.scores == two.scores).all()


def test_every_legal_action_applies_and_breaks_nothing(variant: Variant) -> None:
    game, rules = variant.game, variant.game.compiled
    for turning in sampled(random_game(variant, 3), 40, 3):
        for action in game.legal(turning.before, rules):
            after = copy_of(turning.before)
            rules.apply(after, action)
            assert rules.fault_of(after) == NONE, game.actions.text(action)


def test_legal_actions_are_listed_once(variant: Variant) -> None:
    for turning in random_game(variant, 4):
        legal = variant.game.legal(turning.before, variant.game.compiled)
        assert len(set(legal)) == len(legal) > 0


def test_old_copies_of_a_state_never_change(variant: Variant) -> None:
    turnings = random_game(variant, 6)
    kept = [turning.before.tobytes() for turning in turnings]

    random_game(variant, 6)

    assert [turning.before.tobytes() for turning in turnings] == kept
    assert all(one.after.tobytes() == two.before.tobytes() for one, two in pairwise(turnings))
