"""What an action would do in a race with Upgrade cards, and in Tournament mode."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.outcomes import Odds
from hotseat.games.heat.preview import Preview
from hotseat.games.heat.state import Race
from tests.games.heat.build import (
    car,
    keys,
    option,
    options,
    pass_on,
    plan_all,
    play,
    race_with,
    ring,
    turn,
    view,
)

LONG = ring(spaces=80, corners=((60, 4),))
PLAIN = "1 2 3 4 1 2 3 4"


def preview(race: Race, text: str) -> Preview:
    """Preview an option of seat 0 by its text."""
    found = GAME.preview(view(race, 0), option(race, 0, text))
    assert found is not None
    return found


def speeds(found: Preview) -> list[tuple[int, object]]:
    """Return the Speeds that are possible, each with its chance."""
    return [(one.speed, pytest.approx(one.chance)) for one in found.outcomes]


def ends(found: Preview) -> list[int]:
    """Return where the car would be."""
    return [one.progress for one in found.outcomes]


def owed(found: Preview) -> set[int]:
    """Return the Heat that cards demand, by outcome."""
    return {one.owed for one in found.outcomes}


def replaced(found: Preview) -> set[str]:
    """Return the cards that no Heat is left for, by outcome."""
    return {keys(one.replaced) for one in found.outcomes}


# Tournament


def tournament(hand: str, *, gear: int, engine: int = 6, deck: str = "4 4") -> Race:
    """Return a race of two in which the first driver holds this hand."""
    first = car(5, hand=hand, gear=gear, engine=engine, deck=deck)
    return race_with(first, car(-9), circuit=LONG, tournament=True)


@pytest.mark.rule("TOUR-3")
def test_cards_two_gears_away_show_the_heat_of_the_shift() -> None:
    race = tournament("1 2 3 heat heat heat heat", gear=1)
    found = preview(race, "lay 1+2+3")
    assert (found.heat, speeds(found), ends(found)) == (1, [(6, 1)], [11])
    assert found.outcomes[0].engine == 5
    assert found.cooling == 0
    found = preview(race, "lay 1+2")
    assert (found.heat, speeds(found), found.outcomes[0].engine) == (0, [(3, 1)], 6)
    assert found.cooling == 1  # of 2nd gear
    assert preview(race, "lay 3").cooling == 3


@pytest.mark.rule("TOUR-3")
def test_the_last_heat_still_pays_a_shift() -> None:
    found = preview(tournament("1 2 3", gear=1, engine=1), "lay 1+2+3")
    assert (found.heat, speeds(found), found.outcomes[0].engine) == (1, [(6, 1)], 0)


@pytest.mark.rule("TOUR-4")
def test_two_up_without_heat_shows_every_card_that_could_be_lost() -> None:
    found = preview(tournament("1 2 4 heat", gear=1, engine=0), "lay 1+2+4")
    assert found.heat == 0
    assert speeds(found) == [(3, 1 / 3), (5, 1 / 3), (6, 1 / 3)]  # slowest first
    assert ends(found) == [8, 10, 11]
    assert found.cooling == 1  # it will be 2nd gear
    assert found.pluses == 0


@pytest.mark.rule("TOUR-4")
def test_a_card_that_could_be_lost_demands_heat_only_where_it_is_not() -> None:
    first = car(5, hand="1 2 wings-45 heat", engine=0, deck=PLAIN)
    race = race_with(first, car(-9), circuit=LONG, tournament=True, garage="mixed")
    found = preview(race, "lay 1+2+wings-45")  # to 2nd gear, which cools the Heat
    assert [(one.speed, one.owed, one.adjust) for one in found.outcomes] == [
        (3, 0, 0),
        (4, 1, 2),
        (5, 1, 2),
    ]
    assert found.odds == Odds(3, 5, 1, 1, "two-thirds", 0, 67)


@pytest.mark.rule("TOUR-4", "RUL-HEAT-51")
def test_a_card_that_could_be_lost_is_replaced_where_it_is_not() -> None:
    first = car(5, hand="1 2 wings-45 3", engine=0, deck=PLAIN)
    race = race_with(first, car(-9), circuit=LONG, tournament=True, garage="mixed")
    found = preview(race, "lay 1+2+wings-45")
    assert {(one.speed - one.flipped, keys(one.replaced)) for one in found.outcomes} == {
        (3, ""),
        (2, "wings-45"),
        (1, "wings-45"),
    }
    assert found.pluses == 1


@pytest.mark.rule("TOUR-4", "GAR-31")
def test_every_card_is_as_likely_to_be_lost_however_many_values_it_offers() -> None:
    first = car(5, hand="1 2 brakes-9 3", engine=0, deck=PLAIN)
    race = race_with(first, car(-9), circuit=LONG, tournament=True, garage="mixed")
    found = preview(race, "lay 1+2+brakes-9")
    assert [(one.values, *at) for one, at in zip(found.outcomes, speeds(found), strict=True)] == [
        ((2,), 3, 1 / 6),
        ((), 3, 1 / 3),
        ((2,), 4, 1 / 6),
        ((4,), 5, 1 / 6),
        ((4,), 6, 1 / 6),
    ]


@pytest.mark.rule("TOUR-5")
def test_two_down_without_heat_shows_the_basic_card_that_is_added() -> None:
    found = preview(tournament("1 2 3 3", gear=4, engine=0, deck=PLAIN), "lay 1+2")
    assert found.heat == 0
    assert sorted(one.flipped for one in found.outcomes) == [1, 2, 3, 4]
    assert {one.speed - one.flipped for one in found.outcomes} == {3}
    assert found.pluses == 1
    assert found.cooling == 0  # it will be 3rd gear


@pytest.mark.rule("RUL-HEAT-106")
def test_heat_among_the_cards_leads_nowhere_after_the_shift_is_paid() -> None:
    race = tournament("1 heat heat heat heat heat heat", gear=4)
    found = preview(race, "lay 1+heat")
    assert (found.heat, found.outcomes, found.spin_out) == (1, (), "never")
    assert preview(race, "lay 1+heat+heat").heat == 0


# Upgrade cards


def upgraded(hand: str, *, at: int = 50, gear: int = 1, engine: int = 6, deck: str = PLAIN) -> Race:
    """Return a race of two in which the first driver holds these Upgrade cards."""
    first = car(at, hand=hand, gear=gear, engine=engine, deck=deck)
    return race_with(first, car(-9), circuit=LONG, garage="mixed")


@pytest.mark.rule("GAR-31")
def test_a_plan_with_several_values_shows_an_outcome_for_each() -> None:
    race = upgraded("brakes-9 brakes-10 1 2 3")
    found = preview(race, "plan 2 brakes-9+brakes-10")
    assert [one.values for one in found.outcomes] == [(2, 1), (4, 1), (2, 5), (4, 5)]
    assert speeds(found) == [(3, 1), (5, 1), (7, 1), (9, 1)]


@pytest.mark.rule("GAR-31")
def test_choosing_a_value_shows_the_drive_with_what_is_still_to_be_chosen() -> None:
    race = upgraded("brakes-9 brakes-10 1 2 3")
    turn(race, 0, "plan 2 brakes-9+brakes-10")
    found = preview(race, "value brakes-9 4")
    assert [(one.speed, one.progress, one.values) for one in found.outcomes] == [
        (5, 55, (1,)),
        (9, 59, (5,)),
    ]
    play(race, 0, "value brakes-9 4")
    assert [(one.speed, one.progress) for one in preview(race, "value brakes-10 1").outcomes] == [
        (5, 55)
    ]


@pytest.mark.rule("GAR-31")
def test_a_value_chosen_after_a_direct_play_is_added_to_what_was_driven() -> None:
    race = upgraded("gas-26 2 3 4")
    turn(race, 0, "plan 1 2")
    found = preview(race, "direct gas-26")
    assert (found.heat, speeds(found), ends(found)) == (0, [(5, 1)], [55])


@pytest.mark.rule("RUL-HEAT-51")
def test_a_card_whose_heat_cannot_be_paid_for_certain_counts_as_one_turned_up() -> None:
    race = upgraded("wings-45 1 2 3", engine=0)
    found = preview(race, "plan 1 wings-45")
    assert found.pluses == 1
    assert sorted({one.flipped for one in found.outcomes}) == [1, 2, 3, 4]
    assert all(one.speed == one.flipped for one in found.outcomes)
    payable = preview(upgraded("wings-45 1 2 3", engine=1), "plan 1 wings-45")
    assert (payable.pluses, speeds(payable), payable.outcomes[0].engine) == (0, [(3, 1)], 0)
    assert payable.outcomes[0].adjust == 2


@pytest.mark.rule("GAR-SYM-1.1")
def test_paying_heat_shows_the_emptier_engine_and_other_symbols_count_what_is_owed() -> None:
    race = upgraded("wings-45 1 2 3", engine=2)
    turn(race, 0, "plan 1 wings-45")
    found = preview(race, "pay wings-45")
    assert (found.heat, found.outcomes[0].engine, speeds(found)) == (1, 1, [(3, 1)])
    found = preview(race, "scrap wings-45")
    assert (found.heat, found.outcomes[0].engine, speeds(found)) == (0, 1, [(3, 1)])


@pytest.mark.rule("RUL-HEAT-54")
def test_heat_that_a_card_still_demands_is_missing_in_the_corner() -> None:
    race = upgraded("brakes-7 wings-46 1 2 3", engine=4, at=58)
    turn(race, 0, "plan 2 brakes-7+wings-46")  # Heat 1 and 2; a limit of 4 + 3
    values = [preview(race, text) for text in options(race, 0)]
    assert [found.outcomes[0].speed for found in values] == [7, 8, 9, 10]
    assert [found.spin_out for found in values] == ["never", "never", "certain", "certain"]
    play(race, 0, "value brakes-7 3")
    for text in options(race, 0):
        assert preview(race, text).spin_out == "certain", text


@pytest.mark.rule("RUL-HEAT-52")
def test_of_two_cards_that_demand_the_same_heat_one_counts_as_one_turned_up() -> None:
    race = upgraded("cooling-11 body-18 1 2 3", engine=1)
    found = preview(race, "plan 2 cooling-11+body-18")
    assert (found.pluses, owed(found), found.outcomes[0].engine) == (1, {1}, 0)
    assert replaced(found) == {"body-18"}
    both = preview(upgraded("cooling-11 body-18 1 2 3", engine=2), "plan 2 cooling-11+body-18")
    assert (both.pluses, owed(both), replaced(both)) == (0, {2}, {""})
    assert max(one.speed for one in found.outcomes) < both.outcomes[0].speed


@pytest.mark.rule("RUL-HEAT-51")
def test_heat_in_hand_pays_for_a_card_only_where_there_is_a_cooldown_for_it() -> None:
    hand = "wings-45 1 2 heat 3 4 4"
    assert preview(upgraded(hand, engine=0), "plan 1 wings-45").pluses == 0
    assert preview(upgraded(hand, engine=0, gear=3), "plan 3 1+2+wings-45").pluses == 1


@pytest.mark.rule("RUL-HEAT-51", "HEAT-4-3")
def test_heat_in_hand_pays_for_a_card_with_the_cooldown_of_adrenaline() -> None:
    first = car(-9, hand="brakes-7 1 2 heat 3 4 4", engine=0, gear=3, deck=PLAIN)
    race = race_with(first, car(50), circuit=LONG, garage="mixed")
    found = preview(race, "plan 3 1+2+brakes-7")
    assert (found.pluses, owed(found), replaced(found)) == (0, {1}, {""})
    assert found.cooling == 0  # of the gear and the cards
    plan_all(race, "plan 3 1+2+brakes-7", "plan 1 1")
    pass_on(race, 1)
    found = preview(race, "value brakes-7 4")
    assert (speeds(found), owed(found)) == ([(7, 1)], {1})
    play(race, 0, "value brakes-7 4")
    assert speeds(preview(race, "adrenaline")) == [(8, 1)]


def cold(hand: str, *, at: int, gear: int = 3, engine: int = 0, weather: str = "rain") -> Race:
    """Return a race with Weather from the first corner, at 20, to the second, at 30."""
    circuit = ring(spaces=60, corners=((20, 9), (30, 9)), laps=2)
    first = car(at, hand=hand, gear=gear, engine=engine, deck=PLAIN)
    road = "weather limit_plus"
    return race_with(first, car(0), circuit=circuit, garage="mixed", weather=weather, road=road)


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-77")
def test_heat_in_hand_pays_for_a_card_with_the_cooling_bonus_of_a_sector() -> None:
    race = cold("turbo-43 1 2 heat 3 4 4", at=10)
    found = preview(race, "plan 3 1+2+turbo-43")
    assert (speeds(found), owed(found), replaced(found)) == ([(11, 1)], {1}, {""})
    turn(race, 0, "plan 3 1+2+turbo-43")
    assert "cooldown sector 1" in options(race, 0)
    found = preview(race, "scrap turbo-43")
    assert (speeds(found), owed(found), replaced(found)) == ([(11, 1)], {1}, {""})


@pytest.mark.rule("RUL-HEAT-77")
def test_a_cooling_bonus_that_is_used_now_is_not_used_again() -> None:
    race = cold("wings-46 4 4 heat heat 2 3", at=10)
    turn(race, 0, "plan 3 4+4+wings-46")  # Heat 2
    found = preview(race, "cooldown sector 1")
    assert replaced(found) == {"wings-46"}


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-76")
def test_where_a_plus_symbol_decides_whether_heat_is_cooled_every_outcome_shows_its_own() -> None:
    race = cold("turbo-43 stress 1 heat 3 4 4", at=10, gear=2)  # 8 Spaces, and 1 to 4 more
    race.conditions = cold("1", at=0, weather="cloud").conditions  # no Cooldown from 20 on
    found = preview(race, "plan 2 stress+turbo-43")
    paid = [(one.speed, one.reach) for one in found.outcomes if not one.replaced]
    assert paid == [(9, 19)]
    again = [one for one in found.outcomes if one.replaced]
    assert {keys(one.replaced) for one in again} == {"turbo-43"}
    assert [one.owed for one in again] == [0] * len(again)
    assert {one.speed for one in again} == set(range(3, 9))  # 2, 3 or 4 and another card
    assert sum(one.chance for one in found.outcomes) == pytest.approx(1)
    assert sum(one.chance for one in again) == pytest.approx(3 / 4)
    three = [one.chance for one in again if one.speed == 3]
    assert sum(three) == pytest.approx(1 / 4 * 2 / 7)  # a 2, and then a 1


@pytest.mark.rule("RUL-HEAT-52")
def test_of_copies_of_a_card_the_one_that_is_paid_stays() -> None:
    race = upgraded("body-18 body-18 1 2 heat", engine=0, gear=2)
    found = preview(race, "plan 2 body-18+body-18")  # 2nd gear cools one Heat
    assert (owed(found), replaced(found)) == ({1}, {"body-18"})
    assert {one.speed - one.flipped for one in found.outcomes} == {6}


@pytest.mark.rule("GAR-SYM-6.1", "RUL-HEAT-29")
def test_a_plan_counts_the_longer_slipstream_of_its_cards() -> None:
    circuit = ring(spaces=80, corners=((60, 4),))
    ahead = [car(at, spot=spot) for at in (11, 12) for spot in (0, 1)]
    first = car(9, hand="1 rpm-14 2 3", deck=PLAIN)
    race = race_with(first, car(10), *ahead, circuit=circuit, garage="mixed")
    assert not preview(race, "plan 1 1").outcomes[0].slipstream  # both Spaces ahead are full
    assert preview(race, "plan 1 rpm-14").outcomes[0].slipstream


@pytest.mark.rule("WEA-17", "RUL-HEAT-78")
def test_a_plan_that_ends_without_cooling_shows_none() -> None:
    race = race_with(
        car(25, hand="1 2 3 4 heat heat heat", engine=3),
        car(0),
        circuit=ring(spaces=60, corners=((20, 4),), laps=2),
        weather="cloud",
        road="weather",
    )
    assert preview(race, "plan 1 1").cooling == 0


@pytest.mark.rule("RUL-HEAT-51")
def test_ending_react_with_unpaid_heat_shows_the_car_start_again_without_the_card() -> None:
    race = upgraded("wings-45 4 2 heat", engine=0)  # the Heat in hand might still be cooled
    turn(race, 0, "plan 2 4+wings-45")
    play(race, 0, "scrap wings-45")
    assert "react-done" in options(race, 0)
    found = preview(race, "react-done")
    assert {one.speed - one.flipped for one in found.outcomes} == {4}
    assert {one.progress - one.flipped for one in found.outcomes} == {54}
    assert {one.adjust for one in found.outcomes} == {0}
    assert sum(one.chance for one in found.outcomes) == pytest.approx(1)


@pytest.mark.rule("RUL-HEAT-51")
@pytest.mark.parametrize("values", [(4, 1), (1, 4), (2, 2)])
def test_copies_whose_heat_stays_unpaid_are_each_left_out_with_their_own_value(
    values: tuple[int, int],
) -> None:
    race = upgraded("brakes-7 brakes-7 heat 2 2 2 2", engine=0)
    turn(race, 0, "plan 2 brakes-7+brakes-7")
    for value in values:
        play(race, 0, f"value brakes-7 {value}")
    found = preview(race, "react-done")
    assert {one.speed - one.flipped for one in found.outcomes} == {0}


def test_all_previews_at_once_are_those_one_by_one_and_spectators_have_none() -> None:
    race = upgraded("brakes-9 wings-45 1 2 3")
    seen, actions = view(race, 0), GAME.options(race, Seat(0))
    assert GAME.previews(seen, actions) == [GAME.preview(seen, action) for action in actions]
    assert GAME.previews(GAME.view(race, None), actions[:2]) == [None, None]
    assert GAME.views(race, [Seat(1), None]) == [GAME.view(race, Seat(1)), GAME.view(race, None)]


def test_in_every_step_of_a_race_all_previews_at_once_are_those_one_by_one() -> None:
    settings = GAME.settings({"garage": "mixed", "garage_choice": "draft", "laps": 1}, 3)
    chance, seen_steps = FastChance(1), set()
    race = GAME.new(settings, 3, chance, None)
    while waiting := GAME.waiting(race):
        seen, actions = GAME.view(race, waiting[0]), GAME.options(race, waiting[0])
        if (seen.step, type(actions[0])) not in seen_steps:  # once of each kind
            seen_steps.add((seen.step, type(actions[0])))
            assert GAME.previews(seen, actions) == [GAME.preview(seen, one) for one in actions]
        GAME.apply(race, waiting[0], chance.pick(actions), chance, None)
    assert {step for step, _ in seen_steps} >= {"draft", "plan", "react", "slipstream", "discard"}
