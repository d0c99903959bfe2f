"""What a scenario expects of a position: fields, moves, the outcome, what a seat sees, what it was told."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import numpy as np

from ludi.core import texts
from ludi.core.errors import LudiError, OutOfRange
from ludi.core.files import listed, mapped
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.notation import plain_word
from ludi.core.state import CHANCE, NONE, State
from ludi.core.texts import Line

CHANCE_WORD = "chance"
WATCHER = "watcher"
ANY_ORDER = "any_order"


def seat_word(game: Game, seat: int) -> str:
    """A seat's name in scenarios."""
    if seat == CHANCE:
        return CHANCE_WORD
    return "nobody" if seat == NONE else game.seats(seat).name.lower()


def seat_number(game: Game, word: Any) -> int:
    """The seat of a name."""
    for seat in game.seats:
        if seat.name.lower() == word:
            return int(seat)
    raise LudiError(f"'{word}' is no seat; seats are: {', '.join(s.name.lower() for s in game.seats)}.")


def player_number(match: Match, word: Any) -> int:
    """The seat of a name, where somebody sits."""
    seat, players = seat_number(match.game, word), match.game.players_of(match.state)
    if seat >= players:
        raise LudiError(f"with {players} players nobody sits at {word}.")
    return seat


def viewer_number(match: Match, word: Any) -> int:
    """The seat of a name, or NONE for one who only watches."""
    return NONE if word == WATCHER else player_number(match, word)


def differences(match: Match, expect: Any, where: str) -> list[str]:
    """What is not as expected; only what is named is compared."""
    try:
        expect = mapped("expect", expect, "{seat: eagle, over: no}")
        fields = {name: content for name, content in expect.items() if name not in ASIDES}
        refuse_unknown(fields, [*ASIDES, *match.game.fields], f"{', '.join(ASIDES)}, and the fields", match.game)
        found = differing_fields(match.game, match.state, fields)
        for name, unlike in ASIDES.items():
            if name in expect:
                found += unlike(match, expect[name])
    except LudiError as error:
        raise LudiError(f"{where}: {error}") from None
    return [f"{where}: {line}" for line in found]


