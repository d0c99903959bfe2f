"""A net before anything is compiled: what `evaluation` works out, in NumPy's words and number for number the same.

On a machine that plays a game for the first time the compiler works for minutes. A net is some ten thousand sums, which
NumPy does at once; so whoever plays by a net alone answers from the first second, and answers the same.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.evaluation import MOST_PRODUCT, MOST_WHOLE, SMALL, make_shares
from ludi.bots.nets.net import Net
from ludi.core.state import State

ADDED_BESIDE = 4  # sums that `evaluation` adds up beside each other


class UncompiledNetBot(NetBot):
    """Plays as its net says, without the compiler."""

    def evaluated(self, view: State, seat: int, legal: Sequence[int]) -> tuple[list[float], float]:
        """Logits of the legal actions, and the seat's share of the victory, by what it sees."""
        row = self.game.observe(view, seat, self.game.interpreted)
        logits, shares = evaluated(self.net, row, legal, self.game.players_of(view))
        return logits.tolist(), float(shares[0])


def evaluated(net: Net, row: Any, actions: Sequence[int], players: int) -> tuple[Any, Any]:
    """Logits of these actions, and shares by side, from a row of features."""
    record = net.record[0]
    units = entered(record, row)
    for block in range(len(record.one)):
        whole, step = in_whole(normalised(record, units, block))
        inner = np.maximum(np.float32(0), layer(record, "one", block, whole, step))
        whole, step = in_whole(inner)
        units = units + layer(record, "two", block, whole, step)
    whole, step = in_whole(normalised(record, units, len(record.one)))
    choices = np.asarray(actions) - record.first_choice
    logits = layer(record, "policy", choices, whole, step).astype(np.float64)
    shares = layer(record, "value", slice(players), whole, step).astype(np.float64)
    make_shares(shares, players)
    return logits, shares


def entered(record: Any, row: Any) -> Any:
    """The first layer: feature after feature that is not 0."""
    units = np.zeros(record.inp.shape[1], np.float32)
    for feature in np.flatnonzero(row):
        seen = np.float32(row[feature] * record.inp_factor[feature])
        units += seen * record.inp[feature].astype(np.float32)
    return np.maximum(np.float32(0), units * record.inp_step + record.inp_bias)


def normalised(record: Any, units: Any, which: int) -> Any:
    """The units brought to mean 0 and variance 1, then weighted."""
    exact = units.astype(np.float64)
    mean = added_up(exact) / len(units)
    spread = np.float32(1.0 / np.sqrt(added_up((exact - mean) * (exact - mean)) / len(units) + SMALL))
    return (units - np.float32(mean)) * spread * record.norm[which] + record.norm_bias[which]


def added_up(numbers: Any) -> Any:
    """Their sum, in the order in which `evaluation` adds: one by one, in four rows."""
    one, two, three, four = np.cumsum(numbers.reshape(-1, ADDED_BESIDE), axis=0)[-1]
    return (one + two) + (three + four)


def in_whole(numbers: Any) -> tuple[Any, Any]:
    """Rounded to whole numbers, the largest as large as can be, and what 1 of them stands for."""
    largest = np.abs(numbers).max()
    most = np.float32(min(MOST_WHOLE, MOST_PRODUCT // len(numbers)))
    factor = most / largest if largest > 0 else np.float32(0)
    return np.rint(numbers * factor).astype(np.int64), np.float32(largest / most)


def layer(record: Any, name: str, which: Any, whole: Any, step: Any) -> Any:
    """The sums of a layer, or of these rows of it, weighted."""
    totals = (record[name][which] @ whole).astype(np.float32)
    return totals * (record[f"{name}_step"][which] * step) + record[f"{name}_bias"][which]
