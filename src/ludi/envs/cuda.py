"""The same rules on an NVIDIA GPU, one thread a game.

Arrays handed out lie with the games along their last axis, so that neighbouring threads touch neighbouring bytes:
column k of `observations` and `masks` belongs to lane k. PyTorch takes them as they are, without a copy:

    vector = DeviceVector(game, 1 << 20)
    while learning:
        tensors = vector.tensors()          # made once; rows are lanes again
        vector.step(policy(tensors["observations"], tensors["masks"]))
"""

from collections.abc import Mapping
from typing import Any, Unpack

import numpy as np

from ludi.core.chance import RNG_SIZE
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import NONE
from ludi.core.view import sight_masks, sight_record, words_in
from ludi.envs import device, kernels
from ludi.envs.kernels import aligned, check_device, cuda, kernels_against, kernels_of, moved
from ludi.envs.lanes import BEGIN, GO_ON, STAY, Ends, Lanes, NextDecisions
from ludi.envs.settings import VectorSettings, Wishes, sitting_in
from ludi.envs.starting import Options, check_numbers, chosen_of, numbers_in, starts_of, states_at, states_for
from ludi.envs.vector import LANE, UNASKED, check_seed, new_lanes, renew
from ludi.games import GAMES

ROUNDS = 8  # a game may do the same thing so many times before it waits again
COUNT_EVERY = 16  # turns: a count takes long, and a few games take as long as many
TURNS = 64  # between two looks whether all games are over
PLAYER = aligned(np.dtype([
    ("rng", np.int64, (RNG_SIZE,)), ("seed", np.int64), ("game", np.int64), ("stride", np.int64),
    ("decisions", np.int64),
    ("games", np.int32),  # ended; NONE before the first begins
    ("action", np.int32),  # what the game waits to do
]))  # fmt: skip


