"""`ludi verify`: every die and draw of a recorded game, computed again from the secret and the seeds."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.fairness import Draw, Forged, Receipt, check, receipt_from
from ludi.core.game import Game
from ludi.core.speech import move_line


def kept_receipt(file: Path | None, promise: str | None, seed: str | None) -> Receipt:
    """What somebody kept of the game: a file of the page, or what was written down by hand."""
    receipt = Receipt()
    if file is not None:
        try:
            receipt = receipt_from(json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise LudiError(f"{file} cannot be read as a receipt: {error}.") from None
    return replace(receipt, promise=promise or receipt.promise, seed=seed or receipt.seed)


def verify(game: Game, record: dict[str, Any], receipt: Receipt, as_json: bool, language: str, out: Console) -> bool:
    """Whether the log is as it was promised, and as its seals say; the first thing that is not is named."""
    try:
        draws = check(record, game, receipt)
    except Forged as forged:
        if as_json:
            typer.echo(json.dumps({"fair": False, "why": str(forged)}))
        else:
            out.print(str(forged), markup=False, highlight=False)
        return False
    wrong = next((draw for draw in draws if draw.move != draw.due), None)
    if as_json:
        typer.echo(json.dumps({"fair": wrong is None, "draws": len(draws), "wrong": told(wrong)}))
    elif wrong is None:
        said = texts.say(language, "verify-fair", draws=len(draws), commitment=record["dice"]["commitment"])
        out.print(said, markup=False)
        entries = len(record["dice"].get("log", ()))
        out.print(texts.say(language, seen_line(receipt), seals=len(receipt.seals), entries=entries), markup=False)
    else:
        moves = (game.actions.parse(move) for move in (wrong.move, wrong.due))
        came, due = (texts.say(language, move_line(game, action)) for action in moves)
        said = texts.say(language, "verify-wrong", number=wrong.sequence, came=came, due=due)
        out.print(said, markup=False, highlight=False)
    return wrong is None


def seen_line(receipt: Receipt) -> str:
    """How much of what somebody kept was compared."""
    if receipt.seals:
        return "verify-seen"
    return "verify-promised" if receipt.promise else "verify-alone"


def told(draw: Draw | None) -> dict[str, Any] | None:
    """A wrong draw, as JSON."""
    if draw is None:
        return None
    return {"draw": draw.counter, "move": draw.sequence, "came": draw.move, "due": draw.due}
