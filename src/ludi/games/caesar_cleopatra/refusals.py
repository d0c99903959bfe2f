"""Why a move is not legal now, as Fluent messages with arguments. Written from views, so nothing hidden can be told."""

from ludi.core.actions import Move
from ludi.core.piles import total
from ludi.core.speech import hyphened, thing
from ludi.core.state import CHANCE, NONE, State
from ludi.core.texts import Line
from ludi.games.caesar_cleopatra.components import (
    INFLUENCES,
    MOST_BOTH,
    MOST_OWN,
    Action,
    Card,
    Pile,
)
from ludi.games.caesar_cleopatra.fields import Phase
from ludi.games.caesar_cleopatra.moves import Verb
from ludi.games.caesar_cleopatra.narration import (
    GAME,
    PLAYED,
    Reason,
    card_name,
    faction_name,
    figures_of,
    rule_of,
)
from ludi.games.caesar_cleopatra.rules.legal import first_uncovered, must_draw_influence
from ludi.games.caesar_cleopatra.state import cards_at, is_castled, other


def refuse(view: State, move: Move) -> Line:
    """Why this move is not legal now, in one sentence with the rule it rests on."""
    phase, verb = Phase(int(view.phase)), Verb(move.verb)
    if view.seat == NONE:
        return no("over", "CC-E1")
    verbs, rule = ASKED[phase]
    if view.seat == CHANCE:
        return no("chance", rule)
    if verb in verbs:
        return REASONS[verb](view, move)
    if verb in OUT_OF_PLACE and phase in (Phase.TURN, Phase.LAY, Phase.CLOSING):
        return no(*OUT_OF_PLACE[verb])
    return no("first", rule, ask=Line(f"{GAME}-ask-{hyphened(phase.name)}", figures_of(view)))


def no(message: str, rule: str, **values: int | Line) -> Line:
    """A refusal."""
    return Line(f"{GAME}-refuse-{message}", values, rule)


def lay_refused(view: State, move: Move) -> Line:
    """CC-S7, CC-S8, CC-A3, CC-T4, CC-T5, CC-T16."""
    seat, card, faction = int(view.seat), move.parts["card"], move.parts["faction"]
    if view.phase == Phase.ARRANGE:
        return arrange_refused(view, seat, card, faction)
    if view.phase == Phase.CASTLE:
        if faction not in (view.faction, view.partner) or view.lifted[seat, card] == 0:
            return no("not-lifted", "CC-A3")
        return room_refused(view, seat, faction)
    if view.laid:
        return no("laid", "CC-T4")
    if view.hand_influence[seat] == 0:
        return no("no-influence", "CC-T5")
    if view.hand[seat, card] == 0:
        return no_card(card, "CC-T4")
    return room_refused(view, seat, faction)


def arrange_refused(view: State, seat: int, card: int, faction: int) -> Line:
    """CC-S7, CC-S8."""
    if view.covered[seat, faction] > 0:
        return no("arranged", "CC-S7", faction=faction_name(faction))
    following = int(first_uncovered(view, seat))
    if faction != following:
        return no("arrange-order", "CC-S8", faction=faction_name(following))
    return no_card(card, "CC-S7")


def room_refused(view: State, seat: int, faction: int) -> Line:
    """CC-T7, CC-T8, CC-T9; with room at the faction, what lacks is a second card or room for it (CC-T16)."""
    if view.patricians[faction] == 0:
        return no("exhausted", "CC-T9", faction=faction_name(faction))
    own = cards_of(view, seat, faction)
    if own >= MOST_OWN:
        return no("own-limit", "CC-T7", faction=faction_name(faction))
    if own + cards_at(view, other(seat), faction) >= MOST_BOTH:
        return no("both-limit", "CC-T8", faction=faction_name(faction))
    return no("one-open", "CC-T16")


def cards_of(view: State, seat: int, faction: int) -> int:
    """CC-T7 How many own cards lie there, those that a castling has laid again among them."""
    laid_again = int(total(view.face_down[seat, faction])) if is_castled(view, seat, faction) else 0
    return int(cards_at(view, seat, faction)) + laid_again


