"""Sponsorship cards and the Press Corner: SPO, PRESS, the events' challenges, and the examples."""

from __future__ import annotations

import pytest

from hotseat.games.heat.events import (
    CarEliminated,
    CornerChecked,
    FinishCrossed,
    SponsorshipDrawn,
    SponsorshipEarned,
    SponsorshipShuffled,
    SpunOut,
)
from hotseat.games.heat.points import season_of
from hotseat.games.heat.sponsorship import sponsorship_deck
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    FACTS,
    StackedChance,
    car,
    card,
    cards,
    keys,
    legend,
    only,
    options,
    pass_on,
    play,
    race_with,
    ring,
    turn,
    view,
    whole_turn,
)

# A track for the examples: one corner, limit 3, in the middle of a lap of 40 Spaces. With one
# corner every letter means it (RUL-HEAT-102).
PRESS = ring(corners=((20, 3),), laps=2)


def crossing(hand: str, *, road: str = "limit_plus") -> Race:
    """Return a race with a car before the Press Corner, holding these cards, and one far ahead."""
    return race_with(
        car(18, gear=4, hand=f"{hand} 1 1"),
        car(35, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        road=road,
        event="title_sponsor",
    )


def paid(told: list[object]) -> list[int]:
    return [event.heat.total for event in told if isinstance(event, CornerChecked)]


def earned(told: list[object]) -> list[str]:
    return [event.why for event in told if isinstance(event, SponsorshipEarned)]


@pytest.mark.rule("PRESS-1", "PRESS-3", "PRESS-4", "PRESS-7", "RUL-HEAT-99", "WE-9")
def test_far_above_the_limit_with_its_token_pays_and_earns() -> None:
    race = crossing("2 2 1 1")  # Speed 6, limit 3 + 1
    told = whole_turn(race, 0, "plan 4 1+1+2+2")
    assert (paid([*told]), earned([*told])) == ([2], ["press-speed"])
    assert only(told, SponsorshipEarned) == [SponsorshipEarned(0, "press-speed", 1, 1)]


@pytest.mark.rule("PRESS-3", "PRESS-4")
@pytest.mark.parametrize(("road", "expected"), [("limit_plus", []), ("limit_minus", [True])])
def test_one_less_is_not_enough_where_the_token_raises_the_limit(
    road: str, expected: list[bool]
) -> None:
    race = crossing("1 1 1 2", road=road)  # Speed 5, limit 4 or 2
    told = whole_turn(race, 0, "plan 4 1+1+1+2")
    assert [bool(why) for why in earned([*told])] == expected


@pytest.mark.rule("PRESS-5", "PRESS-7", "WE-10a")
def test_own_adjust_symbols_save_heat_but_do_not_cost_the_card() -> None:
    # Tires ++ has no value of its own: it turns up 1 and 1.
    race = crossing("tires-41 2 2 4")
    race.cars[0].deck = cards("4 4 1 1")
    race.cars[0].gear = 3
    told = whole_turn(race, 0, "plan 3 2+2+tires-41")
    assert (paid([*told]), earned([*told])) == ([0], ["press-speed"])


@pytest.mark.rule("PRESS-5", "PRESS-7", "WE-11")
def test_adjust_symbols_that_lower_the_limit_cost_heat_and_earn_nothing() -> None:
    race = crossing("tires-39 tires-36")
    race.cars[0].gear = 2
    race.cars[0].upgrades = tuple(cards("tires-36 tires-39"))
    told = whole_turn(race, 0, "plan 2 tires-36+tires-39")  # Speed 5, Adjust -2, limit 4
    assert (paid([*told]), earned([*told])) == ([3], [])


@pytest.mark.rule("PRESS-2", "RUL-HEAT-100", "WE-10b")
def test_a_slipstream_over_the_line_earns_at_any_speed() -> None:
    race = race_with(
        car(15, gear=4, hand="1 1 1 1 2 2"),
        car(20, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        road="limit_plus",
        event="title_sponsor",
    )
    turn(race, 0, "plan 4 1+1+1+1")  # Speed 4 to Space 19, a car right ahead
    play(race, 0, "react-done")
    told = play(race, 0, "slipstream 2")
    assert (paid([*told]), earned([*told])) == ([0], ["press-slipstream"])


@pytest.mark.rule("RUL-HEAT-100")
def test_a_line_crossed_before_the_slipstream_needs_the_speed() -> None:
    race = race_with(
        car(17, gear=4, hand="1 1 1 1 2 2"),
        car(22, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        road="limit_plus",
        event="title_sponsor",
    )
    turn(race, 0, "plan 4 1+1+1+1")  # Speed 4 to Space 21
    play(race, 0, "react-done")
    assert earned([*play(race, 0, "slipstream 2")]) == []


@pytest.mark.rule("PRESS-6", "RUL-HEAT-101", "WE-61")
def test_both_conditions_at_one_crossing_earn_one_card() -> None:
    race = race_with(
        car(12, gear=4, hand="1 2 2 2 2"),
        car(20, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        road="limit_plus",
        event="title_sponsor",
    )
    turn(race, 0, "plan 4 1+2+2+2")  # Speed 7 = limit 4 + 3, to Space 19
    play(race, 0, "react-done")
    assert earned([*play(race, 0, "slipstream 2")]) == ["press-slipstream"]


@pytest.mark.rule("RUL-HEAT-101")
def test_two_press_corners_in_one_turn_earn_a_card_each_and_every_lap_counts() -> None:
    track = ring(corners=((10, 2), (12, 2)), laps=3)
    for lap in (0, 40):
        race = race_with(
            car(lap + 8, gear=4, hand="1 2 2 2 2", engine=10),
            car(lap + 30, hand="1 1 1 1 1 1 start0"),
            circuit=track,
            event="live_television",  # B and D: both are corner 2 here
        )
        told = whole_turn(race, 0, "plan 4 1+2+2+2")
        assert [event.corner for event in only(told, SponsorshipEarned)] == [2]
    race = race_with(
        car(8, gear=4, hand="1 2 2 2 2", engine=20),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((10, 2), (12, 2), (14, 2)), laps=2),
        event="record_crowds",  # C and E: corners 3 and 2
    )
    told = whole_turn(race, 0, "plan 4 1+2+2+2")
    assert [event.corner for event in only(told, SponsorshipEarned)] == [2, 3]
    assert keys(race.cars[0].sponsorship).count("sponsor") == 2


@pytest.mark.rule("RUL-HEAT-101")
def test_a_press_corner_beyond_the_finish_line_of_the_last_lap_gives_nothing() -> None:
    race = race_with(
        car(38, gear=4, hand="1 2 2 2 2"),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((2, 1), (20, 3)), laps=1),
        event="title_sponsor",
    )
    told = whole_turn(race, 0, "plan 4 1+2+2+2")
    assert only(told, FinishCrossed)
    assert earned([*told]) == []


@pytest.mark.rule("SPO-9", "PRESS-8", "RUL-HEAT-96", "WE-60")
@pytest.mark.parametrize("event", ["title_sponsor", "speed_record"])
def test_a_spin_out_at_a_later_corner_takes_every_gain_of_the_turn(event: str) -> None:
    race = race_with(
        car(8, gear=4, hand="4 4 4 4 2", engine=8),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((10, 9), (12, 3)), laps=2),
        event=event,  # the press at corner 1, or Speed 16
    )
    told = whole_turn(race, 0, "plan 4 4+4+4+4")
    assert only(told, SpunOut)[0].corner == 2
    assert earned([*told]) == []
    assert race.cars[0].sponsorship == ()


@pytest.mark.rule("SPO-6", "RUL-HEAT-90", "RUL-HEAT-95", "HEAT-9-5")
def test_an_earned_card_is_the_top_of_the_deck_and_in_hand_for_steps_8_and_9() -> None:
    race = race_with(
        car(18, gear=4, hand="1 2 2 2 1 1 1 1 1 1 1"),
        car(35, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        event="title_sponsor",
    )
    season = season_of(race)
    season.deck.append(card("sponsor-turbo"))
    turn(race, 0, "plan 4 1+2+2+2")
    told = play(race, 0, "react-done")
    assert only(told, SponsorshipDrawn) == [SponsorshipDrawn(0, 0, (card("sponsor-turbo"),))]
    assert race.step == Step.DISCARD
    assert "discard sponsor-turbo" in options(race, 0)
    assert len(race.cars[0].hand) == 8  # above the hand size, and kept
    play(race, 0, "discard-done")
    assert len(race.cars[0].hand) == 8


@pytest.mark.rule("SPO-1", "SPO-2", "RUL-HEAT-94")
def test_a_played_sponsorship_card_is_laid_aside_at_the_end_of_the_turn() -> None:
    race = race_with(
        car(0, gear=1, hand="sponsor-turbo 1 1 1 1 1 1"),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        event="title_sponsor",
    )
    turn(race, 0, "plan 1 sponsor-turbo")
    assert season_of(race).used == []  # still in the play area
    pass_on(race, 0)
    driver = race.cars[0]
    assert season_of(race).used == cards("sponsor-turbo")
    assert (driver.sponsorship, driver.removed) == ((), ())
    assert card("sponsor-turbo") not in driver.hand + driver.deck + driver.discard
    assert view(race, 1).season is not None
    assert view(race, 1).season.used == tuple(cards("sponsor-turbo"))  # type: ignore[union-attr]


@pytest.mark.rule("SPO-3", "SPO-4", "RUL-HEAT-94")
def test_a_discarded_or_flipped_sponsorship_card_is_not_used() -> None:
    race = race_with(
        car(0, gear=1, hand="stress sponsor-wings 1 1 1 1 1", deck="sponsor-turbo 2 1 1 1 1 1"),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        event="title_sponsor",
    )
    turn(race, 0, "plan 1 stress")  # turns up the Sponsorship card, then the 2
    while race.step != Step.DISCARD:
        play(race, 0, "react-done")
    play(race, 0, "discard sponsor-wings")
    pass_on(race, 0)
    driver = race.cars[0]
    assert {card("sponsor-turbo"), card("sponsor-wings")} <= {*driver.discard}
    assert keys(driver.sponsorship) == "sponsor-turbo sponsor-wings"
    assert season_of(race).used == []


@pytest.mark.rule("SPO-2", "RUL-HEAT-49")
def test_a_sponsorship_card_in_a_cluttered_turn_counts_as_played() -> None:
    race = race_with(
        car(0, gear=3, hand="sponsor-turbo heat heat heat heat heat heat", engine=0),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        event="title_sponsor",
    )
    turn(race, 0, "plan 3 sponsor-turbo+heat+heat")
    assert season_of(race).used == cards("sponsor-turbo")


@pytest.mark.rule("SPO-7", "RUL-HEAT-97", "WE-62")
def test_an_empty_deck_is_made_anew_from_the_cards_used_in_this_race() -> None:
    race = crossing("2 2 1 1")
    season = season_of(race)
    season.deck, season.used = [], cards("sponsor-turbo sponsor-rpm")
    chance = StackedChance()
    told = whole_turn(race, 0, "plan 4 1+1+2+2", chance)
    assert only(told, SponsorshipShuffled) == [SponsorshipShuffled(2)]
    assert cards("sponsor-turbo sponsor-rpm") in chance.shuffled
    assert keys(race.cars[0].sponsorship) == "sponsor-rpm"
    assert (season.deck, season.used) == (cards("sponsor-turbo"), [])


@pytest.mark.rule("RUL-HEAT-97")
def test_a_card_still_in_a_play_area_is_not_in_the_new_deck() -> None:
    race = crossing("sponsor-turbo")
    race.cars[0].gear = 1
    season = season_of(race)
    season.deck, season.used = [], []
    told = whole_turn(race, 0, "plan 1 sponsor-turbo")
    assert [event.drawn for event in only(told, SponsorshipEarned)] == [0]
    assert season.used == cards("sponsor-turbo")


@pytest.mark.rule("SPO-8")
def test_with_no_cards_anywhere_there_is_nothing_to_get() -> None:
    race = crossing("2 2 1 1")
    season_of(race).deck = []
    told = whole_turn(race, 0, "plan 4 1+1+2+2")
    assert only(told, SponsorshipEarned) == [SponsorshipEarned(0, "press-speed", 1, 0)]
    assert only(told, SponsorshipDrawn) == []
    assert race.cars[0].sponsorship == ()


# Challenges of the events


@pytest.mark.rule("RUL-HEAT-91")
@pytest.mark.parametrize(("plan", "why"), [("4+4+4+3", ["speed"]), ("4+4+3+3", [])])
def test_the_speed_record_counts_the_final_speed(plan: str, why: list[str]) -> None:
    race = race_with(
        car(0, gear=4, hand="4 4 4 3 3"),
        car(30, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((32, 3), (34, 3)), laps=2),
        event="speed_record",
    )
    cards_of_plan = "+".join(sorted(plan.split("+")))
    assert earned([*whole_turn(race, 0, f"plan 4 {cards_of_plan}")]) == why


@pytest.mark.rule("RUL-HEAT-91")
def test_a_slipstream_is_no_speed_for_the_record() -> None:
    race = race_with(
        car(0, gear=4, hand="4 4 3 3 3"),
        car(14, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((32, 3), (34, 3)), laps=2),
        event="speed_record",
    )
    turn(race, 0, "plan 4 3+3+4+4")
    play(race, 0, "react-done")
    assert earned([*play(race, 0, "slipstream 2")]) == []


@pytest.mark.rule("RUL-HEAT-91")
@pytest.mark.parametrize(
    ("places", "why"),
    [((1, 2, 3), ["passed"]), ((0, 2, 3), []), ((1, 2, 4), []), ((2, 2, 3), ["passed"])],
)
def test_cars_passed_stand_strictly_between_start_and_end(
    places: tuple[int, ...], why: list[str]
) -> None:
    others = [
        car(at, spot=1 if at in places[:number] or at == 0 else 0, hand="1 1 1 1 1 1 start0")
        for number, at in enumerate(places)
    ]
    race = race_with(
        car(0, gear=4, hand="1 1 1 1 2"),
        *others,
        circuit=ring(corners=((32, 3), (34, 3)), laps=2),
        event="live_television",
    )
    turn(race, 0, "plan 4 1+1+1+1")
    while race.step == Step.REACT:
        play(race, 0, "react-done")
    told = play(race, 0, "stay") if race.step == Step.SLIPSTREAM else []
    assert race.cars[0].progress == 4
    assert (earned([*told]) or _earned_so_far(race)) == why


def _earned_so_far(race: Race) -> list[str]:
    return ["passed"] * len(race.cars[0].sponsorship)


@pytest.mark.rule("RUL-HEAT-91")
def test_the_first_three_through_lap_1_get_a_card_and_legends_only_take_a_place() -> None:
    race = race_with(
        car(38, gear=1, hand="4 1 1 1 1 1 1"),
        legend(37),
        car(36, gear=1, hand="4 4 1 1 1 1 1"),
        car(36, spot=1, gear=1, hand="4 4 1 1 1 1 1"),
        circuit=ring(corners=((20, 3),), laps=3),
        event="grandstand",
    )
    for seat in (0, 2, 3):
        play(race, seat, "plan 1 4")
    for seat in (0, 2, 3):
        pass_on(race, seat)
    assert season_of(race).first_lap == [0, 1, 2, 3]
    assert [len(race.cars[seat].sponsorship) for seat in (0, 1, 2, 3)] == [1, 0, 1, 0]


@pytest.mark.rule("RUL-HEAT-91")
def test_a_spin_out_beyond_the_line_uses_up_a_place_and_one_thrown_back_does_not() -> None:
    for line, first in ((2, [0]), (37, [])):
        race = race_with(
            car(36, gear=4, hand="4 4 4 4 1", engine=0),
            car(10, hand="1 1 1 1 1 1 start0"),
            circuit=ring(corners=((line, 1),), laps=3),
            event="grandstand",
        )
        told = whole_turn(race, 0, "plan 4 4+4+4+4")
        assert only(told, SpunOut)
        assert season_of(race).first_lap == first
        assert race.cars[0].sponsorship == ()


# Elimination


@pytest.mark.rule("RUL-HEAT-92")
def test_a_spin_out_takes_the_car_out_behind_all_others() -> None:
    race = race_with(
        car(18, gear=4, hand="4 4 4 sponsor-turbo sponsor-wings 1", engine=0),
        car(17, gear=4, hand="4 4 4 4 1", engine=0),
        car(2, gear=1, hand="1 1 1 1 1 1 1"),
        circuit=ring(corners=((20, 1),), laps=1),
        event="sponsor_leaves",
    )
    play(race, 0, "plan 4 4+4+4+sponsor-turbo")
    play(race, 1, "plan 4 4+4+4+4")
    told = play(race, 2, "plan 1 1")
    told += pass_on(race, 0) + pass_on(race, 1)
    assert only(told, CarEliminated) == [CarEliminated(0, 3), CarEliminated(1, 2)]
    assert [(each.place, each.out) for each in race.cars] == [(3, True), (2, True), (0, False)]
    assert season_of(race).used == cards("sponsor-turbo")
    assert keys(race.cars[0].sponsorship) == "sponsor-wings"
    assert len(race.cars[0].hand) == 4  # 1, the other Sponsorship card and 2 Stress: no step 9
    seen = view(race, 2).race.cars
    assert [each.position for each in seen] == [3, 2, 1]


@pytest.mark.rule("RUL-HEAT-92", "RUL-HEAT-26")
def test_who_is_out_still_counts_as_a_starter_for_adrenaline() -> None:
    from hotseat.games.heat.adrenaline import has_adrenaline

    race = race_with(
        *[car(20 - at, hand="1 1 1 1 1 1 1") for at in range(5)],
        circuit=ring(corners=((30, 1),), laps=1),
        event="sponsor_leaves",
    )
    race.cars[0].place, race.cars[0].out = 5, True
    race.order = [1, 2, 3, 4]
    assert [has_adrenaline(race, each) for each in race.cars] == [False, False, False, True, True]


# What is printed


@pytest.mark.rule("CHA-3", "SPO-1")
def test_the_box_has_thirty_five_sponsorship_cards_of_five_kinds_all_used_once() -> None:
    deck = sponsorship_deck(race_with(car(), event="grandstand"))
    assert len(deck) == 35
    assert {key: deck.count(card(key)) for key in keys(dict.fromkeys(deck)).split()} == {
        "sponsor-brakes": 7,
        "sponsor-cooling": 7,
        "sponsor-rpm": 7,
        "sponsor-turbo": 7,
        "sponsor-wings": 7,
    }
    assert all(FACTS.marks[kind].one_time for kind in deck)
    assert FACTS.choices[card("sponsor-brakes")] == (1, 2, 3, 4)
    printed = {
        key: (FACTS.values[card(key)], FACTS.marks[card(key)])
        for key in ("sponsor-cooling", "sponsor-rpm", "sponsor-turbo", "sponsor-wings")
    }
    assert {key: value for key, (value, _) in printed.items()} == {
        "sponsor-cooling": 4,
        "sponsor-rpm": 1,
        "sponsor-turbo": 6,
        "sponsor-wings": 3,
    }
    assert printed["sponsor-cooling"][1].cooldown == 2
    assert printed["sponsor-rpm"][1].slipstream == 2
    assert printed["sponsor-wings"][1].adjust == 1
