"""What is printed on the cards, for clients that draw them. Symbols only: no rules, no art."""

from __future__ import annotations

import msgspec

from hotseat.games.heap import data
from hotseat.games.heap.facts import Design, Effect, RushBox, Side
from hotseat.games.heap.settings import Settings, cards_of
from hotseat.games.heap.symbols import (
    ATTACKS,
    BLOCKS,
    PARTS,
    TRIGGERS,
    VEHICLES,
    AttackName,
    PartName,
    VehicleName,
)


class PrintedBox(msgspec.Struct, frozen=True):
    """A rush box: its trigger, and its effects from top to bottom."""

    trigger: str
    effects: tuple[str, ...]


class PrintedCard(msgspec.Struct, frozen=True):
    """A design of part cards: its place in the list and `first` make its number everywhere."""

    key: str
    name: str
    vehicle: VehicleName
    part: PartName
    copies: int
    bodge: tuple[str, ...]  # from left to right
    rush: PrintedBox | None
    attack: AttackName
    blocks: tuple[str, ...]
    swerve: bool


class PrintedSide(msgspec.Struct, frozen=True):
    """One side of a vehicle card: its rush box, and the symbols of its pileup box."""

    rush: PrintedBox
    draw: int
    discard: int


class PrintedVehicle(msgspec.Struct, frozen=True):
    """A vehicle card."""

    vehicle: VehicleName
    normal: PrintedSide
    turbo: PrintedSide


class Printed(msgspec.Struct, frozen=True):
    """The cards that are played with, and the number of the first of them."""

    name: str
    first: int
    cards: tuple[PrintedCard, ...]
    vehicles: tuple[PrintedVehicle, ...]


def printed(settings: Settings | None) -> Printed:
    """Return what is printed on the cards."""
    found = cards_of(settings) if settings else data.standard_cards()
    return Printed(
        found.name,
        found.first,
        tuple(_card(design) for design in found.designs),
        tuple(
            PrintedVehicle(key, _side(normal), _side(turbo))
            for key, normal, turbo in zip(VEHICLES, found.normal, found.turbo, strict=True)
        ),
    )


def _card(design: Design) -> PrintedCard:
    return PrintedCard(
        design.key,
        design.name,
        VEHICLES[design.vehicle],
        PARTS[design.part],
        design.copies,
        _tokens(design.bodge),
        None if design.rush is None else _box(design.rush),
        ATTACKS[design.attack],
        tuple(BLOCKS[block] for block in design.blocks),
        design.swerve,
    )


def _side(side: Side) -> PrintedSide:
    return PrintedSide(_box(side.rush), side.draw, side.discard)


def _box(box: RushBox) -> PrintedBox:
    return PrintedBox(TRIGGERS[box.trigger], _tokens(box.effects))


def _tokens(effects: list[Effect]) -> tuple[str, ...]:
    return tuple(effect.token() for effect in effects)
