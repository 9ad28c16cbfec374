"""The settings of a game."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText, Invalid, Setting
from hotseat.games.heap import data
from hotseat.games.heap.facts import CardSet
from hotseat.games.heap.state import NOBODY, Terms

RANDOM = "random"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a game, checked."""

    vehicles_needed: int
    parts_needed: int
    first_instigator: str  # the number of a seat, from 1, or `RANDOM`
    cards: str | FileText


def schema() -> tuple[Setting, ...]:
    """Return the settings with what they take."""
    numbers = data.numbers()
    return (
        Setting(
            "vehicles_needed",
            "number",
            default=numbers.vehicles_needed,
            low=numbers.vehicles_needed_least,
            high=numbers.vehicles_needed_most,
            rules=("HEAP-VAR-1", "RUL-HEAP-61"),
        ),
        Setting(
            "parts_needed",
            "number",
            default=numbers.parts_needed,
            low=numbers.parts_needed_least,
            high=numbers.parts_needed_most,
            rules=("HEAP-VAR-2", "RUL-HEAP-61"),
        ),
        Setting(
            "first_instigator",
            "choice",
            default=RANDOM,
            choices=_instigators(numbers.seats_most),
            rules=("HEAP-SET-10", "RUL-HEAP-1"),
        ),
        Setting(
            "cards",
            "choice",
            default=data.STANDARD,
            choices=(data.STANDARD,),
            takes_file=True,
            rules=("HEAP-SET-2", "RUL-HEAP-6"),
        ),
    )


def look() -> Setting:
    """Return how a seat looks: which goblin sits there."""
    return Setting(
        "goblin",
        "choice",
        default="",
        choices=("bandana", "goggles", "welder", "top-hat"),
        per_seat=True,
        differs_by_seat=True,
    )


def _instigators(seats: int) -> tuple[str, ...]:
    return (RANDOM, *(str(seat + 1) for seat in range(seats)))


def check_instigator(settings: Settings, seats: int) -> None:
    """Raise `Invalid` if nobody sits where the first instigator should."""
    choices = _instigators(seats)
    if settings.first_instigator not in choices:
        raise Invalid(
            "invalid-setting-choice",
            name="first_instigator",
            given=settings.first_instigator,
            choices=", ".join(choices),
        )


def cards_of(settings: Settings) -> CardSet:
    """Return the cards that are played with."""
    return data.cards_at(settings.cards)


def terms_of(settings: Settings) -> Terms:
    """Return what the players agreed on, as the rules read it."""
    chosen = settings.first_instigator
    return Terms(
        numbers=data.numbers(),
        card_set=cards_of(settings),
        vehicles_needed=settings.vehicles_needed,
        parts_needed=settings.parts_needed,
        first_instigator=NOBODY if chosen == RANDOM else int(chosen) - 1,
    )


def settings_of(terms: Terms) -> Settings:
    """Return the settings again: everybody knows what was agreed on."""
    first = terms.first_instigator
    return Settings(
        vehicles_needed=terms.vehicles_needed,
        parts_needed=terms.parts_needed,
        first_instigator=RANDOM if first == NOBODY else str(first + 1),
        cards=terms.card_set.source,
    )
