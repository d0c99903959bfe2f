"""Pictures of every page and board, by day and by night, on a desk and in a hand; LUDI_PICTURES=1 keeps them."""

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from tests.web.guest import Guest

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
COLOURS = 256  # flat colour and ink lines need no more
KEEPING = os.environ.get("LUDI_PICTURES") == "1"


def take(guest: Guest, name: str, folder: Path) -> None:
    """The page at both sizes, light and dark."""
    for size, (width, height) in SIZES.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            guest.page.emulate_media(color_scheme=theme)
            guest.page.mouse.move(2, height - 2)
            guest.page.wait_for_timeout(250)
            picture = Image.open(io.BytesIO(guest.page.screenshot()))
            flat = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
            file = folder / f"{name}-{size}-{theme}.png"
            flat.save(file, optimize=True)
            assert file.stat().st_size < 250_000


def arrive(guests: Callable[..., Guest]) -> Guest:
    """Livia, whose page follows the light of the day."""
    guest = guests(width=1440, height=900, theme="auto")
    guest.page.request.put("/api/me", data={"name": "Livia"}, headers={"origin": guest.address})
    return guest


def play_well(guest: Guest, moves: int) -> None:
    """So many moves that a strong bot would make, where the pictures are to be kept; else the first that come.

    Then some more until the bar offers something too: the middle of a turn makes a better picture than a small choice.
    """
    table = guest.page.url.split("/table/")[1]
    for move in range(moves + 12):
        guest.wait_until_asked()
        if move >= moves and guest.page.locator(".bar button[data-action]").count():
            break
        position = guest.page.request.get(f"/api/tables/{table}/position").json()
        if position["over"]:
            return
        if position["asked"] != 0:
            guest.page.wait_for_timeout(50)
            continue
        action = position["legal"][0]
        if KEEPING and len(position["legal"]) > 1:
            advice = guest.page.request.get(f"/api/tables/{table}/hint?seat=0").json()["advice"]
            action = advice[0]["action"]
        command = {"command": os.urandom(8).hex(), "sequence": position["sequence"], "action": action}
        guest.page.request.post(f"/api/tables/{table}/moves?seat=0", data=command, headers={"origin": guest.address})
    guest.page.reload()
    guest.wait_until_asked()
    guest.page.locator(".log li:not(.greeting)").first.wait_for()


@pytest.mark.parametrize(
    ("game", "players", "moves"), [("roma", 2, 20), ("caesar_cleopatra", 2, 44), ("alea_iacta_est", 3, 24)]
)
def test_the_boards(guests: Callable[..., Guest], pictures: Path, game: str, players: int, moves: int) -> None:
    guest = arrive(guests)
    level = "miles" if KEEPING else "random"
    counted = {"players": str(players)} if game == "alea_iacta_est" else {}
    guest.table(game, [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (players - 1), **counted)
    play_well(guest, moves if KEEPING else 6)
    take(guest, game, pictures)


def test_the_pages_around_the_boards(guests: Callable[..., Guest], pictures: Path) -> None:
    guest = arrive(guests)
    guest.go("/")
    guest.page.locator("article").nth(2).wait_for()
    take(guest, "lobby", pictures)
    guest.page.get_by_role("button", name="A table with friends").nth(2).click()
    guest.page.get_by_role("dialog").get_by_role("button", name="4", exact=True).click()
    take(guest, "new-table", pictures)
    guest.table("roma", [{"kind": "me"}, {"kind": "open"}])
    guest.page.get_by_role("img", name="The link as a QR code").wait_for()
    take(guest, "waiting", pictures)
    guest.go("/rules/roma")
    guest.page.locator("dl.rules").first.wait_for()
    take(guest, "rules", pictures)


def test_what_comes_after(guests: Callable[..., Guest], pictures: Path) -> None:
    guest = arrive(guests)
    guest.against_chance("alea_iacta_est" if KEEPING else "roma")
    guest.play_to_the_end()
    guest.ending.get_by_role("button", name="Check the dice").click()
    guest.ending.locator(".dice .good").wait_for()
    take(guest, "after", pictures)
    guest.ending.get_by_role("link", name="Replay").click()
    guest.page.locator("footer .count").wait_for()
    guest.page.keyboard.press("End")
    for _ in range(4):
        guest.page.keyboard.press("PageUp")
    take(guest, "replay", pictures)
