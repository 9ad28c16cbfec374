"""What is shown of POTA-TOH: every kind of choice, the chain, the explosion, the count, a TV."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from hotseat.core import Event
from hotseat.games.potatoh.events import CardShown, Exploded
from hotseat.server.data_folder import open_store
from hotseat.server.keeping import Kept, keep_record
from tests.e2e.potatoh import go_on_to
from tools.moments import Asked, Before, Course, Moment, Wanted, moment

Take = Callable[[Page, str], None]
Do = Callable[[Page], None]

GUESTS = (
    "Ana",
    "Luis",
    "Marta",
    "Inés",
    "Teo",
    "Giulia",
    "Olli",
    "Pía",
    "Bruno",
    "Zoë",
    "Ida",
    "Leo",
)
RULES: dict[str, object] = {"level": 5}
SIX = Course(RULES, GUESTS[:6], game="potatoh")
EIGHT = Course({"level": 3, "rounds": 4}, GUESTS[:8], game="potatoh")
TWELVE = Course(RULES, GUESTS, game="potatoh")
RAISING = Course({"level": 2, "raise_levels": True}, GUESTS[:6], game="potatoh")
SHORT = Course({"level": 3, "rounds": 2}, GUESTS[:6], game="potatoh")
RECKLESS = SIX._replace(driver="random")


def step(name: str, round: int = 1) -> Wanted:
    """Return: the first seat is asked at this step and has a choice."""

    def wanted(asked: Asked) -> bool:
        is_at = asked.state.top().step.name == name.upper()
        return asked.seat == 0 and asked.round >= round and is_at and len(asked.options) > 1

    return wanted


def turn(cards: int, deck: int = 99, round: int = 1) -> Wanted:
    """Return: the first seat has the deck and so many kinds of cards to play."""

    def wanted(asked: Asked) -> bool:
        is_turn = step("turn", round)(asked) or (cards == 0 and "draw" in asked.options)
        plays = sum(text.startswith("play ") for text in asked.options)
        few = len(asked.state.deck) <= deck
        return asked.seat == 0 and asked.round >= round and is_turn and plays >= cards and few

    return wanted


def others_turn(asked: Asked) -> bool:
    """Say whether somebody else has the deck, in the middle of a round."""
    return asked.seat == 2 and "draw" in asked.options and len(asked.state.deck) < 30


def is_chain(asked: Asked) -> bool:
    """Say whether the first seat chooses within a chain of cards."""
    shown = sum(isinstance(event, CardShown) and event.seat == 0 for event in asked.told)
    return asked.seat == 0 and shown >= 2 and len(asked.options) > 1


def aims(asked: Asked) -> bool:
    """Say whether the first seat may put Treacherous in front of somebody."""
    return asked.seat == 0 and any(text.startswith("play treacherous ") for text in asked.options)


def explodes(event: Event) -> bool:
    """Say whether the first seat explodes."""
    return isinstance(event, Exploded) and event.seat == 0


MOMENTS: dict[str, tuple[Course, Wanted | Before | None]] = {
    **{
        name: (RECKLESS, step(name))
        for name in (
            *("risky", "dizzy", "theft", "wicked", "wickedest", "split", "spinning", "generous"),
            *("treachery", "direction", "starter"),
        )
    },
    "deal": (SIX, turn(0)),
    "turn": (SIX, turn(3)),
    "hot": (SIX, turn(2, deck=8)),
    "others": (SIX, others_turn),
    "twelve": (TWELVE, turn(2)),
    "chain": (SIX, is_chain),
    "boom": (SIX, Before(explodes)),
    "boom-twelve": (TWELVE, Before(explodes)),
    "over": (SHORT, None),
    "tv": (EIGHT, turn(2, deck=20)),
    "tv-twelve": (TWELVE, turn(2, deck=60, round=2)),
    "keep": (SIX, lambda asked: asked.seat == 0 and asked.offers("keep", "area")),
    "treacherous": (SIX, aims),
    "level": (RAISING, step("level")),
}


COPIES = 14  # of a moment at which something is played: each picture wants a table of its own


class Situation(NamedTuple):
    """Tables at a moment, and what the first seat does there."""

    tables: list[Kept]
    action: str


def keep_situations(data: Path, *names: str) -> dict[str, Situation]:
    """Make tables of these or all moments in a data folder that no server uses yet."""

    async def keep() -> dict[str, Situation]:
        store = open_store(data)
        found: dict[str, Situation] = {}
        try:
            for name, (course, wanted) in MOMENTS.items():
                if not names or name in names:
                    there: Moment = moment(course, wanted)
                    copies = COPIES if there.action else 1
                    tables = [await keep_record(store, there.record) for _ in range(copies)]
                    found[name] = Situation(tables, there.action)
        finally:
            await store.close()
        return found

    return asyncio.run(keep())


# What to do before the picture is taken


def act(page: Page, table: str, action: str) -> None:
    """Play an action for the first seat of the table at this address."""
    now = page.request.get(table).json()
    move = {"kind": "act", "seat": 0, "expect": now["seq"], "actions": [action]}
    answer = page.request.post(f"{table}/commands", data=move)
    assert answer.ok, answer.text()


def _pick_card(page: Page) -> None:
    page.locator(".hand .card.may").first.click()


def _in_spanish(page: Page) -> None:
    page.evaluate(
        "localStorage['hotseat-preferences'] = JSON.stringify("
        "{...JSON.parse(localStorage['hotseat-preferences'] ?? '{}'), language: 'es'})"
    )
    page.reload()
    page.wait_for_selector(".bar")


def _count(page: Page) -> None:
    go_on_to(page, "section.count")


def _to_result(page: Page) -> None:
    go_on_to(page, "main.result")


def _to_end_of_result(page: Page) -> None:
    _to_result(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


class Picture(NamedTuple):
    """A situation, and what is done with it."""

    moment: str
    do: Do | None = None
    path: str = ""
    ready: str = ".bar"
    acts: bool = False


CHOICES = (
    *("keep", "treacherous", "level", "risky", "dizzy", "theft", "wicked", "wickedest", "split"),
    *("spinning", "generous", "treachery", "direction", "starter"),
)
PICTURES: dict[str, Picture] = {
    "potatoh-deal": Picture("deal"),
    "potatoh-turn": Picture("turn"),
    "potatoh-turn-card": Picture("turn", _pick_card),
    "potatoh-hot": Picture("hot"),
    "potatoh-others": Picture("others"),
    "potatoh-twelve": Picture("twelve"),
    "potatoh-chain": Picture("chain"),
    "potatoh-spanish": Picture("turn", _in_spanish),
    "potatoh-boom": Picture("boom", acts=True, ready=".boom"),
    "potatoh-count": Picture("boom", _count, acts=True, ready=".boom"),
    "potatoh-result": Picture("over", _to_result, acts=True, ready=".boom"),
    "potatoh-result-below": Picture("over", _to_end_of_result, acts=True, ready=".boom"),
    "potatoh-tv": Picture("tv", path="/tv", ready=".tv-potatoh"),
    "potatoh-tv-twelve": Picture("tv-twelve", path="/tv", ready=".tv-potatoh"),
    "potatoh-tv-boom": Picture("boom", path="/tv", acts=True, ready=".boom"),
    "potatoh-tv-count": Picture("boom", path="/tv", acts=True, ready="section.count"),
    "potatoh-tv-count-twelve": Picture("boom-twelve", path="/tv", acts=True, ready="section.count"),
    "potatoh-count-twelve": Picture("boom-twelve", _count, acts=True, ready=".boom"),
    "potatoh-tv-result": Picture("over", path="/tv", ready="main > .end", acts=True),
} | {f"potatoh-choice-{name}": Picture(name) for name in CHOICES}


def potatoh_pages(situations: Mapping[str, Situation]) -> dict[str, Take]:
    """Return what is shown, by name."""

    def at(picture: Picture) -> Take:
        def take(page: Page, base: str) -> None:
            tables, action = situations[picture.moment]
            table = (tables.pop() if picture.acts else tables[0]).table
            page.goto(f"{base}/t/{table}{picture.path}")
            page.wait_for_selector(".tv-potatoh, .potatoh")
            if picture.acts:
                act(page, f"{base}/api/tables/{table}", action)
            page.wait_for_selector(picture.ready)
            if picture.do:
                picture.do(page)

        return take

    return {name: at(picture) for name, picture in PICTURES.items()}
