"""Chapter 7. Who may see what, and what a seat may take for possible."""

from typing import Any

from ludi.core.actions import Move
from ludi.core.chance import below
from ludi.core.piles import take_random, total
from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import FORTUNA_COPIES, FORTUNAS, OFFERED, SEATS, STAGES, TILES
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.moves import Verb
from ludi.games.alea_iacta_est.state import copies_of, has_templum, tiles_of


def seen_move(before: State, move: Move, viewer: int) -> Move:
    """AI-H1, AI-H2 A move as this seat sees it: tiles drawn or kept face down are for their owner alone."""
    if viewer == before.player:
        return move
    if move.verb in (Verb.DRAW_TILE, Verb.KEEP_TILE):
        return move.hiding("tile")
    if move.verb == Verb.DRAW_FORTUNA:  # a second tile (AI-V3) is opened together with the first
        return move.hiding("value")
    return move


def imagine(view: State, seat: int, rng: Any) -> None:
    """Deal what this seat cannot see: Fortuna and senate tiles, in others' hands and in the piles."""
    imagine_fortuna(view, seat, rng)
    imagine_senate(view, seat, rng)


def imagine_fortuna(view: State, seat: int, rng: Any) -> None:
    """AI-H1 Open tiles first: from which pile each came. Then the closed ones: of the old pile, and of the one now."""
    for owner in range(SEATS):
        for value in range(FORTUNAS):
            if owner != seat:
                view.fortuna_early[owner, value] = 0
                view.fortuna_drawn[owner, value] = 0
    sort_opened(view, seat, rng)
    for owner in range(SEATS):
        if is_half_open(view, owner) and owner != seat:
            sort_half_opened(view, owner, rng)
    for value in range(FORTUNAS):
        view.fortuna_pile[value] = undealt_early(view, value)
    for owner in range(SEATS):
        missing = view.fortuna_early_size[owner] - total(view.fortuna_early[owner])
        fill_fortuna(view, view.fortuna_early[owner], missing, rng)
    for value in range(FORTUNAS):
        view.fortuna_pile[value] = undealt_late(view, value)
    for owner in range(SEATS):
        missing = view.fortuna_drawn_size[owner] - total(view.fortuna_drawn[owner])
        fill_fortuna(view, view.fortuna_drawn[owner], missing, rng)


def undealt_early(view: State, value: int) -> int:
    """AI-H1 Of the tiles drawn before the pile was shuffled anew: how many of a value are not placed yet."""
    if total(view.fortuna_anew) == 0:
        return 0
    count = closed_at_first(view, value) - view.fortuna_anew[value]
    for owner in range(SEATS):
        count -= view.fortuna_early[owner, value]
    return count


def undealt_late(view: State, value: int) -> int:
    """AI-H1 Of the pile as it was when it was last shuffled: how many of a value are not placed yet."""
    count = closed_at_first(view, value) if total(view.fortuna_anew) == 0 else int(view.fortuna_anew[value])
    for owner in range(SEATS):
        count -= view.fortuna_drawn[owner, value]
    return count


def closed_at_first(view: State, value: int) -> int:
    """AI-H1 How many Fortuna tiles of a value lay face down somewhere before any was opened in this stage."""
    if not has_templum(view):
        return 0
    count = int(FORTUNA_COPIES[value]) - view.fortuna_beside[value]
    for owner in range(SEATS):
        count += view.fortuna_opened[owner, value] - view.fortuna[owner, value]
    return count


def sort_opened(view: State, seat: int, rng: Any) -> None:
    """AI-H1 Who has opened every tile has opened as many of each pile as were drawn from it: chance says which.

    All ways to sort the tiles of all such seats are gone through twice: to count the deals each stands for, and to
    stop at the one that chance picks. So what follows for closed tiles is as likely as it is at the table.
    """
    for owner in range(SEATS):
        if is_all_open(view, owner) and owner != seat:
            sort_first(view, owner, 0, view.fortuna_early_size[owner])
    together = deals_sorted_so(view, seat)
    while sort_otherwise(view, seat):
        together += deals_sorted_so(view, seat)
    left = below(rng, together) - deals_sorted_so(view, seat) if together > 0 else NONE
    while left >= 0:
        sort_otherwise(view, seat)
        left -= deals_sorted_so(view, seat)


