"""Positions that people write, in a process of its own: `python -m ludi.server.bots.study_workers [ADVISER ...]`.

Whoever writes a position decides how long it takes to lay it out. And compiled rules trust the table: a position such
as no game comes to may lead them beyond it, and then nothing is sure any more, not even that the process lives. So it
is another process than the server's: it is asked in JSON, a line for each question, and answers in JSON. Where it dies,
takes too long or cannot go on, that is the answer, and the next question finds a new one. It ends when nobody has asked
for a while, and when the pipe to it is closed.
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
from typing import IO, Literal, cast

import orjson

from ludi.core.compiled import only_read_cache
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.shape import Shape
from ludi.core.study import try_out
from ludi.core.texts import Line
from ludi.games import GAMES
from ludi.server.after.studies import decided_in, studied
from ludi.server.api.bots import Hint
from ludi.server.api.lines import Said, line_of, said
from ludi.server.api.puzzles import StudyPage
from ludi.server.bots.advice import Adviser, Question
from ludi.server.bots.external import ExternalBots
from ludi.server.bots.fair_queue import FairQueue
from ludi.server.bots.sandbox import environment, shut_in
from ludi.server.http.problems import Problem

LAID_OUT = 5.0  # seconds of a core to lay a position out
THOUGHT = 30.0  # seconds of a core for an answer; the first one of a process loads the compiled rules
PATIENCE = 120.0  # seconds for an answer, where the cores have other work
IDLE = 300.0  # seconds without a question
NICENESS = 5  # by which it stands back
MEMORY = 4 << 30  # bytes
LONGEST = 8 << 20  # bytes of an answer
CANNOT = (LudiError, ArithmeticError, LookupError, ValueError)  # over which rules, or a bot, stumble


class Asked(Shape):
    """What a process is asked: what is advised in a position, or how it looks after an action."""

    kind: Literal["hint", "page"]
    game: str
    words: str
    action: int | None


class TimedQuestion(Asked):
    """The same, with how long may be thought about it."""

    seconds: float  # of a core's time


class Refused(Shape):
    """What is wrong with the words."""

    status: int
    line: Said


class Answered(Shape):
    """What a process answers: what was asked for, or what is wrong."""

    found: Hint | StudyPage | None
    problem: Refused | None


class StudyWorkers:
    """The server's end of the pipe: a process is begun with the first question, and kept for the next."""

    def __init__(
        self, adviser: Adviser, patience: float = PATIENCE, idle: float = IDLE, thought: float = THOUGHT
    ) -> None:
        self.command = [sys.executable, "-P", "-m", "ludi.server.bots.study_workers", adviser.name, *adviser.wishes]
        self.patience, self.idle, self.thought = patience, idle, thought
        self.turns = FairQueue(1)
        self.pool = ThreadPoolExecutor(1, "study")
        self.busy = Lock()
        self.is_open = True
        self.process: subprocess.Popen[bytes] | None = None
        self.rest: Timer | None = None

    async def hint(self, game: Game, words: str, home: str, owner: str) -> Hint:
        """What is advised to the deciding seat there, when it is this guest's turn."""
        return cast(Hint, await self.found(self.question("hint", game, words), home, owner))

    async def page(self, game: Game, words: str, action: int | None, home: str, owner: str) -> StudyPage:
        """The position laid out, after a move if there is one, when it is this guest's turn."""
        return cast(StudyPage, await self.found(self.question("page", game, words, action), home, owner))

    def question(self, kind: Literal["hint", "page"], game: Game, words: str, action: int | None = None) -> Asked:
        """The question in the shape in which it travels to the process."""
        return {"kind": kind, "game": game.name, "words": words, "action": action}

    async def found(self, question: Asked, home: str, owner: str) -> Hint | StudyPage:
        """The answer to a question; what is wrong with its words, or that one cannot go on from there."""
        async with self.turns.one(home, owner):
            answer = await asyncio.get_running_loop().run_in_executor(self.pool, self.ask, question)
        if answer and answer["problem"]:
            raise Problem(answer["problem"]["status"], line_of(answer["problem"]["line"]))
        if answer is None or answer["found"] is None:
            raise Problem(422, "study-bad-words", reason=Line("words-cannot-go-on"))
        return answer["found"]

    def ask(self, question: Asked) -> Answered | None:
        """The answer of the process; None where there is none.

        One that has thought about other positions may have overwritten something there: where it fails, a new one is
        asked, so that nobody is refused for another's words. Where its time was over, it would be again.
        """
        with self.busy:
            was_kept = self.is_running()
            answer = self.answered(question)
            if answer is None and was_kept and not self.is_out_of_time():
                answer = self.answered(question)
        if answer is not None:
            self.rest = in_a_while(self.idle, self.end_if_idle)
        return answer

    def answered(self, question: Asked) -> Answered | None:
        """What the process answers in time; where it does not, it is ended."""
        process = self.begun()
        alarm = in_a_while(self.patience, process.kill)
        answer = answer_of(process, {**question, "seconds": self.thought})
        alarm.cancel()
        if answer is None:
            self.end()
        return answer

    def is_out_of_time(self) -> bool:
        """Whether the last process was ended by its own clock."""
        return self.process is not None and self.process.returncode == -signal.SIGPROF

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
                self.process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(os.environ)
                )
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
    """Have something done later; nobody waits for it when the server is closed."""
    timer = Timer(seconds, act)
    timer.daemon = True
    timer.start()
    return timer


