"""What is shown of HEAT: every step of a race, on every circuit."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from hotseat.core import AnyGame, Seat
from hotseat.games import game
from hotseat.games.heat.events import SpunOut
from hotseat.games.heat.preview import Preview
from hotseat.games.heat.state import Step
from hotseat.server.data_folder import open_store
from hotseat.server.maintenance import ImportedTable, import_record
from tools.moments import Asked, Course, Wanted, moment
from tools.still import still

Take = Callable[[Page, str], None]
Do = Callable[[Page], None]

ALONE = Course({"circuit": "usa", "legends": 5, "colour": ["red"]})
RECKLESS = ALONE._replace(driver="random")
SHORT = Course({"circuit": "usa", "legends": 5, "laps": 1, "colour": ["red"]})
TWO = Course({"circuit": "france", "legends": 4, "colour": ["red", "blue"]}, ("Ana", "Mika"))
GARAGE = Course(
    {
        "circuit": "italy",
        "legends": 1,
        "garage": "mixed",
        "weather": True,
        "colour": ["red", "blue", "yellow", "green", "black"],
    },
    ("Ana", "Mika", "Ines", "Tom", "Jonas"),
    driver="random",
)
FULL_GARAGE = GARAGE._replace(
    settings=GARAGE.settings
    | {"legends": 0, "colour": ["red", "blue", "yellow", "green", "black", "gray"]},
    people=(*GARAGE.people, "Lucía"),
)
CIRCUITS = ("usa", "great_britain", "italy", "france")
EVERYTHING: dict[str, object] = {
    "circuit": "great_britain",
    "legends": 3,
    "colour": ["red"],
    "garage": "mixed",
    "garage_choice": "random",
    "weather": True,
}
FULL = Course(EVERYTHING)
FULL_RECKLESS = FULL._replace(driver="random")
ADVANCED_RECKLESS = Course(EVERYTHING | {"garage": "advanced"}, driver="random")
TOURNAMENT = Course(EVERYTHING | {"tournament": True})
SEASON_OF_1962 = Course(
    {"season": "1962", "legends": 2, "colour": ["red", "blue", "green", "yellow"]},
    ("Ana", "Mira", "Jonas", "Ines"),
)
SEASON_OF_1963 = Course({"season": "1963", "legends": 3, "colour": ["red"]})
RUN_OF_SEASONS = Course(
    {"season": "goat", "legends": 1, "colour": ["red", "blue"]}, ("Ana", "Mira"), driver="random"
)
ALL_OF_1963 = SEASON_OF_1963._replace(
    settings=SEASON_OF_1963.settings | {"legends": 2, "colour": ["red", "blue"]},
    people=("Ana", "Mira"),
    driver="random",
)
SHORT_SEASON = Course(
    {
        "season": {
            "file": "short.toml",
            "text": """
schema = "hotseat-season/1"
name = "Two evenings"
[[race]]
circuit = "usa"
event = "strike"
[[race]]
circuit = "france"
event = "strike"
""",
        },
        "legends": 3,
        "colour": ["red", "blue"],
    },
    ("Ana", "Mira"),
    driver="random",
)
WEATHERS = {  # each over another land, so that tokens are seen on all of them
    "cloud": "usa",
    "fog": "great_britain",
    "storm": "italy",
    "snow": "france",
    "rain": "great_britain",
    "sun": "france",
}


def mine(*kinds: str, round: int = 1) -> Wanted:
    """Return: the first seat is offered all of these, from some round on."""
    return lambda asked: asked.seat == 0 and asked.round >= round and asked.offers(*kinds)


def others(kind: str, round: int = 2) -> Wanted:
    """Return: the second seat is offered this."""
    return lambda asked: asked.seat == 1 and asked.round >= round and asked.offers(kind)


def spun(asked: Asked) -> bool:
    """Say whether the first seat's car has just spun out."""
    return asked.seat == 0 and any(isinstance(event, SpunOut) for event in asked.told)


def drafts(round: int, taken: int, seat: int = 0) -> Wanted:
    """Return: this seat chooses in the garage, and this many have chosen in this round."""
    return lambda asked: (
        asked.seat == seat
        and asked.offers("draft")
        and (asked.state.draft.round, asked.state.draft.taken) == (round, taken)
    )


