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

from ludi.bots.nets.files import read_parts
from ludi.bots.nets.net import blocks_in, unpacked
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.learning.measuring import Opponents
from ludi.learning.net import PolicyNet, fill, grow
from ludi.learning.ppo import Push, Student, half, swift
from ludi.learning.recipe import Recipe, recipe_from, written
from ludi.learning.rollout import FixedOpponent, RolloutBuffer, Won, guesser_of
from ludi.learning.tables import Tables, mix_in

CHECKPOINT = "checkpoint.pt"
MEASURED = 512  # games against a bot
MOST_PAST = 24  # past selves and responses that are kept
WARM_UP = 4 / 5  # a response is judged by the last fifth of its games
TOLD = ("recipe", "date", "decisions", "minutes", "device", "figures", "start")  # of a net, and of what came before it
SEEDS = 100_000  # of the tables of a run; its processes and responses have some of them each


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
        self.student = self.new_student(PolicyNet(self.game, recipe.width, recipe.blocks))
        torch.manual_seed(recipe.seed * 1000 + self.place)
        self.mix = mix_in(self.game, recipe.mix)
        seed = recipe.seed * SEEDS + self.place
        tables = Tables(self.game, recipe.lanes // self.processes, seed, self.mix, device, recipe.steps)
        self.buffer = RolloutBuffer(tables, recipe.steps)
        self.past: list[dict[str, Any]] = []
        self.opponent_net = PolicyNet(self.game, recipe.width, recipe.blocks).to(device).requires_grad_(False)
        self.opponent = swift(guesser_of(half(self.opponent_net, device)), device)
        self.progress = Progress()
        self.measured = measured
        self.bots: dict[str, Opponents] = {}  # made when they are first asked
        self.response: Response | None = None
        self.start: dict[str, Any] | None = None  # what is told of the net it began with, if with one

    def begin_with(self, path: Path) -> None:
        """Put the weights of a net in a file in place of those the run began with."""
        parts, about = read_parts(self.game, path)
        self.start = {name: about[name] for name in TOLD if name in about}
        self.put_into(self.student, path, parts)

    def put_into(self, student: Student, path: Path, parts: dict[str, Any]) -> None:
        """Let a student go on as this net; blocks that it has beyond the net's begin by adding nothing."""
        blocks = blocks_in(parts)
        try:
            fill(student.net, unpacked(parts))
        except RuntimeError:
            wish = f"--width {len(parts['inp.bias'])} --blocks {blocks}"
            raise LudiError(f"The net {path} is of another size: say {wish}.") from None
        grow(student.net, blocks)
        student.mean.load_state_dict(student.net.state_dict())

    def new_student(self, net: PolicyNet) -> Student:
        """A net that learns as the recipe says."""
        return Student(net, deepcopy(net), self.device, self.recipe.clip, self.recipe.decay)

    @property
    def gone(self) -> float:
        """The part of the time that has gone, the same for all processes."""
        return self.same_for_all(self.recipe.gone(self.progress.spent, self.progress.decisions))

    def same_for_all(self, part: float) -> float:
        """What the first process says."""
        if self.processes > 1:
            told = torch.tensor([part], device=self.device)
            distributed.broadcast(told, 0)
            part = float(told)
        return part

    def learn(self) -> Iterator[TrainingPoint]:
        """Rollout after rollout until the time is over; every one is told."""
        recipe, progress = self.recipe, self.progress
        while (gone := self.gone) < 1:
            began = perf_counter()
            self.remember(gone)
            rate, entropy, by_lead = recipe.at(gone)
            rollout = self.buffer.play(self.student.player, recipe.gae_lambda, by_lead, self.choose_opponent())
            told = self.student.learn(rollout, Push(rate, entropy, recipe.pull), recipe.epochs, recipe.batch)
            progress.rollouts += 1
            progress.decisions += len(rollout.actions) * self.processes
            row = TrainingPoint(0.0, progress.decisions, **asdict(told))
            row.past = rollout.won.mean if rollout.won.games else None
            if progress.rollouts > 1:  # what the first one takes longer is compiling
                progress.spent += perf_counter() - began
            if recipe.responses and gone >= (progress.answered + 0.5) / recipe.responses:
                row.response = self.answer().mean
            row.seconds = progress.spent
            yield row

    def remember(self, gone: float) -> None:
        """Keep a past self now and then; where there are too many, every other one goes."""
        if self.recipe.past and gone >= self.progress.kept * self.recipe.keep_every:
            self.progress.kept += 1
            self.keep(self.student.net)

    def keep(self, net: torch.nn.Module) -> None:
        """Another one to play against."""
        self.past.append({name: value.detach().clone() for name, value in net.state_dict().items()})
        if len(self.past) > MOST_PAST:
            self.past = self.past[::2]

    def choose_opponent(self) -> FixedOpponent | None:
        """Somebody of the past, for some of the lanes."""
        lanes = int(self.buffer.tables.lanes * self.recipe.past)
        if not lanes or not self.past:
            return None
        one = int(torch.randint(len(self.past), (1,)))
        self.opponent_net.load_state_dict(self.past[one])
        return FixedOpponent(self.opponent, lanes)

    def answer(self) -> Won:
        """Train a best response for a while; what it wins beyond a fair share. It then sits among the past."""
        recipe, began = self.recipe, perf_counter()
        self.progress.answered += 1
        if self.response is None:
            self.response = Response(self)
        won = self.response.train(self.student, recipe.response_part / recipe.responses)
        self.keep(self.response.student.net)
        self.progress.spent += perf_counter() - began
        return won

    def measure(self, row: TrainingPoint) -> None:
        """Add to a row what the net, as it would be shipped, wins against bots."""
        if not self.bots:
            self.bots = {
                name: Opponents(self.game, name, self.measured, self.recipe.seed, self.device)
                for name in ("random", "greedy")
            }  # fmt: skip
        began = perf_counter()
        net = half(self.student.mean, self.device)
        row.random, row.greedy = self.bots["random"].share(net), self.bots["greedy"].share(net)
        self.progress.spent += perf_counter() - began

    def save(self, folder: Path) -> None:
        """A checkpoint, whole or not at all."""
        kept = {
            "recipe": written(self.recipe), "version": self.game.version,
            "net": self.student.net.state_dict(), "mean": self.student.mean.state_dict(),
            "optimizer": self.student.optimizer.state_dict(), "past": self.past,
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
        self.student.net.load_state_dict(kept["net"])
        self.student.mean.load_state_dict(kept["mean"])
        self.student.optimizer.load_state_dict(kept["optimizer"])
        self.past = [{name: value.to(self.device) for name, value in one.items()} for one in kept["past"]]
        told = dict(kept["progress"])
        self.progress = Progress(**(told | {"curve": [TrainingPoint(**row) for row in told["curve"]]}))
        torch.manual_seed(self.recipe.seed * 1000 + self.place + 7919 * (1 + self.progress.rollouts))


class Response:
    """A second student, who learns to beat one that stands still."""

    def __init__(self, run: Run, lanes: int = 0) -> None:
        recipe = run.recipe
        self.run = run
        lanes = lanes or max(recipe.lanes // run.processes // 4, sum(parts for _, parts in run.mix))
        seed = recipe.seed * SEEDS + SEEDS // 2 + run.place
        self.buffer = RolloutBuffer(Tables(run.game, lanes, seed, run.mix, run.device, recipe.steps), recipe.steps)
        self.student = run.new_student(PolicyNet(run.game, recipe.width, recipe.blocks))
        self.curve: list[tuple[float, int, float, float]] = []  # seconds, decisions, won beyond a fair share, its error

    def train(
        self, target: Student, part: float = 1.0, temperature: float = 1.0,
        tell: Callable[["Response"], None] = lambda response: None, start: Path | None = None,
    ) -> Won:  # fmt: skip
        """Begin as the other one is, or as a net in a file, and learn for a part of the recipe's time.

        Says what is won in the last rollouts.
        """
        recipe = self.run.recipe
        if start:
            self.run.put_into(self.student, start, read_parts(self.run.game, start)[0])
        else:
            self.student.net.load_state_dict(target.mean.state_dict())
            self.student.mean.load_state_dict(target.mean.state_dict())
        self.student.optimizer = self.student.fresh_optimizer()
        lanes = self.buffer.tables.lanes
        opponent, batch = (
            FixedOpponent(target.mean_choice, lanes, temperature),
            min(recipe.batch, lanes * recipe.steps // 8),
        )
        began, decisions, self.curve = perf_counter(), 0, []
        gone, last = 0.0, Won()
        while gone < 1:
            rate, _, by_lead = recipe.at(gone)
            rollout = self.buffer.play(self.student.player, recipe.gae_lambda, by_lead, opponent)
            self.student.learn(rollout, Push(rate, recipe.last_entropy), recipe.epochs, batch)
            decisions += len(rollout.actions) * self.run.processes
            self.curve.append((perf_counter() - began, decisions, rollout.won.mean, rollout.won.error))
            if gone >= WARM_UP or not last.games:
                last = rollout.won + (last if gone >= WARM_UP else Won())
            tell(self)
            gone = self.run.same_for_all(recipe.gone(perf_counter() - began, decisions, part))
        return last


def rival_from(game: Game, path: Path, device: torch.device, change: Callable[[Recipe], Recipe]) -> Run:
    """A run whose student is the net in this file, or this folder's checkpoint, to train responses to."""
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
