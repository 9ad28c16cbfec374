"""What can be set before a race."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText, Setting
from hotseat.games.heat import data
from hotseat.games.heat.facts import Circuit

COLOURS = ("black", "blue", "green", "red", "gray", "yellow")

LAPS_AS_PRINTED = 0


class Settings(msgspec.Struct, frozen=True):
    """The settings of a race, checked."""

    circuit: str | FileText
    laps: int
    handicap: tuple[int, ...]
    colour: tuple[str, ...]


def schema() -> tuple[Setting, ...]:
    """Return the settings with what they take."""
    return (
        Setting(
            "circuit",
            "choice",
            default="usa",
            choices=data.CIRCUITS,
            takes_file=True,
            rules=("HEAT-SET-5",),
        ),
        Setting(
            "laps",
            "number",
            default=LAPS_AS_PRINTED,
            low=LAPS_AS_PRINTED,
            high=9,
            rules=("HEAT-SET-4", "HEAT-SET-6"),
        ),
        Setting(
            "handicap",
            "number",
            default=0,
            low=0,
            high=data.facts().handicap_most,
            per_seat=True,
            rules=("HEAT-SET-17", "RUL-HEAT-2"),
        ),
        Setting(
            "colour",
            "choice",
            default="",
            choices=COLOURS,
            per_seat=True,
            differs_by_seat=True,
            rules=("HEAT-SET-7",),
        ),
    )


def circuit_of(settings: Settings) -> Circuit:
    """Return the circuit that is raced."""
    if isinstance(settings.circuit, FileText):
        return data.user_circuit(settings.circuit)
    return data.circuit(settings.circuit)


def laps_of(settings: Settings) -> int:
    """Return the laps of the race: the circuit's own unless others were chosen."""
    return settings.laps or circuit_of(settings).laps
