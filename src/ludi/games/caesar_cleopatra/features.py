"""What a seat sees, as numbers for a learner: own things first."""

from typing import Any

from ludi.core.game import feature_table
from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import (
    ACTION_DECK,
    ACTION_KINDS,
    BONUSES,
    CARDS,
    COPIES,
    FACTIONS,
    INFLUENCES,
    MOST_COPIES,
    SEATS,
    VOTES,
)
from ludi.games.caesar_cleopatra.fields import PLACES, ActionOrder, Orgies, Phase
from ludi.games.caesar_cleopatra.scoring import room_at
from ludi.games.caesar_cleopatra.state import is_closed, other

# fmt: off
FEATURES = feature_table(  # name, size, highest value; [what the numbers count] and what they say
    ("phase",         len(Phase),                    1,  "[phase] 1 for the phase it is"),
    ("my_turn",       1,                             1,  "whether it is my turn"),
    ("my_decision",   1,                             1,  "whether I decide"),
    ("shuffled",      1,                             1,  "1 where I do not know the order of my action pile"),
    ("orgies",        len(Orgies),                   1,  "[all, fading, fewer] 1 for the option `orgies`"),
    ("patricians",    FACTIONS,                      5,  "[faction] not won yet"),
    ("won",           SEATS * FACTIONS,              5,  "[side, faction] patricians won"),
    ("vote_pile",     VOTES,                         2,  "[vote] in the vote pile"),
    ("vote_discard",  VOTES,                         2,  "[vote] discarded"),
    ("vote_removed",  VOTES,                         2,  "[vote] out of the game"),
    ("bonus",         BONUSES,                       1,  "[bonus] 1 for mine"),
    ("bonus_shown",   SEATS * BONUSES,               1,  "[side, bonus] 1 for the one shown at the end"),
    ("hand",          CARDS,                         5,  "[card] in my hand"),
    ("hand_sizes",    SEATS * 2,                     13, "[side, pile] influence cards and action cards in hand"),
    ("pile_sizes",    SEATS * 2,                     27, "[side, pile] cards in the piles"),
    ("pile_left",     INFLUENCES,                    7,  "[influence] what my influence pile must hold"),
    ("ordered_pile",  ACTION_DECK * ACTION_KINDS,    1,  "[place, action] my action pile as I chose it, bottom first"),
    ("discard",       SEATS * CARDS,                 7,  "[side, card] discarded"),
    ("face_up",       SEATS * FACTIONS * INFLUENCES, 5,  "[side, faction, influence] cards lying face up"),
    ("covered",       SEATS * FACTIONS,              5,  "[side, faction] cards lying face down"),
    ("face_down",     FACTIONS * INFLUENCES,         5,  "[faction, influence] mine that lie face down"),
    ("room",          SEATS * FACTIONS,              5,  "[side, faction] how many more cards may lie there"),
    ("lifted",        INFLUENCES,                    7,  "[influence] mine, taken up by castling"),
    ("lifted_size",   1,                             10, "cards taken up by castling"),
    ("known",         SEATS * INFLUENCES * PLACES,   7,  "[side, influence, place] known to the other: may lie there"),
    ("known_actions", SEATS * ACTION_KINDS,          4,  "[side, action] in that hand, and known to the other"),
    ("played",        1,                             1,  "whether an action card was played this turn"),
    ("laid",          1,                             1,  "whether influence was laid this turn"),
    ("action",        ACTION_KINDS,                  1,  "[action] 1 for the one being played"),
    ("faction",       FACTIONS,                      1,  "[faction] 1 for the one it names, or that is asked"),
    ("partner",       FACTIONS,                      1,  "[faction] 1 for the second of a castling"),
    ("victim",        INFLUENCES,                    1,  "[influence] 1 for the card an assassination names"),
    ("pile",          2,                             1,  "[pile] 1 for the one being drawn from"),
    ("to_draw",       1,                             13, "cards still to be drawn, or exchanged so far"),
    ("idle",          1,                             2,  "turns in a row without an exchange"),
    ("known_cards",   SEATS * INFLUENCES * MOST_COPIES, 63,
     "[side, influence, copy] known to the other: 1 if maybe in the hand, + 2, 4 ... 32 for each faction it may be at"),
    ("wanting",       1,                             1,  "whether this turn is passive for want of influence cards"),
)
# fmt: on

AT = {piece.name: piece.start for piece in FEATURES}
PHASE, MY_TURN, MY_DECISION, SHUFFLED, ORGIES = (
    AT[n] for n in ("phase", "my_turn", "my_decision", "shuffled", "orgies")
)
PATRICIANS, WON, BONUS, BONUS_SHOWN = (AT[n] for n in ("patricians", "won", "bonus", "bonus_shown"))
VOTE_PILE, VOTE_DISCARD, VOTE_REMOVED = (AT[n] for n in ("vote_pile", "vote_discard", "vote_removed"))
HAND, HAND_SIZES, PILE_SIZES, PILE_LEFT = (AT[n] for n in ("hand", "hand_sizes", "pile_sizes", "pile_left"))
ORDERED_PILE, DISCARD, FACE_UP, COVERED = (AT[n] for n in ("ordered_pile", "discard", "face_up", "covered"))
FACE_DOWN, ROOM, LIFTED, LIFTED_SIZE = (AT[n] for n in ("face_down", "room", "lifted", "lifted_size"))
KNOWN, KNOWN_ACTIONS, PLAYED, LAID = (AT[n] for n in ("known", "known_actions", "played", "laid"))
ACTION, FACTION, PARTNER, VICTIM = (AT[n] for n in ("action", "faction", "partner", "victim"))
PILE, TO_DRAW, IDLE, KNOWN_CARDS, WANTING = (AT[n] for n in ("pile", "to_draw", "idle", "known_cards", "wanting"))


