"""What positions are worth: a value gets full states, many at once, and says every seat's share of the victory.

    value(states)  ->  an array, a row for each state, a column for each seat at the table

Our own: `outlook`, a small net that a room may keep (`nets/outlook.npz`, made by `ludi outlook`), and `playouts`, which
every game has; `net`, the net a room plays with (`nets/policy.npz`), or `net:FILE`, asked of what the seat to move
sees; `rest` and `rest:FILE`, the same net asked where that seat comes to rest. Others are named
`MODULE:FACTORY?KEY=VALUE`, like bots; the factory is called with the game. A value may have an `ending`
(`ludi.bots.nets.ending.Ending`), which is asked in its place near the end of a game.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import numpy as np

from ludi.bots.named import NET, found, wishes_in
from ludi.bots.nets.files import net_named
from ludi.bots.nets.value import NetValue, RestValue
from ludi.bots.play import heuristics, plain_prior
from ludi.bots.value import outcomes
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.rooms import folder_of, part_of
from ludi.core.state import NONE
from ludi.core.view import blank_records, new_viewing

Value = Callable[[Any], Any]

OUTLOOK, PLAYOUTS, REST = "outlook", "playouts", "rest"
KEPT_AS = Path("nets") / "outlook.npz"
PLAYED_OUT = 20_000  # playouts for one question, where nobody says otherwise
BY_FEATURE = ("inner", "beside", "straight")  # rows of a net that are counted by features
BY_NET: dict[str, type[NetValue]] = {NET: NetValue, REST: RestValue}
AT_ONCE = 8192  # states that are looked at together


@cache
def outcomes_of(game: Game) -> SimpleNamespace:
    """The loops of `outcomes` and the room's prior, compiled on top of the game."""
    page = part_of(game.room, "prior") or plain_prior
    return game.compiled_with([page, heuristics, outcomes], {heuristics.prior: page.prior})


def seen_by_all(game: Game, states: Any, players: int) -> Any:
    """What each seat sees of each state as numbers: state, seat, feature."""
    records = blank_records(game.state, len(states))
    records.rows[:] = states
    sheets = np.zeros(len(states) * players, np.dtype((np.record, [("row", np.int8, (game.feature_size,))])))
    outcomes_of(game).see_all(records, new_viewing(game.state, game.sight), sheets, players)
    return sheets["row"].reshape(len(states), players, game.feature_size)


@dataclass
class ValueNet:
    """A score for every seat: a straight sum of what it sees, and a layer of bent ones of that and of what others see.

    The shares are its softmax over seats.
    """

    inner: Any  # feature by unit: what the seat sees
    beside: Any  # feature by unit: what the others see, together
    shift: Any  # unit
    outer: Any  # unit
    straight: Any  # feature

    def layer(self, rows: Any) -> Any:
        """The units before they are bent: state, seat, unit."""
        aside = rows @ self.beside
        return rows @ self.inner + self.shift + aside.sum(axis=1, keepdims=True) - aside

    def scores(self, seen: Any) -> Any:
        """Of features: state, seat, feature. Those that are 0 everywhere, often most of them, are left out."""
        used = np.flatnonzero(seen.any(axis=(0, 1)))
        part = ValueNet(**(vars(self) | {name: getattr(self, name)[used] for name in BY_FEATURE}))
        rows = seen[:, :, used].astype(np.float32)
        return np.maximum(part.layer(rows), 0) @ self.outer + rows @ part.straight


class Outlook:
    """The net of a room, as a value: asked of what a position comes to when its seat goes on as looks best."""

    def __init__(self, game: Game, net: ValueNet) -> None:
        self.game, self.net, self.loops = game, net, outcomes_of(game)
        self.scratch = new_scratch(game.actions.size)

    def __call__(self, states: Any) -> Any:
        """Every seat's share of the victory."""
        parts = [states[first : first + AT_ONCE] for first in range(0, len(states), AT_ONCE)]
        return np.concatenate([self.of_some(part) for part in parts])

    def of_some(self, states: Any) -> Any:
        """The same, of not too many."""
        quiet, players = states.copy(), self.game.players_of(states[0])
        self.loops.make_quiet(quiet, self.scratch)
        worth, over = np.zeros((len(quiet), players)), quiet["seat"] == NONE
        self.loops.count_ends(quiet, worth)
        if not over.all():
            worth[~over] = softmax(self.net.scores(seen_by_all(self.game, quiet[~over], players)))
        return worth


