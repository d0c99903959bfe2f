"""Environments for learners. They wrap a game and know no rule. See docs/research.md.

`from ludi.envs import roma_v2` is PettingZoo's module for Roma; there is one for every game that is found.
"""

import importlib
import re
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from ludi.core.errors import LudiError
from ludi.games import GAMES

MODULE = re.compile(rf"{re.escape(__name__)}\.(\w+)_v(\d+)")


class EnvironmentModules(MetaPathFinder, Loader):
    """Makes the modules `ludi.envs.<game>_v<version>`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module for a game that is found; a sentence where the game is at another version."""
        found = MODULE.fullmatch(fullname)
        if not found or found[1] not in GAMES.names:
            return None
        asked, present = fullname.rsplit(".", 1)[1], f"{found[1]}_v{GAMES.find(found[1]).version}"
        if asked != present:
            raise LudiError(
                f"{asked} is another version of the game: here it is {present}, whose rules or observations differ "
                f"(CHANGELOG.md). What was trained on {asked} needs the release it was trained with."
            )
        return spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        """The two makers every PettingZoo module has."""
        from ludi.envs.aec import makers_of

        found = MODULE.fullmatch(module.__name__)
        assert found
        module.__doc__ = f"{found[1]} for PettingZoo."
        vars(module)["env"], vars(module)["raw_env"] = makers_of(found[1])


def __getattr__(name: str) -> ModuleType:
    """`ludi.envs.roma_v2`, without an import of its own."""
    if MODULE.fullmatch(f"{__name__}.{name}"):
        try:
            return importlib.import_module(f"{__name__}.{name}")
        except ModuleNotFoundError:
            pass
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if not any(isinstance(finder, EnvironmentModules) for finder in sys.meta_path):
    sys.meta_path.append(EnvironmentModules())
