"""Heat on Upgrade cards: paying it, and cards whose Heat cannot be paid (GAR-SYM-1, GAR-SYM-2)."""

from __future__ import annotations

import pytest

from hotseat.core import Bill, Item, Phrase
from hotseat.games.heat.events import (
    CardFlipped,
    CardReplaced,
    CardsRevealed,
    HeatPaid,
    Place,
    SpeedSet,
)
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    OPEN_MUSTS,
    car,
    card,
    deck_of,
    keys,
    moves,
    only,
    options,
    own_set,
    play,
    played,
    race_with,
    refused,
    ring,
    speeds,
    spin_outs,
    stands,
    turn,
    turn_seen,
)

LONG = ring(spaces=80, corners=((60, 4),))


def open_symbols(race: Race) -> list[tuple[str, int]]:
    """Return the symbols of cards that are still open, as everybody sees them."""
    return [
        (symbol.kind, symbol.amount)
        for symbol in turn_seen(race, None).symbols
        if symbol.source == "card"
    ]


# Paying


@pytest.mark.rule("GAR-SYM-1.1")
def test_a_card_with_heat_costs_that_much_heat_from_the_engine_to_the_discard_pile() -> None:
    race = race_with(car(5, hand="1 wings-46", engine=3), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+wings-46")
    bill = Bill(2, (Item(Phrase("heat-card-wings-46"), 2, "GAR-SYM-1.1"),))
    assert play(race, 0, "pay wings-46")[0] == HeatPaid(0, card("wings-46"), bill)
    driver = race.cars[0]
    assert (keys(driver.engine), keys(driver.discard)) == ("heat", "heat heat")
    assert driver.progress == 5 + 1 + 6


@pytest.mark.rule("GAR-SYM-1.2", "GAR-32")
def test_heat_is_paid_in_react_in_the_order_the_driver_likes() -> None:
    for order in (("pay turbo-43", "scrap turbo-43"), ("scrap turbo-43", "pay turbo-43")):
        race = race_with(
            car(5, hand="1 4 turbo-43", engine=1, deck="1 2 3 4 1 2 3 4"), car(-9), circuit=LONG
        )
        turn(race, 0, "plan 2 1+turbo-43")
        assert race.step == Step.REACT
        assert race.cars[0].progress == 5 + 9  # the car has moved before anything is paid
        assert len(race.cars[0].engine) == 1
        for text in order:
            play(race, 0, text)
        assert race.cars[0].engine == []
        assert len(race.cars[0].discard) == 6 + 1


@pytest.mark.rule("WE-45", "GAR-SYM-1.2", "RUL-HEAT-51")
def test_heat_may_be_cooled_first_and_then_paid_with() -> None:
    race = race_with(car(5, gear=2, hand="1 4 turbo-42 heat heat", engine=0), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+turbo-42")
    driver = race.cars[0]
    assert refused(race, 0, "pay turbo-42") == ("heat-no-heat-to-pay", "RUL-HEAT-51")
    play(race, 0, "cooldown turbo-42 2")
    assert len(driver.engine) == 2
    play(race, 0, "pay turbo-42")
    assert driver.engine == []
    assert (turn_seen(race, 0).speed, driver.progress) == (8, 13)
    assert keys(played(race)) == "1 turbo-42"


@pytest.mark.rule("GAR-34", "RUL-HEAT-52", "RUL-HEAT-54")
def test_react_cannot_end_while_heat_could_be_paid() -> None:
    race = race_with(car(5, hand="1 wings-46 heat", engine=2), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+wings-46")
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, "cooldown gear 1")
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, "pay wings-46")
    assert "react-done" in options(race, 0)


# Boost while Heat is owed


@pytest.mark.rule("RUL-HEAT-53", "WE-64")
def test_a_boost_is_not_paid_with_heat_that_a_card_demands() -> None:
    def unpaid() -> Race:
        race = race_with(car(5, gear=2, hand="1 rpm-30 heat", engine=1), car(-9), circuit=LONG)
        turn(race, 0, "plan 2 1+rpm-30")
        return race

    race = unpaid()
    assert refused(race, 0, "boost") == ("heat-no-boost-heat-is-owed", "RUL-HEAT-53")
    play(race, 0, "cooldown gear 1")
    play(race, 0, "boost")  # an Engine of 2 pays both
    play(race, 0, "pay rpm-30")
    assert race.cars[0].engine == []
    race = unpaid()
    play(race, 0, "pay rpm-30")
    assert race.cars[0].engine == []
    assert refused(race, 0, "boost") == ("heat-no-heat-to-boost", "HEAT-5-13")


@pytest.mark.rule("RUL-HEAT-53")
def test_a_boost_needs_one_heat_more_than_all_unpaid_symbols_together() -> None:
    for engine, allowed in ((3, False), (4, True)):
        race = race_with(
            car(5, hand="rpm-30 turbo-42", engine=engine, deck="1 1 1"), car(-9), circuit=LONG
        )
        turn(race, 0, "plan 2 rpm-30+turbo-42")
        assert ("boost" in options(race, 0)) == allowed


@pytest.mark.rule("RUL-HEAT-53", "ROAD-11")
def test_a_free_boost_is_allowed_whatever_is_owed() -> None:
    circuit = ring(spaces=80, corners=((60, 4),))
    race = race_with(
        car(5, hand="1 rpm-30", engine=1, deck="2 3"), car(-9), circuit=circuit, road="heat_control"
    )
    turn(race, 0, "plan 2 1+rpm-30")
    play(race, 0, "boost")
    assert len(race.cars[0].engine) == 1


# Certain at reveal


@pytest.mark.rule("WE-46", "GAR-SYM-2.1", "GAR-SYM-2.2", "GAR-SYM-2.3", "RUL-HEAT-51")
def test_heat_that_certainly_cannot_be_paid_costs_the_card_at_reveal() -> None:
    race = race_with(
        car(5, gear=2, hand="2 4 turbo-43", engine=0, deck="3 1 1 1 1 1 1 1"), car(-9), circuit=LONG
    )
    heard = turn(race, 0, "plan 2 2+turbo-43")
    here = Place(5, 0)
    assert only(heard, CardReplaced) == [CardReplaced(0, card("turbo-43"), here, here)]
    assert only(heard, CardFlipped) == [CardFlipped(0, card("3"), True)]
    assert speeds(heard) == [5]
    assert moves(heard) == [(5, 5)]  # from where the turn began
    driver = race.cars[0]
    assert stands(driver) == (10, 0)
    assert keys(driver.discard) == "turbo-43"
    assert open_symbols(race) == []  # the Scrap is lost with the card


@pytest.mark.rule("GAR-SYM-2.2")
def test_the_replacement_is_found_the_way_a_plus_finds_one() -> None:
    race = race_with(
        car(5, hand="2 4 turbo-43", engine=0, deck="stress heat start5 4 1 1 1"),
        car(-9),
        circuit=LONG,
    )
    heard = turn(race, 0, "plan 2 2+turbo-43")
    flipped = [(event.card, event.counts) for event in only(heard, CardFlipped)]
    assert flipped == [
        (card("stress"), False),
        (card("heat"), False),
        (card("start5"), False),
        (card("4"), True),
    ]
    assert keys(race.cars[0].discard) == "turbo-43 stress heat start5"
    assert turn_seen(race, 0).speed == 6


@pytest.mark.rule("RUL-HEAT-51")
@pytest.mark.parametrize(
    ("engine", "hand", "is_certain"),
    [(0, "heat", True), (0, "heat heat", False), (1, "", True), (1, "heat", False)],
)
def test_it_is_certain_only_if_engine_and_hand_together_hold_less_heat(
    engine: int, hand: str, is_certain: bool
) -> None:
    race = race_with(car(5, hand=f"1 wings-46 {hand}", engine=engine), car(-9), circuit=LONG)
    heard = turn(race, 0, "plan 2 1+wings-46")
    assert bool(only(heard, CardReplaced)) == is_certain


@pytest.mark.rule("RUL-HEAT-51", "GAR-30", "GAR-31")
def test_it_happens_after_the_flips_and_before_values_are_chosen() -> None:
    race = race_with(
        car(5, gear=3, hand="stress brakes-10 turbo-43", engine=0, deck="1 4 2 2 2 2 2"),
        car(-9),
        circuit=LONG,
    )
    heard = turn(race, 0, "plan 3 stress+brakes-10+turbo-43")
    kinds = [
        type(event)
        for event in heard
        if isinstance(event, CardsRevealed | CardFlipped | CardReplaced | SpeedSet)
    ]
    assert kinds == [CardsRevealed, CardFlipped, CardReplaced, CardFlipped]
    assert race.step == Step.VALUE
    assert race.cars[0].progress == 5
    play(race, 0, "value brakes-10 5")
    assert race.cars[0].progress == 5 + 1 + 4 + 5


@pytest.mark.rule("RUL-HEAT-51", "GAR-31")
def test_a_lost_card_of_several_values_is_not_asked_about() -> None:
    race = race_with(
        car(5, hand="1 4 brakes-7 brakes-8", engine=0, gear=3, deck="2 2 2 2"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 3 1+brakes-7+brakes-8")
    assert options(race, 0) == ["value brakes-8 1", "value brakes-8 3"]
    play(race, 0, "value brakes-8 3")
    assert (turn_seen(race, 0).speed, race.cars[0].progress) == (6, 11)


@pytest.mark.rule("GAR-SYM-2.3", "RUL-HEAT-57")
def test_a_lost_card_neither_adjusts_nor_cools_nor_lengthens_a_slipstream() -> None:
    shed = own_set(
        "value = 5\nsymbols = { heat = 1, adjust = 3, cooldown = 3, slipstream = 2, refresh = 1 }"
    )
    race = race_with(
        car(16, hand="1 4 own-1", gear=3, engine=0, deck="4 1 1 1 1 1 1 1"),
        car(21),
        circuit=ring(),
        upgrades=shed,
    )
    turn(race, 0, "plan 2 1+own-1")
    assert turn_seen(race, 0).adjust == 0
    assert open_symbols(race) == []
    play(race, 0, "react-done")
    assert options(race, 0) == ["slipstream 2", "stay"]
    heard = play(race, 0, "stay")
    assert spin_outs(heard) == [(1, 0, 1)]  # 5 over a limit of 4, and no Heat
    play(race, 0, "discard-done")
    assert race.step != Step.REFRESH


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-22")
def test_with_no_basic_card_left_the_lost_card_counts_nothing() -> None:
    race = race_with(car(5, hand="2 4 turbo-43", engine=0, deck="stress"), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 2+turbo-43")
    assert turn_seen(race, 0).speed == 2
    assert race.cars[0].progress == 7


# At the end of React


@pytest.mark.rule("RUL-HEAT-51", "GAR-SYM-2.1", "GAR-SYM-2.3")
def test_heat_left_unpaid_at_the_end_of_react_sends_the_car_back_and_off_again() -> None:
    race = race_with(
        car(5, spot=1, hand="1 turbo-42 heat heat", engine=0, gear=3, deck="4 3 3 3 3 3 3"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+turbo-42")
    assert race.cars[0].progress == 13
    heard = play(race, 0, "react-done")  # Cooldown is never forced
    assert only(heard, CardReplaced) == [
        CardReplaced(0, card("turbo-42"), Place(13, 0), Place(5, 1))
    ]
    assert moves(heard) == [(5, 5)]
    assert speeds(heard) == [5]
    driver = race.cars[0]
    assert driver.progress == 10
    assert keys(driver.discard) == "turbo-42"
    assert driver.engine == []
    # React goes on, without the symbols of the lost card.
    assert race.step == Step.REACT
    assert open_symbols(race) == []
    assert options(race, 0) == ["cooldown gear 1", "react-done"]


@pytest.mark.rule("RUL-HEAT-51")
def test_there_is_no_partial_payment() -> None:
    race = race_with(car(5, hand="1 wings-46 heat", engine=1, gear=3), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+wings-46")
    play(race, 0, "react-done")
    assert len(race.cars[0].engine) == 1


@pytest.mark.rule("RUL-HEAT-51")
def test_everything_else_gained_so_far_stays_in_the_speed() -> None:
    # The last car: it has used its Adrenaline, and the Cooldown of the card that it then loses.
    race = race_with(
        car(5, hand="2 turbo-42 heat heat heat", engine=0, gear=2, deck="stress 4 3 3 3"),
        car(30),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 2+turbo-42")
    play(race, 0, "adrenaline")
    play(race, 0, "cooldown turbo-42 1")
    assert race.cars[0].progress == 5 + 9 + 1
    heard = play(race, 0, "react-done")
    assert speeds(heard) == [2 + 4 + 1]
    assert moves(heard) == [(7, 7)]
    driver = race.cars[0]
    assert driver.progress == 12
    assert len(driver.engine) == 1  # what the card has cooled stays cooled
    assert options(race, 0) == [
        "boost",
        "cooldown gear 1",
        "cooldown adrenaline 1",
        "react-done",
    ]


@pytest.mark.rule("RUL-HEAT-51")
def test_the_new_move_is_one_move_and_may_be_blocked_as_one() -> None:
    # Space 10 is full: two moves, by card and by Boost, would have ended elsewhere.
    race = race_with(
        car(5, hand="1 turbo-42 heat heat", engine=0, gear=2, deck="4 3 3 3 3 3 3"),
        car(10),
        car(10, spot=1),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+turbo-42")
    heard = play(race, 0, "react-done")
    assert moves(heard) == [(5, 4)]
    assert race.cars[0].progress == 9
    assert turn_seen(race, 0).speed == 5


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-54")
def test_a_card_replaced_at_the_end_of_react_loses_its_open_scrap() -> None:
    race = race_with(
        car(5, hand="1 wings-44 heat", engine=0, gear=2, deck="4 1 2 3 1 2 3 1"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+wings-44")
    assert open_symbols(race) == [("heat", 1), ("scrap", 2)]
    assert "scrap wings-44" in options(race, 0)
    play(race, 0, "react-done")  # allowed: the Scrap goes with the card
    assert open_symbols(race) == []
    assert deck_of(race.cars[0]) == "1 2 3 1 2 3 1"
    assert turn_seen(race, 0).adjust == 0


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-54")
def test_the_scrap_of_another_card_still_binds() -> None:
    race = race_with(
        car(5, hand="wings-44 cooling-21 heat", engine=0, gear=2), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 2 cooling-21+wings-44")
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, "scrap cooling-21")
    assert "react-done" in options(race, 0)


@pytest.mark.rule("RUL-HEAT-51")
def test_a_scrap_that_was_done_stays_done() -> None:
    race = race_with(
        car(5, hand="1 wings-44 heat", engine=0, gear=2, deck="3 2 4 1 1 1 1 1"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 1+wings-44")
    play(race, 0, "scrap wings-44")
    play(race, 0, "react-done")
    assert keys(race.cars[0].discard) == "3 2 wings-44"
    assert turn_seen(race, 0).speed == 1 + 4


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-62")
def test_a_plus_on_a_lost_card_was_used_and_its_flip_stays() -> None:
    shed = own_set(
        "value = 6\nsymbols = { plus = 1, heat = 2 }", "value = 0\nsymbols = { accelerate = 1 }"
    )
    race = race_with(
        car(5, hand="own-1 own-2 heat", engine=1, gear=2, deck="3 4 1 1 1 1"),
        car(-9),
        circuit=LONG,
        upgrades=shed,
    )
    turn(race, 0, "plan 2 own-1+own-2")
    assert turn_seen(race, 0).speed == 6 + 3
    play(race, 0, "react-done")
    assert turn_seen(race, 0).speed == 3 + 4  # the flip for the card is no + symbol
    assert turn_seen(race, 0).pluses == 1
    play(race, 0, "accelerate own-2")
    assert race.cars[0].progress == 5 + 7 + 1


# Several cards with Heat


@pytest.mark.rule("RUL-HEAT-52")
@pytest.mark.parametrize(
    ("paid", "lost", "speed"),
    [("wings-46", "rpm-30", 6 + 4), ("rpm-30", "wings-46", 1 + 4)],
)
def test_with_heat_for_one_of_two_cards_the_driver_chooses_which(
    paid: str, lost: str, speed: int
) -> None:
    race = race_with(
        car(5, hand="rpm-30 wings-46 heat", engine=2, gear=3, deck="4 1 1 1 1 1"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 rpm-30+wings-46")
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, f"pay {paid}")
    heard = play(race, 0, "react-done")
    assert [each.card for each in only(heard, CardReplaced)] == [card(lost)]
    assert turn_seen(race, 0).speed == speed
    assert race.cars[0].progress == 5 + speed


@pytest.mark.rule("RUL-HEAT-52")
def test_two_cards_that_cannot_be_paid_are_both_replaced_before_one_move() -> None:
    race = race_with(
        car(5, hand="turbo-42 wings-46 heat heat", engine=0, gear=2, deck="3 stress 2 1 1 1"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 turbo-42+wings-46")
    assert race.cars[0].progress == 18
    heard = play(race, 0, "react-done")
    assert len(only(heard, CardReplaced)) == 2
    assert moves(heard) == [(5, 5)]
    assert race.cars[0].progress == 10
    assert keys(race.cars[0].discard) == "turbo-42 wings-46 stress"


@pytest.mark.rule("RUL-HEAT-52", "RUL-HEAT-51")
def test_of_two_equal_cards_the_paid_one_stays_and_the_other_is_lost_once() -> None:
    race = race_with(
        car(5, hand="turbo-42 turbo-42 heat", engine=2, gear=3, deck="3 1 1 1 1 1"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 turbo-42+turbo-42")
    play(race, 0, "pay turbo-42")
    heard = play(race, 0, "react-done")
    assert len(only(heard, CardReplaced)) == 1
    assert turn_seen(race, 0).speed == 7 + 3
    # The Heat of the card that stays is paid: nothing is owed, and its Cooldown is still there.
    assert open_symbols(race) == [("cooldown", 3)]
    heard = play(race, 0, "react-done")
    assert only(heard, CardReplaced) == []
    assert race.step == Step.DISCARD
    assert race.cars[0].progress == 15


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-54")
def test_of_two_equal_cards_each_has_its_own_scrap() -> None:
    race = race_with(
        car(5, hand="wings-44 wings-44 heat", engine=1, gear=3, deck="1 2 3 4 1 2 3 4"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 wings-44+wings-44")
    play(race, 0, "pay wings-44")
    assert refused(race, 0, "react-done") == OPEN_MUSTS  # the Scrap of the paid one
    play(race, 0, "scrap wings-44")
    play(race, 0, "react-done")  # the other one goes with its Scrap
    assert open_symbols(race) == []
    assert turn_seen(race, 0).adjust == 2
    assert keys(race.cars[0].discard) == "heat 1 2 wings-44"


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-57")
def test_two_equal_cards_both_lost_leave_no_symbol_behind() -> None:
    race = race_with(
        car(5, hand="wings-44 wings-44 heat", engine=0, gear=3, deck="1 2 3 4 1 2 3 4"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 2 wings-44+wings-44")
    play(race, 0, "react-done")
    assert open_symbols(race) == []
    assert turn_seen(race, 0).adjust == 0
    assert keys(played(race)) == "1 2"