def play_refused(view: State, move: Move) -> Line:
    """CC-T5, CC-T14, CC-A1 to CC-A5, CC-A11."""
    seat, action = int(view.seat), PLAYED[Verb(move.verb)]
    if view.played:
        return no("played", "CC-T14")
    if view.phase == Phase.TURN and view.hand_influence[seat] == 0:
        return no("no-influence", "CC-T5")
    if view.hand[seat, INFLUENCES + action] == 0:
        return no_card(INFLUENCES + action, rule_of(action))
    if action == Action.CASTLING:
        return no("castle-order" if move.parts["faction"] >= move.parts["partner"] else "needs-castling", "CC-A11")
    return no(f"needs-{hyphened(action.name)}", rule_of(action))


def no_card(card: int, rule: str) -> Line:
    """There is no such card to take."""
    return no("no-card", rule, card=card_name(card))


def choice_refused(view: State, move: Move) -> Line:
    """CC-S4, CC-A2, CC-A6, CC-T5, CC-T10, CC-T11 What was chosen is not there, or something else comes first."""
    if move.verb == Verb.DRAW and view.action_size[view.seat] > 0 and must_draw_influence(view, int(view.seat)):
        return no("influence-last", "CC-T5")
    if move.verb == Verb.DRAW:
        return no("empty-pile", "CC-T10", pile=thing(GAME, Pile(move.parts["pile"])))
    if move.verb == Verb.ORDER:
        return no_card(INFLUENCES + move.parts["action"], "CC-S4")
    if move.verb == Verb.DONE:
        return no("exchange-first", "CC-T5")
    if move.verb == Verb.VETO:
        return no_card(Card.VETO, "CC-A6")
    if move.verb == Verb.EXCHANGE and view.hand[view.seat, move.parts["card"]] > 0:
        is_all = view.to_draw == view.influence_size[view.seat] + view.action_size[view.seat]
        return no("exchange-limit", "CC-T12") if is_all else no("discard-first", "CC-T11")
    return no_card(move.parts["card"], "CC-A2" if move.verb == Verb.CHOOSE else "CC-T11")


# fmt: off
LAYS, PLAYS = {Verb.LAY_HIDDEN, Verb.LAY_OPEN}, set(PLAYED)
ASKED: dict[Phase, tuple[set[Verb], str]] = {
    Phase.ORDER: ({Verb.ORDER}, "CC-S4"),        Phase.BONUS: (set(), "CC-S6"),
    Phase.ARRANGE: ({Verb.LAY_HIDDEN}, "CC-S7"), Phase.TURN: (LAYS | PLAYS, "CC-T2"),
    Phase.LAY: (LAYS | PLAYS, "CC-T3"),          Phase.SECOND: ({Verb.LAY_OPEN}, "CC-T16"),
    Phase.CLOSING: (LAYS | PLAYS, "CC-T18"),     Phase.ANSWER: ({Verb.VETO}, "CC-A6"),
    Phase.SPY: ({Verb.CHOOSE}, "CC-A2"),         Phase.REPLACE: ({Verb.DRAW}, "CC-A14"),
    Phase.CASTLE: ({Verb.LAY_HIDDEN}, "CC-A3"),  Phase.EXTRAORDINARY: (set(), "CC-V2"),
    Phase.REFILL: ({Verb.DRAW}, "CC-T10"),       Phase.VOTE: (set(), "CC-V1"),
    Phase.REDRAW: ({Verb.DRAW, Verb.EXCHANGE}, "CC-T11"), Phase.EXCHANGE: ({Verb.EXCHANGE, Verb.DONE}, "CC-T11"),
}
OUT_OF_PLACE = {
    Verb.PASS: ("active", "CC-T2"),              Verb.DONE: ("lay-first", "CC-T3"),
    Verb.VETO: ("veto", "CC-A7"),                Verb.LET_PASS: ("no-answer", "CC-A6"),
}
REASONS: dict[Verb, Reason] = {
    **dict.fromkeys(LAYS, lay_refused), **dict.fromkeys(PLAYS, play_refused), Verb.EXCHANGE: choice_refused,
    Verb.DRAW: choice_refused, Verb.ORDER: choice_refused, Verb.DONE: choice_refused, Verb.VETO: choice_refused,
    Verb.CHOOSE: choice_refused,
}
# fmt: on
