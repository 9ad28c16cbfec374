"""Steps 1 and 2, Shift Gears and Play Cards, and the cluttered hand (HEAT-1, HEAT-2, HEAT-CLUT)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from hotseat.core import Bill, Item, Phrase, Tell
from hotseat.games.heat.actions import HeatAction, Lay, Plan, Stop
from hotseat.games.heat.cards import heat_in, pay_heat
from hotseat.games.heat.events import CardsLaid, GearShifted, PlanChanged, PlanLaid
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.state import Car, Race

# Step 1: Shift Gears


def gears_in_reach(facts: Facts, gear: int, engine: int) -> range:
    """HEAT-1-1, HEAT-1-2: one up or down is free, two cost Heat that the Engine must hold.

    In full (HEAT-PAY-6). Also gears that the hand cannot fill (HEAT-CLUT-8, RUL-HEAT-48). `engine`
    is the number of its cards.
    """
    return gears_around(facts, gear, shift_reach(facts, engine))


def shift_reach(facts: Facts, engine: int) -> int:
    """Return how many gears up or down the pawn may move."""
    return facts.shift_most if engine >= facts.shift_heat else facts.shift_free


def gears_around(facts: Facts, gear: int, reach: int) -> range:
    """Return the gears at most this far away."""
    return range(max(1, gear - reach), min(len(facts.gears), gear + reach) + 1)


def shift_cost(facts: Facts, before: int, gear: int) -> int:
    """Return the Heat a shift costs."""
    return facts.shift_heat if abs(gear - before) > facts.shift_free else 0


# Step 2: Play Cards


def plans(facts: Facts, gear: int, reach: int, hand: tuple[Card, ...]) -> list[HeatAction]:
    """Return the choices of a hand; the same hands recur."""
    kept = facts.plans.of(gear * (facts.shift_most + 1) + reach)
    found = kept.get(hand)
    return kept.keep(hand, _plans(facts, gear, reach, hand)) if found is None else found


def _plans(facts: Facts, gear: int, reach: int, hand: tuple[Card, ...]) -> list[HeatAction]:
    """HEAT-2-1: for each gear in reach every choice of as many playable cards as it demands.

    HEAT-CLUT-1: with too few of them, all of these and Heat for the rest (plain Heat first).
    """
    playable = [card for card in hand if facts.playable[card]]
    found: list[HeatAction] = []
    for shifted in gears_around(facts, gear, reach):
        demanded = facts.gear(shifted).cards
        if len(playable) < demanded:
            found.append(Plan(shifted, tuple(playable + heat_in(facts, [*hand]))[:demanded]))
            continue
        # Copies of a card are equal: more of them than are demanded offer nothing new.
        enough = [
            card
            for at, card in enumerate(playable)
            if at < demanded or playable[at - demanded] != card
        ]
        found += _choices(shifted, demanded, tuple(enough))
    return found


@lru_cache(maxsize=8192)
def _choices(gear: int, demanded: int, cards: tuple[Card, ...]) -> list[Plan]:
    """Equal choices appear once, in the order of the hand."""
    return [Plan(gear, chosen) for chosen in dict.fromkeys(combinations(cards, demanded))]


def is_cluttered(race: Race, car: Car) -> bool:
    """Were there too few playable cards for the gear, so that Heat (or nothing) fills the gap?"""
    # RUL-HEAT-106: in Tournament mode the gear follows the cards, so that any number will do.
    demanded = 1 if race.tournament else race.facts.gear(car.gear).cards
    if len(car.planned) < demanded:
        return True
    playable = race.facts.playable
    for card in car.planned:
        if not playable[card]:
            return True
    return False


def plan_options(race: Race, car: Car) -> list[HeatAction]:
    """Every gear in reach with every choice of cards for it.

    A driver who has planned may exchange the cards until all have, but not the gear (RUL-HEAT-5).
    """
    if race.tournament:
        return lay_options(race, car)
    if car.has_planned:
        return plans(race.facts, car.gear, 0, tuple(sorted(car.hand + car.planned)))
    reach = shift_reach(race.facts, len(car.engine))
    options = plans(race.facts, car.gear, reach, tuple(car.hand))
    if may_stop(race):
        return [*options, Stop()]
    return options


def may_stop(race: Race) -> bool:
    """RUL-HEAT-43: a lone last car has its place either way, unless it can be eliminated."""
    if not race.is_last_on_track():
        return False
    event = race.conditions.event_card()
    return event is None or not event.eliminates or race.rules < 2


def lay_options(race: Race, car: Car) -> list[HeatAction]:
    """TOUR-1, RUL-HEAT-104: 1 to 4 cards, at most two away from the current gear.

    Everything may be changed until all have played, even the number of cards. Two gears away
    without Heat is accepted and corrected when the cards are revealed (RUL-HEAT-105).
    """
    facts = race.facts
    hand = tuple(sorted(car.hand + car.planned))
    options: list[HeatAction] = [
        *lays(facts, max(1, car.gear - facts.shift_most), car.gear + facts.shift_most, hand),
        *cluttered_lays(facts, car.gear, len(car.engine), hand),
    ]
    if not options:
        options.append(Lay(()))  # RUL-HEAT-46: there is no card anywhere
    if may_stop(race):
        options.append(Stop())
    return options


@lru_cache(maxsize=8192)
def lays(facts: Facts, fewest: int, most: int, hand: tuple[Card, ...]) -> list[Lay]:
    """Every choice of so many playable cards."""
    playable = tuple([card for card in hand if facts.playable[card]])
    most = min(most, len(facts.gears), len(playable))
    return [
        Lay(chosen)
        for number in range(fewest, most + 1)
        for chosen in dict.fromkeys(combinations(playable, number))
    ]


def cluttered_lays(facts: Facts, gear: int, engine: int, hand: tuple[Card, ...]) -> list[Lay]:
    """RUL-HEAT-106: a driver who cannot fill the lowest gear in reach may fill any with Heat."""
    in_reach = gears_in_reach(facts, gear, engine)
    playable = [card for card in hand if facts.playable[card]]
    heat = heat_in(facts, [*hand])
    if len(playable) >= in_reach[0]:
        return []
    return [
        Lay(tuple(playable + heat[: number - len(playable)]))
        for number in in_reach
        if number <= len(playable) + len(heat)
    ]


def lay(car: Car, action: Lay, tell: Tell | None) -> None:
    """Play cards face down, or others instead; nobody sees how many."""
    changed = car.has_planned
    car.take(car.planned)
    lay_face_down(car, action.cards)
    if tell:
        tell(PlanChanged(car.id) if changed else PlanLaid(car.id))
        tell(CardsLaid(car.seat, car.id, action.cards))


def plan(race: Race, car: Car, action: Plan, tell: Tell | None) -> None:
    """Shift, paying at once (HEAT-1-3), and lay the cards face down (HEAT-2-3)."""
    if car.has_planned:
        car.take(car.planned)
        if tell:
            tell(PlanChanged(car.id))
    else:
        shift_gears(race, car, action.gear, tell)
    lay_face_down(car, action.cards)
    if tell:
        tell(CardsLaid(car.seat, car.id, action.cards))


def lay_face_down(car: Car, cards: tuple[Card, ...]) -> None:
    """From the hand: they are all that lies there."""
    car.planned = list(cards)
    car.drop_all(car.planned)
    car.has_planned = True


def shift_gears(race: Race, car: Car, gear: int, tell: Tell | None) -> None:
    """HEAT-1-6: announced openly, paid, and then the pawn moves."""
    cost = shift_cost(race.facts, car.gear, gear)
    pay_heat(car, cost)
    if tell:
        items = (Item(Phrase("heat-bill-shift"), cost, "HEAT-1-2"),) if cost else ()
        tell(GearShifted(car.id, car.gear, gear, Bill(cost, items)))
    car.gear = gear
