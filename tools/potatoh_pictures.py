"""What is shown of POTA-TOH: every kind of choice, the chain, the explosion, the count, a TV."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from hotseat.core import Event
from hotseat.games.potatoh.events import CardShown, Exploded, Scored
from tests.e2e.potatoh import go_on_to
from tools.moments import Asked, Before, Course, Wanted
from tools.situations import Picture, Situation, Take, in_spanish, pages_of

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
    """Return: the first seat has the deck and this many kinds of cards to play."""

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


def is_saved(event: Event) -> bool:
    """Say whether Super saves something of what the first seat loses."""
    if not isinstance(event, Scored) or event.seat != 0:
        return False
    return any(item.what.code == "potatoh-bill-saved" for item in event.phews.items)


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
    "boom-saved": (RECKLESS._replace(people=GUESTS[:3]), Before(is_saved)),
    "boom-twelve": (TWELVE, Before(explodes)),
    "over": (SHORT, None),
    "tv": (EIGHT, turn(2, deck=20)),
    "tv-twelve": (TWELVE, turn(2, deck=60, round=2)),
    "keep": (SIX, lambda asked: asked.seat == 0 and asked.offers("keep", "area")),
    "treacherous": (SIX, aims),
    "level": (RAISING, step("level")),
}


# What to do before the picture is taken


def _pick_card(page: Page) -> None:
    page.locator(".hand .card.may").first.click()


def _count(page: Page) -> None:
    go_on_to(page, "section.count")


def _to_result(page: Page) -> None:
    go_on_to(page, "main.result")


def _to_end_of_result(page: Page) -> None:
    _to_result(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


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
    "potatoh-spanish": Picture("turn", in_spanish),
    "potatoh-boom": Picture("boom", acts=True, ready=".boom"),
    "potatoh-boom-told": Picture("boom", acts=True, ready=".boom .go"),
    "potatoh-boom-saved": Picture("boom-saved", acts=True, ready=".boom .go"),
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
    return pages_of(PICTURES, situations, ".tv-potatoh, .potatoh")
