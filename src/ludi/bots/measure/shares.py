"""Raw shares and shares without luck: how sure each is, and how many games it takes to be so sure."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ludi.bots.measure.arena import Tally

TWO_SIDES = 1.96  # standard errors on either side of 95 %
CLOSE = 0.01  # the half interval that games are counted for
TRUST = 10  # sets for which the value is believed as it is before the games themselves say how far to follow it


@dataclass(frozen=True)
class Apart:
    """A bot's share against others, raw and without luck."""

    bot: str
    rivals: tuple[str, ...]
    games: int
    share: float
    sure: float  # half of the 95 % interval
    adjusted: float
    adjusted_sure: float
    variance_left: float
    games_needed: int  # for an interval of CLOSE on either side
    adjusted_games_needed: int


def without_luck(shares: Any, lucks: Any) -> Any:
    """Every set's share less its luck, as far as the other sets say that luck tells on shares.

    How far (1: all of it) is worked out for each set from the others alone, so it knows nothing of this set's luck,
    whose mean is 0: the mean stays what it is, and a value that does not fit these bots does no harm.
    """
    share, luck = np.asarray(shares, float), np.asarray(lucks, float)
    count = max(len(share) - 1, 1)
    squares = (luck**2).sum() - luck**2
    products = (share * luck).sum() - share * luck
    products -= (share.sum() - share) / count * (luck.sum() - luck)
    believed = TRUST * squares / count
    told = squares + believed
    return share - np.divide(products + believed, told, out=np.ones_like(told), where=told > 0) * luck


def told_apart(tally: Tally) -> Iterator[Apart]:
    """For each group of bots that met: the first bot's shares if they are two, else everybody's."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for number, found in enumerate(tally.sets):
        if tally.lucks[number]:
            groups.setdefault(tuple(bot for bot in tally.bots if bot in found), []).append(number)
    games = len(tally.outcomes) / max(len(tally.sets), 1)
    for bots, numbers in groups.items():
        for bot in bots[:1] if len(bots) == 2 else bots:
            raw = np.array([tally.sets[number][bot] for number in numbers])
            clean = without_luck(raw, [tally.lucks[number][bot] for number in numbers])
            yield apart(bot, tuple(rival for rival in bots if rival != bot), raw, clean, games)


def apart(bot: str, rivals: tuple[str, ...], raw: Any, clean: Any, games: float) -> Apart:
    """The figures of one bot; `games` are those of a set."""
    sure, clean_sure = (
        TWO_SIDES * float(row.std(ddof=1)) / len(row) ** 0.5 if len(row) > 1 else 0.5 for row in (raw, clean)
    )
    left = float(clean.var() / raw.var()) if raw.var() > 0 else 1.0
    needed, clean_needed = (round(games * len(raw) * (half / CLOSE) ** 2) for half in (sure, clean_sure))
    return Apart(
        bot, rivals, round(games * len(raw)), float(raw.mean()), sure, float(clean.mean()), clean_sure, left,
        needed, clean_needed,
    )  # fmt: skip


def rows_apart(tally: Tally) -> list[dict[str, Any]]:
    """The same, to be stored."""
    return [asdict(row) for row in told_apart(tally)]
