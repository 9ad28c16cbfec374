"""A race in progress: plain data with full information.

Piles are lists of card kinds with their top at the end; a hand is kept sorted, because the order
in which its cards came is nobody's business.
"""

from __future__ import annotations

from enum import IntEnum

from hotseat.games.heat.facts import Card, Circuit, Facts

NO_SEAT = -1


class Step(IntEnum):
    """Which decision the race waits for."""

    PLAN = 0  # steps 1 and 2, all drivers at once
    REACT = 1
    SLIPSTREAM = 2
    DISCARD = 3
    OVER = 4


class SymbolKind(IntEnum):
    """What a symbol does in step 5."""

    COOLDOWN = 0
    BOOST = 1
    ADRENALINE = 2


class Symbol:
    """A symbol that the driver on turn may still use."""

    def __init__(self, kind: SymbolKind, amount: int, from_adrenaline: bool) -> None:
        self.kind = kind
        self.amount = amount
        self.from_adrenaline = from_adrenaline  # otherwise it is the gear's


class Car:
    """A car with everything that belongs to its driver."""

    def __init__(self, car_id: int, seat: int, colour_number: int) -> None:
        self.id = car_id
        self.seat = seat  # or NO_SEAT: a Legend
        self.colour_number = colour_number
        # On the track. Progress: laps × length + Space, negative on the grid (RUL-HEAT-4).
        self.progress = 0
        self.spot = 0  # 0 is the one at the Race Line
        self.place = 0  # in the Final classification; 0 while the car is on the track
        self.finish_round = 0
        # On the player mat.
        self.gear = 1
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.engine: list[Card] = []
        self.planned: list[Card] = []  # face down
        self.play_area: list[Card] = []  # face up
        self.has_planned = False
        self.stress_taken = 0  # from the reserve, in this race

    def is_legend(self) -> bool:
        """Is the car driven by the Legends cards?"""
        return self.seat == NO_SEAT

    def clone(self) -> Car:
        """Return an independent copy."""
        car = Car(self.id, self.seat, self.colour_number)
        car.progress = self.progress
        car.spot = self.spot
        car.place = self.place
        car.finish_round = self.finish_round
        car.gear = self.gear
        car.hand = self.hand[:]
        car.deck = self.deck[:]
        car.discard = self.discard[:]
        car.engine = self.engine[:]
        car.planned = self.planned[:]
        car.play_area = self.play_area[:]
        car.has_planned = self.has_planned
        car.stress_taken = self.stress_taken
        return car


class Race:
    """The state of a game of HEAT."""

    def __init__(self, facts: Facts, circuit: Circuit, laps: int) -> None:
        # What never changes in a race.
        self.facts = facts
        self.circuit = circuit
        self.laps = laps
        # The race.
        self.cars: list[Car] = []
        self.round = 0
        self.step = Step.PLAN
        self.order: list[int] = []  # car ids, in the order of this round's turns
        self.turn = 0  # whose turn it is: an index into `order`
        # The Legends.
        self.legends_pro = 0  # added to their top speeds
        self.legends_deck: list[int] = []
        self.legends_card = -1  # the one of this round, once it is turned up
        # The turn of the car on turn.
        self.turn_start = 0  # its progress when the turn began
        self.adrenaline_speed = 0  # what it added to Speed
        self.symbols: list[Symbol] = []  # open in step 5

    # Small questions

    def car_on_turn(self) -> Car:
        """Return the car that is taking its turn (steps 3 to 9)."""
        return self.cars[self.order[self.turn]]

    def finish(self) -> int:
        """Return the progress at which the race is finished (RUL-HEAT-4)."""
        return self.laps * self.circuit.spaces

    def has_finished(self, car: Car) -> bool:
        """Has the car crossed the Finish Line after its last lap?"""
        return car.progress >= self.finish()

    def cars_on_track(self) -> list[Car]:
        """Return the cars without a place yet, those that finished this round included."""
        return [car for car in self.cars if car.place == 0]

    def drivers_on_track(self) -> list[Car]:
        """Return the cars on the track that a seat drives."""
        return [car for car in self.cars if car.place == 0 and car.seat != NO_SEAT]

    def reserve(self) -> int:
        """Return the Stress cards left in the reserve; there is always another (RUL-HEAT-7)."""
        drivers = [car for car in self.cars if not car.is_legend()]
        out = sum(self.circuit.stress + car.stress_taken for car in drivers)
        return max(0, self.facts.box_stress - out)

    def clone(self) -> Race:
        """Return an independent copy; facts and circuit are shared."""
        race = Race(self.facts, self.circuit, self.laps)
        race.cars = [car.clone() for car in self.cars]
        race.round = self.round
        race.step = self.step
        race.order = self.order[:]
        race.turn = self.turn
        race.legends_pro = self.legends_pro
        race.legends_deck = self.legends_deck[:]
        race.legends_card = self.legends_card
        race.turn_start = self.turn_start
        race.adrenaline_speed = self.adrenaline_speed
        race.symbols = self.symbols[:]
        return race
