"""The files a browser needs to play a game without a server: each by its name, made when it is asked for.

`ludi site` writes them beside the page; a server tells them under `/local/`.
"""

from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import product

import orjson

from ludi.bots.levels import LEVELS
from ludi.bots.wasm import kept_at
from ludi.core.game import Game
from ludi.core.lessons import lesson_names
from ludi.games import GAMES
from ludi.puzzles.puzzle import FIRST_DAY, puzzles_of, stride
from ludi.server.after.lessons import lesson_body
from ludi.server.after.rulebook import rulebook_body, scenario_body, scenarios_of
from ludi.server.api.bots import Readiness, ratings_shown
from ludi.server.api.catalogue import shape_of
from ludi.server.api.puzzles import card_of, page_of
from ludi.server.browser.table_code import table_code
from ludi.server.browser.think_code import nets_of, think_code

Made = Callable[[], bytes]


@cache
def playable() -> tuple[Game, ...]:
    """The games a browser can play: those whose rooms keep a module."""
    return tuple(game for game in GAMES if kept_at(game).is_file())


def files_of(game: Game) -> Mapping[str, Made]:
    """Everything a browser needs of one game; what is read page by page is one file, with each page by its name."""
    return {
        f"{game.name}.wasm": kept_at(game).read_bytes,
        "table.js": lambda: table_code(game).encode(),
        "think.js": lambda: think_code(game).encode(),
        **{f"{name}.net": net.record.tobytes for name, net in nets_of(game).items()},
        "starts.json": partial(starts_of, game),
        "lessons.json": lambda: pages({name: lesson_body(game.name, name) for name in lesson_names(game)}),
        "rules.json": partial(rulebook_body, game.name),
        "scenarios.json": lambda: pages({name: scenario_body(game.name, name) for name in scenarios_of(game)}),
        "puzzles.json": partial(shelf_body, game),
        "puzzle-pages.json": lambda: orjson.dumps({puzzle.name: page_of(game, puzzle) for puzzle in puzzles_of(game)}),
    }


def pages(bodies: Mapping[str, bytes]) -> bytes:
    """Pages that are JSON already, by their names."""
    return orjson.dumps({name: orjson.Fragment(body) for name, body in bodies.items()})


def shelf_body(game: Game) -> bytes:
    """The puzzles there are, and how a day's is found among them."""
    cards = [card_of(puzzle) for puzzle in puzzles_of(game)]
    return orjson.dumps({"first": FIRST_DAY, "stride": stride(len(cards)), "puzzles": cards})


def starts_of(game: Game) -> bytes:
    """The position before the first action, for every choice of options: by their values, in their order."""
    names = [option.name for option in game.options]
    chosen = [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]
    starts = {" ".join(options.values()): game.new_game(options).tobytes() for options in chosen}
    return orjson.dumps({values: b64encode(start).decode() for values, start in starts.items()})


def common_files() -> Mapping[str, Made]:
    """What is told of all games together."""
    return {"games.json": lambda: orjson.dumps([shape_of(game) for game in playable()]), "bots.json": bots_body}


def bots_body() -> bytes:
    """The ranks there are and how strong they are; in a browser all of them can play at once."""
    ratings = {game.name: ratings_shown(game) for game in playable()}
    names = [game.name for game in playable()]
    foreign: dict[str, list[str]] = {name: [] for name in names}
    told: Readiness = {
        "levels": list(LEVELS), "ratings": ratings, "foreign": foreign, "ready": dict.fromkeys(names, True),
    }  # fmt: skip
    return orjson.dumps(told)


def file_named(path: str) -> bytes | None:
    """A file by its whole name, `roma/table.js`; None where there is none."""
    room, _, name = path.partition("/")
    if not name:
        make = common_files().get(path)
    else:
        make = next((files_of(game).get(name) for game in playable() if game.name == room), None)
    return make() if make else None


def all_files() -> Mapping[str, Made]:
    """Every file by its whole name."""
    own = {f"{game.name}/{name}": make for game in playable() for name, make in files_of(game).items()}
    return {**common_files(), **own}
