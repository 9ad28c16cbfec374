"""What is shown of HEAP: every step, every kind of choice, the pileup, a TV."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from hotseat.core import Seat
from hotseat.games.heap import GAME
from hotseat.games.heap.frames import AskBodge, AskFight, AskHaul, AskTrigger
from tools.moments import Asked, Before, Course, Wanted
from tools.situations import Picture, Situation, Take, in_spanish, pages_of

GUESTS = ("Ana", "Mika", "Teo", "Lucía")
FOUR = Course({}, GUESTS, game="heap")
TWO = Course({}, GUESTS[:2], game="heap")
LONG = FOUR._replace(settings={"parts_needed": 4})
WILD = FOUR._replace(driver="random")


def asks(kind: str, turn: int = 1, least: int = 2) -> Wanted:
    """Return: the first seat has a choice of this kind, such as `shoot`."""

    def wanted(asked: Asked) -> bool:
        offered = sum(text.split(" ")[0] == kind for text in asked.options)
        return asked.seat == 0 and asked.round >= turn and offered >= least

    return wanted


def in_frame(frame: type, turn: int, also: Callable[[Asked], bool] = lambda asked: True) -> Wanted:
    """Return: the first seat is asked by this frame, from this turn on."""

    def wanted(asked: Asked) -> bool:
        is_it = type(asked.state.top()) is frame
        return asked.seat == 0 and asked.round >= turn and is_it and also(asked)

    return wanted


def can_answer(asked: Asked) -> bool:
    """Say whether several cards can be played onto a pile of some cards."""
    return len(asked.options) >= 4 and len(asked.state.combat) >= 3


def in_pileup(asked: Asked) -> bool:
    """Say whether the decisive battle is on, with cards to play."""
    return asked.state.starter >= 0 and len(asked.options) >= 3 and len(asked.state.combat) >= 2


def sets_a_box_off(asked: Asked) -> bool:
    """Say whether a card can be played that sets a rush box off at once."""
    view = GAME.view(asked.state, Seat(asked.seat))
    previews = [GAME.preview(view, one) for one in GAME.options(asked.state, Seat(asked.seat))]
    return any(one is not None and one.decline for one in previews)


def rushes_with_all_parts(asked: Asked) -> bool:
    """Say whether the first seat rushes with a vehicle that has a part of every kind."""
    player = GAME.view(asked.state, Seat(asked.seat)).players[0]
    parts = [one.parts for one in player.vehicles if one.vehicle == player.rushing]
    return bool(parts) and len(parts[0]) == 5


def has_all_parts(asked: Asked) -> bool:
    """Say whether the first seat has a vehicle with a part of every kind."""
    player = GAME.view(asked.state, Seat(asked.seat)).players[0]
    return any(len(one.parts) == 5 for one in player.vehicles)


MOMENTS: dict[str, tuple[Course, Wanted | Before | None]] = {
    "first": (FOUR, in_frame(AskBodge, 1)),
    "draw": (FOUR, asks("draw", 3, 1)),
    "bodge": (FOUR, in_frame(AskBodge, 4, lambda asked: asked.offers("attach", "pay-repair"))),
    "fight": (FOUR, in_frame(AskFight, 4, can_answer)),
    "ticket": (FOUR, in_frame(AskFight, 4, sets_a_box_off)),
    "loaded": (LONG, in_frame(AskFight, 3, rushes_with_all_parts)),
    "stuck": (FOUR, in_frame(AskFight, 3, lambda asked: len(asked.options) == 1)),
    "two": (TWO, in_frame(AskFight, 3, lambda asked: len(asked.options) >= 3)),
    "trigger": (FOUR, in_frame(AskTrigger, 3, lambda asked: len(asked.options) >= 2)),
    "colour": (FOUR, asks("colour")),
    "swerve": (FOUR, asks("swerve", 2, 4)),
    "shoot": (FOUR, asks("shoot", 3, 4)),
    "repair": (WILD, asks("repair", 3)),
    "challenge": (FOUR, asks("challenge")),
    "vehicle": (FOUR, asks("rush", 3)),
    "vehicle-loaded": (LONG, lambda asked: asks("rush", 3)(asked) and has_all_parts(asked)),
    "other": (FOUR, asks("name")),
    "discard": (FOUR, lambda asked: asks("discard")(asked) and not asked.offers("draw")),
    "end-boxes": (FOUR, lambda asked: asks("trigger", 2, 2)(asked) and asked.offers("done")),
    "haul": (FOUR, in_frame(AskHaul, 3, lambda asked: len(asked.options) >= 4)),
    "pileup-discard": (FOUR, lambda asked: asks("discard")(asked) and asked.state.starter >= 0),
    "pileup": (FOUR, in_frame(AskFight, 3, in_pileup)),
    "others": (FOUR, lambda asked: asked.seat == 2 and len(asked.state.combat) >= 3),
    "over": (FOUR, None),
}


# What to do before the picture is taken


def _press(page: Page, place: str) -> None:
    """Press without a pointer that would rest there: what explains itself stays silent."""
    page.locator(place).first.evaluate("one => one.click()")


def _choose(page: Page) -> None:
    _press(page, ".heap .hand button.may")


def _choose_with_ticket(page: Page) -> None:
    """Choose a card that sets a box off."""
    cards = page.locator(".heap .hand button[data-place^='hand-']")
    for index in range(cards.count()):
        cards.nth(index).evaluate("one => one.click()")
        if page.locator(".heap .ticket.beside").count():
            page.locator(".heap .ticket.beside").scroll_into_view_if_needed()
            return
    raise AssertionError("no card here sets a box off")


def _aim(page: Page) -> None:
    _press(page, ".heap [data-place^='part-'].may")


def _to_result(page: Page) -> None:
    page.wait_for_selector("main.result")


def _to_end_of_result(page: Page) -> None:
    _to_result(page)
    page.wait_for_selector("main.result .end table")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


CHOICES = (
    *("draw", "bodge", "fight", "loaded", "stuck", "two", "trigger", "colour", "swerve", "shoot"),
    *("repair", "challenge", "vehicle", "vehicle-loaded", "other", "discard", "end-boxes", "haul"),
    *("pileup-discard", "pileup", "others"),
)
PICTURES: dict[str, Picture] = {f"heap-{name}": Picture(name) for name in CHOICES} | {
    "heap-first": Picture("first"),
    "heap-bodge-card": Picture("bodge", _choose),
    "heap-fight-card": Picture("fight", _choose),
    "heap-fight-ticket": Picture("ticket", _choose_with_ticket),
    "heap-shoot-part": Picture("shoot", _aim),
    "heap-haul-card": Picture("haul", _choose),
    "heap-spanish": Picture("fight", in_spanish),
    "heap-tv": Picture("fight", path="/tv", ready=".tv-heap"),
    "heap-tv-bodge": Picture("bodge", path="/tv", ready=".tv-heap"),
    "heap-tv-pileup": Picture("pileup", path="/tv", ready=".tv-heap"),
    "heap-result": Picture("over", _to_result, acts=True),
    "heap-result-below": Picture("over", _to_end_of_result, acts=True),
}


def heap_pages(situations: Mapping[str, Situation]) -> dict[str, Take]:
    """Return what is shown, by name."""
    return pages_of(PICTURES, situations, ".tv-heap, .heap")
