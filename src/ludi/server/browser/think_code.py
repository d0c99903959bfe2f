"""The code of who thinks at a table, of one game, as JavaScript: the bots' own, over the module that thinks for them.

What a module does, what lies in its memory and what is random is handed in by the page (`web/src/local/mind.ts`).
"""

from functools import cache
from typing import Any

from ludi.bots.levels import LEVELS, adviser_of, manners_of, net_of_room, of_rank
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.net import Net
from ludi.bots.nets.net import mind_of as net_mind_of
from ludi.bots.play.companions import one_by_one, side_by_side
from ludi.bots.play.random import RandomBot
from ludi.bots.play.search import begin_rng
from ludi.bots.play.search import mind_of as search_mind_of
from ludi.core import chance, state, view
from ludi.core.actions import ActionSpace
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.javascript.modules import written

GIVEN: dict[Any, str] = {
    LudiError: "LudiError", state.copy_of: "copy_of", view.sight_record: "sight_record", chance.new_rng: "new_rng",
    chance.seed_rng: "seed_rng", chance.next_word: "next_word", chance.below: "below", begin_rng: "begin_rng",
    net_mind_of: "mind_of", search_mind_of: "mind_of", manners_of: "manners_of", net_of_room: "net_of_room",
    kept_net: "kept_net", one_by_one: "one_by_one", side_by_side: "one_by_one",
    Game.view_of: "view_of", Game.legal: "legal", Game.after: "after", Game.imagined: "imagined",
    Game.players_of: "players_of",
}  # fmt: skip

OF_GAME = (
    "name", "state", "seats", "players", "actions", "feature_size", "longest", "view_of", "legal", "after", "imagined",
    "players_of",
)  # fmt: skip
OF_ACTIONS = ("size", "choices", "first_choice")


def nets_of(game: Game) -> dict[str, Net]:
    """The nets that a game's ranks and advisers think with, by their names."""
    names = dict.fromkeys(manner["net"] for manner in manners_of(game).values())
    return {name: net_of_room(game, name) for name in names}


@cache
def think_code(game: Game) -> str:
    """The module: every rank of this game, but for what the page hands in."""
    roots = {
        "game": game, "Net": Net, "of_rank": of_rank, "adviser_of": adviser_of, "RandomBot": RandomBot,
        "ranks": list(LEVELS), "manners": {rank: dict(manner) for rank, manner in manners_of(game).items()},
        "nets": {name: net.record.dtype for name, net in nets_of(game).items()},
    }  # fmt: skip
    return written(roots, GIVEN, {Game: OF_GAME, ActionSpace: OF_ACTIONS})
