"""Chapter 3. The action dice: rolled, used once, changed by Consul."""

from ludi.core.state import NONE, State
from ludi.games.roma.components import ACTION_DICE, FACES, SMALL_DICE, SMALL_FACES
from ludi.games.roma.fields import Scale


def clear_dice(state: State) -> None:
    """RO-T3 Dice not used lapse, and those used are taken back."""
    for die in range(ACTION_DICE):
        state.dice[die] = NONE
        state.used[die] = NONE
        state.used_at[die] = NONE


def roll_die(state: State, value: int) -> None:
    """RO-T2 The next of the three action dice shows this value."""
    for die in range(ACTION_DICE):
        if state.dice[die] == NONE:
            state.dice[die] = value
            return


def is_rolled(state: State) -> bool:
    """RO-T2, RO-M1 All three have been rolled, or the one of the small game."""
    return unused_dice(state) == (SMALL_DICE if state.scale == Scale.SMALL else ACTION_DICE)


def faces_rolled(state: State) -> int:
    """RO-C4, RO-M1 The highest value an action die may show."""
    return SMALL_FACES if state.scale == Scale.SMALL else FACES


def is_triple(state: State) -> bool:
    """RO-T2 All three show the same value."""
    return state.dice[0] == state.dice[1] and state.dice[1] == state.dice[2]


def unused_dice(state: State) -> int:
    """How many action dice are left."""
    count = 0
    for die in range(ACTION_DICE):
        if state.dice[die] != NONE:
            count += 1
    return count


def has_die(state: State, value: int) -> bool:
    """RO-T4 Whether an unused die shows this value."""
    for die in range(ACTION_DICE):
        if state.dice[die] == value:
            return True
    return False


def use_die(state: State, value: int, spot: int) -> None:
    """RO-T4 Each die is used for one thing, whole, once; it stays in sight where it was used."""
    for die in range(ACTION_DICE):
        if state.dice[die] == value:
            state.dice[die] = NONE
            state.used[die] = value
            state.used_at[die] = spot
            return


def take_up_die(state: State, value: int, spot: int) -> None:
    """RO-K21 An unused die is used, but thrown before it counts: where it lies it shows nothing yet."""
    for die in range(ACTION_DICE):
        if state.dice[die] == value:
            state.dice[die] = NONE
            state.used_at[die] = spot
            return


def show_thrown(state: State, value: int) -> None:
    """RO-K21 The die that was taken up shows what was thrown."""
    for die in range(ACTION_DICE):
        if state.used_at[die] != NONE and state.used[die] == NONE:
            state.used[die] = value


def change_die(state: State, value: int, new: int) -> None:
    """RO-K3 One unused die of this value has the new one from now on, for everything."""
    for die in range(ACTION_DICE):
        if state.dice[die] == value:
            state.dice[die] = new
            return
