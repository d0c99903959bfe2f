"""One game being played: who sits where, whose decision it is, and only legal actions are let through."""

from collections.abc import Mapping, Sequence
from copy import copy
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.errors import IllegalMove
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.registry import GAMES
from ludi.core.speech import move_line
from ludi.core.state import CHANCE, NONE, State

LOOKS = 16  # how many imagined tables are compared to see whether a move showed something
LOOK_RNGS = [new_rng(look) for look in range(LOOKS)]


class Match:
    """A game from its first action on. The list of actions is the truth; the state follows from it.

    With a seed, dice and draws come by themselves after every move; without one, whoever plays says them too.
    """

    def __init__(
        self, game: Game | str, options: Mapping[str, str] | None = None, start: State | None = None,
        seed: int | None = None,
    ) -> None:  # fmt: skip
        self.game = game = GAMES.find(game) if isinstance(game, str) else game
        self.options = game.chosen(options or {})
        self.rules: Rules = game.interpreted
        self.start = game.new_game(self.options) if start is None else start
        self.state = self.start
        self.actions: list[int] = []
        self.rng = None if seed is None else new_rng(seed)
        self.let_chance_act()

    def __repr__(self) -> str:
        whose = self.game.seats(self.seat).name.lower() if self.seat >= 0 else "chance"
        now = "over" if self.is_over else f"{whose} decides"
        return f"<Match of {self.game.name}: {now}, {len(self.actions)} actions>"

    def __str__(self) -> str:
        """The board as the deciding seat sees it, or as a watcher does, with what may be done."""
        from ludi.core.board import text_of  # the board is read by people only

        return text_of(self)

    def _repr_html_(self) -> str:
        """The board as a picture, for notebooks."""
        from ludi.core.board import picture_of

        return picture_of(self)

    @property
    def seat(self) -> int:
        """Who decides now: a seat, CHANCE, or NONE when the game is over."""
        return int(self.state.seat)

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return self.seat == NONE

    def legal(self) -> list[int]:
        """What may be done now."""
        return self.game.legal(self.state, self.rules)

    def view(self, seat: int) -> State:
        """What this seat may see."""
        return self.game.view_of(self.state, seat)

    def step(self, action: int) -> None:
        """Carry out an action; an illegal one is refused with its reason and changes nothing."""
        if action not in self.legal():
            raise self.refusal(action)
        self.state = self.game.after(self.state, action, self.rules)
        self.actions.append(action)

    def moves(self) -> list[str]:
        """What may be done now, in notation."""
        return [self.game.actions.text(action) for action in self.legal()]

    def play(self, move: str) -> None:
        """Carry out a move in notation, `lay forum 3`; chance then acts if the match has a seed."""
        self.step(self.game.actions.parse(move))
        self.let_chance_act()

    def let_chance_act(self) -> None:
        """Dice and draws until a player is asked, or the game is over."""
        while self.rng is not None and self.seat == CHANCE:
            self.step_chance(self.rng)

    def copy(self) -> "Match":
        """Another match as far as this one; what is played there changes nothing here."""
        other = copy(self)
        other.actions = list(self.actions)
        other.rng = None if self.rng is None else self.rng.copy()
        return other

    def save(self, path: str | PathLike[str]) -> None:
        """Write it down as a record; `ludi.load` reads it again."""
        from ludi.core import replay  # which is built on matches

        replay.save(self, Path(path))

    def refusal(self, action: int, language: str = "en") -> IllegalMove:
        """Why this action is not legal now; where chance acts and does the like, this is not there to come."""
        move = self.game.actions.decode(action)
        line = self.game.refuse(self.game.view_of(self.state, self.seat if self.seat >= 0 else NONE), move)
        if self.seat == CHANCE and move.verb in {self.game.actions.decode(outcome).verb for outcome in self.legal()}:
            line = texts.Line("refuse-not-there", {"move": move_line(self.game, move)}, line.rule)
        refused = IllegalMove(texts.say(language, line), line.rule)
        refused.line = line
        return refused

    def step_chance(self, rng: Any) -> int:
        """Let the seat CHANCE act, each outcome as likely as it should be."""
        actions = np.zeros(self.game.actions.size, np.int64)
        action = int(self.rules.sample_chance(self.state, rng, actions, np.zeros_like(actions)))
        self.step(action)
        return action

    def scores(self) -> list[int]:
        """Everybody's points now."""
        return [int(self.rules.score_of(self.state, seat)) for seat in range(self.game.players_of(self.state))]

    def winners(self) -> list[int]:
        """Who has won; all seats that share the victory."""
        seats = range(self.game.players_of(self.state))
        return [seat for seat in seats if self.rules.is_winner(self.state, seat)]

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last decision may be taken back: it is the last action, and it showed nothing new."""
        if not self.actions or self.seat != seat:
            return False
        before = self.replayed(self.actions[:-1])
        return int(before.seat) == seat and not self.shows(before, self.actions[-1], seat)

    def shows(self, before: State, action: int, seat: int) -> bool:
        """Whether the action shows its seat what it could not know: on tables it cannot tell apart, views differ."""
        game, (kept, hidden) = self.game, self.game.sight
        after = game.view_of(game.after(before, action, self.rules), seat)
        expected = np.frombuffer(after.tobytes(), np.uint8)
        tables = np.full(LOOKS, game.view_of(before, seat), game.state)
        memory = tables.view(np.uint8).reshape(LOOKS, -1)
        for look, table in enumerate(tables):
            self.rules.imagine(table, seat, LOOK_RNGS[look].copy())
            self.rules.apply(table, action)
            if ((memory[look] & kept[seat] | hidden[seat]) != expected).any():
                return True
        return False

    def undo(self) -> None:
        """Take the last action back."""
        self.actions.pop()
        self.state = self.replayed(self.actions)

    def replayed(self, actions: Sequence[int]) -> State:
        """The position after these actions from the start."""
        state = self.start
        for action in actions:
            state = self.game.after(state, action, self.rules)
        return state

    def lines(self, before: State, action: int, after: State, viewer: int) -> list[texts.Line]:
        """What the log says of an action to this viewer. It is told from views, so it cannot tell more."""
        game = self.game
        move = game.seen_move(before, game.actions.decode(action), viewer)
        return list(game.narrate(game.view_of(before, viewer), move, game.view_of(after, viewer), viewer))


def is_decision(state: State) -> bool:
    """Whether a player, not chance, is asked."""
    return bool(state.seat != CHANCE and state.seat != NONE)
