"""Races drawn for a terminal, previews in few words, and the rules behind things."""

from __future__ import annotations

from typing import get_args

import pytest

from hotseat.core import Action, Bill, Event, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.actions import Cooldown, HeatAction, Plan
from hotseat.games.heat.behind import RULES, rules_behind
from hotseat.games.heat.events import CarClassified, CarMoved, HeatEvent, LegendDrove, Place
from hotseat.games.heat.state import NO_SEAT, Race, Step
from hotseat.words import Words
from tests.games.heat.build import car, cards, option, play, race_with, ring, turn, view

WORDS = Words(GAME)


def sketch(race: Race, seat: int | None) -> str:
    """Return the lines one below the other, as they would be printed."""
    names = GAME.names(race)
    lines = [
        line if isinstance(line, str) else WORDS.say(line, names)
        for line in GAME.sketch(view(race, seat))
    ]
    return "\n" + "\n".join(line.rstrip() for line in lines) + "\n"


def preview(race: Race, seat: int, text: str) -> str:
    [action] = [one for one in GAME.options(race, Seat(seat)) if one.text() == text]
    phrase = GAME.preview_phrase(view(race, seat), action)
    return WORDS.say(phrase) if phrase else ""


def group(race: Race, seat: int, face: str) -> str:
    alike = [one for one in GAME.options(race, Seat(seat)) if one.face() == face]
    phrase = GAME.group_phrase(view(race, seat), alike)
    return WORDS.say(phrase) if phrase else ""


# Sketches


def under_way() -> Race:
    race = race_with(
        car(8, gear=3, hand="2 stress stress heat startheat", discard="heat 4", engine=4),
        car(10, gear=2),
        car(8, spot=1, gear=4),
        laps=2,
    )
    race.cars[2].seat = NO_SEAT
    race.round = 3
    return race


def test_a_race_under_way() -> None:
    assert (
        sketch(under_way(), 0)
        == """
USA, round 3, lap 1 of 2. You drive Black, >1 on the track.
Next: corner C1, limit 7, 3 Spaces ahead; then C2, limit 3, 21 further.
                              C1≤7
┊──────────────────>1────#2───│────────────────────────────────────────────┊──
┊·  ·  ·  ·  ·  ·  #3 ·  ·  · │·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ┊·
  9  8  7  6  5  4  3  2  1  0 20 19 18 17 16 15 14 13 12 11 10  9  8  7  6  5
1. #2 Blue 1/10 gear 2, 2. >1 Black 1/8 gear 3, 3. #3 Green 1/8 Legend
Gear 3 | Engine 4 Heat | deck 8 | discard 2 (top 4)
Hand: 2, 2 Stress, 2 Heat
Blue moves first; previews assume it stays.
"""
    )


def test_a_spectator_follows_the_leader_and_sees_no_hand() -> None:
    assert (
        sketch(under_way(), None)
        == """
USA, round 3, lap 1 of 2. Blue, #2, leads those on the track.
Next: corner C1, limit 7, 1 Space ahead; then C2, limit 3, 21 further.
                        C1≤7
─────────────#1────#2───│────────────────────────────────────────────┊────────
 ·  ·  ·  ·  #3 ·  ·  · │·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ┊·  ·  ·
  7  6  5  4  3  2  1  0 20 19 18 17 16 15 14 13 12 11 10  9  8  7  6  5  4  3
1. #2 Blue 1/10 gear 2, 2. #1 Black 1/8 gear 3, 3. #3 Green 1/8 Legend
"""
    )


def test_before_the_finish_line() -> None:
    race = race_with(car(69 + 66, gear=2), car(69 + 69), car(150, place=1), laps=2)
    assert (
        sketch(race, 0)
        == """
USA, round 1, lap 2 of 2. You drive Black, >1 on the track.
No more corners: the Finish Line is 3 Spaces away.
                           ▞▞                                  C1≤7
───────────────────>1──────║#2─────────────────────────────────│──────────────
 ·  ·  ·  ·  ·  ·  ·  ·  · ║·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │·  ·  ·  ·  ·
 20 19 18 17 16 15 14 13 12 11 10  9  8  7  6  5  4  3  2  1  0 20 19 18 17 16
1. #3 Green home, 2. #2 Blue home, 3. >1 Black 2/66 gear 2
Gear 2 | Engine 6 Heat | deck 8 | discard 0
Hand: 1, 2, 3, 4, 0, 5, Stress
Blue moves first; previews assume it stays.
"""
    )
    assert "Across the Finish Line!" in sketch(race, 2)  # who is home follows the others


