"""The chance to win that people are shown: by what one seat sees, calibrated, steady inside a turn, with its error.

    Chances(game).of_view(view, seat)  ->  Chance(shares by seat, error of this seat's share)

The shares are those of the room's net where the deciding seat comes to rest (`bots.nets.quiescence`). What stands in
`nets/chances.json` of the room brings them to what has happened in games of the net with itself, and says how far they
are off; `ludi chances` makes it, for one net and no other.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from ludi.bots.nets.evaluation import make_shares
from ludi.bots.nets.exact import logarithm
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.net import Net
from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.core.state import NONE, State

KEPT_AS = Path("nets") / "chances.json"
OWN, OTHERS = "own", "others"  # whose decision it is, seen from the seat that asks
MIDDLE = 1.0  # log-odds up to which a chance counts as one in the middle
BY_ACTION, BY_FEATURE = ("policy", "policy_step", "policy_bias"), ("inp", "inp_factor")  # of a net, a row each
LEAST = 1e-6  # shares below are taken for this


class Chance(NamedTuple):
    """What a seat may expect."""

    shares: tuple[float, ...]  # every seat's share of the victory, by seat
    error: float  # of the asking seat's share: how far it is off, root mean square


@dataclass(frozen=True)
class Fit:
    """How shares of a net become chances: their logarithms times a slope, in the middle another; and a shift.

    The asking seat's share is shifted; then all are made to add up to 1. The larger a share, the larger the chance.
    """

    slope: float = 1.0
    middle: float = 0.0
    shift: float = 0.0
    errors: tuple[tuple[float, float], ...] = ((0.5, 0.0),)  # chances, and how far such a chance is off

    def corrected(self, shares: Any, seats: Any) -> Any:
        """Chances from shares: a row for each position, and the seat that asks of each."""
        return np.array([self.chances(row, seat) for row, seat in zip(shares, seats, strict=True)])

    def chances(self, shares: Any, seat: int) -> list[float]:
        """Chances from one row of shares, of which this seat asks."""
        terms = [terms_of(float(share), place == seat) for place, share in enumerate(shares)]
        logits = [log * self.slope + odds * self.middle + asks * self.shift for log, odds, asks in terms]
        make_shares(logits, len(logits))
        return list(map(float, logits))

    def error(self, chance: float) -> float:
        """How far such a chance is off: between two that are known, on the straight line."""
        if chance <= self.errors[0][0]:
            return self.errors[0][1]
        for (low, before), (high, after) in zip(self.errors, self.errors[1:], strict=False):
            if chance < high:
                return (after - before) / (high - low) * (chance - low) + before
        return self.errors[-1][1]


def terms_of(share: float, is_asking: bool) -> tuple[float, float, float]:
    """What slope, middle and shift are multiplied with, of one seat's share."""
    share = min(max(share, LEAST), 1 - LEAST)
    odds = logarithm(share / (1 - share))
    return logarithm(share), min(max(odds, -MIDDLE), MIDDLE), float(is_asking)


def softmax(logits: Any) -> Any:
    """Shares that add up to 1, row by row."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


Fits = Mapping[int, Mapping[str, Fit]]  # by the number of players, and by whose decision it is


class Chances:
    """What the seats of a game may expect, by the room's net; by another where one is given, with its fits."""

    def __init__(self, game: Game, net: Net | None = None, fits: Fits | None = None) -> None:
        net = net or kept_net(game)
        if net is None:
            raise LudiError(f"The room of {game.name} keeps no net; `ludi train {game.name}` makes one.")
        self.game, self.quiescent_net = game, QuiescentNet(net)
        self.fits = fits if fits is not None else fits_in(kept_fits(game, net))
        self.lock = Lock()  # the memory to think in is for one thread

    def of_view(self, view: State, seat: int) -> Chance:
        """What this seat may expect by what it sees, whoever decides; the same for the same view."""
        with self.lock:
            shares = self.quiescent_net.shares(view, seat)
        if view.seat == NONE:
            return Chance(tuple(map(float, shares)), 0.0)
        fit = self.fits[len(shares)][OWN if view.seat == seat else OTHERS]
        chances = fit.chances(shares, seat)
        return Chance(tuple(chances), fit.error(chances[seat]))


def digest_of(net: Net) -> str:
    """By which a net is known again, in whatever order it holds actions and features."""
    record, digest = net.record[0], sha256()
    for name in sorted(set(record.dtype.names) - {"first_choice", *BY_ACTION, *BY_FEATURE}):
        digest.update(record[name].tobytes())
    for columns in (BY_ACTION, BY_FEATURE):
        rows = zip(*(record[name] for name in columns), strict=True)
        digest.update(b"".join(sorted(b"".join(cell.tobytes() for cell in row) for row in rows)))
    return digest.hexdigest()[:16]


def write_fits(game: Game, net: Net, fits: Fits, checked: Sequence[Any], path: Path) -> None:
    """Write fits down, with the rules and the net they are for and how they were checked."""
    told = {"game": game.name, "version": game.version, "net": digest_of(net), "checked": list(checked)}
    told["fits"] = {str(players): {whose: asdict(fit) for whose, fit in two.items()} for players, two in fits.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(told) + "\n", encoding="utf-8")


def read_fits(game: Game, net: Net, path: Path) -> dict[str, Any]:
    """What was written down; a clear error where it is for other rules or another net."""
    again = f"`ludi chances {game.name}` makes them anew"
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        made_for, fitted = (told["game"], game.holds_for(told["version"]), told["net"]), fits_in(told)
    except FileNotFoundError:
        raise LudiError(f"The room of {game.name} has a net but no chances for it: {again}.") from None
    except (ValueError, KeyError, TypeError):
        raise LudiError(f"The chances in {path} cannot be read: {again}.") from None
    if made_for != (game.name, True, digest_of(net)) or not set(fitted) <= set(game.players):
        raise LudiError(f"The chances in {path} are for another net or other rules: {again}.")
    return dict(told)


def kept_fits(game: Game, net: Net) -> dict[str, Any]:
    """What lies in the room."""
    return read_fits(game, net, folder_of(game.room) / KEPT_AS)


def fits_in(told: Mapping[str, Any]) -> dict[int, dict[str, Fit]]:
    """The fits in what was written down."""
    return {
        int(players): {whose: fit_in(two[whose]) for whose in (OWN, OTHERS)} for players, two in told["fits"].items()
    }


def fit_in(told: Mapping[str, Any]) -> Fit:
    """One of them."""
    errors = tuple((float(chance), float(error)) for chance, error in told["errors"])
    return Fit(float(told["slope"]), float(told["middle"]), float(told["shift"]), errors)


@cache
def kept_chances(game: Game) -> Chances | None:
    """Those of a room; None where it keeps no net, or none was fitted for the net it keeps."""
    try:
        return Chances(game)
    except LudiError:
        return None


def chance_at(game: Game, view: State, seat: int) -> Chance | None:
    """What a seat may expect, where the room can tell: it has a fit for so many players."""
    chances = kept_chances(game)
    return chances.of_view(view, seat) if chances and game.players_of(view) in chances.fits else None
