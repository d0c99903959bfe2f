"""Positions in words for Roma's rule tests: `table(mine={III: Card.FORUM}, dice=(3, 4, 6))`."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ludi.core.state import NONE, State
from ludi.games.roma import GAME
from ludi.games.roma.components import CARDS, Card
from ludi.games.roma.fields import Phase

ME, FOE = 0, 1
I, II, III, IV, V, VI = range(6)  # noqa: E741
DISCS = (I, II, III, IV, V, VI)
FULL_SIDE = dict.fromkeys(DISCS, Card.FORUM)  # a card at every disc


def table(
    mine: Mapping[int, Card] | None = None,
    theirs: Mapping[int, Card] | None = None,
    hand: Iterable[Card] = (),
    their_hand: Iterable[Card] = (),
    known: Iterable[Card] = (),
    their_known: Iterable[Card] = (),
    dice: Iterable[int] = (),
    discard: Iterable[Card] = (),
    draw_pile: Iterable[Card] = (),
    blocked: Iterable[int] = (),
    phase: Phase = Phase.ACTIONS,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> State:
    """My turn, with these cards face up; what is left out is an empty table. Other fields by name."""
    state = GAME.empty_table(options)
    state.phase = phase
    for seat, side in ((ME, mine), (FOE, theirs)):
        for disc, card in (side or {}).items():
            state.face_up[seat, disc] = card
    for field, seat, cards in (
        ("hand", ME, hand), ("hand", FOE, their_hand), ("known", ME, known), ("known", FOE, their_known),
    ):  # fmt: skip
        for card in cards:
            state[field][seat, card] += 1
    for die, value in enumerate(dice):
        state.dice[die] = value
    for place, card in enumerate(discard):
        state.discard[place] = card
    for card in draw_pile:
        state.draw_pile[card] += 1
    for disc in blocked:
        state.blocked[ME, disc] = 1
    for field, value in fields.items():
        state[field] = value
    GAME.interpreted.recount(state)
    return state


def whole(state: State) -> State:
    """The same table with all cards that lie nowhere else in the draw pile."""
    state.draw_pile = GAME.rest_of(state, "draw_pile")
    GAME.interpreted.recount(state)
    return state


def play(rules: Any, state: State, *moves: str) -> State:
    """Play moves in notation, each legal when its turn comes."""
    for move in moves:
        action = GAME.actions.parse(move)
        assert action in GAME.legal(state, rules), f"{move} is not legal"
        rules.apply(state, action)
    return state


def legal(rules: Any, state: State) -> set[str]:
    """The legal moves, in notation."""
    return {GAME.actions.text(action) for action in GAME.legal(state, rules)}


def verbs(rules: Any, state: State) -> set[str]:
    """The legal moves, without their parts."""
    return {move.split()[0] for move in legal(rules, state)}


def weights(rules: Any, state: State) -> dict[str, int]:
    """What chance may bring and how likely each is, in notation."""
    actions, chances = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)
    count = rules.chance_outcomes(state, actions, chances)
    return {GAME.actions.text(int(a)): int(w) for a, w in zip(actions[:count], chances[:count], strict=True)}


def lying(state: State, seat: int) -> dict[int, Card]:
    """The face-up cards of a seat, by disc."""
    return {disc: Card(card) for disc, card in enumerate(state.face_up[seat]) if card != NONE}


def pile(state: State) -> list[Card]:
    """The discard pile, bottom to top."""
    return [Card(card) for card in state.discard if card != NONE]


def cards(counts: Any) -> list[Card]:
    """Cards given as counts, such as a hand: one for each there is."""
    return [Card(card) for card in range(CARDS) for _ in range(counts[card])]


def unused(state: State) -> list[int]:
    """The values of the unused action dice, in rising order."""
    return sorted(int(die) for die in state.dice if die != NONE)
