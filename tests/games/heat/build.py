"""Builders: a race in a given position, and ways to play it by the texts of the actions.

Cards are written by their keys ("3 stress turbo-42"), a deck top first, a discard pile bottom first
(its last card is the one everybody sees). Where a car stands is its progress: the Space on the
first lap, negative on the grid. Weather and Road Conditions are written by the keys of their tokens
("rain", "overheat weather"), the road one token a corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeVar

from hotseat.core import (
    Bill,
    Chance,
    Event,
    FileText,
    Item,
    Phrase,
    Refusal,
    Seat,
)
from hotseat.core import play as play_text
from hotseat.games.heat import GAME, data
from hotseat.games.heat.actions import HeatAction
from hotseat.games.heat.conditions import NO_EVENT, NO_WEATHER, conditions
from hotseat.games.heat.events import CarMoved, CornerChecked, SpeedSet, SpunOut
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import NO_CARD, Card, Circuit, Facts
from hotseat.games.heat.garage import upgrade_deck
from hotseat.games.heat.season_state import Leg, Season
from hotseat.games.heat.sponsorship import sponsorship_deck
from hotseat.games.heat.state import NO_GARAGE, NO_SEAT, Car, Draft, Race, Step
from hotseat.games.heat.view_parts import TurnView, View

T = TypeVar("T")
E = TypeVar("E", bound=Event)

FACTS = data.facts()
USA = data.circuit("usa")
ITALY = data.circuit("italy")

COLOURS = tuple(FACTS.colours)

FIRST_UPGRADE = FACTS.keys.index("fwd-1")  # the cards of the garage come last

HAND = "1 2 3 4 start0 start5 stress"
DECK = "1 2 3 4 1 2 3 4"


# Cards


def card(key: str) -> Card:
    """Return a kind of card by its key."""
    return FACTS.keys.index(key)


def cards(keys: str) -> list[Card]:
    """Return cards by their keys, in the order written."""
    return [card(key) for key in keys.split()]


def keys(pile: Iterable[Card]) -> str:
    """Return the keys of cards, in their order."""
    return " ".join(FACTS.keys[kind] for kind in pile)


def deck_of(driver: Car) -> str:
    """Return the keys of a draw deck, top first."""
    return keys(reversed(driver.deck))


def own_set(*cards: str, copies: int = 7) -> FileText:
    """Return a file of own Upgrade cards: `own-1` is the first one, such as "value = 6".

    A plain card makes up the number that a draft needs.
    """
    text = 'schema = "hotseat-upgrades/1"\nname = "Own"\n'
    for number, body in enumerate([*cards, "value = 1"], start=1):
        text += f"""
[[card]]
key = "card-{number}"
group = "turbo"
level = "basic"
copies = {copies if number <= len(cards) else 20}
{body}
"""
    return FileText("own.toml", text)


# Chance


class StackedChance(Chance):
    """Chance without luck: a shuffle leaves the order, or turns the pile over.

    Every pile that was shuffled is kept as it was before.
    """

    def __init__(self, *, turn_over: bool = False) -> None:
        super().__init__()
        self.shuffled: list[list[object]] = []
        self._turn_over = turn_over

    def turn_to(self, entry: int) -> None:
        """Nothing depends on the entry."""

    def word(self) -> int:
        """Always the smallest number."""
        return 0

    def shuffle(self, things: list[T]) -> None:
        """Leave the order, or turn it over."""
        self.shuffled.append(list(things))
        if self._turn_over:
            things.reverse()


# Circuits


def circuit_text(
    *,
    spaces: int = 40,
    corners: Sequence[tuple[int, int]] = ((20, 4),),
    laps: int = 1,
    spots: int = 2,
    heat: int = 6,
    stress: int = 3,
    name: str = "Ring",
) -> str:
    """Return the file of a round circuit with corners as (line, limit), Race Line on the right."""
    lines = [line for line, _limit in corners]
    gaps = [line - lines[number - 1] for number, line in enumerate(lines)]
    gaps[0] += spaces
    grid = [[space, side] for space in range(spaces - 1, 0, -1) for side in ("right", "left")][:6]
    if spots == 1:
        grid = [[space, "right"] for space in range(spaces - 1, spaces - 7, -1)]
    angles = [2 * math.pi * number / 8 for number in range(8)]
    points = [
        [round(500 + 250 * math.cos(angle)), round(300 + 250 * math.sin(angle))] for angle in angles
    ]
    text = f"""
