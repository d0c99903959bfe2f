"""A training run: a net plays itself and its past, learns, is measured, and is written down as it goes.

Several processes that `torchrun` starts learn one net together: each plays tables of its own.
"""

import os
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from torch import distributed

from ludi.bots.nets.files import read_parts, trained_for
from ludi.bots.nets.net import blocks_in, unpacked
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.learning.learner import Learner, UpdateWeights, compiled_on_gpu, in_bfloat16
from ludi.learning.measuring import GamesAgainstBot
from ludi.learning.net import PolicyNet, fill, grow
from ludi.learning.opponents import PastSelves, Won
from ludi.learning.recipe import Recipe, recipe_from, written
from ludi.learning.response import SEEDS, Response
from ludi.learning.rollout import RolloutBuffer, guesser_of
from ludi.learning.schedule import Schedule
from ludi.learning.tables import Tables, mix_in

CHECKPOINT = "checkpoint.pt"
MEASURED = 512  # games against a bot
TOLD = ("recipe", "date", "decisions", "minutes", "device", "figures", "start")  # of a net, and of what came before it


@dataclass
class TrainingPoint:
    """A point of the curve."""

    seconds: float
    decisions: int
    policy: float = 0.0
    value: float = 0.0
    lead: float = 0.0
    entropy: float = 0.0
    change: float = 0.0
    away: float = 0.0
    past: float | None = None  # what it wins beyond a fair share from its past
    random: float | None = None  # its share of the victories against bots
    greedy: float | None = None
    response: float | None = None  # what a response to it wins beyond a fair share


@dataclass
class Progress:
    """How far a run has come."""

    spent: float = 0.0  # seconds
    decisions: int = 0
    rollouts: int = 0
    answered: int = 0  # responses trained
    kept: int = 0  # past selves kept
    curve: list[TrainingPoint] = field(default_factory=list)


def device_named(name: str) -> torch.device:
    """`cpu`, `cuda`, or the best there is."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    if name.startswith("cuda") and not torch.cuda.is_available():
        raise LudiError("PyTorch finds no GPU here; say --device cpu.")
    return torch.device(name)


def place_among_processes(device: torch.device) -> tuple[int, int]:
    """This process's number, and how many there are (`torchrun`)."""
    if int(os.environ.get("WORLD_SIZE", "1")) == 1:
        return 0, 1
    if device.type == "cuda":
        torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", "0")))
    if not distributed.is_initialized():
        distributed.init_process_group("nccl" if device.type == "cuda" else "gloo")
    return distributed.get_rank(), distributed.get_world_size()


