"""Upgrade cards in play: values, + symbols, and each symbol by itself (GAR-29 on, GAR-SYM)."""

from __future__ import annotations

import pytest

from hotseat.core import Bill, Item, Phrase
from hotseat.games.heat.events import (
    Accelerated,
    CardFlipped,
    CardScrapped,
    CarMoved,
    CornerChecked,
    DeckShuffled,
    SpeedSet,
    StressReduced,
    ValueChosen,
)
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    OPEN_MUSTS,
    StackedChance,
    car,
    card,
    cards,
    corners_paid,
    deck_of,
    keys,
    moves,
    offered,
    only,
    options,
    own_set,
    pass_on,
    play,
    played,
    race_with,
    refused,
    ring,
    speeds,
    spin_outs,
    turn,
    turn_seen,
    view,
)

LONG = ring(spaces=80, corners=((60, 4),))


# Step 3


@pytest.mark.rule("GAR-29", "HEAT-3-2")
def test_an_upgrade_with_one_value_adds_it_to_the_speed() -> None:
    race = race_with(car(5, hand="2 4 body-5"), car(-9), circuit=LONG)
    heard = turn(race, 0, "plan 2 2+body-5")
    assert only(heard, SpeedSet)[0].speed == Bill(
        7,
        (
            Item(Phrase("heat-card-2"), 2, "HEAT-3-2"),
            Item(Phrase("heat-card-body-5"), 5, "HEAT-3-2"),
        ),
    )
    assert race.cars[0].progress == 12


@pytest.mark.rule("GAR-30", "GAR-SYM-13.1", "HEAT-PLUS-3")
def test_several_plus_symbols_on_one_card_are_resolved_one_by_one() -> None:
    race = race_with(
        car(5, hand="4 4 fwd-2", gear=2, deck="1 heat 2 stress turbo-42 3 4 4 4"),
        car(-9),
        circuit=LONG,
    )
    heard = turn(race, 0, "plan 2 4+fwd-2")
    assert [(each.card, each.counts) for each in only(heard, CardFlipped)] == [
        (card("1"), True),
        (card("heat"), False),
        (card("2"), True),
        (card("stress"), False),
        (card("turbo-42"), False),  # HEAT-PLUS-6: an Upgrade is no Basic card
        (card("3"), True),
    ]
    assert keys(played(race)) == "4 fwd-2 1 2 3"
    assert (turn_seen(race, 0).speed, turn_seen(race, 0).pluses) == (10, 3)
    assert race.cars[0].progress == 15
    assert keys(race.cars[0].discard) == "heat stress turbo-42"


@pytest.mark.rule("GAR-31", "GAR-10", "RUL-HEAT-55")
def test_values_are_chosen_when_all_flips_are_known_and_before_the_car_moves() -> None:
    race = race_with(
        car(5, hand="4 stress brakes-10 fwd-1", gear=3, deck="2 3 1 1 1"), car(-9), circuit=LONG
    )
    heard = turn(race, 0, "plan 3 stress+fwd-1+brakes-10")
    assert len(only(heard, CardFlipped)) == 2
    assert only(heard, CarMoved) == []
    assert race.step == Step.VALUE
    assert race.cars[0].progress == 5
    assert options(race, 0) == ["value brakes-10 1", "value brakes-10 5"]
    for text in ("value brakes-10 3", "boost", "react-done"):
        assert refused(race, 0, text) == NOT_AN_OPTION
    heard = play(race, 0, "value brakes-10 5")
    assert heard[0] == ValueChosen(0, card("brakes-10"), 5)
    assert moves(heard) == [(2 + 4 + 3 + 5, 14)]
    assert race.cars[0].progress == 19
    # Chosen once: it cannot be changed later in the turn.
    assert offered(race, "value") == []
    assert refused(race, 0, "value brakes-10 1") == NOT_AN_OPTION


@pytest.mark.rule("GAR-10", "GAR-31")
def test_two_cards_of_several_values_are_asked_about_one_after_another() -> None:
    race = race_with(car(5, hand="4 brakes-8 brakes-9 brakes-8", gear=3), car(-9), circuit=LONG)
    turn(race, 0, "plan 3 brakes-8+brakes-8+brakes-9")
    for text in ("value brakes-8 1", "value brakes-8 3", "value brakes-9 4"):
        assert race.cars[0].progress == 5
        play(race, 0, text)
    assert race.cars[0].progress == 5 + 1 + 3 + 4
    assert [part.value for part in turn_seen(race, 0).parts] == [1, 3, 4]


# Step 5: may and must


