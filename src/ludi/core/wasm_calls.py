"""Calling a module of `ludi.core.wasm` as if it were compiled rules: the same arguments, the same answers.

Arguments are laid into the module's memory, its function is called, and what it wrote is brought back. Arrays that
share memory here share it there.
"""

import atexit
import ctypes
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple
from weakref import WeakSet

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.wasm import kinds_of, told_by

try:
    import wasmtime
except ImportError:  # the extra `wasm`
    wasmtime = None  # type: ignore[assignment]

ALIGNED = 16
PAGE = 1 << 16
ROOM = 64  # bytes before the arguments: for what is returned, and what the compiler's code would raise
RETURNED = {"int64": np.int64, "int16": np.int16, "int8": np.int8, "bool": np.bool_, "float64": np.float64}


class Region(NamedTuple):
    """A stretch of this process's memory that arguments lie in, and where it lies in the module's."""

    begin: int
    end: int
    there: int


def parts_of(argument: Any) -> Iterator[Any]:
    """An argument, or one by one what a tuple holds."""
    if isinstance(argument, tuple):
        for part in argument:
            yield from parts_of(part)
    else:
        yield argument


def memory_of(argument: Any) -> Any:
    """The array whose memory an argument is; None for a number."""
    if isinstance(argument, np.ndarray):
        return argument
    return np.frombuffer(argument, np.uint8) if isinstance(argument, np.void) else None


def span(array: Any) -> tuple[int, int]:
    """Where an array's memory begins and ends."""
    return np.lib.array_utils.byte_bounds(array)


def regions_of(arrays: Sequence[Any], heap: int) -> list[Region]:
    """What must be laid into the module's memory: arrays that overlap lie in one region."""
    regions: list[Region] = []
    for begin, end in sorted(span(array) for array in arrays):
        if regions and begin < regions[-1].end:
            last = regions.pop()
            regions.append(Region(last.begin, max(last.end, end), last.there))
        else:
            before = regions[-1] if regions else Region(0, 0, heap)
            there = before.there + before.end - before.begin
            regions.append(Region(begin, end, there + (begin - there) % ALIGNED))
    return regions


def check_installed() -> None:
    """A clear error where modules cannot be run."""
    if wasmtime is None:
        raise LudiError("Modules are run by wasmtime: pip install 'ludi-romani[wasm]'")


in_use = WeakSet[Any]()  # what wasmtime made for this process


def kept(made: Any) -> Any:
    """Something wasmtime made. It takes itself apart when nobody has it any more, but for what is left at the end."""
    in_use.add(made)
    return made


@atexit.register
def leave_to_the_system() -> None:
    """The program ends: threads may be at work in a module, and the library may be gone before what it made is."""
    for made in list(in_use):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))


def can_run() -> bool:
    """Whether modules can be run here: wasmtime is an extra."""
    return wasmtime is not None


@cache
def translated(module: bytes) -> tuple[Any, Any]:
    """A module as code of this machine, and the engine that made it: once, for all threads."""
    check_installed()
    engine = kept(wasmtime.Engine())
    return engine, kept(wasmtime.Module(engine, module))


class ThreadsModule:
    """A module for many threads: each has one of its own, begun when it first calls."""

    def __init__(self, module: bytes) -> None:
        self.module, self.own = module, threading.local()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        return partial(self.call, name)  # whoever calls it need not be who looked it up

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of this thread's module."""
        if not hasattr(self.own, "module"):
            self.own.module = WasmModule(self.module)
        return getattr(self.own.module, name)(*arguments)


class WasmModule:
    """A module at work, for one thread."""

    def __init__(self, module: bytes) -> None:
        self.told = told_by(module)
        engine, code = translated(module)
        self.store = kept(wasmtime.Store(engine))
        made = wasmtime.Instance(self.store, code, [])
        self.exports = made.exports(self.store)
        self.memory: Any = self.exports["memory"]
        base: Any = self.exports["__heap_base"]
        self.heap = int(base.value(self.store))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in self.told["calls"]:
            raise AttributeError(name)
        return partial(self.call, name)

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the module with arguments of this process."""
        parts = [part for argument in arguments for part in parts_of(argument)]
        found = [kind for part in parts for kind in kinds_of(part)]
        way = next((way for way in self.told["calls"][name] if way["arguments"] == found), None)
        if way is None:
            raise TypeError(f"The module has no {name} for arguments such as {found}.")
        kinds, returns = way["arguments"], way["returns"]
        arrays = [memory_of(part) for part in parts]
        begin = (self.heap + ALIGNED - 1) // ALIGNED * ALIGNED
        regions = regions_of([array for array in arrays if array is not None and array.size], begin + ROOM)
        here = self.room(regions[-1].there + regions[-1].end - regions[-1].begin if regions else begin + ROOM)
        here[begin : begin + ROOM] = 0
        for region in regions:
            here[region.there : region.there + region.end - region.begin] = bytes_at(region)
        words: list[Any] = [begin, begin + ROOM // 2]
        for part, array, kind in zip(parts, arrays, kinds, strict=True):
            words += self.words_of(part, array, kind, regions)
        function: Any = self.exports[way["export"]]
        function(self.store, *words)
        here = self.room(0)
        for region in regions:
            bytes_at(region)[:] = here[region.there : region.there + region.end - region.begin]
        if returns == "none":
            return None
        kind = np.dtype(RETURNED[returns])
        return here[begin : begin + kind.itemsize].view(kind)[0].item()

    def room(self, end: int) -> Any:
        """The module's memory, at least up to here, as bytes."""
        missing = end - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, -(-missing // PAGE))
        size = self.memory.data_len(self.store)
        return np.ctypeslib.as_array(self.memory.data_ptr(self.store), (size,))

    def words_of(self, part: Any, array: Any, kind: Any, regions: Sequence[Region]) -> list[Any]:
        """An argument as the compiler's code takes it."""
        if kind == "float":
            return [float(part)]
        if array is None:
            return [int(part)]
        begin = span(array)[0]
        place = next((one.there + begin - one.begin for one in regions if one.begin <= begin < one.end), ROOM)
        if kind[0] == "record":
            return [place]
        return [0, 0, array.size, array.itemsize, place, *array.shape, *array.strides]


def bytes_at(region: Region) -> Any:
    """A stretch of this process's memory."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * (region.end - region.begin)).from_address(region.begin))
