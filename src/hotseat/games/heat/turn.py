"""Steps 3 to 6 of a car's turn: Reveal & Move, Adrenaline, React, Slipstream."""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.actions import (
    BOOST,
    END_REACT,
    STAY,
    USE_ADRENALINE,
    Cooldown,
    HeatAction,
    Slipstream,
    Source,
)
from hotseat.games.heat.cards import cool_down, flip_for_plus, heat_in, pay_heat
from hotseat.games.heat.events import (
    AdrenalineGained,
    AdrenalineUsed,
    Boosted,
    CardsRevealed,
    HeatCooled,
    Slipstreamed,
    SpeedSet,
)
from hotseat.games.heat.facts import Facts, Sort
from hotseat.games.heat.state import Car, Race, Symbol, SymbolKind
from hotseat.games.heat.track import free_spot, move

# Step 3: Reveal & Move


def reveal_and_move(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Turn up all cards, resolve their + symbols, and drive the sum (HEAT-3-1 to HEAT-3-3)."""
    if tell:
        tell(CardsRevealed(car.id, tuple(car.planned)))
    for card in car.planned:
        car.play_area.append(card)
        for _ in range(race.facts.pluses[card]):  # HEAT-STRESS-2, HEAT-STRESS-3
            flip_for_plus(race, car, chance, tell)
    car.planned = []
    if tell:
        tell(SpeedSet(car.id, speed_bill(race, car)))
    move(race, car, speed_of(race, car), tell)


def speed_of(race: Race, car: Car) -> int:
    """HEAT-3-2, HEAT-7-2: the values of all cards in the play area, and Adrenaline if used.

    A Stress card has no value of its own: the card found for it counts (HEAT-STRESS-4). Spaces
    lost by being blocked or won by a Slipstream change nothing (HEAT-3-8, HEAT-6-6).
    """
    speed = race.adrenaline_speed
    for card in car.play_area:
        speed += race.facts.values[card]
    return speed


def speed_bill(race: Race, car: Car) -> Bill:
    """Return the Speed, card by card."""
    facts = race.facts
    items = [
        Item(Phrase(f"heat-card-{facts.keys[card]}"), facts.values[card], "HEAT-3-2")
        for card in car.play_area
        if facts.sorts[card] != Sort.STRESS
    ]
    if race.adrenaline_speed:
        items.append(Item(Phrase("heat-bill-adrenaline"), race.adrenaline_speed, "HEAT-4-7"))
    return Bill(speed_of(race, car), tuple(items))


# Step 4: Adrenaline


def adrenaline(race: Race, car: Car, tell: Tell | None) -> None:
    """HEAT-4: the last car, or the last two of a large race, gets two symbols for step 5."""
    if not has_adrenaline(race, car):
        return
    facts = race.facts
    race.symbols.append(Symbol(SymbolKind.ADRENALINE, facts.adrenaline_speed, True))
    race.symbols.append(Symbol(SymbolKind.COOLDOWN, facts.adrenaline_cooldown, True))
    if tell:
        tell(AdrenalineGained(car.id))


def has_adrenaline(race: Race, car: Car) -> bool:
    """Is the car among the last of this round's order (RUL-HEAT-24)?"""
    return car.id in race.order[-places_with_adrenaline(race.facts, len(race.cars)) :]


def places_with_adrenaline(facts: Facts, starters: int) -> int:
    """HEAT-4-8: it is the number of starters that makes a race large."""
    large = starters >= facts.large_race
    return facts.adrenaline_cars_in_large_race if large else facts.adrenaline_cars


# Step 5: React


def gear_symbols(race: Race, car: Car) -> list[Symbol]:
    """HEAT-5-2: what the current gear gives. Boost is there in any gear (HEAT-5-8)."""
    symbols = [Symbol(SymbolKind.BOOST, race.facts.boost_heat, False)]
    cooldown = race.facts.gear(car.gear).cooldown
    if cooldown:
        symbols.append(Symbol(SymbolKind.COOLDOWN, cooldown, False))
    return symbols


def react_options(race: Race, car: Car) -> list[HeatAction]:
    """Every use of every open symbol, in any order (HEAT-5-1), or no more of them."""
    options: list[HeatAction] = []
    for symbol in race.symbols:
        match symbol.kind:
            case SymbolKind.COOLDOWN:
                most = min(symbol.amount, len(heat_in(race.facts, car.hand)))
                options += [Cooldown(_source(symbol), amount) for amount in range(1, most + 1)]
            case SymbolKind.BOOST:
                if symbol.amount <= len(car.engine):  # HEAT-5-13, HEAT-PAY-6
                    options.append(BOOST)
            case SymbolKind.ADRENALINE:
                options.append(USE_ADRENALINE)
    options.append(END_REACT)
    return options


def is_react_over(race: Race, car: Car) -> bool:
    """Can everybody see that no symbol is left to use?

    Whether there is Heat in a hand is the driver's secret, so a Cooldown is always asked about.
    """
    for symbol in race.symbols:
        match symbol.kind:
            case SymbolKind.COOLDOWN:
                if car.hand:
                    return False
            case SymbolKind.BOOST:
                if symbol.amount <= len(car.engine):
                    return False
            case SymbolKind.ADRENALINE:
                return False
    return True


def react_cooldown(race: Race, car: Car, action: Cooldown, tell: Tell | None) -> None:
    """Use one Cooldown symbol; it is then spent, even if it could do more (RUL-HEAT-18)."""
    _spend(race, SymbolKind.COOLDOWN, action.source == "adrenaline")
    cooled = cool_down(race, car, action.amount)
    if tell:
        tell(HeatCooled(car.id, action.source, tuple(cooled)))


def react_boost(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """HEAT-5-8 to HEAT-5-12: pay, flip, move the value at once and add it to Speed."""
    cost = _spend(race, SymbolKind.BOOST, False).amount
    pay_heat(car, cost)
    if tell:
        tell(Boosted(car.id, Bill(cost, (Item(Phrase("heat-bill-boost"), cost, "HEAT-5-8"),))))
    before = speed_of(race, car)
    flip_for_plus(race, car, chance, tell)
    _speed_rose(race, car, speed_of(race, car) - before, tell)


def react_adrenaline(race: Race, car: Car, tell: Tell | None) -> None:
    """HEAT-4-3: +1 Speed, and the car moves that Space."""
    speed = _spend(race, SymbolKind.ADRENALINE, True).amount
    race.adrenaline_speed += speed
    if tell:
        tell(AdrenalineUsed(car.id, speed))
    _speed_rose(race, car, speed, tell)


def _speed_rose(race: Race, car: Car, spaces: int, tell: Tell | None) -> None:
    if tell:
        tell(SpeedSet(car.id, speed_bill(race, car)))
    move(race, car, spaces, tell)


def _spend(race: Race, kind: SymbolKind, from_adrenaline: bool) -> Symbol:
    for index, symbol in enumerate(race.symbols):
        if symbol.kind == kind and symbol.from_adrenaline == from_adrenaline:
            return race.symbols.pop(index)
    raise AssertionError("the options offered a symbol that is not open")


def _source(symbol: Symbol) -> Source:
    return "adrenaline" if symbol.from_adrenaline else "gear"


# Step 6: Slipstream


def slipstream_options(race: Race, car: Car) -> list[HeatAction]:
    """Stay, or drive on if another car is in reach and there is a Space to gain."""
    if can_slipstream(race, car):
        return [Slipstream(race.facts.slipstream_spaces), STAY]
    return [STAY]


def can_slipstream(race: Race, car: Car) -> bool:
    """Is a Slipstream possible? Everybody can see it."""
    return could_slipstream(race, car, car.progress)


def could_slipstream(race: Race, car: Car, progress: int) -> bool:
    """Would a Slipstream be possible if the car stood there?"""
    spaces = race.facts.slipstream_spaces
    return (
        is_car_in_reach(race, car, progress)
        and progress + spaces < race.finish()  # HEAT-6-8: in its full length (RUL-HEAT-32)
        and any(  # RUL-HEAT-29: with a Space to gain
            free_spot(race, car, progress + gain) is not None for gain in range(1, spaces + 1)
        )
    )


def is_car_in_reach(race: Race, car: Car, progress: int) -> bool:
    """HEAT-6-1: is another car beside this place or in the Space right ahead, on any lap?"""
    length = race.circuit.spaces
    near = (progress % length, (progress + 1) % length)
    for other in race.cars:
        if other.place == 0 and other is not car and other.progress % length in near:
            return True
    return False


def slipstream(race: Race, car: Car, spaces: int, tell: Tell | None) -> None:
    """HEAT-6-3: move without adding to Speed (HEAT-6-6)."""
    if tell:
        tell(Slipstreamed(car.id, spaces))
    move(race, car, spaces, tell)
