"""How the documentation is counted: which pages there are, how long their lines are, and how long their sentences.

A sentence ends with a full stop, a question mark or an exclamation mark, with what stands before the next paragraph,
item or table; a colon or a semicolon ends none. Blocks of code, tables, headings and pictures are left out. A link
counts by its text, and what stands between backticks is one word. A word is whatever holds a letter or a digit.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDTH = 120  # characters of a line
LONG = 30  # words of a sentence
PART = 0.9  # of the sentences are no longer than that

CODE_BLOCK = re.compile(r"^ *```.*?^ *```[^\n]*$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
NO_PROSE = re.compile(r"^\s*(\||#|!\[|\[[^]]+\]: |:::)")  # a table, a heading, a picture, an address, made by a tool
ITEM = re.compile(r"^\s*([-*]|\d+\.) +")
LINK = re.compile(r"!?\[((?:[^][]|\[[^]]*\])*)\](?:\([^)]*\)|\[[^]]*\])")
CODE = re.compile(r"`[^`]+`")
END = re.compile(r"(?<=[.!?])[\"”’)*_]*\s+(?=[\"“‘(*_\[]*[A-Z0-9])")


def pages() -> list[Path]:
    """Everything that is documentation: at the root, and below docs."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/**/*.md"))]


def paragraphs(page: str) -> list[str]:
    """Paragraphs and items of lists, each on one line."""
    found, begun = [], list[str]()
    for line in [*COMMENT.sub("", CODE_BLOCK.sub("", page)).splitlines(), ""]:
        ends = not line.strip() or NO_PROSE.match(line) is not None
        if ends or ITEM.match(line):
            found += [" ".join(begun)] * bool(begun)
            begun = []
        if not ends:
            begun.append(ITEM.sub("", line).strip())
    return found


def sentences(page: str) -> list[str]:
    """All sentences of a page."""
    plain = [CODE.sub("Code", LINK.sub(r"\1", paragraph)) for paragraph in paragraphs(page)]
    return [sentence for paragraph in plain for sentence in END.split(paragraph) if word_count(sentence)]


def word_count(sentence: str) -> int:
    """How many words a sentence has."""
    return sum(re.search(r"\w", word) is not None for word in sentence.split())


def long_sentence(page: str) -> int:
    """So many words have nine sentences in ten at most."""
    counts = sorted(map(word_count, sentences(page)))
    return counts[-(-len(counts) * 9 // 10) - 1] if counts else 0
