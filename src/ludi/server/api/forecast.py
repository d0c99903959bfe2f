"""What a move would do, told over tables its seat cannot tell apart, never from the true one."""

from ludi.core.chance import new_rng
from ludi.core.fairness import outcomes_of
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.state import CHANCE, State, same
from ludi.server.api.payloads import Json, Look, Viewpoint, grouped, said, step_of
from ludi.server.tables.log import Entry, LoggedStep

LOOKS = 8  # how many tables are imagined; what is not the same on all of them is not told


def forecast_of(game: Game, rules: Rules, view: State, seat: int, action: int) -> Json:
    """Lines of the room, the view after the move where it shows nothing new, and what chance may bring."""
    move = game.actions.decode(action)
    tables = [game.imagined(view, seat, new_rng(look), rules) for look in range(LOOKS)]
    afters = [game.after(table, action, rules) for table in tables]
    looks = [Look(game, after, Viewpoint(seat)) for after in afters]
    known = all(same(looks[0].view, other.view) for other in looks)
    return {
        "action": action,
        "lines": [said(line) for line in game.forecast(view, move)],
        "after": looks[0].fields() if known else None,
        "derived": game.derived(looks[0].pages) if known else None,
        "outcomes": outcomes_alike(game, rules, afters, seat) if known else [],
    }


def outcomes_alike(game: Game, rules: Rules, afters: list[State], seat: int) -> list[Json]:
    """What chance may bring next: told only where it is the same on every imagined table."""
    if any(after.seat != CHANCE for after in afters):
        return []
    told = told_outcomes(game, rules, afters[0], seat)
    alike = all(told_outcomes(game, rules, after, seat) == told for after in afters[1:])
    return told if alike else []


def told_outcomes(game: Game, rules: Rules, state: State, seat: int) -> list[Json]:
    """Each outcome with its weight, in the words of the log."""
    pairs, before = [], Look(game, state, Viewpoint(seat))
    for outcome, weight in zip(*outcomes_of(game, state, rules), strict=True):
        after = game.after(state, outcome, rules)
        turned = LoggedStep(Entry(0, "chance", CHANCE, outcome), state, after)
        step = step_of(turned, before, Look(game, after, before.viewpoint), {})
        pairs.append((weight, step["lines"]))
    return grouped(pairs)
