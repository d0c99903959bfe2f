"""The log, as Fluent messages with arguments. Written from views, so nothing hidden can be told."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ludi.core.actions import Move
from ludi.core.speech import thing
from ludi.core.state import HIDDEN, NONE, State
from ludi.core.texts import Line
from ludi.games.alea_iacta_est.components import (
    FORTUNAS,
    FORUM_COLUMNS,
    HIGH_OF_PAIR,
    LOW_OF_PAIR,
    OFFERED,
    PATRICIANS,
    PROVINCES,
    STAGES,
    Patrician,
    Province,
    Seat,
    Tile,
)
from ludi.games.alea_iacta_est.fields import Holder, Phase
from ludi.games.alea_iacta_est.moves import Verb
from ludi.games.alea_iacta_est.scoring import is_winner
from ludi.games.alea_iacta_est.state import seats_playing

GAME = "alea-iacta-est"
PLACING = (Phase.PLACE, Phase.ROLL, Phase.REROLL, Phase.TEMPLUM, Phase.FORTUNA)

Teller = Callable[[State, Move, State], list[Line]]


def narrate(before: State, move: Move, after: State, viewer: int) -> Sequence[Line]:
    """What the log says: the move, and what followed from it."""
    lines = TELLERS[Verb(move.verb)](before, move, after)
    if before.phase in PLACING and after.phase not in PLACING:
        lines.append(log("stage-ends", "AI-T4", stage=int(before.stage) + 1))
    lines += streets_told(before, after) + out_told(before, after) + chips_told(before, after)
    if after.stage != before.stage:
        lines.append(log("stage", "AI-V12", stage=int(after.stage) + 1, seat=seat_name(after.starter)))
    return lines + turn_told(before, after) + (end_told(after) if after.phase == Phase.OVER else [])


def turn_told(before: State, after: State) -> list[Line]:
    """AI-T1 A turn begins with a roll that is no second one."""
    if after.phase != Phase.ROLL or before.phase in (Phase.ROLL, Phase.REROLL):
        return []
    return [log("turn", "AI-T1", seat=seat_name(after.player))]


def log(message: str, rule: str, **values: int | str | Line) -> Line:
    """A line of the log."""
    return Line(f"{GAME}-log-{message}", values, rule)


def seat_name(seat: int) -> Line:
    """The seat, to be said."""
    return thing(GAME, Seat(int(seat)))


def names_of(things: Sequence[Any]) -> Line:
    """One thing after another."""
    if len(things) == 1:
        return thing(GAME, things[0])
    return Line(f"{GAME}-list", {"first": thing(GAME, things[0]), "rest": names_of(things[1:])})


def faces(counts: Any) -> str:
    """Dice or Fortuna tiles counted by value, as people read them."""
    return " ".join(str(face + 1) for face in range(len(counts)) for _ in range(max(0, int(counts[face]))))


def start_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-S5."""
    return [log("start", "AI-S5", seat=seat_name(move.parts["seat"]))]


def roll_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-T2 The dice are told together when the last one lies."""
    if after.phase == Phase.ROLL:
        return []
    return [log("roll", "AI-T2", seat=seat_name(before.player), dice=faces(after.supply[before.player]))]


def open_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-S3 Provinces and patricians are told together when the last one lies open."""
    if after.phase == before.phase:
        return []
    if before.phase == Phase.PROVINCES:
        lying: list[Any] = [Province(tile) for tile in range(PROVINCES) if after.provinces[tile] == Holder.OPEN]
        return [log("provinces", "AI-S3", tiles=names_of(lying))]
    lying = [Patrician(tile) for tile in range(PATRICIANS) if after.patricians[tile] == Holder.OPEN]
    return [log("patricians", "AI-S3", tiles=names_of(lying))]


def fortuna_drawn_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P4, AI-V3, AI-H1."""
    seat, value = seat_name(before.player), move.parts["value"]
    if before.phase == Phase.SECOND_FORTUNA:
        kept = faces(after.fortuna[before.player] - before.fortuna[before.player])
        return [log("second-fortuna", "AI-V3", seat=seat, tiles=kept)]
    if value == HIDDEN:
        return [log("fortuna-hidden", "AI-P4", seat=seat)]
    return [log("fortuna", "AI-P4", seat=seat, value=value + 1)]


def tile_drawn_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-V5, AI-H2."""
    if move.parts["tile"] == HIDDEN:
        return [] if after.phase == Phase.TILES else [log("tiles-hidden", "AI-V5", seat=seat_name(before.player))]
    return [log("tile", "AI-V5", seat=seat_name(before.player), tile=thing(GAME, Tile(move.parts["tile"])))]


