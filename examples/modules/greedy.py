"""A bot as a WebAssembly module, from the same source that plays natively: the move that a room's prior likes best.

    python examples/modules/greedy.py roma greedy_roma.wasm
    ludi arena roma wasm:greedy_roma.wasm random --pairs 20

`best` is compiled with the room's own prior; a few lines of LLVM code read the question (docs/bots.md, "Modules") and
call it. It needs `wasm-ld` (Debian's package lld), and no other compiler.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import llvmlite.binding as llvm
import numpy as np

from ludi.bots.play import heuristics, plain_prior
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.rooms import part_of
from ludi.core.wasm import GENERIC, TRIPLE, Exported, linked, written_down
from ludi.games import GAMES

sys.path.insert(0, str(Path(__file__).parent))
import best

READER = """
target triple = "{triple}"
declare i32 @"best.0"(ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64)
@question = internal global [131072 x i8] zeroinitializer, align 16
@record = internal global [65536 x i8] zeroinitializer, align 16
@answer = internal global [8 x i64] zeroinitializer, align 16

define i32 @room(i32 %size) {{
  %fits = icmp ule i32 %size, 131072
  %place = select i1 %fits, i32 ptrtoint (ptr @question to i32), i32 0
  ret i32 %place
}}

define i32 @plays(i32 %features, i32 %actions, i32 %version) {{
  %one = icmp eq i32 %features, {features}
  %two = icmp eq i32 %actions, {actions}
  %three = icmp eq i32 %version, {version}
  %both = and i1 %one, %two
  %all = and i1 %both, %three
  %told = zext i1 %all to i32
  ret i32 %told
}}

define i32 @choose(ptr %head, i32 %size) {{
  %features_at = getelementptr i32, ptr %head, i32 3
  %features = load i32, ptr %features_at
  %count_at = getelementptr i32, ptr %head, i32 4
  %count = load i32, ptr %count_at
  %legal = getelementptr i32, ptr %head, i32 8
  %seen = getelementptr i32, ptr %legal, i32 %count
  %view = getelementptr i8, ptr %seen, i32 %features
  call void @llvm.memcpy.p0.p0.i32(ptr @record, ptr %view, i32 {bytes}, i1 false)
  %many = sext i32 %count to i64
  call i32 @"best.0"(ptr @answer, ptr getelementptr (i8, ptr @answer, i32 32), ptr @record,
    ptr null, ptr null, i64 %many, i64 4, ptr %legal, i64 %many, i64 4)
  %chosen = load i32, ptr @answer
  ret i32 %chosen
}}
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
"""


def module_of(game: Game) -> bytes:
    """The module for this game."""
    page = part_of(game.room, "prior") or plain_prior
    rules = game.compiled_with([page, heuristics, best], {heuristics.prior: page.prior})
    match = Match(game, seed=0)
    legal = np.array(match.legal(), np.int32)
    code, _ = linked([Exported("best", rules.best, (match.view(match.seat), legal))])
    text = READER.format(
        triple=TRIPLE, features=game.feature_size, actions=game.actions.size, version=game.version,
        bytes=game.state.itemsize,
    )  # fmt: skip
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", opt=3, reloc="static")
    reader = llvm.parse_assembly(text)
    return written_down([code, machine.emit_object(reader)], ["room", "choose", "plays"])


def main(name: str, file: str) -> None:
    """Make the module in a process of its own, whose compiler makes generic code and has kept none."""
    if os.environ.get("NUMBA_CPU_NAME") == GENERIC["NUMBA_CPU_NAME"]:
        Path(file).write_bytes(module_of(GAMES.find(name)))
        return
    with TemporaryDirectory() as cache:
        settings = {**os.environ, **GENERIC, "LUDI_CACHE": cache}
        subprocess.run([sys.executable, __file__, name, file], env=settings, check=True)
    print(f"{file}: {Path(file).stat().st_size:,} bytes.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
