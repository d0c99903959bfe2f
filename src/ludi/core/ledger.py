"""The rule ledger: every rule has an id; the ledger, the docstring and the test carry the same one."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ludi.core.files import read_yaml
from ludi.core.rooms import folder_of, rooms
from ludi.core.text_files import ENGLISH, files_in
from ludi.core.texts import messages_in

TEST = re.compile(r"^\s*def (test_([a-z]{2})_([a-z]*\d+)_\w+)", re.MULTILINE)


@cache
def ids_of(game: str) -> tuple[str, ...]:
    """The ids of a game's rules, in the order of the ledger."""
    folder = folder_of(rooms()[game]) / "texts"
    return tuple(name for file in files_in(folder, ENGLISH) if file.stem == "rules" for name in messages_in(file))


def coverage(ids: Iterable[str], *folders: Path) -> dict[str, list[str]]:
    """For each rule id, the tests and scenarios under these folders that name it; unknown ids they name come last."""
    named: dict[str, list[str]] = {rule: [] for rule in ids}
    for folder in folders:
        for rule, tests in tests_of(folder).items():
            named.setdefault(rule, []).extend(tests)
        for file in sorted(folder.rglob("*.yaml")):
            for rule in scenario_rules(file):
                named.setdefault(rule, []).append(file.name)
    return named


def tests_of(folder: Path) -> dict[str, list[str]]:
    """The tests under a folder by the rule id in their names: file and name."""
    named: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for match in TEST.finditer(file.read_text(encoding="utf-8")):
            named.setdefault(f"{match[2]}-{match[3]}".upper(), []).append(f"{file.name}::{match[1]}")
    return named


def scenario_rules(file: Path) -> list[str]:
    """The ids a scenario says it shows."""
    content = read_yaml(file)
    rules = content.get("rule", []) if isinstance(content, dict) else []
    return [str(rule) for rule in rules] if isinstance(rules, list) else [str(rules)]
