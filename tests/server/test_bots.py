"""Bots at the table: compiled behind, at an even pace, honest; hints for people."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

from ludi.bots.contract import Answer
from ludi.bots.levels import LEVELS, is_by_net_alone, manners_of, of_rank
from ludi.bots.measure.ratings import ratings_of
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.play.pace import pause
from ludi.bots.value.chances import kept_chances
from ludi.core.game import Game
from ludi.core.state import State
from ludi.games import GAMES
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Card
from ludi.server.after.deals import RIVAL
from ludi.server.api.tables import SeatKind
from ludi.server.bots import hints
from ludi.server.bots import seats as bots
from ludi.server.bots.seats import BotSeats, bot_seed
from ludi.server.bots.warm import Stage
from ludi.server.bots.warmup import Warmup
from ludi.server.tables.log import LoggedStep
from ludi.server.tables.table_info import Chair
from tests.games.caesar_cleopatra.table import ONE, SENATORS, SPY, VETO, WRATH, play, table
from tests.server.conftest import House, run_apart
from tests.server.test_hidden import table_at
from tests.server.visitor import BOT, ME, Visitor
from tests.variants import OURS, Variant, random_game
from tests.volume import FULL

TIRO = {"kind": "bot", "level": "tiro"}
PACE = 0.15


@pytest.fixture
def cold(quick: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[House]:
    """A house where nothing is compiled yet, and bots keep a pace."""
    monkeypatch.setenv("LUDI_PACE", str(1000 * PACE))
    opened = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def no_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without wasmtime."""
    for module in (bots, hints):
        monkeypatch.setattr(module, "uncompiled", lambda game: None)


class Spy:
    """A bot that tells what it was asked, and answers the last of what is legal."""

    name = "spy"

    def __init__(self) -> None:
        self.seen: list[tuple[State, int, Sequence[int]]] = []

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        self.seen.append((view, seat, legal))
        return Answer(legal[-1])

    def forget(self) -> None:
        """Nothing."""


def decided_in(game: Game) -> State:
    return next(turning.before for turning in random_game(Variant(game, {}), 1) if turning.before.seat >= 0)


def asked_at(game: Game, seed: int) -> tuple[State, int, list[int], int, None]:
    """What a bot is asked in a game, where there is a choice."""
    for turning in random_game(Variant(game, {}), seed):
        legal = game.legal(turning.before, game.compiled)
        if turning.before.seat >= 0 and len(legal) > 1:
            return game.view_of(turning.before, int(turning.before.seat)), int(turning.before.seat), legal, 3, None
    raise AssertionError


@pytest.mark.parametrize("level", LEVELS if FULL else ["miles", "caesar"])
def test_by_the_module_of_its_room_a_rank_is_all_it_is_before_anything_is_compiled(our_game: Game, level: str) -> None:
    asked, seats = asked_at(our_game, 5), BotSeats(Warmup(), PACE)

    _, answer = seats.stand_in(our_game, level, asked)

    seats.close()
    assert answer == of_rank(our_game, level).choose(*asked)


def test_with_modules_nobody_is_weaker_while_the_compiler_works(our_game: Game) -> None:
    decided = decided_in(our_game)
    seats = BotSeats(Warmup(), PACE)

    news = json.loads(seats.news_of(table_at(Variant(our_game, {}), decided), "caesar"))

    seats.close()
    assert (news["ready"], news["weaker"]) == (True, False)


@pytest.mark.parametrize("level", LEVELS)
def test_every_rank_plays_before_anything_is_compiled(cold: House, no_modules: None, game: Game, level: str) -> None:
    with cold.visitor() as visitor:
        assert visitor.get("bots")["ready"][game.name]
        rank = {"kind": "bot", "level": level}
        table = visitor.open_table(game.name, rank, rank)["id"]
        with visitor.socket(table) as news:
            assert news.next("bot")["ready"]
            while news.next("step")["step"]["seat"] < 0:
                pass
        live = cold.lobby.tables[table]
        assert not cold.lobby.warmup.is_ready(game)
        assert live.match.rules is game.interpreted
        assert not live.bots  # who stands in is remembered by nobody


