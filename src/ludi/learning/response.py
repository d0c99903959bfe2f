"""A best response: a second learner, who learns to beat a net that stands still."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from ludi.bots.nets.files import read_parts
from ludi.learning.learner import Learner, UpdateWeights
from ludi.learning.net import PolicyNet
from ludi.learning.opponents import FixedOpponent, Won
from ludi.learning.rollout import RolloutBuffer
from ludi.learning.schedule import Schedule
from ludi.learning.tables import Tables

if TYPE_CHECKING:
    from ludi.learning.training import Run

SEEDS = 100_000  # of the tables of a run; its processes and responses have some of them each
WARM_UP = 4 / 5  # a response is judged by the last fifth of its games


class Response:
    """A second learner, who learns to beat one that stands still."""

    def __init__(self, run: "Run", lanes: int = 0) -> None:
        recipe = run.recipe
        self.run = run
        lanes = lanes or max(recipe.lanes // run.processes // 4, sum(parts for _, parts in run.mix))
        seed = recipe.seed * SEEDS + SEEDS // 2 + run.place
        self.buffer = RolloutBuffer(Tables(run.game, lanes, seed, run.mix, run.device, recipe.steps), recipe.steps)
        self.learner = run.new_learner(PolicyNet(run.game, recipe.width, recipe.blocks))
        self.curve: list[tuple[float, int, float, float]] = []  # seconds, decisions, won beyond a fair share, its error

    def train(
        self, target: Learner, part: float = 1.0, temperature: float = 1.0,
        tell: Callable[["Response"], None] = lambda response: None, start: Path | None = None,
    ) -> Won:  # fmt: skip
        """Begin as the other one is, or as a net in a file, and learn for a part of the recipe's time.

        Says what is won in the last rollouts.
        """
        recipe, schedule = self.run.recipe, Schedule(self.run.recipe)
        if start:
            self.run.put_into(self.learner, start, read_parts(self.run.game, start)[0])
        else:
            self.learner.net.load_state_dict(target.mean.state_dict())
            self.learner.mean.load_state_dict(target.mean.state_dict())
        self.learner.optimizer = self.learner.fresh_optimizer()
        lanes = self.buffer.tables.lanes
        opponent, batch = (
            FixedOpponent(target.mean_choice, lanes, temperature),
            min(recipe.batch, lanes * recipe.steps // 8),
        )
        began, decisions, self.curve = perf_counter(), 0, []
        gone, last = 0.0, Won()
        while gone < 1:
            rate, _, by_lead = schedule.at(gone)
            rollout = self.buffer.play(self.learner.player, recipe.gae_lambda, by_lead, opponent)
            self.learner.learn(rollout, UpdateWeights(rate, recipe.last_entropy), recipe.epochs, batch)
            decisions += len(rollout) * self.run.processes
            self.curve.append((perf_counter() - began, decisions, rollout.won.mean, rollout.won.error))
            if gone >= WARM_UP or not last.games:
                last = rollout.won + (last if gone >= WARM_UP else Won())
            tell(self)
            gone = self.run.same_for_all(schedule.gone(perf_counter() - began, decisions, part))
        return last
