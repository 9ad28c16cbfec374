"""Reads the packaged data once, when it is first needed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from hotseat.core import FileText, Name, Rule
from hotseat.core.decoding import from_toml
from hotseat.core.ledger import read_ledger
from hotseat.games.heap.card_file import read_cards
from hotseat.games.heap.facts import FIRST_OWN, Card, CardSet, Numbers

STANDARD = "standard"
OWN_CARD = "own-{}"  # a card of a user's set, by its place there


class _Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int


class _Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default: int
    least: int
    most: int


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    attachments: int
    paid_repairs: int
    turbo_parts: int
    part_cards: int
    vehicle_copies: int
    seats: _Seats
    vehicles_needed: _Range
    parts_needed: _Range


def _text(*path: str) -> str:
    return files("hotseat.games.heap").joinpath("data", *path).read_text("utf-8")


@cache
def numbers() -> Numbers:
    """Return the numbers that are on no card."""
    found = from_toml(_text("numbers.toml"), _Numbers)
    return Numbers(
        hand=found.hand,
        attachments=found.attachments,
        paid_repairs=found.paid_repairs,
        turbo_parts=found.turbo_parts,
        part_cards=found.part_cards,
        vehicle_copies=found.vehicle_copies,
        seats_least=found.seats.least,
        seats_most=found.seats.most,
        vehicles_needed=found.vehicles_needed.default,
        vehicles_needed_least=found.vehicles_needed.least,
        vehicles_needed_most=found.vehicles_needed.most,
        parts_needed=found.parts_needed.default,
        parts_needed_least=found.parts_needed.least,
        parts_needed_most=found.parts_needed.most,
    )


@cache
def standard_cards() -> CardSet:
    """Return the packaged cards."""
    return read_cards("cards.toml", STANDARD, 0, _text("cards.toml"), numbers())


@lru_cache(maxsize=256)  # bounded, because strangers bring files too
def user_cards(file: FileText) -> CardSet:
    """Return the cards of a user's file."""
    return read_cards(file.file, file, FIRST_OWN, file.text, numbers())


def cards_at(source: str | FileText) -> CardSet:
    """Return the packaged cards, or a user's own."""
    return user_cards(source) if isinstance(source, FileText) else standard_cards()


def card_key(card: Card) -> str:
    """Return how a card is written in the texts of actions."""
    if card >= FIRST_OWN:
        return OWN_CARD.format(card - FIRST_OWN + 1)
    return standard_cards().design(card).key


def card_name(card: Card) -> str | Name:
    """Return what a card is called: names stay the same in all languages.

    Those of a user's own cards are known to the table: see `words.names`.
    """
    if card >= FIRST_OWN:
        return Name("card", card)
    return standard_cards().design(card).name


@cache
def ledger() -> tuple[Rule, ...]:
    """Return the rules."""
    return read_ledger(_text("ledger.toml"))


def words(language: str) -> str:
    """Return the words file of a language."""
    return _text("words", f"{language}.ftl")
