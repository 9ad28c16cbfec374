"""What is shown of the Legends expansion: every ability as it acts, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from hotseat.core import Event
from hotseat.games.heat.events import AbilityUsed, LegendStands
from tools.heat_pictures import between, mine, scroll_down
from tools.moments import Asked, Before, Course, Wanted
from tools.situations import Picture, Situation, Take, in_spanish, pages_of

TWELVE = Course(
    {
        "circuit": "france",
        "legends": 11,
        "legends_level": "4",
        "rivals": True,
        "colour": ["red"],
    }
)
SHORT = TWELVE._replace(settings=TWELVE.settings | {"circuit": "italy", "laps": 1})
SEASON = Course(
    {
        "season": "1961",
        "legends": 11,
        "legends_level": "rising",
        "rivals": True,
        "colour": ["red"],
    },
    driver="random",
)
STEPS = (
    "plus_one",
    "full_throttle",
    "draft",
    "adjust_speed_limit",
    "slipstream",
    "reckless",
    "adrenaline",
)


def used(ability: str) -> Callable[[Event], bool]:
    """Return: a Legend uses this ability."""
    return lambda event: isinstance(event, AbilityUsed) and event.ability == ability


def stands(how: str) -> Callable[[Event], bool]:
    """Return: a Legend comes to stand so."""
    return lambda event: isinstance(event, LegendStands) and event.how == how


def closed_ahead(asked: Asked) -> bool:
    """Say whether the first seat reacts with a closed Space a few Spaces ahead."""
    race = asked.state
    if asked.seat != 0 or not asked.offers("react-done"):
        return False
    me = race.cars[0]
    return any(
        car.impeding and not car.place and 0 < car.progress - me.progress <= 6 for car in race.cars
    )


MOMENTS: dict[str, tuple[Course, Wanted | Before | None]] = (
    {name: (TWELVE, Before(used(name), round=2)) for name in STEPS}
    | {name: (TWELVE, Before(stands(name), round=2)) for name in ("impeding", "off", "nimble")}
    | {
        "plan": (TWELVE, mine("plan", round=4)),
        "closed": (TWELVE, closed_ahead),
        "over": (SHORT, None),
        "season": (SEASON, between(1)),
    }
)
MIDDLE = 16  # entries of that race
# By which step of a Legend's turn the moment is known.
SHOWN = {"off": "nimble"}


def step_by_step(page: Page) -> None:
    """Let the page stop after each Legend's turn."""
    page.evaluate(
        "localStorage['hotseat-preferences'] = JSON.stringify("
        "{...JSON.parse(localStorage['hotseat-preferences'] ?? '{}'), stepwise: true})"
    )
    page.reload()
    page.wait_for_selector(".bar")


def until(step: str) -> Callable[[Page], None]:
    """Return: go on from Legend to Legend until one takes this step."""

    def go(page: Page) -> None:
        elsewhere = page.locator(".notices button")
        if elsewhere.count():
            elsewhere.first.click()  # the picture's own move came from nowhere
        for _ in range(12):
            page.wait_for_selector("[data-go-on]")
            steps = page.locator("[data-legend]")
            if steps.locator(f"[data-step={step}]").count():
                return
            driven = steps.get_attribute("data-legend")
            page.locator("[data-go-on]").click()
            page.wait_for_function(
                "car => document.querySelector('[data-go-on]')"
                " && document.querySelector('[data-legend]')?.dataset.legend !== car",
                arg=driven,
            )
        raise AssertionError(f"no Legend takes the step {step}")

    return go


def _explain(page: Page) -> None:
    """Let the first ability of the turn explain itself."""
    until("impeding")(page)
    page.locator("[data-legend] [data-ability]").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.wait_for_selector("[data-skill]")


def _cards(page: Page) -> None:
    """Open the cards of the round."""
    page.locator("[data-for-you]:visible, .cards-of-round:visible").first.click()
    page.wait_for_selector("dialog [data-panel=legends]")


def _replay(page: Page) -> None:
    """Look back at the middle of the race."""
    page.goto(f"{page.url}/replay/{MIDDLE}")
    page.wait_for_selector(".board")


PICTURES: dict[str, Picture] = {
    f"legends-{name}": Picture(
        name, until(SHOWN.get(name, name)), ready="[data-go-on]", acts=True, before=step_by_step
    )
    for name in MOMENTS
    if name not in ("plan", "closed", "over", "season")
}
PICTURES |= {
    "legends-explained": Picture(
        "impeding", _explain, ready="[data-go-on]", acts=True, before=step_by_step
    ),
    "legends-plan": Picture("plan"),
    "legends-closed": Picture("closed"),
    "legends-cards": Picture("closed", _cards),
    "legends-spanish": Picture("closed", in_spanish),
    "legends-season": Picture("season"),
    "legends-season-below": Picture("season", scroll_down),
    "legends-result": Picture("over", ready="main.result", acts=True),
    "legends-replay": Picture("over", _replay, ready="main.result", acts=True),
    "legends-tv": Picture("closed", path="/tv", ready=".board"),
    "legends-tv-season": Picture("season", path="/tv", ready=".board, [data-screen]"),
}


def legends_pages(situations: Mapping[str, Situation]) -> dict[str, Take]:
    """Return what is shown, by name."""
    found = {name: one for name, one in PICTURES.items() if one.moment in situations}
    return pages_of(found, situations, ".bar, .board")
