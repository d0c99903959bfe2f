"""What a puzzle is about, found the same way in every game; each theme is a message, `puzzle-theme-<name>`."""

from ludi.bots.play.greedy import GreedyBot
from ludi.core.game import Game
from ludi.core.state import State
from ludi.puzzles.puzzle import PuzzlePosition
from ludi.puzzles.weighing import is_near_the_end

FEW, MANY = 2, 15  # moves to choose from
WON, LOST = 0.98, 0.15  # chances to win that are as good as a victory, and hardly any
RESCUED = 0.3  # a chance that is worth keeping
THEMES = (
    "finish", "rescue", "ending", "ahead", "behind", "level", "tempting", "points", "quiet", "fork", "crowd",
)  # fmt: skip


def themes_of(game: Game, position: PuzzlePosition) -> tuple[str, ...]:
    """The themes of a puzzle, by what its seat sees, in the order of `THEMES`."""
    puzzle, view, seat = position.puzzle, position.view, position.seat
    second = puzzle.value - puzzle.margin
    glance = GreedyBot(game).choose(view, seat, position.legal, 0).action
    lead = lead_of(game, view, seat)
    match = position.match()
    before = match.scores()[seat]
    match.step(position.best)
    gain = match.scores()[seat] - before
    true = {
        "finish": puzzle.value >= WON,
        "rescue": second <= LOST and puzzle.value >= RESCUED,
        "ending": is_near_the_end(game, view, seat),
        "ahead": lead > 0,
        "behind": lead < 0,
        "level": lead == 0,
        "tempting": glance != position.best,
        "points": gain > 0,
        "quiet": gain == 0,
        "fork": len(position.legal) == FEW,
        "crowd": len(position.legal) >= MANY,
    }
    return tuple(theme for theme in THEMES if true[theme])


def lead_of(game: Game, view: State, seat: int) -> int:
    """How many points the seat is ahead of the best other one, as far as it sees."""
    scores = [int(game.interpreted.score_of(view, other)) for other in range(game.players_of(view))]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
