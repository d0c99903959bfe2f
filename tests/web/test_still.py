"""Nothing jumps: over a whole game the browser itself counts no vertical shift, of more than a pixel, on the board."""

from collections.abc import Callable

import pytest

from ludi.games import GAMES
from tests.web.guest import OVER, READY, USABLE, Guest

MOST_CLICKS = 10_000  # so that nothing hangs; a game takes a tenth of it
# Clicks in the page itself, for speed, and listens to what the browser says of layout that shifted.
PLAYED = """async ([usable, ready, over, most]) => {
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const { node, previousRect, currentRect } of list.getEntries().flatMap((entry) => entry.sources)) {
      const thing = node?.nodeType === 1 ? node : node?.parentElement;
      const moved = Math.abs(currentRect.y - previousRect.y);
      const lift = thing?.closest('.hand .card') ? 8 : 1; // a chosen card is put down while its neighbours close up
      if (thing?.closest('.board') && moved > lift) shifts.push(`${thing.className} ${moved}`);
    }
  }).observe({ type: 'layout-shift' });
  let [clicks, seed] = [0, 7];
  const random = (count) => (seed = (seed * 1103515245 + 12345) % 2147483648) % count;
  while (clicks < most && !document.querySelector(over)) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    if (!document.querySelector(ready)) continue;
    const things = [...document.querySelectorAll(usable)];
    const moving = things.filter((thing) => !thing.matches('.die, .chosen'));
    const pool = moving.length && random(1000) < 800 ? moving : things;
    const one = pool[random(1000) % Math.max(1, pool.length)];
    one?.focus();
    one?.click();
    clicks += 1;
  }
  return shifts;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", GAMES.names)
def test_nothing_on_the_board_moves_up_or_down_in_a_whole_game(
    guests: Callable[..., Guest], game: str, width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    guest.against_chance(game)
    guest.wait_until_asked()
    shifts = guest.page.evaluate(PLAYED, [USABLE, READY, OVER, MOST_CLICKS])
    assert guest.is_over
    assert shifts == []
