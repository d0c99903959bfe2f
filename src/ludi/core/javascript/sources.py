"""A function as it was written: its syntax, where it stands, and what its names mean."""

import ast
import inspect
from collections.abc import Iterable
from types import FunctionType
from typing import Any, NamedTuple

KEYWORDS = (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends "
    "false finally for function if implements import in instanceof interface let new null package private protected "
    "public return static super switch this throw true try typeof undefined var void while with yield"
)
METHODS = {"__init__": "begin_", "__call__": "call_"}  # of Python's own methods, those that are written, and how
RESERVED = frozenset(KEYWORDS.split())  # which JavaScript keeps for itself


class NotInSubset(Exception):
    """A piece of Python that cannot be written as JavaScript."""


def name_in_script(name: str) -> str:
    """A name as JavaScript may have it."""
    return f"{name}_" if name in RESERVED else name.replace("$", "_")


class Source(NamedTuple):
    """A function as it was written: its syntax, its file, and what its names mean outside of it."""

    node: ast.FunctionDef | ast.Lambda
    file: str
    names: dict[str, Any]


def names_of(arguments: ast.arguments) -> list[str]:
    """All names among a function's parameters."""
    plain = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return [one.arg for one in (*plain, arguments.vararg, arguments.kwarg) if one]


def stored(body: Iterable[ast.AST]) -> list[str]:
    """The names that statements give a value, in order; those of comprehensions and inner functions are their own."""
    found: dict[str, None] = {}
    todo = list(body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            continue
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            own = {name.id for made in node.generators for name in ast.walk(made.target) if isinstance(name, ast.Name)}
            inner = stored(ast.iter_child_nodes(node))
            found.update(dict.fromkeys(name for name in inner if name not in own))
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = None
        todo = [*ast.iter_child_nodes(node), *todo]
    return list(found)


def is_builtin(value: Any) -> bool:
    """Whether a function or type is Python's own."""
    return getattr(value, "__module__", None) == "builtins"


def is_foreign(value: Any) -> bool:
    """Whether a function or type is not ours: what `$` has a stand-in for."""
    return not (getattr(value, "__module__", None) or "").startswith("ludi")


def yields(node: ast.FunctionDef) -> bool:
    """Whether a function is a generator."""
    todo: list[ast.AST] = list(node.body)
    while todo:
        one = todo.pop()
        if isinstance(one, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(one, (ast.FunctionDef, ast.Lambda, ast.GeneratorExp)):
            todo += ast.iter_child_nodes(one)
    return False


def source_of(function: FunctionType) -> Source:
    """A function as it was written."""
    file = inspect.getsourcefile(function) or "?"
    code = function.__code__
    with open(file, encoding="utf-8") as text:
        tree = ast.parse(text.read())
    found = [
        node
        for node in ast.walk(tree)
        if (isinstance(node, ast.Lambda) and function.__name__ == "<lambda>" and node.lineno == code.co_firstlineno)
        or (
            isinstance(node, ast.FunctionDef)
            and node.name == function.__name__
            and line_of(node) == code.co_firstlineno
        )
    ]
    if len(found) > 1:  # several lambdas on a line: told apart by what they do
        found = [node for node in found if same_code(node, code)]
    if len(found) != 1:
        raise NotInSubset(f"{file}:{code.co_firstlineno}: {function.__qualname__} cannot be told from others there.")
    names = dict(function.__globals__)
    if function.__closure__:
        names |= {name: cell.cell_contents for name, cell in zip(code.co_freevars, function.__closure__, strict=True)}
    return Source(found[0], file, names)


def line_of(node: ast.FunctionDef) -> int:
    """The line a function's code begins at: that of its first decorator."""
    return min([node.lineno, *(one.lineno for one in node.decorator_list)])


def same_code(node: ast.AST, code: Any) -> bool:
    """Whether a lambda compiles to this code."""
    assert isinstance(node, ast.Lambda)
    made = eval(compile(ast.Expression(ast.fix_missing_locations(node)), "", "eval"), {})
    return bool(
        made.__code__.co_code == code.co_code
        and made.__code__.co_names == code.co_names
        and made.__code__.co_consts == code.co_consts
    )
