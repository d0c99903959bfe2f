"""The three moments a game turned on, in words: the dearest decisions, and the greatest luck."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludi.analysis.balance import Change
from ludi.analysis.reasons import Reasons, percent
from ludi.analysis.verdicts import VERDICTS, Verdict
from ludi.core.game import Game
from ludi.core.speech import move_line, prefix, thing
from ludi.core.state import CHANCE, State
from ludi.core.texts import Line

MOMENTS = 3
DECISIONS = 2  # of them are decisions, where so many were dear
DEAR = VERDICTS["good"] / 100
LUCKY = 0.02  # luck below that is no moment


@dataclass(frozen=True)
class Moment:
    """A turning point."""

    step: int  # actions played before it
    seat: int  # whose decision; where it was luck, whose luck
    size: float  # of the chance to win
    better: int | None  # the move that was worth more
    lines: tuple[Line, ...]  # the sentence, and reasons


def turning_points(
    game: Game, states: Sequence[State], actions: Sequence[int], changes: Sequence[Change],
    verdicts: dict[int, Verdict], reasons: Reasons,
) -> list[Moment]:  # fmt: skip
    """The moments that counted, in the order of the game."""
    dear = sorted((step for step, verdict in verdicts.items() if verdict.cost >= DEAR), key=lambda s: -verdicts[s].cost)
    luck = [change for change in changes if change.seat == CHANCE and max(change.gains) >= LUCKY]
    luck.sort(key=lambda change: -max(change.gains))
    found = [decided(game, states[step], actions[step], step, verdicts[step], reasons) for step in dear[:DECISIONS]]
    found += [lucky(game, change) for change in luck[: MOMENTS - len(found)]]
    return sorted(found, key=lambda moment: moment.step)


def decided(game: Game, state: State, action: int, step: int, verdict: Verdict, reasons: Reasons) -> Moment:
    """A decision that cost much."""
    seat = int(state.seat)
    sentence = Line(
        "analysis-turning-decision",
        {
            "seat": seat_line(game, seat), "played": move_line(game, action), "better": move_line(game, verdict.best),
            "cost": percent(verdict.cost),
        },
    )  # fmt: skip
    why = reasons.why(game.view_of(state, seat), seat, verdict.best, action)
    return Moment(step, seat, verdict.cost, verdict.best, (sentence, *why))


def lucky(game: Game, change: Change) -> Moment:
    """Luck that changed much: told of the seat it favoured most."""
    gain = max(change.gains)
    seat = change.gains.index(gain)
    before, after = percent(change.before[seat]), percent(change.after[seat])
    sentence = Line("analysis-turning-luck", {"seat": seat_line(game, seat), "before": before, "after": after})
    return Moment(change.first, seat, gain, None, (sentence,))


def seat_line(game: Game, seat: int) -> Line:
    """A seat, to be said."""
    return thing(prefix(game), game.seats(seat))
