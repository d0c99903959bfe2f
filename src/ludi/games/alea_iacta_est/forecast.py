"""What a move would do and what points are made of, as Fluent messages.

And for those who draw: the printed columns, and what is worked out of a view for them.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import Any

from ludi.core.actions import Move
from ludi.core.fields import COUNT, FLAG, NUMBER, SOME, Derived, enum_of
from ludi.core.piles import total
from ludi.core.sheets import Points, Sheet
from ludi.core.speech import thing
from ludi.core.stakes import Stake
from ludi.core.state import HIDDEN, NONE, State, copy_of
from ludi.core.texts import Line
from ludi.games.alea_iacta_est.components import (
    BORDER_COLOURS,
    BORDERS,
    FACES,
    FIRST_BORDER,
    FORTUNA_COPIES,
    FORTUNAS,
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
    Colour,
    Patrician,
    Province,
    Seat,
    Sex,
    Tile,
)
from ludi.games.alea_iacta_est.fields import DIE, FORTUNA, Holder, Phase
from ludi.games.alea_iacta_est.moves import Verb
from ludi.games.alea_iacta_est.rules import score_sheet as sheets
from ludi.games.alea_iacta_est.rules.forum import place_in_forum, place_pair
from ludi.games.alea_iacta_est.rules.score_sheet import tiles_held
from ludi.games.alea_iacta_est.rules.senatus import has_street
from ludi.games.alea_iacta_est.rules.templum import (
    closed_fortuna,
    dice_for_templum,
    dice_to_pass,
    fortuna_held,
    sum_for_templum,
    templum_sum,
)
from ludi.games.alea_iacta_est.scoring import points_in, result_of
from ludi.games.alea_iacta_est.state import has_templum, seats_playing

GAME = "alea-iacta-est"
Teller = Callable[[State, Move], list[Line]]


Tint = enum_of("Tint", *(colour.name for colour in Colour), "GREY")
"""AI-C2 The colours of tiles: the six, and that of the free province."""
GREY = len(Colour)


def border_column(end: int) -> list[int]:
    """AI-R3 The colour on one end of each border tile, NONE for the other tiles."""
    return [Tint(BORDER_COLOURS[t - FIRST_BORDER, end]) if 0 <= t - FIRST_BORDER < BORDERS else NONE for t in Tile]


PRINTED: dict[str, dict[str, Any]] = {
    "province": {"value": PROVINCE_VALUE, "colour": [Tint(min(tile // VALUES, GREY)) for tile in Province]},
    "patrician": {
        "value": PATRICIAN_VALUE,
        "colour": [Tint(patrician // (2 * RANKS)) for patrician in Patrician],
        "sex": [Sex(patrician // RANKS % 2) for patrician in Patrician],
    },
    "tile": {"copies": TILE_COPIES, "colour": border_column(0), "second": border_column(1)},
    "fortuna": {"copies": FORTUNA_COPIES},
    "pair": {"low": LOW_OF_PAIR, "high": HIGH_OF_PAIR},  # AI-P13 as faces, counted from 0
    "players": {"columns": FORUM_COLUMNS, "stages": STAGES_PLAYED, "tiles": TILES_GIVEN},
}


def columns_played(view: State) -> int:
    """AI-S2 How many columns the Forum has."""
    return FORUM_COLUMNS[view.players]


def stages_played(view: State) -> int:
    """AI-S6 How many stages there are."""
    return STAGES_PLAYED[view.players]


def tiles_given(view: State) -> int:
    """AI-V5 How many senate tiles are given in a stage."""
    return TILES_GIVEN[view.players]


def street_places(view: State) -> list[int]:
    """AI-V4 Which place the street of each seat takes as they lie, from 1; 0 without a street."""
    best_first = sorted((seat for seat in Seat if has_street(view, seat)), key=partial(street_rank, view), reverse=True)
    return [best_first.index(seat) + 1 if seat in best_first else 0 for seat in Seat]


def streets_winning(view: State) -> list[bool]:
    """AI-V5 Which seats would get a senate tile as the streets lie; while tiles are given, those that are left."""
    left = tiles_given(view) - sum(seat != NONE for seat in view.senators[view.stage])
    return [0 < place <= left for place in street_places(view)]


def set_places(view: State) -> list[list[int]]:
    """AI-V8 Which place each set takes as they lie, from 1; 0 where there is none."""
    rows = enumerate(view.castrum.tolist())
    sets = sorted(((count, face, seat) for seat, row in rows for face, count in enumerate(row) if count), reverse=True)
    places = {(seat, face): place for place, (_, face, seat) in enumerate(sets, 1)}
    return [[places.get((seat, face), 0) for face in range(FACES)] for seat in Seat]


def sets_winning(view: State) -> list[list[bool]]:
    """AI-V8, AI-V9 For which sets there would be a province as they lie."""
    lying = sum(holder == Holder.OPEN for holder in view.provinces.tolist())
    return [[0 < place <= lying for place in places] for places in set_places(view)]


def leads_in_templum(view: State, seat: int) -> bool:
    """AI-P2 Whether a seat has dice in the Templum, and nobody has more."""
    return 0 < total(view.templum[seat]) >= dice_to_pass(view, seat)


def templum_choices(view: State) -> list[list[int]]:
    """AI-P2, AI-P18 The dice that the player may place in the Templum together, counted by value.

    Where more are needed, others of the supply can follow them.
    """
    due = 0
    if view.phase in (Phase.PLACE, Phase.TEMPLUM):
        due = int(dice_for_templum(view, view.player) if view.phase == Phase.PLACE else view.to_place)
    supply = [int(count) for count in view.supply[view.player]]
    if not 0 < due <= sum(supply):
        return []
    needed = sum_for_templum(view, view.player)
    choices = (list(dice) for dice in product(*(range(min(count, due) + 1) for count in supply)))
    return [dice for dice in choices if 0 < sum(dice) <= due and highest_with(supply, dice, due) >= needed]


def highest_with(supply: list[int], dice: list[int], due: int) -> int:
    """What so many dice of the supply can show at most, these among them."""
    left = [face + 1 for face in range(FACES) for _ in range(supply[face] - dice[face])]
    shown = sum(count * (face + 1) for face, count in enumerate(dice))
    return shown + sum(left[len(left) - (due - sum(dice)) :])


def fortuna_closed(view: State, seat: int) -> list[int]:
    """AI-H1 The Fortuna tiles that lie closed before a seat, by value, where the reader may see them."""
    if view.fortuna_drawn[seat, 0] == HIDDEN:
        return [0] * FORTUNAS
    return [closed_fortuna(view, seat, value) for value in range(FORTUNAS)]


def tiles_seen(view: State, seat: int) -> list[int]:
    """AI-H2 The senate tiles of a seat that the reader may see, in the order of the stages."""
    return tiles_held(view, seat)


def tiles_kept(view: State, seat: int) -> int:
    """AI-H4 How many senate tiles a seat has."""
    return view.senators.ravel().tolist().count(seat)


# fmt: off
DERIVED = {
    "playing":         Derived((),              NUMBER, seats_playing,    "how many play"),
    "has_templum":     Derived((),              FLAG,   has_templum,      "AI-S1 it is played"),
    "columns":         Derived((),              NUMBER, columns_played,   "AI-S2 of the Forum"),
    "stages":          Derived((),              NUMBER, stages_played,    "AI-S6"),
    "tiles_given":     Derived((),              NUMBER, tiles_given,      "AI-V5 senate tiles, in a stage"),
    "street_place":    Derived((Seat,),         NUMBER, street_places,    "AI-V4 as streets lie, from 1; 0 without"),
    "street_wins":     Derived((Seat,),         FLAG,   streets_winning,  "AI-V5 it would get a tile"),
    "set_place":       Derived((Seat, DIE),     NUMBER, set_places,       "AI-V8 as sets lie, from 1; 0 without"),
    "set_wins":        Derived((Seat, DIE),     FLAG,   sets_winning,     "AI-V8 it would get a province"),
    "templum_sum":     Derived((Seat,),         NUMBER, templum_sum,      "AI-P2 what the dice there show together"),
    "templum_leads":   Derived((Seat,),         FLAG,   leads_in_templum, "AI-P2 nobody has more dice there"),
    "templum_choices": Derived((SOME, DIE),     COUNT,  templum_choices,  "AI-P2 dice of the player that go together"),
    "fortuna_closed":  Derived((Seat, FORTUNA), COUNT,  fortuna_closed,   "AI-H1 closed tiles the reader may see"),
    "fortuna_held":    Derived((Seat,),         NUMBER, fortuna_held,     "AI-H1 how many closed tiles there are"),
    "tiles_seen":      Derived((Seat, SOME),    Tile,   tiles_seen,       "AI-H2 senate tiles the reader may see"),
    "tiles_kept":      Derived((Seat,),         NUMBER, tiles_kept,       "AI-H4 how many senate tiles there are"),
}
# fmt: on


# fmt: off
STAKES = {
    "sets":   Stake(lambda state, seat: sum(sets_winning(state)[seat]),         0.5),
    "street": Stake(lambda state, seat: int(streets_winning(state)[seat]),      0.5),
    "forum":  Stake(lambda state, seat: state.forum_owner.tolist().count(seat), 0.75),
    "chips":  Stake(lambda state, seat: int(state.chips[seat]),                 1.5, taken=False),
}
# fmt: on


def era(state: State) -> int:
    """AI-V1 The stage, and whether its buildings give out what they have: then dice lie there no longer."""
    return 2 * int(state.stage) + int(state.phase >= Phase.KEEP_FORTUNA)


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


def score_sheet(state: State, seat: int) -> Sheet:
    """AI-E6 Provinces, patricians, senate tiles with each of them, Fortuna, chips."""
    sheet = sheets.score_sheet(state, seat)
    tiles = [(Line(f"{GAME}-sheet-tile", {"tile": thing(GAME, Tile(tile))}), points) for tile, points in sheet.senate]
    lines: list[tuple[Line, Points]] = [
        (sheet_line("provinces", "AI-E3"), sheet.provinces),
        (sheet_line("patricians", "AI-E2"), sheet.patricians),
        (sheet_line("tiles", "AI-E6"), tiles),
    ]
    if state.fortuna[seat].any():
        lines.append((sheet_line("fortuna", "AI-E5"), sheet.fortuna))
    return [*lines, (sheet_line("chips", "AI-E5"), sheet.chips)]


def sheet_line(message: str, rule: str) -> Line:
    """A line of the score sheet."""
    return Line(f"{GAME}-sheet-{message}", {}, rule)
