"""Matches in POTA-TOH's own screen: on a phone, on a wide screen, on a TV, in a living room."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.asking import ask
from tests.e2e.conftest import serious_faults
from tests.e2e.potatoh import (
    can_press,
    go_on_to,
    is_over,
    play_to_the_end,
    play_together,
    press,
)
from tests.e2e.sitting import PHONE, TV, WIDE, At, OpenPage, Table, ask_code
from tests.e2e.waiting import WHOLE_GAME, Clock, until
from tools.moments import Before, Course, Wanted
from tools.potatoh_pictures import GUESTS, explodes, step, turn

SHORT: dict[str, object] = {"level": 3, "rounds": 1}
ALONE = Course(SHORT, ("Ana",), bots=5, game="potatoh")
SIX = Course(SHORT, GUESTS[:6], game="potatoh")
NEAR = Course({"level": 2, "rounds": 1}, GUESTS[:6], game="potatoh")  # explodes at 1 in 12


def explode(table: Table, page: Page, clock: Clock) -> None:
    """Play it and stop the clock in the middle of the explosion, which is soon over."""
    clock.stop()
    table.act(page)

    def is_seen() -> bool:
        clock.pass_seconds(0.05)
        return page.locator(".boom").is_visible()

    until(page, is_seen, "the explosion")


# Alone


def test_boom_takes_its_time_beat_by_beat(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE, speed="brisk", motion="full")
    clock = Clock(page)
    table = at(NEAR, Before(explodes))
    table.sit(page)
    expect(page.locator(".potatoh")).to_be_visible()
    clock.stop()
    table.act(page)
    beats = {
        "hangs": ".suspense.hangs",
        "freezes": ".suspense.freezes",
        "bangs": ".boom:not(.tells)",
        "tells": ".boom.tells .bill",
    }
    seen: dict[str, int] = {}

    def is_told() -> bool:
        clock.pass_seconds(0.05)
        for beat, place in beats.items():
            if page.locator(place).count():
                seen[beat] = seen.get(beat, 0) + 50
        return "tells" in seen

    until(page, is_told, "the panel")
    assert list(seen) == list(beats)
    assert 1150 <= seen["hangs"] <= 2050
    assert seen["bangs"] >= 1500


def test_a_tap_goes_on_from_the_suspense_and_from_the_bang(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE, speed="brisk", motion="full")
    clock = Clock(page)
    table = at(NEAR, Before(explodes))
    table.sit(page)
    expect(page.locator(".potatoh")).to_be_visible()
    clock.stop()
    table.act(page)

    def is_hanging() -> bool:
        clock.pass_seconds(0.05)
        return page.locator(".suspense.hangs").count() > 0

    until(page, is_hanging, "the suspense")
    page.locator(".suspense").dispatch_event("click")
    clock.pass_seconds(0.2)
    expect(page.locator(".boom:not(.tells)")).to_be_visible()
    page.locator(".boom .hurry").dispatch_event("click")
    clock.pass_seconds(0.05)
    expect(page.locator(".boom.tells .bill")).to_be_visible()


def test_a_person_plays_a_whole_match_with_five_rookies(open_page: OpenPage) -> None:
    page = open_page(WIDE, motion="full")
    wanted = {"game": "potatoh", "names": ["Ana"], "seats": 6, "bot": "rookie", "start": True,
              "settings": {"level": 2, "rounds": 1}}  # fmt: skip
    table = ask(page, "tables", wanted)["table"]
    page.goto(f"/t/{table}")
    play_to_the_end(page)
    expect(page.get_by_role("heading", level=1).first).to_contain_text(re.compile("win"))
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    # Somebody else's BOOM may have ended it before Ana was asked.
    expect(page.locator(".shout, .ask, .boom, main.result").first).to_be_visible()


def test_a_match_ends_on_a_phone_and_nothing_is_wider(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(ALONE, turn(1, deck=8)).sit(page)
    expect(page.locator(".shout")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    play_to_the_end(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_match_is_played_by_keyboard_alone(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(ALONE, turn(1, deck=8)).sit(page)
    expect(page.locator(".shout")).to_be_visible()

    def type_or_end() -> bool:
        if is_over(page):
            return True
        if not can_press(page):
            return False
        if page.locator(".boom, section.count, .news").count():
            page.keyboard.press("Escape")
        elif page.locator(".ask").count():
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("d")
        return False

    until(page, type_or_end, "the end of the match", WHOLE_GAME)
    expect(page.locator("main.result")).to_be_visible()


def test_a_card_is_chosen_and_played_with_two_taps(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(ALONE, turn(1, deck=20)).sit(page)
    card = page.locator(".hand .card.may").first
    card.click()
    expect(page.locator(".bar")).to_contain_text("Play ")
    before = page.locator(".hand .card").count()
    page.locator(".shout.calm").click()
    expect(page.locator(".hand .card")).not_to_have_count(before)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_nothing_keeps_anybody_out(open_page: OpenPage, at: At, viewport: dict[str, int]) -> None:
    page = open_page(viewport, speed="brisk", motion="reduced")
    clock = Clock(page)
    table = at(SIX._replace(settings={"level": 3, "rounds": 4}), Before(explodes))
    table.sit(page)
    expect(page.locator(".shout, .ask").first).to_be_visible()
    assert serious_faults(page) == []
    explode(table, page, clock)
    clock.go_on()  # axe-core needs time
    assert serious_faults(page) == []
    go_on_to(page, "section.count .starter")
    assert serious_faults(page) == []
    last = at(SIX, None)
    last.sit(page)
    expect(page.locator(".potatoh")).to_be_visible()
    last.act(page)
    go_on_to(page, "main.result")
    assert serious_faults(page) == []
    at(SIX._replace(driver="random"), step("wicked")).sit(page)
    expect(page.locator(".ask")).to_be_visible()
    assert serious_faults(page) == []


def test_less_motion_means_no_flash_and_no_shake(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE, speed="brisk", motion="reduced")
    clock = Clock(page)
    table = at(SIX, Before(explodes))
    table.sit(page)
    expect(page.locator(".potatoh")).to_be_visible()
    assert page.locator("html").get_attribute("data-motion") == "less"
    explode(table, page, clock)
    assert page.locator(".flash").count() == 0
    assert page.locator(".boom").evaluate("one => getComputedStyle(one).animationName") in (
        "none",
        "appears",
    )


# What the count shows: the rows and their sums, and the totals in their order.
COUNTED = """() => ({
    rows: [...document.querySelectorAll('section.count .row')].map((row) => ({
        seat: Number(row.dataset.seat),
        sum: row.dataset.sum === undefined ? null : Number(row.dataset.sum),
        puffs: [...row.querySelectorAll(':is(.hand, .area) .puff')]
            .map((puff) => Number(puff.textContent.replace('−', '-'))),
        below: row.getBoundingClientRect().bottom
            - row.closest('.rows').getBoundingClientRect().bottom,
    })),
    totals: [...document.querySelectorAll('.totals li')].map((one) => [
        Number(one.dataset.seat),
        Number(one.querySelector('small').textContent),
        one.querySelector('.total').textContent,
    ]),
})"""


def count_in_phase(page: Page, clock: Clock, phase: str) -> Any:
    """Let time pass until the count is there; return what it shows."""

    def is_there() -> bool:
        clock.pass_seconds(0.05)
        page.evaluate(
            "document.querySelector('.suspense, .boom .hurry, .boom .go, .news .go')?.click()"
        )
        return page.locator(f"section.count[data-phase={phase}]").count() > 0

    until(page, is_there, phase)
    return page.evaluate(COUNTED)


def test_a_count_goes_from_the_old_order_over_the_sums_to_the_new_one(
    open_page: OpenPage, at: At
) -> None:
    page = open_page(WIDE, speed="brisk", motion="full")
    clock = Clock(page)
    table = at(SIX._replace(settings={"level": 5}), Before(explodes, round=2))
    table.sit(page)
    expect(page.locator(".potatoh")).to_be_visible()
    clock.stop()
    table.act(page)
    first = count_in_phase(page, clock, "rows")
    assert [row["seat"] for row in first["rows"]] == [0, 1, 2, 3, 4, 5]  # one's own is pinned
    assert all(row["sum"] is None for row in first["rows"][1:])
    before = [total for _, total, _ in first["totals"]]
    assert before == sorted(before, reverse=True)
    assert {shown for _, _, shown in first["totals"]} == {"?"}
    hopped = count_in_phase(page, clock, "totals")
    assert [one[:2] for one in hopped["totals"]] == [one[:2] for one in first["totals"]]
    assert all(sum(row["puffs"]) == row["sum"] for row in hopped["rows"])
    last = count_in_phase(page, clock, "done")
    after = [int(total) for _, _, total in last["totals"]]
    assert after == sorted(after, reverse=True)
    assert [row["seat"] for row in last["rows"]] == [0, 1, 2, 3, 4, 5]
    assert all(row["below"] <= 0 for row in last["rows"])  # six fit, nothing is scrolled


def test_a_spoiled_fried_counts_minus_one_on_its_card(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    table = at(Course({"level": 5}, GUESTS, game="potatoh"), Before(explodes))
    table.sit(page)
    go_on_to(page, "section.count[data-phase=done]")
    fried = page.locator("section.count [data-card=fried]")
    expect(fried.first).to_contain_text("−1")
    assert set(fried.all_inner_texts()) == {"−1"}
    counted = page.evaluate(COUNTED)
    assert all(sum(row["puffs"]) == row["sum"] for row in counted["rows"])


def test_the_language_changes_in_the_middle_of_a_match(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(ALONE, turn(1, deck=20)).sit(page)
    expect(page.locator(".bar")).to_contain_text("Your turn!")
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("radio", name="Español").check()
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_contain_text("¡Tu turno!")
    expect(page.locator(".shout")).to_contain_text("¡Toma!")
    expect(page.locator(".log")).to_contain_text("sigue con vida")
    page.locator(".hand .card.may").first.click()
    expect(page.locator(".bar")).to_contain_text("Jugar ")


# Together

# Is a card of a hand to be seen, and not only there behind something?
SEEN = """() => [...document.querySelectorAll('.hand .card')].some((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && card.contains(over);
})"""


def test_one_screen_is_passed_round_behind_a_curtain(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    wanted = {"game": "potatoh", "names": ["Ana", "Teo"], "seats": 2, "start": True,
              "settings": {"level": 1}}  # fmt: skip
    page.goto(f"/t/{ask(page, 'tables', wanted)['table']}")
    curtain = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="It’s me"))
    seen: set[str] = set()

    def both_were_asked() -> bool:
        if curtain.count():
            assert not page.evaluate(SEEN)
            seen.add(curtain.get_by_role("heading").inner_text())
            if len(seen) == 2:
                return True
            curtain.get_by_role("button", name="It’s me").click()
            expect(curtain).to_be_hidden()
        press(page)
        return False

    until(page, both_were_asked, "the other’s turn")
    assert seen == {"Ana", "Teo"}


def test_spectators_see_no_hand(open_page: OpenPage) -> None:
    host, stranger = open_page(WIDE), open_page(WIDE)
    wanted = {"game": "potatoh", "names": ["Ana"], "seats": 3, "start": True, "listed": True}
    table = ask(host, "tables", wanted)["table"]
    sent: list[str] = []
    stranger.on(
        "websocket", lambda line: line.on("framereceived", lambda text: sent.append(str(text)))
    )
    stranger.goto(f"/t/{table}")
    expect(stranger.locator(".potatoh")).to_contain_text("Ana")
    assert stranger.locator(".hand, .shout").count() == 0
    # Nor does the host's own browser on a screen for all.
    tv = host.context.new_page()
    tv.on("websocket", lambda line: line.on("framereceived", lambda text: sent.append(str(text))))
    tv.goto(f"/t/{table}/tv")
    expect(tv.locator(".tv-potatoh")).to_contain_text("Ana")
    assert tv.locator(".hand, .shout").count() == 0
    views = [json.loads(text)["view"] for text in sent if '"kind":"update"' in text]
    assert views
    assert all(view["own"] is None for view in views)


def test_six_phones_a_tv_and_another_match(open_page: OpenPage, at: At) -> None:
    phones = [open_page(PHONE) for _ in range(6)]
    table = at(SIX, turn(0, deck=6))
    for seat, phone in enumerate(phones):
        table.sit(phone, seat)
    for phone in phones:
        expect(phone.locator(".potatoh")).to_be_visible()
    code = ask_code(phones[0], table.id)

    tv = open_page(TV)
    tv.goto("/join")
    tv.get_by_label("Code of the table").fill(code)
    tv.get_by_role("button", name="Show the table here").click()
    expect(tv.locator(".tv-potatoh")).to_contain_text("Giulia")
    assert tv.evaluate("[document.documentElement.scrollWidth, scrollY]") == [TV["width"], 0]
    assert serious_faults(tv) == []

    play_together(*phones)
    expect(tv.locator("main")).to_contain_text(re.compile("win"))
    assert serious_faults(tv) == []

    for phone in phones:
        phone.locator("footer .push.main").click()
    for phone in phones:  # the last one has come, and nobody had to start it
        expect(phone).not_to_have_url(re.compile(table.id))
        expect(phone.locator(".potatoh")).to_be_visible()
    expect(tv).not_to_have_url(re.compile(table.id))
    expect(tv.locator(".tv-potatoh")).to_contain_text("Giulia")


def test_guests_come_by_code_and_the_host_begins_without_the_free_seats(
    open_page: OpenPage,
) -> None:
    host, luis, marta = (
        open_page(WIDE, name="Ana"),
        open_page(PHONE),
        open_page(PHONE, name="Marta"),
    )
    host.goto("/new/potatoh")
    host.get_by_role("button", name="Open the table").click()
    code = host.locator(".invite-card .code").inner_text()
    luis.goto("/")
    luis.get_by_role("navigation").last.get_by_role("link", name="Join").click()
    luis.get_by_label("Code of the table").fill(code.lower())
    luis.get_by_label("Your name").fill("Luis")
    luis.get_by_role("button", name="Sit down").click()
    expect(luis.locator(".slots")).to_contain_text("Luis, you")
    # The picture code on a TV brings the code along, and this phone knows its name.
    marta.goto(f"/join#{code.replace(' ', '')}")
    marta.get_by_role("button", name="Sit down and play").click()
    expect(marta.locator(".slots")).to_contain_text("Marta, you")
    marta.get_by_label("Your name").fill("Marti")
    marta.keyboard.press("Tab")
    expect(host.locator(".slots")).to_contain_text("Marti")
    expect(host.locator(".slots .ok")).to_have_count(2)
    assert serious_faults(luis) == []
    assert luis.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    host.get_by_role("button", name="Start with 3 players").click()
    for page in (host, luis, marta):
        expect(page.locator(".potatoh")).to_be_visible()


def test_a_tv_waits_for_people_and_names_who_has_come(open_page: OpenPage) -> None:
    host = open_page(WIDE, name="Ana")
    host.goto("/new/potatoh")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Show on a TV").first.click()
    link = host.get_by_label("Or open this link there").input_value()
    tv = open_page(TV)
    tv.goto(link)
    expect(tv.get_by_role("img", name="QR code")).to_be_visible()
    expect(tv.locator(".lobby")).to_contain_text("Room for 5 more.")
    assert "#" not in tv.url
    assert serious_faults(tv) == []
    with host.expect_popup() as popup:
        host.get_by_role("link", name="Open it in a new tab").click()
    expect(popup.value.locator(".lobby")).to_contain_text("Ana")


# Little things


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_which_way_names_the_neighbours(
    open_page: OpenPage, at: At, viewport: dict[str, int]
) -> None:
    page = open_page(viewport)
    course = Course({"level": 5}, GUESTS[:6], driver="random", game="potatoh")
    at(course, step("direction")).sit(page)
    ways = page.locator(".ask .pick b")
    expect(ways).to_have_count(2)
    assert set(ways.all_inner_texts()) <= {f"To {name}" for name in GUESTS[1:6]}
    assert len(set(ways.all_inner_texts())) == 2


def test_a_long_press_shows_the_whole_card_and_plays_nothing(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(ALONE, turn(1, deck=20)).sit(page)
    card = page.locator(".hand .card.may").first
    expect(card).to_be_visible()
    card.dispatch_event("pointerdown", {"button": 0})
    whole = page.get_by_role("dialog").locator(".pcard.full")
    expect(whole).to_be_visible()
    card.dispatch_event("pointerup")
    card.dispatch_event("click")
    page.keyboard.press("Escape")
    expect(whole).to_be_hidden()
    expect(page.locator(".hand .card.chosen")).to_have_count(0)


def test_rookies_fill_a_new_table(open_page: OpenPage) -> None:
    page = open_page(PHONE, name="Ana")
    page.goto("/new/potatoh")
    page.get_by_role("button", name="Fill with rookies").click()
    expect(page.get_by_role("button", name="Fill with rookies")).to_be_hidden()
    expect(page.get_by_role("button", name="Open the table")).to_have_count(0)


# Small phones

HEIGHTS = [
    {"width": 390, "height": 664},
    {"width": 360, "height": 640},
    {"width": 375, "height": 553},
]
CROWDS = {
    "six": (Course({"level": 5}, GUESTS[:6], game="potatoh"), turn(3)),
    "eight": (Course({"level": 3, "rounds": 4}, GUESTS[:8], game="potatoh"), turn(2, deck=20)),
    "twelve": (Course({"level": 5}, GUESTS, game="potatoh"), turn(2)),
}

# What can be pressed and lies over something else that can be, or is not wholly on the screen.
IN_THE_WAY = """() => {
    const name = (one) => one.dataset.card ?? one.dataset.seat ?? one.ariaLabel ?? one.textContent;
    const things = [...document.querySelectorAll('.potatoh button, .potatoh a')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip'))
        .filter((one) => !one.classList.contains('skip'))
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const faults = [];
    for (const { one, box } of things) {
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1
            || box.bottom > innerHeight + 1) faults.push(`${name(one)} is cut`);
        const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!met || !one.contains(met)) faults.push(`${name(one)} is covered by ${met?.className}`);
        for (const { one: other, box: beside } of things) {
            if (one === other) break;
            const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
            const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
            if (across > 1 && down > 1) faults.push(`${name(one)} lies over ${name(other)}`);
        }
    }
    return faults;
}"""


def nothing_is_in_the_way(page: Page) -> None:
    """Wait until everything lies where it belongs."""
    faults: list[str] = []

    def is_clear() -> bool:
        faults[:] = page.evaluate(IN_THE_WAY)
        return not faults

    try:
        until(page, is_clear, "a clear table")
    finally:
        assert faults == []


@pytest.mark.parametrize("viewport", HEIGHTS, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("crowd", CROWDS)
def test_a_small_phone_cuts_nothing_and_lays_nothing_over_anything(
    open_page: OpenPage, at: At, viewport: dict[str, int], crowd: str
) -> None:
    page = open_page(viewport)
    at(*CROWDS[crowd]).sit(page)
    expect(page.locator(".shout")).to_be_visible()
    nothing_is_in_the_way(page)
    page.locator(".hand .card.may").first.click()
    expect(page.locator(".hand .card.chosen")).to_be_visible()
    nothing_is_in_the_way(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert page.locator(".potatoh .board").first.bounding_box()["height"] >= 150  # type: ignore[index]


def holds(cards: int) -> Wanted:
    """Return: the first seat has the deck and so many cards in hand."""
    return lambda asked: (
        asked.seat == 0 and "draw" in asked.options and len(asked.state.players[0].hand) >= cards
    )


@pytest.mark.parametrize("viewport", HEIGHTS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_thirteen_cards_are_turned_page_by_page(
    open_page: OpenPage, at: At, viewport: dict[str, int]
) -> None:
    page = open_page(viewport)
    at(Course({"level": 4, "rounds": 1}, GUESTS[:2], game="potatoh"), holds(13)).sit(page)
    expect(page.locator(".hand .card")).to_have_count(6)
    nothing_is_in_the_way(page)
    seen = page.locator(".hand .card").evaluate_all("all => all.map((one) => one.dataset.card)")
    for count in (6, 1):
        page.get_by_role("button", name="More cards").click()
        expect(page.locator(".hand .card")).to_have_count(count)
        nothing_is_in_the_way(page)
        seen += page.locator(".hand .card").evaluate_all(
            "all => all.map((one) => one.dataset.card)"
        )
    assert len(seen) == 13
    expect(page.get_by_role("button", name="More cards")).to_be_disabled()


def test_a_press_puts_the_lens_on_somebody_in_the_crowd(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(*CROWDS["twelve"]).sit(page)
    expect(page.locator(".shout")).to_be_visible()
    page.locator(".plate.brief[data-seat='6']").click()
    expect(page.locator(".plate:not(.brief)[data-seat='6']")).to_contain_text("Olli")
    expect(page.locator(".plate.brief[data-seat='6']")).to_be_visible()  # after a while
