"""Chapter 7. Who may see what, and what a seat may take for possible."""

from typing import Any

from ludi.core.actions import Move
from ludi.core.chance import below
from ludi.core.piles import take_random, total
from ludi.core.record import NONE, State
from ludi.core.view import Sight
from ludi.games.alea_iacta_est.components import FORTUNA_COPIES, FORTUNAS, OFFERED, SEATS, STAGES, TILES
from ludi.games.alea_iacta_est.moves import Verb
from ludi.games.alea_iacta_est.state import Phase, copies_of, has_templum, tiles_of

_PUBLIC = (
    "points", "left_over", "bench", "players", "templum_self_raise", "start_player", "seat", "phase", "player",
    "starter", "stage", "rounds", "unrolled", "supply", "templum", "street", "castrum", "forum", "forum_owner",
    "latrina", "chips", "provinces", "patricians", "fortuna_pile_size", "fortuna_beside", "fortuna_anew",
    "fortuna_early_size", "fortuna_drawn_size", "fortuna", "senate_pile_size", "senators", "shown", "to_place",
    "to_draw", "to_keep",
)  # fmt: skip
_OWNER = (
    "fortuna_early", "fortuna_drawn", "offered", "senate", "passed",
)  # fmt: skip

# AI-H3, AI-H4 Everything is public but Fortuna tiles drawn this stage, senate tiles, and what lies in the piles.
SEEN_BY = dict.fromkeys(_PUBLIC, Sight.PUBLIC) | dict.fromkeys(_OWNER, Sight.OWNER)


def seen_move(before: State, move: Move, viewer: int) -> Move:
    """AI-H1, AI-H2 A move as this seat sees it: tiles drawn or kept face down are for their owner alone."""
    if viewer == before.player:
        return move
    if move.verb in (Verb.DRAW_TILE, Verb.KEEP_TILE):
        return move.hiding("tile")
    if move.verb == Verb.DRAW_FORTUNA and before.phase == Phase.FORTUNA:
        return move.hiding("value")
    return move


def imagine(view: State, seat: int, rng: Any) -> None:
    """Deal what this seat cannot see: Fortuna and senate tiles, in others' hands and in the piles."""
    imagine_fortuna(view, seat, rng)
    imagine_senate(view, seat, rng)


def imagine_fortuna(view: State, seat: int, rng: Any) -> None:
    """AI-H1 Tiles drawn before the pile was shuffled anew come from the old pile, all others from the one now."""
    for owner in range(SEATS):
        for value in range(FORTUNAS):
            if owner != seat:
                view.fortuna_early[owner, value] = 0
                view.fortuna_drawn[owner, value] = 0
    is_anew = total(view.fortuna_early_size) > 0
    for value in range(FORTUNAS):
        view.fortuna_pile[value] = unseen_fortuna(view, value) - view.fortuna_anew[value] if is_anew else 0
        if seat >= 0 and is_anew:
            view.fortuna_pile[value] -= view.fortuna_early[seat, value]
    for owner in range(SEATS):
        if owner != seat:
            fill_fortuna(view, view.fortuna_early[owner], view.fortuna_early_size[owner], rng)
    for value in range(FORTUNAS):
        view.fortuna_pile[value] = view.fortuna_anew[value] if is_anew else unseen_fortuna(view, value)
        if seat >= 0:
            view.fortuna_pile[value] -= view.fortuna_drawn[seat, value]
    for owner in range(SEATS):
        if owner != seat:
            fill_fortuna(view, view.fortuna_drawn[owner], view.fortuna_drawn_size[owner], rng)


def unseen_fortuna(view: State, value: int) -> int:
    """AI-H1 How many Fortuna tiles of a value lie face down somewhere."""
    if not has_templum(view):
        return 0
    count = FORTUNA_COPIES[value] - view.fortuna_beside[value]
    for owner in range(SEATS):
        count -= view.fortuna[owner, value]
    return count


def fill_fortuna(view: State, counts: Any, missing: int, rng: Any) -> None:
    """So many Fortuna tiles, drawn at random from those not placed yet."""
    left = total(view.fortuna_pile)
    for _ in range(missing):
        counts[take_random(view.fortuna_pile, left, rng)] += 1
        left -= 1


def imagine_senate(view: State, seat: int, rng: Any) -> None:
    """AI-H2 First what the viewer knows of the tiles passed on, then all others from the pile."""
    clear_senate(view, seat)
    for stage in range(STAGES):
        if view.senators[stage, 1] != NONE:
            recall_stage(view, seat, stage, rng)
    recall_offer(view, seat)
    for tile in range(TILES):
        view.senate_pile[tile] = copies_of(view, tile) - tiles_of(view, tile)
    for stage in range(STAGES):
        if view.senators[stage, 0] != NONE:
            fill_stage(view, stage, rng)
    fill_offer(view, rng)


