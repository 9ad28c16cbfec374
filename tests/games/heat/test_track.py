"""The track and moving on it (HEAT-TRK, HEAT-3-3 to HEAT-3-8)."""

from __future__ import annotations

import pytest

from hotseat.games.heat import data
from hotseat.games.heat.circuit_file import read_circuit
from hotseat.games.heat.events import CarMoved, Place
from hotseat.games.heat.track import order_of_cars
from tests.games.heat.build import (
    ITALY,
    USA,
    car,
    circuit_text,
    corners_paid,
    keys,
    moves,
    only,
    options,
    pass_on,
    play,
    race_with,
    ring,
    speeds,
    stands,
    turn,
    turn_seen,
    view,
    whole_turn,
)

# The board


@pytest.mark.rule("HEAT-TRK-1", "RUL-HEAT-3")
@pytest.mark.parametrize("key", data.CIRCUITS)
def test_a_space_of_a_base_track_has_two_spots_and_no_more(key: str) -> None:
    circuit = data.circuit(key)
    assert circuit.spots == 2
    # Two cars fit into Space 3, a third one is blocked.
    race = race_with(car(3, spot=0), car(3, spot=1), car(0), car(-9), circuit=circuit)
    whole_turn(race, 2, "plan 1 3")
    assert stands(race.cars[2]) == (2, 0)


@pytest.mark.rule("HEAT-TRK-1", "RUL-HEAT-3")
@pytest.mark.parametrize(("spots", "expected"), [(1, (4, 0)), (2, (5, 1)), (3, (5, 1))])
def test_the_number_of_spots_is_read_from_the_circuit(
    spots: int, expected: tuple[int, int]
) -> None:
    race = race_with(car(5), car(1, gear=2), car(-9), circuit=ring(spots=spots))
    whole_turn(race, 1, "plan 1 4")
    assert stands(race.cars[1]) == expected


@pytest.mark.rule("HEAT-TRK-1")
def test_three_spots_hold_three_cars() -> None:
    circuit = ring(spots=3)
    two = race_with(car(5), car(5, spot=1), car(1), car(-9), circuit=circuit)
    whole_turn(two, 2, "plan 1 4")
    assert stands(two.cars[2]) == (5, 2)
    three = race_with(car(5), car(5, spot=1), car(5, spot=2), car(1), car(-9), circuit=circuit)
    whole_turn(three, 3, "plan 1 4")
    assert stands(three.cars[3]) == (4, 0)


@pytest.mark.rule("HEAT-TRK-1")
def test_the_track_is_a_closed_ring() -> None:
    race = race_with(car(67), car(-9))
    whole_turn(race, 0, "plan 1 4")
    assert race.cars[0].progress == 71
    seen = view(race, None).race.cars[0]
    assert (seen.space, seen.lap) == (2, 2)


@pytest.mark.rule("HEAT-TRK-2")
def test_the_race_line_changes_sides_only_at_corner_lines() -> None:
    # USA: left up to the first corner at 12, right up to the last at 57, and left again.
    assert USA.race_line_left == [True] * 12 + [False] * 45 + [True] * 12
    # Italy: right up to the second corner at 19, left up to the third at 26, and right again.
    assert ITALY.race_line_left == [False] * 19 + [True] * 7 + [False] * 28


@pytest.mark.rule("HEAT-TRK-2")
def test_the_grid_place_on_the_race_line_side_is_the_race_line_spot() -> None:
    # USA has pole position on the left, Great Britain on the right: on the Race Line both.
    assert USA.grid[:4] == [(68, 0), (68, 1), (67, 0), (67, 1)]
    assert data.circuit("great_britain").grid[:3] == [(62, 0), (62, 1), (61, 0)]
    text = circuit_text().replace("[39, 'right']", "[39, 'left']", 1)
    swapped = text.replace("[39, 'left'], [39, 'left']", "[39, 'left'], [39, 'right']")
    own = read_circuit("own.toml", "own", swapped, 6)
    assert own.grid[:3] == [(39, 1), (39, 0), (38, 0)]


