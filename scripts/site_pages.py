"""A hook of MkDocs: pages of the site that are kept elsewhere in the repository, so that each fact has one source."""

import json
import re
from pathlib import Path
from typing import Any

import yaml
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
ELSEWHERE = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The README, the changelog, the ledger of every game, and a list of the decisions."""
    for name, source in ELSEWHERE.items():
        add(files, config, name, inside((ROOT / source).read_text(encoding="utf-8")))
    ledgers = {path.parent.name: path.read_text(encoding="utf-8") for path in ROOT.glob("src/ludi/games/*/rules.md")}
    for game, text in ledgers.items():
        add(files, config, f"rules/{game}.md", text)
    add(files, config, "rules/index.md", listed("The rules, each with its number", ledgers, ".md"))
    add(files, config, "glossary.md", glossary())
    decisions = {path.stem: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("docs/decisions/*.md"))}
    add(files, config, "decisions/index.md", listed("Decisions", decisions, ".md"))
    return files


def glossary() -> str:
    """The words of every language, as tables: a thing in each row; a rulebook's own word is marked."""
    raw = yaml.safe_load((ROOT / "src/ludi/texts/glossary.yaml").read_text(encoding="utf-8"))
    languages = json.loads((ROOT / "src/ludi/texts/languages.json").read_text(encoding="utf-8"))
    marked = "⚑: the rulebook of that language prints this word."
    lines = ["# Glossary", "", f"One word for one thing ([how it is used](translate.md)). {marked}"]
    for scope, rows in raw.items():
        head = " | ".join(row["name"] for row in languages.values())
        lines += ["", f"## {scope.replace('_', ' ').capitalize()}", ""]
        lines += [f"| | {head} | why |", "|---" * (len(languages) + 2) + "|"]
        for row in rows:
            told = " | ".join(words(row, code) for code in languages)
            lines.append(f"| {row['thing']} | {told} | {row.get('why', '')} |")
    return "\n".join([*lines, ""])


def words(row: dict[str, Any], language: str) -> str:
    """What a thing is called in one language."""
    found = row.get("words", {}).get(language, "")
    told = ", ".join(found) if isinstance(found, list) else str(found)
    return f"{told} ⚑" if told and language in row.get("book", []) else told


def add(files: Files, config: MkDocsConfig, name: str, text: str) -> None:
    """A page made here."""
    files.append(File.generated(config, name, content=text))


def inside(text: str) -> str:
    """A page of the root as a page of the site: links into docs/ are links beside it, other files are named only."""
    text = re.sub(r"(\]\(|^\[[\w-]+\]: )docs/", r"\1", text, flags=re.MULTILINE)
    return re.sub(r"(?<!!)\[([^]]*)\]\((?!https?:|#)((?!\w+\.md|pictures/|decisions/)[^)]*)\)", r"\1 (`\2`)", text)


def listed(title: str, pages: dict[str, Any], ending: str) -> str:
    """A page that leads to these, each by its own heading."""
    lines = [f"- [{text.splitlines()[0].lstrip('# ')}]({name}{ending})" for name, text in pages.items()]
    return "\n".join([f"# {title}", "", *lines, ""])
