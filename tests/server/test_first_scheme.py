"""A database of before there were pledges still opens: games go on with the dice they were promised."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludi.core.dice import FIRST_SCHEME, SCHEME, Dice, first_commitment_of
from ludi.core.fairness import check
from ludi.games import GAMES
from ludi.server.http.gate import guest_of
from ludi.server.storage import store as stores
from tests.server.conftest import House

SECRET, SEED = "3a" * 32, "71" * 16
TOKEN = "a" * 43
ROMA = GAMES.find("roma")
TABLE = {
    "game": "roma", "version": 2, "options": {"templum": "as_it_lies", "start_player": "eagle"}, "listed": False,
    "created": 1.0, "updated": 1.0, "secret": SECRET, "rematch": None, "sequence": 0, "asked": None, "winners": [],
}  # fmt: skip
SEAT = {"seat": 0, "kind": "person", "guest": guest_of(TOKEN), "name": "Livia", "level": None, "seed": SEED}
EMPTY = {"seat": 1, "guest": None, "name": "", "seed": None}


def database_of_before(url: str) -> str:
    """One table that waits, and one whose game was just begun, as the release of before left them."""
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        tables, seats = (sa.Table(name, sa.MetaData(), autoload_with=connection) for name in ("tables", "seats"))
        for name, status, seeds in (("waits", "waiting", []), ("plays", "playing", [SEED])):
            row = TABLE | {"id": name, "status": status, "host": SEAT["guest"], "seeds": seeds}
            connection.execute(tables.insert(), row)
            other = {"kind": "open"} if status == "waiting" else {"kind": "bot", "level": "random"}
            for seat in (SEAT, SEAT | EMPTY | other):
                connection.execute(seats.insert(), seat | {"table_id": name, "gone": False})
    engine.dispose()
    return url


def test_a_database_of_before_goes_on(quick: None, tmp_path: Path) -> None:
    house = House(database_of_before(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    house.open()
    go_on_with_it(house)
    house.close()


def go_on_with_it(house: House) -> None:
    """What waited waits for pledges; what was being played is played to its end with the dice of before."""
    with house.visitor() as livia:
        livia.client.cookies.set("ludi_guest", TOKEN)
        waits, plays = livia.get("tables/waits"), livia.get("tables/plays")
        assert waits["dice"]["scheme"] == SCHEME
        assert waits["dice"]["seeds"] == waits["dice"]["pledges"] == []
        assert plays["dice"]["scheme"] == FIRST_SCHEME
        assert plays["dice"]["commitment"] == first_commitment_of(SECRET)

        livia.play_to_the_end("plays", 5)
        record = livia.get("tables/plays/record")
        assert record["dice"]["seeds"] == [SEED]
        draws = check(record, ROMA)
        assert draws[0].action == Dice(SECRET, (SEED,)).draw(0, draws[0].outcomes, draws[0].weights)
        assert all(draw.action == draw.due for draw in draws)
        assert livia.get("tables/plays/proof")["dice"]["scheme"] == FIRST_SCHEME
        assert livia.sit("waits")["seats"][0]["pledged"]
