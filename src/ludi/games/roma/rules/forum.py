"""Chapter 6. The Forum and its neighbours, Basilica and Templum."""

from ludi.core.state import CHANCE, State
from ludi.games.roma.components import Card
from ludi.games.roma.fields import Phase, Templum
from ludi.games.roma.rules.battle import end_activation
from ludi.games.roma.rules.dice import show_thrown, take_up_die, unused_dice, use_die
from ludi.games.roma.rules.places import count_next_to
from ludi.games.roma.rules.points import ask, pay_from_stock


def use_second_die(state: State, value: int) -> None:
    """RO-K20 The second die's value in VP; RO-K19 and 2 for each Basilica next to the Forum."""
    use_die(state, value, state.disc)
    state.payout = value + 2 * count_next_to(state, state.player, state.disc, Card.BASILICA)
    if count_next_to(state, state.player, state.disc, Card.TEMPLUM) > 0 and unused_dice(state) > 0:
        ask(state, Phase.TEMPLUM)
    else:
        pay_out(state)


def use_third_die(state: State, value: int) -> None:
    """RO-K21 Next to a Templum the third die adds its value: as it lies, or thrown once more."""
    if state.templum == Templum.THROWN:
        take_up_die(state, value, state.disc)
        state.phase = Phase.THROW
        state.seat = CHANCE
    else:
        use_die(state, value, state.disc)
        state.payout += value
        pay_out(state)


def throw_third_die(state: State, value: int) -> None:
    """RO-K21 Option `thrown`: what the third die shows now is added, and it lies there like that."""
    show_thrown(state, value)
    state.payout += value
    pay_out(state)


def pay_out(state: State) -> None:
    """RO-K28 One activation of a Forum is one payout."""
    pay_from_stock(state, state.player, state.payout)
    end_activation(state)
