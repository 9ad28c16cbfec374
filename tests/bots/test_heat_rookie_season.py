"""The rookie in a season: sponsors, the press, and what is worth having for several races."""

from __future__ import annotations

import pytest

from hotseat.bots.heat_garage import worth_of_upgrade
from hotseat.bots.heat_rookie import USED_UP, HeatDriver
from hotseat.core import Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.actions import DirectPlay
from hotseat.games.heat.state import Race
from tests.games.heat.build import car, card, new_race, own_set, play, race_with, ring, turn, view
from tests.games.heat.test_season import draft, over


def chosen(race: Race, seat: int) -> str:
    """Return the action that the rookie chooses."""
    return HeatDriver(view(race, seat)).choose(GAME.options(race, Seat(seat))).text()


def before_the_press(event: str) -> Race:
    """Return a race whose driver may slip past the corner behind another car."""
    race = race_with(
        car(16, gear=3, hand="1 1 1 1 2 2 2", engine=3),
        car(20, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((21, 4), (26, 3)), laps=2),
        event=event,
        races=2,
    )
    turn(race, 0, "plan 3 1+1+1")
    play(race, 0, "react-done")
    return race


def test_it_slips_past_the_press_for_a_card() -> None:
    race = before_the_press("title_sponsor")  # the press waits at corner 1
    driver = HeatDriver(view(race, 0))
    slip, stay = GAME.options(race, Seat(0))
    with_press = driver.worth_of_reaction(slip) - driver.worth_of_reaction(stay)
    elsewhere = before_the_press("live_television")  # at corner 2
    driver = HeatDriver(view(elsewhere, 0))
    without = driver.worth_of_reaction(slip) - driver.worth_of_reaction(stay)
    assert with_press == pytest.approx(without + 1.5)


def test_a_sponsorship_card_is_worth_less_the_fewer_turns_are_left_to_use_it() -> None:
    race = before_the_press("title_sponsor")
    assert HeatDriver(view(race, 0)).use_to_come() == 1.0  # there is another race
    race.season.legs.pop()  # type: ignore[union-attr]
    early = HeatDriver(view(race, 0)).use_to_come()
    race.cars[0].progress = 70
    assert 0 < HeatDriver(view(race, 0)).use_to_come() < early < 1


def with_pedal(at: int, races: int = 2) -> Race:
    """Return a race in React: a Sponsorship card with Direct Play is in the driver's hand."""
    race = race_with(
        car(at, gear=2, hand="sponsor-pedal 1 1 1 1 1 1", engine=0),
        car(2, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 2), (36, 5)), laps=2),
        event="title_sponsor",
        races=races,
        level=4,
    )
    turn(race, 0, "plan 2 1+1")
    return race


def test_it_plays_a_sponsorship_card_directly_where_the_road_is_free() -> None:
    assert chosen(with_pedal(24, races=1), 0) == "direct sponsor-pedal"
    assert chosen(with_pedal(17), 0) == "react-done"  # it would spin out in the corner


def test_a_sponsorship_card_played_directly_is_gone_and_so_is_its_worth() -> None:
    direct = DirectPlay(card("sponsor-pedal"))
    used = {}
    for races in (1, 2):
        driver = HeatDriver(view(with_pedal(24, races), 0))
        used[races] = driver.worth_of_reaction(direct) + driver.worth_of_keeping()
    assert used[1] == pytest.approx(used[2])
    gas = with_pedal(24)
    gas.cars[0].hand[-1] = card("gas-25")  # the same value, to be had again
    driver = HeatDriver(view(gas, 0))
    assert driver.worth_of_reaction(DirectPlay(card("gas-25"))) > used[2] - USED_UP


def test_stress_is_shed_with_a_sponsorship_card() -> None:
    race = race_with(
        car(24, gear=2, hand="sponsor-springs 1 stress stress stress 1 1"),
        car(2, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 2), (36, 5)), laps=2),
        event="title_sponsor",
        level=4,
    )
    turn(race, 0, "plan 2 1+sponsor-springs")
    assert chosen(race, 0) == "reduce sponsor-springs 2"


