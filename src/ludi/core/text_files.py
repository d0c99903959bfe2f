"""Where texts lie: the Fluent files of a folder for each language, and a room's English rules, made from its ledger."""

import re
from pathlib import Path

ENGLISH = "en"
LEDGER = "rules.md"  # beside the folder of texts
RULE = re.compile(r"^- ([A-Z]{2}-[A-Z]*\d+) (.*)$", re.MULTILINE)
HEADING = re.compile(r"^#+ .*\(([A-Z]{2}-[A-Z]*\d+)\)\s*$", re.MULTILINE)


def rules_of(ledger: str) -> dict[str, str]:
    """The rules a ledger holds, by id, in order; a rule under a heading of its own has the heading's id."""
    found = {match[1]: match[2] for match in RULE.finditer(ledger)}
    for match in HEADING.finditer(ledger):
        following = ledger[match.end() :].strip().split("\n")[0]
        found.setdefault(match[1], following)
    return found


def files_in(folder: Path, language: str) -> list[Path]:
    """The files that hold a folder's texts in one language, in order of their names."""
    ledgers = [folder.parent / LEDGER] if language == ENGLISH else []
    return sorted([*(folder / language).glob("*.ftl"), *filter(Path.exists, ledgers)], key=lambda file: file.name)


def fluent_in(file: Path) -> str:
    """A file of texts in Fluent; a ledger's rules become messages, each named after its id."""
    text = file.read_text(encoding="utf-8")
    if file.name != LEDGER:
        return text
    return "".join(f"{rule} = {words}\n" for rule, words in rules_of(text).items())
