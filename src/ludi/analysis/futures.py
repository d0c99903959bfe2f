"""What comes of a move: it is played on over deals of what its seat cannot see, by what the room's net would do.

By the prior where there is no net. It is looked at twice: when the seat's next turn begins, and two of its turns later.
What is counted is everybody's points, who has won by then, and what the room calls its stakes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ludi.analysis.worth import Worth
from ludi.bots.contract import Bot
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.files import kept_net
from ludi.bots.play.greedy import GreedyBot
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.speech import move_line
from ludi.core.state import NONE, State
from ludi.core.texts import Line

DEALS = 48  # that are played on
SOON, LATER, FARTHEST = 1, 3, 6  # own turns ahead
LONGEST = 240  # decisions until it is enough

Rows = Mapping[str, Any]  # what is counted, by name: a number for each deal


@dataclass
class Course:
    """One deal as it goes on."""

    deal: int
    table: State
    before: list[int]  # points
    rounds: int = 0  # own turns that have begun since
    moves: int = 0
    others_turn: bool = False
    own: set[str] = field(default_factory=set)  # what the seat did in the rest of this turn
    answers: set[str] = field(default_factory=set)  # what the others did until its next one


class Future:
    """What comes of a move, all deals together."""

    def __init__(self, player: "Fortune", view: State, seat: int, action: int) -> None:
        self.player, self.seat = player, seat
        self.named: dict[str, Line] = {}  # moves that were made
        self.courses = [Course(deal, table, player.points(table)) for deal, table in player.deals(view, seat)]
        for course in self.courses:
            player.game.compiled.apply(course.table, action)

    def rows(self, rounds: int) -> Rows:
        """What is counted once so many own turns have begun, or the game is over."""
        for course in self.courses:
            self.player.play_on(self, course, rounds)
        counted = [self.counted(course) for course in self.courses]
        return {name: np.array([row[name] for row in counted], float) for name in counted[0]}

    def counted(self, course: Course) -> dict[str, float]:
        """One deal: points gained, the game won or lost, and of each stake what the seat and the others have."""
        player, seat, table = self.player, self.seat, course.table
        gained = [after - past for after, past in zip(player.points(table), course.before, strict=True)]
        won = table.seat == NONE and bool(player.game.compiled.is_winner(table, seat))
        lost = table.seat == NONE and not won
        era = NONE if table.seat == NONE else player.game.era(table)
        row: dict[str, float] = {"own": gained[seat], "others": sum(gained) - gained[seat], "won": won, "lost": lost}
        row["era"] = era
        for name, stake in player.game.stakes.items():
            row[f"own {name}"] = stake.count(table, seat)
            others = (one for one in range(player.game.players_of(table)) if one != seat)
            row[f"others {name}"] = sum(stake.count(table, one) for one in others)
        return row

    def often(self, whose: str) -> Counter[str]:
        """In how many deals each move was made: by the seat in the rest of this turn, or by the others as an answer."""
        return Counter(name for course in self.courses for name in getattr(course, whose))


class Fortune:
    """Plays moves on; by views only. For one thread."""

    def __init__(self, game: Game, worth: Worth) -> None:
        net = kept_net(game)
        self.game, self.worth = game, worth
        self.bot: Bot = GreedyBot(game) if net is None else NetBot(game, net, temperature=0)

    def deals(self, view: State, seat: int) -> Iterator[tuple[int, State]]:
        """The same for every move."""
        for deal in range(DEALS):
            yield deal, self.game.imagined(view, seat, new_rng(deal), self.game.compiled)

    def points(self, table: State) -> list[int]:
        """Everybody's points."""
        return [int(self.game.compiled.score_of(table, seat)) for seat in range(self.game.players_of(table))]

    def play_on(self, future: Future, course: Course, rounds: int) -> None:
        """Until so many own turns have begun."""
        game, rules, seat = self.game, self.game.compiled, future.seat
        while course.rounds < rounds and course.moves < LONGEST:
            course.table = self.worth.after_chance(course.table, course.deal, 2 + course.moves)[0]
            table, mover = course.table, int(course.table.seat)
            if mover == NONE:
                return
            if self.has_begun(course, seat):
                course.rounds, course.others_turn = course.rounds + 1, False
                continue
            view, legal = game.view_of(table, mover), game.legal(table, rules)
            chosen = self.bot.choose(view, mover, legal, course.deal).action
            if course.rounds < SOON and len(legal) > 1 and table.phase not in game.routine:
                self.remember(future, course, view, chosen)
            rules.apply(table, chosen)
            course.moves += 1

    def has_begun(self, course: Course, seat: int) -> bool:
        """Whether a turn of this seat begins here, after one of somebody else."""
        table = course.table
        whose = int(table.player) if "player" in self.game.fields else int(table.seat)
        if whose not in (seat, NONE):
            course.others_turn = True
        return course.others_turn and whose == seat and int(table.seat) == seat

    def remember(self, future: Future, course: Course, view: State, action: int) -> None:
        """A move that was made, by what it is called there."""
        line = move_line(self.game, action, view)
        name = repr(line)
        future.named[name] = line
        if int(view.seat) != future.seat:
            course.answers.add(name)
        elif not course.others_turn:
            course.own.add(name)
