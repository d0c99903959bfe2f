"""`ludi rules`: the ledger, and which rule has which tests."""

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.ledger import coverage, ids_of
from ludi.core.rooms import folder_of
from ludi.core.speech import prefix


def print_rules(game: Game, rule: str, language: str, out: Console) -> None:
    """All rules of a game, or the one asked for."""
    known = ids_of(game.name)
    if not known:
        out.print(texts.say(language, "web-no-rules"), markup=False)
        return
    if rule and rule.upper() not in known:
        raise LudiError(f"{game.name} has no rule '{rule}'; `ludi rules {game.name}` lists them all.")
    if not rule:
        print_in_short(game, language, out)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for shown in [rule.upper()] if rule else known:
        table.add_row(shown, Text(texts.say(language, shown)))
    out.print(table)


def print_in_short(game: Game, language: str, out: Console) -> None:
    """The goal, a turn and what beginners miss, where the room tells it."""
    parts = {"lesson-goal": ["goal"], "lesson-turn": numbered("turn"), "lesson-missed": numbered("missed")}
    for title, names in parts.items():
        messages = [f"{prefix(game)}-teach-{name}" for name in names]
        told = [texts.say(language, message) for message in messages if texts.has(message)]
        if told:
            out.print(texts.say(language, title), style="bold", markup=False)
            for number, sentence in enumerate(told, 1):
                mark = f"{number}. " if len(told) > 1 else ""
                out.print(Padding(Text(f"{mark}{sentence}"), (0, 0, 0, 2)))
            out.print()


def numbered(what: str) -> list[str]:
    """Three sentences of a kind, by their names."""
    return [f"{what}-{number}" for number in range(1, 4)]


def print_coverage(game: Game, tests: Path, out: Console) -> bool:
    """Each rule with its tests; returns whether every rule has one."""
    if not tests.is_dir():
        raise LudiError(f"There is no folder {tests}; run this in the repository, or name the folder with --tests.")
    named = coverage(ids_of(game.name), tests, folder_of(game.room) / "scenarios")
    table = Table("rule", "tests", "for example")
    for rule, found in named.items():
        table.add_row(rule, str(len(found)), Text(found[0] if found else "none"), style=None if found else "red")
    out.print(table)
    missing = [rule for rule, found in named.items() if not found]
    out.print(f"{len(named) - len(missing)} of {len(named)} rules have a test.")
    if missing:
        out.print(f"Without one: {', '.join(missing)}", style="red")
    return not missing
