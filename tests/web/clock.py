"""Time in a story: it stands still, goes on little by little, and never runs ahead of the house.

A click is answered when a busy house gets round to it, and a page draws what it heard in its own time. So a story asks
for what it waits for; it never counts milliseconds until something that another has to do first.
"""

from time import monotonic

from playwright.sync_api import Locator, Page

LITTLE = 30  # milliseconds of the page's time from one look to the next
PATIENCE = 120  # seconds of ours, for a machine that is busy with other things


def still(page: Page) -> Page:
    """From now on time stands still on this page (its clock is installed) but for what is told."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    return page


def moved(page: Page, thing: Locator) -> None:
    """Click, and let time stand still until the house has answered, however busy it is."""
    with page.expect_response("**/moves*", timeout=1000 * PATIENCE):
        thing.click()


def until(page: Page, condition: str) -> None:
    """Let time go on, little by little, until this is so."""
    given_up = monotonic() + PATIENCE
    while not page.evaluate(condition):
        assert monotonic() < given_up, condition
        page.clock.run_for(LITTLE)
