"""Races in HEAT's own screen, on a phone and on a wide screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.asking import ask, get
from tests.e2e.conftest import Listener, NewContext, serious_faults
from tests.e2e.test_table import NO_LESSONS

PREFERENCES = """if (!localStorage.getItem('hotseat-preferences'))
    localStorage.setItem('hotseat-preferences', JSON.stringify(%s))"""
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}
NARROW = 900
MOST_MOVES = 120

# The spots where the chosen cards may lead to that are not on the board as it is seen.
UNSEEN = """() => {
    const board = document.querySelector('[data-spot=board]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-landing]')].map(spot => {
        const box = spot.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }).filter(([x, y]) => x < board.left || x > board.right || y < board.top || y > board.bottom);
}"""

OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(new_context: NewContext) -> Iterator[OpenPage]:
    """Open pages on which every complaint in the console fails the test."""
    listeners: list[Listener] = []

    def opened(viewport: dict[str, int], *, lessons: bool = False, **more: object) -> Page:
        preferences = {"speed": "instant", "sound": False, "language": "en"} | more
        context = new_context(has_touch=viewport["width"] < NARROW)
        context.add_init_script(PREFERENCES % _script(preferences))
        if not lessons:
            context.add_init_script(NO_LESSONS)
        page = context.new_page()
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        # Whoever wants less motion says so in the preferences.
        page.emulate_media(reduced_motion="no-preference")
        listeners.append(Listener(page))
        return page

    yield opened
    assert [listener.complaints for listener in listeners] == [[] for _ in listeners]


def _script(preferences: dict[str, object]) -> str:
    pairs = (f"{key}: {_literal(value)}" for key, value in preferences.items())
    return "{" + ", ".join(pairs) + "}"


def _literal(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f"'{value}'"


class Race:
    """A race against five Legends, one lap, as one person drives it."""

    def __init__(self, page: Page, circuit: str = "usa", **settings: object) -> None:
        self.page = page
        wanted = {
            "game": "heat",
            "names": ["Ada"],
            "seats": 1,
            "start": True,
            "settings": {"circuit": circuit, "legends": 5, "laps": 1} | settings,
        }
        self.table: str = ask(page, "tables", wanted)["table"]
        page.goto(f"/t/{self.table}")
        self.wait("")

    @property
    def result(self) -> Locator:
        return self.page.locator("main.result")

    @property
    def is_over(self) -> bool:
        return self.result.count() > 0

    def asked(self) -> str:
        """Return which question is on the screen."""
        return self.page.locator("[data-question]").get_attribute("data-question") or ""

    def wait(self, before: str) -> None:
        """Wait for another question than that, or the end of the race."""
        self.page.wait_for_function(
            """before => {
                if (document.querySelector('main.result')) return true;
                const now = document.querySelector('[data-question]')?.dataset.question;
                return now && now !== before;
            }""",
            arg=before,
        )

    def advice(self) -> list[str]:
        """Return what the rookie would do, in words of the table's language for programs."""
        answer = get(self.page, f"/api/tables/{self.table}/hint?seat=0")
        assert answer.ok, answer.text()
        return str(answer.json()["action"]).split(" ")

    def card(self, key: str) -> Locator:
        """Return a card of the hand that is not chosen yet."""
        return self.page.locator(f'.card[data-card="{key}"][aria-pressed="false"]').first

    def choice(self, action: list[str]) -> Locator:
        return self.page.locator(f'.choice[data-action="{" ".join(action)}"]')

    def play(self, action: list[str]) -> None:
        """Do this by clicks."""
        match action:
            case ["plan", gear, cards]:
                self.page.locator(f'[role=radio][data-gear="{gear}"]').click()
                for card in cards.split("+"):
                    self.card(card).click(position={"x": 20, "y": 60})
                expect(self.page.locator(".bar .primary")).to_be_enabled()
                assert self.page.evaluate(UNSEEN) == []
                self.page.locator(".bar .primary").click()
            case ["discard", card]:
                self.card(card).click(position={"x": 20, "y": 60})
                self.page.locator(".bar .primary").click()
            case ["discard-done" | "react-done" | "stay"]:
                self.page.locator(".bar .primary").click()
            case ["stop"]:
                self.page.locator(".bar .stop").click()
            case _:
                self.choice(action).click()

    def type(self, action: list[str]) -> None:
        """Do this by keys alone."""
        keys = self.page.keyboard
        match action:
            case ["plan", gear, cards]:
                keys.press("g")
                keys.press(gear)
                for card in cards.split("+"):
                    keys.press(self.card(card).locator("kbd").text_content() or "")
                keys.press("Enter")
            case ["discard", card]:
                keys.press(self.card(card).locator("kbd").text_content() or "")
                keys.press("Enter")
            case ["discard-done" | "react-done" | "stay"]:
                keys.press("Enter")
            case ["stop"]:
                self.page.locator(".bar .stop").press("Enter")
            case _:
                keys.press(self.choice(action).locator("kbd").text_content() or "")

    def step(self, by: Callable[[list[str]], None] | None = None) -> str:
        """Do what the rookie would do; return what kind of thing it was."""
        before = self.asked()
        action = self.advice()
        (by or self.play)(action)
        self.wait(before)
        return action[0]

    def until(self, *kinds: str) -> None:
        """Drive on until something of such a kind is advised next."""
        for _ in range(MOST_MOVES):
            action = self.advice()
            if action[0] in kinds:
                return
            before = self.asked()
            self.play(action)
            self.wait(before)
        raise AssertionError(f"never {kinds}")

    def finish(self, by: Callable[[list[str]], None] | None = None) -> None:
        width = (self.page.viewport_size or WIDE)["width"]
        for _ in range(MOST_MOVES):
            assert self.page.evaluate("document.documentElement.scrollWidth") <= width
            if self.is_over:
                break
            self.step(by)
        expect(self.result).to_be_visible()
        expect(self.page.locator(".poster .step")).to_have_count(3)
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("viewport", "circuit"), [(PHONE, "italy"), (WIDE, "usa")], ids=["phone", "wide"]
)
def test_a_race_by_clicks_to_the_podium(
    open_page: OpenPage, viewport: dict[str, int], circuit: str
) -> None:
    race = Race(open_page(viewport), circuit)
    race.finish()
    assert serious_faults(race.page) == []


