"""Season files: races of a user's own. Text in, a season out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

import msgspec

from hotseat.core import FileText, Invalid
from hotseat.core.user_files import read_user_file
from hotseat.games.heat.circuit_file import read_circuit_file

SCHEMA = "hotseat-season/1"
OWN_CIRCUIT = "own:"  # before the name of a circuit that stands in the file itself

LONGEST_NAME = 40
LONGEST_KEY = 24
LONGEST_SHOWN = 80  # of a value in a message
MOST_RACES = 12


class SeasonRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A season file whose races are still to be read: messages name a race by its number."""

    schema: str
    name: str
    race: tuple[dict[str, object], ...]
    circuits: dict[str, str] = {}  # whole circuit files, by the name that races use


class SeasonRace(msgspec.Struct, frozen=True):
    """One race: a packaged circuit by its key, or one of the file's own, and an Event card."""

    circuit: str | FileText
    event: str
    level: int | None = None  # of the Legends, if the file says so (RUL-LGX-32)


class SeasonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A season, checked."""

    name: str
    races: tuple[SeasonRace, ...]
    circuits: dict[str, FileText]  # the file's own, by their keys


def read_season(
    name: str,
    text: str,
    packaged: tuple[str, ...],
    events: Mapping[str, int],
    cars: int,
    levels: int,
) -> SeasonFile:
    """Return the season of a file called `name`; raise `Invalid` with the value that is wrong.

    `events` are the Event cards, each with the laps that it adds; circuits need a grid for `cars`;
    the Legends have so many `levels`.
    """
    reader = _Reader(name, packaged, events, cars, levels)
    return reader.read(read_user_file(name, text, SeasonRow))


class _Reader:
    """Reads the races of a file one after another."""

    def __init__(
        self,
        file: str,
        packaged: tuple[str, ...],
        events: Mapping[str, int],
        cars: int,
        levels: int,
    ) -> None:
        self.file = file
        self.levels = levels
        self.packaged = packaged
        self.events = events
        self.cars = cars
        self.own: dict[str, FileText] = {}
        self.laps: dict[str, int] = {}  # of the file's own circuits

    def refuse(self, problem: str, found: str) -> NoReturn:
        raise Invalid("invalid-season", file=self.file, problem=problem, found=found)

    def read(self, row: SeasonRow) -> SeasonFile:
        if row.schema != SCHEMA:
            self.refuse(f"the schema must be {SCHEMA}", _shown("schema", row.schema))
        if not (1 <= len(row.name) <= LONGEST_NAME and row.name.strip() and row.name.isprintable()):
            self.refuse(
                f"the name must be readable and have 1 to {LONGEST_NAME} letters",
                _shown("name", row.name),
            )
        for key, text in row.circuits.items():
            self._read_circuit(key, text)
        if not 1 <= len(row.race) <= MOST_RACES:
            self.refuse(f"a season has 1 to {MOST_RACES} races", f"{len(row.race)}")
        races = tuple(self._read_race(number, race) for number, race in enumerate(row.race, 1))
        return SeasonFile(row.name, races, {file.file: file for file in self.own.values()})

    def _read_circuit(self, key: str, text: str) -> None:
        if not (1 <= len(key) <= LONGEST_KEY and key.isprintable()) or key in self.packaged:
            self.refuse(
                f"a circuit of the file needs a name of its own of 1 to {LONGEST_KEY} letters",
                _shown("circuits", key),
            )
        circuit = read_circuit_file(f"{self.file}, circuit {key}", text, self.cars)
        self.own[key] = FileText(OWN_CIRCUIT + key, text)
        self.laps[key] = circuit.laps

    def _read_race(self, number: int, race: dict[str, object]) -> SeasonRace:
        for field in race:
            if field not in ("circuit", "event", "level"):
                self.refuse(
                    f"race {number} has a circuit, an event and perhaps a level, nothing else",
                    _shown(field, race[field]),
                )
        known = (*self.packaged, *self.own)
        circuit = self._one_of(number, race, "circuit", known)
        event = self._one_of(number, race, "event", tuple(self.events))
        if circuit in self.own and self.laps[circuit] + self.events[event] < 1:
            self.refuse(
                f"race {number} must have at least one lap, and its event takes the only one away",
                _shown("event", event),
            )
        return SeasonRace(self.own.get(circuit, circuit), event, self._level(number, race))

    def _level(self, number: int, race: dict[str, object]) -> int | None:
        if "level" not in race:
            return None
        level = race["level"]
        if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= self.levels:
            self.refuse(
                f"the level of race {number} must be a whole number from 1 to {self.levels}",
                _shown("level", level),
            )
        return level

    def _one_of(
        self, number: int, race: dict[str, object], field: str, known: tuple[str, ...]
    ) -> str:
        value = race.get(field)
        if not (isinstance(value, str) and value in known):
            self.refuse(
                f"the {field} of race {number} must be one of {', '.join(known)}",
                _shown(field, value) if field in race else f"no {field}",
            )
        return value


def _shown(field: str, value: object) -> str:
    """Return a value of a file for a message: as much of it as fits into a sentence."""
    return f"{field} = {value!r}"[:LONGEST_SHOWN]