@pytest.mark.rule("GAR-32", "GAR-33")
def test_optional_symbols_are_used_in_any_order_or_left() -> None:
    for order in (
        ["cooldown body-19 1", "scrap body-19", "reduce body-19 1"],
        ["reduce body-19 1", "cooldown body-19 1", "scrap body-19"],
        ["scrap body-19", "react-done"],
    ):
        race = race_with(car(5, hand="1 3 body-19 heat heat stress", gear=2), car(-9), circuit=LONG)
        turn(race, 0, "plan 2 1+body-19")
        for text in order:
            play(race, 0, text)
    assert keys(race.cars[0].hand) == "3 stress heat heat"  # the last driver used only the Scrap


@pytest.mark.rule("GAR-34", "RUL-HEAT-54")
def test_react_cannot_end_before_a_scrap_is_done() -> None:
    race = race_with(car(5, hand="1 3 cooling-21", gear=2), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+cooling-21")
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, "scrap cooling-21")
    assert "react-done" in options(race, 0)
    assert refused(race, 0, "scrap cooling-21") == NOT_AN_OPTION  # each symbol once


@pytest.mark.rule("RUL-HEAT-54", "GAR-SYM-4.1")
def test_adjust_works_by_itself_and_holds_nobody_up() -> None:
    race = race_with(car(5, hand="1 3 tires-39", gear=2), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+tires-39")
    assert "react-done" in options(race, 0)
    assert turn_seen(race, 1).adjust == -1


# Scrap


@pytest.mark.rule("GAR-SYM-3.1", "GAR-SYM-3.2", "RUL-HEAT-56", "RUL-HEAT-47")
def test_scrap_discards_the_top_cards_one_by_one_without_effect() -> None:
    race = race_with(
        car(5, hand="1 3 gas-28", gear=2, deck="stress heat 4 turbo-42 fwd-1 2"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+gas-28")
    heard = play(race, 0, "scrap gas-28")
    assert heard[:5] == [
        CardScrapped(0, card(key)) for key in ("stress", "heat", "4", "turbo-42", "fwd-1")
    ]
    driver = race.cars[0]
    assert keys(driver.discard) == "stress heat 4 turbo-42 fwd-1"
    assert deck_of(driver) == "2"
    assert (driver.progress, turn_seen(race, 0).speed, turn_seen(race, 0).pluses) == (7, 2, 0)
    assert keys(played(race)) == "1 gas-28"


@pytest.mark.rule("WE-47", "GAR-SYM-3.2", "RUL-HEAT-56", "HEAT-DECK-1", "HEAT-DECK-2")
def test_scrap_goes_on_after_the_discard_pile_was_shuffled() -> None:
    race = race_with(
        car(5, hand="1 3 turbo-43", gear=2, deck="1 2", discard="3 3 4 4 heat"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+turbo-43")
    chance = StackedChance()
    heard = play(race, 0, "scrap turbo-43", chance)
    told = [event for event in heard if isinstance(event, CardScrapped | DeckShuffled)]
    assert [type(event) for event in told] == (
        [CardScrapped] * 2 + [DeckShuffled] + [CardScrapped] * 4
    )
    assert only(heard, DeckShuffled) == [DeckShuffled(0, 7)]
    assert chance.shuffled == [cards("3 3 4 4 heat 1 2")]  # the play area stays (HEAT-DECK-3)
    driver = race.cars[0]
    assert (len(driver.deck), len(driver.discard)) == (3, 4)


@pytest.mark.rule("RUL-HEAT-46", "RUL-HEAT-56")
def test_with_no_card_anywhere_as_much_is_scrapped_as_there_is() -> None:
    race = race_with(
        car(5, hand="1 3 cooling-21", gear=2, deck="", discard="4"), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 2 1+cooling-21")
    race.cars[0].discard = []
    assert only(play(race, 0, "scrap cooling-21"), CardScrapped) == []
    assert "react-done" in options(race, 0)


@pytest.mark.rule("RUL-HEAT-56", "GAR-32")
@pytest.mark.parametrize(
    ("order", "speed"),
    [(("boost", "scrap gas-24"), 1 + 1 + 4), (("scrap gas-24", "boost"), 1 + 1 + 3)],
)
def test_scrap_may_come_before_or_after_a_boost(order: tuple[str, ...], speed: int) -> None:
    race = race_with(car(5, hand="1 3 gas-24", gear=2, deck="4 3 2 1 1 1"), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+gas-24")
    for text in order:
        play(race, 0, text)
    assert turn_seen(race, 0).speed == speed


# Adjust Speed Limit

TWO_CORNERS = ring(spaces=60, corners=((20, 4), (25, 3)))


@pytest.mark.rule("WE-48", "GAR-SYM-4.1", "GAR-SYM-4.2", "RUL-HEAT-57")
def test_adjust_symbols_add_up_and_change_every_corner_of_the_turn() -> None:
    race = race_with(
        car(19, hand="1 3 3 tires-37 tires-38", gear=3, engine=6), car(-9), circuit=TWO_CORNERS
    )
    turn(race, 0, "plan 3 3+tires-37+tires-38")
    for text in ("scrap tires-37", "scrap tires-38"):
        play(race, 0, text)
    assert (turn_seen(race, 0).speed, turn_seen(race, 0).adjust) == (6, 2)
    heard = play(race, 0, "react-done")
    assert corners_paid(heard) == [(1, 0), (2, 1)]  # limits 6 and 5
    assert only(heard, CornerChecked)[1].heat == Bill(
        1,
        (
            Item(Phrase("heat-bill-speed"), 6, "HEAT-7-2"),
            Item(Phrase("heat-bill-limit", {"corner": 2}), -3, "HEAT-7-4"),
            Item(Phrase("heat-bill-adjust"), -2, "GAR-SYM-4.1"),
        ),
    )


@pytest.mark.rule("GAR-SYM-4.1", "RUL-HEAT-57")
def test_a_lower_limit_has_no_bottom() -> None:
    circuit = ring(spaces=60, corners=((20, 1),))
    race = race_with(
        car(19, hand="3 tires-36 tires-39", gear=3, engine=6), car(-9), circuit=circuit
    )
    turn(race, 0, "plan 2 tires-36+tires-39")
    heard = play(race, 0, "react-done")
    assert corners_paid(heard) == [(1, 5 - (1 - 2))]


@pytest.mark.rule("GAR-SYM-4.1")
def test_adjust_holds_for_its_own_driver_and_its_own_turn_alone() -> None:
    circuit = ring(spaces=60, corners=((20, 4),))
    race = race_with(
        car(19, hand="1 3 3 tires-41", gear=2, engine=6),
        car(16, hand="1 2 3 4 4 4 4", gear=4, engine=9),
        circuit=circuit,
    )
    play(race, 1, "plan 4 4+4+4+4")
    heard = turn(race, 0, "plan 2 3+tires-41")
    assert turn_seen(race, 0).speed == 3 + 1 + 2
    heard = pass_on(race, 0)
    assert corners_paid(heard) == [(1, 0)]
    assert turn_seen(race, 1).adjust == 0
    heard = pass_on(race, 1)
    assert spin_outs(heard) == [(1, 9, 2)]


@pytest.mark.rule("RUL-HEAT-57", "ROAD-7", "ROAD-8")
@pytest.mark.parametrize(("road", "cost"), [("limit_plus", 0), ("limit_minus", 2)])
def test_adjust_adds_to_road_tokens(road: str, cost: int) -> None:
    circuit = ring(spaces=60, corners=((20, 4),))
    race = race_with(
        car(19, hand="1 4 4 tires-38", gear=2, engine=6), car(-9), circuit=circuit, road=road
    )
    turn(race, 0, "plan 2 4+tires-38")
    play(race, 0, "scrap tires-38")
    heard = play(race, 0, "react-done")
    assert corners_paid(heard) == [(1, cost)]  # 6 against 4 + 1 + 1 or 4 - 1 + 1


# Cooldown


@pytest.mark.rule("GAR-SYM-5.1", "RUL-HEAT-18", "RUL-HEAT-19")
def test_a_cards_cooldown_is_a_symbol_of_its_own_beside_the_gears() -> None:
    race = race_with(
        car(5, hand="1 3 cooling-12 heat heat heat heat-17", gear=2, engine=0),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+cooling-12")
    assert offered(race, "cooldown") == [
        "cooldown gear 1",
        "cooldown cooling-12 1",
        "cooldown cooling-12 2",
    ]
    play(race, 0, "cooldown cooling-12 1")  # spent, although it could cool another
    assert offered(race, "cooldown") == ["cooldown gear 1"]
    play(race, 0, "cooldown gear 1")
    assert keys(race.cars[0].engine) == "heat heat"
    assert keys(race.cars[0].hand) == "3 heat heat-17"


@pytest.mark.rule("GAR-SYM-5.1")
def test_two_copies_of_a_card_give_two_cooldowns() -> None:
    race = race_with(
        car(5, hand="1 3 cooling-12 cooling-12 heat heat heat heat", gear=3, engine=0),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 3 1+cooling-12+cooling-12")
    play(race, 0, "cooldown cooling-12 2")
    play(race, 0, "cooldown cooling-12 1")
    assert offered(race, "cooldown") == []
    assert len(race.cars[0].engine) == 3


# Slipstream boost


@pytest.mark.rule("GAR-SYM-6.1", "RUL-HEAT-33")
def test_a_slipstream_boost_may_be_added_whole_or_not_at_all() -> None:
    race = race_with(car(5, hand="1 3 rpm-16", gear=2, engine=0), car(10, hand=""), circuit=LONG)
    turn(race, 0, "plan 2 1+rpm-16")
    play(race, 0, "react-done")
    assert options(race, 0) == ["slipstream 2", "slipstream 4", "stay"]
    assert refused(race, 0, "slipstream 3") == NOT_AN_OPTION
    play(race, 0, "slipstream 4")
    assert race.cars[0].progress == 13
    assert turn_seen(race, 0).speed == 4  # HEAT-6-6: the Speed stays


@pytest.mark.rule("WE-52", "RUL-HEAT-33", "ROAD-10")
def test_card_and_road_bonuses_give_every_sum_of_some_of_them() -> None:
    race = race_with(
        car(5, hand="1 3 rpm-16", gear=2, engine=0),
        car(10, hand=""),
        circuit=LONG,
        road="slipstream",
    )
    turn(race, 0, "plan 2 1+rpm-16")
    play(race, 0, "react-done")
    assert options(race, 0) == [*[f"slipstream {spaces}" for spaces in (2, 3, 4, 5)], "stay"]


@pytest.mark.rule("RUL-HEAT-33")
def test_two_copies_of_a_boost_are_two_bonuses() -> None:
    race = race_with(
        car(5, hand="1 4 rpm-15 rpm-15 rpm-30", gear=3, engine=1), car(11, hand=""), circuit=LONG
    )
    turn(race, 0, "plan 3 rpm-15+rpm-15+rpm-30")
    play(race, 0, "pay rpm-30")
    play(race, 0, "react-done")
    # 2, and any of the bonuses 2, 2 and 3.
    assert offered(race, "slipstream") == [f"slipstream {spaces}" for spaces in (2, 4, 5, 6, 7, 9)]


@pytest.mark.rule("GAR-SYM-6.1", "HEAT-6-1")
def test_the_boost_alone_gives_no_slipstream() -> None:
    race = race_with(car(5, hand="1 3 rpm-16", gear=2), car(30), circuit=LONG)
    turn(race, 0, "plan 2 1+rpm-16")
    play(race, 0, "react-done")
    assert race.step == Step.DISCARD


@pytest.mark.rule("RUL-HEAT-32", "RUL-HEAT-33")
def test_each_length_is_judged_by_itself_before_the_finish_line() -> None:
    race = race_with(car(73, hand="1 3 rpm-16", gear=2, engine=0), car(77, hand=""), circuit=LONG)
    turn(race, 0, "plan 2 1+rpm-16")  # on 77, the finish is at 80: 2 Spaces only
    play(race, 0, "react-done")
    assert options(race, 0) == ["slipstream 2", "stay"]


# Reduce Stress


@pytest.mark.rule("GAR-SYM-7.1", "RUL-HEAT-58")
def test_reduce_stress_discards_up_to_its_number_from_the_hand_at_once() -> None:
    race = race_with(car(5, hand="1 3 body-4 stress stress stress", gear=2), car(-9), circuit=LONG)
    reserve = view(race, 0).race.reserve
    turn(race, 0, "plan 2 1+body-4")
    assert offered(race, "reduce") == ["reduce body-4 1", "reduce body-4 2"]
    heard = play(race, 0, "reduce body-4 2")
    assert heard[0] == StressReduced(0, card("body-4"), 2)
    driver = race.cars[0]
    assert (keys(driver.hand), keys(driver.discard)) == ("3 stress", "stress stress")
    assert view(race, 0).race.reserve == reserve  # not to the reserve
    assert offered(race, "reduce") == []
    assert driver.progress == 9  # discarded, not played


@pytest.mark.rule("GAR-SYM-7.1", "RUL-HEAT-58", "GAR-33")
def test_reduce_stress_takes_stress_only_and_may_be_left() -> None:
    race = race_with(car(5, hand="1 3 body-4 heat", gear=2), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+body-4")
    assert offered(race, "reduce") == []
    no_stress = ("heat-no-stress-in-hand", "RUL-HEAT-58")
    for number in (1, 2):
        assert refused(race, 0, f"reduce body-4 {number}") == no_stress
    play(race, 0, "react-done")
    assert keys(race.cars[0].hand) == "3 heat"


# Accelerate


def accelerating(hand: str = "3 fwd-47 stress", plan: str = "stress+fwd-47") -> Race:
    """Return a race whose first driver may accelerate."""
    race = race_with(car(5, hand=hand, gear=2, deck="1 2 3 1 1 1 1 1"), car(-9), circuit=LONG)
    turn(race, 0, f"plan 2 {plan}")
    return race


@pytest.mark.rule("WE-49", "GAR-SYM-11.1", "GAR-SYM-11.2", "GAR-SYM-11.3", "RUL-HEAT-62")
def test_accelerate_adds_one_for_each_plus_used_on_cards_stress_and_boost() -> None:
    race = accelerating()
    play(race, 0, "boost")
    assert offered(race, "accelerate") == ["accelerate fwd-47"]
    before = race.cars[0].progress
    heard = play(race, 0, "accelerate fwd-47")
    assert heard[0] == Accelerated(0, card("fwd-47"), 3)
    assert race.cars[0].progress == before + 3
    assert turn_seen(race, 0).speed == 1 + 2 + 3 + 3
    assert speeds(heard) == [9]
    assert refused(race, 0, "accelerate fwd-47") == NOT_AN_OPTION


@pytest.mark.rule("WE-50", "RUL-HEAT-62")
def test_a_plus_used_later_does_not_add() -> None:
    race = accelerating()
    heard = play(race, 0, "accelerate fwd-47")
    assert heard[0] == Accelerated(0, card("fwd-47"), 2)
    play(race, 0, "boost")
    assert turn_seen(race, 0).speed == 1 + 2 + 2 + 3


@pytest.mark.rule("GAR-SYM-11.3", "HEAT-7-2")
def test_accelerated_speed_counts_at_the_corner() -> None:
    race = race_with(
        car(18, hand="1 3 fwd-47 stress", gear=2, deck="1 2 3 1 1 1 1 1", engine=6),
        car(-9),
        circuit=ring(),
    )
    turn(race, 0, "plan 2 stress+fwd-47")
    play(race, 0, "accelerate fwd-47")
    heard = play(race, 0, "react-done")
    assert corners_paid(heard) == [(1, 3 + 2 - 4)]


@pytest.mark.rule("RUL-HEAT-62")
def test_two_accelerates_each_count_the_same_plus_symbols() -> None:
    race = accelerating("3 fwd-47 fwd-47", plan="fwd-47+fwd-47")
    for expected in (2, 2):
        heard = play(race, 0, "accelerate fwd-47")
        assert only(heard, Accelerated)[0].speed == expected
    assert refused(race, 0, "accelerate fwd-47") == NOT_AN_OPTION
    assert turn_seen(race, 0).speed == 1 + 2 + 2 + 2


@pytest.mark.rule("RUL-HEAT-62", "RUL-HEAT-27")
def test_adrenaline_is_no_plus_symbol_and_without_one_accelerate_does_nothing() -> None:
    shed = own_set("value = 2\nsymbols = { accelerate = 1 }")
    race = race_with(
        car(5, hand="1 3 own-1", engine=0, gear=2), car(30), circuit=LONG, upgrades=shed
    )
    turn(race, 0, "plan 2 1+own-1")
    play(race, 0, "adrenaline")
    assert turn_seen(race, 0).pluses == 0
    assert offered(race, "accelerate") == []
    assert refused(race, 0, "accelerate own-1") == ("heat-no-plus-used", "RUL-HEAT-62")


@pytest.mark.rule("RUL-HEAT-62", "RUL-HEAT-81")
def test_a_free_boost_is_a_plus_symbol_too() -> None:
    shed = own_set("value = 2\nsymbols = { accelerate = 1 }")
    race = race_with(
        car(5, hand="1 3 own-1", engine=0, gear=2, deck="4 4"),
        car(-9),
        circuit=LONG,
        road="heat_control",
        upgrades=shed,
    )
    turn(race, 0, "plan 2 1+own-1")
    play(race, 0, "boost")
    heard = play(race, 0, "accelerate own-1")
    assert only(heard, Accelerated)[0].speed == 1


@pytest.mark.rule("RUL-HEAT-22", "RUL-HEAT-62")
def test_a_plus_that_found_nothing_was_still_used() -> None:
    race = race_with(car(5, hand="3 4 fwd-47", gear=2, deck="", discard=""), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 4+fwd-47")
    heard = play(race, 0, "accelerate fwd-47")
    assert only(heard, Accelerated)[0].speed == 1
