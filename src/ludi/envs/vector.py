"""The fast way: thousands of games at once, stepped into NumPy arrays that never move, on all cores.

    vector = Vector("roma", 4096)
    while learning:
        actions = policy(vector.observations, vector.masks)
        vector.step(actions)                # chance is played inside; a finished game begins anew
        learn(vector.rewards, vector.done)

Row k of every array belongs to lane k. `observations` and `masks` are those of the seat to move, `seats`.
`rewards` has a column for each seat, 0 where nobody sits, and holds the outcome where `done`; the other arrays then
show the next game.
What else a learner may ask for (`ends`, `seated`, all seats' rows, states) costs only where it is asked for.
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, Unpack

import numpy as np

from ludi.bots.play import heuristics, plain_prior
from ludi.core.chance import RNG_SIZE
from ludi.core.compiled import tell_before_compiling
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.rooms import part_of
from ludi.core.state import NONE
from ludi.core.view import blank_records, new_viewing, sight_record
from ludi.envs import against, lanes, rows
from ludi.envs.lanes import BEGIN, GO_ON, STAY, Ends, Lanes, Memory, NextDecisions
from ludi.envs.settings import VectorSettings, Wishes, sitting_in
from ludi.envs.starting import Options, check_numbers, chosen_of, numbers_in, starts_of, states_at, states_for
from ludi.games import GAMES

MOST_SEED = 2**31 - 1
UNASKED = "From this start no game ever asks a learner: others end it before."
KEPT = (  # what a copy of a vector keeps
    "_words", "_lanes", "_sheets", "_masks", "_random_actions", "_final_words", "seats", "rewards", "done",
    "random_actions", "final_observations", "final_scores", "final_lengths",
)  # fmt: skip
LANE = np.dtype((np.record, [
    ("rng",    np.int64, (RNG_SIZE,)),
    ("choice_rng",   np.int64, (RNG_SIZE,)),
    ("seed",   np.int64),
    ("game",   np.int64),  # its number among the games of the seed
    ("stride", np.int64),  # from one game of the lane to its next
    ("began",  np.int64),  # the step before its first
]))  # fmt: skip


@cache
def lanes_of(game: Game) -> SimpleNamespace:
    """The loop over lanes, compiled on top of the game."""
    return game.compiled_with([lanes])


@cache
def rows_for(game: Game) -> SimpleNamespace:
    """What is told on demand, compiled on top of the game."""
    return game.compiled_with([lanes, rows])


@cache
def against_of(game: Game) -> SimpleNamespace:
    """The loop with seats played inside it, compiled on top of the game and its room's prior."""
    page = part_of(game.room, "prior") or plain_prior
    return game.compiled_with([page, heuristics, against, lanes], stand_ins_against(page))


def stand_ins_against(page: ModuleType) -> dict[Any, Any]:
    """What is called in the step where some seats are played inside it: the room's page on what looks good, too."""
    return {heuristics.prior: page.prior, lanes.sitting_action: against.action_against}


def check_seed(seed: int) -> None:
    """A clear sentence for what is no seed."""
    if seed not in range(MOST_SEED + 1):
        raise LudiError(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed}.")


def new_lanes(count: int, seed: int) -> Any:
    """Lane k plays the games k, k + count, k + 2 count ... of a seed."""
    check_seed(seed)
    made = np.zeros(count, LANE)
    made["seed"], made["game"], made["stride"] = seed, np.arange(count), count
    return made


def renew(lanes: Any, chosen: Any, seed: int | None) -> None:
    """Let these lanes play the first games of a seed, or without one their next ones."""
    if seed is None:
        lanes["game"][chosen] += lanes["stride"][chosen]
        return
    fresh = new_lanes(len(lanes), seed)
    for name in LANE.names or ():
        lanes[name][chosen] = fresh[name][chosen]


def rows_of(count: int, size: int) -> Any:
    """Rows that compiled code can write one by one without counting references."""
    return np.zeros(count, np.dtype((np.record, [("row", np.int8, (size,))])))


