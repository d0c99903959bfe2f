"""What a game's module holds (`ludi.core.wasm`): the rules, what bots of every rank think with, and what tests compare.

For which kinds of arguments a function is compiled is heard, not written down again: everything is called once as a
table calls it, and each function's arguments are noted.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ludi.bots.contract import Budget
from ludi.bots.levels import LEVELS, adviser_of, of_rank
from ludi.bots.measure.luck import Scales, Trail
from ludi.bots.nets import evaluation, net, quiescence, walking
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.quiescent_net import quiescence_of
from ludi.bots.nets.value import NetValue, RestValue
from ludi.bots.play import heuristics, plain_prior, search, tree
from ludi.bots.play.greedy import GreedyBot
from ludi.bots.value import outcomes
from ludi.bots.value.values import outcomes_of
from ludi.core import tracing
from ludi.core.batch import simulate
from ludi.core.chance import new_rng
from ludi.core.compiled import sources_of
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.rooms import folder_of, part_of
from ludi.core.state import CHANCE, State
from ludi.core.wasm import Exported, build, digest_of, in_letters, kinds_of, told_by
from ludi.core.wasm_calls import ThreadsModule, WasmModule, can_run

TRACED = 20  # games a module tells the traces of
THOUGHT_WITH = (heuristics, outcomes, tree, evaluation, walking, quiescence)  # what bots of every rank think with


@dataclass
class Heard:
    """Functions under their names, and with which arguments each was called."""

    noted: dict[tuple[str, str], Exported] = field(default_factory=dict)

    def listen(self, rules: Any) -> None:
        """Note from now on what these functions are called with."""
        for name, twin in list(vars(rules).items()):
            if hasattr(twin, "signatures"):
                setattr(rules, name, partial(self.call, name, twin))

    def call(self, name: str, twin: Any, *arguments: Any) -> Any:
        """Call it, and note it where it was not yet called with such arguments."""
        kinds = str([kind for argument in arguments for kind in kinds_of(argument)])
        self.noted.setdefault((name, kinds), Exported(name, twin, arguments))
        return twin(*arguments)


def call_everything(game: Game, heard: Heard) -> None:
    """Call all that a table calls: the rules, every rank, hints, and the games that two speeds are compared by."""
    minds = (net.mind_of(game), search.mind_of(game), quiescence_of(game), outcomes_of(game))
    traces = game.compiled_with([tracing])
    for rules in (game.compiled, *minds, traces):
        heard.listen(rules)
    simulate(game, 2, threads=1)
    tracing.traced(game, traces, game.new_game(), range(1))
    match = Match(game)
    match.rules = game.compiled
    actions = np.zeros(game.actions.size, np.int64)
    match.rules.chance_outcomes(match.state, actions, np.zeros_like(actions))
    draw_everything(match.rules, new_rng(0))
    states = [match.state]
    while match.seat == CHANCE:
        match.step(match.legal()[0])
        states.append(match.state)
    view, seat, legal = match.view(match.seat), match.seat, match.legal()
    imagined = game.imagined(view, seat, new_rng(0), match.rules)
    game.after(imagined, legal[0], match.rules)
    match.rules.recount(imagined)
    match.rules.fault_of(imagined)
    match.rules.score_of(imagined, 0)
    match.rules.is_winner(imagined, 0)
    game.observe(view, seat, match.rules)
    for bot in (adviser_of(game), *(of_rank(game, rank) for rank in LEVELS), search.SearchBot(game, Budget(2))):
        for asked in (bot, *([bot.closer, bot.judge] if isinstance(bot, ClosingBot) else [])):
            asked.choose(view, seat, [*legal, legal[0]], 0)
            asked.forget()
    GreedyBot(game).choose(view, seat, legal, 0)
    if policy := kept_net(game):
        weigh_everything(game, policy, states)


def draw_everything(rules: Any, rng: Any) -> None:
    """Call what draws a number at random."""
    rules.seed_rng(rng, 0, 0)
    rules.next_word(rng)
    rules.below(rng, 1)


def weigh_everything(game: Game, policy: net.Net, states: Sequence[State]) -> None:
    """Call what positions are weighed with, by who decides and who looks on: from before chance acted on."""
    value = RestValue(game, policy)
    # Of two at first: one record alone lies in memory like many without gaps, which records of a game have.
    two = np.array([states[-1]] * 2, game.state)
    value.quiescent_net.shares_of_deciders(two, game.players_of(states[-1]))
    NetValue(game, policy).decided(two, game.players_of(states[-1]))
    for seat in range(game.players_of(states[-1])):
        value.quiescent_net.shares(game.view_of(states[-1], seat), seat)
    scales = Scales(game, value)
    scales.turnings(Trail(list(states)), 0)
    scales.worth(np.array(states[-1:], game.state), game.players_of(states[-1]))
    scales.samples(np.array(states[:1], game.state), 0, 1)


def made_from(game: Game) -> list[ModuleType]:
    """The sources of a game's module."""
    prior = part_of(game.room, "prior") or plain_prior
    return [*sources_of(game.room, game.verbs), prior, *THOUGHT_WITH, tracing]


def module_of(game: Game) -> bytes:
    """The module of a game, made from the present source."""
    heard = Heard()
    call_everything(game, heard)
    about = {"digest": digest_of(made_from(game)), "traces": [trace_of(game, players) for players in game.players]}
    return build(game, list(heard.noted.values()), about)


def trace_of(game: Game, players: int) -> dict[str, Any]:
    """Some games of so many players, folded into a number each: by these whoever loads a module can try it out."""
    start = game.new_game({"players": str(players)} if len(game.players) > 1 else {})
    traces = tracing.traced(game, game.compiled_with([tracing]), start, range(TRACED))
    return {"players": players, "start": in_letters(start.data), "games": [[str(one), int(n)] for one, n in traces]}


def kept_at(game: Game) -> Path:
    """Where the room keeps its module."""
    return folder_of(game.room) / f"{game.name}.wasm"


def is_of_this_source(game: Game, module: bytes) -> bool:
    """Whether a module was made from the present source of this game."""
    told = told_by(module)
    return bool(told["game"] == game.name and told.get("digest") == digest_of(made_from(game)))


def bytes_kept(game: Game) -> bytes:
    """The room's module; a clear error where there is none, or one of another source."""
    path = kept_at(game)
    if not path.exists():
        raise LudiError(f"The room of {game.name} keeps no module; `ludi wasm {game.name}` makes one.")
    module = path.read_bytes()
    if not is_of_this_source(game, module):
        raise LudiError(f"{path.name} was made from another source; `ludi wasm {game.name}` makes it anew.")
    return module


def kept_module(game: Game) -> WasmModule:
    """The room's module at work."""
    return WasmModule(bytes_kept(game))


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class GameByModule(Game):
    """A game with a module in the compiler's place: whoever is made for it thinks as ever, and nothing is compiled."""

    module: Any

    @property
    def compiled(self) -> Any:
        """The module, which has all rules."""
        return self.module

    def compiled_with(self, modules: Sequence[ModuleType], stand_ins: Mapping[Any, Any] | None = None) -> Any:
        """The module, which has what bots think with."""
        return self.module


def by_module(game: Game, module: Any) -> Game:
    """This game, played by a module."""
    return GameByModule(**{row.name: getattr(game, row.name) for row in fields(Game)}, module=module)


@cache
def uncompiled(game: Game) -> Game | None:
    """This game, played by its room's module, where nothing is compiled yet; None where that cannot be done here."""
    try:
        return by_module(game, ThreadsModule(bytes_kept(game))) if can_run() else None
    except LudiError:
        return None
