"""The log, as Fluent messages with arguments. Written from views, so nothing hidden can be told."""

from collections.abc import Callable, Sequence
from typing import Any

from ludi.core.actions import Move
from ludi.core.speech import hyphened, part_value, thing
from ludi.core.state import HIDDEN, NONE, State
from ludi.core.texts import Line
from ludi.games.caesar_cleopatra.components import (
    FACTIONS,
    INFLUENCES,
    SEATS,
    VALUE,
    Action,
    Bonus,
    Card,
    Faction,
    Pile,
    Seat,
    Vote,
)
from ludi.games.caesar_cleopatra.fields import IN_HAND, ActionOrder, Phase, Scale
from ludi.games.caesar_cleopatra.moves import ACTIONS, Verb
from ludi.games.caesar_cleopatra.rules.turn import drawing_seat
from ludi.games.caesar_cleopatra.scoring import (
    IDLE_TURNS,
    has_influence,
    is_all_won,
    is_alone_and_full,
    is_winner,
    score_of,
)
from ludi.games.caesar_cleopatra.state import is_closed, other

GAME = "caesar-cleopatra"
Teller = Callable[[State, Move, State], list[Line]]
Reason = Callable[[State, Move], Line]


def narrate(before: State, move: Move, after: State, viewer: int) -> Sequence[Line]:
    """What the log says: the move and what it brought, the next turn, the end."""
    lines = TELLERS.get(Verb(move.verb), plain_told)(before, move, after)
    return lines + turn_told(before, after) + end_told(after)


def log(message: str, rule: str, **values: int | Line) -> Line:
    """A line of the log."""
    return Line(f"{GAME}-log-{message}", values, rule)


def log_card(message: str, rule: str, card: int, **values: int | Line) -> Line:
    """A line about a card, or about one the reader may not see."""
    if card == HIDDEN:
        return log(f"{message}-hidden", rule, **values)
    return log(message, rule, card=card_name(card), **values)


def seat_name(seat: int) -> Line:
    """The seat, to be said."""
    return thing(GAME, Seat(seat))


def card_name(card: int) -> Line:
    """The card, to be said."""
    return thing(GAME, Card(card))


def faction_name(faction: int) -> Line:
    """The faction, to be said."""
    return thing(GAME, Faction(faction))


def names_of(cards: Sequence[int]) -> Line:
    """One card after another."""
    if len(cards) == 1:
        return card_name(cards[0])
    return Line(f"{GAME}-list", {"first": card_name(cards[0]), "rest": names_of(cards[1:])})


def cards_in(counts: Any) -> list[int]:
    """Cards given as counts: one for each there is."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def bonus_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-S6."""
    bonus, seat = move.parts["bonus"], seat_name(before.player)
    if bonus == HIDDEN:
        return [log("bonus-hidden", "CC-S6", seat=seat)]
    return [log("bonus", "CC-S6", seat=seat, bonus=thing(GAME, Bonus(bonus)))]


def lay_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-S7, CC-A3, CC-T4, CC-S8 What is laid out unseen is told to the other when all of it lies."""
    ways = {Phase.ARRANGE: ("arranges", "CC-S7"), Phase.CASTLE: ("lays-again", "CC-A3")}
    message, rule = ways.get(Phase(int(before.phase)), ("lays-hidden", "CC-T4"))
    if move.parts["card"] == HIDDEN and message != "lays-hidden":
        return laid_out_told(before, after) if (after.phase, after.player) != (before.phase, before.player) else []
    told = {"seat": seat_name(before.seat), "faction": faction_name(move.parts["faction"])}
    return [log_card(message, rule, move.parts["card"], **told)]


def laid_out_told(before: State, after: State) -> list[Line]:
    """CC-S8, CC-M2 All opening cards lie, or all that a castling took up."""
    seat, faction, partner = int(before.seat), int(before.faction), int(before.partner)
    if before.phase == Phase.ARRANGE:
        return [log("arranged-small" if before.scale == Scale.SMALL else "arranged", "CC-S8", seat=seat_name(seat))]
    counts = {"count": int(after.covered[seat, faction]), "others": int(after.covered[seat, partner])}
    names = {"faction": faction_name(faction), "partner": faction_name(partner)}
    return [log("laid-again", "CC-A3", seat=seat_name(seat), **names, **counts)]


def deal_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-H3 Who draws sees the card; for all others the draw was told already."""
    card = move.parts["card"]
    return [] if card == HIDDEN else [log("dealt", "CC-H3", seat=seat_name(drawing_seat(before)), card=card_name(card))]


