"""Names a stranger finds: no coined terms, and one meaning for each name of a class."""

import ast
import re
from collections import Counter
from pathlib import Path

import ludi

SOURCE = Path(ludi.__file__).parent
COINED = re.compile(
    r"\b(hush|whence|Turned|Told|Eyes|desk|whims?|Warmth|warmth|Minds|Students|fading|curiosity|Notebook|Crowd|Foresight"
    r"|resting|habit|habitual|habits)\b"
)
A_RULE = re.compile(
    r'"all", "fading", "fewer"|\[all, fading, fewer\]'
)  # CC-X1: how that variant of the orgies is called
SERVER_OR_PROGRAM = re.compile(r"\b([Hh]ouses?|[Dd]oors?)\b")  # say which of them is meant
MANY = 8  # parameters; more of them only where a command of the terminal has so many options
# The shape of what travels is called like the thing it shows.
SHAPES = ("Advice", "Analysis", "Chance", "Lobby", "Rating", "TurningPoint")


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_no_line_of_the_source_has_a_coined_term() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if COINED.search(line) and not A_RULE.search(line)
    ]
    assert not found


def test_no_two_classes_outside_the_rooms_have_one_name() -> None:
    names = Counter(
        node.name
        for path in sources()
        if "games" not in path.relative_to(SOURCE).parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert not [name for name, count in names.items() if count > 1 and name not in SHAPES]


def outside_the_rooms() -> list[Path]:
    return [path for path in sources() if "games" not in path.relative_to(SOURCE).parts]


def test_no_docstring_calls_the_server_or_the_program_a_house() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {said}"
        for path in outside_the_rooms()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and (said := ast.get_docstring(node))
        and SERVER_OR_PROGRAM.search(said)
    ]
    assert not found


def parameters_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return sum(name not in ("self", "cls") for name in names)


def test_only_commands_of_the_terminal_take_more_than_eight_parameters() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {node.name}"
        for path in sources()
        if "cli" not in path.relative_to(SOURCE).parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and parameters_of(node) > MANY
    ]
    assert not found
