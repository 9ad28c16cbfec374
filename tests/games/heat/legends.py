"""Builders for the Legends expansion: the ledger's test track, and one turn of a Legend on it.

`T60` has 60 Spaces and 2 laps; corner 1: line at 20, limit 4, Legends Line at 14; corner 2: line at
25, limit 3, Legends Line at 20; corner 3: line at 45, limit 5, Legends Line at 38. Where a car
stands is its progress; the cars of an example stand on the Race Line unless it says otherwise.
"""

from __future__ import annotations

from functools import cache

from hotseat.core import Event, FastChance, FileText
from hotseat.games.heat import data
from hotseat.games.heat.abilities import Ability
from hotseat.games.heat.conditions import NO_WEATHER, conditions
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import Circuit
from hotseat.games.heat.legend_turn import drive_level_legend
from hotseat.games.heat.state import NO_SEAT, OFF, Car, Race
from tests.games.heat.build import (
    FACTS,
    StackedChance,
    circuit_text,
    new_race,
    road_token,
    weather_token,
)

CORNERS = ((20, 4), (25, 3), (45, 5))
LEGENDS_LINES = (14, 20, 38)

FIRST = 1  # a card whose entries are written for each example


@cache
def t60(chevrons: tuple[tuple[int, int], ...] = ()) -> Circuit:
    """Return the test track."""
    text = circuit_text(spaces=60, corners=CORNERS, laps=2)
    for (line, _limit), legends in zip(CORNERS, LEGENDS_LINES, strict=True):
        text = text.replace(f"legends = {line - 1}\n", f"legends = {legends}\n")
    marks = [list(mark) for mark in chevrons]
    text = text.replace("\n[path]", f"\nchevrons = {marks}\n\n[path]", 1)
    return data.user_circuit(FileText("t60.toml", text))


def deck_file(
    entries: dict[str, tuple[int, int, int]], star: str = "draft", rival: str = "nimble"
) -> FileText:
    """Return decks in which every card says the same; other colours have 9/0 and no Star."""
    text = 'schema = "hotseat-legends/1"\nname = "Same"\n'
    for number in range(36):
        deck = ("green", "yellow", "red")[number // 12]
        text += f'\n[[card]]\nid = "{deck}-{number}"\ndeck = "{deck}"\n'
        for colour in data.colours():
            text += f"{colour} = {list(entries.get(colour, (9, 0, 0)))}\n"
    for number in range(36):
        text += f'\n[[boost]]\nid = "b-{number}"\nstar = "{star}"\nrival = "{rival}"\n'
    return FileText("same.toml", text)


def legend(at: int, spot: int = 0, *, impeding: bool = False, arrival: int = 0) -> Car:
    """Return a Legend; `race_of` gives it its number and colour."""
    made = Car(0, NO_SEAT, 0)
    made.progress, made.spot, made.impeding, made.arrival = at, spot, impeding, arrival
    return made


def off(at: int, arrival: int = 1) -> Car:
    """Return a car beside the track."""
    return legend(at, OFF, arrival=arrival)


def pair(at: int) -> list[Car]:
    """Return two cars that fill a Space."""
    return [legend(at, 0), legend(at, 1)]


def race_of(
    *cars: Car,
    card: tuple[int, int] = (9, 0),
    star: str = "",
    rival: str = "",
    rivals: tuple[int, ...] = (0,),
    level: int = 4,
    circuit: Circuit | None = None,
    weather: str = "",
    road: str = "",
    adrenaline: bool = False,
    pro: int = 0,
) -> Race:
    """Return a race in which car 0 is on turn and the card of the round lies open.

    With `adrenaline` it is the last in the order; otherwise the first, and others come after it.
    """
    colours = data.colours()
    entries = dict.fromkeys(colours, (*card, 1 if star else 0))
    decks = data.legend_decks(deck_file(entries, star or "draft", rival or "nimble"))
    race = Race(
        FACTS,
        conditions(
            FACTS,
            circuit or t60(),
            2,
            weather_token(weather) if weather else NO_WEATHER,
            tuple(road_token(key) for key in road.split()),
        ),
    )
    race.cars = list(cars)
    # Cars far from what happens: none of them is near anybody, and it takes two to be ahead of.
    while len(race.cars) < 4:
        race.cars.append(legend(30 + 2 * len(race.cars)))
    for number, each in enumerate(race.cars):
        each.id = number
        each.colour_number = number
    race.round = 1
    others = [each.id for each in race.cars[1:]]
    race.order = [*others, 0] if adrenaline else [0, *others]
    race.turns_taken = race.order.index(0)
    race.expansion = Expansion(decks, level, rivals=rivals if rival else ())
    race.expansion.turned = 1
    race.legends_card = decks.cards_of(level)[0]
    race.expansion.boost_card = 0 if level > 1 else -1
    race.legends_pro = pro
    return race


def drive(race: Race, number: int = 0) -> list[Event]:
    """Let a Legend take its turn; return what was told."""
    assert race.expansion is not None
    heard: list[Event] = []
    drive_level_legend(race, race.expansion, race.cars[number], StackedChance(), heard.append)
    return heard


def ability(name: str) -> Ability:
    """Return an ability by its name."""
    return Ability[name.upper()]


def level_race(level: int = 4, legends: int = 5, seats: int = 1, **given: object) -> Race:
    """Return a race with Legends of a level."""
    race, _ = new_race(seats, FastChance(1), legends=legends, legends_level=str(level), **given)
    return race
