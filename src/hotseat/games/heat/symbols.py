"""The symbols of step 5, one by one: what they offer, when they are spent, what they do.

Each question is one `match` over all kinds, so that the type checker names a forgotten kind.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.core.recurring import ByNumber
from hotseat.games.heat import acts, data, kinds
from hotseat.games.heat.actions import (
    Accelerate,
    Boost,
    Cooldown,
    HeatAction,
    PayHeat,
    ReduceStress,
    Salvage,
    Scrap,
    UseAdrenaline,
    key_of,
)
from hotseat.games.heat.cards import cool_down, count_heat, pay_heat, take_top_card
from hotseat.games.heat.events import (
    Accelerated,
    AdrenalineUsed,
    Boosted,
    CardScrapped,
    HeatCooled,
    HeatPaid,
    PileOpened,
    StressReduced,
)
from hotseat.games.heat.facts import NO_CARD, Card, Gain
from hotseat.games.heat.reveal import drive, flip_into_play
from hotseat.games.heat.state import Car, Race, Source, Symbol, SymbolKind

# The kind of symbol that an action uses.
KINDS: Final[dict[type[HeatAction], SymbolKind]] = {
    Cooldown: kinds.COOLDOWN,
    Boost: kinds.BOOST,
    UseAdrenaline: kinds.ADRENALINE,
    PayHeat: kinds.HEAT,
    Scrap: kinds.SCRAP,
    ReduceStress: kinds.REDUCE,
    Salvage: kinds.SALVAGE,
    Accelerate: kinds.ACCELERATE,
}

# By the number of a `Source` that is no card.
SOURCES: Final[tuple[str, ...]] = ("gear", "adrenaline", "sector")

BOOST: Final = Symbol(kinds.BOOST, 1, Source.GEAR)

# Where symbols come from


def gear_symbols(race: Race, car: Car) -> list[Symbol]:
    """HEAT-5-2: what the current gear gives. Boost is there in any gear (HEAT-5-8)."""
    return _gear_symbols.of(race.facts.gear(car.gear).cooldown)


def _with_cooldown(amount: int) -> list[Symbol]:
    """Return the Boost, and so much Cooldown if there is some."""
    cooldown = Symbol(kinds.COOLDOWN, amount, Source.GEAR)
    return [BOOST, cooldown] if amount else [BOOST]


_gear_symbols: Final = ByNumber(_with_cooldown)  # in every turn, and a symbol never changes


def card_symbols(race: Race, card: Card) -> list[Symbol]:
    """What a card gives for step 5, the mandatory ones first (GAR-33, GAR-34).

    Its Adjust works by itself in step 7, its Slipstream boost in step 6, Refresh and One-time use
    in step 9.
    """
    marks = race.facts.marks[card]
    found = [
        (kinds.HEAT, marks.heat, True),
        (kinds.SCRAP, marks.scrap, True),
        (kinds.COOLDOWN, marks.cooldown, False),
        (kinds.REDUCE, marks.reduce, False),
        (kinds.SALVAGE, marks.salvage, False),
        (kinds.ACCELERATE, marks.accelerate, False),
    ]
    return [
        Symbol(kind, amount, Source.CARD, mandatory, card)
        for kind, amount, mandatory in found
        if amount
    ]


def sector_symbols(race: Race, car: Car) -> list[Symbol]:
    """RUL-HEAT-77: each sector with a Cooling bonus gives its own, once per turn."""
    bonus = race.conditions.cooling_bonus(car.progress)
    if bonus == 0:
        return []
    sector = race.conditions.sector(car.progress)
    if sector in race.turn.sectors:
        return []
    race.turn.sectors += (sector,)
    return [Symbol(kinds.COOLDOWN, bonus, Source.SECTOR, sector=sector)]


# The three questions


def options_of(race: Race, car: Car, symbol: Symbol) -> list[HeatAction]:
    """Return every way to use a symbol now."""
    amount = symbol.amount
    match symbol.kind:
        case kinds.BOOST:
            if not can_boost(race, car):
                return []
            return _boosts.of(race.conditions.boost_heat(car.progress))
        case kinds.COOLDOWN:
            most = min(amount, count_heat(race.facts, car.hand))
            if most == 0 or not can_cool(race, car, symbol):
                return []
            if symbol.card != NO_CARD:
                return _cooldown(key_of(symbol.card), most)
            return _cooldowns.of(symbol.source).of(most)
        case kinds.ADRENALINE:
            return _adrenalines.of(amount)
        case kinds.HEAT:
            return [PayHeat(symbol.card, amount)] if amount <= len(car.engine) else []
        case kinds.SCRAP:
            return [Scrap(symbol.card, amount)]
        case kinds.REDUCE:
            most = min(amount, car.hand.count(race.facts.stress_card))
            return [ReduceStress(symbol.card, number) for number in range(1, most + 1)]
        case kinds.SALVAGE:
            return [Salvage(symbol.card, amount)] if car.discard else []
        case kinds.ACCELERATE:
            speed = amount * race.turn.pluses
            return [Accelerate(symbol.card, speed)] if speed else []


# Asked in nearly every turn: the same actions recur.


def _boost(heat: int) -> list[HeatAction]:
    """The one Boost of a turn, even if the car cannot move (RUL-HEAT-20)."""
    return [Boost(heat)]


def _cooldown(source: str, most: int) -> list[HeatAction]:
    """Any number of Heat cards, as far as there are some."""
    return [Cooldown(source, number) for number in range(1, most + 1)]


def _adrenaline(speed: int) -> list[HeatAction]:
    """HEAT-4-4: all of its Speed, or nothing."""
    return [UseAdrenaline(speed)]


def _cooldowns_of(source: int) -> ByNumber[list[HeatAction]]:
    return ByNumber(partial(_cooldown, SOURCES[source]))


_boosts: Final = ByNumber(_boost)
_cooldowns: Final = ByNumber(_cooldowns_of)
_adrenalines: Final = ByNumber(_adrenaline)


def is_plainly_spent(race: Race, car: Car, symbol: Symbol) -> bool:
    """Can everybody see that the symbol can do nothing?

    A hand is the driver's secret, so Cooldown and Reduce Stress are always asked about.
    """
    match symbol.kind:
        case kinds.BOOST:
            return not can_boost(race, car)
        case kinds.COOLDOWN:
            return not car.hand or not can_cool(race, car, symbol)
        case kinds.ADRENALINE | kinds.HEAT | kinds.SCRAP:
            return False
        case kinds.REDUCE:
            return not car.hand
        case kinds.SALVAGE:
            return not car.discard  # RUL-HEAT-60
        case kinds.ACCELERATE:
            return race.turn.pluses == 0  # RUL-HEAT-62


def use(
    race: Race, car: Car, symbol: Symbol, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """Do what the symbol does, as the action says; it is already spent."""
    match symbol.kind:
        case kinds.COOLDOWN:
            assert type(action) is acts.COOLDOWN
            use_cooldown(race, car, action.source, action.amount, tell)
        case kinds.BOOST:
            use_boost(race, car, chance, tell)
        case kinds.ADRENALINE:
            use_adrenaline(race, car, symbol.amount, tell)
        case kinds.HEAT:
            use_heat(car, symbol.card, symbol.amount, tell)
        case kinds.SCRAP:
            use_scrap(car, symbol.amount, chance, tell)
        case kinds.REDUCE:
            assert isinstance(action, ReduceStress)
            use_reduce(race, car, action, tell)
        case kinds.SALVAGE:
            use_salvage(race, car, symbol.amount, tell)
        case kinds.ACCELERATE:
            use_accelerate(race, car, symbol, tell)


def symbol_for(race: Race, car: Car, action: HeatAction) -> Symbol:
    """Return the open symbol that an action uses."""
    kind = KINDS[type(action)]
    for symbol in race.turn.symbols:
        if symbol.kind is kind and _is_for(race, car, symbol, action):
            return symbol
    raise AssertionError("the options offered a symbol that is not open")


def _is_for(race: Race, car: Car, symbol: Symbol, action: HeatAction) -> bool:
    """Is the action, which is of the right kind, about this very symbol?"""
    if symbol.kind == kinds.COOLDOWN:
        assert type(action) is acts.COOLDOWN
        return action.source == source_of(symbol) and can_cool(race, car, symbol)
    if symbol.card != NO_CARD:
        assert isinstance(action, PayHeat | Scrap | ReduceStress | Salvage | Accelerate)
        return action.card == symbol.card
    return True  # of Boost and Adrenaline there is only one


def source_of(symbol: Symbol) -> str:
    """Return the name of a symbol's source, as actions and events have it."""
    return key_of(symbol.card) if symbol.card != NO_CARD else SOURCES[symbol.source]


