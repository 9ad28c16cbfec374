"""Reads the packaged data once, when it is first needed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

import msgspec

from hotseat.core import FileText, Name, Phrase, Rule
from hotseat.core.decoding import from_toml
from hotseat.core.ledger import read_ledger
from hotseat.games.heat.abilities import Ability
from hotseat.games.heat.circuit_file import CircuitFile, read_circuit, read_circuit_file
from hotseat.games.heat.facts import (
    Circuit,
    EventCard,
    Facts,
    Gear,
    Marks,
    RoadToken,
    Sort,
    Upgrade,
    Weather,
)
from hotseat.games.heat.legend_decks import (
    BoostCard,
    LegendDecks,
    LegendEntry,
    LegendNumbers,
    LegendsCard,
    Level,
)
from hotseat.games.heat.legends_file import read_legends
from hotseat.games.heat.season_file import SeasonFile, read_season
from hotseat.games.heat.upgrade_file import MOST_KINDS, UpgradeSet, read_upgrades

OWN_CARD = "own-{}"  # a card of a user's set, by its number there
DECKS = "legend_decks.toml"
SPONSORSHIP = "sponsorship"  # where Upgrade cards have their level
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


class _Garage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upgrades_each: int
    market_extra: int


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    basic: dict[str, int]
    starting_upgrades: tuple[str, ...]
    stress: str
    heat: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each component the box holds."""

    colours: tuple[str, ...]  # a car of each
    easy_colours: tuple[str, ...]  # which of them are easy to see on asphalt
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


class _WeatherRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    setup: Literal["stress", "heat", "heat_to_deck", "heat_to_discard"]
    amount: int
    sector: Literal["no_cooling", "no_slipstream", "slipstream_boost", "cooling_bonus"]
    sector_amount: int = 0


class _RoadRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Literal["weather", "overheat", "limit_minus", "limit_plus", "heat_control", "slipstream"]
    place: Literal["corner", "sector"]
    copies: int
    amount: int = 0


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weather: tuple[_WeatherRow, ...]
    road: tuple[_RoadRow, ...]


class _Legends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: tuple[str, ...]
    full_throttle: int
    full_throttle_stop: int
    adjust: int
    draft: int
    plus_one: int
    adrenaline: int
    rivals: int
    rising_from: int


class _Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decks: tuple[str, ...]
    stars: bool


class _EventRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    sponsorship: int
    press: tuple[Literal["A", "B", "C", "D", "E"], ...]
    laps: int = 0
    heat: int = 0
    stress: int = 0
    hand_size: int = 0
    points: tuple[int, ...] = ()
    first_lap: int = 0
    speed: int = 0
    passed: int = 0
    eliminates: bool = False


class SponsorshipRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Sponsorship card."""

    key: str
    group: str
    copies: int
    values: tuple[int, ...]
    symbols: dict[str, int]
    expansion: bool = False  # LGX-CONT-3: of the Legends expansion


class _LegRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    circuit: str
    event: str


class _SeasonRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    year: str
    race: tuple[_LegRow, ...]


class _Championship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]
    press_margin: int
    event: tuple[_EventRow, ...]
    sponsorship: tuple[SponsorshipRow, ...]
    season: tuple[_SeasonRow, ...]


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
    garage: _Garage
    legends: _Legends
    level: tuple[_Level, ...]


def _text(*path: str) -> str:
    return files("hotseat.games.heat").joinpath("data", *path).read_text("utf-8")


@cache
def _numbers() -> _Numbers:
    return from_toml(_text("numbers.toml"), _Numbers)


@cache
def _championship() -> _Championship:
    return from_toml(_text("season.toml"), _Championship)


def seasons() -> dict[str, tuple[tuple[str, str], ...]]:
    """Return the seasons of the box: by year, each race's circuit and event."""
    return {
        season.year: tuple((race.circuit, race.event) for race in season.race)
        for season in _championship().season
    }


