"""The fourth speed: a room's compiled functions in one WebAssembly module, from the LLVM code made of the same source.

The compiler's own code is linked together, made for another machine and written down by `wasm-ld`. The module imports
nothing. Its memory is its own; who calls it lays arguments there (`ludi.core.wasm_calls`). A section of it, in JSON,
says for which game and sources it was made, how its record lies in memory, and how each function is called.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, NamedTuple

import llvmlite
import llvmlite.binding as llvm
import numpy as np

from ludi.core.compiled import emitted
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import Record
from ludi.core.view import in_words
from ludi.core.wasm_dots import with_dots, with_whole_loads

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # all exact: no relaxed SIMD
GENERIC = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}  # no code for the machine it is built on
STACK, LEAST, MOST = 1 << 20, 1 << 21, 1 << 28  # bytes: of the stack, and of all memory
SECTION = "ludi"
HEAD = b"\0asm\x01\0\0\0"
LONGEST_NUMBER = 35  # bits, seven in a byte
CUSTOM = 0  # the number of a section that engines pass over


class Exported(NamedTuple):
    """A function of the module: its name there, its compiled twin, and arguments of the kinds it is called with."""

    name: str
    twin: Any
    arguments: Sequence[Any]


def kinds_of(argument: Any) -> list[Any]:
    """How an argument is handed over: a record by its place, an array by place and shape, a tuple one by one."""
    if isinstance(argument, (np.record, Record)):
        return [["record", argument.dtype.itemsize]]
    if isinstance(argument, np.ndarray):
        return [["array", argument.itemsize, argument.ndim]]
    if isinstance(argument, tuple):
        return [kind for part in argument for kind in kinds_of(part)]
    if isinstance(argument, (bool, np.bool_)):
        return ["bool"]
    return ["float" if isinstance(argument, (float, np.floating)) else "int"]


def layout_in_words(layout: np.dtype[Any]) -> dict[str, Any]:
    """Where each field of a record lies."""
    rows = {}
    for name, (kind, offset) in ((name, layout.fields[name][:2]) for name in layout.names or ()):  # type: ignore[index]
        rows[name] = [offset, kind.base.str.lstrip("|<"), list(kind.shape)]
    return {"size": layout.itemsize, "fields": rows}


def in_letters(array: Any) -> str:
    """The bytes of an array, as JSON can hold them."""
    return b64encode(np.ascontiguousarray(array).tobytes()).decode()


def made_for_wasm(code: str, layout: str) -> Any:
    """The compiler's code with the other machine's name and sizes in it."""
    code = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', code)
    code = re.sub(r"target datalayout = .*", f'target datalayout = "{layout}"', code)
    code = re.sub(r'"target-cpu"="[^"]*"|"target-features"="[^"]*"|"tune-cpu"="[^"]*"', "", code)
    return llvm.parse_assembly(with_dots(code.replace(" = common ", " = internal ")))


def linked(exported: Iterable[Exported]) -> tuple[bytes, dict[str, list[Any]]]:
    """All functions in one object file, each function of theirs once; and in which ways each of them is called."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static"
    )
    whole, names, calls = None, dict[str, str](), dict[str, list[Any]]()
    for name, twin, arguments in exported:
        symbol, code, returns = emitted(twin, arguments)
        ways = calls.setdefault(name, [])
        names[symbol] = f"{name}.{len(ways)}"
        kinds = [kind for one in arguments for kind in kinds_of(one)]
        ways.append({"export": names[symbol], "arguments": kinds, "returns": returns})
        part = made_for_wasm(code, str(machine.target_data))
        for function in part.functions:
            if not function.is_declaration and function.linkage is not llvm.Linkage.internal:
                function.linkage = "external" if function.name == symbol else "linkonce_odr"
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    assert whole is not None, "a module has functions"
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
            function.name = names.get(function.name, function.name)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    return machine.emit_object(llvm.parse_assembly(with_whole_loads(str(whole)))), calls


