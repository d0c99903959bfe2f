"""Many games side by side, a lane each, compiled like the rules: chance played, games begun anew, rows written."""

from typing import Any

from ludi.core.chance import WORD, below, seed_rng
from ludi.core.game_api import features, is_winner, legal_actions
from ludi.core.playout import apply, play_out, sample_chance
from ludi.core.state import CHANCE, NONE, State

CHANCE_STREAM, CHOICE_STREAM = 0, 1  # of one game: what befalls it, and what somebody at random would do in it
BEGIN, GO_ON, STAY = NONE, -2, -3  # no actions: begin the lane's game, go on from what was put there, stay as it is


def step_lanes(
    lanes: Any, states: Any, words: Any, starts: Any, numbers: Any, actions: Any, scratches: Any, views: Any,
    view_words: Any, sheets: Any, masks: Any, seats: Any, rewards: Any, done: Any, random_actions: Any, finals: Any,
    lengths: Any, keeps: bool, now: int, first: int, last: int,
) -> int:  # fmt: skip
    """One decision in every lane from `first` to `last`; returns the first lane whose action was illegal, or NONE.

    A lane with an illegal action stays as it is, and nothing is done there. `keeps` says that how games end is to be
    kept; `now` counts the steps, so that a game's length is known without counting its decisions one by one. The
    lanes take the `starts` in turn; `numbers` says how many play in each.
    """
    scratch = scratches[0]
    wrong = NONE
    for place in range(first, last):
        lane, state, action = lanes[place], states[place], actions[place]
        if action == BEGIN:
            states[place] = starts[place % len(starts)]
            seed_lane(lane.rng, lane.choice_rng, lane.seed, lane.game)
            lane.began = now
        elif 0 <= action < len(masks[place].row) and masks[place].row[action]:
            apply(state, action)
        elif action == STAY:
            continue
        elif action != GO_ON:
            wrong = place if wrong == NONE else wrong
            lane.began += 1
            done[place] = False
            rewards[place, :] = 0.0
            continue
        run_chance(state, lane.rng, scratch.actions, scratch.weights)
        done[place] = state.seat == NONE
        write_rewards(state, rewards, place, numbers[place])
        if done[place]:
            if keeps:
                finals[place] = state
                lengths[place] = now - lane.began
            states[place] = starts[place % len(starts)]
            lane.game += lane.stride
            lane.began = now
            seed_lane(lane.rng, lane.choice_rng, lane.seed, lane.game)
            run_chance(state, lane.rng, scratch.actions, scratch.weights)
        seat = state.seat
        seats[place] = seat
        count = write_mask(state, masks[place].row, scratch.actions)
        random_actions[place] = scratch.actions[below(lane.choice_rng, count)]
        for word in range(len(view_words)):
            view_words[word] = (words[place, word] & scratch.kept[seat, word]) | scratch.hidden[seat, word]
        features(views[0], seat, sheets[place].row)
    return wrong


def seed_lane(rng: Any, choice_rng: Any, seed: int, game: int) -> None:
    """The generators of a new game, whatever lane or thread it is played in."""
    seed_game(rng, seed, game, CHANCE_STREAM)
    seed_game(choice_rng, seed, game, CHOICE_STREAM)


def seed_game(rng: Any, seed: int, game: int, stream: int) -> None:
    """A generator for one game of a seed.

    Seed, stream and both halves of the game's number have a word of the generator each: no two games are the same one.
    """
    seed_rng(rng, (seed << 32) | (game & WORD), stream | ((game >> 32) << 32))


def run_chance(state: State, rng: Any, actions: Any, weights: Any) -> None:
    """Let chance act until a player decides or the game is over."""
    while state.seat == CHANCE:
        apply(state, sample_chance(state, rng, actions, weights))


def write_mask(state: State, mask: Any, actions: Any) -> int:
    """1 for each legal action of the deciding seat, 0 for all others; returns how many are legal."""
    count = legal_actions(state, actions)
    mask[:] = 0
    for place in range(count):
        mask[actions[place]] = 1
    return count


def write_rewards(state: State, rewards: Any, place: int, players: int) -> None:
    """The outcome for each seat once the game is over, 0 before; where nobody sits it stays 0."""
    for seat in range(players):
        rewards[place, seat] = reward_of(state, seat, players) if state.seat == NONE else 0.0


def reward_of(state: State, seat: int, players: int) -> float:
    """What the end is worth: every loser pays its part of 1, the winners share that; a draw of all is 0 for each."""
    winners = 0
    for rival in range(players):
        winners += is_winner(state, rival)
    share = players / winners if is_winner(state, seat) else 0.0
    return (share - 1.0) / (players - 1)


def play_finals(starts: Any, seed: int, scratches: Any, finals: Any, lengths: Any, first: int, last: int) -> None:
    """Play the games `first` to `last` of a seed at random; keeps how each ends, and after how many decisions."""
    scratch = scratches[0]
    for game in range(first, last):
        place = game - first
        finals[place] = starts[0]
        seed_game(scratch.rng, seed, game, CHANCE_STREAM)
        lengths[place] = play_out(finals[place], scratch.rng, scratch.actions, scratch.weights)