def test_a_small_circuit_of_ones_own_in_a_turn() -> None:
    circuit = ring(spaces=20, corners=((9, 4), (10, 2)), spots=3, laps=3)
    race = race_with(car(5), car(-1), circuit=circuit)
    turn(race, 0, "plan 1 4")
    assert (
        sketch(race, 0)
        == """
Ring, round 1, lap 1 of 3. You drive Black, >1 on the track.
Next: corner C2, limit 2, right ahead; then C1, limit 4, 19 further.
               C1≤4C2≤2                         ▞▞
───────────────│>1│───────────────────────────#2║───────────
 ·  ·  ·  ·  · │· │·  ·  ·  ·  ·  ·  ·  ·  ·  · ║·  ·  ·  ·
 ·  ·  ·  ·  · │· │·  ·  ·  ·  ·  ·  ·  ·  ·  · ║·  ·  ·  ·
  4  3  2  1  0  0 18 17 16 15 14 13 12 11 10  9  8  7  6  5
1. >1 Black 1/9 gear 1, 2. #2 Blue grid gear 1
Gear 1 | Engine 6 Heat | deck 8 | discard 0
Hand: 1, 2, 3, 0, 5, Stress
Played: 4
"""
    )


def test_after_the_race() -> None:
    race = race_with(car(41, place=1), car(43, place=2), circuit=ring())
    race.step = Step.OVER
    assert (
        sketch(race, 0)
        == """
Ring, round 1, lap 1 of 1. Nobody is on the track any more.
1. >1 Black home, 2. #2 Blue home
"""
    )


# Previews


def test_a_plan_without_unknowns() -> None:
    race = race_with(car(5, gear=2), car(30), circuit=ring(laps=2))
    assert preview(race, 0, "plan 1 4") == "Speed 4, 10 to C1"
    assert preview(race, 0, "plan 4 2+3+4+start5") == "Speed 14, 0 to C1, Engine 5"


def test_a_corner_costs_heat() -> None:
    race = race_with(car(17, gear=2, engine=3), car(22), circuit=ring(laps=2))
    assert preview(race, 0, "plan 1 4") == "Speed 4, 38 to C1, C1 free, slipstream"
    assert preview(race, 0, "plan 2 2+4") == "Speed 6, 36 to C1, C1 costs 2, Engine 1"
    assert preview(race, 0, "plan 2 4+start5") == "Speed 9, 0 to C1, C1 costs 5, Engine 0, SPIN-OUT"


def test_what_a_stress_card_may_turn_up() -> None:
    race = race_with(car(17, gear=2, engine=1), car(5), circuit=ring(laps=2))
    found = preview(race, 0, "plan 2 3+stress")
    assert found == ("Speed 4–7, 0 to C1 … 37 to C1, C1 costs 1–3 in 75%, Engine 0–1, spin-out 50%")
    assert preview(race, 0, "plan 1 stress") == "Speed 1–4, 1 to C1 … 38 to C1, C1 free"
    nearer = race_with(car(2, gear=2), car(30), circuit=ring(laps=2))
    assert preview(nearer, 0, "plan 1 stress") == "Speed 1–4, 16–13 to C1"


def test_the_finish_and_a_cluttered_hand() -> None:
    race = race_with(car(38, hand="3 heat heat"), car(20), circuit=ring())
    assert preview(race, 0, "plan 1 3") == "Speed 3, FINISH"
    assert preview(race, 0, "plan 2 3+heat") == "cluttered hand: the car stands, back to gear 1"
    assert group(race, 0, "plan 2") == "cluttered hand: the car stands, back to gear 1"


@pytest.mark.rule("HEAT-7-7")
def test_no_corner_beyond_the_flag_is_announced() -> None:
    race = race_with(car(30, gear=2), car(10), circuit=ring())
    assert preview(race, 0, "plan 1 4") == "Speed 4, 5 to the flag"
    assert preview(race, 0, "plan 1 stress") == "Speed 1–4, 8–5 to the flag"
    assert "C1" not in preview(race, 0, "plan 2 start5+stress")
    lap_before = race_with(car(30, gear=2), car(10), circuit=ring(laps=2))
    assert preview(lap_before, 0, "plan 1 4") == "Speed 4, 25 to C1"


