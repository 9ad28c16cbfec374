"""Playing by pressing: the next thing on a page that can be pressed, until there is a result.

Each game says in JavaScript what its next thing is: a function that returns an element, or null.
"""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

from tests.e2e.waiting import WHOLE_GAME, until

# Where a pointer meets it, and nothing else; null while it moves or something lies over it.
_SPOT = """async () => {
    const one = (NEXT)();
    if (!one) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const middle = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle();
    await new Promise(requestAnimationFrame);
    const [now, down] = middle();
    const met = document.elementFromPoint(x, y);
    return now === x && down === y && met && one.contains(met) ? [x, y] : null;
}"""


class Presser:
    """Finds and presses the next thing, as a game's `next` says it."""

    def __init__(self, next: str) -> None:
        self._next = next
        self._press = f"() => {{ const one = ({next})(); one?.click(); return one !== null; }}"
        self._spot = _SPOT.replace("NEXT", next)

    def can_press(self, page: Page) -> bool:
        """Say whether anything can be pressed now."""
        return page.evaluate_handle(self._next).as_element() is not None

    def press(self, page: Page) -> bool:
        """Press it without moving a pointer there; say whether there was anything."""
        return cast(bool, page.evaluate(self._press))

    def click(self, page: Page) -> None:
        """Click where a pointer meets it, if that is possible now."""
        if spot := page.evaluate(self._spot):
            page.mouse.click(*spot)

    def play_to_the_end(self, page: Page) -> None:
        """Click on the next thing that can be clicked on, until there is a result."""

        def click_or_end() -> bool:
            if is_over(page):
                return True
            self.click(page)
            return False

        until(page, click_or_end, "the end of the game", WHOLE_GAME)

    def play_together(self, *pages: Page) -> None:
        """Let everybody press what they can, in turn, until all have the result."""

        def press_or_end() -> bool:
            for page in pages:
                self.press(page)
            return all(is_over(page) for page in pages)

        until(pages[0], press_or_end, "the end of the game", WHOLE_GAME)


def is_over(page: Page) -> bool:
    """Say whether the page shows a result."""
    return page.locator("main.result").count() > 0
