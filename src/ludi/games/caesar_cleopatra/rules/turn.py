"""Chapter 2. The turn: active or passive, and how it closes."""

from ludi.core.state import CHANCE, NONE, State
from ludi.games.caesar_cleopatra.components import HAND_LIMIT, INFLUENCES, SEATS, Pile
from ludi.games.caesar_cleopatra.fields import ActionOrder, Phase
from ludi.games.caesar_cleopatra.rules.piles import (
    cards_in_hand,
    cards_to_draw,
    discard_from_hand,
    take_action,
    take_influence,
    take_top_action,
)
from ludi.games.caesar_cleopatra.rules.places import lay_face_down, lay_face_up
from ludi.games.caesar_cleopatra.rules.vote import hold_vote, next_full, turn_vote_card
from ludi.games.caesar_cleopatra.scoring import has_influence, is_all_won, is_alone_and_full, is_ended, room_of
from ludi.games.caesar_cleopatra.state import is_closed, other


def ask(state: State, seat: int, phase: int) -> None:
    """This seat decides next."""
    state.phase = phase
    state.seat = seat


def begin_turn(state: State, seat: int) -> None:
    """CC-T1, CC-T2 A new turn: nothing laid, nothing played."""
    state.player = seat
    state.laid = 0
    state.played = 0
    state.wanting = 0
    ask(state, seat, Phase.TURN)


def end_turn(state: State) -> None:
    """CC-T1, CC-E2, CC-E12 The other is next, unless only this player has influence cards left."""
    seat = other(state.player)
    if not has_influence(state, seat):
        seat = state.player
    if is_ended(state, seat):
        end_game(state)
    else:
        begin_turn(state, seat)


def end_game(state: State) -> None:
    """CC-E14 Nobody decides any more."""
    ask(state, NONE, Phase.OVER)


def tally(state: State) -> None:
    """CC-E14 The bonus cards are shown, and count."""
    for seat in range(SEATS):
        state.bonus_shown[seat] = state.bonus[seat]
        state.bonus[seat] = NONE


def lay_hidden(state: State, card: int, faction: int) -> None:
    """CC-T4 One card face down is all that is laid in this turn."""
    lay_face_down(state, state.player, card, faction)
    end_laying(state)


def lay_open(state: State, card: int, faction: int) -> None:
    """CC-T4, CC-T16 Two cards face up, one right after the other."""
    lay_face_up(state, state.player, card, faction)
    if state.phase == Phase.SECOND:
        end_laying(state)
    else:
        state.phase = Phase.SECOND


def end_laying(state: State) -> None:
    """CC-T3 Influence has been laid."""
    state.laid = 1
    go_on(state)


def go_on(state: State) -> None:
    """CC-T3, CC-T17 Influence must be laid, if that is possible; then nothing but an action card is left to play."""
    state.idle = 0
    seat = state.player
    must_lay = state.laid == 0 and state.hand_influence[seat] > 0 and room_of(state, seat) > 0
    ask(state, seat, Phase.LAY if must_lay else Phase.CLOSING)


def close_turn(state: State) -> None:
    """CC-T18 Nothing more is played: extraordinary votes first."""
    ask_full_factions(state, 0)


def ask_full_factions(state: State, first: int) -> None:
    """CC-V2, CC-V3 The next faction with eight cards is asked; when none is left, the turn goes on."""
    state.faction = next_full(state, first)
    if state.faction != NONE:
        ask(state, CHANCE, Phase.EXTRAORDINARY)
    elif is_alone_and_full(state, state.player):
        end_game(state)  # CC-E3, CC-E13: no refill and no vote card
    else:
        refill(state)


def hold_extraordinary_vote(state: State) -> None:
    """CC-V2, CC-E11 A faction with eight cards is asked; each once, unless the last patrician is won."""
    hold_vote(state, state.faction)
    if is_all_won(state):
        state.faction = NONE
        end_game(state)
    else:
        ask_full_factions(state, state.faction + 1)


def refill(state: State) -> None:
    """CC-T10 Draw up to five cards in hand, as far as there are cards."""
    seat = state.player
    state.to_draw = max(0, min(HAND_LIMIT - cards_in_hand(state, seat), cards_to_draw(state, seat)))
    draw_on(state, Phase.REFILL)


def draw_on(state: State, phase: int) -> None:
    """CC-T10, CC-T11 The next card is drawn; after the last an active turn turns a vote card, a passive one ends."""
    if state.to_draw > 0:
        ask(state, state.player, phase)
    elif phase == Phase.REFILL:
        ask(state, CHANCE, Phase.VOTE)
    else:
        end_turn(state)


def turn_up_vote(state: State, vote: int) -> None:
    """CC-V1, CC-V15, CC-E11 A vote card is turned, and the next where it leaves the game; then the turn is over."""
    if turn_vote_card(state, vote):
        return
    if is_all_won(state):
        end_game(state)
    else:
        end_turn(state)


def be_passive(state: State) -> None:
    """CC-T11, CC-T12, CC-T5 Exchange cards; where there is nothing to exchange, the turn is over."""
    seat = state.player
    state.to_draw = 0
    state.wanting = state.hand_influence[seat] == 0
    if cards_in_hand(state, seat) > 0 and cards_to_draw(state, seat) > 0:
        state.phase = Phase.EXCHANGE
    else:
        stay_idle(state)


def stay_idle(state: State) -> None:
    """CC-T13 A passive turn in which nothing was exchanged."""
    state.idle += 1
    end_turn(state)


def end_exchange(state: State) -> None:
    """CC-T11, CC-T12 No more is discarded: as many cards are drawn, or none at all."""
    if state.to_draw == 0:
        stay_idle(state)
    else:
        state.phase = Phase.REDRAW


def exchange(state: State, card: int) -> None:
    """CC-T11, CC-T12 One more card is discarded, as long as there is a card, and one to be drawn for it."""
    seat = state.player
    discard_from_hand(state, seat, card)
    state.idle = 0
    state.to_draw += 1
    if cards_in_hand(state, seat) == 0 or state.to_draw == cards_to_draw(state, seat):
        state.phase = Phase.REDRAW


def draw(state: State, pile: int) -> None:
    """CC-T10 The top card of a pile: known where its owner knows the order (CC-H2), else chance has it."""
    if pile == Pile.ACTION and state.action_order == ActionOrder.CHOSEN and not is_closed(state, state.seat):
        take_top_action(state, state.seat)
        after_draw(state)
    else:
        state.pile = pile
        state.seat = CHANCE


def deal(state: State, card: int) -> None:
    """CC-T10 Chance brings the card."""
    seat = drawing_seat(state)
    if card < INFLUENCES:
        take_influence(state, seat, card)
    else:
        take_action(state, seat, card - INFLUENCES)
    state.pile = NONE
    after_draw(state)


def drawing_seat(state: State) -> int:
    """CC-A14 A replacement is drawn by the opponent, all other cards by the player whose turn it is."""
    return other(state.player) if state.phase == Phase.REPLACE else state.player


def after_draw(state: State) -> None:
    """CC-T10, CC-A14 A card was drawn: on with the refill, the exchange, or the turn that was interrupted."""
    if state.phase == Phase.REPLACE:
        end_action(state)
    else:
        state.to_draw -= 1
        draw_on(state, state.phase)


def end_action(state: State) -> None:
    """CC-T3 The action card has been carried out, or vetoed; the turn goes on."""
    state.action = NONE
    state.faction = NONE
    state.partner = NONE
    state.victim = NONE
    go_on(state)
