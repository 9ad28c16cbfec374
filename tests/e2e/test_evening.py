"""An evening: two people, a TV and two rookies; one drops off, one leaves; then the next game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import potatoh
from tests.e2e.asking import ask, get, patiently
from tests.e2e.sitting import PHONE, TV, WIDE, OpenPage, ask_code
from tests.e2e.test_heat import Race
from tests.e2e.test_table import asked_at, command, now_at
from tests.e2e.test_together import NONCE, in_time, is_alarmed, stands_in
from tests.e2e.waiting import WHOLE_GAME, Clock, until

SETTINGS: dict[str, dict[str, object]] = {
    "heat": {"laps": 1, "circuit": "italy"},
    "potatoh": {"rounds": 5, "level": 2},
}


class Driver(Race):
    """Somebody in a race with others, who does by clicks what the rookie would do."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.table = now_at(page)["table_id"]

    def advice(self) -> list[str]:
        path = f"/api/tables/{self.table}/hint?seat={self.seat}"
        answer = patiently(self.page, lambda: get(self.page, path))
        return str(answer["action"]).split(" ")


def press_potatoh(page: Page, seat: int) -> None:
    """Press the next thing, if there is one."""
    potatoh.press(page)


def press_heat(page: Page, seat: int) -> None:
    """Answer what is asked, if anything is, and wait until the answer counts."""
    now = asked_at(page)
    if now is None or now["decision"]["seat"] != seat:
        return
    driver = Driver(page, seat)
    driver.play(driver.advice())
    until(page, lambda: now_at(page)["seq"] > now["seq"], "the move")


PRESS: dict[str, Callable[[Page, int], None]] = {"heat": press_heat, "potatoh": press_potatoh}

# Press away what lies over the table, and answer nothing of one's turn.
UNCOVER: dict[str, Callable[[Page], object]] = {
    "heat": lambda page: None,
    "potatoh": potatoh.uncover,
}
# Where a phone asks, and nothing lies over it.
ASKED = {
    "heat": ".decide",
    "potatoh": "body:not(:has(.boom, section.count, .news)) :is(.ask, .action .shout)",
}


def begin(game: str, ana: Page, luis: Page, tv: Page) -> str:
    """Sit down with two rookies, in front of the TV, and begin."""
    wanted = {"game": game, "names": ["Ana"], "seats": 4, "settings": SETTINGS[game]}
    opened = ask(ana, "tables", wanted)
    table: str = opened["table"]
    ask(luis, "join", {"invitation": opened["invitation"]})
    command(luis, table, kind="sit", seat=1, name="Luis")
    command(ana, table, kind="fill-with-bots", bot="rookie")
    for seat, page in enumerate((ana, luis)):
        command(page, table, kind="ready", seat=seat, nonce=NONCE)
    ask(tv, "join", {"code": ask_code(ana, table)})
    tv.goto(f"/t/{table}/tv")
    for page in (ana, luis):
        page.goto(f"/t/{table}")
    ana.get_by_role("button", name=re.compile("^Start the")).click()
    for page in (ana, luis, tv):
        expect(page.locator(f".{game}, .game-{game}").first).to_be_visible()
    return table


@pytest.mark.parametrize("game", sorted(SETTINGS))
def test_two_people_a_tv_and_two_rookies_play_on_whoever_drops_off_or_leaves(
    open_page: OpenPage, game: str
) -> None:
    ana, luis, tv = open_page(WIDE), open_page(PHONE), open_page(TV)
    clock = Clock(ana)
    table = begin(game, ana, luis, tv)
    press = PRESS[game]

    # Luis drops off when it is his turn. Ana lets a bot play until he is back.
    def luis_is_awaited() -> bool:
        press(ana, 0)
        return bool(asked_at(luis)) and not asked_at(ana)

    until(ana, luis_is_awaited, "the turn of Luis", WHOLE_GAME)
    luis.goto("/rules")
    until(ana, in_time(clock, lambda: is_alarmed(ana)), "the alarm")
    expect(tv.locator(".late")).to_contain_text("Waiting for Luis")
    lets = ana.get_by_role("button", name="Let a bot play")

    def bot_plays() -> bool:
        clock.pass_seconds(1)
        lets.evaluate_all("there => there.forEach((one) => one.click())")
        return stands_in(ana)

    until(ana, bot_plays, "the bot")
    luis.goto(f"/t/{table}")
    until(ana, lambda: not stands_in(ana), "who came back")

    # He plays on, and leaves for good: at his turn, when nothing comes between (the count after a
    # round takes all of his phone).
    def luis_may_leave() -> bool:
        press(ana, 0)
        if now_at(ana)["seq"] > begun + 3 and asked_at(luis):
            UNCOVER[game](luis)
            return luis.locator(ASKED[game]).count() > 0
        press(luis, 1)
        return False

    begun = now_at(ana)["seq"]
    until(ana, luis_may_leave, "some moves", WHOLE_GAME)
    luis.get_by_role("button", name="Table and settings").click()
    luis.get_by_role("button", name="Leave the game").click()
    luis.get_by_role("alert").get_by_role("button", name="Leave the game").click()
    until(ana, lambda: stands_in(ana), "the bot for who left")

    def is_over() -> bool:
        clock.pass_seconds(1)
        press(ana, 0)
        return ana.locator("main.result").count() > 0

    until(ana, is_over, "the end", WHOLE_GAME)
    expect(tv.locator("main")).to_contain_text(re.compile("wins?\\b|win the", re.IGNORECASE))

    # The next game does not wait for him.
    ana.get_by_role("button", name="Play again").click()
    expect(ana.get_by_role("heading", name="Ana’s table")).to_be_visible()
    expect(ana.locator(".slots .left")).to_contain_text("has left")
    ana.get_by_role("button", name=re.compile("^Start with 3")).click()
    expect(ana.locator(f".{game}, .game-{game}").first).to_be_visible()
    until(tv, lambda: now_at(tv)["table_id"] == now_at(ana)["table_id"] != table, "the TV")
    names = [seat["name"] for seat in now_at(ana)["table"]["seats"]]
    assert "Ana" in names
    assert "Luis" not in names
