"""The map of the server in its document is what its modules say of themselves, and no folder holds too many."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "server_modules.py"
SERVER = ROOT / "src" / "ludi" / "server"
MOST, AT_THE_TOP = 12, 4


def test_the_map_of_the_server_is_made_from_its_modules() -> None:
    found = importlib.util.spec_from_file_location("server_modules", SCRIPT)
    assert found
    assert found.loader
    script = importlib.util.module_from_spec(found)
    found.loader.exec_module(script)
    document = script.DOCUMENT.read_text(encoding="utf-8")

    assert script.renewed(document) == document, "run: python scripts/server_modules.py"


def test_no_folder_of_the_server_holds_too_many_modules() -> None:
    folders = {file.parent for file in SERVER.rglob("*.py")}
    counted = {folder.relative_to(SERVER).as_posix(): len(list(folder.glob("*.py"))) for folder in folders}

    assert counted.pop(".") <= AT_THE_TOP
    assert {folder: count for folder, count in counted.items() if count > MOST} == {}
