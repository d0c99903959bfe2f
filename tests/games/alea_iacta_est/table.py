"""Positions in words for the rule tests: `table(dice=(3, 4, 4), sets={FOE: {4: 3}})`. I am the eagle, to place dice."""

from collections.abc import Iterable, Mapping
from typing import Any

from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import DICE, Patrician, Province, Tile
from ludi.games.alea_iacta_est.fields import Holder, Phase
from ludi.games.alea_iacta_est.state import dice_of, seats_playing

ME, FOE, THIRD, FOURTH, FIFTH = range(5)
OPEN, OUT = int(Holder.OPEN), int(Holder.OUT)

Dice = Iterable[int]  # as people read them: 1 to 6


def table(
    players: int = 2,
    dice: Dice = (),
    templum: Mapping[int, Dice] | None = None,
    streets: Mapping[int, tuple[int, int]] | None = None,
    sets: Mapping[int, Mapping[int, int]] | None = None,
    forum: Iterable[tuple[int, int]] = (),
    latrina: Mapping[int, Dice] | None = None,
    chips: Mapping[int, int] | None = None,
    provinces: Mapping[int, Iterable[Province]] | None = None,
    patricians: Mapping[int, Iterable[Patrician]] | None = None,
    tiles: Mapping[int, Iterable[Tile]] | None = None,
    fortuna: Mapping[int, Dice] | None = None,
    drawn: Mapping[int, Dice] | None = None,
    early: Mapping[int, Dice] | None = None,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> State:
    """My turn, with these dice lying in my supply. The others' dice that are named nowhere are still to be rolled.

    `forum` holds (value, seat) from the left; provinces and patricians lie with a seat, OPEN, or OUT.
    """
    state = GAME.empty_table({"players": str(players)} | dict(options or {}))
    lay_dice(state, dice, templum or {}, sets or {}, latrina or {})
    for seat, ends in (streets or {}).items():
        state.street[seat] = [end - 1 for end in ends]
    for column, (value, seat) in enumerate(forum):
        state.forum[column], state.forum_owner[column] = value - 1, seat
    for field, held in (("provinces", provinces), ("patricians", patricians)):
        for holder, things in (held or {}).items():
            for thing in things:
                state[field][thing] = holder
    for seat, count in (chips or {}).items():
        state.chips[seat] = count
    for seat, kept in (tiles or {}).items():
        for stage, tile in enumerate(kept):
            state.senate[seat, stage] = tile
    for field, values in (("fortuna", fortuna), ("fortuna_drawn", drawn), ("fortuna_early", early)):
        for seat, held_values in (values or {}).items():
            for value in held_values:
                state[field][seat, value - 1] += 1
    for field, value in fields.items():
        state[field] = value
    for seat in range(1, seats_playing(state)):
        state.unrolled[seat] = DICE - dice_of(state, seat) + state.unrolled[seat]
    for pile in ("fortuna_pile", "senate_pile"):
        if pile not in fields:
            state[pile] = GAME.rest_of(state, pile)
    GAME.interpreted.recount(state)
    return state


def lay_dice(state: State, dice: Dice, templum: Any, sets: Any, latrina: Any) -> None:
    """Dice in my supply, in the Templum, the Castrum and the Latrina."""
    for value in dice:
        state.supply[ME, value - 1] += 1
    for field, placed in (("templum", templum), ("latrina", latrina)):
        for seat, values in placed.items():
            for value in values:
                state[field][seat, value - 1] += 1
    for seat, counts in sets.items():
        for value, count in counts.items():
            state.castrum[seat, value - 1] = count


def play(rules: Any, state: State, *moves: str) -> State:
    """Play moves in notation, each legal when its turn comes."""
    for move in moves:
        action = GAME.actions.parse(move)
        assert action in GAME.legal(state, rules), f"{move} is not legal"
        rules.apply(state, action)
    return state


def legal(rules: Any, state: State, verb: str = "") -> set[str]:
    """The legal moves in notation, all or those of one verb."""
    moves = [GAME.actions.text(action) for action in GAME.legal(state, rules)]
    return {move for move in moves if not verb or move.split()[0] == verb}


def roll(state: State, *values: int) -> list[str]:
    """The moves by which chance rolls all dice taken up: these values, then ones."""
    count = int(state.unrolled[state.player])
    return [f"roll {value}" for value in (*values, *[1] * count)[:count]]


def supply(state: State, seat: int = ME) -> list[int]:
    """The dice in a seat's supply."""
    return dice_in(state.supply[seat])


def dice_in(counts: Any) -> list[int]:
    """Dice counted by value, as people read them."""
    return [face + 1 for face, count in enumerate(counts) for _ in range(count)]


def forum(state: State) -> list[tuple[int, int]]:
    """The Forum from the left: value and seat."""
    row = zip(state.forum, state.forum_owner, strict=True)
    return [(int(die) + 1, int(owner)) for die, owner in row if die != NONE]


def provinces_with(state: State, holder: int) -> set[Province]:
    """The provinces that lie with a seat, OPEN, or OUT."""
    return {province for province in Province if state.provinces[province] == holder}


def patricians_with(state: State, holder: int) -> set[Patrician]:
    """The patricians that lie with a seat, OPEN, or OUT."""
    return {patrician for patrician in Patrician if state.patricians[patrician] == holder}


def points(rules: Any, state: State, seat: int = ME) -> int:
    """The points of a seat if the game ended now."""
    return int(rules.points_in(rules.result_of(state, seat, True)))


def left_over(rules: Any, state: State, seat: int = ME) -> int:
    """The value of the patricians that the best housing leaves over."""
    return int(rules.value_of_patricians(state, seat) - rules.worth_in(rules.result_of(state, seat, True)))


def in_evaluation(state: State) -> bool:
    """Whether the stage has ended."""
    return int(state.phase) not in (Phase.PLACE, Phase.ROLL, Phase.REROLL, Phase.TEMPLUM, Phase.FORTUNA)
