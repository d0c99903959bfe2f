"""Chapter 8. Who may see what, and what a seat may take for possible."""

from typing import Any

from ludi.core.actions import Move
from ludi.core.piles import take_random, total
from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, DISCS
from ludi.games.roma.fields import Phase
from ludi.games.roma.moves import Verb
from ludi.games.roma.rules.opening import dealt_seat
from ludi.games.roma.state import copies_of, other, places_of


def seen_move(before: State, move: Move, viewer: int) -> Move:
    """RO-H1 A move as this seat sees it: cards that go to a hand or lie face down are for their owner alone."""
    if move.verb in (Verb.GIVE, Verb.KEEP) and viewer != before.seat:
        return move.hiding("card")
    if move.verb == Verb.LAY and before.phase == Phase.OPENING and viewer != before.seat:
        return move.hiding("card")
    if move.verb == Verb.DRAW and viewer != (dealt_seat(before) if before.phase == Phase.DEAL else before.player):
        return move.hiding("card")
    return move


def imagine(view: State, seat: int, rng: Any) -> None:
    """Deal what this seat cannot see: the opponent's cards, those known among them (RO-H3), and the draw pile."""
    foe = other(seat)
    clear_hidden(view, foe)
    for card in range(CARDS):
        view.draw_pile[card] = copies_of(view, card) - places_of(view, card)
    held = 0
    for card in range(CARDS):
        view.hand[foe, card] = view.known[foe, card]
        view.draw_pile[card] -= view.known[foe, card]
        held += view.known[foe, card]
    if view.phase == Phase.OPENING:
        imagine_opening(view, foe, held, rng)
    else:
        imagine_holding(view, foe, held, rng)


def clear_hidden(view: State, foe: int) -> None:
    """Nothing lies yet where the viewer sees nothing."""
    for card in range(CARDS):
        view.draw_pile[card] = 0
        view.hand[foe, card] = 0
        view.given[foe, card] = 0
        view.drawn[foe, card] = 0
    for disc in range(DISCS):
        view.face_down[foe, disc] = NONE


def imagine_opening(view: State, foe: int, held: int, rng: Any) -> None:
    """RO-S3 Any of the opponent's four cards may be in hand or at any of the covered discs."""
    hidden = view.hand_size[foe]
    for disc in range(DISCS):
        hidden += view.covered[foe, disc]
    fill(view, view.hand[foe], hidden - held, rng)
    for disc in range(DISCS):
        if view.covered[foe, disc]:
            view.face_down[foe, disc] = take_random(view.hand[foe], hidden, rng)
            hidden -= 1


def imagine_holding(view: State, foe: int, held: int, rng: Any) -> None:
    """RO-H5 Known cards are in hand, as far as it holds them, else among those just drawn; chance deals the rest."""
    if held > view.hand_size[foe]:
        held = imagine_drawn(view, foe, held, rng)
    fill(view, view.hand[foe], view.hand_size[foe] - held, rng)
    fill(view, view.given[foe], view.given_size[foe], rng)
    if view.player == foe:
        fill(view, view.drawn[foe], view.drawn_size - total(view.drawn[foe]), rng)


def imagine_drawn(view: State, foe: int, held: int, rng: Any) -> int:
    """RO-H5 More is known than the hand holds: chance says which of it was drawn, but what was known before was not."""
    sure = total(view.sure)
    for card in range(CARDS):
        view.hand[foe, card] -= view.sure[card]
    while held > view.hand_size[foe]:
        view.drawn[foe, take_random(view.hand[foe], held - sure, rng)] += 1
        held -= 1
    for card in range(CARDS):
        view.hand[foe, card] += view.sure[card]
    return held


def fill(view: State, counts: Any, missing: int, rng: Any) -> None:
    """So many cards, drawn at random from those not placed yet."""
    left = total(view.draw_pile)
    for _ in range(missing):
        counts[take_random(view.draw_pile, left, rng)] += 1
        left -= 1