def draw_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-T10, CC-T11, CC-A14; the top card of a pile whose owner knows the order is seen at once by its owner."""
    seat, pile = int(before.seat), move.parts["pile"]
    rule = {Phase.REFILL: "CC-T10", Phase.REDRAW: "CC-T11"}.get(Phase(int(before.phase)), "CC-A14")
    lines = [log("draws", rule, seat=seat_name(seat), pile=thing(GAME, Pile(pile)))]
    if pile == Pile.ACTION and before.action_order == ActionOrder.CHOSEN and not is_closed(before, seat):
        top = int(before.ordered_pile[seat, before.action_size[seat] - 1])
        if top != HIDDEN:
            lines.append(log("dealt", "CC-H2", seat=seat_name(seat), card=card_name(INFLUENCES + top)))
    return lines


def play_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-A10, and what the card does, if no answer is asked for."""
    action = PLAYED[Verb(move.verb)]
    parts = ACTIONS.parts[move.verb]
    named = {name: part_value(GAME, parts[name], index) for name, index in move.parts.items()}
    line = log(f"plays-{hyphened(action.name)}", rule_of(action), seat=seat_name(before.player), **named)
    if after.phase == Phase.ANSWER:
        return [line]
    targets = (move.parts.get("faction", NONE), move.parts.get("partner", NONE), move.parts.get("card", NONE))
    return [line, *effect_told(before, action, targets, after)]


def let_pass_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-A6, and what the card does."""
    targets = (int(before.faction), int(before.partner), int(before.victim))
    return [
        log("lets-pass", "CC-A6", seat=seat_name(before.seat)),
        *effect_told(before, Action(int(before.action)), targets, after),
    ]


def rule_of(action: Action) -> str:
    """CC-A1 to CC-A6 stand in the order of the action cards."""
    return f"CC-A{action + 1}"


def effect_told(before: State, action: Action, targets: tuple[int, int, int], after: State) -> list[Line]:
    """CC-A1, CC-A2, CC-A3, CC-A4, CC-A5 What an action card does."""
    faction, partner, victim = targets
    seat, foe = int(before.player), other(int(before.player))
    if action == Action.ASSASSINATION:
        return [log("removed", "CC-A1", seat=seat_name(foe), card=card_name(victim), faction=faction_name(faction))]
    if action == Action.CASTLING:
        names = {"faction": faction_name(faction), "partner": faction_name(partner)}
        return [log("takes-up", "CC-A3", seat=seat_name(seat), count=int(after.lifted_size), **names)]
    if action == Action.SCOUT:
        turned = cards_in(after.face_up[foe, faction] - before.face_up[foe, faction])
        told = {"faction": faction_name(faction), "cards": names_of(turned)}
        return [log("turned-up", "CC-A4", seat=seat_name(foe), **told)]
    if action == Action.WRATH:
        return discards_told(before, after, "CC-A5")
    return spied_told(after, seat, foe)


def spied_told(after: State, seat: int, foe: int) -> list[Line]:
    """CC-A2, CC-H4 Both players know what was seen; watchers do not."""
    lines = [log("looks", "CC-A2", seat=seat_name(seat), other=seat_name(foe))]
    if after.known_actions[foe, 0] == HIDDEN:
        return lines
    places = [sum(1 for place in slots if place & IN_HAND) for slots in after.known[foe]]
    hand = cards_in([*places, *after.known_actions[foe]])
    return [*lines, log("hand", "CC-H4", seat=seat_name(foe), cards=names_of(hand))]


def discards_told(before: State, after: State, rule: str) -> list[Line]:
    """CC-T15 The influence cards that each player has just discarded."""
    lines = []
    for seat in range(SEATS):
        cards = cards_in(after.discard[seat, :INFLUENCES] - before.discard[seat, :INFLUENCES])
        if cards:
            lines.append(log("discards", rule, seat=seat_name(seat), cards=names_of(cards)))
    return lines


def veto_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-A6."""
    return [log("vetoes", "CC-A6", seat=seat_name(before.seat), action=thing(GAME, Action(int(before.action))))]


