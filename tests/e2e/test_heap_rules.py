"""HEAP on the rules page: six pictures, and every symbol explained."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import serious_faults


def test_six_pictures_tell_the_game_before_the_rules_and_give_way_to_a_search(
    quiet_page: Page,
) -> None:
    page = quiet_page
    page.goto("/rules/heap")
    pictures = page.get_by_role("list", name="How to play in two minutes")
    expect(pictures.get_by_role("heading")).to_have_count(6)
    expect(pictures.get_by_role("heading", name="Rush the heap")).to_be_visible()
    page.get_by_role("searchbox").fill("swerve")
    expect(pictures).to_have_count(0)


def test_on_a_phone_the_pictures_are_scrolled_through(quiet_page: Page) -> None:
    page = quiet_page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/rules/heap")
    last = page.get_by_role("heading", name="Pileup: turbo and out")
    expect(last).not_to_be_in_viewport()
    page.get_by_role("list", name="How to play in two minutes").focus()
    page.keyboard.press("End")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_every_symbol_is_explained_with_its_picture(quiet_page: Page) -> None:
    page = quiet_page
    page.goto("/rules/heap#symbols")
    key = page.locator(".key.game-heap")
    expect(key).to_be_visible()
    for name in (
        "Swerve",
        "Block All",
        "Shoot Left",
        "the rush is won",
        "Bling",
        "Turbo",
        "You haul 1",
    ):
        expect(key.get_by_text(name, exact=True).first).to_be_visible()
    assert key.locator("ul li:not(:has(svg))").count() == 0
    assert key.locator("svg image:not([href])").count() == 0
    assert serious_faults(page) == []
