"""A game that begins at a position in words, in every environment for one game at a time."""

from typing import Any

import gymnasium
import pytest

import ludi.envs.gym
from ludi.core.errors import LudiError
from ludi.core.notation import in_flow
from ludi.core.state import same
from ludi.envs import caesar_cleopatra_v3
from ludi.envs.single import SingleGame
from ludi.games import GAMES

assert ludi.envs.gym

GAME = GAMES.find("caesar_cleopatra")
POSITION: dict[str, Any] = {  # Caesar has one card, and nothing else to draw
    "player": "caesar",
    "hand": {"caesar": ["five"], "cleopatra": ["one"]},
    "face_up": {"cleopatra": {"senators": ["two"]}},
    "bonus": {"caesar": "senators", "cleopatra": "praetors"},
    "bonus_pile": "rest",
    "discard": "rest",
}
MOVES = {"pass", *(f"lay_hidden five {name}" for name in ("senators", "praetors", "quaestors", "censors", "aediles"))}


def moves(mask: Any) -> set[str]:
    return {GAME.actions.text(action) for action in range(GAME.actions.size) if mask[action]}


def test_pettingzoo_begins_at_the_position_of_the_environment_or_of_the_reset() -> None:
    env = caesar_cleopatra_v3.env(position=POSITION)
    env.reset(seed=1)
    assert env.agent_selection == "caesar_0"
    assert moves(env.observe("caesar_0")["action_mask"]) == MOVES

    usual = caesar_cleopatra_v3.env()
    usual.reset(seed=1, options={"position": POSITION})
    assert moves(usual.observe("caesar_0")["action_mask"]) == MOVES
    usual.reset(seed=1)
    assert moves(usual.observe("caesar_0")["action_mask"]) != MOVES


def test_gymnasium_begins_at_the_position_of_the_environment_or_of_the_reset() -> None:
    env = gymnasium.make("ludi/caesar_cleopatra-v3", bot="random", seat=0, position=POSITION)
    assert moves(env.reset(seed=1)[0]["action_mask"]) == MOVES

    usual = gymnasium.make("ludi/caesar_cleopatra-v3", bot="random", seat=0)
    assert moves(usual.reset(seed=1, options={"position": POSITION})[0]["action_mask"]) == MOVES
    assert moves(usual.reset(seed=1)[0]["action_mask"]) != MOVES


def test_a_position_may_be_yaml() -> None:
    assert same(SingleGame(GAME, {}, in_flow(POSITION)).state, SingleGame(GAME, {}, POSITION).state)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": {}}, "hands"),
        ({"hand": {"caesar": ["five"] * 8}, "discard": "rest"}, "cards are not conserved"),
        ("over", "no mapping"),
        ({"phase": "over", "discard": "rest"}, "the game is over"),
        ({"orgies": "fewer", "discard": "rest"}, "orgies"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(position: Any, said: str) -> None:
    with pytest.raises(LudiError, match=f"position: .*{said}"):
        SingleGame(GAME, {"orgies": "all"}, position)


def test_a_position_for_another_number_of_players_is_refused() -> None:
    table = SingleGame(GAMES.find("alea_iacta_est"), {})
    with pytest.raises(LudiError, match="for 4 players, and this environment for 2"):
        table.begin(1, {"players": 4, "unrolled": dict.fromkeys(("eagle", "wave", "leaf", "sun"), 8), "phase": "roll",
                        "senate_pile": "rest", "fortuna_pile": "rest"})  # fmt: skip
