"""Reads the packaged data once, when it is first needed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

import msgspec

from hotseat.core import FileText, Rule
from hotseat.core.decoding import from_toml
from hotseat.core.ledger import read_ledger
from hotseat.games.potatoh.deck_file import read_deck
from hotseat.games.potatoh.facts import DeckList, Facts, Goes, Kind

DECKS = ("standard",)
LANGUAGES = ("en", "es", "it", "fi")


class _CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    immediate: bool
    playable: bool
    goes_to: Literal["hand", "discard", "area", "other-area", "choice"]
    hand_rule: str = ""
    area_rule: str = ""


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_CardRow, ...]


class _Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default: int
    most: int


class _Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default: int
    least: int
    most: int


class _Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    a_deck: int
    decks_most: int


class _Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    risky_least: int
    risky_most: int
    short_fuse_draws: int
    dizzy_draws: int
    wicked_draws: int
    wickedest_cards: int
    spinning_look: int
    kitty_look: int


class _Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    super_saves_one_in: int
    treacherous: int
    fried_alone: int
    fried_several: int


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_points: int
    track_floor: int
    initial_hand: int
    levels: int
    spare_cards_a_seat: int
    rounds: _Rounds
    target: _Target
    seats: _Seats
    effects: _Effects
    worth: _Worth


def _text(*path: str) -> str:
    return files("hotseat.games.potatoh").joinpath("data", *path).read_text("utf-8")


@cache
def facts() -> Facts:
    """Return the cards and the numbers of the game."""
    rows = from_toml(_text("cards.toml"), _Cards).card
    keys = [row.key for row in rows]
    if keys != [kind.name.lower().replace("_", "-") for kind in Kind]:
        raise ValueError(f"cards.toml and Kind have other cards: {keys}")
    numbers = from_toml(_text("numbers.toml"), _Numbers)
    effects, worth = numbers.effects, numbers.worth
    return Facts(
        keys=keys,
        immediate=[row.immediate for row in rows],
        playable=[row.playable for row in rows],
        goes=[Goes[row.goes_to.upper().replace("-", "_")] for row in rows],
        hand_rules=[row.hand_rule for row in rows],
        area_rules=[row.area_rule for row in rows],
        start_points=numbers.start_points,
        track_floor=numbers.track_floor,
        rounds=numbers.rounds.default,
        rounds_most=numbers.rounds.most,
        target=numbers.target.default,
        target_least=numbers.target.least,
        target_most=numbers.target.most,
        initial_hand=numbers.initial_hand,
        seats_least=numbers.seats.least,
        seats_a_deck=numbers.seats.a_deck,
        decks_most=numbers.seats.decks_most,
        levels=numbers.levels,
        spare_cards_a_seat=numbers.spare_cards_a_seat,
        risky_least=effects.risky_least,
        risky_most=effects.risky_most,
        short_fuse_draws=effects.short_fuse_draws,
        dizzy_draws=effects.dizzy_draws,
        wicked_draws=effects.wicked_draws,
        wickedest_cards=effects.wickedest_cards,
        spinning_look=effects.spinning_look,
        kitty_look=effects.kitty_look,
        super_saves_one_in=worth.super_saves_one_in,
        treacherous=worth.treacherous,
        fried_alone=worth.fried_alone,
        fried_several=worth.fried_several,
    )


@cache
def deck(key: str) -> DeckList:
    """Return a packaged deck by its key."""
    return read_deck(f"{key}.toml", key, _text(f"{key}.toml"), facts())


@lru_cache(maxsize=256)  # bounded, because strangers bring files too
def user_deck(file: FileText) -> DeckList:
    """Return a deck from a user's file."""
    return read_deck(file.file, file, file.text, facts())


def deck_at(source: str | FileText) -> DeckList:
    """Return a packaged deck by its key, or a user's own."""
    return user_deck(source) if isinstance(source, FileText) else deck(source)


@cache
def ledger() -> tuple[Rule, ...]:
    """Return the rules."""
    return read_ledger(_text("ledger.toml"))


def words(language: str) -> str:
    """Return the words file of a language; in all but English only the cards have names yet."""
    return _text("words", f"{language}.ftl")
