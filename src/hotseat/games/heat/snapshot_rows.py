"""The form in which races are stored: types only.

Fields are only ever added, at the end and with a default, and a field with its default is left out.
So races stored before a module was added read the same for ever, and so do the digests of their
states.
"""

from __future__ import annotations

import msgspec

from hotseat.games.heat.conditions import NO_EVENT, NO_WEATHER
from hotseat.games.heat.expansion import NO_BOOST
from hotseat.games.heat.facts import NO_CARD
from hotseat.games.heat.season_state import BASE_LEGENDS
from hotseat.games.heat.state import NO_SECTOR


class CarRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A car; its number is its place in the list."""

    seat: int
    colour: int
    progress: int
    spot: int = 0
    place: int = 0
    finish_round: int = 0
    gear: int = 1
    hand: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    engine: list[int] = []
    planned: list[int] = []
    has_planned: bool = False
    stress_taken: int = 0
    upgrades: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    impeding: bool = False
    arrival: int = 0
    sponsorship: tuple[int, ...] = ()
    out: bool = False


class SpeedRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a Speed."""

    gain: int = 0
    value: int = 0
    card: int = NO_CARD


class SymbolRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A symbol open in step 5."""

    kind: int
    amount: int
    source: int = 0
    mandatory: bool = False
    card: int = NO_CARD
    sector: int = NO_SECTOR


class TurnRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The turn of the car on turn."""

    start: int
    start_spot: int = 0
    parts: list[SpeedRow] = []
    symbols: list[SymbolRow] = []
    pluses: int = 0
    undecided: tuple[int, ...] = ()
    due: int = 0
    has_moved: bool = True
    sectors: tuple[int, ...] = ()
    salvaged: tuple[int, ...] = ()
    salvage_left: int = 0
    slipstreamed: int = 0


class DraftRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The garage."""

    round: int = 0
    order: list[int] = []
    taken: int = 0
    market: list[int] = []
    deck: list[int] = []
    discard: list[int] = []


class ExpansionRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The Legends expansion; its decks are the packaged ones, or the table's own file."""

    level: int
    adrenaline: bool = True
    rivals: tuple[int, ...] = ()
    boost_deck: list[int] = []
    boost_card: int = NO_BOOST
    turned: int = 0


class LegRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A race of a season."""

    year: str
    circuit: str
    event: int = NO_EVENT
    level: int = BASE_LEGENDS


class PlacingRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a car finished."""

    place: int
    points: int = 0
    out: bool = False


class SeasonRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A season; handicaps stand in the settings."""

    legs: list[LegRow]
    race: int = 0
    results: list[list[PlacingRow]] = []
    grid: list[int] = []
    deck: list[int] = []
    used: list[int] = []
    gone: list[int] = []
    first_lap: list[int] = []
    ready: list[int] = []
    kept: list[int] = []


class RaceRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A race. Its circuit is a packaged one, or the table's own file."""

    circuit: str
    laps: int
    cars: list[CarRow]
    round: int
    step: int
    order: list[int]
    turns_taken: int = 0
    turn: TurnRow | None = None  # None while everybody plans
    legends_pro: int = 0
    legends_deck: list[int] = []
    legends_card: int = -1
    tournament: bool = False
    draft: DraftRow | None = None
    weather: int = NO_WEATHER
    road: list[int] = []
    expansion: ExpansionRow | None = None
    event: int = NO_EVENT
    season: SeasonRow | None = None
    rules: int = 1
