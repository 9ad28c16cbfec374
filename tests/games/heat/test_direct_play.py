"""Direct Play: a card from the hand in step 5 (GAR-SYM-10, RUL-HEAT-61)."""

from __future__ import annotations

import pytest

from hotseat.games.heat.events import (
    CardFlipped,
    CardReplaced,
    CarMoved,
    HeatCooled,
    HeatPaid,
    PlayedDirectly,
    SpeedSet,
    ValueChosen,
)
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    OPEN_MUSTS,
    car,
    card,
    corners_paid,
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
    turn,
    turn_seen,
)

LONG = ring(spaces=80, corners=((60, 4),))


def kinds_of(heard: list[object]) -> list[type]:
    return [type(event) for event in heard]


@pytest.mark.rule("GAR-SYM-10.1", "GAR-18", "RUL-HEAT-61")
def test_a_card_may_be_played_from_hand_on_top_of_those_of_the_gear() -> None:
    race = race_with(car(5, hand="1 2 3 gas-25", gear=2), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+2")
    heard = play(race, 0, "direct gas-25")
    assert heard[0] == PlayedDirectly(0, card("gas-25"))
    assert speeds(heard) == [5]
    assert moves(heard) == [(2, 2)]
    driver = race.cars[0]
    assert (driver.progress, driver.gear) == (10, 2)  # the gear stays
    assert keys(played(race)) == "1 2 gas-25"
    assert keys(driver.hand) == "3"


@pytest.mark.rule("GAR-SYM-10.1")
def test_only_a_card_with_the_symbol_may_be_played_directly_and_only_from_hand() -> None:
    race = race_with(
        car(5, hand="1 2 rpm-15 gas-25", deck="gas-24 1 1", discard="gas-26"), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 1 1")
    offered = [text for text in options(race, 0) if text.startswith("direct")]
    assert offered == ["direct gas-25"]
    for text in ("direct 2", "direct rpm-15", "direct gas-24", "direct gas-26"):
        assert refused(race, 0, text) == NOT_AN_OPTION


@pytest.mark.rule("GAR-SYM-10.1", "GAR-33", "RUL-HEAT-61")
def test_it_is_optional_and_possible_in_react_alone() -> None:
    race = race_with(car(5, hand="1 gas-25", engine=0), car(6), circuit=LONG)
    assert refused(race, 0, "direct gas-25") == NOT_AN_OPTION  # not in step 2
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    assert race.step == Step.SLIPSTREAM
    assert refused(race, 0, "direct gas-25") == NOT_AN_OPTION
    play(race, 0, "stay")
    assert options(race, 0) == ["discard gas-25", "discard-done"]


@pytest.mark.rule("GAR-SYM-10.2", "RUL-HEAT-54")
def test_its_mandatory_symbols_bind_and_its_optional_ones_become_available() -> None:
    race = race_with(
        car(5, hand="1 gas-28 stress", deck="2 3 4 1 2 3 4", engine=1), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 2 1+stress")
    assert race.cars[0].progress == 5 + 1 + 2
    play(race, 0, "direct gas-28")
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, "accelerate gas-28")
    play(race, 0, "scrap gas-28")
    assert keys(race.cars[0].discard) == "3 4 1 2 3"
    assert turn_seen(race, 0).speed == 1 + 2 + 1 + 1
    assert race.cars[0].progress == 10


@pytest.mark.rule("GAR-SYM-10.2", "RUL-HEAT-57", "RUL-HEAT-21")
def test_its_value_counts_at_corners_that_were_crossed_before_and_its_adjust_too() -> None:
    shed = own_set("value = 3\nsymbols = { direct = 1, adjust = 2 }")
    race = race_with(
        car(18, hand="1 4 own-1", engine=6, gear=2), car(-9), circuit=ring(), upgrades=shed
    )
    turn(race, 0, "plan 2 1+4")
    assert race.cars[0].progress == 23
    play(race, 0, "direct own-1")
    assert turn_seen(race, 0).adjust == 2
    heard = play(race, 0, "react-done")
    assert corners_paid(heard) == [(1, 8 - (4 + 2))]


@pytest.mark.rule("RUL-HEAT-61")
def test_any_number_of_such_cards_may_follow_one_another() -> None:
    race = race_with(car(5, hand="1 gas-24 gas-24 gas-26 4"), car(-9), circuit=LONG)
    turn(race, 0, "plan 1 1")
    for text in ("direct gas-24", "direct gas-26", "direct gas-24"):
        play(race, 0, text)
    assert race.cars[0].progress == 5 + 1 + 1 + 3 + 1
    assert [text for text in options(race, 0) if "scrap" in text] == [
        "scrap gas-24",
        "scrap gas-26",
    ]
    play(race, 0, "scrap gas-24")
    play(race, 0, "scrap gas-26")
    assert refused(race, 0, "react-done") == OPEN_MUSTS  # each copy has its own Scrap
    play(race, 0, "scrap gas-24")
    assert "react-done" in options(race, 0)


@pytest.mark.rule("RUL-HEAT-61", "GAR-SYM-13.1", "RUL-HEAT-55")
def test_its_plus_symbols_come_first_then_its_value_then_the_car_moves() -> None:
    shed = own_set("values = [2, 5]\nsymbols = { direct = 1, plus = 2, scrap = 1 }")
    race = race_with(
        car(5, hand="1 4 own-1", deck="3 heat 4 1 1 1"), car(-9), circuit=LONG, upgrades=shed
    )
    turn(race, 0, "plan 1 1")
    heard = play(race, 0, "direct own-1")
    assert kinds_of([*heard]) == [PlayedDirectly, CardFlipped, CardFlipped, CardFlipped]
    assert race.cars[0].progress == 6
    assert options(race, 0) == ["value own-1 2", "value own-1 5"]
    heard = play(race, 0, "value own-1 5")
    assert kinds_of([*heard]) == [ValueChosen, SpeedSet, CarMoved]
    assert moves(heard) == [(3 + 4 + 5, 12)]
    assert turn_seen(race, 0).pluses == 2
    assert race.step == Step.REACT
    assert "scrap own-1" in options(race, 0)


# Heat on the card


@pytest.mark.rule("RUL-HEAT-61")
def test_its_heat_is_paid_as_it_is_played_before_the_car_moves() -> None:
    race = race_with(car(5, hand="1 4 gas-27 heat", engine=1), car(-9), circuit=LONG)
    turn(race, 0, "plan 1 1")
    heard = play(race, 0, "direct gas-27")
    kinds = [kind for kind in kinds_of([*heard]) if kind in (HeatPaid, HeatCooled, CarMoved)]
    assert kinds == [HeatPaid, CarMoved]
    driver = race.cars[0]
    assert (driver.engine, keys(driver.discard)) == ([], "heat")
    # Nothing is left to pay, but its Cooldown is.
    kinds_left = [symbol.kind for symbol in turn_seen(race, 0).symbols if symbol.source == "card"]
    assert kinds_left == ["cooldown"]
    assert "cooldown gas-27 1" in options(race, 0)


@pytest.mark.rule("RUL-HEAT-61")
def test_without_heat_its_own_cooldown_may_bring_what_it_costs() -> None:
    race = race_with(car(5, hand="1 3 4 gas-27 heat", engine=0, gear=3), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+4")
    heard = play(race, 0, "direct gas-27")
    assert only(heard, HeatCooled) == [HeatCooled(0, "gas-27", (card("heat"),))]
    driver = race.cars[0]
    assert (driver.engine, keys(driver.discard), keys(driver.hand)) == ([], "heat", "3")
    assert not any("gas-27" in text for text in options(race, 0))


@pytest.mark.rule("RUL-HEAT-61")
def test_heat_that_nobody_can_bring_bars_the_play_and_nothing_replaces_the_card() -> None:
    race = race_with(car(5, hand="1 4 gas-27", engine=0), car(-9), circuit=LONG)
    turn(race, 0, "plan 1 1")
    assert refused(race, 0, "direct gas-27") == NOT_AN_OPTION
    heard = play(race, 0, "react-done")
    assert only(heard, CardReplaced) == []


@pytest.mark.rule("RUL-HEAT-61", "WEA-17", "RUL-HEAT-78")
def test_its_own_cooldown_brings_nothing_in_a_no_cooling_sector() -> None:
    for road, possible in (("weather", False), ("overheat", True)):
        race = race_with(
            car(5, hand="1 4 gas-27 heat", engine=0),
            car(-9),
            circuit=LONG,
            weather="cloud",
            road=road,
        )
        turn(race, 0, "plan 1 1")
        assert ("direct gas-27" in options(race, 0)) == possible


@pytest.mark.rule("RUL-HEAT-61", "RUL-HEAT-76")
def test_the_sector_that_counts_is_the_one_the_car_is_in_when_the_card_is_played() -> None:
    # Sector 1 has No cooling; a Boost carries the car out of it.
    circuit = ring(spaces=80, corners=((10, 9), (20, 9)))
    race = race_with(
        car(16, hand="1 4 gas-27 heat", engine=1, deck="4 1 1 1"),
        car(-9),
        circuit=circuit,
        weather="cloud",
        road="weather overheat",
    )
    turn(race, 0, "plan 1 1")
    assert "direct gas-27" in options(race, 0)  # from the Engine
    play(race, 0, "boost")
    assert (race.cars[0].progress, race.cars[0].engine) == (21, [])
    play(race, 0, "direct gas-27")
    assert race.cars[0].progress == 25
    race = race_with(
        car(12, hand="1 4 gas-27 heat", engine=1, deck="4 1 1 1"),
        car(-9),
        circuit=circuit,
        weather="cloud",
        road="weather overheat",
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "boost")
    assert race.cars[0].progress == 17  # still in it
    assert refused(race, 0, "direct gas-27") == NOT_AN_OPTION


@pytest.mark.rule("RUL-HEAT-61", "RUL-HEAT-53")
def test_heat_owed_to_other_cards_cannot_pay_for_it() -> None:
    def with_engine(engine: int) -> Race:
        race = race_with(
            car(5, hand="1 4 wings-46 gas-27", engine=engine, gear=2), car(-9), circuit=LONG
        )
        turn(race, 0, "plan 2 1+wings-46")
        return race

    assert refused(with_engine(2), 0, "direct gas-27") == NOT_AN_OPTION
    race = with_engine(3)
    play(race, 0, "direct gas-27")
    play(race, 0, "pay wings-46")
    assert race.cars[0].engine == []


@pytest.mark.rule("RUL-HEAT-61", "GAR-SYM-10.1")
def test_a_card_without_heat_may_be_played_whatever_is_owed() -> None:
    # Two Heat are owed, the Engine is empty: the driver has not cooled yet.
    race = race_with(
        car(5, hand="1 turbo-42 gas-24 heat heat", engine=0, gear=2), car(-9), circuit=LONG
    )
    turn(race, 0, "plan 2 1+turbo-42")
    play(race, 0, "direct gas-24")
    assert race.cars[0].progress == 5 + 8 + 1


@pytest.mark.rule("RUL-HEAT-61")
def test_played_in_step_2_it_is_an_ordinary_card() -> None:
    race = race_with(car(5, hand="1 4 gas-27 heat", engine=1, gear=2), car(-9), circuit=LONG)
    turn(race, 0, "plan 2 1+gas-27")
    assert len(race.cars[0].engine) == 1  # paid later, in React
    assert "pay gas-27" in options(race, 0)
    race = race_with(car(5, hand="1 4 gas-27", engine=0, gear=2), car(-9), circuit=LONG)
    heard = turn(race, 0, "plan 2 1+gas-27")
    assert len(only(heard, CardReplaced)) == 1


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-61")
def test_a_card_that_was_played_directly_stays_when_an_equal_one_is_lost() -> None:
    # The planned copy costs more than the Engine holds once the direct one is paid.
    shed = own_set("value = 4\nsymbols = { direct = 1, heat = 2, cooldown = 3 }")
    race = race_with(
        car(5, hand="1 3 own-1 own-1 heat heat heat", engine=1, gear=3, deck="2 3 3 3 3"),
        car(-9),
        circuit=LONG,
        upgrades=shed,
    )
    turn(race, 0, "plan 2 1+own-1")
    assert race.cars[0].progress == 10
    play(race, 0, "direct own-1")  # 1 + 3 cooled - 2 owed: just enough
    assert (race.cars[0].progress, len(race.cars[0].engine)) == (14, 2)
    race.cars[0].engine.pop()
    heard = play(race, 0, "react-done")
    assert [each.card for each in only(heard, CardReplaced)] == [card("own-1")]
    assert keys(played(race)) == "1 2 own-1"  # RUL-HEAT-9: in the place of the planned one
    assert race.cars[0].progress == 5 + 1 + 4 + 2
    assert [symbol.kind for symbol in turn_seen(race, 0).symbols if symbol.mandatory] == []


@pytest.mark.rule("RUL-HEAT-61", "RUL-HEAT-59")
def test_it_may_be_refreshed_in_step_9() -> None:
    shed = own_set("value = 2\nsymbols = { direct = 1, refresh = 1 }")
    race = race_with(car(5, hand="1 4 own-1"), car(-9), circuit=LONG, upgrades=shed)
    turn(race, 0, "plan 1 1")
    play(race, 0, "direct own-1")
    play(race, 0, "react-done")
    play(race, 0, "discard-done")
    assert options(race, 0) == ["refresh own-1", "refresh-done"]


@pytest.mark.rule("RUL-HEAT-49", "HEAT-CLUT-5")
def test_a_cluttered_turn_has_no_direct_play() -> None:
    race = race_with(car(5, hand="1 heat heat heat", gear=3), car(-9), circuit=LONG)
    turn(race, 0, "plan 3 1+heat+heat")
    assert race.step != Step.REACT or race.car_on_turn().id == 1
    assert race.cars[0].progress == 5


# What the others learn


@pytest.mark.rule("RUL-HEAT-8", "GAR-SYM-10.1")
def test_whether_react_is_asked_tells_nothing_about_the_hand() -> None:
    """A driver who owns such a card is asked even while it lies in the deck."""
    for hand, deck in (("1 2 gas-24", "3 4"), ("1 2 3", "gas-24 4")):
        race = race_with(car(5, hand=hand, deck=deck, engine=0, gear=3), car(-9), circuit=LONG)
        turn(race, 0, "plan 2 1+2")
        if hand.endswith("3"):
            refused(race, 0, "direct gas-24")
        assert race.step == Step.REACT
    race = race_with(car(5, hand="1 2 3 4", engine=0, gear=3), car(-9), circuit=LONG)
    turn(race, 0, "plan 3 1+2+3")
    assert race.step == Step.DISCARD