def test_who_stands_in_sees_what_the_seat_sees(
    cold: House, no_modules: None, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr(bots, "uncompiled_of", lambda game, level: spy)
    with cold.visitor() as visitor:
        table = visitor.open_table(game.name, TIRO, TIRO)["id"]
        with visitor.socket(table) as news:
            while news.next("step")["step"]["seat"] < 0:
                pass
    for view, seat, legal in spy.seen:
        assert game.view_of(view, seat).tobytes() == view.tobytes()  # all that is hidden was hidden already
        assert legal


def test_a_rank_that_searches_does_so_as_soon_as_it_is_compiled(cold: House) -> None:
    with cold.visitor() as visitor:
        table = visitor.open_table("roma", {"kind": "bot", "level": "caesar"}, ME, start_player="eagle")["id"]
        position = visitor.asked(table)
        assert not cold.lobby.tables[table].bots
        cold.warm()
        while not position["over"] and not cold.lobby.tables[table].bots:
            visitor.move(table, position["legal"][-1], position["sequence"])
            position = visitor.asked(table)

        assert isinstance(cold.lobby.tables[table].bots[0, "caesar"], ClosingBot)
        assert cold.lobby.tables[table].match.rules is GAMES.find("roma").compiled


@pytest.mark.parametrize(("level", "weaker"), [("caesar", True), ("tiro", False)])
def test_a_rank_that_is_weaker_until_it_is_compiled_says_so(
    no_modules: None, game: Game, level: str, weaker: bool
) -> None:
    variant = Variant(game, {})
    decided = decided_in(game)
    seats, live = BotSeats(Warmup(), PACE), table_at(variant, decided)
    before = json.loads(seats.news_of(live, level))
    seats.warmup.ready[Stage.THINKING][game.name].set()
    after = json.loads(seats.news_of(live, level))
    seats.close()

    has_net = bool(manners_of(game))
    assert (before["ready"], before["weaker"]) == (has_net, weaker and has_net)
    assert (after["ready"], after["weaker"]) == (True, False)


def test_a_bot_without_a_net_says_that_it_is_not_ready_and_plays_as_soon_as_it_can(
    cold: House, no_modules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "manners_of", lambda game: {})
    with cold.visitor() as visitor:
        assert not any(visitor.get("bots")["ready"].values())
        table = visitor.open_table("roma", TIRO, ME, start_player="eagle")["id"]
        with visitor.socket(table) as news:
            assert news.next("bot") == {"type": "bot", "seat": 0, "ready": False, "weaker": False}
            cold.warm()
            assert news.next("step")["step"]["seat"] == 0
        assert visitor.get("bots")["ready"]["roma"]


def test_at_a_deal_nobody_meets_a_weaker_opponent_because_they_came_early(cold: House, game: Game) -> None:
    live = table_at(Variant(game, {}), game.new_game())
    live.info.deal = "2026-11-17"

    assert cold.lobby.bots.can_answer(live, RIVAL) == is_by_net_alone(game, RIVAL)


@pytest.mark.parametrize("name", OURS if FULL else ["alea_iacta_est"])
def test_a_hint_comes_by_the_rooms_module_before_anything_is_compiled(cold: House, name: str) -> None:
    with cold.visitor() as visitor:
        table = visitor.open_table(name, ME, BOT)["id"]
        visitor.asked(table)

        early = visitor.get(f"tables/{table}/hint")
        cold.warm()
        assert visitor.get(f"tables/{table}/hint") == early


def test_without_modules_a_hint_waits_for_the_compiler_and_people_do_not(cold: House, no_modules: None) -> None:
    with cold.visitor() as visitor:
        table = visitor.open_table("roma", ME, BOT, start_player="eagle")["id"]
        position = visitor.asked(table)

        assert visitor.get(f"tables/{table}/hint", 503)["line"]["message"] == "server-bots-compiling"
        assert visitor.move(table, position["legal"][0], position["sequence"])["accepted"]


@pytest.mark.parametrize(("thought", "answers_at"), [(0.0, 0.8), (0.3, 0.8), (0.8, 0.8), (0.9, 1.6), (2.3, 2.4)])
def test_bots_answer_at_an_even_pace(thought: float, answers_at: float) -> None:
    assert thought + pause(thought, 0.8) == pytest.approx(answers_at)


def test_bots_without_a_pace_answer_at_once() -> None:
    assert pause(0.3, 0.0) == 0.0


class Clock:
    """Time that passes when somebody thinks or waits, and not otherwise."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Thinker:
    """A bot that thinks for so long about a real choice, unless it is cut off."""

    name = "thinker"

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        if len(legal) > 1:
            self.clock.now += min(self.seconds, seconds or self.seconds)
        return Answer(legal[0])

    def forget(self) -> None:
        """Nothing."""


def answered_after(hand: list[Card], thought: float) -> float:
    """How long a bot's answer to an action card takes, by the clock of the house."""
    state = table(hand=[ONE, WRATH], mine={SENATORS: [ONE]}, their_hand=hand)
    live = table_at(Variant(GAMES.find("caesar_cleopatra"), {}), play(GAME.interpreted, state, "wrath senators"))
    live.info.chairs[1] = Chair(SeatKind.BOT, level="random")
    clock, answers = Clock(), list[float]()

    async def played(turned: list[LoggedStep]) -> None:
        answers.append(clock.now)

    async def decide() -> None:
        live.play = played
        bots = BotSeats(Warmup(), 0.5, clock, clock.sleep)
        live.bots[1, "random"] = Thinker(clock, thought)
        await bots.decide(live, "random")
        bots.close()

    run_apart(decide())
    return answers[0] - 100.0


@pytest.mark.parametrize("thought", [0.0, 0.095, 0.23, 0.39, 0.41, 0.9, 60.0])
def test_cc_a8_the_time_of_an_answer_tells_nothing(thought: float) -> None:
    """A veto in hand or not, a short thought or a long one: the answer comes after the same time."""
    assert answered_after([SPY], thought) == pytest.approx(0.5)  # it must let it pass
    assert answered_after([VETO], thought) == pytest.approx(0.5)


def test_the_pace_is_the_one_that_was_set(cold: House) -> None:
    with cold.visitor() as visitor:
        table = visitor.open_table("alea_iacta_est", BOT, BOT, players="2")["id"]
        with visitor.socket(table) as news:
            while news.next("step")["step"]["seat"] < 0:
                pass
    assert cold.lobby.bots.pace == pytest.approx(PACE)


def test_every_rank_plays(livia: Visitor) -> None:
    for level in livia.get("bots")["levels"]:
        table = livia.open_table("roma", {"kind": "bot", "level": level}, ME, start_player="eagle")["id"]
        assert livia.asked(table)["asked"] == 1


def test_the_house_tells_how_strong_each_rank_is_in_each_game(livia: Visitor) -> None:
    told = livia.get("bots")

    assert tuple(told["ratings"]) == GAMES.names
    for game in GAMES:
        kept = {rank: asdict(rating) for rank, rating in ratings_of(game).items()}
        assert told["ratings"][game.name] == kept


def test_a_hint_is_a_legal_move_with_what_it_is_worth(livia: Visitor) -> None:
    for name in GAMES.names:
        table = livia.open_table(name, ME, BOT)["id"]
        position = livia.asked(table)
        told = livia.get(f"tables/{table}/hint")
        advice = told["advice"]
        assert advice
        assert all(hint["action"] in position["legal"] and 0 <= hint["value"] <= 1 for hint in advice)
        assert all(hint["line"][0] == hint["action"] for hint in advice)
        assert bool(told["reasons"]) == (len(advice) > 1)
        assert all(line["message"].startswith("analysis-why-") for line in told["reasons"])
        assert told["nudge"][0]["message"].startswith("hint-nudge-")
        if kept_chances(GAMES.find(name)):
            assert 0 < told["chance"]["error"] < 0.5
            assert 0 < told["chance"]["value"] < 1
        else:
            assert told["chance"] is None


def test_a_phase_that_may_be_left_to_a_bot_is_suggested_move_by_move(livia: Visitor) -> None:
    table = livia.open_table("caesar_cleopatra", ME, BOT, action_order="chosen")["id"]
    position = livia.asked(table)
    phase = position["view"]["phase"]
    while position["asked"] == 0 and position["view"]["phase"] == phase:
        action = livia.get(f"tables/{table}/suggestion")["action"]
        assert action in position["legal"]
        livia.move(table, action, position["sequence"])
        position = livia.asked(table)

    assert position["view"]["phase"] != phase
    assert livia.get(f"tables/{table}/suggestion", 409)["line"]["message"] == "server-nothing-suggested"


def test_a_bots_luck_depends_on_the_secret_and_the_moment_only(livia: Visitor, house: House) -> None:
    one, other = (house.lobby.tables[livia.open_table("roma", ME, BOT)["id"]].info for _ in range(2))

    assert bot_seed(one, 1, 7) == bot_seed(one, 1, 7)
    assert len({bot_seed(one, 1, 7), bot_seed(one, 0, 7), bot_seed(one, 1, 8), bot_seed(other, 1, 7)}) == 4
