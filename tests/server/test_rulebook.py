"""Rules opened: their scenarios, walked through as a seat sees them, their tests and their lines of code."""

import pytest

from ludi.core.ledger import ids_of
from ludi.core.rooms import folder_of
from ludi.core.state import HIDDEN
from ludi.games import GAMES
from ludi.server.after.rulebook import scenarios_of
from tests.server.visitor import Visitor
from tests.variants import OURS


@pytest.mark.parametrize("name", OURS)
def test_every_rule_names_its_scenarios_tests_and_lines(livia: Visitor, name: str) -> None:
    rules = livia.get(f"rules/{name}")["rules"]
    scenarios = scenarios_of(GAMES.find(name))

    assert set(rules) >= set(ids_of(name))
    assert {one for rule in rules.values() for one in rule["scenarios"]} == set(scenarios)
    assert all(rule["tests"] or rule["scenarios"] for rule in rules.values())
    for rule, shown in rules.items():
        for line in shown["lines"]:
            file, number = line.split()[0].split(":")
            source = (folder_of(GAMES.find(name).room) / file).read_text(encoding="utf-8")
            assert rule in source.splitlines()[int(number) - 1]


@pytest.mark.parametrize("name", OURS)
def test_every_scenario_is_walked_through_to_its_end(livia: Visitor, name: str) -> None:
    game = GAMES.find(name)
    for one, found in scenarios_of(game).items():
        told = livia.get(f"rules/{name}/{one}")
        moves = [move for move in found.moves if not (isinstance(move, dict) and set(move) == {"expect"})]

        assert sum(len(page["steps"]) for page in told["pages"]) == len(moves)
        assert all(page["right"] is None for page in told["pages"])
        assert told["title"]["values"]["rules"] == ", ".join(found.rules)


def test_a_scenario_shows_no_more_than_its_seat_sees(livia: Visitor) -> None:
    told = livia.get("rules/caesar_cleopatra/cc_v6_aediles_seven_to_eight")
    foe = 1 - told["seat"]

    hands = [page["position"]["view"]["hand"][foe] for page in told["pages"]]
    assert {value for hand in hands for value in hand} <= {HIDDEN}


def test_what_is_not_there_is_said_to_be_so(livia: Visitor) -> None:
    livia.get("rules/nonsense", 404)
    livia.get("rules/roma/nonsense", 404)
    livia.get("rules/nonsense/nonsense", 404)
