"""Choices that a driver may look for but that are not possible now, each with its reason.

A server asks this with every decision. So each answer is built only from what it depends on, and
cached: the same few come up again and again.
"""

from __future__ import annotations

from functools import lru_cache

from hotseat.core import Action, Barred, Param, Phrase, Reason
from hotseat.games.heat import data
from hotseat.games.heat.actions import (
    END_REACT,
    Accelerate,
    Boost,
    Cooldown,
    Discard,
    PayHeat,
    ReduceStress,
    Salvage,
    Slipstream,
    UseAdrenaline,
    key_of,
)
from hotseat.games.heat.adrenaline import places_with_adrenaline
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.facts import Card, Facts, Sort
from hotseat.games.heat.knowing import conditions_of_view, facts_of_view, known_race
from hotseat.games.heat.planning import gears_in_reach, shift_cost
from hotseat.games.heat.react import may_end
from hotseat.games.heat.settings import circuit_at
from hotseat.games.heat.view_parts import CarView, SymbolView, TurnView, View
from hotseat.games.heat.words import card_name, label


class AnyPlan(Action, frozen=True, tag="plan"):
    """Every plan in a gear."""

    gear: int


class AnyCooldown(Action, frozen=True, tag="cooldown"):
    """Every use of a Cooldown symbol."""


class AnyReduction(Action, frozen=True, tag="reduce"):
    """Every use of a card's Reduce Stress symbol."""

    card: Card

    def text(self) -> str:
        """Return how all of them begin."""
        return f"reduce {key_of(self.card)}"


def barred(seen: View) -> list[Barred]:
    """Return what is greyed for the seat of this view."""
    if seen.seat is None or seen.own is None:
        return []
    car = seen.race.cars[seen.seat]
    if car.place:
        return []
    if seen.step == "plan" and seen.race.tournament:
        return []
    if seen.step == "plan":
        return [*_barred_gears(car.gear, car.has_planned, len(car.engine))]
    turn = seen.race.turn
    if turn is None or turn.car != car.id:
        return []
    if seen.step == "react":
        return _barred_reactions(seen, turn, car)
    if seen.step == "discard":
        return [*_barred_discards(facts_of_view(seen), seen.own.hand)]
    return []


@lru_cache
def _barred_gears(own_gear: int, has_planned: bool, engine: int) -> tuple[Barred, ...]:
    facts = data.facts()
    found: list[Barred] = []
    in_reach = gears_in_reach(facts, own_gear, engine)
    for gear in range(1, len(facts.gears) + 1):
        plans, words = AnyPlan(gear), Phrase("heat-label-gear", {"gear": gear})
        if has_planned:
            if gear != own_gear:
                found.append(Barred(plans, words, _reason("heat-no-gear-is-set", "RUL-HEAT-5")))
        elif gear not in in_reach:
            if abs(gear - own_gear) > facts.shift_most:
                found.append(Barred(plans, words, _reason("heat-no-three-gears", "HEAT-1-5")))
            else:
                cost = shift_cost(facts, own_gear, gear)
                reason = _reason("heat-no-heat-to-shift", "HEAT-1-4", heat=cost)
                found.append(Barred(plans, words, reason))
    return tuple(found)


def _barred_reactions(seen: View, turn: TurnView, car: CarView) -> list[Barred]:
    facts, conditions = facts_of_view(seen), conditions_of_view(seen)
    hand = seen.own.hand if seen.own else ()
    open_symbols = {symbol.kind for symbol in turn.symbols}
    places = places_with_adrenaline(facts, len(seen.race.cars))
    adrenaline = car.id in seen.race.order[-places:]
    found: list[Barred] = []
    if "cooldown" not in open_symbols:
        found.append(_no_cooldown(car.gear, adrenaline))
    elif not conditions.allows_cooling(car.progress):
        found.append(_no_cooling_here())
    elif not any(facts.sort_of[card] == Sort.HEAT for card in hand):
        found.append(_no_heat_to_cool())
    cost = conditions.boost_heat(car.progress)
    owed = sum(symbol.amount for symbol in turn.symbols if symbol.kind == "heat")
    if "boost" not in open_symbols:
        found.append(_no_second_boost(cost))
    elif cost and owed and cost <= len(car.engine) < cost + owed:
        found.append(_heat_is_owed(cost, owed))
    elif len(car.engine) < cost:
        found.append(_no_heat_to_boost(cost))
    if "adrenaline" not in open_symbols:
        found.append(_no_adrenaline(adrenaline))
    if seen.race.expansion and is_impeded(seen, car):
        found.append(_no_slipstream_behind(conditions.slipstream_spaces()))
    for symbol in turn.symbols:
        idle = _idle(symbol, turn, car, conditions, hand, facts.stress_card)
        if idle and idle not in found:  # copies of a card would say the same
            found.append(idle)
    if any(symbol.mandatory for symbol in turn.symbols) and not _may_end(seen, car):
        found.append(_barred(END_REACT, _reason("heat-no-end-with-musts", "RUL-HEAT-54")))
    return found


