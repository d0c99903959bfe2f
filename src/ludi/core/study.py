"""Positions that people write, to be looked at and played on: from words to a table, and back."""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from ludi.core.chance import below, new_rng
from ludi.core.faults import fault_line
from ludi.core.files import mapped, parsed_yaml
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.core.notation import MARKS, in_flow
from ludi.core.scenario import options_of, playable, refuse_unknown
from ludi.core.state import CHANCE, HIDDEN, NONE, State
from ludi.core.texts import Line, trouble

LONGEST = 6_000  # characters: no scenario has half as many, and to read many more takes YAML seconds
DEEPEST = 12  # brackets in brackets, for the same reason
TRIALS = 60  # times a position is played on before a bot thinks there; more where more moves can be made
STEPS = 100  # actions of each
KEYS = {"game", "title", "options", "position"}
REFERENCES = "&*"  # by which a few words of YAML can stand for very many


def match_in(game: Game, words: str) -> Match:
    """The table that these words lay out: a position, or a scenario with one; nothing: a game that begins.

    What is written as hidden is dealt anew, in a way that the deciding seat cannot rule out.
    """
    if not words.strip():
        return begun(Match(game), seed=1)
    content = content_in(words)
    written = "position" in content
    if written:
        refuse_unknown(content, KEYS, "key", "keys")
    position = mapped("position", content["position"] if written else content, "{dice: [3, 4, 6]}")
    options = options_of(game, content.get("options")) if written else {}
    with playable("position"):
        state = laid_out(game, position, options)
        if fault := fault_line(game, state):
            raise trouble("words-fault", fault=fault)
        match = Match(game, game.options_of(state), state)
        if match.seat >= 0 and not match.legal():
            raise trouble("words-no-move")
    return match


def content_in(words: str) -> Mapping[Any, Any]:
    """What is written, as a mapping."""
    if len(words) > LONGEST:
        raise trouble("words-too-long", most=str(LONGEST))
    if any(sign in words for sign in REFERENCES):
        raise trouble("words-references")
    if depth_of(words) > DEEPEST:
        raise trouble("words-too-deep")
    return mapped("position", parsed_yaml(words), "{dice: [3, 4, 6]}")


def depth_of(words: str) -> int:
    """How many brackets are open at once, at most."""
    return max(accumulate((sign in "[{") - (sign in "]}") for sign in words))


def laid_out(game: Game, position: Mapping[Any, Any], options: Mapping[str, str]) -> State:
    """A state, or one that fits what a seat sees where something is hidden."""
    if MARKS[HIDDEN] not in in_flow(position):
        return game.read(position, options)
    view = game.read_view(position, options)
    if "seat" not in position:
        view.seat = game.decider_of(view)
    if view.seat < 0:
        raise trouble("words-hidden-seat")
    return game.imagined(view, int(view.seat), new_rng(1))


def begun(match: Match, seed: int) -> Match:
    """The table once chance has acted, as far as it is its turn."""
    while match.seat == CHANCE:
        match.step_chance(new_rng(seed, len(match.actions)))
    return match


def try_out(match: Match, rules: Rules) -> None:
    """Play on from a written position for a while, every move once first; an error where it comes to what cannot be.

    Rules trust the table, and compiled ones look nothing up twice: where a position is such as no game comes to, they
    read and write beyond the table, which ends the process. So each step is looked at here before a bot thinks there.
    """
    game, firsts = match.game, match.legal()
    for number in range(max(TRIALS, len(firsts))):
        rng = new_rng(number)
        trial = Match(game, match.options, game.imagined(match.view(match.seat), match.seat, rng))
        trial.rules = rules
        trial.step(firsts[number % len(firsts)])
        for _ in range(STEPS):
            if rules.fault_of(trial.state) != NONE or not (trial.is_over or trial.legal()):
                raise trouble("words-cannot-go-on")
            if trial.is_over:
                break
            if trial.seat == CHANCE:
                trial.step_chance(rng)
            else:
                legal = trial.legal()
                trial.step(legal[below(rng, len(legal))])


def played(match: Match, action: int, seed: int, language: str = "en") -> list[Line]:
    """Make a move and let chance act after it; what is told of both to the seat that moved."""
    if action not in match.legal():
        raise match.refusal(action, language)
    seat, told = match.seat, list[Line]()
    before = match.state
    match.step(action)
    told += match.lines(before, action, match.state, seat)
    while match.seat == CHANCE:
        before = match.state
        action = match.step_chance(new_rng(seed, len(match.actions)))
        told += match.lines(before, action, match.state, seat)
    return told


def words_for(game: Game, state: State) -> str:
    """A state as one can paste it again: its options where they are not the usual ones, and a field in each line."""
    usual, chosen = game.chosen({}), game.options_of(state)
    unusual = {name: value for name, value in chosen.items() if value != usual[name]}
    lines = [f"{name}: {in_flow(content)}" for name, content in game.position(state).items()]
    if not unusual:
        return "\n".join(lines) + "\n"
    return "\n".join([f"options: {in_flow(unusual)}", "position:", *(f"  {line}" for line in lines)]) + "\n"