def clear_senate(view: State, seat: int) -> None:
    """Nothing lies yet where the viewer sees nothing."""
    for tile in range(TILES):
        view.senate_pile[tile] = 0
    for owner in range(SEATS):
        if owner != seat:
            for place in range(OFFERED):
                view.offered[owner, place] = NONE
            for stage in range(STAGES):
                view.senate[owner, stage] = NONE
                view.passed[owner, stage, 0] = NONE
                view.passed[owner, stage, 1] = NONE


def kept_at(view: State, seat: int, stage: int) -> int:
    """The tile a seat got in a stage, as far as it is seen or imagined; NONE if not."""
    return max(view.senate[seat, stage], view.shown[seat, stage])


def recall_stage(view: State, seat: int, stage: int, rng: Any) -> None:
    """AI-H2 What the viewer knows of the tiles that the second of a stage kept and passed on."""
    first, second, third = view.senators[stage, 0], view.senators[stage, 1], view.senators[stage, 2]
    kept, left = kept_at(view, second, stage), NONE
    if seat == second:
        left = view.passed[second, stage, 0]
    elif third != NONE:
        left = kept_at(view, third, stage)
    if seat == first:
        which = below(rng, 2)  # the first knows both, but not which of them the second kept
        if kept != NONE:
            which = 0 if kept == view.passed[first, stage, 0] else 1
        kept, left = view.passed[first, stage, which], view.passed[first, stage, 1 - which]
    remember(view, stage, kept, left)


def remember(view: State, stage: int, kept: int, left: int) -> None:
    """AI-H2 Write down what the second of a stage kept and passed on, as far as it is settled."""
    second, third = view.senators[stage, 1], view.senators[stage, 2]
    view.passed[second, stage, 0] = left
    if view.phase != Phase.OVER:
        view.senate[second, stage] = kept
        if third != NONE:
            view.senate[third, stage] = left


def recall_offer(view: State, seat: int) -> None:
    """AI-H2 The first knows what the second chooses from; so the second knows what the first passed on."""
    first = view.senators[view.stage, 0]
    if view.phase == Phase.KEEP_TILE and first != NONE:
        for place in range(2):
            if seat == first:
                view.offered[view.player, place] = view.passed[first, view.stage, place]
            elif seat == view.player:
                view.passed[first, view.stage, place] = view.offered[seat, place]


def draw(view: State, rng: Any) -> int:
    """A senate tile from those not placed yet."""
    return take_random(view.senate_pile, total(view.senate_pile), rng)


def fill_stage(view: State, stage: int, rng: Any) -> None:
    """AI-V5 What the viewer does not know of a stage."""
    first, second = view.senators[stage, 0], view.senators[stage, 1]
    if kept_at(view, first, stage) == NONE:
        view.senate[first, stage] = draw(view, rng)
    if second != NONE:
        kept, left = kept_at(view, second, stage), view.passed[second, stage, 0]
        if kept == NONE:
            kept = draw(view, rng)
        if left == NONE:
            left = draw(view, rng)
        remember(view, stage, kept, left)
        write_pair(view, stage, kept, left)
    elif view.passed[first, stage, 0] == NONE and not (view.phase == Phase.KEEP_TILE and view.stage == stage):
        write_pair(view, stage, draw(view, rng), draw(view, rng))


def write_pair(view: State, stage: int, one: int, other: int) -> None:
    """AI-H2 The two tiles that the first of a stage passed on, in no order."""
    first = view.senators[stage, 0]
    view.passed[first, stage, 0] = min(one, other)
    view.passed[first, stage, 1] = max(one, other)


def fill_offer(view: State, rng: Any) -> None:
    """AI-V5 The tiles another seat is looking at."""
    if view.phase != Phase.TILES and view.phase != Phase.KEEP_TILE:
        return
    first = view.senators[view.stage, 0]
    if first == NONE:
        for place in range(OFFERED - view.to_draw):
            if view.offered[view.player, place] == NONE:
                view.offered[view.player, place] = draw(view, rng)
    elif view.offered[view.player, 0] == NONE:
        write_pair(view, view.stage, draw(view, rng), draw(view, rng))
        for place in range(2):
            view.offered[view.player, place] = view.passed[first, view.stage, place]