class Vector:
    """Many games of one kind side by side."""

    def __init__(
        self, game: Game | str, count: int, seed: int = 0, threads: int = 0, options: Options | None = None,
        **wishes: Unpack[Wishes],
    ) -> None:  # fmt: skip
        """Games of `game` (or of its name) in `count` lanes; with what else is wished of them (`VectorSettings`).

        options: the game's; or several choices, which the lanes take in turn.
        """
        self.settings = VectorSettings(**wishes)
        if count < 1 or threads < 0 or self.settings.stagger < 0:
            raise LudiError("A vector has one lane or more, and so many threads, or 0 for as many as there are cores.")
        self._made_of = (game, count, seed, threads, options), wishes | {"stagger": 0}
        self.game = game = GAMES.find(game) if isinstance(game, str) else game
        self.count = count
        starts = starts_of(game, options, self.settings.start)
        self.starts, _ = blank_records(game.state, len(starts))
        self.starts[:] = starts
        self.numbers = numbers_in(game, starts, count)  # of players, by lane
        self.players = max(map(game.players_of, starts))
        self._states, self._words = blank_records(game.state, count)
        self._sheets, self._masks = rows_of(count, game.feature_size), rows_of(count, game.actions.size)
        self._first = game.actions.first_choice if self.settings.compact else 0
        self.observations, self.masks = self._sheets["row"], self._masks["row"][:, self._first :]
        self.seats = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, self.players), np.float32)
        self.done = np.zeros(count, np.bool_)
        self._random_actions = np.zeros(count, np.int64)  # for each lane a legal action, each equally likely
        self.random_actions = self._random_actions.copy() if self._first else self._random_actions
        self._make_room_for_ends()
        self._make_threads(min(threads or os.cpu_count() or 1, count))
        self._now, self._stagger = 0, self.settings.stagger
        self._lanes = new_lanes(count, seed)
        self._group()
        self._all_sheets: Any = None  # made when they are first asked for
        self.reset(seed)

    def _make_room_for_ends(self) -> None:
        """How games ended, where that is asked for; two rows else, which nothing is written to."""
        kept = self.count if self.settings.ends else 0
        self._finals, self._final_words = blank_records(
            self.game.state, self.count if self.settings.keeps_finals else min(self.count, 2)
        )
        self._final_sheets = rows_of(kept * self.players, self.game.feature_size)
        self.final_observations = self._final_sheets["row"].reshape(kept, self.players, self.game.feature_size)
        self.final_scores = np.zeros((kept, self.players), np.int64)
        self.final_lengths = np.zeros(self.count, np.int64)

    def _make_threads(self, threads: int) -> None:
        """Each has its part of the lanes, and memory of its own."""
        self._parts = [(self.count * part // threads, self.count * (part + 1) // threads) for part in range(threads)]
        self._memories = [new_memory(self.game) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _group(self) -> None:
        """The arrays as the compiled loop takes them."""
        seated, count = self.settings.seated, self.count
        sitting = np.zeros((count, 0), np.int8) if seated is None else sitting_in(seated, self.numbers)
        self._games = Lanes(
            self._lanes, self._states, self._words, self.starts, self.numbers, sitting,
            sight_record(self.game.sight),
        )  # fmt: skip
        self._told = Ends(self.rewards, self.done, self._finals, self.final_lengths, self.settings.keeps_finals)
        self._asked = NextDecisions(self._sheets, self._masks, self.seats, self._random_actions)
        self._step = (lanes_of if seated is None else against_of)(self.game).step_lanes
        tell_before_compiling(self.game.name, self._step)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy plays on alike, in arrays and threads of its own."""
        return resumed, (self._made_of, self._now, self._stagger, {name: getattr(self, name) for name in KEPT})

    def reset(self, seed: int | None = None, lanes: Any = None) -> None:
        """New games in all lanes, or in these: the first ones of a seed, or without one the lanes' next ones.

        So `reset()` never plays a game of the seed again, as with Gymnasium. Games do not depend on the threads.
        """
        chosen = chosen_of(self.count, lanes)
        renew(self._lanes, chosen, seed)
        self._put(chosen, BEGIN)
        if lanes is None and self._stagger:
            self._spread()

    def _spread(self) -> None:
        """Play lane k on at random for its part of `stagger` decisions."""
        due = np.arange(self.count) * self._stagger // self.count
        for turn in range(int(due.max(initial=0))):
            self._now += 1
            self._lanes["began"][due <= turn] += 1
            self._run(np.where(due > turn, self._random_actions, STAY))
        self.done[:], self.rewards[:] = False, 0.0

    def step(self, actions: Any) -> None:
        """One decision in every lane."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise LudiError(f"Actions are whole numbers, not {given.dtype}.")
        actions = np.ascontiguousarray(given, np.int64)
        if actions.shape != (self.count,):
            raise LudiError(f"There are {self.count} lanes, so {self.count} actions are needed.")
        if (actions < 0).any():
            raise LudiError(f"Lane {int(np.flatnonzero(actions < 0)[0])} was given no action.")
        self._now += 1
        self._run(actions + self._first if self._first else actions)

    def _run(self, actions: Any) -> None:
        """Step all lanes, then what else was asked for; then say what was not legal."""
        wrong = self._each(lambda first, last, memory: self._step(
            self._games, self._told, self._asked, actions, memory, self._now, first, last
        ))  # fmt: skip
        if self.settings.keeps_finals and self.done.any():
            self._tell_ends()
        if self._first:
            np.subtract(self._random_actions, self._first, out=self.random_actions)
        if self.settings.seated is not None and (self.seats == NONE).any():
            raise LudiError(UNASKED)
        for lane in wrong:
            if lane != NONE:
                shown = actions[lane] - self._first
                raise LudiError(f"Action {shown} is not legal in lane {lane}; it stays, the others went on.")

    def _each(self, work: Callable[..., Any]) -> list[Any]:
        """Do something with every part of the lanes, in threads where there are more than one."""
        jobs = [(*part, memory) for part, memory in zip(self._parts, self._memories, strict=True)]
        return list(self._pool.map(lambda job: work(*job), jobs) if self._pool else [work(*job) for job in jobs])

    def _tell_ends(self) -> None:
        tell = rows_for(self.game)
        if self.settings.by_margin:
            self._each(lambda first, last, _: tell.write_margins(
                self._finals, self.done, self.numbers, self.rewards, first, last
            ))  # fmt: skip
        if self.settings.ends:
            self._each(lambda first, last, _: tell.write_scores(
                self._finals, self.done, self.numbers, self.final_scores, first, last
            ))  # fmt: skip
            self._write_seats(self._final_words, self.done, np.zeros(self.count, np.int8), self._final_sheets)

    def _write_seats(self, words: Any, chosen: Any, seats: Any, sheets: Any) -> None:
        tell = rows_for(self.game)
        self._each(lambda first, last, memory: tell.write_seats(
            self._games, words, chosen, seats, sheets, memory, first, last
        ))  # fmt: skip

    def _shown(self, seats: Any) -> Any:
        if self._all_sheets is None:
            self._all_sheets = rows_of(self.count * self.players, self.game.feature_size)
        self._write_seats(self._words, np.ones(self.count, np.bool_), seats, self._all_sheets)
        return self._all_sheets["row"]

    def all_rows(self) -> Any:
        """What every seat sees now: lane by seat by number. The next call writes the same memory anew."""
        return self._shown(np.zeros(self.count, np.int8)).reshape(self.count, self.players, -1)

    def full_rows(self) -> Any:
        """For a critic that sees everything: all seats' rows in one, the seat to move first, the others clockwise.

        Whatever anybody sees stands there, in the numbers and the order that the policy's own row has; what lies in
        piles nobody has looked at has no order in these games. The memory is that of `all_rows`.
        """
        return self._shown(self.seats).reshape(self.count, -1)

    def get_states(self, lanes: Any = None) -> Any:
        """Copies of the states in all lanes, or in these: everything there is, hidden things too."""
        size = self.game.state.itemsize
        bytes_kept = self._words[chosen_of(self.count, lanes)].view(np.uint8)[:, :size]  # field by field is slow
        return np.ascontiguousarray(bytes_kept).view(self.game.state)[:, 0]

    def set_states(self, states: Any, lanes: Any = None) -> None:
        """Put a state, or one for each of these lanes, in place of their games; each goes on with chance of its own."""
        chosen = chosen_of(self.count, lanes)
        given = np.ascontiguousarray(states_for(self.game, states, self.numbers[chosen]))
        size = self.game.state.itemsize
        self._words.view(np.uint8)[chosen, :size] = given.view(np.uint8).reshape(len(given), size)
        self._put(chosen, GO_ON)

    def set_position(self, position: Mapping[str, Any], lanes: Any = None) -> None:
        """Put a position in words in place of the games in all lanes, or in these."""
        self.set_states(states_at(self.game, self.starts, position, chosen_of(self.count, lanes)), lanes)

    def copy_lanes(self, sources: Any, targets: Any, luck: bool = False) -> None:
        """Copy the games of lanes onto others; with `luck` the same chance will befall them."""
        sources, targets = chosen_of(self.count, sources), chosen_of(self.count, targets)
        check_numbers(self.numbers[sources], self.numbers[targets])
        begun = self._lanes["began"][sources]
        for name in ("rng", "choice_rng") if luck else ():
            self._lanes[name][targets] = self._lanes[name][sources]
        self._words[targets] = self._words[sources]
        self._put(targets, GO_ON)
        self._lanes["began"][targets] = begun

    def _put(self, chosen: Any, code: int) -> None:
        """Let these lanes begin, or go on from what was put there; the others stay as they are."""
        codes = np.full(self.count, STAY, np.int64)
        codes[chosen] = code
        self._lanes["began"][chosen] = self._now
        self._run(codes)


def resumed(made_of: tuple[Any, ...], now: int, stagger: int, kept: Mapping[str, Any]) -> Vector:
    """A vector with these contents."""
    vector = Vector(*made_of[0], **made_of[1])
    for name, array in kept.items():
        getattr(vector, name)[...] = array
    vector._now, vector._stagger = now, stagger
    return vector


def new_memory(game: Game) -> Memory:
    """What one thread works in."""
    return Memory(new_scratch(game.actions.size), new_viewing(game.state, game.sight))
