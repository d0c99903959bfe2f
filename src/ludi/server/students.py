"""Thinking about positions that people write, in a process of its own: `python -m ludi.server.students [ADVISER ...]`.

Compiled rules trust the table. A position such as no game comes to may lead them beyond it, and then nothing is sure
any more, not even that the process lives. So it is another process than the house's: it is asked in JSON, a line for
each question, and answers in JSON. Where it dies, takes too long or cannot go on, that is the answer, and the next
question finds a new one. It ends when nobody has asked for a while, and when the pipe to it is closed.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from typing import IO

import orjson

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.study import match_in, try_out
from ludi.core.texts import Line
from ludi.games import GAMES
from ludi.server.advising import Adviser, Question
from ludi.server.foreign import Foreign
from ludi.server.payloads import Json
from ludi.server.problems import Problem
from ludi.server.turns import Turns

THOUGHT = 30.0  # seconds of a core for an answer; the first one of a process loads the compiled rules
PATIENCE = 120.0  # seconds for an answer, where the cores have other work
IDLE = 300.0  # seconds without a question
NICENESS = 5  # by which it stands back
MEMORY = 4 << 30  # bytes
CANNOT = (LudiError, ArithmeticError, LookupError, ValueError)  # over which rules, or a bot, stumble


class Students:
    """The house's end of the pipe: a process is begun with the first question, and kept for the next."""

    def __init__(
        self, adviser: Adviser, patience: float = PATIENCE, idle: float = IDLE, thought: float = THOUGHT
    ) -> None:
        self.command = [sys.executable, "-m", "ludi.server.students", adviser.name, *adviser.wishes]
        self.patience, self.idle, self.thought = patience, idle, thought
        self.turns = Turns(1)
        self.pool = ThreadPoolExecutor(1, "study")
        self.busy = Lock()
        self.is_open = True
        self.process: subprocess.Popen[bytes] | None = None
        self.rest: Timer | None = None

    async def hint(self, game: Game, words: str, home: str, owner: str) -> Json:
        """What is advised to the deciding seat there, when it is this guest's turn; or that one cannot go on."""
        async with self.turns.one(home, owner):
            found = await asyncio.get_running_loop().run_in_executor(self.pool, self.ask, game, words)
        if found is None:
            raise Problem(422, "study-bad-words", reason=Line("words-cannot-go-on"))
        return found

    def ask(self, game: Game, words: str) -> Json | None:
        """The answer of the process; None where there is none.

        One that has thought about other positions may have overwritten something there: where it fails, a new one is
        asked, so that nobody is refused for another's words.
        """
        with self.busy:
            was_kept = self.is_running()
            answer = self.answered(game, words)
            if answer is None and was_kept:
                answer = self.answered(game, words)
        if answer is not None:
            self.rest = in_a_while(self.idle, self.end_if_idle)
        return answer

    def answered(self, game: Game, words: str) -> Json | None:
        """What the process answers in time; where it does not, it is ended."""
        process = self.begun()
        alarm = in_a_while(self.patience, process.kill)
        answer = answer_of(process, {"game": game.name, "words": words, "seconds": self.thought})
        alarm.cancel()
        if answer is None:
            self.end()
        return answer

    def is_running(self) -> bool:
        """Whether there is a process to ask."""
        return self.process is not None and self.process.poll() is None

    def begun(self) -> "subprocess.Popen[bytes]":
        """The process that is asked; another one where the last has ended."""
        if self.rest:
            self.rest.cancel()
        if not self.is_open:
            raise Problem(503, "server-failed")
        if self.process is None or not self.is_running():
            self.end()
            try:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError:
                raise Problem(503, "server-failed") from None
        return self.process

    def end_if_idle(self) -> None:
        """Nobody has asked for a while, unless somebody does just now."""
        if self.busy.acquire(blocking=False):
            self.end()
            self.busy.release()

    def end(self) -> None:
        """End the process, wait until it has, and put the pipes away."""
        if self.process:
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                with suppress(OSError):
                    if pipe:
                        pipe.close()

    def close(self) -> None:
        """No more answers."""
        self.is_open = False
        if self.rest:
            self.rest.cancel()
        self.end()
        self.pool.shutdown(wait=False, cancel_futures=True)


def in_a_while(seconds: float, act: Callable[[], None]) -> Timer:
    """Have something done later; nobody waits for it when the house is closed."""
    timer = Timer(seconds, act)
    timer.daemon = True
    timer.start()
    return timer


def answer_of(process: "subprocess.Popen[bytes]", question: Json) -> Json | None:
    """What a process answers; None where it ends instead, or says nothing that can be read."""
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(orjson.dumps(question) + b"\n")
        process.stdin.flush()
        answer = orjson.loads(process.stdout.readline())
    except (OSError, ValueError):
        return None
    return answer if isinstance(answer, dict) else None


# In the process


def hint_in(adviser: Adviser, game: Game, words: str) -> Json | None:
    """What is advised there; None where the rules, or a bot, cannot go on."""
    try:
        match = match_in(game, words)
        try_out(match, game.compiled)
        return adviser.hint(Question(game, match.view(match.seat), match.seat, match.legal(), 0))
    except CANNOT:
        return None


def listen(questions: "SimpleQueue[bytes]", asking: IO[bytes]) -> None:
    """Hear questions while others are thought about; where nobody can ask any more, the process ends at once."""
    for line in asking:
        questions.put(line)
    os._exit(0)


def stand_back() -> None:
    """Leave the cores and the memory to people; the house alone says when this process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ImportError, AttributeError, OSError, ValueError):
        os.nice(NICENESS)
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def may_think(seconds: float) -> None:
    """For so much of a core's time from now on; then the system ends the process, whatever it does. 0: without end."""
    with suppress(AttributeError):  # where there is no such clock, the house's patience is all there is
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main(name: str = "", *wishes: str) -> None:
    """Answer, until the pipe is closed. Whatever is printed meanwhile goes to standard error."""
    stand_back()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, sys.stdin.buffer), daemon=True).start()
    adviser = Adviser(name, Foreign(wishes))
    while True:
        asked = orjson.loads(questions.get())
        may_think(asked["seconds"])
        found = hint_in(adviser, GAMES.find(asked["game"]), asked["words"])
        may_think(0)
        answers.write(orjson.dumps(found) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
