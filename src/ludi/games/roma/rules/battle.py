"""Chapter 5. Battles: a throw against a defence."""

from ludi.core.state import CHANCE, NONE, State
from ludi.games.roma.components import DEFENCE, DISCS, Card
from ludi.games.roma.fields import Phase
from ludi.games.roma.rules.dice import unused_dice, use_die
from ludi.games.roma.rules.places import clear_place
from ludi.games.roma.rules.points import ask
from ludi.games.roma.state import other


def attack(state: State, disc: int) -> None:
    """RO-B1 The player whose turn it is attacks the card at this disc: the battle die is thrown once."""
    state.target = disc
    state.battle_die = NONE
    state.phase = Phase.BATTLE
    state.seat = CHANCE


def defence_of(state: State, seat: int, disc: int) -> int:
    """RO-B3 Printed, and all modifiers added."""
    return DEFENCE[state.face_up[seat, disc]] + raised_by(state, seat, disc) - lowered_by(state, seat)


def raised_by(state: State, seat: int, disc: int) -> int:
    """RO-K25 What the other Turres of its owner add to the defence of the card here."""
    others = 0
    for neighbour in range(DISCS):
        others += neighbour != disc and state.face_up[seat, neighbour] == Card.TURRIS
    return others


def lowered_by(state: State, seat: int) -> int:
    """RO-K15 What the Essedum of this turn takes from every defence of this seat."""
    return 2 * state.essedum if seat != state.player else 0


def fight(state: State, disc: int, strength: int) -> bool:
    """RO-B2 The attacked card falls if the strength reaches its defence. Returns whether it fell."""
    defender = other(state.player)
    if strength < defence_of(state, defender, disc):
        return False
    clear_place(state, defender, disc)
    return True


def throw_battle_die(state: State, die: int) -> None:
    """RO-B1, RO-K17 The throw decides; where it does not win, Centurio may add an unused action die."""
    state.battle_die = die
    if not fight(state, state.target, die) and state.actor == Card.CENTURIO and unused_dice(state) > 0:
        ask(state, Phase.ADD_DIE)
    else:
        end_battle(state)


def add_die(state: State, value: int) -> None:
    """RO-K17 The added die is used, whether or not it helps."""
    use_die(state, value, state.disc)
    fight(state, state.target, state.battle_die + value)
    end_battle(state)


def end_battle(state: State) -> None:
    """RO-B2 The attacker's card stays; the activation is over (RO-T14). The throw stays in sight (RO-H2)."""
    state.target = NONE
    end_activation(state)


def end_activation(state: State) -> None:
    """RO-T14 The activation has been carried out to its end; other actions may begin."""
    state.disc = NONE
    state.actor = NONE
    state.laid = 0
    state.payout = 0
    for disc in range(DISCS):
        state.relaid[disc] = 0
    ask(state, Phase.ACTIONS)
