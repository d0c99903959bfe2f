"""What a move would do and what points are made of, as Fluent messages, and the printed columns for those who draw."""

from collections.abc import Callable, Sequence
from typing import Any

from ludi.core.actions import Move
from ludi.core.piles import total
from ludi.core.speech import thing
from ludi.core.state import NONE, State, copy_of
from ludi.core.texts import Line
from ludi.games.alea_iacta_est.components import (
    BORDER_COLOURS,
    COLOURS,
    FACES,
    FIRST_BORDER,
    FORTUNA_COPIES,
    FORUM_COLUMNS,
    HIGH_OF_PAIR,
    LOW_OF_PAIR,
    PATRICIAN_VALUE,
    PROVINCE_VALUE,
    RANKS,
    STAGES_PLAYED,
    TILE_COPIES,
    TILES_GIVEN,
    VALUES,
    Patrician,
    Province,
    Seat,
    Tile,
)
from ludi.games.alea_iacta_est.fields import Holder, Phase
from ludi.games.alea_iacta_est.moves import Verb
from ludi.games.alea_iacta_est.rules import score_sheet as sheets
from ludi.games.alea_iacta_est.rules.forum import place_in_forum, place_pair
from ludi.games.alea_iacta_est.rules.templum import dice_for_templum, templum_sum
from ludi.games.alea_iacta_est.scoring import points_in, result_of
from ludi.games.alea_iacta_est.state import seats_playing

GAME = "alea-iacta-est"
Teller = Callable[[State, Move], list[Line]]


def border_column(end: int) -> list[int]:
    """AI-R3 The colour on one end of each border tile, NONE for the other tiles."""
    return [int(BORDER_COLOURS[t - FIRST_BORDER, end]) if 0 <= t - FIRST_BORDER < COLOURS else NONE for t in Tile]


