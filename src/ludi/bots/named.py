"""Every bot by its name: ours, those that other packages announce, any `module:factory`, any engine.

[project.entry-points."ludi.bots"]
cicero = "orators:Cicero"

A factory is called with the game and with what stands behind the `?`: `orators:Cicero?boldness=3` is
`Cicero(game, boldness=3)`. Whatever it is, it sees what its seat sees, and nothing else.
"""

import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from ludi.bots.contract import Bot, Budget
from ludi.bots.levels import LEVELS, of_rank, searching
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.files import net_named
from ludi.bots.nets.search import NetSearchBot
from ludi.bots.play.engine import EngineBot
from ludi.bots.play.greedy import GreedyBot
from ludi.bots.play.module_bot import FUEL, ModuleBot, fuel_wished
from ludi.bots.play.random import RandomBot
from ludi.bots.play.search import SearchBot
from ludi.core.errors import LudiError
from ludi.core.game import Game

GROUP = "ludi.bots"
ENGINE, SEARCH, NET, NET_SEARCH, MODULE = "exec:", "search:", "net", "netsearch:", "wasm:"
FORMS = (
    "search:ITERATIONS", "net", "net:FILE", "netsearch:ITERATIONS", "MODULE:FACTORY?KEY=VALUE", "exec:PROGRAM",
    "wasm:FILE",
)  # fmt: skip
Factory = Callable[..., Bot]


OURS: Mapping[str, Factory] = {
    **{rank: partial(lambda rank, game: of_rank(game, rank), rank) for rank in LEVELS},
    "veteranus": lambda game: searching(game, "caesar", "veteranus"),  # the strongest there was before nets
    "random": lambda game: RandomBot(),
    "greedy": GreedyBot,
}


@cache
def announced() -> dict[str, str]:
    """Bots of other packages, by name: where each lies."""
    return {point.name: point.value for point in entry_points(group=GROUP) if point.name not in OURS}


def bot_names() -> list[str]:
    """Every name there is, ours first."""
    return [*OURS, *sorted(announced())]


def bot_named(game: Game, name: str) -> Bot:
    """A bot for this game: a name of `bot_names`, or one of the `FORMS`: `search:500`, `net?temperature=0.5`."""
    if name.startswith(ENGINE):
        return EngineBot(game, name)
    plain, _, wishes = name.partition("?")
    if plain.startswith(SEARCH):
        return SearchBot(game, Budget(iterations_in(plain, SEARCH)), plain)
    if plain.startswith(NET_SEARCH):
        budget = Budget(iterations_in(plain, NET_SEARCH))
        return made(partial(net_search_bot, budget, name), game, name, wishes_in(wishes))
    if plain.partition(":")[0] == NET:
        return made(partial(net_bot, plain.partition(":")[2], name), game, name, wishes_in(wishes))
    if plain.startswith(MODULE):
        return made(partial(module_bot, Path(plain.removeprefix(MODULE)), name), game, name, wishes_in(wishes))
    factory = OURS.get(plain) or found(announced().get(plain, plain), name)
    return made(factory, game, name, wishes_in(wishes))


def iterations_in(name: str, form: str) -> int:
    """How long `search:500` thinks."""
    number = name.removeprefix(form)
    if not (number.isdecimal() and int(number) > 0):
        raise LudiError(f"There is no bot '{name}'; a search is named like {form}500.")
    return int(number)


def net_bot(file: str, name: str, game: Game, temperature: float = 1.0, least: float = 0.0) -> Bot:
    """A bot that plays as a net says: the one in this file, or the room's own."""
    return NetBot(game, net_named(game, file), temperature, name, least)


def net_search_bot(budget: Budget, name: str, game: Game, net: str = "", **wishes: Any) -> Bot:
    """A bot that searches with a net: the one in this file, or the room's own."""
    return NetSearchBot(net_named(game, str(net)), budget, name, **wishes)


def module_bot(file: Path, name: str, game: Game, fuel: int = FUEL) -> Bot:
    """A bot that lies in a WebAssembly module."""
    return ModuleBot(game, file, name, fuel_wished(fuel))


def wishes_in(text: str) -> dict[str, Any]:
    """What stands behind the `?`: numbers where they are numbers."""
    return {key: number_or_word(value) for key, value in parse_qsl(text, keep_blank_values=True)}


def number_or_word(text: str) -> int | float | str:
    """A number, where it is one."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def found(address: str, name: str) -> Factory:
    """The factory at `module:factory`; modules of the folder one stands in are found too."""
    module, _, attribute = address.partition(":")
    if not attribute:
        raise LudiError(f"There is no bot '{name}'; there are: {', '.join([*bot_names(), *FORMS])}.")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        factory: Factory = getattr(import_module(module), attribute)
    except ImportError as error:
        raise LudiError(f"The bot '{name}' cannot be fetched: {error}.") from None
    except AttributeError:
        raise LudiError(f"The bot '{name}' cannot be fetched: {module} has no {attribute}.") from None
    return factory


def made(factory: Factory, game: Game, name: str, wishes: Mapping[str, Any]) -> Bot:
    """A bot of this factory, and a clear sentence where it makes none."""
    try:
        bot = factory(game, **wishes)
    except LudiError:
        raise
    except Exception as error:
        raise LudiError(f"The bot '{name}' cannot be made: {type(error).__name__}: {error}.") from None
    if not (callable(getattr(bot, "choose", None)) and callable(getattr(bot, "forget", None))):
        raise LudiError(f"The bot '{name}' is none: it needs choose(view, seat, legal, seed, seconds) and forget().")
    return bot
