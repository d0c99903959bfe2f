"""A view for people who watch a learner: the position in words, as text or as a picture."""

from textwrap import wrap
from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.notation import MARKS, in_flow, value_word
from ludi.core.state import HIDDEN, NONE, State

MODES = ("human", "ansi", "rgb_array")
HEIGHT, WIDTH, LETTER = 900, 1100, 16  # pixels
INDENT, COLUMN = 200, 100  # pixels before a field's content, and letters in a line of it
ALWAYS = ("seat", "phase")  # who decides, and what about: said in every position
PAPER, INK, RED = (250, 246, 236), (40, 32, 24), (156, 50, 38)
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


def check(mode: str | None) -> None:
    """A clear error for a mode that does not exist."""
    if mode is not None and mode not in MODES:
        raise LudiError(f"There is no render mode '{mode}'; there are: {', '.join(MODES)}.")


def lines_of(game: Game, view: State, seat: int) -> list[tuple[str, str]]:
    """Who looks, who decides, and every field that holds something the viewer sees: its name and its content."""
    name = "a watcher" if seat == NONE else game.seats(seat).name.lower()
    lines = [(game.name, f"as {name} sees it")]
    lines += [(field, str(value_word(game.fields[field].value, int(view[field])))) for field in ALWAYS]
    for field, content in game.position(view).items():
        seen = without_hidden(content)
        if field not in ALWAYS and seen not in ({}, [], None):
            lines.append((field, in_flow(seen)))
    return lines


def without_hidden(content: Any) -> Any:
    """What is left of a field when all that may not be seen is taken away."""
    if isinstance(content, dict):
        inner = {key: without_hidden(value) for key, value in content.items()}
        return {key: value for key, value in inner.items() if value not in ({}, [], None)}
    if isinstance(content, list):
        return [value for value in content if value != MARKS[HIDDEN]]
    return None if content == MARKS[HIDDEN] else content


def text_of(game: Game, view: State, seat: int) -> str:
    """The view as text for a terminal."""
    return "\n".join(f"{BOLD}{name}{PLAIN} {content}" for name, content in lines_of(game, view, seat)) + "\n"


def picture_of(game: Game, view: State, seat: int) -> Any:
    """The view as a picture: height, width, red green blue."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise LudiError("A picture of a table needs Pillow: pip install 'ludi-romani[envs]'.") from None
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default(LETTER)
    top = LETTER
    for name, content in lines_of(game, view, seat):
        pen.text((LETTER, top), name.replace("_", " "), fill=RED, font=font)
        for line in wrap(content, COLUMN):
            pen.text((INDENT, top), line, fill=INK, font=font)
            top += LETTER * 3 // 2
    return np.array(picture, np.uint8)


def render(game: Game, view: State, seat: int, mode: str | None) -> Any:
    """The view as the mode asks for it."""
    if mode == "rgb_array":
        return picture_of(game, view, seat)
    if mode == "ansi":
        return text_of(game, view, seat)
    if mode == "human":
        print(text_of(game, view, seat))
    return None
