"""A Python function as JavaScript: its head and its statements."""

import ast
from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from ludi.core.javascript.expressions import BINARY, Expressions
from ludi.core.javascript.sources import name_in_script, names_of, stored, yields


class FunctionWriter(Expressions):
    """Writes one function."""

    def function(self, name: str, defaults: Sequence[str]) -> str:
        """The whole function under this name; `defaults` are those of its last parameters, written down."""
        node = self.source.node
        if isinstance(node, ast.Lambda):
            return self.named_lambda(name, node, defaults)
        star = "*" if yields(node) else ""
        return f"function{star} {name}({self.parameters(node.args, defaults)}) {self.block_of(node)}"

    def method(self, name: str, defaults: Sequence[str]) -> str:
        """A method of a class, whose first parameter is the object; `constructor` for `__init__`."""
        node = self.source.node
        assert isinstance(node, ast.FunctionDef)
        own = node.args.args[0].arg
        star = "*" if yields(node) else ""
        parameters = self.parameters(node.args, defaults, skip=1)
        return f"{star}{name}({parameters}) {self.block_of(node, first=f'const {own} = this;')}"

    def block_of(self, node: ast.FunctionDef, first: str = "") -> str:
        """The body of a function, its names declared before it."""
        mine = set(names_of(node.args))
        self.scopes.append(mine | set(stored(node.body)))
        body = self.statements(node.body)
        declared = [name for name in stored(node.body) if name not in mine]
        declared = [*map(name_in_script, declared)] + [f"$t{i}" for i in range(self.temporary)]
        if len(self.scopes) == 1:
            self.temporary = 0
        self.scopes.pop()
        names = f"let {', '.join(declared)};" if declared else ""
        return f"{{ {first}{names}\n{body} }}"

    def named_lambda(self, name: str, node: ast.Lambda, defaults: Sequence[str]) -> str:
        """A lambda under a name: a function, which may be called above the line it stands in."""
        self.scopes.append(set(names_of(node.args)))
        words = self.expression(node.body)
        self.scopes.pop()
        kept = f"let {', '.join(f'$t{number}' for number in range(self.temporary))}; " if self.temporary else ""
        return f"function {name}({self.parameters(node.args, defaults)}) {{ {kept}return {words}; }}"

    def statements(self, body: Iterable[ast.stmt]) -> str:
        """Statements, one below the other."""
        return "\n".join(filter(None, map(self.statement, body)))

    @singledispatchmethod
    def statement(self, node: ast.stmt) -> str:
        """One statement."""
        raise self.refused(node)

    @statement.register
    def _(self, node: ast.Expr) -> str:
        if isinstance(node.value, ast.Constant):
            return ""  # a docstring
        return f"{self.expression(node.value)};"

    @statement.register
    def _(self, node: ast.Return) -> str:
        return f"return {self.expression(node.value) if node.value else 'null'};"

    @statement.register
    def _(self, node: ast.Assign) -> str:
        value = self.expression(node.value)
        if len(node.targets) == 1:
            return self.assigned(node.targets[0], value)
        kept = self.kept()
        return "\n".join([f"{kept} = {value};", *(self.assigned(target, kept) for target in node.targets)])

    @statement.register
    def _(self, node: ast.AnnAssign) -> str:
        return self.assigned(node.target, self.expression(node.value)) if node.value else ""

    @statement.register
    def _(self, node: ast.AugAssign) -> str:
        operator, more = BINARY[type(node.op)], self.expression(node.value)
        target = node.target
        if isinstance(target, ast.Name):
            return self.assigned(target, f"$.{operator}({self.expression(target)}, {more})")
        whole = self.kept()
        lines = [f"{whole} = {self.expression(target.value)};"]
        if isinstance(target, ast.Attribute):
            self.seen(target.attr)
            return "\n".join(
                [*lines, f"$.assign({whole}, '{target.attr}', $.{operator}({whole}.{target.attr}, {more}));"]
            )
        place = self.kept()
        lines.append(f"{place} = {self.place_of(target.slice)};")
        return "\n".join([*lines, f"$.put({whole}, {place}, $.{operator}($.at({whole}, {place}), {more}));"])

    def assigned(self, target: ast.expr, value: str) -> str:
        """What gives a name, a place or several of them a value."""
        if isinstance(target, ast.Attribute):
            return f"$.assign({self.expression(target.value)}, '{target.attr}', {value});"
        if isinstance(target, ast.Subscript):
            return f"$.put({self.expression(target.value)}, {self.place_of(target.slice)}, {value});"
        if isinstance(target, (ast.Tuple, ast.List)) and not all(
            isinstance(one, (ast.Name, ast.Starred)) for one in target.elts
        ):
            kept = self.kept()
            parts = [self.assigned(one, f"$.at({kept}, {place})") for place, one in enumerate(target.elts)]
            return "\n".join([f"{kept} = $.list({value});", *parts])
        if isinstance(target, (ast.Tuple, ast.List)):
            return f"{self.pattern(target)} = $.each({value});"
        return f"{self.pattern(target)} = {value};"

    @statement.register
    def _(self, node: ast.If) -> str:
        text = f"if ({self.condition(node.test)}) {{\n{self.statements(node.body)}\n}}"
        return f"{text} else {{\n{self.statements(node.orelse)}\n}}" if node.orelse else text

    @statement.register
    def _(self, node: ast.For) -> str:
        if node.orelse:
            raise self.refused(node)
        kept = self.kept()
        take = self.assigned(node.target, kept)
        return f"for ({kept} of $.each({self.expression(node.iter)})) {{\n{take}\n{self.statements(node.body)}\n}}"

    @statement.register
    def _(self, node: ast.While) -> str:
        if node.orelse:
            raise self.refused(node)
        return f"while ({self.condition(node.test)}) {{\n{self.statements(node.body)}\n}}"

    @statement.register
    def _(self, node: ast.With) -> str:
        if any(one.optional_vars for one in node.items):
            raise self.refused(node)
        held = [f"$.held({self.expression(one.context_expr)});" for one in node.items]
        return "\n".join([*held, self.statements(node.body)])

    @statement.register
    def _(self, node: ast.Break) -> str:
        return "break;"

    @statement.register
    def _(self, node: ast.Continue) -> str:
        return "continue;"

    @statement.register
    def _(self, node: ast.Pass) -> str:
        return ""

    @statement.register
    def _(self, node: ast.Assert) -> str:
        return ""

    @statement.register
    def _(self, node: ast.Raise) -> str:
        if node.exc is None:
            raise self.refused(node)
        return f"throw {self.expression(node.exc)};"

    @statement.register
    def _(self, node: ast.FunctionDef) -> str:
        self.scopes[-1].add(node.name)
        defaults = [self.expression(made) for made in (*node.args.defaults, *filter(None, node.args.kw_defaults))]
        star = "*" if yields(node) else ""
        parameters = self.parameters(node.args, defaults)
        return f"const {name_in_script(node.name)} = function{star}({parameters}) {self.block_of(node)};"
