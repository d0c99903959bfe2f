"""Alea Iacta Est's table: the buildings with the dice in them, what lies below, and every player's holding."""

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.speech import thing, title_of
from ludi.core.state import NONE, State
from ludi.core.texts import Listener
from ludi.games.alea_iacta_est.components import (
    FACES,
    OFFERED,
    PROVINCES,
    RANKS,
    VALUES,
    Colour,
    Province,
    Seat,
    Sex,
    Tile,
)
from ludi.games.alea_iacta_est.fields import Holder, Phase
from ludi.games.alea_iacta_est.forecast import (
    columns_played,
    fortuna_closed,
    stages_played,
    tiles_kept,
    tiles_seen,
)
from ludi.games.alea_iacta_est.rules.score_sheet import score_sheet
from ludi.games.alea_iacta_est.rules.templum import fortuna_held
from ludi.games.alea_iacta_est.scoring import public_score
from ludi.games.alea_iacta_est.state import has_templum, seats_playing

GAME = "alea-iacta-est"
PIPS = "⚀⚁⚂⚃⚄⚅"
SIGNS = {Sex.WOMAN: "♀", Sex.MAN: "♂"}
STYLES = {
    Colour.RED: "red", Colour.GREEN: "green", Colour.BLUE: "blue", Colour.PURPLE: "magenta", Colour.YELLOW: "yellow",
    Colour.ORANGE: "dark_orange",
}  # fmt: skip


def board(view: State, seat: int, language: Listener) -> RenderableType:
    """The whole table as this seat sees it; after the game, the score sheet."""
    stages, stage = int(stages_played(view)), int(view.stage) + 1
    if view.phase == Phase.OVER:
        return sheet(view, language)
    head = Text(say(language, "head", stage=stage, stages=stages, round=int(view.rounds) + 1), style="bold")
    known = [secrets(view, seat, language)] if seat != NONE else []
    return Group(head, buildings(view, language), players(view, seat, language), *filter(None, known))


def say(language: Listener, message: str, **values: Any) -> str:
    """A message of the board."""
    return texts.say(language, f"{GAME}-board-{message}", **values)


def name_of(seat: int, language: Listener) -> str:
    """A seat's name."""
    return texts.say(language, thing(GAME, Seat(int(seat))))


def dice(counts: Iterable[int]) -> str:
    """Dice counted by value: the picture and the number."""
    return " ".join(f"{PIPS[face]}{face + 1}" for face, count in enumerate(counts) for _ in range(max(0, int(count))))


def buildings(view: State, language: Listener) -> Table:
    """The five buildings, the dice in them, and what can be won there."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(width=7, style="bold")
    table.add_column(ratio=3)
    table.add_column(ratio=2)
    if has_templum(view):
        beside = [f"{value + 1}" for value, count in enumerate(view.fortuna_beside) for _ in range(count)]
        pile = say(language, "fortuna", pile=int(view.fortuna_pile_size), beside=" ".join(beside) or "–")
        table.add_row("Templum", by_seat(view, language, lambda seat: dice(view.templum[seat])), pile)
    table.add_row(
        "Senatus", by_seat(view, language, lambda seat: street(view, seat)),
        say(language, "senate", pile=int(view.senate_pile_size)),
    )  # fmt: skip
    table.add_row("Castrum", by_seat(view, language, lambda seat: sets(view, seat)), provinces(view, OPEN, language))
    table.add_row("Forum", forum(view, language), patricians(view, OPEN, language))
    if view.latrina.any():
        table.add_row("Latrina", by_seat(view, language, lambda seat: dice(view.latrina[seat])), "")
    return table


OPEN = int(Holder.OPEN)


def by_seat(view: State, language: Listener, content: Any) -> Text:
    """What each player has there, one after another."""
    found = [(seat, content(seat)) for seat in range(seats_playing(view))]
    lines = [Text.assemble((name_of(seat, language) + " ", "dim"), there) for seat, there in found if there]
    return Text("   ").join(lines) if lines else Text("–", style="dim")


def street(view: State, seat: int) -> str:
    """A street in the Senatus."""
    low, high = (int(end) for end in view.street[seat])
    return "" if low == NONE else dice(low <= face <= high for face in range(FACES))


def sets(view: State, seat: int) -> str:
    """The sets of a player in the Castrum."""
    return " ".join(f"{count}×{PIPS[face]}{face + 1}" for face, count in enumerate(view.castrum[seat]) if count > 0)


def forum(view: State, language: Listener) -> Text:
    """The columns from the left; a dot for an empty one."""
    text = Text()
    for column in range(columns_played(view)):
        die = int(view.forum[column])
        text.append(f"{PIPS[die]}{die + 1} " if die != NONE else "· ")
        text.append(f"{name_of(view.forum_owner[column], language)}  " if die != NONE else " ", style="dim")
    return text


def provinces(view: State, holder: int, language: Listener) -> Text:
    """The provinces that lie with a seat, or open: colour and values."""
    groups = []
    for colour in Colour:
        tiles = range(colour * VALUES, (colour + 1) * VALUES)
        values = [str(tile % VALUES + 1) for tile in tiles if view.provinces[tile] == holder]
        if values:
            groups.append(Text(f"{colour_name(colour, language)} {' '.join(values)}", style=STYLES[colour]))
    if view.provinces[PROVINCES - 1] == holder:
        groups.append(Text(texts.say(language, thing(GAME, Province.FREE)), style="bright_black"))
    return Text(", ").join(groups) if groups else Text("–", style="dim")


def patricians(view: State, holder: int, language: Listener) -> Text:
    """The patricians that lie with a seat, or open: colour, sex and values."""
    groups = []
    for colour in Colour:
        first = 2 * RANKS * colour
        there = [tile for tile in range(first, first + 2 * RANKS) if view.patricians[tile] == holder]
        signs = [f"{SIGNS[Sex(tile // RANKS % 2)]}{tile % RANKS + 1}" for tile in there]
        if signs:
            groups.append(Text(f"{colour_name(colour, language)} {' '.join(signs)}", style=STYLES[colour]))
    return Text(", ").join(groups) if groups else Text("–", style="dim")


def colour_name(colour: Colour, language: Listener) -> str:
    """A colour's name."""
    return texts.say(language, thing(GAME, colour))