def templum_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P1, AI-P2."""
    return [log("templum", "AI-P2", seat=seat_name(before.player), die=move.parts["die"] + 1)]


def senatus_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P7, AI-P8."""
    low, high = move.parts["low"] + 1, move.parts["high"] + 1
    rule = "AI-P7" if before.street[before.player, 0] == NONE else "AI-P8"
    return [log("senatus", rule, seat=seat_name(before.player), low=low, high=high, length=high - low + 1)]


def castrum_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P10, AI-P11."""
    die, added = move.parts["die"], move.parts["count"] + 1
    whole = int(before.castrum[before.player, die]) + added
    return [log("castrum", "AI-P10", seat=seat_name(before.player), die=die + 1, count=added, whole=whole)]


def forum_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P13, AI-P15."""
    die = move.parts["die"] + 1
    return [log("forum", "AI-P13", seat=seat_name(before.player), die=die), *pushed_told(before, 1)]


def pair_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P13, AI-P15."""
    low, high = int(LOW_OF_PAIR[move.parts["dice"]]) + 1, int(HIGH_OF_PAIR[move.parts["dice"]]) + 1
    return [log("forum-pair", "AI-P13", seat=seat_name(before.player), low=low, high=high), *pushed_told(before, 2)]


def pushed_told(before: State, added: int) -> list[Line]:
    """AI-P15 The dice pushed off the right end: the last ones of the row as it was."""
    row = [column for column in range(len(before.forum)) if before.forum[column] != NONE]
    pushed = row[len(row) - max(0, len(row) + added - int(FORUM_COLUMNS[before.players])) :]
    return [
        log("pushed", "AI-P15", seat=seat_name(before.forum_owner[column]), die=int(before.forum[column]) + 1)
        for column in reversed(pushed)
    ]


def latrina_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-P17."""
    return [log("latrina", "AI-P17", seat=seat_name(before.player), die=move.parts["die"] + 1)]


def reroll_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-T3 The first die taken up costs a chip."""
    seat = seat_name(before.player)
    lines = [log("reroll", "AI-T3", seat=seat, die=move.parts["die"] + 1)]
    return lines if before.phase == Phase.REROLL else [log("chip", "AI-T3", seat=seat), *lines]


def throw_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-T3."""
    count = int(before.unrolled[before.player])
    return [log("throw", "AI-T3", seat=seat_name(before.player), count=count)]


def keep_fortuna_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-V1, AI-V2."""
    lines = [log("keep-fortuna", "AI-V1", seat=seat_name(before.seat), value=move.parts["value"] + 1)]
    beside = faces([int(after.fortuna_beside[value]) - int(before.fortuna_beside[value]) for value in range(FORTUNAS)])
    return [*lines, log("beside", "AI-V2", tiles=beside)] if beside else lines


def keep_tile_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-V5; with five players the third gets the last tile."""
    tile = move.parts["tile"]
    if tile == HIDDEN:
        lines = [log("keep-tile-hidden", "AI-V5", seat=seat_name(before.seat))]
    else:
        lines = [log("keep-tile", "AI-V5", seat=seat_name(before.seat), tile=thing(GAME, Tile(tile)))]
    third = after.senators[before.stage, OFFERED - 1]
    return lines if third == NONE else [*lines, log("last-tile", "AI-V5", seat=seat_name(third))]