# Cooldown


def can_cool(race: Race, car: Car, symbol: Symbol) -> bool:
    """RUL-HEAT-76, RUL-HEAT-78: the sector in which the car is now decides."""
    if not race.conditions.road:
        return True
    if not race.conditions.allows_cooling(car.progress):
        return False
    return symbol.source != Source.SECTOR or symbol.sector == race.conditions.sector(car.progress)


def use_cooldown(race: Race, car: Car, source: str, amount: int, tell: Tell | None) -> None:
    """HEAT-5-4. The symbol is spent even if it could do more (RUL-HEAT-18)."""
    cooled = cool_down(race.facts, car, amount)
    if tell:
        tell(HeatCooled(car.id, source, tuple(cooled)))


# Boost


def can_boost(race: Race, car: Car) -> bool:
    """HEAT-5-13, HEAT-PAY-6: is there enough Heat, besides what cards demand (RUL-HEAT-53)?"""
    cost = race.conditions.boost_heat(car.progress)
    owed = heat_owed(race) if car.upgrades else 0
    return cost == 0 or cost <= len(car.engine) - owed


def heat_owed(race: Race) -> int:
    """Return the Heat that open symbols demand."""
    owed = 0
    for symbol in race.turn.symbols:
        if symbol.kind == kinds.HEAT:
            owed += symbol.amount
    return owed


