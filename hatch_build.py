"""What a build adds to the sources: the page, built by `scripts/page` into `web/dist`, becomes a part of the wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PLACES = {"wheel": "ludi/server/page", "sdist": BUILT}  # where `ludi.server.http.static_pages` looks for it


class Page(BuildHookInterface):
    """The page goes along, or nothing is built. An editable install serves it from where it is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by Hatch before it packs."""
        if version == "editable":
            return
        if not Path(self.root, BUILT, "index.html").is_file():
            raise SystemExit("The page is not built: run scripts/page, then build again.")
        build_data["force_include"][BUILT] = PLACES[self.target_name]
