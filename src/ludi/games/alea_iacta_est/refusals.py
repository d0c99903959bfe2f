"""Why a move is not legal now, as Fluent messages with arguments. Written from views, so nothing hidden can be told."""

from collections.abc import Callable

from ludi.core.actions import Move
from ludi.core.state import CHANCE, NONE, State
from ludi.core.texts import Line
from ludi.games.alea_iacta_est.components import (
    HIGH_OF_PAIR,
    LOW_OF_PAIR,
)
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.moves import Verb
from ludi.games.alea_iacta_est.narration import GAME, figures_of
from ludi.games.alea_iacta_est.rules.castrum import sets_taken
from ludi.games.alea_iacta_est.rules.forum import lower_counts, lower_dice
from ludi.games.alea_iacta_est.rules.templum import dice_for_templum, is_templum_leader, sum_for_templum
from ludi.games.alea_iacta_est.state import has_templum

CHANCES = {  # by which rule chance acts in each phase
    Phase.START: "AI-S5", Phase.PROVINCES: "AI-S3", Phase.PATRICIANS: "AI-S3", Phase.ROLL: "AI-T2",
    Phase.FORTUNA: "AI-P4", Phase.SECOND_FORTUNA: "AI-V3", Phase.TILES: "AI-V5",
}  # fmt: skip
ASKED = {  # what is to be done in each phase, and the rule
    Phase.PLACE: "AI-T2", Phase.REROLL: "AI-T3", Phase.TEMPLUM: "AI-P2", Phase.KEEP_FORTUNA: "AI-V1",
    Phase.KEEP_TILE: "AI-V5", Phase.TAKE_PROVINCE: "AI-V8", Phase.TAKE_PATRICIAN: "AI-V10",
}  # fmt: skip
OF_PHASE = {
    Phase.REROLL: (Verb.REROLL, Verb.THROW), Phase.TEMPLUM: (Verb.TEMPLUM,), Phase.KEEP_FORTUNA: (Verb.KEEP_FORTUNA,),
    Phase.KEEP_TILE: (Verb.KEEP_TILE,), Phase.TAKE_PROVINCE: (Verb.TAKE_PROVINCE,),
    Phase.TAKE_PATRICIAN: (Verb.TAKE_PATRICIAN,),
}  # fmt: skip


def refused(message: str, rule: str, **values: int | str | Line) -> Line:
    """A reason."""
    return Line(f"{GAME}-refuse-{message}", values, rule)


def refuse(view: State, move: Move) -> Line:
    """Why a move is not legal now."""
    if view.seat == NONE:
        return refused("over", "AI-S6")
    if view.seat == CHANCE:
        return refused("chance", CHANCES[Phase(view.phase)])
    if move.verb <= Verb.DRAW_TILE:
        return refused("not-yours", "AI-T2")
    phase = Phase(view.phase)
    if move.verb not in OF_PHASE.get(phase, tuple(range(Verb.TEMPLUM, Verb.KEEP_FORTUNA))):
        asked = Line(f"{GAME}-ask-{phase.name.lower().replace('_', '-')}", figures_of(view))
        return refused("now", ASKED[phase], ask=asked)
    if phase in (Phase.TAKE_PROVINCE, Phase.TAKE_PATRICIAN):
        return refused("not-open", ASKED[phase])
    if phase in (Phase.KEEP_FORTUNA, Phase.KEEP_TILE):
        return refused("not-held", ASKED[phase])
    if "die" in move.parts and view.supply[view.seat, move.parts["die"]] == 0:
        return refused("no-die", "AI-T2", die=move.parts["die"] + 1)
    return REASONS[Verb(move.verb)](view, move)


def refuse_templum(view: State, move: Move) -> Line:
    """AI-S1, AI-P2, AI-P6."""
    seat = int(view.seat)
    if not has_templum(view):
        return refused("no-templum", "AI-S1")
    count = int(view.to_place) if view.phase == Phase.TEMPLUM else int(dice_for_templum(view, seat))
    if count == 0 and is_templum_leader(view, seat):
        return refused("leader", "AI-P6")
    if count > view.supply[seat].sum():
        return refused("templum-dice", "AI-P2", count=count)
    return refused("templum-sum", "AI-P2", count=count, sum=int(sum_for_templum(view, seat)))


def refuse_senatus(view: State, move: Move) -> Line:
    """AI-P7, AI-P8, AI-P9."""
    low, high = move.parts["low"], move.parts["high"]
    own_low, own_high = (int(end) for end in view.street[view.seat])
    if low > high:
        return refused("no-street", "AI-P7")
    if own_low != NONE and (low > own_low or high < own_high or (low, high) == (own_low, own_high)):
        length = own_high - own_low + 1
        return refused("own-street", "AI-P8", low=own_low + 1, high=own_high + 1, length=length)
    for face in range(low, high + 1):
        if view.supply[view.seat, face] == 0 and not (own_low != NONE and own_low <= face <= own_high):
            return refused("no-die", "AI-P7", die=face + 1)
    return refused("same-street", "AI-P9", low=low + 1, high=high + 1, length=high - low + 1)


def refuse_castrum(view: State, move: Move) -> Line:
    """AI-P10, AI-P12."""
    die, whole = move.parts["die"], int(view.castrum[view.seat, move.parts["die"]]) + move.parts["count"] + 1
    if sets_taken(view, die) >> whole & 1 and move.parts["count"] < view.supply[view.seat, die]:
        return refused("same-set", "AI-P12", die=die + 1, count=whole)
    return refused("few-dice", "AI-P10", die=die + 1, count=int(view.supply[view.seat, die]))


def refuse_forum(view: State, move: Move) -> Line:
    """AI-P16."""
    return refused("no-column", "AI-P16", lower=int(lower_dice(lower_counts(view), move.parts["die"])))


def refuse_pair(view: State, move: Move) -> Line:
    """AI-P13, AI-P16."""
    for face in (int(LOW_OF_PAIR[move.parts["dice"]]), int(HIGH_OF_PAIR[move.parts["dice"]])):
        if view.supply[view.seat, face] == 0:
            return refused("no-die", "AI-P13", die=face + 1)
    return refused("no-columns", "AI-P16")


def refuse_latrina(view: State, move: Move) -> Line:
    """AI-P17."""
    return refused("latrina", "AI-P17")


def refuse_reroll(view: State, move: Move) -> Line:
    """AI-T3."""
    return refused("no-chip", "AI-T3")


def refuse_throw(view: State, move: Move) -> Line:
    """AI-T3."""
    return refused("no-dice-chosen", "AI-T3")


REASONS: dict[Verb, Callable[[State, Move], Line]] = {
    Verb.TEMPLUM: refuse_templum, Verb.SENATUS: refuse_senatus, Verb.CASTRUM: refuse_castrum,
    Verb.FORUM: refuse_forum, Verb.FORUM_PAIR: refuse_pair, Verb.LATRINA: refuse_latrina, Verb.REROLL: refuse_reroll,
    Verb.THROW: refuse_throw,
}  # fmt: skip
