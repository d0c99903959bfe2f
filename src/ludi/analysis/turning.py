"""The three moments a game turned on, in words: the dearest decisions, and the greatest luck."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludi.analysis.balance import Swing
from ludi.analysis.reasons import Reasons, percent
from ludi.analysis.verdicts import VERDICTS, Verdict
from ludi.core.game import Game
from ludi.core.speech import move_line, prefix, thing
from ludi.core.state import CHANCE, State
from ludi.core.texts import Line

MOMENTS = 3
DECISIONS = 2  # of them are decisions, where so many were dear
DEAR = VERDICTS["good"] / 100
LOOKED_AT = 4  # decisions, the dearest, that are played on to see whether they can have been dear
LUCKY = 0.02  # luck below that is no moment
TOLD = 6  # lines of the log for what chance brought, at most
HIDDEN_LOG = "-hidden"  # how the log speaks of what a seat does not see


@dataclass(frozen=True)
class TurningPoint:
    """A turning point."""

    step: int  # actions played before it
    seat: int  # whose decision; where it was luck, whose luck
    size: float  # of the chance to win
    better: int | None  # the move that was worth more
    lines: tuple[Line, ...]  # the sentence, and reasons


def turning_points(
    game: Game, states: Sequence[State], actions: Sequence[int], changes: Sequence[Swing],
    verdicts: dict[int, Verdict], reasons: Reasons,
) -> list[TurningPoint]:  # fmt: skip
    """The moments that counted, in the order of the game."""
    dear = sorted((step for step, verdict in verdicts.items() if verdict.cost >= DEAR), key=lambda s: -verdicts[s].cost)
    luck = [change for change in changes if change.seat == CHANCE and max(change.gains) >= LUCKY]
    luck.sort(key=lambda change: -max(change.gains))
    shown = [step for step in dear[:LOOKED_AT] if is_sure(game, states[step], actions[step], verdicts[step], reasons)]
    found = [decided(game, states[step], actions[step], step, verdicts[step], reasons) for step in shown[:DECISIONS]]
    found += [lucky(game, change, came(game, states, actions, change)) for change in luck[: MOMENTS - len(found)]]
    return sorted(found, key=lambda moment: moment.step)


def is_sure(game: Game, state: State, action: int, verdict: Verdict, reasons: Reasons) -> bool:
    """Whether a decision can have been dear when both moves are played on."""
    seat = int(state.seat)
    return reasons.is_possible(game.view_of(state, seat), seat, verdict.best, action, DEAR)


def decided(game: Game, state: State, action: int, step: int, verdict: Verdict, reasons: Reasons) -> TurningPoint:
    """A decision that cost much."""
    seat = int(state.seat)
    view = game.view_of(state, seat)
    played, better = (move_line(game, move, view) for move in (action, verdict.best))
    sentence = Line(
        "analysis-turning-decision",
        {"seat": seat_line(game, seat), "played": played, "better": better, "cost": percent(verdict.cost)},
    )
    why = [afterwards(line) for line in reasons.why(view, seat, verdict.best, action)]
    return TurningPoint(step, seat, verdict.cost, verdict.best, (sentence, *why))


def afterwards(line: Line) -> Line:
    """What the forecast said to the seat that decided is quoted: others read it too."""
    quoted = line.message in ("analysis-why-forecast", "analysis-why-other")
    return Line(f"{line.message}-quoted", line.values, line.rule) if quoted else line


def came(game: Game, states: Sequence[State], actions: Sequence[int], change: Swing) -> list[Line]:
    """What chance brought, as the log told it to those who saw it; where that is much, what the lucky seat got."""
    seats = range(len(change.gains))
    logs = [
        [log_of(game, states[step], actions[step], states[step + 1], seat) for seat in seats]
        for step in range(change.first, change.last)
    ]
    told = [line for views in logs for line in min(views, key=lambda lines: len([*filter(is_hidden, lines)]))]
    if len(told) <= TOLD:
        return told
    own = [line for views in logs for line in views[change.gains.index(max(change.gains))] if not is_hidden(line)]
    return own if len(own) <= TOLD else []


def is_hidden(line: Line) -> bool:
    """Whether the log speaks of something its reader does not see."""
    return line.message.endswith(HIDDEN_LOG)


def log_of(game: Game, before: State, action: int, after: State, viewer: int) -> list[Line]:
    """What the log says of a step, but that a turn begins."""
    views = [game.view_of(state, viewer) for state in (before, after)]
    move = game.seen_move(before, game.actions.decode(action), viewer)
    lines = game.narrate(views[0], move, views[1], viewer)
    return [line for line in lines if line.message != f"{prefix(game)}-log-turn"]


def lucky(game: Game, change: Swing, brought: Sequence[Line]) -> TurningPoint:
    """Luck that changed much: told of the seat it favoured most."""
    gain = max(change.gains)
    seat = change.gains.index(gain)
    before, after = percent(change.before[seat]), percent(change.after[seat])
    sentence = Line("analysis-turning-luck", {"seat": seat_line(game, seat), "before": before, "after": after})
    return TurningPoint(change.first, seat, gain, None, (sentence, *brought))


def seat_line(game: Game, seat: int) -> Line:
    """A seat, to be said."""
    return thing(prefix(game), game.seats(seat))
