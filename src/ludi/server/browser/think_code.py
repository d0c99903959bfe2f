"""The code of who thinks at a table, of one game, as JavaScript: the bots' own, over the module that thinks for them.

What a module does, what lies in its memory and what is random is handed in by the page (`web/src/local/mind.ts`).
"""

from functools import cache
from threading import Lock
from typing import Any

from ludi.analysis.reasons import reasons_of
from ludi.bots.levels import LEVELS, adviser_of, manners_of, net_of_room, of_rank
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.net import Net
from ludi.bots.nets.net import mind_of as net_mind_of
from ludi.bots.nets.quiescent_net import quiescence_of
from ludi.bots.play.advice import advise
from ludi.bots.play.companions import one_by_one, side_by_side
from ludi.bots.play.random import RandomBot
from ludi.bots.play.search import begin_rng
from ludi.bots.play.search import mind_of as search_mind_of
from ludi.bots.value.chances import Chances, kept_chances, kept_fits
from ludi.bots.value.values import outcomes_of, value_named
from ludi.core import chance, state, texts, view
from ludi.core.actions import ActionSpace, Move
from ludi.core.errors import LudiError
from ludi.core.fields import Field
from ludi.core.game import Game
from ludi.core.javascript.modules import written
from ludi.core.speech import hyphened, prefix
from ludi.server.bots.advice import Question, hint_about
from ludi.server.browser.table_code import spelled_moves

GIVEN: dict[Any, str] = {
    LudiError: "LudiError", state.copy_of: "copy_of", view.sight_record: "sight_record", chance.new_rng: "new_rng",
    chance.seed_rng: "seed_rng", chance.next_word: "next_word", chance.below: "below", begin_rng: "begin_rng",
    net_mind_of: "mind_of", search_mind_of: "mind_of", manners_of: "manners_of", net_of_room: "net_of_room",
    kept_net: "kept_net", one_by_one: "one_by_one", side_by_side: "one_by_one",
    Game.view_of: "view_of", Game.legal: "legal", Game.after: "after", Game.imagined: "imagined",
    Game.players_of: "players_of", ActionSpace.decode: "decode", quiescence_of: "mind_of", outcomes_of: "mind_of",
    kept_chances: "kept_chances", kept_fits: "kept_fits", value_named: "value_named", texts.has: "is_said",
    Lock: "Lock",
}  # fmt: skip

OF_GAME = (
    "name", "state", "seats", "players", "actions", "feature_size", "longest", "view_of", "legal", "after", "imagined",
    "players_of", "fields", "figures_of", "spoken", "forecast", "stakes", "era", "routine",
)  # fmt: skip
OF_ACTIONS = ("size", "choices", "first_choice", "parts", "decode")
SAID = ("nudge", "piece")  # what a room says of moves in words of its own, where it does


def nets_of(game: Game) -> dict[str, Net]:
    """The nets that a game's ranks and advisers think with, by their names."""
    names = dict.fromkeys(manner["net"] for manner in manners_of(game).values())
    return {name: net_of_room(game, name) for name in names}


def fits_of(game: Game) -> dict[str, Any] | None:
    """How shares of the room's net become chances, as the room keeps it."""
    net = kept_net(game)
    return {"fits": kept_fits(game, net)["fits"]} if net and kept_chances(game) else None


def said_by(game: Game) -> list[str]:
    """The messages a room has for what can be left out."""
    words = sorted({word for verb, parts in game.actions.parts.items() for word in (verb.name, *parts)})
    return list(filter(texts.has, (f"{prefix(game)}-{kind}-{hyphened(word)}" for kind in SAID for word in words)))


@cache
def think_code(game: Game) -> str:
    """The module: every rank of this game, but for what the page hands in."""
    roots = {
        "game": game, "Net": Net, "of_rank": of_rank, "adviser_of": adviser_of, "RandomBot": RandomBot,
        "ranks": list(LEVELS), "manners": {rank: dict(manner) for rank, manner in manners_of(game).items()},
        "Move": Move, "Verb": type(game.actions.decode(0).verb), "spelled": spelled_moves(game), "advise": advise,
        "hint_about": hint_about, "Question": Question, "reasons_of": reasons_of, "Chances": Chances,
        "kept_chances": kept_chances,
        "fits": fits_of(game), "said": said_by(game),
        "nets": {name: net.record.dtype for name, net in nets_of(game).items()},
    }  # fmt: skip
    return written(roots, GIVEN, {Game: OF_GAME, ActionSpace: OF_ACTIONS, Field: ("value",)})