PRINTED: dict[str, dict[str, Any]] = {
    "province": {"value": PROVINCE_VALUE, "colour": [min(province // VALUES, COLOURS) for province in Province]},
    "patrician": {
        "value": PATRICIAN_VALUE,
        "colour": [patrician // (2 * RANKS) for patrician in Patrician],
        "sex": [patrician // RANKS % 2 for patrician in Patrician],
    },
    "tile": {"copies": TILE_COPIES, "colour": border_column(0), "second": border_column(1)},
    "fortuna": {"copies": FORTUNA_COPIES},
    "players": {"columns": FORUM_COLUMNS, "stages": STAGES_PLAYED, "tiles": TILES_GIVEN},
}


def forecast(view: State, move: Move) -> Sequence[Line]:
    """What the deciding seat can say of a legal move before it is made."""
    return TELLERS[Verb(move.verb)](view, move)


def would(message: str, rule: str, **values: int | str | Line) -> Line:
    """A line of the forecast."""
    return Line(f"{GAME}-would-{message}", values, rule)


def templum_told(view: State, move: Move) -> list[Line]:
    """AI-P2, AI-P4, AI-P5 The dice there, their sum, what is still missing, and the Fortuna tiles."""
    seat = int(view.player)
    missing = int(dice_for_templum(view, seat) if view.phase == Phase.PLACE else view.to_place) - 1
    there, shown = int(total(view.templum[seat])) + 1, int(templum_sum(view, seat)) + move.parts["die"] + 1
    lines = [would("templum", "AI-P2", count=there, sum=shown)]
    if missing > 0:
        lines.append(would("templum-more", "AI-P2", count=missing))
    due, left = int(view.to_draw) + 1 + missing, int(view.fortuna_pile_size) + int(total(view.fortuna_beside))
    return [*lines, would("fortuna", "AI-P4") if left >= due else would("fortuna-few", "AI-P5", count=left)]


def senatus_told(view: State, move: Move) -> list[Line]:
    """AI-V4, AI-V5, AI-V6 The rank of the street as it would lie, and whether that is enough for a tile."""
    seat, high, length = int(view.player), move.parts["high"], move.parts["high"] - move.parts["low"] + 1
    better = sum(
        1
        for rival in range(seats_playing(view))
        if rival != seat and view.street[rival, 0] != NONE and street_rank(view, rival) > (length, high)
    )
    enough = better < int(TILES_GIVEN[view.players])
    lines = [would("rank-street", "AI-V4", rank=better + 1, length=length)]
    return [*lines, would("tile", "AI-V5") if enough else would("no-tile", "AI-V6")]


def street_rank(view: State, seat: int) -> tuple[int, int]:
    """AI-V4 How a street ranks: by its length, then by its highest die."""
    low, high = (int(end) for end in view.street[seat])
    return high - low + 1, high


def castrum_told(view: State, move: Move) -> list[Line]:
    """AI-V8, AI-V9 The rank of the set as it would lie, and whether provinces last so long."""
    seat, die = int(view.player), move.parts["die"]
    whole = int(view.castrum[seat, die]) + move.parts["count"] + 1
    sets = [
        (int(view.castrum[rival, face]), face)
        for rival in range(seats_playing(view))
        for face in range(FACES)
        if view.castrum[rival, face] > 0 and (rival, face) != (seat, die)
    ]
    better = sum(1 for rival in sets if rival > (whole, die))
    lying = sum(1 for holder in view.provinces if holder == Holder.OPEN)
    lines = [would("rank-set", "AI-V8", rank=better + 1, count=whole, die=die + 1)]
    return [*lines, would("province", "AI-V8") if better < lying else would("no-province", "AI-V9")]


def forum_told(view: State, move: Move) -> list[Line]:
    """AI-P14, AI-P15 On which column the die comes to rest, and what falls off."""
    after = copy_of(view)
    place_in_forum(after, move.parts["die"])
    return [rest_line(after, move.parts["die"]), *pushed_told(view, after)]


def pair_told(view: State, move: Move) -> list[Line]:
    """AI-P13, AI-P15 Where both dice come to rest, and what falls off."""
    after = copy_of(view)
    place_pair(after, move.parts["dice"])
    ends = (int(LOW_OF_PAIR[move.parts["dice"]]), int(HIGH_OF_PAIR[move.parts["dice"]]))
    return [*(rest_line(after, die) for die in ends), *pushed_told(view, after)]


def rest_line(after: State, die: int) -> Line:
    """AI-P14 A new die lies left of all equal ones."""
    return would("forum", "AI-P14", die=die + 1, column=[int(face) for face in after.forum].index(die) + 1)


def pushed_told(view: State, after: State) -> list[Line]:
    """AI-P15 Whose dice go to the Latrina."""
    lines = []
    for seat in range(seats_playing(view)):
        for face in range(FACES):
            for _ in range(int(after.latrina[seat, face]) - int(view.latrina[seat, face])):
                lines.append(would("pushed", "AI-P15", seat=thing(GAME, Seat(seat)), die=face + 1))
    return lines


def latrina_told(view: State, move: Move) -> list[Line]:
    """AI-V11."""
    return [would("latrina", "AI-V11")]


def reroll_told(view: State, move: Move) -> list[Line]:
    """AI-T3 The first die taken up costs a chip."""
    if view.phase == Phase.REROLL:
        return [would("reroll", "AI-T3", count=int(view.unrolled[view.player]) + 1)]
    return [would("chip", "AI-T3", left=int(view.chips[view.player]) - 1)]


def throw_told(view: State, move: Move) -> list[Line]:
    """AI-T3."""
    return [would("reroll", "AI-T3", count=int(view.unrolled[view.player]))]


def keep_fortuna_told(view: State, move: Move) -> list[Line]:
    """AI-E5."""
    return [would("keep-fortuna", "AI-E5", value=move.parts["value"] + 1)]


def keep_tile_told(view: State, move: Move) -> list[Line]:
    """AI-E6 What the tile would count as the holding stands."""
    after = copy_of(view)
    after.senate[view.player, view.stage] = move.parts["tile"]
    return [gain_line(view, after)]


def take_province_told(view: State, move: Move) -> list[Line]:
    """AI-E6 What the province would count as the holding stands."""
    after = copy_of(view)
    after.provinces[move.parts["province"]] = view.player
    return [gain_line(view, after)]


def take_patrician_told(view: State, move: Move) -> list[Line]:
    """AI-E6 What the patrician would count as the holding stands."""
    after = copy_of(view)
    after.patricians[move.parts["patrician"]] = view.player
    return [gain_line(view, after)]


def gain_line(view: State, after: State) -> Line:
    """AI-E6 The points of the player by what it sees of its own, now and then."""
    seat = int(view.player)
    before, then = (points_in(result_of(copy_of(state), seat, True)) for state in (view, after))
    gain = f"{then - before:+d}".replace("-", "−")
    return would("gain", "AI-E6", gain=gain, points=int(then))


TELLERS: dict[Verb, Teller] = {
    Verb.TEMPLUM: templum_told, Verb.SENATUS: senatus_told, Verb.CASTRUM: castrum_told, Verb.FORUM: forum_told,
    Verb.FORUM_PAIR: pair_told, Verb.LATRINA: latrina_told, Verb.REROLL: reroll_told, Verb.THROW: throw_told,
    Verb.KEEP_FORTUNA: keep_fortuna_told, Verb.KEEP_TILE: keep_tile_told, Verb.TAKE_PROVINCE: take_province_told,
    Verb.TAKE_PATRICIAN: take_patrician_told,
}  # fmt: skip


def score_sheet(state: State, seat: int) -> list[tuple[Line, int]]:
    """AI-E6 Provinces, patricians, each senate tile, Fortuna, chips."""
    sheet = sheets.score_sheet(state, seat)
    lines = [(sheet_line("provinces", "AI-E3"), sheet.provinces), (sheet_line("patricians", "AI-E2"), sheet.patricians)]
    lines += [(Line("alea-iacta-est-sheet-tile", {"tile": thing(GAME, Tile(tile))}), points)
              for tile, points in sheet.senate]  # fmt: skip
    if state.fortuna[seat].any():
        lines.append((sheet_line("fortuna", "AI-E5"), sheet.fortuna))
    return [*lines, (sheet_line("chips", "AI-E5"), sheet.chips)]


def sheet_line(message: str, rule: str) -> Line:
    """A line of the score sheet."""
    return Line(f"{GAME}-sheet-{message}", {}, rule)
