"""A bot that asks twice where a game is as good as decided or nearly over: there a search plays out to every end.

A net has seen few games whose end it could still spoil, and does not care by how much it wins. What is left of such a
game is short, and a search that plays it out sees all of it. Where that search says clearly that another move is
better, it has its way; where it is a matter of taste, the net has.
"""

from collections.abc import Sequence
from typing import Any

from ludi.bots.contract import Answer, Bot
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.net import Net
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.state import State

LOST, WON = 0.01, 0.95  # shares of the victory at which a game is as good as decided
NEAR = 14  # decisions: a game that random play ends sooner, on average, is nearly over
TRIED = 4
CLEARLY = 0.02  # of the victory


class ClosingBot:
    """Plays as one bot does, and at the close as another where that one sees clearly more."""

    def __init__(self, game: Game, net: Net, bot: Bot, closer: Bot) -> None:
        self.game, self.bot, self.closer, self.name = game, bot, closer, bot.name
        self.spoke = bot  # who gave the last answer
        self.judge, self.scratch = NetBot(game, net), new_scratch(game.actions.size)

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """As the one does, or at the close, where that is clearly better, as the other."""
        self.spoke = self.bot
        first = self.bot.choose(view, seat, legal, seed, seconds)
        if len(legal) == 1 or not self.is_closing(view, seat, legal):
            return first
        second = self.closer.choose(view, seat, legal, seed, seconds)
        worth = {reason.action: reason.value for reason in second.reasons}
        if worth[second.action] - worth[first.action] < CLEARLY:
            return first
        self.spoke = self.closer
        return second

    def is_closing(self, view: State, seat: int, legal: Sequence[int]) -> bool:
        """Whether the game is as good as decided or nearly over, by what the seat sees."""
        share = self.judge.thought(view, seat, legal)[1]
        return not LOST < share < WON or decisions_left(self.game, view, seat, self.scratch) <= NEAR

    def forget(self) -> None:
        """Begin a new game with an empty head."""
        self.bot.forget()
        self.closer.forget()


def decisions_left(game: Game, view: State, seat: int, scratch: Any) -> float:
    """How long random play goes on, on average over some deals of what the seat cannot see."""
    total = 0
    for deal in range(TRIED):
        rng = new_rng(deal)
        state = game.imagined(view, seat, rng, game.compiled)
        total += int(game.compiled.play_out(state, rng, scratch[0].actions, scratch[0].weights))
    return total / TRIED
