"""POTA-TOH's screen, as a hand finds its way over it."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import ElementHandle, Page

MOST_PRESSES = 1500

# The next thing to press: what lies over the table first, of a choice its first option.
_NEXT = """() => {
    const isThere = (one) => !one.disabled && one.getClientRects().length > 0
        && !one.closest('[inert]');
    const places = ['.boom .go', '.news .go', '.next .starter', '.levels button',
        'section.count .go', '.received', '.ask .go', '.ask [data-option]', '.shout'];
    if (document.querySelector('main.result')) return null;
    for (const place of places) {
        for (const one of document.querySelectorAll(place)) if (isThere(one)) return one;
    }
    return null;
}"""
_PRESS = f"() => {{ const one = ({_NEXT})(); one?.click(); return one !== null; }}"


def next_press(page: Page) -> ElementHandle | None:
    """Return what can be pressed now, if anything."""
    return page.evaluate_handle(_NEXT).as_element()


def press(page: Page) -> bool:
    """Press it without moving a pointer there; say whether there was anything."""
    return cast(bool, page.evaluate(_PRESS))


def go_on_to(page: Page, place: str) -> None:
    """Press "go on" in the explosion, the count and the new cards until something is there."""
    for _ in range(MOST_PRESSES):
        if page.locator(place).count():
            return
        page.evaluate("document.querySelector('.boom .go, .news .go, section.count .go')?.click()")
        page.wait_for_timeout(40)
    raise AssertionError(f"{place} never comes")


def is_over(page: Page) -> bool:
    return page.locator("main.result").count() > 0


def play_to_the_end(page: Page) -> None:
    """Click on the first thing that can be clicked on, until there is a result."""
    for _ in range(MOST_PRESSES):
        if is_over(page):
            return
        found = next_press(page)
        if found is None:
            page.wait_for_timeout(40)
            continue
        try:
            found.click(timeout=2_000)
        except Exception:  # it went by itself meanwhile, as a card does that goes into the hand
            page.wait_for_timeout(40)
    raise AssertionError("the match does not end")


def play_together(*pages: Page) -> None:
    """Let everybody press what they can, in turn, until all have the result."""
    for _ in range(MOST_PRESSES):
        if all(is_over(page) for page in pages):
            return
        pressed = [press(page) for page in pages]
        if not any(pressed):
            pages[0].wait_for_timeout(40)
    raise AssertionError("the match does not end")
