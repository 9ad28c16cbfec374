"""Step 3, Reveal & Move: Speed, the + symbol and Stress (HEAT-3, HEAT-PLUS, HEAT-STRESS)."""

from __future__ import annotations

import pytest

from hotseat.games.heat.events import (
    CardFlipped,
    CardsRevealed,
    CarMoved,
    DeckShuffled,
    NothingFlipped,
    Place,
    SpeedSet,
)
from tests.games.heat.build import (
    StackedChance,
    car,
    card,
    cards,
    corners_paid,
    deck_of,
    keys,
    moves,
    only,
    pass_on,
    play,
    played,
    race_with,
    ring,
    speed_bill,
    speeds,
    turn,
    turn_seen,
)


@pytest.mark.rule("HEAT-3-1")
def test_a_driver_turns_up_all_cards_at_the_start_of_the_turn() -> None:
    race = race_with(car(14, gear=3), car(-9))
    heard = turn(race, 0, "plan 3 1+3+start5")
    assert only(heard, CardsRevealed) == [CardsRevealed(0, tuple(cards("1 3 start5")))]
    assert keys(race.turn.play_area()) == "1 3 start5"
    assert race.cars[0].planned == []
    assert not race.cars[0].has_planned
    assert played(race) == tuple(cards("1 3 start5"))


@pytest.mark.rule("HEAT-3-2", "HEAT-UPG0-2")
def test_speed_is_the_sum_of_all_values_shown() -> None:
    race = race_with(car(14, gear=4, deck="2 4", hand="1 3 start0 start5 stress"), car(-9))
    heard = turn(race, 0, "plan 4 1+start0+start5+stress")
    assert only(heard, SpeedSet) == [SpeedSet(0, speed_bill(8, "1 start0 start5 2"))]
    assert only(heard, CarMoved) == [CarMoved(0, Place(14, 0), Place(22, 0), 8)]
    assert turn_seen(race, 1).speed == 8


@pytest.mark.rule("HEAT-PLUS-1", "HEAT-PLUS-2", "HEAT-STRESS-2")
def test_a_plus_turns_up_the_top_card_and_a_basic_card_joins_the_play_area() -> None:
    race = race_with(car(14, hand="stress 1", deck="3 4 2"), car(-9))
    heard = turn(race, 0, "plan 1 stress")
    assert only(heard, CardFlipped) == [CardFlipped(0, card("3"), True)]
    driver = race.cars[0]
    assert keys(race.turn.play_area()) == "stress 3"
    assert deck_of(driver) == "4 2"
    assert driver.discard == []
    assert driver.progress == 17


@pytest.mark.rule("HEAT-PLUS-4")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_one_plus_adds_between_1_and_4(value: int) -> None:
    race = race_with(car(14, hand="stress 1", deck=f"start5 start0 {value} 1"), car(-9))
    assert speeds(turn(race, 0, "plan 1 stress")) == [value]


@pytest.mark.rule("HEAT-PLUS-3", "HEAT-PLUS-6", "HEAT-UPG0-3")
@pytest.mark.parametrize("other", ["heat", "stress", "start0", "start5", "startheat"])
def test_any_other_card_is_discarded_without_effect_and_the_next_is_turned_up(other: str) -> None:
    race = race_with(car(14, hand="stress 1", deck=f"{other} 2 4"), car(-9))
    heard = turn(race, 0, "plan 1 stress")
    assert only(heard, CardFlipped) == [
        CardFlipped(0, card(other), False),
        CardFlipped(0, card("2"), True),
    ]
    driver = race.cars[0]
    assert keys(driver.discard) == other
    assert keys(race.turn.play_area()) == "stress 2"
    assert speeds(heard) == [2]
    assert deck_of(driver) == "4"
    assert len(driver.engine) == 6


@pytest.mark.rule("HEAT-STRESS-3", "HEAT-STRESS-4", "WE-1")
def test_example_two_stress_cards_each_get_their_own_basic_card() -> None:
    blue = car(1, gear=3, hand="3 stress stress", deck="heat start5 1 stress heat 4")
    race = race_with(blue, car(-9))
    heard = turn(race, 0, "plan 3 3+stress+stress")
    assert keys(race.cars[0].discard) == "heat start5 stress heat"
    assert keys(race.turn.play_area()) == "3 stress 1 stress 4"
    assert [event.counts for event in only(heard, CardFlipped)] == [
        False,
        False,
        True,
        False,
        False,
        True,
    ]
    assert only(heard, SpeedSet) == [SpeedSet(0, speed_bill(8, "3 1 4"))]
    assert moves(heard) == [(8, 8)]


