"""Running out of cards, paying Heat, and keeping every card (HEAT-DECK, HEAT-PAY)."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.cards import pay_heat
from hotseat.games.heat.events import CardsDrawn, DeckShuffled, HandDrawn
from tests.games.heat.build import (
    StackedChance,
    car,
    cards,
    deck_of,
    keys,
    of_car,
    only,
    pass_on,
    play,
    race_with,
    ring,
    turn,
)


@pytest.mark.rule("HEAT-DECK-1", "HEAT-DECK-2", "RUL-HEAT-45")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_the_draw_goes_on() -> None:
    race = race_with(car(5, hand="start0 4 4 4", deck="1 2", discard="3 start5"), car(-9))
    chance = StackedChance(turn_over=True)
    heard = turn(race, 0, "plan 1 start0") + pass_on(race, 0, chance)
    # The play area is in the pile by step 9 and is shuffled in.
    assert chance.shuffled == [cards("3 start5 start0")]
    assert of_car(heard, 0)[-3:] == [
        DeckShuffled(0, 3),
        CardsDrawn(0, 4),
        HandDrawn(0, 0, tuple(cards("1 2 3 start5"))),
    ]
    driver = race.cars[0]
    assert keys(driver.hand) == "1 2 3 4 4 4 start5"
    assert deck_of(driver) == "start0"
    assert driver.discard == []


@pytest.mark.rule("HEAT-DECK-4", "RUL-HEAT-45")
def test_the_pile_is_not_shuffled_when_the_last_card_is_taken_but_when_one_is_needed() -> None:
    race = race_with(car(5, hand="start0 4 4 4", deck="1 2 1 2", discard="3"), car(-9))
    heard = turn(race, 0, "plan 1 start0") + pass_on(race, 0)
    driver = race.cars[0]
    assert only(of_car(heard, 0), DeckShuffled) == []
    assert (driver.deck, keys(driver.discard), len(driver.hand)) == ([], "3 start0", 7)
    flipped = race_with(car(5, hand="stress 4 4 4 4 4 4 4", deck="2", discard="3"), car(-9))
    heard = turn(flipped, 0, "plan 1 stress") + pass_on(flipped, 0)
    assert only(of_car(heard, 0), DeckShuffled) == []
    assert (flipped.cars[0].deck, keys(flipped.cars[0].discard)) == ([], "3 stress 2")


@pytest.mark.rule("RUL-HEAT-45")
def test_heat_paid_and_cards_flipped_in_the_same_turn_are_in_the_reshuffle() -> None:
    race = race_with(car(5, hand="3 4", deck="start5", discard="2"), car(-9))
    turn(race, 0, "plan 1 3")
    chance = StackedChance()
    play(race, 0, "boost", chance)
    assert chance.shuffled == [cards("2 heat start5")]


@pytest.mark.rule("RUL-HEAT-46")
def test_with_deck_and_pile_empty_a_driver_draws_as_many_as_there_are() -> None:
    race = race_with(car(5, hand="start0 4 4", deck="1", discard="", engine=0), car(-9))
    heard = turn(race, 0, "plan 1 start0") + pass_on(race, 0)
    assert of_car(heard, 0)[-3:] == [
        DeckShuffled(0, 1),
        CardsDrawn(0, 2),
        HandDrawn(0, 0, tuple(cards("1 start0"))),
    ]
    driver = race.cars[0]
    assert keys(driver.hand) == "1 4 4 start0"
    assert (driver.deck, driver.discard) == ([], [])


@pytest.mark.rule("HEAT-PAY-1", "RUL-HEAT-9")
def test_paying_moves_heat_from_the_engine_onto_the_discard_pile() -> None:
    driver = car(engine=3, discard="4 2")
    pay_heat(driver, 2)
    assert (keys(driver.engine), keys(driver.discard)) == ("heat", "4 2 heat heat")
    pay_heat(driver, 0)
    assert (keys(driver.engine), keys(driver.discard)) == ("heat", "4 2 heat heat")


@pytest.mark.rule("HEAT-PAY-2", "RUL-HEAT-7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_is_lost_and_none_is_made_but_stress_from_the_reserve(seed: int) -> None:
    settings = GAME.settings({"laps": 1}, 3)
    chance = FastChance(seed)
    race = GAME.new(settings, 3, chance, None)
    start = GAME.census(race)
    assert start["0:1"] == start["2:4"] == start["1:stress"] == 3
    assert (start["1:heat"], start["1:startheat"]) == (6, 1)
    assert len(start) == 27
    for entry in range(1, 2000):
        if GAME.result(race):
            break
        chance.turn_to(entry)
        seat = chance.pick(GAME.waiting(race))
        GAME.apply(race, seat, chance.pick(GAME.options(race, Seat(seat))), chance, None)
        assert GAME.census(race) == start
    assert GAME.result(race) is not None


def test_the_census_leaves_out_stress_taken_from_the_reserve() -> None:
    race = race_with(car(19, gear=3, engine=0, hand="1 2 start5 4"), car(-9), circuit=ring())
    before = GAME.census(race)
    turn(race, 0, "plan 3 1+2+start5")
    assert race.cars[0].stress_taken == 2
    assert GAME.census(race) == before
    assert before["0:stress"] == 0
    assert before["1:stress"] == 1


def test_a_legend_has_no_cards_to_count() -> None:
    settings = GAME.settings({"legends": 1}, 1)
    race = GAME.new(settings, 1, FastChance(5), None)
    assert len(race.cars) == 2
    assert {key.split(":")[0] for key in GAME.census(race)} == {"0"}
