"""Seasons of HEAT in the browser: started, paused, continued and brought to their ceremony."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect

from hotseat.server.data_folder import open_store
from hotseat.server.maintenance import ImportedTable, import_record
from tests.contract.samples import SAMPLE_FILES
from tests.e2e.asking import ask, get, post, table_now
from tests.e2e.conftest import serious_faults
from tests.e2e.heat import RACE_OVER, drive, play_together
from tests.e2e.serving import start_server
from tests.e2e.sitting import PHONE, WIDE, At, OpenPage
from tests.e2e.test_shell import own_file
from tests.e2e.waiting import until
from tools.heat_pictures import MOMENTS, between
from tools.moments import Asked, Course, Wanted, moment

FILE = SAMPLE_FILES["heat", "season"]
SHORT = {"season": {"file": FILE.file, "text": FILE.text}}
LAST_EVENING = Course(
    {
        "season": {
            "file": "three.toml",
            "text": FILE.text + '\n[[race]]\ncircuit = "backyard"\nevent = "corruption"\n',
        },
        "legends": 2,
        "colour": ["red"],
    },
    driver="random",
)
TWO_DRIVERS = Course(
    SHORT | {"legends": 1, "colour": ["red", "blue"]}, ("Ada", "Bo"), driver="random"
)
WITH_RIVALS = Course(
    SHORT | {"legends": 4, "legends_level": "rising", "rivals": True, "colour": ["red"]},
    driver="random",
)
SEASON = "[data-screen=season]"
FEW_SPACES = 12


def quick(name: str) -> tuple[Course, Wanted | None]:
    """Return a moment of the pictures, found by drivers who do not think."""
    course, wanted = MOMENTS[name]
    return course._replace(driver="random"), wanted


def sheet(page: Page) -> list[str]:
    """Return the score sheet with what everybody owns, line by line."""
    expect(page.locator(SEASON)).to_be_visible()
    return [row.inner_text() for row in page.locator(".sheet tbody tr").all()]


def owned(page: Page) -> list[str | None]:
    """Return the own cards on the season screen, sponsors among them."""
    return [card.inner_text() for card in page.locator(".kept .card .unseen").all()]


def points(page: Page) -> dict[str, list[str]]:
    """Return the points of each driver, race by race, as the sheet on the page has them."""
    lines = page.locator(".sheet tbody tr").all()
    return {
        line.locator(".n > span").inner_text(): line.locator(".p b").all_inner_texts()
        for line in lines
    }


def fits(page: Page) -> bool:
    """Say whether the page is no wider than its window."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


def test_a_season_is_started_from_the_home_page_with_a_file_of_ones_own(
    open_page: OpenPage,
) -> None:
    page = open_page(WIDE)
    page.goto("/")
    page.get_by_role("link", name="Start a season").click()
    expect(page.get_by_role("button", name="Season The championship")).to_have_attribute(
        "aria-pressed", "true"
    )
    races = page.locator("section:has(#season-races) li")
    expect(races).to_have_count(3)
    expect(races.first).to_contain_text("Great Britain")
    expect(races.first).to_contain_text("Grandstand")
    expect(page.get_by_role("group", name="Circuit")).to_have_count(0)  # a season has its own
    cell = page.locator(".cell", has=page.get_by_role("heading", name="Season", exact=True))
    cell.locator("input[type=file]").set_input_files(own_file(FILE.file, FILE.text))
    expect(cell).to_contain_text(FILE.file)
    page.get_by_label("Who takes seat 2").select_option("rookie")
    page.get_by_label("Who takes seat 3").select_option("rookie")
    page.get_by_role("button", name="Start the race").first.click()
    page.wait_for_selector(".market")
    page.locator("button[data-event]").click()  # the Event card can be read in the garage, too
    expect(page.get_by_role("dialog")).to_contain_text("Record crowds")
    page.keyboard.press("Escape")
    page.goto("/")
    expect(page.locator("[data-way=continue-season]")).to_contain_text("Continue your season")
    page.locator("[data-way=continue-season]").click()
    page.wait_for_selector(".market, .board")


