"""No language lacks a message, and each message asks for the same arguments in all of them."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from ludi.core import faults, texts
from ludi.core.game import Game
from ludi.core.ledger import ids_of
from ludi.core.rooms import folder_of, rooms
from ludi.core.speech import hyphened, move_line, prefix
from tests.variants import OURS
from tests.words.plainly import typed

FOLDERS = [texts.TEXTS, *(folder_of(rooms()[name]) / "texts" for name in OURS)]
FILES = sorted(path for folder in FOLDERS for path in folder.glob("en/*.ftl"))
MOST_FILES = 3  # of a game in one language


class Variables(visitor.Visitor):
    """Collects the variables a message asks for, and the messages it uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.used: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.used.add(node.id.name)


@cache
def variables_in(path: Path) -> dict[str, Variables]:
    """The messages of a file and what they ask for; what cannot be parsed fails here."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def helpers(language: str) -> dict[str, Variables]:
    """Messages of one language alone, which its others use: `hu-die` is a number with its ending."""
    own = variables_in(texts.TEXTS / language / "core.ftl")
    return {name: asked for name, asked in own.items() if name.startswith(f"{language}-")}


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file and their variables, those of its language's helpers too."""
    own = helpers(path.parent.name)
    found = {name: asked for name, asked in variables_in(path).items() if name not in own}
    return {
        name: asked.names.union(*(own[one].names for one in asked.used & own.keys())) for name, asked in found.items()
    }


@pytest.mark.parametrize("language", texts.WHOLE)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.parent.name}-{file.stem}")
def test_no_language_lacks_a_message(file: Path, language: str) -> None:
    assert messages(file.parent.parent / language / file.name) == messages(file)


def spoken_to(path: Path) -> dict[str, set[str]]:
    """Which sentences have words for the reader's own seat, or for several things, and by which value they know it.

    Words for the middle of a sentence (`.within`) are a language's own affair.
    """
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes} - {"within"}
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name not in helpers(path.parent.name)
    }


@pytest.mark.parametrize("language", texts.WHOLE)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.parent.name}-{file.stem}")
def test_every_language_speaks_to_the_reader_alike(file: Path, language: str) -> None:
    assert spoken_to(file.parent.parent / language / file.name) == spoken_to(file)


@pytest.mark.parametrize("name", OURS)
def test_what_the_log_says_of_a_seat_it_can_say_to_the_reader(name: str) -> None:
    file = folder_of(rooms()[name]) / "texts" / "en" / "game.ftl"
    asked, words = messages(file), spoken_to(file)
    told = {message: asked[message] & {"seat", "seats", "other"} for message in asked if "-log-" in message}
    for message, values in told.items():
        due = {f"you-{value}" for value in values}
        if "several" in words[message]:
            due |= {"several"} | {f"{form}-several" for form in due}
        assert words[message] == due, message


@pytest.mark.parametrize("language", texts.WHOLE)
def test_a_game_has_few_files_of_texts(game: Game, language: str) -> None:
    assert len([*(folder_of(game.room) / "texts" / language).glob("*.ftl")]) <= MOST_FILES


@pytest.mark.parametrize("language", texts.WHOLE)
def test_every_thing_move_and_question_has_words(our_game: Game, language: str) -> None:
    game = our_game
    needed = {f"{prefix(game)}-name", f"{prefix(game)}-pitch", f"{prefix(game)}-summary"}
    for option in game.options:
        needed.add(f"{prefix(game)}-option-{hyphened(option.name)}")
        needed |= {f"{prefix(game)}-option-{hyphened(option.name)}-{hyphened(value)}" for value in option.values}
    for member in game.fields["phase"].value:  # type: ignore[union-attr]
        needed.add(f"{prefix(game)}-ask-{hyphened(member.name)}")
    for action in range(game.actions.size):
        line = move_line(game, action)
        needed |= {line.message} | {value.message for value in line.values.values() if isinstance(value, texts.Line)}
    assert sorted(message for message in needed if not texts.has(message, language)) == []


@pytest.mark.parametrize("language", texts.WHOLE)
def test_every_fault_of_a_written_position_has_words_and_english_ones_are_the_rooms_own(
    our_game: Game, language: str
) -> None:
    house = {faults.WRONG_SEAT, faults.BELOW_ZERO, faults.NOBODYS, faults.NO_FACE}
    own = {f"{prefix(our_game)}-fault-{n}": said for n, said in enumerate(our_game.faults) if said not in house}

    assert [message for message in own if not texts.has(message, language)] == []
    told = {message: typed(texts.say("en", message)) for message in own}
    assert {message: said.replace('"', "'") for message, said in told.items()} == own


@pytest.mark.parametrize("language", texts.WHOLE)
def test_what_a_seat_has_besides_points_has_words(our_game: Game, language: str) -> None:
    needed = [f"{prefix(our_game)}-stake-{hyphened(name)}" for name in our_game.stakes]

    assert needed
    assert [message for message in needed if not texts.has(message, language)] == []


RAW = re.compile(r"[`|_]|[a-z] = ")  # as options are written in code and in notation
ELSEWHERE = {
    "en": "file|table at|engine",
    "nl": "bestand|tabel|engine",
    "de": "Datei|Tabelle|Programm",
    "hu": "fájl|táblázat|program",
}


@pytest.mark.parametrize("language", texts.WHOLE)
def test_the_texts_of_rules_are_in_peoples_words(game: Game, language: str) -> None:
    told = {rule: texts.say(language, rule) for rule in ids_of(game.name)}

    assert [rule for rule, text in told.items() if RAW.search(text)] == []
    assert [rule for rule, text in told.items() if re.search(ELSEWHERE[language], text)] == []