class DeviceVector:
    """Many games of one kind side by side on the GPU; as `ludi.envs.vector.Vector`, but turned: lanes are columns."""

    def __init__(
        self, game: Game | str, count: int, seed: int = 0, options: Options | None = None, **wishes: Unpack[Wishes]
    ) -> None:
        check_device()
        self.settings = settings = VectorSettings(**wishes)
        self.game = game = GAMES.find(game) if isinstance(game, str) else game
        self.count, self._blocks, self._now = count, -(-count // kernels.BLOCK), 0
        starts = starts_of(game, options, settings.start)
        self.starts = np.array(starts, game.state)
        self._numbers = numbers_in(game, starts, count)
        self.numbers = cuda.to_device(self._numbers.astype(np.int32))  # of players, by lane
        self.players = max(map(game.players_of, starts))
        self._states = cuda.device_array(count, aligned(game.state))
        self._lanes = cuda.device_array(count, aligned(LANE))
        self.observations = cuda.device_array((game.feature_size, count), np.int8)
        self._masks = cuda.device_array((game.actions.size, count), np.int8)
        self._first = game.actions.first_choice if settings.compact else 0
        self.masks = self._masks[self._first :]
        self.seats = cuda.device_array(count, np.int8)
        self.rewards = cuda.to_device(np.zeros((self.players, count), np.float32))  # 0 where nobody sits
        self.done = cuda.device_array(count, np.bool_)
        self.refused = cuda.device_array(count, np.bool_)  # lanes whose last action was illegal; they stay as they were
        self._random_actions = cuda.device_array(count, np.int32)  # for each lane a legal action, each equally likely
        self.random_actions = cuda.device_array(count, np.int32) if self._first else self._random_actions
        self._whole = (
            cuda.device_array(count, np.int32) if self._first else None
        )  # actions counted with those of chance
        self._all_sheets: Any = None
        self._make_room_for_ends()
        self._group()
        self._lanes.copy_to_device(moved(new_lanes(count, seed), aligned(LANE)))
        self.reset(seed)

    def _make_room_for_ends(self) -> None:
        """How games ended, where that is asked for; one row else, which nothing is written to."""
        layout, kept = aligned(self.game.state), self.count if self.settings.keeps_finals else 1
        self._finals = cuda.device_array(kept, layout)
        self._final_words = self._finals.view(np.int64).reshape(kept, words_in(layout))
        self.final_scores = cuda.to_device(np.zeros((self.players, kept), np.int64))
        self.final_lengths = cuda.to_device(np.zeros(kept, np.int64))
        if self.settings.ends:
            self.final_observations = cuda.device_array((self.players, self.game.feature_size, self.count), np.int8)

    def _group(self) -> None:
        """The arrays as the kernels take them."""
        game, count, layout, seated = self.game, self.count, aligned(self.game.state), self.settings.seated
        sitting = np.zeros((1, 1), np.int8) if seated is None else sitting_in(seated, self._numbers).T
        sight = sight_record(sight_masks(layout, game.seen_by, len(game.seats)))
        self._words = self._states.view(np.int64).reshape(count, words_in(layout))
        self._games = Lanes(
            self._lanes, self._states, self._words, cuda.to_device(moved(self.starts, layout)), self.numbers,
            cuda.to_device(np.ascontiguousarray(sitting)), cuda.to_device(sight),
        )  # fmt: skip
        self._told = Ends(self.rewards, self.done, self._finals, self.final_lengths, self.settings.keeps_finals)
        self._asked = NextDecisions(self.observations, self._masks, self.seats, self._random_actions)
        ended = cuda.to_device(np.zeros(1 + count, np.int32))
        self._lists = device.Lists(ended, self.refused)

    def reset(self, seed: int | None = None, lanes: Any = None) -> None:
        """New games in all lanes, or in these: the first ones of a seed, or without one the lanes' next ones."""
        chosen, host = chosen_of(self.count, lanes), self._lanes.copy_to_host()
        renew(host, chosen, seed)
        self._put(chosen, BEGIN, host)
        if lanes is None and self.settings.stagger:
            self._spread()

    def _spread(self) -> None:
        """Play lane k on at random for its part of `stagger` decisions."""
        due = np.arange(self.count) * self.settings.stagger // self.count
        for turn in range(int(due.max(initial=0))):
            self._now += 1
            self._run(cuda.to_device(np.where(due > turn, self._random_actions.copy_to_host(), STAY).astype(np.int32)))
        self._clear(self.done, self.rewards, self.refused)

    def _clear(self, *arrays: Any) -> None:
        for array in arrays:
            array.copy_to_device(np.zeros(array.shape, array.dtype))

    def step(self, actions: Any) -> None:
        """One decision in every lane. The actions are whole numbers on the device, from whatever library."""
        self._now += 1
        if self._first:
            self._launch("shift_column", actions, self._first, self._whole)
        self._run(self._whole if self._first else actions)

    def _launch(self, kernel: str, *arguments: Any) -> None:
        getattr(kernels_of(self.game), kernel)[self._blocks, kernels.BLOCK](*arguments)

    def _run(self, actions: Any, put: bool = False) -> None:
        """Step all lanes; where no seat is played inside, ends are told and games begun by a kernel of their own."""
        if self.settings.seated is not None:
            step = kernels_against(self.game).step_column[self._blocks, kernels.BLOCK]
            step(self._games, self._told, self._asked, self._lists, actions, put, self._now)
        else:
            self._launch("step_column", self._games, self._told, self._asked, self._lists, actions, put, self._now)
            self._launch("end_column", self._games, self._told, self._lists, self._now)
        self._observe()

    def _observe(self) -> None:
        """Rows are written, and what was asked for besides."""
        settings = self.settings
        self._launch("observe_column", self._games, self._asked, self._lists)
        if settings.keeps_finals:
            self._launch(
                "tell_column",
                self._finals, self.done, self.numbers, self.final_scores, self.rewards, settings.by_margin,
            )  # fmt: skip
        if settings.ends:
            zeros = cuda.to_device(np.zeros(self.count, np.int8))
            self._launch(
                "seats_column",
                self._final_words, self.done, zeros, self.numbers, self._games.sight, self.final_observations,
            )  # fmt: skip
        if self._first:
            self._launch("shift_column", self._random_actions, -self._first, self.random_actions)

    def _put(self, chosen: Any, code: int, lanes: Any) -> None:
        """Let these lanes begin, or go on from what was put there; the others stay as they are."""
        codes = np.full(self.count, STAY, np.int32)
        codes[chosen] = code
        lanes["began"][chosen] = self._now
        self._lanes.copy_to_device(lanes)
        self._run(cuda.to_device(codes), put=True)
        self._clear(self.refused)
        if self.settings.seated is not None and (self.seats.copy_to_host() == NONE).any():
            raise LudiError(UNASKED)

    def _shown(self, seats: Any) -> Any:
        if self._all_sheets is None:
            self._all_sheets = cuda.device_array((self.players, self.game.feature_size, self.count), np.int8)
        everywhere = cuda.to_device(np.ones(self.count, np.bool_))
        self._launch("seats_column", self._words, everywhere, seats, self.numbers, self._games.sight, self._all_sheets)
        return self._all_sheets

    def all_rows(self) -> Any:
        """What every seat sees now: seat by number by lane. The next call writes the same memory anew."""
        return self._shown(cuda.to_device(np.zeros(self.count, np.int8)))

    def full_rows(self) -> Any:
        """For a critic that sees everything: all seats' rows in one column, the seat to move first."""
        return self._shown(self.seats).reshape(self.players * self.game.feature_size, self.count)

    def get_states(self, lanes: Any = None) -> Any:
        """Copies of the states in all lanes, or in these, on the host."""
        return moved(self._states.copy_to_host()[chosen_of(self.count, lanes)], self.game.state)

    def set_states(self, states: Any, lanes: Any = None) -> None:
        """Put a state, or one for each of these lanes, in place of their games; they go over the host."""
        chosen, host = chosen_of(self.count, lanes), self._states.copy_to_host()
        host[chosen] = moved(states_for(self.game, states, self._numbers[chosen]), host.dtype)
        self._states.copy_to_device(host)
        self._put(chosen, GO_ON, self._lanes.copy_to_host())

    def set_position(self, position: Mapping[str, Any], lanes: Any = None) -> None:
        """Put a position in words in place of the games in all lanes, or in these."""
        self.set_states(states_at(self.game, self.starts, position, chosen_of(self.count, lanes)), lanes)

    def copy_lanes(self, sources: Any, targets: Any, luck: bool = False) -> None:
        """Copy the games of lanes onto others; with `luck` the same chance will befall them."""
        sources, targets = chosen_of(self.count, sources), chosen_of(self.count, targets)
        check_numbers(self._numbers[sources], self._numbers[targets])
        host = self._lanes.copy_to_host()
        begun = host["began"][sources]
        for name in ("rng", "choice_rng") if luck else ():
            host[name][targets] = host[name][sources]
        self._lanes.copy_to_device(host)
        self.set_states(self.get_states(sources), targets)
        host = self._lanes.copy_to_host()
        host["began"][targets] = begun
        self._lanes.copy_to_device(host)

    def tensors(self) -> dict[str, Any]:
        """The arrays as PyTorch tensors over the same memory, a row for each lane. JAX takes them by DLPack."""
        try:
            import torch
        except ImportError:
            raise LudiError("Tensors need PyTorch: pip install torch.") from None
        named = ["observations", "masks", "seats", "rewards", "done", "refused", "random_actions", "numbers"]
        named += ["final_observations", "final_scores", "final_lengths"] if self.settings.ends else []
        found = {name: torch.as_tensor(getattr(self, name), device="cuda") for name in named}
        return {name: tensor.movedim(-1, 0) for name, tensor in found.items()}


class Queues:
    """Random play in many lanes: games that wait to do the same thing do it together (`device.play_queued`)."""

    def __init__(
        self, game: Game, count: int, seed: int = 0, options: Mapping[str, str] | None = None, first: int = 0
    ) -> None:
        check_device()
        check_seed(seed)
        self.game, self.count, self.turn = game, count, 0
        layout, queues = aligned(game.state), 1 + len(game.actions.verbs)
        start, players = np.zeros(1, game.state), np.zeros(count, PLAYER)
        start[0] = game.new_game(options)
        players["seed"], players["game"] = seed, first + np.arange(count)
        players["stride"], players["games"] = count, NONE
        counts, waiting = np.zeros((3, queues), np.int32), np.arange(count, dtype=np.int32)
        counts[0, device.OVER] = count
        self._starts = cuda.to_device(moved(start, layout))
        self.states = cuda.device_array(count, layout)
        self.players = cuda.to_device(players)
        verbs, lists = (
            cuda.to_device(game.actions.verb_of.astype(np.int8)),
            cuda.device_array((2, queues, count), np.int32),
        )
        lists[0, device.OVER].copy_to_device(waiting)
        self._waiting = device.Waiting(lists, cuda.to_device(counts), verbs)

    def play(self, turns: int, rounds: int = ROUNDS, again: bool = True) -> None:
        """So many turns; in each, every game does what it waits for, up to `rounds` times if it is the same again."""
        played, full = kernels_of(self.game), -(-self.count // kernels.BLOCK)
        blocks = full + min(len(self.game.actions.verbs), self.count - 1)  # the last of each queue may not be full
        for _ in range(turns):
            begin = self.turn % COUNT_EVERY == 0
            if begin:
                played.count_queued[full, kernels.BLOCK](self.states, self.players, self._waiting, self.turn)
            played.play_queued[blocks, kernels.BLOCK](
                self._starts, self.states, self.players, self._waiting, self.turn, rounds, begin, again
            )
            self.turn += 1

    def waiting(self) -> int:
        """How many games are not over."""
        return int(self._waiting.counts.copy_to_host()[self.turn % 3].sum())


def play_finals_on_device(
    game: Game, seed: int, first: int, last: int, options: Mapping[str, str] | None = None
) -> tuple[Any, Any]:
    """How the games `first` to `last` of a seed end when played at random, and after how many decisions each."""
    queues = Queues(game, last - first, seed, options, first)
    while queues.waiting():
        queues.play(TURNS, again=False)
    return moved(queues.states.copy_to_host(), game.state), queues.players.copy_to_host()["decisions"]
