"""HEAT on phones whose browser keeps its bars: the road has its room, nothing is covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_heat import OpenPage, open_page
from tests.e2e.test_heat_modules import REACHED, At, Moment, at, height_of
from tools.heat_pictures import choose_cards
from tools.still import still

__all__ = ["at", "open_page"]  # fixtures of the other races

HEIGHTS = [(390, 664), (360, 640), (375, 553)]
LEAST_BOARD = 220
A_LESSON_COVERS = 80  # px of the road at most, with the order that it raises
THUMB = 40  # px of a card that belong to it alone

# Things that can be pressed and share pixels with another one, or have something else in the middle
# of what is seen of them. Cards in hand lie on each other; what lies on the board itself moves with
# the camera.
COVERED = """() => {
    const seen = (one) => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        const cut = (box) => {
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        };
        for (let up = one.parentElement; up; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            if (overflowX !== 'visible' || overflowY !== 'visible') cut(up.getBoundingClientRect());
        }
        cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        return { one, left, top, right, bottom };
    };
    const isCard = ({ one }) => one.matches('.hand .card');
    const name = ({ one }) => `${one.className} ${one.ariaLabel ?? one.textContent.trim()}`;
    const things = [...document.querySelectorAll('button, a[href], .next, .head .title')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.matches('.spot, .skip'))
        .map(seen)
        .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    const shared = things.flatMap((a, i) => things.slice(i + 1)
        .filter((b) => !a.one.contains(b.one) && !b.one.contains(a.one))
        .filter((b) => !(isCard(a) && isCard(b)))
        .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map((b) => `${name(a)} and ${name(b)}`));
    const hidden = things.filter((a) => a.one.matches('button, a') && !isCard(a)).filter((a) => {
        const met = document.elementFromPoint((a.left + a.right) / 2, (a.top + a.bottom) / 2);
        return !a.one.contains(met);
    });
    return [...shared, ...hidden.map((a) => `${name(a)} is covered`)];
}"""

# Reactions that cannot be met by a finger once they were scrolled to.
BEHIND = """() => [...document.querySelectorAll('.rows button[data-action]')].filter((one) => {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 4, bottom - 4].some(
        (y) => !one.contains(document.elementFromPoint((left + right) / 2, y)));
}).map((one) => one.dataset.action)"""


def stands_well(page: Page) -> None:
    """Hold what every screen of a race keeps."""
    still(page)  # other letters are wider than ours
    assert height_of(page.locator("main.board")) >= LEAST_BOARD
    assert page.evaluate(COVERED) == []
    width, height = page.evaluate("[innerWidth, innerHeight]")
    box = page.locator(".decide").bounding_box()
    assert box
    assert box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.fixture
def low(open_page: OpenPage) -> Page:
    width, height = HEIGHTS[0]
    return open_page({"width": width, "height": height})


def at_every_height(page: Page) -> Iterator[None]:
    """Make the screen as low as each phone's in turn; the browser's bars come and go, too."""
    for width, height in HEIGHTS:
        page.set_viewport_size({"width": width, "height": height})
        yield


def test_a_low_phone_plans_with_the_road_in_sight(low: Page, at: At) -> None:
    race = at(low, "plan")
    for _ in at_every_height(low):
        stands_well(low)
        cards = low.locator(".hand .card")
        assert min(card.evaluate(REACHED) for card in cards.all()) >= THUMB
    choose_cards(low)
    expect(race.primary).to_be_enabled()
    for _ in at_every_height(low):
        stands_well(low)


@pytest.mark.parametrize("size", [(390, 844), (390, 664)], ids=str)
def test_the_road_does_not_jump_when_cards_are_chosen(
    open_page: OpenPage, at: At, size: tuple[int, int]
) -> None:
    page = open_page({"width": size[0], "height": size[1]}, lessons=True)
    race = at(page, "plan")
    expect(page.locator(".lesson")).to_be_visible()
    still(page)
    before, order = (page.locator(one).bounding_box() for one in ("main.board", "ol.strip"))
    assert before
    assert order
    assert before["y"] + before["height"] - order["y"] < A_LESSON_COVERS
    choose_cards(page)
    expect(race.primary).to_be_enabled()
    still(page)
    assert page.locator("main.board").bounding_box() == before


def test_a_left_hand_finds_nothing_covered_either(open_page: OpenPage, at: At) -> None:
    page = open_page({"width": 390, "height": 664}, leftHanded=True)
    at(page, "plan")
    for _ in at_every_height(page):
        stands_well(page)


@pytest.mark.parametrize("moment", ["react", "react-full", "react-crowded"])
def test_no_reaction_is_behind_the_bar_of_a_low_phone(low: Page, at: At, moment: str) -> None:
    at(low, moment)
    assert low.locator(".rows button[data-action]").count() >= 4
    for _ in at_every_height(low):
        stands_well(low)
        assert low.evaluate(BEHIND) == []
        stands_well(low)  # scrolled


@pytest.mark.parametrize("moment", ["slipstream", "slipstreams", "discard"])
def test_a_low_phone_has_room_for_what_ends_a_turn(low: Page, at: At, moment: str) -> None:
    at(low, moment)
    for _ in at_every_height(low):
        stands_well(low)


def test_a_low_phone_shows_the_podium_with_nothing_over_it(low: Page, at: At) -> None:
    race: Moment = at(low, "over")
    race.finish()
    for _ in at_every_height(low):
        still(low)
        assert low.evaluate(COVERED) == []
    names = low.locator(".poster .who")
    expect(names).to_have_count(3)


def test_a_tablet_shows_cards_and_no_slivers(open_page: OpenPage, at: At) -> None:
    page = open_page({"width": 1024, "height": 768})
    at(page, "plan")
    still(page)
    cards = page.locator(".hand .card")
    assert min(card.evaluate(REACHED) for card in cards.all()) >= 2 * THUMB
    assert page.evaluate(COVERED) == []


def test_everybody_on_the_podium_is_named_on_a_tall_screen(open_page: OpenPage, at: At) -> None:
    page = open_page({"width": 1920, "height": 1080})
    race: Moment = at(page, "over")
    race.finish()
    still(page)
    poster = page.locator(".poster").bounding_box()
    assert poster
    for name in page.locator(".poster .who").all():
        box = name.bounding_box()
        assert box
        assert poster["x"] <= box["x"]
        assert box["x"] + box["width"] <= poster["x"] + poster["width"]
        assert box["y"] + box["height"] <= poster["y"] + poster["height"]
