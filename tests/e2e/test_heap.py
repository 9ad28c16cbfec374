"""Games in HEAP's own screen: alone, together, on a TV, by keyboard, and the rarer choices."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.asking import ask, table_now
from tests.e2e.conftest import NewContext, serious_faults
from tests.e2e.heap import (
    can_press,
    places,
    play_to_the_end,
    play_together,
    press,
    press_up_to_a_lesson,
)
from tests.e2e.pressing import is_over
from tests.e2e.sitting import PHONE, TV, WIDE, At, OpenPage, ask_code
from tests.e2e.waiting import WHOLE_GAME, until
from tools.heap_pictures import GUESTS, MOMENTS
from tools.moments import Course

QUICK: dict[str, object] = {"vehicles_needed": 1}
SHORT = {"width": 390, "height": 664}
ALONE = {"game": "heap", "names": ["Ana"], "seats": 4, "bot": "rookie", "start": True,
         "settings": QUICK}  # fmt: skip


# Alone


def test_a_person_plays_a_whole_game_with_three_rookies(open_page: OpenPage) -> None:
    page = open_page(WIDE, motion="full")
    page.goto(f"/t/{ask(page, 'tables', ALONE)['table']}")
    play_to_the_end(page)
    expect(page.get_by_role("heading", level=1).first).to_contain_text(re.compile("win"))
    expect(page.locator(".end")).to_contain_text("How the garages grew")
    expect(page.get_by_role("row", name=re.compile("Rushes won"))).to_be_visible()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".heap .bar")).to_be_visible()


# A table that is nearly over: what comes before was played by clicks in the whole game above.
NEARLY_OVER = (
    Course(QUICK, ("Ana",), bots=3, game="heap"),
    lambda asked: asked.seat == 0 and asked.state.starter >= 0,
)


def test_a_game_ends_on_a_short_phone_and_nothing_is_wider(open_page: OpenPage, at: At) -> None:
    page = open_page(SHORT)
    at(*NEARLY_OVER).sit(page)
    expect(page.locator(".heap .bar")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= SHORT["width"]
    play_to_the_end(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= SHORT["width"]


def test_a_game_is_played_by_keyboard_alone(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(NEARLY_OVER[0], lambda asked: asked.seat == 0 and asked.offers("attach", "done") and
       asked.round >= 2).sit(page)  # fmt: skip
    expect(page.locator(".heap .bar")).to_be_visible()

    def type_or_end() -> bool:
        if is_over(page):
            return True
        if not can_press(page):
            return False
        if page.locator(".heap .primary:not(:disabled)").count():
            page.evaluate("document.activeElement?.blur()")  # Enter means the main button
            page.keyboard.press("Enter")
            return False
        free = page.locator(".heap [data-place].may[aria-keyshortcuts]")
        key = free.first.get_attribute("aria-keyshortcuts") if free.count() else None
        page.keyboard.press(key or "x")
        return False

    until(page, type_or_end, "the end of the game", WHOLE_GAME)
    expect(page.locator("main.result")).to_be_visible()


def test_tab_and_enter_reach_every_card(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["fight"]).sit(page)
    cards = page.locator(".heap .hand button.may")
    expect(cards.first).to_be_visible()
    reached: set[str] = set()

    def all_reached() -> bool:
        page.keyboard.press("Tab")
        place = page.evaluate("document.activeElement?.dataset.place ?? ''")
        reached.update({place} if place.startswith("hand-") else set())
        return len(reached) >= cards.count()

    until(page, all_reached, "the last card")


def test_a_card_is_bolted_on_where_it_glows(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(*MOMENTS["bodge"]).sit(page)
    page.locator(".heap .hand button.may").first.click()
    before = page.locator(".heap .hand .held").count()
    expect(page.locator(".heap .goes-here")).to_have_count(1)
    expect(page.locator(".heap .flow")).to_be_visible()
    page.locator(".heap .foot .primary").click()
    expect(page.locator(".heap .hand .held")).not_to_have_count(before)


def test_a_damaged_part_shows_what_can_pay_for_it(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["bodge"]).sit(page)
    part = page.locator(".heap .mine [data-place^='part-0-'].may").first
    vehicle = str(part.get_attribute("data-place")).split("-")[2]
    part.click()
    expect(page.locator(".heap .bar")).to_contain_text("pays for the repair")
    card = page.locator(".heap .hand button.may").first
    expect(card.locator(f".v-{vehicle}").first).to_be_visible()
    card.click()
    expect(page.locator(".heap .bar .primary")).to_have_text("Repair")
    page.locator(".heap .bar .primary").click()
    expect(page.locator(".heap .log")).to_contain_text("repair")


# Every kind of choice

# Which place each kind of action is pressed at.
PLACES = {
    "trigger": "box-",
    "colour": "colour-",
    "swerve": "swerve-",
    "shoot": "part-",
    "repair": "part-",
    "challenge": "vehicle-",
    "vehicle": "vehicle-",
    "other": "seat-",
    "discard": "hand-",
    "end-boxes": "box-",
    "haul": "haul-",
    "pileup-discard": "hand-",
    "pileup": "hand-",
    "draw": "hand-",
}


@pytest.mark.parametrize("name", PLACES)
def test_every_choice_can_be_reached_and_taken(open_page: OpenPage, at: At, name: str) -> None:
    """On a wide screen it is looked at, on a phone it is looked at and taken."""
    page = open_page(PHONE)
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    table = at(*MOMENTS[name])
    table.sit(page)
    for viewport in (WIDE, PHONE):
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        expect(page.locator(".heap.small")).to_have_count(int(viewport == PHONE))
        expect(page.locator(".heap .bar[data-asked=yes]")).to_be_visible()
        expect(page.locator(f".heap [data-place^='{PLACES[name]}']").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        assert serious_faults(page) == []
        assert len([one for one in places(page) if one.startswith(PLACES[name])]) == _wanted(page)
    before = _seq(page, table.id)

    def taken() -> bool:
        press(page)
        return _seq(page, table.id) > before

    until(page, taken, f"the answer to {name}")


def test_a_box_is_triggered_with_the_card_it_hangs_on(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["ticket"]).sit(page)
    ticket = page.locator(".heap .ticket.beside")
    cards = page.locator(".heap .hand button[data-place^='hand-']")
    expect(cards.first).to_be_visible()

    def is_offered() -> bool:
        for index in range(cards.count()):
            cards.nth(index).click()
            if ticket.count():
                return True
        return False

    assert is_offered()
    expect(ticket.locator("button.chosen")).to_have_count(1)
    expect(ticket).to_contain_text("No trigger")
    page.locator(".heap .bar .primary").click()
    expect(page.locator(".heap .log")).to_contain_text(re.compile("You trigger|triggers? the"))


def _seq(page: Page, table: str) -> int:
    return int(table_now(page, table)["seq"])


def _wanted(page: Page) -> int:
    """Return at how many places something can be pressed: every card of an option is one."""
    now = table_now(page, page.url.split("/t/")[1])
    options = [option["text"] for option in now["decision"]["options"]]
    ends = ("done", "draw", "drop-out", "decline")
    actions = [option["action"] for option in now["decision"]["options"] if
               option["text"].split(" ")[0] not in ends]  # fmt: skip
    assert options
    own = now["view"]["own"]
    if "card" not in actions[0]:
        return len(actions)
    held = own["haul"] or own["hand"]
    cards = {action["card"] for action in actions}
    return sum(card in cards for card in held)


def test_nothing_is_done_for_somebody_who_can_only_drop_out(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(*MOMENTS["stuck"]).sit(page)
    expect(page.locator(".heap .bar")).to_contain_text("None of your cards can")
    assert page.locator(".heap .hand button.may").count() == 0
    page.locator(".heap .foot .beside").click()
    expect(page.locator(".heap .bar")).not_to_contain_text("None of your cards can")


# What just happened, and to whom


def test_nobody_answers_while_it_is_chosen_where_to_swerve(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["swerve"]).sit(page)
    expect(page.locator(".heap .duel .at")).to_have_text("at whom?")
    expect(page.locator(".heap .tag.answers")).to_have_count(0)
    page.locator(".heap [data-place='swerve-2-anticlockwise']").click()
    expect(page.locator(".heap .duel .at")).to_have_text("at Teo")
    expect(page.locator(".heap .garage[data-seat='2'] .tag.answers")).to_be_visible()


def test_what_would_be_shot_is_marked_on_the_vehicle_itself(open_page: OpenPage, at: At) -> None:
    page = open_page(PHONE)
    at(*MOMENTS["shoot"]).sit(page)
    part = page.locator(".heap [data-place^='part-'].may").first
    expect(part).to_be_visible()
    expect(page.locator(".heap .aim")).to_have_count(0)
    part.click()
    expect(page.locator(".heap .aim")).to_have_count(1)


def test_a_short_phone_shows_what_rivals_have_built(open_page: OpenPage, at: At) -> None:
    page = open_page(SHORT)
    table = at(*MOMENTS["stuck"])
    table.sit(page)
    expect(page.locator(".heap .minis > .mini")).to_have_count(12)
    players = table_now(page, table.id)["view"]["players"]
    parts = [part for player in players[1:] for one in player["vehicles"] for part in one["parts"]]
    damaged = [part for part in parts if part["damaged"]]
    expect(page.locator(".heap .pips .damaged")).to_have_count(len(damaged))
    expect(page.locator(".heap .pips .fitted")).to_have_count(len(parts) - len(damaged))


# What explains itself


def test_rivals_vehicles_explain_their_boxes_to_pointer_and_focus(
    open_page: OpenPage, at: At
) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["fight"]).sit(page)
    expect(page.locator(".heap .bar[data-asked=yes]")).to_be_visible()
    explained = page.locator(".explanation")
    bay = page.locator(".heap .garage[data-seat='1'] .bay").nth(1)
    bay.hover()
    expect(explained).to_contain_text("Mika’s Gyrohopper")
    expect(explained).to_contain_text("Here “you” is Mika.")
    page.mouse.move(700, 890)
    expect(explained).to_be_hidden()
    page.keyboard.press("Tab")  # whoever plays by keyboard
    page.locator(".heap .garage[data-seat='2'] .bay").first.focus()
    expect(explained).to_contain_text("Teo’s Doombuggy")


def test_a_garage_on_a_phone_explains_its_boxes_above_the_sheet(
    open_page: OpenPage, at: At
) -> None:
    page = open_page(PHONE)
    at(*MOMENTS["haul"]).sit(page)
    page.get_by_role("button", name="Look into Mika’s garage").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Mika’s garage")
    sign = sheet.locator(".strip .sign").first
    sign.hover()
    explained = page.locator(".explanation:popover-open")
    expect(explained).to_be_visible()
    # What lies outside a sheet cannot be pointed at: so the picture tells whether it lies above.
    before = explained.screenshot()
    explained.evaluate("one => (one.style.background = '#123456')")
    assert explained.screenshot() != before
    assert serious_faults(page) == []


# Every box that rushes or can be triggered is to be seen without scrolling.
UNCUT = """() => [...document.querySelectorAll('.heap .boxes > li, .heap .ticket .line')]
    .every((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const list = one.closest('.mine, .ticket').getBoundingClientRect();
        return top >= list.top - 1 && bottom <= list.bottom + 1 && bottom <= innerHeight
            && left >= 0 && right <= innerWidth;
    })"""


def test_all_boxes_of_a_vehicle_with_five_parts_are_seen(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["loaded"]).sit(page)
    expect(page.locator(".heap .boxes > li")).to_have_count(6)
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_function(UNCUT)


@pytest.mark.parametrize(
    "name", ["two", "other", "loaded", "stuck", "trigger", "end-boxes", "vehicle-loaded", "pileup"]
)
def test_no_box_is_cut_off_on_a_short_phone(open_page: OpenPage, at: At, name: str) -> None:
    page = open_page(SHORT)
    at(*MOMENTS[name]).sit(page)
    expect(page.locator(".heap .bar[data-asked=yes]")).to_be_visible()
    expect(page.locator(".heap .boxes > li, .heap .ticket .line").first).to_be_visible()
    assert page.evaluate(UNCUT)


# Together

# Is a card of a hand to be seen, and not only there behind something?
SEEN = """() => [...document.querySelectorAll('.hand .held')].some((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && card.contains(over);
})"""


def test_two_people_play_a_game(open_page: OpenPage, at: At) -> None:
    ana, mika = open_page(WIDE), open_page(PHONE)
    course = Course(QUICK, GUESTS[:2], game="heap")
    table = at(course, lambda asked: asked.seat == 0 and asked.state.starter >= 0)
    table.sit(ana, 0)
    table.sit(mika, 1)
    play_together(ana, mika)
    for page in (ana, mika):
        expect(page.locator("main.result")).to_contain_text("How the garages grew")


def test_one_screen_is_passed_round_behind_a_curtain(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    wanted = {"game": "heap", "names": ["Ana", "Teo"], "seats": 2, "start": True}
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
    wanted = {"game": "heap", "names": ["Ana"], "seats": 3, "start": True, "listed": True}
    table = ask(host, "tables", wanted)["table"]
    sent: list[str] = []
    stranger.on(
        "websocket", lambda line: line.on("framereceived", lambda text: sent.append(str(text)))
    )
    stranger.goto(f"/t/{table}")
    expect(stranger.locator(".heap .garage").first).to_be_visible()
    expect(stranger.locator(".heap .arena")).to_contain_text("Ana")
    assert stranger.locator(".heap .hand, .heap .primary").count() == 0
    views = [json.loads(text)["view"] for text in sent if '"kind":"update"' in text]
    assert views
    assert all(view["own"] is None for view in views)


def test_three_phones_and_a_tv(open_page: OpenPage, at: At) -> None:
    phones = [open_page(PHONE) for _ in range(3)]
    course = Course(QUICK, GUESTS[:3], game="heap")
    table = at(course, lambda asked: asked.seat == 0 and asked.state.starter >= 0)
    for seat, phone in enumerate(phones):
        table.sit(phone, seat)
    for phone in phones:
        expect(phone.locator(".heap .bar")).to_be_visible()
    tv = open_page(TV)
    tv.goto("/join")
    tv.get_by_label("Code of the table").fill(ask_code(phones[0], table.id))
    tv.get_by_role("button", name="Show the table here").click()
    expect(tv.locator(".tv-heap")).to_contain_text("Mika")
    assert tv.evaluate("[document.documentElement.scrollWidth, scrollY]") == [TV["width"], 0]
    assert serious_faults(tv) == []
    play_together(*phones)
    expect(tv.locator("main")).to_contain_text("King of the heap!")
    assert serious_faults(tv) == []


def test_the_language_changes_in_the_middle_of_a_game(open_page: OpenPage, at: At) -> None:
    page = open_page(WIDE)
    at(*MOMENTS["fight"]).sit(page)
    expect(page.locator(".heap .bar")).to_contain_text("Your answer!")
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("radio", name="Español").check()
    page.keyboard.press("Escape")
    expect(page.locator(".heap .bar")).to_contain_text("¡Tu respuesta!")
    expect(page.locator(".heap .beside")).to_contain_text("Retirarme")


# The first game


def test_a_first_game_is_explained_one_idea_at_a_time(new_context: NewContext) -> None:
    context = new_context()
    likes = json.dumps({"speed": "instant", "sound": False, "language": "en"})
    context.add_init_script(f"localStorage['hotseat-preferences'] ??= {json.dumps(likes)}")
    page = context.new_page()
    page.goto(f"/t/{ask(page, 'tables', ALONE)['table']}")
    lesson = page.locator(".heap .lesson")

    def another() -> bool:
        press_up_to_a_lesson(page)
        return lesson.count() > 0

    # A rival may make Ana discard before it is her turn to bodge.
    until(page, another, "the first lesson")
    expect(lesson).to_contain_text("Build something ugly")
    assert serious_faults(page) == []
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_be_hidden()
    until(page, another, "the next lesson")
    expect(lesson).not_to_contain_text("Build something ugly")
    lesson.get_by_role("button", name="No more tips").click()
    expect(lesson).to_be_hidden()
    page.reload()
    expect(page.locator(".heap .bar")).to_be_visible()
    assert page.evaluate("localStorage['hotseat-heap-guide']") == "done"