# What is read out there from now on.
LISTEN = """place => {
    window.heard = [];
    const note = () => window.heard.push(place.textContent);
    const all = {characterData: true, childList: true, subtree: true};
    new MutationObserver(note).observe(place, all);
}"""


def test_every_question_is_spoken_from_the_same_place(open_page: OpenPage) -> None:
    """The bar goes while something moves, and what was not on a page before is not read out."""
    race = Race(open_page(WIDE, speed="brisk"))
    page = race.page
    place = page.locator("p[aria-live][aria-atomic]")
    question = page.locator(".bar .sentence span")
    expect(place).to_contain_text(question.inner_text())
    place.evaluate(LISTEN)
    race.play(race.advice())
    page.wait_for_function("() => heard.includes('') && heard.at(-1) !== ''")
    expect(place).to_contain_text(question.inner_text())


def test_a_race_by_keyboard_alone_to_the_podium(open_page: OpenPage) -> None:
    race = Race(open_page(WIDE, lessons=True), "great_britain")
    keys = race.page.keyboard
    # The first cards as somebody would who does not know the shortcuts.
    before = race.asked()
    match race.advice():
        case ["plan", _, cards]:
            focused = race.page.locator(":focus")
            for _ in range(60):
                keys.press("Tab")
                if focused.get_attribute("role") == "radio":
                    break
            for card in cards.split("+"):
                for _ in range(20):
                    if focused.get_attribute("data-card") == card:
                        break
                    keys.press("Tab")
                keys.press("Space")
        case other:
            pytest.fail(f"{other} at the start")
    keys.press("Escape")  # and all of it again, by the shortcuts
    assert race.asked() == before
    race.finish(race.type)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_race_keeps_nobody_out(open_page: OpenPage, viewport: dict[str, int]) -> None:
    race = Race(open_page(viewport, lessons=True))
    expect(race.page.get_by_role("button", name="Got it")).to_be_visible()
    assert serious_faults(race.page) == []
    race.until("react-done", "boost", "cooldown", "adrenaline")
    expect(race.page.locator(".choice").first).to_be_visible()
    # What ends the step is the bar's button, and stands nowhere twice.
    expect(race.page.get_by_role("button", name="End React")).to_have_count(1)
    assert serious_faults(race.page) == []


