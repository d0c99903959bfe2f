"""How strong a net is while it learns: whole games against bots that sit inside the vector."""

import numpy as np
import torch

from ludi.core.game import Game
from ludi.envs.vector import Vector
from ludi.learning.net import forbid
from ludi.learning.rollout import Net


class GamesAgainstBot:
    """Games in which the net has one seat, another one in every lane, and a bot the others."""

    def __init__(self, game: Game, bot: str, games: int, seed: int, device: torch.device) -> None:
        number = min(game.players)
        seatings = [["learner" if seat == own else bot for seat in range(number)] for own in range(number)]
        self.device = device
        self.vector = Vector(game, games, seed, compact=True, seated=seatings)

    @torch.no_grad()
    def share(self, policy: Net) -> float:
        """The part of the victories that the net takes with its best moves, in the next game of every lane."""
        vector = self.vector
        vector.reset()
        shares = np.full(vector.count, np.nan)
        while np.isnan(shares).any():
            seats = vector.seats.copy()
            logits, _, _ = policy(torch.from_numpy(vector.observations).to(self.device))
            allowed = torch.from_numpy(vector.masks).to(self.device).bool()
            vector.step(forbid(logits.float(), allowed).argmax(-1).cpu().numpy())
            first = vector.done & np.isnan(shares)  # later games of quick lanes do not count
            reward = vector.rewards[np.arange(vector.count), seats]
            shares[first] = (reward[first] * (vector.players - 1) + 1) / vector.players
        return float(shares.mean())