def holds_upgrades(asked: Asked) -> bool:
    """Say whether the first seat plans with all its Upgrade cards in hand."""
    race = asked.state
    if asked.seat != 0 or not asked.offers("plan"):
        return False
    driver = race.cars[0]
    return sum(card in driver.upgrades for card in driver.hand) >= 3


def demands_too_much(asked: Asked) -> bool:
    """Say whether the first seat can plan all its Upgrades, and has no Heat for one of them."""
    race, driver = asked.state, asked.state.cars[0]
    upgrades = [race.facts.keys[card] for card in driver.hand if "-" in race.facts.keys[card]]
    plan = f"plan {driver.gear} " + "+".join(upgrades)
    if asked.seat != 0 or plan not in asked.options:
        return False
    heat: AnyGame = game("heat")
    action = next(one for one in heat.options(race, Seat(0)) if one.text() == plan)
    shown = heat.preview(heat.view(race, Seat(0)), action)
    return isinstance(shown, Preview) and any(one.replaced for one in shown.outcomes)


def in_weather(key: str) -> Wanted:
    """Return: a plan after some rounds in this weather, which acts in some sector."""

    def wanted(asked: Asked) -> bool:
        conditions = asked.state.conditions
        weather = conditions.weather_token()
        road = {conditions.facts.roads[token].key for token in conditions.road}
        return (
            weather is not None
            and weather.key == key
            and "weather" in road
            and bool({"limit_minus", "limit_plus"} & road)
            and mine("plan", round=3)(asked)
        )

    return wanted


def busy(asked: Asked) -> bool:
    """Say whether the first seat has many symbols to use, some of them mandatory."""
    kinds = {text.split(" ")[0] for text in asked.options}
    return asked.seat == 0 and len(kinds) >= 5 and bool({"pay", "scrap"} & kinds)


def crowded(asked: Asked) -> bool:
    """Say whether the first seat has more symbols than a phone has rows for."""
    race = asked.state
    if asked.seat != 0 or race.step != Step.REACT:
        return False
    return len({(symbol.kind, symbol.card) for symbol in race.turn.symbols}) >= 7


def reckless(kind: str) -> Wanted:
    """Return: this would spin the first seat's car out for certain, and doing nothing would not."""

    def wanted(asked: Asked) -> bool:
        if asked.seat != 0 or not asked.offers(kind, "react-done"):
            return False
        heat: AnyGame = game("heat")
        view = heat.view(asked.state, Seat(0))
        options = {one.text().split(" ")[0]: one for one in heat.options(asked.state, Seat(0))}
        ends = [heat.preview(view, options[one]) for one in (kind, "react-done")]
        return [end.spin_out for end in ends if isinstance(end, Preview)] == ["certain", "never"]

    return wanted


def unpaid(asked: Asked) -> bool:
    """Say whether a card would be replaced if the first seat ended React now."""
    if asked.seat != 0 or not asked.offers("react-done"):
        return False
    car = asked.state.cars[0]
    symbols = asked.state.turn.symbols
    return any(symbol.kind.name == "HEAT" and symbol.amount > len(car.engine) for symbol in symbols)


def between(driven: int, kind: str = "ready", seat: int = 0) -> Wanted:
    """Return: a seat is asked this after this many races of a season."""
    return lambda asked: (
        asked.seat == seat and asked.offers(kind) and len(asked.state.season.results) == driven
    )


def swaps(race: int) -> Wanted:
    """Return: the first seat may swap before this race of a season."""
    return lambda asked: (
        asked.seat == 0 and asked.offers("swap") and asked.state.season.race == race - 1
    )


def before_the_press(asked: Asked) -> bool:
    """Say whether the first seat plans with sponsors in hand, a press corner in reach."""
    race = asked.state
    if asked.seat != 0 or not asked.offers("plan") or asked.round < 3:
        return False
    car = race.cars[0]
    ahead = race.conditions.corners_crossed(car.progress, car.progress + 6)
    return bool(set(car.sponsorship) & set(car.hand)) and any(
        race.conditions.is_press_corner(corner) for corner, _line in ahead
    )


