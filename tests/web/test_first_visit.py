"""The first visit: whoever comes in by several tabs at once is one guest, and keeps the table."""

from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.server.conftest import House
from tests.web.fonts import ANY
from tests.web.guest import PAUSE

OPEN = """async () => (await (await fetch('/api/tables', {
  method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ game: 'roma', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] }),
})).json()).id"""


def both_at_once(context: BrowserContext) -> list[Page]:
    """Two tabs whose first requests are under way together: neither has been given a cookie."""
    held: list[Route] = []
    context.route("**/api/me", lambda route: held.append(route))
    tabs = [context.new_page(), context.new_page()]
    for tab in tabs:
        with tab.expect_request("**/api/me"):
            tab.goto("/")
    while len(held) < len(tabs):  # a request is heard of before it is held
        tabs[-1].wait_for_timeout(PAUSE)
    for route in held:
        route.continue_()
    context.unroute("**/api/me")
    return tabs


def test_a_page_opened_in_two_tabs_at_once_is_one_guest(house: House, browsers: Callable[[str], Browser]) -> None:
    context = browsers(ANY).new_context(base_url=house.address, service_workers="block")
    first, second = both_at_once(context)
    for tab in (first, second):
        expect(tab.get_by_role("article")).not_to_have_count(0)
    assert first.evaluate("localStorage.getItem('ludi-visit')") is None

    table = first.evaluate(OPEN)
    second.reload()
    expect(second.locator(f"a.row[href$='{table}']")).to_have_count(1)
    context.close()
