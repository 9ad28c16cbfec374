"""Reads the packaged data, once, when they are first needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from hotseat.core import FileText, Rule
from hotseat.core.ledger import read_ledger
from hotseat.games.heat.circuit_file import CircuitFile, read_circuit, read_circuit_file
from hotseat.games.heat.facts import Circuit, Facts, Gear, Sort

CIRCUITS = ("usa", "great_britain", "italy", "france")


class _CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    sort: Literal["basic", "upgrade", "stress", "heat"]
    value: int = 0
    plus: int = 0


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_CardRow, ...]


class _Shift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    free: int
    most: int
    heat: int


class _Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    cooldown: int
    spin_out_stress: int


class _Boost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heat: int


class _Adrenaline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    speed: int
    cooldown: int
    cars: int
    cars_in_large_race: int
    large_race: int


class _Handicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: int


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    basic: dict[str, int]
    starting_upgrades: tuple[str, ...]
    stress: str
    heat: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each component the box holds."""

    colours: tuple[str, ...]  # a car of each
    basic: int
    starting_upgrades: int
    stress: int
    heat: int

    @property
    def cars(self) -> int:
        """Return how many cars there are."""
        return len(self.colours)


class _LegendsCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[dict[str, tuple[int, int]], ...]  # by colour


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand_size: int
    slipstream_spaces: int
    shift: _Shift
    gear: tuple[_Gear, ...]
    boost: _Boost
    adrenaline: _Adrenaline
    handicap: _Handicap
    deck: _Deck
    box: Box


def _text(*path: str) -> str:
    return files("hotseat.games.heat").joinpath("data", *path).read_text("utf-8")


@cache
def _numbers() -> _Numbers:
    return msgspec.toml.decode(_text("numbers.toml"), type=_Numbers)


def box() -> Box:
    """Return the contents of the box."""
    return _numbers().box


@cache
def facts() -> Facts:
    """Return the cards and the numbers of the game."""
    rows = msgspec.toml.decode(_text("cards.toml"), type=_Cards).card
    keys = [row.key for row in rows]
    numbers = _numbers()
    legends = msgspec.toml.decode(_text("legends.toml"), type=_LegendsCards).card
    deck = numbers.deck
    return Facts(
        keys=keys,
        sorts=[Sort[row.sort.upper()] for row in rows],
        values=[row.value for row in rows],
        pluses=[row.plus for row in rows],
        basic_cards=[keys.index(key) for key, copies in deck.basic.items() for _ in range(copies)],
        starting_upgrades=[keys.index(key) for key in deck.starting_upgrades],
        stress_card=keys.index(deck.stress),
        heat_card=keys.index(deck.heat),
        gears=[Gear(gear.cards, gear.cooldown, gear.spin_out_stress) for gear in numbers.gear],
        hand_size=numbers.hand_size,
        shift_free=numbers.shift.free,
        shift_most=numbers.shift.most,
        shift_heat=numbers.shift.heat,
        boost_heat=numbers.boost.heat,
        adrenaline_speed=numbers.adrenaline.speed,
        adrenaline_cooldown=numbers.adrenaline.cooldown,
        adrenaline_cars=numbers.adrenaline.cars,
        adrenaline_cars_in_large_race=numbers.adrenaline.cars_in_large_race,
        large_race=numbers.adrenaline.large_race,
        slipstream_spaces=numbers.slipstream_spaces,
        handicap_most=numbers.handicap.most,
        box_cars=numbers.box.cars,
        box_stress=numbers.box.stress,
        colours=list(numbers.box.colours),
        legends_cards=[[card[colour] for colour in numbers.box.colours] for card in legends],
    )


@cache
def circuit(key: str) -> Circuit:
    """Return a packaged circuit."""
    return read_circuit(f"{key}.toml", key, _text("circuits", f"{key}.toml"), box().cars)


def circuit_file(key: str) -> CircuitFile:
    """Return a packaged circuit as its file has it, with the drawn path."""
    return read_circuit_file(f"{key}.toml", _text("circuits", f"{key}.toml"), box().cars)


@cache
def user_circuit(file: FileText) -> Circuit:
    """Return a circuit from a user's file."""
    return read_circuit(file.file, file, file.text, box().cars)


@cache
def ledger() -> tuple[Rule, ...]:
    """Return the rules."""
    return read_ledger(_text("ledger.toml"))


def words(language: str) -> str:
    """Return the words file of a language."""
    return _text("words", f"{language}.ftl")