def _idle(
    symbol: SymbolView,
    turn: TurnView,
    car: CarView,
    conditions: Conditions,
    hand: tuple[Card, ...],
    stress: Card,
) -> Barred | None:
    """Return why a symbol of a card or of a sector can do nothing now; None if it can.

    If nothing can be cooled at all, that is said once for all Cooldowns.
    """
    card, amount, engine = symbol.card, symbol.amount, len(car.engine)
    match symbol.kind:
        case "cooldown" if symbol.sector is not None and symbol.sector != conditions.sector(
            car.progress
        ):
            return _left_the_sector(amount)
        case "heat" if card is not None and amount > engine:
            return _no_heat_to_pay(card, amount, engine)
        case "reduce" if card is not None and stress not in hand:
            return _no_stress(card, amount)
        case "salvage" if card is not None and car.discard == 0:
            return _no_pile(card, amount)
        case "accelerate" if card is not None and turn.pluses == 0:
            return _no_plus(card)
        case _:
            return None


def is_impeded(seen: View, car: CarView) -> bool:
    """LGX-AB-IMPEDE-3: is an impeding Legend in the Space right ahead, as the car stands now?"""
    length = circuit_at(seen.race.circuit).spaces
    return any(
        other.impeding and not other.place and (other.progress - car.progress) % length == 1
        for other in seen.race.cars
    )


def _may_end(seen: View, car: CarView) -> bool:
    race = known_race(seen)
    return may_end(race, race.cars[car.id])


@lru_cache
def _no_cooldown(gear: int, adrenaline: bool) -> Barred:
    if data.facts().gear(gear).cooldown == 0 and not adrenaline:
        reason = _reason("heat-no-cooldown-in-gear", "HEAT-5-7", gear=gear)
    else:
        reason = _reason("heat-no-cooldown-left", "RUL-HEAT-18")
    return Barred(AnyCooldown(), Phrase("heat-label-no-cooldown"), reason)


@lru_cache
def _no_slipstream_behind(spaces: int) -> Barred:
    reason = _reason("heat-no-slipstream-impeded", "LGX-AB-IMPEDE-3")
    return _barred(Slipstream(spaces), reason)


@lru_cache
def _no_heat_to_cool() -> Barred:
    reason = _reason("heat-no-heat-in-hand", "HEAT-5-4")
    return Barred(AnyCooldown(), Phrase("heat-label-no-cooldown"), reason)


@lru_cache
def _no_cooling_here() -> Barred:
    reason = _reason("heat-no-cooling-here", "WEA-17")
    return Barred(AnyCooldown(), Phrase("heat-label-no-cooldown"), reason)


@lru_cache
def _left_the_sector(amount: int) -> Barred:
    cool = Cooldown("sector", amount)
    return _barred(cool, _reason("heat-no-sector-left", "RUL-HEAT-77"))


@lru_cache
def _no_heat_to_pay(card: Card, amount: int, engine: int) -> Barred:
    reason = _reason("heat-no-heat-to-pay", "RUL-HEAT-51", card=card_name(card), heat=engine)
    return _barred(PayHeat(card, amount), reason)


@lru_cache
def _no_stress(card: Card, amount: int) -> Barred:
    reason = _reason("heat-no-stress-in-hand", "RUL-HEAT-58")
    return Barred(AnyReduction(card), label(ReduceStress(card, amount)), reason)


@lru_cache
def _no_pile(card: Card, amount: int) -> Barred:
    return _barred(Salvage(card, amount), _reason("heat-no-pile-to-salvage", "RUL-HEAT-60"))


@lru_cache
def _no_plus(card: Card) -> Barred:
    return _barred(Accelerate(card, 0), _reason("heat-no-plus-used", "RUL-HEAT-62"))


@lru_cache
def _heat_is_owed(cost: int, owed: int) -> Barred:
    return _barred(Boost(cost), _reason("heat-no-boost-heat-is-owed", "RUL-HEAT-53", heat=owed))


@lru_cache
def _no_second_boost(cost: int) -> Barred:
    return _barred(Boost(cost), _reason("heat-no-second-boost", "HEAT-5-9"))


@lru_cache
def _no_heat_to_boost(cost: int) -> Barred:
    return _barred(Boost(cost), _reason("heat-no-heat-to-boost", "HEAT-5-13", heat=cost))


@lru_cache
def _no_adrenaline(had_it: bool) -> Barred:
    use = UseAdrenaline(data.facts().adrenaline_speed)
    if had_it:
        return _barred(use, _reason("heat-no-adrenaline-left", "HEAT-4-3"))
    return _barred(use, _reason("heat-no-adrenaline-ahead", "HEAT-4-1"))


@lru_cache(maxsize=2048)
def _barred_discards(facts: Facts, hand: tuple[Card, ...]) -> tuple[Barred, ...]:
    found: list[Barred] = []
    for card in dict.fromkeys(hand):
        if not facts.discardable[card]:
            if facts.sort_of[card] == Sort.STRESS:
                reason = _reason("heat-no-discard-stress", "HEAT-8-3")
            else:
                reason = _reason("heat-no-discard-heat", "HEAT-8-4")
            found.append(_barred(Discard(card), reason))
    return tuple(found)


def _barred(action: Action, reason: Reason) -> Barred:
    return Barred(action, label(action), reason)


def _reason(code: str, rule: str, **params: Param) -> Reason:
    return Reason(Phrase(code, params), rule)
