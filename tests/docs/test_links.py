"""Every link of the documentation leads to a file and a heading that are there, and every page is on the site."""

import re
from pathlib import Path

import pytest

from tests.docs.prose import CODE_BLOCK, ROOT, pages

LINK = re.compile(r"\[(?:[^][]|\[[^]]*\])*\]\(([^)\s]+)\)|^\[[^]]+\]: (\S+)$", re.MULTILINE)
MADE = {ROOT / "docs" / "glossary.md"}  # by scripts/site_pages.py, for the site
OUTSIDE = ("http://", "https://")


def links(page: Path) -> list[str]:
    """Where a page's links lead, but for those that leave the repository."""
    text = CODE_BLOCK.sub("", page.read_text(encoding="utf-8"))
    return [target for found in LINK.findall(text) if not (target := "".join(found)).startswith(OUTSIDE)]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    text = CODE_BLOCK.sub("", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_leads_nowhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target in MADE or target.exists(), link
        if anchor and target not in MADE:
            assert anchor in anchors(target), link


def test_every_page_is_listed_on_the_site() -> None:
    listed = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r": ([\w/]+\.md)$", listed, re.MULTILINE))
    written = {str(page.relative_to(ROOT / "docs")) for page in ROOT.glob("docs/**/*.md")}

    assert {page for page in written if not page.startswith("decisions/")} <= named
