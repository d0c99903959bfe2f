"""Budgets: what one guest and one address may ask of the house, and that telling many costs little for each."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ludi.core import texts
from ludi.server.api.positions import Viewpoint
from ludi.server.http import limits as budgets
from ludi.server.http.gate import COOKIE, guest_of
from ludi.server.http.limits import RATES, SHARED, SHARES, VIEWERS, Budgets, Share
from ludi.server.http.problems import Problem
from ludi.server.tables.subscribers import Viewer
from tests.server.conftest import House
from tests.server.test_secret import FOE, Watched, opening
from tests.server.visitor import BOT, ME, OPEN, Json, Visitor

MANY = 100


class Clock:
    """Time that somebody else lets pass."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def refused(act: Callable[[], Any]) -> Problem:
    """Why something is too much."""
    with pytest.raises(Problem) as found:
        act()
    assert found.value.status == 429
    return found.value


@pytest.mark.parametrize("what", RATES)
def test_who_has_spent_a_budget_hears_when_to_come_again(what: str) -> None:
    clock = Clock()
    kept = Budgets(clock=clock)
    for _ in range(RATES[what].at_once):
        kept.spend(what, "livia", "here")

    problem = refused(lambda: kept.spend(what, "livia", "here"))

    assert problem.line.message == RATES[what].message
    clock.now += problem.retry_after
    kept.spend(what, "livia", "here")


def test_many_guests_of_one_address_have_one_budget_and_others_their_own() -> None:
    kept, rate = Budgets(clock=Clock()), RATES["undo"]
    for number in range(SHARED):
        for _ in range(rate.at_once):
            kept.spend("undo", f"guest {number}", "here")

    refused(lambda: kept.spend("undo", "another", "here"))
    kept.spend("undo", "livia", "there")


def test_what_is_given_back_can_be_held_again() -> None:
    kept = Budgets()
    holding = [kept.holding("sockets", "livia", "here") for _ in range(SHARES["sockets"].most)]
    for one in holding:
        one.__enter__()

    refused(lambda: kept.holding("sockets", "livia", "here").__enter__())
    holding[0].__exit__(None, None, None)
    with kept.holding("sockets", "livia", "here"):
        pass
    for one in holding[1:]:
        one.__exit__(None, None, None)
    assert not kept.held


@pytest.mark.parametrize("message", sorted({limit.message for limit in (*RATES.values(), *SHARES.values(), VIEWERS)}))
def test_every_limit_is_said_in_every_language(message: str) -> None:
    assert len({texts.say(language, message) for language in texts.WHOLE}) == len(texts.WHOLE)


