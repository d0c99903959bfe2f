"""The tables of docs/observations.md, from the rooms: `python -m ludi.envs.spec_tables FILE` renews them."""

import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from ludi.core.actions import Numbers, Part, words_of
from ludi.core.game import Game
from ludi.games import GAMES

BEGIN, END = "<!-- tables: printed by ludi.envs.spec_tables -->", "<!-- end of tables -->"
MOST_WORDS = 6
WIDTH = 120  # characters of a line


def tables() -> str:
    """For each game what a learner is told and what it can do."""
    return "\n".join(line for game in GAMES for line in game_lines(game))


def game_lines(game: Game) -> Iterator[str]:
    """One game's part."""
    yield f"## {game.name}, version {game.version}\n"
    yield f"Players: {', '.join(map(str, game.players))}. Seats: {', '.join(seat.name.lower() for seat in game.seats)}."
    for option in game.options:
        yield f"Option `{option.name}`: {', '.join(f'`{value}`' for value in option.values)} (`{option.default}`)."
    yield f"\nObservation: {game.feature_size} numbers, `int8`.\n"
    yield "| numbers | name | up to | what |\n|---|---|---|---|"
    below = []
    for piece in game.feature_slices:
        last = piece.start + piece.size - 1
        place = f"{piece.start}" if piece.size == 1 else f"{piece.start} to {last}"
        row = f"| {place} | `{piece.name}` | {piece.high} | {piece.what} |"
        if len(row) > WIDTH:
            row = f"| {place} | `{piece.name}` | {piece.high} | see below |"
            below.append(item(f"`{piece.name}`: {piece.what}"))
        yield row
    yield from ["", *below] if below else []
    yield f"\nActions: {game.actions.size}. The last part counts fastest.\n"
    yield "| actions | move | parts |\n|---|---|---|"
    for verb, parts in game.actions.parts.items():
        first = game.actions.first(verb)
        size = 1
        for part in parts.values():
            size *= len(part)
        place = f"{first}" if size == 1 else f"{first} to {first + size - 1}"
        row, shorter = (f"| {place} | `{verb.name.lower()}` | {part_words(parts, most)} |" for most in (MOST_WORDS, 0))
        yield row if len(row) <= WIDTH else shorter
    yield "\nNumbers of things, from 0:\n"
    for name, part in counted_things(game).items():
        yield item(f"{name}: {', '.join(words_of(part))}")
    yield ""


def item(text: str) -> str:
    """An item of a list, as many lines as it takes."""
    return textwrap.fill(f"- {text}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def part_words(parts: Mapping[str, Part], most: int) -> str:
    """The parts of a move and what each can be; longer lists than that stand below the table."""
    return "; ".join(f"{name}: {range_of(part, most)}" for name, part in parts.items())


def range_of(part: Part, most: int) -> str:
    """What a part can be: its numbers, its words, or the kind of thing it is."""
    if isinstance(part, Numbers):
        return f"{part.first} to {part.first + part.count - 1}"
    words, kind = words_of(part), kind_of(part)
    return ", ".join(words) if len(words) <= most else f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"


def kind_of(part: Part) -> str:
    """What kind of thing a part names."""
    return getattr(part, "__name__", "number").lower()


def counted_things(game: Game) -> dict[str, Part]:
    """The kinds of thing that observations and actions count, by name."""
    named = [part for parts in game.actions.parts.values() for part in parts.values()]
    named += [game.fields["phase"].value]  # type: ignore[list-item]
    return {kind_of(part): part for part in named if not isinstance(part, Numbers)}


def renewed(page: str) -> str:
    """The page with its tables as they should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