def test_a_hint_is_laid_out_before_it_is_taken(open_page: OpenPage) -> None:
    race = Race(open_page(PHONE))
    page, before = race.page, race.asked()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bar .primary")).to_be_enabled()
    expect(page.locator("[data-landing]").first).to_be_visible()
    page.get_by_role("button", name="Do that").click()
    race.wait(before)


def test_the_language_changes_in_the_middle_of_a_race(open_page: OpenPage) -> None:
    race = Race(open_page(PHONE), "france")
    page = race.page
    race.step()
    race.until("plan")
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_label("Español").check()
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_contain_text("Te toca.")
    expect(page.get_by_role("radiogroup")).to_have_attribute("aria-label", "Marcha")
    race.step()
    assert not race.is_over


def test_whoever_wants_less_motion_gets_it(open_page: OpenPage) -> None:
    race = Race(open_page(PHONE, speed="brisk", motion="reduced"))
    page = race.page
    page.evaluate(
        """() => {
            window.moved = [];
            addEventListener('animationstart', ({animationName}) => {
                if (!animationName.endsWith('fade')) window.moved.push(animationName);
            });
            addEventListener('transitionstart', ({propertyName}) => {
                if (propertyName !== 'opacity') window.moved.push(propertyName);
            });
        }"""
    )
    race.step()
    race.step()
    assert page.evaluate("document.documentElement.dataset.motion") == "less"
    assert page.evaluate("window.moved") == []


def test_a_refusal_is_said_whatever_was_pressed(open_page: OpenPage) -> None:
    page = open_page(WIDE)
    spoils = False

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def forward(message: str | bytes) -> None:
            if spoils and isinstance(message, str):
                message = re.sub(r'"actions":\[[^]]*\]', '"actions":["fly"]', message)
            server.send(message)

        line.on_message(forward)

    page.route_web_socket(re.compile("/ws/tables/"), pass_on)
    race = Race(page)
    trouble = page.locator(".bar").get_by_role("alert")
    spoils = True
    race.type(race.advice())
    expect(trouble).to_be_visible()
    spoils = False
    page.keyboard.press("Escape")
    race.until("react-done", "boost", "cooldown", "adrenaline")
    expect(trouble).to_be_hidden()
    spoils = True
    page.locator(".choice[data-action]").first.click()
    expect(trouble).to_be_visible()
    page.reload()
    race.wait("")
    race.type(["react-done"])
    expect(trouble).to_be_visible()


def test_moves_are_confirmed_by_whoever_wants_that(open_page: OpenPage) -> None:
    race = Race(open_page(WIDE, confirm=True))
    page = race.page
    race.until("react-done", "boost", "cooldown", "adrenaline")
    before = race.asked()
    play = page.get_by_role("button", name="Play this")
    expect(play).to_be_disabled()
    page.keyboard.press("1")
    expect(page.locator(".choice").first).to_have_attribute("aria-pressed", "true")
    assert race.asked() == before
    page.keyboard.press("Escape")
    expect(play).to_be_disabled()
    page.locator(".choice[data-action]").first.click()
    play.click()
    race.wait(before)
