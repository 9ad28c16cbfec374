"""HEAT's screen, as a hand finds its way over it."""

from __future__ import annotations

from tests.e2e.pressing import Presser

# On to the season, then what is chosen, then no swap, then something to choose.
_NEXT = """() => {
    const isThere = (one) => !one.disabled && one.getClientRects().length > 0
        && one.ariaDisabled !== 'true' && one.ariaPressed !== 'true' && !one.closest('[inert]');
    if (document.querySelector('STOP')) return null;
    const places = ['.on .go', '.bar .primary', '.nothing', '.market .card:not(.gone)',
        '.hand .card', '.cards [data-action]'];
    if (!document.querySelector('.bar[data-asked=yes], .on')) return null;
    for (const place of places) {
        for (const one of document.querySelectorAll(place)) if (isThere(one)) return one;
    }
    return null;
}"""
_PRESSER = Presser(_NEXT.replace("STOP", "main.result"))
play_together = _PRESSER.play_together

# Drives a race of a season, and leaves what comes after it as it is.
RACE_OVER = ".on .go, [data-screen=season], main.result"
drive = Presser(_NEXT.replace("STOP", RACE_OVER)).press
