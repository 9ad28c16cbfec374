"""The Legends expansion in HEAT's own screen: the level, twelve cars, what each Legend does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import serious_faults
from tests.e2e.sitting import At
from tests.e2e.test_heat import PHONE, WIDE, OpenPage, Race, open_page
from tools.legends_pictures import MOMENTS, until

__all__ = ["open_page"]  # the fixture of the other races

LOW_PHONE = {"width": 390, "height": 664}

# What of these lies on something else of them.
OVERLAPS = """selector => {
    const boxes = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
    const found = [];
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b, j) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push([i, i + 1 + j]);
    }));
    return found;
}"""


def stepped(page: Page, label: str, to: str) -> None:
    """Press a stepper's button until the number is there, which it must reach."""
    shown = page.get_by_role("group", name=label, exact=True).locator("output")
    for _ in range(12):
        if shown.inner_text() == to:
            return
        page.get_by_role("button", name=f"More: {label}", exact=True).click()
    expect(shown).to_have_text(to)


# The level


def test_before_a_level_is_chosen_six_cars_fit_and_with_one_twelve(page: Page) -> None:
    page.goto("/new/heat")
    more = page.get_by_role("button", name="More: Legends", exact=True)
    expect(more).to_be_disabled()  # six seats are open
    for _ in range(5):
        page.get_by_role("button", name="Fewer: Seats").click()
    expect(page.locator(".sum")).to_contain_text("one Legend")  # nobody races alone
    stepped(page, "Legends", "5")
    expect(more).to_be_disabled()
    expect(page.get_by_text("a level makes room for 12")).to_be_visible()
    page.locator("[data-level='4']").click()
    stepped(page, "Legends", "11")
    expect(more).to_be_disabled()
    expect(page.locator(".seats li")).to_have_count(12)
    page.get_by_role("button", name="More: Seats").click()
    expect(page.locator(".sum")).to_contain_text("10 Legends at level 4")
    page.locator("[data-level='none']").click()
    expect(page.locator(".sum")).to_contain_text("4 Legends.")


def test_a_level_brings_legends_and_level_1_excludes_rivals(page: Page) -> None:
    page.goto("/new/heat")
    rivals = page.get_by_role("switch", name="Rivals")
    expect(rivals).to_have_count(0)
    page.locator("[data-level='2']").click()
    expect(page.locator(".sum")).to_contain_text("6 Legends at level 2")
    rivals.click()
    expect(page.locator(".sum")).to_contain_text("two Rivals among them")
    page.locator("[data-level='1']").click()
    expect(rivals).to_be_disabled()
    expect(rivals).not_to_be_checked()
    expect(page.get_by_text("From level 2 on.")).to_be_visible()
    expect(page.locator(".sum")).not_to_contain_text("Rivals")


def test_each_level_says_in_a_sentence_what_it_brings(page: Page) -> None:
    page.goto("/new/heat")
    said = [page.locator(f"[data-level='{level}'] .why").inner_text() for level in range(1, 7)]
    assert len(set(said)) == 6
    assert "half of the field" in said[5]
    for level, stars in ((1, 0), (3, 2), (4, 4), (6, 6)):
        expect(page.locator(f"[data-level='{level}'] .stars .sure")).to_have_count(stars)
    assert serious_faults(page) == []


def test_a_refusal_stands_beside_the_button_that_caused_it(friend: Page) -> None:
    friend.goto("/new/heat")
    friend.locator("[data-level='4']").click()
    friend.route("**/api/tables", lambda route: route.abort())
    friend.locator("button.ember:visible").click()
    refusal = friend.locator(".dock .problem")
    expect(refusal).to_be_in_viewport()
    friend.locator("[data-level='5']").click()
    expect(refusal).to_have_count(0)


# The race


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_race_of_twelve_at_level_4_with_rivals_by_clicks(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    race = Race(open_page(size), "italy", legends=11, legends_level="4", rivals=True)
    order = race.page.locator(".strip li" if size == PHONE else ".order li")
    expect(order).to_have_count(12)
    expect(order.locator(".rival")).to_have_count(2)
    assert serious_faults(race.page) == []
    race.finish()
    expect(race.page.locator("tbody tr")).to_have_count(12)
    expect(race.page.locator("tbody .rival")).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, LOW_PHONE], ids=["phone", "low"])
