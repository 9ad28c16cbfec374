"""The garage: every driver builds a car from three Upgrade cards (GAR-20 to GAR-28)."""

from __future__ import annotations

from bisect import insort

from hotseat.core import Chance, Tell
from hotseat.games.heat.actions import DraftUpgrade, HeatAction
from hotseat.games.heat.events import DraftRoundStarted, UpgradesDealt, UpgradeTaken
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.state import Car, Draft, Race
from hotseat.games.heat.track import order_of_cars


def upgrade_deck(facts: Facts, level: str) -> list[Card]:
    """GAR-3, GAR-4: the cards of a level, or of both."""
    return [
        upgrade.card
        for upgrade in facts.upgrades
        if level in ("mixed", upgrade.level)
        for _ in range(upgrade.copies)
    ]


def deal_upgrades(race: Race, tell: Tell | None) -> None:
    """GAR-28: quick start, three cards each from the shuffled deck."""
    draft = garage_of(race)
    for car in drivers_on_grid(race):
        for _ in range(race.facts.upgrades_each):
            add_upgrade(car, draft.deck.pop())
        if tell:
            tell(UpgradesDealt(car.id, car.upgrades))


def begin_draft_round(race: Race, chance: Chance, tell: Tell | None) -> None:
    """GAR-22 to GAR-26: new cards face up; rear to front, then front to rear, then again."""
    draft = garage_of(race)
    draft.round += 1
    draft.discard += draft.market
    draft.market = []
    order = [car.id for car in drivers_on_grid(race)]
    draft.order = draft_order(order, draft.round)
    draft.taken = 0
    for _ in range(market_size(race, len(order))):
        insort(draft.market, take_upgrade(draft, chance))
    if tell:
        tell(DraftRoundStarted(draft.round, tuple(draft.market), tuple(draft.order)))


def draft_order(grid: list[int], number: int) -> list[int]:
    """GAR-23: the drivers on the grid, from the rear in the first round, then alternating."""
    return grid if number % 2 == 0 else grid[::-1]


def market_size(race: Race, drivers: int) -> int:
    """GAR-22, CHA-18: a card for each driver and some more."""
    return drivers + race.facts.market_extra


def take_upgrade(draft: Draft, chance: Chance) -> Card:
    """RUL-HEAT-63: if the deck runs short, the discards of this draft are shuffled."""
    if not draft.deck:
        draft.deck, draft.discard = draft.discard, []
        chance.shuffle(draft.deck)
    return draft.deck.pop()


def draft_options(race: Race) -> list[HeatAction]:
    """GAR-21: any card of the market; the groups set no limit (GAR-6)."""
    return [DraftUpgrade(card) for card in dict.fromkeys(garage_of(race).market)]


def draft_upgrade(race: Race, car: Car, card: Card, tell: Tell | None) -> None:
    """Take one card."""
    draft = garage_of(race)
    draft.market.remove(card)
    add_upgrade(car, card)
    draft.taken += 1
    if tell:
        tell(UpgradeTaken(car.id, card))


def add_upgrade(car: Car, card: Card) -> None:
    """Give an Upgrade card to a driver."""
    car.upgrades = tuple(sorted([*car.upgrades, card]))


def drafter(race: Race) -> Car:
    """Return the car whose driver chooses now."""
    draft = garage_of(race)
    return race.cars[draft.order[draft.taken]]


def is_draft_over(race: Race) -> bool:
    """GAR-21: three rounds, one card each."""
    return garage_of(race).round == race.facts.upgrades_each and is_draft_round_over(race)


def is_draft_round_over(race: Race) -> bool:
    """Has everybody chosen?"""
    draft = garage_of(race)
    return draft.taken == len(draft.order)


def close_garage(race: Race) -> None:
    """GAR-8, GAR-27: the Upgrades go into the draw decks; what is left goes back to the box."""
    draft = garage_of(race)
    draft.discard += draft.market
    draft.market = []
    draft.order = []
    for car in race.cars:
        car.deck = [*car.deck, *car.upgrades]


def drivers_on_grid(race: Race) -> list[Car]:
    """RUL-HEAT-63: the order on the grid, without the Legends."""
    return [car for car in order_of_cars(race) if not car.is_legend()]


def garage_of(race: Race) -> Draft:
    """Return the garage of a race that has one."""
    assert race.draft is not None
    return race.draft
