"""A process that thinks about what strangers wrote: nothing of the server's environment, no files but code, no network.

Linux only, by means of the kernel: Landlock for files and TCP, seccomp for all other sockets, programs and processes.
What a system lacks is left out, and told.
"""

import ctypes
import os
import platform
import struct
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from ludi.core.compiled import cache_root

NEEDED = ("PATH", "HOME", "LANG", "TZ", "PYTHONPATH", "LUDI_CACHE", "XDG_CACHE_HOME", "LD_LIBRARY_PATH", "SYSTEMROOT")
CALM = {"OPENBLAS_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1"}  # no threads before the fence stands, no caches
SYSTEM = ("/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/null", "/dev/urandom", "/proc/self")

CREATE, ADD, RESTRICT = 444, 445, 446  # Landlock's calls, the same on every machine
EXECUTE, READ_FILE, READ_FOLDER = 1 << 0, 1 << 2, 1 << 3  # what Landlock calls them
FILES = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}  # all it knows, by its version
TCP_SINCE, TCP = 4, 0b11  # bind and connect
NO_NEW_RIGHTS = 38
SECCOMP = {"x86_64": 317, "aarch64": 277}
MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # as the kernel's audit names them
REFUSED = {  # sockets, other programs, other processes
    "x86_64": (41, 42, 53, 59, 62, 101, 200, 234, 310, 311, 322, 425, 434),
    "aarch64": (198, 199, 203, 221, 117, 129, 130, 131, 270, 271, 281, 425, 434),
}
NOT_PERMITTED = 0x00050000 | 1  # SECCOMP_RET_ERRNO with EPERM
ALLOWED = 0x7FFF0000
OTHER_CALLS = 0x40000000  # from here on a second set of numbers for the same calls, where a kernel has it


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """What such a process may know of the server's environment: where code lies, and no secrets."""
    kept = {name: value for name, value in own.items() if name in NEEDED or name.startswith(("LC_", "NUMBA_"))}
    return kept | CALM


def readable() -> list[Path]:
    """Where code, and what belongs to it, is read from."""
    code = [*sys.path, sys.prefix, sys.base_prefix, cache_root(), *SYSTEM]
    return [Path(place) for place in dict.fromkeys(map(str, code)) if place and Path(place).exists()]


def shut_in(places: Iterable[Path] | None = None) -> list[str]:
    """From now on this process only reads from these places and talks to nobody; what could not be shut is told."""
    if sys.platform != "linux":
        return ["files", "network", "programs"]
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(NO_NEW_RIGHTS, 1, 0, 0, 0)
    files = shut_files(libc, readable() if places is None else list(places))
    calls = shut_calls(libc)
    return ([] if files else ["files"]) + ([] if calls else ["network", "programs"])


def shut_files(libc: ctypes.CDLL, places: list[Path]) -> bool:
    """Landlock: nothing is written, and read only below these places."""
    version = libc.syscall(CREATE, None, ctypes.c_size_t(0), 1)
    if version < 1:
        return False
    known = FILES[max(number for number in FILES if number <= version)]
    rules = struct.pack("QQ", known, TCP) if version >= TCP_SINCE else struct.pack("Q", known)
    ruleset = libc.syscall(CREATE, rules, ctypes.c_size_t(len(rules)), 0)
    for place in places:
        opened = os.open(place, os.O_PATH | os.O_CLOEXEC)
        wanted = (READ_FILE | EXECUTE | READ_FOLDER) if place.is_dir() else READ_FILE
        libc.syscall(ADD, ruleset, 1, struct.pack("=Qi", wanted, opened), 0)
        os.close(opened)
    shut = bool(libc.syscall(RESTRICT, ruleset, 0) == 0)
    os.close(ruleset)
    return shut


class Program(ctypes.Structure):
    """A filter of system calls, as the kernel takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def shut_calls(libc: ctypes.CDLL) -> bool:
    """Seccomp, for all threads: no sockets, no other programs, no other processes."""
    machine = platform.machine()
    if machine not in MACHINES:
        return False
    numbers = REFUSED[machine]
    code = [
        (0x20, 0, 0, 4),  # load the machine
        (0x15, 0, len(numbers) + 3, MACHINES[machine]),  # another one's calls have other numbers: refused
        (0x20, 0, 0, 0),  # load the number of the call
        (0x35, len(numbers) + 1, 0, OTHER_CALLS),
        *((0x15, len(numbers) - at, 0, number) for at, number in enumerate(numbers)),
        (0x06, 0, 0, ALLOWED),
        (0x06, 0, 0, NOT_PERMITTED),
    ]
    packed = b"".join(struct.pack("HBBI", *line) for line in code)
    program = Program(len(code), packed)
    return bool(libc.syscall(SECCOMP[machine], 1, 1, ctypes.byref(program)) == 0)
