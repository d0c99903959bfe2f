"""Bots as WebAssembly modules: they play, they are the same everywhere, and hostile ones end with a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest
import wasmtime

from ludi.bots.named import bot_named
from ludi.bots.play.module_bot import question
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.wasm_bounds import LARGEST
from ludi.games import GAMES
from tests.variants import Variant, random_game
from tests.volume import FULL, so_many

ROMA = GAMES.find("roma")
EXAMPLES = Path(__file__).parents[3] / "examples" / "modules"
GOOD = """(module (memory (export "memory") 4)
 (func (export "room") (param i32) (result i32) i32.const 1024)
 (func (export "choose") (param i32 i32) (result i32) {choose}))"""
FIRST = "local.get 0 i32.load offset=32"  # the first legal action
AGAIN = "(loop $again br $again) i32.const 0"


def module(folder: Path, text: str, name: str = "bot") -> str:
    file = folder / f"{name}.wasm"
    file.write_bytes(bytes(wasmtime.wat2wasm(text)))
    return f"wasm:{file}"


def played(game: Game, spec: str, seed: int) -> list[str]:
    """What a module does where it is asked; elsewhere the first legal action is taken."""
    match, bot, moves = Match(game, seed=seed), bot_named(game, spec), []
    while not match.is_over and len(match.actions) < 400:
        action = match.legal()[0]
        if len(match.legal()) > 1:
            action = bot.choose(match.view(match.seat), match.seat, match.legal(), len(moves)).action
            moves.append(game.actions.text(action))
        match.step(action)
    bot.forget()
    return moves


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_a_module_in_c_plays_every_game_and_the_same_again(game: Game) -> None:
    spec = f"wasm:{EXAMPLES / 'drawn.wasm'}"

    moves = played(game, spec, 3)

    assert len(set(moves)) > 1 or len(moves) < 3
    assert moves == played(game, spec, 3)


def test_a_module_of_our_own_source_answers_as_the_bot_it_was_made_from() -> None:
    spec = f"wasm:{EXAMPLES / 'greedy_roma.wasm'}"  # made anew by `python examples/modules/greedy.py`
    native, other = bot_named(ROMA, "greedy"), bot_named(ROMA, spec)

    for turning in random_game(Variant(ROMA, {}), 11):
        legal = ROMA.legal(turning.before, ROMA.compiled)
        if turning.before.seat >= 0 and len(legal) > 1:
            seat = int(turning.before.seat)
            view = ROMA.view_of(turning.before, seat)
            assert other.choose(view, seat, legal, 0).action == native.choose(view, seat, legal, 0).action


def test_a_module_says_which_game_it_plays() -> None:
    with pytest.raises(LudiError, match="does not play caesar_cleopatra, version"):
        bot_named(GAMES.find("caesar_cleopatra"), f"wasm:{EXAMPLES / 'greedy_roma.wasm'}")


def test_a_question_holds_nothing_but_what_the_seat_sees() -> None:
    for turning in random_game(Variant(ROMA, {}), 2)[:80]:
        if turning.before.seat < 0:
            continue
        seat, legal = int(turning.before.seat), ROMA.legal(turning.before, ROMA.compiled)
        view = ROMA.view_of(turning.before, seat)

        asked = question(ROMA, view, seat, legal, 7)

        assert asked == question(ROMA, ROMA.view_of(view, seat), seat, legal, 7)
        assert len(asked) == 4 * (8 + len(legal)) + ROMA.feature_size + ROMA.state.itemsize


def test_more_fuel_lets_a_module_think_longer(tmp_path: Path) -> None:
    counting = (
        """(local i32) (loop $more (br_if $more (i32.lt_u
      (local.tee 2 (i32.add (local.get 2) (i32.const 1))) (i32.const 1000000)))) """
        + FIRST
    )
    spec = module(tmp_path, GOOD.format(choose=counting))

    assert played(ROMA, f"{spec}?fuel=20000000", 1)
    with pytest.raises(LudiError, match="more fuel than 1,000,000"):
        played(ROMA, f"{spec}?fuel=1000000", 1)
    with pytest.raises(LudiError, match="Fuel is a whole number"):
        bot_named(ROMA, f"{spec}?fuel=much")


HOSTILE = {
    "an endless loop": (GOOD.format(choose=AGAIN), "needs more fuel than"),
    "an endless loop where room is asked for": (
        GOOD.format(choose=FIRST).replace("i32.const 1024", AGAIN), "needs more fuel than"
    ),
    "a start that never ends": (
        GOOD.format(choose=FIRST)[:-1] + f"(func $begin {AGAIN} drop) (start $begin))", "needs more fuel than"
    ),
    "four gigabytes at once": (GOOD.format(choose=FIRST).replace('"memory") 4', '"memory") 65536'), "memory"),
    "four gigabytes by and by": (
        GOOD.format(choose="(loop $m (br_if $m (i32.ge_s (memory.grow (i32.const 64)) (i32.const 0)))) unreachable"),
        "unreachable",
    ),
    "calls that never return": (
        GOOD.format(choose="local.get 0 local.get 1 call 1"), "too deeply|more fuel"
    ),
    "no memory": (GOOD.format(choose="i32.const 0").replace('(export "memory")', ""), "does not export its memory"),
    "no choose": (GOOD.format(choose=FIRST).replace('"choose"', '"chose"'), r"does not export choose\(i32, i32\)"),
    "a choose of another kind": (
        """(module (memory (export "memory") 1) (func (export "room") (param i32) (result i32) i32.const 8)
           (func (export "choose") (param i64) (result i64) local.get 0))""", r"does not export choose\(i32, i32\)"
    ),
    "a memory that is a function": (
        GOOD.format(choose=FIRST).replace('(memory (export "memory") 4)', '(memory 4) (func (export "memory"))'),
        "does not export its memory",
    ),
    "room outside of its memory": (GOOD.format(choose=FIRST).replace("1024", "-8"), "outside its memory"),
    "a read outside of its memory": (GOOD.format(choose="i32.const -4 i32.load"), "outside its memory"),
    "an illegal answer": (GOOD.format(choose="i32.const 1000000"), "answered 1000000, which is not legal"),
    "something imported": (
        '(module (import "wasi" "fd_write" (func)) (memory (export "memory") 1))', "imports wasi.fd_write"
    ),
    "a table of millions": (GOOD.format(choose=FIRST)[:-1] + "(table 90000000 funcref))", "table"),
    "all the memory it may have, touched": (
        GOOD.format(choose="""(local i32) (loop $m (br_if $m (i32.ge_s (memory.grow (i32.const 16)) (i32.const 0))))
          (loop $t (i32.store8 (local.get 2) (i32.const 1))
            (br_if $t (i32.lt_u (local.tee 2 (i32.add (local.get 2) (i32.const 4096)))
              (i32.shl (memory.size) (i32.const 16))))) unreachable"""), "unreachable|more fuel"
    ),
    "a function that is long to translate": (
        GOOD.format(choose="(block br 0) " * 20_000 + FIRST), "a function that is too large"
    ),
    "giving up": (GOOD.format(choose="unreachable"), "gave up"),
    "dividing by zero": (GOOD.format(choose="i32.const 1 i32.const 0 i32.div_s"), "divides by zero"),
    "many memories": (GOOD.format(choose=FIRST)[:-1] + "(memory 1) (memory 1))", "no module that can be run here"),
    "a shared memory": (
        GOOD.format(choose=FIRST).replace('"memory") 4)', '"memory") 4 9 shared)'),
        "no module that can be run here",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_module_ends_with_a_sentence(tmp_path: Path, kind: str) -> None:
    text, sentence = HOSTILE[kind]

    with pytest.raises(LudiError, match=sentence):
        played(ROMA, module(tmp_path, text), 1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0asm",
        b"no module",
        bytes(100),
        b"\0asm\x01\0\0\0\x01\xff\xff",
        b"\0asm\x01\0\0\0\x01" + b"\x80" * 100_000,
    ],
)
def test_what_is_no_module_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bot.wasm").write_bytes(content)

    with pytest.raises(LudiError, match=r"bot.wasm is no module|does not export"):
        bot_named(ROMA, f"wasm:{tmp_path / 'bot.wasm'}")


def test_a_module_that_is_too_large_or_missing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bot.wasm").write_bytes(bytes(LARGEST + 1))

    with pytest.raises(LudiError, match="too large"):
        bot_named(ROMA, f"wasm:{tmp_path / 'bot.wasm'}")
    with pytest.raises(LudiError, match="cannot be read: No such file"):
        bot_named(ROMA, f"wasm:{tmp_path / 'none.wasm'}")


def test_hostile_modules_cost_little(tmp_path: Path) -> None:
    """Each in turn, in one process; `make proof` looks at the seconds of a core too."""
    count = so_many(20, 200)
    for place in range(count):
        text, _ = list(HOSTILE.values())[place % len(HOSTILE)]
        module(tmp_path, text.replace("1024", str(1024 + place)), f"{place}")
    words = [sys.executable, "-m", "tests.bots.play.hostile", str(tmp_path), *(["seconds"] if FULL else [])]

    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["refused", str(count)]
