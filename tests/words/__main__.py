"""`python -m tests.words`: every fault of the texts, with its file and line."""

import sys

from tests.words.asked import asked_or_not
from tests.words.files import all_texts
from tests.words.glossary import misused
from tests.words.lint import lint
from tests.words.whole import incomplete

found = [*lint(all_texts()), *misused(all_texts()), *asked_or_not(), *incomplete(all_texts())]
for one in found:
    print(one)
sys.exit(f"{len(found)} faults." if found else 0)