schema = "hotseat-circuit/1"
name = "{name}"
laps = {laps}
spaces = {spaces}
spots = {spots}
heat = {heat}
stress = {stress}
grid = {grid}

[path]
points = {points}
at = {[number * spaces / 8 for number in range(8)]}
"""
    for (line, limit), gap in zip(corners, gaps, strict=True):
        text += f"""
[[corner]]
line = {line}
limit = {limit}
gap = {gap}
legends = {line - 1}
race_line = ["right", "right"]
"""
    return text


def ring(
    *,
    spaces: int = 40,
    corners: Sequence[tuple[int, int]] = ((20, 4),),
    laps: int = 1,
    spots: int = 2,
    heat: int = 6,
    stress: int = 3,
) -> Circuit:
    """Return a small round circuit, read from its file as a user's own would be."""
    text = circuit_text(
        spaces=spaces, corners=corners, laps=laps, spots=spots, heat=heat, stress=stress
    )
    return data.user_circuit(FileText("ring.toml", text))


# Races


def car(
    at: int = 0,
    *,
    spot: int = 0,
    gear: int = 1,
    hand: str = HAND,
    deck: str = DECK,
    discard: str = "",
    engine: int | str = 6,
    place: int = 0,
    finish_round: int = 0,
    stress_taken: int = 0,
) -> Car:
    """Return a car; `race_with` gives it its seat and colour. An engine is plain Heat or keys."""
    made = Car(0, 0, 0)
    made.progress = at
    made.spot = spot
    made.gear = gear
    made.hand = sorted(cards(hand))
    made.deck = cards(deck)[::-1]
    made.discard = cards(discard)
    made.engine = [card("heat")] * engine if isinstance(engine, int) else cards(engine)
    made.place = place
    made.finish_round = finish_round
    made.stress_taken = stress_taken
    of_garage = [each for each in cards(f"{hand} {deck} {discard}") if each >= FIRST_UPGRADE]
    made.upgrades = tuple(sorted(each for each in of_garage if not FACTS.is_sponsorship[each]))
    made.sponsorship = tuple(sorted(each for each in of_garage if FACTS.is_sponsorship[each]))
    return made


def legend(at: int, *, spot: int = 0) -> Car:
    """Return a car that the Legends cards drive."""
    made = Car(0, NO_SEAT, 0)
    made.progress, made.spot = at, spot
    return made


def race_with(
    *cars: Car,
    circuit: Circuit = USA,
    laps: int | None = None,
    weather: str = "",
    road: str = "",
    tournament: bool = False,
    garage: str = NO_GARAGE,
    upgrades: FileText | None = None,
    legends_card: int = 0,
    event: str = "",
    races: int = 1,
    level: int = 0,
) -> Race:
    """Return a race at the start of its first round; seat 0 drives the first car, and so on.

    With an Event card it is the first of `races` equal races of a season. With a level it has the
    Legends expansion.
    """
    facts = data.facts(upgrades)
    race = Race(
        facts,
        conditions(
            facts,
            circuit,
            circuit.laps if laps is None else laps,
            weather_token(weather) if weather else NO_WEATHER,
            tuple(road_token(key) for key in road.split()),
            data.event_keys().index(event) if event else NO_EVENT,
        ),
    )
    for number, each in enumerate(cars):
        each.id = number
        each.colour_number = number
        if not each.is_legend():
            each.seat = number
    race.cars = list(cars)
    race.round = 1
    race.tournament = tournament
    if any(each.is_legend() for each in cars):
        race.legends_deck = [legends_card]
    race.garage = garage
    if garage != NO_GARAGE:
        race.draft = Draft(deck=garage_deck(facts, garage, race.cars))
    on_track = sorted(race.cars_on_track(), key=lambda each: (-each.progress, each.spot))
    race.order = [each.id for each in on_track]
    if level:
        race.expansion = Expansion(data.legend_decks(), level)
        race.legends_deck = race.expansion.decks.cards_of(level)
        race.expansion.boost_deck = race.expansion.decks.boosts_of(level)
    if event:
        join_season(race, event, races, level)
    return race


