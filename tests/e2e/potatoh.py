"""POTA-TOH's screen, as a hand finds its way over it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.pressing import Presser, is_over
from tests.e2e.waiting import until

__all__ = [
    "can_press",
    "go_on_to",
    "is_over",
    "play_to_the_end",
    "play_together",
    "press",
    "uncover",
]

# What lies over the table, then one's turn; of a choice the first option.
_OVER_IT = [".boom .go", ".news .go", ".next .starter", ".levels button", "section.count .go",
            ".received"]  # fmt: skip
_TURN = [".ask .go", ".ask [data-option]", ".shout"]


def _presser(places: list[str]) -> Presser:
    return Presser(f"""() => {{
        const isThere = (one) => !one.disabled && one.getClientRects().length > 0
            && !one.closest('[inert]');
        if (document.querySelector('main.result')) return null;
        for (const place of {places}) {{
            for (const one of document.querySelectorAll(place)) if (isThere(one)) return one;
        }}
        return null;
    }}""")


_PRESSER = _presser(_OVER_IT + _TURN)
can_press = _PRESSER.can_press
press = _PRESSER.press
play_to_the_end = _PRESSER.play_to_the_end
play_together = _PRESSER.play_together
uncover = _presser(_OVER_IT).press  # the table


def go_on_to(page: Page, place: str) -> None:
    """Press "go on" in the explosion, the count and the new cards until something is there."""

    def is_there() -> bool:
        if page.locator(place).count():
            return True
        page.evaluate("document.querySelector('.boom .go, .news .go, section.count .go')?.click()")
        return False

    until(page, is_there, place)
