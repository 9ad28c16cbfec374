"""A table looks the same whichever page was left for it: stylesheets come in another order then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.asking import ask
from tests.e2e.sitting import PHONE, WIDE, OpenPage
from tools.still import still

GAMES = ("heat", "heap", "potatoh")

LOOK = """const LOOKS = ['color', 'background-color', 'background-image', 'font-family',
    'font-size',
    'font-weight', 'line-height', 'letter-spacing', 'text-transform', 'display', 'position',
    'padding', 'border-top', 'border-left', 'border-radius', 'list-style-type',
    'text-decoration-line', 'outline-offset', 'gap', 'min-height', 'min-width'];
const MARGINS = ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'];
const called = (one) => [one.tagName, ...one.classList].join('.').replace(/\\.svelte-\\w+/g, '');
const look = (one) => {
    const style = getComputedStyle(one);
    const written = one.computedStyleMap();  // "auto" however wide the letters beside it are
    return [
        ...LOOKS.map((name) => `${called(one)} ${name}: ${style.getPropertyValue(name)}`),
        ...MARGINS.map((name) => `${called(one)} ${name}: ${written.get(name)}`),
    ];
};"""

# How the frame of a table looks: what does not depend on how far the game is.
FRAME = f"""() => {{
    {LOOK}
    const frame = '.table, .head, .head nav, .head nav > *, .talk, .log > h2, .board';
    return [...document.querySelectorAll(frame)].flatMap(look);
}}"""

# The page's own stylesheets, those of the first page left where they are, the other way round. They
# are loaded first and then take effect all at once: nothing else happens between the two looks.
TURN_ROUND = f"""async () => {{
    {LOOK}
    const first = await (await fetch('/')).text();
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
        .filter((sheet) => !first.includes(sheet.getAttribute('href')));
    const turned = [];
    for (const sheet of sheets.toReversed()) {{
        const again = sheet.cloneNode();
        again.media = 'print';
        const loaded = new Promise((resolve) => again.addEventListener('load', resolve));
        document.head.append(again);
        await loaded;
        turned.push(again);
    }}
    const all = [...document.querySelectorAll('.table, .table *')];
    const before = all.map(look);
    for (const again of turned) again.media = 'all';
    for (const sheet of sheets) sheet.disabled = true;
    const after = all.map(look);
    const changed = after.flatMap((lines, place) =>
        lines.filter((line, at) => line !== before[place][at]));
    for (const sheet of sheets) sheet.remove();
    return [sheets.length, [...new Set(changed)]];
}}"""

FOLLOW = """path => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = path;
    link.click();
    link.remove();
}"""


def begin(page: Page, game: str) -> str:
    wanted = {"game": game, "names": ["Ada"], "seats": 3, "start": True}
    return str(ask(page, "tables", wanted)["table"])


@pytest.mark.parametrize("game", GAMES)
def test_no_look_depends_on_the_order_of_the_stylesheets(open_page: OpenPage, game: str) -> None:
    page = open_page(motion="reduced")
    table = begin(page, game)
    for path, shown in (("", ".bar"), ("/replay/0", ".controls"), ("/tv", ".table > *")):
        page.goto(f"/t/{table}{path}")
        expect(page.locator(shown).first).to_be_visible()
        for size in (WIDE, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.wait_for_load_state("networkidle")
            still(page)
            count, changed = page.evaluate(TURN_ROUND)
            assert count > 2
            assert changed == [], path


@pytest.mark.parametrize("game", GAMES)
def test_a_table_looks_the_same_from_home_as_by_its_link(open_page: OpenPage, game: str) -> None:
    page = open_page(motion="reduced")
    table = begin(page, game)
    page.goto(f"/t/{table}")
    expect(page.locator(".bar")).to_be_visible()
    by_link = page.evaluate(FRAME)
    assert len(by_link) > 150  # lines, some twenty an element
    for left, shown in (("/", "h1"), (f"/rules/{game}", ".rule")):
        page.goto(left)
        expect(page.locator(shown).first).to_be_visible()
        page.wait_for_load_state("networkidle")  # its stylesheets have come
        page.evaluate(FOLLOW, f"/t/{table}")
        expect(page.locator(".bar")).to_be_visible()
        assert page.evaluate(FRAME) == by_link, left
