"""What a net says of a position once the seat that decides has come to rest, compiled like the rules.

A net says something else at every step of a turn, also where nothing was learned. So it is asked at the last decision
the seat comes to when it goes on by the net's favourite moves: until chance or somebody else is asked, the game ends,
or something shows that the seat could not see. Whether something would show is tried in several worlds at once that
the seat cannot tell apart. Every position on the way to that decision is worth the same.

Whoever looks on while somebody else decides deals what it cannot see anew, and asks there what the deciding seat sees.
"""

from typing import Any, NamedTuple

from ludi.bots.nets.evaluation import Evaluator, ask, evaluate_view, make_shares
from ludi.bots.play.tree import view_key
from ludi.bots.value.outcomes import best_looking, run_chance, write_shares
from ludi.core.chance import below, next_word, seed_rng
from ludi.core.game_api import imagine, legal_actions
from ludi.core.playout import apply
from ludi.core.state import NONE
from ludi.core.view import Records, write_view

LONGEST = 64  # decisions of one seat after another until a position counts as at rest
BY_PRIOR = -1.0  # a temperature: no net is asked, and what looks best is done
WORDS_OF_SEEDS = 0x7FFFFFFFFFFFFFFF
ONE = 1.0 / (1 << 32)


class Thinker(NamedTuple):
    """What one thread comes to rest, and plays on, in."""

    evaluator: Evaluator
    worlds: Records  # in which it is tried whether a move shows something
    tables: Records  # the first is to play at, the second holds what that begins with
    scratches: Any  # one for the worlds, one for the tables


class PlayoutPlan(NamedTuple):
    """How positions are played on: how often each, how boldly, by which luck, and for how many decisions at most."""

    times: int
    temperature: float
    seed: int
    most: int


def favourite(workspace: Any, count: int) -> int:
    """The action with the highest logit; of equals, the first."""
    best = 0
    for place in range(1, count):
        if workspace.logits[place] > workspace.logits[best]:
            best = place
    return workspace.actions[best]


def seems_other(words: Any, sight: Any, seat: int, view_words: Any) -> bool:
    """Whether a record is for this seat another view than this."""
    for word in range(len(view_words)):
        if ((words[word] & sight[0].kept[seat, word]) | sight[0].hidden[seat, word]) != view_words[word]:
            return True
    return False


def come_to_rest(thinker: Thinker, shares: Any) -> None:
    """Every seat's share where the seat whose view this is comes to rest; it decides. The view moves on there."""
    evaluator, worlds, scratch = thinker.evaluator, thinker.worlds, thinker.scratches[0]
    workspace, viewing, players = evaluator.workspaces[0], evaluator.viewing, shares.shape[1]
    seat = viewing.views[0].seat
    seed_rng(scratch.rng, view_key(viewing.words, viewing.sight, seat) & WORDS_OF_SEEDS, 0)
    for world in range(len(worlds.rows)):
        worlds.rows[world] = viewing.views[0]
        imagine(worlds.rows[world], seat, scratch.rng)
    for _ in range(LONGEST):
        count = legal_actions(worlds.rows[0], workspace.actions)
        evaluate_view(evaluator.nets, evaluator.workspaces, viewing.views, seat, count, players)
        for side in range(players):
            shares[0, (seat + side) % players] = workspace.shares[side]
        action = favourite(workspace, count)
        over = 0
        for world in range(len(worlds.rows)):
            apply(worlds.rows[world], action)
            over += worlds.rows[world].seat == NONE
        if over == len(worlds.rows):
            count_all(worlds.rows, shares, players)
        if worlds.rows[0].seat != seat:
            return
        write_view(worlds.words[0], viewing.sight, seat, viewing.words)
        for world in range(1, len(worlds.rows)):
            if seems_other(worlds.words[world], viewing.sight, seat, viewing.words):
                return


def count_all(worlds: Any, shares: Any, players: int) -> None:
    """The mean share of every seat over worlds in which the game is over."""
    for seat in range(players):
        shares[0, seat] = 0.0
    for world in range(len(worlds)):
        write_shares(worlds[world], shares, 0, players)
    for seat in range(players):
        shares[0, seat] /= len(worlds)


def look_on(thinker: Thinker, shares: Any, seat: int, deals: int) -> None:
    """The same for a seat that does not decide: the mean over so many deals of what it cannot see and of what comes.

    Its view stands second among the tables, the first is to deal on. The second row of shares adds up.
    """
    tables, dealer, viewing = thinker.tables, thinker.scratches[1], thinker.evaluator.viewing
    state, players = tables.rows[0], shares.shape[1]
    for place in range(players):
        shares[1, place] = 0.0
    seed_rng(dealer.rng, view_key(tables.words[1], viewing.sight, seat) & WORDS_OF_SEEDS, 1)
    for _ in range(deals):
        tables.rows[0] = tables.rows[1]
        imagine(state, seat, dealer.rng)
        run_chance(state, dealer)
        mover = state.seat
        if mover == NONE:
            write_shares(state, shares, 1, players)
            continue
        write_view(tables.words[0], viewing.sight, mover, viewing.words)
        come_to_rest(thinker, shares)
        for place in range(players):
            shares[1, place] += shares[0, place]
    for place in range(players):
        shares[0, place] = shares[1, place] / deals


