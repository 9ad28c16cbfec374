"""Road Conditions: tokens on corners and sectors (ROAD)."""

from __future__ import annotations

from collections import Counter

import pytest

from hotseat.core import Bill, Event, FastChance, FileText, Item, Phrase
from hotseat.games.heat.events import Boosted, CornerChecked, LegendDrove, RoadLaid
from hotseat.games.heat.state import Step
from tests.games.heat.build import (
    FACTS,
    StackedChance,
    car,
    circuit_text,
    corners_paid,
    legend,
    new_race,
    only,
    options,
    play,
    race_with,
    refused,
    ring,
    spin_outs,
    turn,
    turn_seen,
    view,
    whole_turn,
)

RING = ring(spaces=80, corners=((20, 4), (60, 4)))
ONE_SECTOR = ring(spaces=80, corners=((60, 4),))

TOKENS = {
    "weather": ("sector", 2, 0),
    "overheat": ("corner", 2, 1),
    "limit_minus": ("corner", 2, -1),
    "limit_plus": ("corner", 2, 1),
    "heat_control": ("sector", 2, 0),
    "slipstream": ("sector", 2, 1),
}


# Laying the tokens


@pytest.mark.rule("ROAD-1", "ROAD-3", "ROAD-4")
def test_there_are_twelve_tokens_two_of_each_for_corners_or_for_sectors() -> None:
    found = {token.key: (token.place, token.copies, token.amount) for token in FACTS.roads}
    assert found == TOKENS
    assert sum(token.copies for token in FACTS.roads) == 12


