"""Playing on from a moment of a finished game: a new table that begins as the deciding seat saw it.

What this seat could not see is dealt anew, so that nobody learns from the table what was hidden there; the others are
bots.
"""

from ludi.core.chance import new_rng
from ludi.core.replay import start_in_words
from ludi.server.api.requests import PlayOn
from ludi.server.api.tables import SeatKind
from ludi.server.http.problems import Problem
from ludi.server.services import Services
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, new_info

SEED_DIGITS = 15  # of the table's secret


async def play_on(services: Services, table: Table, guest: str, address: str, wish: PlayOn) -> Table:
    """A table at which the guest decides what was decided there, against bots of this rank."""
    game, rules = table.game, services.warmup.rules(table.game)
    if wish.step >= len(table.match.actions) or not services.bots.can_sit(game, wish.level):
        raise Problem(422, "server-bad-table")
    state = table.match.replayed(table.match.actions[: wish.step])
    seat = int(state.seat)
    if seat < 0:
        raise Problem(422, "server-bad-table")
    name = await services.names.of(guest)
    chairs = [Chair(SeatKind.BOT, level=wish.level) for _ in table.info.chairs]
    chairs[seat] = Chair(SeatKind.PERSON, guest, name)
    info = new_info(guest, game, dict(table.info.options), chairs, listed=False)
    dealt = game.imagined(game.view_of(state, seat), seat, new_rng(int(info.secret[:SEED_DIGITS], 16)), rules)
    info.start = start_in_words(game, dealt)
    return await services.lobby.set_up(info, guest, address)
