"""Roma with one more card: nearly every action has another number, and plays as before."""

from dataclasses import replace
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi.core.actions import ActionSpace, Part
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.games.roma.components import Card

ROMA = GAMES.find("roma")
MORE = IntEnum("Card", {**{card.name: int(card) for card in Card}, "ONE_MORE": len(Card)})  # type: ignore[misc]


def with_one_more_card(part: Part) -> Part:
    """A part of a move; where it is a card there is one more."""
    return MORE if part is Card else part


def translated(rules: Any, there: Any, back: Any) -> Any:
    """Rules that speak in other numbers: `there` leads from the old ones to these, `back` to the old ones again."""

    def legal_actions(state: Any, actions: Any) -> int:
        count = int(rules.legal_actions(state, actions))
        actions[:count] = there[actions[:count]]
        return count

    def chance_outcomes(state: Any, actions: Any, weights: Any) -> int:
        count = int(rules.chance_outcomes(state, actions, weights))
        actions[:count] = there[actions[:count]]
        return count

    def apply(state: Any, action: int) -> None:
        rules.apply(state, int(back[action]))

    own = {"legal_actions": legal_actions, "chance_outcomes": chance_outcomes, "apply": apply}
    return SimpleNamespace(**vars(rules) | own)


def renumbered(game: Game, actions: ActionSpace) -> Game:
    """The game with other numbers for its actions; what it cannot do it never finds legal."""
    there = np.array([actions.by_text[text] for text in game.actions.texts])
    back = np.full(actions.size, -1)
    back[there] = np.arange(game.actions.size)
    other = replace(game, actions=actions)
    for speed in ("interpreted", "compiled"):
        other.__dict__[speed] = translated(getattr(game, speed), there, back)
    return other


def one_more_card() -> Game:
    """Roma as it would be with a card more than it has."""
    parts = [
        (verb, {name: with_one_more_card(part) for name, part in parts.items()})
        for verb, parts in ROMA.actions.parts.items()
    ]
    return renumbered(ROMA, ActionSpace(*parts, chance=3))