def test_it_uses_grip_in_a_corner_that_it_could_not_pay_for() -> None:
    race = race_with(
        car(17, gear=1, hand="sponsor-grip 4 4 4 4 4 4", engine=0),
        car(2, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 2),), laps=2),
        event="title_sponsor",
        level=4,
    )
    race.cars[0].progress = 18
    driver = HeatDriver(view(race, 0))
    plans = {action.text(): action for action in GAME.options(race, Seat(0))}
    assert chosen(race, 0) == "plan 1 sponsor-grip"
    shown = driver.previewer.preview(plans["plan 1 4"])
    assert shown is not None
    assert shown.spin_out == "certain"


def test_it_does_not_risk_a_spin_out_that_takes_it_out_of_the_race() -> None:
    for event, expected in (("title_sponsor", False), ("sponsor_leaves", True)):
        race = race_with(
            car(18, gear=2, hand="4 4 4 4 4 1 1", engine=0),
            car(2, hand="1 1 1 1 1 1 start0"),
            circuit=ring(corners=((20, 1),), laps=2),
            event=event,
        )
        assert HeatDriver(view(race, 0)).eliminates is expected
    driver = HeatDriver(view(race, 0))
    spins = [
        action
        for action in GAME.options(race, Seat(0))
        if (shown := driver.previewer.preview(action)) and shown.spin_out == "certain"
    ]
    assert spins
    assert chosen(race, 0) not in [action.text() for action in spins]


def test_it_swaps_for_a_better_card_and_keeps_the_best() -> None:
    race, _ = new_race(2, season="goat")
    while GAME.view(race, None).step == "draft":
        [seat] = GAME.waiting(race)
        play(race, seat, chosen(race, seat))
    [last] = GAME.waiting(race)
    facts = data.facts()
    best = max(race.draft.market, key=lambda kind: worth_of_upgrade(facts, kind))  # type: ignore[union-attr]
    race.cars[last].upgrades = (card("rpm-14"),)
    assert chosen(race, last) == f"swap rpm-14 {facts.keys[best]}"
    race.cars[last].upgrades = (card("fwd-2"),)
    race.draft.market = [card("rpm-14")]  # type: ignore[union-attr]
    assert chosen(race, last) == "no-swap"
    play(race, last, "no-swap")
    for places in ((1, 2), (1, 2)):
        over(race, *places)
        for seat in GAME.waiting(race):
            assert chosen(race, seat) == "ready"
            play(race, seat, "ready")
        draft(race)
    over(race, 1, 2)
    mine = race.cars[0].upgrades
    keeps = max(mine, key=lambda kind: worth_of_upgrade(facts, kind))
    assert worth_of_upgrade(facts, card(chosen(race, 0).split()[1])) == worth_of_upgrade(
        facts, keeps
    )


def test_a_card_used_once_is_worth_less_over_several_races() -> None:
    facts = data.facts(own_set("value = 6\nsymbols = { one_time = 1 }"))
    once = facts.keys.index("own-1")
    assert worth_of_upgrade(facts, once, 4) == worth_of_upgrade(facts, once, 1) / 4
    assert worth_of_upgrade(facts, card("fwd-1"), 4) == worth_of_upgrade(facts, card("fwd-1"))


def test_reasons_are_given_for_the_choices_of_a_season() -> None:
    race, _ = new_race(2, season="1961")
    while race.draft and GAME.view(race, None).step == "draft":
        [seat] = GAME.waiting(race)
        play(race, seat, chosen(race, seat))
    [last] = GAME.waiting(race)
    reason = HeatDriver(view(race, last)).reason(GAME.options(race, last)[-1])
    assert reason is not None
    assert reason.code == "heat-hint-swap"
