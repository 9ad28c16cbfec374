"""POTA-TOH's screen, as a hand finds its way over it."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

from tests.e2e.waiting import WHOLE_GAME, until

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

# Where a pointer meets it, and nothing else; null while it moves or something lies over it.
_SPOT = f"""async () => {{
    const one = ({_NEXT})();
    if (!one) return null;
    one.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
    const middle = () => {{
        const {{ x, y, width, height }} = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }};
    const [x, y] = middle();
    await new Promise(requestAnimationFrame);
    const [now, down] = middle();
    const met = document.elementFromPoint(x, y);
    return now === x && down === y && met && one.contains(met) ? [x, y] : null;
}}"""


def can_press(page: Page) -> bool:
    """Say whether anything can be pressed now."""
    return page.evaluate_handle(_NEXT).as_element() is not None


def press(page: Page) -> bool:
    """Press it without moving a pointer there; say whether there was anything."""
    return cast(bool, page.evaluate(_PRESS))


def go_on_to(page: Page, place: str) -> None:
    """Press "go on" in the explosion, the count and the new cards until something is there."""

    def is_there() -> bool:
        if page.locator(place).count():
            return True
        page.evaluate("document.querySelector('.boom .go, .news .go, section.count .go')?.click()")
        return False

    until(page, is_there, place)


def is_over(page: Page) -> bool:
    return page.locator("main.result").count() > 0


def play_to_the_end(page: Page) -> None:
    """Click on the first thing that can be clicked on, until there is a result."""

    def click_or_end() -> bool:
        if is_over(page):
            return True
        if spot := page.evaluate(_SPOT):
            page.mouse.click(*spot)
        return False

    until(page, click_or_end, "the end of the match", WHOLE_GAME)


def play_together(*pages: Page) -> None:
    """Let everybody press what they can, in turn, until all have the result."""

    def press_or_end() -> bool:
        for page in pages:
            press(page)
        return all(is_over(page) for page in pages)

    until(pages[0], press_or_end, "the end of the match", WHOLE_GAME)
