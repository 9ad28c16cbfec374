"""A race in progress: plain data with full information.

Piles are lists of card kinds with their top at the end; a hand is kept sorted, because the order
in which its cards came is nobody's business. `__reduce__` is how pickle and copy take a compiled
object apart.
"""

from __future__ import annotations

from enum import IntEnum

from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.facts import Card, Facts

NO_SEAT = -1
NO_CARD = -1


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


class Source(IntEnum):
    """What gave a symbol to the driver."""

    GEAR = 0
    ADRENALINE = 1


class Symbol:
    """A symbol that the driver on turn may still use, or must: then step 5 cannot end before."""

    def __init__(
        self, kind: SymbolKind, amount: int, source: Source, mandatory: bool = False
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.source = source
        self.mandatory = mandatory

    def __reduce__(self) -> tuple[type[Symbol], tuple[object, ...]]:
        return Symbol, (self.kind, self.amount, self.source, self.mandatory)


class Gain(IntEnum):
    """What counts towards a Speed."""

    CARD = 0  # a card in the play area
    ADRENALINE = 1


class SpeedPart:
    """One line of a Speed: a card in the play area with what it counts, or something added."""

    def __init__(self, gain: Gain, value: int, card: Card = NO_CARD) -> None:
        self.gain = gain
        self.value = value
        self.card = card

    def __reduce__(self) -> tuple[type[SpeedPart], tuple[object, ...]]:
        return SpeedPart, (self.gain, self.value, self.card)


class Turn:
    """The turn of the car on turn. While everybody plans there is an empty one."""

    def __init__(
        self,
        start: int = 0,
        parts: list[SpeedPart] | None = None,
        symbols: list[Symbol] | None = None,
        pluses: int = 0,
    ) -> None:
        self.start = start  # the car's progress when the turn began
        # The play area and what else was added to Speed, in the order in which it came.
        self.parts: list[SpeedPart] = [] if parts is None else parts
        self.symbols: list[Symbol] = [] if symbols is None else symbols  # open in step 5
        self.pluses = pluses  # + symbols used

    def play(self, card: Card, value: int) -> None:
        """Put a card into the play area, counting so much."""
        self.parts.append(SpeedPart(Gain.CARD, value, card))

    def add_speed(self, gain: Gain, value: int) -> None:
        """Add to Speed without a card."""
        self.parts.append(SpeedPart(gain, value))

    def speed(self) -> int:
        """HEAT-3-2, HEAT-7-2: the values of all cards in the play area, and what was added.

        A Stress card has no value of its own: the card found for it counts (HEAT-STRESS-4). Spaces
        lost by being blocked or won by a Slipstream change nothing (HEAT-3-8, HEAT-6-6).
        """
        speed = 0
        for part in self.parts:
            speed += part.value
        return speed

    def play_area(self) -> list[Card]:
        """Return the cards that lie face up before the driver, in the order played."""
        return [part.card for part in self.parts if part.card != NO_CARD]

    def clone(self) -> Turn:
        """Return an independent copy; parts and symbols never change."""
        return Turn(self.start, self.parts[:], self.symbols[:], self.pluses)

    def __reduce__(self) -> tuple[type[Turn], tuple[object, ...]]:
        return Turn, (self.start, self.parts, self.symbols, self.pluses)


class Car:
    """A car with everything that belongs to its driver."""

    def __init__(
        self,
        car_id: int,
        seat: int,
        colour_number: int,
        progress: int = 0,
        spot: int = 0,
        place: int = 0,
        finish_round: int = 0,
        gear: int = 1,
        hand: list[Card] | None = None,
        deck: list[Card] | None = None,
        discard: list[Card] | None = None,
        engine: list[Card] | None = None,
        planned: list[Card] | None = None,
        has_planned: bool = False,
        stress_taken: int = 0,
    ) -> None:
        self.id = car_id
        self.seat = seat  # or NO_SEAT: a Legend
        self.colour_number = colour_number
        # On the track. Progress: laps × length + Space, negative on the grid (RUL-HEAT-4).
        self.progress = progress
        self.spot = spot  # 0 is the one at the Race Line
        self.place = place  # in the Final classification; 0 while the car is on the track
        self.finish_round = finish_round
        # On the player mat.
        self.gear = gear
        self.hand: list[Card] = [] if hand is None else hand
        self.deck: list[Card] = [] if deck is None else deck
        self.discard: list[Card] = [] if discard is None else discard
        self.engine: list[Card] = [] if engine is None else engine
        self.planned: list[Card] = [] if planned is None else planned  # face down
        self.has_planned = has_planned
        self.stress_taken = stress_taken  # from the reserve, in this race

    def is_legend(self) -> bool:
        """Is the car driven by the Legends cards?"""
        return self.seat == NO_SEAT

    def clone(self) -> Car:
        """Return an independent copy."""
        return Car(
            self.id,
            self.seat,
            self.colour_number,
            self.progress,
            self.spot,
            self.place,
            self.finish_round,
            self.gear,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.engine[:],
            self.planned[:],
            self.has_planned,
            self.stress_taken,
        )

    def __reduce__(self) -> tuple[type[Car], tuple[object, ...]]:
        return Car, (
            self.id,
            self.seat,
            self.colour_number,
            self.progress,
            self.spot,
            self.place,
            self.finish_round,
            self.gear,
            self.hand,
            self.deck,
            self.discard,
            self.engine,
            self.planned,
            self.has_planned,
            self.stress_taken,
        )


class Race:
    """The state of a game of HEAT."""

    def __init__(
        self,
        facts: Facts,
        conditions: Conditions,
        cars: list[Car] | None = None,
        round: int = 0,
        step: Step = Step.PLAN,
        order: list[int] | None = None,
        turns_taken: int = 0,
        turn: Turn | None = None,
        legends_pro: int = 0,
        legends_deck: list[int] | None = None,
        legends_card: int = -1,
    ) -> None:
        # What never changes in a race.
        self.facts = facts
        self.conditions = conditions
        self.circuit = conditions.circuit
        self.laps = conditions.laps
        # The race.
        self.cars: list[Car] = [] if cars is None else cars
        self.round = round
        self.step = step
        # Car ids, in the order of this round's turns.
        self.order: list[int] = [] if order is None else order
        self.turns_taken = turns_taken  # in this round: the next in `order` is on turn
        self.turn: Turn = Turn() if turn is None else turn
        # The Legends.
        self.legends_pro = legends_pro  # added to their top speeds
        self.legends_deck: list[int] = [] if legends_deck is None else legends_deck
        self.legends_card = legends_card  # the one of this round, once it is turned up

    # Small questions

    def car_on_turn(self) -> Car:
        """Return the car that is taking its turn (steps 3 to 9)."""
        return self.cars[self.order[self.turns_taken]]

    def is_in_turn(self) -> bool:
        """Is a car taking its turn, or does everybody plan?"""
        return self.step != Step.PLAN and self.step != Step.OVER

    def piles(self, car: Car) -> list[list[Card]]:
        """Return every place where a card of this driver can lie."""
        own = [car.hand, car.deck, car.discard, car.engine, car.planned]
        if self.is_in_turn() and self.car_on_turn() is car:
            own.append(self.turn.play_area())
        return own

    def finish(self) -> int:
        """Return the progress at which the race is finished (RUL-HEAT-4)."""
        return self.conditions.finish

    def has_finished(self, car: Car) -> bool:
        """Has the car crossed the Finish Line after its last lap?"""
        return car.progress >= self.conditions.finish

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
        return Race(
            self.facts,
            self.conditions,
            [car.clone() for car in self.cars],
            self.round,
            self.step,
            self.order[:],
            self.turns_taken,
            self.turn.clone(),
            self.legends_pro,
            self.legends_deck[:],
            self.legends_card,
        )

    def __reduce__(self) -> tuple[type[Race], tuple[object, ...]]:
        return Race, (
            self.facts,
            self.conditions,
            self.cars,
            self.round,
            self.step,
            self.order,
            self.turns_taken,
            self.turn,
            self.legends_pro,
            self.legends_deck,
            self.legends_card,
        )
