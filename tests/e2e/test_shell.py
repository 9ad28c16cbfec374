"""The pages around the tables, as people use them."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.e2e.asking import ask
from tests.e2e.conftest import serious_faults
from tests.e2e.waiting import until
from tools.still import still

ROOM_FOR_A_NAME = 120  # px


def open_lobby(page: Page, name: str = "Ana") -> str:
    """Open a HEAT table for friends and return its code."""
    page.goto("/new/heat")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name=f"{name}’s table")).to_be_visible()
    return page.locator(".invite-card .code").inner_text()


def test_home_shows_the_games_without_complaints(quiet_page: Page) -> None:
    quiet_page.goto("/")
    expect(quiet_page.get_by_role("button", name="Race now")).to_be_visible()
    expect(quiet_page.get_by_role("heading", name="No tables yet")).to_be_visible()


def test_one_click_and_the_race_is_on(quiet_page: Page) -> None:
    quiet_page.goto("/")
    quiet_page.get_by_role("button", name="Race now").click()
    expect(quiet_page).to_have_url(re.compile(r"/t/\w+$"))
    expect(quiet_page.locator(".game-heat")).to_contain_text(re.compile("gear", re.IGNORECASE))
    quiet_page.goto("/")
    expect(quiet_page.locator("#tables").get_by_text("Your turn")).to_be_visible()


def test_home_lists_a_few_of_many_tables_and_all_on_demand(quiet_page: Page) -> None:
    page = quiet_page
    page.goto("/")
    expect(page.get_by_role("heading", name="No tables yet")).to_be_visible()
    for _ in range(7):
        ask(page, "tables", {"game": "heat", "seats": 2, "names": ["Ana"]})
    tables = page.locator("#tables li")
    expect(tables).to_have_count(5)
    expect(tables.first).to_contain_text("now")
    page.get_by_role("button", name="All 7 tables").click()
    expect(tables).to_have_count(7)
    expect(page.get_by_role("button", name="All 7 tables")).to_have_count(0)


def test_a_list_that_comes_anew_scrolls_nobody(page: Page, friend: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.clock.install()
    page.goto("/#tables")
    until(page, lambda: page.evaluate("scrollY") > 0, "the list of tables")
    page.evaluate("scrollTo(0, 0)")
    friend.goto("/")
    ask(friend, "tables", {"game": "heat", "seats": 2, "names": ["Fay"], "listed": True})
    page.clock.run_for(16_000)
    expect(page.get_by_text("Fay’s table")).to_be_attached()
    assert page.evaluate("scrollY") == 0


def test_a_name_may_begin_with_a_picture(page: Page) -> None:
    page.goto("/settings")
    name = page.get_by_label("Name", exact=True)
    name.fill("🦊 Fox")
    name.blur()
    expect(page.locator(".me i")).to_have_text("🦊")


def test_a_table_is_set_up_filled_with_bots_and_started(quiet_page: Page) -> None:
    quiet_page.goto("/new/heat")
    quiet_page.get_by_role("radio", name="Italy").check()
    quiet_page.get_by_role("button", name="More: Laps").click()
    quiet_page.get_by_role("button", name="Fewer: Seats").click()
    expect(quiet_page.locator(".sum")).to_have_text("One lap of Italy. You and 4 open seats.")
    quiet_page.get_by_role("button", name="Open the table").click()
    expect(quiet_page).to_have_url(re.compile(r"/t/\w+$"))  # the page before has the same button
    quiet_page.get_by_role("button", name="Fill with rookies").click()
    expect(quiet_page.get_by_text("Rookie")).to_have_count(4)
    quiet_page.get_by_role("button", name="Start the race").click()
    expect(quiet_page.get_by_role("heading", name="Starting grid")).to_be_hidden()
    expect(quiet_page.locator(".game-heat")).to_contain_text(re.compile("gear", re.IGNORECASE))


def test_what_the_server_refuses_is_said_beside_the_button(page: Page) -> None:
    page.goto("/new/heat")
    page.get_by_role("radio", name="1961").click()
    garage = page.locator(".cell", has=page.get_by_role("heading", name="Garage", exact=True))
    garage.get_by_role("radio", name="None").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_be_visible()  # where it was chosen
    expect(page.locator(".side .problem")).to_be_visible()  # and beside the button
    garage.get_by_role("radio", name="Mixed").click()
    expect(page.locator(".problem")).to_have_count(0)


def test_a_friend_comes_by_code_sits_down_and_both_are_ready(page: Page, friend: Page) -> None:
    code = open_lobby(page)
    friend.goto("/join")
    friend.get_by_role("textbox", name="Code of the table").fill(code.lower())
    friend.get_by_role("textbox", name="Your name").fill("Mika")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Mika", exact=True)).to_be_visible()
    page.get_by_role("button", name="Fill with rookies").click()
    page.get_by_role("button", name="Start the race").click()
    for one in (page, friend):
        expect(one.get_by_role("heading", name="Starting grid")).to_be_hidden()


def test_an_invitation_link_leads_to_the_table(page: Page, friend: Page) -> None:
    open_lobby(page)
    link = page.get_by_role("textbox", name="Invitation link").first.input_value()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Mika")
    friend.get_by_role("button", name="Sit down and race").click()
    expect(friend.get_by_role("heading", name="Ana’s table")).to_be_visible()
    expect(page.get_by_text("Mika", exact=True)).to_be_visible()
    assert "#" not in friend.url


def test_an_invitation_that_leads_nowhere_says_what_to_do(page: Page) -> None:
    page.goto("/join#nothing")
    expect(page.get_by_role("heading", name="This invitation leads nowhere")).to_be_visible()
    page.get_by_role("button", name="Join by code").click()
    expect(page.get_by_role("textbox", name="Code of the table")).to_be_visible()


def test_a_friend_takes_another_car_and_nobody_else_can_have_it(page: Page) -> None:
    open_lobby(page)
    page.get_by_role("radio", name="green").check()
    expect(page.get_by_text("24, green")).to_be_visible()


def test_the_host_swaps_seats_and_removes_a_bot(page: Page) -> None:
    open_lobby(page)
    page.get_by_role("combobox", name="Who takes seat 2").select_option("rookie")
    page.get_by_label("More for seat 1").click()
    page.get_by_role("button", name="Swap with another seat").click()
    page.get_by_role("button", name="Swap", exact=True).nth(1).click()
    expect(page.locator(".slots li").nth(2)).to_contain_text("Ana, you")
    page.get_by_label("More for seat 2").click()
    page.get_by_role("button", name="Remove the bot").click()
    expect(page.locator(".slots .s", has_text="Rookie")).to_have_count(0)


def test_who_leaves_goes_home_and_the_seat_is_free(page: Page) -> None:
    open_lobby(page)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_role("heading", name="Take a seat.")).to_be_visible()


def test_one_screen_is_passed_round(page: Page) -> None:
    page.goto("/new/heat#screen")
    for _ in range(4):
        page.get_by_role("button", name="Fewer: Seats").click()
    page.get_by_role("textbox", name="Your name").fill("Ana")
    another = page.get_by_role("textbox", name="Name on seat 2")
    another.fill("Teo")
    assert another.evaluate("one => one.clientWidth") > ROOM_FOR_A_NAME
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".game-heat")).to_be_visible()
    expect(page.get_by_text("Teo").first).to_be_attached()


def test_the_language_changes_at_once_and_stays(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Español").check()
    expect(page.get_by_role("heading", name="Ajustes", level=1)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Correr ya")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "es"


def test_the_look_changes_at_once_and_stays(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check()
    page.goto("/rules/heat")
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_rules_are_found_by_word_and_by_id(quiet_page: Page) -> None:
    quiet_page.goto("/rules/heat#HEAT-6-7")
    expect(quiet_page.locator("#HEAT-6-7")).to_be_in_viewport()
    quiet_page.get_by_role("searchbox").fill("slipstream corner line")
    expect(quiet_page.locator(".rule mark").first).to_be_visible()
    expect(quiet_page.locator("#HEAT-6-7")).to_be_visible()
    quiet_page.get_by_role("searchbox").fill("no such rule at all")
    expect(quiet_page.get_by_role("heading", name="No rule says that")).to_be_visible()


def test_the_page_works_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("link", name="Replays").press("Enter")
    expect(page.get_by_role("heading", name="Replays", exact=True)).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    page.goto("/new/heat")
    page.get_by_role("radio", name="USA").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Great Britain")).to_be_checked()


def test_a_table_that_is_not_there_says_so(page: Page) -> None:
    page.goto("/t/nothing")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()


INSTALLED = """const real = window.matchMedia;
window.matchMedia = (query) => query.includes('display-mode')
    ? Object.assign(new EventTarget(), {matches: true})
    : real.call(window, query);"""

KEPT = """caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((caches) => Promise.all(caches.map((cache) => cache.keys())))
    .then((requests) => requests.flat().map((request) => request.url))"""


# Browsers differ in what they say of themselves while a test keeps them from the network.
SAYS_ONLINE = "Object.defineProperty(Navigator.prototype, 'onLine', {get: () => %s})"


@pytest.mark.parametrize("says_online", ["true", "false"])
def test_an_installed_client_opens_without_a_network(page: Page, says_online: str) -> None:
    page.add_init_script(INSTALLED)
    page.add_init_script(SAYS_ONLINE % says_online)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.context.set_offline(True)
    page.goto("/t/anything")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("switch", name="Sound")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    assert serious_faults(page) == []
    # Nothing that a server says is ever kept.
    kept = page.evaluate(KEPT)
    assert any(address.endswith("/index.html") for address in kept)
    assert not any("/api/" in address or "/docs" in address for address in kept)
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Race now")).to_be_visible()


# Files are kept once the page is loaded and has nothing else to do; who asks later comes later.
WHETHER_FILES_ARE_KEPT = """new Promise((loaded) => {
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded);
}).then(() => new Promise((idle) => requestIdleCallback(idle))).then(() => window.keeps ?? false)"""
NOTES_WHO_KEEPS_FILES = """const { register } = navigator.serviceWorker;
navigator.serviceWorker.register = function (...given) {
    window.keeps = true;
    return register.apply(this, given);
};"""


@pytest.mark.parametrize("is_installed", [True, False])
def test_next_to_its_server_only_an_installed_client_keeps_files(
    page: Page, is_installed: bool
) -> None:
    page.add_init_script(NOTES_WHO_KEEPS_FILES)
    if is_installed:
        page.add_init_script(INSTALLED)
    page.goto("/")
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    assert page.evaluate(WHETHER_FILES_ARE_KEPT) == is_installed


@pytest.mark.parametrize("says_online", ["true", "false"])
def test_a_server_that_is_down_is_tried_again(page: Page, says_online: str) -> None:
    page.add_init_script(SAYS_ONLINE % says_online)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_text("Next try in")).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new/heat", "/rules/heat", "/join#ABCDEF", "/replays"])
def test_a_try_in_vain_changes_nothing(page: Page, path: str) -> None:
    tries: list[Route] = []

    def refuse(route: Route) -> None:
        tries.append(route)
        route.abort()

    page.route("**/api/**", refuse)
    page.goto(path)
    again = page.get_by_role("button", name="Try now")
    again.evaluate("(button) => { button.isTheSame = true; button.focus(); }")
    before = len(tries)
    page.keyboard.press("Enter")
    until(page, lambda: len(tries) > before, "another try")
    expect(again).to_have_attribute("aria-disabled", "false")
    assert again.evaluate("(button) => button.isTheSame && button === document.activeElement")


def test_a_mistake_of_ours_leaves_no_white_page(page: Page) -> None:
    page.route("**/api/games", lambda route: route.fulfill(json=[{"name": "heat"}]))
    page.goto("/")
    expect(page.get_by_role("heading", name="This page has broken down")).to_be_visible()
    assert serious_faults(page) == []
    page.unroute("**/api/games")
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new/heap", "/rules/potatoh", "/settings"])
def test_a_page_comes_in_a_few_files(page: Page, path: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len([url for url in asked if url.endswith((".js", ".css"))]) <= 24


def test_a_file_of_another_version_loads_the_page_anew(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    with page.expect_event("load"):
        page.get_by_role("link", name="Settings", exact=True).click()
    page.unroute("**/assets/Settings-*.js")
    page.reload()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()


def test_a_link_is_copied_without_https_too(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_lobby(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    page.get_by_label("Say something").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Say something")).to_have_value(re.compile(r"/join#\w+$"))


def test_what_fails_after_a_table_is_open_can_be_done_there(page: Page) -> None:
    page.route("**/commands", lambda route: route.abort())
    page.goto("/new/potatoh")
    page.get_by_role("button", name="Fill with rookies").click()
    page.get_by_role("button", name="Start the").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("button", name="Fill with rookies")).to_be_visible()


def test_nothing_can_be_changed_while_a_table_is_being_opened(page: Page) -> None:
    asked: list[Route] = []
    page.route("**/api/tables", lambda route: asked.append(route))  # answered below
    page.goto("/new/heat")
    page.get_by_role("button", name="Open the table").click()
    fill = page.get_by_text("Fill with rookies")
    expect(fill.locator("xpath=ancestor::*[@inert]")).to_have_count(1)
    until(page, lambda: asked, "the request")[0].continue_()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.get_by_role("button", name="Fill with rookies").click()


CIRCUIT = files("hotseat") / "games" / "heat" / "data" / "circuits" / "italy.toml"


def own_file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_a_circuit_of_ones_own_is_raced(page: Page) -> None:
    text = CIRCUIT.read_text("utf-8")
    page.goto("/new/heat")
    upload = page.get_by_label("A circuit of your own")
    upload.set_input_files(own_file("broken.toml", text.replace("spaces", "spices", 1)))
    expect(page.get_by_text("broken.toml is used.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("broken.toml is not a proper file")
    expect(page.get_by_text("broken.toml is used.")).to_be_hidden()
    upload.set_input_files(own_file("monza.toml", text))
    expect(page.get_by_role("alert")).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))  # the page before has the same button
    expect(page.get_by_text("monza.toml")).to_be_visible()
    page.get_by_role("button", name="Fill with rookies").click()
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".game-heat .land-own")).to_be_visible()


def test_settings_do_what_they_say(page: Page) -> None:
    page.goto("/settings")
    root = page.locator("html")
    page.get_by_role("slider", name="Volume").fill("20")
    page.get_by_role("group", name="Motion").get_by_label("Less").check()
    expect(root).to_have_attribute("data-motion", "less")
    page.get_by_role("group", name="Motion").get_by_label("All").check()
    expect(root).to_have_attribute("data-motion", "full")
    page.get_by_role("switch", name="Patterns").uncheck()
    expect(root).to_have_attribute("data-patterns", "no")
    page.get_by_role("switch", name="Left-handed").check()
    expect(root).to_have_attribute("data-hand", "left")
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("meta[name=theme-color]").first).to_have_attribute("content", "#191218")
    page.get_by_role("switch", name="Sound").uncheck()
    expect(page.get_by_role("slider", name="Volume")).to_be_disabled()
    page.reload()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("20")
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()


# Every page, and what is there when all of it is.
PLACES = {
    "/": ".posters .start",
    "/replays": "h1",
    "/new/heat": ".circuit svg",
    "/new/potatoh": ".cell",
    "/join": "form",
    "/rules/heat": ".rule",
    "/rules/heap": ".how li",
    "/settings": ".seg",
    "/no/where": ".void",
    "lobby": ".slots li",
}


def visit(page: Page, place: str) -> None:
    """Go to a page, and wait until it is complete and nothing on it moves."""
    if place == "lobby":
        open_lobby(page)
    else:
        page.goto(place)
    expect(page.locator(PLACES[place]).first).to_be_visible()
    still(page)


@pytest.mark.parametrize("place", PLACES)
def test_nothing_keeps_anybody_out(page: Page, place: str) -> None:
    page.emulate_media(color_scheme="light")
    visit(page, place)
    assert serious_faults(page) == []
    page.emulate_media(color_scheme="dark")
    still(page)
    assert serious_faults(page) == []


# What one can press and cannot scroll to sideways; the page itself cuts off what is too wide.
OUTSIDE = """() => [...document.querySelectorAll('button, a, input, select')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .filter((one) => {
    for (let at = one; at; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return false;
    return true;
  })
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_wider_than_a_phone(page: Page, place: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, place)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(OUTSIDE) == []

    likes = '{"language": "es", "speed": "instant", "sound": false}'
    page.evaluate("likes => localStorage.setItem('hotseat-preferences', likes)", likes)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(PLACES[place]).first).to_be_visible()
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(OUTSIDE) == []
