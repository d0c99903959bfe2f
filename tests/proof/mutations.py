"""One-line faults that can be planted into the source of a rule: what a tired programmer might have written instead.

Every fault is an edit of a few characters on one line, found in the syntax tree, so that a fault is always valid Python
and never lies in a docstring, an annotation or an import.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import CodeType

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")
COMPARED = {
    ast.Lt: ("<=", ">="), ast.LtE: ("<", ">"), ast.Gt: (">=", "<="), ast.GtE: (">", "<"),
    ast.Eq: ("!=",), ast.NotEq: ("==",), ast.In: ("not in",), ast.NotIn: ("in",),
}  # fmt: skip
COUNTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "*", ast.BitAnd: "|", ast.BitOr: "&"}
SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|",
    ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
OTHER_END = {"min": "max", "max": "min"}
SEEN_BY_ALL = {"OWNER": "PUBLIC", "NOBODY": "PUBLIC", "PLAYERS": "PUBLIC"}  # a secret that a field tells


@dataclass(frozen=True, order=True)
class Fault:
    """One edit: on a line of a file, from one column to another, this text stands instead."""

    file: str
    line: int  # counted from 1
    start: int
    end: int
    text: str
    kind: str
    rules: tuple[str, ...] = ()  # the ids in the docstring of the function it lies in
    within: str = ""  # the name of that function

    def planted(self, source: str) -> str:
        """The source with the fault in it."""
        lines = source.split("\n")
        line = lines[self.line - 1]
        lines[self.line - 1] = line[: self.start] + self.text + line[self.end :]
        return "\n".join(lines)

    def diff(self, source: str) -> str:
        """The line as it is and as it would be."""
        before, after = source.split("\n")[self.line - 1], self.planted(source).split("\n")[self.line - 1]
        return f"    - {before.strip()}\n    + {after.strip()}"


class Planter(ast.NodeVisitor):
    """Finds every fault that can be planted into one file."""

    def __init__(self, file: str, source: str, named: Mapping[str, object]) -> None:
        self.file, self.source, self.named = file, source, named
        self.lines = source.split("\n")
        self.rules: tuple[str, ...] = ()
        self.within = ""  # the function
        self.found: list[Fault] = []

    def add(self, node: ast.AST, kind: str, text: str) -> None:
        """This node could be written like that, where it lies on one line."""
        line, start, end = node.lineno, node.col_offset, node.end_col_offset  # type: ignore[attr-defined]
        if line == node.end_lineno and self.lines[line - 1].isascii():  # type: ignore[attr-defined]
            self.found.append(Fault(self.file, line, start, end, text, kind, self.rules, self.within))

    def text(self, node: ast.AST) -> str:
        """A node as it is written, where it lies on one line; what does not is not planted in."""
        line, start, end = node.lineno, node.col_offset, node.end_col_offset  # type: ignore[attr-defined]
        return self.lines[line - 1][start:end]

    # What is left alone

    def visit_Import(self, node: ast.Import) -> None:
        """Imports are no rules."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Imports are no rules."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """The numbers of names are no rules."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """What is annotated; not the annotation."""
        if node.value:
            self.visit(node.value)

    # Where rules lie

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A rule: its docstring names the ids."""
        self.rules, self.within = tuple(dict.fromkeys(RULE.findall(ast.get_docstring(node) or ""))), node.name
        body = node.body[1:] if ast.get_docstring(node) else node.body
        for statement in body:
            self.visit(statement)
        self.rules, self.within = (), ""

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call that is forgotten."""
        if isinstance(node.value, ast.Call):
            self.add(node, "a forgotten call", "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """A field that is not set."""
        if self.within and not isinstance(node.targets[0], ast.Name | ast.Tuple):
            self.add(node, "a forgotten assignment", "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """More where it should be less; or nothing at all."""
        target, value = self.text(node.target), self.text(node.value)
        if (sign := COUNTED.get(type(node.op))) is not None:
            self.add(node, "the wrong sign", f"{target} {sign}= {value}")
        self.add(node, "a forgotten assignment", "pass")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        """A condition the wrong way round."""
        self.turned(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """A loop that is left at once, or goes on, by its condition alone."""
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Either the one or the other."""
        self.turned(node.test)
        self.generic_visit(node)

    def turned(self, test: ast.expr) -> None:
        """A condition the wrong way round; comparisons have their own ways."""
        if isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            return
        self.add(test, "a condition turned around", f"not {self.text(test)}")

    def visit_Return(self, node: ast.Return) -> None:
        """The wrong answer."""
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            self.add(node.value, "the wrong answer", str(not node.value.value))
        elif node.value is not None:
            self.visit(node.value)

    def visit_Break(self, node: ast.Break) -> None:
        """A loop that goes on."""
        self.add(node, "a loop that goes on", "pass")

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        """Less for at most, equal for unequal."""
        if len(node.ops) == 1:
            left, right = self.text(node.left), self.text(node.comparators[0])
            for sign in COMPARED.get(type(node.ops[0]), ()):
                self.add(node, "the wrong comparison", f"{left} {sign} {right}")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """`and` for `or`; a condition that is forgotten."""
        sign = " or " if isinstance(node.op, ast.And) else " and "
        self.add(node, "and for or", f"({sign.join(map(self.text, node.values))})")
        same = " and " if isinstance(node.op, ast.And) else " or "
        for left_out in range(len(node.values)):
            rest = [self.text(value) for place, value in enumerate(node.values) if place != left_out]
            self.add(node, "a forgotten condition", f"({same.join(rest)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """A `not` that is forgotten."""
        if isinstance(node.op, ast.Not):
            self.add(node, "a forgotten not", f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Plus for minus; and one half of it alone."""
        left, right = self.text(node.left), self.text(node.right)
        if (sign := COUNTED.get(type(node.op))) is not None:
            self.add(node, "the wrong sign", f"({left} {sign} {right})")
        if type(node.op) in SIGNS:
            self.add(node, "a forgotten part", f"({left})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """One more, or one less."""
        if type(node.value) is int:
            for value in (node.value + 1, node.value - 1):
                self.add(node, "off by one", str(value) if value >= 0 else f"({value})")

    def visit_Call(self, node: ast.Call) -> None:
        """Two arguments the wrong way round, the other end, a loop that is one too short."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        values = list(map(self.text, node.args))
        if name in OTHER_END:
            self.add(node.func, "the other end", OTHER_END[name])
        elif name == "range":
            self.add(node, "a loop one too short", f"range({', '.join([*values[:-1], f'{values[-1]} - 1'])})")
        elif name and not node.keywords:
            for place in range(len(values) - 1):
                if all(
                    isinstance(arg, ast.Name | ast.Attribute | ast.Constant) for arg in node.args[place : place + 2]
                ):
                    swapped = [*values[:place], values[place + 1], values[place], *values[place + 2 :]]
                    self.add(node, "swapped arguments", f"{name}({', '.join(swapped)})")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Two indices the wrong way round."""
        index = node.slice
        if isinstance(index, ast.Tuple) and len(index.elts) == 2:
            first, second = map(self.text, index.elts)
            self.add(index, "swapped indices", f"{second}, {first}")
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A neighbour in place of the member that is meant: another card, another phase."""
        owner = self.named.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if isinstance(owner, type) and issubclass(owner, IntEnum) and node.attr in owner.__members__:
            names = list(owner.__members__)
            neighbour = names[(names.index(node.attr) + 1) % len(names)]
            self.add(node, "another member", f"{self.text(node.value)}.{neighbour}")

    def visit_Name(self, node: ast.Name) -> None:
        """A field that everybody sees."""
        if self.file == "fields.py" and node.id in SEEN_BY_ALL:
            self.add(node, "a secret that is told", SEEN_BY_ALL[node.id])


def faults_in(file: str, source: str, named: Mapping[str, object]) -> list[Fault]:
    """What can be planted into a file; `named` are the names of its module. Not all of it need be a fault."""
    planter = Planter(file, source, named)
    planter.visit(ast.parse(source))
    return sorted(set(planter.found))


def is_fault(fault: Fault, source: str) -> bool:
    """Whether it is valid, and compiles to something else than the source without it."""
    try:
        return code_of(fault.planted(source)) != code_of(source)
    except SyntaxError:
        return False


def code_of(source: str) -> tuple[object, ...]:
    """What a source is compiled to, without the numbers of its lines: equal code is no fault."""
    return flat(compile(source, "<rules>", "exec", optimize=2))


def flat(code: CodeType) -> tuple[object, ...]:
    """The instructions, names and constants of some code, and of the code in it."""
    constants = tuple(flat(one) if isinstance(one, CodeType) else (type(one), one) for one in code.co_consts)
    return code.co_code, code.co_names, code.co_varnames, constants
