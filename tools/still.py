"""Waiting until a page stands still: what a picture is taken of is a state, not a time."""

from __future__ import annotations

from playwright.sync_api import Page

# Letters are there, nothing that has an end still moves, and some frames long nothing has changed.
_STILL = """async () => {
    const STILL_FRAMES = 6;
    const frame = () => new Promise(requestAnimationFrame);
    let changed = true;
    const watcher = new MutationObserver(() => (changed = true));
    watcher.observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
    const moves = () => document.getAnimations().some(
        (one) => one.playState === 'running'
            && Number.isFinite(one.effect?.getComputedTiming().endTime),
    );
    for (let frames = 0; frames < STILL_FRAMES; frames++) {
        await document.fonts.ready;
        await frame();
        if (changed || moves()) frames = -1;
        changed = false;
    }
    watcher.disconnect();
}"""


def still(page: Page) -> None:
    """Wait until nothing on the page changes any more."""
    page.evaluate(_STILL)
