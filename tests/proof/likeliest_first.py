"""A plugin for pytest: the tests that name these rules run first, those that need a compiler or a browser not at all.

python -m pytest -p tests.proof.likeliest_first --first ro_k21 --usual tests/games/roma
"""

import pytest

COMPILED = "compiled"
BROWSER = {"guests", "house", "page", "context"}  # fixtures


def pytest_addoption(parser: pytest.Parser) -> None:
    """What to run first, and how much."""
    parser.addoption("--first", action="append", default=[], help="a rule id as it stands in names of tests: ro_k21")
    parser.addoption("--usual", action="store_true", help="of every game only the usual options")


def is_left_out(item: pytest.Item, usual: bool) -> bool:
    """Whether a test needs what takes too long here."""
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    is_unusual = usual and bool(getattr(parameters.get("variant"), "options", None))
    return COMPILED in parameters.values() or bool(BROWSER & set(getattr(item, "fixturenames", ()))) or is_unusual


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those that name the rules come first; the others stay in their order."""
    usual, first = config.getoption("--usual"), [f"_{rule}_" for rule in config.getoption("--first")]
    config.hook.pytest_deselected(items=[item for item in items if is_left_out(item, usual)])
    kept = [item for item in items if not is_left_out(item, usual)]
    items[:] = sorted(kept, key=lambda item: not any(rule in item.name for rule in first))
