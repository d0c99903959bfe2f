"""Where the games of a vector begin: as the rules say, at a position in words, or at a state."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.faults import fault_in
from ludi.core.game import Game
from ludi.core.scenario import playable
from ludi.core.state import NONE, State


def start_of(game: Game, options: Mapping[str, str] | None, start: Mapping[str, Any] | State | None) -> State:
    """The state in which games begin; a clear sentence for a position that cannot be."""
    if start is None:
        return game.new_game(options)
    if not isinstance(start, Mapping):
        return states_for(game, start, game.players_of(start))[0]
    with playable("position"):
        state = game.read(start, options)
        fault = fault_in(game, state)
    if fault or state.seat == NONE:
        raise LudiError(f"position: {fault or 'the game is over there'}.")
    return state


def states_for(game: Game, states: Any, players: int) -> Any:
    """States to be played on: of this game, for so many players, and not over."""
    given = np.atleast_1d(np.asarray(states))
    if given.dtype.names != game.state.names or given.dtype.itemsize != game.state.itemsize:
        raise LudiError(f"These are no states of {game.name}; they are arrays of its `game.state`.")
    if (given["seat"] == NONE).any():
        raise LudiError("A game that is over cannot go on.")
    kinds = np.unique(given["players"], return_index=True)[1] if "players" in (game.state.names or ()) else [0]
    if any(game.players_of(given[place]) != players for place in kinds):
        raise LudiError(f"All lanes play with {players} players.")
    return given


def chosen_of(count: int, lanes: Any) -> Any:
    """The numbers of these lanes, of which a mask, a list or one number is taken; None is all of them."""
    try:
        return np.arange(count) if lanes is None else np.atleast_1d(np.arange(count)[lanes])
    except IndexError as error:
        raise LudiError(f"There are {count} lanes, from 0 on: {error}.") from None
