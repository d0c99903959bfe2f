"""Files that people write: YAML in which no key stands twice, and a clear sentence for what is wrong."""

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any

import yaml

from ludi.core.errors import LudiError
from ludi.core.notation import in_flow, plain_word
from ludi.core.texts import Line, trouble


class Loader(yaml.SafeLoader):
    """YAML's own loader keeps the last of two equal keys and says nothing; this one does."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """A mapping whose keys are all different."""
        seen = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, Hashable) and key in seen:
                raise trouble("words-key-twice", line=key_node.start_mark.line + 1, word=str(plain_word(key)))
            seen.add(key if isinstance(key, Hashable) else id(key_node))
        return super().construct_mapping(node, deep)


def parsed_yaml(words: str) -> Any:
    """What is written. A date or number that is none makes the loader stumble in ways of its own: said all the same."""
    try:
        return yaml.load(words, Loader)
    except LudiError:
        raise
    except RecursionError:
        raise trouble("words-too-deep") from None
    except (yaml.YAMLError, ArithmeticError, ValueError, LookupError, AttributeError, TypeError) as error:
        refused = LudiError(f"this is not valid YAML: {' '.join(str(error).split())}.")
        mark = getattr(error, "problem_mark", None)
        refused.line = Line("words-not-yaml", {"line": mark.line + 1 if mark else 0})
        raise refused from None


def read_yaml(path: Path) -> Any:
    """What a file holds."""
    try:
        return parsed_yaml(path.read_text(encoding="utf-8"))
    except LudiError as error:
        raise LudiError(f"{path}: {error}") from None
    except OSError as error:
        raise LudiError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise LudiError(f"{path} cannot be read: it is not text in UTF-8.") from None


def listed(key: str, content: Any) -> list[Any]:
    """A list, where there must be one."""
    if not isinstance(content, list):
        hint = f": write [{in_flow(content)}], or each on a line of its own after a dash" if content is not None else ""
        raise LudiError(f"'{key}' must be a list{hint}.")
    return content


def mapped(key: str, content: Any, example: str) -> Mapping[Any, Any]:
    """A mapping, where there must be one."""
    if not isinstance(content, Mapping):
        raise trouble("words-must-map", word=key, example=example)
    return content
