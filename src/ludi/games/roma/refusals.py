"""Why a move is not legal now, as Fluent messages with arguments. Written from views, so nothing hidden can be told."""

from ludi.core.actions import Move
from ludi.core.speech import hyphened
from ludi.core.state import CHANCE, NONE, State
from ludi.core.texts import Line
from ludi.games.roma.components import COST, KIND, Card, Kind
from ludi.games.roma.fields import Phase
from ludi.games.roma.moves import Verb
from ludi.games.roma.narration import Reason, card_name, figures_of, rule_of
from ludi.games.roma.rules.cards import target_kind
from ludi.games.roma.rules.dice import has_die
from ludi.games.roma.rules.places import has_face_up, is_passive
from ludi.games.roma.state import other


def refuse(view: State, move: Move) -> Line:
    """Why this move is not legal now, in one sentence with the rule it rests on."""
    phase = Phase(int(view.phase))
    if view.seat in (NONE, CHANCE):
        return no("over", "RO-E1") if view.seat == NONE else no("chance", CHANCES[phase])
    verbs, rule = ASKED[phase]
    if move.verb == Verb.TARGET and Verb.LAY in verbs:
        return no("own-side", "RO-S3" if phase == Phase.OPENING else "RO-T9")
    if move.verb in verbs:
        return REASONS[Verb(move.verb)](view, move)
    if phase == Phase.ACTIONS:
        return no(*UNASKED.get(Verb(move.verb), ("unasked", "RO-T14")))
    return no("first", rule, ask=Line(f"roma-ask-{hyphened(phase.name)}", figures_of(view)))


def no(message: str, rule: str, **values: int | Line) -> Line:
    """A refusal."""
    return Line(f"roma-refuse-{message}", values, rule)


def die_refused(view: State, move: Move) -> Line:
    """RO-T4, RO-T7, RO-K3."""
    die = move.parts["die"] + 1
    if not has_die(view, die):
        return no("no-die", "RO-T4", die=die)
    return no("nothing-to-draw", "RO-T7") if move.verb == Verb.CARDS else no("die-range", "RO-K3", die=die)


def lay_refused(view: State, move: Move) -> Line:
    """RO-S3, RO-T9, RO-K5, RO-K6, RO-K11, RO-K23."""
    card, disc, rule = move.parts["card"], move.parts["disc"] + 1, rule_of(int(view.actor))
    if view.phase == Phase.RELAY:
        return no("disc-taken", rule, disc=disc) if view.lifted[card] else no("not-lifted", rule, card=card_name(card))
    if view.hand[view.seat, card] == 0:
        return no("no-card", "RO-S3" if view.phase == Phase.OPENING else "RO-T9", card=card_name(card))
    if view.phase == Phase.OPENING:
        return no("disc-taken", "RO-S3", disc=disc)
    if view.phase == Phase.LAY_FREE:
        return no("persons-only" if view.actor == Card.SENATOR else "buildings-only", rule)
    return no("money", "RO-T9", card=card_name(card), price=int(COST[card]), coins=int(view.coins[view.seat]))


def activate_refused(view: State, move: Move) -> Line:
    """RO-T4, RO-T11, RO-T13, RO-K4."""
    disc = move.parts["disc"]
    card = int(view.face_up[view.seat, disc])
    if card == NONE:
        return no("empty-disc", "RO-T11", disc=disc + 1)
    if is_passive(card):
        return no("passive", "RO-T11", card=card_name(card))
    if view.blocked[view.seat, disc]:
        return no("blocked", "RO-K4", disc=disc + 1)
    return no("no-die", "RO-T4", die=disc + 1) if not has_die(view, disc + 1) else needs_told(card)


def needs_told(card: int) -> Line:
    """RO-T13 What this card would need."""
    return no(f"needs-{hyphened(Card(card).name)}", "RO-T13")


def copy_refused(view: State, move: Move) -> Line:
    """RO-K9, RO-T13."""
    card = move.parts["card"]
    copied = KIND[card] == Kind.PERSON and card != Card.SCAENICUS and has_face_up(view, view.seat, card)
    return needs_told(card) if copied else no("no-copy", "RO-K9", card=card_name(card))


