"""The list of modules in the documentation is made from their docstrings, and no folder of the server is crowded."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "modules.py"
SERVER = ROOT / "src" / "ludi" / "server"
MOST, AT_THE_TOP = 12, 4


def test_the_list_of_modules_is_made_from_their_docstrings() -> None:
    found = importlib.util.spec_from_file_location("modules", SCRIPT)
    assert found
    assert found.loader
    script = importlib.util.module_from_spec(found)
    found.loader.exec_module(script)

    assert script.DOCUMENT.read_text(encoding="utf-8") == script.made(), "run: python scripts/modules.py"
    assert {*script.PARTS} == {file.parent.name for file in script.SOURCE.glob("*/__init__.py")}


def test_no_folder_of_the_server_holds_too_many_modules() -> None:
    folders = {file.parent for file in SERVER.rglob("*.py")}
    counted = {folder.relative_to(SERVER).as_posix(): len(list(folder.glob("*.py"))) for folder in folders}

    assert counted.pop(".") <= AT_THE_TOP
    assert {folder: count for folder, count in counted.items() if count > MOST} == {}
