"""A disk that is full for a while: what cannot be written is answered so, nothing is lost, and it goes on by itself."""

from pathlib import Path
from random import Random

import httpx

from tests.server.conftest import run_apart
from tests.server.kill import FileHouse, check_tables, rows_of
from tests.server.survivor import Survivor


async def move_on_a_full_disk(folder: Path) -> None:
    """A move that cannot be written, and again when there is space."""
    house = FileHouse(folder, Random(0))
    await house.open()
    player = Survivor(house.victim.address, seed=0)
    try:
        table = await player.sit_down()
        seat, position = await player.asked(table)
        before = rows_of(house)
        wish = {"command": "once-only", "action": position["legal"][0], "sequence": position["sequence"]}
        query = {"seat": seat}

        house.victim.fill_disk(0)
        for _ in range(3):
            refused = await player.client.post(f"/tables/{table}/moves", params=query, json=wish)
            assert refused.status_code == 503
            assert refused.headers["retry-after"]
            assert refused.json()["line"]["message"] == "server-no-database"
        assert (await player.ask("GET", f"/tables/{table}/position", params=query)) == position
        assert (await player.client.get("/health")).status_code == 200
        assert (await player.client.get("/ready")).status_code == 503
        assert rows_of(house) == before

        house.victim.free_disk()
        assert (await player.client.get("/ready")).status_code == 200
        answer: httpx.Response = await player.client.post(f"/tables/{table}/moves", params=query, json=wish)
        assert answer.json()["accepted"]
        assert not answer.json()["repeated"]
        await check_tables([player], house)
        assert [row.command for row in rows_of(house) if row.command] == [f"{seat}:once-only"]
    finally:
        await player.client.aclose()
        await house.close()


def test_a_move_on_a_full_disk_is_answered_with_when_to_try_again_and_made_once(tmp_path: Path) -> None:
    run_apart(move_on_a_full_disk(tmp_path))
