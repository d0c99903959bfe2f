"""Every game on every screen, from its start to its fullest table: nothing cut, nothing overlapping, all in reach."""

from collections.abc import Callable

import pytest

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.guest import USABLE, Guest
from tests.web.position import Position
from tests.web.tables_in_words import FULLEST, MIDDLE, Words

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080)]
START: dict[str, Words] = {game: ({}, {}) for game in GAMES.names}
# The fullest table in the longest words.
STAGES = {"start": (START, "en"), "middle": (MIDDLE, "hu"), "fullest": (FULLEST, "de")}
# Words that leave their box or are cut off by it; a person's name may be as long as it likes and ends in dots,
# and how many cards there are is written on the rim of the first.
CUT = """() => {
  const found = [];
  const boxes = '.card, .building, .plate, .panel, .side, .reward, .tabs button, .button, .foe, .disc, .votes';
  for (const one of document.querySelectorAll('main.board *')) {
    const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (!words.length || one.closest('.unseen, .count') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(one);
    if (style.textOverflow === 'ellipsis' || parseFloat(style.fontSize) === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    const box = one.closest(boxes)?.getBoundingClientRect() ?? document.querySelector('main').getBoundingClientRect();
    const across = Math.max(box.left - text.left, text.right - box.right);
    const out = Math.max(across, box.top - text.top - 4, text.bottom - box.bottom - 4);
    if (out > 2) found.push(`${one.className} ${one.textContent.trim().slice(0, 24)} ${Math.round(out)}`);
  }
  return found;
}"""
# Parts of a board that lie on one another; one that lies in another does not.
OVERLAPPING = """() => {
  const parts = ['.building', '.own', '.panel', '.tabs', '.fan', '.plate', '.votes', '.hold', '.side .thing', '.foe',
    '.columns .place', '.columns .disc', '.end', '.mine', 'div.hand', '.token', '.rows li', '.piles li', '.reward'];
  const seen = [...document.querySelectorAll(parts.map((part) => `main.board ${part}`).join(', '))]
    .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  const found = [];
  for (const [one, a] of seen) for (const [other, b] of seen) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    if (!(one.compareDocumentPosition(other) & 4)) continue;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) found.push(`${one.className} / ${other.className}, ${across} by ${down}`);
  }
  return found;
}"""
WIDER = "() => document.querySelector('main').scrollWidth - innerWidth"


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("game", GAMES.names)
def test_on_every_screen_nothing_is_cut_nothing_overlaps_and_all_is_in_reach(
    house: House, guests: Callable[..., Guest], game: str, stage: str
) -> None:
    tables, language = STAGES[stage]
    options, words = tables[game]
    players = int(options.get("players", "2"))
    guest = guests(language=language)
    table = Position(house, guest, game, players, **{name: options[name] for name in options if name != "players"})
    if words:
        table.lay(words)
    faults = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait_until_asked()
        guest.page.mouse.move(0, 0)
        here = [f"out of sight: {one}" for one in guest.hidden(USABLE)]
        here += [f"cut: {one}" for one in guest.page.evaluate(CUT)]
        here += [f"overlapping: {one}" for one in guest.page.evaluate(OVERLAPPING)]
        if guest.page.evaluate(WIDER) > 0:
            here.append("wider than the screen")
        faults += [f"{width} x {height}: {fault}" for fault in here]
    assert faults == []


def test_all_dice_of_another_player_are_seen(guests: Callable[..., Guest]) -> None:
    """Eight of them beside a name, below the buildings."""
    livia, marcus = guests(), guests(width=390, height=844, touch=True)
    marcus.go(livia.table("alea_iacta_est", [{"kind": "me"}, {"kind": "open"}], players="2", start_player="eagle"))
    marcus.page.get_by_role("button", name="Sit here").click()
    marcus.page.locator(".theirs .die").nth(7).wait_for()
    across, down = marcus.page.evaluate(
        """() => {
          const box = (one) => one.getBoundingClientRect();
          const dice = [...document.querySelectorAll('.theirs .die > svg')].map(box);
          const latrina = box([...document.querySelectorAll('.building')].at(-1));
          const row = box(document.querySelector('.theirs .dice'));
          const across = dice.every((die) => die.left >= row.left - 1 && die.right <= row.right + 1);
          return [across, dice.every((die) => die.top >= latrina.bottom - 1)];
        }"""
    )
    assert across
    assert down