@pytest.mark.rule("HEAT-TRK-3")
def test_a_corner_line_lies_between_two_spaces_and_has_a_limit() -> None:
    # USA, corner 1 between 11 and 12 with limit 7: onto 11 is before it, onto 12 is across.
    before = race_with(car(6, gear=2), car(-9))
    assert corners_paid(whole_turn(before, 0, "plan 1 start5")) == []
    assert before.cars[0].progress == 11
    across = race_with(car(7, gear=2), car(-9))
    assert corners_paid(whole_turn(across, 0, "plan 1 start5")) == [(1, 0)]
    assert across.cars[0].progress == 12


@pytest.mark.rule("HEAT-TRK-4")
def test_a_space_shows_how_many_spaces_remain_to_the_next_corner() -> None:
    # USA: Corner Lines at 12, 33, 49 and 57 of 69 Spaces.
    shown = {space: USA.spaces_to_corner(space) for space in (0, 10, 11, 12, 32, 33, 56, 57, 68)}
    assert shown == {0: 11, 10: 1, 11: 0, 12: 20, 32: 0, 33: 15, 56: 0, 57: 23, 68: 12}
    race = race_with(car(-1), car(11))
    assert [seen.to_corner for seen in view(race, None).race.cars] == [12, 0]


@pytest.mark.rule("HEAT-TRK-5")
def test_a_legends_line_means_nothing_to_a_driver() -> None:
    # USA: the Legends Line of the first corner is at 2, its Corner Line at 12.
    assert [corner.legends_line for corner in USA.corners] == [2, 27, 43, 52]
    race = race_with(car(0, gear=3, hand="4 4 3 1"), car(-9))
    heard = whole_turn(race, 0, "plan 3 3+4+4")
    assert race.cars[0].progress == 11
    assert corners_paid(heard) == []
    assert len(race.cars[0].engine) == 6


@pytest.mark.rule("HEAT-TRK-6", "HEAT-RND-6")
def test_of_two_cars_side_by_side_the_one_at_the_race_line_is_ahead() -> None:
    race = race_with(car(5, spot=1), car(5, spot=0), car(6, spot=1), car(4, spot=0))
    assert [each.id for each in order_of_cars(race)] == [2, 1, 0, 3]


# Moving


@pytest.mark.rule("HEAT-3-3")
@pytest.mark.parametrize(("plan", "spaces"), [("plan 1 1", 1), ("plan 1 start5", 5)])
def test_a_car_moves_forward_exactly_its_speed(plan: str, spaces: int) -> None:
    race = race_with(car(14), car(-9))
    heard = turn(race, 0, plan)
    assert only(heard, CarMoved) == [CarMoved(0, Place(14, 0), Place(14 + spaces, 0), spaces)]
    assert stands(race.cars[0]) == (14 + spaces, 0)


@pytest.mark.rule("HEAT-3-4", "WE-20")
def test_a_car_takes_the_race_line_spot_of_an_empty_space() -> None:
    race = race_with(car(10, spot=1, gear=2), car(-9), circuit=ring())
    heard = turn(race, 0, "plan 2 1+start5")
    assert stands(race.cars[0]) == (16, 0)
    assert moves(heard) == [(6, 6)]


@pytest.mark.rule("HEAT-3-4", "WE-21")
def test_a_car_takes_the_other_spot_if_the_race_line_spot_is_taken() -> None:
    race = race_with(car(10, gear=2), car(16), car(-9), circuit=ring())
    turn(race, 0, "plan 2 1+start5")
    assert stands(race.cars[0]) == (16, 1)


@pytest.mark.rule("HEAT-3-4")
def test_a_car_takes_the_race_line_spot_beside_a_car_on_the_outside() -> None:
    race = race_with(car(10, gear=2), car(16, spot=1), car(-9), circuit=ring())
    turn(race, 0, "plan 2 1+start5")
    assert stands(race.cars[0]) == (16, 0)


