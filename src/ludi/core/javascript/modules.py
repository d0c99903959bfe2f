"""What is reached from some functions, as one JavaScript module.

Begins at the functions that are asked for and goes on until nothing new is named. A function becomes a function, an
enum a table, a NumPy array an array, an object of a class of ours an object with those attributes that are read
somewhere. What is not Python's (a copy of a record, the compiled rules) is handed in by who uses the module.
"""

import dataclasses
import json
from collections.abc import Iterable, Mapping
from enum import Enum, IntEnum
from functools import cached_property, partial
from math import isinf
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

from ludi.core.javascript.functions import FunctionWriter
from ludi.core.javascript.sources import METHODS, NotInSubset, is_builtin, is_foreign, name_in_script, source_of
from ludi.core.wasm import layout_in_words

# `$` has what is needed of these, under the same names.
LIBRARIES = ("numpy", "functools", "itertools", "collections", "dataclasses")
NOTHING: Mapping[type, Iterable[str]] = {}
WIDEST = 1 << 53  # whole numbers beyond this are not exact in JavaScript


class ModuleWriter:
    """Collects and writes. `given` are functions and classes that whoever uses the module hands in, by their names.

    `only` says of a class which attributes its objects have there: others' of the same name may be read.
    """

    def __init__(self, given: Mapping[Any, str], only: Mapping[type, Iterable[str]]) -> None:
        self.given: dict[Any, str] = dict(given)
        self.only = {made: set(names) for made, names in only.items()}
        self.names: dict[Any, str] = {}  # of what was named already, by identity or by itself
        self.kept: list[Any] = []  # so that no identity is given to another
        self.used: set[str] = set()
        self.parts: list[str] = []
        self.objects: list[tuple[str, Any, set[str]]] = []  # name, object, attributes it has already
        self.read: set[str] = set()  # attributes read somewhere
        self.todo: list[Any] = []

    def module(self, roots: Mapping[str, Any]) -> str:
        """The whole module: a function of `$` and of what is handed in, whose answer holds the roots by name."""
        exports = {name: self.value(root) for name, root in roots.items()}
        self.finish()
        self.parts += [
            f"$.made({self.names[type(one)]}, {name});" for name, one, _ in self.objects if type(one) in self.names
        ]
        given = ", ".join(sorted(set(self.given.values())))
        body = "\n".join(self.parts)
        words = ", ".join(f"{name}: {said}" for name, said in exports.items())
        return f"export const make = ($, {{ {given} }}) => {{\n{body}\nreturn {{ {words} }};\n}};\n"

    def finish(self) -> None:
        """Write what was named and not yet written, and the attributes of objects that were read since."""
        while self.todo or self.is_more_read():
            while self.todo:
                self.todo.pop(0)()

    def is_more_read(self) -> bool:
        """Give objects the attributes that are read and which they lack yet; whether there were any."""
        more = False
        for name, one, has in list(self.objects):
            for attribute in sorted(self.read - has):
                has.add(attribute)
                if self.has_attribute(one, attribute):
                    more = True
                    self.parts.append(f"{name}.{attribute} = {self.attribute(one, attribute)};")
        return more

    def has_attribute(self, one: Any, attribute: str) -> bool:
        """Whether a constant object has it; what a method is, only if it can be written."""
        wanted = attribute in self.only[type(one)] if type(one) in self.only else not attribute.startswith("__")
        return wanted and hasattr(one, attribute)

    def attribute(self, one: Any, attribute: str) -> str:
        """An attribute of an object that does not change: its value, or a method for it."""
        found = getattr(one, attribute)
        if isinstance(found, MethodType):
            function = found.__func__
            return self.given.get(function) or self.method_of(function)
        return self.value(found)

    def method_of(self, function: Any, base: str = "") -> str:
        """A method as a function expression that knows its object; `base` is the class its own was made from."""
        source = source_of(function)
        writer = FunctionWriter(source, self.value, self.read.add, base)
        name = METHODS.get(function.__name__) or name_in_script(function.__name__)
        return f"({{ {writer.method(name, self.defaults(function))} }}).{name}"

    # -- values

    def value(self, one: Any) -> str:
        """How a value from outside is called in the module; what has no name yet gets one and is written later."""
        if one is None or isinstance(one, (bool, str)):
            return json.dumps(one)
        if isinstance(one, IntEnum):
            return f"{self.value(type(one))}.{one.name}"
        if isinstance(one, Enum):
            return json.dumps(f"{type(one).__name__}.{one.name}")
        if isinstance(one, type) and issubclass(one, dict) and not is_foreign(one):
            return "null"  # the shape of an answer, for who checks types
        if isinstance(one, (int, float, np.integer, np.floating)):
            return self.number(one)
        key = one if isinstance(one, (FunctionType, type)) else id(one)
        if callable(one) and (given := self.given.get(one)):
            return given
        if key in self.names:
            return self.names[key]
        if is_builtin(one) or isinstance(one, BuiltinFunctionType):
            return f"$.{name_in_script(one.__name__)}"
        if callable(one) and (getattr(one, "__module__", None) or "").split(".")[0] in LIBRARIES:
            return f"$.{name_in_script(one.__name__)}"
        if isinstance(one, ModuleType):
            raise NotInSubset(f"The module {one.__name__} itself is no value.")
        name = self.named(one)
        self.names[key] = name
        self.kept.append(one)
        self.write(name, one)
        return name

    def number(self, one: Any) -> str:
        """A number; whole ones must be exact."""
        plain = one.item() if isinstance(one, np.generic) else one
        if isinstance(plain, int) and abs(plain) >= WIDEST and int(float(plain)) != plain:
            raise NotInSubset(f"{plain} is not exact in JavaScript.")
        if isinf(plain):
            return "Infinity" if plain > 0 else "-Infinity"
        return repr(plain) if plain == plain else "NaN"

    def named(self, one: Any) -> str:
        """A name nothing else has."""
        word = getattr(one, "__name__", type(one).__name__).strip("<>")
        module = getattr(one, "__module__", "") or ""
        wished = "_".join([*module.split(".")[-2:], word]) if isinstance(one, (FunctionType, type)) else word
        wished = "".join(sign if sign.isalnum() else "_" for sign in wished)
        name, number = wished, 1
        while name in self.used:
            number += 1
            name = f"{wished}{number}"
        self.used.add(name)
        return name

    def write(self, name: str, one: Any) -> None:
        """Write what a value is made of."""
        if isinstance(one, type):
            self.write_class(name, one)
        elif isinstance(one, FunctionType):
            self.todo.append(lambda: self.write_function(name, one))
        elif hasattr(one, "cache_info"):
            self.parts.append(f"const {name} = $.cache({self.value(one.__wrapped__)});")
        elif isinstance(one, np.dtype):
            self.parts.append(f"const {name} = $.layout({json.dumps(layout_in_words(one))});")
        elif isinstance(one, np.ndarray):
            self.parts.append(f"const {name} = $.array({json.dumps(one.tolist())});")
        elif isinstance(one, tuple) and hasattr(one, "_fields"):
            self.parts.append(f"const {name} = new {self.value(type(one))}({', '.join(map(self.value, one))});")
        elif isinstance(one, (list, tuple, range)):
            words = ", ".join(map(self.value, one))
            self.parts.append(f"const {name} = [{words}];")
        elif isinstance(one, (set, frozenset)):
            self.parts.append(f"const {name} = $.set([{', '.join(map(self.value, sorted(one)))}]);")
        elif isinstance(one, Mapping):
            words = ", ".join(f"[{self.value(key)}, {self.value(said)}]" for key, said in one.items())
            self.parts.append(f"const {name} = $.dict([{words}]);")
        elif isinstance(one, partial):
            if one.keywords:
                raise NotInSubset(f"A partial with arguments by name: {one}.")
            words = ", ".join(map(self.value, (one.func, *one.args)))
            self.parts.append(f"const {name} = $.partial({words});")
        elif type(one).__module__.startswith("ludi."):
            self.parts.append(f"const {name} = $.object();")
            self.objects.append((name, one, set()))
        else:
            raise NotInSubset(f"{one!r} ({type(one).__name__}) cannot be written down.")

    def write_function(self, name: str, function: FunctionType) -> None:
        """A function, with its defaults as they are now."""
        writer = FunctionWriter(source_of(function), self.value, self.read.add)
        self.parts.append(writer.function(name, self.defaults(function)))

    def write_class(self, name: str, made: type) -> None:
        """An enum as a table of its members; a class of records as a class."""
        if issubclass(made, IntEnum):
            members = {member.name: int(member) for member in made}
            self.parts.append(f"const {name} = $.enumerated({json.dumps(made.__name__)}, {json.dumps(members)});")
            return
        if not made.__module__.startswith("ludi."):
            raise NotInSubset(f"The class {made} is not ours.")
        if dataclasses.is_dataclass(made):
            defaults = {one.name: self.default_of(one) for one in dataclasses.fields(made)}
        elif hasattr(made, "_fields"):
            given = made._field_defaults  # type: ignore[attr-defined]
            defaults = {field: self.value(given[field]) if field in given else "" for field in made._fields}
        else:
            self.write_plain_class(name, made)
            return
        fields = list(defaults)
        words = [
            f"{name_in_script(field)} = {default}" if default else name_in_script(field)
            for field, default in defaults.items()
        ]
        base = "$.Tuple" if issubclass(made, tuple) else "$.Data"
        values = ", ".join(map(name_in_script, fields))
        constructor = f"constructor({', '.join(words)}) {{ super({json.dumps(fields)}, [{values}]); }}"
        self.parts.append(f"class {name} extends {base} {{ {constructor} }}")
        self.todo.append(lambda: self.write_methods(name, made))

    def default_of(self, field: Any) -> str:
        """What stands in a field of a dataclass where nothing is given; empty where something must be."""
        if field.default_factory is not dataclasses.MISSING:
            return f"{self.value(field.default_factory)}()"
        return "" if field.default is dataclasses.MISSING else self.value(field.default)

    def write_plain_class(self, name: str, made: type) -> None:
        """A class that has an `__init__` of its own."""
        (base,) = made.__bases__ if len(made.__bases__) == 1 else (None,)
        if not hasattr(made, "__init__") or base is None or (base is not object and is_foreign(base)):
            raise NotInSubset(f"The class {made} is made from others that are not ours, or from several.")
        above = "$.Plain" if base is object else self.value(base)
        self.parts.append(f"class {name} extends {above} {{}}")
        self.todo.append(lambda: self.write_methods(name, made, above))

    def defaults(self, function: Any) -> list[str]:
        """The defaults of a function's last parameters, written down."""
        return [self.value(one) for one in (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values())]

    def write_methods(self, name: str, made: type, base: str = "") -> None:
        """The methods and properties of a class, as it defines them itself."""
        for word, member in vars(made).items():
            if word.startswith("_") and word not in METHODS:
                continue
            if isinstance(member, FunctionType) and (word not in METHODS or base):
                called = METHODS.get(word, word)
                self.parts.append(f"{name}.prototype.{called} = {self.method_of(member, base)};")
            if isinstance(member, (property, cached_property)):
                function, verb = (member.fget, "property") if isinstance(member, property) else (member.func, "cached")
                self.parts.append(f"$.{verb}({name}, '{word}', {self.method_of(function, base)});")


def written(roots: Mapping[str, Any], given: Mapping[Any, str], only: Mapping[type, Iterable[str]] = NOTHING) -> str:
    """These functions and all they reach, as a module of JavaScript."""
    return ModuleWriter(given, only).module(roots)
