"""Modules of strangers: run with bounds on their size, memory, stack and work, and without a way out.

What a module does depends on its arguments alone: it imports nothing, not-a-numbers have one pattern, and there are no
threads and no relaxed instructions.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from ludi.core.errors import LudiError
from ludi.core.wasm import HEAD, number_at
from ludi.core.wasm_calls import check_installed, kept

try:
    import wasmtime
except ImportError:  # the extra `wasm`
    wasmtime = None  # type: ignore[assignment]

LARGEST, LARGEST_FUNCTION = 1 << 17, 1 << 14  # bytes: what is larger may be made to take long to translate
MOST_MEMORY = 1 << 27  # bytes
CODE = 10  # the number of the section that holds the functions
MOST_ELEMENTS = 100_000  # of tables
STACK = 1 << 19  # bytes


@cache
def bounded_engine() -> Any:
    """What translates and runs modules of strangers."""
    check_installed()
    wishes = wasmtime.Config()
    wishes.consume_fuel = True
    wishes.cranelift_nan_canonicalization = True
    wishes.max_wasm_stack = STACK
    for name in ("wasm_threads", "wasm_relaxed_simd", "wasm_memory64", "wasm_multi_memory", "parallel_compilation"):
        setattr(wishes, name, False)
    return kept(wasmtime.Engine(wishes))


def largest_function(module: bytes) -> int:
    """The size of the largest function; 0 where this is no module, which is said when it is translated."""
    place, largest = len(HEAD), 0
    try:
        while place < len(module):
            kind = module[place]
            size, place = number_at(module, place + 1)
            if kind == CODE:
                count, at = number_at(module, place)
                for _ in range(min(count, len(module))):
                    body, at = number_at(module, at)
                    largest, at = max(largest, body), at + body
            place += size
    except (IndexError, LudiError):
        return largest
    return largest


class BoundedModule:
    """A module at work, for one thread at a time. Whatever goes wrong in it is said in a sentence."""

    def __init__(self, module: bytes, name: str, fuel: int = 10_000_000) -> None:
        self.name = name
        if len(module) > LARGEST:
            raise LudiError(f"{name} is too large: {len(module):,} bytes, at most {LARGEST:,}.")
        if largest_function(module) > LARGEST_FUNCTION:
            raise LudiError(f"{name} has a function that is too large: at most {LARGEST_FUNCTION:,} bytes.")
        engine = bounded_engine()
        self.store = kept(wasmtime.Store(engine))
        self.store.set_limits(memory_size=MOST_MEMORY, table_elements=MOST_ELEMENTS, instances=1, tables=4, memories=1)
        try:
            code = kept(wasmtime.Module(engine, module))
        except (wasmtime.WasmtimeError, ValueError) as fault:
            raise LudiError(f"{name} is no module that can be run here: {first_line(fault)}.") from None
        if code.imports:
            wanted = ", ".join(sorted(f"{one.module}.{one.name}" for one in code.imports)[:3])
            raise LudiError(f"{name} imports {wanted}; a module may import nothing.")
        with self.burning(fuel):  # it may do something when it begins
            self.exports = wasmtime.Instance(self.store, code, []).exports(self.store)

    def check(self, functions: Mapping[str, int]) -> None:
        """Refused unless it has a memory, and these functions, each with so many whole numbers in and one out."""
        if not isinstance(self.found("memory"), wasmtime.Memory):
            raise LudiError(f"{self.name} does not export its memory.")
        for name, count in functions.items():
            if not self.has(name, count):
                numbers = ", ".join(["i32"] * count)
                raise LudiError(f"{self.name} does not export {name}({numbers}) -> i32.")

    def found(self, name: str) -> Any:
        """What it exports under a name; None where that is nothing."""
        return self.exports.get(name, None)

    def has(self, name: str, count: int, results: int = 1) -> bool:
        """Whether it exports a function with so many whole numbers in and out."""
        function = self.found(name)
        if not isinstance(function, wasmtime.Func):
            return False
        kind, number = function.type(self.store), wasmtime.ValType.i32()
        return (
            list(map(str, kind.params)) == [str(number)] * count
            and list(map(str, kind.results)) == [str(number)] * results
        )

    def call(self, name: str, *numbers: int) -> int:
        """Call a function of it."""
        function: Any = self.found(name)
        return int(function(self.store, *numbers))

    def call_if_there(self, name: str, *numbers: int) -> int | None:
        """Call a function that a module need not have."""
        if self.has(name, len(numbers)):
            return self.call(name, *numbers)
        if self.has(name, len(numbers), results=0):
            function: Any = self.found(name)
            function(self.store, *numbers)
        return None

    def lay(self, place: int, content: bytes) -> None:
        """Write bytes into its memory."""
        memory: Any = self.found("memory")
        if not 0 <= place <= memory.data_len(self.store) - len(content):
            raise LudiError(f"{self.name} cannot go on: its room at {place} lies outside its memory.")
        memory.write(self.store, content, place)

    @contextmanager
    def burning(self, fuel: int) -> Iterator[None]:
        """So much work may be done here; a sentence where it is too much, or goes wrong in another way."""
        self.store.set_fuel(fuel)
        try:
            yield
        except wasmtime.Trap as trap:
            code = trap.trap_code
            if code == wasmtime.TrapCode.OUT_OF_FUEL:
                raise LudiError(f"{self.name} cannot go on: it needs more fuel than {fuel:,}.") from None
            raise LudiError(f"{self.name} cannot go on: {REASONS.get(code, 'it failed')}.") from None
        except wasmtime.WasmtimeError as fault:
            raise LudiError(f"{self.name} cannot go on: {first_line(fault)}.") from None


REASONS: Mapping[Any, str] = {} if wasmtime is None else {
    wasmtime.TrapCode.STACK_OVERFLOW: "it calls itself too deeply",
    wasmtime.TrapCode.MEMORY_OUT_OF_BOUNDS: "it reads or writes outside its memory",
    wasmtime.TrapCode.UNREACHABLE: "it gave up (unreachable)",
    wasmtime.TrapCode.INTEGER_DIVISION_BY_ZERO: "it divides by zero",
}  # fmt: skip


def first_line(fault: Exception) -> str:
    """What went wrong, short."""
    return str(fault).strip().splitlines()[0][:200].rstrip(".")
