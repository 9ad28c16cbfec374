"""What is not possible now, and why."""

from __future__ import annotations

import pytest

from hotseat.core import Barred, Phrase, Reason
from hotseat.games.heat import GAME
from hotseat.games.heat.actions import (
    Boost,
    Discard,
    UseAdrenaline,
)
from hotseat.games.heat.barred import AnyCooldown, AnyPlan
from hotseat.games.heat.state import Step
from tests.games.heat.build import (
    car,
    card,
    pass_on,
    plan_all,
    play,
    race_with,
    ring,
    turn,
    view,
)

# Barred


def gear_label(gear: int) -> Phrase:
    return Phrase("heat-label-gear", {"gear": gear})


BOOST = Phrase("heat-do-boost", {"heat": 1})
NO_HEAT_TO_SHIFT = Reason(Phrase("heat-no-heat-to-shift", {"heat": 1}), "HEAT-1-4")
THREE_GEARS = Reason(Phrase("heat-no-three-gears"), "HEAT-1-5")
GEAR_IS_SET = Reason(Phrase("heat-no-gear-is-set"), "RUL-HEAT-5")


@pytest.mark.rule("HEAT-1-4", "HEAT-1-5", "RUL-HEAT-5")
def test_gears_out_of_reach_are_barred_with_their_reason() -> None:
    race = race_with(car(engine=0), car(-9, engine=0, gear=3), car(-8, engine=1, gear=2))
    assert GAME.barred(view(race, 0)) == [
        Barred(AnyPlan(3), gear_label(3), NO_HEAT_TO_SHIFT),
        Barred(AnyPlan(4), gear_label(4), THREE_GEARS),
    ]
    assert GAME.barred(view(race, 1)) == [Barred(AnyPlan(1), gear_label(1), NO_HEAT_TO_SHIFT)]
    assert GAME.barred(view(race, 2)) == []
    play(race, 0, "plan 2 1+2")
    assert GAME.barred(view(race, 0)) == [
        Barred(AnyPlan(gear), gear_label(gear), GEAR_IS_SET) for gear in (1, 3, 4)
    ]


def test_what_is_barred_in_react() -> None:
    race = race_with(car(10, gear=3, engine=1), car(5, gear=1, engine=1), car(-9))
    plan_all(race, "plan 3 1+2+3", "plan 1 1", "plan 1 1")
    cool = Phrase("heat-label-no-cooldown")
    ahead = Reason(Phrase("heat-no-adrenaline-ahead"), "HEAT-4-1")
    assert GAME.barred(view(race, 0)) == [
        Barred(
            AnyCooldown(), cool, Reason(Phrase("heat-no-cooldown-in-gear", {"gear": 3}), "HEAT-5-7")
        ),
        Barred(UseAdrenaline(1), Phrase("heat-do-adrenaline", {"speed": 1}), ahead),
    ]
    # Not their turn, or nobody's seat: nothing to look for.
    assert GAME.barred(view(race, 1)) == []
    assert GAME.barred(view(race, None)) == []
    pass_on(race, 0)
    no_heat = Reason(Phrase("heat-no-heat-in-hand"), "HEAT-5-4")
    assert GAME.barred(view(race, 1)) == [
        Barred(AnyCooldown(), cool, no_heat),
        Barred(UseAdrenaline(1), Phrase("heat-do-adrenaline", {"speed": 1}), ahead),
    ]
    play(race, 1, "boost")
    assert GAME.barred(view(race, 1)) == [
        Barred(AnyCooldown(), cool, no_heat),
        Barred(
            Boost(1),
            BOOST,
            Reason(Phrase("heat-no-second-boost"), "HEAT-5-9"),
        ),
        Barred(UseAdrenaline(1), Phrase("heat-do-adrenaline", {"speed": 1}), ahead),
    ]


def test_what_is_barred_with_adrenaline_and_an_empty_engine() -> None:
    race = race_with(car(10), car(5, gear=2, engine=0, hand="1 2 heat heat 4"), circuit=ring())
    turn(race, 1, "plan 2 1+2")
    no_boost = Barred(
        Boost(1),
        BOOST,
        Reason(Phrase("heat-no-heat-to-boost", {"heat": 1}), "HEAT-5-13"),
    )
    assert GAME.barred(view(race, 1)) == [no_boost]
    play(race, 1, "adrenaline")
    used = Barred(
        UseAdrenaline(1),
        Phrase("heat-do-adrenaline", {"speed": 1}),
        Reason(Phrase("heat-no-adrenaline-left"), "HEAT-4-3"),
    )
    assert GAME.barred(view(race, 1)) == [no_boost, used]
    play(race, 1, "cooldown gear 1")
    assert GAME.barred(view(race, 1)) == [used]
    play(race, 1, "cooldown adrenaline 1")
    assert GAME.barred(view(race, 1)) == [
        Barred(
            AnyCooldown(),
            Phrase("heat-label-no-cooldown"),
            Reason(Phrase("heat-no-cooldown-left"), "RUL-HEAT-18"),
        ),
        used,
    ]


@pytest.mark.rule("HEAT-8-3", "HEAT-8-4")
def test_what_is_barred_in_discard() -> None:
    race = race_with(car(5, hand="start0 3 stress stress heat startheat"), car(-9))
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    no_heat = Reason(Phrase("heat-no-discard-heat"), "HEAT-8-4")
    assert GAME.barred(view(race, 0)) == [
        Barred(
            Discard(card("stress")),
            Phrase("heat-do-discard", {"card": Phrase("heat-card-stress")}),
            Reason(Phrase("heat-no-discard-stress"), "HEAT-8-3"),
        ),
        Barred(
            Discard(card("heat")),
            Phrase("heat-do-discard", {"card": Phrase("heat-card-heat")}),
            no_heat,
        ),
        Barred(
            Discard(card("startheat")),
            Phrase("heat-do-discard", {"card": Phrase("heat-card-startheat")}),
            no_heat,
        ),
    ]
    assert GAME.barred(view(race, 1)) == []


def test_nothing_is_barred_in_slipstream_after_the_finish_and_after_the_race() -> None:
    race = race_with(car(10), car(11), car(41, place=1), car(-9), circuit=ring())
    assert GAME.barred(view(race, 2)) == []
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    assert race.step == Step.SLIPSTREAM
    assert GAME.barred(view(race, 0)) == []
    over = race_with(car(41, place=1), car(11), circuit=ring())
    play(over, 1, "stop")
    assert GAME.barred(view(over, 1)) == []
    assert GAME.barred(view(over, 0)) == []
