"""The step by which a net learns from a rollout: PPO's, clipped, with entropy and a pull towards its own mean."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, distributed, nn

from ludi.learning.net import PolicyNet, forbid, sides_taken
from ludi.learning.rollout import Decisions, Net, Rollout, guesser_of, player_of

LEAST_LOG_PROBABILITY = -50.0  # the least logarithm of odds that is reckoned with
MAX_GRADIENT_NORM = 1.0  # a longer slope is shortened


@dataclass(frozen=True)
class UpdateWeights:
    """How hard it learns just now."""

    rate: float
    entropy: float
    pull: float = 0.0  # towards its mean


@dataclass
class Losses:
    """How it went."""

    policy: float = 0.0
    value: float = 0.0
    lead: float = 0.0
    entropy: float = 0.0
    change: float = 0.0  # Kullback-Leibler, from the policy that played
    away: float = 0.0  # the same, from its mean over time


def losses_of(net: Net, clip: float) -> Callable[..., Tensor]:
    """Policy, value, lead, entropy, change, away: where there was no choice of its own only values and leads learn."""

    def losses(decisions: Decisions, mean: Tensor | None) -> Tensor:
        rows, masks, actions, odds, gains, goals, leads, players, own = decisions
        logits, sides, foretold = net(rows)
        likely = torch.log_softmax(forbid(logits, masks), -1)
        shares = torch.log_softmax(forbid(sides, sides_taken(players, sides.shape[-1])), -1)
        chose = own.float()
        many = chose.sum().clamp(min=1)
        step = likely.gather(-1, actions[:, None])[:, 0] - odds
        ratio = step.exp()
        better = torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains)
        odds_of_all = likely.exp()
        capped = likely.clamp(min=LEAST_LOG_PROBABILITY)
        away = torch.zeros_like(many)
        if mean is not None:
            middle = torch.log_softmax(forbid(mean, masks), -1).clamp(min=LEAST_LOG_PROBABILITY)
            away = ((odds_of_all * (capped - middle)).sum(-1) * chose).sum() / many
        return torch.stack([
            -(better * chose).sum() / many,
            -(goals * shares.clamp(min=LEAST_LOG_PROBABILITY)).sum(-1).mean(),
            (foretold - leads).square().sum(-1).mean(),
            (-(odds_of_all * capped).sum(-1) * chose).sum() / many,
            ((ratio - 1 - step) * chose).sum() / many,
            away,
        ])  # fmt: skip

    return losses


class Learner:
    """A net with its optimizer, its mean over time, and how it is called on this device."""

    def __init__(self, net: PolicyNet, mean: PolicyNet, device: torch.device, clip: float, decay: float) -> None:
        self.net, self.mean, self.device, self.decay = net.to(device), mean.to(device), device, decay
        self.mean.requires_grad_(False).load_state_dict(self.net.state_dict())
        self.optimizer = self.fresh_optimizer()
        called, called_mean = in_bfloat16(self.net, device), in_bfloat16(self.mean, device)
        self.player = compiled_on_gpu(player_of(called), device)
        self.mean_choice = compiled_on_gpu(guesser_of(called_mean), device)
        self.mean_net = compiled_on_gpu(called_mean, device)
        self.losses = compiled_on_gpu(losses_of(called, clip), device)

    def fresh_optimizer(self) -> torch.optim.Optimizer:
        """One that remembers nothing."""
        return torch.optim.Adam(self.net.parameters(), eps=1e-5, fused=self.device.type == "cuda")

    def learn(self, rollout: Rollout, push: UpdateWeights, epochs: int, batch: int) -> Losses:
        """Some times over the rollout, in batches."""
        for group in self.optimizer.param_groups:
            group["lr"] = push.rate
        batch = min(batch, len(rollout))
        weights = torch.tensor([1.0, 0.5, 0.5, -push.entropy, 0.0, push.pull], device=self.device)
        told = torch.zeros(6)
        for _ in range(epochs):
            order = torch.randperm(len(rollout), device=self.device)
            for first in range(0, len(order) - batch + 1, batch):
                told = self.step(rollout, order[first : first + batch], weights, bool(push.pull))
        self.update_mean()
        return Losses(*told.tolist())

    def step(self, rollout: Rollout, chosen: Tensor, weights: Tensor, pulled: bool) -> Tensor:
        """One batch."""
        decisions = rollout.decisions.at(chosen)
        with torch.no_grad():
            mean = self.mean_net(decisions.rows)[0] if pulled else None
        found: Tensor = self.losses(decisions, mean)
        self.optimizer.zero_grad(set_to_none=True)
        (found * weights).sum().backward()  # type: ignore[no-untyped-call]
        average_gradients(self.net)
        nn.utils.clip_grad_norm_(self.net.parameters(), MAX_GRADIENT_NORM)
        self.optimizer.step()
        return found.detach()

    @torch.no_grad()
    def update_mean(self) -> None:
        """Let the mean come a little nearer."""
        torch._foreach_lerp_(list(self.mean.parameters()), list(self.net.parameters()), 1 - self.decay)


def compiled_on_gpu(function: Callable[..., Any], device: torch.device) -> Callable[..., Any]:
    """Compiled where that gains something: on a GPU."""
    return torch.compile(function, dynamic=False) if device.type == "cuda" else function


def in_bfloat16(net: nn.Module, device: torch.device) -> Net:
    """The net in bfloat16, where the device is quick with it."""

    def called(rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda"):
            found: tuple[Tensor, Tensor, Tensor] = net(rows)
        return found[0].float(), found[1].float(), found[2].float()

    return called


def average_gradients(net: nn.Module) -> None:
    """Where several processes learn one net: the mean of what they would change."""
    if distributed.is_available() and distributed.is_initialized():
        slopes = [one.grad for one in net.parameters() if one.grad is not None]
        flat = torch.cat([slope.flatten() for slope in slopes])
        distributed.all_reduce(flat)
        flat /= distributed.get_world_size()
        place = 0
        for slope in slopes:
            slope.copy_(flat[place : place + slope.numel()].view_as(slope))
            place += slope.numel()
