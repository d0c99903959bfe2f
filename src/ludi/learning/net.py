"""The net that learns: what the seat to move sees goes in; its policy and every side's share of the victory come out.

One net plays every seat, every number of players and every option of a game. While it learns it also foretells every
side's lead in points, which teaches more than victories alone; that part is not kept. It is evaluated for play without
PyTorch (`ludi.bots.nets`), by the names its parts have here.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ludi.bots.nets.net import factors_of
from ludi.core.game import Game

FORBIDDEN = -1e9  # the logit of an action that is not legal, and of a side nobody sits at
LEARNING_ONLY = "lead."  # how the names of those weights begin that only learning needs


class Block(nn.Module):
    """Two layers beside a straight way."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.one = nn.Linear(width, width)
        self.two = nn.Linear(width, width)

    def forward(self, units: Tensor) -> Tensor:
        """What goes in, and what the layers add."""
        added: Tensor = self.two(functional.relu(self.one(self.norm(units))))
        return units + added


class PolicyNet(nn.Module):
    """Sees one seat's row; begins by liking all actions and all sides alike."""

    def __init__(self, game: Game, width: int, blocks: int) -> None:
        super().__init__()
        self.width, self.seats = width, len(game.seats)
        self.inp = nn.Linear(game.feature_size, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, game.actions.size - game.actions.first_choice)
        self.value = nn.Linear(width, self.seats)
        self.lead = nn.Linear(width, self.seats)
        self.scale: Tensor
        self.register_buffer("scale", torch.tensor(factors_of(game)), persistent=False)
        for head in (self.policy, self.value, self.lead):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of all actions but chance's and of all sides' shares, and leads; the seat to move comes first."""
        units = functional.relu(self.inp(rows.to(torch.float32) * self.scale))
        for block in self.blocks:
            units = block(units)
        units = self.norm(units)
        return self.policy(units).float(), self.value(units).float(), self.lead(units).float()


def weights_of(net: PolicyNet) -> dict[str, Any]:
    """The weights that play, as plain arrays, by name."""
    kept = {name: value for name, value in net.state_dict().items() if not name.startswith(LEARNING_ONLY)}
    return {name: value.detach().float().cpu().numpy() for name, value in kept.items()}


def fill(net: PolicyNet, weights: Mapping[str, Any]) -> None:
    """Put plain arrays into a net."""
    net.load_state_dict({name: torch.as_tensor(np.asarray(value)) for name, value in weights.items()}, strict=False)


def grow(net: PolicyNet, blocks: int) -> None:
    """Let the blocks beyond the first so many begin by adding nothing: the net says what it said without them."""
    for name, value in net.blocks.named_parameters():
        if int(name.split(".")[0]) >= blocks and ".two." in name:
            nn.init.zeros_(value)


def forbid(logits: Tensor, allowed: Tensor) -> Tensor:
    """Logits with what is not allowed out of reach."""
    return logits.masked_fill(~allowed, FORBIDDEN)


def sides_taken(players: Tensor, seats: int) -> Tensor:
    """At which sides somebody sits, row by row."""
    return torch.arange(seats, device=players.device) < players[..., None]


def by_seat(sides: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """Numbers by side, the seat to move first, as numbers by seat. Where nobody sits there is 0."""
    seats = torch.arange(sides.shape[-1], device=sides.device)
    turned = sides.gather(-1, (seats - movers[..., None]) % players[..., None])
    return turned * sides_taken(players, sides.shape[-1])


def by_side(values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """The way back."""
    sides = torch.arange(values.shape[-1], device=values.device)
    turned = values.gather(-1, (sides + movers[..., None]) % players[..., None])
    return turned * sides_taken(players, values.shape[-1])


def drawn(logits: Tensor) -> Tensor:
    """An action of each row, as likely as the logits have it."""
    noise = torch.rand_like(logits).clamp(min=1e-20)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)
