"""Where the games of a vector begin: as the rules say, at a position in words, or at a state; and who plays there."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.faults import fault_in
from ludi.core.game import Game
from ludi.core.scenario import playable
from ludi.core.state import NONE, State

Options = Mapping[str, str] | Sequence[Mapping[str, str]]


def starts_of(game: Game, options: Options | None, start: Mapping[str, Any] | State | None) -> list[State]:
    """The states in which games begin, which the lanes take in turn."""
    if options is None or isinstance(options, Mapping):
        return [start_of(game, options, start)]
    if start is not None or not options:
        raise LudiError(
            "`options` is one choice, or a list of one or more without `start`: a start has options of its own."
        )
    return [game.new_game(one) for one in options]


def numbers_in(game: Game, starts: Sequence[State], count: int) -> Any:
    """How many play in each of so many lanes."""
    return np.array([game.players_of(start) for start in starts])[np.arange(count) % len(starts)]


def start_of(game: Game, options: Mapping[str, str] | None, start: Mapping[str, Any] | State | None) -> State:
    """The state in which games begin; a clear sentence for a position that cannot be."""
    if start is None:
        return game.new_game(options)
    if not isinstance(start, Mapping):
        return states_for(game, start, [game.players_of(start)])[0]
    with playable("position"):
        state = game.read(start, options)
        fault = fault_in(game, state)
    if fault or state.seat == NONE:
        raise LudiError(f"position: {fault or 'the game is over there'}.")
    return state


def states_at(game: Game, starts: Any, position: Mapping[str, Any], chosen: Any) -> Any:
    """A position in words as a state for each of these lanes, with the options the lane begins with."""
    turns, made = chosen % len(starts), np.zeros(len(chosen), game.state)
    for turn in np.unique(turns):
        made[turns == turn] = start_of(game, game.options_of(starts[turn]), position)
    return made


def states_for(game: Game, states: Any, numbers: Any) -> Any:
    """States to be played on: of this game, one or one for each lane, for as many players as it has, and not over."""
    given = np.atleast_1d(np.asarray(states))
    if given.dtype.names != game.state.names or given.dtype.itemsize != game.state.itemsize:
        raise LudiError(f"These are no states of {game.name}; they are arrays of its `game.state`.")
    if (given["seat"] == NONE).any():
        raise LudiError("A game that is over cannot go on.")
    if len(given) not in (1, len(numbers)):
        raise LudiError(f"For {len(numbers)} lanes one state is needed, or {len(numbers)}.")
    indices = given["players"] if "players" in (game.state.names or ()) else np.zeros(len(given), np.int64)
    check_numbers(np.array(game.players)[indices], numbers)
    return given


def check_numbers(players: Any, numbers: Any) -> None:
    """A clear sentence where a game is put into a lane that has another number of players."""
    if (np.asarray(players) != numbers).any():
        raise LudiError("A lane plays on with as many players as it began with.")


def chosen_of(count: int, lanes: Any) -> Any:
    """The numbers of these lanes, of which a mask, a list or one number is taken; None is all of them."""
    try:
        return np.arange(count) if lanes is None else np.atleast_1d(np.arange(count)[lanes])
    except IndexError as error:
        raise LudiError(f"There are {count} lanes, from 0 on: {error}.") from None
