"""What is printed on the components, for whoever draws them. Numbers only: no rules, no art."""

from __future__ import annotations

from functools import cache

import msgspec

from hotseat.core import FileText
from hotseat.games.heat import data
from hotseat.games.heat.circuit_file import CircuitFile, read_circuit_file
from hotseat.games.heat.settings import OWN, Settings


class PrintedCard(msgspec.Struct, frozen=True):
    """A kind of card: its place in this list is its number everywhere."""

    key: str
    sort: str
    value: int
    plus: int


class PrintedGear(msgspec.Struct, frozen=True):
    """A gear on the mat."""

    cards: int
    cooldown: int


class Printed(msgspec.Struct, frozen=True):
    """Cards, gears, colours of cars, and the circuits by key; a user's own is called "own"."""

    cards: tuple[PrintedCard, ...]
    gears: tuple[PrintedGear, ...]
    colours: tuple[str, ...]
    circuits: dict[str, CircuitFile]


def printed(settings: Settings | None) -> Printed:
    """Return what is printed; with a user's own circuit if the settings have one."""
    if settings is None or not isinstance(settings.circuit, FileText):
        return _packaged()
    file = settings.circuit
    own = read_circuit_file(file.file, file.text, data.box().cars)
    return msgspec.structs.replace(_packaged(), circuits={OWN: own})


@cache
def _packaged() -> Printed:
    facts = data.facts()
    return Printed(
        tuple(
            PrintedCard(key, sort.name.lower(), value, plus)
            for key, sort, value, plus in zip(
                facts.keys, facts.sorts, facts.values, facts.pluses, strict=True
            )
        ),
        tuple(PrintedGear(gear.cards, gear.cooldown) for gear in facts.gears),
        tuple(facts.colours),
        {key: data.circuit_file(key) for key in data.CIRCUITS},
    )
