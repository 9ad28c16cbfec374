"""Steps 8 and 9: Discard and Replenish Hand (HEAT-8, HEAT-9)."""

from __future__ import annotations

import pytest

from hotseat.games.heat.events import CardDiscarded, CardsDrawn, HandDrawn
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    car,
    card,
    cards,
    deck_of,
    keys,
    of_car,
    options,
    pass_on,
    play,
    race_with,
    refused,
    turn,
    view,
    waiting,
)


def at_step_8(hand: str, deck: str = "1 1 1 1 1 1 1 1", discard: str = "") -> Race:
    """Let a driver play a 0 in 1st gear and come to step 8 with this hand."""
    race = race_with(car(5, hand=f"start0 {hand}", deck=deck, discard=discard), car(-9))
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    assert race.step == Step.DISCARD
    return race


# Step 8


@pytest.mark.rule("HEAT-8-1", "HEAT-8-6")
def test_any_number_of_cards_may_be_discarded_one_at_a_time() -> None:
    race = at_step_8("1 1 3 start5 stress heat")
    assert options(race, 0) == ["discard 1", "discard 3", "discard start5", "discard-done"]
    play(race, 0, "discard 1")
    assert options(race, 0) == ["discard 1", "discard 3", "discard start5", "discard-done"]
    play(race, 0, "discard 1")
    assert options(race, 0) == ["discard 3", "discard start5", "discard-done"]
    play(race, 0, "discard start5")
    assert options(race, 0) == ["discard 3", "discard-done"]
    play(race, 0, "discard 3")
    assert options(race, 0) == ["discard-done"]
    assert keys(race.cars[0].hand) == "stress heat"
    assert race.step == Step.DISCARD


@pytest.mark.rule("HEAT-8-6")
def test_cards_that_are_not_discarded_stay_in_hand() -> None:
    race = at_step_8("3 4 start5", deck="1 2 1 2 1 2")
    play(race, 0, "discard 4")
    play(race, 0, "discard-done")
    assert keys(race.cars[0].hand) == "1 1 1 2 2 3 start5"


@pytest.mark.rule("HEAT-8-2", "RUL-HEAT-9")
def test_discards_go_face_up_on_the_own_pile_in_the_order_chosen() -> None:
    race = at_step_8("1 3 4", discard="2")
    assert play(race, 0, "discard 4") == [CardDiscarded(0, card("4"))]
    assert play(race, 0, "discard 1") == [CardDiscarded(0, card("1"))]
    assert keys(race.cars[0].discard) == "2 4 1"
    assert view(race, 1).race.cars[0].discard_top == card("1")
    assert race.cars[1].discard == []


@pytest.mark.rule("HEAT-8-3", "HEAT-8-4", "HEAT-PAY-3", "HEAT-UPG0-4", "HEAT-STRESS-5")
@pytest.mark.parametrize(
    ("kind", "refusal"),
    [
        ("stress", ("heat-no-discard-stress", "HEAT-8-3")),
        ("heat", ("heat-no-discard-heat", "HEAT-8-4")),
        ("startheat", ("heat-no-discard-heat", "HEAT-8-4")),
    ],
)
def test_stress_and_heat_cannot_be_discarded(kind: str, refusal: tuple[str, str]) -> None:
    race = at_step_8(f"3 {kind}")
    assert options(race, 0) == ["discard 3", "discard-done"]
    assert refused(race, 0, f"discard {kind}") == refusal
    assert refused(race, 0, "discard 4") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-UPG0-2")
def test_the_0_and_the_5_are_discarded_like_basic_cards() -> None:
    race = at_step_8("start0 start5")
    assert options(race, 0) == ["discard start0", "discard start5", "discard-done"]


def test_a_driver_with_nothing_but_secrets_in_hand_is_still_asked() -> None:
    race = at_step_8("heat stress")
    assert options(race, 0) == ["discard-done"]
    assert waiting(race) == [0]


def test_a_hand_discarded_to_the_last_card_ends_the_step() -> None:
    race = at_step_8("3")
    play(race, 0, "discard 3")
    assert waiting(race) == [1]
    assert len(race.cars[0].hand) == 7


# Step 9


@pytest.mark.rule("HEAT-9-1", "RUL-HEAT-9")
def test_the_play_area_is_discarded_in_the_order_played() -> None:
    driver = car(14, gear=3, hand="2 4 stress 3 3", deck="start5 1 4 3 3 3 3 3 3 3 3", discard="1")
    race = race_with(driver, car(-9))
    turn(race, 0, "plan 3 2+4+stress")
    play(race, 0, "boost")
    play(race, 0, "discard 3")
    play(race, 0, "discard-done")
    # The Upgrade turned up, the Heat paid for the Boost, the card of step 8, and then the cards
    # played: the flipped 1 after its Stress, the Boost's 4 last.
    assert keys(race.cars[0].discard) == "1 start5 heat 3 2 4 stress 1 4"
    assert race.car_on_turn().id == 1


@pytest.mark.rule("HEAT-9-2", "HEAT-9-3")
@pytest.mark.parametrize(
    "hand", ["", "1", "heat stress", "1 2 3 heat heat stress", "1 1 1 1 1 1 1"]
)
def test_a_driver_draws_until_the_hand_has_seven_cards_heat_and_stress_included(hand: str) -> None:
    race = race_with(car(5, hand=f"start0 {hand}", deck="2 3 2 3 2 3 2 3 2"), car(-9))
    heard = turn(race, 0, "plan 1 start0") + pass_on(race, 0)
    count = 7 - len(hand.split())
    drawn = sorted(cards("2 3 2 3 2 3 2"[: 2 * count]))
    assert of_car(heard, 0)[-2:] == [CardsDrawn(0, count), HandDrawn(0, 0, tuple(drawn))]
    assert len(race.cars[0].hand) == 7
    assert race.cars[0].hand == sorted(cards(hand) + drawn)
    assert deck_of(race.cars[0]) == "2 3 2 3 2 3 2 3 2"[2 * count :]


@pytest.mark.rule("HEAT-9-5", "RUL-HEAT-44")
@pytest.mark.parametrize("size", [7, 8, 9])
def test_a_hand_of_seven_or_more_draws_nothing_and_loses_nothing(size: int) -> None:
    hand = " ".join(["3"] * size)
    race = race_with(car(5, hand=f"start0 {hand}"), car(-9))
    heard = turn(race, 0, "plan 1 start0") + pass_on(race, 0)
    assert of_car(heard, 0)[-2:] == [CardsDrawn(0, 0), HandDrawn(0, 0, ())]
    assert keys(race.cars[0].hand) == hand


@pytest.mark.rule("HEAT-9-4")
def test_after_step_9_the_next_car_in_order_moves() -> None:
    race = at_step_8("3 4")
    assert waiting(race) == [0]
    play(race, 0, "discard-done")
    assert waiting(race) == [1]
    assert (race.turns_taken, race.order) == (1, [0, 1])
