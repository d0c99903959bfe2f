"""Positions that people write are thought about in a process of its own: what happens to it happens to it alone."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from signal import SIGPROF
from threading import Event, Thread
from typing import Any

import pytest

from ludi.bots.contract import Answer
from ludi.core.game import Game
from ludi.core.state import State
from ludi.core.study import match_in, words_for
from ludi.games import GAMES
from ludi.server.bots.advice import Adviser, Question
from ludi.server.bots.external import ExternalBots
from ludi.server.bots.study_workers import LAID_OUT, StudyWorkers, hint_in
from ludi.server.settings import Settings
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, Visitor

PATIENCE = 60.0  # seconds
ROMA = GAMES.find("roma")
BEGINS = {"kind": "hint", "game": "roma", "words": ""}  # a game that begins
HERE = "tests.server.test_study_workers"
SIZES = "{eagle: 60, leaf: 60, sun: 60, amphora: 60}"
TILES = "{1: 40, 2: 40, 3: 40}"
ENDLESS = f"""seat: wave
player: wave
fortuna_pile: hidden
fortuna_opened: {{eagle: {TILES}, leaf: {TILES}, sun: {TILES}, amphora: {TILES}}}
fortuna_early_size: {SIZES}
fortuna_drawn_size: {SIZES}
"""  # what could have been drawn when, in more ways than can be gone through
FATAL = 7  # coins: with more than that a villain ends its process


class Villain:
    """A bot over which a process dies where the seat has many coins, as beyond an array; else it takes the first."""

    name = "villain"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        if view.coins[seat] > FATAL:
            os.abort()
        return Answer(legal[0])

    def forget(self) -> None:
        """Nothing."""


class Brooder(Villain):
    """A bot that says that it begins, and never ends."""

    def __init__(self, game: Game, told: str) -> None:
        super().__init__(game)
        self.told = told

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        Path(self.told).write_text("It begins.", encoding="utf-8")
        Event().wait()
        raise AssertionError("it ended")


class Spinner(Villain):
    """A bot that uses a core and never ends, where the seat has many coins."""

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        while view.coins[seat] > FATAL:
            pass
        return Answer(legal[0])


def adviser_from(name: str, factory: str) -> Adviser:
    return Adviser(name, ExternalBots([f"{name}={HERE}:{factory}"]))


def rich(coins: int) -> str:
    """A game that begins, with so many coins for everybody."""
    state = match_in(ROMA, "").state
    state.coins[:] = coins
    return words_for(ROMA, state)


@pytest.fixture
def students() -> Iterator[Callable[..., StudyWorkers]]:
    """Processes for these advisers; none of them is left afterwards."""
    begun: list[StudyWorkers] = []

    def begin(adviser: Adviser, **manner: float) -> StudyWorkers:
        begun.append(StudyWorkers(adviser, **manner))
        return begun[-1]

    yield begin
    for one in begun:
        one.close()


@pytest.fixture(scope="module")
def risky(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose adviser ends the process it thinks in where somebody is rich."""
    file = tmp_path_factory.mktemp("risky") / "tables.sqlite"
    opened = House(Settings(f"sqlite:///{file}", bots=(f"villain={HERE}:Villain",), adviser="villain"))
    opened.open()
    opened.warm()
    yield opened
    opened.close()


def test_a_hint_for_a_written_position_is_what_it_would_be_at_a_table(house: House, livia: Visitor, game: Game) -> None:
    match = match_in(game, "")
    asked = Question(game, match.view(match.seat), match.seat, match.legal(), 0)

    told: Any = livia.post(f"study/{game.name}/hint", {"words": words_for(game, match.state)})

    mine = house.lobby.bots.adviser.hint(asked)
    assert [one["line"] for one in told["advice"]] == [list(one["line"]) for one in mine["advice"]]
    assert (told["chance"], told["reasons"], told["nudge"]) == (mine["chance"], mine["reasons"], mine["nudge"])


