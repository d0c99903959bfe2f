"""The log, as Fluent messages with arguments. Written from views, so nothing hidden can be told."""

from collections.abc import Callable, Sequence

from ludi.core.actions import Move
from ludi.core.speech import part_value, thing
from ludi.core.state import HIDDEN, NONE, State
from ludi.core.texts import Line
from ludi.games.roma.components import CARDS, COST, SEATS, Card, Seat
from ludi.games.roma.fields import Phase, Templum
from ludi.games.roma.moves import ACTIONS, Verb
from ludi.games.roma.rules.battle import defence_of
from ludi.games.roma.rules.opening import dealt_seat
from ludi.games.roma.state import last_turn, other

Teller = Callable[[State, Move, State], list[Line]]
Reason = Callable[[State, Move], Line]


def narrate(before: State, move: Move, after: State, viewer: int) -> Sequence[Line]:
    """What the log says: the move, what became of the piles, the next turn, the end."""
    lines, piles = TELLERS.get(Verb(move.verb), plain_told)(before, move, after), piles_told(before, move, after)
    told = [*lines[:1], *piles, *lines[1:]] if after.phase == Phase.LOOK else lines + piles  # RO-K14 rebuilt, then seen
    return told + turn_told(before, after) + end_told(after)


def log(message: str, rule: str, **values: int | Line) -> Line:
    """A line of the log."""
    return Line(f"roma-log-{message}", values, rule)


def log_card(message: str, rule: str, card: int, **values: int | Line) -> Line:
    """A line about a card, or about one the reader may not see."""
    if card == HIDDEN:
        return log(f"{message}-hidden", rule, **values)
    return log(message, rule, card=card_name(card), **values)


def seat_name(seat: int) -> Line:
    """The seat, to be said."""
    return thing("roma", Seat(seat))


def card_name(card: int) -> Line:
    """The card, to be said."""
    return thing("roma", Card(card))


def names_of(cards: Sequence[int]) -> Line:
    """One card after another."""
    if len(cards) == 1:
        return card_name(cards[0])
    return Line("roma-list", {"first": card_name(cards[0]), "rest": names_of(cards[1:])})


def cards_in(counts: Sequence[int]) -> list[int]:
    """Cards given as counts: one for each there is."""
    return [card for card in range(CARDS) for _ in range(counts[card])]


def rule_of(card: int) -> str:
    """RO-K1 to RO-K25 stand in the order of the cards."""
    return f"RO-K{card + 1}"


def draw_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-S1, RO-T6."""
    if before.phase == Phase.DEAL:
        return [log_card("dealt", "RO-S1", move.parts["card"], seat=seat_name(dealt_seat(before)))]
    return [log_card("drawn", "RO-T6", move.parts["card"], seat=seat_name(before.player))]


def roll_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-T2, RO-B1, RO-K21; the three action dice are told together, in the small game its only one (RO-M1)."""
    die = move.parts["die"] + 1
    if before.phase == Phase.THROW:
        return [log("thrown", "RO-K21", die=die), *points_told(before, after, "RO-K28")]
    if before.phase == Phase.BATTLE:
        card, defence = attacked(before)
        return [log("throw", "RO-B1", die=die, card=card, defence=defence), *outcome_told(before, after)]
    if after.phase == Phase.ROLL:
        return []
    one, two, three = map(int, after.dice)
    if two == NONE:
        return [log("rolls-one", "RO-M1", seat=seat_name(before.player), die=one)]
    return [log("roll", "RO-T2", seat=seat_name(before.player), one=one, two=two, three=three)]


def attacked(before: State) -> tuple[Line, int]:
    """RO-B3 The attacked card and its defence."""
    foe = other(before.player)
    return card_name(before.face_up[foe, before.target]), int(defence_of(before, foe, before.target))


def outcome_told(before: State, after: State) -> list[Line]:
    """RO-B2 Whether the attacked card fell, once that is decided."""
    if after.phase == Phase.ADD_DIE:
        return []
    fell = after.face_up[other(before.player), before.target] == NONE
    return [log("falls" if fell else "holds", "RO-B2", card=attacked(before)[0])]


