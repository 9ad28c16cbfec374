"""The shape of a round (HEAT-RND), and who is asked when."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    AdrenalineGained,
    Boosted,
    CardDiscarded,
    CardFlipped,
    CardsDrawn,
    CardsLaid,
    CardsRevealed,
    CarMoved,
    CornerChecked,
    GearShifted,
    HandDrawn,
    HeatCooled,
    Place,
    RoundStarted,
    Slipstreamed,
    SpeedSet,
)
from hotseat.games.heat.state import Step
from tests.games.heat.build import (
    BOOST_BILL,
    FREE,
    NOT_ASKED,
    SHIFT_BILL,
    StackedChance,
    car,
    card,
    cards,
    corner_bill,
    keys,
    only,
    options,
    pass_on,
    plan_all,
    play,
    race_with,
    refused,
    ring,
    speed_bill,
    turn,
    view,
    waiting,
)


@pytest.mark.rule("HEAT-RND-1", "HEAT-RND-2")
def test_a_turn_takes_the_nine_steps_in_order() -> None:
    """Every step leaves its trace, in the order of the rulebook."""
    race = race_with(
        car(25),
        car(14, gear=3, hand="3 4 stress heat 1 2", deck="2 4 1 1 1 1"),
        circuit=ring(corners=((20, 4),)),
    )
    planned = turn(race, 1, "plan 1 stress")
    assert planned == [
        # Steps 1 and 2.
        GearShifted(1, 3, 1, SHIFT_BILL),
        CardsLaid(1, 1, tuple(cards("stress"))),
        # Step 3.
        CardsRevealed(1, tuple(cards("stress"))),
        CardFlipped(1, card("2"), True),
        SpeedSet(1, speed_bill(2, "2")),
        CarMoved(1, Place(14, 0), Place(16, 0), 2),
        # Step 4.
        AdrenalineGained(1),
    ]
    # Step 5.
    assert view(race, None).step == "react"
    assert options(race, 1) == [
        "boost",
        "cooldown gear 1",
        "adrenaline",
        "cooldown adrenaline 1",
        "react-done",
    ]
    assert play(race, 1, "cooldown gear 1") == [HeatCooled(1, "gear", (card("heat"),))]
    race.cars[0].progress = 21
    boosted = play(race, 1, "boost")
    assert boosted == [
        Boosted(1, BOOST_BILL),
        CardFlipped(1, card("4"), True),
        SpeedSet(1, speed_bill(6, "2 4")),
        CarMoved(1, Place(16, 0), Place(20, 0), 4),
    ]
    # Step 6, with the car on 21 right ahead.
    assert play(race, 1, "react-done") == []
    assert view(race, None).step == "slipstream"
    assert options(race, 1) == ["slipstream 2", "stay"]
    assert play(race, 1, "slipstream 2") == [
        Slipstreamed(1, 2),
        CarMoved(1, Place(20, 0), Place(22, 0), 2),
        # Step 7.
        CornerChecked(1, 1, corner_bill(2, corner=1, speed=6, limit=4)),
    ]
    # Step 8.
    assert view(race, None).step == "discard"
    assert options(race, 1) == [
        "discard 1",
        "discard 2",
        "discard 3",
        "discard 4",
        "discard-done",
    ]
    assert play(race, 1, "discard 3") == [CardDiscarded(1, card("3"))]
    # Step 9, and the next round.
    assert play(race, 1, "discard-done") == [
        CardsDrawn(1, 4),
        HandDrawn(1, 1, tuple(cards("1 1 1 1"))),
        RoundStarted(2, (1, 0)),
    ]
    assert keys(race.cars[1].discard) == "heat heat heat heat 3 stress 2 4"
    assert race.step == Step.PLAN


@pytest.mark.rule("HEAT-RND-2")
def test_shifting_playing_revealing_and_replenishing_happen_to_every_driver_every_round() -> None:
    race = race_with(car(5), car(3))
    heard = plan_all(race, "plan 1 1", "plan 1 2")
    heard += pass_on(race, 0)
    heard += pass_on(race, 1)
    for kind in (GearShifted, CardsLaid, CardsRevealed, CardsDrawn):
        assert [getattr(event, "car", None) for event in only(heard, kind)] == [0, 1]
    # There is no way to plan without cards.
    assert all(text.count(" ") == 2 and not text.endswith(" ") for text in options(race, 0))


@pytest.mark.rule("HEAT-RND-3")
def test_a_step_whose_condition_is_not_met_is_passed_over() -> None:
    # 3rd gear, Engine empty, not last, nobody near, no corner: straight to step 8.
    race = race_with(car(5, gear=3, engine=0), car(-9))
    turn(race, 0, "plan 3 1+2+3")
    assert race.step == Step.DISCARD
    assert options(race, 0) == ["discard 4", "discard start0", "discard start5", "discard-done"]
    # With an empty hand there is nothing to discard either.
    bare = race_with(car(5, gear=3, engine=0, hand="1 2 3"), car(-9))
    heard = turn(bare, 0, "plan 3 1+2+3")
    assert waiting(bare) == [1]
    assert [type(event) for event in heard if getattr(event, "car", None) == 0] == [
        GearShifted,
        CardsLaid,
        CardsRevealed,
        SpeedSet,
        CarMoved,
        CardsDrawn,
        HandDrawn,
    ]


@pytest.mark.rule("HEAT-RND-3")
@pytest.mark.parametrize(
    ("gear", "engine", "plan", "asked"),
    [
        (3, 1, "plan 3 1+2+3", True),  # a Boost
        (3, 0, "plan 3 1+2+3", False),  # nothing
        (2, 0, "plan 2 1+2", True),  # whether there is Heat in the hand is a secret
    ],
)
def test_react_is_asked_about_when_a_symbol_may_be_used(
    gear: int, engine: int, plan: str, asked: bool
) -> None:
    race = race_with(car(5, gear=gear, engine=engine), car(-9))
    turn(race, 0, plan)
    assert race.step == (Step.REACT if asked else Step.DISCARD)


def test_a_cooldown_is_not_asked_about_with_an_empty_hand() -> None:
    race = race_with(car(5, engine=0, hand="3"), car(-9))
    turn(race, 0, "plan 1 3")
    assert waiting(race) == [1]


@pytest.mark.rule("HEAT-RND-4")
def test_all_drivers_plan_at_the_same_time_and_nobody_waits() -> None:
    race = race_with(car(5), car(3), car(1))
    assert waiting(race) == [0, 1, 2]
    play(race, 2, "plan 1 1")
    assert waiting(race) == [0, 1]
    play(race, 0, "plan 2 1+2")
    assert waiting(race) == [1]
    assert race.step == Step.PLAN
    assert (race.cars[0].gear, race.cars[2].gear) == (2, 1)
    heard = play(race, 1, "plan 1 1")
    assert only(heard, CardsRevealed) == [CardsRevealed(0, tuple(cards("1 2")))]
    assert waiting(race) == [0]


@pytest.mark.rule("HEAT-RND-5", "HEAT-RND-6", "HEAT-RND-7", "HEAT-9-4")
def test_cars_take_their_turns_one_after_the_other_the_car_ahead_first() -> None:
    race = race_with(car(5, spot=1), car(8), car(5, spot=0), car(2))
    assert race.order == [1, 2, 0, 3]
    heard = plan_all(race, "plan 1 1", "plan 1 1", "plan 1 1", "plan 1 1")
    for seat in (1, 2, 0, 3):
        assert waiting(race) == [seat]
        for other in {0, 1, 2, 3} - {seat}:
            assert refused(race, other, "react-done") == NOT_ASKED
            assert options(race, other) == []
        heard += pass_on(race, seat)
    assert [event.car for event in only(heard, CardsRevealed)] == [1, 2, 0, 3]
    # Each car is done with step 9 before the next one reveals.
    steps = [
        (event.car, type(event)) for event in heard if isinstance(event, CardsRevealed | CardsDrawn)
    ]
    assert steps == [(seat, kind) for seat in (1, 2, 0, 3) for kind in (CardsRevealed, CardsDrawn)]


@pytest.mark.rule("HEAT-RND-8")
def test_after_the_last_turn_a_new_round_begins_in_the_new_order() -> None:
    race = race_with(car(5), car(4))
    plan_all(race, "plan 1 1", "plan 1 start5")
    pass_on(race, 0)
    heard = pass_on(race, 1)
    assert heard[-1] == RoundStarted(2, (1, 0))
    assert (race.round, race.turns_taken, race.order, race.step) == (2, 0, [1, 0], Step.PLAN)
    assert waiting(race) == [0, 1]
    assert not any(each.has_planned for each in race.cars)


@pytest.mark.rule("RUL-HEAT-6")
def test_overtaking_does_not_change_the_order_of_the_round() -> None:
    race = race_with(car(6), car(5), car(4))
    plan_all(race, "plan 1 1", "plan 1 start5", "plan 1 2")
    pass_on(race, 0)
    pass_on(race, 1)  # now ahead of seat 0
    assert race.cars[1].progress > race.cars[0].progress
    assert race.order == [0, 1, 2]
    assert waiting(race) == [2]
    pass_on(race, 2)
    assert race.round == 2


@pytest.mark.rule("RUL-HEAT-109")
def test_drivers_who_have_finished_skip_every_step() -> None:
    race = race_with(car(45, place=1, finish_round=1), car(30), car(29), circuit=ring())
    assert race.order == [1, 2]
    assert waiting(race) == [1, 2]
    assert options(race, 0) == []
    assert refused(race, 0, "plan 1 1") == NOT_ASKED
    plan_all(race, "plan 1 1", "plan 1 1")
    pass_on(race, 1)
    heard = pass_on(race, 2)
    assert heard[-1] == RoundStarted(2, (1, 2))


def test_who_may_change_the_cards_is_who_has_planned() -> None:
    race = race_with(car(5), car(3), car(1))
    assert GAME.may_change(race) == []
    play(race, 1, "plan 1 1")
    assert GAME.may_change(race) == [Seat(1)]
    play(race, 0, "plan 1 1")
    assert GAME.may_change(race) == [Seat(0), Seat(1)]
    play(race, 2, "plan 1 1")
    assert GAME.may_change(race) == []


def test_the_default_is_the_least_a_driver_can_do() -> None:
    race = race_with(car(5, gear=2), car(4, spot=0, gear=3), circuit=ring())
    assert GAME.default(race, Seat(0)).text() == "plan 2 1+2"
    assert GAME.default(race, Seat(1)).text() == "plan 3 1+2+3"
    plan_all(race, "plan 2 1+2", "plan 2 1+2")
    assert view(race, None).step == "react"
    assert GAME.default(race, Seat(0)).text() == "react-done"
    play(race, 0, "react-done")
    assert view(race, None).step == "discard"
    assert GAME.default(race, Seat(0)).text() == "discard-done"
    play(race, 0, "discard-done")
    play(race, 1, "react-done")
    assert view(race, None).step == "slipstream"
    assert GAME.default(race, Seat(1)).text() == "stay"


def test_a_turn_without_a_listener_is_the_same_turn() -> None:
    told = race_with(car(5, gear=2), car(4), circuit=ring())
    untold = race_with(car(5, gear=2), car(4), circuit=ring())
    for seat, text in [
        (0, "plan 4 1+2+3+start5"),
        (1, "plan 1 stress"),
        (0, "boost"),
        (0, "discard 4"),
        (0, "discard-done"),
        (1, "adrenaline"),
        (1, "boost"),
        (1, "react-done"),
        (1, "discard-done"),
    ]:
        play(told, seat, text)
        action = next(a for a in GAME.options(untold, Seat(seat)) if a.text() == text)
        GAME.apply(untold, Seat(seat), action, StackedChance(), None)
        assert GAME.dump(told) == GAME.dump(untold), text


def test_every_bill_of_the_turn_is_free_where_nothing_is_due() -> None:
    race = race_with(car(5), car(3))
    heard = plan_all(race, "plan 1 1", "plan 2 1+2")
    assert [event.heat for event in only(heard, GearShifted)] == [FREE, FREE]
