"""One source, two speeds: builds a compiled twin of every rule. The only file that knows the compiler.

A rule is a plain function whose callees stand in its module's globals. Its twin is the same code over a copy of those
globals in which every callee is its own twin, so both live in one process and neither knows of the other.
"""

import hashlib
import importlib
import os
import pkgutil
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np
from numba import __version__ as numba_version
from numba import config as numba_config
from numba import njit, typeof
from numba.core import caching
from platformdirs import user_cache_path

Twin = Callable[..., Any]

CORE = ("state", "chance", "piles", "playout", "observing", "view")  # the core's own modules in the dialect of rules
settings: Any = numba_config
settings_lock = RLock()  # the compiler has one cache folder for all threads
FLAGS: dict[str, Any] = {
    "cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True,
    "_nrt": False,  # rules allocate nothing, so no array needs reference counting: a fifth faster
}  # fmt: skip
INLINED = (  # the steps of the playing loop, compiled into it: a seventh faster, and no slower to compile
    "next_word", "below", "pick", "sample_chance", "sample_action", "legal_actions", "chance_outcomes", "perform",
    "apply", "play_lane", "show_lane",
)  # fmt: skip
FOR_PEOPLE = ("narration", "refusals", "forecast", "terminal")  # a room's modules that hold words and no rules
FOR_BOTS = ("prior",)  # compiled with the bots, on top of the rules
told: set[tuple[str, str]] = set()  # what this process has said to be compiling
KEPT_DAYS = 30  # caches of sources nobody has used for so long are removed


def room_modules(room: str) -> list[ModuleType]:
    """The room itself, every module in it where it is a package, and those of the core, that may hold rules."""
    folders = getattr(importlib.import_module(room), "__path__", [])
    names = [found.name for found in pkgutil.walk_packages(folders, room + ".")]
    names = [name for name in names if name.rsplit(".", 1)[-1] not in FOR_PEOPLE + FOR_BOTS]
    names += [f"ludi.core.{name}" for name in CORE]
    return [importlib.import_module(name) for name in (room, *names)]


def functions_of(modules: Iterable[ModuleType]) -> list[FunctionType]:
    """The plain functions these modules define."""
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def functions_for(room: str, stand_ins: Mapping[FunctionType, FunctionType]) -> list[FunctionType]:
    """All functions a game is played with: the room's, the core's, and those that stand in from elsewhere."""
    return list(dict.fromkeys([*functions_of(room_modules(room)), *stand_ins.values()]))


def sources_of(room: str, stand_ins: Mapping[FunctionType, FunctionType]) -> list[ModuleType]:
    """The modules they come from."""
    others = [sys.modules[function.__module__] for function in stand_ins.values()]
    return list(dict.fromkeys([*room_modules(room), *others]))


def rebuilt(
    functions: Iterable[FunctionType],
    stand_ins: Mapping[FunctionType, FunctionType],
    finish: Callable[[FunctionType], Twin],
    built: Mapping[FunctionType, Twin] | None = None,
) -> dict[FunctionType, Twin]:
    """Each function again, over globals that hold the others' twins; `stand_ins` are called in place of their keys.

    Twins built earlier are called as they are.
    """
    scopes: dict[str, dict[str, Any]] = {}
    twins: dict[FunctionType, Twin] = dict(built or {})
    for function in functions:
        scope = scopes.setdefault(function.__module__, dict(function.__globals__))
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        twins[function] = finish(twin)
    for scope in scopes.values():
        for name, value in list(scope.items()):
            if isinstance(value, FunctionType):
                value = stand_ins.get(value, value)
                scope[name] = twins.get(value, value)
    return twins


def extended(
    room: str,
    built: Mapping[FunctionType, Twin],
    modules: Iterable[ModuleType],
    stand_ins: Mapping[FunctionType, FunctionType],
) -> dict[FunctionType, Twin]:
    """The functions of further modules compiled on top of a room's twins: how bots and environments reach the rules."""
    modules = list(modules)
    with cached_in(cache_folder(room.rsplit(".", 1)[-1], [*sources_of(room, stand_ins), *modules])):
        return rebuilt(functions_of(modules), stand_ins, compiled, built)


