"""POTA-TOH's screen, as a hand finds its way over it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.pressing import Presser, is_over
from tests.e2e.waiting import until

__all__ = ["can_press", "go_on_to", "is_over", "play_to_the_end", "play_together", "press"]

# The next thing to press: what lies over the table first, of a choice its first option.
_PRESSER = Presser("""() => {
    const isThere = (one) => !one.disabled && one.getClientRects().length > 0
        && !one.closest('[inert]');
    const places = ['.boom .go', '.news .go', '.next .starter', '.levels button',
        'section.count .go', '.received', '.ask .go', '.ask [data-option]', '.shout'];
    if (document.querySelector('main.result')) return null;
    for (const place of places) {
        for (const one of document.querySelectorAll(place)) if (isThere(one)) return one;
    }
    return null;
}""")
can_press = _PRESSER.can_press
press = _PRESSER.press
play_to_the_end = _PRESSER.play_to_the_end
play_together = _PRESSER.play_together


def go_on_to(page: Page, place: str) -> None:
    """Press "go on" in the explosion, the count and the new cards until something is there."""

    def is_there() -> bool:
        if page.locator(place).count():
            return True
        page.evaluate("document.querySelector('.boom .go, .news .go, section.count .go')?.click()")
        return False

    until(page, is_there, place)
