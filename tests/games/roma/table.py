"""Positions in words for Roma's rule tests: `table(mine={III: Card.FORUM}, dice=(3, 4, 6))`."""

from collections.abc import Iterable, Mapping
from typing import Any

from ludi.core.record import NONE, State
from ludi.games.roma import GAME
from ludi.games.roma.components import Card
from ludi.games.roma.state import Phase

ME, FOE = 0, 1
I, II, III, IV, V, VI = range(6)


def table(
    mine: Mapping[int, Card] | None = None,
    theirs: Mapping[int, Card] | None = None,
    hand: Iterable[Card] = (),
    their_hand: Iterable[Card] = (),
    dice: Iterable[int] = (),
    discard: Iterable[Card] = (),
    draw_pile: Iterable[Card] = (),
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
    for seat, cards in ((ME, hand), (FOE, their_hand)):
        for card in cards:
            state.hand[seat, card] += 1
    for die, value in enumerate(dice):
        state.dice[die] = value
    for place, card in enumerate(discard):
        state.discard[place] = card
    for card in draw_pile:
        state.draw_pile[card] += 1
    for field, value in fields.items():
        state[field] = value
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


def lying(state: State, seat: int) -> dict[int, Card]:
    """The face-up cards of a seat, by disc."""
    return {disc: Card(card) for disc, card in enumerate(state.face_up[seat]) if card != NONE}


def pile(state: State) -> list[Card]:
    """The discard pile, bottom to top."""
    return [Card(card) for card in state.discard if card != NONE]
