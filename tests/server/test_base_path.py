"""A house below a path: the interface, sockets, links to be photographed and the page itself."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludi.core.errors import LudiError
from ludi.server.http.base_path import checked_path
from ludi.server.settings import Settings
from tests.server.conftest import House
from tests.server.visitor import ME, OPEN, Visitor


@pytest.fixture(scope="module")
def below(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file: Path = tmp_path_factory.mktemp("below") / "tables.sqlite"
    house = House(Settings(f"sqlite:///{file}", base_path="/ludi"))
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize("asked", ["/ludi", ""], ids=["a proxy that leaves the path", "a proxy that takes it off"])
def test_tables_are_played_below_a_path(below: House, asked: str) -> None:
    with Visitor(below.address + asked) as visitor:
        table = visitor.open_table("roma", ME, OPEN)
        with visitor.socket(table["id"]) as news:
            assert news.next("table")["table"]["id"] == table["id"]


def test_the_path_alone_leads_into_the_house(below: House) -> None:
    answer = httpx.get(below.address + "/ludi")

    assert (answer.status_code, answer.headers["location"]) == (308, "/ludi/")


def test_a_neighbour_whose_name_begins_alike_is_not_the_house(below: House) -> None:
    assert "json" not in httpx.get(below.address + "/ludibrium/api/health").headers["content-type"]
    assert "json" in httpx.get(below.address + "/ludi/api/health").headers["content-type"]


def test_the_page_finds_its_files_wherever_it_stands(below: House, house: House) -> None:
    for address, root in ((below.address, "/ludi/"), (house.address, "/")):
        page = httpx.get(f"{address}{root}table/somewhere").text
        assert f'src="{root}assets/' in page or "not built" in page
        assert '="./' not in page


@pytest.mark.parametrize("twice", ["/ludi/ludi/api/health", "/ludi/ludi", "/ludi/ludi/metrics"])
def test_the_path_twice_leads_nowhere(below: House, twice: str) -> None:
    assert httpx.get(below.address + twice).status_code == 404


@pytest.mark.parametrize("given", ["ludi", "/ludi", "/ludi/", "ludi/"])
def test_a_path_may_be_written_with_or_without_slashes(given: str) -> None:
    assert checked_path(given) == "/ludi"
    assert checked_path("/") == checked_path("") == ""


@pytest.mark.parametrize("given", ["/lu di", "/a/../b", '/"', "/a?b", "https://x"])
def test_a_path_no_address_can_have_is_refused(given: str) -> None:
    with pytest.raises(LudiError):
        checked_path(given)
