"""Nets before anything is compiled: the same numbers, the same answers, and the compiler is not asked."""

import pytest

from ludi.bots.levels import LEVELS, is_by_net_alone, manners_of, net_of_room, of_rank, uncompiled_of
from ludi.bots.nets import bot as net_bot
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.net import Net
from ludi.bots.nets.uncompiled import UncompiledNetBot
from ludi.core.game import Game
from tests.bots.nets.any_net import any_net
from tests.bots.nets.test_net_bot import decisions, legal_of


def nets_of(game: Game) -> list[Net]:
    """One of any weights, and those the room's ranks play by."""
    names = {manner["net"] for manner in manners_of(game).values()}
    return [any_net(game), *(net_of_room(game, name) for name in names)]


def test_a_net_says_the_same_to_the_last_bit_with_and_without_the_compiler(game: Game) -> None:
    for net in nets_of(game):
        for turning in decisions(game):
            seat, legal = int(turning.before.seat), legal_of(game, turning)
            view = game.view_of(turning.before, seat)

            logits, share = UncompiledNetBot(game, net).evaluated(view, seat, legal)

            assert (logits, pytest.approx(share, abs=1e-12)) == NetBot(game, net).evaluated(view, seat, legal)


def test_a_rank_that_asks_its_net_alone_answers_the_same_before_anything_is_compiled(game: Game) -> None:
    for rank in [rank for rank in LEVELS if is_by_net_alone(game, rank)]:
        for seed, turning in enumerate(decisions(game)):
            seat, legal = int(turning.before.seat), legal_of(game, turning)
            asked = game.view_of(turning.before, seat), seat, legal, seed
            early = uncompiled_of(game, rank)

            assert early is not None
            assert early.choose(*asked).action == of_rank(game, rank).choose(*asked).action


def test_every_rank_with_a_net_answers_what_is_legal_without_the_compiler(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_nothing(_: Game) -> None:
        raise AssertionError("it was compiled")

    asked = [(turning.before, int(turning.before.seat), legal_of(game, turning)) for turning in decisions(game)]
    monkeypatch.setattr(net_bot, "mind_of", compile_nothing)
    for rank in manners_of(game):
        early = uncompiled_of(game, rank)
        assert early is not None
        for state, seat, legal in asked:
            assert early.choose(game.view_of(state, seat), seat, legal, 5).action in legal


def test_a_rank_that_searches_is_known_by_it(game: Game) -> None:
    assert not is_by_net_alone(game, "caesar")
    assert all(is_by_net_alone(game, rank) for rank in ("tiro", "miles", "centurio") if manners_of(game))
