"""Ways to forge a game, each refused: by what the record says of itself, or by what a browser kept of the true one."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludi.core.dice import Terms, framed, pledge_of, promise_of
from ludi.core.errors import LudiError
from ludi.core.fairness import Receipt, check
from ludi.games import GAMES
from tests.core.fair_games import SECRET, SEEDS, Honest, honest

ROMA = GAMES.find("roma")
OTHER = "0f" * 32
Record = dict[str, Any]


@pytest.fixture(scope="module")
def game() -> Honest:
    """One honest game of Roma."""
    return honest(ROMA)


def fair(record: Record, receipt: Receipt | None) -> bool:
    """Whether a record passes: nothing forged, and every draw the one that was due."""
    try:
        return all(draw.move == draw.due for draw in check(record, ROMA, receipt))
    except LudiError:
        return False


def test_the_honest_game_passes(game: Honest) -> None:
    assert fair(game.record, game.receipt)
    assert fair(game.record, None)
    assert any(kind == "undo" for kind, *_ in game.record["dice"]["log"])


def dice(record: Record, **changes: Any) -> None:
    record["dice"] |= changes


def swap(row: list[Any], one: int, other: int) -> None:
    row[one], row[other] = row[other], row[one]


def cut(record: Record) -> None:
    del record["moves"][-1], record["dice"]["log"][-1]


def empty(record: Record) -> None:
    record["moves"], record["dice"]["log"] = [], []


def another_die(record: Record) -> None:
    """The first throw of a die shows another value, in moves and log alike."""
    rolls = [f"roll {value}" for value in range(1, 7)]
    place = next(at for at, move in enumerate(record["moves"]) if move in rolls)
    entry = next(entry for entry in record["dice"]["log"] if entry[2] in rolls)
    record["moves"][place] = entry[2] = rolls[(rolls.index(entry[2]) + 1) % 6]


def decisions(record: Record) -> list[int]:
    """Where in the log somebody decides, and the next entry is of the same seat."""
    log = record["dice"]["log"]
    pairs = range(len(log) - 1)
    return [at for at in pairs if log[at][0] == log[at + 1][0] == "move" and log[at][1] == log[at + 1][1]]


def other_odds(record: Record) -> None:
    """Odds under which another card was due."""
    entry = next(entry for entry in record["dice"]["log"] if entry[0] == "chance")
    entry[4] = [weight + (outcome == entry[3][0]) for outcome, weight in zip(entry[3], entry[4], strict=True)]


def reordered(record: Record) -> None:
    """Two decisions of one seat in the other order."""
    at, log, moves = decisions(record)[0], record["dice"]["log"], record["moves"]
    place = at - 2 * sum(kind == "undo" for kind, *_ in log[:at])
    swap(log, at, at + 1)
    swap(moves, place, place + 1)


def without_the_undo(record: Record) -> None:
    """As if nothing had been taken back: moves the same, the log shorter."""
    log = record["dice"]["log"]
    at = next(n for n, entry in enumerate(log) if entry[0] == "undo")
    del log[at - 1 : at + 1]


def one_more_undo(record: Record) -> None:
    log = record["dice"]["log"]
    at = next(n for n, entry in enumerate(log) if entry[0] == "move" and log[n + 1][0] != "undo")
    log[at + 1 : at + 1] = [["undo", log[at][1], log[at][2], [], []], list(log[at])]


def another_seat(record: Record) -> None:
    entry = next(entry for entry in record["dice"]["log"] if entry[0] == "move")
    entry[1] = 1 - entry[1]


def in_capitals(record: Record) -> None:
    """A move that reads the same, written in another way: it has another seal."""
    at = decisions(record)[0]
    place = at - 2 * sum(kind == "undo" for kind, *_ in record["dice"]["log"][:at])
    record["moves"][place] = record["dice"]["log"][at][2] = record["moves"][place].upper()


def of_a_day(record: Record) -> None:
    """As if it had been the deal of a day, to which nobody adds."""
    seats = tuple(record["dice"]["seats"])
    terms = Terms("deal 2026-11-17", "roma", record["version"], record["options"], seats)
    dice(record, table=terms.table, seeds=[], pledges=[], commitment=promise_of(SECRET, terms))


ALONE: dict[str, Callable[[Record], Any]] = {
    "another secret": lambda r: dice(r, secret=OTHER),
    "another promise": lambda r: dice(r, commitment=OTHER),
    "another table": lambda r: dice(r, table="alia"),
    "another rank of bot": lambda r: dice(r, seats=["person", "bot:caesar"]),
    "a seat more": lambda r: dice(r, seats=["person", "bot:tiro", "person"]),
    "another option": lambda r: r["options"].update(templum="thrown"),
    "another version": lambda r: r.update(version=r["version"] + 1),
    "another seed": lambda r: dice(r, seeds=[SEEDS[0], OTHER]),
    "seeds the other way round": lambda r: dice(r, seeds=SEEDS[::-1]),
    "a seed less": lambda r: dice(r, seeds=[SEEDS[0]]),
    "no seeds at all": lambda r: dice(r, seeds=[], pledges=[]),
    "two seeds as one": lambda r: dice(r, seeds=[",".join(SEEDS)], pledges=r["dice"]["pledges"][:1]),
    "pledges the other way round": lambda r: dice(r, pledges=r["dice"]["pledges"][::-1]),
    "another die": another_die,
    "other odds": other_odds,
    "a cut record": cut,
    "an empty record": empty,
    "other scores": lambda r: r.update(scores=[99, 0]),
    "no scores": lambda r: r.pop("scores"),
    "other winners": lambda r: r.update(winners=[1 - r["winners"][0]]),
    "moves that are not those of the log": lambda r: r["moves"].pop(0),
    "a move in capitals": in_capitals,
    "decisions of another seat": another_seat,
    "a move of no game": lambda r: r["moves"].__setitem__(0, "castle king"),
    "a number in a move's place": lambda r: r["dice"]["log"][0].__setitem__(2, 7),
    "another scheme": lambda r: dice(r, scheme="hmac-sha256-2"),
    "an unknown kind of entry": lambda r: r["dice"]["log"][0].__setitem__(0, "wish"),
}
BY_RECEIPT: dict[str, Callable[[Record], Any]] = {
    "an honest record of another game": lambda r: r.update(copy.deepcopy(honest(ROMA, OTHER).record)),
    "the same secret at another table": lambda r: r.update(copy.deepcopy(honest(ROMA, table="alia").record)),
    "my seed in another's place": lambda r: r.update(copy.deepcopy(honest(ROMA, seeds=(OTHER, SEEDS[1])).record)),
    "another's seed chosen later": lambda r: r.update(copy.deepcopy(honest(ROMA, seeds=(SEEDS[0], OTHER)).record)),
    "two decisions reordered": reordered,
    "an undo left out": without_the_undo,
    "an undo put in": one_more_undo,
    "the terms of a day": of_a_day,
}


@pytest.mark.parametrize("forge", ALONE.values(), ids=ALONE)
def test_a_forged_record_is_refused(game: Honest, forge: Callable[[Record], Any]) -> None:
    record = copy.deepcopy(game.record)
    forge(record)

    assert not fair(record, None)


@pytest.mark.parametrize("forge", BY_RECEIPT.values(), ids=BY_RECEIPT)
def test_a_forged_record_is_refused_by_whoever_kept_a_receipt(game: Honest, forge: Callable[[Record], Any]) -> None:
    record = copy.deepcopy(game.record)
    forge(record)

    assert not fair(record, game.receipt)


@pytest.mark.parametrize("forge", list(BY_RECEIPT)[:4])
def test_an_honest_record_of_another_game_is_fair_to_one_who_kept_nothing(game: Honest, forge: str) -> None:
    record = copy.deepcopy(game.record)
    BY_RECEIPT[forge](record)

    assert fair(record, None)


def test_there_are_more_than_twenty_ways() -> None:
    assert len(ALONE) + len(BY_RECEIPT) > 20


def test_lists_that_look_alike_are_told_apart() -> None:
    assert framed("a", "b") != framed("a,b")
    assert framed("1:a,") != framed("a")
    assert framed("a", "") != framed("a")


def test_a_pledge_tells_nothing_without_its_seed_and_belongs_to_one_promise() -> None:
    assert pledge_of("promise", SEEDS[0]) != pledge_of("promise", SEEDS[1])
    assert pledge_of("promise", SEEDS[0]) != pledge_of("another promise", SEEDS[0])
