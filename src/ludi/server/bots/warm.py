"""`python -m ludi.server.bots.warm GAME STAGE`: compiles what the server calls, so that no request has to."""

import os
import signal
import sys
from contextlib import suppress
from enum import StrEnum

from ludi.analysis.balance import changes_of
from ludi.analysis.futures import SOON, Fortune, Future
from ludi.analysis.verdicts import Judge
from ludi.analysis.worth import Worth
from ludi.bots.levels import LEVELS, adviser_of, of_rank, speaker_of
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.play.search import SearchBot, line_of
from ludi.bots.value.chances import chance_at
from ludi.core.chance import new_rng
from ludi.core.fairness import outcomes_of
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import CHANCE
from ludi.games import GAMES
from ludi.server.api.positions import SeenState, Viewpoint, position_of


class Stage(StrEnum):
    """What is compiled together: what people wait for at a table comes before what they ask for after the game."""

    THINKING = "thinking"  # the rules, every rank, hints
    ANALYSIS = "analysis"


def exercise(game: Game, stage: Stage) -> None:
    """Call every compiled function of this stage, once, with arguments of the kinds the server uses."""
    match = Match(game)
    match.rules = game.compiled
    while match.seat == CHANCE:
        match.step(outcomes_of(game, match.state, match.rules)[0][0])
    if stage is Stage.THINKING:
        think(game, match)
    else:
        analyse(game, match)


def think(game: Game, match: Match) -> None:
    """Play, and ask everybody who thinks."""
    seat = match.seat
    view, legal = match.view(seat), match.legal()
    position_of(match.rules, SeenState(game, match.state, Viewpoint(seat)), 0, answers=True)
    match.shows(match.state, legal[0], seat)
    match.winners()
    game.imagined(view, seat, new_rng(0), match.rules)
    for bot in (adviser_of(game), *(of_rank(game, rank) for rank in LEVELS)):
        closer = [bot.closer] if isinstance(bot, ClosingBot) else []
        for asked in (bot, *closer):
            answer = asked.choose(view, seat, [*legal, legal[0]], 0)
            speaker = speaker_of(asked)
            if isinstance(speaker, SearchBot):
                line_of(speaker, view, seat, answer.action)
            asked.forget()
    chance_at(game, view, seat)
    Future(Fortune(game, Worth(game)), view, seat, legal[0]).rows(SOON)


def analyse(game: Game, match: Match) -> None:
    """Judge a move, and weigh what changed."""
    seat, worth = match.seat, Worth(game)
    view, legal = match.view(seat), match.legal()
    Judge(game, worth, 2).judge(view, seat, [*legal, legal[0]], legal[-1])
    Future(Fortune(game, worth), view, seat, legal[0]).rows(SOON)
    changes_of(worth, [Match(game).state, match.state])


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it ends
    with suppress(OSError, AttributeError):
        os.nice(15)  # people who play come first
    exercise(GAMES.find(sys.argv[1]), Stage(sys.argv[2]))
