"""Steps 1 and 2: Shift Gears and Play Cards (HEAT-1, HEAT-2)."""

from __future__ import annotations

import pytest

from hotseat.games.heat.actions import Plan
from hotseat.games.heat.events import (
    CardsLaid,
    CardsRevealed,
    GearShifted,
    PlanChanged,
)
from hotseat.games.heat.state import Car
from tests.games.heat.build import (
    FREE,
    NOT_AN_OPTION,
    NOT_ASKED,
    SHIFT_BILL,
    car,
    card,
    cards,
    keys,
    only,
    options,
    plan_all,
    play,
    played,
    race_with,
    refused,
    turn_seen,
    view,
)


def gears(driver: Car) -> list[int]:
    """Return the gears a driver can choose."""
    race = race_with(driver, car(-9))
    return sorted({int(text.split()[1]) for text in options(race, 0)})


# Step 1: Shift Gears


@pytest.mark.rule("HEAT-1-1", "HEAT-1-2", "HEAT-1-5", "HEAT-CLUT-8")
@pytest.mark.parametrize(
    ("gear", "with_heat", "without"),
    [
        (1, [1, 2, 3], [1, 2]),
        (2, [1, 2, 3, 4], [1, 2, 3]),
        (3, [1, 2, 3, 4], [2, 3, 4]),
        (4, [2, 3, 4], [3, 4]),
    ],
)
def test_one_gear_is_free_two_need_heat_and_three_do_not_exist(
    gear: int, with_heat: list[int], without: list[int]
) -> None:
    assert gears(car(gear=gear, engine=1)) == with_heat
    assert gears(car(gear=gear, engine=0)) == without


@pytest.mark.rule("HEAT-1-1")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (2, 2), (2, 3), (3, 4), (4, 3)])
def test_staying_or_shifting_by_one_gear_is_free(before: int, after: int) -> None:
    race = race_with(car(gear=before, engine=2), car(-9))
    text = next(text for text in options(race, 0) if text.startswith(f"plan {after} "))
    heard = play(race, 0, text)
    assert heard[0] == GearShifted(0, before, after, FREE)
    assert (race.cars[0].gear, len(race.cars[0].engine)) == (after, 2)
    assert race.cars[0].discard == []


@pytest.mark.rule("HEAT-1-2", "HEAT-1-3", "HEAT-1-6", "HEAT-PAY-1", "WE-3")
@pytest.mark.parametrize(
    ("before", "after", "plan"),
    [
        (1, 3, "plan 3 1+2+3"),
        (2, 4, "plan 4 1+2+3+4"),
        (3, 1, "plan 1 1"),
        (4, 2, "plan 2 1+2"),
    ],
)
def test_a_shift_of_two_gears_costs_1_heat_paid_at_once(before: int, after: int, plan: str) -> None:
    race = race_with(car(gear=before, engine=2, discard="4"), car(-9))
    heard = play(race, 0, plan)
    assert heard[0] == GearShifted(0, before, after, SHIFT_BILL)
    driver = race.cars[0]
    assert (driver.gear, len(driver.engine)) == (after, 1)
    # Before anybody has revealed: the Heat lies on the discard pile for all to see.
    assert keys(driver.discard) == "4 heat"
    seen = view(race, 1).race.cars[0]
    assert (seen.gear, seen.discard_top, len(seen.engine)) == (after, card("heat"), 1)


@pytest.mark.rule("HEAT-1-4", "HEAT-PAY-6", "HEAT-PAY-4", "WE-4")
def test_without_heat_in_the_engine_a_shift_of_two_gears_is_refused() -> None:
    # Heat in hand, deck and discard pile does not help.
    broke = car(gear=1, engine=0, hand="1 2 3 heat", deck="heat", discard="heat")
    race = race_with(broke, car(-9))
    assert refused(race, 0, "plan 3 1+2+3") == ("heat-no-heat-to-shift", "HEAT-1-4")
    assert options(race, 0) == [
        "plan 1 1",
        "plan 1 2",
        "plan 1 3",
        "plan 2 1+2",
        "plan 2 1+3",
        "plan 2 2+3",
    ]
    race.cars[0].engine = cards("heat")
    assert play(race, 0, "plan 3 1+2+3")[0] == GearShifted(0, 1, 3, SHIFT_BILL)


@pytest.mark.rule("HEAT-1-5")
def test_a_shift_of_three_gears_is_refused() -> None:
    race = race_with(car(gear=1), car(gear=4, at=-9))
    assert refused(race, 0, "plan 4 1+2+3+4") == ("heat-no-three-gears", "HEAT-1-5")
    assert refused(race, 1, "plan 1 1") == ("heat-no-three-gears", "HEAT-1-5")
    assert refused(race, 0, "plan 0 1") == NOT_AN_OPTION
    assert refused(race, 1, "plan 5 1+2+3+4+start5") == NOT_AN_OPTION


@pytest.mark.rule("RUL-HEAT-5", "HEAT-1-6")
def test_the_gear_is_public_and_final_at_once() -> None:
    race = race_with(car(gear=1), car(-9))
    play(race, 0, "plan 2 1+2")
    assert view(race, 1).race.cars[0].gear == 2
    assert refused(race, 0, "plan 1 1") == ("heat-no-gear-is-set", "RUL-HEAT-5")
    assert refused(race, 0, "plan 3 1+2+3") == ("heat-no-gear-is-set", "RUL-HEAT-5")