def features(view: State, seat: int, out: Any) -> None:
    """Write the features of a view."""
    out[:] = 0
    mark(out, PHASE, view.phase)
    out[MY_TURN] = view.player == seat
    out[MY_DECISION] = view.seat == seat
    out[SHUFFLED] = view.action_order != ActionOrder.CHOSEN or is_closed(view, seat)
    mark(out, ORGIES, view.orgies)
    for vote in range(VOTES):
        out[VOTE_PILE + vote] = view.vote_pile[vote]
        out[VOTE_DISCARD + vote] = view.vote_discard[vote]
        out[VOTE_REMOVED + vote] = view.vote_removed[vote]
    write_turn(view, out)
    write_own(view, seat, out)
    for side in range(SEATS):
        owner = seat if side == 0 else other(seat)
        write_side(view, owner, side, out)
        write_factions(view, owner, side, out)
        write_known(view, owner, side, out)


def mark(out: Any, first: int, index: int) -> None:
    """One of several, unless it is NONE."""
    if index != NONE:
        out[first + int(index)] = 1


def write_turn(view: State, out: Any) -> None:
    """The turn under way."""
    out[PLAYED] = view.played
    out[LAID] = view.laid
    out[TO_DRAW] = view.to_draw
    out[IDLE] = view.idle
    out[WANTING] = view.wanting
    out[LIFTED_SIZE] = view.lifted_size
    mark(out, ACTION, view.action)
    mark(out, FACTION, view.faction)
    mark(out, PARTNER, view.partner)
    mark(out, VICTIM, view.victim)
    mark(out, PILE, view.pile)


def write_own(view: State, seat: int, out: Any) -> None:
    """What this seat alone sees of its own cards, and what its influence pile must hold."""
    mark(out, BONUS, view.bonus[seat])
    for card in range(CARDS):
        out[HAND + card] = view.hand[seat, card]
    for place in range(view.action_size[seat]):
        mark(out, ORDERED_PILE + place * ACTION_KINDS, view.ordered_pile[seat, place])
    for card in range(INFLUENCES):
        out[LIFTED + card] = view.lifted[seat, card]
        left = COPIES[card] - view.hand[seat, card] - view.discard[seat, card] - view.lifted[seat, card]
        for faction in range(FACTIONS):
            out[FACE_DOWN + faction * INFLUENCES + card] = view.face_down[seat, faction, card]
            left -= view.face_down[seat, faction, card] + view.face_up[seat, faction, card]
        out[PILE_LEFT + card] = left


def write_side(view: State, owner: int, side: int, out: Any) -> None:
    """What lies before one player: sizes, discards, the bonus once it is shown."""
    out[HAND_SIZES + side * 2] = view.hand_influence[owner]
    out[HAND_SIZES + side * 2 + 1] = view.hand_actions[owner]
    out[PILE_SIZES + side * 2] = view.influence_size[owner]
    out[PILE_SIZES + side * 2 + 1] = view.action_size[owner]
    mark(out, BONUS_SHOWN + side * BONUSES, view.bonus_shown[owner])
    for card in range(CARDS):
        out[DISCARD + side * CARDS + card] = view.discard[owner, card]


def write_factions(view: State, owner: int, side: int, out: Any) -> None:
    """One side of the factions: patricians won, cards laid, room for more."""
    for faction in range(FACTIONS):
        place = side * FACTIONS + faction
        out[PATRICIANS + faction] = view.patricians[faction]
        out[WON + place] = view.won[owner, faction]
        out[COVERED + place] = view.covered[owner, faction]
        out[ROOM + place] = room_at(view, owner, faction)
        for card in range(INFLUENCES):
            out[FACE_UP + place * INFLUENCES + card] = view.face_up[owner, faction, card]


def write_known(view: State, owner: int, side: int, out: Any) -> None:
    """CC-H7 What the other knows of this player's hidden cards."""
    for card in range(INFLUENCES):
        for slot in range(MOST_COPIES):
            places = view.known[owner, card, slot]
            if places == 0:
                break
            out[KNOWN_CARDS + (side * INFLUENCES + card) * MOST_COPIES + rank_of(view.known[owner, card], slot)] = (
                places
            )
            for place in range(PLACES):
                out[KNOWN + (side * INFLUENCES + card) * PLACES + place] += places >> place & 1
    for action in range(ACTION_KINDS):
        out[KNOWN_ACTIONS + side * ACTION_KINDS + action] = view.known_actions[owner, action]


def rank_of(sets: Any, slot: int) -> int:
    """Where a known card stands when those of its kind are sorted, the largest first: the order they have is chance."""
    rank = 0
    for rival in range(MOST_COPIES):
        rank += sets[rival] > sets[slot] or (rival < slot and sets[rival] == sets[slot])
    return rank