def players(view: State, seat: int, language: Listener) -> Group:
    """Everybody's dice, chips, tiles, provinces and patricians, the viewer first."""
    count = seats_playing(view)
    order = [(max(seat, 0) + step) % count for step in range(count)]
    return Group(*(player(view, owner, language) for owner in order))


def player(view: State, owner: int, language: Listener) -> Group:
    """One player: a line of figures, then dice, provinces and patricians one after another."""
    title = title_of(language, thing(GAME, Seat(owner)))
    head = Text(f"{'▶' if view.player == owner else ' '} {title}", style="bold")
    if view.starter == owner:
        head.append(" ★")
    figures = say(
        language, "player", chips=int(view.chips[owner]), tiles=tiles_kept(view, owner),
        points=int(public_score(view, owner)),
    )  # fmt: skip
    head.append(f"  {figures}", style="not bold")
    if has_templum(view):
        kept = " ".join(str(value + 1) for value, count in enumerate(view.fortuna[owner]) for _ in range(count))
        fortuna = say(language, "kept", kept=kept or "–", drawn=int(fortuna_held(view, owner)))
        head.append(f"  {fortuna}", style="not bold")
    rolled = dice(view.supply[owner]) or say(language, "unrolled", count=int(view.unrolled[owner]))
    held = Text(" │ ").join([Text(rolled), provinces(view, owner, language), patricians(view, owner, language)])
    return Group(head, Padding(held, (0, 0, 0, 4)))


def secrets(view: State, seat: int, language: Listener) -> Text | None:
    """What this seat alone sees: its senate tiles, Fortuna tiles, the tiles it chooses from and passed on."""
    rows = [("tiles", [Tile(tile) for tile in tiles_seen(view, seat)])]
    rows.append(("offered", [Tile(tile) for tile in view.offered[seat][:OFFERED] if tile >= 0]))
    rows.append(("passed", [Tile(tile) for tile in view.passed[seat].ravel() if tile >= 0]))
    parts = [
        line(say(language, label), ", ".join(texts.say(language, thing(GAME, tile)) for tile in held))
        for label, held in rows
        if held
    ]
    closed = [value for value, count in enumerate(fortuna_closed(view, seat)) for _ in range(count)]
    if closed:
        parts.append(line(say(language, "drawn"), " ".join(str(value + 1) for value in closed)))
    return Text("   ").join(parts) if parts else None


def line(label: str, content: str) -> Text:
    """A label and what belongs to it."""
    return Text.assemble((label + " ", "bold"), content)


def sheet(view: State, language: Listener) -> Table:
    """The score sheet at the end, a column for each player."""
    sheets = [score_sheet(view, seat) for seat in range(seats_playing(view))]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for seat in range(seats_playing(view)):
        table.add_column(name_of(seat, language), justify="right")
    table.add_row(say(language, "provinces"), *(str(one.provinces) for one in sheets))
    table.add_row(say(language, "patricians"), *(str(one.patricians) for one in sheets))
    for tile in Tile:
        points = [[str(value) for kind, value in one.senate if kind == tile] for one in sheets]
        if any(points):
            table.add_row(texts.say(language, thing(GAME, tile)), *("+".join(values) for values in points))
    table.add_row("Fortuna", *(str(one.fortuna) for one in sheets))
    table.add_row("Repete", *(str(one.chips) for one in sheets))
    table.add_row(say(language, "total"), *(str(one.total) for one in sheets), style="bold")
    table.add_row(say(language, "left-over"), *(str(one.left_over) for one in sheets), style="dim")
    return table