def draw(workspace: Any, count: int, temperature: float, rng: Any) -> int:
    """An action by the logits in the workspace; at temperature 0 the favourite."""
    if temperature == 0:
        return favourite(workspace, count)
    for place in range(count):
        workspace.logits[place] /= temperature
    make_shares(workspace.logits, count)
    left = next_word(rng) * ONE
    for place in range(count):
        left -= workspace.logits[place]
        if left < 0:
            return workspace.actions[place]
    return favourite(workspace, count)  # the parts add up to a hair less than 1


def decide(thinker: Thinker, players: int, temperature: float) -> None:
    """The decision that is due at the first table, by the net at this temperature, or by the prior."""
    tables, scratch, workspace = thinker.tables, thinker.scratches[1], thinker.evaluator.workspaces[0]
    state = tables.rows[0]
    if temperature == BY_PRIOR:
        apply(state, best_looking(state, scratch))
        return
    count = legal_actions(state, workspace.actions)
    if count == 1:
        apply(state, workspace.actions[0])
        return
    ask(thinker.evaluator, tables.words[0], state.seat, count, players)
    apply(state, draw(workspace, count, temperature, scratch.rng))


def play_and_note(thinker: Thinker, noted: Any, shares: Any, temperature: float, spacing: int, seed: int) -> int:
    """One game of the net with itself, from the second table; returns how many of its decisions are noted.

    One in so many is, with how the game ended.
    """
    tables, scratch = thinker.tables, thinker.scratches[1]
    players = shares.shape[1]
    tables.rows[0] = tables.rows[1]
    state = tables.rows[0]
    seed_rng(scratch.rng, seed, 0)
    count = 0
    run_chance(state, scratch)
    while state.seat != NONE:
        if count < len(noted) and below(scratch.rng, spacing) == 0:
            noted[count] = tables.rows[0]
            count += 1
        decide(thinker, players, temperature)
        run_chance(state, scratch)
    for place in range(count):
        for seat in range(players):
            shares[place, seat] = 0.0
        write_shares(state, shares, place, players)
    return count


def play_to_the_end(thinker: Thinker, players: int, temperature: float, most: int) -> int:
    """Play the first table on by the net until the game is over or so many decisions are made; returns how many."""
    state, scratch = thinker.tables.rows[0], thinker.scratches[1]
    made = 0
    run_chance(state, scratch)
    while state.seat != NONE and made < most:
        decide(thinker, players, temperature)
        run_chance(state, scratch)
        made += 1
    return made


def play_on_often(thinker: Thinker, shares: Any, seat: int, playouts: PlayoutPlan) -> None:
    """Play the second table's view, this seat's, on by the net so often, each time dealt anew; adds up all shares."""
    tables, scratch, players = thinker.tables, thinker.scratches[1], shares.shape[1]
    seed_rng(scratch.rng, playouts.seed, 2)
    for _ in range(playouts.times):
        tables.rows[0] = tables.rows[1]
        imagine(tables.rows[0], seat, scratch.rng)
        play_to_the_end(thinker, players, playouts.temperature, playouts.most)
        write_shares(tables.rows[0], shares, 0, players)


def end_all(thinker: Thinker, states: Any, shares: Any, playouts: PlayoutPlan) -> int:
    """Play each of these states on by the net so often, as it is, and add up its shares.

    Returns how many playouts were not over after so many decisions; those count nothing.
    """
    tables, players = thinker.tables.rows, shares.shape[1]
    unended = 0
    for place in range(len(states)):
        seed_rng(thinker.scratches[1].rng, playouts.seed, place)
        for _ in range(playouts.times):
            tables[0] = states[place]
            play_to_the_end(thinker, players, playouts.temperature, playouts.most)
            if tables[0].seat == NONE:
                write_shares(tables[0], shares, place, players)
            else:
                unended += 1
    return unended


def rest_all(thinker: Thinker, states: Records, shares: Any, found: Any) -> None:
    """Where the deciding seats of all these states come to rest: every seat's share there, a row for each state."""
    viewing = thinker.evaluator.viewing
    for place in range(len(states.rows)):
        write_view(states.words[place], viewing.sight, states.rows[place].seat, viewing.words)
        come_to_rest(thinker, shares)
        for one in range(found.shape[1]):
            found[place, one] = shares[0, one]