def give_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-S2; when both have chosen, each sees what came. Watchers do not."""
    lines = [log_card("gives", "RO-S2", move.parts["card"], seat=seat_name(before.seat))]
    if after.phase == Phase.OPENING:
        if after.known[0, 0] == HIDDEN:
            return [*lines, log("exchanged", "RO-S2")]
        for seat in range(SEATS):
            lines.append(log("receives", "RO-S2", seat=seat_name(seat), cards=names_of(cards_in(after.known[seat]))))
    return lines


def lay_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-S3, RO-T9, RO-T10, RO-K5, RO-K11."""
    card, disc = move.parts["card"], move.parts["disc"]
    told: dict[str, int | Line] = {"seat": seat_name(before.seat), "disc": disc + 1}
    if before.phase == Phase.OPENING:
        lines = [log_card("lays-face-down", "RO-S3", card, **told)]
        return lines if after.phase == Phase.OPENING else [*lines, log("turned-up", "RO-S4")]
    if before.phase == Phase.ACTIONS:
        lines = [log_card("lays", "RO-T9", card, price=int(COST[card]), **told)]
    else:
        way = "lays-free" if before.phase == Phase.LAY_FREE else "lays-again"
        lines = [log_card(way, rule_of(before.actor), card, **told)]
    covered = before.face_up[before.player, disc]
    return lines if covered == NONE else [*lines, log("covered", "RO-T10", card=card_name(covered))]


def activate_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-T11, and what follows without a choice."""
    disc = move.parts["disc"]
    card = int(before.face_up[before.player, disc])
    line = log("activates", "RO-T11", seat=seat_name(before.player), card=card_name(card), disc=disc + 1)
    return [line, *deed_told(before, card, after)]


def copy_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-K9, and what follows without a choice."""
    card = move.parts["card"]
    return [
        log("copies", "RO-K9", seat=seat_name(before.player), card=card_name(card)),
        *deed_told(before, card, after),
    ]


def deed_told(before: State, card: int, after: State) -> list[Line]:
    """What a card does as soon as it is activated."""
    rule, seat = rule_of(card), seat_name(before.player)
    if after.phase == Phase.BATTLE:
        return [attack_told(card, after)]
    if after.phase == Phase.RELAY:
        return [log("takes-up", rule, seat=seat, cards=names_of(cards_in(after.lifted)))]
    if after.phase == Phase.LOOK:
        return [log("looks", rule, seat=seat, count=int(after.drawn_size)), log("knows", "RO-H4", seat=seat)]
    if card == Card.ESSEDUM:
        return [log("essedum", rule, points=2 * int(after.essedum))]
    return points_told(before, after, rule)


def attack_told(card: int, after: State) -> Line:
    """RO-B1 Who attacks whom."""
    target = card_name(after.face_up[other(after.player), after.target])
    return log("attacks", rule_of(card), card=card_name(card), target=target, disc=int(after.target) + 1)


def points_told(before: State, after: State, rule: str) -> list[Line]:
    """RO-E2, RO-E3 VP that came from the opponent or from the stock."""
    seat, foe = before.player, other(before.player)
    taken, gained = int(before.vp[foe] - after.vp[foe]), int(after.vp[seat] - before.vp[seat])
    if taken > 0:
        return [log("takes-points", rule, seat=seat_name(seat), points=taken)]
    lines = [log("gains-points", rule, seat=seat_name(seat), points=gained)] if gained > 0 else []
    if after.credited > before.credited:
        lines.append(log("credited", "RO-E2", points=int(after.credited - before.credited)))
    return lines


def keep_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-T6, RO-K14."""
    card, seat = move.parts["card"], seat_name(before.player)
    if before.phase == Phase.LOOK:
        return [log_card("takes-from-pile", "RO-K14", card, seat=seat)]
    lines = [log_card("keeps", "RO-T6", card, seat=seat)]
    discarded = [int(card) for card in after.discard[before.discard_size : after.discard_size]]
    return [*lines, log("discards", "RO-T6", seat=seat, cards=names_of(discarded))] if discarded else lines


def target_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-K1, RO-K7, RO-K10, RO-K13, RO-K24."""
    actor, disc = int(before.actor), move.parts["disc"]
    if after.phase == Phase.BATTLE:
        return [attack_told(actor, after)]
    target = card_name(before.face_up[other(before.player), disc])
    if actor == Card.GLADIATOR:
        return [log("sent-home", "RO-K7", card=target, seat=seat_name(other(before.player)))]
    own = card_name(before.face_up[before.player, before.disc])
    return [log("removed", rule_of(actor), card=target, own=own)]


def use_die_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-K17, RO-K20, RO-K21."""
    die, seat = move.parts["die"] + 1, seat_name(before.player)
    if before.phase == Phase.ADD_DIE:
        strength = int(before.battle_die) + die
        line = log("adds-die", "RO-K17", seat=seat, die=die, strength=strength, defence=attacked(before)[1])
        return [line, *outcome_told(before, after)]
    if before.phase == Phase.FORUM:
        return [log("second-die", "RO-K20", seat=seat, die=die), *points_told(before, after, "RO-K28")]
    if before.templum == Templum.THROWN:
        return [log("throws-third-die", "RO-K21", seat=seat)]
    return [log("third-die", "RO-K21", seat=seat, die=die), *points_told(before, after, "RO-K28")]


def figures_of(view: State) -> dict[str, int]:
    """RO-K21 Whether the third die that is asked for would be thrown again."""
    return {"thrown": int(view.templum == Templum.THROWN)} if view.phase == Phase.TEMPLUM else {}


def done_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-K17, RO-K21, RO-K26."""
    seat = seat_name(before.player)
    if before.phase == Phase.ADD_DIE:
        return [log("adds-no-die", "RO-K17", seat=seat), *outcome_told(before, after)]
    if before.phase == Phase.TEMPLUM:
        return [log("no-third-die", "RO-K21", seat=seat), *points_told(before, after, "RO-K28")]
    return [log("lays-no-more", "RO-K26", seat=seat)]


