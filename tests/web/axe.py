"""What axe-core objects to: on a page, at desk and phone size, by day and by night, in a moment that stands still."""

from collections.abc import Callable
from typing import Any

from tests.web.guest import Guest
from tests.web.house import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
RUN = "axe.run(document, {resultTypes: ['violations']}).then(({ violations }) => violations)"
# Once something shall be held, whatever moves stays in the middle of its way: begun by the page or by a style.
HOLD = """(() => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { animation-play-state: paused !important; transition: none !important }');
  const animate = Element.prototype.animate;
  const middle = (moving) => {
    const { delay, duration } = moving.effect.getComputedTiming();
    moving.pause();
    moving.currentTime = delay + duration / 2;
    return moving;
  };
  window.hold = () => {
    document.adoptedStyleSheets = [still];
    Element.prototype.animate = function (...how) { return middle(animate.apply(this, how)); };
  };
  window.halfway = () => document.getAnimations().forEach(middle);
})()"""


def findings(guest: Guest) -> list[str]:
    """What axe objects to, one line each: the rule and the first places.

    It looks from a world of its own, in which time goes on even where the page's stands still.
    """
    page = guest.page
    session = page.context.new_cdp_session(page)
    frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = session.send("Page.createIsolatedWorld", {"frameId": frame})["executionContextId"]

    def said(script: str) -> Any:
        wish = {"expression": script, "contextId": world, "awaitPromise": True, "returnByValue": True}
        answer = session.send("Runtime.evaluate", wish)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    said(f"{AXE}; null")
    found = said(RUN)
    session.detach()
    return [f"{rule['id']}: {rule['help']}: {[node['target'] for node in rule['nodes']][:4]}" for rule in found]


def everywhere(guest: Guest, settle: Callable[[], None] = lambda: None) -> list[str]:
    """What axe objects to at both sizes and in both themes; `settle` waits for what a new size brings."""
    page = guest.page
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle()
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            found += [f"{size}, {theme}: {fault}" for fault in findings(guest)]
    return found
