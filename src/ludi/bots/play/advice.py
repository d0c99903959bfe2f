"""Advice: what a strong bot would do at a seat, by what this seat sees."""

from collections.abc import Sequence
from typing import NamedTuple

from ludi.bots.contract import Answer, Bot
from ludi.bots.levels import adviser_of, speaker_of
from ludi.bots.play.search import SearchBot, line_of
from ludi.core.game import Game
from ludi.core.state import State

SHOWN = 3


class Advice(NamedTuple):
    """A move worth making."""

    value: float | None  # the chance to win, from 0 to 1, where the bot says
    line: tuple[int, ...]  # the moves expected of the seat, this one first
    visits: int  # how often it was tried


def advise(game: Game, view: State, seat: int, legal: Sequence[int], seed: int, bot: Bot | None = None) -> list[Advice]:
    """The best moves of the deciding seat, the best first: by a strong bot of ours, or by this one."""
    bot = bot or adviser_of(game)
    answer = bot.choose(view, seat, legal, seed)
    speaker = speaker_of(bot)
    if not isinstance(speaker, SearchBot):
        return told_by(answer)
    return [
        Advice(reason.value, line_of(speaker, view, seat, reason.action), reason.visits)
        for reason in answer.reasons[:SHOWN]
        if reason.visits or len(answer.reasons) == 1
    ]


def told_by(answer: Answer) -> list[Advice]:
    """What any bot says of its moves: the one it would make first, with or without reasons.

    What it gives a value it has looked at, at least once; only what leaves no choice is not looked at.
    """
    ranked = sorted(answer.reasons, key=lambda reason: reason.action != answer.action)
    advice = [Advice(reason.value, reason.line or (reason.action,), max(1, reason.visits)) for reason in ranked]
    known = any(reason.action == answer.action for reason in ranked)
    return (advice if known else [Advice(None, (answer.action,), 0), *advice])[:SHOWN]
