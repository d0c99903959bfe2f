"""Roma's table: the discs in a row, the opponent's cards above, one's own below."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.fields import worked_out
from ludi.core.speech import thing, title_of
from ludi.core.state import NONE, State
from ludi.core.texts import Listener
from ludi.games.roma.components import COST, DEFENCE, DISCS, KIND, Card, Kind, Seat
from ludi.games.roma.forecast import DERIVED
from ludi.games.roma.state import other

PIPS = "⚀⚁⚂⚃⚄⚅"
BLOCKED = "✗"
NUMERALS = ("I", "II", "III", "IV", "V", "VI")


def board(view: State, seat: int, language: Listener) -> RenderableType:
    """The whole table as this seat sees it."""
    foe, sums = other(seat), worked_out(DERIVED, view)
    table = Table(box=box.SIMPLE, show_header=False, show_edge=False, padding=(0, 0))
    for _ in range(DISCS):
        table.add_column(justify="center", width=12)
    table.add_row(*(place(view, sums, foe, disc, language) for disc in range(DISCS)))
    table.add_row(*(Text(f"{NUMERALS[disc]:^12}", style="bold reverse") for disc in range(DISCS)))
    table.add_row(*(place(view, sums, seat, disc, language) for disc in range(DISCS)))
    sides = side(view, foe, language), table, side(view, seat, language)
    return Group(*sides, *details(view, sums, seat, language), *changes(view, sums, language))


def place(view: State, sums: Mapping[str, Any], seat: int, disc: int, language: Listener) -> Text:
    """The card at a place: its name, cost and defence; a mark where the disc is blocked."""
    card = int(view.face_up[seat, disc])
    if view.face_down[seat, disc] >= 0:
        card = int(view.face_down[seat, disc])
    if card >= 0:
        text = Text(name_of(card, language), style=colour_of(card))
        text.append(f"\n{COST[card]}¢ ", style="dim").append_text(shield(view, sums, seat, disc, card))
    else:
        text = Text("▒▒▒" if view.covered[seat, disc] else "·", style="dim")
    if view.blocked[seat, disc]:
        text.append(f" {BLOCKED}", style="red")
    return text


def shield(view: State, sums: Mapping[str, Any], seat: int, disc: int, card: int) -> Text:
    """RO-B3 The defence that counts; where it is not the printed one, a mark that says so, and the printed one."""
    printed = int(DEFENCE[card])
    defence = int(sums["defence"][seat][disc]) if view.face_up[seat, disc] >= 0 else printed
    if defence == printed:
        return Text(f"{printed}⛨", style="dim")
    mark, colour = ("▲", "bold green") if defence > printed else ("▼", "bold red")
    return Text(f"{defence}⛨{mark}", style=colour).append(f"({printed})", style="not bold dim")


def changes(view: State, sums: Mapping[str, Any], language: Listener) -> Iterable[Text]:
    """What the marks mean, where there can be any, and what Essedum takes from the other's defences."""
    told = []
    if view.blocked.any():
        told.append(Text(f"{BLOCKED} {texts.say(language, 'board-blocked')}", style="red"))
    if lowered := max(sums["lowered"]):
        told.append(line("roma-board-essedum", f"-{lowered}", language))
    if lowered or any(any(row) for row in sums["raised"]):
        told.append(Text(texts.say(language, "roma-board-defence"), style="dim"))
    if told:
        yield Text("   ").join(told)


def side(view: State, seat: int, language: Listener) -> Text:
    """One player's points, money and number of cards."""
    name = title_of(language, thing("roma", Seat(seat)))
    text = Text(f"{'▶ ' if view.player == seat else '  '}{name}", style="bold")
    figures = texts.say(
        language, "roma-board-side",
        vp=int(view.vp[seat]), coins=int(view.coins[seat]), cards=int(view.hand_size[seat]),
    )  # fmt: skip
    return text.append(f"  {figures}", style="not bold")


def details(view: State, sums: Mapping[str, Any], seat: int, language: Listener) -> Iterable[Text]:
    """Dice, hand, what is known of the other hand, the cards being chosen from, stock and piles."""
    yield Text("   ").join([*dice(view, language), piles(view, language)])
    yield line("roma-board-hand", cards(view.hand[seat], language), language)
    for message, counts in (
        ("roma-board-drawn", view.drawn[seat]),
        ("roma-board-lifted", view.lifted),
        ("roma-board-known", sums["known_in_hand"][other(seat)]),
    ):
        if any(counts):
            yield line(message, cards(counts, language), language)


def dice(view: State, language: Listener) -> Iterable[Text]:
    """The dice that are not used yet, and the one of the battle."""
    if any(die != NONE for die in view.dice):
        yield line("roma-board-dice", " ".join(f"{PIPS[die - 1]} {die}" for die in view.dice if die != NONE), language)
    if view.battle_die != NONE:
        yield line("roma-board-battle", str(int(view.battle_die)), language)


def piles(view: State, language: Listener) -> Text:
    """Stock, draw pile and discard pile, with the cards on top of it."""
    told = texts.say(
        language, "roma-board-piles",
        stock=int(view.stock), draw=int(view.draw_size), discard=int(view.discard_size),
    )  # fmt: skip
    top = [name_of(int(card), language) for card in view.discard[: int(view.discard_size)]]
    more = f" ({', '.join(reversed(top[-5:]))}{' …' if len(top) > 5 else ''})" if top else ""
    return Text(told + more, style="dim")


def line(message: str, content: str | Text, language: Listener) -> Text:
    """A label and what belongs to it."""
    return Text.assemble((texts.say(language, message) + " ", "bold"), content)


def cards(counts: Iterable[int], language: Listener) -> Text:
    """Cards by name, with cost and defence."""
    text = Text()
    for card, count in enumerate(counts):
        if count > 0:
            text.append(name_of(card, language), style=colour_of(card))
            text.append(f" {COST[card]}¢ {DEFENCE[card]}⛨" + (f" ×{count}" if count > 1 else "") + "   ", style="dim")
    return text if text else Text("–")


def name_of(card: int, language: Listener) -> str:
    """The card's name."""
    return texts.say(language, thing("roma", Card(card)))


def colour_of(card: int) -> str:
    """Persons are yellow, buildings green, as in the box; cost and name tell them apart too."""
    return "yellow" if KIND[card] == Kind.PERSON else "green"
