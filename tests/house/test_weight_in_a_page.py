"""What a browser fetches of a game to play it without a server is little enough to be taken along."""

import gzip

from ludi.games import GAMES
from ludi.server.browser.files import all_files, files_of
from tests.variants import OURS

ONE, ALL = 3_000_000, 8_000_000  # bytes, as they travel


def weight(files: dict[str, bytes]) -> int:
    return sum(len(gzip.compress(content, mtime=0)) for content in files.values())


def test_a_game_is_light_and_so_are_all_of_them() -> None:
    games = {name: {file: make() for file, make in files_of(GAMES.find(name)).items()} for name in OURS}
    common = {name: make() for name, make in all_files().items() if "/" not in name}

    weights = [weight(files) for files in games.values()]

    assert max(weights) < ONE
    assert sum(weights) + weight(common) < ALL
