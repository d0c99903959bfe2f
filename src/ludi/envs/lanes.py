"""Many games side by side, a lane each: one loop for the threads of a CPU and those of a GPU, compiled like the rules.

`play_lane` goes from one decision that is asked of a learner to the next: chance is played, games begin anew, and
whoever sits inside the step decides. `step_lanes` does so with lane after lane on a CPU; `ludi.envs.device` with a
thread each on a GPU, where the lanes lie along the last axis.
"""

from typing import Any, NamedTuple

from ludi.core.chance import WORD, below, seed_rng
from ludi.core.game_api import features, is_winner, legal_actions, perform, tally
from ludi.core.playout import play_out, sample_chance
from ludi.core.state import CHANCE, NONE, State
from ludi.core.view import Viewing, write_view

CHANCE_STREAM, CHOICE_STREAM = 0, 1  # of one game: what befalls it, and what somebody at random would do in it
BEGIN, GO_ON, STAY = NONE, -2, -3  # no actions: begin the lane's game, go on from what was put there, stay as it is
ASKED = NONE  # no action: a learner is to choose it
MOST_SKIPPED = 1000  # games in a row that end before a learner is asked: none of them ever will


class Lanes(NamedTuple):
    """The games of all lanes, and what they are played by."""

    lanes: Any  # generators and numbers of each lane's games
    states: Any
    words: Any  # the states once more, word by word
    starts: Any  # the lanes take them in turn
    numbers: Any  # of players
    sitting: Any  # who sits at each seat of a lane; nothing where all learn
    sight: Any  # who sees what


class Ends(NamedTuple):
    """What a step tells of games that end in it."""

    rewards: Any
    done: Any
    finals: Any  # the last state of each lane's game, where that is kept
    lengths: Any  # its decisions
    kept: bool


class NextDecisions(NamedTuple):
    """What the learner of every lane is shown of its next decision."""

    sheets: Any
    masks: Any
    seats: Any
    random_actions: Any  # a legal one, each equally likely


class Hand(NamedTuple):
    """What one thread plays a lane with."""

    rng: Any
    choice_rng: Any
    actions: Any
    weights: Any
    seen: Any  # a view
    view_words: Any  # it once more, word by word


class Memory(NamedTuple):
    """What one thread of a CPU works in: lists of actions and weights, and a view."""

    scratches: Any
    viewing: Viewing


def index_of(place: int, seat: int) -> tuple[int, int]:
    """Where an array holds a number of one seat in a lane. On a GPU lanes are columns: `ludi.envs.device` turns it."""
    return place, seat


def sitting_action(games: Lanes, place: int, hand: Hand) -> int:
    """What who sits inside the step does, or ASKED at a learner's seat.

    Here all seats are: `ludi.envs.against` has the others.
    """
    return ASKED


def step_lanes(
    games: Lanes, ends: Ends, asked: NextDecisions, actions: Any, memory: Memory, now: int, first: int, last: int
) -> int:
    """One decision in every lane from `first` to `last`; returns the first lane whose action was illegal, or NONE.

    A lane with an illegal action stays as it is, and nothing is done there. `now` counts the steps, so that a game's
    length is known without counting its decisions one by one.
    """
    scratch, view, view_words = memory.scratches[0], memory.viewing.views[0], memory.viewing.words
    wrong = NONE
    for place in range(first, last):
        lane, mask, action = games.lanes[place], asked.masks[place].row, int(actions[place])
        if action == STAY:
            continue
        forget_end(games, ends, place)
        if not is_taken(mask, action):
            wrong = place if wrong == NONE else wrong
            lane.began += 1
            continue
        hand = Hand(lane.rng, lane.choice_rng, scratch.actions, scratch.weights, view, view_words)
        if play_lane(games, ends, place, action, hand, now, True):
            asked.seats[place] = games.states[place].seat
            asked.random_actions[place] = show_lane(games, place, mask, asked.sheets[place].row, hand)
        else:
            asked.seats[place] = NONE
    return wrong


def play_lane(games: Lanes, ends: Ends, place: int, action: int, hand: Hand, now: int, anew: bool) -> bool:
    """Carry out an action, or what its code says, and go on until a learner is asked; returns whether one is.

    Without `anew` a lane is left where its game ends. Else the next one begins, and one that ends before a learner was
    asked at all is left out. Rules act in one place of the loop: on a GPU they are all compiled into it.
    """
    lane, state = games.lanes[place], games.states[place]
    over = action == BEGIN
    told = over  # of a game that only begins now there is no end to tell
    is_asked = False
    skipped = 0
    while not is_asked and skipped < MOST_SKIPPED:
        if over:
            games.states[place] = games.starts[place % len(games.starts)]
            seed_lane(hand.rng, hand.choice_rng, lane.seed, lane.game)
            lane.began = now
        elif action != GO_ON:
            perform(state, action)
        action, over = GO_ON, state.seat == NONE
        if over:
            if not anew:
                return False
            if not told:
                told = True
                tell_end(games, ends, place, now)
            lane.game += lane.stride
            skipped += 1
        elif state.seat == CHANCE:
            action = int(sample_chance(state, hand.rng, hand.actions, hand.weights))
        else:
            action = int(sitting_action(games, place, hand))
            is_asked = action == ASKED
            lane.began -= not is_asked  # who sits inside takes no decision that counts
    return is_asked


def is_taken(mask: Any, action: int) -> bool:
    """Whether a lane can do this: a legal action, or to begin or go on."""
    if STAY < action < 0:
        return True
    return action >= 0 and action < len(mask) and mask[action] != 0


def forget_end(games: Lanes, ends: Ends, place: int) -> None:
    """No game has ended here as far as this step has come."""
    ends.done[place] = False
    for seat in range(games.numbers[place]):
        ends.rewards[index_of(place, seat)] = 0.0


def tell_end(games: Lanes, ends: Ends, place: int, now: int) -> None:
    """The final count, the outcome for each seat, and how the game ended, where that is kept."""
    state, players = games.states[place], int(games.numbers[place])
    tally(state)
    ends.done[place] = True
    for seat in range(players):
        ends.rewards[index_of(place, seat)] = reward_of(state, seat, players)
    if ends.kept:
        ends.finals[place] = state
        ends.lengths[place] = now - games.lanes[place].began


def show_lane(games: Lanes, place: int, mask: Any, sheet: Any, hand: Hand) -> int:
    """What the seat to decide sees and may do; returns what it would do at random."""
    state = games.states[place]
    count = write_mask(state, mask, hand.actions)
    write_view(games.words[place], games.sight, state.seat, hand.view_words)
    features(hand.seen, state.seat, sheet)
    return hand.actions[below(hand.choice_rng, count)]


def seed_lane(rng: Any, choice_rng: Any, seed: int, game: int) -> None:
    """The generators of a new game, whatever lane or thread it is played in."""
    seed_game(rng, seed, game, CHANCE_STREAM)
    seed_game(choice_rng, seed, game, CHOICE_STREAM)


def seed_game(rng: Any, seed: int, game: int, stream: int) -> None:
    """A generator for one game of a seed.

    Seed, stream and both halves of the game's number have a word of the generator each: no two games are the same one.
    """
    seed_rng(rng, (seed << 32) | (game & WORD), stream | ((game >> 32) << 32))


def write_mask(state: State, mask: Any, actions: Any) -> int:
    """1 for each legal action of the deciding seat, 0 for all others; returns how many are legal."""
    count = legal_actions(state, actions)
    mask[:] = 0
    for place in range(count):
        mask[actions[place]] = 1
    return count


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