@pytest.mark.rule("HEAT-STRESS-4")
def test_the_card_found_counts_instead_of_the_stress_card() -> None:
    race = race_with(car(14, hand="stress 1", deck="4"), car(-9))
    heard = turn(race, 0, "plan 1 stress")
    # The bill has the 4 and no line for the Stress card.
    assert only(heard, SpeedSet) == [SpeedSet(0, speed_bill(4, "4"))]


@pytest.mark.rule("HEAT-PLUS-5")
def test_values_gained_by_plus_symbols_count_in_check_corner() -> None:
    circuit = ring(corners=((20, 4),))
    race = race_with(car(18, gear=2, hand="3 stress 1", deck="3 2"), car(-9), circuit=circuit)
    heard = turn(race, 0, "plan 2 3+stress")
    heard += play(race, 0, "boost")
    heard += pass_on(race, 0)
    assert speeds(heard)[:2] == [6, 8]
    assert corners_paid(heard) == [(1, 4)]  # 3, 3 for the Stress and 2 for the Boost: 8 - 4


@pytest.mark.rule("HEAT-STRESS-6", "HEAT-STRESS-5")
def test_a_played_stress_card_goes_to_the_discard_pile_in_step_9() -> None:
    race = race_with(car(14, hand="stress 1", deck="4 1 1 1 1 1 1 1"), car(-9))
    turn(race, 0, "plan 1 stress")
    assert race.cars[0].discard == []
    pass_on(race, 0)
    assert keys(race.cars[0].discard) == "stress 4"


@pytest.mark.rule("RUL-HEAT-22")
def test_a_plus_that_finds_no_basic_card_adds_nothing_after_one_reshuffle() -> None:
    race = race_with(car(14, hand="stress 1", deck="heat", discard="start5 stress"), car(-9))
    heard = turn(race, 0, "plan 1 stress")
    assert [type(event) for event in heard[2:]] == [
        CardsRevealed,
        CardFlipped,
        DeckShuffled,
        CardFlipped,
        CardFlipped,
        CardFlipped,
        NothingFlipped,
        SpeedSet,
        CarMoved,
    ]
    assert only(heard, DeckShuffled) == [DeckShuffled(0, 3)]
    assert speeds(heard) == [0]
    driver = race.cars[0]
    assert sorted(keys(driver.discard).split()) == ["heat", "start5", "stress"]
    assert driver.deck == []
    assert driver.progress == 14


@pytest.mark.rule("RUL-HEAT-22")
def test_an_empty_deck_is_reshuffled_once_for_a_plus() -> None:
    race = race_with(car(14, hand="stress 1", deck="", discard="start5 heat"), car(-9))
    heard = turn(race, 0, "plan 1 stress")
    assert only(heard, DeckShuffled) == [DeckShuffled(0, 2)]
    assert [event.card for event in only(heard, CardFlipped)] == cards("heat start5")
    assert only(heard, NothingFlipped) == [NothingFlipped(0)]


@pytest.mark.rule("RUL-HEAT-22", "RUL-HEAT-46")
def test_a_plus_without_any_card_left_flips_nothing_and_is_used_up() -> None:
    race = race_with(car(14, hand="stress 1", deck="", discard="", engine=0), car(-9))
    heard = turn(race, 0, "plan 1 stress")
    assert only(heard, NothingFlipped) == [NothingFlipped(0)]
    assert only(heard, DeckShuffled) == []
    assert speeds(heard) == [0]


@pytest.mark.rule("RUL-HEAT-22")
def test_each_plus_may_reshuffle_once() -> None:
    race = race_with(
        car(14, gear=2, hand="stress stress 1", deck="", discard="heat start5"), car(-9)
    )
    heard = turn(race, 0, "plan 2 stress+stress")
    assert only(heard, DeckShuffled) == [DeckShuffled(0, 2), DeckShuffled(0, 2)]
    assert len(only(heard, NothingFlipped)) == 2


@pytest.mark.rule("HEAT-DECK-1", "HEAT-DECK-3", "WE-42", "HEAT-DECK-2")
def test_example_a_deck_that_runs_out_is_made_anew_without_the_play_area() -> None:
    race = race_with(car(14, gear=2, hand="stress 4 1", deck="heat", discard="2"), car(-9))
    chance = StackedChance(turn_over=True)
    heard = turn(race, 0, "plan 2 4+stress", chance)
    assert chance.shuffled == [cards("2 heat")]
    # Turned over the 2 is on top.
    assert [(event.card, event.counts) for event in only(heard, CardFlipped)] == [
        (card("heat"), False),
        (card("2"), True),
    ]
    driver = race.cars[0]
    assert keys(race.turn.play_area()) == "4 stress 2"
    assert keys(driver.deck) == "heat"
    assert driver.discard == []
    assert speeds(heard) == [6]