def refuse_unknown(fields: Iterable[Any], known: list[str], asides: str, game: Game) -> None:
    """A key that does not exist is answered with all that do."""
    for name in fields:
        if name not in game.fields:
            near = get_close_matches(str(name), known, 1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            raise LudiError(f"there is no field '{name}'{hint}; keys are: {asides} {', '.join(game.fields)}.")


def differing_fields(game: Game, state: State, fields: Mapping[Any, Any]) -> list[str]:
    """Fields that are not as written: each is laid over the true state, and must change nothing.

    So only the named parts of a field are compared. A list names its whole row: what it leaves out is empty there.
    """
    found = []
    for field, content in fields.items():
        expected = game.overlaid(state, field, content)
        if expected.tobytes() != state.tobytes():
            found.append(f"{field} is {game.in_words(state, field)}, not {content}")
    return found


def unlike_in_any_order(game: Game, state: State, content: Any) -> list[str]:
    """Rows of places that do not hold the same things, wherever they lie."""
    rows = [name for name, field in game.fields.items() if field.listed]
    found = []
    for field, row in mapped(ANY_ORDER, content, f"{{{rows[0]}: [...]}}").items():
        if field not in rows:
            raise LudiError(f"'{ANY_ORDER}' is for places in order, not for '{field}'; these are: {', '.join(rows)}.")
        expected = game.overlaid(state, field, row)
        if not np.array_equal(np.sort(expected[field]), np.sort(state[field])):
            found.append(f"{field}, in any order, is {game.in_words(state, field)}, not {row}")
    return found


def action_of(match: Match, text: Any) -> int:
    """The action of a move in notation; NONE, which is never legal, where a number of it is out of range."""
    if not isinstance(text, str):
        raise LudiError(f"'{text}' is not a move in notation; write the move alone, without its seat.")
    try:
        return match.game.actions.parse(text)
    except OutOfRange:
        return NONE
    except LudiError as error:
        raise LudiError(f"'{text}': {error}") from None


def not_legal(match: Match, content: Any) -> list[str]:
    """Moves that should be legal."""
    legal = match.legal()
    return [f"'{text}' is not legal" for text in listed("legal", content) if action_of(match, text) not in legal]


def not_illegal(match: Match, content: Any) -> list[str]:
    """Moves that should not be legal."""
    legal = match.legal()
    return [f"'{text}' is legal" for text in listed("illegal", content) if action_of(match, text) in legal]


def not_exactly(match: Match, content: Any) -> list[str]:
    """All legal moves, where others are expected."""
    legal = match.legal()
    if set(legal) == {action_of(match, text) for text in listed("exactly", content)}:
        return []
    return [f"legal are exactly {', '.join(match.game.actions.text(action) for action in sorted(legal))}"]


def not_over(match: Match, content: Any) -> list[str]:
    """Whether the game is over, where that is not expected."""
    if plain_word(content) not in ("yes", "no"):
        raise LudiError(f"'over' is yes or no, not '{content}'.")
    is_expected = plain_word(content) == "yes"
    return [] if match.is_over == is_expected else [f"the game is {'over' if match.is_over else 'not over'}"]


def unlike_scores(match: Match, content: Any) -> list[str]:
    """Points that are not those expected."""
    scores = match.scores()
    found = []
    for seat, expected in mapped("scores", content, "{eagle: 12}").items():
        score = scores[player_number(match, seat)]
        if score != expected:
            found.append(f"{seat} has {score} points, not {expected}")
    return found


def unlike_winners(match: Match, content: Any) -> list[str]:
    """The winners, where others are expected."""
    winners = match.winners()
    if winners == sorted(player_number(match, seat) for seat in listed("winners", content)):
        return []
    return [f"the winners are {', '.join(seat_word(match.game, seat) for seat in winners)}"]


def unlike_order(match: Match, content: Any) -> list[str]:
    """Rows of places of the position, in any order."""
    return unlike_in_any_order(match.game, match.state, content)


def unlike_views(match: Match, content: Any) -> list[str]:
    """What seats, or a watcher, see otherwise than expected."""
    found = []
    for viewer, expected in mapped("sees", content, "{eagle: {hand: {wave: hidden}}}").items():
        view = match.view(viewer_number(match, viewer))
        seen = mapped(f"sees: {viewer}", expected, "{hand: {wave: hidden}}")
        fields = {name: row for name, row in seen.items() if name != ANY_ORDER}
        refuse_unknown(fields, [ANY_ORDER, *match.game.fields], f"{ANY_ORDER}, and the fields", match.game)
        lines = differing_fields(match.game, view, fields)
        lines += unlike_in_any_order(match.game, view, seen.get(ANY_ORDER, {}))
        found += [f"{viewer} sees: {line}" for line in lines]
    return found


def unlike_logs(match: Match, content: Any) -> list[str]:
    """The last lines of seats' logs, where others are expected; an empty list expects none of the last move."""
    found = []
    for viewer, expected in mapped("log", content, '{eagle: ["..."]}').items():
        told = told_to(match, viewer_number(match, viewer))
        wanted = listed(f"log: {viewer}", expected)
        last = [line for lines in told for line in lines][-len(wanted) :] if wanted else [*told[-1:], []][0]
        if len(last) != len(wanted) or not all(map(is_said, last, wanted)):
            sentences = ", ".join(f"'{texts.say('en', line)}' ({line.message})" for line in last)
            found.append(f"the log of {viewer} ends with {sentences or 'nothing'}, not with {wanted}")
    return found


def told_to(match: Match, viewer: int) -> list[list[Line]]:
    """What the log has told this viewer, move by move."""
    told, before = [], match.start
    for action in match.actions:
        after = match.game.after(before, action, match.rules)
        told.append(match.lines(before, action, after, viewer))
        before = after
    return told


def is_said(line: Line, wanted: Any) -> bool:
    """Whether a line is the one wanted: its English sentence, or its message's name."""
    if not isinstance(wanted, str):
        raise LudiError(f"'{wanted}' is no line of a log; a sentence with a colon in it needs quotes.")
    return wanted in (line.message, texts.say("en", line))


ASIDES: dict[str, Callable[[Match, Any], list[str]]] = {  # what can be expected beside fields
    "legal": not_legal,
    "illegal": not_illegal,
    "exactly": not_exactly,
    "over": not_over,
    "scores": unlike_scores,
    "winners": unlike_winners,
    ANY_ORDER: unlike_order,
    "sees": unlike_views,
    "log": unlike_logs,
}
