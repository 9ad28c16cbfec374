"""What a race is made of can be pickled and copied, interpreted or compiled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from hotseat.games.heat import data
from hotseat.games.heat.conditions import conditions
from hotseat.games.heat.facts import NO_CARD, Corner, Gain, Gear, SpeedPart
from hotseat.games.heat.state import (
    Car,
    Race,
    Source,
    Symbol,
    SymbolKind,
    Turn,
)

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.deepcopy,
}


@pytest.mark.parametrize("way", WAYS)
def test_facts_and_circuits_are_not_copied_but_found_again(way: str) -> None:
    facts = data.facts()
    course = conditions(facts, data.circuit("italy"), 2)
    race = Race(facts, course, [Car(0, 0, 3, progress=-2, hand=[1, 4])], turn=Turn(-2))
    race.turn.play(facts.played[2])
    again: Race = WAYS[way](race)
    assert again.facts is race.facts
    assert again.circuit is race.circuit
    assert again.conditions is race.conditions
    assert again.turn is not race.turn
    assert (again.turn.start, again.turn.play_area(), again.turn.speed()) == (-2, [2], 3)
    assert again.cars[0] is not race.cars[0]
    assert again.cars[0].hand == [1, 4]
    assert again.cars[0].hand is not race.cars[0].hand
    assert again.cars[0].progress == -2


@pytest.mark.parametrize("way", WAYS)
def test_the_small_parts_keep_their_numbers(way: str) -> None:
    again = WAYS[way]
    symbol: Symbol = again(Symbol(SymbolKind.COOLDOWN, 2, Source.ADRENALINE, mandatory=True))
    assert (symbol.kind, symbol.amount) == (SymbolKind.COOLDOWN, 2)
    assert symbol.kind is SymbolKind.COOLDOWN
    assert (symbol.source, symbol.mandatory) == (Source.ADRENALINE, True)
    part: SpeedPart = again(SpeedPart(Gain.ADRENALINE, 1))
    assert (part.gain, part.value, part.card) == (Gain.ADRENALINE, 1, NO_CARD)
    corner: Corner = again(Corner(1, 20, 4, 19))
    assert (corner.number, corner.line, corner.limit, corner.legends_line) == (1, 20, 4, 19)
    gear: Gear = again(Gear(4, 0, 2))
    assert (gear.cards, gear.cooldown, gear.spin_out_stress) == (4, 0, 2)
