"""What changed with the versions of the rules: games end under those that they began under."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance
from hotseat.games.heat import GAME
from hotseat.games.heat.snapshot import dump, load
from hotseat.games.heat.state import RULES_VERSION
from tests.games.heat.build import (
    car,
    keys,
    options,
    pass_on,
    play,
    played,
    race_with,
    ring,
    turn,
)
from tests.games.heat.legends import drive, legend, race_of

LONG = ring(spaces=80, corners=((60, 4),))


@pytest.mark.rule("RUL-HEAT-9", "RUL-HEAT-51")
@pytest.mark.parametrize(
    ("rules", "pile"), [(1, "cooling-11 rpm-15 3"), (2, "cooling-11 3 rpm-15")]
)
def test_a_replacement_card_takes_the_place_of_its_card(rules: int, pile: str) -> None:
    driver = car(5, hand="cooling-11 rpm-15 1 1 1 1 1", gear=2, engine=0, deck="3 2 4 4 4 4 4 4")
    race = race_with(driver, car(-9), circuit=LONG, garage="mixed")
    race.rules = rules
    turn(race, 0, "plan 2 cooling-11+rpm-15")
    pass_on(race, 0)
    assert keys(driver.discard) == pile


@pytest.mark.rule("RUL-HEAT-9", "RUL-HEAT-51")
def test_a_card_replaced_at_the_end_of_react_keeps_its_place_among_what_came_later() -> None:
    driver = car(5, hand="1 turbo-42 heat heat 2 2 2", gear=2, engine=1, deck="4 3 1 1 1 1 1")
    race = race_with(driver, car(-9), circuit=LONG, road="heat_control")
    turn(race, 0, "plan 2 1+turbo-42")
    play(race, 0, "boost")
    play(race, 0, "react-done")
    assert keys(played(race)) == "1 3 4"  # the 3 for the Turbo, before the Boost's 4


@pytest.mark.rule("RUL-HEAT-9", "RUL-HEAT-55")
def test_values_are_still_chosen_for_their_own_cards_beside_a_replacement() -> None:
    hand = "brakes-8 cooling-11 brakes-9 1 1 1 1"
    driver = car(5, hand=hand, gear=3, engine=0, deck="3 2 4 4 4 4 4 4")
    race = race_with(driver, car(-9), circuit=LONG, garage="mixed")
    turn(race, 0, "plan 3 brakes-8+brakes-9+cooling-11")
    asked = []
    for _ in range(2):
        first = options(race, 0)[0]
        asked.append(first.split()[1])
        play(race, 0, first)
    assert asked == ["brakes-8", "brakes-9"]
    assert keys(played(race)) == "brakes-8 brakes-9 3"


@pytest.mark.rule("RUL-HEAT-9", "TOUR-5")
@pytest.mark.parametrize(("rules", "pile"), [(1, "stress 2 1 4"), (2, "stress 1 4 2")])
def test_a_card_added_by_tournament_mode_follows_the_planned_cards(rules: int, pile: str) -> None:
    driver = car(5, hand="1 4 1 1 1 1 1", gear=4, engine=0, deck="stress 2 3 3 3 3 3")
    race = race_with(driver, car(-9), circuit=LONG, tournament=True)
    race.rules = rules
    turn(race, 0, "lay 1+4")
    pass_on(race, 0)
    assert keys(driver.discard) == pile


@pytest.mark.rule("RUL-HEAT-43", "RUL-HEAT-92")
@pytest.mark.parametrize("tournament", [False, True])
def test_nobody_stops_early_where_a_spin_out_would_cost_the_place(tournament: bool) -> None:
    cars = (car(70, place=1, finish_round=2), car(5, hand="1 2 3"))
    race = race_with(*cars, circuit=ring(laps=1), event="sponsor_leaves", tournament=tournament)
    assert "stop" not in options(race, 1)
    race.rules = 1
    assert "stop" in options(race, 1)


@pytest.mark.rule("LGX-AB-THROTTLE-2", "RUL-LGX-30")
@pytest.mark.parametrize(("rules", "pro", "spaces"), [(1, 0, 25), (2, 0, 20), (2, 2, 27)])
def test_full_throttle_is_twenty_spaces_unless_legends_are_made_faster(
    rules: int, pro: int, spaces: int
) -> None:
    driven = legend(45)
    race = race_of(driven, card=(25, 1), star="full_throttle")
    race.rules, race.legends_pro = rules, pro
    drive(race)
    assert driven.progress == 45 + spaces


def test_a_race_knows_its_rules_wherever_it_is_kept() -> None:
    earlier = GAME.under(1)
    assert earlier
    settings = GAME.settings({"season": "1963"}, 2)
    for game, rules in ((GAME, RULES_VERSION), (earlier, 1)):
        for given in (settings, GAME.settings({}, 2)):
            race = game.new(given, 2, FastChance(1), None)
            kept = load(given, dump(race))
            imagined = game.imagine(game.view(race, None), FastChance(2))
            assert {race.rules, race.clone().rules, kept.rules, imagined.rules} == {rules}
            assert (b'"rules"' in dump(race)) == (rules > 1)
