"""What is laid out, counted and kept true in the record of Caesar & Cleopatra."""

from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, State
from ludi.games.caesar_cleopatra.components import (
    ACTION_DECK,
    ACTION_KINDS,
    BONUS_COPIES,
    BONUSES,
    CARDS,
    COPIES,
    FACTION_SIZE,
    FACTIONS,
    INFLUENCES,
    MOST_BOTH,
    MOST_COPIES,
    MOST_OWN,
    OPENING_HAND,
    OPENING_PAIRS,
    SEATS,
    SMALL_FACTIONS,
    SMALL_PATRICIANS,
    SMALL_VALUES,
    SMALL_VOTES,
    VALUES,
    VOTE_COPIES,
    VOTES,
    Vote,
)
from ludi.games.caesar_cleopatra.fields import IN_HAND, ActionOrder, Orgies, Phase, Piles, Scale

FAULTS = (
    "cards are not conserved", "patricians are not conserved: patricians and won are not all of them together",
    "vote cards are not conserved", "bonus cards are not conserved", "a public count is wrong",
    "too many cards lie at a faction", "false knowledge: known or known_actions names a card that cannot be there",
)  # fmt: skip


def setup(state: State) -> None:
    """CC-S1, CC-S2, CC-S3 Each holds two cards of each value, and the action cards to be put in order (CC-S4)."""
    if state.scale == Scale.SMALL:
        lay_out_small(state)
        return
    if state.orgies == Orgies.FEWER:  # CC-X2
        state.vote_pile[Vote.ORGY] -= 1
        state.vote_removed[Vote.ORGY] += 1
    is_chosen = state.action_order == ActionOrder.CHOSEN
    for seat in range(SEATS):
        state.hand[seat, :VALUES] = OPENING_PAIRS
        state.influence_pile[seat] = COPIES[:INFLUENCES] - state.hand[seat, :INFLUENCES]
        actions = state.hand[seat, INFLUENCES:] if is_chosen else state.shuffled_pile[seat]
        actions[:] = COPIES[INFLUENCES:]
        state.known[seat, :VALUES, :OPENING_PAIRS] = IN_HAND  # CC-H6
    recount(state)
    state.phase = Phase.ORDER if is_chosen else Phase.BONUS
    state.seat = state.player if is_chosen else CHANCE


def lay_out_small(state: State) -> None:
    """CC-M1, CC-M2, CC-M3 Three patricians, three vote cards, two cards of the values 1 and 2; the rest is put away."""
    state.patricians[:] = SMALL_PATRICIANS
    state.vote_pile[:] = SMALL_VOTES
    state.vote_removed[:] = VOTE_COPIES - SMALL_VOTES
    for seat in range(SEATS):
        state.hand[seat, :SMALL_VALUES] = OPENING_PAIRS
        state.discard[seat] = COPIES - state.hand[seat]
        state.known[seat, :SMALL_VALUES, :OPENING_PAIRS] = IN_HAND  # CC-H6
    recount(state)
    state.phase = Phase.ARRANGE
    state.seat = state.player


def faction_size(state: State, faction: int) -> int:
    """CC-C1, CC-M1 How many patricians of a faction are in the game."""
    return SMALL_PATRICIANS[faction] if state.scale == Scale.SMALL else FACTION_SIZE[faction]


def opening_hand(state: State) -> int:
    """CC-S7, CC-M2 How many cards are left in hand when the opening lies."""
    return SMALL_FACTIONS if state.scale == Scale.SMALL else OPENING_HAND


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def copies_in_play(state: State, seat: int, card: int) -> int:
    """CC-C4, CC-C5 How many of a player's cards of a kind lie anywhere."""
    count = state.hand[seat, card] + state.discard[seat, card]
    if card < INFLUENCES:
        count += state.influence_pile[seat, card] + state.lifted[seat, card]
        for faction in range(FACTIONS):
            count += state.face_up[seat, faction, card] + state.face_down[seat, faction, card]
    else:
        count += state.shuffled_pile[seat, card - INFLUENCES]
        for place in range(ACTION_DECK):
            count += state.ordered_pile[seat, place] == card - INFLUENCES
            count += state.closed_pile[seat, place] == card - INFLUENCES
    return count


def is_closed(state: State, seat: int) -> bool:
    """CC-H2, CC-H9 Whether this seat's action pile lies in an order that its owner chose and may not look at again."""
    is_built = state.phase != Phase.ORDER or seat < state.player
    return state.action_order == ActionOrder.CHOSEN and state.piles == Piles.CLOSED and is_built


def actions_piled(state: State, seat: int) -> int:
    """CC-H3 How many cards lie in this seat's action pile."""
    size = total(state.shuffled_pile[seat])
    for place in range(ACTION_DECK):
        size += (state.ordered_pile[seat, place] != NONE) + (state.closed_pile[seat, place] != NONE)
    return size


def bonuses_of(state: State, bonus: int) -> int:
    """CC-C3 How many bonus cards of a kind lie anywhere."""
    count = state.bonus_pile[bonus] + 0
    for seat in range(SEATS):
        count += (state.bonus[seat] == bonus) + (state.bonus_shown[seat] == bonus)
    return count


