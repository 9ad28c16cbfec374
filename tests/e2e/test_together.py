"""People together: who drops off, who leaves, who comes late, who is invited, who asks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.asking import ask
from tests.e2e.conftest import serious_faults
from tests.e2e.sitting import PHONE, TV, WIDE, OpenPage, ask_code
from tests.e2e.test_table import asked_at, command, now_at, play
from tests.e2e.waiting import Clock, until
from tests.patience import PATIENCE
from tools.heat_pictures import choose_cards
from tools.still import still

NONCE = "ab" * 16
GAMES = ["heat", "heap", "potatoh"]
SMALL: dict[str, dict[str, Any]] = {
    "heat": {"laps": 1},
    "heap": {"vehicles_needed": 1},
    "potatoh": {"rounds": 1},
}


def sit_together(
    game: str,
    *pages: Page,
    seats: int | None = None,
    settings: dict[str, Any] | None = None,
) -> str:
    """Open a table for these people, each on a seat and ready; the first one is the host.

    The game is a short one unless there are settings.
    """
    host = pages[0]
    wanted = {"game": game, "names": ["Ana"], "seats": seats or len(pages)}
    wanted["settings"] = SMALL[game] if settings is None else settings
    opened = ask(host, "tables", wanted)
    table: str = opened["table"]
    for seat, (page, name) in enumerate(zip(pages, ("Ana", "Luis", "Marta"), strict=False)):
        if seat:
            ask(page, "join", {"invitation": opened["invitation"]})
            command(page, table, kind="sit", seat=seat, name=name)
        command(page, table, kind="ready", seat=seat, nonce=NONCE)
    return table


def play_together(game: str, *pages: Page, settings: dict[str, Any] | None = None) -> str:
    """Begin a game of these people, and show it to them."""
    table = sit_together(game, *pages, settings=settings)
    command(pages[0], table, kind="start")
    for page in pages:
        page.add_init_script("localStorage['hotseat-heat-guide'] = 'done'")
        page.goto(f"/t/{table}")
        expect(page.locator(".bar")).to_be_visible()
    return table


def play_until_asked(page: Page, *others: Page) -> None:
    """Let the others play until only this person is awaited."""

    def is_awaited() -> bool:
        for other in others:
            play(other)
        return bool(asked_at(page)) and not any(asked_at(other) for other in others)

    until(page, is_awaited, "the turn")


@pytest.mark.parametrize("game", GAMES)
def test_who_drops_off_is_named_and_a_bot_plays_until_they_are_back(
    open_page: OpenPage, game: str
) -> None:
    host, luis, tv = open_page(PHONE), open_page(PHONE), open_page(TV)
    clock = Clock(host)
    # Of the usual length: one turn of the bot must not end it before Luis is back.
    table = play_together(game, host, luis, settings={})
    ask(tv, "join", {"code": ask_code(host, table)})
    tv.goto(f"/t/{table}/tv")
    play_until_asked(luis, host)
    luis.goto("/rules")
    until(host, in_time(clock, lambda: is_alarmed(host)), "the alarm")
    bar = host.locator(".bar.alarmed")
    expect(bar).to_contain_text("Waiting for Luis")
    expect(bar).to_contain_text(re.compile(r"offline \d+ s"))
    expect(tv.locator(".late")).to_contain_text("Waiting for Luis")
    expect(tv.locator(".late")).to_contain_text("Ana can let a bot play")
    # On the seat, too.
    seat = {"heat": ".strip .gone", "heap": ".garage.away", "potatoh": ".plate.away"}[game]
    expect(host.locator(seat)).to_have_count(1)
    lets = bar.get_by_role("button", name="Let a bot play")
    until(host, in_time(clock, lambda: lets.count() > 0), "the offer")
    bar.get_by_role("button", name="Wait", exact=True).click()
    expect(lets).to_be_hidden()
    clock.pass_seconds(31)

    def plays_on() -> bool:
        """Ask until Luis counts as away for the server, whose clock is a real one."""
        lets.evaluate_all("there => there.forEach((one) => one.click())")
        return stands_in(host)

    until(host, plays_on, "the bot")
    expect(host.locator(".bar.alarmed")).to_be_hidden()
    luis.goto(f"/t/{table}")
    until(host, lambda: not stands_in(host), "who came back")
    expect(luis.get_by_text("Welcome back, Luis.")).to_be_visible()
    expect(luis.locator(".bar")).not_to_contain_text("A bot plays for you")


def in_time(clock: Clock, look: Callable[[], bool]) -> Callable[[], bool]:
    """Look when one more second has passed on the page."""

    def later() -> bool:
        clock.pass_seconds(1)
        return look()

    return later


def is_alarmed(page: Page) -> bool:
    return page.locator(".bar.alarmed").count() > 0


def stands_in(page: Page) -> bool:
    """Does a bot play for Luis?"""
    return any(
        seat["name"] == "Luis" and seat["held_by"] == "bot"
        for seat in now_at(page)["table"]["seats"]
    )


def test_who_is_there_and_slow_is_named_without_an_alarm(open_page: OpenPage) -> None:
    host, luis = open_page(WIDE), open_page(PHONE)
    clock = Clock(host)
    play_together("potatoh", host, luis)
    play_until_asked(luis, host)
    waits = host.locator(".bar .awaited")
    until(host, in_time(clock, lambda: waits.count() > 0), "who is awaited")
    expect(waits).to_contain_text("Waiting for Luis")
    expect(waits).not_to_contain_text("offline")
    expect(host.locator(".bar.alarmed")).to_have_count(0)


# The next match


def finish(*pages: Page) -> None:
    """Let these people play until the game is over, and see how it ended."""

    def is_over() -> bool:
        for page in pages:
            play(page)
        return now_at(pages[0])["result"] is not None

    until(pages[0], is_over, "the end", 5 * PATIENCE)
    expect(pages[0].locator("main.result")).to_be_visible()


def test_who_left_does_not_hold_up_the_next_match_and_who_came_late_plays_it(
    open_page: OpenPage,
) -> None:
    host, luis, marta, noa = (open_page(PHONE) for _ in range(4))
    table = play_together("potatoh", host, luis, marta)
    # Too late for this match: a seat in the next one, and a word that says so.
    noa.goto(f"/join#{ask_code(host, table)}")
    expect(noa.get_by_text("They are already playing.")).to_be_visible()
    noa.get_by_label("Your name").fill("Noa")
    noa.get_by_role("radio", name="crown", exact=True).check()
    noa.get_by_role("button", name="Take a seat in the next game").click()
    expect(noa.get_by_text("You have a seat in the next game.")).to_be_visible()
    command(marta, table, kind="leave", seat=2)
    command(luis, table, kind="leave", seat=1)
    luis.goto("/rules")
    finish(host)
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Ana’s table")).to_be_visible()
    expect(host.locator(".slots")).to_contain_text("Noa")
    # Noa has Luis's or Marta's seat; the other one is open and holds up nobody.
    expect(host.locator(".slots .left")).to_have_count(1)
    expect(host.locator(".slots .left")).to_contain_text("has left")
    expect(noa.get_by_role("heading", name="Ana’s table")).to_be_visible()
    expect(noa.get_by_role("radio", name="crown", exact=True)).to_be_checked()
    host.get_by_role("button", name="Start with 2 players").click()
    for page in (host, noa):
        expect(page.locator(".game-potatoh")).to_be_visible()


def test_the_start_does_not_wait_for_who_is_not_there(open_page: OpenPage) -> None:
    host, luis, marta = (open_page(PHONE) for _ in range(3))
    clock = Clock(host)
    table = sit_together("potatoh", host, luis, marta)
    command(marta, table, kind="unready", seat=2)
    for page in (host, luis, marta):
        page.goto(f"/t/{table}")
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    marta.goto("/rules")
    without = host.get_by_role("button", name="Start with 2 players")
    until(host, in_time(clock, lambda: without.count() > 0), "the start")

    def has_begun() -> bool:
        """Press until Marta counts as away for the server, whose clock is a real one."""
        without.evaluate_all("there => there.forEach((one) => one.click())")
        return bool(now_at(luis)["table"]["stage"] == "running")

    until(host, has_begun, "the match")
    assert [seat["name"] for seat in now_at(luis)["table"]["seats"]] == ["Ana", "Luis"]


# Invitations


@pytest.mark.parametrize(
    ("game", "look", "shown"),
    [
        ("heat", "green", "1 lap"),
        ("heap", "welding mask", "vehicle"),
        ("potatoh", "crown", "round"),
    ],
)
def test_an_invitation_shows_what_it_is_to_and_name_and_look_are_chosen_there(
    open_page: OpenPage, game: str, look: str, shown: str
) -> None:
    host, sofi = open_page(WIDE), open_page(PHONE)
    wanted = {"game": game, "names": ["Ana"], "seats": 3, "settings": SMALL[game]}
    opened = ask(host, "tables", wanted)
    sofi.goto(f"/join#{opened['invitation']}")
    expect(sofi.get_by_role("heading", level=1)).to_contain_text("Ana invites you to")
    expect(sofi.locator(".invitation .art img")).to_be_visible()
    expect(sofi.locator(".invitation")).to_contain_text(re.compile(rf"{shown}.*about \d+ minutes"))
    expect(sofi.get_by_role("list", name="Who sits there")).to_contain_text("Ana")
    expect(sofi.get_by_role("list", name="Who sits there")).to_contain_text("2 free")
    expect(sofi.locator(".swatch input:disabled")).to_have_count(1)  # Ana's
    sofi.get_by_label("Your name").fill("Sofi")
    sofi.get_by_role("radio", name=look, exact=True).check()
    assert serious_faults(sofi) == []
    assert sofi.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    sofi.get_by_role("button", name=re.compile("^Sit down and ")).click()
    expect(sofi.get_by_role("heading", name="Ana’s table")).to_be_visible()
    expect(sofi.get_by_role("radio", name=look, exact=True)).to_be_checked()
    assert "#" not in sofi.url


def test_who_has_the_plain_address_asks_and_the_host_lets_them_in(open_page: OpenPage) -> None:
    host, sofi = open_page(PHONE), open_page(PHONE)
    table = sit_together("heat", host, seats=2)
    host.goto(f"/t/{table}")
    sofi.goto(f"/t/{table}")
    sofi.get_by_label("Your name").fill("Sofi")
    sofi.get_by_role("button", name="Ask Ana to join").click()
    expect(sofi.get_by_role("heading", name="Ana has been asked")).to_be_visible()
    expect(host.locator(".asking")).to_contain_text("Sofi wants to join")
    host.get_by_role("button", name="No", exact=True).click()
    expect(sofi.get_by_role("heading", name="Ana said no")).to_be_visible()
    sofi.get_by_role("button", name="Ask again").click()
    host.get_by_role("button", name="Let in").click()
    expect(sofi.get_by_role("heading", name="Ana’s table")).to_be_visible()
    expect(host.locator(".slots")).to_contain_text("Sofi")


# One's own


def test_a_car_is_chosen_before_a_race_against_legends_and_kept_afterwards(
    open_page: OpenPage,
) -> None:
    page = open_page(PHONE)
    page.goto("/")
    own = page.get_by_role("button", name=re.compile("Your car"))
    expect(own).to_contain_text("red")  # easy to see
    own.click()
    page.get_by_role("radio", name="green").check()
    page.get_by_role("button", name="Race now").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator(".bar")).to_be_visible()
    mine = next(seat for seat in now_at(page)["table"]["seats"] if seat["yours"])
    assert mine["choices"] == {"colour": "green"}
    page.goto("/new/heat#screen")
    expect(page.get_by_label("Car of seat 1")).to_have_value("green")
    expect(page.get_by_label("Car of seat 2")).to_have_value("red")


def test_everybody_at_one_screen_has_a_potato_of_their_own(open_page: OpenPage) -> None:
    page = open_page(WIDE)
    page.goto("/new/potatoh#screen")
    page.get_by_label("Potato of seat 2").select_option("fez")
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    seats = now_at(page)["table"]["seats"]
    assert seats[1]["choices"] == {"potato": "fez"}
    assert len({seat["choices"]["potato"] for seat in seats}) == len(seats)


# What excludes each other


def test_seats_and_legends_limit_each_other_as_they_are_chosen(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    page.goto("/new/heat")
    fewer, more = (page.get_by_role("button", name=f"{how}: Seats") for how in ("Fewer", "More"))
    legends = page.get_by_role("button", name="More: Legends", exact=True)
    expect(legends).to_be_disabled()  # six seats are all the cars there are
    for _ in range(5):
        fewer.click()
    for _ in range(4):  # one alone needs one Legend, who is there already
        legends.click()
    expect(legends).to_be_disabled()
    for _ in range(5):
        more.click()
    expect(page.locator(".problem")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


def test_a_refused_start_is_said_beside_its_button(open_page: OpenPage) -> None:
    host = open_page(PHONE)
    table = sit_together("heat", host, seats=2)
    host.goto(f"/t/{table}")
    command(host, table, kind="fill-with-bots", bot="rookie")
    start = host.get_by_role("button", name="Start the race")
    expect(start).to_be_enabled()

    def refused(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["do"]["kind"] == "start":
                phrase = {"type": "phrase", "code": "refused-not-ready", "params": {}}
                reason = {"phrase": phrase, "rule": ""}
                answer = {"kind": "refused", "id": said["id"], "reason": reason, "seq": 0}
                route.send(json.dumps(answer))
            else:
                server.send(message)

        route.on_message(pass_on)

    host.route_web_socket(re.compile("/ws/tables/"), refused)
    host.reload()
    start.click()
    told = host.get_by_role("alert")
    expect(told).to_contain_text("Not everybody is ready yet.")
    box, button = told.bounding_box(), start.bounding_box()
    assert box
    assert button
    assert abs(box["y"] + box["height"] - button["y"]) < 120
    expect(told).to_be_in_viewport()


CIRCUIT = files("hotseat") / "games" / "heat" / "data" / "circuits" / "italy.toml"


def test_a_circuit_that_is_changed_in_the_lobby_is_seen_and_raced_by_all(
    open_page: OpenPage,
) -> None:
    ana, luis = open_page(), open_page()
    table = sit_together("heat", ana, luis, settings={})
    luis.add_init_script("localStorage['hotseat-heat-guide'] = 'done'")
    luis.goto(f"/t/{table}")
    expect(luis.locator(".facts-row")).to_contain_text("USA")
    luis.reload()  # which game it is is known now: what is printed is asked for at once
    expect(luis.locator(".facts-row")).to_contain_text("USA")
    own = {"file": "monza.toml", "text": CIRCUIT.read_text("utf-8")}
    command(ana, table, kind="change-settings", settings={"circuit": own}, seats=2)
    expect(luis.get_by_text("A custom circuit, 3 laps")).to_be_visible()
    for seat, page in enumerate((ana, luis)):
        command(page, table, kind="ready", seat=seat, nonce=NONCE)
    command(ana, table, kind="start")
    expect(luis.locator(".game-heat .land-own")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_shouts_is_seen_at_their_seat_and_on_the_tv(
    open_page: OpenPage, game: str
) -> None:
    ana, luis, tv = open_page(WIDE), open_page(PHONE), open_page(TV)
    table = play_together(game, ana, luis)
    tv.goto("/join")
    tv.get_by_label("Code of the table").fill(ask_code(ana, table))
    tv.get_by_role("button", name="Show the table here").click()
    expect(tv.locator(".tv")).to_contain_text("Luis")
    # A bubble lasts a moment: what was seen is kept.
    for page in (ana, tv):
        page.evaluate(
            """() => { window.shouted = []; new MutationObserver(() => {
                for (const one of document.querySelectorAll('[data-reaction]'))
                    window.shouted.push([one.dataset.reaction, one.textContent]);
            }).observe(document.body, { childList: true, subtree: true }); }"""
        )
    luis.get_by_role("button", name="Log and chat").click()
    luis.get_by_role("tab", name="Chat").click()
    luis.get_by_role("button", name="Bravo!").click()
    expect(luis.get_by_role("dialog")).to_be_hidden()
    for page in (ana, tv):
        page.wait_for_function("() => window.shouted.length > 0")
        seat, words = page.evaluate("window.shouted[0]")
        assert seat == "1"
        assert "Bravo!" in words


def test_cards_that_are_chosen_stay_chosen_while_others_plan(open_page: OpenPage) -> None:
    ana, luis = open_page(PHONE, speed="brisk"), open_page(PHONE)
    play_together("heat", ana, luis)
    choose_cards(ana)
    expect(ana.locator(".bar .primary")).to_be_enabled()
    chosen = ana.locator(".hand .card.chosen")
    before = chosen.count()
    assert before > 0
    before_seq = now_at(ana)["seq"]
    play(luis)
    until(ana, lambda: now_at(ana)["seq"] > before_seq, "Luis' plan")
    still(ana)
    assert asked_at(ana)
    expect(chosen).to_have_count(before)
    expect(ana.locator(".bar .primary")).to_be_enabled()
