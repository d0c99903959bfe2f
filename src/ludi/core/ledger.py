"""The rule ledger: every rule has an id; the ledger, the docstring and the test carry the same one."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ludi.core import texts
from ludi.core.files import read_yaml
from ludi.core.rooms import folder_of, rooms

RULE = re.compile(r"^- ([A-Z]{2}-[A-Z]*\d+) (.*)$", re.MULTILINE)
HEADING = re.compile(r"^#+ .*\(([A-Z]{2}-[A-Z]*\d+)\)\s*$", re.MULTILINE)
TEST = re.compile(r"^\s*def (test_([a-z]{2})_([a-z]*\d+)_\w+)", re.MULTILINE)


def rules_of(ledger: str) -> dict[str, str]:
    """The rules a ledger holds, by id, in order; a rule under a heading of its own has the heading's id."""
    found = {match[1]: match[2] for match in RULE.finditer(ledger)}
    for match in HEADING.finditer(ledger):
        following = ledger[match.end() :].strip().split("\n")[0]
        found.setdefault(match[1], following)
    return found


@cache
def ids_of(game: str) -> tuple[str, ...]:
    """The ids of a game's rules, in the order of the ledger."""
    return tuple(texts.messages_in(folder_of(rooms()[game]) / "texts" / "en" / "rules.ftl"))


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
