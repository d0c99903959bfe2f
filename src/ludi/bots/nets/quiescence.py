"""What a net says of a position once the seat that decides has come to rest, compiled like the rules.

A net says something else at every step of a turn, also where nothing was learned. So it is asked at the last decision
the seat comes to when it goes on by the net's favourite moves: until chance or somebody else is asked, the game ends,
or something shows that the seat could not see. Whether something would show is tried in several worlds at once that
the seat cannot tell apart. Every position on the way to that decision is worth the same.

Whoever looks on while somebody else decides deals what it cannot see anew, and asks there what the deciding seat sees.
"""

from typing import Any

from ludi.bots.nets.evaluation import evaluate, make_shares, mask
from ludi.bots.play.tree import view_key
from ludi.bots.value.outcomes import best_looking, run_chance, write_shares
from ludi.core.chance import below, next_word, seed_rng
from ludi.core.game_api import features, imagine, legal_actions
from ludi.core.playout import apply
from ludi.core.state import NONE

LONGEST = 64  # decisions of one seat after another until a position counts as at rest
BY_PRIOR = -1.0  # a temperature: no net is asked, and what looks best is done
WORDS_OF_SEEDS = 0x7FFFFFFFFFFFFFFF
ONE = 1.0 / (1 << 32)


def ask(net: Any, workspace: Any, view: Any, seat: int, count: int, players: int) -> None:
    """What the net says of a view, and of the actions that stand in the workspace."""
    features(view, seat, workspace.row)
    evaluate(net, workspace, workspace.actions, count, players)


def favourite(workspace: Any, count: int) -> int:
    """The action with the highest logit; of equals, the first."""
    best = 0
    for place in range(1, count):
        if workspace.logits[place] > workspace.logits[best]:
            best = place
    return workspace.actions[best]


def seems_other(words: Any, kept: Any, hidden: Any, view_words: Any) -> bool:
    """Whether a record under a seat's mask is another view than this."""
    for word in range(len(view_words)):
        if ((words[word] & kept[word]) | hidden[word]) != view_words[word]:
            return True
    return False


def come_to_rest(
    nets: Any, workspaces: Any, worlds: Any, words: Any, kept: Any, hidden: Any, views: Any, view_words: Any,
    scratch: Any, shares: Any, players: int,
) -> None:  # fmt: skip
    """Every seat's share where the seat whose view this is comes to rest; it decides. The view moves on there."""
    net, workspace, seat = nets[0], workspaces[0], views[0].seat
    seed_rng(scratch.rng, view_key(view_words, kept[seat], hidden[seat]) & WORDS_OF_SEEDS, 0)
    for world in range(len(worlds)):
        worlds[world] = views[0]
        imagine(worlds[world], seat, scratch.rng)
    for _ in range(LONGEST):
        count = legal_actions(worlds[0], workspace.actions)
        ask(net, workspace, views[0], seat, count, players)
        for side in range(players):
            shares[0, (seat + side) % players] = workspace.shares[side]
        action = favourite(workspace, count)
        over = 0
        for world in range(len(worlds)):
            apply(worlds[world], action)
            over += worlds[world].seat == NONE
        if over == len(worlds):
            count_all(worlds, shares, players)
        if worlds[0].seat != seat:
            return
        mask(words[0], kept[seat], hidden[seat], view_words)
        for world in range(1, len(worlds)):
            if seems_other(words[world], kept[seat], hidden[seat], view_words):
                return


def count_all(worlds: Any, shares: Any, players: int) -> None:
    """The mean share of every seat over worlds in which the game is over."""
    for seat in range(players):
        shares[0, seat] = 0.0
    for world in range(len(worlds)):
        write_shares(worlds[world], shares, 0, players)
    for seat in range(players):
        shares[0, seat] /= len(worlds)


def look_on(
    nets: Any, workspaces: Any, tables: Any, table_words: Any, worlds: Any, words: Any, kept: Any, hidden: Any,
    views: Any, view_words: Any, scratches: Any, shares: Any, sums: Any, seat: int, players: int, deals: int,
) -> None:  # fmt: skip
    """The same for a seat that does not decide: the mean over so many deals of what it cannot see and of what comes.

    Its view stands second among the tables, the first is to deal on.
    """
    dealer = scratches[1]
    for place in range(players):
        sums[0, place] = 0.0
    seed_rng(dealer.rng, view_key(table_words[1], kept[seat], hidden[seat]) & WORDS_OF_SEEDS, 1)
    for _ in range(deals):
        tables[0] = tables[1]
        imagine(tables[0], seat, dealer.rng)
        run_chance(tables[0], dealer)
        mover = tables[0].seat
        if mover == NONE:
            write_shares(tables[0], sums, 0, players)
            continue
        mask(table_words[0], kept[mover], hidden[mover], view_words)
        come_to_rest(nets, workspaces, worlds, words, kept, hidden, views, view_words, scratches[0], shares, players)
        for place in range(players):
            sums[0, place] += shares[0, place]
    for place in range(players):
        shares[0, place] = sums[0, place] / deals


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


