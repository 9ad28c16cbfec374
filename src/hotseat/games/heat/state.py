"""A race in progress: plain data with full information.

Piles are lists of card kinds with their top at the end; a hand is kept sorted, because nobody needs
to know in which order its cards came. `__reduce__` is how pickle and copy take a compiled object
apart.

Copies of a race share lists that are values: a hand, an Engine, the face-down cards and the order
of turns are replaced by new lists and never changed in place. They share a driver's deck and
discard pile until one of them changes: `Car.own_piles` comes before that. Copying is what searching
bots do most, and these are most of the lists.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import NO_CARD, Card, Facts, Gain, SpeedPart
from hotseat.games.heat.season_state import Season

NO_SEAT: Final = -1
NO_SECTOR: Final = -1
NO_GARAGE: Final = "none"
OFF: Final = -1  # the Spot of a car beside the track (RUL-LGX-17)


class Step(IntEnum):
    """Which decision the race waits for."""

    PLAN = 0  # steps 1 and 2, all drivers at once
    REACT = 1
    SLIPSTREAM = 2
    DISCARD = 3
    OVER = 4
    DRAFT = 5  # GAR-20: before the first round
    VALUE = 6  # step 3: a card that offers several values
    SALVAGE = 7  # step 5: which cards of the discard pile
    REFRESH = 8  # step 9: which cards go on top of the deck
    # In a season, around its races; all that come after READY are questions of a season.
    READY = 9  # before the next race, all drivers at once
    SWAP = 10  # CHA-21: the last driver on the grid, after the draft
    KEEP = 11  # SEAS-4: one Upgrade for the next season, all drivers at once


class SymbolKind(IntEnum):
    """What a symbol does in step 5."""

    COOLDOWN = 0
    BOOST = 1
    ADRENALINE = 2
    HEAT = 3
    SCRAP = 4
    REDUCE = 5
    SALVAGE = 6
    ACCELERATE = 7


class Source(IntEnum):
    """What gave a symbol to the driver."""

    GEAR = 0
    ADRENALINE = 1
    SECTOR = 2
    CARD = 3


class Symbol:
    """A symbol that the driver on turn may still use, or must: then step 5 cannot end before."""

    def __init__(
        self,
        kind: SymbolKind,
        amount: int,
        source: Source,
        mandatory: bool = False,
        card: Card = NO_CARD,
        sector: int = NO_SECTOR,
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.source = source
        self.mandatory = mandatory
        self.card = card  # whose symbol it is
        self.sector = sector  # where the car must be to use it

    def __reduce__(self) -> tuple[type[Symbol], tuple[object, ...]]:
        return Symbol, (
            self.kind,
            self.amount,
            self.source,
            self.mandatory,
            self.card,
            self.sector,
        )


class Turn:
    """The turn of the car on turn. While everybody plans, it is the last car's, and over."""

    def __init__(
        self,
        start: int = 0,
        start_spot: int = 0,
        parts: list[SpeedPart] | None = None,
        symbols: list[Symbol] | None = None,
        pluses: int = 0,
        undecided: tuple[int, ...] = (),
        due: int = 0,
        has_moved: bool = False,
        sectors: tuple[int, ...] = (),
        salvaged: tuple[Card, ...] = (),
        salvage_left: int = 0,
        slipstreamed: int = 0,
    ) -> None:
        self.start = start  # where the car stood when the turn began
        self.start_spot = start_spot
        # The play area and what else was added to Speed, in the order in which it came.
        self.parts: list[SpeedPart] = [] if parts is None else parts
        self.symbols: list[Symbol] = [] if symbols is None else symbols  # open in step 5
        self.pluses = pluses  # + symbols used
        # Cards that offer several values and wait for the driver's choice: places in `parts`.
        self.undecided = undecided
        self.due = due  # Speed that the car has still to move, once all values are chosen
        self.has_moved = has_moved  # step 3 is over
        # Sectors whose Cooling bonus was given in this turn (RUL-HEAT-77).
        self.sectors = sectors
        # Cards chosen from the discard pile, where they still lie, and how many more may be.
        self.salvaged = salvaged
        self.salvage_left = salvage_left
        self.slipstreamed = slipstreamed  # Spaces gained in step 6

    def play(self, part: SpeedPart) -> None:
        """Put a card into the play area; the car still has to move its value."""
        self.parts.append(part)
        self.due += part.value

    def add_speed(self, gain: Gain, value: int) -> None:
        """Add to Speed without a card; the car still has to move it."""
        self.parts.append(SpeedPart(gain, value))
        self.due += value

    def take_out(self, card: Card) -> None:
        """Take a card out of the play area."""
        for at, part in enumerate(self.parts):
            if part.card == card:
                del self.parts[at]
                return

    def speed(self) -> int:
        """HEAT-3-2, HEAT-7-2: the values of all cards in the play area, and what was added.

        Whatever + symbols found counts (HEAT-PLUS-5). A Stress card has no value of its own: the
        card found for it counts (HEAT-STRESS-4). Spaces lost by being blocked or won by a
        Slipstream change nothing (HEAT-3-8, HEAT-6-6).
        """
        speed = 0
        for part in self.parts:
            speed += part.value
        return speed

    def has_mandatory_symbol(self) -> bool:
        """Is a symbol open that must be used if it can be?"""
        for symbol in self.symbols:
            if symbol.mandatory:
                return True
        return False

    def play_area(self) -> list[Card]:
        """Return the cards that lie face up before the driver, in the order played."""
        return [part.card for part in self.parts if part.card != NO_CARD]

    def clone(self) -> Turn:
        """Return an independent copy; parts and symbols never change."""
        return Turn(
            self.start,
            self.start_spot,
            self.parts[:],
            self.symbols[:],
            self.pluses,
            self.undecided,
            self.due,
            self.has_moved,
            self.sectors,
            self.salvaged,
            self.salvage_left,
            self.slipstreamed,
        )

    def __reduce__(self) -> tuple[type[Turn], tuple[object, ...]]:
        return Turn, (
            self.start,
            self.start_spot,
            self.parts,
            self.symbols,
            self.pluses,
            self.undecided,
            self.due,
            self.has_moved,
            self.sectors,
            self.salvaged,
            self.salvage_left,
            self.slipstreamed,
        )