@pytest.mark.rule("HEAT-3-5")
def test_full_spaces_do_not_stop_a_car_from_driving_past() -> None:
    others = [car(11), car(11, spot=1), car(12), car(12, spot=1)]
    race = race_with(car(10), *others, car(-9), circuit=ring())
    heard = turn(race, 0, "plan 1 3")
    assert stands(race.cars[0]) == (13, 0)
    assert moves(heard) == [(3, 3)]


@pytest.mark.rule("HEAT-3-6", "HEAT-3-7", "HEAT-3-8", "RUL-HEAT-13", "WE-22")
def test_a_blocked_car_falls_back_to_the_first_free_spot_and_keeps_its_speed() -> None:
    others = [car(16), car(16, spot=1), car(15), car(15, spot=1), car(14)]
    race = race_with(car(10, gear=2), *others, circuit=ring())
    heard = turn(race, 0, "plan 2 1+start5")
    assert stands(race.cars[0]) == (14, 1)
    assert speeds(heard) == [6]
    assert turn_seen(race, 0).speed == 6
    assert only(heard, CarMoved) == [CarMoved(0, Place(10, 0), Place(14, 1), 6)]


@pytest.mark.rule("HEAT-3-7")
def test_a_blocked_car_takes_the_race_line_spot_where_it_falls_back_to() -> None:
    race = race_with(car(10, spot=1), car(13), car(13, spot=1), car(12, spot=1), circuit=ring())
    turn(race, 0, "plan 1 3")
    assert stands(race.cars[0]) == (12, 0)


@pytest.mark.rule("HEAT-3-8", "RUL-HEAT-13")
def test_spaces_lost_by_being_blocked_count_for_the_corner_and_are_not_made_up() -> None:
    # Corner at 20, limit 4. Speed 6 from 15 would be 21, but 21 is full: the car is on 20.
    race = race_with(car(15, gear=2), car(21), car(21, spot=1), car(-9), circuit=ring())
    heard = turn(race, 0, "plan 2 1+start5")
    assert stands(race.cars[0]) == (20, 0)
    heard += play(race, 0, "boost")  # turns up a 1: one Space on from 20 is 21, which is full
    heard += pass_on(race, 0)
    assert moves(heard)[:2] == [(6, 5), (1, 0)]
    assert corners_paid(heard) == [(1, 3)]  # Speed 7 against limit 4


@pytest.mark.rule("RUL-HEAT-12", "WE-23")
@pytest.mark.parametrize("spot", [0, 1])
def test_a_car_with_no_free_space_ahead_stays_on_its_own_spot(spot: int) -> None:
    others = [car(11), car(11, spot=1), car(12), car(12, spot=1)]
    race = race_with(car(10, spot=spot), *others, circuit=ring())
    heard = turn(race, 0, "plan 1 2")
    assert stands(race.cars[0]) == (10, spot)
    assert speeds(heard) == [2]
    assert only(heard, CarMoved) == [CarMoved(0, Place(10, spot), Place(10, spot), 2)]


@pytest.mark.rule("RUL-HEAT-11")
def test_a_car_with_speed_0_does_not_slide_to_the_race_line() -> None:
    race = race_with(car(10, spot=1), car(-9), circuit=ring())
    heard = turn(race, 0, "plan 1 start0")
    assert stands(race.cars[0]) == (10, 1)
    assert moves(heard) == [(0, 0)]


@pytest.mark.rule("RUL-HEAT-10")
def test_blocking_holds_for_boost_adrenaline_and_slipstream_alike() -> None:
    wall = [car(13), car(13, spot=1)]
    boosted = race_with(car(10, deck="2"), *wall, car(-9), circuit=ring())
    turn(boosted, 0, "plan 1 1")
    play(boosted, 0, "boost")  # 11 + 2 is full
    assert stands(boosted.cars[0]) == (12, 0)
    last = race_with(car(10), car(13), car(13, spot=1), car(12), circuit=ring())
    turn(last, 0, "plan 1 1")
    play(last, 0, "adrenaline")
    assert stands(last.cars[0]) == (12, 1)
    drawn_on = race_with(car(10), car(13), car(13, spot=1), car(12), car(-9), circuit=ring())
    turn(drawn_on, 0, "plan 1 1")
    play(drawn_on, 0, "react-done")
    play(drawn_on, 0, "slipstream 2")
    assert stands(drawn_on.cars[0]) == (12, 1)


