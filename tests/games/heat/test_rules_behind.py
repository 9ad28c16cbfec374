"""The rules behind options: the very one first, then those of its kind."""

from __future__ import annotations

import pytest

from hotseat.core import Action
from hotseat.games.heat import GAME
from hotseat.games.heat.actions import Boost, Cooldown, Lay, Plan
from tests.games.heat.build import cards


@pytest.mark.parametrize(
    ("option", "first"),
    [
        (Lay(tuple(cards("1 heat"))), ("RUL-HEAT-106", "HEAT-CLUT-1", "HEAT-CLUT-2")),
        (Plan(2, tuple(cards("1 heat"))), ("HEAT-CLUT-1", "HEAT-CLUT-2", "HEAT-CLUT-3")),
        (Cooldown("adrenaline", 1), ("HEAT-4-3",)),
        (Cooldown("sector", 1), ("WEA-16", "RUL-HEAT-77")),
        (Cooldown("cooling-13", 1), ("GAR-SYM-5.1",)),
        (Boost(0), ("ROAD-11", "ROAD-12", "RUL-HEAT-81")),
    ],
)
def test_a_special_case_names_its_own_rules_first(option: Action, first: tuple[str, ...]) -> None:
    assert GAME.rules_behind(option)[: len(first)] == first


@pytest.mark.parametrize(
    ("option", "kind"),
    [
        (Lay(tuple(cards("1 2"))), "TOUR-1"),
        (Plan(2, tuple(cards("1 2"))), "HEAT-2-1"),
        (Cooldown("gear", 1), "HEAT-5-4"),
        (Boost(1), "HEAT-5-8"),
    ],
)
def test_an_ordinary_one_names_those_of_its_kind(option: Action, kind: str) -> None:
    rules = GAME.rules_behind(option)
    assert kind in rules
    assert not {"HEAT-CLUT-2", "GAR-SYM-5.1", "ROAD-11", "WEA-16", "HEAT-4-3"} & set(rules)
