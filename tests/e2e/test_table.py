"""A table as people use it: together, apart, on one screen, again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.asking import ask, get, patiently
from tests.e2e.conftest import NewContext, serious_faults
from tests.e2e.waiting import WHOLE_GAME, Clock, until

AT_ONCE = """localStorage.setItem('hotseat-preferences', JSON.stringify(
    {speed: 'instant', sound: false, language: 'en'}))"""
NO_LESSONS = "localStorage.setItem('hotseat-heat-guide', 'done')"
NONCE = "ab" * 16
MOST_MOVES = 400


@pytest.fixture
def ada(new_context: NewContext) -> Page:
    context = new_context()
    context.add_init_script(f"if (!localStorage.length) {AT_ONCE}")
    context.add_init_script(NO_LESSONS)
    return context.new_page()


@pytest.fixture
def ben(new_context: NewContext) -> Page:
    context = new_context(has_touch=True)
    context.add_init_script(f"if (!localStorage.length) {AT_ONCE}")
    context.add_init_script(NO_LESSONS)
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    return page


def command(page: Page, table: str, **wanted: object) -> None:
    ask(page, f"tables/{table}/commands", wanted)


def open_alone(page: Page, game: str = "heat", **more: Any) -> str:
    """Begin a game against bots and go to it. Nothing dramatic happens early in a race."""
    wanted: dict[str, Any] = {"game": game, "names": ["Ada"], "seats": 2, "start": True} | more
    table: str = ask(page, "tables", wanted)["table"]
    page.goto(f"/t/{table}")
    # In POTA-TOH the very first card may be BOOM, and the last one too.
    expect(page.locator(".bar, main.result")).to_be_visible()
    return table


def open_for_two(ada: Page, ben: Page) -> str:
    """Begin a race of two people who have come together by an invitation."""
    wanted = {"game": "heat", "names": ["Ada"], "seats": 2}
    opened = ask(ada, "tables", wanted)
    table: str = opened["table"]
    ask(ben, "join", {"invitation": opened["invitation"]})
    command(ben, table, kind="sit", seat=1, name="Ben")
    for seat, page in enumerate((ada, ben)):
        command(page, table, kind="ready", seat=seat, nonce=NONCE)
    command(ada, table, kind="start")
    for page in (ada, ben):
        page.goto(f"/t/{table}")
        expect(page.locator(".bar")).to_be_visible()
    return table


def asked_at(page: Page, seat: int | None = None) -> Any:
    """Return what the table says if this person owes a decision; may change one is not enough."""
    now = now_at(page, seat)
    decision = now["decision"]
    return now if decision is not None and not decision["changing"] else None


def now_at(page: Page, seat: int | None = None) -> Any:
    """Return what the table says to this person, whatever the screen shows of it."""
    table = page.url.split("/t/")[1].split("/")[0]
    through = "" if seat is None else f"?seat={seat}"
    found = patiently(page, lambda: get(page, f"/api/tables/{table}{through}"))
    return found | {"table_id": table}


def play(page: Page, seat: int | None = None) -> bool:
    """Take the first option, if this person is asked; say whether that was so.

    How a game's screen offers it is held by the tests of that game.
    """
    now = asked_at(page, seat)
    if now is None:
        return False
    decision = now["decision"]
    act = {"seat": decision["seat"], "expect": now["seq"]}
    actions = [decision["options"][0]["text"]]
    command(page, now["table_id"], kind="act", actions=actions, **act)
    return True


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("tab", name="Settings").click()


def expect_turn(page: Page) -> None:
    """The screen says that it is this person's turn."""
    expect(page.locator('.bar[data-asked="yes"]')).to_be_visible()


def wait_for_turn(*pages: Page) -> Page:
    """Return whose turn it is."""

    def asked() -> Page | None:
        return next((page for page in pages if asked_at(page)), None)

    found = until(pages[0], asked, "somebody’s turn")
    assert found
    return found


def play_to_the_end(page: Page) -> None:
    """Take the first option until there is a result."""

    def has_moved_or_ended() -> bool:
        return play(page) or is_over()

    def is_over() -> bool:
        return now_at(page)["result"] is not None

    for _ in range(MOST_MOVES):
        until(page, has_moved_or_ended, "this person’s turn")
        if is_over():
            break
    expect(page.locator("main.result")).to_be_visible()


