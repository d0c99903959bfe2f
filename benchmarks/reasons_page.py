"""Writes docs/reasons.md: turning points and hints of a few games of bots, as text, to judge whether they are true.

python benchmarks/reasons_page.py            # 30 a game, the same every time; some minutes
"""

import argparse
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from analysis import played
from ludi.analysis.nudges import nudge_of
from ludi.analysis.reasons import reasons_of
from ludi.analysis.report import Analysis, analyse
from ludi.analysis.turning import TurningPoint
from ludi.bots.named import bot_named
from ludi.bots.play.advice import advise
from ludi.core import texts
from ludi.core.game import Game
from ludi.core.notation import MARKS, in_flow
from ludi.core.speech import move_line, prefix
from ludi.core.state import HIDDEN, State
from ludi.core.texts import Line
from ludi.games import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "reasons.md"
HEAD = """# Turning points and hints, as text

What the analysis says of the moments that counted, and what a hint says at a decision, as the code wrote it. Read it to
judge whether it is true. `python benchmarks/reasons_page.py` made it from games of miles against centurio.

- The position stands first, as its seat saw it ([in words](notation.md), not all of it).
- "Points of win chance" are hundredths of the chance to win; other points are the game's own.
- A better move is named by what its seat could see. Reasons come from playing both moves on over the same deals of what
  the seat cannot see ([how](analysis.md#turning-points)).
- "The next turn" is the next one of the seat that decides. "The table said" is what the board shows before a move.
"""
SHOWN = {  # the fields by which a position is told
    "roma": ("phase", "vp", "stock", "coins", "dice", "face_up", "hand", "drawn"),
    "caesar_cleopatra": ("phase", "won", "patricians", "face_up", "face_down", "hand", "action"),
    "alea_iacta_est": (
        "phase",
        "stage",
        "supply",
        "street",
        "castrum",
        "forum",
        "forum_owner",
        "chips",
        "offered",
        "provinces",
        "patricians",
        "senate",
    ),
}
HIDDEN_WORD = MARKS[HIDDEN]
WIDTH = 120  # characters of a line
EACH = 30
LUCK = 5  # of them are luck
HINTS = 15
CLEAR = 0.03  # of the chance to win, by which the best move leads, for a hint to be shown
OPEN = (0.12, 0.88)  # a game that is won or lost already teaches little


def say(line: Line) -> str:
    """In English."""
    return texts.say("en", line)


def laid_out(game: Game, view: State, seat: int) -> str:
    """Who decides, and the fields that tell most, as this seat sees them."""
    words = game.position(view)
    points = [f"{say(name_of(game, one))} {game.compiled.score_of(view, one)}" for one in range(game.players_of(view))]
    seen = {name: shown(words[name]) for name in SHOWN[game.name] if name in words}
    fields = [f"{name}: {in_flow(content)}" for name, content in seen.items() if content not in ({}, HIDDEN_WORD)]
    return f"{say(name_of(game, seat))} decides. {', '.join(points)}. `{'; '.join(fields)}`"


def shown(content: Any) -> Any:
    """Words of a position without what is hidden, and without tiles that lie face down or are out of the game."""
    if not isinstance(content, Mapping):
        return content
    return {key: shown(part) for key, part in content.items() if part not in (HIDDEN_WORD, "out", "none")}


def name_of(game: Game, seat: int) -> Line:
    """The seat, to be said."""
    return Line(f"{prefix(game)}-seat-{game.seats(seat).name.lower()}")


def moment_told(analysis: Analysis, moment: TurningPoint) -> str:
    """A turning point."""
    game, state = analysis.game, analysis.states[moment.step]
    sentences = " ".join(say(line) for line in moment.lines)
    if moment.better is None:
        return f"**Luck.** {sentences}"
    view = game.view_of(state, moment.seat)
    return f"**Turning point.** {laid_out(game, view, moment.seat)}\n{sentences}"


def hints_of(analysis: Analysis, seed: int) -> Iterator[str]:
    """Hints at some decisions of a game that were not clear at first sight."""
    game = analysis.game
    steps = [step for step, verdict in analysis.verdicts.items() if len(verdict.choices) > 1]
    for step in np.random.default_rng(seed).permutation(steps).tolist():
        state, seat = analysis.states[step], int(analysis.states[step].seat)
        view, legal = game.view_of(state, seat), game.legal(state, game.compiled)
        advice = advise(game, view, seat, legal, step)
        first, second = (one.value or 0.0 for one in advice[:2]) if len(advice) > 1 else (0.0, 0.0)
        if first - second < CLEAR or not OPEN[0] < first < OPEN[1]:
            continue
        moves = [move_line(game, one.line[0], view) for one in advice[:2]]
        why = reasons_of(game).why(view, seat, *(one.line[0] for one in advice[:2]))
        nudge = " ".join(say(line) for line in nudge_of(game, advice, why))
        yield (
            f"**Hint.** {laid_out(game, view, seat)}\n"
            f"First: “{nudge}” At last: “{say(moves[0])}” ({round(100 * first)} %), rather than “{say(moves[1])}”"
            f" ({round(100 * second)} %). {' '.join(say(line) for line in why)}"
        )


def entries_of(game: Game, first_seed: int) -> list[str]:
    """As many as are wanted, mixed, from as many games as it takes."""
    decisions, luck, hints = list[str](), list[str](), list[str]()
    number = 0
    while len(decisions) < EACH - LUCK - HINTS:
        bots = [bot_named(game, name) for name in ("miles", "centurio")]
        match, _ = played(game, bots, first_seed + number)
        analysis = analyse(game, match.options, match.actions)
        for moment in analysis.moments:
            (luck if moment.better is None else decisions).append(moment_told(analysis, moment))
        found = hints_of(analysis, number)
        hints += [hint for hint, _ in zip(found, range(4), strict=False)]
        number += 1
    kept = (decisions[: EACH - LUCK - HINTS], luck[:LUCK], hints[:HINTS])
    return [entry for entries in kept for entry in entries]


def numbered(number: int, entry: str) -> str:
    """An item of a list, a paragraph for each line of it."""
    mark = f"{number}. "
    indent = " " * len(mark)
    parts = [
        textwrap.fill(line, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
        for line in entry.split("\n")
    ]
    return mark + "\n\n".join(parts)[len(mark) :]


def main() -> None:
    """Play, ask, write."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--seed", type=int, default=40_000)
    asked = given.parse_args()
    parts = list[str]()
    for game in GAMES:
        lines = [numbered(number, entry) for number, entry in enumerate(entries_of(game, asked.seed), 1)]
        parts += [f"\n## {texts.say('en', f'{prefix(game)}-name')}\n", *lines]
    vague = sum(say(Line("analysis-why-later")) in part for part in parts)
    found = f"In {vague} of {EACH * len(list(GAMES))} entries nothing was found that can be counted; they say so."
    PAGE.write_text("\n".join([HEAD, found, *parts]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
