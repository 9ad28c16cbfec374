"""HEAT's camera: it drives along, goes back, and leaves those alone who want no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_heat import WIDE, OpenPage, open_page
from tests.e2e.test_heat_modules import At, at
from tests.e2e.waiting import until
from tools.still import still

__all__ = ["at", "open_page"]  # fixtures of the other races

# Keeps every shot that the camera takes, and how near it came to the board: canvas units a pixel.
WATCH = """() => {
    window.shots = [];
    window.units = [];
    const board = document.querySelector('[data-spot=board]');
    const layer = board.querySelector('svg.layer');
    const look = () => {
        const { shot } = board.dataset;
        if (shot && window.shots.at(-1) !== shot) window.shots.push(shot);
        const grown = Number(/scale\\(([\\d.]+)\\)/.exec(layer.style.transform)?.[1] ?? 1);
        window.units.push(layer.viewBox.baseVal.width / board.clientWidth / grown);
    };
    new MutationObserver(look).observe(board, { attributes: true, subtree: true });
    look();
}"""
# The closest look, beside the one at the beginning, and whether the camera has gone back.
NEAREST = "Math.min(...window.units) / window.units[0]"
IS_BACK = "() => Math.abs(window.units.at(-1) / window.units[0] - 1) < 0.001"
CLOSER = 0.8


def watched(page: Page) -> list[str]:
    return list(page.evaluate("window.shots"))


def test_a_wide_screen_drives_along_and_goes_back(open_page: OpenPage, at: At) -> None:
    race = at(open_page(WIDE, speed="full", motion="full"), "plan")
    page, before = race.page, race.asked()
    page.evaluate(WATCH)
    race.play(race.advice())
    race.wait(before)
    expect(page.locator("[data-spot=board][data-shot]")).to_have_count(0)
    page.wait_for_function(IS_BACK)
    assert "ride" in watched(page)
    assert page.evaluate(NEAREST) < CLOSER


def test_a_spin_out_is_seen_from_as_near_as_can_be(open_page: OpenPage, at: At) -> None:
    race = at(open_page(WIDE, speed="full", motion="full"), "react-reckless")
    page, before = race.page, race.asked()
    page.evaluate(WATCH)
    page.locator('[data-action^="boost"]').click()
    expect(page.locator(".stamp")).to_contain_text("Spin-out!")
    race.wait(before)
    expect(page.locator(".stamp")).to_have_count(0)
    page.wait_for_function(IS_BACK)
    assert "spin" in watched(page)
    assert page.evaluate(NEAREST) < CLOSER


@pytest.mark.parametrize(
    "likes",
    [{"motion": "reduced"}, {"speed": "instant", "motion": "full"}],
    ids=["less", "instant"],
)
def test_whoever_wants_no_motion_keeps_the_whole_board(
    open_page: OpenPage, at: At, likes: dict[str, object]
) -> None:
    race = at(open_page(WIDE, **({"speed": "brisk"} | likes)), "react-reckless")
    page, before = race.page, race.asked()
    page.evaluate(WATCH)
    page.locator('[data-action^="boost"]').click()
    race.wait(before)
    assert watched(page) == []
    assert page.evaluate(NEAREST) > 0.999


# Where the camera stands: what a layer shows, however it is laid and moved.
SHOWN = """() => {
    const layer = document.querySelector('[data-spot=board] svg.layer');
    const { x, y, width } = layer.getBoundingClientRect();
    const box = layer.viewBox.baseVal;
    const unit = box.width / width;
    return [box.x - x * unit, box.y - y * unit, unit].map((one) => Math.round(one * 100) / 100);
}"""


def test_a_hand_moves_the_camera_and_lets_it_go_again(open_page: OpenPage, at: At) -> None:
    page = at(open_page(WIDE, motion="reduced"), "plan").page
    still(page)
    before = page.evaluate(SHOWN)
    board = page.locator("[data-spot=board]").bounding_box()
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y - 60, steps=4)
    expect(page.locator("[data-spot=board].dragging")).to_be_visible()
    page.mouse.up()
    still(page)
    dragged = page.evaluate(SHOWN)
    assert dragged[0] > before[0]
    assert dragged[1] > before[1]
    assert dragged[2] == pytest.approx(before[2], abs=0.02)
    page.mouse.wheel(0, -300)
    until(page, lambda: page.evaluate(SHOWN)[2] < dragged[2], "a closer look")
    whole = page.get_by_role("button", name="See the whole circuit", exact=True)
    whole.click()
    expect(whole).to_have_count(0)
    still(page)
    assert page.evaluate(SHOWN) == before