def answer_of(process: "subprocess.Popen[bytes]", question: TimedQuestion) -> Answered | None:
    """What a process answers; None where it ends instead, or says nothing that can be read."""
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(orjson.dumps(question) + b"\n")
        process.stdin.flush()
        answer = orjson.loads(process.stdout.readline(LONGEST))
    except (OSError, ValueError):
        return None
    return cast(Answered, answer) if isinstance(answer, dict) else None


# In the process


def answer_to(adviser: Adviser, asked: Asked) -> Answered | None:
    """What was asked for, or what is wrong with the words; None where one cannot go on from there."""
    game = GAMES.find(asked["game"])
    try:
        if asked["kind"] == "page":
            return {"found": studied(game, asked["words"], asked["action"]), "problem": None}
        found = hint_in(adviser, game, asked["words"])
        return None if found is None else {"found": found, "problem": None}
    except Problem as problem:
        return {"found": None, "problem": {"status": problem.status, "line": said(problem.line)}}


def hint_in(adviser: Adviser, game: Game, words: str) -> Hint | None:
    """What is advised there; None where the rules, or a bot, cannot go on."""
    match = decided_in(game, words)
    try:
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
    """Leave the cores and the memory to people; the server alone says when this process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ImportError, AttributeError, OSError, ValueError):
        os.nice(NICENESS)
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def may_think(seconds: float) -> None:
    """For so much of a core's time from now on; then the system ends the process, whatever it does. 0: without end."""
    with suppress(AttributeError):  # where there is no such clock, the server's patience is all there is
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main(name: str = "", *wishes: str) -> None:
    """Answer, until the pipe is closed. Whatever is printed meanwhile goes to standard error.

    An adviser from outside is the operator's own program, which may need files or a network: it is not shut in.
    """
    stand_back()
    if not wishes:
        only_read_cache()
        if missing := shut_in():
            print(f"ludi: this system cannot shut in positions people write: {', '.join(missing)}.", file=sys.stderr)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, sys.stdin.buffer), daemon=True).start()
    adviser = Adviser(name, ExternalBots(wishes))
    while True:
        asked = orjson.loads(questions.get())
        may_think(asked["seconds"])
        found = answer_to(adviser, asked)
        may_think(0)
        answers.write(orjson.dumps(found) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
