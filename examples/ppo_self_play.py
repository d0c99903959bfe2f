"""Masked PPO by self-play on the vector, with a critic that sees everything. One file, to be read and changed.

    python examples/ppo_self_play.py roma --minutes 10 --csv curve.csv --picture curve.svg

One net plays all seats of all lanes. Every decision of anybody is one step of time, so the bookkeeping of a game of
several players comes down to three rules:

1. Who decides differs from step to step. The policy sees the row of the seat to move, with its own things first; so
   one net can play every seat and never needs to know its number.
2. The critic gives a value to every *side*: side 0 is the seat to move, side 1 the next one clockwise. Before values
   of different steps are put together they are turned into values by *seat*, which does not move (`by_seat`). Then
   no sign has to be changed anywhere: each seat has a column of values, of rewards and of advantages of its own, also
   in games of more than two and in those that do not sum to zero.
3. A decision is good or bad for the seat that took it: of each step's advantages the policy learns from that seat's.

Rewards come once, at the end of a game, to all seats at once; nothing is discounted. A lane's next game follows in the
same row of numbers, so what comes after `done` is not carried back over it.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ludi.envs.vector import Vector
from ludi.games import GAMES

CLIP, LAMBDA, ENTROPY, EPOCHS, BATCH, RATE = 0.2, 0.95, 0.01, 3, 2048, 1e-3
FORBIDDEN = -1e9  # the logit of an action that is not legal


class Player(nn.Module):
    """Two nets: a policy that sees what the seat to move sees, and a critic that sees all seats' rows."""

    def __init__(self, vector: Vector, width: int) -> None:
        super().__init__()
        slices = vector.game.feature_slices
        high = np.repeat([piece.high for piece in slices], [piece.size for piece in slices])
        self.register_buffer("scale", torch.tensor(1 / np.minimum(high, 20), dtype=torch.float32))
        size, players = vector.game.feature_size, vector.players
        self.policy = layers(size, width, vector.masks.shape[1])
        self.critic = layers(size * players, width, players)
        self.players = players

    def logits(self, rows: Tensor, masks: Tensor) -> Tensor:
        """How much the net likes each action, the forbidden ones not at all."""
        return self.policy(rows * self.scale).masked_fill(~masks, FORBIDDEN)

    def values(self, full: Tensor) -> Tensor:
        """What the game is worth to every side, the seat to move first."""
        return torch.tanh(self.critic(full * self.scale.repeat(self.players)))


def layers(inputs: int, width: int, outputs: int) -> nn.Sequential:
    """A small net that begins by saying nothing: its last layer is 0."""
    last = nn.Linear(width, outputs)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), last)


def by_seat(sides: Tensor, seats: Tensor) -> Tensor:
    """Values by side, the seat to move first, as values by seat: seat s is side s - mover, counted round the table."""
    players = sides.shape[-1]
    return sides.gather(-1, (torch.arange(players) - seats[..., None]) % players)


def by_side(values: Tensor, seats: Tensor) -> Tensor:
    """The way back: side d is the seat mover + d."""
    players = values.shape[-1]
    return values.gather(-1, (torch.arange(players) + seats[..., None]) % players)


def advantages(values: Tensor, rewards: Tensor, done: Tensor) -> Tensor:
    """How much better each step was than expected, for every seat (GAE); values have one step more than rewards."""
    found, later = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = (~done[step])[:, None].float()  # what comes after the end belongs to another game
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        later = surprise + LAMBDA * goes_on * later
        found[step] = later
    return found


@dataclass
class Lesson:
    """What was seen and done in some steps of all lanes, one row a decision."""

    rows: Tensor
    full: Tensor
    masks: Tensor
    actions: Tensor
    odds: Tensor  # the logarithm of how likely the action was
    gains: Tensor  # its advantage for the seat that took it
    goals: Tensor  # what the critic should have said, by side


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, as likely as the net has it."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(-1)


@torch.no_grad()
def play(vector: Vector, player: Player, steps: int) -> Lesson:
    """Let the net play all seats for so many steps, and work out what each decision was worth."""
    seen: list[list[Tensor]] = []
    for _ in range(steps):
        rows, full = torch.tensor(vector.observations), torch.tensor(vector.full_rows())
        masks, seats = torch.tensor(vector.masks).bool(), torch.tensor(vector.seats).long()
        logits = player.logits(rows.float(), masks)
        actions = drawn(logits)
        odds = functional.log_softmax(logits, -1).gather(-1, actions[:, None])[:, 0]
        values = by_seat(player.values(full.float()), seats)  # rule 2
        vector.step(actions.numpy())
        told = [torch.tensor(vector.rewards), torch.tensor(vector.done)]
        seen.append([rows, full, masks, seats, actions, odds, values, *told])
    rows, full, masks, seats, actions, odds, values, rewards, done = (
        torch.stack(one) for one in zip(*seen, strict=True)
    )
    last = player.values(torch.tensor(vector.full_rows()).float())
    values = torch.cat([values, by_seat(last, torch.tensor(vector.seats).long())[None]])
    gains = advantages(values, rewards, done)
    goals = by_side(gains + values[:-1], seats)
    mine = gains.gather(-1, seats[..., None])[..., 0]  # rule 3
    return Lesson(*(one.flatten(0, 1) for one in (rows, full, masks, actions, odds, mine, goals)))


