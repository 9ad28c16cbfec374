"""Season files: races of a user's own. Text in, a season out."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hotseat.core import FileText, Phrase
from hotseat.core.file_reader import FileReader, Row, value
from hotseat.core.user_files import read_user_file
from hotseat.games.heat.circuit_file import read_circuit_file

SCHEMA = "hotseat-season/1"
OWN_CIRCUIT = "own:"  # before the name of a circuit that stands in the file itself

LONGEST_KEY = 24
MOST_RACES = 12


class SeasonRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A season file whose races are still to be read: messages name a race by its number."""

    schema: str
    name: str
    race: tuple[dict[str, object], ...]
    circuits: dict[str, object] = {}  # whole circuit files, by the name that races use


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
    """Return the season of a file called `name`; raise `Invalid` with the wrong value.

    `events` are the Event cards, each with the laps that it adds; circuits need a grid for `cars`;
    the Legends have so many `levels`.
    """
    reader = _Reader(name, packaged, events, cars, levels)
    return reader.read(read_user_file(name, text, SeasonRow))


class _Reader(FileReader):
    """Reads the races of a file one after another."""

    def __init__(
        self,
        file: str,
        packaged: tuple[str, ...],
        events: Mapping[str, int],
        cars: int,
        levels: int,
    ) -> None:
        super().__init__(file)
        self.levels = levels
        self.packaged = packaged
        self.events = events
        self.cars = cars
        self.own: dict[str, FileText] = {}
        self.laps: dict[str, int] = {}  # of the file's own circuits

    def read(self, row: SeasonRow) -> SeasonFile:
        self.check_schema(row.schema, SCHEMA)
        self.check_name(row.name)
        for key, text in row.circuits.items():
            self._read_circuit(key, text)
        if not 1 <= len(row.race) <= MOST_RACES:
            self.refuse("file-season-races", len(row.race), most=MOST_RACES)
        races = tuple(self._read_race(number, race) for number, race in enumerate(row.race, 1))
        return SeasonFile(row.name, races, {file.file: file for file in self.own.values()})

    def _read_circuit(self, key: str, text: object) -> None:
        if not (1 <= len(key) <= LONGEST_KEY and key.isprintable()) or key in self.packaged:
            self.refuse("file-season-circuit", value("circuits", key), most=LONGEST_KEY)
        if not isinstance(text, str):
            self.refuse("file-season-circuit-text", value(key, text), key=key)
        circuit = read_circuit_file(f"{self.file}, circuit {key}", text, self.cars)
        self.own[key] = FileText(OWN_CIRCUIT + key, text)
        self.laps[key] = circuit.laps

    def _read_race(self, number: int, race: Row) -> SeasonRace:
        what = Phrase("file-season-race", {"number": number})
        self.check_fields(what, race, ("circuit", "event", "level"))
        circuit = self.one_of(what, race, "circuit", (*self.packaged, *self.own))
        event = self.one_of(what, race, "event", tuple(self.events))
        if circuit in self.own and self.laps[circuit] + self.events[event] < 1:
            self.refuse("file-season-laps", value("event", event), what=what)
        level = self.number(what, race, "level", 1, self.levels) if "level" in race else None
        return SeasonRace(self.own.get(circuit, circuit), event, level)
