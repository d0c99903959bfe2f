"""The job that plants faults: a known one is noticed, what changes nothing is none, and a seed gives the same again."""

from dataclasses import replace

import pytest

from tests.proof.mutations import Fault, faults_in, is_fault
from tests.proof.planted_faults import Stage, chosen, faults_of, house_with, main, room_folder, run_tests, told
from tests.volume import by_volume

SOURCE = '''"""A room."""

def rule(state, seat, other):
    """RO-X1 A rule, at most 5."""
    if state.coins[seat] < 5 and not state.over:
        pay(state, seat, other)
        pay(seat, seat, seat)
        state.coins[seat] += 1
    return True
'''
BATTLES = Stage("battles", ("tests/games/roma/test_ch5_battle.py",))


def lines_with(source: str, *kinds: str) -> set[str]:
    """The lines that faults of these kinds make of it."""
    found = [fault for fault in faults_in("rule.py", source, {}) if fault.kind in kinds and is_fault(fault, source)]
    return {fault.planted(source).split("\n")[fault.line - 1].strip() for fault in found}


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("the wrong comparison", {
            "if state.coins[seat] <= 5 and not state.over:", "if state.coins[seat] >= 5 and not state.over:",
        }),
        ("off by one", {
            "if state.coins[seat] < 6 and not state.over:", "if state.coins[seat] < 4 and not state.over:",
            "state.coins[seat] += 2", "state.coins[seat] += 0",
        }),
        ("and for or", {"if (state.coins[seat] < 5 or not state.over):"}),
        ("a forgotten not", {"if state.coins[seat] < 5 and (state.over):"}),
        ("a forgotten condition", {"if (state.coins[seat] < 5):", "if (not state.over):"}),
        ("a forgotten call", {"pass"}),
        ("swapped arguments", {"pay(seat, state, other)", "pay(state, other, seat)"}),
        ("the wrong sign", {"state.coins[seat] -= 1"}),
        ("the wrong answer", {"return False"}),
    ],
)  # fmt: skip
def test_faults_are_what_a_tired_programmer_might_have_written(kind: str, lines: set[str]) -> None:
    assert lines_with(SOURCE, kind) == lines


def test_a_fault_knows_the_rules_it_breaks_and_leaves_what_is_said_alone() -> None:
    faults = list(faults_in("rule.py", SOURCE, {}))

    assert {(fault.rules, fault.within) for fault in faults} == {(("RO-X1",), "rule")}
    assert min(fault.line for fault in faults) == 5


def test_what_changes_no_code_or_is_no_code_is_no_fault() -> None:
    (same, *_) = (fault for fault in faults_in("rule.py", SOURCE, {}) if fault.text == "pay(seat, seat, seat)")

    assert not is_fault(same, SOURCE)
    assert not is_fault(replace(same, text="pay(seat"), SOURCE)
    assert is_fault(replace(same, text="pay(state)"), SOURCE)


def test_the_same_seed_plants_the_same_faults_each_on_a_line_of_its_own() -> None:
    first = chosen("roma", 40, 2026)

    assert first == chosen("roma", 40, 2026) != chosen("roma", 40, 2027)
    assert len({(fault.file, fault.line) for fault in first}) == 40


def test_a_planted_fault_is_noticed_by_a_test_of_its_rule_and_none_by_nobody() -> None:
    wrong = "if strength <= defence_of(state, defender, disc):"
    (fault,) = (fault for fault in faults_of("roma") if wrong in told("roma", fault))

    with house_with("roma", fault) as folder:
        noticed = run_tests(folder, BATTLES, fault.rules)
    with house_with("roma", None) as folder:
        nobody = run_tests(folder, BATTLES)

    assert "test_ro_b2_" in noticed
    assert nobody == ""


@by_volume
def test_a_fault_that_never_ends_is_noticed() -> None:
    (line,) = (
        number
        for number, text in enumerate((room_folder("roma") / "rules/battle.py").read_text().split("\n"), 1)
        if text.startswith("    defender = other(state.player)")
    )
    endless = Fault("rules/battle.py", line, 4, 4, "while True: pass\n    ", "a loop that never ends")

    with house_with("roma", endless) as folder:
        assert run_tests(folder, replace(BATTLES, patience=5)) == "a test that never ended"


def test_it_says_what_it_would_plant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["roma", "--faults", "3", "--list"]) == 0

    printed = capsys.readouterr().out
    assert printed.count("\n    - ") == printed.count("\n    + ") == 3


def test_it_plants_everything_that_fits_into_a_function(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["roma", "--within", "forget_drawn", "--list"]) == 0

    printed = capsys.readouterr().out
    assert "+ pass" in printed
    assert "+ if state.known[seat, card] >= state.sure[card]:" in printed
    assert printed.count("rules/knowledge.py:") == printed.count("\n    + ")