def learn(player: Player, optimizer: torch.optim.Optimizer, lesson: Lesson) -> None:
    """PPO's clipped step, some times over the lesson. Where there was no choice, only the critic learns."""
    chose = lesson.masks.sum(-1) > 1
    spread = lesson.gains[chose].std() + 1e-6 if chose.sum() > 1 else torch.tensor(1.0)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(lesson.actions)).split(BATCH):
            logits = functional.log_softmax(player.logits(lesson.rows[batch].float(), lesson.masks[batch]), -1)
            odds = logits.gather(-1, lesson.actions[batch][:, None])[:, 0]
            ratio, gain = (odds - lesson.odds[batch]).exp(), lesson.gains[batch] / spread
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) * chose[batch]
            spent = -(logits.exp() * logits.clamp(min=-50)).sum(-1)
            wrong = (player.values(lesson.full[batch].float()) - lesson.goals[batch]).pow(2)
            loss = -better.mean() - ENTROPY * spent.mean() + 0.5 * wrong.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            optimizer.step()


@torch.no_grad()
def share_against_random(arena: Vector, player: Player) -> float:
    """How much of the victories the net takes from players at random, over the next game of every lane.

    Bots sit inside this vector, so every decision asked for is the learner's. Its seat is another in every lane.
    """
    arena.reset()
    shares = np.full(arena.count, np.nan)
    while np.isnan(shares).any():
        seats = arena.seats.copy()
        logits = player.logits(torch.tensor(arena.observations).float(), torch.tensor(arena.masks).bool())
        arena.step(logits.argmax(-1).numpy())
        first = arena.done & np.isnan(shares)  # later games of quick lanes do not count
        reward = arena.rewards[np.arange(arena.count), seats]
        shares[first] = (reward[first] * (arena.players - 1) + 1) / arena.players
    return float(shares.mean())


def train(wish: argparse.Namespace) -> Iterator[tuple[float, float, int, float]]:
    """Learn, and tell from time to time: seconds, seconds of CPU, decisions so far, share against random."""
    torch.manual_seed(wish.seed)
    torch.set_num_threads(wish.threads)
    options = {"players": wish.players} if wish.players else None
    vector = Vector(
        wish.game, wish.lanes, wish.seed, wish.threads, options, compact=True, stagger=wish.steps
    )  # a lane's number says how far it has played before it begins, so that not all games end together
    seatings = [["random"] * vector.players for _ in range(vector.players)]
    for seat, row in enumerate(seatings):
        row[seat] = "learner"
    arena = Vector(wish.game, wish.matches, wish.seed + 1, wish.threads, options, compact=True, seated=seatings)
    player = Player(vector, wish.width)
    optimizer = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    began, busy, told, decisions = time.perf_counter(), time.process_time(), 0.0, 0
    yield 0.0, 0.0, 0, share_against_random(arena, player)
    for _ in range(wish.updates):
        gone = (time.perf_counter() - began) / (60 * wish.minutes)
        if gone >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(1 - gone, 0.05)
        learn(player, optimizer, play(vector, player, wish.steps))
        decisions += wish.steps * wish.lanes
        if time.perf_counter() - began - told >= wish.every:
            told = time.perf_counter() - began
            yield told, time.process_time() - busy, decisions, share_against_random(arena, player)
    yield time.perf_counter() - began, time.process_time() - busy, decisions, share_against_random(arena, player)


def draw(curve: list[tuple[float, float, int, float]], game: str, path: Path) -> None:
    """The curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.fonttype"] = "none"  # letters stay letters
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.2))
    axes.plot([row[0] / 60 for row in curve], [100 * row[3] for row in curve], marker=".")
    axes.axhline(90, linestyle=":", color="grey")
    axes.set(xlabel="minutes", ylabel="% against random", title=f"Self-play PPO, {game}", ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Train and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="roma", choices=GAMES.names)
    parser.add_argument("--players", help="how many, where the game has a choice")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--updates", type=int, default=10**9, help="at most so many")
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="decisions in every lane between two updates")
    parser.add_argument("--width", type=int, default=128, help="of the nets' layers")
    parser.add_argument("--matches", type=int, default=512, help="games against random for each point of the curve")
    parser.add_argument("--every", type=float, default=30, help="seconds between two points")
    parser.add_argument("--threads", type=int, default=2, help="better 1 where others need the cores too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--picture", type=Path)
    wish = parser.parse_args()
    curve = []
    print(f"{'seconds':>8} {'CPU s':>8} {'decisions':>12} {'against random':>15}")
    for row in train(wish):
        curve.append(row)
        print(f"{row[0]:8.0f} {row[1]:8.0f} {row[2]:12,} {row[3]:15.1%}", flush=True)
    if wish.csv:
        with wish.csv.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("seconds", "cpu_seconds", "decisions", "share"), *curve])
    if wish.picture:
        draw(curve, wish.game, wish.picture)


if __name__ == "__main__":
    main()