def test_twelve_cars_lie_side_by_side_on_a_phone(
    open_page: OpenPage, at: At, size: dict[str, int]
) -> None:
    page = open_page(size)
    at(*MOMENTS["plan"]).sit(page)
    cells = page.locator("ol.strip li")
    expect(cells).to_have_count(12)
    assert page.evaluate(OVERLAPS, "ol.strip li") == []
    for cell in cells.all():
        expect(cell).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(OVERLAPS, "ol.strip li > :is(b, svg, .number)") == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_what_it_means_for_you_is_one_press_away_on_a_phone(open_page: OpenPage, at: At) -> None:
    page = open_page(LOW_PHONE)
    at(*MOMENTS["closed"]).sit(page)
    line = page.locator("[data-for-you]")
    expect(line).to_contain_text("stands askew")
    line.click()
    sheet = page.locator("dialog")
    expect(sheet.locator("[data-remark='heat-for-you-no-pull']").first).to_be_visible()
    expect(sheet.locator(".cell[data-car]")).not_to_have_count(0)
    # Any Legend's turn is read again, or that it is still to come.
    other = sheet.locator(".cell[data-car][aria-pressed=false]").first
    car = other.get_attribute("data-car")
    other.click()
    told = sheet.locator(f"[data-legend='{car}'], [data-not-yet='{car}']")
    expect(told).to_be_visible()
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# Step by step


def at_step(page: Page, at: At, name: str, step: str) -> Locator:
    """Play what leads to a moment and go on until a Legend takes a step."""
    table = at(*MOMENTS[name])
    table.sit(page)
    expect(page.locator(".bar[data-asked=yes]")).to_be_visible()
    table.act(page)
    until(step)(page)
    return page.locator("[data-legend]")


def test_an_impeding_legend_closes_its_space_and_says_why(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE, speed="brisk", stepwise=True, motion="reduced")
    steps = at_step(page, at, "impeding", "impeding")
    car = steps.get_attribute("data-legend")
    expect(page.locator(f"[data-closed='{car}']")).to_be_attached()
    expect(steps.locator("[data-step=impeding] .rule-id")).to_have_text("LGX-AB-IMPEDE-1")
    spot = page.locator("[data-explains=impeding]").first
    spot.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("[data-skill=impeding]")).to_contain_text("nobody else stops there")
    steps.locator("[data-ability=impeding]").hover()
    expect(page.locator("[data-skill=impeding]")).to_be_visible()
    # The keyboard goes on, to the last Legend and then to the own turn.
    page.mouse.move(2, 2)
    page.locator("body").evaluate("() => document.activeElement.blur()")
    while page.locator("[data-go-on]").count():
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => document.querySelector('[data-go-on], .bar[data-asked=yes], main.result')"
        )
    expect(page.locator(".bar[data-asked=yes]")).to_be_visible()


def test_a_nimble_legend_stands_beside_the_track(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE, speed="brisk", stepwise=True, motion="reduced")
    steps = at_step(page, at, "off", "nimble")
    expect(steps.locator("[data-step=nimble]").last).to_contain_text("beside the track")
    expect(page.locator(".gravel").first).to_be_attached()


def test_step_by_step_is_left_as_easily_as_it_is_chosen(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE, speed="brisk", stepwise=True, motion="reduced")
    at_step(page, at, "slipstream", "slipstream")
    page.get_by_role("button", name="Step by step").click()
    expect(page.locator(".bar[data-asked=yes]")).to_be_visible()
    expect(page.locator("[data-go-on]")).to_have_count(0)


def test_the_same_in_spanish(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE, language="es", speed="brisk", stepwise=True, motion="reduced")
    steps = at_step(page, at, "impeding", "impeding")
    expect(steps).to_contain_text("se queda atravesado")
    expect(page.locator("[data-panel=legends]")).to_contain_text("Carta de Potenciación")


def test_a_screen_for_all_and_the_replay_show_the_cards_of_the_round(
    open_page: OpenPage, at: At
) -> None:
    table = at(*MOMENTS["plan"])
    page = open_page(WIDE)
    table.sit(page)
    expect(page.locator(".bar[data-asked=yes]")).to_be_visible()
    page.goto(f"/t/{table.id}/tv")
    expect(page.locator(".tv-race [data-panel=legends] .cell[data-car]")).to_have_count(11)
    expect(page.locator("[data-rival]")).to_have_count(2)
    expect(page.locator(".tv-race li em[title=Rival]")).to_have_count(2)
