"""Positions in words for the rule tests: `table(mine={SENATORS: [THREE]}, hand=[FIVE, SPY])`. I am Caesar."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ludi.core.actions import Move
from ludi.core.state import State, copy_of
from ludi.core.texts import Line
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import INFLUENCES, Card, Faction, Seat
from ludi.games.caesar_cleopatra.fields import PLACES, Phase, Piles

ME, FOE = Seat.CAESAR, Seat.CLEOPATRA
SENATORS, PRAETORS, QUAESTORS, CENSORS, AEDILES = Faction
ONE, TWO, THREE, FOUR, FIVE, PHILOSOPHER, ASSASSINATION, SPY, CASTLING, SCOUT, WRATH, VETO = Card

Cards = Iterable[int]
Side = Mapping[Faction, Cards]
Known = Iterable[tuple[Card, Iterable[Any]]]  # a kind, and the places: factions, or "hand"


def table(
    mine: Side | None = None,
    my_hidden: Side | None = None,
    theirs: Side | None = None,
    their_hidden: Side | None = None,
    hand: Cards = (),
    their_hand: Cards = (),
    influence: Cards = (),
    their_influence: Cards = (),
    actions: Cards = (),
    their_actions: Cards = (),
    discard: Cards = (),
    their_discard: Cards = (),
    known: Known = (),
    their_known: Known = (),
    patricians: Mapping[Faction, int] | None = None,
    phase: Phase = Phase.TURN,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> State:
    """The beginning of my turn; what is left out is an empty table. Action piles are given from the bottom up."""
    state = GAME.empty_table(options)
    state.phase = phase
    for field, seat, side in (
        ("face_up", ME, mine), ("face_down", ME, my_hidden), ("face_up", FOE, theirs), ("face_down", FOE, their_hidden),
    ):  # fmt: skip
        for faction, cards in (side or {}).items():
            add(state[field][seat, faction], cards)
    for field, seat, cards in (
        ("hand", ME, hand), ("hand", FOE, their_hand),
        ("influence_pile", ME, influence), ("influence_pile", FOE, their_influence),
        ("discard", ME, discard), ("discard", FOE, their_discard),
    ):  # fmt: skip
        add(state[field][seat], cards)
    for seat, cards in ((ME, actions), (FOE, their_actions)):
        pile_up(state, seat, cards)
    for seat, entries in ((ME, known), (FOE, their_known)):
        for card, places in entries:
            GAME.interpreted.learn(state, seat, int(card), bits(places))
    for faction, left in (patricians or {}).items():
        state.patricians[faction] = left
    for field, value in fields.items():
        state[field] = value
    GAME.interpreted.recount(state)
    return state


def add(counts: Any, cards: Cards) -> None:
    """These cards, as counts by kind."""
    for card in cards:
        counts[card] += 1


def pile_up(state: State, seat: int, cards: Cards) -> None:
    """An action pile: in order where that was chosen, closed or not, else as counts."""
    for place, card in enumerate(cards):
        if state.action_order == 0:
            pile = state.closed_pile if state.piles == Piles.CLOSED else state.ordered_pile
            pile[seat, place] = card - INFLUENCES
        else:
            state.shuffled_pile[seat, card - INFLUENCES] += 1


def bits(places: Iterable[Any]) -> int:
    """A set of places as the number that stands for it."""
    return sum(1 if place == "hand" else 2 << int(place) for place in places)


def play(rules: Any, state: State, *moves: str) -> State:
    """Play moves in notation, each legal when its turn comes."""
    for move in moves:
        action = GAME.actions.parse(move)
        assert action in GAME.legal(state, rules), f"{move} is not legal: {sorted(legal(rules, state))}"
        rules.apply(state, action)
    return state


def watched(rules: Any, state: State, moves: Iterable[str], viewer: int) -> list[tuple[Move, list[Line], bytes]]:
    """What a viewer hears and sees of these moves, one by one: the move, its lines, the view after it."""
    seen = []
    for move in moves:
        before, action = copy_of(state), GAME.actions.parse(move)
        play(rules, state, move)
        shown = GAME.seen_move(before, GAME.actions.decode(action), viewer)
        views = GAME.view_of(before, viewer), GAME.view_of(state, viewer)
        seen.append((shown, [*GAME.narrate(views[0], shown, views[1], viewer)], views[1].tobytes()))
    return seen


def legal(rules: Any, state: State) -> set[str]:
    """The legal moves, in notation."""
    return {GAME.actions.text(action) for action in GAME.legal(state, rules)}


def verbs(rules: Any, state: State) -> set[str]:
    """The first words of the legal moves."""
    return {move.split()[0] for move in legal(rules, state)}


def likely(rules: Any, state: State) -> dict[str, int]:
    """What chance may bring, in notation, with its weights."""
    actions, weights = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)
    count = rules.chance_outcomes(state, actions, weights)
    return {GAME.actions.text(int(actions[i])): int(weights[i]) for i in range(count)}


def cards(counts: Any) -> list[Card]:
    """Counts by kind as a list of cards, lowest first."""
    return [Card(card) for card, count in enumerate(counts) for _ in range(count)]


def lying(state: State, seat: int, faction: int) -> list[Card]:
    """The face-up cards of a seat at a faction."""
    return cards(state.face_up[seat, faction])


def hidden(state: State, seat: int, faction: int) -> list[Card]:
    """The face-down cards of a seat at a faction."""
    return cards(state.face_down[seat, faction])


def held(state: State, seat: int) -> list[Card]:
    """A hand."""
    return cards(state.hand[seat])


def gone(state: State, seat: int) -> list[Card]:
    """A discard pile, lowest kind first."""
    return cards(state.discard[seat])


def knowledge(state: State, seat: int) -> list[tuple[Card, set[Any]]]:
    """What is known of a seat's hidden influence cards: each card's kind and places."""
    names = ["hand", *Faction]
    return [
        (Card(card), {names[place] for place in range(PLACES) if places >> place & 1})
        for card in range(INFLUENCES)
        for places in state.known[seat, card]
        if places
    ]