def pass_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-T11, CC-T12."""
    line = log("passive", "CC-T11", seat=seat_name(before.seat))
    return [line] if after.phase == Phase.EXCHANGE else [line, log("idle", "CC-T12", seat=seat_name(before.seat))]


def done_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-T18, CC-T11, CC-T12."""
    if before.phase == Phase.EXCHANGE and before.to_draw == 0:
        return [log("exchanges-nothing", "CC-T12", seat=seat_name(before.seat))]
    if before.phase == Phase.EXCHANGE:
        return [log("exchanged", "CC-T11", seat=seat_name(before.seat), count=int(before.to_draw))]
    return [log("done", "CC-T18", seat=seat_name(before.seat))]


def ask_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-V2."""
    faction = move.parts["faction"]
    return [log("extraordinary", "CC-V2", faction=faction_name(faction)), *vote_told(before, faction, after)]


def turn_up_told(before: State, move: Move, after: State) -> list[Line]:
    """CC-V1, CC-V15, CC-V16, CC-V17, CC-X1."""
    vote = Vote(move.parts["vote"])
    line = log("turned", "CC-V1", vote=thing(GAME, vote))
    if after.vote_removed[vote] > before.vote_removed[vote]:
        return [line, log("vote-removed", "CC-V15" if vote < FACTIONS else "CC-X1", vote=thing(GAME, vote))]
    if vote == Vote.ORGY:
        return [line, log("orgy", "CC-V16")]
    if vote == Vote.SHUFFLING_ORGY:
        return [line, log("orgy", "CC-V16"), log("shuffled", "CC-V17", count=int(after.vote_pile.sum()))]
    return [line, *vote_told(before, int(vote), after)]


def vote_told(before: State, faction: int, after: State) -> list[Line]:
    """CC-V5, CC-V6, CC-V7, CC-V8, CC-V9, CC-V14 What lay there is what still lies and what was discarded."""
    name = faction_name(faction)
    lay = after.face_up[:, faction] + after.discard[:, :INFLUENCES] - before.discard[:, :INFLUENCES]
    influence = [int(VALUE[:INFLUENCES] @ lay[seat]) for seat in range(SEATS)]
    lines = [log("influence", "CC-V5", faction=name, caesar=influence[0], cleopatra=influence[1])]
    if after.patricians[faction] == before.patricians[faction]:
        return [*lines, log("equal", "CC-V8", faction=name)]
    if lay[0, Card.PHILOSOPHER] != lay[1, Card.PHILOSOPHER]:
        lines.append(log("reversed", "CC-V9"))
    winner = 0 if after.won[0, faction] > before.won[0, faction] else 1
    lines.append(log("wins-patrician", "CC-V6", seat=seat_name(winner), faction=name))
    if after.patricians[faction] == 0:
        lines.append(log("exhausted", "CC-V14", faction=name))
    return lines + discards_told(before, after, "CC-V7")


def plain_told(before: State, move: Move, after: State) -> list[Line]:
    """A move told in one line: who, and what its parts name."""
    message, rule = PLAIN[Verb(move.verb)]
    parts = ACTIONS.parts[move.verb]
    named = {name: part_value(GAME, parts[name], index) for name, index in move.parts.items()}
    return [log(message, rule, seat=seat_name(before.seat), **named)]


# fmt: off
PLAIN = {
    Verb.LAY_OPEN: ("lays-open", "CC-T4"),   Verb.DECLINE: ("declines", "CC-A14"), Verb.CHOOSE: ("chooses", "CC-A2"),
    Verb.EXCHANGE: ("exchanges", "CC-T11"),  Verb.ORDER: ("orders", "CC-S4"),
}
PLAYED = {
    Verb.ASSASSINATE: Action.ASSASSINATION,  Verb.SPY: Action.SPY,      Verb.CASTLE: Action.CASTLING,
    Verb.SCOUT: Action.SCOUT,                Verb.WRATH: Action.WRATH,
}
TELLERS: dict[Verb, Teller] = {
    Verb.BONUS: bonus_told,       Verb.DEAL: deal_told,      Verb.TURN_UP: turn_up_told, Verb.ASK: ask_told,
    Verb.LAY_HIDDEN: lay_told,    Verb.VETO: veto_told,      Verb.LET_PASS: let_pass_told,
    Verb.DRAW: draw_told,         Verb.PASS: pass_told,      Verb.DONE: done_told,
    **dict.fromkeys(PLAYED, play_told),
}
# fmt: on


def turn_told(before: State, after: State) -> list[Line]:
    """CC-T1, CC-E2 A turn begins; a turn is only ever entered at its beginning."""
    if after.phase != Phase.TURN:
        return []
    seat = int(after.player)
    if before.phase != Phase.ARRANGE and before.player == seat:
        return [log("alone", "CC-E2", seat=seat_name(seat))]
    return [log("turn", "CC-T1", seat=seat_name(seat))]


def end_told(after: State) -> list[Line]:
    """CC-E1, CC-E3, CC-T13, CC-E14, CC-E10 Why the game is over, the bonus cards, and who has won."""
    if after.seat != NONE:
        return []
    lines = [end_reason(after)]
    for seat in range(SEATS):
        if after.bonus_shown[seat] != NONE:
            bonus = thing(GAME, Bonus(int(after.bonus_shown[seat])))
            lines.append(log("shows-bonus", "CC-E14", seat=seat_name(seat), bonus=bonus))
    points = [int(score_of(after, seat)) for seat in range(SEATS)]
    lines += [log("score", "CC-E5", seat=seat_name(seat), points=points[seat]) for seat in range(SEATS)]
    winners = [seat for seat in range(SEATS) if is_winner(after, seat)]
    return [*lines, log("draw", "CC-E10") if len(winners) > 1 else log("wins", "CC-E10", seat=seat_name(winners[0]))]


def ending(state: State) -> Line:
    """CC-E1, CC-E3, CC-T13, CC-E10 By what the game was won, in one sentence."""
    points = [int(score_of(state, seat)) for seat in range(SEATS)]
    figures = {"points": max(points), "less": min(points)}
    if points[0] == points[1] and not (is_winner(state, 0) and is_winner(state, 1)):
        return Line(f"{GAME}-end-patricians", figures, "CC-E10")
    reason = end_reason(state)
    return Line(reason.message.replace("-log-", "-end-"), figures, reason.rule)


def end_reason(after: State) -> Line:
    """CC-E1, CC-E3, CC-T13 Why the game is over."""
    if is_all_won(after):
        return log("all-won", "CC-E1")
    for seat in range(SEATS):
        if is_alone_and_full(after, seat) and (has_influence(after, seat) or seat == after.player):
            return log("five-everywhere", "CC-E3", seat=seat_name(seat))
    if not has_influence(after, 0) and not has_influence(after, 1):
        return log("no-influence", "CC-E1")
    return log("both-idle", "CC-T13") if after.idle >= IDLE_TURNS else log("no-room", "CC-E3")


def figures_of(view: State) -> dict[str, int]:
    """CC-M2, CC-T5 The figures that what is asked speaks of: how many factions are laid at, what must be exchanged."""
    if view.phase == Phase.ARRANGE:
        return {"factions": sum(int(left > 0) for left in view.patricians)}
    if view.phase == Phase.TURN:
        return {"influence": int(view.hand_influence[view.player])}
    if view.phase == Phase.EXCHANGE:
        return {"must": int(view.wanting and view.to_draw == 0)}
    return {}