class Draft:
    """The garage (GAR-20 to GAR-26): open while the drivers choose, then closed."""

    def __init__(
        self,
        round: int = 0,
        order: list[int] | None = None,
        taken: int = 0,
        market: list[Card] | None = None,
        deck: list[Card] | None = None,
        discard: list[Card] | None = None,
    ) -> None:
        self.round = round
        self.order: list[int] = [] if order is None else order  # car ids, of this draft round
        self.taken = taken  # how many have chosen in this round
        self.market: list[Card] = [] if market is None else market  # face up, sorted
        self.deck: list[Card] = [] if deck is None else deck  # top at the end
        self.discard: list[Card] = [] if discard is None else discard  # left over, face up

    def clone(self) -> Draft:
        """Return an independent copy."""
        return Draft(
            self.round,
            self.order[:],
            self.taken,
            self.market[:],
            self.deck[:],
            self.discard[:],
        )

    def __reduce__(self) -> tuple[type[Draft], tuple[object, ...]]:
        return Draft, (
            self.round,
            self.order,
            self.taken,
            self.market,
            self.deck,
            self.discard,
        )


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
        upgrades: tuple[Card, ...] = (),
        removed: tuple[Card, ...] = (),
        impeding: bool = False,
        arrival: int = 0,
        sponsorship: tuple[Card, ...] = (),
        out: bool = False,
        shares_piles: bool = False,
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
        self.hand: list[Card] = [] if hand is None else hand  # a value
        self.deck: list[Card] = [] if deck is None else deck
        self.discard: list[Card] = [] if discard is None else discard
        self.engine: list[Card] = [] if engine is None else engine  # a value
        self.planned: list[Card] = [] if planned is None else planned  # face down; a value
        self.has_planned = has_planned
        self.stress_taken = stress_taken  # from the reserve, in this race
        # What was chosen in the garage; the cards themselves lie in the piles (GAR-27). Without
        # any, much need not be looked at in a turn. In a season there is always one (CHA-17).
        self.upgrades = upgrades
        self.removed = removed  # GAR-SYM-12.1
        # A Legend that fills all Spots of its Space, and when a nimble one came to be first in its
        # Space: the latest is ahead (RUL-LGX-16, RUL-LGX-19).
        self.impeding = impeding
        self.arrival = arrival
        self.sponsorship = sponsorship  # SPO-4: those not used yet, wherever they lie
        self.out = out  # RUL-HEAT-92: eliminated
        self.shares_piles = shares_piles  # the deck and the discard pile, with a copy of the race

    def is_legend(self) -> bool:
        """Is the car driven by the Legends cards?"""
        return self.seat == NO_SEAT

    def take(self, cards: list[Card]) -> None:
        """Put cards into the hand."""
        hand = self.hand + cards
        hand.sort()
        self.hand = hand

    def drop(self, card: Card) -> None:
        """Take a card out of the hand."""
        self.drop_all([card])

    def drop_all(self, cards: list[Card]) -> None:
        """Take cards out of the hand."""
        hand = self.hand[:]
        for card in cards:
            hand.remove(card)
        self.hand = hand

    def lay_off(self, card: Card) -> None:
        """Put a card on the discard pile."""
        if self.shares_piles:
            self.own_piles()
        self.discard.append(card)

    def lay_off_all(self, cards: list[Card]) -> None:
        """Put cards on the discard pile, the last one on top."""
        if self.shares_piles:
            self.own_piles()
        self.discard += cards

    def own_piles(self) -> None:
        """Share deck and discard pile with no copy of the race any more: one of them changes.

        Where cards move all the time it is called only by a car that does share them.
        """
        if self.shares_piles:
            self.deck = self.deck[:]
            self.discard = self.discard[:]
            self.shares_piles = False

    def clone(self) -> Car:
        """Return an independent copy; it shares what is a value, and piles until they change."""
        self.shares_piles = True
        return Car(
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
            self.upgrades,
            self.removed,
            self.impeding,
            self.arrival,
            self.sponsorship,
            self.out,
            self.shares_piles,
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
            self.upgrades,
            self.removed,
            self.impeding,
            self.arrival,
            self.sponsorship,
            self.out,
            self.shares_piles,
        )


