"""What chance could have brought, compiled like the rules: all of it where that is little, else so many samples.

Also what values of positions are made from: what every seat sees, playouts, and games by the prior to learn from.
"""

from typing import Any

from ludi.bots.play.heuristics import heuristic_action, prior
from ludi.core.chance import below, seed_rng
from ludi.core.game_api import chance_outcomes, features, is_winner, legal_actions
from ludi.core.playout import apply, sample_chance
from ludi.core.state import CHANCE, NONE, State
from ludi.core.view import Records, Viewing, write_view

LONGEST = 64  # decisions of one seat after another until a position counts as quiet


def all_outcomes(start: Any, states: Any, shares: Any, scratches: Any) -> int:
    """Everything the throws and draws that begin at `start` can lead to, with its probability.

    Returns how many, or NONE where they are more than `states` holds.
    """
    scratch = scratches[0]
    states[0] = start[0]
    shares[0] = 1.0
    count = 1
    place = 0
    while place < count:
        if states[place].seat != CHANCE:
            place += 1
            continue
        outcomes = chance_outcomes(states[place], scratch.actions, scratch.weights)
        if count + outcomes - 1 > len(states):
            return NONE
        total = 0
        for outcome in range(outcomes):
            total += scratch.weights[outcome]
        for outcome in range(1, outcomes):
            states[count] = states[place]
            apply(states[count], scratch.actions[outcome])
            shares[count] = shares[place] * scratch.weights[outcome] / total
            count += 1
        apply(states[place], scratch.actions[0])
        shares[place] *= scratch.weights[0] / total
    return count


def some_outcomes(start: Any, states: Any, scratches: Any, count: int) -> None:
    """So many of what the throws and draws that begin at `start` can lead to, each as likely as it should be."""
    scratch = scratches[0]
    for place in range(count):
        states[place] = start[0]
        run_chance(states[place], scratch)


def run_chance(state: State, scratch: Any) -> None:
    """Let chance act until a player decides or the game is over."""
    while state.seat == CHANCE:
        apply(state, sample_chance(state, scratch.rng, scratch.actions, scratch.weights))


def see_all(states: Records, viewing: Viewing, sheets: Any, players: int) -> None:
    """What every seat sees of each state: row after row, a row for each seat."""
    for place in range(len(states.rows)):
        for seat in range(players):
            write_view(states.words[place], viewing.sight, seat, viewing.words)
            features(viewing.views[0], seat, sheets[place * players + seat].row)


def write_shares(state: State, shares: Any, place: int, players: int) -> None:
    """Every seat's part of the victory, once the game is over; added to what stands there."""
    winners = 0
    for seat in range(players):
        winners += is_winner(state, seat)
    for seat in range(players):
        if is_winner(state, seat):
            shares[place, seat] += 1.0 / winners


def count_ends(states: Any, shares: Any) -> None:
    """Every seat's part of the victory in those states in which the game is over; adds it up."""
    for place in range(len(states)):
        if states[place].seat == NONE:
            write_shares(states[place], shares, place, shares.shape[1])


def play_all_out(starts: Any, states: Any, shares: Any, scratches: Any, playouts: int, seed: int) -> None:
    """Play each state out so often by the prior; adds up every seat's share. The state's place is its luck's stream."""
    scratch = scratches[0]
    for place in range(len(starts)):
        seed_rng(scratch.rng, seed, place)
        for _ in range(playouts):
            states[0] = starts[place]
            state = states[0]
            while state.seat != NONE:
                if state.seat == CHANCE:
                    apply(state, sample_chance(state, scratch.rng, scratch.actions, scratch.weights))
                else:
                    apply(state, heuristic_action(state, scratch.rng, scratch.actions, scratch.weights))
            write_shares(state, shares, place, shares.shape[1])


def best_looking(state: State, scratch: Any) -> int:
    """The heaviest action of the deciding seat; of equals, the first, as the greedy bot has it."""
    count = legal_actions(state, scratch.actions)
    best = 0
    heaviest = NONE
    for place in range(count):
        weight = prior(state, scratch.actions[place])
        if weight > heaviest:
            heaviest = weight
            best = place
    return scratch.actions[best]


def make_quiet(states: Any, scratches: Any) -> None:
    """Let the deciding seat go on as looks best until chance or somebody else is asked: then a value knows more."""
    scratch = scratches[0]
    for place in range(len(states)):
        state = states[place]
        seat = state.seat
        left = LONGEST
        while state.seat == seat and seat >= 0 and left > 0:
            apply(state, best_looking(state, scratch))
            left -= 1


def play_and_keep(
    tables: Any, kept: Any, shares: Any, scratches: Any, seed: int, games: int, each: int, spacing: int
) -> int:
    """Play games and keep of each up to so many quiet positions with its outcome; returns how many.

    They are played at the first table, and begin as the second shows.
    One quiet position in `spacing` is kept. Decisions are what looks best, but for some by the prior: from game to game
    one in ten, four in ten, seven in ten.
    """
    scratch = scratches[0]
    count = 0
    for game in range(games):
        tables[0] = tables[1]
        state = tables[0]
        seed_rng(scratch.rng, seed + game, 0)
        randomness = 1 + 3 * (game % 3)
        first = count
        run_chance(state, scratch)
        while state.seat != NONE:
            seat = state.seat
            if below(scratch.rng, 10) < randomness:
                apply(state, heuristic_action(state, scratch.rng, scratch.actions, scratch.weights))
            else:
                apply(state, best_looking(state, scratch))
            if state.seat != seat and state.seat != NONE and count - first < each and below(scratch.rng, spacing) == 0:
                kept[count] = tables[0]
                count += 1
            run_chance(state, scratch)
        for place in range(first, count):
            for seat in range(shares.shape[1]):
                shares[place, seat] = 0.0
            write_shares(state, shares, place, shares.shape[1])
    return count