def take_province_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-V8."""
    province = thing(GAME, Province(move.parts["province"]))
    return [log("take-province", "AI-V8", seat=seat_name(before.seat), province=province)]


def take_patrician_told(before: State, move: Move, after: State) -> list[Line]:
    """AI-V10."""
    patrician = thing(GAME, Patrician(move.parts["patrician"]))
    return [log("take-patrician", "AI-V10", seat=seat_name(before.seat), patrician=patrician)]


TELLERS: dict[Verb, Teller] = {
    Verb.START: start_told, Verb.ROLL: roll_told, Verb.DRAW_PROVINCE: open_told, Verb.DRAW_PATRICIAN: open_told,
    Verb.DRAW_FORTUNA: fortuna_drawn_told, Verb.DRAW_TILE: tile_drawn_told, Verb.TEMPLUM: templum_told,
    Verb.SENATUS: senatus_told, Verb.CASTRUM: castrum_told, Verb.FORUM: forum_told, Verb.FORUM_PAIR: pair_told,
    Verb.LATRINA: latrina_told, Verb.REROLL: reroll_told, Verb.THROW: throw_told,
    Verb.KEEP_FORTUNA: keep_fortuna_told, Verb.KEEP_TILE: keep_tile_told, Verb.TAKE_PROVINCE: take_province_told,
    Verb.TAKE_PATRICIAN: take_patrician_told,
}  # fmt: skip


def streets_told(before: State, after: State) -> list[Line]:
    """AI-V6 Streets that got no tile go to the Latrina."""
    lost = [
        seat
        for seat in range(seats_playing(before))
        if before.street[seat, 0] != NONE and after.street[seat, 0] == NONE and seat not in after.senators[before.stage]
    ]
    return [log("street-lost", "AI-V6", seat=seat_name(seat)) for seat in lost]


def out_told(before: State, after: State) -> list[Line]:
    """AI-V9, AI-V10 Provinces and patricians nobody took are out of the game."""
    provinces = [Province(tile) for tile in newly_out(before.provinces, after.provinces)]
    people = [Patrician(tile) for tile in newly_out(before.patricians, after.patricians)]
    lines = [log("out", "AI-V9", tiles=names_of(provinces))] if provinces else []
    return [*lines, log("out", "AI-V10", tiles=names_of(people))] if people else lines


def newly_out(before: Any, after: Any) -> list[int]:
    """The tiles that have just left the game."""
    found: list[int] = np.flatnonzero((before != Holder.OUT) & (after == Holder.OUT)).tolist()
    return found


def chips_told(before: State, after: State) -> list[Line]:
    """AI-V11."""
    won = [int(after.chips[seat]) - int(before.chips[seat]) for seat in range(seats_playing(after))]
    return [log("chips", "AI-V11", seat=seat_name(seat), count=count) for seat, count in enumerate(won) if count > 0]


def end_told(after: State) -> list[Line]:
    """AI-E6, AI-E7, AI-E8 Everybody's tiles and points, and who has won."""
    lines = []
    for seat in range(seats_playing(after)):
        tiles = [Tile(after.shown[seat, stage]) for stage in range(STAGES) if after.shown[seat, stage] != NONE]
        if tiles:
            lines.append(log("shown", "AI-H2", seat=seat_name(seat), tiles=names_of(tiles)))
    for seat in range(seats_playing(after)):
        points, left = int(after.points[seat]), int(after.left_over[seat])
        lines.append(log("points", "AI-E6", seat=seat_name(seat), points=points, left=left))
    winners = [Seat(seat) for seat in range(seats_playing(after)) if is_winner(after, seat)]
    rule = "AI-E7" if len(winners) == 1 else "AI-E8"
    return [*lines, log("won", rule, seats=names_of(winners), count=len(winners))]


def ending(state: State) -> Line:
    """AI-E7, AI-E8 By what the game was won, in one sentence."""
    seats = range(seats_playing(state))
    points = sorted((int(state.points[seat]) for seat in seats), reverse=True)
    if points[0] > points[1]:
        return Line(f"{GAME}-end-points", {"points": points[0], "less": points[1]}, "AI-E7")
    left = sorted((int(state.left_over[seat]) for seat in seats if state.points[seat] == points[0]), reverse=True)
    if left[0] > left[1]:
        return Line(f"{GAME}-end-left-over", {"points": points[0], "left": left[0], "less": left[1]}, "AI-E8")
    return Line(f"{GAME}-end-shared", {"points": points[0]}, "AI-E8")


def figures_of(view: State) -> dict[str, int]:
    """AI-T3 Only one who has a chip is asked whether to roll again."""
    return {"chips": int(view.chips[view.seat])} if view.phase == Phase.PLACE else {}
