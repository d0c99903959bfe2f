"""Other people's machines: what a browser finds there when it looks for a font."""

from pathlib import Path

import pytest

FAMILIES = ("DejaVu", "Liberation")  # wide letters, and narrow ones
PLACES = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
ANY = ""  # whatever this machine has
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def only(family: str, folder: Path) -> dict[str, str]:
    """The environment of a browser that finds the fonts of one family and no other."""
    if family == ANY:
        return {}
    found = [file for place in PLACES for file in Path(place).expanduser().rglob(f"{family}*.?tf")]
    if not found:
        pytest.skip(f"The fonts of {family} are not on this machine: scripts/browser fetches them.")
    for file in found:
        (folder / file.name).symlink_to(file)
    configuration = folder / "fonts.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder), encoding="utf-8")
    return {"FONTCONFIG_FILE": str(configuration)}