@cache
def event_keys() -> tuple[str, ...]:
    """Return the keys of the Event cards: a card is its place in this list, for ever."""
    return tuple(event.key for event in _championship().event)


def sponsorship_rows() -> tuple[SponsorshipRow, ...]:
    """Return the kinds of Sponsorship cards, as printed."""
    return _championship().sponsorship


def box() -> Box:
    """Return the contents of the box."""
    return _numbers().box


def easy_colours() -> tuple[str, ...]:
    """Return the colours that people who choose none get first."""
    return _numbers().box.easy_colours


def colours() -> tuple[str, ...]:
    """Return the colours of all cars: those of the box, then the expansion's."""
    return _numbers().box.colours + _numbers().legends.colours


def legend_decks(file: FileText | None = None) -> LegendDecks:
    """Return the decks of the Legends expansion, or those of a user's file."""
    return _legend_decks(file)


@lru_cache(maxsize=64)
def _legend_decks(file: FileText | None) -> LegendDecks:
    name, text = (file.file, file.text) if file else (DECKS, _text(DECKS))
    read = read_legends(name, text, colours())
    numbers = _numbers().legends
    return LegendDecks(
        file,
        [
            LegendsCard(
                card.id,
                card.deck,
                [LegendEntry(top, diamond, star == 1) for top, diamond, star in card.entries],
            )
            for card in read.cards
        ],
        [
            BoostCard(card.id, Ability[card.star.upper()], Ability[card.rival.upper()])
            for card in read.boosts
        ],
        [Level(level.decks, level.stars) for level in _numbers().level],
        LegendNumbers(
            numbers.full_throttle,
            numbers.full_throttle_stop,
            numbers.adjust,
            numbers.draft,
            numbers.plus_one,
            numbers.adrenaline,
            numbers.rivals,
            numbers.rising_from,
        ),
    )


def legends_name(file: FileText) -> str:
    """Return the name of a user's decks."""
    return read_legends(file.file, file.text, colours()).name


def facts(upgrade_set: FileText | None = None) -> Facts:
    """Return the cards and the numbers of the game, with the box's upgrades or a user's own."""
    return _facts(upgrade_set)


@lru_cache(maxsize=64)
def _facts(upgrade_set: FileText | None) -> Facts:
    rows = from_toml(_text("cards.toml"), _Cards).card
    garage = upgrades(upgrade_set)
    keys = card_keys()
    first = keys.index(OWN_CARD.format(1)) if upgrade_set else len(rows)
    blanks = len(keys) - len(rows)
    sorts = [Sort[row.sort.upper()] for row in rows] + [Sort.UPGRADE] * blanks
    values = [row.value for row in rows] + [0] * blanks
    choices: list[tuple[int, ...]] = [()] * len(keys)
    pluses = [row.plus for row in rows] + [0] * blanks
    marks = [Marks()] * len(keys)
    for card, row in enumerate(garage.cards, start=first):
        symbols = dict(row.symbols)
        if row.is_heat:
            sorts[card] = Sort.HEAT  # GAR-7, RUL-HEAT-64
        elif len(row.values) == 1:
            values[card] = row.values[0]
        else:
            choices[card] = row.values
        pluses[card] = symbols.pop("plus", 0)
        marks[card] = Marks(**symbols)
    championship = _championship()
    sponsors = {keys.index(row.key): row for row in championship.sponsorship}
    for card, sponsor in sponsors.items():
        if len(sponsor.values) == 1:
            values[card] = sponsor.values[0]
        else:
            choices[card] = sponsor.values
        marks[card] = Marks(**sponsor.symbols)
    tokens = from_toml(_text("weather.toml"), _Tokens)
    numbers = _numbers()
    legends = from_toml(_text("legends.toml"), _LegendsCards).card
    deck = numbers.deck
    return Facts(
        upgrade_set=upgrade_set,
        keys=keys,
        sorts=sorts,
        values=values,
        choices=choices,
        pluses=pluses,
        marks=marks,
        upgrades=[
            Upgrade(card, row.group, row.level, row.copies)
            for card, row in enumerate(garage.cards, start=first)
        ],
        weathers=[
            Weather(row.key, row.setup, row.amount, row.sector, row.sector_amount)
            for row in tokens.weather
        ],
        roads=[RoadToken(row.key, row.place, row.copies, row.amount) for row in tokens.road],
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
        upgrades_each=numbers.garage.upgrades_each,
        market_extra=numbers.garage.market_extra,
        box_cars=numbers.box.cars,
        most_cars=len(colours()),
        box_stress=numbers.box.stress,
        colours=list(colours()),
        # RUL-LGX-21: the ten cards know six colours; each of the others shares a column.
        legends_cards=[
            [card[numbers.box.colours[at % numbers.box.cars]] for at in range(len(colours()))]
            for card in legends
        ],
        sponsorship=[
            Upgrade(card, row.group, SPONSORSHIP, row.copies)
            for card, row in sponsors.items()
            if not row.expansion
        ],
        legends_sponsorship=[
            Upgrade(card, row.group, SPONSORSHIP, row.copies)
            for card, row in sponsors.items()
            if row.expansion
        ],
        events=[_event_card(row) for row in championship.event],
        points=list(championship.points),
        press_margin=championship.press_margin,
    )


