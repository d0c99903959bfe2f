"""Mining: games of strong bots gone through for decisions with one move that is the best by far.

A cheap look at every decision throws most away; what is left is looked at longer and longer, at last by several
searches that know nothing of each other, and near the end of the game by one that plays out. All must agree.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ludi.bots.contract import Bot
from ludi.bots.named import bot_named
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.registry import GAMES
from ludi.core.state import CHANCE, State
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition, name_of
from ludi.puzzles.solving import with_solvers
from ludi.puzzles.themes import themes_of
from ludi.puzzles.weighing import MARGIN, SEARCHES, Weighed, agreed, weigh

CAUTION = 1.25  # times the margin that a check wants is wanted of what is mined
LOOKS = ((50, 0.4), (400, 0.8))  # iterations of the first looks, and how much of the margin they must show
ITERATIONS = 1000  # of each search that must agree at last
HOPELESS, SURE = 0.05, 0.97  # who wins or loses anyway has no puzzle
ENOUGH = 2  # decisions of a game that are worth a longer look


@dataclass(frozen=True)
class Dig:
    """One game to be gone through."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    chance: int
    iterations: int = ITERATIONS
    disputants: tuple[str, ...] = ()  # bots: only what they would decide differently


class Decision(NamedTuple):
    """What a seat saw, and what it could do."""

    view: State
    seat: int
    legal: tuple[int, ...]


@dataclass(frozen=True)
class Candidate:
    """A decision worth a longer look."""

    view: State
    seat: int
    legal: tuple[int, ...]
    margin: float
    is_obvious: bool  # the greedy bot finds it


@cache
def sitter(game: Game, name: str) -> Bot:
    """A bot for one game after another."""
    return bot_named(game, name)


def digs(game: Game, bots: Sequence[str], count: int, seed: int, **wishes: Any) -> Iterator[Dig]:
    """So many games, with as many players as can play in turn; the bots sit anyhow."""
    for number in range(count):
        chance = (seed << 24) + number
        random = Random(chance)
        players = game.players[number % len(game.players)]
        chosen = game.chosen({"players": str(players)} if len(game.players) > 1 else {})
        table = tuple(bots[(random.randrange(2) + seat) % len(bots)] for seat in range(players))
        yield Dig(game.name, chosen, table, chance, **wishes)


def dig(wanted: Dig) -> Puzzle | None:
    """A puzzle out of a game, if there is one: its decisions are looked at in any order until some seem worth it."""
    game = GAMES.find(wanted.game)
    decisions = played(game, wanted)
    Random(wanted.chance).shuffle(decisions)
    found = list(islice(candidates(game, wanted, decisions), ENOUGH))
    for candidate in sorted(found, key=lambda one: (one.is_obvious, -one.margin)):
        puzzle = proven(game, wanted, candidate)
        if puzzle is not None:
            return puzzle
    return None


def played(game: Game, wanted: Dig) -> list[Decision]:
    """The decisions of a game in which there was a choice, each as its seat saw it."""
    match, found = Match(game, wanted.options), []
    match.rules = game.compiled
    bots = [sitter(game, name) for name in wanted.bots]
    for bot in bots:
        bot.forget()
    while not match.is_over:
        turn = len(match.actions)
        if match.seat == CHANCE:
            match.step_chance(new_rng(wanted.chance, turn))
            continue
        seat, legal, view = match.seat, match.legal(), match.view(match.seat)
        if len(legal) > 1:
            found.append(Decision(view, seat, tuple(legal)))
        match.step(bots[seat].choose(view, seat, legal, (wanted.chance << 20) + turn).action)
    return found


def candidates(game: Game, wanted: Dig, decisions: Sequence[Decision]) -> Iterator[Candidate]:
    """Those that pass the first looks."""
    for view, seat, legal in decisions:
        weighed = first_look(game, view, seat, legal, wanted)
        if weighed is not None:
            is_obvious = answer(game, "greedy", view, seat, legal) == weighed.best
            yield Candidate(view, seat, legal, weighed.margin, is_obvious)


def first_look(game: Game, view: State, seat: int, legal: Sequence[int], wanted: Dig) -> Weighed | None:
    """The decision weighed by the first looks, where one move seems to lead and not all is decided."""
    best, weighed = None, None
    for iterations, part in LOOKS:
        weighed = weigh(game, view, seat, legal, iterations, wanted.chance)
        if weighed.margin < part * CAUTION * MARGIN or not is_open(weighed) or best not in (None, weighed.best):
            return None
        best = weighed.best
    if len({answer(game, name, view, seat, legal) for name in wanted.disputants}) == 1:
        return None
    return weighed


def is_open(weighed: Weighed) -> bool:
    """Whether the game can still be won, and lost."""
    return weighed.value >= HOPELESS + MARGIN and min(value for _, value in weighed.moves) <= SURE


def answer(game: Game, name: str, view: State, seat: int, legal: Sequence[int]) -> int:
    """What a bot does, with an empty head."""
    bot = sitter(game, name)
    bot.forget()
    return bot.choose(view, seat, legal, 1).action


def proven(game: Game, wanted: Dig, candidate: Candidate) -> Puzzle | None:
    """A puzzle, where all searches agree and what the seat sees can be written down."""
    view, seat, legal = candidate.view, candidate.seat, candidate.legal
    words = json.loads(json.dumps(game.position(view)))  # as it will be read again
    if game.read_view(words, wanted.options).tobytes() != view.tobytes():
        return None
    seeds = range(wanted.chance, wanted.chance + SEARCHES)
    weighed = agreed(game, view, seat, legal, wanted.iterations, seeds, CAUTION * MARGIN)
    if weighed is None:
        return None
    text = game.actions.text
    puzzle = Puzzle(
        name=name_of(game, view),
        seat=seat,
        options=wanted.options,
        position=words,
        best=text(weighed.best),
        line=tuple(map(text, weighed.line)),
        value=round(weighed.value, 4),
        second=text(max(weighed.moves[1:], key=lambda move: move[1])[0]),
        margin=round(weighed.margin, 4),
        iterations=wanted.iterations,
    )
    return with_solvers(game, replace(puzzle, themes=themes_of(game, PuzzlePosition(game, puzzle))))


def mine(pieces: Iterator[Any], count: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many puzzles out of what was dug, none twice."""
    names = {puzzle.name for puzzle in known}
    for puzzle in pieces:
        if len(names) >= count + len(known):
            return
        if puzzle is not None and puzzle.name not in names:
            names.add(puzzle.name)
            yield puzzle
