"""Games played out by a random hand, one after another: the loop behind `ludi sim` and the bots' playouts."""

from typing import Any, NamedTuple

import numpy as np

from ludi.core.chance import RNG_SIZE, below, pick, seed_rng
from ludi.core.game_api import chance_outcomes, fault_of, is_winner, legal_actions, perform, score_of, tally
from ludi.core.state import CHANCE, NONE, State


def new_scratch(size: int) -> Any:
    """What a hand needs to play: a generator, a list of actions and their weights, in one record.

    Arrays inside a record are not reference-counted when compiled; loose ones are, with an atomic step at every call.
    """
    fields = [("rng", np.int64, (RNG_SIZE,)), ("actions", np.int64, (size,)), ("weights", np.int64, (size,))]
    return np.zeros(1, np.dtype((np.record, fields)))


def apply(state: State, action: int) -> None:
    """Carry out a legal action; the one that ends the game is followed by the count."""
    perform(state, action)
    if state.seat == NONE:
        tally(state)


def sample_chance(state: State, rng: Any, actions: Any, weights: Any) -> int:
    """An action of the seat CHANCE, as likely as it should be."""
    count = chance_outcomes(state, actions, weights)
    return actions[pick(rng, weights, count)]


def sample_action(state: State, rng: Any, actions: Any, weights: Any) -> int:
    """Any action of the deciding seat, chance by its weights, all others equally likely."""
    if state.seat == CHANCE:
        return sample_chance(state, rng, actions, weights)
    return actions[below(rng, legal_actions(state, actions))]


def play_out(state: State, rng: Any, actions: Any, weights: Any) -> int:
    """Play to the end at random; returns how many decisions the players took."""
    decisions = 0
    while state.seat != NONE:
        if state.seat != CHANCE:
            decisions += 1
        apply(state, sample_action(state, rng, actions, weights))
    return decisions


def play_checked(state: State, rng: Any, actions: Any, weights: Any, decisions: Any) -> int:
    """Play to the end at random and look for a broken invariant after every action; returns it, or NONE."""
    fault = fault_of(state)
    while state.seat != NONE and fault == NONE:
        if state.seat != CHANCE:
            decisions[0] += 1
        apply(state, sample_action(state, rng, actions, weights))
        fault = fault_of(state)
    return fault


class Outcomes(NamedTuple):
    """How each game of many went: its decisions, every seat's points and victory, and the invariant that broke."""

    lengths: Any
    scores: Any
    wins: Any
    faults: Any


def play_games(states: Any, start: Any, seeds: Any, checked: bool, scratches: Any, outcomes: Outcomes) -> None:
    """Play one game from `start` for each seed in the scratch record and write down how each went."""
    lengths, scores, wins, faults = outcomes
    scratch = scratches[0]
    for game in range(len(seeds)):
        states[0] = start[0]
        state = states[0]
        seed_rng(scratch.rng, seeds[game], 0)
        if checked:
            lengths[game] = 0
            faults[game] = play_checked(state, scratch.rng, scratch.actions, scratch.weights, lengths[game : game + 1])
        else:
            lengths[game] = play_out(state, scratch.rng, scratch.actions, scratch.weights)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score_of(state, seat)
            wins[game, seat] = is_winner(state, seat)
