"""The table of Caesar & Cleopatra: the factions in a row, the opponent's influence above, one's own below."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.speech import thing, title_of
from ludi.core.state import NONE, State
from ludi.core.texts import Listener
from ludi.games.caesar_cleopatra.components import (
    FACTIONS,
    INFLUENCES,
    SEATS,
    VALUE,
    Action,
    Bonus,
    Card,
    Faction,
    Influence,
    Seat,
    Vote,
)
from ludi.games.caesar_cleopatra.forecast import known_places, unseen_at
from ludi.games.caesar_cleopatra.scoring import score_of
from ludi.games.caesar_cleopatra.state import other

GAME = "caesar-cleopatra"
BACK = "▒"
PATRICIAN, WON = "●", "○"


def board(view: State, seat: int, language: Listener) -> RenderableType:
    """The whole table as this seat sees it; a watcher sits at the first."""
    seat = max(seat, 0)
    foe = other(seat)
    table = Table(box=box.SIMPLE, show_header=False, show_edge=False, padding=(0, 0))
    for _ in range(FACTIONS):
        table.add_column(justify="center", width=15)
    for side in (foe, seat):
        if side == seat:
            table.add_row(*(patricians(view, seat, faction, language) for faction in range(FACTIONS)))
        table.add_row(*(place(view, side, faction) for faction in range(FACTIONS)))
    return Group(side_line(view, foe, language), table, side_line(view, seat, language), *details(view, seat, language))


def place(view: State, seat: int, faction: int) -> Text:
    """The cards of a side at a faction: open ones by value, hidden ones by their backs; own ones in brackets."""
    text = Text()
    for card in range(INFLUENCES):
        for _ in range(view.face_up[seat, faction, card]):
            text.append(f" {short(card)}", style="bold")
    text.append(f" {BACK}" * unseen_at(view, seat, faction), style="dim")
    for card in range(INFLUENCES):
        for _ in range(view.face_down[seat, faction, card]):
            text.append(f" ({short(card)})", style="cyan")
    return text if text else Text("·", style="dim")


def short(card: int) -> str:
    """A card as small as can be: its value, or P for a philosopher."""
    return str(int(VALUE[card])) if VALUE[card] else "P"


def patricians(view: State, seat: int, faction: int, language: Listener) -> Text:
    """A faction: what the other has won, what is left, what this seat has won."""
    text = Text(texts.say(language, thing(GAME, Faction(faction))), style="bold")
    text.append("\n" + WON * int(view.won[other(seat), faction]), style="red")
    text.append(" " + PATRICIAN * int(view.patricians[faction]) + " ", style="yellow")
    return text.append(WON * int(view.won[seat, faction]), style="cyan")


def side_line(view: State, seat: int, language: Listener) -> Text:
    """One player's points and numbers of cards."""
    name = title_of(language, thing(GAME, Seat(seat)))
    text = Text(f"{'▶ ' if view.player == seat else '  '}{name}", style="bold")
    figures = texts.say(
        language,
        f"{GAME}-board-side",
        points=int(score_of(view, seat)),
        influence=int(view.hand_influence[seat]),
        actions=int(view.hand_actions[seat]),
        influence_pile=int(view.influence_size[seat]),
        action_pile=int(view.action_size[seat]),
    )
    return text.append(f"  {figures}", style="not bold")


def details(view: State, seat: int, language: Listener) -> Iterable[Text]:
    """Hand, bonus, own pile, what is taken up, what is known, vote cards, discard piles."""
    yield line("hand", cards(view.hand[seat], language), language)
    yield from side_by_side(bonuses(view, language))
    pile = [thing(GAME, Action(int(action))) for action in view.ordered_pile[seat][::-1] if action >= 0]
    if pile:
        yield line("pile", say_all(pile, language), language)
    if (view.lifted[seat] > 0).any():
        yield line("lifted", cards(view.lifted[seat], language), language)
    if view.action != NONE:
        yield line("action", played(view, language), language)
    if view.known_actions[0, 0] >= 0:
        yield from known(view, other(seat), language)
    votes = (line("votes", cards(view.vote_pile, language, Vote), language),
             line("votes-out", cards(view.vote_discard, language, Vote), language))  # fmt: skip
    yield from side_by_side(votes)
    yield from side_by_side(discards(view, seat, language))


def side_by_side(parts: Iterable[Text]) -> Iterable[Text]:
    """Several short things in one line, where there are any."""
    found = list(parts)
    if found:
        yield Text("   ").join(found)


def bonuses(view: State, language: Listener) -> Iterable[Text]:
    """The bonus cards this seat knows."""
    for owner in range(SEATS):
        for bonus in (int(view.bonus[owner]), int(view.bonus_shown[owner])):
            if bonus >= 0:
                yield line("bonus", say_all([thing(GAME, Seat(owner)), thing(GAME, Bonus(bonus))], language), language)


def discards(view: State, seat: int, language: Listener) -> Iterable[Text]:
    """What lies on the discard piles, where anything does."""
    for owner in (seat, other(seat)):
        if any(count > 0 for count in view.discard[owner]):
            name = texts.say(language, thing(GAME, Seat(owner)))
            yield line("discard", f"{name}: {cards(view.discard[owner], language)}", language)


def played(view: State, language: Listener) -> str:
    """The action card being played, and what it names."""
    named = [thing(GAME, Action(int(view.action)))]
    if view.victim != NONE:
        named.append(thing(GAME, Influence(int(view.victim))))
    named += [thing(GAME, Faction(int(faction))) for faction in (view.faction, view.partner) if faction != NONE]
    return say_all(named, language)


def known(view: State, foe: int, language: Listener) -> Iterable[Text]:
    """What this seat knows of the other's hidden cards: each with the places it may lie in."""
    hand = texts.say(language, f"{GAME}-board-in-hand")
    places = [hand, *(texts.say(language, thing(GAME, Faction(faction))) for faction in range(FACTIONS))]
    lying: dict[str, list[str]] = {}
    for card, spots in known_places(view, foe):
        where = "/".join(places[place] for place in spots)
        lying.setdefault(where, []).append(texts.say(language, thing(GAME, Card(card))))
    found = [f"{', '.join(held)} ({where})" for where, held in lying.items()]
    actions = cards([0] * INFLUENCES + list(view.known_actions[foe]), language)
    if view.known_actions[foe].any():
        found.append(f"{actions} ({hand})")
    if found:
        yield line("known", ", ".join(found), language)


def line(message: str, content: str | Text, language: Listener) -> Text:
    """A label and what belongs to it."""
    return Text.assemble((texts.say(language, f"{GAME}-board-{message}") + " ", "bold"), content)


def say_all(lines: Sequence[texts.Line], language: Listener) -> str:
    """Several things in a row."""
    return ", ".join(texts.say(language, said) for said in lines)


def cards(counts: Iterable[int], language: Listener, kind: type[Card] | type[Vote] = Card) -> str:
    """Cards by name."""
    found = [
        texts.say(language, thing(GAME, kind(card))) + (f" ×{count}" if count > 1 else "")
        for card, count in enumerate(counts)
        if count > 0
    ]
    return ", ".join(found) or "–"