def lengths(asked: Asked) -> bool:
    """Say whether the first seat may choose among several Slipstreams."""
    found = [text for text in asked.options if text.startswith("slipstream")]
    return asked.seat == 0 and len(found) > 1


MOMENTS: dict[str, tuple[Course, Wanted | None]] = (
    {
        "grid": (ALONE, mine("plan")),
        "plan": (ALONE, mine("plan", round=4)),
        "react": (ALONE, mine("boost", "cooldown", "adrenaline")),
        "react-reckless": (ALONE, reckless("boost")),
        "slipstream": (ALONE, mine("slipstream", round=2)),
        "discard": (ALONE, mine("discard", round=3)),
        "spin-out": (RECKLESS, spun),
        "changing": (TWO, others("plan")),
        "waiting": (TWO, others("react-done")),
        "over": (SHORT, None),
        "picture": (ALONE, mine("plan", round=6)),
        "garage": (GARAGE, drafts(2, 2)),
        "garage-full": (FULL_GARAGE, drafts(3, 0)),
        "garage-waiting": (GARAGE, drafts(1, 1, seat=1)),
        "upgrades": (GARAGE, holds_upgrades),
        "upgrades-unpaid": (ADVANCED_RECKLESS, demands_too_much),
        "react-full": (FULL_RECKLESS, busy),
        "react-crowded": (ADVANCED_RECKLESS, crowded),
        "react-unpaid": (FULL_RECKLESS, unpaid),
        "scrap": (FULL_RECKLESS, mine("scrap")),
        "reduce": (FULL_RECKLESS, mine("reduce")),
        "direct": (FULL_RECKLESS, mine("direct")),
        "accelerate": (FULL_RECKLESS, mine("accelerate")),
        "value": (FULL, mine("value")),
        "salvage": (FULL_RECKLESS, mine("take", round=3)),
        "refresh": (FULL, mine("refresh")),
        "slipstreams": (FULL, lengths),
        "lay": (TOURNAMENT, mine("lay", round=3)),
        "season": (SEASON_OF_1962, between(2)),
        "season-usa": (SEASON_OF_1963, between(1)),
        "season-1963": (ALL_OF_1963, between(3)),
        "season-goat": (RUN_OF_SEASONS, between(7)),
        "season-own": (SHORT_SEASON, between(1)),
        "season-waiting": (SEASON_OF_1962, between(1, seat=1)),
        "season-draft": (SEASON_OF_1962, drafts(1, 2)),
        "season-swap": (SEASON_OF_1962, swaps(2)),
        "season-keep": (RUN_OF_SEASONS, between(3, "keep")),
        "season-press": (SEASON_OF_1963, before_the_press),
        "season-over": (SHORT_SEASON, None),
        "season-over-1963": (ALL_OF_1963, None),
    }
    | {
        f"weather-{weather}": (
            FULL._replace(settings=EVERYTHING | {"circuit": circuit, "laps": 1}),
            in_weather(weather),
        )
        for weather, circuit in WEATHERS.items()
    }
    | {
        f"circuit-{circuit}": (
            ALONE._replace(settings=ALONE.settings | {"circuit": circuit}),
            mine("plan", round=5),
        )
        for circuit in CIRCUITS
    }
)


def keep_moments(data: Path, *names: str) -> dict[str, ImportedTable]:
    """Make a table of these or all moments in a data folder that no server uses yet."""

    async def keep() -> dict[str, ImportedTable]:
        store = open_store(data)
        try:
            return {
                name: await import_record(store, moment(course, wanted).record)
                for name, (course, wanted) in MOMENTS.items()
                if not names or name in names
            }
        finally:
            await store.close()

    return asyncio.run(keep())


# What to do before the picture is taken


def _press(name: str) -> Do:
    return lambda page: page.get_by_role("button", name=name).first.click()


def _shift(page: Page) -> None:
    """Choose the highest gear that can be chosen."""
    page.locator("[role=radio]:not([aria-disabled=true])").last.click()


def _cards(page: Page) -> None:
    _shift(page)
    choose_cards(page)


def choose_cards(page: Page) -> None:
    """Choose cards until they can be played."""
    primary = page.locator(".bar .primary")
    for card in page.locator(".hand .card").all():
        if primary.is_enabled():
            break
        if card.get_attribute("aria-disabled") != "true":
            card.click(position={"x": 12, "y": 30})
    page.mouse.move(2, 2)


