"""Chapter 7. Who may see what, and what a seat may take for possible."""

from typing import Any

from ludi.core.actions import Move
from ludi.core.chance import below
from ludi.core.piles import take_random, total
from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import (
    ACTION_DECK,
    ACTION_KINDS,
    BONUS_COPIES,
    BONUSES,
    CARDS,
    COPIES,
    FACTIONS,
    INFLUENCES,
    MOST_COPIES,
    SEATS,
)
from ludi.games.caesar_cleopatra.fields import HAND, PLACES, ActionOrder, Phase, Piles, Scale
from ludi.games.caesar_cleopatra.moves import Verb
from ludi.games.caesar_cleopatra.rules.turn import drawing_seat
from ludi.games.caesar_cleopatra.state import copies_in_play, is_closed, other

SETTLED = 1 << PLACES  # while a seat imagines, a known card remembers its chosen place above its set of places
ALL_PLACES = SETTLED - 1


def is_secret(state: State) -> bool:
    """CC-S4, CC-S8, CC-A3 Nothing tells how an action pile, an opening or a castling comes about before it lies."""
    return state.phase == Phase.ORDER or state.phase == Phase.ARRANGE or state.phase == Phase.CASTLE


def seen_move(before: State, move: Move, viewer: int) -> Move:
    """CC-H1 A move as this seat sees it: cards that go to a hand, a pile or face down are for their owner alone.

    CC-H9 A closed pile tells nobody its order, and so the log does not keep it for its owner either.
    """
    if move.verb == Verb.LAY_HIDDEN and viewer != before.seat:
        return move.hiding("card", "faction") if before.phase == Phase.CASTLE else move.hiding("card")
    if move.verb == Verb.ORDER and (viewer != before.seat or before.piles == Piles.CLOSED):
        return move.hiding("action")
    if move.verb == Verb.DEAL and viewer != drawing_seat(before):
        return move.hiding("card")
    if move.verb == Verb.BONUS and viewer != before.player:
        return move.hiding("bonus")
    return move


def imagine(view: State, seat: int, rng: Any) -> None:
    """CC-H4, CC-H7 Deal what this seat cannot see; each card it knows of lies in one of the places it may lie in."""
    foe = other(seat)
    clear_hidden(view, foe)
    imagine_bonus(view, seat, rng)
    for owner in range(SEATS):
        for card in range(INFLUENCES):
            view.influence_pile[owner, card] = COPIES[card] - copies_in_play(view, owner, card)
        for action in range(ACTION_KINDS):
            view.shuffled_pile[owner, action] = COPIES[INFLUENCES + action] - copies_in_play(
                view, owner, INFLUENCES + action
            )
    settle_known(view, foe, rng)
    for place in range(PLACES):
        fill_place(view, foe, place, rng)
    if view.phase == Phase.CASTLE and view.player == foe:
        hold_castled(view, foe)
    imagine_actions(view, foe, rng)
    if is_closed(view, seat):
        imagine_order(view.closed_pile[seat], view.shuffled_pile[seat], view.action_size[seat], rng)


def clear_hidden(view: State, foe: int) -> None:
    """Nothing lies yet where the viewer sees nothing."""
    for card in range(CARDS):
        view.hand[foe, card] = 0
    for card in range(INFLUENCES):
        view.lifted[foe, card] = 0
        for faction in range(FACTIONS):
            view.face_down[foe, faction, card] = 0
    for place in range(ACTION_DECK):
        view.ordered_pile[foe, place] = NONE
    for seat in range(SEATS):
        for place in range(ACTION_DECK):
            view.closed_pile[seat, place] = NONE
        for card in range(INFLUENCES):
            view.influence_pile[seat, card] = 0
        for action in range(ACTION_KINDS):
            view.shuffled_pile[seat, action] = 0


def imagine_bonus(view: State, seat: int, rng: Any) -> None:
    """CC-S6 The other's bonus card is one of those this seat does not see, if it has been drawn and not been shown."""
    foe = other(seat)
    view.bonus[foe] = NONE
    for bonus in range(BONUSES):
        view.bonus_pile[bonus] = BONUS_COPIES[bonus]
        for owner in range(SEATS):
            view.bonus_pile[bonus] -= (view.bonus[owner] == bonus) + (view.bonus_shown[owner] == bonus)
    drawn = view.phase > Phase.BONUS or (view.phase == Phase.BONUS and foe < view.player)
    if drawn and view.phase != Phase.OVER and view.scale != Scale.SMALL:  # CC-M3
        view.bonus[foe] = take_random(view.bonus_pile, total(view.bonus_pile), rng)


def free_at(view: State, foe: int, place: int) -> int:
    """How many hidden influence cards in this place are not imagined yet; those taken up count at their faction."""
    if place == HAND:
        return view.hand_influence[foe] - total(view.hand[foe, :INFLUENCES])
    faction = place - 1
    free = view.covered[foe, faction] - total(view.face_down[foe, faction])
    if view.phase == Phase.CASTLE and view.player == foe and view.faction == faction:
        free += view.lifted_size
    return free


def put(view: State, foe: int, place: int, card: int, count: int) -> None:
    """So many more, or fewer, cards of a kind in a hidden place."""
    if place == HAND:
        view.hand[foe, card] += count
    else:
        view.face_down[foe, place - 1, card] += count


