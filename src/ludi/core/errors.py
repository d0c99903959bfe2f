"""What is said when something asked for cannot be done: one clear sentence, never a traceback."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludi.core.texts import Line


class LudiError(Exception):
    """Whoever asked can mend this. The message is one sentence that says how."""

    status = 2  # what a command ends with: what was asked for cannot be done
    line: "Line | None" = None  # the sentence for every language, where there is one (`ludi.core.texts.trouble`)


class OutOfRange(LudiError):
    """A number that no such thing has: a move that names it is never legal."""


class IllegalMove(LudiError):
    """A move the rules refuse now. Carries the rule's id; nothing has changed."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule
