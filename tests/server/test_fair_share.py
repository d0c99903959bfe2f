"""Nobody's tables, names and wishes take what belongs to others: lists, counts, and what is left after a farewell."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.bots.play.advice import Advice
from ludi.core.study import match_in
from ludi.games import GAMES
from ludi.server.api.requests import NewTable, Saying, SeatWish
from ludi.server.api.tables import SeatKind
from ludi.server.app import new_app
from ludi.server.bots import advice as advising
from ludi.server.bots import hints
from ludi.server.bots.warm import Stage
from ludi.server.http.gate import guest_of
from ludi.server.http.limits import SHARES
from ludi.server.http.problems import Problem
from ludi.server.people import names as called
from ludi.server.people import talk
from ludi.server.services import Services
from ludi.server.settings import Settings
from ludi.server.storage.store import LOBBY_LENGTH, OF_ONE_ADDRESS, OF_ONE_HOST
from ludi.server.tables import hosting, moving
from ludi.server.tables import table as tables
from ludi.server.tables.lobby import Lobby
from ludi.server.tables.opening import origin_of
from ludi.server.tables.table import Table
from tests.server.conftest import run_apart
from tests.server.visitor import Visitor

WISH = NewTable(game="roma", seats=[SeatWish(kind="open"), SeatWish(kind="open")], options={}, listed=True)
ALONE = NewTable(game="roma", seats=[SeatWish(kind="me"), SeatWish(kind="bot", level="random")], options={})
PATIENCE = 20  # seconds


def in_a_house(folder: Path, story: Callable[[Services], Awaitable[Any]], limited: bool = False) -> Any:
    """A story in a house of its own."""

    async def told() -> Any:
        app = new_app(Settings(f"sqlite:///{folder / 'tables.sqlite'}", limited=limited, warm=False))
        async with app.router.lifespan_context(app):
            return await story(app.state.services)

    return run_apart(told())


async def guest_of_the_house(lobby: Lobby) -> str:
    return guest_of(await lobby.tokens.make())


async def opened_by(lobby: Lobby, number: int, hosts: int, address: str) -> list[Table]:
    guests = [await guest_of_the_house(lobby) for _ in range(hosts)]
    return [await lobby.open(guests[turn % hosts], WISH, address) for turn in range(number)]


@pytest.mark.parametrize(("hosts", "shown"), [(1, OF_ONE_HOST), (LOBBY_LENGTH, OF_ONE_ADDRESS)])
def test_one_host_or_one_address_does_not_fill_the_list(tmp_path: Path, hosts: int, shown: int) -> None:
    async def story(services: Services) -> None:
        first = (await opened_by(services.lobby, 1, 1, "elsewhere"))[0]
        many = {table.id for table in await opened_by(services.lobby, LOBBY_LENGTH + 5, hosts, "here")}

        found = [card["id"] for card in (await services.lobby.lists("a stranger"))["open"]]

        assert first.id in found
        assert len(many.intersection(found)) == shown

    in_a_house(tmp_path, story)


def test_one_address_does_not_fill_the_list_after_a_restart_either(tmp_path: Path) -> None:
    async def open_all(services: Services) -> tuple[str, set[str]]:
        first = (await opened_by(services.lobby, 1, 1, "elsewhere"))[0].id
        return first, {table.id for table in await opened_by(services.lobby, LOBBY_LENGTH + 5, LOBBY_LENGTH, "here")}

    async def read(services: Services) -> list[str]:
        return [card["id"] for card in (await services.lobby.lists("a stranger"))["open"]]

    first, many = in_a_house(tmp_path, open_all)
    found = in_a_house(tmp_path, read)

    assert first in found
    assert len(many.intersection(found)) == OF_ONE_ADDRESS


def test_what_a_table_keeps_of_an_address_does_not_tell_it() -> None:
    origins = [origin_of(f"10.{one}.{other}.7") for one in range(200) for other in range(200)]

    assert origin_of("10.0.0.7") == origins[0]
    assert {len(str(origin)) for origin in origins} == {5}
    assert len(set(origins)) < len(origins)  # several addresses have the same
    assert origin_of("") is None


def test_tables_that_are_being_opened_count(tmp_path: Path) -> None:
    """Asked for at once, there are no more than one after another."""

    async def story(services: Services) -> list[Any]:
        guest = await guest_of_the_house(services.lobby)
        most = SHARES["tables"].most
        return await asyncio.gather(
            *(services.lobby.open(guest, WISH, "here") for _ in range(2 * most)), return_exceptions=True
        )

    made = in_a_house(tmp_path, story, limited=True)

    assert sum(isinstance(one, Table) for one in made) == SHARES["tables"].most
    assert {one.status for one in made if isinstance(one, Problem)} == {429}


def test_a_table_that_is_removed_while_somebody_speaks_there_is_not_looked_for_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "RETRY", 0.0)

    async def story(services: Services) -> Table:
        guest = await guest_of_the_house(services.lobby)
        table = await services.lobby.open(guest, ALONE)
        await hosting.close(table, guest)
        await moving.remove(services, table.id, guest)
        with pytest.raises(Problem):
            await talk.say(table, guest, Saying(text="Salve"))  # the table was found before it was removed
        assert table.mending
        await asyncio.wait_for(table.mending, PATIENCE)
        return table

    assert not in_a_house(tmp_path, story).unsure


def test_nobodys_many_hints_come_before_anothers_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, order = match_in(GAMES.find("roma"), ""), list[int]()

    def advise(asked: advising.Question) -> list[Advice]:
        order.append(asked.seed)
        return [Advice(None, (asked.legal[0],), 0)]

    async def story(services: Services) -> None:
        monkeypatch.setattr(services.lobby.bots.adviser, "advise", advise)
        monkeypatch.setattr(advising, "chance_at", lambda *_: None)
        services.lobby.warmup.ready[Stage.THINKING]["roma"].set()
        asked = [("here", "livia")] * 5 + [("elsewhere", "marcus")]
        await asyncio.gather(
            *(
                hints.hint_for(
                    services,
                    *whom,
                    advising.Question(match.game, match.view(match.seat), match.seat, match.legal(), number),
                )
                for number, whom in enumerate(asked)
            )
        )

    in_a_house(tmp_path, story)

    assert order == [0, 1, 5, 2, 3, 4]


def test_who_is_forgotten_while_they_sit_down_sits_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(services: Services) -> None:
        table = (await opened_by(services.lobby, 1, 1, "here"))[0]
        guest = await guest_of_the_house(services.lobby)

        async def forgotten_meanwhile(self: object, guest: str) -> str:
            await services.lobby.forget_guest(guest)
            return "Livia"

        monkeypatch.setattr(called.Names, "of", forgotten_meanwhile)
        await services.lobby.sit(table, guest, 0, "0" * 64)

        assert [chair.kind for chair in table.info.chairs] == [SeatKind.OPEN, SeatKind.OPEN]

    in_a_house(tmp_path, story)


def test_who_is_forgotten_while_they_are_named_has_no_name(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        guest = await guest_of_the_house(services.lobby)
        await asyncio.gather(services.lobby.forget_guest(guest), services.lobby.names.change(guest, "Livia"))
        await asyncio.gather(services.lobby.names.change(guest, "Livia"), services.lobby.forget_guest(guest))

        assert services.lobby.store.guest_name(guest) is None
        assert guest not in services.lobby.names.known

    in_a_house(tmp_path, story)


def test_only_so_many_names_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(called, "KEPT", 3)

    async def story(services: Services) -> list[str]:
        for number in range(10):
            await services.lobby.names.of(f"{number:064x}")
        return list(services.lobby.names.known)

    assert in_a_house(tmp_path, story) == [f"{number:064x}" for number in (7, 8, 9)]


def test_what_no_database_could_keep_is_refused_before_it_is_asked(livia: Visitor) -> None:
    livia.get("tables/%00", 404)
    livia.get("tables/" + "a" * 33, 404)
    wish = {"command": "a\0command", "sequence": 0, "action": 0}
    livia.post("tables/unknown/moves", wish, status=422)