def decide(
    net: Any, workspace: Any, tables: Any, table_words: Any, kept: Any, hidden: Any, views: Any, view_words: Any,
    scratch: Any, players: int, temperature: float,
) -> None:  # fmt: skip
    """The decision that is due at the first table, by the net at this temperature, or by the prior."""
    state = tables[0]
    if temperature == BY_PRIOR:
        apply(state, best_looking(state, scratch))
        return
    count = legal_actions(state, workspace.actions)
    if count == 1:
        apply(state, workspace.actions[0])
        return
    seat = state.seat
    mask(table_words[0], kept[seat], hidden[seat], view_words)
    ask(net, workspace, views[0], seat, count, players)
    apply(state, draw(workspace, count, temperature, scratch.rng))


def play_and_note(
    nets: Any, workspaces: Any, start: Any, tables: Any, table_words: Any, kept: Any, hidden: Any, views: Any,
    view_words: Any, scratches: Any, noted: Any, shares: Any, temperature: float, spacing: int, seed: int,
) -> int:  # fmt: skip
    """One game of the net with itself; one decision in so many is noted with how the game ended. Returns how many."""
    scratch = scratches[1]
    players = shares.shape[1]
    tables[0] = start[0]
    state = tables[0]
    seed_rng(scratch.rng, seed, 0)
    count = 0
    run_chance(state, scratch)
    while state.seat != NONE:
        if count < len(noted) and below(scratch.rng, spacing) == 0:
            noted[count] = tables[0]
            count += 1
        decide(
            nets[0], workspaces[0], tables, table_words, kept, hidden, views, view_words, scratch, players, temperature
        )
        run_chance(state, scratch)
    for place in range(count):
        for seat in range(players):
            shares[place, seat] = 0.0
        write_shares(state, shares, place, players)
    return count


def play_to_the_end(
    net: Any, workspace: Any, tables: Any, table_words: Any, kept: Any, hidden: Any, views: Any, view_words: Any,
    scratch: Any, players: int, temperature: float, most: int,
) -> int:  # fmt: skip
    """Play the first table on by the net until the game is over or so many decisions are made; returns how many."""
    state = tables[0]
    made = 0
    run_chance(state, scratch)
    while state.seat != NONE and made < most:
        decide(net, workspace, tables, table_words, kept, hidden, views, view_words, scratch, players, temperature)
        run_chance(state, scratch)
        made += 1
    return made


def play_on_often(
    nets: Any, workspaces: Any, tables: Any, table_words: Any, kept: Any, hidden: Any, views: Any, view_words: Any,
    scratches: Any, shares: Any, seat: int, players: int, playouts: int, seed: int, most: int,
) -> None:  # fmt: skip
    """Play the second table's view, this seat's, on by the net so often, each time dealt anew; adds up all shares."""
    scratch = scratches[1]
    seed_rng(scratch.rng, seed, 2)
    for _ in range(playouts):
        tables[0] = tables[1]
        imagine(tables[0], seat, scratch.rng)
        play_to_the_end(
            nets[0], workspaces[0], tables, table_words, kept, hidden, views, view_words, scratch, players, 1.0, most
        )
        write_shares(tables[0], shares, 0, players)


def end_all(
    nets: Any, workspaces: Any, states: Any, tables: Any, table_words: Any, kept: Any, hidden: Any, views: Any,
    view_words: Any, scratches: Any, shares: Any, playouts: int, temperature: float, seed: int, most: int,
) -> int:  # fmt: skip
    """Play each of these states on by the net so often, as it is, and add up its shares.

    Returns how many playouts were not over after so many decisions; those count nothing.
    """
    scratch = scratches[1]
    players = shares.shape[1]
    unended = 0
    for place in range(len(states)):
        seed_rng(scratch.rng, seed, place)
        for _ in range(playouts):
            tables[0] = states[place]
            play_to_the_end(
                nets[0], workspaces[0], tables, table_words, kept, hidden, views, view_words, scratch, players,
                temperature, most,
            )  # fmt: skip
            if tables[0].seat == NONE:
                write_shares(tables[0], shares, place, players)
            else:
                unended += 1
    return unended


def rest_all(
    nets: Any, workspaces: Any, states: Any, state_words: Any, worlds: Any, words: Any, kept: Any, hidden: Any,
    views: Any, view_words: Any, scratches: Any, shares: Any, found: Any,
) -> None:  # fmt: skip
    """Where the deciding seats of all these states come to rest: every seat's share there, a row for each state."""
    players = found.shape[1]
    for place in range(len(states)):
        seat = states[place].seat
        mask(state_words[place], kept[seat], hidden[seat], view_words)
        come_to_rest(nets, workspaces, worlds, words, kept, hidden, views, view_words, scratches[0], shares, players)
        for one in range(players):
            found[place, one] = shares[0, one]
