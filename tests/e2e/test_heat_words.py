"""What HEAT's screen says before a choice: ranges, Slipstreams as they will be, and the lessons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hotseat.games.heat.track import landing
from tests.e2e.sitting import PHONE, WIDE, At, OpenPage
from tests.e2e.test_table import NO_LESSONS
from tools.moments import Asked, Course

USA = Course({"legends": 5, "laps": 1, "circuit": "usa"})
ITALY = Course({"legends": 5, "laps": 1, "circuit": "italy"})


def with_stress(asked: Asked) -> bool:
    return asked.seat == 0 and "plan 1 stress" in asked.options


def reacts_alone(asked: Asked) -> bool:
    """Say whether the driver reacts with nobody beside or ahead for a good while."""
    if asked.seat != 0 or not asked.offers("react-done"):
        return False
    race = asked.state
    ahead = [(other.progress - race.cars[0].progress) % race.circuit.spaces for other in race.cars]
    return not any(0 < spaces < 12 for spaces in ahead) and ahead.count(0) == 1


def is_cut_short(asked: Asked) -> bool:
    if asked.seat != 0 or not asked.offers("slipstream"):
        return False
    race = asked.state
    return bool(landing(race, race.cars[0], 2) - race.cars[0].progress == 1)


def quietly(page: Page) -> Page:
    page.add_init_script(NO_LESSONS)
    return page


def asked_in(page: Page) -> Locator:
    expect(page.locator('.bar[data-asked="yes"]')).to_be_visible()
    return page.locator(".bar")


def test_the_bar_and_the_hint_say_a_range_where_a_stress_card_decides(
    at: At, open_page: OpenPage
) -> None:
    page = quietly(open_page(WIDE))
    at(USA, with_stress).sit(page)
    bar = asked_in(page)
    page.locator('[role=radio][data-gear="1"]').click()
    page.locator('.hand .card[data-card="stress"]').first.click(position={"x": 20, "y": 60})
    expect(bar).to_contain_text(re.compile(r"1st: speed 1 to 4; \w"))
    expect(bar).not_to_contain_text("about")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".frame")).to_contain_text(re.compile(r"Expect speed \d"))


def test_without_a_slipstream_the_bar_and_the_step_line_say_why(
    at: At, open_page: OpenPage
) -> None:
    page = quietly(open_page(WIDE))
    at(USA, reacts_alone).sit(page)
    expect(asked_in(page)).to_contain_text(
        "No Slipstream then: nobody is beside you or right ahead."
    )
    step = page.get_by_role("listitem").filter(has_text=re.compile("^Slipstream"))
    expect(step).to_have_attribute("title", re.compile("^No Slipstream: nobody"))
    page.get_by_role("button", name="End React").click()
    expect(page.locator(".bar")).not_to_contain_text("No Slipstream then")
    expect(step).to_have_attribute("title", re.compile("^No Slipstream: nobody"))


def test_a_slipstream_that_is_cut_short_is_shown_as_what_it_gains(
    at: At, open_page: OpenPage
) -> None:
    page = quietly(open_page(WIDE))
    at(ITALY, is_cut_short).sit(page)
    asked_in(page)
    use = page.locator('.choice[data-action="slipstream 2"]')
    expect(use).to_contain_text("Only 1 space of 2")
    use.hover()
    expect(page.locator(".bill h3")).to_have_text("Only 1 space of 2: the rest is taken")
    use.click()
    expect(page.locator(".frame")).to_contain_text("Slipstream: 1 space")


# Which of the others lie under the first one, as far as what scrolls is seen.
OVERLAP = """([one, ...others]) => {
    const seen = (element) => {
        let { left, right, top, bottom } = element.getBoundingClientRect();
        for (let up = element.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === 'visible') continue;
            const box = up.getBoundingClientRect();
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
    };
    const a = seen(document.querySelector(one));
    return others.filter((name) => [...document.querySelectorAll(name)].map(seen).some((b) =>
        a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""


@pytest.mark.parametrize(
    ("size", "press"), [(PHONE, "Tap"), (WIDE, "Click")], ids=["phone", "wide"]
)
def test_lessons_go_on_by_themselves_and_cover_neither_log_nor_order(
    at: At, open_page: OpenPage, size: dict[str, int], press: str
) -> None:
    page = open_page(size)
    at(USA, lambda asked: asked.seat == 0).sit(page)
    asked_in(page)
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text(f"{press} a gear")
    order = "ol.strip" if size == PHONE else ".order"
    expect(page.locator(order).first).to_be_visible()
    assert page.evaluate(OVERLAP, [".lesson", order, ".log", ".bar", ".hand .card"]) == []
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("The corner ahead")
    # Whoever plays without a word has had the lesson.
    page.locator('[role=radio][data-gear="2"]').click()
    for number in ("1", "2"):
        page.keyboard.press(number)
    page.locator(".bar .primary").click()
    page.wait_for_function("() => localStorage['hotseat-heat-guide'] === 'welcome corner-near'")
    expect(lesson.filter(has_text="The corner ahead")).to_have_count(0)


def test_lessons_begin_again_from_the_settings(at: At, open_page: OpenPage) -> None:
    page = open_page(WIDE)
    page.add_init_script("localStorage['hotseat-heat-guide'] ??= 'done'")
    at(USA, lambda asked: asked.seat == 0).sit(page)
    asked_in(page)
    expect(page.locator(".lesson")).to_have_count(0)
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("button", name="Start again").click()
    page.keyboard.press("Escape")
    expect(page.locator(".lesson")).to_contain_text("Welcome to the grid")