@pytest.mark.rule("RUL-HEAT-14", "WE-24")
def test_a_car_blocked_short_of_a_corner_line_has_not_crossed_it() -> None:
    circuit = ring(corners=((16, 3),))
    race = race_with(car(10, gear=2), car(16), car(16, spot=1), car(-9), circuit=circuit)
    heard = turn(race, 0, "plan 2 1+start5")
    heard += play(race, 0, "react-done")
    heard += play(race, 0, "stay")
    assert stands(race.cars[0]) == (15, 0)
    assert corners_paid(heard) == []
    assert len(race.cars[0].engine) == 6
    free = race_with(car(10, gear=2), car(-9), circuit=circuit)
    assert corners_paid(whole_turn(free, 0, "plan 2 1+start5")) == [(1, 3)]


@pytest.mark.rule("RUL-HEAT-15")
def test_cars_on_other_laps_block() -> None:
    # On a lap of 40 the cars on 52 stand on Space 12.
    race = race_with(car(10), car(52), car(52, spot=1), circuit=ring(laps=2))
    turn(race, 0, "plan 1 2")
    assert stands(race.cars[0]) == (11, 0)
    ahead = race_with(car(50), car(12), car(12, spot=1), circuit=ring(laps=2))
    turn(ahead, 0, "plan 1 2")
    assert stands(ahead.cars[0]) == (51, 0)


@pytest.mark.rule("RUL-HEAT-16")
def test_a_car_that_finished_stands_in_the_way_until_the_end_of_the_round() -> None:
    # The two cars on 41 have crossed the line at 40 in this round.
    race = race_with(car(39), car(41), car(41, spot=1), circuit=ring())
    turn(race, 0, "plan 1 2")
    assert stands(race.cars[0]) == (40, 0)
    # A car with a place has left the track.
    gone = race_with(car(39), car(41, place=1), car(41, spot=1, place=2), circuit=ring())
    turn(gone, 0, "plan 1 2")
    assert stands(gone.cars[0]) == (41, 0)


@pytest.mark.rule("RUL-HEAT-4")
def test_the_first_crossing_starts_lap_1_and_the_finish_is_the_crossing_after_the_last() -> None:
    race = race_with(car(-1), car(-2), circuit=ring(laps=2))
    assert view(race, None).race.cars[0].lap == 0
    whole_turn(race, 0, "plan 1 1")
    assert race.cars[0].progress == 0
    assert view(race, None).race.cars[0].lap == 1
    assert not race.has_finished(race.cars[0])
    for progress, finished in ((39, False), (40, False), (79, False), (80, True)):
        race.cars[0].progress = progress
        assert race.has_finished(race.cars[0]) is finished
        assert view(race, None).race.cars[0].lap == progress // 40 + 1


@pytest.mark.rule("RUL-HEAT-108")
def test_all_rules_hold_in_the_first_round() -> None:
    race = race_with(car(-1), car(-1, spot=1), car(-2), circuit=ring())
    assert any(text.startswith("plan 3 ") for text in options(race, 2))
    turn(race, 2, "plan 3 1+2+start0")  # a shift of two gears for 1 Heat, from the grid
    assert len(race.cars[2].engine) == 5
    assert keys(race.turn.play_area()) == "1 2 start0"
    assert "adrenaline" in options(race, 2)  # last on the grid
    assert stands(race.cars[2]) == (1, 0)


@pytest.mark.rule("RUL-HEAT-108")
def test_slipstream_and_blocking_hold_from_the_grid_on() -> None:
    race = race_with(car(-1), car(-1, spot=1), car(-2), car(-3), circuit=ring())
    turn(race, 2, "plan 1 1")
    assert stands(race.cars[2]) == (-2, 0)  # blocked by the front row
    play(race, 2, "react-done")
    assert options(race, 2) == ["slipstream 2", "stay"]
    play(race, 2, "slipstream 2")
    assert stands(race.cars[2]) == (0, 0)