def test_a_whole_match_and_its_shuffles_verified(ada: Page) -> None:
    table = open_alone(ada, "potatoh", seats=3, settings={"rounds": 1})
    play_to_the_end(ada)
    expect(ada.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
    ada.get_by_role("button", name="Verify the shuffles").click()
    expect(ada.get_by_text("Verified: the seed and the numbers")).to_be_visible()
    assert serious_faults(ada) == []
    ada.get_by_role("button", name="Play again").click()
    expect(ada).not_to_have_url(re.compile(table))
    # The very first card may be BOOM.
    expect(ada.locator(".bar, main.result")).to_be_visible()


def test_one_closes_the_tab_and_comes_back_to_the_same_hand(ada: Page, ben: Page) -> None:
    table = open_for_two(ada, ben)
    while wait_for_turn(ada, ben) is not ben:
        play(ada)
    hand = now_at(ben)["view"]
    context = ben.context
    ben.close()
    ada.get_by_role("button", name="Table and settings").click()
    expect(ada.locator("dialog li", has_text="Ben")).to_contain_text("away")
    ada.keyboard.press("Escape")
    again = context.new_page()
    again.goto(f"/t/{table}")
    expect_turn(again)
    assert now_at(again)["view"] == hand


def test_a_lost_connection_is_said_and_comes_back(ada: Page) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    clock = Clock(ada)
    ada.route_web_socket(re.compile("/ws/tables/"), pass_on)
    open_alone(ada)
    clock.stop()
    lines[-1].close(code=1012)
    expect(ada.get_by_text("Your hand is safe.")).to_be_visible()
    clock.pass_seconds(1)
    expect(ada.get_by_text("Your hand is safe.")).to_be_hidden()
    wait_for_turn(ada)
    play(ada)
    expect(ada.locator(".log li").first).to_be_visible()
    assert len(lines) == 2


def test_somebody_who_is_offline_can_try_now_and_loses_nothing(ada: Page) -> None:
    refuses = False

    def pass_on(line: WebSocketRoute) -> None:
        if refuses:
            line.close(code=1012)
        else:
            line.connect_to_server()
            lines.append(line)

    lines: list[WebSocketRoute] = []
    clock = Clock(ada)
    ada.route_web_socket(re.compile("/ws/tables/"), pass_on)
    open_alone(ada)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Half a sent")
    clock.stop()
    refuses = True
    lines[-1].close(code=1012)
    is_offline = ada.get_by_text("You are offline.")

    def tries_again_until(happened: bool) -> None:
        """Let the next try come, and fail, until the page knows."""

        def knows() -> bool:
            clock.pass_seconds(11)
            return is_offline.is_visible() == happened

        until(ada, knows, "what the page says about the network")

    ada.context.set_offline(True)
    tries_again_until(True)
    ada.context.set_offline(False)
    tries_again_until(False)
    expect(ada.get_by_text("Next try in")).to_be_visible()
    refuses = False
    ada.get_by_role("button", name="Try now").click()
    expect(ada.get_by_text("Back again.")).to_be_visible()
    ada.get_by_role("tab", name="Log").click()
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_label("Say something")).to_have_value("Half a sent")
    ada.get_by_label("Say something").press("Enter")
    expect(ada.get_by_label("Say something")).to_have_value("")


def test_the_log_tells_nothing_that_is_not_yet_shown(ada: Page) -> None:
    clock = Clock(ada)
    open_alone(ada, seats=1, settings={"laps": 1, "legends": 5})
    open_settings(ada)
    ada.get_by_label("Full").check()
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Hint").click()
    clock.stop()
    before = ada.locator(".log li").all_inner_texts()
    ada.get_by_role("button", name="Do that").click()
    skip = ada.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    assert ada.locator(".log li").all_inner_texts() == before
    assert ada.get_by_role("log").inner_text() == ""
    skip.click()
    expect(skip).to_be_hidden()
    expect(ada.locator(".log li").nth(len(before))).to_be_visible()
    expect(ada.get_by_role("log")).not_to_have_text("")


NOTIFIED = """window.notes = [];
window.Notification = class {
    static permission = 'default';
    static requestPermission() { return Promise.resolve(this.permission = 'granted'); }
    constructor(title, { body }) { notes.push(`${title} ${body}`); }
    addEventListener() {}
};
window.lookElsewhere = () => Object.defineProperty(document, 'hidden', { get: () => true });"""


