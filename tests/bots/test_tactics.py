"""The two highest ranks find the moves that win and avoid those that lose."""

from pathlib import Path

import pytest

from ludi.bots.named import bot_named
from ludi.bots.tactics import load_tactic
from ludi.core.game import Game
from ludi.core.state import NONE
from ludi.games import GAMES

FOLDER = Path(__file__).parent.parent / "games"
SOLVED = 90  # of a hundred
FEWEST = 15


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/tactics/*.yaml")), ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_a_tactic_is_a_possible_position(path: Path) -> None:
    tactic = load_tactic(path, GAMES)
    game, state = tactic.scenario.game, tactic.match().state

    fault = game.interpreted.fault_of(state)

    assert fault == NONE, game.faults[fault]


@pytest.mark.parametrize("level", ["legatus", "caesar"])
def test_high_ranks_solve_nine_of_ten(game: Game, level: str) -> None:
    tactics = [load_tactic(path, GAMES) for path in sorted((FOLDER / game.name / "tactics").glob("*.yaml"))]

    failed = [tactic.scenario.path.stem for tactic in tactics if not tactic.is_solved_by(bot_named(game, level))]

    assert len(tactics) >= FEWEST
    assert 100 * len(failed) <= (100 - SOLVED) * len(tactics), failed