def join_season(race: Race, event: str, races: int, level: int = 0) -> None:
    """Make a race the first of a season; everybody has an Upgrade, at the bottom of the deck."""
    spare = cards("brakes-8 brakes-8 brakes-9 brakes-9 brakes-10 brakes-10")
    for each in race.cars:
        if not each.is_legend() and not each.upgrades:
            each.upgrades = (spare[each.id],)
            each.deck = [spare[each.id], *each.deck]
    race.garage = "mixed"
    race.draft = Draft(deck=garage_deck(race.facts, "mixed", race.cars))
    legs = [Leg("own", race.circuit, data.event_keys().index(event), level) for _ in range(races)]
    race.season = Season("own", legs, (0,) * len(race.cars), grid=list(race.order))
    race.season.deck = sponsorship_deck(race)
    for each in race.cars:
        for kind in each.sponsorship:
            race.season.deck.remove(kind)


def weather_token(key: str) -> int:
    """Return a Weather token by its key."""
    return [token.key for token in FACTS.weathers].index(key)


def road_token(key: str) -> int:
    """Return a Road Conditions token by its key."""
    return [token.key for token in FACTS.roads].index(key)


def garage_deck(facts: Facts, level: str, cars: Iterable[Car]) -> list[Card]:
    """Return the Upgrade cards that no driver has."""
    deck = upgrade_deck(facts, level)
    for each in cars:
        for upgrade in each.upgrades:
            deck.remove(upgrade)
    return deck


# Playing


def new_race(
    seats: int = 2, chance: Chance | None = None, **given: object
) -> tuple[Race, list[Event]]:
    """Set up a race with these settings; return it with what was told."""
    heard: list[Event] = []
    settings = GAME.settings(given, seats)
    return GAME.new(settings, seats, chance or StackedChance(), heard.append), heard


def play(race: Race, seat: int, text: str, chance: Chance | None = None) -> list[Event]:
    """Play an action by its text, as a table would, and return what was told."""
    heard: list[Event] = []
    refusal = play_text(GAME, race, Seat(seat), text, chance or StackedChance(), heard.append)
    assert refusal is None, refusal
    return heard


def refused(race: Race, seat: int, text: str) -> tuple[str, str]:
    """Play an action that must be refused; return the code and the rule of the refusal."""
    before = GAME.dump(race)
    refusal = play_text(GAME, race, Seat(seat), text, StackedChance(), None)
    assert isinstance(refusal, Refusal), f"{text} was played"
    assert refusal.action == text
    assert GAME.dump(race) == before
    return refusal.reason.phrase.code, refusal.reason.rule


NOT_AN_OPTION = ("refused-not-an-option", "")
NOT_ASKED = ("refused-not-asked", "")
OPEN_MUSTS = ("heat-no-end-with-musts", "RUL-HEAT-54")


def turn(race: Race, seat: int, text: str, chance: Chance | None = None) -> list[Event]:
    """Begin the turn of a car with this plan, as if the cars ahead of it had taken theirs.

    The cars behind it have planned a 0 in 1st gear.
    """
    race.turns_taken = race.order.index(seat)
    for other in race.cars_on_track():
        if other.seat != seat:
            other.has_planned = True
            if race.order.index(other.id) > race.turns_taken and not other.planned:
                other.gear = 1
                other.planned = cards("start0")
                if card("start0") in other.hand:
                    other.hand.remove(card("start0"))
    return play(race, seat, text, chance)


def plan_all(race: Race, *texts: str, chance: Chance | None = None) -> list[Event]:
    """Plan for every car on the track, in the order of the seats."""
    heard: list[Event] = []
    for each, text in zip(race.cars_on_track(), texts, strict=True):
        heard += play(race, each.seat, text, chance)
    return heard


def pass_on(race: Race, seat: int, chance: Chance | None = None) -> list[Event]:
    """Let a seat do the least until it is no longer asked; return what was told."""
    heard: list[Event] = []
    while race.step != Step.PLAN and seat in waiting(race):
        heard += play(race, seat, GAME.default(race, Seat(seat)).text(), chance)
    return heard


