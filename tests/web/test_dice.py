"""The dice, as a browser that trusts nobody takes part in them: it pledges, keeps, and compares."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Request, Route, expect

from ludi.core.fairness import check, receipt_from
from ludi.games import GAMES
from tests.core.fair_games import honest
from tests.web.guest import Guest

NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"  # as on plain http elsewhere


def test_no_seed_is_shown_before_all_have_pledged(guests: Callable[..., Guest]) -> None:
    livia, marcus = guests(), guests()
    heard: list[tuple[str, str]] = []

    def note(who: str) -> Callable[[Request], None]:
        return lambda request: heard.append((who, request.url.rsplit("/", 1)[1]))

    livia.page.on("request", note("livia"))
    marcus.page.on("request", note("marcus"))
    table = livia.table("roma", [{"kind": "me"}, {"kind": "open"}], start_player="eagle")
    livia.page.locator("main .hash").wait_for()
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
    expect(sheet.locator(".dice .good")).to_contain_text("It is the game this browser saw.")

    kept = {}
    for name in ("Download the record", "Download the receipt"):
        with guest.page.expect_download() as download:
            sheet.get_by_role("link", name=name).click()
        kept[name] = json.loads(download.value.path().read_text(encoding="utf-8"))
    receipt = receipt_from(kept["Download the receipt"])
    assert len(receipt.seals) > 20
    draws = check(kept["Download the record"], GAMES.find("roma"), receipt)
    assert all(draw.action == draw.due for draw in draws)

    guest.page.route("**/proof", lambda route: another_game(route, table))
    sheet.get_by_role("button", name="Check the dice").click()
    expect(sheet.locator(".dice .bad")).to_contain_text("This is not the game this browser was promised and saw.")


def another_game(route: Route, table: str) -> None:
    """An honest proof, of a game that was never played here."""
    record = honest(GAMES.find("roma"), table=table).record
    names = ("kind", "seat", "action", "outcomes", "weights")
    bound = {name: record[name] for name in ("game", "version", "options")}
    entries = [dict(zip(names, entry, strict=True)) for entry in record["dice"]["log"]]
    route.fulfill(json={"dice": record["dice"] | bound, "entries": entries})