def written_down(codes: Sequence[bytes], names: Iterable[str]) -> bytes:
    """Object files as one module; it may import nothing."""
    linker = shutil.which("wasm-ld")
    if linker is None:
        raise LudiError("A module is written by `wasm-ld`, which is not here: sudo apt-get install lld")
    with TemporaryDirectory() as folder:
        before, after = [Path(folder) / f"{place}.o" for place in range(len(codes))], Path(folder) / "game.wasm"
        for file, code in zip(before, codes, strict=True):
            file.write_bytes(code)
        words = [linker, "--no-entry", "--strip-all", "--export=__heap_base", f"-zstack-size={STACK}"]
        words += [f"--initial-memory={LEAST}", f"--max-memory={MOST}", *(f"--export={name}" for name in names)]
        done = subprocess.run(
            [*words, *map(str, before), "-o", str(after)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise LudiError(f"wasm-ld refused the module: {done.stderr.strip()}")
        return after.read_bytes()


def number(value: int) -> bytes:
    """A number as modules write it: seven bits a byte, the lowest first."""
    low, rest = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + number(rest) if rest else bytes([low])


def with_section(module: bytes, told: Mapping[str, Any]) -> bytes:
    """The module with what it says of itself."""
    content = number(len(SECTION)) + SECTION.encode() + json.dumps(told, separators=(",", ":")).encode()
    return module + bytes([CUSTOM]) + number(len(content)) + content


def number_at(module: bytes, place: int) -> tuple[int, int]:
    """A number that stands in a module, and where it ends."""
    value = 0
    for shift in range(0, LONGEST_NUMBER, 7):
        byte = module[place]
        value, place = value | (byte & 0x7F) << shift, place + 1
        if not byte & 0x80:
            return value, place
    raise LudiError("This is no module: a number in it is too long.")


def told_by(module: bytes) -> dict[str, Any]:
    """What a module says of itself; a clear error where it says nothing, as no module of ours would."""
    place = len(HEAD)
    if module.startswith(HEAD):
        while place < len(module):
            kind = module[place]
            size, place = number_at(module, place + 1)
            if kind == CUSTOM:
                length, begin = number_at(module, place)
                if module[begin : begin + length] == SECTION.encode():
                    told: dict[str, Any] = json.loads(module[begin + length : place + size])
                    return told
            place += size
    raise LudiError("This is no module of a game: it does not say what it was made for.")


def digest_of(modules: Iterable[ModuleType]) -> str:
    """A digest of sources that words about them do not change: comments, docstrings and where lines break."""
    digest = hashlib.sha256()
    for module in sorted(modules, key=lambda one: one.__name__):
        if module.__file__:
            tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if (
                    isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef))
                    and ast.get_docstring(node) is not None
                ):
                    node.body = node.body[1:]
            digest.update(f"{module.__name__} {ast.dump(tree)}".encode())
    return digest.hexdigest()


def build(game: Game, exported: Sequence[Exported], about: Mapping[str, Any]) -> bytes:
    """The module of a game. The compiler must make generic code, and must not have made any of it before."""
    if os.environ.get("NUMBA_CPU_NAME") != GENERIC["NUMBA_CPU_NAME"]:
        raise LudiError("A module is built where the compiler makes generic code: NUMBA_CPU_NAME=generic")
    code, calls = linked(exported)
    exports = [way["export"] for ways in calls.values() for way in ways]
    kept, hidden = map(in_words, game.sight)
    told = {
        "game": game.name, "version": game.version, "players": game.players, "seats": len(game.seats),
        "actions": game.actions.size, "first_choice": game.actions.first_choice, "features": game.feature_size,
        "state": layout_in_words(game.state), "kept": in_letters(kept), "hidden": in_letters(hidden), **about,
        "calls": calls, "made_with": f"llvmlite {llvmlite.__version__}",
    }  # fmt: skip
    return with_section(written_down([code], exports), told)
