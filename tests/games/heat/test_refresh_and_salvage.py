"""Upgrade cards that come back, fetch others or leave the game (GAR-SYM-8, -9, -12)."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    CardFlipped,
    CardRefreshed,
    CardRemoved,
    CardsSalvaged,
    PileOpened,
)
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    StackedChance,
    car,
    card,
    cards,
    deck_of,
    keys,
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
    spin_outs,
    turn,
    turn_seen,
    view,
)

LONG = ring(spaces=80, corners=((60, 4),))


# Refresh


@pytest.mark.rule("WE-51", "GAR-SYM-8.1", "GAR-19", "RUL-HEAT-59")
def test_a_refreshed_card_goes_on_top_of_the_deck_and_is_drawn_again() -> None:
    race = race_with(car(5, hand="1 1 2 2 3 3 suspension-34", deck="4 4 4"), car(-9), circuit=LONG)
    turn(race, 0, "plan 1 suspension-34")
    play(race, 0, "react-done")
    play(race, 0, "discard-done")
    assert race.step == Step.REFRESH
    assert options(race, 0) == ["refresh suspension-34", "refresh-done"]
    heard = play(race, 0, "refresh suspension-34")
    assert heard[0] == CardRefreshed(0, card("suspension-34"))
    driver = race.cars[0]
    assert keys(driver.hand) == "1 1 2 2 3 3 suspension-34"
    assert (deck_of(driver), driver.discard) == ("4 4 4", [])


@pytest.mark.rule("GAR-SYM-8.1", "GAR-33")
def test_without_refresh_the_card_is_discarded_like_any_other() -> None:
    race = race_with(car(5, hand="1 1 2 2 3 3 suspension-34", deck="4 4 4"), car(-9), circuit=LONG)
    turn(race, 0, "plan 1 suspension-34")
    play(race, 0, "react-done")
    assert race.step == Step.DISCARD
    assert refused(race, 0, "refresh suspension-34") == NOT_AN_OPTION  # in step 9, not before
    play(race, 0, "discard-done")
    play(race, 0, "refresh-done")
    assert keys(race.cars[0].discard) == "suspension-34"
    assert keys(race.cars[0].hand) == "1 1 2 2 3 3 4"


@pytest.mark.rule("RUL-HEAT-59")
def test_of_several_the_driver_chooses_the_order_and_the_last_lies_on_top() -> None:
    race = race_with(
        car(5, hand="1 1 2 2 3 suspension-32 suspension-34 suspension-34", gear=2, deck="4 4 4"),
        car(-9),
        circuit=LONG,
    )
    turn(race, 0, "plan 3 suspension-32+suspension-34+suspension-34")
    while race.step == Step.REACT:
        play(race, 0, "react-done")
    play(race, 0, "discard-done")
    assert offered(race, "refresh") == ["refresh suspension-32", "refresh suspension-34"]
    play(race, 0, "refresh suspension-34")
    play(race, 0, "refresh suspension-32")
    assert offered(race, "refresh") == ["refresh suspension-34"]
    play(race, 0, "refresh-done")
    # Two cards were drawn: first the one refreshed last.
    assert keys(race.cars[0].hand) == "1 1 2 2 3 suspension-32 suspension-34"
    assert keys(race.cars[0].discard) == "suspension-34"


@pytest.mark.rule("RUL-HEAT-59")
def test_with_a_full_hand_the_card_waits_on_the_deck_where_it_can_be_turned_up() -> None:
    race = race_with(
        car(5, hand="1 1 2 2 3 3 stress suspension-34", deck="4 4 4"), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 1 suspension-34")
    play(race, 0, "react-done")
    play(race, 0, "discard-done")
    play(race, 0, "refresh suspension-34")
    driver = race.cars[0]
    assert deck_of(driver) == "suspension-34 4 4 4"
    pass_on(race, 1)
    turn(race, 0, "plan 1 stress")
    assert keys(driver.discard) == "suspension-34"
    assert keys(played(race)) == "stress 4"


@pytest.mark.rule("RUL-HEAT-59")
def test_a_card_discarded_in_step_8_is_not_refreshed() -> None:
    race = race_with(car(5, hand="1 2 suspension-34", deck="4 4 4 4 4 4 4"), car(-9), circuit=LONG)
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    play(race, 0, "discard suspension-34")
    play(race, 0, "discard-done")
    assert keys(race.cars[0].discard) == "suspension-34 1"
    assert race.car_on_turn().id == 1


@pytest.mark.rule("RUL-HEAT-59", "RUL-HEAT-49", "HEAT-CLUT-7")
def test_in_a_cluttered_turn_no_upgrade_does_anything() -> None:
    race = race_with(
        car(5, hand="suspension-34 fwd-2 heat heat", gear=3, deck="4 4 4 4 4 4 4"),
        car(-9),
        circuit=LONG,
    )
    heard = turn(race, 0, "plan 3 fwd-2+suspension-34+heat")
    assert only(heard, CardFlipped) == []
    assert race.car_on_turn().id == 1
    assert keys(race.cars[0].discard) == "fwd-2 suspension-34 heat"
    assert race.cars[0].progress == 5


@pytest.mark.rule("RUL-HEAT-38", "RUL-HEAT-59")
def test_after_a_spin_out_a_card_may_still_be_refreshed() -> None:
    race = race_with(car(18, hand="1 3 4 suspension-34", gear=2, engine=0), car(-9), circuit=ring())
    turn(race, 0, "plan 2 4+suspension-34")
    heard = play(race, 0, "react-done")
    assert len(spin_outs(heard)) == 1
    play(race, 0, "discard-done")
    assert offered(race, "refresh") == ["refresh suspension-34"]


# Salvage


def salvaging(discard: str = "4 heat stress 4 turbo-42") -> Race:
    """Return a race whose first driver may salvage from this pile."""
    race = race_with(
        car(5, hand="1 3 fuel-22", gear=2, deck="2 2 3", discard=discard), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 2 1+fuel-22")
    return race


@pytest.mark.rule("GAR-SYM-9.1", "GAR-SYM-9.2", "GAR-17", "RUL-HEAT-60")
def test_salvage_chooses_cards_of_any_kind_and_shuffles_them_into_the_deck() -> None:
    race = salvaging()
    driver = race.cars[0]
    heard = play(race, 0, "salvage fuel-22")
    assert heard == [PileOpened(0, 0, tuple(cards("4 heat stress 4 turbo-42")))]
    assert heard[0].audience == 0
    assert view(race, 1).step == "salvage"
    assert options(race, 0) == [
        "take 4",
        "take stress",
        "take heat",
        "take turbo-42",
        "salvage-done",
    ]
    chance = StackedChance()
    play(race, 0, "take turbo-42", chance)
    assert refused(race, 0, "take turbo-42") == NOT_AN_OPTION  # there is but one
    heard = play(race, 0, "take heat", chance)
    assert heard[0] == CardsSalvaged(0, 2, card("4"))
    assert len(chance.shuffled) == 1
    assert sorted(chance.shuffled[0]) == sorted(cards("2 2 3 turbo-42 heat"))  # type: ignore[type-var]
    assert sorted(driver.deck) == sorted(cards("2 2 3 turbo-42 heat"))
    assert keys(driver.discard) == "4 stress 4"  # the rest keeps its order
    assert race.step == Step.REACT
    assert refused(race, 0, "salvage fuel-22") == NOT_AN_OPTION


@pytest.mark.rule("RUL-HEAT-60")
def test_who_chooses_nothing_shuffles_nothing() -> None:
    race = salvaging()
    chance = StackedChance(turn_over=True)
    play(race, 0, "salvage fuel-22", chance)
    heard = play(race, 0, "salvage-done", chance)
    assert heard[0] == CardsSalvaged(0, 0, card("turbo-42"))
    assert chance.shuffled == []
    assert deck_of(race.cars[0]) == "2 2 3"
    assert keys(race.cars[0].discard) == "4 heat stress 4 turbo-42"


@pytest.mark.rule("RUL-HEAT-60", "GAR-SYM-9.1")
def test_fewer_cards_than_the_symbol_allows_may_be_chosen() -> None:
    race = salvaging()
    play(race, 0, "salvage fuel-22")
    play(race, 0, "take 4")
    assert "take 4" in options(race, 0)  # the other copy
    play(race, 0, "salvage-done")
    assert len(race.cars[0].deck) == 4
    assert keys(race.cars[0].discard).split().count("4") == 1


@pytest.mark.rule("RUL-HEAT-60")
def test_a_pile_of_one_card_is_soon_empty() -> None:
    race = salvaging("heat")
    play(race, 0, "salvage fuel-22")
    heard = play(race, 0, "take heat")
    assert heard[0] == CardsSalvaged(0, 1, None)
    assert race.step == Step.REACT
    assert race.cars[0].discard == []


@pytest.mark.rule("RUL-HEAT-60")
def test_with_an_empty_pile_salvage_does_nothing() -> None:
    race = salvaging("")
    assert offered(race, "salvage") == []
    assert refused(race, 0, "salvage fuel-22") == ("heat-no-pile-to-salvage", "RUL-HEAT-60")
    play(race, 0, "boost")  # the Heat paid is a card on the pile
    assert offered(race, "salvage") == ["salvage fuel-22"]


@pytest.mark.rule("RUL-HEAT-60", "RUL-HEAT-8")
def test_only_the_driver_sees_the_pile_and_what_is_chosen() -> None:
    race = salvaging()
    heard = play(race, 0, "salvage fuel-22")
    play(race, 0, "take heat")
    mine = view(race, 0).own
    assert mine is not None
    assert sorted(mine.pile) == sorted(cards("4 heat stress 4 turbo-42"))
    assert keys(mine.salvaged) == "heat"
    theirs = view(race, 1).own
    assert theirs is not None
    assert (theirs.pile, theirs.salvaged) == ((), ())
    assert view(race, None).own is None
    assert [event.audience for event in heard] == [0]
    # How many have been taken is seen by all; which ones is not.
    assert turn_seen(race, 1).salvaged == 1
    assert {action.face() for action in GAME.options(race, Seat(0))} == {"take", "salvage-done"}
    play(race, 0, "salvage-done")
    mine = view(race, 0).own
    assert mine is not None
    assert mine.pile == ()


# One-time use


ONCE = own_set("value = 6\nsymbols = { one_time = 1, refresh = 1 }")


@pytest.mark.rule("GAR-SYM-12.1")
def test_a_card_used_once_leaves_the_game_in_step_9() -> None:
    race = race_with(
        car(5, hand="1 3 own-1", gear=2, deck="4 4 4 4 4 4 4"), car(-9), circuit=LONG, upgrades=ONCE
    )
    turn(race, 0, "plan 2 1+own-1")
    play(race, 0, "react-done")
    assert keys(played(race)) == "1 own-1"  # still there in step 8
    heard = play(race, 0, "discard-done")
    assert only(heard, CardRemoved) == [CardRemoved(0, card("own-1"))]
    driver = race.cars[0]
    assert keys(driver.removed) == "own-1"
    assert keys(driver.discard) == "1"
    assert card("own-1") not in driver.deck + driver.hand


@pytest.mark.rule("GAR-SYM-12.1", "RUL-HEAT-49")
def test_it_leaves_the_game_in_a_cluttered_turn_too() -> None:
    race = race_with(
        car(5, hand="own-1 heat heat", gear=3, deck="4 4 4 4 4 4 4"),
        car(-9),
        circuit=LONG,
        upgrades=ONCE,
    )
    heard = turn(race, 0, "plan 3 own-1+heat+heat")
    assert only(heard, CardRemoved) == [CardRemoved(0, card("own-1"))]
    assert race.cars[0].progress == 5


@pytest.mark.rule("GAR-SYM-12.1", "RUL-HEAT-43")
def test_it_leaves_the_game_when_its_car_comes_home() -> None:
    race = race_with(car(76, hand="1 3 own-1", gear=2), car(-9), circuit=LONG, upgrades=ONCE)
    turn(race, 0, "plan 2 1+own-1")
    heard = play(race, 0, "react-done")
    assert only(heard, CardRemoved) == [CardRemoved(0, card("own-1"))]
    assert keys(race.cars[0].discard) == "1"


@pytest.mark.rule("GAR-SYM-12.1")
def test_discarded_unplayed_it_stays_in_the_game() -> None:
    race = race_with(
        car(5, hand="1 3 own-1", deck="4 4 4 4 4 4 4"), car(-9), circuit=LONG, upgrades=ONCE
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    play(race, 0, "discard own-1")
    play(race, 0, "discard-done")
    assert keys(race.cars[0].discard) == "own-1 1"
    assert race.cars[0].removed == ()
