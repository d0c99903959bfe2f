"""What a move would do and what points are made of, as Fluent messages.

And for those who draw: the printed columns, and what is worked out of a view for them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ludi.core.actions import Move
from ludi.core.fields import COUNT, NUMBER, Derived
from ludi.core.speech import thing
from ludi.core.stakes import Stake
from ludi.core.state import NONE, State
from ludi.core.texts import Line
from ludi.games.roma.components import COPIES, COST, DEFENCE, DISCS, FACES, KIND, Card, Kind, Seat
from ludi.games.roma.fields import DISC, Phase, Templum
from ludi.games.roma.moves import Verb
from ludi.games.roma.rules.battle import defence_of, lowered_by, raised_by
from ludi.games.roma.rules.dice import unused_dice
from ludi.games.roma.rules.places import count_face_up, count_next_to, empty_places
from ludi.games.roma.state import other

Teller = Callable[[State, Move], list[Line]]

PRINTED: dict[str, dict[str, Any]] = {
    "card": {"copies": COPIES, "kind": [Kind(kind) for kind in KIND], "cost": COST, "defence": DEFENCE},
    "disc": {"die": [disc + 1 for disc in range(DISCS)]},  # RO-C2, RO-T11 which die activates the card here
}


def forecast(view: State, move: Move) -> Sequence[Line]:
    """What the deciding seat can say of a legal move before it is made."""
    tell = TELLERS.get(Verb(move.verb))
    return tell(view, move) if tell else []


def score_sheet(state: State, seat: int) -> list[tuple[Line, int]]:
    """RO-C3 Victory points are counted as they lie."""
    return [(Line("roma-sheet-vp", rule="RO-C3"), int(state.vp[seat]))]


def defence_at(view: State, seat: int, disc: int) -> int:
    """RO-B3 The defence that counts at a place; 0 where no card lies face up."""
    return defence_of(view, seat, disc) if view.face_up[seat, disc] != NONE else 0


def raised_at(view: State, seat: int, disc: int) -> int:
    """RO-K25 What Turres add to it."""
    return raised_by(view, seat, disc) if view.face_up[seat, disc] != NONE else 0


def known_in_hand(view: State, seat: int) -> list[int]:
    """RO-H3, RO-H5 The cards of a hand that the other knows for certain.

    None while one of these may lie elsewhere: face down, as in the opening, or among the cards just drawn.
    """
    known = view.known[seat].tolist()
    is_sure = sum(known) <= view.hand_size[seat] and not view.covered[seat].any()
    return [max(0, count) if is_sure else 0 for count in known]


# fmt: off
DERIVED = {
    "defence":       Derived((Seat, DISC), NUMBER, defence_at,    "RO-B3 that counts; 0 where no card lies face up"),
    "raised":        Derived((Seat, DISC), NUMBER, raised_at,     "RO-K25 what Turres add to it"),
    "lowered":       Derived((Seat,),      NUMBER, lowered_by,    "RO-K15 what Essedum takes from every one"),
    "known_in_hand": Derived((Seat, Card), COUNT,  known_in_hand, "RO-H3, RO-H5 what the other knows for certain"),
}
# fmt: on


def spoken(view: State, move: Move) -> Line | None:
    """A move that names a disc, with the card it is about; RO-K21 a die that is thrown again."""
    if move.verb == Verb.USE_DIE and view.phase == Phase.TEMPLUM and view.templum == Templum.THROWN:
        return Line("roma-move-use-die-thrown", {"die": move.parts["die"] + 1})
    whose = {Verb.ACTIVATE: int(view.seat), Verb.TARGET: other(int(view.seat)), Verb.BLOCK: other(int(view.seat))}
    seat, disc = whose.get(Verb(move.verb), NONE), move.parts.get("disc", NONE)
    if seat == NONE or view.face_up[seat, disc] == NONE:
        return None
    return Line(f"roma-move-{move.name}-card", {"card": card_at(view, seat, disc), "disc": disc + 1})


def cards_lying(state: State, seat: int) -> int:
    """The cards of a seat that lie face up."""
    return DISCS - int(empty_places(state, seat))


# fmt: off
STAKES = {
    "cards": Stake(cards_lying, 0.75),
    "coins": Stake(lambda state, seat: int(state.coins[seat]),     2.5, taken=False),
    "hand":  Stake(lambda state, seat: int(state.hand_size[seat]), 1.0, taken=False),
}
# fmt: on


def would(message: str, rule: str, **values: int | Line) -> Line:
    """A line of the forecast."""
    return Line(f"roma-would-{message}", values, rule)


def card_at(view: State, seat: int, disc: int) -> Line:
    """The card at a place, to be said."""
    return thing("roma", Card(int(view.face_up[seat, disc])))


def money_told(view: State, move: Move) -> list[Line]:
    """RO-T5."""
    die = move.parts["die"] + 1
    return [would("money", "RO-T5", coins=die, all=int(view.coins[view.seat]) + die)]


def cards_told(view: State, move: Move) -> list[Line]:
    """RO-T6, RO-T7."""
    die = move.parts["die"] + 1
    return [would("draw", "RO-T6", count=min(die, int(view.draw_size) + int(view.discard_size)))]


def lay_told(view: State, move: Move) -> list[Line]:
    """RO-T9, RO-T10 What it costs, and what it covers."""
    seat, disc = int(view.seat), move.parts["disc"]
    price = int(COST[move.parts["card"]])
    lines = (
        [would("pay", "RO-T9", price=price, left=int(view.coins[seat]) - price)] if view.phase == Phase.ACTIONS else []
    )
    if view.face_up[seat, disc] != NONE:
        lines.append(would("cover", "RO-T10", card=card_at(view, seat, disc)))
    return lines


def activate_told(view: State, move: Move) -> list[Line]:
    """RO-T11 What the card at this disc does."""
    disc = move.parts["disc"]
    return act_told(view, int(view.face_up[view.seat, disc]), disc)


def copy_told(view: State, move: Move) -> list[Line]:
    """RO-K9 What the copied card does where Scaenicus lies."""
    return act_told(view, move.parts["card"], int(view.disc))


def act_told(view: State, card: int, disc: int) -> list[Line]:
    """What a card does that asks for nothing more, and the odds of those that attack straight ahead."""
    seat, foe = int(view.seat), other(int(view.seat))
    if card in (Card.LEGIONARIUS, Card.CENTURIO):
        lines, others = battle_told(view, disc), unused_dice(view) - (view.phase == Phase.ACTIONS)
        return [*lines, would("add-die", "RO-K17")] if card == Card.CENTURIO and others else lines
    if card == Card.LEGAT:
        return gain_told(view, int(empty_places(view, foe)), "RO-K2")
    if card == Card.TRIBUNUS_PLEBIS:
        return take_told(view, 1, "RO-K16")
    if card == Card.MERCATUS:
        return take_told(view, int(count_face_up(view, foe, Card.FORUM)), "RO-K22")
    if card == Card.ESSEDUM:
        return [would("essedum", "RO-K15", points=2 * (int(view.essedum) + 1))]
    return forum_told(view, seat, disc) if card == Card.FORUM else []


def forum_told(view: State, seat: int, disc: int) -> list[Line]:
    """RO-K19, RO-K20, RO-K21 What the other dice can bring, from the least to the most."""
    dice = sorted(int(die) for die in view.dice if die != NONE)
    if disc + 1 in dice and view.phase == Phase.ACTIONS:
        dice.remove(disc + 1)  # the die that activates
    bonus = 2 * int(count_next_to(view, seat, disc, Card.BASILICA))
    third = len(dice) > 1 and count_next_to(view, seat, disc, Card.TEMPLUM) > 0
    most = dice[-1] + bonus + (0 if not third else FACES if view.templum == Templum.THROWN else dice[-2])
    least = dice[0] + bonus
    if least == most:
        return [would("forum-sure", "RO-K20", points=most)]
    return [would("forum", "RO-K20", least=least, most=most)]


def gain_told(view: State, points: int, rule: str) -> list[Line]:
    """RO-E1 Points from the stock, and whether that ends the game."""
    lines = [would("gain", rule, points=points)]
    return [*lines, would("end", "RO-E1")] if points >= view.stock else lines


def take_told(view: State, points: int, rule: str) -> list[Line]:
    """RO-E1, RO-E3 Points from the opponent, and whether that ends the game."""
    theirs = int(view.vp[other(int(view.seat))])
    lines = [would("take", rule, points=min(points, theirs))]
    return [*lines, would("end", "RO-E1")] if points >= theirs else lines


def battle_told(view: State, disc: int) -> list[Line]:
    """RO-B2, RO-B3 What the battle die must show, and how likely that is."""
    foe = other(int(view.seat))
    needs = int(defence_of(view, foe, disc))
    card = card_at(view, foe, disc)
    if needs > FACES:
        return [would("battle-hopeless", "RO-B2", card=card, needs=needs)]
    if needs <= 1:
        return [would("battle-sure", "RO-B2", card=card)]
    percent = round(100 * (FACES + 1 - needs) / FACES)
    return [would("battle", "RO-B2", card=card, needs=needs, percent=percent)]


def target_told(view: State, move: Move) -> list[Line]:
    """RO-K1, RO-K7, RO-K10, RO-K13, RO-K24."""
    disc, seat, foe = move.parts["disc"], int(view.seat), other(int(view.seat))
    if view.actor in (Card.VELITES, Card.ONAGER):
        return battle_told(view, disc)
    card = card_at(view, foe, disc)
    if view.actor == Card.GLADIATOR:
        return [would("send-home", "RO-K7", card=card)]
    rule = "RO-K1" if view.actor == Card.SICARIUS else "RO-K13"
    return [would("remove", rule, card=card, own=card_at(view, seat, int(view.disc)))]


def use_die_told(view: State, move: Move) -> list[Line]:
    """RO-K17, RO-K20, RO-K21."""
    die, seat = move.parts["die"] + 1, int(view.seat)
    if view.phase == Phase.ADD_DIE:
        needs, strength = int(defence_of(view, other(seat), int(view.target))), int(view.battle_die) + die
        return [would("fall" if strength >= needs else "hold", "RO-K17", strength=strength, needs=needs)]
    if view.phase == Phase.FORUM:
        bonus = 2 * int(count_next_to(view, seat, int(view.disc), Card.BASILICA))
        third = unused_dice(view) > 1 and count_next_to(view, seat, int(view.disc), Card.TEMPLUM) > 0
        lines = gain_told(view, die + bonus, "RO-K20")
        return [*lines, would("third-die", "RO-K21")] if third else lines
    if view.templum == Templum.THROWN:
        return [would("throw", "RO-K21", least=int(view.payout) + 1, most=int(view.payout) + FACES)]
    return gain_told(view, int(view.payout) + die, "RO-K21")


def done_told(view: State, move: Move) -> list[Line]:
    """RO-K21 Without the third die."""
    return gain_told(view, int(view.payout), "RO-K20") if view.phase == Phase.TEMPLUM else []


def block_told(view: State, move: Move) -> list[Line]:
    """RO-K4 What would stand still."""
    disc, foe = move.parts["disc"], other(int(view.seat))
    if view.face_up[foe, disc] == NONE:
        return [would("block-empty", "RO-K4", disc=disc + 1)]
    return [would("block", "RO-K4", card=card_at(view, foe, disc))]


def change_told(view: State, move: Move) -> list[Line]:
    """RO-K3."""
    die = move.parts["die"] + 1
    return [would("die", "RO-K3", die=die, new=die + (1 if move.verb == Verb.RAISE else -1))]


def buy_told(view: State, move: Move) -> list[Line]:
    """RO-K12."""
    points = move.parts["points"] + 1
    left = int(view.coins[view.seat]) - 2 * points
    return [would("pay", "RO-K12", price=2 * points, left=left), *take_told(view, points, "RO-K12")]


def end_told(view: State, move: Move) -> list[Line]:
    """RO-T1, RO-T3 Dice that lapse, and what empty discs cost when the next turn begins."""
    unused, empty = int(unused_dice(view)), int(empty_places(view, int(view.seat)))
    lines = [would("lapse", "RO-T3", count=unused)] if unused else []
    return [*lines, would("empty", "RO-T1", count=empty)] if empty else lines


# fmt: off
TELLERS: dict[Verb, Teller] = {
    Verb.MONEY: money_told,   Verb.CARDS: cards_told,   Verb.LAY: lay_told,       Verb.ACTIVATE: activate_told,
    Verb.COPY: copy_told,     Verb.TARGET: target_told, Verb.BLOCK: block_told,   Verb.USE_DIE: use_die_told,
    Verb.RAISE: change_told,  Verb.LOWER: change_told,  Verb.BUY: buy_told,       Verb.DONE: done_told,
    Verb.END_TURN: end_told,
}
# fmt: on
