"""The search with a net: its priors and leaves are the net's, its ends the rules', and its answers always the same."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from ludi.bots.contract import Budget
from ludi.bots.named import bot_named
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.files import write_net
from ludi.bots.nets.search import NetSearchBot, NetTree
from ludi.bots.nets.value import NetValue
from ludi.bots.play.advice import advise
from ludi.bots.play.companions import one_by_one
from ludi.bots.play.tree import SearchStyle
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import NONE, State
from ludi.games import GAMES
from tests.bots.nets.any_net import any_net, any_weights
from tests.variants import Variant, full_table, random_game, seats_of

Asked = tuple[State, int, list[int], int]


def searcher(game: Game, iterations: int = 60, **wishes: float) -> NetSearchBot:
    return NetSearchBot(any_net(game), Budget(iterations), **wishes)  # type: ignore[arg-type]


def questions(game: Game, seed: int = 3) -> list[Asked]:
    """Every decision of a random game in which there is a choice, as a bot is asked it."""
    asked = []
    for turning in random_game(Variant(game, full_table(game)), seed):
        seat, legal = int(turning.before.seat), game.legal(turning.before, game.compiled)
        if seat >= 0 and len(legal) > 1:
            asked.append((game.view_of(turning.before, seat), seat, legal, 11))
    return asked


def test_all_iterations_but_the_first_go_through_the_root(game: Game) -> None:
    asked = questions(game)[4]
    answer = searcher(game, 60).choose(*asked)

    assert sum(reason.visits for reason in answer.reasons) == 60
    assert answer.reasons[0].visits == max(reason.visits for reason in answer.reasons)


def test_the_priors_are_the_policy_of_the_net(game: Game) -> None:
    view, seat, legal, _ = questions(game)[4]
    tree = NetTree(any_net(game), 0)
    tree.begin(1)
    tree.think(view, seat, 1, SearchStyle())
    memory = tree.memory[0]
    found = dict(zip(memory.action[: memory.count[0]].tolist(), memory.prior[: memory.count[0]].tolist(), strict=True))

    assert memory.nodes == 1
    assert found == pytest.approx(NetBot(game, any_net(game)).policy(view, seat, legal), abs=1e-6)


def test_a_leaf_is_worth_to_each_seat_what_the_net_says_there(game: Game) -> None:
    """The record that the tree works on is left at the last leaf; its value is what the seat at the root was handed."""
    value = NetValue(game, any_net(game))
    for view, seat, _, _ in questions(game)[::3]:
        tree = NetTree(any_net(game), 0)
        tree.begin(1)
        tree.think(view, seat, 1, SearchStyle())
        tree.think(view, seat, 1, SearchStyle())
        leaf = np.array([tree.table.states[0]], game.state)
        ((visits, handed),) = (known for known in tree.edges(view, seat).values() if known[0])

        assert (visits, handed) == (1, pytest.approx(value(leaf)[0, seat]))


def test_a_decision_that_ends_the_game_is_worth_what_the_rules_say() -> None:
    game = GAMES.find("roma")
    for seed in range(100):
        last = random_game(Variant(game, {}), seed)[-1]
        legal = game.legal(last.before, game.compiled)
        if last.before.seat >= 0 and len(legal) > 1:
            break
    seat = int(last.before.seat)
    ends = [action for action in legal if game.after(last.before, action, game.compiled).seat == NONE]
    answer = searcher(game, 400).choose(game.view_of(last.before, seat), seat, legal, 2)

    tried = {reason.action: reason.value for reason in answer.reasons if reason.visits}
    assert set(ends) <= tried.keys()
    for action in ends:
        end = game.after(last.before, action, game.compiled)
        won = np.array([game.compiled.is_winner(end, one) for one in range(2)], float)
        assert tried[action] == won[seat] / won.sum()


def test_the_same_question_has_the_same_answer_on_one_thread_or_two(game: Game) -> None:
    for asked in questions(game)[::20]:
        alone = searcher(game)
        alone.all_at_once = one_by_one

        assert searcher(game).choose(*asked) == alone.choose(*asked)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))])
def test_a_copy_answers_alike_with_many_threads_asking(copied: Callable[[NetSearchBot], NetSearchBot]) -> None:
    game = GAMES.find("roma")
    first, second = questions(game)[6:8]
    bot = searcher(game)
    bot.choose(*first)
    others = [copied(bot) for _ in range(3)]
    answer = bot.choose(*second)

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda other: other.choose(*second), others)) == [answer] * 3


def test_what_it_knows_from_before_counts(game: Game) -> None:
    asked, bot = questions(game)[4], searcher(game, 80)
    bot.choose(*asked)
    again = bot.choose(*asked)

    assert sum(reason.visits for reason in again.reasons) == 80 + 2 * 5
    bot.forget()
    assert sum(reason.visits for reason in bot.choose(*asked).reasons) == 80


def test_a_warm_search_draws_by_how_often_it_tried() -> None:
    game = GAMES.find("roma")
    view, seat, legal, _ = max(questions(game), key=lambda asked: len(asked[2]))
    warm = searcher(game, 200, temperature=1.0)
    answers = [warm.choose(view, seat, legal, seed) for seed in range(12)]

    assert all(answer.reasons[0].action == answer.action for answer in answers)
    assert len({answer.action for answer in answers}) > 1
    assert warm.ranked([4, 6, 8], {4: (10, 1.0), 6: (0, 0.0), 8: (0, 0.0)}, 1) == [4, 6, 8]


def test_every_seat_can_be_played_to_the_end_by_it(variant: Variant) -> None:
    game, match = variant.game, Match(variant.game, variant.options)
    match.rules = game.compiled
    bots = [searcher(game, 4) for _ in seats_of(variant)]
    for number in range(game.longest * 10):
        if match.is_over:
            break
        legal = match.legal()
        match.step(legal[number % len(legal)] if match.seat < 0 else bots[match.seat].choose(
            match.view(match.seat), match.seat, legal, number).action)  # fmt: skip
    assert match.winners()


def test_it_gives_advice_with_the_moves_it_expects(game: Game) -> None:
    view, seat, legal, seed = questions(game)[4]
    told = advise(game, view, seat, legal, seed, searcher(game, 120))

    assert told
    assert all(advice.line[0] in legal for advice in told)


def test_it_is_named_by_its_iterations(game: Game, tmp_path: Path) -> None:
    write_net(game, any_weights(game), {}, tmp_path / "mine.npz")
    name = f"netsearch:70?net={tmp_path / 'mine.npz'}&c_puct=2&temperature=0.5&trees=1"
    bot = bot_named(game, name)

    assert isinstance(bot, NetSearchBot)
    assert (bot.budget.iterations, bot.temperature, len(bot.trees), bot.name) == (70, 0.5, 1, name)
    assert bot.style.c_puct == 2


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("netsearch:", "a search is named like netsearch:500"),
        ("netsearch:0", "a search is named like netsearch:500"),
        ("netsearch:5?net=/no/such/net.npz", "cannot be read: No such file"),
    ],
)
def test_what_is_no_search_is_told_in_a_sentence(name: str, told: str) -> None:
    with pytest.raises(LudiError) as refused:
        bot_named(GAMES.find("roma"), name)
    assert told in str(refused.value)


@pytest.mark.parametrize("wish", [{"temperature": -1.0}, {"c_puct": -1.0}, {"trees": 0}])
def test_impossible_wishes_are_refused(wish: dict[str, float]) -> None:
    with pytest.raises(LudiError, match="0 or more"):
        searcher(GAMES.find("roma"), **wish)
