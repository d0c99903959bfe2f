"""What a seat sees, as numbers for a learner: own things first."""

from typing import Any

from ludi.core.game import feature_table
from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, DECK, DISCS, FACES, LAST_TURN, SEATS
from ludi.games.roma.fields import Phase
from ludi.games.roma.state import other

MOST_COINS = 120
TURNS_A_STEP = LAST_TURN // 100

# fmt: off
FEATURES = feature_table(  # name, size, highest value; [what the numbers count] and what they say
    ("phase",       len(Phase),            1,          "[phase] 1 for the phase it is"),
    ("my_turn",     1,                     1,          "whether it is my turn"),
    ("my_decision", 1,                     1,          "whether I decide"),
    ("thrown",      1,                     1,          "option `templum`: 1 for thrown"),
    ("turns",       1,                     100,        f"turns played, divided by {TURNS_A_STEP}"),
    ("dice",        FACES,                 3,          "[value] unused dice of the player whose turn it is"),
    ("coins",       SEATS,                 MOST_COINS, "[side] sestertii"),
    ("vp",          SEATS,                 100,        "[side] victory points"),
    ("stock",       1,                     100,        "VP in the stock"),
    ("hand_size",   SEATS,                 DECK,       "[side] cards in hand"),
    ("hand",        CARDS,                 6,          "[card] in my hand"),
    ("known",       SEATS * CARDS,         6,          "[side, card] cards of that hand which the other side knows"),
    ("drawn",       CARDS,                 6,          "[card] cards I look at, to keep or take one"),
    ("places",      SEATS * DISCS * CARDS, 1,          "[side, disc, card] 1 for the card there, as I see it"),
    ("covered",     SEATS * DISCS,         1,          "[side, disc] whether a card lies face down"),
    ("blocked",     SEATS * DISCS,         1,          "[side, disc] blocked by Praetorianus"),
    ("discard",     CARDS,                 6,          "[card] in the discard pile"),
    ("draw_size",   1,                     DECK,       "cards in the draw pile"),
    ("essedum",     1,                     3,          "activations of Essedum this turn"),
    ("disc",        DISCS,                 1,          "[disc] 1 where a card is being activated"),
    ("actor",       CARDS,                 1,          "[card] 1 for the card whose action it is"),
    ("target",      DISCS,                 1,          "[disc] 1 where the attacked card lies"),
    ("battle_die",  FACES,                 1,          "[value] 1 for the last throw of this turn"),
    ("payout",      1,                     22,         "VP a Forum will pay"),
    ("lifted",      CARDS,                 6,          "[card] taken up, to be laid again"),
    ("relaid",      DISCS,                 1,          "[disc] 1 where one of them lies again"),
    ("turn_more",   1,                     4,          "turns played beyond those that `turns` counts"),
    ("credited",    1,                     100,        "VP paid that the stock did not have"),
    ("sure",        CARDS,                 6,          "[card] of the player's hand, known before the pile was empty"),
    ("given",       CARDS,                 2,          "[card] I have chosen to give away"),
    ("given_size",  SEATS,                 2,          "[side] cards chosen to be given away"),
    ("drawn_size",  1,                     DECK,       "cards somebody looks at, to keep or take one"),
    ("to_draw",     1,                     FACES,      "cards still to be drawn"),
    ("laid",        1,                     DECK,       "cards laid in this activation"),
)
# fmt: on

AT = {piece.name: piece.start for piece in FEATURES}
PHASE, MY_TURN, MY_DECISION, THROWN, TURNS = AT["phase"], AT["my_turn"], AT["my_decision"], AT["thrown"], AT["turns"]
DICE, COINS, VP, STOCK, HAND_SIZE = AT["dice"], AT["coins"], AT["vp"], AT["stock"], AT["hand_size"]
HAND, KNOWN, DRAWN, PLACES, COVERED = AT["hand"], AT["known"], AT["drawn"], AT["places"], AT["covered"]
BLOCKED, DISCARD, DRAW_SIZE, ESSEDUM, DISC = AT["blocked"], AT["discard"], AT["draw_size"], AT["essedum"], AT["disc"]
ACTOR, TARGET, BATTLE_DIE, PAYOUT = AT["actor"], AT["target"], AT["battle_die"], AT["payout"]
LIFTED, RELAID, TURN_MORE, CREDITED, SURE = AT["lifted"], AT["relaid"], AT["turn_more"], AT["credited"], AT["sure"]
GIVEN, GIVEN_SIZE, DRAWN_SIZE, TO_DRAW = AT["given"], AT["given_size"], AT["drawn_size"], AT["to_draw"]
LAID = AT["laid"]


def features(view: State, seat: int, out: Any) -> None:
    """Write the features of a view."""
    out[:] = 0
    mark(out, PHASE, view.phase)
    out[MY_TURN] = view.player == seat
    out[MY_DECISION] = view.seat == seat
    out[THROWN] = view.templum
    out[TURNS] = view.turns // TURNS_A_STEP
    out[TURN_MORE] = view.turns % TURNS_A_STEP
    out[CREDITED] = min(view.credited, 100)
    out[STOCK] = min(view.stock, 100)
    out[DRAW_SIZE] = view.draw_size
    out[DRAWN_SIZE] = view.drawn_size
    out[TO_DRAW] = view.to_draw
    out[LAID] = view.laid
    out[ESSEDUM] = view.essedum
    out[PAYOUT] = min(view.payout, 22)
    for die in view.dice:
        if die != NONE:
            out[DICE + int(die) - 1] += 1
    write_cards(view, seat, out)
    for side in range(SEATS):
        write_side(view, seat if side == 0 else other(seat), side, out)
    write_activation(view, out)


def write_cards(view: State, seat: int, out: Any) -> None:
    """Cards in hand, drawn, given away, taken up and discarded, and what is sure of the player's hand."""
    for card in range(CARDS):
        out[HAND + card] = view.hand[seat, card]
        out[DRAWN + card] = view.drawn[seat, card]
        out[GIVEN + card] = view.given[seat, card]
        out[LIFTED + card] = view.lifted[card]
        out[SURE + card] = view.sure[card]
    for place in range(view.discard_size):
        out[DISCARD + int(view.discard[place])] += 1


def write_side(view: State, owner: int, side: int, out: Any) -> None:
    """One side of the table: money, points, places, and what the other knows of its hand."""
    out[COINS + side] = min(view.coins[owner], MOST_COINS)
    out[VP + side] = min(view.vp[owner], 100)
    out[HAND_SIZE + side] = view.hand_size[owner]
    out[GIVEN_SIZE + side] = view.given_size[owner]
    for card in range(CARDS):
        out[KNOWN + side * CARDS + card] = view.known[owner, card]
    for disc in range(DISCS):
        place = side * DISCS + disc
        out[COVERED + place] = view.covered[owner, disc]
        out[BLOCKED + place] = view.blocked[owner, disc]
        mark(out, PLACES + place * CARDS, view.face_up[owner, disc])
        mark(out, PLACES + place * CARDS, view.face_down[owner, disc])


def write_activation(view: State, out: Any) -> None:
    """The activation under way."""
    mark(out, DISC, view.disc)
    mark(out, ACTOR, view.actor)
    mark(out, TARGET, view.target)
    if view.battle_die != NONE:
        mark(out, BATTLE_DIE, view.battle_die - 1)
    for disc in range(DISCS):
        out[RELAID + disc] = view.relaid[disc]


def mark(out: Any, first: int, index: int) -> None:
    """One of the run that begins here is it; none where the index is NONE or HIDDEN."""
    if index >= 0:
        out[first + int(index)] = 1
