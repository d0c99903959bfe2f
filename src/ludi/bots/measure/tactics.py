"""Tactics: positions in words with a move that must be found, or one that must be avoided."""

from dataclasses import dataclass
from pathlib import Path

from ludi.bots.contract import Bot
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.registry import Registry
from ludi.core.scenario import Scenario, in_file, load, play_through


@dataclass(frozen=True)
class Tactic:
    """A scenario whose `tactic` names the best moves, or moves to avoid."""

    scenario: Scenario
    best: tuple[int, ...]
    avoid: tuple[int, ...]

    def match(self) -> Match:
        """The position in question: the scenario's, after its moves."""
        match = self.scenario.match()
        with in_file(self.scenario.path):
            for failure in play_through(match, self.scenario.moves):
                raise LudiError(f"{failure}.")
        return match

    def is_solved_by(self, bot: Bot, seed: int = 1) -> bool:
        """Whether the bot finds a best move, or none to be avoided."""
        match = self.match()
        answer = bot.choose(match.view(match.seat), match.seat, match.legal(), seed).action
        return answer not in self.avoid and (not self.best or answer in self.best)


def load_tactic(path: Path, games: Registry) -> Tactic:
    """Read a tactic; every move it names must be legal there."""
    scenario = load(path, games)
    moves = {
        name: tuple(scenario.game.actions.parse(text) for text in scenario.tactic.get(name, ()))
        for name in ("best", "avoid")
    }
    tactic = Tactic(scenario, **moves)
    legal = tactic.match().legal()
    for action in (*moves["best"], *moves["avoid"]):
        if action not in legal:
            raise LudiError(f"{path}: '{scenario.game.actions.text(action)}' is not legal there.")
    if not moves["best"] and not moves["avoid"]:
        raise LudiError(f"{path}: a tactic names moves under 'best' or 'avoid'.")
    return tactic