def recount(state: State) -> None:
    """CC-H3, CC-H5 The public counts of what lies hidden."""
    state.lifted_size = cards_taken_up(state)
    for seat in range(SEATS):
        state.hand_influence[seat] = total(state.hand[seat, :INFLUENCES])
        state.hand_actions[seat] = total(state.hand[seat, INFLUENCES:])
        state.influence_size[seat] = total(state.influence_pile[seat])
        state.action_size[seat] = actions_piled(state, seat)
        for faction in range(FACTIONS):
            state.covered[seat, faction] = backs_at(state, seat, faction)


def is_castled(state: State, seat: int, faction: int) -> bool:
    """CC-A3 Whether this seat's cards at this faction have been taken up, and not all of them lie again."""
    is_castling = state.phase == Phase.CASTLE and state.player == seat
    return is_castling and (state.faction == faction or state.partner == faction)


def backs_at(state: State, seat: int, faction: int) -> int:
    """CC-H3, CC-S8 How many face-down cards can be counted there; not while a castling lays them."""
    return 0 if is_castled(state, seat, faction) else total(state.face_down[seat, faction])


def cards_taken_up(state: State) -> int:
    """CC-A3, CC-S8 How many cards a castling took up, whether or not they lie again already."""
    count = 0
    for seat in range(SEATS):
        count += total(state.lifted[seat])
        for faction in range(FACTIONS):
            count += total(state.face_down[seat, faction]) - backs_at(state, seat, faction)
    return count


def broken_invariant(state: State) -> int:
    """Which invariant of FAULTS is broken, or NONE."""
    for seat in range(SEATS):
        for card in range(CARDS):
            if copies_in_play(state, seat, card) != COPIES[card]:
                return 0
    for faction in range(FACTIONS):
        if state.patricians[faction] + state.won[0, faction] + state.won[1, faction] != faction_size(state, faction):
            return 1
    for vote in range(VOTES):
        if state.vote_pile[vote] + state.vote_discard[vote] + state.vote_removed[vote] != VOTE_COPIES[vote]:
            return 2
    for bonus in range(BONUSES):
        if bonuses_of(state, bonus) != BONUS_COPIES[bonus]:
            return 3
    return fault_of_places(state)


def fault_of_places(state: State) -> int:
    """CC-H5, CC-T7, CC-T8, CC-H4 The public counts, the limits of a faction, and what is known."""
    if cards_taken_up(state) != state.lifted_size:
        return 4
    for seat in range(SEATS):
        if is_miscounted(state, seat):
            return 4
        for faction in range(FACTIONS):
            if backs_at(state, seat, faction) != state.covered[seat, faction]:
                return 4
            own = cards_lying(state, seat, faction)
            if own > MOST_OWN or own + cards_lying(state, other(seat), faction) > MOST_BOTH:
                return 5
            if own > 0 and state.patricians[faction] == 0:
                return 5
        if not is_knowledge_true(state, seat):
            return 6
    return NONE


def is_miscounted(state: State, seat: int) -> bool:
    """Whether a public count of this seat's hand or piles is wrong."""
    return (
        actions_piled(state, seat) != state.action_size[seat]
        or total(state.hand[seat, :INFLUENCES]) != state.hand_influence[seat]
        or total(state.hand[seat, INFLUENCES:]) != state.hand_actions[seat]
        or total(state.influence_pile[seat]) != state.influence_size[seat]
    )


def cards_at(state: State, seat: int, faction: int) -> int:
    """CC-T7 How many influence cards of this seat lie at this faction."""
    return state.covered[seat, faction] + total(state.face_up[seat, faction])


def cards_lying(state: State, seat: int, faction: int) -> int:
    """CC-T7 The same in truth: in the middle of a castling more may lie there than can be counted."""
    return total(state.face_down[seat, faction]) + total(state.face_up[seat, faction])


def is_knowledge_true(state: State, seat: int) -> bool:
    """CC-H7 Each known card of a kind can be matched with another hidden card of that kind in one of its places."""
    for action in range(ACTION_KINDS):
        if not 0 <= state.known_actions[seat, action] <= state.hand[seat, INFLUENCES + action]:
            return False
    for card in range(INFLUENCES):
        anywhere = 0
        for slot in range(MOST_COPIES):
            anywhere |= state.known[seat, card, slot]
        places = anywhere
        while places > 0:  # Hall: no set of places may have to hold more of them than it does
            if known_within(state, seat, card, places) > hidden_within(state, seat, card, places):
                return False
            places = (places - 1) & anywhere
    return True


def known_within(state: State, seat: int, card: int, places: int) -> int:
    """How many known cards of a kind can lie nowhere but in these places."""
    count = 0
    for slot in range(MOST_COPIES):
        known = state.known[seat, card, slot]
        count += known != 0 and known & ~places == 0
    return count


def hidden_within(state: State, seat: int, card: int, places: int) -> int:
    """How many cards of a kind lie hidden in these places; what castling took up may still lie at its factions."""
    count = 0
    if places & IN_HAND:
        count += state.hand[seat, card]
    for faction in range(FACTIONS):
        if places >> (1 + faction) & 1:
            count += state.face_down[seat, faction, card]
            if faction == state.faction:
                count += state.lifted[seat, card]
    return count