def softmax(scores: Any) -> Any:
    """Shares that add up to 1, row by row."""
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


class Playouts:
    """The mean of playouts by the prior: so many for all states of a question together, at least one each."""

    def __init__(self, game: Game, playouts: int = PLAYED_OUT, seed: int = 0) -> None:
        self.game, self.playouts, self.seed = game, int(playouts), int(seed)

    def __call__(self, states: Any) -> Any:
        """Every seat's share of the victory. Each question has luck of its own; the same one has the same."""
        shares = np.zeros((len(states), self.game.players_of(states[0])))
        scratch, table = new_scratch(self.game.actions.size), np.zeros(1, self.game.state)
        each, seed = max(self.playouts // len(states), 1), crc32(states.tobytes()) + (self.seed << 32)
        outcomes_of(self.game).play_all_out(states, table, shares, scratch, each, seed)
        return shares / each


def keep(net: ValueNet, game: Game, about: dict[str, Any], path: Path) -> None:
    """Write a net down, with the slices it knows and how it was made."""
    slices = {piece.name: [piece.start, piece.size] for piece in game.feature_slices}
    about = about | {"game": game.name, "version": game.version, "slices": slices}
    path.parent.mkdir(parents=True, exist_ok=True)
    half: dict[str, Any] = {name: np.asarray(rows, np.float16) for name, rows in vars(net).items()}
    np.savez_compressed(path, about=json.dumps(about), **half)


def read_net(game: Game, path: Path) -> tuple[ValueNet, dict[str, Any]]:
    """A net for the features as they are now: slices are found by name, what is new to it counts nothing."""
    with np.load(path) as kept:
        about = json.loads(str(kept["about"]))
        rows = {name: kept[name].astype(np.float32) for name in ("inner", "beside", "shift", "outer", "straight")}
    fitted = {name: np.zeros((game.feature_size, *rows[name].shape[1:]), np.float32) for name in BY_FEATURE}
    for piece in game.feature_slices:
        start, size = about["slices"].get(piece.name, (0, 0))
        if size == piece.size:
            here, there = slice(piece.start, piece.start + size), slice(start, start + size)
            for name, row in fitted.items():
                row[here] = rows[name][there]
    return ValueNet(**(rows | fitted)), about


@cache
def kept_net(game: Game) -> ValueNet | None:
    """The net that lies in the room, if one does."""
    path = folder_of(game.room) / KEPT_AS
    return read_net(game, path)[0] if path.exists() else None


def value_named(game: Game, name: str = "") -> Value:
    """One of ours (above), or `MODULE:FACTORY?KEY=VALUE`; none: what the room has."""
    net = kept_net(game)
    plain, _, wishes = (name or (OUTLOOK if net else PLAYOUTS)).partition("?")
    if plain == OUTLOOK:
        if net is None:
            raise LudiError(f"The room of {game.name} keeps no outlook; `ludi outlook {game.name}` makes one.")
        return Outlook(game, net)
    if plain == PLAYOUTS:
        return Playouts(game, **wishes_in(wishes))
    kind, _, file = plain.partition(":")
    if kind in BY_NET:
        return BY_NET[kind](game, net_named(game, file))
    if ":" not in plain:
        ours = ", ".join((OUTLOOK, PLAYOUTS, *BY_NET))
        raise LudiError(f"There is no value '{name}'; there are: {ours}, MODULE:FACTORY?KEY=VALUE.")
    factory: Callable[..., Value] = found(plain, name)  # type: ignore[assignment]
    return factory(game, **wishes_in(wishes))
