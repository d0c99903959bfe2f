"""What is seen and done in some steps of all lanes, and what each decision turned out to be worth.

Who decides differs from step to step. The net gives a share of the victory to every side; before shares of different
steps are put together they are turned into shares by seat, which do not move. So every seat has a column of values and
of advantages of its own, and no sign is ever changed; a decision is good or bad for the seat that took it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ludi.learning.net import by_seat, by_side, drawn, forbid, sides_taken
from ludi.learning.opponents import FixedOpponent, Guesser, Won
from ludi.learning.tables import Tables

Net = Callable[[Tensor], tuple[Tensor, Tensor, Tensor]]  # rows; logits of actions and of sides, leads
Player = Callable[[Tensor, Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor, Tensor]]


def player_of(net: Net) -> Player:
    """How a net decides and what it expects: action, the logarithm of its odds, shares and leads by seat."""

    def play(rows: Tensor, masks: Tensor, movers: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        logits, sides, leads = net(rows)
        likely = torch.log_softmax(forbid(logits, masks), -1)
        chosen = drawn(likely)
        odds = likely.gather(-1, chosen[:, None])[:, 0]
        shares = torch.softmax(forbid(sides, sides_taken(players, sides.shape[-1])), -1)
        return chosen, odds, by_seat(shares, movers, players), by_seat(leads, movers, players)

    return play


def guesser_of(net: Net) -> Guesser:
    """How a net decides, warmer or cooler."""

    def guess(rows: Tensor, masks: Tensor, temperature: Any) -> Tensor:
        return drawn(forbid(net(rows)[0] / temperature, masks))

    return guess


class Decisions(NamedTuple):
    """One row a decision."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    odds: Tensor  # the logarithm of how likely the action was
    gains: Tensor  # its advantage for the seat that took it
    goals: Tensor  # what the shares by side should have been
    leads: Tensor  # and the leads
    players: Tensor
    own: Tensor  # whether it was the learner's decision, and there was a choice

    def at(self, places: Tensor) -> "Decisions":
        """Those in these rows."""
        return Decisions(*(column[places] for column in self))


@dataclass
class Rollout:
    """What was decided, and what the learner won meanwhile."""

    won: Won
    decisions: Decisions

    def __len__(self) -> int:
        """How many decisions there are."""
        return len(self.decisions.actions)


