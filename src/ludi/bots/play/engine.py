"""Engines in any language: a program that reads a line of JSON and answers with one (docs/bots.md, "Engines").

An engine that dies, is silent for too long or answers nonsense ends the game with a sentence that says so.
"""

import json
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from ludi.bots.contract import Answer, Reason
from ludi.core.actions import word_of
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import State

PROTOCOL = 1
PATIENCE = 60.0  # seconds for an answer, where nobody says otherwise
GRACE = 2.0  # seconds beyond what it may think
ENDED = "it has ended"
LONGEST = 1 << 20  # characters of an answer


class EngineBot:
    """A program of somebody else's, started when it is first asked, asked line by line."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name
        self.words = shlex.split(name.partition(":")[2])
        if not self.words:
            raise LudiError("An engine is named like exec:./engine.")
        self.process: subprocess.Popen[str] | None = None
        self.heard: SimpleQueue[str] = SimpleQueue()

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Ask the engine."""
        question = self.question(view, seat, legal, seed, seconds)
        self.tell(question)
        answer = self.answer((seconds or PATIENCE) + GRACE)
        action: Any = answer.get("action")
        if isinstance(action, bool) or action not in legal:
            raise self.failed(f"it answered {action!r}, which is not legal")
        values = answer.get("values") or {}
        reasons = [
            Reason(int(move), 0, float(value), tuple(answer.get("line") or ()) if int(move) == action else (int(move),))
            for move, value in values.items()
        ]
        return Answer(action, tuple(sorted(reasons, key=lambda reason: -reason.value)))

    def question(
        self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None
    ) -> dict[str, Any]:
        """Everything this seat knows, in words and as numbers."""
        game = self.game
        return {
            "ask": "move",
            "seat": word_of(game.seats, seat),
            "view": game.position(view),
            "observation": game.observe(view, seat).tolist(),
            "legal": [{"action": int(action), "move": game.actions.text(action)} for action in legal],
            "seed": int(seed),
            "seconds": seconds,
            "options": game.options_of(view),
        }

    def forget(self) -> None:
        """A new game begins."""
        if self.process:
            self.tell({"ask": "forget"})

    def tell(self, message: dict[str, Any]) -> None:
        """Write a line; the engine is started where it does not run."""
        if self.process is None:
            self.start()
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self.failed(ENDED) from None

    def start(self) -> None:
        """Start the engine and say hello."""
        try:
            self.process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise LudiError(f"The engine {self.words[0]} cannot be started: {error.strerror}.") from None
        self.heard = SimpleQueue()
        self.hearing = Thread(target=hear, args=(self.process, self.heard), daemon=True)
        self.hearing.start()
        game = self.game
        self.tell({"ask": "hello", "protocol": PROTOCOL, "game": game.name, "version": game.version})
        if self.answer(PATIENCE).get("protocol") != PROTOCOL:
            raise self.failed(f"it does not speak protocol {PROTOCOL}")

    def answer(self, seconds: float) -> dict[str, Any]:
        """Its next line."""
        try:
            line = self.heard.get(timeout=seconds)
        except Empty:
            raise self.failed(f"it was silent for {seconds:g} seconds") from None
        if not line:
            raise self.failed(ENDED)
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self.failed("it answered with something that is no JSON object")
        return answer

    def failed(self, reason: str) -> LudiError:
        """The engine is of no use any more: it is stopped, and the next game starts it anew."""
        process = self.process
        if process and reason == ENDED:
            reason += f" (status {process.wait()})"
        self.stop()
        return LudiError(f"The engine {self.name} cannot go on: {reason}.")

    def stop(self) -> None:
        """End the engine, if it runs."""
        process, self.process = self.process, None
        if process:
            process.kill()
            process.wait()
            self.hearing.join()
            for end in (process.stdin, process.stdout):
                with suppress(OSError):
                    assert end is not None
                    end.close()

    def __del__(self) -> None:
        """Nobody asks any more."""
        if getattr(self, "process", None):
            self.stop()

    def __reduce__(self) -> tuple[type["EngineBot"], tuple[Game, str]]:
        """Elsewhere it is started anew."""
        return EngineBot, (self.game, self.name)


def hear(process: "subprocess.Popen[str]", heard: "SimpleQueue[str]") -> None:
    """Line after line, and an empty one at the end."""
    assert process.stdout is not None
    while line := process.stdout.readline(LONGEST):
        heard.put(line)
    heard.put("")