def choice_refused(view: State, move: Move) -> Line:
    """The card is not among those to choose from: RO-S2, RO-T6, RO-K14, RO-K18."""
    drawn = ("not-drawn", "RO-K14" if view.phase == Phase.LOOK else "RO-T6")
    reasons = {Verb.GIVE: ("no-card", "RO-S2"), Verb.TAKE: ("not-discarded", "RO-K18")}
    return no(*reasons.get(Verb(move.verb), drawn), card=card_name(move.parts["card"]))


def answer_refused(view: State, move: Move) -> Line:
    """What a card asked for: a target, a disc to block (RO-K4), how many VP (RO-K12), at least one card (RO-K26)."""
    disc = move.parts.get("disc", NONE) + 1
    if move.verb == Verb.TARGET:
        kind = "person" if target_kind(int(view.actor)) == Kind.PERSON else "building"
        return no(f"no-{kind}", rule_of(int(view.actor)), disc=disc)
    if move.verb == Verb.BLOCK:
        return no("already-blocked", "RO-K4", disc=disc)
    if move.verb == Verb.BUY:
        return no("buy", "RO-K12", most=int(min(view.coins[view.seat] // 2, view.vp[other(view.seat)])))
    return no("lay-first", "RO-K26")


# fmt: off
CHANCES = {
    Phase.START: "RO-S3", Phase.DEAL: "RO-S1", Phase.ROLL: "RO-T2",
    Phase.DRAW: "RO-T6", Phase.BATTLE: "RO-B1", Phase.THROW: "RO-K21",
}
ASKED: dict[Phase, tuple[set[Verb], str]] = {
    Phase.GIVE: ({Verb.GIVE}, "RO-S2"),             Phase.OPENING: ({Verb.LAY}, "RO-S3"),
    Phase.REROLL: (set(), "RO-T2"),                 Phase.KEEP: ({Verb.KEEP}, "RO-T6"),
    Phase.LOOK: ({Verb.KEEP}, "RO-T14"),            Phase.TAKE: ({Verb.TAKE}, "RO-T14"),
    Phase.TARGET: ({Verb.TARGET}, "RO-T14"),        Phase.ADD_DIE: ({Verb.USE_DIE}, "RO-T14"),
    Phase.BLOCK: ({Verb.BLOCK}, "RO-T14"),          Phase.CHANGE_DIE: ({Verb.RAISE, Verb.LOWER}, "RO-T14"),
    Phase.LAY_FREE: ({Verb.LAY, Verb.DONE}, "RO-T14"), Phase.RELAY: ({Verb.LAY}, "RO-T14"),
    Phase.BUY: ({Verb.BUY}, "RO-T14"),              Phase.COPY: ({Verb.COPY}, "RO-T14"),
    Phase.FORUM: ({Verb.USE_DIE}, "RO-T14"),        Phase.TEMPLUM: ({Verb.USE_DIE}, "RO-T14"),
    Phase.ACTIONS: ({Verb.MONEY, Verb.CARDS, Verb.ACTIVATE, Verb.LAY}, "RO-T14"),
}
UNASKED = {Verb.REROLL: ("reroll", "RO-T2"), Verb.ACCEPT: ("reroll", "RO-T2"), Verb.GIVE: ("give", "RO-S2")}
REASONS: dict[Verb, Reason] = {
    Verb.MONEY: die_refused, Verb.CARDS: die_refused, Verb.USE_DIE: die_refused, Verb.RAISE: die_refused,
    Verb.LOWER: die_refused, Verb.LAY: lay_refused, Verb.ACTIVATE: activate_refused, Verb.COPY: copy_refused,
    Verb.GIVE: choice_refused, Verb.KEEP: choice_refused, Verb.TAKE: choice_refused, Verb.TARGET: answer_refused,
    Verb.BLOCK: answer_refused, Verb.BUY: answer_refused, Verb.DONE: answer_refused,
}
# fmt: on