def whole_turn(race: Race, seat: int, text: str, chance: Chance | None = None) -> list[Event]:
    """Take a turn with this plan and nothing else."""
    return turn(race, seat, text, chance) + pass_on(race, seat, chance)


# Asking


def options(race: Race, seat: int) -> list[str]:
    """Return the texts of a seat's options, in order."""
    return [action.text() for action in GAME.options(race, Seat(seat))]


def offered(race: Race, what: str) -> list[str]:
    """Return the options of the first seat that begin with a word."""
    return [text for text in options(race, 0) if text.split()[0] == what]


def option(race: Race, seat: int, text: str) -> HeatAction:
    """Return the option with this text."""
    for action in GAME.options(race, Seat(seat)):
        if action.text() == text:
            return action
    raise AssertionError(f"{text} is not among {options(race, seat)}")


def waiting(race: Race) -> list[int]:
    """Return the seats that are asked."""
    return [int(seat) for seat in GAME.waiting(race)]


def view(race: Race, seat: int | None) -> View:
    """Return what a seat sees."""
    return GAME.view(race, None if seat is None else Seat(seat))


def turn_seen(race: Race, seat: int | None) -> TurnView:
    """Return what a seat sees of the turn that is being taken."""
    seen = view(race, seat).race.turn
    assert seen is not None
    return seen


def played(race: Race) -> tuple[Card, ...]:
    """Return the cards that everybody sees in the play area of the turn."""
    parts = turn_seen(race, None).parts
    return tuple(part.card for part in parts if part.card is not None)


def added_speed(race: Race) -> int:
    """Return what was added to the Speed of the turn without a card."""
    return sum(part.value for part in race.turn.parts if part.card == NO_CARD)


def stands(driver: Car) -> tuple[int, int]:
    """Return where a car stands: progress and Spot."""
    return driver.progress, driver.spot


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def of_car(events: Iterable[Event], number: int) -> list[Event]:
    """Return the events about one car."""
    return [event for event in events if getattr(event, "car", None) == number]


def speeds(events: Iterable[Event]) -> list[int]:
    """Return the Speeds told, in order."""
    return [event.speed.total for event in only(events, SpeedSet)]


def moves(events: Iterable[Event]) -> list[tuple[int, int]]:
    """Return the moves told: Spaces due, Spaces driven."""
    return [
        (event.due, event.end.progress - event.start.progress) for event in only(events, CarMoved)
    ]


def corners_paid(events: Iterable[Event]) -> list[tuple[int, int]]:
    """Return the corners checked, in order, each with the Heat paid for it."""
    return [(event.corner, event.heat.total) for event in only(events, CornerChecked)]


def spin_outs(events: Iterable[Event]) -> list[tuple[int, int, int]]:
    """Return the spin-outs: corner, Heat paid, Stress taken."""
    return [(event.corner, event.paid, event.stress) for event in only(events, SpunOut)]


# Bills, as they should be


def speed_bill(total: int, played: str, adrenaline: int = 0) -> Bill:
    """Return the bill of a Speed: the cards that count, and Adrenaline."""
    items = [
        Item(Phrase(f"heat-card-{key}"), FACTS.values[card(key)], "HEAT-3-2")
        for key in played.split()
    ]
    if adrenaline:
        items.append(Item(Phrase("heat-bill-adrenaline"), adrenaline, "HEAT-4-7"))
    return Bill(total, tuple(items))


def corner_bill(total: int, *, corner: int, speed: int, limit: int) -> Bill:
    """Return the bill of a corner."""
    return Bill(
        total,
        (
            Item(Phrase("heat-bill-speed"), speed, "HEAT-7-2"),
            Item(Phrase("heat-bill-limit", {"corner": corner}), -limit, "HEAT-7-4"),
        ),
    )


SHIFT_BILL = Bill(1, (Item(Phrase("heat-bill-shift"), 1, "HEAT-1-2"),))
BOOST_BILL = Bill(1, (Item(Phrase("heat-bill-boost"), 1, "HEAT-5-8"),))
FREE = Bill(0)
