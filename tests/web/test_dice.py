"""The dice, as a browser that trusts nobody takes part in them: it pledges, keeps, and compares."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Request, Route, WebSocketRoute, expect

from ludi.core.fairness import check, receipt_from
from ludi.games import GAMES
from tests.core.fair_games import honest
from tests.web.guest import Guest

SEAL = re.compile(r'"seal":"[0-9a-f]{64}"')
NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"  # as on plain http elsewhere


def test_no_seed_is_shown_before_all_have_pledged(guests: Callable[..., Guest]) -> None:
    livia, marcus = guests(), guests()
    heard: list[tuple[str, str]] = []

    def note(who: str) -> Callable[[Request], None]:
        return lambda request: heard.append((who, request.url.rsplit("/", 1)[1]))

    livia.page.on("request", note("livia"))
    marcus.page.on("request", note("marcus"))
    table = livia.table("roma", [{"kind": "me"}, {"kind": "open"}], start_player="eagle")
    livia.page.locator("main .hash").wait_for(state="attached")
    marcus.go(table)
    marcus.page.get_by_role("button", name="Sit").click()
    livia.wait_until_asked()

    asked = [one for one in heard if one[1] in ("sit", "seed")]
    assert asked[:2] == [("livia", "sit"), ("marcus", "sit")]
    assert set(asked[2:]) == {("livia", "seed"), ("marcus", "seed")}  # shown once more where a frame crossed the answer


def test_who_leaves_before_the_game_makes_all_pledge_anew(guests: Callable[..., Guest]) -> None:
    livia, marcus, titus = guests(), guests(), guests()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = livia.table("alea_iacta_est", seats, players="3", start_player="eagle")
    livia.until(lambda: len(dice_of(livia, table)["pledges"]) == 1)
    marcus.go(table)
    marcus.page.get_by_role("button", name="Sit").first.click()
    livia.until(lambda: len(dice_of(livia, table)["pledges"]) == 2)
    origin = {"origin": marcus.address}
    assert marcus.page.request.post(f"/api{table.replace('table', 'tables')}/leave", headers=origin).ok
    livia.until(lambda: len(dice_of(livia, table)["pledges"]) == 1)
    for guest in (marcus, titus):
        guest.go(table)
        guest.page.get_by_role("button", name="Sit").first.click()
    livia.wait_until_asked()

    assert len(dice_of(livia, table)["seeds"]) == 3


def dice_of(guest: Guest, table: str) -> Any:
    """What the table tells of its dice."""
    return guest.page.request.get(f"/api{table.replace('table', 'tables')}").json()["dice"]


def test_record_and_receipt_prove_the_game_and_another_game_is_found_out(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.page.add_init_script(NO_SUBTLE)
    table = guest.against_chance("roma").rsplit("/", 1)[1]
    guest.play_to_the_end()
    sheet = guest.ending
    sheet.get_by_role("button", name="Check the dice").click()
    expect(sheet.locator(".dice .good")).to_contain_text("follow from the secret that was promised.")
    expect(sheet.locator(".dice .good")).to_contain_text(
        "Whether the log is the game that was on the screen was not compared."
    )

    kept = {}
    for step, name in (("Share", "Download the game"), ("Check the dice", "Download the receipt")):
        sheet.get_by_role("button", name=step).click()
        with guest.page.expect_download() as download:
            sheet.get_by_role("link", name=name).click()
        kept[name] = json.loads(download.value.path().read_text(encoding="utf-8"))
    receipt = receipt_from(kept["Download the receipt"])
    assert len(receipt.seals) > 20
    draws = check(kept["Download the game"], GAMES.find("roma"), receipt)
    assert all(draw.move == draw.due for draw in draws)

    guest.page.route("**/proof", lambda route: another_game(route, table))
    sheet.get_by_role("button", name="Check the dice").dblclick()  # closed, and asked again
    expect(sheet.locator(".dice .bad")).to_contain_text("The log does not fit what this browser was promised")


def test_a_browser_that_comes_after_the_game_is_not_told_that_it_saw_it(guests: Callable[..., Guest]) -> None:
    guest, late = guests(), guests()
    table = guest.table("caesar_cleopatra", [{"kind": "me"}, {"kind": "bot", "level": "random"}], scale="small")
    guest.play_to_the_end()
    late.go(table)
    late.page.get_by_role("button", name="Check the dice").click()

    verdict = late.page.locator(".dice .good")
    expect(verdict).to_contain_text("This browser kept nothing while the game was played")
    expect(late.page.get_by_role("link", name="Download the receipt")).to_have_count(0)


def test_a_position_without_a_seal_is_said_at_once(guests: Callable[..., Guest]) -> None:
    guest = guests()

    def without_seals(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(SEAL.sub('"seal":null', str(text))))

    guest.page.route_web_socket("**/socket**", without_seals)
    guest.against_chance("roma")

    expect(guest.page.get_by_role("alert")).to_contain_text("The server sent a position without a seal.")
    guest.page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def another_game(route: Route, table: str) -> None:
    """An honest proof, of a game that was never played here."""
    record = honest(GAMES.find("roma"), table=table).record
    names = ("kind", "seat", "move", "outcomes", "weights")
    bound = {name: record[name] for name in ("game", "version", "options")}
    entries = [dict(zip(names, entry, strict=True)) for entry in record["dice"]["log"]]
    route.fulfill(json={"dice": record["dice"] | bound, "entries": entries})
