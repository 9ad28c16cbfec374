"""The cluttered hand (HEAT-CLUT)."""

from __future__ import annotations

import pytest

from hotseat.core import Event
from hotseat.games.heat.events import (
    CardFlipped,
    CardsDrawn,
    CardsRevealed,
    GearShifted,
    HandCluttered,
    HandDrawn,
)
from tests.games.heat.build import (
    NOT_AN_OPTION,
    SHIFT_BILL,
    car,
    cards,
    corners_paid,
    keys,
    of_car,
    only,
    options,
    plan_all,
    play,
    race_with,
    refused,
    ring,
    stands,
    turn,
    waiting,
    whole_turn,
)


@pytest.mark.rule("HEAT-CLUT-1", "HEAT-CLUT-6")
def test_with_too_few_playable_cards_all_of_them_are_played_and_heat_fills_up() -> None:
    race = race_with(car(5, gear=3, hand="1 2 heat heat startheat", engine=0), car(-9))
    assert options(race, 0) == ["plan 2 1+2", "plan 3 1+2+heat", "plan 4 1+2+heat+heat"]
    # Never while a playable card stays in hand.
    assert refused(race, 0, "plan 3 1+heat+heat") == NOT_AN_OPTION
    assert refused(race, 0, "plan 2 1+heat") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-CLUT-1", "RUL-HEAT-19")
def test_plain_heat_fills_up_before_upgrade_heat() -> None:
    race = race_with(car(5, gear=3, hand="1 heat startheat", engine=0), car(-9))
    assert options(race, 0) == [
        "plan 2 1+heat",
        "plan 3 1+heat+startheat",
        "plan 4 1+heat+startheat",
    ]
    only_upgrade = race_with(car(5, gear=2, hand="1 startheat", engine=0), car(-9))
    assert "plan 2 1+startheat" in options(only_upgrade, 0)


@pytest.mark.rule("HEAT-CLUT-1")
def test_stress_is_playable_and_comes_before_heat() -> None:
    race = race_with(car(5, gear=3, hand="stress 1 heat heat", engine=0), car(-9))
    assert options(race, 0) == [
        "plan 2 1+stress",
        "plan 3 1+stress+heat",
        "plan 4 1+stress+heat+heat",
    ]


@pytest.mark.rule("HEAT-CLUT-2", "HEAT-CLUT-3", "HEAT-CLUT-4", "HEAT-CLUT-5", "RUL-HEAT-49")
def test_the_car_stands_in_1st_gear_and_the_turn_goes_straight_to_step_9() -> None:
    driver = car(19, spot=1, gear=3, hand="4 stress heat heat", discard="3", deck="2 1 2 1 2 1 2")
    race = race_with(driver, car(20), car(-9), circuit=ring())
    heard = turn(race, 0, "plan 3 4+stress+heat")
    assert of_car(heard, 0)[2:] == [
        CardsRevealed(0, tuple(cards("4 stress heat"))),
        HandCluttered(0),
        CardsDrawn(0, 6),
        HandDrawn(0, 0, tuple(cards("1 1 1 2 2 2"))),
    ]
    driver = race.cars[0]
    assert stands(driver) == (19, 1)
    assert driver.gear == 1
    assert keys(driver.discard) == "3 4 stress heat"
    assert (driver.planned, driver.has_planned) == ([], False)
    assert keys(driver.hand) == "1 1 1 2 2 2 heat"
    assert waiting(race) == [2]


@pytest.mark.rule("HEAT-CLUT-5", "RUL-HEAT-49", "RUL-HEAT-30", "HEAT-CLUT-7")
def test_neither_adrenaline_nor_cooldown_boost_slipstream_or_discard_are_left() -> None:
    # Last, in 2nd gear, with Heat in hand and Engine and a car right ahead.
    race = race_with(car(19, gear=2, hand="stress heat heat 3"), car(20), circuit=ring())
    race.cars[0].hand = cards("stress heat heat")
    heard: list[Event] = turn(race, 0, "plan 2 stress+heat")
    assert only(heard, CardFlipped) == []  # no + is resolved
    assert [type(event) for event in of_car(heard, 0)[2:]] == [
        CardsRevealed,
        HandCluttered,
        CardsDrawn,
        HandDrawn,
    ]
    assert race.round == 2
    assert corners_paid(heard) == []


@pytest.mark.rule("HEAT-CLUT-3", "RUL-HEAT-50")
def test_the_gear_goes_to_1st_on_the_drivers_own_turn_and_a_shift_stays_paid() -> None:
    race = race_with(car(5), car(3, gear=1, hand="1 2 heat heat"))
    heard = play(race, 1, "plan 3 1+2+heat")
    assert heard[0] == GearShifted(1, 1, 3, SHIFT_BILL)
    play(race, 0, "plan 1 1")
    assert waiting(race) == [0]
    assert race.cars[1].gear == 3  # not before
    play(race, 0, "react-done")
    play(race, 0, "discard-done")
    assert race.cars[1].gear == 1
    assert len(race.cars[1].engine) == 5
    assert keys(race.cars[1].discard) == "heat 1 2 heat"


@pytest.mark.rule("HEAT-CLUT-8", "RUL-HEAT-48")
def test_the_choice_of_gear_stays_free() -> None:
    # 1st gear could be filled; 2nd and 3rd cannot, and are offered.
    race = race_with(car(5, gear=2, hand="1 heat heat heat"), car(-9))
    assert options(race, 0) == [
        "plan 1 1",
        "plan 2 1+heat",
        "plan 3 1+heat+heat",
        "plan 4 1+heat+heat+heat",
    ]
    heard = whole_turn(race, 0, "plan 1 1")
    assert of_car(only(heard, HandCluttered), 0) == []
    assert race.cars[0].progress == 6


@pytest.mark.rule("HEAT-CLUT-1")
def test_exactly_enough_playable_cards_are_no_cluttered_hand() -> None:
    race = race_with(car(5, gear=2, hand="1 stress heat", deck="2 1 1 1 1 1 1"), car(-9))
    heard = whole_turn(race, 0, "plan 2 1+stress")
    assert of_car(only(heard, HandCluttered), 0) == []
    assert race.cars[0].progress == 8


@pytest.mark.rule("HEAT-CLUT-1", "HEAT-CLUT-2")
def test_a_hand_too_small_for_the_gear_is_cluttered_even_without_heat() -> None:
    race = race_with(car(5, gear=2, hand="1 4"), car(-9))
    heard = whole_turn(race, 0, "plan 3 1+4")
    assert HandCluttered(0) in heard
    assert race.cars[0].progress == 5


@pytest.mark.rule("WE-43", "HEAT-CLUT-1", "HEAT-CLUT-4")
def test_example_two_basic_cards_and_five_heat_in_3rd_gear() -> None:
    hand = "1 2 heat heat heat heat heat"
    race = race_with(car(5, gear=3, hand=hand, deck="4 3 2 1"), car(3))
    assert options(race, 0)[-2:] == ["plan 3 1+2+heat", "plan 4 1+2+heat+heat"]
    heard = plan_all(race, "plan 3 1+2+heat", "plan 1 1")
    driver = race.cars[0]
    assert stands(driver) == (5, 0)
    assert driver.gear == 1
    assert keys(driver.discard) == "1 2 heat"
    assert CardsDrawn(0, 3) in heard
    assert keys(driver.hand) == "2 3 4 heat heat heat heat"