def _take_up(page: Page) -> None:
    """Choose the first card of the market that is still there."""
    page.locator(".market .card:not(.gone)").first.click()
    page.mouse.move(2, 2)


def _explain(page: Page) -> None:
    """Let an upgrade card in hand explain itself."""
    page.locator(".hand .card[data-card*='-']").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.wait_for_selector(".explanation")


def _play_upgrades(page: Page) -> None:
    """Choose all Upgrade cards in hand."""
    for card in page.locator(".hand .card[data-card*='-']").all():
        card.click(position={"x": 12, "y": 30})
    page.mouse.move(2, 2)


def _lay(count: int) -> Do:
    def lay(page: Page) -> None:
        cards = page.locator(".hand .card:not([aria-disabled=true])")
        for index in range(count):
            cards.nth(index).click(position={"x": 12, "y": 30})
        page.mouse.move(2, 2)

    return lay


def scroll_down(page: Page) -> None:
    """Show what is below on a board that scrolls."""
    page.locator(".whole[role=group]").evaluate("board => board.scrollTo(0, board.clientHeight)")


def _last_race(page: Page) -> None:
    """Look back at the race that is over."""
    page.locator("[data-screen=season] .look").click()


def _swap(page: Page) -> None:
    """Choose a card on both sides of a swap."""
    page.locator("[data-screen=swap] .card").first.click()
    page.locator("[data-screen=swap] .market .card").first.click()
    page.mouse.move(2, 2)


def _keep(page: Page) -> None:
    """Choose the upgrade to keep."""
    page.locator("[data-asks=keep] .card").first.click()
    page.mouse.move(2, 2)


def _event(page: Page) -> None:
    """Open the Event card during the race."""
    page.locator("button[data-event]").click()


def _token(page: Page) -> None:
    """Let a token say what it does, the one of a sector if one is in sight."""
    still(page)
    page.locator("[data-token]").last.focus()


def _weather(page: Page) -> None:
    page.locator("button:has-text('Rain')").first.click()


def _salvage(page: Page) -> None:
    page.locator(".pile button.card").first.click()


def _talk(page: Page) -> None:
    page.get_by_role("button", name="Log and chat").click()


def _chat(page: Page) -> None:
    if page.get_by_role("tab", name="Chat").is_visible():
        page.get_by_role("tab", name="Chat").click()
        return
    _talk(page)
    page.locator("dialog").get_by_role("tab", name="Chat").click()


def _log(page: Page) -> None:
    if not page.get_by_role("tab", name="Log").is_visible():
        _talk(page)


def _rule(page: Page) -> None:
    _log(page)
    page.locator(".log .rule-id").last.click()


def _hint(page: Page) -> None:
    _press("Hint")(page)
    page.wait_for_selector("aside.hint")


def _lessons(page: Page) -> None:
    page.evaluate("localStorage.removeItem('hotseat-heat-guide')")
    page.reload()
    page.wait_for_selector(".lesson")


def _verify(page: Page) -> None:
    _press("Verify the shuffles")(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def _end_of_page(page: Page) -> None:
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def hold_ten_cards(page: Page) -> None:
    """Let the page see three more cards in the hand than there are: a race deals seven."""

    def swell(message: str | bytes) -> str:
        told = json.loads(message)
        own = (told.get("view") or {}).get("own")
        if own and len(own["hand"]) == 7:
            own["hand"] = sorted([*own["hand"], own["hand"][0], own["hand"][3], own["hand"][6]])
        return json.dumps(told)

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(swell(message)))

    page.route_web_socket(re.compile("/ws/tables/"), pass_on)


class Picture(NamedTuple):
    """A moment, and what is done with it."""

    moment: str
    do: Do | None = None
    path: str = ""
    ready: str = ".bar"
    before: Do | None = None  # the page is opened


