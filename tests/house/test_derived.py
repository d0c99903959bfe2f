"""What a room works out for those who draw: plain numbers that fit their rows, from a view and nothing else."""

import json
from typing import Any

from ludi.core.actions import Numbers
from ludi.core.chance import new_rng
from ludi.core.fields import COUNT, FLAG, NUMBER, SOME, Derived
from ludi.core.game import Game
from ludi.core.rooms import part_of
from ludi.core.state import NONE
from ludi.server.api.positions import forecast_of
from tests.variants import Variant, random_game, sampled, seats_of


def fits(row: Derived, axes: tuple[Any, ...], found: Any) -> bool:
    """Whether this is what the row says: lists as long as their axes, and numbers of the things it names."""
    if axes:
        length = axes[0] if isinstance(axes[0], int) else len(found) if axes[0] is SOME else len(axes[0])
        return isinstance(found, list) and len(found) == length and all(fits(row, axes[1:], one) for one in found)
    if row.value is FLAG:
        return isinstance(found, bool)
    is_number = type(found) is int and (row.value is not COUNT or found >= 0)
    is_thing = row.value not in (NUMBER, COUNT) and not isinstance(row.value, Numbers)
    return is_number and (not is_thing or found in list(row.value))  # type: ignore[call-overload]


def test_what_is_derived_fits_its_rows_and_rests_on_the_view_alone(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 41), 30, 41):
        for seat in (*seats_of(variant), NONE):
            view = game.view_of(turning.after, seat)
            derived = game.derived(view)
            assert [name for name, row in game.derives.items() if not fits(row, row.axes, derived[name])] == []
            if seat != NONE:
                other = game.imagined(view, seat, new_rng(3, seat), game.compiled)
                assert json.dumps(game.derived(game.view_of(other, seat))) == json.dumps(derived)


def test_a_forecast_tells_what_is_derived_of_the_view_it_shows(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 42), 60, 42):
        seat = int(turning.before.seat)
        if seat >= 0:
            view = game.view_of(turning.before, seat)
            told = forecast_of(game, game.compiled, view, seat, turning.action)
            after = game.derived(game.view_of(turning.after, seat))
            assert told["derived"] == (after if told["after"] else None)


def test_what_is_derived_has_a_name_of_its_own(game: Game) -> None:
    """A board reads fields and what is derived as one table."""
    assert set(game.derives) & set(game.fields) == set()


def test_the_terminal_asks_what_the_page_is_told(game: Game) -> None:
    terminal = part_of(game.room, "terminal")
    if terminal and game.derives:
        told = [game.derives, *(row.of for row in game.derives.values())]
        assert any(value is one for value in vars(terminal).values() for one in told)
