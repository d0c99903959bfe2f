"""A program at a terminal of its own, driven by what it shows: no sleeping, no lucky moments."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parent.parent.parent
SIGN = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 240  # seconds, also where others compute


class Teletype:
    """`ludi` with these words, on a screen of this size."""

    def __init__(self, *words: str, width: int = 80, height: int = 24, **environment: str) -> None:
        own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        settings = {**os.environ, "TERM": "xterm", "LUDI_PACE": "0", **environment}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            settings.pop(name, None)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "ludi", *words], stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=settings,
            preexec_fn=lead, close_fds=True,
        )  # fmt: skip
        os.close(theirs)
        self.line, self.raw, self.read = own, "", 0

    def __enter__(self) -> "Teletype":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.line)

    def hear(self) -> bool:
        """Read what the program shows; False where it has ended."""
        if not select.select([self.line], [], [], 1)[0]:
            return True
        try:
            data = os.read(self.line, 65536)
        except OSError:
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)

    @property
    def fresh(self) -> str:
        """What was shown after the words that were last waited for."""
        return SIGN.sub("", self.raw)[self.read :]

    def until(self, words: str) -> str:
        """What is shown up to these words, after those that were last waited for."""
        latest = time.monotonic() + PATIENCE
        while words not in self.fresh:
            assert self.hear(), f"It ended without {words!r}: {self.fresh!r}"
            assert time.monotonic() < latest, f"{words!r} is not in {self.fresh!r}"
        before = self.fresh.partition(words)[0] + words
        self.read += len(before)
        return before

    def type(self, words: str) -> None:
        """Keys, as they are pressed."""
        os.write(self.line, words.encode())

    def ends(self) -> tuple[int, str]:
        """The exit status, and the last that is shown."""
        latest = time.monotonic() + PATIENCE
        while self.hear():
            assert time.monotonic() < latest, self.raw
        return self.program.wait(PATIENCE), self.fresh


def lead() -> None:
    """A session of its own, at this terminal: so that Ctrl-C reaches it, also where the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell lets what it puts there ignore it
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