def is_all_open(view: State, owner: int) -> bool:
    """Whether a seat has opened all tiles it drew this stage."""
    drawn = view.fortuna_early_size[owner] + view.fortuna_drawn_size[owner]
    return drawn > 0 and total(view.fortuna_opened[owner]) == drawn


def is_half_open(view: State, owner: int) -> bool:
    """Whether a seat has opened some of its tiles, not all: the leader, between the two that are kept."""
    return total(view.fortuna_opened[owner]) > 0 and not is_all_open(view, owner)


def sort_first(view: State, owner: int, first: int, early: int) -> None:
    """Open tiles from this value on: so many, the lowest, are from before the shuffling, the others from since."""
    for value in range(first, FORTUNAS):
        here = min(int(early), int(view.fortuna_opened[owner, value]))
        view.fortuna_early[owner, value] = here
        view.fortuna_drawn[owner, value] = view.fortuna_opened[owner, value] - here
        early -= here


def sort_otherwise(view: State, seat: int) -> bool:
    """The next way to sort the open tiles of all seats; False when it is the first one again."""
    for owner in range(SEATS):
        if is_all_open(view, owner) and owner != seat:
            if sort_next(view, owner):
                return True
            sort_first(view, owner, 0, view.fortuna_early_size[owner])
    return False


def sort_next(view: State, owner: int) -> bool:
    """The next way to sort a seat's open tiles: one value gives a tile to the higher ones; False after the last."""
    early, room = 0, 0
    for value in range(FORTUNAS - 1, -1, -1):
        if view.fortuna_early[owner, value] > 0 and room > 0:
            view.fortuna_early[owner, value] -= 1
            view.fortuna_drawn[owner, value] += 1
            sort_first(view, owner, value + 1, early + 1)
            return True
        early += int(view.fortuna_early[owner, value])
        room += int(view.fortuna_drawn[owner, value])
    return False


def deals_sorted_so(view: State, seat: int) -> int:
    """How many deals the open tiles, sorted like this, stand for; 0 where the piles did not hold such tiles."""
    deals = 1
    for value in range(FORTUNAS):
        early, late = undealt_early(view, value), undealt_late(view, value)
        if early < 0 or late < 0:
            return 0
        deals *= combinations(early + late, early)
        for owner in range(SEATS):
            if is_all_open(view, owner) and owner != seat:
                deals *= combinations(view.fortuna_opened[owner, value], view.fortuna_early[owner, value])
    return deals


def combinations(things: int, chosen: int) -> int:
    """In how many ways so many of these things can be chosen."""
    ways = 1
    for nth in range(int(chosen)):
        ways = ways * (int(things) - nth) // (nth + 1)
    return ways


def sort_half_opened(view: State, owner: int, rng: Any) -> None:
    """AI-H1 A tile the leader has opened came from either pile, as likely as a tile drawn at random there would."""
    for value in range(FORTUNAS):
        for _ in range(view.fortuna_opened[owner, value]):
            early = int(view.fortuna_early_size[owner]) - total(view.fortuna_early[owner])
            late = int(view.fortuna_drawn_size[owner]) - total(view.fortuna_drawn[owner])
            old, new = 0, 0
            for kind in range(FORTUNAS):
                old += undealt_early(view, kind)
                new += undealt_late(view, kind)
            early *= undealt_early(view, value) * new
            late *= undealt_late(view, value) * old if old > 0 else 1
            if early + late > 0 and below(rng, early + late) < early:
                view.fortuna_early[owner, value] += 1
            else:
                view.fortuna_drawn[owner, value] += 1


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