@pytest.mark.rule("ROAD-1", "ROAD-2")
@pytest.mark.parametrize(
    ("circuit", "corners"), [("usa", 4), ("great_britain", 5), ("italy", 3), ("france", 5)]
)
def test_one_token_is_drawn_for_each_corner_and_none_more_often_than_it_exists(
    circuit: str, corners: int
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        race, heard = new_race(2, FastChance(seed), circuit=circuit, weather=True)
        road = view(race, None).race.road
        assert only(heard, RoadLaid)[0].tokens == road
        assert len(road) == corners
        assert max(Counter(road).values()) <= 2
        seen.update(road)
    assert set(seen) == set(TOKENS)


@pytest.mark.rule("ROAD-2")
def test_the_tokens_lie_in_driving_order_from_the_start_of_the_track() -> None:
    chance = StackedChance()
    race, _ = new_race(2, chance, circuit="usa", weather=True)
    tokens = chance.shuffled[1]  # after the Weather tokens
    assert len(tokens) == 12
    assert list(race.conditions.road) == tokens[:4]
    first, second, _, _ = race.circuit.corners
    assert race.conditions.road_token(first) is FACTS.roads[race.conditions.road[0]]
    assert race.conditions.road_token(second) is FACTS.roads[race.conditions.road[1]]


@pytest.mark.rule("ROAD-5")
def test_the_tokens_stay_for_the_whole_race() -> None:
    circuit = ring(spaces=40, corners=((20, 4),), laps=2)
    for lap in (0, 1):
        race = race_with(
            car(40 * lap + 18, hand="1 4 4", gear=1, engine=6),
            car(-9),
            circuit=circuit,
            road="limit_minus",
        )
        heard = whole_turn(race, 0, "plan 1 4")
        assert corners_paid(heard)[0] == (1, 1)
        assert view(race, None).race.road == ("limit_minus",)


@pytest.mark.rule("ROAD-1")
def test_a_circuit_with_more_corners_than_tokens_uses_them_again() -> None:
    corners = [(line, 5) for line in range(4, 60, 4)]
    file = FileText("ring.toml", circuit_text(spaces=80, corners=corners))
    race, _ = new_race(2, circuit=file, weather=True)
    assert len(race.conditions.road) == len(corners) == 14


# Corners


@pytest.mark.rule("ROAD-4", "ROAD-7", "ROAD-8", "ROAD-6", "RUL-HEAT-83")
@pytest.mark.parametrize(
    ("road", "limit", "rule"),
    [("limit_plus", 5, "ROAD-7"), ("limit_minus", 3, "ROAD-8"), ("overheat", 4, "")],
)
def test_a_limit_token_changes_its_corners_limit_by_one_whether_liked_or_not(
    road: str, limit: int, rule: str
) -> None:
    race = race_with(
        car(18, hand="1 4 4 4", gear=2, engine=9), car(-9), circuit=RING, road=f"{road} weather"
    )
    assert view(race, None).race.limits == (limit, 4)  # the other corner is as printed
    heard = whole_turn(race, 0, "plan 2 4+4")
    [checked] = only(heard, CornerChecked)[:1]
    extra = 1 if road == "overheat" else 0
    assert checked.heat.total == 8 - limit + extra
    items = [(item.what.code, item.amount) for item in checked.heat.items]
    assert items[:2] == [("heat-bill-speed", 8), ("heat-bill-limit", -4)]
    if rule:
        assert checked.heat.items[2] == Item(Phrase("heat-bill-road"), 4 - limit, rule)


@pytest.mark.rule("ROAD-3", "ROAD-4")
def test_a_corner_token_concerns_its_corner_and_a_sector_token_no_corner() -> None:
    race = race_with(car(0), car(-9), circuit=RING, road="heat_control overheat")
    first, second = race.circuit.corners
    assert (race.conditions.overheat(first), race.conditions.overheat(second)) == (0, 1)
    assert race.conditions.limits() == (4, 4)
    assert [race.conditions.boost_heat(at) for at in (19, 20, 59, 60)] == [1, 0, 0, 1]
    assert [race.conditions.sector_token(at) is None for at in (20, 60)] == [False, True]


@pytest.mark.rule("WE-53", "ROAD-9", "RUL-HEAT-80")
def test_overheat_makes_one_above_the_limit_cost_two_and_that_decides_on_a_spin_out() -> None:
    def with_engine(engine: int) -> list[Event]:
        race = race_with(
            car(18, hand="1 4 4", gear=2, engine=engine),
            car(-9),
            circuit=RING,
            road="overheat weather",
        )
        return whole_turn(race, 0, "plan 2 1+4")

    assert len(spin_outs(with_engine(1))) == 1
    heard = with_engine(2)
    assert spin_outs(heard) == []
    assert only(heard, CornerChecked)[0].heat == Bill(
        2,
        (
            Item(Phrase("heat-bill-speed"), 5, "HEAT-7-2"),
            Item(Phrase("heat-bill-limit", {"corner": 1}), -4, "HEAT-7-4"),
            Item(Phrase("heat-bill-overheat"), 1, "ROAD-9"),
        ),
    )


@pytest.mark.rule("WE-54", "ROAD-9", "RUL-HEAT-80")
def test_at_the_limit_overheat_costs_nothing() -> None:
    race = race_with(
        car(18, hand="1 4 4", gear=1, engine=0), car(-9), circuit=RING, road="overheat weather"
    )
    heard = whole_turn(race, 0, "plan 1 4")
    assert corners_paid(heard)[0] == (1, 0)


@pytest.mark.rule("RUL-HEAT-80", "RUL-HEAT-57")
@pytest.mark.parametrize(
    ("plan", "cost"),
    [
        ("plan 2 4+tires-38", 6 - 5 + 1),  # 6 against 4 + 1
        ("plan 2 3+tires-38", 0),  # 5 against 5: not exceeded
        ("plan 2 1+tires-39", 4 - 3 + 1),  # 4 against 4 - 1
    ],
)
def test_overheat_compares_with_the_limit_as_adjusted(plan: str, cost: int) -> None:
    race = race_with(
        car(18, hand="1 3 4 4 tires-38 tires-39", gear=2, engine=6),
        car(-9),
        circuit=RING,
        road="overheat weather",
    )
    turn(race, 0, plan)
    if "scrap tires-38" in options(race, 0):
        play(race, 0, "scrap tires-38")
    assert corners_paid(play(race, 0, "react-done"))[0] == (1, cost)


# Sectors


@pytest.mark.rule("ROAD-10", "ROAD-6", "RUL-HEAT-83")
@pytest.mark.parametrize(("at", "lengths"), [(19, [2]), (20, [2, 3]), (58, [2, 3]), (60, [2])])
def test_a_slipstream_token_may_add_one_space_if_the_car_is_in_its_sector(
    at: int, lengths: list[int]
) -> None:
    race = race_with(
        car(at - 1, hand="1 4", gear=2, engine=0),
        car(at + 1, hand=""),
        circuit=RING,
        road="slipstream overheat",
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    assert options(race, 0) == [*[f"slipstream {length}" for length in lengths], "stay"]


@pytest.mark.rule("WE-55", "ROAD-11", "ROAD-12", "RUL-HEAT-81")
def test_with_heat_control_a_boost_is_free_even_with_an_empty_engine_but_once() -> None:
    race = race_with(
        car(5, hand="1 4 heat", gear=1, engine=0, deck="3 4"),
        car(-9),
        circuit=ONE_SECTOR,
        road="heat_control",
    )
    turn(race, 0, "plan 1 1")
    heard = play(race, 0, "boost")
    assert only(heard, Boosted)[0].heat == Bill(
        0,
        (
            Item(Phrase("heat-bill-boost"), 1, "HEAT-5-8"),
            Item(Phrase("heat-bill-heat-control"), -1, "ROAD-11"),
        ),
    )
    assert race.cars[0].progress == 5 + 1 + 3
    assert race.cars[0].discard == []
    assert turn_seen(race, 0).pluses == 1
    refused(race, 0, "boost")


@pytest.mark.rule("ROAD-11", "RUL-HEAT-83")
def test_a_free_boost_leaves_the_heat_in_the_engine_and_need_not_be_made() -> None:
    race = race_with(
        car(5, hand="1 4 heat", gear=1, engine=4), car(-9), circuit=ONE_SECTOR, road="heat_control"
    )
    turn(race, 0, "plan 1 1")
    assert "react-done" in options(race, 0)
    play(race, 0, "boost")
    assert len(race.cars[0].engine) == 4


@pytest.mark.rule("ROAD-13", "RUL-HEAT-76")
def test_the_car_must_be_in_the_sector_when_it_boosts() -> None:
    # Adrenaline carries the last car over the line into the Heat control sector.
    race = race_with(
        car(18, hand="1 4 heat", gear=1, engine=0, deck="3 4"),
        car(50),
        circuit=RING,
        road="heat_control overheat",
    )
    turn(race, 0, "plan 1 1")
    assert race.cars[0].progress == 19
    refused(race, 0, "boost")
    play(race, 0, "adrenaline")
    assert race.cars[0].progress == 20
    play(race, 0, "boost")
    assert race.cars[0].progress == 23
    # And the other way round: out of the sector a Boost costs again.
    race = race_with(
        car(58, hand="1 4 heat", gear=1, engine=1),
        car(70),
        circuit=RING,
        road="heat_control overheat",
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "adrenaline")
    assert race.cars[0].progress == 60
    play(race, 0, "boost")
    assert race.cars[0].engine == []


@pytest.mark.rule("ROAD-14", "ROAD-3")
def test_two_weather_tokens_make_two_sectors_of_it() -> None:
    race = race_with(car(0), car(-9), circuit=RING, weather="cloud", road="weather weather")
    assert [race.conditions.allows_cooling(at) for at in (0, 20, 60)] == [False] * 3
    race = race_with(car(0), car(-9), circuit=RING, weather="cloud", road="overheat weather")
    assert [race.conditions.allows_cooling(at) for at in (0, 20, 60)] == [False, True, False]


# Legends


@pytest.mark.rule("RUL-HEAT-66", "LEG-9")
@pytest.mark.parametrize(
    ("road", "spaces"), [("limit_plus", 6), ("limit_minus", 4), ("overheat", 5), ("weather", 5)]
)
def test_a_legend_clears_a_corner_by_its_limit_as_it_is_now(road: str, spaces: int) -> None:
    # The Legends Line of the ring is one Space before the Corner Line. Blue's diamond is 1.
    race = race_with(
        car(40, hand="1 4"),
        legend(19),
        circuit=RING,
        road=f"{road} heat_control",
        weather="cloud",
        legends_card=2,
    )
    diamond = FACTS.legends_cards[2][1][0]
    assert diamond == 1
    race.order = [1, 0]
    heard = play(race, 0, "plan 1 1")
    assert only(heard, LegendDrove)[0].number.total == spaces
    assert race.cars[1].progress == 19 + spaces


@pytest.mark.rule("RUL-HEAT-66")
def test_no_sector_effect_and_no_adjust_card_concerns_a_legend() -> None:
    moved = set()
    for weather in ("cloud", "fog", "storm", "rain"):
        for road in ("weather", "slipstream", "heat_control", "overheat"):
            race = race_with(
                car(25, hand="1 3 4 tires-41", gear=2),
                legend(19),
                circuit=RING,
                road=f"{road} {road}",
                weather=weather,
                legends_card=2,
            )
            play(race, 0, "plan 2 1+tires-41")
            while race.step != Step.PLAN:
                play(race, 0, options(race, 0)[-1])
            moved.add(race.cars[1].progress)
    assert moved == {19 + 4 + 1}