def plain_told(before: State, move: Move, after: State) -> list[Line]:
    """A move told in one line: who, and what its parts name."""
    message, rule = PLAIN[Verb(move.verb)]
    parts = ACTIONS.parts[move.verb]
    values = {"seat": seat_name(before.player)} if before.player != NONE else {}
    return [log(message, rule, **values | {name: part_value("roma", parts[name], i) for name, i in move.parts.items()})]


# fmt: off
PLAIN = {
    Verb.START: ("start", "RO-S3"),          Verb.REROLL: ("rerolls", "RO-T2"), Verb.ACCEPT: ("accepts", "RO-T2"),
    Verb.MONEY: ("money", "RO-T5"),          Verb.CARDS: ("cards", "RO-T6"),    Verb.BLOCK: ("blocks", "RO-K4"),
    Verb.TAKE: ("takes-person", "RO-K18"),   Verb.RAISE: ("raises", "RO-K3"),   Verb.LOWER: ("lowers", "RO-K3"),
    Verb.END_TURN: ("ends-turn", "RO-T3"),   Verb.BUY: ("buys", "RO-K12"),
}
TELLERS: dict[Verb, Teller] = {
    Verb.DRAW: draw_told,         Verb.ROLL: roll_told,  Verb.GIVE: give_told,     Verb.LAY: lay_told,
    Verb.ACTIVATE: activate_told, Verb.KEEP: keep_told,  Verb.TARGET: target_told, Verb.COPY: copy_told,
    Verb.USE_DIE: use_die_told,   Verb.DONE: done_told,
}
# fmt: on


def piles_told(before: State, move: Move, after: State) -> list[Line]:
    """RO-H5 The draw pile is empty; RO-T7 it is rebuilt, or nothing is left to draw."""
    lines = []
    drawing = move.verb == Verb.DRAW and before.phase == Phase.DRAW
    if (drawing and before.draw_size == 1) or (before.phase == Phase.LOOK and before.drawn_size == 1):
        lines.append(log("pile-empty", "RO-H5"))
    if before.discard_size > 0 == after.discard_size and move.verb != Verb.TAKE:
        lines.append(log("rebuilt", "RO-T7", count=int(before.discard_size)))
    if drawing and before.to_draw > 1 and after.phase == Phase.KEEP:
        lines.append(log("no-more-to-draw", "RO-T7"))
    return lines


def turn_told(before: State, after: State) -> list[Line]:
    """RO-T1 A turn begins, and empty discs cost points."""
    opened = before.phase == Phase.OPENING and after.phase != Phase.OPENING
    if not opened and (before.player == after.player or before.player == NONE):
        return []
    seat = after.player
    lines = [log("turn", "RO-T1", seat=seat_name(seat))]
    lost = int(before.vp[seat] - after.vp[seat])
    return [*lines, log("loses-points", "RO-T1", seat=seat_name(seat), points=lost)] if lost else lines


def ending(state: State) -> Line:
    """RO-E1, RO-E4, RO-E5 By what the game was won, in one sentence."""
    points = [int(state.vp[seat]) for seat in range(SEATS)]
    figures = {"points": max(points), "less": min(points)}
    if min(points) == 0:
        return Line("roma-end-no-points", {"seat": seat_name(points.index(0))}, "RO-E1")
    if state.stock == 0:
        return Line("roma-end-stock", figures, "RO-E1")
    return Line("roma-end-turns", {"turns": last_turn(state), **figures}, "RO-E5")


def end_told(after: State) -> list[Line]:
    """RO-E1, RO-E4, RO-E5 Why the game is over, and who has won."""
    if after.seat != NONE:
        return []
    points = [int(after.vp[seat]) for seat in range(SEATS)]
    if min(points) == 0:
        lines = [log("no-points-left", "RO-E1", seat=seat_name(points.index(0)))]
    elif after.stock == 0:
        lines = [log("stock-empty", "RO-E1")]
    else:
        lines = [log("last-turn", "RO-E5", turns=last_turn(after))]
    if points[0] == points[1]:
        return [*lines, log("draw", "RO-E4", points=points[0])]
    winner = points.index(max(points))
    return [*lines, log("wins", "RO-E4", seat=seat_name(winner), points=max(points), less=min(points))]
