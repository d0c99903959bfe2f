"""Chapter 3. The turn: pay for empty discs, roll, act."""

from ludi.core.state import CHANCE, NONE, State
from ludi.games.roma.components import DISCS, Spot
from ludi.games.roma.fields import Phase
from ludi.games.roma.rules.battle import end_activation
from ludi.games.roma.rules.dice import change_die, clear_dice, is_rolled, is_triple, roll_die, use_die
from ludi.games.roma.rules.piles import (
    draw_card,
    has_card_to_draw,
    keep_card,
    put_pile_back,
    rebuild_draw_pile,
    take_from_discard,
    take_openly,
)  # fmt: skip
from ludi.games.roma.rules.places import lay_again
from ludi.games.roma.rules.points import ask, end_game, pay_for_empty_discs
from ludi.games.roma.scoring import is_ended, is_last_turn
from ludi.games.roma.state import other


def begin_turn(state: State, seat: int) -> None:
    """RO-T1, RO-E1 Pay for empty discs; if that does not end the game, roll."""
    state.player = seat
    pay_for_empty_discs(state, seat)
    if is_ended(state):
        end_game(state)
    else:
        roll(state)


def roll(state: State) -> None:
    """RO-T2 Roll three action dice."""
    clear_dice(state)
    state.phase = Phase.ROLL
    state.seat = CHANCE


def see_roll(state: State, value: int) -> None:
    """RO-T2 One die lies. When all three show the same value, they may all be rolled again."""
    roll_die(state, value)
    if is_rolled(state):
        ask(state, Phase.REROLL if is_triple(state) else Phase.ACTIONS)


def end_turn(state: State) -> None:
    """RO-T3 Unused dice lapse; blocks (RO-K4) and Essedum (RO-K15) end with the turn they hold for."""
    for disc in range(DISCS):
        state.blocked[state.player, disc] = 0
    state.essedum = 0
    state.battle_die = NONE
    state.turns += 1
    clear_dice(state)
    if is_last_turn(state):
        end_game(state)
    else:
        begin_turn(state, other(state.player))


def take_money(state: State, value: int) -> None:
    """RO-T5 A die on the money disc gives its value in sestertii."""
    use_die(state, value, Spot.MONEY)
    state.coins[state.player] += value


def begin_draw(state: State, value: int) -> None:
    """RO-T6 A die on the cards disc draws that many cards."""
    use_die(state, value, Spot.CARDS)
    state.to_draw = value
    go_on_drawing(state)


def go_on_drawing(state: State) -> None:
    """RO-T7 Draw on, from a rebuilt pile if need be; with both piles empty, fewer are drawn."""
    if state.to_draw > 0 and has_card_to_draw(state):
        rebuild_draw_pile(state)
        state.phase = Phase.DRAW
        state.seat = CHANCE
    else:
        state.to_draw = 0
        ask(state, Phase.KEEP)


def see_card(state: State, card: int) -> None:
    """RO-T6 One card is drawn."""
    draw_card(state, state.player, card)
    go_on_drawing(state)


def keep(state: State, card: int) -> None:
    """RO-T6 Keep one of the drawn cards, or RO-K14 one of the whole pile."""
    if state.phase == Phase.LOOK:
        put_pile_back(state, state.player, card)
        end_activation(state)
    else:
        keep_card(state, state.player, card)
        ask(state, Phase.ACTIONS)


def take_person(state: State, card: int) -> None:
    """RO-K18 Aesculapinum takes a person from the discard pile into hand."""
    take_from_discard(state, card)
    take_openly(state, state.player, card)
    end_activation(state)


def change(state: State, value: int, new: int) -> None:
    """RO-K3 Consul raises or lowers one unused die by 1."""
    change_die(state, value, new)
    end_activation(state)


def relay(state: State, card: int, disc: int) -> None:
    """RO-K11, RO-K23 Lay again what was taken up, until all of it lies."""
    lay_again(state, state.player, card, disc)
    for lifted in state.lifted:
        if lifted > 0:
            return
    end_activation(state)
