"""Retakes the pictures of the README.

    python -m tools.readme_pictures

The browser scales and compresses them: nothing else is needed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.serving import BROWSER_ARGUMENTS, browser_path, server
from tools.heap_pictures import MOMENTS as BATTLES
from tools.heat_pictures import choose_cards, keep_moments
from tools.potatoh_pictures import MOMENTS as MATCHES
from tools.screenshots import SIZES, post, remember, sit_at_all, some_tables
from tools.situations import keep_situations
from tools.still import still

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
ASKED = '.bar[data-asked="yes"]'
QUESTION = "[data-question]"
WEBP = """async ([source, width]) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(image.height * width / image.width);
    const brush = canvas.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.86);
}"""


def main() -> int:
    """Make them."""
    path = browser_path()
    if path is None:
        print("There is no Chromium on this machine.", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        race = keep_moments(data, "picture")["picture"]
        matches = keep_situations(data, MATCHES, "hot", "tv")
        battles = keep_situations(data, BATTLES, "fight")
        base = stack.enter_context(server(data))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=list(BROWSER_ARGUMENTS))
        host, friend = browser.new_context(base_url=base), browser.new_context(base_url=base)
        remember(host, "Ana")
        remember(friend, "Mika")
        page = host.new_page()
        some_tables(page, friend.new_page())
        post(page, "/api/claim", {"key": race.keys[0]})
        sit_at_all(page, matches)
        sit_at_all(page, battles)
        hot, tv = (matches[name].tables[0].table for name in ("hot", "tv"))
        rush = battles["fight"].tables[0].table
        # A turn is driven first: the log shall tell of the race and not of the taking over.
        page.goto(f"/t/{race.table}")
        page.wait_for_selector(ASKED)
        _drive(page)
        # Ana looks at the match too: a TV says who is offline.
        seated = host.new_page()
        seated.goto(f"/t/{tv}")
        seated.wait_for_selector(ASKED)
        cookies = host.storage_state()
        for name, where, size, width in (
            ("heat", f"/t/{race.table}", "desktop", 1000),
            ("heat-phone", f"/t/{race.table}", "phone", 390),
            ("potatoh", f"/t/{hot}", "desktop", 1000),
            ("potatoh-phone", f"/t/{hot}", "phone", 390),
            ("potatoh-tv", f"/t/{tv}/tv", "tv", 1000),
            ("heap", f"/t/{rush}", "desktop", 1000),
            ("heap-phone", f"/t/{rush}", "phone", 390),
            ("home", "/", "desktop", 1000),
        ):
            picture = _picture(browser, base, cookies, where, size)
            _write(page, name, picture, width)
        browser.close()
    return 0


def _drive(page: Page) -> None:
    """Drive by the rookie's advice until the next plan."""
    for _ in range(9):
        asked = page.locator(QUESTION).get_attribute("data-question")
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do that").click()
        page.wait_for_selector(f"{QUESTION}:not([data-question='{asked}'], [data-question=''])")
        page.wait_for_selector(ASKED)
        if page.locator('[role=radio]:not([aria-disabled="true"])').count() > 1:
            return
    raise AssertionError("the turn does not end")


def _picture(browser: Browser, base: str, cookies: Any, where: str, size: str) -> bytes:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=base,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        storage_state=cookies,
        device_scale_factor=2,
    )
    page = context.new_page()
    page.goto(where)
    page.wait_for_selector(_ready(where))
    if page.locator("[role=radio]").count():
        choose_cards(page)
    still(page)
    picture = page.screenshot()
    context.close()
    return picture


def _ready(where: str) -> str:
    """Return what is there when a page is complete."""
    if where == "/":
        return ".posters .start"
    return ".tv-potatoh .deck" if where.endswith("/tv") else ASKED


def _write(page: Page, name: str, picture: bytes, width: int) -> None:
    source = "data:image/png;base64," + base64.b64encode(picture).decode()
    found: str = page.evaluate(WEBP, [source, width])
    file = FOLDER / f"{name}.webp"
    file.write_bytes(base64.b64decode(found.partition(",")[2]))
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    sys.exit(main())
