"""What is printed on the components, for clients that draw them. Numbers only: no rules, no art."""

from __future__ import annotations

from functools import cache

import msgspec

from hotseat.core import FileText
from hotseat.games.heat import data
from hotseat.games.heat.circuit_file import CircuitFile, read_circuit_file
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.settings import GOAT, NO_LEVEL, OWN, RANDOM, Settings, packaged_races
from hotseat.games.heat.upgrade_file import UpgradeRow

RESTART_GEAR = 1  # HEAT-SPIN-5, HEAT-CLUT-3
MANDATORY = ("heat", "scrap", "adjust", "one_time")  # GAR-34


class PrintedSymbol(msgspec.Struct, frozen=True):
    """A symbol on a card. Mandatory ones carry an exclamation mark."""

    kind: str
    amount: int
    mandatory: bool


class PrintedCard(msgspec.Struct, frozen=True):
    """A kind of card: its place in this list is its number everywhere."""

    key: str
    sort: str
    value: int
    plus: int
    values: tuple[int, ...]  # of which one is chosen; otherwise empty
    group: str  # of an Upgrade card, otherwise empty
    level: str
    name: str  # of a card of somebody's own
    symbols: tuple[PrintedSymbol, ...]
    held: str  # why it cannot be played, as a code; otherwise empty


class PrintedWeather(msgspec.Struct, frozen=True):
    """A Weather token."""

    key: str
    setup: str
    amount: int
    sector: str
    sector_amount: int


class PrintedRoad(msgspec.Struct, frozen=True):
    """A Road Conditions token."""

    key: str
    place: str
    amount: int


class PrintedGear(msgspec.Struct, frozen=True):
    """A gear on the mat."""

    cards: int
    cooldown: int


class Printed(msgspec.Struct, frozen=True):
    """Cards, gears, colours of cars, and the circuits by key; a user's own is called "own".

    Circuits of a season file are called as its races call them, with "own:" before.
    """

    cards: tuple[PrintedCard, ...]
    gears: tuple[PrintedGear, ...]
    colours: tuple[str, ...]
    circuits: dict[str, CircuitFile]
    weathers: tuple[PrintedWeather, ...]
    roads: tuple[PrintedRoad, ...]
    upgrades_each: int  # that a driver takes from the garage, one per draft round
    restart_gear: int  # after a spin-out and with a cluttered hand
    events: tuple[PrintedEvent, ...]
    points: tuple[int, ...]  # championship points by place
    press_margin: int  # above the Speed Limit
    seasons: dict[str, tuple[PrintedRace, ...]]  # by the value of the setting
    levels: tuple[PrintedLevel, ...]  # of the Legends expansion, from 1 on
    # The Legends cards of a table that uses the expansion: its place here is a card's number.
    legends_cards: tuple[PrintedLegendsCard, ...] = ()


class PrintedEvent(msgspec.Struct, frozen=True):
    """An Event card; what it does is in the words `heat-season-event-<key>-rule`."""

    key: str
    sponsorship: int
    press: tuple[str, ...]  # letters


class PrintedLevel(msgspec.Struct, frozen=True):
    """What a level of the Legends expansion plays with."""

    decks: tuple[str, ...]  # their colours
    stars: tuple[int, ...]  # how many a Legends card has, each number there is; none: they are off


class PrintedLegendsCard(msgspec.Struct, frozen=True):
    """A Legends card of the expansion."""

    key: str
    deck: str
    numbers: dict[str, tuple[int, int]]  # for each colour the diamond and the top speed
    stars: tuple[str, ...]  # the colours that show one


class PrintedRace(msgspec.Struct, frozen=True):
    """A race of a season, before it is opened at a table."""

    year: str
    circuit: str
    event: str  # "" where it is drawn before the race


