"""The five Roman ranks: how each plays a game, by the nets its room keeps, or by search where there are none.

`nets/ranks.json` in a room says it for every rank: which net (a file beside it, without `.npz`), and either how warm it
chooses (`temperature`, `least`) or how it searches (`iterations`, `c_puct`, `trees`, `fairness`, `temperature`); and
whether it `closes` a game by searching to its ends. Nothing of it depends on a clock, so a rank plays the same
everywhere.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludi.bots.contract import Bot, Budget
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.nets.files import kept_net, read_net
from ludi.bots.nets.search import EVEN, NetSearchBot
from ludi.bots.nets.uncompiled import UncompiledNetBot
from ludi.bots.play.search import TREES, SearchBot
from ludi.bots.play.tree import SearchStyle
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import folder_of

NETS = "nets"
KEPT_AS = Path(NETS) / "ranks.json"
ADVISER, ADVICE = "legatus", 200  # its rank where there is no net, and its iterations
RECRUIT = SearchStyle(trust=0.0)  # knows the rules and nothing else
TRAINED = SearchStyle()  # looks first at what looks good
SEASONED = SearchStyle(by_prior=True)  # and expects everybody to play like that


@dataclass(frozen=True)
class Level:
    """How long a rank thinks of a decision, and how, in a game nobody has trained a net for."""

    iterations: int
    style: SearchStyle


# fmt: off
LEVELS = {
    "tiro":     Level(16,   RECRUIT),
    "miles":    Level(128,  RECRUIT),
    "centurio": Level(64,   TRAINED),
    "legatus":  Level(200,  SEASONED),
    "caesar":   Level(800,  SEASONED),
}
# fmt: on


def searching(game: Game, rank: str, name: str = "", iterations: int = 0) -> SearchBot:
    """The rank as it plays where there is no net: a search that plays out."""
    level = LEVELS[rank]
    return SearchBot(game, Budget(iterations or level.iterations), name or rank, level.style)


@cache
def manners_of(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """How each rank plays this game, as its room says; empty where it does not."""
    path = folder_of(game.room) / KEPT_AS
    if not path.exists():
        return {}
    told: Mapping[str, Mapping[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    if set(told) != set(LEVELS):
        raise LudiError(f"{KEPT_AS} of {game.name} tells of {', '.join(told)}; the ranks are {', '.join(LEVELS)}.")
    return told


def of_rank(game: Game, rank: str) -> Bot:
    """A bot of this rank: with the room's nets, or by search."""
    manners = manners_of(game)
    if not manners:
        return searching(game, rank)
    manner = dict(manners[rank])
    net, closes = net_of_room(game, manner.pop("net")), manner.pop("closes", False)
    bot: Bot
    if "iterations" in manner:
        bot = NetSearchBot(net, Budget(manner.pop("iterations")), rank, **manner)
    else:
        bot = NetBot(game, net, name=rank, **manner)
    return ClosingBot(game, net, bot, searching(game, rank)) if closes else bot


def is_by_net_alone(game: Game, rank: str) -> bool:
    """Whether a rank asks its net and nothing else."""
    manner = manners_of(game).get(rank, {})
    return "net" in manner and "iterations" not in manner and not manner.get("closes")


def uncompiled_of(game: Game, rank: str) -> Bot | None:
    """The rank before anything is compiled: its net, as warm as it chooses else; None where it has no net.

    A rank that asks its net alone answers the same. One that searches, or closes a game by searching, is weaker.
    """
    manner = manners_of(game).get(rank)
    if manner is None:
        return None
    wishes = {name: manner.get(name, 0.0) for name in ("temperature", "least")}
    return UncompiledNetBot(game, net_of_room(game, manner["net"]), name=rank, **wishes)


def adviser_of(game: Game, iterations: int = ADVICE, trees: int = TREES) -> Bot:
    """Who is asked for advice: a search that weighs every move, with the room's net where it keeps one.

    It closes a game as the strongest rank does.
    """
    net = kept_net(game)
    if net is None:
        return searching(game, ADVISER, iterations=iterations)
    bot = NetSearchBot(net, Budget(iterations), ADVISER, trees=trees, fairness=EVEN)
    return ClosingBot(game, net, bot, searching(game, "caesar"))


def speaker_of(bot: Bot) -> Bot:
    """Whose answer it was that a bot gave last: its own, unless it asks others."""
    return bot.spoke if isinstance(bot, ClosingBot) else bot


@cache
def net_of_room(game: Game, name: str) -> Any:
    """A net of the room, by the name of its file."""
    return read_net(game, folder_of(game.room) / NETS / f"{name}.npz")