# The rules of today; games that began under earlier ones end under them. Version 2 brought:
# the order of the play area (RUL-HEAT-9); no early end where a spin-out eliminates (RUL-HEAT-43,
# RUL-HEAT-92); full throttle that may be slower than a user's Legend (LGX-AB-THROTTLE-2).
RULES_VERSION: Final = 2


class Race:
    """The state of a game of HEAT: a race, and the season it belongs to, if there is one."""

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
        tournament: bool = False,
        draft: Draft | None = None,
        garage: str = NO_GARAGE,
        expansion: Expansion | None = None,
        season: Season | None = None,
        rules: int = RULES_VERSION,
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
        # Car ids, in the order of this round's turns; a value.
        self.order: list[int] = [] if order is None else order
        self.turns_taken = turns_taken  # in this round: the next in `order` is on turn
        self.turn: Turn = Turn() if turn is None else turn
        # The Legends.
        self.legends_pro = legends_pro  # added to their top speeds
        self.legends_deck: list[int] = [] if legends_deck is None else legends_deck
        self.legends_card = legends_card  # the one of this round, once it is turned up
        # Advanced modules.
        self.tournament = tournament
        self.garage = garage  # which Upgrade cards are used
        self.draft = draft  # None without a garage
        self.expansion = expansion  # of the Legends; None with the base game's cards
        self.season = season  # None for a single race
        self.rules = rules  # the version of the rules that it began under

    # Small questions

    def car_on_turn(self) -> Car:
        """Return the car that is taking its turn (steps 3 to 9)."""
        return self.cars[self.order[self.turns_taken]]

    def is_in_turn(self) -> bool:
        """Is a car taking its turn, or does everybody plan, or choose in the garage?"""
        step = self.step
        return step not in (Step.PLAN, Step.OVER, Step.DRAFT) and step < Step.READY

    def is_between_races(self) -> bool:
        """Are the cards of a season put away, because no race is being driven?"""
        return self.season is not None and (
            self.step >= Step.READY or self.step in (Step.DRAFT, Step.OVER)
        )

    def is_in_garage(self) -> bool:
        """Do cards lie in the market of the garage?"""
        return self.step in (Step.DRAFT, Step.SWAP)

    def piles(self, car: Car) -> list[list[Card]]:
        """Return every place where a card of this driver can lie."""
        own = [car.hand, car.deck, car.discard, car.engine, car.planned]
        if car.removed:
            own.append(list(car.removed))
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

    def is_last_on_track(self) -> bool:
        """Is only one car left on the track?"""
        left = 0
        for car in self.cars:
            if car.place == 0:
                left += 1
                if left > 1:
                    return False
        return left == 1

    def drivers_on_track(self) -> list[Car]:
        """Return the cars on the track that a seat drives."""
        return [car for car in self.cars if car.place == 0 and car.seat != NO_SEAT]

    def reserve(self) -> int:
        """HEAT-SET-13: the Stress cards left; there is always another (RUL-HEAT-7)."""
        drivers = [car for car in self.cars if not car.is_legend()]
        out = sum(self.conditions.starting_stress() + car.stress_taken for car in drivers)
        return max(0, self.facts.box_stress - out)

    def clone(self) -> Race:
        """Return an independent copy; facts and circuit are shared."""
        return Race(
            self.facts,
            self.conditions,
            [car.clone() for car in self.cars],
            self.round,
            self.step,
            self.order,
            self.turns_taken,
            self.turn.clone(),
            self.legends_pro,
            self.legends_deck[:],
            self.legends_card,
            self.tournament,
            None if self.draft is None else self.draft.clone(),
            self.garage,
            None if self.expansion is None else self.expansion.clone(),
            None if self.season is None else self.season.clone(),
            self.rules,
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
            self.tournament,
            self.draft,
            self.garage,
            self.expansion,
            self.season,
            self.rules,
        )
