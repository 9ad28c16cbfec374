"""A random full race that agrees with a view: what bots search in."""

from __future__ import annotations

from hotseat.core import Chance
from hotseat.games.heat.actions import Lay
from hotseat.games.heat.facts import Card, Sort
from hotseat.games.heat.garage import upgrade_deck
from hotseat.games.heat.knowing import known_race, unseen_cards, visible_cards
from hotseat.games.heat.legends import legends_cards
from hotseat.games.heat.planning import lay_options
from hotseat.games.heat.season_state import Season
from hotseat.games.heat.sponsorship import sponsorship_deck
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.view_parts import CarView, RaceView, View


def imagine(seen: View, rules: int, chance: Chance) -> Race:
    """Deal every card that the seat cannot see to the places that hide them."""
    race = known_race(seen)
    race.rules = rules
    deal_legends_decks(race, seen.race, chance)
    fill_garage(race, chance)
    if race.season:
        deal_sponsorship(seen, race, race.season, chance)
    for car_seen, car in zip(seen.race.cars, race.cars, strict=True):
        unseen = unseen_cards(car_seen, race)
        chance.shuffle(unseen)
        if seen.seat is None or seen.seat != car.seat:
            _deal_hand(race, car, car_seen, unseen, chance)
        _deal_piles(car, car_seen, unseen)
    if seen.race.turn and seen.race.turn.salvaged and not race.turn.salvaged:
        _choose_salvaged(race, seen.race.turn.salvaged, chance)
    return race


def fill_garage(race: Race, chance: Chance) -> None:
    """Upgrade cards that nobody has and that are not face up may be anywhere in the deck."""
    draft = race.draft
    if draft is None:
        return
    left = upgrade_deck(race.facts, race.garage)
    seen = draft.market + draft.discard + [card for car in race.cars for card in car.upgrades]
    if race.season:
        seen += race.season.gone
    for card in seen:
        left.remove(card)
    chance.shuffle(left)
    draft.deck = left


def deal_sponsorship(seen: View, race: Race, season: Season, chance: Chance) -> None:
    """Deal the Sponsorship cards: how many everybody has is known, but not which.

    Except one's own and those face up; all others may be anywhere, or in the deck.
    """
    open_ones = [
        [
            card
            for card in visible_cards(car_seen, race)
            if car.seat != seen.seat and race.facts.is_sponsorship[card]
        ]
        for car_seen, car in zip(seen.race.cars, race.cars, strict=True)
    ]
    left = sponsorship_deck(race)
    own = () if seen.own is None else seen.own.sponsorship
    for card in [*season.used, *own, *(card for cards in open_ones for card in cards)]:
        left.remove(card)
    chance.shuffle(left)
    for car_seen, car in zip(seen.race.cars, race.cars, strict=True):
        if car.seat != seen.seat:
            count = car_seen.sponsorship - len(open_ones[car.id])
            dealt = [left.pop() for _ in range(count)]
            car.sponsorship = tuple(sorted(dealt + open_ones[car.id]))
    season.deck = left


def _choose_salvaged(race: Race, count: int, chance: Chance) -> None:
    """Some cards of the pile have been chosen; only the driver knows which."""
    pile = race.car_on_turn().discard[:]
    chance.shuffle(pile)
    race.turn.salvaged = tuple(pile[:count])


def deal_legends_decks(race: Race, seen: RaceView, chance: Chance) -> None:
    """Cards revealed since the last shuffle are remembered; the order of the rest is unknown."""
    race.legends_deck = _unused(legends_cards(race), seen.legends_used, seen.legends_deck, chance)
    expansion = race.expansion
    if expansion is not None and seen.expansion is not None:
        boosts = expansion.decks.boosts_of(expansion.level)
        used, left = seen.expansion.boosts_used, seen.expansion.boost_deck
        expansion.boost_deck = _unused(boosts, used, left, chance)


def _unused(cards: list[int], used: tuple[int, ...], left: int, chance: Chance) -> list[int]:
    unused = [card for card in cards if card not in used]
    chance.shuffle(unused)
    return unused[:left]


def _deal_hand(race: Race, car: Car, seen: CarView, unseen: list[Card], chance: Chance) -> None:
    """Another driver's hand, and face-down cards that could have been chosen from it."""
    cards = _take(unseen, seen.hand + seen.planned)
    if race.tournament and seen.has_planned:
        car.hand = sorted(cards)
        laid = chance.pick([lay for lay in lay_options(race, car) if isinstance(lay, Lay)])
        car.planned = list(laid.cards)
        for card in laid.cards:
            cards.remove(card)
    elif seen.planned:
        # HEAT-CLUT-6: Heat lies among the planned cards only if all playable ones do too.
        playable = [card for card in cards if race.facts.playable[card]]
        heat = sorted(card for card in cards if race.facts.sort_of[card] == Sort.HEAT)
        chance.shuffle(playable)
        car.planned = sorted((playable + heat)[: seen.planned])
        for card in car.planned:
            cards.remove(card)
    car.hand = sorted(cards)


def _deal_piles(car: Car, seen: CarView, unseen: list[Card]) -> None:
    if car.discard:  # its driver looks through it
        car.deck = unseen
        return
    car.discard = _take(unseen, max(0, seen.discard - 1))
    if seen.discard_top is not None:
        car.lay_off(seen.discard_top)
    car.deck = unseen


def _take(unseen: list[Card], count: int) -> list[Card]:
    """Take so many cards off the pile, the top one first."""
    left = len(unseen) - count
    taken = unseen[left:]
    taken.reverse()
    del unseen[left:]
    return taken
