"""Step 5, React: Cooldown and Boost (HEAT-5, HEAT-PAY)."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    Boosted,
    CardFlipped,
    CarMoved,
    HeatCooled,
    NothingFlipped,
    Place,
    SpeedSet,
)
from hotseat.games.heat.state import Source, Step, Symbol, SymbolKind
from tests.games.heat.build import (
    BOOST_BILL,
    NOT_AN_OPTION,
    OPEN_MUSTS,
    car,
    card,
    cards,
    corners_paid,
    keys,
    moves,
    only,
    options,
    pass_on,
    play,
    race_with,
    refused,
    ring,
    speed_bill,
    speeds,
    stands,
    turn,
    turn_seen,
)


@pytest.mark.rule("HEAT-5-1", "HEAT-5-2", "RUL-HEAT-17")
def test_the_symbols_of_the_gear_and_of_adrenaline_may_be_used_in_any_order() -> None:
    texts = ["boost", "cooldown gear 2", "adrenaline", "cooldown adrenaline 1"]
    ends = set()
    for first in range(4):
        race = race_with(
            car(5, gear=2, hand="3 4 heat heat heat", engine=1, deck="2 1 1 1 1 1 1"),
            car(30),
            circuit=ring(),
        )
        turn(race, 0, "plan 1 3")
        assert options(race, 0) == [
            "boost",
            "cooldown gear 1",
            "cooldown gear 2",
            "cooldown gear 3",
            "adrenaline",
            "cooldown adrenaline 1",
            "react-done",
        ]
        for text in texts[first:] + texts[:first]:
            play(race, 0, text)
        assert race.step == Step.DISCARD  # everything is used: no need to ask
        driver = race.cars[0]
        ends.add((driver.progress, len(driver.engine), keys(driver.hand), turn_seen(race, 0).speed))
    assert ends == {(11, 3, "4", 6)}


@pytest.mark.rule("HEAT-5-2")
def test_a_car_without_adrenaline_has_the_symbols_of_its_gear_alone() -> None:
    race = race_with(car(5, hand="3 heat"), car(-9))
    turn(race, 0, "plan 1 3")
    assert options(race, 0) == ["boost", "cooldown gear 1", "react-done"]
    assert [(symbol.kind, symbol.amount) for symbol in turn_seen(race, 1).symbols] == [
        ("boost", 1),
        ("cooldown", 3),
    ]


@pytest.mark.rule("HEAT-5-3")
def test_each_symbol_is_completed_before_the_next() -> None:
    # The Boost has paid, flipped, raised the Speed and moved the car when the next is chosen.
    race = race_with(car(5, hand="3 heat", engine=1, deck="4"), car(-9), circuit=ring())
    turn(race, 0, "plan 1 3")
    play(race, 0, "boost")
    assert (race.cars[0].progress, turn_seen(race, 0).speed, race.cars[0].engine) == (12, 7, [])
    assert race.step == Step.REACT
    assert options(race, 0) == ["cooldown gear 1", "react-done"]


# Cooldown


@pytest.mark.rule("HEAT-5-4", "HEAT-PAY-2")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_cooldown_returns_up_to_its_number_of_heat_from_hand_to_engine(amount: int) -> None:
    race = race_with(car(5, hand="3 4 heat heat heat heat", engine=2), car(-9))
    turn(race, 0, "plan 1 3")
    assert play(race, 0, f"cooldown gear {amount}") == [
        HeatCooled(0, "gear", (card("heat"),) * amount)
    ]
    driver = race.cars[0]
    assert len(driver.engine) == 2 + amount
    assert keys(driver.hand) == " ".join(["4"] + ["heat"] * (4 - amount))
    assert driver.discard == []


@pytest.mark.rule("HEAT-5-5", "HEAT-5-6", "HEAT-5-7")
@pytest.mark.parametrize(
    ("gear", "plan", "cooldowns"),
    [
        (1, "plan 1 1", ["cooldown gear 1", "cooldown gear 2", "cooldown gear 3"]),
        (2, "plan 2 1+2", ["cooldown gear 1"]),
        (3, "plan 3 1+2+3", []),
        (4, "plan 4 1+2+3+4", []),
    ],
)
def test_1st_gear_cools_three_2nd_one_and_the_others_none(
    gear: int, plan: str, cooldowns: list[str]
) -> None:
    hand = "1 2 3 4 heat heat heat heat"
    race = race_with(car(14, gear=gear, hand=hand), car(-9))
    turn(race, 0, plan)
    assert options(race, 0) == ["boost", *cooldowns, "react-done"]
    if not cooldowns:
        assert refused(race, 0, "cooldown gear 1") == ("heat-no-cooldown-in-gear", "HEAT-5-7")
    else:
        assert refused(race, 0, f"cooldown gear {len(cooldowns) + 1}") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-5-4")
def test_a_cooldown_needs_heat_in_hand_and_takes_no_more_than_there_is() -> None:
    none = race_with(car(5, hand="3 4", discard="heat", deck="heat"), car(-9))
    turn(none, 0, "plan 1 3")
    assert options(none, 0) == ["boost", "react-done"]
    assert refused(none, 0, "cooldown gear 1") == ("heat-no-heat-in-hand", "HEAT-5-4")
    two = race_with(car(5, hand="3 4 heat heat"), car(-9))
    turn(two, 0, "plan 1 3")
    assert options(two, 0) == ["boost", "cooldown gear 1", "cooldown gear 2", "react-done"]
    assert refused(two, 0, "cooldown gear 3") == NOT_AN_OPTION
    assert refused(two, 0, "cooldown gear 0") == NOT_AN_OPTION


@pytest.mark.rule("RUL-HEAT-18")
def test_a_cooldown_is_spent_even_if_it_could_do_more() -> None:
    race = race_with(car(5, hand="3 heat heat heat"), car(-9))
    turn(race, 0, "plan 1 3")
    play(race, 0, "cooldown gear 1")
    assert options(race, 0) == ["boost", "react-done"]
    assert refused(race, 0, "cooldown gear 1") == ("heat-no-cooldown-left", "RUL-HEAT-18")


@pytest.mark.rule("RUL-HEAT-18")
@pytest.mark.parametrize("first", ["gear", "adrenaline"])
def test_the_cooldowns_of_gear_and_adrenaline_are_separate(first: str) -> None:
    second = "adrenaline" if first == "gear" else "gear"
    race = race_with(car(5, hand="3 4 heat heat", engine=1), car(20), circuit=ring())
    turn(race, 0, "plan 1 3")
    play(race, 0, f"cooldown {first} 1")
    play(race, 0, "boost")
    assert f"cooldown {second} 1" in options(race, 0)
    assert f"cooldown {first} 1" not in options(race, 0)
    play(race, 0, f"cooldown {second} 1")
    assert keys(race.cars[0].hand) == "4"
    assert len(race.cars[0].engine) == 2


@pytest.mark.rule("RUL-HEAT-19", "HEAT-UPG0-4")
def test_upgrade_heat_is_cooled_and_paid_like_heat_but_after_plain_heat() -> None:
    race = race_with(
        car(5, hand="3 4 heat startheat", engine=0, discard="heat", deck="heat 1 1"), car(-9)
    )
    turn(race, 0, "plan 1 3")
    play(race, 0, "cooldown gear 1")
    assert (keys(race.cars[0].engine), keys(race.cars[0].hand)) == ("heat", "4 startheat")
    both = race_with(car(5, hand="3 4 heat startheat", engine=0, deck="1 1"), car(-9))
    turn(both, 0, "plan 1 3")
    heard = play(both, 0, "cooldown gear 2")
    assert heard == [HeatCooled(0, "gear", tuple(cards("heat startheat")))]
    assert (keys(both.cars[0].engine), keys(both.cars[0].hand)) == ("heat startheat", "4")
    play(both, 0, "boost")
    assert keys(both.cars[0].engine) == "startheat"
    assert keys(both.cars[0].discard) == "heat"


@pytest.mark.rule("RUL-HEAT-19", "HEAT-UPG0-4")
def test_plain_heat_is_paid_before_upgrade_heat_that_was_in_the_engine_first() -> None:
    race = race_with(car(5, hand="3 4 heat", engine="startheat", deck="1 1"), car(-9))
    turn(race, 0, "plan 1 3")
    play(race, 0, "cooldown gear 1")
    assert keys(race.cars[0].engine) == "heat startheat"
    play(race, 0, "boost")
    assert keys(race.cars[0].discard) == "heat"
    # Upgrade Heat alone pays as well.
    alone = race_with(car(5, hand="3 4", engine="startheat", deck="1 1"), car(-9))
    turn(alone, 0, "plan 1 3")
    play(alone, 0, "boost")
    assert keys(alone.cars[0].discard) == "startheat"


@pytest.mark.rule("RUL-HEAT-19")
def test_the_engine_has_no_maximum() -> None:
    race = race_with(car(5, hand="3 4 heat heat heat", engine=8), car(-9))
    turn(race, 0, "plan 1 3")
    play(race, 0, "cooldown gear 3")
    assert len(race.cars[0].engine) == 11


# Boost


@pytest.mark.rule("HEAT-5-8", "HEAT-PAY-1")
@pytest.mark.parametrize(
    ("gear", "plan"),
    [(1, "plan 1 1"), (2, "plan 2 1+2"), (3, "plan 3 1+2+3"), (4, "plan 4 1+2+3+4")],
)
def test_in_any_gear_a_driver_may_pay_1_heat_to_boost(gear: int, plan: str) -> None:
    race = race_with(car(14, gear=gear, engine=2, discard="3"), car(-9))
    turn(race, 0, plan)
    heard = play(race, 0, "boost")
    assert heard[0] == Boosted(0, BOOST_BILL)
    assert len(race.cars[0].engine) == 1
    assert keys(race.cars[0].discard)[:6] == "3 heat"


@pytest.mark.rule("HEAT-5-9")
def test_a_second_boost_is_refused() -> None:
    race = race_with(car(5), car(-9))
    turn(race, 0, "plan 1 1")
    play(race, 0, "boost")
    assert "boost" not in options(race, 0)
    assert refused(race, 0, "boost") == ("heat-no-second-boost", "HEAT-5-9")


@pytest.mark.rule("HEAT-5-10", "HEAT-5-11", "HEAT-5-12")
def test_a_boost_flips_moves_at_once_and_adds_to_speed() -> None:
    race = race_with(car(5, hand="2 1", deck="start5 3 1"), car(-9))
    turn(race, 0, "plan 1 2")
    heard = play(race, 0, "boost")
    assert heard == [
        Boosted(0, BOOST_BILL),
        CardFlipped(0, card("start5"), False),
        CardFlipped(0, card("3"), True),
        SpeedSet(0, speed_bill(5, "2 3")),
        CarMoved(0, Place(7, 0), Place(10, 0), 3),
    ]
    assert keys(race.turn.play_area()) == "2 3"
    assert keys(race.cars[0].discard) == "heat start5"
    assert turn_seen(race, 1).speed == 5


@pytest.mark.rule("HEAT-5-11", "RUL-HEAT-20")
def test_a_boost_may_be_blocked_and_still_costs_and_counts() -> None:
    others = [car(6), car(6, spot=1), car(7), car(7, spot=1)]
    race = race_with(car(5, hand="2 1", deck="1 1 1"), *others, car(-9), circuit=ring())
    turn(race, 0, "plan 1 2")
    heard = play(race, 0, "boost")
    assert stands(race.cars[0]) == (5, 0)
    assert moves(heard) == [(1, 0)]
    assert speeds(heard) == [3]
    assert len(race.cars[0].engine) == 5


@pytest.mark.rule("HEAT-5-13", "HEAT-PAY-6", "HEAT-PAY-4")
def test_without_heat_in_the_engine_a_boost_is_refused() -> None:
    broke = car(5, hand="3 heat", engine=0, discard="heat", deck="heat 1 1")
    race = race_with(broke, car(-9))
    turn(race, 0, "plan 1 3")
    assert options(race, 0) == ["cooldown gear 1", "react-done"]
    assert refused(race, 0, "boost") == ("heat-no-heat-to-boost", "HEAT-5-13")
    play(race, 0, "cooldown gear 1")
    play(race, 0, "boost")
    assert race.cars[0].engine == []


@pytest.mark.rule("RUL-HEAT-17", "HEAT-PAY-5", "WE-41")
def test_example_heat_that_was_cooled_pays_the_boost() -> None:
    race = race_with(car(5, hand="3 4 heat heat", engine=0), car(-9))
    turn(race, 0, "plan 1 3")
    assert options(race, 0) == ["cooldown gear 1", "cooldown gear 2", "react-done"]
    play(race, 0, "cooldown gear 2")
    assert keys(race.cars[0].engine) == "heat heat"
    play(race, 0, "boost")
    assert keys(race.cars[0].engine) == "heat"
    assert keys(race.cars[0].discard) == "heat"


@pytest.mark.rule("RUL-HEAT-17")
def test_the_boost_may_come_before_the_cooldown() -> None:
    race = race_with(car(5, hand="3 4 heat heat", engine=1), car(-9))
    turn(race, 0, "plan 1 3")
    play(race, 0, "boost")
    play(race, 0, "cooldown gear 2")
    assert keys(race.cars[0].engine) == "heat heat"


@pytest.mark.rule("HEAT-PAY-5", "HEAT-PAY-2")
def test_heat_travels_from_engine_to_discard_pile_to_deck_to_hand_and_back() -> None:
    race = race_with(car(5, hand="3", engine=1, deck="1", discard=""), car(20), circuit=ring())
    driver = race.cars[0]
    turn(race, 0, "plan 1 3")
    play(race, 0, "boost")
    assert keys(driver.discard) == "heat"
    pass_on(race, 0)
    # Step 9 shuffled the pile into the deck and drew it.
    assert keys(driver.hand) == "1 3 heat"
    turn(race, 0, "plan 1 1")
    play(race, 0, "cooldown gear 1")
    assert keys(driver.engine) == "heat"
    play(race, 0, "boost")  # paid a second time
    assert driver.engine == []
    assert "heat" in keys(driver.discard + driver.deck)


@pytest.mark.rule("RUL-HEAT-21", "WE-25")
def test_example_speed_gained_after_the_corner_counts_for_it() -> None:
    circuit = ring(corners=((20, 4),))
    race = race_with(car(18, hand="4 1 1", deck="3 1 1 1"), car(-9), circuit=circuit)
    turn(race, 0, "plan 1 4")
    assert race.cars[0].progress == 22
    heard = play(race, 0, "boost")
    assert speeds(heard) == [7]
    assert corners_paid(pass_on(race, 0)) == [(1, 3)]
    assert len(race.cars[0].engine) == 2


@pytest.mark.rule("RUL-HEAT-22")
def test_a_boost_that_finds_nothing_is_paid_and_moves_nothing() -> None:
    race = race_with(car(5, hand="3 4", deck="start0", engine=2), car(-9))
    turn(race, 0, "plan 1 3")
    heard = play(race, 0, "boost")
    assert only(heard, NothingFlipped) == [NothingFlipped(0)]
    assert (speeds(heard), moves(heard)) == ([3], [(0, 0)])
    assert refused(race, 0, "boost") == ("heat-no-second-boost", "HEAT-5-9")
    assert sorted(race.cars[0].discard) == cards("start0 heat")


@pytest.mark.rule("RUL-HEAT-28")
def test_no_react_symbol_can_be_used_after_step_6_has_begun() -> None:
    race = race_with(car(5, hand="3 heat 1"), car(9), car(-9))
    turn(race, 0, "plan 1 3")
    play(race, 0, "react-done")
    assert race.step == Step.SLIPSTREAM
    for text in ("boost", "cooldown gear 1", "adrenaline", "react-done"):
        assert refused(race, 0, text) == NOT_AN_OPTION
    assert turn_seen(race, 0).symbols == ()


def test_adrenalines_cooldown_is_used_up_in_3rd_gear_too() -> None:
    race = race_with(car(30), car(5, gear=3, hand="1 2 3 heat heat"))
    turn(race, 1, "plan 3 1+2+3")
    play(race, 1, "cooldown adrenaline 1")
    assert refused(race, 1, "cooldown adrenaline 1") == ("heat-no-cooldown-left", "RUL-HEAT-18")


# Symbols that must be used


def test_react_cannot_end_while_a_mandatory_symbol_can_be_used() -> None:
    race = race_with(car(5, hand="3 heat"), car(-9))
    turn(race, 0, "plan 1 3")
    race.cars[0].upgrades = (race.facts.upgrades[0].card,)  # only cards have such symbols
    race.turn.symbols = [Symbol(SymbolKind.COOLDOWN, 1, Source.GEAR, mandatory=True)]
    assert options(race, 0) == ["cooldown gear 1"]
    assert refused(race, 0, "react-done") == OPEN_MUSTS
    play(race, 0, "cooldown gear 1")
    assert race.car_on_turn().id == 1  # nothing was left to do


def test_a_mandatory_symbol_that_can_do_nothing_holds_nobody_up() -> None:
    race = race_with(car(5, hand="3 4"), car(-9))
    turn(race, 0, "plan 1 3")
    race.turn.symbols = [Symbol(SymbolKind.COOLDOWN, 1, Source.GEAR, mandatory=True)]
    assert options(race, 0) == ["react-done"]
    assert GAME.default(race, Seat(0)).text() == "react-done"
