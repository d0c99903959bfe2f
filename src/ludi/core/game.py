"""A game as bots, servers and environments see it: its tables, its rules at two speeds, its views and its words."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, partial
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

import numpy as np

from ludi.core import compiled, default_rules, default_words, game_api, notation
from ludi.core.actions import ActionSpace, Move
from ludi.core.fields import Derives, Fields, empty_state, layout_of, seen_by, worked_out
from ludi.core.game_api import Rules
from ludi.core.observing import features_of, rows_of
from ludi.core.options import Option
from ludi.core.sheets import Sheet
from ludi.core.stakes import Stake
from ludi.core.state import CHANCE, NONE, Record, State, copy_of
from ludi.core.texts import Line, trouble
from ludi.core.view import Sight, sight_masks


@dataclass(frozen=True)
class Slice:
    """A named run of the feature vector."""

    name: str
    start: int
    size: int
    high: int  # the largest value that can stand there (larger ones are written as this); the smallest is 0
    what: str  # what its numbers count, in brackets, the last fastest; and what they say


def feature_table(*named: tuple[str, int, int, str]) -> tuple[Slice, ...]:
    """Slices one after another, from (name, size, highest value, what they say)."""
    slices, start = [], 0
    for name, size, high, what in named:
        slices.append(Slice(name, start, size, high, what))
        start += size
    return tuple(slices)


Narrate = Callable[[State, Move, State, int], Sequence[Line]]


def nothing_to_lay_out(state: State) -> None:
    """The game begins on an empty table."""


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Game:
    """All that must be known of a room. The functions are those of `game_api`, and a few for people.

    What has a default can be left out: a small game hides nothing, counts nothing and speaks in default words.
    """

    name: str
    version: int = 1
    learned_since: int = 0  # nets, chances and puzzles of this version on still hold; 0: those of `version` alone
    room: str  # the room's package, or its one module
    seats: type[IntEnum]  # the seats, as many as can play
    players: tuple[int, ...]  # how many may play
    options: tuple[Option, ...] = ()
    fields: Fields  # what the record holds, a row each; `seat` and `phase` are always among them
    faults: tuple[str, ...] = ()  # what `fault_of` can find
    actions: ActionSpace
    feature_slices: tuple[Slice, ...] = ()  # of the room's `features`; none: both are made from the fields
    rules: tuple[Any, ...]  # the room's functions under the names of `game_api`
    setup: Callable[[State], None] = nothing_to_lay_out  # lays out the game for the options that stand in the state
    rests: Mapping[str, str] = field(default_factory=dict)  # piles that can hold the rest, and the fault that mends
    lacking: Callable[[State, str], Any] = lambda state, pile: 0  # how many of each kind lie nowhere; below 0: too many
    decider_of: Callable[[State], int] = lambda state: int(state.seat)  # who decides, by phase and whose turn it is
    seen_move: Callable[[State, Move, int], Move] = lambda before, move, viewer: move  # a move as a seat sees it
    narrate: Narrate = None  # type: ignore[assignment]  # what the log says; None: who made which move
    refuse: Callable[[State, Move], Line] = default_words.refuse  # why a move is not legal now
    forecast: Callable[[State, Move], Sequence[Line]] = lambda view, move: ()  # what it would do, as its seat sees it
    spoken: Callable[[State, Move], Line | None] = lambda view, move: None  # a move that a position says more of
    stakes: Mapping[str, Stake] = field(default_factory=dict)  # what a seat has besides points, for reasons
    era: Callable[[State], int] = lambda state: 0  # stakes of another era are not compared
    routine: tuple[IntEnum, ...] = ()  # phases in which nothing is decided that a reason would tell
    score_sheet: Callable[[State, int], Sheet] = None  # type: ignore[assignment]  # a seat's points; None: their sum
    ending: Callable[[State], Line] | None = None  # by what a finished game was won; None: nothing is said of it
    printed: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # kind of thing: columns, by its number
    is_secret: Callable[[State], bool] = lambda state: False  # what the seat does is told to others when all is done
    suggested: tuple[IntEnum, ...] = ()  # phases in which people may leave all that is asked to a strong bot
    symmetric: bool = False  # swapping the seats swaps the outcome
    longest: int = 100_000  # no game has more decisions of players than this
    figures_of: Callable[[State], Mapping[str, int]] = lambda view: {}  # the figures that what is asked speaks of
    derives: Derives = field(default_factory=dict)  # what those who draw would else have to work out, a row each

    def __post_init__(self) -> None:
        given = {rule.__name__ for rule in self.rules}
        missing = {verb.__name__ for verb in game_api.REQUIRED} - given
        unknown = given - {verb.__name__ for verb in game_api.ALL}
        if missing or unknown:
            raise ValueError(
                f"{self.name}: rules lack {sorted(missing)}; {sorted(unknown)} are no rules, but arguments of Game."
            )
        if not {"seat", "phase"} <= self.fields.keys():
            raise ValueError(f"{self.name} lacks a field: who decides is `seat`, what is asked is `phase`.")
        if clash := [name for name in self.fields if hasattr(Record, name)]:
            raise ValueError(f"{self.name}: a field cannot be called {clash}: NumPy's records have that already.")
        if "imagine" not in given and any(row.seen is not Sight.PUBLIC for row in self.fields.values()):
            raise ValueError(f"{self.name} has secrets; it needs `imagine`, which deals anew what a seat cannot see.")
        if ("features" in given) != bool(self.feature_slices):
            raise ValueError(f"{self.name}: `features` and the slices they fill come together, or not at all.")
        defaults = {
            "feature_slices": self.feature_slices or feature_table(*rows_of(self.fields)),
            "narrate": partial(default_words.narrate, self) if self.narrate is None else self.narrate,
            "score_sheet": partial(default_words.score_sheet, self) if self.score_sheet is None else self.score_sheet,
        }
        for name, value in defaults.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"<Game {self.name}, version {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game: copied it is itself, and another process finds its own."""
        return game_of, (self.room,)

    @cached_property
    def verbs(self) -> dict[FunctionType, FunctionType]:
        """For each verb of `game_api` the room's own function, or what stands in where it has none."""
        own = {rule.__name__: rule for rule in self.rules}
        if "features" not in own:
            own["features"] = features_of(self.fields, self.seats)
        names = [verb.__name__ for verb in game_api.ALL]
        return {getattr(game_api, name): own.get(name) or getattr(default_rules, name) for name in names}

    @cached_property
    def interpreted(self) -> Rules:
        """All rules as plain Python: to read, debug and referee."""
        return in_one_list(compiled.interpreted_twins(self.room, self.verbs))

    @cached_property
    def _compiled_twins(self) -> dict[FunctionType, Any]:
        return compiled.compiled_twins(self.room, self.verbs)

    @cached_property
    def compiled(self) -> Rules:
        """All rules compiled, each when it is first called."""
        return in_one_list(self._compiled_twins)

    def compiled_with(
        self, modules: Sequence[ModuleType], stand_ins: Mapping[Any, Any] | None = None
    ) -> SimpleNamespace:
        """Further modules compiled on top of this room: their calls of `game_api`, and of `stand_ins`, reach it."""
        given = self.verbs | dict(stand_ins or {})
        twins = compiled.extended(self.room, self._compiled_twins, modules, given)
        return SimpleNamespace(**{function.__name__: twin for function, twin in twins.items() if function not in given})

    def interpreted_with(self, modules: Sequence[ModuleType]) -> SimpleNamespace:
        """Further modules as plain Python, their calls of `game_api` reaching this room."""
        built = compiled.interpreted_twins(self.room, self.verbs)
        twins = compiled.rebuilt(compiled.functions_of(modules), self.verbs, lambda twin: twin, built)
        return SimpleNamespace(**{function.__name__: twin for function, twin in twins.items()})

    @cached_property
    def state(self) -> np.dtype[Any]:
        """The layout of the record."""
        return layout_of(self.fields)

    @cached_property
    def seen_by(self) -> Mapping[str, Sight]:
        """Who sees each field; those nobody sees are left out."""
        return seen_by(self.fields)

    @cached_property
    def sight(self) -> tuple[Any, Any]:
        """The masks of `ludi.core.view` for every seat and for watchers."""
        return sight_masks(self.state, self.seen_by, len(self.seats))

    def derived(self, view: State) -> dict[str, Any]:
        """What the room works out of a view for those who draw, by name."""
        return worked_out(self.derives, view)

    @cached_property
    def feature_size(self) -> int:
        """How long the feature vector is."""
        return self.feature_slices[-1].start + self.feature_slices[-1].size

    def holds_for(self, version: Any) -> bool:
        """Whether what was learned of this version of the rules (nets, chances, puzzles) holds for the present one."""
        return isinstance(version, int) and (self.learned_since or self.version) <= version <= self.version

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """These options completed by the defaults; a clear error for what does not exist."""
        chosen = {option.name: option.default for option in self.options}
        allowed = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in allowed:
                raise trouble("words-no-option", game=self.name, word=name, words=", ".join(allowed) or "-")
            word = str(notation.plain_word(value))
            if word not in allowed[name]:
                raise trouble("words-option-one-of", option=name, words=", ".join(allowed[name]), word=word)
            chosen[name] = word
        return chosen

    def options_of(self, state: State) -> dict[str, str]:
        """The options that stand in a state."""
        return {option.name: option.values[int(state[option.name])] for option in self.options}

    def empty_table(self, options: Mapping[str, str] | None = None) -> State:
        """A table with nothing on it, for these options."""
        state = empty_state(self.fields)
        chosen = self.chosen(options or {})
        for option in self.options:
            state[option.name] = option.values.index(chosen[option.name])
        return state

    def new_game(self, options: Mapping[str, str] | None = None) -> State:
        """The position before the first action."""
        state = self.empty_table(options)
        self.setup(state)
        return state

    def players_of(self, state: State) -> int:
        """How many play this game: where that is an option, its index stands in the state."""
        return self.players[int(state.players) if "players" in (self.state.names or ()) else 0]

    def view_of(self, state: State, seat: int) -> State:
        """What this seat (or a watcher, NONE) may see."""
        kept, hidden = self.sight
        view = np.zeros(1, self.state)
        source = np.frombuffer(state.tobytes(), np.uint8)
        view.view(np.uint8)[:] = (source & kept[seat]) | hidden[seat]
        return view[0]

    def observe(self, view: State, seat: int, rules: Rules | None = None) -> Any:
        """What a seat sees as numbers, in the order of `feature_slices`: what environments show and nets learn from."""
        numbers = np.zeros(self.feature_size, np.int8)
        (rules or self.compiled).features(view, seat, numbers)
        return numbers

    def legal(self, state: State, rules: Rules | None = None) -> list[int]:
        """The legal actions of a position: a player's choices, or what chance may bring."""
        rules = rules or self.interpreted
        actions, count = np.zeros(self.actions.size, np.int64), 0
        if state.seat == CHANCE:
            count = rules.chance_outcomes(state, actions, np.zeros_like(actions))
        elif state.seat != NONE:
            count = rules.legal_actions(state, actions)
        return [*actions[:count].tolist()]

    def after(self, state: State, action: int, rules: Rules | None = None) -> State:
        """The position after a legal action; the one before stays as it is."""
        copy = copy_of(state)
        (rules or self.interpreted).apply(copy, action)
        return copy

    def imagined(self, view: State, seat: int, rng: Any, rules: Rules | None = None) -> State:
        """A state that this seat cannot rule out; a watcher has no cards of its own to begin from."""
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"{seat} is no seat of {self.name}; only a seat can imagine the rest.")
        copy = copy_of(view)
        (rules or self.interpreted).imagine(copy, seat, rng)
        return copy

    def position(self, state: State) -> dict[str, Any]:
        """A state in words."""
        position = notation.write_position(state, self.empty_table(self.options_of(state)), self.fields)
        if state.seat != self.decider_of(state):
            position["seat"] = self.in_words(state, "seat")
        return position

    def read_view(self, position: Mapping[str, Any], options: Mapping[str, str] | None = None) -> State:
        """A view from words, as it was written: public counts are not worked out again."""
        state = self.empty_table(options)
        notation.read_position(position, state, self.fields)
        return state

    def read(self, position: Mapping[str, Any], options: Mapping[str, str] | None = None) -> State:
        """A state from words; where it does not say who decides, that follows from the phase and the player."""
        state = self.empty_table(options)
        rest = notation.read_position(position, state, self.fields)
        self.check_options(state, options or {})
        for pile in rest:
            if not self.fields[pile].listed:
                state[pile] = 0
            state[pile] = self.rest_of(state, pile)
        self.interpreted.recount(state)
        if "seat" not in position:
            state.seat = self.decider_of(state)
        return state

    def check_options(self, state: State, options: Mapping[str, str]) -> None:
        """A clear error for an option that contradicts the position."""
        for name, written in self.options_of(state).items():
            given = self.chosen(options)[name] if name in options else written
            if given != written:
                raise trouble("words-option-clash", option=name, word=given, other=written)

    def rest_of(self, state: State, pile: str) -> Any:
        """What lies nowhere else, for a pile in a position; a row of places holds it in the order of the kinds."""
        if pile not in self.rests:
            raise trouble("words-no-rest", word=pile, words=", ".join(self.rests), count=len(self.rests))
        rest = np.maximum(self.lacking(state, pile), 0)
        if not self.fields[pile].listed:
            return rest
        rows = np.full(self.state[pile].shape, NONE)
        for row, counts in zip(rows, rest, strict=True):
            row[: counts.sum()] = np.repeat(np.arange(len(counts)), counts)
        return rows

    def overlaid(self, state: State, field: str, content: Any) -> State:
        """The state with one field, or the named parts of it, as these words say."""
        array = np.array(state[field])
        notation.overlay_field(self.fields[field], content, array, np.asarray(self.empty_table()[field]), field)
        copy = copy_of(state)
        copy[field] = array
        return copy

    def in_words(self, state: State, field: str) -> Any:
        """One field in words."""
        return notation.write_field(self.fields[field], state[field], self.empty_table()[field])


def in_one_list(twins: Mapping[FunctionType, Any]) -> Rules:
    """Functions by their names."""
    return cast(Rules, SimpleNamespace(**{function.__name__: twin for function, twin in twins.items()}))


def game_of(room: str) -> Game:
    """The game of this room."""
    game = importlib.import_module(room).GAME
    assert isinstance(game, Game)
    return game
