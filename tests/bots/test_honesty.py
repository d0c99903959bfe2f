"""Bots never see what their seat cannot, answer legally, and answer the same to the same question."""

from itertools import count

import pytest

from ludi.bots.contract import Bot, Budget
from ludi.bots.levels import LEVELS, of_rank
from ludi.bots.named import bot_named
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.search import NetSearchBot
from ludi.bots.play.greedy import GreedyBot
from ludi.bots.play.random import RandomBot
from ludi.bots.play.search import CHUNK, SearchBot, mind_of
from ludi.bots.play.tree import SearchStyle
from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.games import GAMES
from tests.bots.nets.any_net import any_net
from tests.variants import Turning, Variant, random_game, sampled, seats_of

POSITIONS = 12


def bots_of(game: Game) -> list[Bot]:
    return [
        RandomBot(),
        GreedyBot(game),
        SearchBot(game, Budget(40)),
        SearchBot(game, Budget(40), style=SearchStyle(by_prior=True)),
        NetBot(game, any_net(game)),
        NetBot(game, any_net(game), temperature=0),
        NetSearchBot(any_net(game), Budget(40)),
        NetSearchBot(any_net(game), Budget(40), temperature=1),
        *(of_rank(game, rank) for rank in LEVELS),
    ]


def decisions(variant: Variant, seed: int, count: int) -> list[Turning]:
    return sampled([turning for turning in random_game(variant, seed) if turning.before.seat >= 0], count, seed)


def test_changing_what_its_seat_cannot_see_never_changes_an_answer(variant: Variant) -> None:
    game = variant.game
    for turning in decisions(variant, 81, POSITIONS):
        seat = int(turning.before.seat)
        view = game.view_of(turning.before, seat)
        other = game.imagined(view, seat, new_rng(5), game.compiled)
        for one, two in zip(bots_of(game), bots_of(game), strict=True):
            answer = one.choose(view, seat, game.legal(turning.before, game.compiled), 3)
            again = two.choose(game.view_of(other, seat), seat, game.legal(other, game.compiled), 3)
            assert answer == again, one.name


def test_habits_weigh_by_what_the_seat_sees(variant: Variant) -> None:
    game = variant.game
    for turning in decisions(variant, 82, 60):
        view = game.view_of(turning.before, int(turning.before.seat))
        for action in game.legal(turning.before, game.compiled):
            weight = mind_of(game).prior(turning.before, action)
            assert weight == mind_of(game).prior(view, action), game.actions.text(action)
            assert weight >= 1, game.actions.text(action)


def test_answers_are_legal_and_give_reasons_for_every_action(variant: Variant) -> None:
    game = variant.game
    for turning in decisions(variant, 83, POSITIONS):
        seat, legal = int(turning.before.seat), game.legal(turning.before, game.compiled)
        for bot in bots_of(game)[1:]:
            answer = bot.choose(game.view_of(turning.before, seat), seat, legal, 7)
            assert answer.action in legal
            assert answer.reasons[0].action == answer.action
            assert sorted(reason.action for reason in answer.reasons) == sorted(legal)
            assert all(0 <= reason.value <= 1 for reason in answer.reasons)


def test_a_bot_leaves_the_view_as_it_was(variant: Variant) -> None:
    game = variant.game
    for turning in decisions(variant, 84, 4):
        seat = int(turning.before.seat)
        view = game.view_of(turning.before, seat)
        kept = view.tobytes()
        for bot in bots_of(game):
            bot.choose(view, seat, game.legal(view, game.compiled), 1)
        assert view.tobytes() == kept


def test_a_budget_in_milliseconds_is_kept(variant: Variant) -> None:
    game = variant.game
    (turning,) = decisions(variant, 85, 1)
    seat = int(turning.before.seat)
    bot = SearchBot(game, Budget(milliseconds=5))

    answer = bot.choose(game.view_of(turning.before, seat), seat, game.legal(turning.before, game.compiled), 1)

    assert answer.action in game.legal(turning.before, game.compiled)


def test_every_seat_can_be_played_to_the_end_by_search(variant: Variant) -> None:
    game = variant.game
    match, rng = Match(game, variant.options), new_rng(6)
    match.rules = game.compiled
    bots = [SearchBot(game, Budget(4)) for _ in seats_of(variant)]
    while not match.is_over:
        if match.seat < 0:
            match.step_chance(rng)
        else:
            match.step(bots[match.seat].choose(match.view(match.seat), match.seat, match.legal(), 1).action)
    assert match.winners()


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "search:7"])
def test_bots_have_names(game: Game, name: str) -> None:
    assert bot_named(game, name).name == name


@pytest.mark.parametrize("name", ["", "brutus", "search:", "search:0", "search:x"])
def test_an_unknown_bot_is_refused(game: Game, name: str) -> None:
    with pytest.raises(LudiError, match="There is no bot"):
        bot_named(game, name)


def test_there_are_five_ranks() -> None:
    assert list(LEVELS) == ["tiro", "miles", "centurio", "legatus", "caesar"]


def test_a_search_that_is_cut_off_answers_with_what_it_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on with each look at it: two looks, and so many chunks of iterations."""
    game = GAMES.find("roma")
    clock = count()
    monkeypatch.setattr("ludi.bots.play.search.perf_counter", lambda: next(clock))
    match = first_choice(game)
    bot = SearchBot(game, Budget(iterations=1_000_000))

    answer = bot.choose(match.view(match.seat), match.seat, match.legal(), 1, seconds=6)

    assert 0 < sum(reason.visits for reason in answer.reasons) <= 8 * CHUNK


def test_time_that_is_not_used_up_changes_no_answer() -> None:
    game = GAMES.find("roma")
    match = first_choice(game)
    asked = (match.view(match.seat), match.seat, match.legal(), 1)

    assert SearchBot(game, Budget(500)).choose(*asked, seconds=600) == SearchBot(game, Budget(500)).choose(*asked)


def first_choice(game: Game) -> Match:
    """A game as soon as somebody decides."""
    match, rng = Match(game, {"start_player": "eagle"}), new_rng(1)
    while match.seat < 0 or len(match.legal()) == 1:
        match.step_chance(rng) if match.seat < 0 else match.step(match.legal()[0])
    return match
