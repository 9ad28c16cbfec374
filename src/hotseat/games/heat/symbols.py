"""The symbols of step 5, one by one: what they offer, when they are spent, what they do.

Each question is one `match` over all kinds, so that the type checker names a forgotten kind.
"""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.actions import (
    SOURCES,
    Boost,
    Cooldown,
    HeatAction,
    UseAdrenaline,
)
from hotseat.games.heat.cards import cool_down, heat_in, pay_heat
from hotseat.games.heat.events import AdrenalineUsed, Boosted, HeatCooled
from hotseat.games.heat.reveal import drive, use_plus
from hotseat.games.heat.state import Car, Gain, Race, Source, Symbol, SymbolKind


def gear_symbols(race: Race, car: Car) -> list[Symbol]:
    """HEAT-5-2: what the current gear gives. Boost is there in any gear (HEAT-5-8)."""
    symbols = [Symbol(SymbolKind.BOOST, 1, Source.GEAR)]
    cooldown = race.facts.gear(car.gear).cooldown
    if cooldown:
        symbols.append(Symbol(SymbolKind.COOLDOWN, cooldown, Source.GEAR))
    return symbols


def options_of(race: Race, car: Car, symbol: Symbol) -> list[HeatAction]:
    """Return every way to use a symbol now."""
    match symbol.kind:
        case SymbolKind.COOLDOWN:
            most = min(symbol.amount, len(heat_in(race.facts, car.hand)))
            return [Cooldown(SOURCES[symbol.source], amount) for amount in range(1, most + 1)]
        case SymbolKind.BOOST:
            return [Boost(race.conditions.boost_heat())] if can_pay_boost(race, car) else []
        case SymbolKind.ADRENALINE:
            return [UseAdrenaline(symbol.amount)]


def is_plainly_spent(race: Race, car: Car, symbol: Symbol) -> bool:
    """Can everybody see that the symbol can do nothing?

    Whether there is Heat in a hand is the driver's secret, so a Cooldown is always asked about.
    """
    match symbol.kind:
        case SymbolKind.COOLDOWN:
            return not car.hand
        case SymbolKind.BOOST:
            return not can_pay_boost(race, car)
        case SymbolKind.ADRENALINE:
            return False


def use(
    race: Race, car: Car, symbol: Symbol, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """Do what the symbol does, as the action wants it; it is spent already."""
    match symbol.kind:
        case SymbolKind.COOLDOWN:
            assert isinstance(action, Cooldown)
            use_cooldown(race, car, action, tell)
        case SymbolKind.BOOST:
            assert isinstance(action, Boost)
            use_boost(race, car, action.heat, chance, tell)
        case SymbolKind.ADRENALINE:
            use_adrenaline(race, car, symbol.amount, tell)


def symbol_for(race: Race, action: HeatAction) -> Symbol:
    """Return the open symbol that an action uses."""
    for symbol in race.turn.symbols:
        if _is_for(symbol, action):
            return symbol
    raise AssertionError("the options offered a symbol that is not open")


def _is_for(symbol: Symbol, action: HeatAction) -> bool:
    match symbol.kind:
        case SymbolKind.COOLDOWN:
            return isinstance(action, Cooldown) and action.source == SOURCES[symbol.source]
        case SymbolKind.BOOST:
            return isinstance(action, Boost)
        case SymbolKind.ADRENALINE:
            return isinstance(action, UseAdrenaline)


# Cooldown


def use_cooldown(race: Race, car: Car, action: Cooldown, tell: Tell | None) -> None:
    """HEAT-5-4. The symbol is spent even if it could do more (RUL-HEAT-18)."""
    cooled = cool_down(race.facts, car, action.amount)
    if tell:
        tell(HeatCooled(car.id, action.source, tuple(cooled)))


# Boost


def can_pay_boost(race: Race, car: Car) -> bool:
    """HEAT-5-13, HEAT-PAY-6: is there enough Heat in the Engine?"""
    return race.conditions.boost_heat() <= len(car.engine)


def use_boost(race: Race, car: Car, cost: int, chance: Chance, tell: Tell | None) -> None:
    """HEAT-5-8 to HEAT-5-12: pay, flip, move the value at once and add it to Speed."""
    pay_heat(car, cost)
    if tell:
        tell(Boosted(car.id, Bill(cost, (Item(Phrase("heat-bill-boost"), cost, "HEAT-5-8"),))))
    drive(race, car, use_plus(race, car, chance, tell), tell)


# Adrenaline


def use_adrenaline(race: Race, car: Car, speed: int, tell: Tell | None) -> None:
    """HEAT-4-3: +1 Speed, and the car moves that Space."""
    race.turn.add_speed(Gain.ADRENALINE, speed)
    if tell:
        tell(AdrenalineUsed(car.id, speed))
    drive(race, car, speed, tell)
