"""The turn of a Legend of the expansion: its cards, its moves, and its final Spot.

It holds no cards and pays or cools no Heat (LGX-BASE-9, LGX-ADR-6).
"""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.abilities import Ability, AbilitySource
from hotseat.games.heat.events import (
    AbilityUsed,
    BoostCardTurned,
    CarMoved,
    CarPushed,
    LegendDrove,
    LegendsCardTurned,
    LegendStands,
)
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.legend_move import Leg, LegendPlan, Powers, plan_turn, powers_of
from hotseat.games.heat.state import OFF, Car, Race
from hotseat.games.heat.track import free_spot, place_of


def shuffle_level_decks(race: Race, expansion: Expansion, chance: Chance) -> None:
    """LGX-LEVEL-3 to LGX-LEVEL-9, LGX-STAR-2; again for every race (RUL-LGX-23)."""
    race.legends_deck = expansion.decks.cards_of(expansion.level)
    chance.shuffle(race.legends_deck)
    expansion.boost_deck = expansion.decks.boosts_of(expansion.level)
    chance.shuffle(expansion.boost_deck)


def turn_cards(race: Race, expansion: Expansion, chance: Chance, tell: Tell | None) -> None:
    """LGX-BASE-2, LGX-STAR-3: one of each a round, when the first Legend is due.

    An empty deck is shuffled from all its cards, each deck for itself (RUL-LGX-23).
    """
    if expansion.turned == race.round:
        return
    expansion.turned = race.round
    if not race.legends_deck:
        race.legends_deck = expansion.decks.cards_of(expansion.level)
        chance.shuffle(race.legends_deck)
    race.legends_card = race.legends_deck.pop()
    if tell:
        tell(LegendsCardTurned(race.legends_card))
    if not expansion.decks.level(expansion.level).stars:
        return  # LGX-LEVEL-3
    if not expansion.boost_deck:
        expansion.boost_deck = expansion.decks.boosts_of(expansion.level)
        chance.shuffle(expansion.boost_deck)
    expansion.boost_card = expansion.boost_deck.pop()
    boost = expansion.decks.boosts[expansion.boost_card]
    if tell:
        star, rival = boost.star.name.lower(), boost.rival.name.lower()
        with_rivals = "yes" if expansion.rivals else "no"
        tell(BoostCardTurned(boost.key, star, rival, with_rivals))


def drive_level_legend(
    race: Race, expansion: Expansion, car: Car, chance: Chance, tell: Tell | None
) -> None:
    """RUL-LGX-5: one turn of a Legend."""
    turn_cards(race, expansion, chance, tell)
    car.impeding = False  # RUL-LGX-16: until its next turn starts
    powers = powers_of(race, expansion, car)
    plan = plan_turn(race, expansion, car, powers)
    start = car.progress
    if tell:
        for source, ability in plan.active:
            if ability not in (Ability.IMPEDING, Ability.NIMBLE):
                tell(used(car, source, ability))
        tell(LegendDrove(car.id, plan.how, move_bill(race, expansion, plan, powers)))
    drive_leg(race, car, plan.main, tell)
    for leg in plan.steps:
        if tell:
            tell(used(car, leg.source, leg.ability))
        drive_leg(race, car, leg, tell)
    if plan.has(Ability.NIMBLE) and car.progress > start:
        stand_nimbly(race, car, plan, tell)
    if plan.has(Ability.IMPEDING) and car.spot != OFF:  # RUL-LGX-18
        car.impeding = True
        if tell:
            tell(LegendStands(car.id, "impeding", source_of(plan, Ability.IMPEDING)))


def used(car: Car, source: AbilitySource, ability: Ability) -> AbilityUsed:
    """Return the event that a Legend uses an ability."""
    return AbilityUsed(car.id, ability.name.lower(), source.name.lower())


def source_of(plan: LegendPlan, ability: Ability) -> str:
    """Return whether a Star or being a Rival gives an ability."""
    for source, one in plan.active:
        if one == ability:
            return source.name.lower()
    raise AssertionError(ability)