def test_who_wished_it_is_notified_while_looking_elsewhere(ada: Page, ben: Page) -> None:
    ada.add_init_script(NOTIFIED)
    open_for_two(ada, ben)
    while wait_for_turn(ada, ben) is ada:
        play(ada)
    assert ada.evaluate("Notification.permission") == "default"
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", "/icons/tab.svg")
    open_settings(ada)
    ada.get_by_role("switch", name="Notifications").check()
    ada.keyboard.press("Escape")
    ada.evaluate("lookElsewhere()")
    while wait_for_turn(ada, ben) is ben:
        play(ben)
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", "/icons/tab-wanted.svg")
    notes = ada.evaluate("notes")
    assert len(notes) == 1, notes
    assert notes[0].startswith("Your turn.")


def test_sheets_give_the_focus_back(ada: Page) -> None:
    open_alone(ada)
    menu = ada.get_by_role("button", name="Table and settings")
    menu.focus()
    ada.keyboard.press("Enter")
    ada.get_by_role("tab", name="Seats").focus()
    ada.keyboard.press("ArrowRight")
    expect(ada.get_by_role("tab", name="Settings")).to_be_focused()
    expect(ada.get_by_role("switch", name="Sound")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_be_hidden()
    expect(menu).to_be_focused()


def test_escape_closes_the_dialog_and_nothing_else(ada: Page) -> None:
    open_alone(ada)
    expect_turn(ada)
    ada.keyboard.press("1")
    chosen = ada.locator('.hand .card[aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    ada.get_by_role("button", name="Table and settings").click()
    expect(ada.get_by_role("dialog")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_be_hidden()
    ada.keyboard.press("?")
    keys = ada.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Take back")
    assert serious_faults(ada) == []
    ada.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(chosen).to_have_count(1)
    ada.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_the_focus_goes_to_the_next_decision(ada: Page) -> None:
    open_alone(ada)
    expect_turn(ada)
    ada.get_by_role("link", name="To what is asked").focus()
    ada.keyboard.press("Enter")
    expect(ada.locator("#decide")).to_be_focused()
    ada.locator(".hand .card").first.focus()
    ada.get_by_role("button", name="Hint").press("Enter")
    ada.get_by_role("button", name="Do that").press("Enter")  # gone as soon as it is done
    expect(ada.locator(".bar")).to_be_focused()


def test_what_others_have_seen_is_taken_back_only_if_they_agree(ada: Page, ben: Page) -> None:
    open_for_two(ada, ben)
    for page in (ada, ben):
        play(page)  # the plans, which are revealed
    mover = wait_for_turn(ada, ben)
    other = ben if mover is ada else ada
    while wait_for_turn(ada, ben) is mover:  # until it is the other's turn, and cards were drawn
        play(mover)
    mover.get_by_role("button", name="Take back").click()
    mover.get_by_role("button", name="Ask the others").click()
    expect(mover.get_by_text("The others are asked.")).to_be_visible()
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(mover.get_by_text("The others are asked.")).to_be_hidden()
    assert wait_for_turn(ada, ben) is mover


def test_against_bots_a_move_is_taken_back_at_once(ada: Page) -> None:
    open_alone(ada)
    ada.get_by_role("button", name="Hint").click()
    ada.get_by_role("button", name="Do that").click()
    expect(ada.get_by_role("button", name="Take back")).to_be_enabled()
    ada.get_by_role("button", name="Take back").click()
    expect(ada.locator(".log")).to_contain_text("Ada took back a move.")


def test_a_leaver_is_replaced_and_takes_the_seat_back(ada: Page, ben: Page) -> None:
    open_for_two(ada, ben)
    ben.get_by_role("button", name="Table and settings").click()
    ben.get_by_role("button", name="Leave the game").click()
    ben.locator(".sure").get_by_role("button", name="Leave the game").click()
    expect(ada.locator(".log")).to_contain_text("Ben left: the bot rookie plays on.")
    expect(ben.locator(".bar")).to_contain_text("A bot plays for you.")
    ben.locator(".bar").get_by_role("button", name="Play again").click()  # its sheet is closing
    expect(ada.locator(".log")).to_contain_text("Ben plays again.")
    expect(ben.locator(".bar")).not_to_contain_text("A bot plays for you.")


def test_the_language_changes_without_a_new_page(ada: Page) -> None:
    open_alone(ada)
    ada.evaluate("window.stays = true")
    open_settings(ada)
    ada.get_by_label("Español").check()
    expect(ada.get_by_role("heading", name="Mesa y ajustes")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.locator(".log")).to_contain_text("En la parrilla de salida")
    expect(ada.locator(".bar")).to_contain_text("Te toca.")
    assert ada.locator("html").get_attribute("lang") == "es"
    assert ada.evaluate("window.stays")
    ada.reload()
    expect(ada.locator(".bar")).to_contain_text("Te toca.")


def test_one_screen_hides_the_hands_behind_a_curtain(ada: Page) -> None:
    table = ask(
        ada,
        "tables",
        {"game": "heat", "names": ["Ada", "Ida"], "seats": 2, "start": True},
    )["table"]
    ada.goto(f"/t/{table}")
    curtain = ada.get_by_role("dialog")
    seen: set[str] = set()

    def goes_on_without(who: str) -> bool:
        if curtain.count() or ada.locator("main.result").count():
            return True
        play(ada, ("Ada", "Ida").index(who))
        return False

    for _ in range(6):
        expect(curtain).to_be_visible()
        who = curtain.get_by_role("heading").inner_text()
        seen.add(who)
        curtain.get_by_role("button", name=f"It’s me, {who}").click()
        expect(curtain).to_be_hidden()
        expect(ada.locator(".hand").first).to_be_attached()
        until(ada, lambda who=who: goes_on_without(who), "the curtain")  # type: ignore[misc]
        if len(seen) == 2:
            break
    assert seen == {"Ada", "Ida"}


def test_a_replay_opens_at_its_link_and_can_be_played_on(ada: Page) -> None:
    # Every round has a move at least, even if its first card is BOOM.
    table = open_alone(ada, "potatoh", seats=3, settings={"rounds": 3})
    play_to_the_end(ada)
    ada.goto(f"/t/{table}/replay/2")
    expect(ada.locator("output")).to_contain_text("2 of")
    ada.get_by_role("button", name="Step on").click()
    expect(ada).to_have_url(re.compile(r"/replay/3$"))
    ada.get_by_role("slider").fill("1")
    expect(ada).to_have_url(re.compile(r"/replay/1$"))
    assert serious_faults(ada) == []
    ada.get_by_role("button", name="Play on from here").click()
    ada.get_by_role("button", name="As Ada").click()
    expect(ada).not_to_have_url(re.compile(table))
    expect(ada.locator(".bar, main.result")).to_be_visible()


def test_the_end_of_a_round_leaves_a_replay_its_controls(ada: Page) -> None:
    table = open_alone(ada, "potatoh", seats=3, settings={"rounds": 2})
    play_to_the_end(ada)
    ada.goto(f"/t/{table}/replay/0")
    shown, step = ada.locator("output"), ada.get_by_role("button", name="Step on")

    def is_counted() -> bool:
        before = shown.inner_text()
        step.click()
        expect(shown).not_to_have_text(before)
        return ada.locator("section.count").count() > 0

    until(ada, is_counted, "the end of the round", WHOLE_GAME)
    for width, height in ((390, 664), (1440, 900)):
        ada.set_viewport_size({"width": width, "height": height})
        ada.get_by_role("button", name="Play on from here").click()
        expect(ada.get_by_role("dialog")).to_contain_text("A new table begins")
        ada.keyboard.press("Escape")
        expect(ada.locator("section.count")).to_be_visible()


def test_a_replay_stands_still_while_it_asks_who_plays_on(ada: Page) -> None:
    clock = Clock(ada)
    table = open_alone(ada, "potatoh", seats=3, settings={"rounds": 3})
    play_to_the_end(ada)
    ada.goto(f"/t/{table}/replay/0")
    ada.get_by_role("button", name="Play", exact=True).click()
    expect(ada).to_have_url(re.compile(r"/replay/[1-9]"))
    ada.get_by_role("button", name="Play on from here").click()
    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"Round \d, move \d+ of \d+"))
    expect(ada.get_by_role("button", name="Pause")).to_have_count(0)
    clock.stop()
    says = dialog.inner_text()
    move = re.search(r"move (\d+ of \d+)", says)
    assert move
    clock.pass_seconds(30)
    assert dialog.inner_text() == says
    expect(ada.locator("output")).to_have_text(move[1])
    clock.go_on()
    ada.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(ada.locator("output")).to_have_text(move[1])


def test_chat_reaches_the_others(ada: Page, ben: Page) -> None:
    open_for_two(ada, ben)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Good luck")
    ada.keyboard.press("Enter")
    # The button opens the chat where something unread has arrived, else the log.
    expect(ben.get_by_role("navigation", name="Table").locator(".unread")).to_have_text("1")
    ben.get_by_role("button", name="Log and chat").click()
    expect(ben.locator("dialog .chat")).to_contain_text("Good luck")


def test_a_rule_opens_beside_the_table(ada: Page) -> None:
    open_alone(ada)
    ada.locator(".log .rule-id").first.click()
    expect(ada.get_by_role("dialog")).to_contain_text("All rules of the game")


def test_a_move_in_another_tab_is_said_here(ada: Page) -> None:
    open_alone(ada)
    wait_for_turn(ada)
    expect(ada).to_have_title(re.compile("^● Your turn"))
    play(ada)
    expect(ada.get_by_text("You played this turn in another tab")).to_be_visible()
    ada.get_by_role("button", name="Go on here").click()
    expect(ada.get_by_text("You played this turn in another tab")).to_be_hidden()


def test_a_seat_moves_to_another_device_by_its_link(ada: Page, ben: Page) -> None:
    table = open_alone(ada)
    ada.get_by_role("button", name="Table and settings").click()
    ada.get_by_role("button", name="Move to another device").click()
    link = ada.get_by_label("Open this on the other device, or send it:").input_value()
    ben.goto(link)
    ben.get_by_role("button", name="Move the seat here").click()
    expect(ben).to_have_url(re.compile(rf"/t/{table}$"))
    expect_turn(ben)


def test_spectators_see_the_table_and_nothing_else(ada: Page, ben: Page) -> None:
    table = open_alone(ada, listed=True)
    ben.goto(f"/t/{table}")
    expect(ben.locator("main.board [data-spot=board]")).to_be_visible()
    expect(ada.locator(".hand")).to_have_count(1)
    expect(ben.locator(".hand")).to_have_count(0)
    assert now_at(ben)["decision"] is None
    ada.get_by_role("button", name="Table and settings").click()
    expect(ada.get_by_text("1 person is watching.")).to_be_visible()
    ben.get_by_role("button", name="Log and chat").click()
    ben.locator("dialog").get_by_role("tab", name="Chat").click()
    ben.get_by_label("Your name").fill("Cem")
    ben.get_by_label("Say something").fill("Hello")
    ben.keyboard.press("Enter")
    expect(ben.locator("dialog .chat li")).to_have_text("Cem Hello")


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(ada: Page, ben: Page) -> None:
    open_for_two(ada, ben)
    ben.close()
    ada.get_by_role("button", name="Table and settings").click()
    lets = ada.get_by_role("button", name="Let a bot play")

    def plays_on() -> bool:
        """Ask until Ben counts as away: he may come back in a moment, and then it is gone."""
        lets.evaluate_all("there => there.forEach((one) => one.click())")
        return "Ben is away: the bot rookie plays on." in ada.locator(".log").inner_text()

    until(ada, plays_on, "the bot")


def test_a_table_that_is_not_there_says_so(ada: Page) -> None:
    ada.goto("/t/nowhere1234")
    expect(ada.get_by_role("heading", name="This table is gone")).to_be_visible()
    ada.goto("/t/nowhere1234/replay/3")
    expect(ada.get_by_role("heading", name="This table is gone")).to_be_visible()


def test_a_table_that_was_closed_shows_its_seed(ada: Page) -> None:
    table = open_alone(ada)
    command(ada, table, kind="close")
    expect(ada.get_by_role("heading", name="This table was closed")).to_be_visible()
    ada.get_by_role("button", name="Verify the shuffles").click()
    expect(ada.locator(".fair")).to_contain_text("the seed")
    ada.get_by_text("How this works").click()
    seed = now_at(ada)["table"]["seed"]
    expect(ada.locator("details dd", has_text=seed)).to_be_visible()
    assert serious_faults(ada) == []


@pytest.mark.parametrize("game", ["potatoh"])
@pytest.mark.parametrize("width", [390, 1440])
def test_a_table_keeps_nobody_out(new_context: NewContext, game: str, width: int) -> None:
    context = new_context()
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 860})
    open_alone(page, game, seats=3)
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
