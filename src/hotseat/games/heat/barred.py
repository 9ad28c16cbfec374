"""Choices that a driver may look for and that are not possible now, each with its reason."""

from __future__ import annotations

from hotseat.core import Action, Barred, Param, Phrase, Reason
from hotseat.games.heat.actions import Boost, Discard, UseAdrenaline
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.planning import gears_in_reach
from hotseat.games.heat.state import Car, Race, Step, SymbolKind
from hotseat.games.heat.turn import has_adrenaline
from hotseat.games.heat.view import View, known_race
from hotseat.games.heat.words import label

_STEPS = ("plan", "react", "discard")  # where something notable can be barred


def barred(seen: View) -> list[Barred]:
    """Return what is greyed for the seat of this view."""
    if seen.seat is None or seen.step not in _STEPS:
        return []
    race = known_race(seen)
    car = race.cars[seen.seat]
    if car.place:
        return []
    if race.step == Step.PLAN:
        return _barred_gears(race, car)
    if race.car_on_turn() is not car:
        return []
    if race.step == Step.REACT:
        return [
            *_barred_cooldown(race, car),
            *_barred_boost(race, car),
            *_barred_adrenaline(race, car),
        ]
    return _barred_discards(race, car)


def _barred_gears(race: Race, car: Car) -> list[Barred]:
    found: list[Barred] = []
    in_reach = gears_in_reach(race, car)
    for gear in range(1, len(race.facts.gears) + 1):
        text, words = f"plan {gear}", Phrase("heat-label-gear", {"gear": gear})
        if car.has_planned:
            if gear != car.gear:
                found.append(Barred(text, words, _reason("heat-no-gear-is-set", "RUL-HEAT-5")))
        elif gear not in in_reach:
            if abs(gear - car.gear) > race.facts.shift_most:
                found.append(Barred(text, words, _reason("heat-no-three-gears", "HEAT-1-5")))
            else:
                found.append(Barred(text, words, _reason("heat-no-heat-to-shift", "HEAT-1-4")))
    return found


def _barred_cooldown(race: Race, car: Car) -> list[Barred]:
    words = Phrase("heat-label-no-cooldown")
    kinds = [symbol.kind for symbol in race.symbols]
    if SymbolKind.COOLDOWN not in kinds:
        if race.facts.gear(car.gear).cooldown == 0 and not has_adrenaline(race, car):
            reason = _reason("heat-no-cooldown-in-gear", "HEAT-5-7", gear=car.gear)
        else:
            reason = _reason("heat-no-cooldown-left", "RUL-HEAT-18")
    elif not any(race.facts.sorts[card] == Sort.HEAT for card in car.hand):
        reason = _reason("heat-no-heat-in-hand", "HEAT-5-4")
    else:
        return []
    return [Barred("cooldown", words, reason)]


def _barred_boost(race: Race, car: Car) -> list[Barred]:
    if all(symbol.kind != SymbolKind.BOOST for symbol in race.symbols):
        return [_barred(Boost(), _reason("heat-no-second-boost", "HEAT-5-9"))]
    if len(car.engine) < race.facts.boost_heat:
        return [_barred(Boost(), _reason("heat-no-heat-to-boost", "HEAT-5-13"))]
    return []


def _barred_adrenaline(race: Race, car: Car) -> list[Barred]:
    if any(symbol.kind == SymbolKind.ADRENALINE for symbol in race.symbols):
        return []
    if has_adrenaline(race, car):
        return [_barred(UseAdrenaline(), _reason("heat-no-adrenaline-left", "HEAT-4-3"))]
    return [_barred(UseAdrenaline(), _reason("heat-no-adrenaline-ahead", "HEAT-4-1"))]


def _barred_discards(race: Race, car: Car) -> list[Barred]:
    found: list[Barred] = []
    for card in dict.fromkeys(car.hand):
        if not race.facts.discardable[card]:
            if race.facts.sorts[card] == Sort.STRESS:
                reason = _reason("heat-no-discard-stress", "HEAT-8-3")
            else:
                reason = _reason("heat-no-discard-heat", "HEAT-8-4")
            found.append(_barred(Discard(card), reason))
    return found


def _barred(action: Action, reason: Reason) -> Barred:
    return Barred(action.text(), label(action), reason)


def _reason(code: str, rule: str, **params: Param) -> Reason:
    return Reason(Phrase(code, params), rule)
