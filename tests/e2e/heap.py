"""HEAP's screen, as a hand finds its way over it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.pressing import Presser

# A lesson first, then what is chosen, then something to choose, then "done". Beside something that
# is chosen already another kind of thing is pressed first: another of its kind may only change the
# choice, to and fro for ever.
_NEXT = """() => {
    const isThere = (one) => !one.disabled && one.getClientRects().length > 0
        && !one.closest('[inert]');
    if (document.querySelector('main.result')) return null;
    const kind = (one) => one?.dataset.place?.split('-')[0];
    const chosen = kind(document.querySelector('.heap [data-place].chosen'));
    const places = ['.heap .lesson .go', '.heap .primary', '.heap [data-place].may',
        '.heap .beside'];
    for (const place of places) {
        const there = [...document.querySelectorAll(place)].filter(isThere);
        const one = there.find((one) => !chosen || kind(one) !== chosen) ?? there[0];
        if (one) return one;
    }
    return null;
}"""
_PRESSER = Presser(_NEXT)
press = _PRESSER.press
can_press = _PRESSER.can_press
play_to_the_end = _PRESSER.play_to_the_end
play_together = _PRESSER.play_together
# For tests that wait for a lesson: it is looked at and not pressed away, however late it comes.
press_up_to_a_lesson = Presser(
    f"() => document.querySelector('.heap .lesson') ? null : ({_NEXT})()"
).press


def places(page: Page) -> set[str]:
    """Return the places that can be pressed now."""
    found = page.eval_on_selector_all(
        ".heap button[data-place]:not([aria-disabled=true])",
        "all => all.map((one) => one.dataset.place)",
    )
    return set(found)
