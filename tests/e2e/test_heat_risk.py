"""A spin-out is seen before it is driven: red, a ghost car on the board, and no slip of a thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import serious_faults
from tests.e2e.test_heat import PHONE, WIDE, OpenPage, open_page
from tests.e2e.test_heat_modules import At, at

__all__ = ["at", "open_page"]  # fixtures of the other races

RED = "rgb(194, 43, 26)"
GROUND = "one => getComputedStyle(one).backgroundColor"


def boost(page: Page) -> Locator:
    return page.locator('[data-action^="boost"]')


def ghosts(page: Page) -> Locator:
    """Return where a car would stand or fly to, as the board shows it."""
    return page.locator("[data-landing].bad")


def test_the_first_tap_shows_a_spin_out_and_the_second_drives_it(
    open_page: OpenPage, at: At
) -> None:
    race = at(open_page(PHONE), "react-reckless")
    page, before = race.page, race.asked()
    expect(ghosts(page)).to_have_count(0)
    assert boost(page).evaluate(GROUND) == RED
    boost(page).tap()
    expect(boost(page)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".bar .sentence")).to_contain_text("Press it again")
    expect(ghosts(page)).not_to_have_count(0)
    assert race.asked() == before
    assert serious_faults(page) == []
    boost(page).tap()
    race.wait(before)
    expect(boost(page)).to_have_count(0)


def test_another_tap_leaves_the_spin_out_alone(open_page: OpenPage, at: At) -> None:
    race = at(open_page(PHONE), "react-reckless")
    before = race.asked()
    boost(race.page).tap()
    expect(boost(race.page)).to_have_attribute("aria-pressed", "true")
    race.primary.tap()
    race.wait(before)
    assert race.advice()[0] != "boost"


def test_a_mouse_sees_the_ghost_car_before_it_presses(open_page: OpenPage, at: At) -> None:
    race = at(open_page(WIDE), "react-reckless")
    page, before = race.page, race.asked()
    assert boost(page).evaluate(GROUND) == RED
    expect(ghosts(page)).to_have_count(0)
    boost(page).hover()
    expect(ghosts(page)).not_to_have_count(0)
    boost(page).click()
    race.wait(before)
    expect(boost(page)).to_have_count(0)


def test_a_digit_shows_a_spin_out_before_it_drives_it(open_page: OpenPage, at: At) -> None:
    race = at(open_page(WIDE), "react-reckless")
    page, before = race.page, race.asked()
    digit = boost(page).locator("kbd").text_content() or ""
    page.keyboard.press(digit)
    expect(ghosts(page)).not_to_have_count(0)
    expect(page.locator(".bar .sentence")).to_contain_text("Press it again")
    assert race.asked() == before
    page.keyboard.press(digit)
    race.wait(before)
    expect(boost(page)).to_have_count(0)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_cards_that_spin_out_for_certain_make_the_button_dangerous(
    open_page: OpenPage, at: At, viewport: dict[str, int]
) -> None:
    race = at(open_page(viewport), "plan")
    page = race.page
    page.locator("[role=radio]:not([aria-disabled=true])").last.click()
    expect(race.primary).not_to_have_class(re.compile("danger"))
    for index in range(4):
        page.locator(".hand .card").nth(index).click(position={"x": 12, "y": 30})
    expect(race.primary).to_have_class(re.compile("danger"))
    expect(race.primary).to_contain_text("100% spin-out")
    expect(ghosts(page)).not_to_have_count(0)
    assert serious_faults(page) == []
