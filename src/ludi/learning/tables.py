"""The tables one learns at: lanes with several options and numbers of players side by side, on CPU cores or a GPU.

Whatever the lanes lie on, they are read as tensors with a row for each lane, and stepped by a tensor of actions.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.envs.vector import Vector

Mix = Sequence[tuple[Mapping[str, str], int]]  # options, and how many parts of the lanes have them
MAIN, ASIDE = 6, 1  # parts for the usual game, and for every other value of an option
NO_MATTER = ("start_player", "players")  # who begins makes no other game; numbers of players are all usual
CLEAR_LEAD = 20  # points before the best of the others that count as much as can be


def usual_mix(game: Game) -> list[tuple[dict[str, str], int]]:
    """Every number of players alike, and a little of every other option's value."""
    numbers = [{"players": str(number)} for number in game.players] if len(game.players) > 1 else [{}]
    others = [
        {option.name: value}
        for option in game.options if option.name not in NO_MATTER
        for value in option.values if value != option.default
    ]  # fmt: skip
    return [(one, MAIN) for one in numbers] + [(one, ASIDE * len(numbers)) for one in others]


def mix_in(game: Game, words: Sequence[str]) -> list[tuple[dict[str, str], int]]:
    """A mix as it is typed: `players=5,scale=small:2` is two parts with these options; none: the usual one."""
    made = []
    for text in words:
        options, _, parts = text.partition(":")
        pairs = dict(pair.partition("=")[::2] for pair in options.split(",") if pair)
        if not all(pairs.values()) or (parts and not (parts.isdecimal() and int(parts))):
            raise LudiError(
                f"'{text}' is no part of a mix; write NAME=VALUE,NAME=VALUE:PARTS, for instance players=5:2."
            )
        made.append((game.chosen(pairs), int(parts or 1)))
    return made or usual_mix(game)


class Tables:
    """Lanes that take the options of a mix in turn."""

    def __init__(self, game: Game, lanes: int, seed: int, mix: Mix, device: torch.device, stagger: int) -> None:
        self.game, self.device, self.lanes = game, device, lanes
        in_turn = [options for options, parts in mix for _ in range(parts)]
        if lanes < len(in_turn):
            raise LudiError(f"{lanes} lanes are too few for a mix of {len(in_turn)} parts.")
        self.vector, self.told = (on_device if device.type == "cuda" else on_cores)(game, lanes, seed, in_turn, stagger)
        self.seats_at_most, self.in_turn = len(game.seats), len(in_turn)
        self.players = self.told["numbers"].to(torch.int64)

    def look(self, rows: Tensor, masks: Tensor, movers: Tensor) -> None:
        """Write down what the seats to move see, what they may do, and who they are."""
        rows.copy_(self.told["observations"])
        masks.copy_(self.told["masks"])
        movers.copy_(self.told["seats"])

    def step(self, actions: Tensor, shares: Tensor, leads: Tensor, done: Tensor) -> None:
        """One decision in every lane; writes down each seat's share and lead where a game has ended, else 0."""
        self.vector.step(actions.to(torch.int32) if self.device.type == "cuda" else actions.numpy())
        done.copy_(self.told["done"])
        width = self.told["rewards"].shape[1]
        shares[:, :width], leads[:, :width] = outcome(
            self.told["rewards"], self.told["final_scores"], self.told["done"], self.players
        )


def outcome(rewards: Tensor, scores: Tensor, done: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
    """Of games that have ended: every seat's share of the victory, and its lead from -1 to 1; of others 0."""
    seats = torch.arange(rewards.shape[1], device=rewards.device)
    counts = done[:, None] & (seats < players[:, None])
    shares = (rewards * (players[:, None] - 1) + 1) / players[:, None]
    points = scores.float().masked_fill(~counts, -torch.inf)
    first, second = points.topk(2, -1).values.unbind(-1)
    rival = torch.where(points == first[:, None], second[:, None], first[:, None])
    leads = ((points - rival) / CLEAR_LEAD).clamp(-1, 1)
    return shares.masked_fill(~counts, 0.0), leads.masked_fill(~counts, 0.0)


def on_cores(
    game: Game, count: int, seed: int, options: Sequence[Mapping[str, str]], stagger: int
) -> tuple[Any, dict[str, Any]]:
    """Lanes on CPU cores, and their arrays as tensors over the same memory."""
    made = Vector(game, count, seed, options=options, compact=True, stagger=stagger, ends=True)
    names = ("observations", "masks", "seats", "rewards", "done", "final_scores", "numbers")
    return made, {name: torch.from_numpy(getattr(made, name)) for name in names}


def on_device(
    game: Game, count: int, seed: int, options: Sequence[Mapping[str, str]], stagger: int
) -> tuple[Any, dict[str, Any]]:
    """Lanes on the GPU."""
    from ludi.envs.cuda import DeviceVector

    made = DeviceVector(game, count, seed, options, compact=True, stagger=stagger, ends=True)
    return made, made.tensors()
