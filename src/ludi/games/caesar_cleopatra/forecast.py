"""What a move would do and what points are made of, as Fluent messages.

And for those who draw: the printed columns, and what is worked out of a view for them.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludi.core.actions import Move
from ludi.core.fields import NUMBER, SOME, Derived
from ludi.core.piles import total
from ludi.core.sheets import Points, Sheet
from ludi.core.speech import hyphened, thing
from ludi.core.stakes import Stake
from ludi.core.state import HIDDEN, NONE, State
from ludi.core.texts import Line
from ludi.games.caesar_cleopatra.components import (
    BONUS_COPIES,
    COPIES,
    FACTION_SIZE,
    FACTIONS,
    INFLUENCES,
    MOST_BOTH,
    VALUE,
    VOTE_COPIES,
    Action,
    Card,
    Faction,
    Influence,
    Pile,
    Seat,
)
from ludi.games.caesar_cleopatra.fields import HAND, PLACES, Phase
from ludi.games.caesar_cleopatra.moves import Verb
from ludi.games.caesar_cleopatra.rules.cards import may_answer
from ludi.games.caesar_cleopatra.rules.piles import cards_in_hand, cards_to_draw
from ludi.games.caesar_cleopatra.rules.vote import influence_of, is_full
from ludi.games.caesar_cleopatra.scoring import BONUS_POINTS, IDLE_TURNS, is_alone_and_full
from ludi.games.caesar_cleopatra.state import cards_at, other

GAME = "caesar-cleopatra"
Teller = Callable[[State, Move], list[Line]]

PRINTED: dict[str, dict[str, Any]] = {
    "card": {"copies": COPIES, "value": VALUE},
    "faction": {"patricians": FACTION_SIZE},
    "vote": {"copies": VOTE_COPIES},
    "bonus": {"copies": BONUS_COPIES},
}


class Side(NamedTuple):
    """What a seat knows of the cards of one side at a faction."""

    influence: int
    philosophers: int
    unseen: int  # cards it may not see


def forecast(view: State, move: Move) -> Sequence[Line]:
    """What the deciding seat can say of a legal move before it is made."""
    tell = TELLERS.get(Verb(move.verb))
    return tell(view, move) if tell else []


def would(message: str, rule: str, **values: int | Line) -> Line:
    """A line of the forecast."""
    return Line(f"{GAME}-would-{message}", values, rule)


def faction_name(faction: int) -> Line:
    """The faction, to be said."""
    return thing(GAME, Faction(int(faction)))


def side_of(view: State, seat: int, faction: int) -> Side:
    """CC-V5 The cards of a side at a faction, as far as the viewer sees them."""
    influence, philosophers = int(influence_of(view, seat, faction)), int(view.face_up[seat, faction, Card.PHILOSOPHER])
    hidden = view.face_down[seat, faction]
    if hidden[0] == HIDDEN:
        return Side(influence, philosophers, unseen_at(view, seat, faction))
    return Side(influence + int(VALUE[:INFLUENCES] @ hidden), philosophers + int(hidden[Card.PHILOSOPHER]), 0)


def influence_seen(view: State, seat: int, faction: int) -> int:
    """CC-V5 What the reader can add up on a side of a faction."""
    return side_of(view, seat, faction).influence


def unseen_at(view: State, seat: int, faction: int) -> int:
    """CC-H1 How many cards of a side at a faction the reader may not see."""
    return int(view.covered[seat, faction]) if view.face_down[seat, faction, 0] == HIDDEN else 0


def places_of(known: int) -> list[int]:
    """CC-H7 The places in which a known card may lie: HAND, or a faction counted from 1."""
    return [place for place in range(PLACES) if known >> place & 1]


def known_places(view: State, seat: int) -> list[tuple[int, list[int]]]:
    """CC-H7 The hidden influence cards of a seat that the other knows of, each with the places it may lie in."""
    slots = view.known[seat].tolist()
    return [(card, places_of(known)) for card in range(INFLUENCES) for known in slots[card] if known > 0]


def certain_at(view: State, seat: int) -> list[list[int]]:
    """CC-H7 For each faction, the known cards that can lie nowhere else: as many as there are of a kind."""
    known = known_places(view, seat)
    return [[card for card, places in known if places == [1 + faction]] for faction in range(FACTIONS)]


def possible_at(view: State, seat: int) -> list[list[int]]:
    """CC-H7 For each faction, the kinds of known cards that may lie there or elsewhere."""
    unsure = [(card, places) for card, places in known_places(view, seat) if len(places) > 1]
    return [sorted({card for card, places in unsure if 1 + faction in places}) for faction in range(FACTIONS)]


def known_hand(view: State, seat: int) -> list[int]:
    """CC-H4, CC-H7 The cards of a hand that the other knows for certain."""
    influence = [card for card, places in known_places(view, seat) if places == [HAND]]
    actions = [INFLUENCES + action for action, count in enumerate(view.known_actions[seat]) for _ in range(count)]
    return influence + actions


# fmt: off
DERIVED = {
    "influence":  Derived((Seat, Faction),       NUMBER,    influence_seen, "CC-V5 what the reader can add up"),
    "unseen":     Derived((Seat, Faction),       NUMBER,    unseen_at,      "CC-H1 cards the reader may not see"),
    "certain":    Derived((Seat, Faction, SOME), Influence, certain_at,     "CC-H7 hidden cards known to lie there"),
    "possible":   Derived((Seat, Faction, SOME), Influence, possible_at,    "CC-H7 hidden kinds that may lie there"),
    "known_hand": Derived((Seat, SOME),          Card,      known_hand,     "CC-H4 cards the other knows in this hand"),
}
# fmt: on


def standing_told(faction: int, own: Side, their: Side) -> list[Line]:
    """CC-V6, CC-V8, CC-V9 The sums as they would be, and who would win by what the seat knows."""
    figures: dict[str, int | Line] = {"faction": faction_name(faction), "own": own.influence, "their": their.influence}
    if their.unseen:
        lines = [would("stand-hidden", "CC-V5", count=their.unseen, **figures)]
    else:
        lines = [would("stand", "CC-V5", **figures)]
    if own.influence == their.influence:
        return [*lines, would("equal", "CC-V8")]
    is_reversed = own.philosophers != their.philosophers
    lines.append(would("win" if would_win(own, their) else "lose", "CC-V9" if is_reversed else "CC-V6"))
    return lines


def would_win(own: Side, their: Side) -> bool:
    """CC-V6, CC-V8, CC-V9 Whether this side would win a vote: equal influence wins nothing."""
    is_reversed = own.philosophers != their.philosophers
    return own.influence != their.influence and (own.influence > their.influence) != is_reversed


def factions_led(state: State, seat: int) -> int:
    """CC-V6 In how many factions with a patrician left this seat would win a vote, all cards turned up."""
    left = [faction for faction in range(FACTIONS) if state.patricians[faction] > 0]
    return sum(would_win(side_of(state, seat, f), side_of(state, other(seat), f)) for f in left)


def spoken(view: State, move: Move) -> Line | None:
    """CC-A6 A veto, or none, with the card that it is about."""
    if move.verb not in (Verb.VETO, Verb.LET_PASS) or view.action == NONE:
        return None
    return Line(f"{GAME}-move-{hyphened(move.name)}-card", {"action": thing(GAME, Action(int(view.action)))})


# fmt: off
STAKES = {
    "factions": Stake(factions_led, 0.5),
    "hand":     Stake(lambda state, seat: int(cards_in_hand(state, seat)), 1.0, taken=False),
}
# fmt: on


def lay_told(view: State, move: Move) -> list[Line]:
    """CC-T4, CC-V1, CC-V2 The sums after laying; an extraordinary vote; how likely the faction is asked."""
    seat, card, faction = int(view.seat), move.parts["card"], move.parts["faction"]
    if view.phase == Phase.ARRANGE:
        return []  # nothing can be said of a table on which nothing lies yet
    own = side_of(view, seat, faction)
    own = Side(own.influence + int(VALUE[card]), own.philosophers + int(card == Card.PHILOSOPHER), 0)
    lines = standing_told(faction, own, side_of(view, other(seat), faction))
    laid_again = int(total(view.face_down[seat, faction])) if view.phase == Phase.CASTLE else 0
    if cards_at(view, 0, faction) + cards_at(view, 1, faction) + laid_again + 1 == MOST_BOTH:
        lines.append(would("eight", "CC-V2"))
    return lines if view.phase == Phase.CASTLE else lines + votes_told(view, faction)


def votes_told(view: State, faction: int) -> list[Line]:
    """CC-V1 How many of the vote cards still in the pile ask this faction."""
    count, cards = int(view.vote_pile[faction]), int(total(view.vote_pile))
    return [would("asked", "CC-V1", count=count, cards=cards)]


def assassinate_told(view: State, move: Move) -> list[Line]:
    """CC-A1 The sums without the card."""
    seat, card, faction = int(view.seat), move.parts["card"], move.parts["faction"]
    their = side_of(view, other(seat), faction)
    gone = int(card == Card.PHILOSOPHER)
    their = Side(their.influence - int(VALUE[card]), their.philosophers - gone, their.unseen)
    return standing_told(faction, side_of(view, seat, faction), their) + answer_told(view)


def spy_told(view: State, move: Move) -> list[Line]:
    """CC-A2 How many cards would be seen."""
    foe = other(int(view.seat))
    count = int(view.hand_influence[foe]) + int(view.hand_actions[foe])
    return [would("spy", "CC-A2", count=count), *answer_told(view)]


def castle_told(view: State, move: Move) -> list[Line]:
    """CC-A3 How many cards would be taken up, and what they are worth together."""
    seat, factions = int(view.seat), (move.parts["faction"], move.parts["partner"])
    count = sum(int(cards_at(view, seat, faction)) for faction in factions)
    influence = sum(side_of(view, seat, faction).influence for faction in factions)
    return [would("castle", "CC-A3", count=count, influence=influence), *answer_told(view)]


def scout_told(view: State, move: Move) -> list[Line]:
    """CC-A4 How many cards would be turned up."""
    count = int(view.covered[other(int(view.seat)), move.parts["faction"]])
    return [would("scout", "CC-A4", count=count), *answer_told(view)]


def wrath_told(view: State, move: Move) -> list[Line]:
    """CC-A5 What both would lose."""
    return [wrath_line(view, int(view.seat), move.parts["faction"]), *answer_told(view)]


def wrath_line(view: State, seat: int, faction: int) -> Line:
    """CC-A5 How many cards of each the wrath of the gods discards."""
    own, their = int(cards_at(view, seat, faction)), int(cards_at(view, other(seat), faction))
    return would("wrath", "CC-A5", own=own, their=their)


def answer_told(view: State) -> list[Line]:
    """CC-A8 Whether the other may answer with a veto, by what the table sees."""
    return [would("answer", "CC-A8")] if may_answer(view, other(int(view.player))) else []


def veto_told(view: State, move: Move) -> list[Line]:
    """CC-A6 What the veto prevents."""
    return [would("veto", "CC-A6", action=thing(GAME, Action(int(view.action))))]


def let_pass_told(view: State, move: Move) -> list[Line]:
    """CC-A1 to CC-A5 What the action card then does to the seat that is asked."""
    seat, action, faction = int(view.seat), Action(int(view.action)), int(view.faction)
    if action == Action.ASSASSINATION:
        card = thing(GAME, Card(int(view.victim)))
        return [would("suffer-assassination", "CC-A1", card=card, faction=faction_name(faction))]
    if action == Action.SCOUT:
        names = {"faction": faction_name(faction)}
        return [would("suffer-scout", "CC-A4", count=int(view.covered[seat, faction]), **names)]
    if action == Action.WRATH:
        return [wrath_line(view, seat, faction)]
    return [would("suffer-spy", "CC-A2") if action == Action.SPY else would("suffer-castling", "CC-A3")]


def order_told(view: State, move: Move) -> list[Line]:
    """CC-S4 As which card it would be drawn: the last one laid comes first."""
    return [would("order", "CC-S4", number=int(view.hand_actions[view.seat]))]


def draw_told(view: State, move: Move) -> list[Line]:
    """CC-T10, CC-H2 What lies in the pile: its top card where its owner knows the order, else how many."""
    seat, pile = int(view.seat), move.parts["pile"]
    if pile == Pile.INFLUENCE:
        return [would("draw", "CC-T10", count=int(view.influence_size[seat]))]
    size = int(view.action_size[seat])
    top = int(view.ordered_pile[seat, size - 1])
    if top == NONE:
        return [would("draw", "CC-T10", count=size)]
    return [would("draw-top", "CC-H2", card=thing(GAME, Action(top)), count=size)]


def pass_told(view: State, move: Move) -> list[Line]:
    """CC-T11, CC-T5 What a passive turn is, and for whom it is an exchange.

    CC-T12, CC-T13 With nothing to exchange it is over, and two such end the game.
    """
    seat = int(view.seat)
    if cards_in_hand(view, seat) > 0 and cards_to_draw(view, seat) > 0:
        return [would("pass", "CC-T11") if view.hand_influence[seat] > 0 else would("pass-must", "CC-T5")]
    return idle_told(view, "pass-idle")


def idle_told(view: State, message: str) -> list[Line]:
    """CC-T12, CC-T13 Nothing is exchanged; twice in a row that ends the game."""
    lines = [would(message, "CC-T12")]
    return [*lines, would("end", "CC-T13")] if view.idle + 1 >= IDLE_TURNS else lines


def exchange_told(view: State, move: Move) -> list[Line]:
    """CC-T11 How many cards would be drawn for those discarded."""
    return [would("exchange", "CC-T11", count=int(view.to_draw) + 1)]


def done_told(view: State, move: Move) -> list[Line]:
    """CC-T18, CC-E3 What follows: extraordinary votes, refill and vote card or the end; or the draws of an exchange."""
    if view.phase == Phase.EXCHANGE and view.to_draw == 0:
        return idle_told(view, "exchange-nothing")
    if view.phase == Phase.EXCHANGE:
        return [would("exchange", "CC-T11", count=int(view.to_draw))]
    full = [faction_name(faction) for faction in range(FACTIONS) if is_full(view, faction)]
    lines = [Line(f"{GAME}-log-extraordinary", {"faction": name}, "CC-V2") for name in full]
    if is_alone_and_full(view, int(view.player)):  # CC-E13: what is asked first may make room again
        return lines or [would("five-everywhere", "CC-E3")]
    asking = sum(int(view.vote_pile[faction]) for faction in range(FACTIONS) if view.patricians[faction] > 0)  # CC-V15
    return [*lines, would("vote", "CC-V1", asking=asking, cards=int(total(view.vote_pile)))]


TELLERS: dict[Verb, Teller] = {
    Verb.ORDER: order_told, Verb.LAY_HIDDEN: lay_told, Verb.LAY_OPEN: lay_told, Verb.ASSASSINATE: assassinate_told,
    Verb.SPY: spy_told, Verb.CASTLE: castle_told, Verb.SCOUT: scout_told, Verb.WRATH: wrath_told,
    Verb.VETO: veto_told, Verb.LET_PASS: let_pass_told, Verb.DRAW: draw_told, Verb.PASS: pass_told,
    Verb.EXCHANGE: exchange_told, Verb.DONE: done_told,
}  # fmt: skip


def score_sheet(state: State, seat: int) -> Sheet:
    """CC-E4 to CC-E8 Every faction: its patricians, the majority, all of it; and the bonus."""
    lines: list[tuple[Line, Points]] = [
        (faction_name(faction), faction_points(state, seat, faction)) for faction in range(FACTIONS)
    ]
    shown = int(state.bonus_shown[seat])
    if shown != NONE:
        kept = 2 * int(state.won[seat, shown]) > int(FACTION_SIZE[shown])
        bonus = Line(f"{GAME}-sheet-bonus", {"faction": faction_name(shown)}, "CC-E8")
        lines.append((Line(f"{GAME}-sheet-bonuses", {}, "CC-E8"), [(bonus, BONUS_POINTS if kept else 0)]))
    return lines


def faction_points(state: State, seat: int, faction: int) -> Sheet:
    """CC-E5 to CC-E7 What the patricians of a faction count."""
    won, size = int(state.won[seat, faction]), int(FACTION_SIZE[faction])
    named: dict[str, int | Line] = {"faction": faction_name(faction)}
    lines = [(Line(f"{GAME}-sheet-won", named | {"count": won, "size": size}, "CC-E5"), won)] if won > 0 else []
    if 2 * won > size:
        lines.append((Line(f"{GAME}-sheet-majority", named, "CC-E6"), 1))
    if won == size:
        lines.append((Line(f"{GAME}-sheet-whole", named, "CC-E7"), 1))
    return lines
