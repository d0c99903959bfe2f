"""Hints of a server at a terminal: the same position tells more each time, as at any table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.core.errors import LudiError
from ludi.core.speech import move_line
from ludi.server.api.lines import line_of

if TYPE_CHECKING:
    from ludi.cli.visit import Visit
    from ludi.server.api.bots import Hint


class ServerHints:
    """What the server says to somebody who asks for advice: a nudge, the piece, the move and why."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.sequence, self.grade = -1, 0
        self.hint: Hint  # as it was told last

    def more(self) -> None:
        """The next grade; where the game has gone on, the first."""
        visit = self.visit
        assert visit.position is not None
        if self.sequence != visit.position["sequence"]:
            try:
                self.hint = visit.client.get(f"tables/{visit.table}/hint", seat=visit.viewer)
            except LudiError as error:
                visit.screen.tell(str(error), "yellow")
                return
            self.sequence, self.grade = visit.position["sequence"], 0
        self.grade += 1
        for line in self.lines():
            visit.screen.tell(line)

    def lines(self) -> list[str]:
        """What is told now."""
        say, more = self.visit.say, self.visit.say("hint-terminal-more")
        if self.grade == 1:
            return [" ".join([*(say(line_of(line)) for line in self.hint["nudge"]), more])]
        if self.grade == 2:
            piece = self.hint["piece"]
            return [f"{say('hint-piece', piece=say(line_of(piece))) if piece else say('hint-no-piece')} {more}"]
        return [*self.advice(), " ".join(say(line_of(line)) for line in self.hint["reasons"])]

    def advice(self) -> list[str]:
        """How the seat stands, and the best moves."""
        say, game, chance = self.visit.say, self.visit.match.game, self.hint["chance"]
        told = []
        if chance:
            told.append(
                say("play-chance", value=round(100 * chance["value"]), error=round(100 * chance["error"]))
            )  # fmt: skip
        for one in self.hint["advice"]:
            words = ", ".join(say(move_line(game, action)) for action in one["line"])
            value = one["value"]
            more = {"move": words, "value": round(100 * (value or 0)), "visits": one["visits"]}
            told.append(f"  {words if value is None else say('play-advice', **more)}")
        return told
