"""Records read again, compiled like the rules: a row for every decision, with what its seat saw and how it ended."""

from typing import Any

from ludi.core.game_api import chance_outcomes, features, is_winner, legal_actions
from ludi.core.playout import apply
from ludi.core.state import CHANCE, NONE, State
from ludi.core.view import Records, Viewing, write_view


def reread(
    actions: Any, ends: Any, starts: Any, tables: Records, viewing: Viewing, scratches: Any, rows: Any, shares: Any
) -> int:
    """Play recorded games again and write a row for each decision; returns how many, or NONE - the game that failed.

    Game k has the actions up to `ends[k]`; all begin at the one start. A game fails that does an illegal action, or
    does not come to its end.
    """
    scratch = scratches[0]
    row = 0
    at = 0
    for game in range(len(ends)):
        tables.rows[0] = starts[0]
        state = tables.rows[0]
        first = row
        begin = at
        while at < ends[game]:
            action = actions[at]
            count = 0
            if state.seat == CHANCE:
                count = chance_outcomes(state, scratch.actions, scratch.weights)
            elif state.seat != NONE:
                count = legal_actions(state, scratch.actions)
            if not is_among(scratch.actions, count, action):
                return NONE - game
            if state.seat != CHANCE:
                sheet = rows[row]
                sheet.game = game
                sheet.ply = at - begin
                sheet.seat = state.seat
                sheet.action = action
                for place in range(len(sheet.mask)):
                    sheet.mask[place] = 0
                for place in range(count):
                    sheet.mask[scratch.actions[place]] = 1
                write_view(tables.words[0], viewing.sight, state.seat, viewing.words)
                features(viewing.views[0], state.seat, sheet.observation)
                row += 1
            apply(state, action)
            at += 1
        if state.seat != NONE:
            return NONE - game
        write_outcomes(state, rows, shares, first, row)
    return row


def is_among(actions: Any, count: int, action: int) -> bool:
    """Whether an action is one of the first so many."""
    for place in range(count):
        if actions[place] == action:
            return True
    return False


def write_outcomes(state: State, rows: Any, shares: Any, first: int, last: int) -> None:
    """Every decision's part of the victory, for the seat that took it."""
    winners = 0
    for seat in range(len(shares)):
        shares[seat] = 0.0
        if is_winner(state, seat):
            winners += 1
            shares[seat] = 1.0
    for row in range(first, last):
        rows[row].outcome = shares[rows[row].seat] / winners
