"""Expressions of Python as JavaScript, of the subset that words for people are written in.

Every operator that Python and JavaScript understand differently is a call of `$` (`web/src/local/python/`). Who is
called is known when it is written, so arguments by name are put in their places here. What is not in the subset is
refused with its file and line.
"""

import ast
import builtins
import inspect
import json
from collections.abc import Callable, Sequence
from functools import partial, singledispatchmethod
from types import ModuleType
from typing import Any

from ludi.core.javascript.sources import METHODS, NotInSubset, Source, is_foreign, name_in_script, names_of

BINARY: dict[type[ast.AST], str] = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.FloorDiv: "floordiv", ast.Mod: "mod",
    ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "shr", ast.MatMult: "matmul",
}  # fmt: skip
COMPARED: dict[type[ast.AST], str] = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge", ast.In: "has",
    ast.NotIn: "lacks", ast.Is: "is", ast.IsNot: "isnt",
}  # fmt: skip
BOOLEAN = {"isinstance", "any", "all", "bool", "callable"}  # built-in functions that answer true or false


class Expressions:
    """Writes expressions of one function; `value_of` says how a value from outside is called."""

    def __init__(
        self, source: Source, value_of: Callable[[Any], str], seen: Callable[[str], None], base: str = ""
    ) -> None:
        self.source = source
        self.base = base  # the class that the one of a method was made from
        self.value_of = value_of
        self.seen = seen  # told the name of every attribute that is read
        self.scopes: list[set[str]] = []
        self.temporary = 0

    def refused(self, node: ast.AST) -> NotInSubset:
        """That something cannot be written down, and where it stands."""
        line = getattr(node, "lineno", 0)
        return NotInSubset(
            f"{self.source.file}:{line}: {type(node).__name__} is not in the subset: {ast.unparse(node)}"
        )

    def parameters(self, arguments: ast.arguments, defaults: Sequence[str], skip: int = 0) -> str:
        """A function's parameters, those given by name in their order after the others."""
        plain = [*arguments.posonlyargs, *arguments.args][skip:]
        given = dict(zip([one.arg for one in plain][len(plain) - len(arguments.defaults) :], defaults, strict=False))
        own = defaults[len(arguments.defaults) :]
        given |= dict(
            zip(
                [one.arg for one, made in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True) if made],
                own,
                strict=False,
            )
        )
        words = []
        for one in [*plain, *arguments.kwonlyargs]:
            name = name_in_script(one.arg)
            words.append(f"{name} = {given[one.arg]}" if one.arg in given else name)
        if arguments.kwarg:
            words.append(f"{name_in_script(arguments.kwarg.arg)} = $.dict()")
        if arguments.vararg:
            words.append(f"...{name_in_script(arguments.vararg.arg)}")
        return ", ".join(words)

    def lambda_of(self, node: ast.Lambda, defaults: Sequence[str] | None = None) -> str:
        """A lambda as an arrow."""
        own = [self.expression(made) for made in node.args.defaults] if defaults is None else defaults
        self.scopes.append(set(names_of(node.args)))
        text = f"(({self.parameters(node.args, own)}) => {self.expression(node.body)})"
        self.scopes.pop()
        return text

    def pattern(self, target: ast.expr) -> str:
        """A name, or names that a sequence is taken apart into."""
        if isinstance(target, ast.Name):
            return name_in_script(target.id)
        if isinstance(target, ast.Starred):
            return f"...{self.pattern(target.value)}"
        if isinstance(target, (ast.Tuple, ast.List)):
            return f"[{', '.join(map(self.pattern, target.elts))}]"
        raise self.refused(target)

    @singledispatchmethod
    def expression(self, node: ast.expr) -> str:
        """One expression."""
        raise self.refused(node)

    def kept(self) -> str:
        """A name for what is used twice."""
        self.temporary += 1
        return f"$t{self.temporary - 1}"

    def is_boolean(self, node: ast.expr) -> bool:
        """Whether an expression is true or false and nothing else."""
        if isinstance(node, ast.Compare):
            return True
        if isinstance(node, ast.UnaryOp):
            return isinstance(node.op, ast.Not)
        if isinstance(node, ast.BoolOp):
            return all(map(self.is_boolean, node.values))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id in BOOLEAN and not self.is_local(node.func.id)
        return False

    def condition(self, node: ast.expr) -> str:
        """An expression that is asked for its truth alone."""
        if isinstance(node, ast.BoolOp):
            return f"({(' && ' if isinstance(node.op, ast.And) else ' || ').join(map(self.condition, node.values))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.condition(node.operand)}"
        return self.expression(node) if self.is_boolean(node) else f"$.truth({self.expression(node)})"

    @expression.register
    def _(self, node: ast.Constant) -> str:
        if node.value is None or isinstance(node.value, (bool, int, float, str)):
            return json.dumps(node.value)
        raise self.refused(node)

    @expression.register
    def _(self, node: ast.Name) -> str:
        if self.is_local(node.id):
            return name_in_script(node.id)
        if node.id in self.source.names:
            return self.value_of(self.source.names[node.id])
        if hasattr(builtins, node.id):
            return f"$.{name_in_script(node.id)}"
        raise self.refused(node)

    def is_local(self, name: str) -> bool:
        """Whether a name is one of the function's own."""
        return any(name in scope for scope in self.scopes)

    def constant(self, node: ast.expr) -> Any:
        """The value from outside that an expression names; `NotInSubset` where it names none."""
        if isinstance(node, ast.Name) and not self.is_local(node.id):
            if node.id in self.source.names:
                return self.source.names[node.id]
            return getattr(builtins, node.id, NotInSubset)
        if isinstance(node, ast.Attribute):
            whole = self.constant(node.value)
            if isinstance(whole, (ModuleType, type)) and whole is not NotInSubset:
                return getattr(whole, node.attr, NotInSubset)
        return NotInSubset

    @expression.register
    def _(self, node: ast.Attribute) -> str:
        value = self.constant(node)
        if value is not NotInSubset:
            return self.value_of(value)
        self.seen(node.attr)
        return f"{self.expression(node.value)}.{node.attr}"

    @expression.register
    def _(self, node: ast.JoinedStr) -> str:
        return f"$.join([{', '.join(map(self.expression, node.values))}])"

    @expression.register
    def _(self, node: ast.FormattedValue) -> str:
        if node.conversion != -1:
            raise self.refused(node)
        spec = self.expression(node.format_spec) if node.format_spec else '""'
        return f"$.format({self.expression(node.value)}, {spec})"

    @expression.register
    def _(self, node: ast.BinOp) -> str:
        return f"$.{BINARY[type(node.op)]}({self.expression(node.left)}, {self.expression(node.right)})"

    @expression.register
    def _(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return self.condition(node)
        verb = {ast.USub: "neg", ast.UAdd: "num", ast.Invert: "invert"}[type(node.op)]
        return f"$.{verb}({self.expression(node.operand)})"

    @expression.register
    def _(self, node: ast.BoolOp) -> str:
        if self.is_boolean(node):
            return self.condition(node)
        text = self.expression(node.values[-1])
        for value in reversed(node.values[:-1]):
            kept = self.kept()
            test = f"$.truth({kept} = {self.expression(value)})"
            text = f"({test} ? {text} : {kept})" if isinstance(node.op, ast.And) else f"({test} ? {kept} : {text})"
        return text

    @expression.register
    def _(self, node: ast.Compare) -> str:
        parts, left = [], self.expression(node.left)
        for place, (operator, other) in enumerate(zip(node.ops, node.comparators, strict=True)):
            right, after = self.expression(other), ""
            if place + 1 < len(node.ops):
                after = self.kept()
                right = f"({after} = {right})"
            parts.append(f"$.{COMPARED[type(operator)]}({left}, {right})")
            left = after
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    @expression.register
    def _(self, node: ast.IfExp) -> str:
        return f"({self.condition(node.test)} ? {self.expression(node.body)} : {self.expression(node.orelse)})"

    @expression.register
    def _(self, node: ast.NamedExpr) -> str:
        return f"({name_in_script(node.target.id)} = {self.expression(node.value)})"

    @expression.register
    def _(self, node: ast.Lambda) -> str:
        return self.lambda_of(node)

    @expression.register
    def _(self, node: ast.Subscript) -> str:
        return f"$.at({self.expression(node.value)}, {self.place_of(node.slice)})"

    def place_of(self, node: ast.expr) -> str:
        """A place in a sequence, a key, or several places of an array."""
        if isinstance(node, ast.Slice):
            ends = [self.expression(end) if end else "null" for end in (node.lower, node.upper, node.step)]
            return f"$.slice({', '.join(ends)})"
        if isinstance(node, ast.Tuple):
            return f"$.places({', '.join(map(self.place_of, node.elts))})"
        return self.expression(node)

    @expression.register
    def _(self, node: ast.List | ast.Tuple) -> str:
        return f"[{', '.join(map(self.expression, node.elts))}]"

    @expression.register
    def _(self, node: ast.Starred) -> str:
        return f"...$.each({self.expression(node.value)})"

    @expression.register
    def _(self, node: ast.Set) -> str:
        return f"$.set([{', '.join(map(self.expression, node.elts))}])"

    @expression.register
    def _(self, node: ast.Dict) -> str:
        parts = []
        for key, value in zip(node.keys, node.values, strict=True):
            said = self.expression(value)
            parts.append(f"[{self.expression(key)}, {said}]" if key else f"...$.pairs({said})")
        return f"$.dict([{', '.join(parts)}])"

    @expression.register
    def _(self, node: ast.Yield) -> str:
        return f"(yield {self.expression(node.value) if node.value else 'null'})"

    @expression.register
    def _(self, node: ast.YieldFrom) -> str:
        return f"(yield* $.each({self.expression(node.value)}))"

    @expression.register
    def _(self, node: ast.ListComp) -> str:
        return f"[...{self.generator(node.generators, [node.elt])}]"

    @expression.register
    def _(self, node: ast.GeneratorExp) -> str:
        return self.generator(node.generators, [node.elt])

    @expression.register
    def _(self, node: ast.SetComp) -> str:
        return f"$.set({self.generator(node.generators, [node.elt])})"

    @expression.register
    def _(self, node: ast.DictComp) -> str:
        return f"$.dict({self.generator(node.generators, [node.key, node.value])})"

    def generator(self, generators: Sequence[ast.comprehension], made: Sequence[ast.expr]) -> str:
        """A comprehension: its first sequence is asked for outside, all else when the next value is wanted."""
        outside = self.expression(generators[0].iter)
        own = {name.id for one in generators for name in ast.walk(one.target) if isinstance(name, ast.Name)}
        self.scopes.append(own)
        begin, end = "", ""
        for place, one in enumerate(generators):
            source = "$first" if place == 0 else self.expression(one.iter)
            begin += f"for (const {self.pattern(one.target)} of $.each({source})) "
            begin += "".join(f"if ({self.condition(test)}) " for test in one.ifs)
        values = [self.expression(one) for one in made]
        self.scopes.pop()
        value = values[0] if len(values) == 1 else f"[{', '.join(values)}]"
        return f"(function* ($first) {{ {begin}yield {value};{end} }})({outside})"

    @expression.register
    def _(self, node: ast.Call) -> str:
        if self.is_above(node.func):
            return self.called_above(node)
        if isinstance(node.func, ast.Name) and node.func.id == "cast" and len(node.args) == 2:
            return self.expression(node.args[1])  # what a type checker is told
        if isinstance(node.func, ast.Subscript) and isinstance(self.constant(node.func.value), type):
            return self.expression(ast.copy_location(ast.Call(node.func.value, node.args, node.keywords), node))
        callee = self.constant(node.func)
        if callee is partial and isinstance(node.args[0], ast.Attribute) and self.constant(node.args[0]) is NotInSubset:
            bound = f"$.bound({self.expression(node.args[0].value)}, '{node.args[0].attr}')"
            self.seen(node.args[0].attr)
            return f"$.partial({', '.join([bound, *map(self.expression, node.args[1:])])})"
        if callee is not NotInSubset and not is_foreign(callee):
            return self.called(node, callee)
        if callee is not NotInSubset and isinstance(node.func, ast.Attribute):
            return f"{self.value_of(callee)}({', '.join([*map(self.expression, node.args), *self.by_name(node)])})"
        if isinstance(node.func, ast.Attribute) and callee is NotInSubset:
            self.seen(node.func.attr)
            arguments = [self.expression(node.func.value), *map(self.expression, node.args)]
            return f"$.call('{node.func.attr}', {', '.join([*arguments, *self.by_name(node)])})"
        name = self.expression(node.func)
        given = ", ".join([*map(self.expression, node.args), *self.by_name(node)])
        is_object = isinstance(node.func, ast.Name) and node.func.id == "self"
        return f"{name}.call_({given})" if is_object else f"{name}({given})"

    def is_above(self, callee: ast.expr) -> bool:
        """Whether what is called is a method of the class this one was made from: `super().method`."""
        whole = callee.value if isinstance(callee, ast.Attribute) else None
        return isinstance(whole, ast.Call) and isinstance(whole.func, ast.Name) and whole.func.id == "super"

    def called_above(self, node: ast.Call) -> str:
        """A call of a method of the class this one was made from."""
        assert isinstance(node.func, ast.Attribute)
        assert isinstance(self.source.node, ast.FunctionDef)
        if not self.base or node.keywords:
            raise self.refused(node)
        own = self.source.node.args.args[0].arg
        method = METHODS.get(node.func.attr, node.func.attr)
        return f"{self.base}.prototype.{method}.call({', '.join([own, *map(self.expression, node.args)])})"

    def by_name(self, node: ast.Call) -> list[str]:
        """Arguments by name, for a function of Python's own: together, behind the others."""
        if not node.keywords:
            return []
        if any(word.arg is None for word in node.keywords):
            raise self.refused(node)
        return [f"$.named({{{', '.join(f'{word.arg}: {self.expression(word.value)}' for word in node.keywords)}}})"]

    def called(self, node: ast.Call, callee: Any) -> str:
        """A call of something whose parameters are known: every argument in its place."""
        name = self.value_of(callee)
        is_enum = isinstance(callee, type) and issubclass(callee, int)
        is_plain = is_enum or getattr(callee, "__init__", None) is Exception.__init__
        if isinstance(callee, type):
            name = f"{name}.of" if is_enum else f"new {name}"
        shape = [] if is_plain else list(inspect.signature(callee).parameters.values())
        plain = [one for one in shape if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)]
        rest = next((one for one in shape if one.kind is one.VAR_KEYWORD), None)
        given = {word.arg: self.expression(word.value) for word in node.keywords if word.arg}
        more = [f"...$.pairs({self.expression(word.value)})" for word in node.keywords if word.arg is None]
        if not given and not more:
            return f"{name}({', '.join(map(self.expression, node.args))})"
        words = list(map(self.expression, node.args))
        if any(isinstance(one, ast.Starred) for one in node.args):
            if rest is None or given.keys() & {one.name for one in plain}:
                raise self.refused(node)
            words, plain = [f"...$.filled([{', '.join(words)}], {len(plain)})"], []
        if rest is None and more:
            missing = json.dumps([one.name for one in plain[len(words) :]])
            named = [*(f"[{json.dumps(key)}, {said}]" for key, said in given.items()), *more]
            words.append(f"...$.by_name({missing}, [{', '.join(named)}])")
            return f"{name}({', '.join(words)})"
        for one in plain[len(words) :]:
            words.append(given.pop(one.name, "undefined"))
        if rest is None and given:
            raise self.refused(node)
        if rest is not None:
            words.append(
                f"$.dict([{', '.join([*(f'[{json.dumps(key)}, {said}]' for key, said in given.items()), *more])}])"
            )
        while words[-1] == "undefined":
            words.pop()
        return f"{name}({', '.join(words)})"
