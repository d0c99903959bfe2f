"""A hook of MkDocs: pages of the site that are kept elsewhere in the house, so that each fact has one source."""

import re
from pathlib import Path
from typing import Any

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
    decisions = {path.stem: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("docs/decisions/*.md"))}
    add(files, config, "decisions/index.md", listed("Decisions", decisions, ".md"))
    return files


def add(files: Files, config: MkDocsConfig, name: str, text: str) -> None:
    """A page made here."""
    files.append(File.generated(config, name, content=text))


def inside(text: str) -> str:
    """A page of the root as a page of the site: links into docs/ are links beside it, other files are named only."""
    text = re.sub(r"\]\(docs/", "](", text)
    return re.sub(r"(?<!!)\[([^]]*)\]\((?!https?:|#)((?!\w+\.md|pictures/|decisions/)[^)]*)\)", r"\1 (`\2`)", text)


def listed(title: str, pages: dict[str, Any], ending: str) -> str:
    """A page that leads to these, each by its own heading."""
    lines = [f"- [{text.splitlines()[0].lstrip('# ')}]({name}{ending})" for name, text in pages.items()]
    return "\n".join([f"# {title}", "", *lines, ""])
