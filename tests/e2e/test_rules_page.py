"""The rules page: every game in six pictures, a search for players' words, a table's own rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.asking import ask
from tests.e2e.conftest import serious_faults


@pytest.mark.parametrize(
    ("game", "first", "start"),
    [
        ("heat", "Be first over the line", "Drive a guided lap"),
        ("potatoh", "One card each, one BOOM", "Play against rookies"),
        ("heap", "Three parts on each", "Play against rookies"),
    ],
)
def test_six_pictures_tell_a_game_and_lead_into_one(
    quiet_page: Page, game: str, first: str, start: str
) -> None:
    page = quiet_page
    page.goto(f"/rules/{game}")
    pictures = page.get_by_role("list", name="How to play in two minutes")
    expect(pictures.get_by_role("heading")).to_have_count(6)
    expect(pictures.get_by_role("heading").first).to_have_text(first)
    assert serious_faults(page) == []
    page.get_by_role("button", name=start).click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    ("game", "asked", "found"),
    [
        ("heat", "overtake", "#HEAT-3-5"),
        ("heat", "win", "#HEAT-WIN-1"),
        ("heap", "boot", "#HEAP-SYM-2"),
        ("potatoh", "steal", "#POT-CARD-LADRONA-2"),
    ],
)
def test_the_search_understands_players_words(
    quiet_page: Page, game: str, asked: str, found: str
) -> None:
    quiet_page.goto(f"/rules/{game}")
    quiet_page.get_by_role("searchbox").fill(asked)
    expect(quiet_page.locator(".rule mark").first).to_be_visible()
    expect(quiet_page.locator(found)).to_have_count(1)


def test_the_section_that_is_called_so_comes_first(quiet_page: Page) -> None:
    quiet_page.goto("/rules/heat")
    quiet_page.get_by_role("searchbox").fill("win")
    expect(quiet_page.locator(".text section h2").first).to_have_text("Finish and winning")


def test_a_slip_of_the_pen_is_read_over_and_said(quiet_page: Page) -> None:
    quiet_page.goto("/rules/heat")
    quiet_page.get_by_role("searchbox").fill("slipsteam")
    expect(quiet_page.get_by_text("These have “slipstream”.")).to_be_visible()
    expect(quiet_page.locator("#HEAT-6-1")).to_be_visible()


def test_from_a_table_the_modules_that_it_does_not_use_are_folded(quiet_page: Page) -> None:
    page = quiet_page
    page.goto("/")
    opened = ask(
        page,
        "tables",
        {
            "game": "heat",
            "seats": 1,
            "settings": {"legends": 2, "garage": "basic", "garage_choice": "random"},
            "names": ["Ana"],
            "start": True,
        },
    )
    page.goto(f"/t/{opened['table']}")
    rules = page.locator(f"a[href='/rules/heat/{opened['table']}']").first
    expect(rules).to_be_attached()
    page.goto(f"/rules/heat/{opened['table']}")
    weather = page.locator("section", has=page.get_by_role("heading", name="Weather", exact=True))
    expect(weather.get_by_text("Not at your table")).to_be_visible()
    expect(page.locator("#WEA-1")).to_be_hidden()
    garage = page.locator("section", has=page.get_by_role("heading", name="Garage", exact=True))
    expect(garage.get_by_text("Not at your table")).to_have_count(0)
    expect(page.locator("#GAR-1")).to_have_count(1)
    page.get_by_role("searchbox").fill("weather token")
    expect(page.locator("#WEA-1")).to_be_visible()


def test_without_a_table_a_module_only_says_its_name(quiet_page: Page) -> None:
    quiet_page.goto("/rules/potatoh")
    kitty = quiet_page.locator("section", has=quiet_page.locator("#POT-CARD-GATUNA-1"))
    expect(kitty.get_by_text("Module: Level 5 and up")).to_be_visible()