def _event_card(row: _EventRow) -> EventCard:
    return EventCard(
        row.key,
        row.sponsorship,
        tuple(ord(letter) - ord("A") for letter in row.press),
        row.laps,
        row.heat,
        row.stress,
        row.hand_size,
        row.points,
        row.first_lap,
        row.speed,
        row.passed,
        row.eliminates,
    )


@cache
def card_keys() -> list[str]:
    """Return the keys of all kinds of cards: a card is its place in this list, for ever.

    After the box's kinds come places for a user's own upgrades, then Sponsorship cards.
    """
    rows = from_toml(_text("cards.toml"), _Cards).card
    own = [OWN_CARD.format(number) for number in range(1, MOST_KINDS + 1)]
    sponsors = [row.key for row in _championship().sponsorship]
    return [row.key for row in rows] + [row.key for row in upgrades(None).cards] + own + sponsors


@cache
def card_phrase(card: int) -> Phrase:
    """Return the name of a card; for one of a user's own, the name that the race knows."""
    key = card_keys()[card]
    if key.startswith(OWN_CARD.format("")):
        return Phrase("heat-card-own", {"card": Name("card", card)})
    return Phrase(f"heat-card-{key}")


@lru_cache(maxsize=64)
def upgrades(file: FileText | None) -> UpgradeSet:
    """Return the box's Upgrade cards, or those of a user's file."""
    if file is None:
        return read_upgrades("upgrades.toml", _text("upgrades.toml"))
    return read_upgrades(file.file, file.text)


@cache
def circuit(key: str) -> Circuit:
    """Return a packaged circuit."""
    return read_circuit(f"{key}.toml", key, _text("circuits", f"{key}.toml"), box().cars)


def circuit_file(key: str) -> CircuitFile:
    """Return a packaged circuit as its file has it, with the drawn path."""
    return read_circuit_file(f"{key}.toml", _text("circuits", f"{key}.toml"), box().cars)


@lru_cache(maxsize=256)  # bounded, because strangers bring files too
def user_circuit(file: FileText) -> Circuit:
    """Return a circuit from a user's file."""
    return read_circuit(file.file, file, file.text, box().cars)


@lru_cache(maxsize=64)
def user_season(file: FileText) -> SeasonFile:
    """Return a season from a user's file."""
    laps = {event.key: event.laps for event in _championship().event}
    return read_season(file.file, file.text, CIRCUITS, laps, box().cars, len(_numbers().level))


@cache
def ledger() -> tuple[Rule, ...]:
    """Return the rules."""
    return read_ledger(_text("ledger.toml"))


def words(language: str) -> str:
    """Return the words file of a language."""
    return _text("words", f"{language}.ftl")
