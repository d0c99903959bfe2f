"""No gap in the features: two views that differ in what a decision can rest on are never told alike.

Views come from random games. In some of them one field after another is changed: as a whole, to what it is in other
views of the same seat, and number by number. Whatever is changed, the features must change. Where they need not, the
field stands below with the reason, and what is claimed of it is computed.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from ludi.core.fields import Value
from ludi.core.game import Game
from ludi.core.state import HIDDEN, NONE, State, copy_of
from ludi.games import GAMES
from ludi.games.alea_iacta_est.state import dice_of
from tests.variants import Variant, random_game, sampled, seats_of

GAMES_PLAYED = 3
VIEWS = 40  # of each game, at decisions
BASES = 3  # views in which every field is changed


@dataclass(frozen=True)
class Alike:
    """Contents of a field that need not be told apart: all that have the same `heart`."""

    why: str
    heart: Callable[[Any], Any]


@dataclass(frozen=True)
class Follows:
    """A field that follows from the others, as computed here from a view."""

    why: str
    value: Callable[[Game, State], Any]


def in_no_order(rows: Any) -> Any:
    """The same things in any order, row by row."""
    return np.sort(rows, axis=-1).tolist()


def empty(field: str) -> Callable[[Game, State], Any]:
    """As on an empty table."""
    return lambda game, view: game.empty_table()[field]


OVER = "filled when the game is over: nobody decides any more"
ORDER = "in no order that a rule knows of"
USED = "a die that has been used lies there to be seen (RO-T4); nothing follows from it"
CHOSEN_BEFORE = "whoever was named or drawn to start: `player` or `starter` says it"

EXCEPTED: Mapping[str, Mapping[str, Alike | Follows]] = {
    "roma": {
        "scale": Follows("six VP: the small game", lambda _, v: v.vp.sum() + v.stock - v.credited == 6),
        "start_player": Alike(CHOSEN_BEFORE, lambda _: None),
        "dice": Alike(ORDER, in_no_order),
        "used": Alike(USED, lambda _: None),
        "used_at": Alike(USED, lambda _: None),
        "discard": Alike(ORDER, in_no_order),
        "discard_size": Follows("the discard pile counted", lambda _, view: (view.discard != NONE).sum()),
    },
    "caesar_cleopatra": {
        "scale": Follows("three patricians: the small game", lambda _, v: v.patricians.sum() + v.won.sum() == 3),
        "bonus_shown": Follows(OVER, empty("bonus_shown")),
        "known": Alike(ORDER, in_no_order),
    },
    "alea_iacta_est": {
        "scale": Follows("two dice each: the small game", lambda _, view: dice_of(view, 0) == 2),
        "start_player": Alike(CHOSEN_BEFORE, lambda _: None),
        "seat": Follows("who decides is who is at turn or at choice", lambda _, view: view.player),
        "latrina": Alike("there it matters not what a die shows (AI-V11)", lambda rows: rows.sum(-1).tolist()),
        "offered": Alike(ORDER, in_no_order),
        "passed": Alike(ORDER, in_no_order),
        "points": Follows(OVER, empty("points")),
        "left_over": Follows(OVER, empty("left_over")),
        "bench": Follows("empty but while it is worked on", empty("bench")),
        "shown": Follows(OVER, empty("shown")),
    },
}  # fmt: skip
COUNTED_BY = {  # places from there on are empty
    "roma": {"discard": "discard_size"},
    "caesar_cleopatra": {"ordered_pile": "action_size"},
    "alea_iacta_est": {},
}  # fmt: skip


POSSIBLE: Mapping[str, Mapping[str, Callable[[State], bool]]] = {  # what no view contradicts
    "roma": {
        "a card lies face up or face down, and is covered when face down": lambda view: (
            not bool(
                ((view.face_up >= 0) & (view.face_down != NONE) & (view.face_down != HIDDEN)).any()
                or ((view.face_up >= 0) & (view.covered == 1)).any()
            )
        ),
    },
    "caesar_cleopatra": {
        "nothing stands behind the end of a list of known cards": lambda view: (
            not bool(((view.known[..., :-1] == 0) & (view.known[..., 1:] != 0)).any())
        ),
        "a pile has places for its cards": lambda view: bool((view.action_size <= view.ordered_pile.shape[-1]).all()),
    },
    "alea_iacta_est": {
        "a street has a lowest and a highest die": lambda view: all(
            (low == NONE) == (high == NONE) and low <= high for low, high in view.street.tolist()
        ),
        "a die in the Forum belongs to somebody": lambda view: bool(
            ((view.forum == NONE) == (view.forum_owner == NONE)).all()
        ),
    },
}


def is_possible(game: Game, view: State) -> bool:
    """Whether a changed view can still be one."""
    return all(holds(view) for holds in POSSIBLE.get(game.name, {}).values())


def told(game: Game, view: State, seat: int) -> bytes:
    """The features of a view."""
    numbers = np.zeros(game.feature_size, np.int8)
    game.compiled.features(view, seat, numbers)
    return numbers.tobytes()


def views_of(variant: Variant) -> dict[int, list[State]]:
    """For each seat, what it sees where somebody decides, in a few random games."""
    found: dict[int, list[State]] = defaultdict(list)
    for seed in range(GAMES_PLAYED):
        decisions = [turning for turning in random_game(variant, 90 + seed) if turning.before.seat >= 0]
        openings = decisions[:12]  # short phases must not be missed
        for turning in openings + sampled(decisions, VIEWS, seed):
            for seat in seats_of(variant):
                found[seat].append(variant.game.view_of(turning.before, seat))
    return found


def heart_of(game: Game, field: str, content: Any) -> Any:
    """What of a field's content must be told."""
    excepted = EXCEPTED.get(game.name, {}).get(field)
    if isinstance(excepted, Follows):
        return None
    return excepted.heart(np.asarray(content)) if excepted else np.asarray(content).tolist()