class Run:
    """One training."""

    def __init__(self, recipe: Recipe, device: torch.device, measured: int = MEASURED) -> None:
        self.recipe, self.device = recipe, device
        self.game: Game = GAMES.find(recipe.game)
        self.place, self.processes = place_among_processes(device)
        torch.manual_seed(recipe.seed)
        self.learner = self.new_learner(PolicyNet(self.game, recipe.width, recipe.blocks))
        torch.manual_seed(recipe.seed * 1000 + self.place)
        self.mix = mix_in(self.game, recipe.mix)
        seed = recipe.seed * SEEDS + self.place
        tables = Tables(self.game, recipe.lanes // self.processes, seed, self.mix, device, recipe.steps)
        self.buffer = RolloutBuffer(tables, recipe.steps)
        past = PolicyNet(self.game, recipe.width, recipe.blocks).to(device).requires_grad_(False)
        self.past = PastSelves(past, compiled_on_gpu(guesser_of(in_bfloat16(past, device)), device))
        self.progress = Progress()
        self.measured = measured
        self.bots: dict[str, GamesAgainstBot] = {}  # made when they are first asked
        self.response: Response | None = None
        self.start: dict[str, Any] | None = None  # what is told of the net it began with, if with one

    def begin_with(self, path: Path) -> None:
        """Put the weights of a net in a file in place of those the run began with."""
        parts, about = read_parts(self.game, path)
        self.start = {name: about[name] for name in TOLD if name in about}
        self.put_into(self.learner, path, parts)

    def put_into(self, learner: Learner, path: Path, parts: dict[str, Any]) -> None:
        """Let a learner go on as this net; blocks that it has beyond the net's begin by adding nothing."""
        blocks = blocks_in(parts)
        try:
            fill(learner.net, unpacked(parts))
        except RuntimeError:
            wish = f"--width {len(parts['inp.bias'])} --blocks {blocks}"
            raise LudiError(f"The net {path} is of another size: say {wish}.") from None
        grow(learner.net, blocks)
        learner.mean.load_state_dict(learner.net.state_dict())

    def new_learner(self, net: PolicyNet) -> Learner:
        """A net that learns as the recipe says."""
        return Learner(net, deepcopy(net), self.device, self.recipe.clip, self.recipe.decay)

    @property
    def gone(self) -> float:
        """The part of the time that has gone, the same for all processes."""
        return self.same_for_all(Schedule(self.recipe).gone(self.progress.spent, self.progress.decisions))

    def same_for_all(self, part: float) -> float:
        """What the first process says."""
        if self.processes > 1:
            told = torch.tensor([part], device=self.device)
            distributed.broadcast(told, 0)
            part = float(told)
        return part

    def learn(self) -> Iterator[TrainingPoint]:
        """Rollout after rollout until the time is over; every one is told."""
        recipe, progress, schedule = self.recipe, self.progress, Schedule(self.recipe)
        lanes = int(self.buffer.tables.lanes * recipe.past)
        while (gone := self.gone) < 1:
            began = perf_counter()
            self.remember(gone)
            rate, entropy, by_lead = schedule.at(gone)
            rollout = self.buffer.play(self.learner.player, recipe.gae_lambda, by_lead, self.past.opponent(lanes))
            told = self.learner.learn(rollout, UpdateWeights(rate, entropy, recipe.pull), recipe.epochs, recipe.batch)
            progress.rollouts += 1
            progress.decisions += len(rollout) * self.processes
            row = TrainingPoint(0.0, progress.decisions, **asdict(told))
            row.past = rollout.won.mean if rollout.won.games else None
            if progress.rollouts > 1:  # what the first one takes longer is compiling
                progress.spent += perf_counter() - began
            if recipe.responses and gone >= (progress.answered + 0.5) / recipe.responses:
                row.response = self.answer().mean
            row.seconds = progress.spent
            yield row

    def remember(self, gone: float) -> None:
        """Keep a past self now and then."""
        if self.recipe.past and gone >= self.progress.kept * self.recipe.keep_every:
            self.progress.kept += 1
            self.past.keep(self.learner.net)

    def answer(self) -> Won:
        """Train a best response for a while; what it wins beyond a fair share. It then sits among the past."""
        recipe, began = self.recipe, perf_counter()
        self.progress.answered += 1
        if self.response is None:
            self.response = Response(self)
        won = self.response.train(self.learner, recipe.response_part / recipe.responses)
        self.past.keep(self.response.learner.net)
        self.progress.spent += perf_counter() - began
        return won

    def measure(self, row: TrainingPoint) -> None:
        """Add to a row what the net, as it would be shipped, wins against bots."""
        if not self.bots:
            self.bots = {
                name: GamesAgainstBot(self.game, name, self.measured, self.recipe.seed, self.device)
                for name in ("random", "greedy")
            }  # fmt: skip
        began = perf_counter()
        net = in_bfloat16(self.learner.mean, self.device)
        row.random, row.greedy = self.bots["random"].share(net), self.bots["greedy"].share(net)
        self.progress.spent += perf_counter() - began

    def save(self, folder: Path) -> None:
        """A checkpoint, whole or not at all."""
        kept = {
            "recipe": written(self.recipe), "version": self.game.version, "learned": trained_for(self.game),
            "net": self.learner.net.state_dict(), "mean": self.learner.mean.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(), "past": self.past.weights,
            "progress": asdict(self.progress),
        }  # fmt: skip
        folder.mkdir(parents=True, exist_ok=True)
        torch.save(kept, folder / f"{CHECKPOINT}.new")
        (folder / f"{CHECKPOINT}.new").replace(folder / CHECKPOINT)

    def load(self, kept: dict[str, Any]) -> None:
        """Go on where a checkpoint was made."""
        if kept["version"] != self.game.version:
            raise LudiError(
                f"This checkpoint was made for version {kept['version']} of {self.game.name}; "
                f"the rules are at {self.game.version}. Train anew."
            )
        if kept.get("learned") != trained_for(self.game):
            raise LudiError(f"This checkpoint learned other actions or features of {self.game.name}. Train anew.")
        self.learner.net.load_state_dict(kept["net"])
        self.learner.mean.load_state_dict(kept["mean"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.past.weights = [{name: value.to(self.device) for name, value in one.items()} for one in kept["past"]]
        told = dict(kept["progress"])
        self.progress = Progress(**(told | {"curve": [TrainingPoint(**row) for row in told["curve"]]}))
        torch.manual_seed(self.recipe.seed * 1000 + self.place + 7919 * (1 + self.progress.rollouts))


def rival_from(game: Game, path: Path, device: torch.device, change: Callable[[Recipe], Recipe]) -> Run:
    """A run whose learner is the net in this file, or this folder's checkpoint, to train responses to."""
    if path.is_dir():
        return resumed(path, device, lambda recipe: replace(change(recipe), past=0.0))
    _, about = read_parts(game, path)
    run = Run(replace(change(recipe_from(about["recipe"])), past=0.0), device)
    run.begin_with(path)
    return run


def resumed(folder: Path, device: torch.device, change: Callable[[Recipe], Recipe], measured: int = MEASURED) -> Run:
    """The run whose checkpoint lies in this folder."""
    path = folder / CHECKPOINT
    if not path.exists():
        raise LudiError(f"There is no checkpoint in {folder}.")
    kept = torch.load(path, map_location=device, weights_only=True)
    run = Run(change(recipe_from(kept["recipe"])), device, measured)
    run.load(kept)
    return run
