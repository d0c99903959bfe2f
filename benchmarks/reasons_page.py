"""Writes docs/reasons.md: turning points and hints of a few games of bots, as text, to judge whether they are true.

python benchmarks/reasons_page.py            # 15 turning points and 15 hints a game, some minutes
"""

import argparse
from pathlib import Path

import numpy as np

from analysis import played
from ludi.analysis.reasons import Reasons
from ludi.analysis.report import Analysis, analyse
from ludi.analysis.verdicts import Judge
from ludi.analysis.worth import Worth
from ludi.bots.named import bot_named
from ludi.core import texts
from ludi.core.game import Game
from ludi.core.speech import move_line
from ludi.core.state import State
from ludi.games import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "reasons.md"
HEAD = """# Turning points and hints, as text

Made by `python benchmarks/reasons_page.py` from games of miles against centurio: what the analysis says of the moments
that counted, and what a hint says at a decision, each with the points on the table, as the code wrote it. "Points of
win chance" are hundredths of the chance to win; other points are the game's own. A better move is named by what its
seat could see; reasons come from playing both moves on over the same deals of what the seat cannot see
([how](analysis.md)).
"""
CLEAR = 0.02  # of the chance to win, by which the best move leads
EFFORT = 200


def standing(game: Game, state: State) -> str:
    """Everybody's points, by name of the seat."""
    seats = range(game.players_of(state))
    points = [f"{game.seats(seat).name.capitalize()} {game.compiled.score_of(state, seat)}" for seat in seats]
    return ", ".join(points)


def moments_of(analysis: Analysis) -> list[str]:
    """The turning points of a game, a line each."""
    return [
        f"{standing(analysis.game, analysis.states[moment.step])}: "
        + " ".join(texts.say("en", line) for line in moment.lines)
        for moment in analysis.moments
    ]


def hints_of(analysis: Analysis, count: int, seed: int) -> list[str]:
    """Hints at some decisions of a game that were not clear at first sight, a line each."""
    game, worth = analysis.game, Worth(analysis.game)
    judge, reasons = Judge(game, worth, EFFORT), Reasons(game, worth)
    steps = [step for step, verdict in analysis.verdicts.items() if len(verdict.choices) > 1]
    lines = []
    for step in np.random.default_rng(seed).permutation(steps):
        if len(lines) == count:
            break
        state, seat = analysis.states[step], int(analysis.states[step].seat)
        view, legal = game.view_of(state, seat), game.legal(state, game.compiled)
        choices = judge.judge(view, seat, legal, legal[0]).choices
        if len(choices) < 2 or choices[0].value - choices[1].value < CLEAR:
            continue
        first, second = choices[:2]
        why = " ".join(texts.say("en", line) for line in reasons.why(view, seat, first.action, second.action))
        moves = [texts.say("en", move_line(game, one.action)) for one in (first, second)]
        lines.append(
            f"{standing(game, state)}; {game.seats(seat).name.capitalize()} to move, {len(legal)} moves: “{moves[0]}”"
            f" ({round(100 * first.value)} %), rather than “{moves[1]}” ({round(100 * second.value)} %). {why}"
        )
    return lines


def main() -> None:
    """Play, ask, write."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=5)
    asked = given.parse_args()
    parts = [HEAD]
    for game in GAMES:
        moments, hints = list[str](), list[str]()
        for number in range(asked.games):
            bots = [bot_named(game, name) for name in ("miles", "centurio")]
            match, _ = played(game, bots, 40_000 + number)
            analysis = analyse(game, match.options, match.actions, EFFORT)
            moments += moments_of(analysis)
            hints += hints_of(analysis, 3, number)
        for title, lines in (("turning points", moments), ("hints", hints)):
            parts += [f"\n## {game.name}: {title}\n", *(f"{number}. {line}" for number, line in enumerate(lines, 1))]
        PAGE.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