def test_a_season_outlives_its_server(tmp_path: Path, open_page: OpenPage) -> None:
    there = moment(LAST_EVENING, between(2))

    async def keep() -> ImportedTable:
        store = open_store(tmp_path)
        try:
            return await import_record(store, there.record)
        finally:
            await store.close()

    with ThreadPoolExecutor() as aside:  # Playwright has a loop of its own in this thread
        kept = aside.submit(lambda: asyncio.run(keep())).result()
    page = open_page(WIDE)
    first, address = start_server(tmp_path)
    with first:
        get(page, f"{address}/api/me")
        post(page, f"{address}/api/claim", {"key": kept.keys[0]})
        page.goto(f"{address}/t/{kept.table}")
        before, cards, scored = sheet(page), owned(page), points(page)
        assert cards
        context = page.context
        page.close()  # paused: the page is left
        first.kill()
    second, address = start_server(tmp_path)
    page = context.new_page()
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    with second:
        try:
            page.goto(f"{address}/t/{kept.table}")
            assert (sheet(page), owned(page)) == (before, cards)
            page.get_by_role("button", name="Ready").click()
            page.locator(".market .card:not(.gone)").first.click()
            page.locator(".bar .primary").click()
            play_together(page)
            expect(page.locator("[data-screen=ceremony] tbody tr")).to_have_count(3)
            for name, three in points(page).items():
                assert len(three) == 3
                assert three[:2] == scored[name]
        finally:
            second.kill()


def near_the_end(asked: Asked) -> bool:
    """Say whether the first seat plans, and no car with a driver is far from the finish."""
    race = asked.state
    behind = min(car.progress for car in race.cars if car.seat >= 0)
    return asked.seat == 0 and asked.offers("plan") and race.conditions.finish - behind < FEW_SPACES


def test_two_people_come_from_a_race_to_the_season_by_clicks(open_page: OpenPage, at: At) -> None:
    host, guest = open_page(WIDE), open_page(PHONE)
    table = at(TWO_DRIVERS, near_the_end)
    table.sit(host)
    table.sit(guest, seat=1)

    def is_driven() -> bool:
        for page in (host, guest):
            drive(page)
        return all(page.locator(RACE_OVER).count() > 0 for page in (host, guest))

    until(host, is_driven, "the end of the first race", 300)
    for page in (host, guest):
        # How the race went comes first, and the season when its driver goes on.
        expect(page.locator(".on .go")).to_be_visible()
        expect(page.locator(".poster")).to_be_visible()
        expect(page.get_by_role("button", name="Ready")).to_have_count(0)
        page.locator(".on .go").click()
        expect(page.locator(".poster")).to_have_count(0)
        expect(page.locator(SEASON)).to_be_visible()
        expect(page.get_by_role("link", name="Pause")).to_be_visible()
        assert serious_faults(page) == []
        assert fits(page)
    host.get_by_role("button", name="Ready").click()
    expect(guest.locator(".bar")).not_to_contain_text("Ada")
    guest.get_by_role("button", name="Ready").click()
    for page in (host, guest):
        expect(page.locator(".market")).to_be_visible()


def test_the_last_move_of_a_season_leads_everybody_to_the_ceremony(
    open_page: OpenPage, at: At
) -> None:
    host, guest = open_page(WIDE), open_page(PHONE)
    table = at(TWO_DRIVERS, None)
    table.sit(host)
    table.sit(guest, seat=1)
    expect(guest.locator("[data-spot=board]")).to_be_visible()
    play_together(host, guest)
    for page in (host, guest):
        expect(page.locator("[data-screen=ceremony]")).to_contain_text("Awards")
        assert fits(page)
        assert serious_faults(page) == []