def test_actions_that_say_it_all_have_no_preview() -> None:
    race = race_with(car(5), car(30), circuit=ring(laps=2))
    turn(race, 0, "plan 1 4")
    nobody = "no slipstream (nobody is beside you or right ahead)"
    assert preview(race, 0, "react-done") == f"Speed 4, 10 to C1, {nobody}"
    play(race, 0, "react-done")
    assert preview(race, 0, "discard 1") == ""
    assert GAME.group_phrase(view(race, 0), GAME.options(race, Seat(0))) is None


@pytest.mark.rule("RUL-HEAT-29")
def test_a_slipstream_that_is_blocked_says_how_far_it_goes() -> None:
    race = race_with(
        car(10, spot=1), car(11), car(12), car(12, spot=1), car(-9), circuit=ring(laps=2)
    )
    turn(race, 0, "plan 1 start0")
    assert preview(race, 0, "react-done") == "Speed 0, 9 to C1, slipstream"
    play(race, 0, "react-done")
    assert preview(race, 0, "slipstream 2") == "Speed 0, 8 to C1, blocked after 1 of 2 Spaces"
    assert preview(race, 0, "stay") == "Speed 0, 9 to C1"


def test_the_plans_of_a_gear_together() -> None:
    race = race_with(car(5), car(30), circuit=ring(laps=2))
    assert group(race, 0, "plan 1") == "Speed 0–5"
    assert group(race, 0, "plan 3") == "Speed 2–13, shift costs 1 Heat"
    near = race_with(car(19, engine=1), car(30), circuit=ring(laps=2))
    assert group(near, 0, "plan 2") == "Speed 1–9, spin-out above 5"
    lost = race_with(car(19, engine=0, hand="start5"), car(30), circuit=ring(laps=2))
    assert group(lost, 0, "plan 1") == "Speed 5, SPIN-OUT"


def test_a_spectator_has_no_previews() -> None:
    race = race_with(car(5), car(30), circuit=ring(laps=2))
    plan = option(race, 0, "plan 1 4")
    assert isinstance(plan, Plan)
    assert GAME.preview_phrase(view(race, None), plan) is None
    assert GAME.group_phrase(view(race, None), [plan]) is None


@pytest.mark.rule("GAR-31")
def test_where_the_driver_chooses_a_value_every_choice_is_as_likely() -> None:
    race = race_with(
        car(18, hand="brakes-10 1 2 3", engine=0),
        car(-9),
        circuit=ring(laps=2),
        garage="basic",
    )
    assert preview(race, 0, "plan 1 brakes-10").endswith("spin-out 50%")  # 1 or 5; the limit is 4


def test_the_face_of_a_plan_is_its_gear() -> None:
    race = race_with(car(5), car(30), circuit=ring(laps=2))
    plan = option(race, 0, "plan 1 4")
    assert isinstance(plan, Plan)
    assert WORDS.say(GAME.face_label(plan)) == "Gear 1"
    assert WORDS.say(GAME.face_label(Cooldown("gear", 2))) == "Cool down 2 Heat"


# Rules


def test_rules_stand_behind_every_kind_of_action_and_event() -> None:
    assert set(RULES) == {*get_args(HeatAction), *get_args(HeatEvent)}
    ledger = {rule.id for rule in GAME.ledger()}
    for rules in RULES.values():
        assert rules
        assert set(rules) <= ledger


def test_some_cases_have_a_rule_of_their_own() -> None:
    free = Bill(0)
    cases: list[tuple[Action | Event, str]] = [
        (Plan(2, tuple(cards("3 heat"))), "HEAT-CLUT-1"),
        (Cooldown("adrenaline", 1), "HEAT-4-3"),
        (CarMoved(1, Place(4, 0), Place(9, 0), 6), "HEAT-3-6"),
        (LegendDrove(1, "holds", free), "LEG-11"),
        (LegendDrove(1, "approaches", free), "LEG-14"),
        (CarClassified(1, 2, True), "RUL-HEAT-43"),
    ]
    for thing, rule in cases:
        assert rules_behind(thing)[0] == rule
    assert rules_behind(CarMoved(1, Place(4, 0), Place(10, 0), 6))[0] == "HEAT-3-3"
