"""A game gone through: the curve, verdicts, luck, the account of every seat, accuracies, turning points."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ludi.analysis.balance import Parts, Swing, changes_of, parts_of
from ludi.analysis.reasons import Reasons
from ludi.analysis.turning import TurningPoint, turning_points
from ludi.analysis.verdicts import Judge, Verdict
from ludi.analysis.worth import Worth
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import replay
from ludi.core.state import CHANCE, State

EFFORT = 800  # iterations of the search for each decision
LONG_GAME = 160_000  # iterations for a whole game, unless somebody asks for another effort
FEWEST = 100  # for each decision of however long a game

Progress = Callable[[int, int], None]  # how many decisions are judged, of how many


class Cancelled(LudiError):
    """Somebody does not want to know any more."""


@dataclass(frozen=True)
class Analysis:
    """What a game was, after it."""

    game: Game
    effort: int  # iterations for each decision
    states: Sequence[State]
    actions: Sequence[int]
    changes: Sequence[Swing]
    verdicts: Mapping[int, Verdict]  # by how many actions were played before
    parts: Sequence[Parts]  # by seat
    moments: Sequence[TurningPoint]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.parts)

    def accuracy(self, seat: int) -> float | None:
        """The mean over a seat's decisions, from 0 to 100; None where it never had a choice."""
        own = [verdict.accuracy for step, verdict in self.verdicts.items() if self.states[step].seat == seat]
        return sum(own) / len(own) if own else None

    def words(self, seat: int) -> dict[str, int]:
        """How often a seat earned each verdict."""
        counted: dict[str, int] = {}
        for step, verdict in self.verdicts.items():
            if self.states[step].seat == seat:
                counted[verdict.word] = counted.get(verdict.word, 0) + 1
        return counted


def no_progress(done: int, of: int) -> None:
    """Nobody looks."""


def analyse(
    game: Game,
    options: Mapping[str, str],
    actions: Sequence[int],
    effort: int = 0,
    progress: Progress = no_progress,
    start: State | None = None,
) -> Analysis:
    """Go through a finished game. `progress` is told of every decision; what it raises (`Cancelled`) ends the work.

    Without an effort, it is as much as fits a long game too; without a start the game began at its beginning.
    """
    match = Match(game, options, start)
    match.rules = game.compiled
    states = [match.state, *(after for _, _, after in replay(match, list(actions)))]
    if not match.is_over or not actions:
        raise LudiError("Only a game that is over can be analysed.")
    worth = Worth(game)
    changes = changes_of(worth, states)
    choices = {step: legal for step, state in enumerate(states[:-1]) if len(legal := choices_at(game, state)) > 1}
    effort = effort or max(FEWEST, min(EFFORT, LONG_GAME // max(1, len(choices))))
    judge, verdicts = Judge(game, worth, effort), dict[int, Verdict]()
    for number, (step, legal) in enumerate(choices.items()):
        progress(number, len(choices))
        seat = int(states[step].seat)
        verdicts[step] = judge.judge(game.view_of(states[step], seat), seat, legal, actions[step])
    progress(len(choices), len(choices))
    costs = {step: verdict.cost for step, verdict in verdicts.items()}
    parts = [parts_of(changes, costs, seat) for seat in range(game.players_of(match.state))]
    moments = turning_points(game, states, actions, changes, verdicts, Reasons(game, worth))
    return Analysis(game, effort, states, actions, changes, verdicts, parts, moments)


def choices_at(game: Game, state: State) -> list[int]:
    """What a seat could do here; nothing where chance acts."""
    return [] if state.seat == CHANCE else game.legal(state, game.compiled)
