"""The code of a table, of one game, as JavaScript: what the server itself runs, for a browser that has no server.

What depends on NumPy, on secrets or on libraries is handed in by the page (`web/src/local/table.ts`).
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import orjson

from ludi.core import chance, dice, fairness, replay, state
from ludi.core.actions import ActionSpace, Move, Part, words_of
from ludi.core.fields import Field, LaidOpen
from ludi.core.game import Game
from ludi.core.javascript.modules import written
from ludi.core.match import Match
from ludi.server.after import days
from ludi.server.api import positions, results, tables
from ludi.server.api.lines import said
from ludi.server.api.positions import SeenState
from ludi.server.http.problems import Problem
from ludi.server.people.spelling import look_of
from ludi.server.tables import table_info
from ludi.server.tables.log import Entry, LoggedStep
from ludi.server.tables.logged_game import LoggedGame

GIVEN: dict[Any, str] = {
    state.copy_of: "copy_of", state.same: "same", chance.new_rng: "new_rng", fairness.outcomes_of: "outcomes_of",
    replay.words_of: "words_of", replay.start_from: "start_from", dice.Dice: "Dice", dice.Terms: "Terms",
    dice.promise_of: "promise_of", Match: "Match", SeenState: "SeenState", LaidOpen: "LaidOpen", Problem: "Problem",
    look_of: "look_of", days.today: "today", positions.move_of: "move_of", positions.in_json: "in_json",
    orjson.dumps: "dumps", Game.view_of: "view_of", Game.legal: "legal", Game.after: "after",
    Game.imagined: "imagined", Game.players_of: "players_of", ActionSpace.text: "text", ActionSpace.decode: "decode",
}  # fmt: skip

OF_GAME = (
    "name", "version", "seats", "players", "fields", "actions", "derives", "seen_by", "longest", "narrate", "refuse",
    "forecast", "spoken", "score_sheet", "ending", "is_secret", "figures_of", "seen_move", "view_of", "legal", "after",
    "imagined", "players_of", "derived",
)  # fmt: skip
OF_ACTIONS = ("parts", "text", "decode", "size")


def spelled(parts: Mapping[str, Part]) -> dict[str, list[str]]:
    """The words of a verb's parts, as notation writes them."""
    return {name: words_of(part) for name, part in parts.items()}


def spelled_moves(game: Game) -> dict[Any, dict[str, list[str]]]:
    """The words of all moves, by their verbs."""
    return {verb: spelled(parts) for verb, parts in game.actions.parts.items()}


@cache
def table_code(game: Game) -> str:
    """The module: everything a table of this game does, but for what the page hands in."""
    roots = {
        "game": game, "Verb": type(game.actions.decode(0).verb), "Move": Move, "LoggedGame": LoggedGame,
        "TableInfo": table_info.TableInfo, "Chair": table_info.Chair, "table_card": tables.table_card,
        "step_of": positions.step_of, "step_head": positions.step_head, "position_of": positions.position_of,
        "forecast_of": positions.forecast_of, "answer_to_command": positions.answer_to_command,
        "Viewpoint": positions.Viewpoint, "sheet_of": results.sheet_of, "proof_of": results.proof_of, "said": said,
        "Entry": Entry, "LoggedStep": LoggedStep, "SeenState": SeenState,
        "spelled": spelled_moves(game), "suggested": list(game.suggested),
        "seen": [name for name in game.state.names or () if name in game.seen_by],
    }  # fmt: skip
    return written(roots, GIVEN, {Game: OF_GAME, ActionSpace: OF_ACTIONS, Field: ("value",)})
