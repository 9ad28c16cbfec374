"""HEAT with Garage, Weather & Road Conditions and Tournament mode in its own screen, by clicks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from hotseat.server.data_folder import open_store
from hotseat.server.maintenance import ImportedTable, import_record
from tests.e2e.asking import ask
from tests.e2e.conftest import serious_faults
from tests.e2e.test_heat import PHONE, WIDE, OpenPage, Race, open_page
from tools.heat_pictures import MOMENTS, hold_ten_cards
from tools.moments import moment

__all__ = ["open_page"]  # the fixture of the other races

At = Callable[[Page, str], "Moment"]
LOW_PHONE = {"width": 390, "height": 664}

# So many px in a row belong to this card and to no other one.
REACHED = """card => {
    const box = card.getBoundingClientRect();
    const y = box.top + box.height / 2;
    let reached = 0;
    for (let x = Math.max(0, box.left); x < Math.min(innerWidth, box.right); x++)
        reached += card.contains(document.elementFromPoint(x, y)) ? 1 : 0;
    return reached;
}"""


def height_of(shown: Locator) -> float:
    """Return how high something is on the screen."""
    box = shown.bounding_box()
    assert box
    return box["height"]


def bottom_of(shown: Locator) -> float:
    """Return where something ends on the screen."""
    box = shown.bounding_box()
    assert box
    return box["y"] + box["height"]


class ModuleRace(Race):
    """A race with upgrades and weather, driven by clicks as the rookie would."""

    def choice(self, action: list[str]) -> Locator:
        return self.page.locator(f'[data-action="{" ".join(action)}"]')

    def play(self, action: list[str]) -> None:
        match action:
            case ["take", card]:
                self.page.locator(f'.pile [data-card="{card}"]').first.click()
                self.page.locator(".bar .primary").click()
            case ["salvage-done" | "refresh-done"]:
                self.page.locator(".bar .primary").click()
            case _:
                super().play(action)


class Moment(ModuleRace):
    """A race that was put there at a moment."""

    def __init__(self, page: Page, kept: ImportedTable) -> None:
        self.page = page
        self.table = kept.table
        ask(page, "claim", {"key": kept.keys[0]})
        page.goto(f"/t/{kept.table}")
        self.wait("")

    def play_on(self, locator: Locator) -> None:
        """Click, and see that the table goes on."""
        before = self.asked()
        locator.click()
        self.wait(before)

    @property
    def primary(self) -> Locator:
        return self.page.locator(".bar .primary")


@pytest.fixture
def at(data_folder: Path, base_url: str) -> At:
    """Put a race beside those that the server has, at a moment of the pictures."""

    def put(page: Page, name: str) -> Moment:
        record = moment(*MOMENTS[name]).record

        async def keep() -> ImportedTable:
            store = open_store(data_folder)
            try:
                return await import_record(store, record)
            finally:
                await store.close()

        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor() as aside:
            kept = aside.submit(lambda: asyncio.run(keep())).result()
        return Moment(page, kept)

    return put


def test_a_race_with_upgrades_in_some_weather_by_clicks(open_page: OpenPage) -> None:
    race = ModuleRace(
        open_page(PHONE),
        "italy",
        garage="basic",
        garage_choice="random",
        weather=True,
        legends=3,
    )
    expect(race.page.locator("[data-mood]")).to_have_count(1)
    assert serious_faults(race.page) == []
    race.finish()


# The weather


def test_every_token_says_what_it_does(open_page: OpenPage, at: At) -> None:
    race = at(open_page(WIDE), "weather-rain")
    tokens = race.page.locator("[data-token]")
    expect(tokens).to_have_count(5)  # one a corner
    tip = race.page.get_by_role("tooltip")
    for token in tokens.all():
        token.focus()
        expect(tip).to_contain_text(re.compile(r"\w+ \w+"))
        board, box = race.page.locator("main.board").bounding_box(), tip.bounding_box()
        assert board
        assert box
        assert box["y"] + box["height"] <= board["y"] + board["height"]
    race.page.keyboard.press("Escape")
    expect(race.page.get_by_role("tooltip")).to_have_count(0)
    tokens.first.hover()
    expect(race.page.get_by_role("tooltip")).to_be_visible()
    assert serious_faults(race.page) == []


def test_the_weather_in_words_on_a_phone(open_page: OpenPage, at: At) -> None:
    race = at(open_page(PHONE), "weather-rain")
    race.page.get_by_role("button", name=re.compile("^Rain")).click()
    expect(race.page.locator("dialog li")).to_have_count(5)
    assert serious_faults(race.page) == []


@pytest.mark.parametrize(("motion", "moves"), [("full", True), ("reduced", False)])
def test_the_mood_is_still_for_whoever_wants_less_motion(
    open_page: OpenPage, at: At, motion: str, moves: bool
) -> None:
    race = at(open_page(PHONE, motion=motion), "weather-rain")
    names = race.page.locator(".mood .layer").evaluate_all(
        "layers => layers.map(one => getComputedStyle(one).animationName)"
    )
    assert len(names) == 2
    assert [name != "none" for name in names] == [moves, moves]


# React


def test_what_must_be_done_counts_down_until_react_ends(open_page: OpenPage, at: At) -> None:
    race = at(open_page(PHONE), "react-full")
    page = race.page
    assert serious_faults(page) == []
    expect(race.primary).to_be_disabled()
    expect(race.primary).to_have_text("1 mandatory symbol left")
    race.play_on(page.locator("button.must[data-action]").first)
    expect(race.primary).to_have_text("End React")
    race.play_on(race.primary)
    assert "react" not in race.asked().split(" ")


def test_ending_react_says_which_card_it_replaces(open_page: OpenPage, at: At) -> None:
    race = at(open_page(WIDE), "react-unpaid")
    expect(race.primary).to_have_text(re.compile("^End: .* is replaced"))
    assert serious_faults(race.page) == []
    race.play_on(race.primary)
    expect(race.page.locator(".log").first).to_contain_text("cannot pay")


def test_a_low_phone_keeps_its_road_whatever_there_is_to_do(open_page: OpenPage, at: At) -> None:
    race = at(open_page(LOW_PHONE), "react-crowded")
    page = race.page
    board, bar = page.locator("main.board"), page.locator(".bar")
    assert height_of(board) >= 190
    assert bottom_of(bar) <= LOW_PHONE["height"]
    buttons = page.locator(".rows button[data-action]")
    assert buttons.count() >= 7
    # What does not fit is scrolled to, between cards and bar, and the last one can be pressed.
    last = buttons.last
    last.scroll_into_view_if_needed()
    assert bottom_of(last) <= LOW_PHONE["height"] - height_of(bar)
    assert serious_faults(page) == []
    race.play_on(last)


# A hand of more cards than a race deals


def test_each_of_ten_cards_is_under_the_thumb(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    hold_ten_cards(page)
    at(page, "upgrades")
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(10)
    assert page.locator(".hand .spread").evaluate("it => it.scrollWidth > it.clientWidth")
    for card in cards.all():
        card.scroll_into_view_if_needed()
        assert card.evaluate(REACHED) >= 44
    cards.last.click(position={"x": 12, "y": 60})
    expect(cards.last).to_have_attribute("aria-pressed", "true")


# The rarer questions


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_value_is_chosen_with_its_landing_in_sight(
    open_page: OpenPage, at: At, viewport: dict[str, int]
) -> None:
    race = at(open_page(viewport), "value")
    values = race.page.locator('[data-action^="value"]')
    expect(race.page.locator("[data-landing]")).to_have_count(values.count())
    assert serious_faults(race.page) == []
    race.play_on(values.last)


def test_cards_are_salvaged_from_the_pile(open_page: OpenPage, at: At) -> None:
    race = at(open_page(PHONE), "salvage")
    cards = race.page.locator(".pile button.card")
    expect(race.primary).to_have_text("Take none")
    cards.first.click()
    expect(race.primary).to_have_text("Take 1 card")
    cards.nth(1).click()
    expect(race.primary).to_have_text("Take 2 cards")
    cards.nth(2).click()  # one more than may be taken: the first makes room
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    assert serious_faults(race.page) == []
    race.play_on(race.primary)
    expect(race.page.locator(".pile")).to_have_count(0)


def test_a_card_is_drawn_again(open_page: OpenPage, at: At) -> None:
    race = at(open_page(PHONE), "refresh")
    assert serious_faults(race.page) == []
    race.play_on(race.page.locator('[data-action^="refresh "]').first)


def test_a_slipstream_of_several_lengths(open_page: OpenPage, at: At) -> None:
    race = at(open_page(PHONE), "slipstreams")
    lengths = race.page.locator('[data-action^="slipstream"]')
    expect(race.page.locator("[data-landing]")).to_have_count(lengths.count())
    race.play_on(lengths.last)


# Tournament mode


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_lever_follows_the_cards_in_tournament_mode(
    open_page: OpenPage, at: At, viewport: dict[str, int]
) -> None:
    race = at(open_page(viewport), "lay")
    page = race.page
    lever = page.locator("[role=radio][aria-checked=true]")
    expect(race.primary).to_be_disabled()
    for gear in (1, 2):
        cards = page.locator('.hand .card[aria-pressed="false"]:not([aria-disabled=true])')
        cards.first.click(position={"x": 20, "y": 60})
        expect(lever).to_have_attribute("data-gear", str(gear))
    expect(race.primary).to_have_text("Lay 2 cards")
    page.locator('[role=radio][data-gear="3"]').click()  # no: it follows the cards
    expect(lever).to_have_attribute("data-gear", "2")
    expect(page.locator("section.bar")).to_contain_text("The gear follows your cards")
    assert serious_faults(page) == []
    race.play_on(race.primary)