def interpreted_twins(room: str, stand_ins: Mapping[FunctionType, FunctionType]) -> dict[FunctionType, Twin]:
    """The functions as they are, the core's calling the room's."""
    return rebuilt(functions_for(room, stand_ins), stand_ins, lambda twin: twin)


def compiled_twins(room: str, stand_ins: Mapping[FunctionType, FunctionType]) -> dict[FunctionType, Twin]:
    """The functions compiled, each when it is first called, and kept on disk for the next process."""
    with cached_in(cache_folder(room.rsplit(".", 1)[-1], sources_of(room, stand_ins))):
        return rebuilt(functions_for(room, stand_ins), stand_ins, compiled)


def compiled(twin: FunctionType) -> Twin:
    """A function handed to the compiler."""
    made: Twin = njit(**FLAGS, forceinline=twin.__name__ in INLINED)(twin)
    return made


def name_of(twin: Any) -> str:
    """How a compiled function is called, with its module."""
    return f"{twin.__module__.rsplit('.', 1)[-1]}.{twin.__name__}"


class Emitted(NamedTuple):
    """A function as the compiler hands it on: the name of its entry, its LLVM code, and the type it returns."""

    symbol: str
    code: str
    returns: str


def emitted(twin: Any, arguments: Sequence[Any]) -> Emitted:
    """A compiled function's LLVM code for such arguments, where it was compiled in this process."""
    kind_of: Callable[[Any], Any] = typeof
    kinds = tuple(kind_of(argument) for argument in arguments)
    twin.compile(kinds)
    made = twin.overloads[kinds]
    return Emitted(made.fndesc.llvm_func_name, made.library.get_llvm_str(), str(made.signature.return_type))


def is_kept(twin: Any) -> bool:
    """Whether a function was compiled before, in this process or in another on this machine."""
    return bool(twin.signatures) or any(Path(twin.stats.cache_path).glob(f"{name_of(twin)}-*.nbi"))


def tell_before_compiling(game: str, twin: Any) -> None:
    """Say on stderr, once, that a long compilation begins; nothing where it is kept from before."""
    name, folder = name_of(twin), Path(twin.stats.cache_path).parent
    if (game, name) not in told and not is_kept(twin):
        told.add((game, name))
        print(f"ludi: compiling {game} ({name}), 20 to 60 seconds; kept in {folder}.", file=sys.stderr)


@contextmanager
def cached_in(folder: Path, target: Any = settings) -> Iterator[None]:
    """Functions handed to the compiler meanwhile, or to that of another target, are kept in this folder."""
    with settings_lock:
        before = target.CACHE_DIR
        target.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            target.CACHE_DIR = before


def cache_root() -> Path:
    """Where compiled rules are kept."""
    return Path(os.environ.get("LUDI_CACHE") or user_cache_path("ludi"))


def only_read_cache() -> None:
    """This process may not write: what is kept is loaded, and nothing is added to it."""
    locators: Any = caching._CacheLocator
    caches: Any = caching.FunctionCache
    locators.ensure_cache_path = lambda locator: None  # it would try out whether it can write there
    caches.save_overload = lambda cache, signature, compiled: None


def cache_folder(room: str, modules: Iterable[ModuleType]) -> Path:
    """Named by a digest of all sources: the compiler does not notice a changed callee in another file."""
    maker = f"{numba_version} {np.__version__} {platform.python_version()} {settings.BOUNDSCHECK}"
    digest = hashlib.sha256(f"{maker} {FLAGS} {INLINED}".encode())
    for module in modules:
        if module.__file__:
            digest.update(Path(module.__file__).read_bytes())
    root = cache_root()
    folder = root / f"{room}-{digest.hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for old in root.glob(f"{room}-*"):
        if old.stat().st_mtime < time.time() - KEPT_DAYS * 86400:
            rmtree(old, ignore_errors=True)
    return folder