def settle_known(view: State, foe: int, rng: Any) -> None:
    """CC-H7 Every known card finds a place: first those that can lie in one place only."""
    for choice in range(2):
        for card in range(INFLUENCES):
            for slot in range(MOST_COPIES):
                places = view.known[foe, card, slot]
                if places == 0:
                    break
                is_certain = places & (places - 1) == 0
                if places < SETTLED and is_certain == (choice == 0):
                    settle(view, foe, card, slot, rng)
    for card in range(INFLUENCES):
        for slot in range(MOST_COPIES):
            view.known[foe, card, slot] &= ALL_PLACES


def settle(view: State, foe: int, card: int, slot: int, rng: Any) -> None:
    """One known card goes to one of its places; each unseen card there is as likely to be this one."""
    places = view.known[foe, card, slot]
    place = free_place(view, foe, places, rng)
    if place == NONE:
        place = make_room(view, foe, places)
    if place != NONE:
        view.known[foe, card, slot] = places + SETTLED * (1 + place)
        view.influence_pile[foe, card] -= 1
        put(view, foe, place, card, 1)


def free_place(view: State, foe: int, places: int, rng: Any) -> int:
    """One of these places, as likely as it has unseen cards that are not imagined yet; NONE where none has."""
    free = 0
    for place in range(PLACES):
        if places >> place & 1:
            free += free_at(view, foe, place)
    if free == 0:
        return NONE
    left = below(rng, free)
    for place in range(PLACES):
        if places >> place & 1:
            left -= free_at(view, foe, place)
            if left < 0:
                return place
    return NONE


def make_room(view: State, foe: int, places: int) -> int:
    """Move known cards on until one of these full places has room; returns that place.

    The search widens the places step by step by where the cards in them may go, until one with room is reached. A card
    that moves there brings the room one step nearer, so as many rounds as there are places suffice.
    """
    for _ in range(PLACES):
        within = places
        room = first_free(view, foe, within)
        if room != NONE:
            return room
        while room == NONE:
            wider = within | places_from(view, foe, within)
            if wider == within:
                return NONE  # no state fits this knowledge
            room = first_free(view, foe, wider)
            if room == NONE:
                within = wider
        move_known(view, foe, within, room)
    return first_free(view, foe, places)


def first_free(view: State, foe: int, places: int) -> int:
    """The first of these places with room, or NONE."""
    for place in range(PLACES):
        if places >> place & 1 and free_at(view, foe, place) > 0:
            return place
    return NONE


def places_from(view: State, foe: int, within: int) -> int:
    """Where the known cards that were settled within these places could lie as well."""
    found = 0
    for card in range(INFLUENCES):
        for slot in range(MOST_COPIES):
            known = view.known[foe, card, slot]
            if known >= SETTLED and within >> (known // SETTLED - 1) & 1:
                found |= known & ALL_PLACES
    return found


def move_known(view: State, foe: int, within: int, room: int) -> None:
    """Move one known card, settled within these places, to a place with room where it may lie."""
    for card in range(INFLUENCES):
        for slot in range(MOST_COPIES):
            known = view.known[foe, card, slot]
            place = known // SETTLED - 1
            if known >= SETTLED and within >> place & 1 and known >> room & 1:
                put(view, foe, place, card, -1)
                put(view, foe, room, card, 1)
                view.known[foe, card, slot] = (known & ALL_PLACES) + SETTLED * (1 + room)
                return


def fill_place(view: State, foe: int, place: int, rng: Any) -> None:
    """The hidden influence cards nothing is known of: any of those that lie nowhere else."""
    left = total(view.influence_pile[foe])
    for _ in range(free_at(view, foe, place)):
        put(view, foe, place, take_random(view.influence_pile[foe], left, rng), 1)
        left -= 1


def hold_castled(view: State, foe: int) -> None:
    """CC-A3, CC-S8 In the middle of a castling nothing shows which cards lie again: all are held still."""
    for card in range(INFLUENCES):
        view.lifted[foe, card] += view.face_down[foe, view.faction, card]
        view.face_down[foe, view.faction, card] = 0


def imagine_actions(view: State, foe: int, rng: Any) -> None:
    """CC-H1, CC-H2 The action cards known in the hand, any others that fill it, and the pile, in any order."""
    missing = view.hand_actions[foe]
    for action in range(ACTION_KINDS):
        view.hand[foe, INFLUENCES + action] = view.known_actions[foe, action]
        view.shuffled_pile[foe, action] -= view.known_actions[foe, action]
        missing -= view.known_actions[foe, action]
    left = view.action_size[foe] + missing
    for _ in range(missing):
        view.hand[foe, INFLUENCES + take_random(view.shuffled_pile[foe], left, rng)] += 1
        left -= 1
    if is_closed(view, foe):
        imagine_order(view.closed_pile[foe], view.shuffled_pile[foe], left, rng)
    elif view.action_order == ActionOrder.CHOSEN:
        imagine_order(view.ordered_pile[foe], view.shuffled_pile[foe], left, rng)


def imagine_order(pile: Any, cards: Any, size: int, rng: Any) -> None:
    """CC-H2, CC-H9 So many of these cards lie in the pile, in any order."""
    for place in range(size):
        pile[place] = take_random(cards, size - place, rng)