def move_bill(race: Race, expansion: Expansion, plan: LegendPlan, powers: Powers) -> Bill:
    """Return why a main move is as long as it is."""
    if plan.how in ("clears", "adjusts", "limited"):
        limit = race.conditions.limit(plan.corner)
        corner = Phrase("heat-bill-limit", {"corner": plan.corner.number})
        items = [
            Item(corner, limit, "LGX-BASE-3"),
            Item(Phrase("heat-bill-diamond"), powers.diamond, "LGX-BASE-3"),
        ]
        if plan.has(Ability.ADJUST_SPEED_LIMIT):
            adjust = expansion.decks.numbers.adjust
            items.append(Item(Phrase("heat-bill-adjust-legend"), adjust, "LGX-AB-LIMIT-2"))
        return Bill(plan.number, tuple(items))
    if plan.how in ("approaches", "waits"):
        if plan.has(Ability.FULL_THROTTLE):
            throttle = Phrase("heat-bill-full-throttle")
            return Bill(plan.number, (Item(throttle, plan.number, "LGX-AB-THROTTLE-3"),))
        return Bill(plan.number, (Item(Phrase("heat-bill-diamond"), plan.number, "LGX-BASE-5"),))
    if plan.how == "throttles":
        throttle = Phrase("heat-bill-full-throttle")
        return Bill(plan.number, (Item(throttle, plan.number, "LGX-AB-THROTTLE-2"),))
    top_speed = Phrase("heat-bill-top-speed")
    items = [Item(top_speed, plan.number - race.legends_pro, "LGX-BASE-4")]
    if race.legends_pro:
        items.append(Item(Phrase("heat-bill-pro"), race.legends_pro, "RUL-LGX-30"))
    return Bill(plan.number, tuple(items))


def drive_leg(race: Race, car: Car, leg: Leg, tell: Tell | None) -> None:
    """Drive one move; a car that gains no Space keeps its Spot (RUL-LGX-33).

    Only a nimble one ends where there is no room: beside the track (LGX-AB-NIMBLE-2).
    """
    start = place_of(car) if tell else None
    if leg.end > car.progress:
        spot = free_spot(race, car, leg.end)
        car.progress = leg.end
        car.spot = OFF if spot is None else spot
        car.arrival = 0
    if tell and start:
        tell(CarMoved(car.id, start, place_of(car), leg.due))


# Nimble


def stand_nimbly(race: Race, car: Car, plan: LegendPlan, tell: Tell | None) -> None:
    """LGX-AB-NIMBLE-3, LGX-AB-NIMBLE-4: on the Race Line, or beside the track in a full Space."""
    arrival = race.round * len(race.cars) + race.turns_taken + 1
    if car.spot == OFF:
        car.arrival = arrival
    else:
        if car.spot > 0:
            push_from_race_line(race, car, tell)
        if is_beside_a_nimble_one(race, car):
            car.arrival = arrival  # RUL-LGX-19
    if tell:
        how = "off" if car.spot == OFF else "nimble"
        tell(LegendStands(car.id, how, source_of(plan, Ability.NIMBLE)))


def push_from_race_line(race: Race, car: Car, tell: Tell | None) -> None:
    """LGX-AB-NIMBLE-4: the car there takes the free Spot; this round's order stays.

    RUL-LGX-34: driver or Legend. An impeding car is never pushed: beside it there is no free Spot.
    """
    length = race.circuit.spaces
    for other in race.cars:
        same_space = (other.progress - car.progress) % length == 0
        if same_space and other.spot == 0 and other.place == 0 and other is not car:
            start = place_of(other)
            other.spot, car.spot = car.spot, 0
            if tell:
                tell(CarPushed(other.id, car.id, start, place_of(other)))
            return


def is_beside_a_nimble_one(race: Race, car: Car) -> bool:
    """RUL-LGX-19: does an OFF car stand here that arrived in this round?"""
    round_start = race.round * len(race.cars)
    for other in race.cars:
        is_off = other.spot == OFF and other.place == 0 and other.arrival > round_start
        if is_off and other.progress == car.progress:
            return True
    return False
