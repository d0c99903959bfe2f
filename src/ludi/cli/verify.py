"""`ludi verify`: every die and draw of a recorded game, computed again from the secret and the seeds."""

import json
from typing import Any

import typer
from rich.console import Console

from ludi.core import texts
from ludi.core.fairness import Draw, check
from ludi.core.game import Game
from ludi.core.speech import move_line


def verify(game: Game, record: dict[str, Any], as_json: bool, language: str, out: Console) -> bool:
    """Whether every draw is the one the dice were bound to; the first that is not is named."""
    draws = check(record, game)
    wrong = next((draw for draw in draws if draw.action != draw.due), None)
    if as_json:
        typer.echo(json.dumps({"fair": wrong is None, "draws": len(draws), "wrong": told(game, wrong)}))
    elif wrong is None:
        said = texts.say(language, "verify-fair", draws=len(draws), commitment=record["dice"]["commitment"])
        out.print(said, markup=False)
    else:
        came, due = (texts.say(language, move_line(game, action)) for action in (wrong.action, wrong.due))
        said = texts.say(language, "verify-wrong", number=wrong.sequence, came=came, due=due)
        out.print(said, markup=False, highlight=False)
    return wrong is None


def told(game: Game, draw: Draw | None) -> dict[str, Any] | None:
    """A wrong draw, as JSON."""
    if draw is None:
        return None
    return {
        "draw": draw.counter, "action": draw.sequence,
        "came": game.actions.text(draw.action), "due": game.actions.text(draw.due),
    }  # fmt: skip