@pytest.mark.rule("RUL-HEAT-5")
def test_cards_may_be_exchanged_until_everybody_has_confirmed() -> None:
    race = race_with(car(gear=4, engine=2, hand="1 2 3 start5"), car(-9))
    play(race, 0, "plan 2 1+2")
    assert len(race.cars[0].engine) == 1
    assert options(race, 0) == [
        "plan 2 1+2",
        "plan 2 1+3",
        "plan 2 1+start5",
        "plan 2 2+3",
        "plan 2 2+start5",
        "plan 2 3+start5",
    ]
    heard = play(race, 0, "plan 2 3+start5")
    assert heard == [PlanChanged(0), CardsLaid(0, 0, tuple(cards("3 start5")))]
    assert keys(race.cars[0].planned) == "3 start5"
    assert keys(race.cars[0].hand) == "1 2"
    assert len(race.cars[0].engine) == 1  # the shift is not paid again
    revealed = only(play(race, 1, "plan 1 1"), CardsRevealed)
    assert revealed == [CardsRevealed(0, tuple(cards("3 start5")))]
    assert refused(race, 0, "plan 2 1+2") == NOT_AN_OPTION
    assert refused(race, 1, "plan 1 2") == NOT_ASKED


# Step 2: Play Cards


@pytest.mark.rule("HEAT-2-1")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_the_gear_says_exactly_how_many_cards_are_played(gear: int) -> None:
    race = race_with(car(gear=gear), car(-9))
    plans = [text for text in options(race, 0) if text.startswith(f"plan {gear} ")]
    assert plans
    assert {text.count("+") + 1 for text in plans} == {gear}


@pytest.mark.rule("HEAT-2-1")
def test_too_few_and_too_many_cards_are_refused() -> None:
    race = race_with(car(gear=2), car(-9))
    assert refused(race, 0, "plan 2 1") == NOT_AN_OPTION
    assert refused(race, 0, "plan 2 1+2+3") == NOT_AN_OPTION
    assert refused(race, 0, "plan 2 1+1") == NOT_AN_OPTION  # there is one 1 in the hand
    play(race, 0, "plan 2 1+2")
    assert keys(race.cars[0].planned) == "1 2"


@pytest.mark.rule("HEAT-2-1", "HEAT-2-2")
def test_the_options_are_every_choice_of_cards_once_in_the_order_of_the_hand() -> None:
    race = race_with(car(gear=1, hand="2 2 start0 stress heat", engine=0), car(-9))
    assert options(race, 0) == [
        "plan 1 2",
        "plan 1 start0",
        "plan 1 stress",
        "plan 2 2+2",
        "plan 2 2+start0",
        "plan 2 2+stress",
        "plan 2 start0+stress",
    ]


@pytest.mark.rule("HEAT-2-2", "HEAT-2-4", "HEAT-PAY-3", "HEAT-UPG0-4")
@pytest.mark.parametrize("heat", ["heat", "startheat"])
def test_every_card_may_be_played_except_heat(heat: str) -> None:
    race = race_with(car(hand=f"1 start0 start5 stress {heat}"), car(-9))
    assert options(race, 0)[:4] == ["plan 1 1", "plan 1 start0", "plan 1 start5", "plan 1 stress"]
    assert refused(race, 0, f"plan 1 {heat}") == NOT_AN_OPTION
    assert refused(race, 0, f"plan 2 1+{heat}") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-2-3")
def test_played_cards_lie_face_down_until_the_drivers_own_turn() -> None:
    race = race_with(car(5), car(3))
    heard = play(race, 1, "plan 2 3+start5")
    assert [event.audience for event in only(heard, CardsLaid)] == [1]
    assert only(heard, CardsLaid) == [CardsLaid(1, 1, tuple(cards("3 start5")))]
    seen = view(race, 0).race.cars[1]
    assert (seen.planned, seen.has_planned, seen.hand) == (2, True, 5)
    heard = play(race, 0, "plan 1 1")
    assert [event.car for event in only(heard, CardsRevealed)] == [0]
    assert played(race) == tuple(cards("1"))  # car 0's turn: still face down
    assert keys(race.cars[1].planned) == "3 start5"


@pytest.mark.rule("HEAT-2-3", "RUL-HEAT-5")
def test_what_the_others_may_know_of_a_plan_is_its_gear() -> None:
    assert Plan(3, tuple(cards("1 2 stress"))).face() == "plan 3"
    assert Plan(3, tuple(cards("1 2 stress"))).text() == "plan 3 1+2+stress"


@pytest.mark.rule("HEAT-UPG0-2")
def test_the_0_and_the_5_are_played_like_basic_cards() -> None:
    race = race_with(car(5, hand="start0 start5"), car(-9))
    assert options(race, 0)[:3] == ["plan 1 start0", "plan 1 start5", "plan 2 start0+start5"]
    plan_all(race, "plan 2 start0+start5", "plan 1 1")
    assert race.cars[0].progress == 10
    assert turn_seen(race, None).speed == 5