def test_a_position_that_ends_the_process_is_answered_in_a_sentence_and_the_house_goes_on(risky: House) -> None:
    with risky.visitor() as visitor:
        table = visitor.open_table("roma", ME, BOT, start_player="eagle")["id"]
        before = visitor.asked(table)
        fine = visitor.post("study/roma/hint", {"words": rich(FATAL)})
        first = risky.services.study_hints.process

        told = visitor.post("study/roma/hint", {"words": rich(FATAL + 1)}, 422)["line"]

        assert told["values"]["reason"]["message"] == "words-cannot-go-on"
        assert visitor.position(table) == before
        assert visitor.move(table, before["legal"][0], before["sequence"])["accepted"]
        assert visitor.post("study/roma/hint", {"words": rich(FATAL)}) == fine
        assert risky.services.study_hints.process is not first


def test_a_process_is_kept_for_the_next_question(students: Callable[..., StudyWorkers]) -> None:
    asked = students(adviser_from("villain", "Villain"))

    assert asked.ask(BEGINS)
    first = asked.process
    assert asked.ask(BEGINS)

    assert asked.process is first


def test_nobody_is_refused_because_an_earlier_position_spoilt_the_process(
    students: Callable[..., StudyWorkers],
) -> None:
    asked = students(adviser_from("villain", "Villain"))
    before = asked.ask(BEGINS)
    assert asked.process
    assert asked.process.stdout
    asked.process.stdout.close()  # what it says next cannot be read

    assert asked.ask(BEGINS) == before


def test_a_process_that_nobody_asks_any_more_ends(students: Callable[..., StudyWorkers]) -> None:
    asked = students(adviser_from("villain", "Villain"), idle=0.0)

    assert asked.ask(BEGINS)

    assert asked.process
    assert asked.process.wait(PATIENCE) != 0  # it was ended


def test_a_process_that_takes_too_long_is_ended(students: Callable[..., StudyWorkers]) -> None:
    asked = students(adviser_from("villain", "Villain"), patience=0.0)

    assert asked.ask(BEGINS) is None

    assert asked.process
    assert asked.process.returncode


def test_a_process_that_thinks_without_end_is_ended_by_the_system_and_not_asked_again(
    students: Callable[..., StudyWorkers],
) -> None:
    asked = students(adviser_from("spinner", "Spinner"))
    assert asked.ask(BEGINS)
    first, asked.thought = asked.process, 1.0

    assert asked.ask(BEGINS | {"words": rich(FATAL + 1)}) is None

    assert asked.process is first
    assert asked.process
    assert asked.process.returncode == -SIGPROF


def test_words_that_take_without_end_keep_nobody_else_waiting(house: House, livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    house.services.study_layouts.thought = 0.5

    told = livia.post("study/alea_iacta_est", {"words": ENDLESS}, 422)["line"]
    house.services.study_layouts.thought = LAID_OUT

    assert told["values"]["reason"]["message"] == "words-cannot-go-on"
    assert marcus.post("study/roma", {"words": ""})["position"]
    assert livia.replay(table)["steps"] is not None


def test_a_process_ends_with_the_house(quick: None, tmp_path: Path) -> None:
    opened = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened.open()
    opened.warm()
    with opened.visitor() as visitor:
        visitor.post("study/alea_iacta_est/hint", {"words": ""})
    process = opened.services.study_hints.process

    opened.close()

    assert process
    assert process.poll() is not None


def test_a_process_whose_house_was_killed_ends_in_the_middle_of_a_thought(
    students: Callable[..., StudyWorkers], tmp_path: Path
) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    asked = students(adviser_from("brooder", f"Brooder?told={told}"))
    thinking = Thread(target=asked.ask, args=(BEGINS,))
    thinking.start()
    assert told.read_text(encoding="utf-8")  # it thinks now

    assert asked.process
    assert asked.process.stdin
    asked.process.stdin.close()  # as a killed house leaves it

    assert asked.process.wait(PATIENCE) == 0
    thinking.join()


def test_what_rules_or_a_bot_stumble_over_is_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("max() arg is an empty sequence")

    adviser = Adviser()
    assert hint_in(adviser, ROMA, "")
    monkeypatch.setattr(adviser, "hint", stumble)

    assert hint_in(adviser, ROMA, "") is None