def printed(settings: Settings | None) -> Printed:
    """Return what is printed; with a user's own circuit if the settings have one."""
    if settings is None:
        return _packaged()
    found = _packaged()
    if isinstance(settings.circuit, FileText):
        file = settings.circuit
        circuit = read_circuit_file(file.file, file.text, data.box().cars)
        found = msgspec.structs.replace(found, circuits={OWN: circuit})
    if isinstance(settings.season, FileText):
        season = data.user_season(settings.season)
        own = {
            key: read_circuit_file(file.file, file.text, data.box().cars)
            for key, file in season.circuits.items()
        }
        found = msgspec.structs.replace(found, circuits=found.circuits | own)
    if isinstance(settings.upgrades, FileText):
        found = msgspec.structs.replace(found, cards=_cards(settings.upgrades))
    if settings.legends_level != NO_LEVEL:
        decks = settings.legends_decks if isinstance(settings.legends_decks, FileText) else None
        found = msgspec.structs.replace(
            found, levels=_levels(decks), legends_cards=_legends_cards(decks)
        )
    return found


def _legends_cards(own: FileText | None) -> tuple[PrintedLegendsCard, ...]:
    colours = data.facts().colours
    return tuple(
        PrintedLegendsCard(
            card.key,
            card.deck,
            {
                colour: (entry.diamond, entry.top_speed)
                for colour, entry in zip(colours, card.entries, strict=True)
            },
            tuple(
                colour for colour, entry in zip(colours, card.entries, strict=True) if entry.star
            ),
        )
        for card in data.legend_decks(own).cards
    )


def _levels(own: FileText | None) -> tuple[PrintedLevel, ...]:
    decks = data.legend_decks(own)
    found: list[PrintedLevel] = []
    for number, level in enumerate(decks.levels, start=1):
        cards = [decks.cards[card] for card in decks.cards_of(number)]
        stars = {sum(entry.star for entry in card.entries) for card in cards if level.stars}
        found.append(PrintedLevel(level.decks, tuple(sorted(stars))))
    return tuple(found)


def _races(season: str) -> tuple[PrintedRace, ...]:
    return tuple(
        PrintedRace(year, circuit, event) for year, circuit, event in packaged_races(season)
    )


def _cards(upgrade_set: FileText | None) -> tuple[PrintedCard, ...]:
    """Return the card table: what is not in this race's garage is blank."""
    facts = data.facts(upgrade_set)
    rows = {
        upgrade.card: row
        for upgrade, row in zip(facts.upgrades, data.upgrades(upgrade_set).cards, strict=True)
    }
    kinds = facts.sponsorship + facts.legends_sponsorship
    for kind, row in zip(kinds, data.sponsorship_rows(), strict=True):
        rows[kind.card] = UpgradeRow(
            row.key,
            "",
            row.group,
            kind.level,
            row.copies,
            row.values,
            is_heat=False,
            symbols=row.symbols,
        )
    return tuple(_card(facts, card, rows.get(card)) for card in range(len(facts.keys)))


def _card(facts: Facts, card: Card, row: UpgradeRow | None) -> PrintedCard:
    symbols = dict(row.symbols) if row else {}
    return PrintedCard(
        facts.keys[card],
        facts.sort_of[card].name.lower(),
        facts.values[card],
        facts.pluses[card],
        facts.choices[card],
        row.group if row else "",
        row.level if row else "",
        row.name if row else "",
        tuple(
            PrintedSymbol(kind, amount, kind in MANDATORY)
            for kind, amount in symbols.items()
            if kind != "plus"
        ),
        "" if facts.playable[card] else "heat-no-play-heat",
    )


@cache
def _packaged() -> Printed:
    facts = data.facts()
    return Printed(
        _cards(None),
        tuple(PrintedGear(gear.cards, gear.cooldown) for gear in facts.gears),
        tuple(facts.colours),
        {key: data.circuit_file(key) for key in data.CIRCUITS},
        tuple(
            PrintedWeather(
                weather.key,
                weather.setup,
                weather.amount,
                weather.sector,
                weather.sector_amount,
            )
            for weather in facts.weathers
        ),
        tuple(PrintedRoad(token.key, token.place, token.amount) for token in facts.roads),
        facts.upgrades_each,
        RESTART_GEAR,
        tuple(
            PrintedEvent(event.key, event.sponsorship, tuple(chr(65 + at) for at in event.press))
            for event in facts.events
        ),
        tuple(facts.points),
        facts.press_margin,
        {season: _races(season) for season in (*data.seasons(), GOAT, RANDOM)},
        _levels(None),
    )
