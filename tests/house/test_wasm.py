"""The fourth speed: the module of a room plays as the compiled rules do, bit for bit."""

from pathlib import Path

import numpy as np
import pytest

from ludi.bots import levels
from ludi.bots.contract import Bot
from ludi.bots.levels import net_of_room
from ludi.bots.nets import bot as net_bots
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.nets.value import NetValue, RestValue
from ludi.bots.play.search import SearchBot, Tree
from ludi.bots.wasm import by_module, kept_at, kept_module
from ludi.core import tracing
from ludi.core.batch import simulate
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.wasm import MOST, told_by, with_section
from ludi.core.wasm_calls import WasmModule
from tests.variants import Variant, random_game, sampled
from tests.volume import so_many

GAMES_TRACED = so_many(60, 4000)  # of each way to play a game
DECISIONS = so_many(6, 250)  # of each rank
TRACED_BY_HAND = 1  # interpreted


def test_a_room_keeps_a_module_of_the_present_source(our_game: Game) -> None:
    kept_module(our_game)  # else: `scripts/wasm` makes them anew


def test_a_module_says_how_its_record_lies_in_memory(our_game: Game) -> None:
    state = told_by(kept_at(our_game).read_bytes())["state"]

    assert state["size"] == our_game.state.itemsize
    assert list(state["fields"]) == list(our_game.state.names or ())


def test_a_module_has_every_verb_that_a_table_calls(our_game: Game) -> None:
    verbs = {"apply", "chance_outcomes", "imagine", "is_winner", "legal_actions", "score_of"}

    assert verbs <= told_by(kept_at(our_game).read_bytes())["calls"].keys()


def test_a_module_plays_the_same_games_step_by_step(variant: Variant) -> None:
    game, start = variant.game, variant.game.new_game(variant.options)
    if not kept_at(game).exists():
        pytest.skip("a game of another package")
    native = tracing.traced(game, game.compiled_with([tracing]), start, range(GAMES_TRACED))

    found = tracing.traced(game, kept_module(game), start, range(GAMES_TRACED))

    assert (found == native).all()


def test_interpreted_rules_leave_the_same_traces(our_game: Game) -> None:
    start = our_game.new_game()
    native = tracing.traced(our_game, our_game.compiled_with([tracing]), start, range(TRACED_BY_HAND))

    with np.errstate(over="ignore"):  # a digest is what is left of a product
        found = tracing.traced(our_game, our_game.interpreted_with([tracing]), start, range(TRACED_BY_HAND))

    assert (found == native).all()


def test_simulated_games_end_alike(our_game: Game) -> None:
    one, two = (simulate(our_game, 200, seed=5, threads=1, rules=rules) for rules in (None, kept_module(our_game)))

    for name in ("lengths", "scores", "wins", "faults"):
        assert (getattr(one, name) == getattr(two, name)).all()


def trees_of(bot: Bot) -> list[Tree]:
    """The trees of a bot, or of those it asks."""
    asked = [bot.bot, bot.closer] if isinstance(bot, ClosingBot) else [bot]
    return [tree for one in asked if isinstance(one, SearchBot) for tree in one.trees]


@pytest.mark.parametrize("rank", levels.LEVELS)
def test_every_rank_thinks_the_same_to_the_last_bit(our_game: Game, rank: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = kept_at(our_game).read_bytes()
    native, other = levels.of_rank(our_game, rank), levels.of_rank(our_game, rank)
    compiled, mind = net_bots.mind_of, WasmModule(module)
    for tree in trees_of(other):
        tree.rules = WasmModule(module)

    for turning in sampled([t for t in random_game(Variant(our_game, {}), 61) if t.before.seat >= 0], DECISIONS, 61):
        seat = int(turning.before.seat)
        view = our_game.view_of(turning.before, seat)
        legal = our_game.legal(view, our_game.compiled)
        monkeypatch.setattr(net_bots, "mind_of", compiled)
        answer = native.choose(view, seat, legal, 3)
        monkeypatch.setattr(net_bots, "mind_of", lambda game: mind)
        assert other.choose(view, seat, legal, 3) == answer
        for one, two in zip(trees_of(native), trees_of(other), strict=True):
            assert one.memory.tobytes() == two.memory.tobytes()


def test_many_positions_are_weighed_like_one(our_game: Game) -> None:
    decided = [one.before for one in random_game(Variant(our_game, {}), 4) if one.before.seat >= 0][:12]
    states, players = np.array(decided, our_game.state), our_game.players_of(decided[0])
    by_its_module = by_module(our_game, kept_module(our_game))

    for weighed in (RestValue, NetValue):
        native = weighed(our_game, net_of_room(our_game, "policy"))
        other = weighed(by_its_module, net_of_room(by_its_module, "policy"))
        assert (other.decided(states, players) == native.decided(states, players)).all()


def test_a_module_takes_no_more_memory_than_it_may(our_game: Game) -> None:
    module = kept_module(our_game)
    with pytest.raises(Exception, match="grow memory"):
        module.room(MOST + 1)


def test_a_module_of_another_source_is_refused(our_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = kept_at(our_game).read_bytes()[:8]
    (tmp_path / "other.wasm").write_bytes(with_section(bare, {"game": our_game.name, "digest": "another"}))
    monkeypatch.setattr("ludi.bots.wasm.kept_at", lambda game: tmp_path / "other.wasm")

    with pytest.raises(LudiError, match="another source"):
        kept_module(our_game)


@pytest.mark.parametrize("module", [b"", b"\0asm\x01\0\0\0", b"no module at all"])
def test_what_is_no_module_of_a_game_is_refused_in_a_sentence(module: bytes) -> None:
    with pytest.raises(LudiError, match="no module of a game"):
        WasmModule(module)