def test_the_last_driver_swaps_by_keys(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    table = at(*quick("season-swap"))
    table.sit(page)
    expect(page.locator("[data-screen=swap]")).to_be_visible()
    primary = page.locator(".bar .primary")
    expect(primary).to_be_disabled()
    own = page.locator("[data-screen=swap] .card").first
    gone, taken = own.get_attribute("data-card"), page.locator(".market .card").first
    key = taken.get_attribute("data-card")
    page.keyboard.press("1")
    taken.click()
    expect(page.locator("[data-screen=swap] div.words")).to_contain_text("You give")
    assert serious_faults(page) == []
    # A card that has the focus and explains itself goes away: the words go with it, nothing else.
    page.mouse.move(0, 0)
    taken.hover()
    expect(page.locator(".heat .explanation")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-spot=board]")
    expect(page.locator(".heat .explanation")).to_have_count(0)
    cars = table_now(page, table.id)["view"]["race"]["cars"]
    printed = get(page, f"/api/tables/{table.id}/printed").json()
    keys = [printed["cards"][card]["key"] for card in cars[0]["upgrades"]]
    assert key in keys
    assert gone not in keys


def test_one_upgrade_is_kept_for_the_next_season(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    table = at(*quick("season-keep"))
    table.sit(page)
    expect(page.locator("[data-screen=ceremony]")).to_contain_text("1961")
    cards = page.locator("[data-asks=keep] .card")
    expect(page.locator(".bar .primary")).to_be_disabled()
    cards.first.click()
    expect(page.locator("[data-asks=keep] dl")).to_be_visible()  # explained before it is kept
    assert serious_faults(page) == []
    assert fits(page)
    page.locator(".bar .primary").click()
    expect(page.locator(".bar")).to_contain_text("Mira")
    cars = table_now(page, table.id)["view"]["race"]["cars"]
    assert len(cars[0]["upgrades"]) == 1


def test_the_season_between_races_is_read_by_everybody(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*quick("season")).sit(page)
    expect(page.locator(SEASON)).to_contain_text("Corruption")
    expect(page.locator(".map li")).to_have_count(3)
    expect(page.locator(".map li[aria-current=step]")).to_contain_text("France")
    assert len(sheet(page)) == 6
    assert serious_faults(page) == []
    page.get_by_role("button", name="How the last race went").click()
    expect(page.locator(".poster")).to_be_visible()
    page.keyboard.press("Tab")
    page.locator(".on .go").click()
    page.keyboard.press("Enter")  # ready, without a pointer
    expect(page.locator("[data-ready]")).to_have_count(1)


def test_the_bill_says_what_the_press_makes_of_it(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*quick("season-press")).sit(page)
    expect(page.locator("[data-press]").first).to_be_attached()
    said = set[str]()
    for gear in page.locator("[role=radio]:not([aria-disabled=true])").all():
        gear.click()
        for card in page.locator(".hand .card").all():
            if page.locator(".bar .primary").is_enabled():
                break
            if card.get_attribute("aria-disabled") != "true":
                card.click(position={"x": 12, "y": 30})
        said |= {
            str(line.get_attribute("data-press")) for line in page.locator("p[data-press]").all()
        }
    assert said & {"missed", "press-speed", "spin"}
    page.locator("button[data-press]").first.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("sponsor card")


def rivals_by_points(page: Page, table: str) -> list[str]:
    """Return the cars of the next race's Rivals, as the server names them."""
    season = table_now(page, table)["view"]["season"]
    return sorted(str(car) for car in season["next_rivals"])


def test_the_level_and_the_rivals_of_the_next_race_are_named(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    table = at(WITH_RIVALS, between(1))
    table.sit(page)
    sheet(page)
    expect(page.locator("[data-level='3']")).to_contain_text("Legends at level 3: 2 or 4 Stars")
    expect(page.locator(".map li[aria-current=step]")).to_contain_text("level 3")
    marked = page.locator(".sheet [data-rival]")
    expect(marked).to_have_count(2)
    cars = [one.get_attribute("data-rival") for one in marked.all()]
    assert sorted(str(car) for car in cars) == rivals_by_points(page, table.id)
    named = page.locator("[data-rivals='2']")
    expect(named).to_contain_text("are the Rivals")
    for car in cars:
        row = page.locator(f".sheet tr[data-car='{car}'] .n > span")
        expect(named).to_contain_text(row.inner_text())
    assert serious_faults(page) == []


def test_rivals_are_told_in_spanish_on_a_phone_and_on_the_event_card(
    open_page: OpenPage, at: At
) -> None:
    page = open_page(PHONE, language="es")
    at(WITH_RIVALS, between(1)).sit(page)
    expect(page.locator("[data-level]")).to_contain_text("Leyendas de nivel 3")
    expect(page.locator("[data-rivals='2']")).to_contain_text("son los Rivales")
    expect(page.locator(".sheet [data-rival]").first).to_contain_text("Rival")
    assert fits(page)
    assert serious_faults(page) == []
    names = page.locator("[data-rivals='2'] span").last.inner_text()
    page.locator(".bar .primary").click()
    page.locator("button[data-event]").click()  # in the garage of that race
    expect(page.get_by_role("dialog").locator("[data-rivals='2']")).to_contain_text(names)


def test_the_first_race_of_a_season_has_no_rivals(open_page: OpenPage) -> None:
    page = open_page(WIDE)
    opened = ask(
        page,
        "tables",
        {
            "game": "heat",
            "settings": WITH_RIVALS.settings,
            "names": ["Ada"],
            "seats": 1,
            "start": True,
        },
    )
    page.goto(f"/t/{opened['table']}")
    page.locator("button[data-event]").click()
    card = page.get_by_role("dialog")
    expect(card.locator("[data-level='2']")).to_contain_text("2 Stars on every card")
    expect(card.locator("[data-rivals='0']")).to_contain_text("No Rivals in the first race")


def test_a_bot_drives_on_for_whoever_leaves_a_season_until_they_come_back(
    open_page: OpenPage, at: At
) -> None:
    host, guest = open_page(WIDE), open_page(PHONE)
    table = at(TWO_DRIVERS, between(1))
    table.sit(host)
    table.sit(guest, seat=1)
    expect(host.locator(SEASON)).to_be_visible()
    scored = points(host)
    guest.get_by_role("button", name="Table and settings").click()
    guest.get_by_role("button", name="Leave the game").click()
    guest.locator(".sure").get_by_role("button", name="Leave the game").click()
    expect(guest.locator(".bar")).to_contain_text("A bot plays for you.")
    guest.goto("/")
    expect(host.locator("[data-ready]")).to_have_count(1)  # the bot is ready for the next race
    host.get_by_role("button", name="Ready").click()
    host.locator(".market .card:not(.gone)").first.click()
    host.locator(".bar .primary").click()

    def bot_has_driven() -> bool:
        drive(host)
        view = table_now(host, table.id)["view"]
        return bool(view["race"]["round"] > 1)

    until(host, bot_has_driven, "a round in which the bot drives")
    guest.locator("[data-way=continue-season]").click()
    expect(guest.locator(".bar")).to_contain_text("A bot plays for you.")
    guest.locator(".bar").get_by_role("button", name="Play again").click()
    expect(host.locator(".log")).to_contain_text("Bo plays again.")
    decided = 0

    def is_home() -> bool:
        nonlocal decided
        drive(host)
        decided += drive(guest)
        return all(page.locator(RACE_OVER).count() > 0 for page in (host, guest))

    until(host, is_home, "the end of the race", 300)
    assert decided > 0
    for page in (host, guest):
        expect(page.locator("[data-screen=ceremony] tbody tr")).to_have_count(3)
    assert points(host)["Bo"][0] == points(guest)["You"][0] == scored["Bo"][0]
    assert len(points(guest)["You"]) == 2