def use_boost(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """HEAT-5-8 to HEAT-5-12: pay, flip, move the value at once and add it to Speed."""
    cost = race.conditions.boost_heat(car.progress)
    pay_heat(car, cost)
    if tell:
        tell(Boosted(car.id, boost_bill(race, cost)))
    race.turn.pluses += 1
    flip_into_play(race, car, chance, tell)
    drive(race, car, tell)


def boost_bill(race: Race, cost: int) -> Bill:
    """Return what a Boost costs; in a Heat control sector nothing (ROAD-11)."""
    usual = race.conditions.usual_boost_heat()
    items = [Item(Phrase("heat-bill-boost"), usual, "HEAT-5-8")]
    if cost != usual:
        items.append(Item(Phrase("heat-bill-heat-control"), cost - usual, "ROAD-11"))
    return Bill(cost, tuple(items))


# Adrenaline


def use_adrenaline(race: Race, car: Car, speed: int, tell: Tell | None) -> None:
    """HEAT-4-3: +1 Speed, and the car moves that Space."""
    race.turn.add_speed(Gain.ADRENALINE, speed)
    if tell:
        tell(AdrenalineUsed(car.id, speed))
    drive(race, car, tell)


# Heat and Scrap: the price of a card


def use_heat(car: Car, card: Card, amount: int, tell: Tell | None) -> None:
    """GAR-SYM-1.1: from the Engine to the discard pile."""
    pay_heat(car, amount)
    if tell:
        item = Item(data.card_phrase(card), amount, "GAR-SYM-1.1")
        tell(HeatPaid(car.id, card, Bill(amount, (item,))))


def use_scrap(car: Car, amount: int, chance: Chance, tell: Tell | None) -> None:
    """GAR-SYM-3: one card at a time, face up, without effects (RUL-HEAT-56)."""
    for _ in range(amount):
        card = take_top_card(car, chance, tell)
        if card is None:
            return  # RUL-HEAT-46
        car.lay_off(card)
        if tell:
            tell(CardScrapped(car.id, card))


# Reduce Stress


def use_reduce(race: Race, car: Car, action: ReduceStress, tell: Tell | None) -> None:
    """GAR-SYM-7.1: to the own discard pile, not to the reserve (RUL-HEAT-58)."""
    reduced = [race.facts.stress_card] * action.amount
    car.drop_all(reduced)
    car.lay_off_all(reduced)
    if tell:
        tell(StressReduced(car.id, action.card, action.amount))


# Salvage


def use_salvage(race: Race, car: Car, amount: int, tell: Tell | None) -> None:
    """GAR-SYM-9.1: the driver looks through the pile; which cards is asked next."""
    race.turn.salvage_left = amount
    if tell:
        tell(PileOpened(car.seat, car.id, tuple(car.discard)))


# Accelerate


def use_accelerate(race: Race, car: Car, symbol: Symbol, tell: Tell | None) -> None:
    """GAR-SYM-11: all + symbols used so far count, or none (RUL-HEAT-62)."""
    speed = symbol.amount * race.turn.pluses
    race.turn.add_speed(Gain.ACCELERATE, speed)
    if tell:
        tell(Accelerated(car.id, symbol.card, speed))
    drive(race, car, tell)
