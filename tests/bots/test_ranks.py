"""The ranks as rooms tell them: whole, with nets that are there, and none throws away what it has."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ludi.bots.levels import KEPT_AS, LEVELS, adviser_of, manners_of, of_rank, speaker_of
from ludi.bots.named import bot_named
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.nets.files import kept_net, net_named
from ludi.bots.nets.search import NetSearchBot
from ludi.bots.play.search import SearchBot
from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.rooms import folder_of
from ludi.core.state import NONE
from ludi.games import GAMES
from tests.variants import OURS

MOST = 2 << 20  # bytes of a net
ROMA = GAMES.find("roma")


@pytest.mark.parametrize("name", OURS)
def test_every_rank_of_ours_plays_with_a_net_of_its_room(name: str) -> None:
    game = GAMES.find(name)
    assert list(manners_of(game)) == list(LEVELS)
    for rank in LEVELS:
        bot = of_rank(game, rank)
        assert isinstance(bot, NetBot | NetSearchBot | ClosingBot)
        assert bot.name == rank


def parts_of(about: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What a net tells of itself, and of those it began with."""
    yield about
    if about.get("start"):
        yield from parts_of(about["start"])


@pytest.mark.parametrize("name", OURS)
def test_the_nets_of_a_room_are_small_and_say_how_they_were_made(name: str) -> None:
    game = GAMES.find(name)
    for path in (folder_of(game.room) / "nets").glob("*.npz"):
        assert path.stat().st_size <= MOST
    net = kept_net(game)
    assert net is not None
    assert net.about["recipe"]["game"] == game.name
    assert sum(told["decisions"] for told in parts_of(net.about)) > 500_000_000
    assert net.about["date"]


def test_the_strongest_from_before_nets_has_a_name_of_its_own() -> None:
    bot = bot_named(ROMA, "veteranus")
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.budget.iterations, bot.style.by_prior) == ("veteranus", 800, True)


def test_who_gives_advice_searches_with_the_net() -> None:
    match, rng = Match(ROMA, {}), new_rng(3)
    while match.seat < 0:
        match.step_chance(rng)
    bot = adviser_of(ROMA)

    answer = bot.choose(match.view(match.seat), match.seat, match.legal(), 1)

    assert isinstance(speaker_of(bot), NetSearchBot)
    assert sum(reason.visits for reason in answer.reasons) >= 190
    assert sorted(reason.action for reason in answer.reasons) == sorted(match.legal())


def test_a_room_without_nets_has_ranks_that_search(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ludi.bots.levels.folder_of", lambda room: tmp_path)
    monkeypatch.setattr("ludi.bots.levels.kept_net", lambda game: None)
    manners_of.cache_clear()
    try:
        assert type(of_rank(ROMA, "caesar")) is SearchBot
        assert adviser_of(ROMA).budget.iterations == LEVELS["legatus"].iterations
        (tmp_path / KEPT_AS).parent.mkdir()
        (tmp_path / KEPT_AS).write_text(json.dumps({"tiro": {"net": "policy"}}))
        manners_of.cache_clear()
        with pytest.raises(LudiError, match="the ranks are tiro, miles"):
            of_rank(ROMA, "tiro")
    finally:
        manners_of.cache_clear()


@pytest.mark.parametrize("rank", ["tiro", "centurio"])
def test_a_rank_of_roma_leaves_no_die_unused(rank: str) -> None:
    turns = 0
    for number in range(4):
        match, rng, asked, bot = Match(ROMA, {}), new_rng(number), count(), of_rank(ROMA, rank)
        match.rules = ROMA.compiled
        while not match.is_over:
            if match.seat < 0:
                match.step_chance(rng)
                continue
            action = bot.choose(match.view(match.seat), match.seat, match.legal(), 1000 * number + next(asked)).action
            if ROMA.actions.text(action).startswith("end_turn"):
                turns += 1
                assert (match.state.dice == NONE).all()
            match.step(action)
    assert turns > 20


def test_what_is_hardly_thought_of_is_not_done_however_warm() -> None:
    match, rng = Match(ROMA, {}), new_rng(5)
    while match.seat < 0:
        match.step_chance(rng)
    view, seat, legal = match.view(match.seat), match.seat, match.legal()
    net = net_named(ROMA)
    plain = NetBot(ROMA, net).policy(view, seat, legal)
    floor = sorted(plain.values())[len(legal) // 2]

    warm = NetBot(ROMA, net, 50.0, least=floor).policy(view, seat, legal)

    assert {action for action in legal if warm[action]} == {action for action in legal if plain[action] >= floor}
    assert sum(warm.values()) == pytest.approx(1)
    best = NetBot(ROMA, net, 50.0, least=0.999).policy(view, seat, legal)
    assert best[max(plain, key=lambda action: plain[action])] == pytest.approx(1)
    with pytest.raises(LudiError, match="least odds"):
        NetBot(ROMA, net, least=1.0)
