"""Writes docs/strength.md and the ratings of each room from what scripts/strength left in docs/strength."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludi.bots.levels import LEVELS
from ludi.bots.measure.ratings import KEPT_AS
from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.games import GAMES

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
HEAD = """# How strong the opponents are

How often each of our bots wins against the others. Games are paired: the same chance for both, seats swapped. No rank
looks at a clock, so these figures hold on any machine.

- `scripts/strength GAME...` plays games like these again, with its own seeds and counts. It takes about a quarter of an
  hour a game on two cores.
- `python benchmarks/strength_page.py` writes this page from what that leaves in `docs/strength`. It also writes each
  game's `nets/ratings.json`, which page and terminal show: Elo with tiro at 0.
- Elo intervals are 95 %, from 400 new weighings of the sets of paired games. SPRT says nothing before twenty sets.
- Cross tables of 420 games (Roma's 840) have errors of up to a hundred Elo.
- `veteranus` is the strongest rank from before there were nets: a search of 800 iterations with playouts by its prior.

Caesar & Cleopatra's caesar had 94.6% of 252 games against veteranus before the 300 below (other seeds): 95.2% of 552
together.

These opponents did not study each other. A net that was trained against Caesar & Cleopatra's caesar won 76 of 100 games
from it, search included: [what a best response wins](nets.md#what-a-best-response-wins). How the nets were trained is
told in [training](training.md).
"""


CONTESTS = (  # what scripts/strength calls it, how who plays is named at first, against whom, how many play
    ("veteranus", "caesar", "veteranus", 2), ("3", "caesar", "veteranus", 3), ("4", "caesar", "veteranus", 4),
    ("5", "caesar", "veteranus", 5), ("net", "net", "veteranus", 2), ("greedy", "caesar", "greedy", 2),
    ("random", "tiro", "random", 2),
)  # fmt: skip


def result(name: str) -> dict[str, Any] | None:
    path = FOLDER / name / "result.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def interval(found: dict[str, Any], bot: str) -> str:
    elo, low, high = found["elo"][bot]
    return f"{elo:+.0f} ({low:+.0f} … {high:+.0f})"


def ladder(name: str) -> list[str]:
    found = result(f"{name}-ladder")
    if not found:
        return ["The cross table of all ranks has not been measured yet.", ""]
    bots = sorted(found["elo"], key=lambda bot: -found["elo"][bot][0])
    rows = [f"| | {' | '.join(bots)} | Elo | ms a decision |", f"|{'---|' * (len(bots) + 3)}"]
    for bot in bots:
        cells = [f"{share[0]:.0%}" if (share := found["cross_table"][bot].get(rival)) else "" for rival in bots]
        rows.append(f"| **{bot}** | {' | '.join(cells)} | {interval(found, bot)} | {found['milliseconds'][bot]:.1f} |")
    span = found["elo"]["caesar"][0] - found["elo"]["tiro"][0]
    seats = ", ".join(f"{share:.0%}" for share in found["wins_by_seat"])
    note = f"{found['games']} games. From tiro to caesar: {span:.0f} Elo. Wins by seat: {seats}."
    return [*rows, "", note, "", f"![Elo of the opponents in {name}](strength/{name}-ladder/elo.png)", ""]


def steps(name: str) -> list[str]:
    rows = ["| stronger | than | games | won | SPRT 0 : 35 Elo |", "|---|---|---|---|---|"]
    levels = list(LEVELS)
    for weaker, level in pairwise(levels):
        found = result(f"{name}-{level}-{weaker}")
        if not found:
            rows.append(f"| {level} | {weaker} | | | not measured yet |")
            continue
        share = found["cross_table"][level][weaker][0]
        test = found["sprt"]
        rows.append(
            f"| {level} | {weaker} | {found['games']} | {share:.1%} | {test['verdict']} ({test['ratio']:+.2f}) |"
        )
    return [*rows, ""]


def contests(name: str) -> list[str]:
    rows = ["| | against | players | games | share of the victories |", "|---|---|---|---|---|"]
    for suffix, begins, rival, players in CONTESTS:
        found = result(f"{name}-{suffix}")
        if found:
            bot = next(one for one in found["cross_table"] if one.startswith(begins))
            share, games = found["cross_table"][bot][rival][0], found["games"]
            error = 1.96 * (share * (1 - share) / games) ** 0.5  # as if games of a pair knew nothing of each other
            rows.append(f"| {bot} | {rival} | {players} | {games} | {share:.1%} ± {error:.1%} |")
    return [*rows, ""]


def keep_ratings(game: Game) -> None:
    found = result(f"{game.name}-ladder")
    if not found:
        return
    zero = found["elo"]["tiro"][0]
    rows = {level: [round(figure - zero) for figure in found["elo"][level]] for level in LEVELS}
    lines = [f'  "{level}": {{"elo": {elo}, "low": {low}, "high": {high}}}' for level, (elo, low, high) in rows.items()]
    path = folder_of(game.room) / KEPT_AS
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    lines = [HEAD]
    for game in GAMES:
        lines += [f"## {game.name}", "", *contests(game.name), *steps(game.name), *ladder(game.name)]
        keep_ratings(game)
    (FOLDER.parent / "strength.md").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