@pytest.fixture(scope="module")
def house(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: in that of all stories, tables of others from this address may be too many."""
    opened = House(f"sqlite:///{tmp_path_factory.mktemp('budgets') / 'tables.sqlite'}")
    opened.open()
    opened.warm()
    yield opened
    opened.close()


@pytest.fixture
def strict(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Budgets]:
    """A house where time stands still, and budgets are looked at."""
    kept = Budgets(clock=Clock())
    for asked in (house.services, house.lobby):
        monkeypatch.setattr(asked, "budgets", kept)
    return kept


def too_much(visitor: Visitor, method: str, path: str, body: Json | None = None) -> str:
    """What is said to one who asks too much."""
    answer = visitor.client.request(method, f"/api/{path}", json=body)
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["retry-after"]) >= 1
    return str(answer.json()["line"]["message"])


@pytest.mark.parametrize(
    ("what", "method", "path", "body"),
    [
        ("history", "GET", "frames?since=0", None),
        ("history", "GET", "replay", None),
        ("history", "GET", "record", None),
        ("history", "GET", "proof", None),
        ("undo", "POST", "undo", {"command": "undo this", "sequence": 0}),
        ("chat", "POST", "messages", {"text": "Salve"}),
        ("hint", "GET", "hint", None),
        ("forecast", "GET", "forecast?action=0", None),
        ("table", "POST", "rematch", None),
        ("seat", "POST", "sit", {"seat": None, "pledge": "0" * 64}),
        ("seat", "POST", "return", None),
        ("history", "GET", "analysis", None),
    ],
)
def test_doors_behind_which_much_is_done_have_a_budget(
    strict: Budgets, livia: Visitor, what: str, method: str, path: str, body: Json | None
) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    for buckets in strict.rates[what]:
        buckets.burst = 0
        buckets.left.clear()

    assert too_much(livia, method, f"tables/{table}/{path}", body) == RATES[what].message


@pytest.mark.parametrize(("what", "path"), [("study", "study/roma"), ("hint", "study/roma/hint")])
def test_who_studies_has_a_budget(strict: Budgets, livia: Visitor, what: str, path: str) -> None:
    livia.post(path, {"words": "no position"}, 422)

    (guest,) = strict.rates[what][0].left
    assert guest == guest_of(livia.client.cookies[COOKIE])
    strict.rates[what][0].left[guest] = (0.0, 0.0)
    assert too_much(livia, "POST", path, {"words": ""}) == RATES[what].message


def test_a_guest_has_so_many_tables_and_so_many_bots(
    strict: Budgets, livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "SHARED", 10_000)  # all tests come from one address
    monkeypatch.setitem(budgets.SHARES, "tables", Share(3, SHARES["tables"].message))
    monkeypatch.setitem(budgets.SHARES, "bots", Share(2, SHARES["bots"].message))
    friends, bots = {"game": "roma", "seats": [ME, OPEN]}, {"game": "roma", "seats": [BOT, BOT]}

    livia.post("tables", bots, 201)
    assert too_much(livia, "POST", "tables", bots) == "server-many-bots"
    livia.post("tables", friends, 201)
    livia.post("tables", friends, 201)
    assert too_much(livia, "POST", "tables", friends) == "server-many-tables"
    marcus.post("tables", bots, 201)


def test_a_guest_has_so_many_sockets(strict: Budgets, livia: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budgets.SHARES, "sockets", Share(2, SHARES["sockets"].message))
    table = livia.open_table("roma", ME, BOT)["id"]

    with livia.socket(table) as one, livia.socket(table) as other:
        one.next()
        other.next()
        with pytest.raises(InvalidStatus) as found, livia.socket(table):
            pass
    assert found.value.response.status_code == 429
    assert int(found.value.response.headers["retry-after"]) >= 1


def test_a_table_has_so_many_watchers_and_always_room_for_who_sits_there(
    strict: Budgets, livia: Visitor, marcus: Visitor, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "VIEWERS", Share(1, VIEWERS.message))
    table = livia.open_table("roma", ME, BOT)["id"]

    with marcus.socket(table) as watching, house.visitor() as third:
        watching.next()
        with pytest.raises(InvalidStatus) as found, third.socket(table):
            pass
        with livia.socket(table) as mine:
            assert mine.next("table")["table"]["my_seats"] == [0]
    assert found.value.response.status_code == 429


def crowded(monkeypatch: pytest.MonkeyPatch) -> tuple[Watched, list[str | None]]:
    """A table many watch, and for whom its card was made."""
    watched, made = Watched(opening()), list[str | None]()
    table = watched.table
    real = table.subscribers.card

    def card(guest: str | None, present: set[str] | None = None) -> Json:
        made.append(guest)
        return real(guest, present)

    monkeypatch.setattr(table.subscribers, "card", card)
    for number in range(MANY):
        table.subscribers.arrive(Viewer(f"watcher {number}", None), lambda eyes: [b"first"])
    return watched, made


def test_who_only_watches_comes_and_goes_without_a_word_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, made = crowded(monkeypatch)
    for viewer in [viewer for viewer in watched.table.subscribers.viewers if str(viewer.guest).startswith("watcher")]:
        watched.table.subscribers.depart(viewer)

    assert made == []
    assert watched.heard(FOE) == []


def test_what_all_watchers_see_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, made = crowded(monkeypatch)
    eyes = list[Viewpoint]()
    table, real = watched.table, watched.table.subscribers.frames_of

    def frames_of(news: Any, seen: Viewpoint) -> list[bytes]:
        eyes.append(seen)
        return real(news, seen)

    monkeypatch.setattr(table.subscribers, "frames_of", frames_of)
    table.subscribers.publish_card()
    table.subscribers.publish_position()
    watched.play("lay_hidden one senators")

    assert sorted(made, key=str) == [None, "caesar", "cleopatra"]
    assert len(eyes) == len(set(eyes)) == 3
