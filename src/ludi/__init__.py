"""Ludi Romani: three Roman board games, one engine.

>>> import ludi
>>> match = ludi.Match("roma", seed=7)
>>> match.play(match.moves()[0])
>>> match.play(ludi.bot("greedy").move(match))
>>> print(match)  # doctest: +SKIP

`games()` names the games, `game(name)` opens one, `Match` plays one, `load` reads a kept one, `bot` is an opponent,
`simulate` plays many. Everything is fetched when it is first asked for: `import ludi` costs nothing.
"""

from os import PathLike
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludi.bots.play.opponent import Opponent
    from ludi.core.batch import Batch
    from ludi.core.game import Game
    from ludi.core.match import Match

__version__ = "1.0.0.dev0"
__all__ = ["Match", "__version__", "bot", "game", "games", "load", "simulate"]


def games() -> tuple[str, ...]:
    """The names of all games there are."""
    from ludi.games import GAMES

    return GAMES.names


def game(name: str) -> "Game":
    """The game of this name."""
    from ludi.games import GAMES

    return GAMES.find(name)


def load(path: str | PathLike[str]) -> "Match":
    """A match from a record that `Match.save`, the terminal or the page wrote."""
    from pathlib import Path

    from ludi.core import replay
    from ludi.games import GAMES

    found, record = replay.load(Path(path), GAMES)
    return replay.play_through(replay.match_of(found, record), record)


def bot(name: str) -> "Opponent":
    """An opponent for any game: a rank (`tiro` to `caesar`), `greedy`, `random`, or any form `ludi bots` lists."""
    from ludi.bots.play.opponent import Opponent

    return Opponent(name)


def simulate(name: str, games: int = 1000, **wishes: Any) -> "Batch":
    """Random games on all cores; `wishes` are those of `ludi.core.batch.simulate`: seed, threads, options, checked."""
    from ludi.core.batch import simulate as play_all

    return play_all(game(name), games, **wishes)


def __getattr__(name: str) -> Any:
    """`Match`, which is read when it is first asked for."""
    if name == "Match":
        from ludi.core.match import Match

        return Match
    raise AttributeError(f"module 'ludi' has no attribute {name!r}")