class RolloutBuffer:
    """Memory for rollouts of one size, used again and again."""

    def __init__(self, tables: Tables, steps: int) -> None:
        game, lanes, seats = tables.game, tables.lanes, tables.seats_at_most
        actions = game.actions.size - game.actions.first_choice

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=tables.device)

        self.tables, self.steps = tables, steps
        self.rows = room(steps + 1, lanes, game.feature_size, kind=torch.int8)
        self.masks = room(steps + 1, lanes, actions, kind=torch.bool)
        self.movers = room(steps + 1, lanes, kind=torch.int64)
        self.actions = room(steps, lanes, kind=torch.int64)
        self.odds = room(steps, lanes)
        self.values, self.expected = room(steps + 1, lanes, seats), room(steps + 1, lanes, seats)
        self.shares, self.leads = room(steps, lanes, seats), room(steps, lanes, seats)
        self.done = room(steps, lanes, kind=torch.bool)
        self.own = torch.ones(steps, lanes, dtype=torch.bool, device=tables.device)

    @torch.no_grad()
    def play(self, player: Player, gae_lambda: float, by_lead: float, opponent: FixedOpponent | None = None) -> Rollout:
        """Let the player sit everywhere but at the opponent's seats, and work out what each decision was worth."""
        tables = self.tables
        self.own.fill_(True)
        for step in range(self.steps):
            chosen, self.odds[step] = self.look(step, player)
            if opponent:
                self.let_in(opponent, step, chosen)
            self.actions[step] = chosen
            tables.step(chosen, self.shares[step], self.leads[step], self.done[step])
        self.look(self.steps, player)
        return self.finished(gae_lambda, by_lead, opponent)

    def look(self, step: int, player: Player) -> tuple[Tensor, Tensor]:
        """What the seats to move see, what the player does then, and how likely it was to."""
        self.tables.look(self.rows[step], self.masks[step], self.movers[step])
        chosen, odds, self.values[step], self.expected[step] = player(
            self.rows[step], self.masks[step], self.movers[step], self.tables.players
        )
        return chosen, odds

    def let_in(self, opponent: FixedOpponent, step: int, chosen: Tensor) -> None:
        """In the opponent's lanes all seats but the learner's are the opponent's, who decides for itself."""
        late = slice(self.tables.lanes - opponent.lanes, None)
        theirs = opponent.choose(self.rows[step, late], self.masks[step, late], opponent.temperature)
        self.own[step, late] = self.movers[step, late] == self.learners(late)
        chosen[late] = torch.where(self.own[step, late], chosen[late], theirs)

    def learners(self, late: slice) -> Tensor:
        """Where the learner sits in these lanes: each seat in turn, whatever the options are."""
        lanes = torch.arange(self.tables.lanes, device=self.tables.device)[late]
        seats: Tensor = lanes // self.tables.in_turn % self.tables.players[late]
        return seats

    def finished(self, gae_lambda: float, by_lead: float, opponent: FixedOpponent | None) -> Rollout:
        """Advantages (GAE, by seat) of both kinds together, and the targets of values and leads."""
        movers, players = self.movers[:-1], self.tables.players.expand(self.steps, -1)
        own = self.own & (self.masks[:-1].sum(-1) > 1)
        gains = self.gains(self.shares, self.values, gae_lambda)
        goals = by_side(gains + self.values[:-1], movers, players)
        mine = normalised(gains.gather(-1, movers[..., None])[..., 0], own)
        gains = self.gains(self.leads, self.expected, gae_lambda)
        leads = by_side(gains + self.expected[:-1], movers, players)
        if by_lead:
            mine = mine + by_lead * normalised(gains.gather(-1, movers[..., None])[..., 0], own)
        told = self.rows[:-1], self.masks[:-1], self.actions, self.odds, mine, goals, leads, players, own
        return Rollout(self.beside_opponents(opponent), Decisions(*(one.flatten(0, 1) for one in told)))

    def gains(self, ends: Tensor, values: Tensor, gae_lambda: float) -> Tensor:
        """How much more than expected came of it, later surprises counting less and less."""
        gains, later = torch.zeros_like(ends), torch.zeros_like(ends[0])
        for step in reversed(range(self.steps)):
            goes_on = (~self.done[step])[:, None].float()  # what comes after the end belongs to another game
            later = ends[step] + goes_on * (values[step + 1] + gae_lambda * later) - values[step]
            gains[step] = later
        return gains

    def beside_opponents(self, opponent: FixedOpponent | None) -> Won:
        """How many games ended in the opponent's lanes, and what the learner won there beyond a fair share."""
        if opponent is None or not opponent.lanes:
            return Won()
        late = slice(self.tables.lanes - opponent.lanes, None)
        ended, players = self.done[:, late], self.tables.players[late]
        shares = self.shares[:, late].gather(-1, self.learners(late).expand(self.steps, -1)[..., None])[..., 0]
        beyond = (shares - 1 / players) * ended
        return Won(*torch.stack([ended.sum(), beyond.sum(), beyond.square().sum()]).tolist())


def normalised(gains: Tensor, counts: Tensor) -> Tensor:
    """Advantages shifted and scaled so that those that count have the mean 0 and the spread 1."""
    many = counts.sum().clamp(min=1)
    mean = (gains * counts).sum() / many
    spread = (((gains - mean).square() * counts).sum() / many).sqrt()
    return (gains - mean) / (spread + 1e-6)
