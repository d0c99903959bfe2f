"""What people read is told in a page without a server as the server tells it: every step, forecast, refusal and sheet.

The page runs the server's own Python, written as JavaScript, over the module of the game.
"""

import json
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from ludi.bots.wasm import bytes_kept, kept_at
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.server.browser.table_code import table_code
from tests.payloads import game_of, told
from tests.variants import OURS, Variant, full_table
from tests.variants import variants as all_variants
from tests.volume import FULL, so_many
from tests.web.house import node

ROOT = Path(__file__).parents[2]
EVERY = so_many(11, 1)  # action of a game is told
TOLD = so_many(1, 2000)  # of a game, spread over the ways to play it


def in_a_page(game: Game, games: list[tuple[bytes, list[int]]], folder: Path, *how: str) -> list[str]:
    """What the page tells of these games, by a module of the present source."""
    bytes_kept(game)  # else: `ludi wasm` makes it anew
    code, file = folder / f"{game.name}.mjs", folder / "games"
    code.write_text(table_code(game), encoding="utf-8")
    file.write_text("".join(f"{json.dumps([b64encode(start).decode(), actions, EVERY])}\n" for start, actions in games))
    words = [node(), "web/scripts/tell.mjs", str(kept_at(game)), str(code), str(file), *how]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def digests(game: Game, start: object, actions: list[int]) -> str:
    return " ".join(sha256(text).hexdigest()[:16] for text in told(game, start, actions, EVERY))


def ways() -> list[Variant]:
    """Every way to play our games; in `make test` as they are and with all seats taken, since telling takes seconds."""
    found = [variant for variant in all_variants() if variant.game.name in OURS]
    if FULL:
        return found
    plain = [Variant(GAMES.find(name), {}) for name in OURS]
    return plain + [Variant(way.game, full_table(way.game)) for way in plain if full_table(way.game)]


@pytest.mark.parametrize("variant", ways(), ids=str)
def test_a_page_tells_what_the_server_tells(variant: Variant, tmp_path: Path) -> None:
    game, count = variant.game, max(TOLD // sum(way.game is variant.game for way in ways()), 1)
    games = [game_of(variant, seed) for seed in range(count)]

    lines = in_a_page(game, [(start.tobytes(), actions) for start, actions in games], tmp_path)
    assert all(len(line.split()) > 1 for line in lines)

    for (start, actions), line in zip(games, lines, strict=True):
        if line != digests(game, start, actions):
            theirs = in_a_page(game, [(start.tobytes(), actions)], tmp_path, "text")
            assert theirs == [text.decode() for text in told(game, start, actions, EVERY)]
