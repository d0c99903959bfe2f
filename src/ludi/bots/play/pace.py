"""How long an answer takes: as long as everybody knew before it was thought of, so that it tells nothing (CC-A8).

A bot that must let an action card pass has nothing to think about; one that could veto it has. So the time of an
answer is fixed by what is public when it is asked, and thinking that has not come to an end by then is cut off.
"""

import os
from math import ceil

THINKING = 0.8  # the part of its time in which a bot may think; the rest is for machines that are busy
WHOLE = 3  # paces until all of a secret comes out, whether a bot began it or took it over
SECRET = 5  # so many times as quick is a bot where nobody watches: what it lays out in secret (`Game.is_secret`)


def given_pace(milliseconds: int) -> float:
    """The seconds an answer takes: so many, unless LUDI_PACE says otherwise."""
    return float(os.environ.get("LUDI_PACE", milliseconds)) / 1000


def thinking_time(pace: float) -> float | None:
    """How many seconds a bot may think; without a pace, as long as it likes."""
    return THINKING * pace or None


def pause(passed: float, pace: float) -> float:
    """How long a bot that was asked so many seconds ago still waits; too late, it waits for a multiple of its pace."""
    return max(1, ceil(passed / pace)) * pace - passed if pace else 0.0
