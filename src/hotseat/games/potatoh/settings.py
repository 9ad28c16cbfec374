"""The settings of a match."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText, Setting
from hotseat.games.potatoh import data
from hotseat.games.potatoh.facts import DeckList
from hotseat.games.potatoh.state import Terms

RULES_VERSION = 2
ASKS_AGAIN_AT_DUD = 2  # RUL-POT-40: earlier, drawing on went on to BOOM


class Settings(msgspec.Struct, frozen=True):
    """The settings of a match, checked."""

    level: int
    match: str
    rounds: int
    target: int
    decks: int  # at least so many
    discard_scope: str
    raise_levels: bool
    boom_odds: bool
    deck: str | FileText


def schema() -> tuple[Setting, ...]:
    """Return the settings with what they take."""
    facts = data.facts()
    return (
        Setting(
            "level",
            "number",
            default=1,
            low=1,
            high=facts.levels,
            rules=("POT-SET-5", "POT-LEVEL-2", "POT-LEVEL-10"),
        ),
        Setting(
            "match",
            "choice",
            default="rounds",
            choices=("rounds", "points"),
            rules=("POT-SET-1", "POT-VAR-1"),
        ),
        Setting(
            "rounds",
            "number",
            default=facts.rounds,
            low=1,
            high=facts.rounds_most,
            needs=("match", "rounds"),
            rules=("POT-END-1",),
        ),
        Setting(
            "target",
            "number",
            default=facts.target,
            low=facts.target_least,
            high=facts.target_most,
            needs=("match", "points"),
            rules=("POT-VAR-2", "RUL-POT-50"),
        ),
        Setting(
            "decks",
            "number",
            default=1,
            low=1,
            high=facts.decks_most,
            rules=("POT-MERGE-1", "POT-MERGE-2", "RUL-POT-48"),
        ),
        Setting(
            "discard_scope",
            "choice",
            default="round",
            choices=("round", "match"),
            rules=("POT-PLAY-3", "RUL-POT-44"),
        ),
        Setting("raise_levels", "flag", default=False, rules=("POT-ROUND-4", "RUL-POT-47")),
        Setting("boom_odds", "flag", default=True, rules=("RUL-POT-51",)),
        Setting(
            "deck",
            "choice",
            default="standard",
            choices=data.DECKS,
            takes_file=True,
            rules=("POT-LEVEL-1",),
        ),
    )


# The hats; the second dozen of potatoes wears glasses too, and its hats in another order.
_HATS = (
    "chef", "cap", "sprout", "witch", "crown", "bow", "beanie", "cowboy", "swimmer", "fez", "leaf",
    "robot",
)  # fmt: skip
_FIRST_WITH_GLASSES = 5


def look() -> Setting:
    """Return how a seat looks: which potato sits there."""
    with_glasses = (*_HATS[_FIRST_WITH_GLASSES:], *_HATS[:_FIRST_WITH_GLASSES])
    return Setting(
        "potato",
        "choice",
        default="",
        choices=(*_HATS, *(f"{hat}-glasses" for hat in with_glasses)),
        per_seat=True,
        differs_by_seat=True,
    )


def deck_of(settings: Settings) -> DeckList:
    """Return the deck that is played with."""
    return data.deck_at(settings.deck)


def decks_needed(seats: int) -> int:
    """POT-MERGE-2: a deck for every six players, or part of six."""
    return -(-seats // data.facts().seats_a_deck)


def terms_of(settings: Settings, seats: int, rules_version: int = RULES_VERSION) -> Terms:
    """Return what the players agreed on, as that version of the rules reads it."""
    return Terms(
        facts=data.facts(),
        deck_list=deck_of(settings),
        decks=max(settings.decks, decks_needed(seats)),
        by_points=settings.match == "points",
        rounds=settings.rounds,
        target=settings.target,
        loses_discards=settings.discard_scope == "match",
        raises_levels=settings.raise_levels,
        shows_odds=settings.boom_odds,
        stops_for_dud=rules_version >= ASKS_AGAIN_AT_DUD,
    )
