"""Tournament mode: the gear is set when the cards are turned up (TOUR)."""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.cards import pay_heat
from hotseat.games.heat.events import CardLost, GearShown
from hotseat.games.heat.planning import shift_cost
from hotseat.games.heat.reveal import flip_into_play
from hotseat.games.heat.state import Car, Race


def set_gear(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """TOUR-2 to TOUR-6: the gear is the number of cards, paid or corrected at once."""
    before, laid = car.gear, len(car.planned)
    if laid == 0:
        return  # RUL-HEAT-46: there was no card to lay
    cost = shift_cost(race.facts, before, laid)
    payable = cost <= len(car.engine)
    if payable:
        car.gear = laid
        pay_heat(car, cost)
    else:
        car.gear = laid - 1 if laid > before else laid + 1  # RUL-HEAT-105: one away
    if tell:
        paid = cost if payable else 0
        items = (Item(Phrase("heat-bill-shift"), paid, "TOUR-3"),) if paid else ()
        tell(GearShown(car.id, before, car.gear, laid, Bill(paid, items)))
    if not payable and laid > before:
        lose_random_card(car, chance, tell)
    elif not payable:
        flip_into_play(race, car, chance, tell)  # TOUR-5; no + symbol (RUL-HEAT-105)


def lose_random_card(car: Car, chance: Chance, tell: Tell | None) -> None:
    """TOUR-4: it has no effect."""
    card = chance.pick(car.planned)
    at = car.planned.index(card)
    car.planned = car.planned[:at] + car.planned[at + 1 :]
    car.lay_off(card)
    if tell:
        tell(CardLost(car.id, card))
