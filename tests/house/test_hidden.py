"""Hidden unless shown: what a seat cannot see never reaches it, by any way."""

from typing import Any

import numpy as np

from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import HIDDEN, NONE, State, same
from tests.variants import Turning, Variant, random_game, sampled, seats_of

LOOKS = 4


def numbers_of(game: Game, view: State, seat: int) -> Any:
    numbers = np.zeros(game.feature_size, np.int8)
    game.compiled.features(view, seat, numbers)
    return numbers


def reshuffled(variant: Variant, state: State, seat: int) -> list[State]:
    """The same table with everything this seat cannot see dealt anew."""
    view = variant.game.view_of(state, seat)
    return [variant.game.imagined(view, seat, new_rng(look, seat), variant.game.compiled) for look in range(LOOKS)]


def test_imagining_a_view_gives_back_that_view(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 21), 80, 21):
        for seat in seats_of(variant):
            for other in reshuffled(variant, turning.before, seat):
                assert same(game.view_of(other, seat), game.view_of(turning.before, seat))


def test_what_is_imagined_breaks_no_invariant(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 22), 80, 22):
        for seat in seats_of(variant):
            for other in reshuffled(variant, turning.before, seat):
                fault = game.compiled.fault_of(other)
                assert fault == NONE, game.faults[fault]


def test_an_imagined_game_can_be_played_to_its_end(variant: Variant) -> None:
    game = variant.game
    actions, weights = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size, np.int64)
    for turning in sampled(random_game(variant, 28), 60, 28):
        for seat in seats_of(variant):
            for look, other in enumerate(reshuffled(variant, turning.before, seat)):
                decisions = np.zeros(1, np.int64)
                fault = game.compiled.play_checked(other, new_rng(look), actions, weights, decisions)
                assert fault == NONE, game.faults[fault]


def test_a_seat_decides_by_what_it_sees(variant: Variant) -> None:
    game = variant.game
    for turning in random_game(variant, 23):
        seat = int(turning.before.seat)
        if seat >= 0:
            view = game.view_of(turning.before, seat)
            assert game.legal(view, game.compiled) == game.legal(turning.before, game.compiled)


def test_reshuffling_the_unseen_leaves_legal_moves_and_features_unchanged(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 24), 60, 24):
        for seat in seats_of(variant):
            numbers = numbers_of(game, game.view_of(turning.before, seat), seat)
            for other in reshuffled(variant, turning.before, seat):
                assert (numbers_of(game, game.view_of(other, seat), seat) == numbers).all()
                if seat == turning.before.seat:
                    assert game.legal(other, game.compiled) == game.legal(turning.before, game.compiled)


def told(variant: Variant, before: State, action: int, after: State, seat: int) -> list[Any]:
    match = Match(variant.game, variant.options)
    return [(line.message, dict(line.values)) for line in match.lines(before, action, after, seat)]


def test_reshuffling_the_unseen_leaves_the_log_unchanged(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 25), 60, 25):
        for seat in seats_of(variant):
            for other in reshuffled(variant, turning.before, seat):
                if turning.action in game.legal(other, game.compiled):
                    after = game.after(other, turning.action, game.compiled)
                    if same(game.view_of(after, seat), game.view_of(turning.after, seat)):
                        assert told(variant, other, turning.action, after, seat) == told(
                            variant, turning.before, turning.action, turning.after, seat
                        )


def test_the_log_tells_no_more_than_the_views(variant: Variant) -> None:
    """Two actions that leave a seat, or a watcher, with the same view look the same to it."""
    game = variant.game
    for turning in sampled(random_game(variant, 26), 60, 26):
        legal = game.legal(turning.before, game.compiled)
        for viewer in (*seats_of(variant), NONE):
            if viewer != turning.before.seat:
                check_looks(game, turning, legal, viewer)


def check_looks(game: Game, turning: Turning, legal: list[int], viewer: int) -> None:
    looks: dict[bytes, Any] = {}
    for action in legal:
        view = game.view_of(game.after(turning.before, action, game.compiled), viewer).tobytes()
        look = game.seen_move(turning.before, game.actions.decode(action), viewer)
        told = f"{game.actions.text(action)} is told to who cannot see it: {game.name} needs a seen_move that hides it"
        assert looks.setdefault(view, look) == look, told


def test_a_watcher_sees_no_more_than_any_seat(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 27), 60, 27):
        watched = game.view_of(turning.before, NONE)
        for seat in seats_of(variant):
            view = game.view_of(turning.before, seat)
            for field in game.state.names or ():
                seen = np.asarray(watched[field]) != HIDDEN
                assert (np.asarray(view[field])[seen] == np.asarray(watched[field])[seen]).all(), field