def seen_fields(game: Game) -> Iterator[str]:
    """The fields that somebody may see."""
    return (field for field in game.state.names or () if field in game.seen_by)


def changed(view: State, field: str, content: Any) -> State:
    """The view with another content in one field."""
    copy = copy_of(view)
    copy[field] = content
    return copy


def wholes(game: Game, views: list[State], base: State, field: str) -> Iterator[State]:
    """The base with this field, and what counts it, as in other views."""
    count = COUNTED_BY.get(game.name, {}).get(field, field)
    for view in {view[field].tobytes(): view for view in views}.values():
        yield changed(changed(base, field, view[field]), count, view[count])


def singles(game: Game, views: list[State], base: State, field: str) -> Iterator[State]:
    """The base with one number of this field changed to another that it can be."""
    words, content = game.fields[field], np.array(base[field])
    found = {int(value) for view in views for value in np.unique(view[field])} - {HIDDEN}
    players = game.players_of(base)
    for place in np.ndindex(content.shape):
        now = int(content[place])
        is_seats = bool(words.axes) and words.axes[0] is game.seats
        if now == HIDDEN or (is_seats and place[0] >= players) or is_beyond(game, base, field, place):
            continue
        is_number = words.value in (Value.NUMBER, Value.COUNT) and NONE not in found
        others = found | {now + 1} if is_number else found
        others = {1 - now} if words.value is Value.FLAG else others
        for value in sorted(others - {now}):
            if field not in COUNTED_BY.get(game.name, {}) or value != NONE:
                copy = content.copy()
                copy[place] = value
                yield changed(base, field, copy)


def is_beyond(game: Game, base: State, field: str, place: tuple[int, ...]) -> bool:
    """Whether nothing can lie here: the pile is not so high."""
    count = COUNTED_BY.get(game.name, {}).get(field)
    return count is not None and place[-1] >= int(np.asarray(base[count])[place[:-1]])


def gaps_in(game: Game, seat: int, views: list[State]) -> set[str]:
    """Fields in which views differ that are told alike."""
    gaps = set[str]()
    for base in views[:: max(1, len(views) // BASES)]:
        for field in seen_fields(game):
            hearts: dict[bytes, Any] = {}
            for other in (base, *wholes(game, views, base, field), *singles(game, views, base, field)):
                heart = heart_of(game, field, other[field])
                if is_possible(game, other) and hearts.setdefault(told(game, other, seat), heart) != heart:
                    gaps.add(field)
    return gaps


def test_whatever_is_changed_in_a_view_changes_its_features(variant: Variant) -> None:
    for seat, views in views_of(variant).items():
        assert sorted(gaps_in(variant.game, seat, views)) == []


def test_views_told_alike_are_alike(variant: Variant) -> None:
    game = variant.game
    for seat, views in views_of(variant).items():
        first: dict[bytes, State] = {}
        for view in views:
            twin = first.setdefault(told(game, view, seat), view)
            differing = [f for f in seen_fields(game) if heart_of(game, f, view[f]) != heart_of(game, f, twin[f])]
            assert differing == []


def test_what_is_said_to_follow_from_other_fields_does(variant: Variant) -> None:
    game = variant.game
    for field, excepted in EXCEPTED.get(game.name, {}).items():
        if isinstance(excepted, Follows):
            for views in views_of(variant).values():
                for view in views:
                    assert np.array_equal(view[field], excepted.value(game, view)), field


def test_what_is_called_impossible_is(variant: Variant) -> None:
    for views in views_of(variant).values():
        assert all(is_possible(variant.game, view) for view in views)


@pytest.mark.parametrize("name", EXCEPTED)
def test_every_exception_is_a_field_that_is_seen(name: str) -> None:
    assert set(EXCEPTED[name]) <= set(GAMES.find(name).seen_by)
