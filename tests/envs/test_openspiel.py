"""OpenSpiel's own tests, as far as they run for games written in Python."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.tests import games_sim_test

import ludi.envs.openspiel  # registers the games
from ludi.core.batch import simulate
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.notation import in_flow
from ludi.core.state import same
from tests.envs.test_extras import WEB, loaded_by
from tests.envs.test_positions import MOVES, POSITION
from tests.variants import full_table

assert ludi.envs.openspiel


@pytest.fixture
def spiel(game: Game) -> Any:
    return pyspiel.load_game(f"ludi_{game.name}")


def some_decision(spiel: Any, moves: int, seed: int) -> Any:
    chooser, state = random.Random(seed), spiel.new_initial_state()
    for _ in range(moves):
        state.apply_action(chooser.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def test_random_simulation(spiel: Any) -> None:
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_simulation_with_serialisation_and_pickles(spiel: Any) -> None:
    games_sim_test.GamesSimTest("test_breakthrough").sim_game(spiel)


@pytest.mark.parametrize("name", [n for n in dir(api_test.EnforceAPIOnPartialTreeBase) if n.startswith("test_")])
def test_the_api(spiel: Any, game: Game, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests that OpenSpiel runs on games too large for a full tree."""
    few = sample_some_states.sample_some_states
    monkeypatch.setattr(sample_some_states, "sample_some_states", lambda spiel, max_states: few(spiel, max_states=60))
    case = type(game.name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": spiel, "game_name": f"ludi_{game.name}"})
    case.setUpClass()
    getattr(case(name), name)()


def test_every_option_is_a_parameter(game: Game) -> None:
    for option in game.options:
        for value in option.values[:3]:
            loaded = pyspiel.load_game(f"ludi_{game.name}({option.name}={value})")
            assert loaded.num_players() in game.players


def test_chance_is_explicit_and_its_weights_sum_to_one(spiel: Any) -> None:
    state, chooser, seen = spiel.new_initial_state(), random.Random(3), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            seen += 1
        state.apply_action(chooser.choice(state.legal_actions()))
    assert seen > 0


def test_a_resampled_state_looks_the_same_to_its_player(spiel: Any, game: Game) -> None:
    chooser, differing = np.random.default_rng(1), 0
    for moves in (40, 70, 90):
        state = some_decision(spiel, moves, moves)
        for player in range(spiel.num_players()):
            other = state.resample_from_infostate(player, chooser.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []  # the true past is not handed over
            differing += not same(other.records[0], state.records[0])
    assert differing > 0


def test_a_serialised_state_comes_back(spiel: Any) -> None:
    state = some_decision(spiel, 50, 1)
    for one in (state, state.resample_from_infostate(0, lambda: 0.5)):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, one))
        assert same(again.records[0], one.records[0])
        assert again.information_state_string(0) == one.information_state_string(0)


def test_copies_share_their_past_and_go_on_apart(spiel: Any) -> None:
    state = some_decision(spiel, 50, 1)
    player, [one, other, *_] = state.current_player(), state.legal_actions()
    before = state.information_state_string(player)
    first, second = state.child(one), state.child(other)
    assert first.information_state_string(player) != second.information_state_string(player)
    assert state.information_state_string(player) == before == state.clone().information_state_string(player)
    state.apply_action(one)
    for seat in range(spiel.num_players()):
        assert state.information_state_string(seat) == first.information_state_string(seat)


def test_two_pasts_of_one_position_are_told_apart(spiel: Any) -> None:
    state = some_decision(spiel, 50, 1)
    fresh = spiel.new_initial_state()
    fresh.records[0] = state.records[0]
    assert fresh.observation_string(0) == state.observation_string(0)
    assert fresh.information_state_string(0) != state.information_state_string(0)


def test_openspiels_search_plays_them(spiel: Any) -> None:
    bot = ismcts.ISMCTSBot(
        game=spiel,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    state = some_decision(spiel, 60, 4)
    assert bot.step(state) in state.legal_actions()


def test_an_illegal_action_is_refused_and_changes_nothing(spiel: Any) -> None:
    state = some_decision(spiel, 30, seed=1)
    before = str(state)
    illegal = max(state.legal_actions()) + 1
    with pytest.raises(LudiError):
        state.apply_action(illegal)
    assert str(state) == before


def test_an_observer_of_all_players_is_refused(spiel: Any) -> None:
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(LudiError, match="what all players see at once"):
        spiel.make_py_observer(everybody)


@pytest.mark.parametrize("public", [True, False])
def test_an_observer_of_a_part_tells_words_and_refuses_a_tensor(spiel: Any, public: bool) -> None:
    private = pyspiel.PrivateInfoType.NONE if public else pyspiel.PrivateInfoType.SINGLE_PLAYER
    observer = spiel.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)
    )
    state = some_decision(spiel, 40, 1)

    assert observer.string_from(state, 0)
    assert len(observer.tensor) == 0
    with pytest.raises(LudiError, match="all that one player sees"):
        observer.set_from(state, 0)


def test_no_game_is_longer_than_it_may_be(spiel: Any, game: Game) -> None:
    batch = simulate(game, 2000, seed=11, options=full_table(game))

    assert spiel.max_game_length() == game.longest
    assert batch.lengths.max() <= game.longest


def test_openspiel_begins_at_the_position_of_its_parameter() -> None:
    game = pyspiel.load_game("ludi_caesar_cleopatra", {"position": in_flow(POSITION)})
    state = game.new_initial_state()

    assert {state.action_to_string(action) for action in state.legal_actions()} == MOVES
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert same(again.records[0], state.records[0])
    assert again.information_state_string(0) == state.information_state_string(0)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_it_loads_no_web_server() -> None:
    assert loaded_by("import ludi.envs.openspiel", *WEB) == []
