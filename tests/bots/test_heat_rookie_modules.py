"""The rookie in the garage, in the weather and in Tournament mode."""

from __future__ import annotations

import pytest

from hotseat.arena.play import play_game
from hotseat.bots.heat_garage import worth_of_upgrade
from hotseat.games.heat import GAME
from hotseat.games.heat.state import Draft, Race, Step
from tests.bots.test_heat_rookie import choice
from tests.games.heat.build import FACTS, car, card, cards, options, play, race_with, ring, turn


def driven(race: Race, seat: int) -> list[str]:
    """Let the rookie take the rest of a turn; return what it did."""
    done: list[str] = []
    while race.is_in_turn() and race.car_on_turn().seat == seat:
        text = choice(race, seat)
        done.append(text)
        play(race, seat, text)
    return done


# The garage


def test_it_takes_what_is_worth_most_by_its_table() -> None:
    race = race_with(car(5), car(3), garage="mixed")
    race.step = Step.DRAFT
    race.draft = Draft(1, [1, 0], 0, cards("brakes-8 turbo-42 rpm-30 heat-48"))
    assert choice(race, 1) == "draft turbo-42"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("body-5", "body-4"),  # faster
        ("suspension-34", "cooling-13"),  # comes back at once
        ("wings-46", "wings-45"),
        ("cooling-13", "rpm-14"),
        ("fwd-2", "fwd-47"),
    ],
)
def test_speed_and_useful_symbols_make_a_card_dear(better: str, worse: str) -> None:
    assert worth_of_upgrade(FACTS, card(better)) > worth_of_upgrade(FACTS, card(worse))


# Symbols


def test_it_chooses_the_value_that_a_corner_can_bear() -> None:
    course = ring(spaces=60, corners=((20, 2),))
    race = race_with(car(18, hand="brakes-10", engine=0), car(-9), circuit=course)
    turn(race, 0, "plan 1 brakes-10")
    assert choice(race, 0) == "value brakes-10 1"


def test_it_chooses_the_high_value_on_a_straight() -> None:
    race = race_with(car(25, hand="brakes-10"), car(-9), circuit=ring(spaces=90))
    turn(race, 0, "plan 1 brakes-10")
    assert choice(race, 0) == "value brakes-10 5"


def test_it_cools_then_pays_then_scraps_and_ends() -> None:
    race = race_with(
        car(25, gear=2, hand="turbo-43 1 heat heat", engine=1), car(-9), circuit=ring(spaces=90)
    )
    turn(race, 0, "plan 2 1+turbo-43")
    done = driven(race, 0)
    assert done.index("cooldown gear 1") < done.index("pay turbo-43")
    assert "scrap turbo-43" in done


def test_it_sheds_all_the_stress_it_can() -> None:
    race = race_with(
        car(25, gear=1, hand="body-6 stress stress stress stress"), car(-9), circuit=ring(spaces=90)
    )
    turn(race, 0, "plan 1 body-6")
    assert "reduce body-6 3" in driven(race, 0)


def test_it_salvages_fast_cards_and_no_heat() -> None:
    race = race_with(
        car(25, hand="fuel-22", discard="heat 1 4 start5 heat"), car(-9), circuit=ring(spaces=90)
    )
    turn(race, 0, "plan 1 fuel-22")
    done = driven(race, 0)
    assert done[done.index("salvage fuel-22") + 1 :][:2] == ["take start5", "take 4"]


def test_it_plays_a_fast_card_directly_on_a_straight_and_not_into_a_spin_out() -> None:
    straight = race_with(car(25, hand="3 gas-26"), car(-9), circuit=ring(spaces=90))
    turn(straight, 0, "plan 1 3")
    assert "direct gas-26" in driven(straight, 0)
    course = ring(spaces=60, corners=((20, 2),))
    corner = race_with(car(16, hand="2 gas-26", engine=0), car(-9), circuit=course)
    turn(corner, 0, "plan 1 2")
    assert "direct gas-26" not in driven(corner, 0)


# Weather and road


def test_it_brakes_for_a_limit_that_a_token_lowers() -> None:
    course = ring(spaces=60, corners=((20, 4),))
    usual = race_with(car(17, gear=1, hand="3 4", engine=0), car(-9), circuit=course)
    lowered = race_with(
        car(17, gear=1, hand="3 4", engine=0),
        car(-9),
        circuit=course,
        weather="fog",
        road="limit_minus",
    )
    assert choice(usual, 0) == "plan 1 4"
    assert choice(lowered, 0) == "plan 1 3"


def test_it_boosts_for_nothing_where_that_is_possible() -> None:
    race = race_with(
        car(25, hand="3", engine=0, deck="4 4 4"),
        car(-9),
        circuit=ring(spaces=90, corners=((20, 4),)),
        weather="sun",
        road="heat_control",
    )
    turn(race, 0, "plan 1 3")
    assert choice(race, 0) == "boost"


# Tournament mode


def test_it_lays_as_many_cards_as_the_straight_wants() -> None:
    race = race_with(
        car(25, gear=3, hand="1 1 2 3 4 4 start5"),
        car(-5),
        tournament=True,
        circuit=ring(spaces=90),
    )
    assert all(text.startswith("lay ") for text in options(race, 0))
    assert choice(race, 0) == "lay 3+4+4+start5"


def test_it_drives_whole_races_with_everything() -> None:
    given = {"laps": 1, "garage": "mixed", "weather": True, "tournament": True, "legends": 2}
    settings = GAME.settings(given, 2)
    for seed in range(3):
        played = play_game(GAME, settings, ["random", "rookie"], seed)
        assert played.result is not None
        places = {standing.seat: standing.place for standing in played.result.standings}
        assert places[1] < places[0]