PICTURES: dict[str, Picture] = {
    "heat-grid": Picture("grid"),
    "heat-lesson": Picture("grid", _lessons),
    "heat-plan": Picture("plan"),
    "heat-plan-gear": Picture("plan", _shift),
    "heat-plan-cards": Picture("plan", choose_cards),
    "heat-plan-spin-out": Picture("plan", _cards),
    "heat-react": Picture("react"),
    "heat-react-reckless": Picture("react-reckless"),
    "heat-slipstream": Picture("slipstream"),
    "heat-discard": Picture("discard"),
    "heat-spin-out": Picture("spin-out"),
    "heat-changing": Picture("changing"),
    "heat-waiting": Picture("waiting"),
    "heat-result": Picture("over", ready="main.result"),
    "heat-result-below": Picture("over", _end_of_page, ready="main.result"),
    "heat-result-verified": Picture("over", _verify, ready="main.result"),
    "heat-replay": Picture("over", path="/replay/30", ready=".controls"),
    "heat-log": Picture("plan", _log),
    "heat-chat": Picture("waiting", _chat),
    "heat-seats": Picture("waiting", _press("Table and settings")),
    "heat-hint": Picture("plan", _hint),
    "heat-rule": Picture("plan", _rule),
    "heat-garage": Picture("garage"),
    "heat-garage-chosen": Picture("garage", _take_up),
    "heat-garage-full": Picture("garage-full", _take_up),
    "heat-garage-waiting": Picture("garage-waiting"),
    "heat-upgrades": Picture("upgrades"),
    "heat-upgrades-ten": Picture("upgrades", before=hold_ten_cards),
    "heat-upgrades-explained": Picture("upgrades", _explain),
    "heat-upgrades-unpaid": Picture("upgrades-unpaid", _play_upgrades),
    "heat-react-full": Picture("react-full"),
    "heat-react-crowded": Picture("react-crowded"),
    "heat-react-unpaid": Picture("react-unpaid"),
    "heat-react-scrap": Picture("scrap"),
    "heat-react-reduce": Picture("reduce"),
    "heat-react-direct": Picture("direct"),
    "heat-react-accelerate": Picture("accelerate"),
    "heat-value": Picture("value"),
    "heat-salvage": Picture("salvage", _salvage),
    "heat-refresh": Picture("refresh"),
    "heat-slipstreams": Picture("slipstreams"),
    "heat-tournament": Picture("lay"),
    "heat-tournament-cards": Picture("lay", _lay(2)),
    "heat-season": Picture("season"),
    "heat-season-below": Picture("season", scroll_down),
    "heat-season-race": Picture("season", _last_race),
    "heat-season-usa": Picture("season-usa"),
    "heat-season-1963": Picture("season-1963"),
    "heat-season-1963-below": Picture("season-1963", scroll_down),
    "heat-season-goat": Picture("season-goat"),
    "heat-season-own": Picture("season-own"),
    "heat-season-waiting": Picture("season-waiting"),
    "heat-season-draft": Picture("season-draft", _take_up),
    "heat-season-swap": Picture("season-swap", _swap),
    "heat-season-keep": Picture("season-keep", _keep),
    "heat-season-press": Picture("season-press", choose_cards),
    "heat-season-event": Picture("season-press", _event),
    "heat-ceremony": Picture("season-over", ready="[data-screen=ceremony]"),
    "heat-ceremony-below": Picture("season-over", _end_of_page, ready="[data-screen=ceremony]"),
    "heat-ceremony-1963": Picture("season-over-1963", ready="[data-screen=ceremony]"),
    "heat-token": Picture("weather-rain", _token),
    "heat-weather-sheet": Picture("weather-rain", _weather),
}
PICTURES |= {f"heat-weather-{name}": Picture(f"weather-{name}") for name in WEATHERS}
PICTURES |= {f"heat-circuit-{name}": Picture(f"circuit-{name}") for name in CIRCUITS}


def heat_pages(tables: Mapping[str, ImportedTable]) -> dict[str, Take]:
    """Return what is shown, by name."""

    def at(picture: Picture) -> Take:
        def take(page: Page, base: str) -> None:
            if picture.before:
                picture.before(page)
            page.goto(f"{base}/t/{tables[picture.moment].table}{picture.path}")
            page.wait_for_selector(picture.ready)
            if picture.do:
                picture.do(page)

        return take

    return {name: at(picture) for name, picture in PICTURES.items() if picture.moment in tables}
