"""The garage before a race: two people on two screens and three bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.asking import ask, table_now
from tests.e2e.conftest import serious_faults
from tests.e2e.test_heat import PHONE, WIDE, OpenPage, open_page
from tests.e2e.test_shell import own_file
from tests.e2e.waiting import until
from tests.games.heat.build import own_set

__all__ = ["open_page"]  # a fixture

SETTINGS = {"circuit": "italy", "garage": "mixed", "weather": True}
BOTS = 3
ROUNDS = 3
CLOSED = "closed"


class Draft:
    """A table in the garage, as two people see it."""

    def __init__(self, host: Page, guest: Page) -> None:
        self.pages = (host, guest)
        for page in self.pages:
            page.goto("/")
            page.wait_for_selector(".posters .start")
        seats = 2 + BOTS
        opened = ask(
            host,
            "tables",
            {"game": "heat", "settings": SETTINGS, "seats": seats, "names": ["Ada"]},
        )
        self.table: str = opened["table"]
        ask(guest, "join", {"invitation": opened["invitation"]})
        self.command(guest, kind="sit", seat=1, name="Bo")
        for seat in range(2, seats):
            self.command(host, kind="seat-bot", seat=seat, bot="rookie")
        self.command(host, kind="ready", seat=0, nonce="00" * 16)
        self.command(guest, kind="ready", seat=1, nonce="01" * 16)
        self.command(host, kind="start")
        for page in self.pages:
            page.goto(f"/t/{self.table}")
            page.wait_for_selector(".market, .hand")

    def command(self, page: Page, **what: object) -> None:
        """Do something at the table as the person of a page."""
        ask(page, f"tables/{self.table}/commands", dict(what))

    def view(self, seat: int) -> dict[str, Any]:
        """Return what the server says this seat sees."""
        view: dict[str, Any] = table_now(self.pages[seat], self.table)["view"]
        return view

    def owned(self, seat: int) -> list[int]:
        """Return the upgrade cards of a seat."""
        cars = self.view(seat)["race"]["cars"]
        return next(car["upgrades"] for car in cars if car["seat"] == seat)

    def asked(self) -> int | None:
        """Return which of the two chooses now; none once the garage is closed."""
        seat = until(self.pages[0], self._look, "the next choice")
        return None if seat == CLOSED else int(seat)

    def _look(self) -> str:
        if all(page.locator(".hand .card").count() for page in self.pages):
            return CLOSED
        for seat, page in enumerate(self.pages):
            if page.locator(".bar[data-asked=yes]").count() and page.locator(".market").count():
                return str(seat)
        return ""

    def wait_for_card(self, seat: int, number: int) -> None:
        """Wait until a seat owns so many upgrade cards, and its own page knows it."""
        page = self.pages[seat]
        until(page, lambda: len(self.owned(seat)) == number, "the card")
        # Until then the page asks what has been answered already.
        expect(page.locator('.market .card[aria-pressed="true"]')).to_have_count(0)


@pytest.fixture
def draft(open_page: OpenPage) -> Draft:
    return Draft(open_page(WIDE), open_page(PHONE))


def test_two_people_and_three_bots_choose_their_cars(draft: Draft) -> None:
    taken: list[int] = [0, 0]
    while (seat := draft.asked()) is not None:
        page, other = draft.pages[seat], draft.pages[1 - seat]
        chosen = page.locator(".market .card:not(.gone)").first
        key = chosen.get_attribute("data-card")
        primary = page.locator(".bar .primary")
        expect(primary).to_be_disabled()  # nothing is taken by a slip
        if taken[seat] == 1:  # by keys
            page.keyboard.press("1")
        else:
            chosen.click()
        expect(
            page.locator(f'.market .card[data-card="{key}"][aria-pressed="true"]')
        ).to_have_count(1)
        expect(page.locator(".story dt").first).to_be_visible()  # in words, beforehand
        expect(other.locator(".order li.now")).to_contain_text("Ada" if seat == 0 else "Bo")
        if taken[seat] == 1:
            page.keyboard.press("Enter")
        else:
            primary.click()
        taken[seat] += 1
        draft.wait_for_card(seat, taken[seat])
    assert taken == [ROUNDS, ROUNDS]

    # Both plan now, with what they chose among their cards.
    for seat, page in enumerate(draft.pages):
        expect(page.locator(".hand .card")).to_have_count(7)
        expect(page.locator(".bar .primary")).to_be_visible()
        view = draft.view(seat)
        assert view["step"] == "plan"
        for car in view["race"]["cars"]:
            assert len(car["upgrades"]) == ROUNDS


def test_the_garage_can_be_read_by_everybody(draft: Draft) -> None:
    seat = draft.asked()
    assert seat is not None
    asked, waiting = draft.pages[seat], draft.pages[1 - seat]
    # Whoever waits reads the cards, and takes none.
    waiting.locator(".market .card:not(.gone)").last.click()
    expect(waiting.locator(".story dt").first).to_be_visible()
    expect(waiting.locator(".bar .primary")).to_have_count(0)
    expect(waiting.locator(".bar")).to_contain_text("Ada" if seat == 0 else "Bo")
    # Arrows go from card to card.
    asked.locator(".market .card").first.focus()
    asked.keyboard.press("ArrowRight")
    expect(asked.locator(".market .card").nth(1)).to_be_focused()
    asked.keyboard.press("Space")
    for page in draft.pages:
        assert serious_faults(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


def test_a_card_that_is_taken_is_stamped_and_stays(draft: Draft) -> None:
    seat = draft.asked()
    assert seat is not None
    page, other = draft.pages[seat], draft.pages[1 - seat]
    card = page.locator(".market .card:not(.gone)").first
    place = card.get_attribute("data-place")
    card.click()
    page.locator(".bar .primary").click()
    # The other one of the two has still to choose: until then the shelf stays as it is.
    stamp = other.locator(f'.market .slot:has(.card[data-place="{place}"]) .stamp')
    expect(stamp).to_contain_text("Ada" if seat == 0 else "Bo")
    expect(other.locator(f'[data-car="{seat}"] button.mini')).to_have_count(1)


def test_a_full_race_is_set_with_one_press(page: Page) -> None:
    page.goto("/new/heat")
    full = page.get_by_role("button", name="Full race")
    full.click()
    expect(full).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sum")).to_contain_text("Garage. Weather.")
    expect(page.locator(".sum")).to_contain_text("3 Legends")
    # One more than the box has cars: a Legend makes room.
    page.get_by_role("button", name="More: Seats").click()
    expect(page.locator(".sum")).to_contain_text("2 Legends")
    expect(full).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="First race").click()
    expect(page.locator(".sum")).to_contain_text("One lap of the USA")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_upgrades_of_ones_own_are_raced_by_their_names(page: Page) -> None:
    text = own_set("name = 'Slick tyres'\nvalue = 6").text
    text = text.replace("value = 1\n", "name = 'Spare tyres'\nvalue = 1\n")
    page.goto("/new/heat")
    page.get_by_role("button", name="Full race").click()
    cell = page.locator(".cell", has=page.get_by_text("Upgrade cards", exact=True))
    upload = cell.locator("input[type=file]")
    upload.set_input_files(own_file("broken.toml", text.replace("value = 6", "value = 66")))
    page.get_by_role("button", name="Open the table").click()
    for part in ("broken.toml", "card-1", "66"):  # file, card and value
        expect(page.get_by_role("alert")).to_contain_text(part)
    upload.set_input_files(own_file("shed.toml", text))
    expect(page.get_by_text("shed.toml is used.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))  # the page before has the same button
    page.get_by_role("button", name="Fill with rookies").click()
    page.get_by_role("button", name="Start the race").click()
    taking = page.locator(".bar[data-asked=yes] .primary")
    expect(taking).to_be_attached()  # whoever stands ahead on the grid chooses first
    page.locator(".market .card:not(.gone)").first.click()
    expect(taking).to_have_text(re.compile("^Take (Slick|Spare) tyres$"))
    taking.click()
    expect(page.locator(".log").first).to_contain_text(re.compile("You take (Slick|Spare) tyres"))


def test_the_rules_page_explains_every_symbol_with_its_picture(quiet_page: Page) -> None:
    page = quiet_page
    page.goto("/rules/heat#symbols")
    key = page.locator(".key.game-heat")
    expect(key).to_be_visible()
    for name in ("Cooldown", "Scrap", "Direct Play", "One-time use", "Fog", "Overheat"):
        expect(key.get_by_text(name, exact=True).first).to_be_visible()
    assert key.locator("li:not(:has(svg))").count() == 0
    assert serious_faults(page) == []
