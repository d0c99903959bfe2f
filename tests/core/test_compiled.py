"""The compiler: twins in one process, a cache that notices every change."""

from pathlib import Path

import pytest

from ludi.core import compiled
from ludi.games.roma import GAME
from ludi.games.roma.rules import battle


def test_a_twin_calls_twins_and_the_original_stays_plain() -> None:
    twin = GAME.compiled.fight

    assert twin is not battle.fight
    assert twin.py_func.__globals__["defence_of"] is GAME.compiled.defence_of
    assert battle.fight.__globals__["defence_of"] is battle.defence_of


def test_the_core_calls_the_rooms_verbs() -> None:
    scope = GAME.interpreted.play_out.__globals__

    assert scope["perform"].__module__ == "ludi.games.roma.rules"


def test_the_cache_folder_is_named_by_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_CACHE", str(tmp_path))
    modules = compiled.room_modules("ludi.games.roma")

    whole = compiled.cache_folder("roma", modules)
    part = compiled.cache_folder("roma", modules[1:])

    assert whole != part
    assert whole == compiled.cache_folder("roma", modules)
    assert whole.parent == tmp_path
