"""Weather: the tokens, what they do before the race and in their sectors (WEA)."""

from __future__ import annotations

from collections import Counter

import pytest

from hotseat.core import FastChance, FileText
from hotseat.games.heat.events import HeatCooled, RoadLaid, WeatherDrawn
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    FACTS,
    StackedChance,
    car,
    card,
    circuit_text,
    deck_of,
    keys,
    new_race,
    only,
    options,
    play,
    race_with,
    refused,
    ring,
    turn,
    turn_seen,
    view,
)

# Two corners, so two sectors: the first from 20 to 59, the other over the Finish Line.
RING = ring(spaces=80, corners=((20, 9), (60, 9)))
ONE_SECTOR = ring(spaces=80, corners=((60, 9),))

TOKENS = {  # setup effect, sector effect
    "cloud": ("stress", -1, "no_cooling", 0),
    "fog": ("heat", 1, "no_slipstream", 0),
    "storm": ("stress", 1, "slipstream_boost", 2),
    "snow": ("heat", -1, "cooling_bonus", 1),
    "rain": ("heat_to_deck", 3, "cooling_bonus", 1),
    "sun": ("heat_to_discard", 3, "slipstream_boost", 2),
}


class DrawnWeather(StackedChance):
    """The first shuffle, that of the Weather tokens, puts one of them first."""

    def __init__(self, weather: str) -> None:
        super().__init__()
        self.wanted = list(TOKENS).index(weather)

    def shuffle(self, things: list[object]) -> None:  # type: ignore[override]
        if not self.shuffled:
            things.remove(self.wanted)
            things.insert(0, self.wanted)
        super().shuffle(things)


def raced_in(weather: str, **given: object) -> Race:
    """Return a race at its start, in this weather."""
    race, heard = new_race(2, DrawnWeather(weather), weather=True, **given)
    assert only(heard, WeatherDrawn) == [WeatherDrawn(weather)]
    return race


def stress_in_deck(race: Race) -> list[int]:
    stress = card("stress")
    return [(driver.deck + driver.hand).count(stress) for driver in race.cars]


def offered(race: Race, what: str) -> list[str]:
    return [text for text in options(race, 0) if text.split()[0] == what]


# Tokens


@pytest.mark.rule("WEA-18", "RUL-HEAT-74", "WEA-3")
def test_there_are_six_weather_tokens_each_with_its_own_pair_of_effects() -> None:
    found = {
        token.key: (token.setup, token.amount, token.sector, token.sector_amount)
        for token in FACTS.weathers
    }
    assert found == TOKENS
    assert len(FACTS.weathers) == 6


@pytest.mark.rule("WEA-1", "WEA-3")
@pytest.mark.parametrize("circuit", ["usa", "great_britain", "italy", "france"])
def test_on_any_track_one_token_is_drawn_for_the_whole_race(circuit: str) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(40):
        race, heard = new_race(2, FastChance(seed), weather=True, circuit=circuit)
        [event] = only(heard, WeatherDrawn)
        assert view(race, None).race.weather == event.weather
        assert len(only(heard, RoadLaid)[0].tokens) == len(race.circuit.corners)
        drawn[event.weather] += 1
    assert set(drawn) == set(TOKENS)


@pytest.mark.rule("WEA-1", "HEAT-SET-18")
def test_without_the_module_there_is_no_weather() -> None:
    race, heard = new_race(2)
    assert only(heard, WeatherDrawn) == []
    assert (view(race, None).race.weather, view(race, None).race.road) == (None, ())
    assert stress_in_deck(race) == [3, 3]
    assert [len(driver.engine) for driver in race.cars] == [6, 6]


# Before the race


@pytest.mark.rule("WEA-4", "WEA-6", "WEA-7")
@pytest.mark.parametrize(("weather", "stress"), [("storm", 4), ("cloud", 2), ("fog", 3)])
def test_storm_adds_a_stress_card_to_every_deck_and_cloud_takes_one_out(
    weather: str, stress: int
) -> None:
    race = raced_in(weather)
    assert stress_in_deck(race) == [stress, stress]
    assert view(race, None).race.reserve == 37 - 2 * stress


@pytest.mark.rule("WEA-4", "WEA-8", "WEA-9")
@pytest.mark.parametrize(("weather", "heat"), [("fog", 7), ("snow", 5), ("cloud", 6)])
def test_fog_adds_a_heat_card_to_every_engine_and_snow_takes_one_out(
    weather: str, heat: int
) -> None:
    race = raced_in(weather)
    assert [len(driver.engine) for driver in race.cars] == [heat, heat]
    for driver in race.cars:
        assert card("heat") not in driver.deck + driver.hand + driver.discard


@pytest.mark.rule("WEA-4", "WEA-10", "RUL-HEAT-79")
def test_rain_shuffles_three_of_the_own_heat_cards_into_the_deck_before_the_draw() -> None:
    chance = DrawnWeather("rain")
    race, _ = new_race(2, chance, weather=True)
    for driver in race.cars:
        assert len(driver.engine) == 3
        assert (driver.deck + driver.hand).count(card("heat")) == 3
        assert driver.discard == []
    for deck in chance.shuffled[-2:]:
        assert deck.count(card("heat")) == 3  # there when the deck was shuffled


@pytest.mark.rule("WE-57", "WEA-4", "WEA-11", "RUL-HEAT-79")
def test_sun_puts_three_of_the_own_heat_cards_on_the_discard_pile() -> None:
    race = raced_in("sun")
    for driver in race.cars:
        assert keys(driver.engine) == "heat heat heat"
        assert keys(driver.discard) == "heat heat heat"
        assert card("heat") not in driver.deck + driver.hand
    assert view(race, None).race.cars[0].discard_top == card("heat")  # face up


@pytest.mark.rule("RUL-HEAT-79")
@pytest.mark.parametrize("weather", ["rain", "sun"])
def test_with_fewer_than_three_all_of_them_go(weather: str) -> None:
    file = FileText("ring.toml", circuit_text(heat=4))
    race = raced_in(weather, circuit=file, handicap=2)
    for driver in race.cars:
        assert driver.engine == []
        assert (driver.deck + driver.hand + driver.discard).count(card("heat")) == 2


@pytest.mark.rule("RUL-HEAT-82")
def test_nothing_is_taken_where_there_is_nothing() -> None:
    file = FileText("ring.toml", circuit_text(heat=0, stress=0))
    assert stress_in_deck(raced_in("cloud", circuit=file)) == [0, 0]
    race = raced_in("snow", circuit=file)
    assert [driver.engine for driver in race.cars] == [[], []]
    race = raced_in("snow", circuit=FileText("ring.toml", circuit_text(heat=2)), handicap=2)
    assert [driver.engine for driver in race.cars] == [[], []]


@pytest.mark.rule("WEA-4", "RUL-HEAT-73")
def test_legends_have_no_cards_for_the_weather_to_change() -> None:
    race = raced_in("rain", legends=2)
    for driver in race.cars[2:]:
        assert driver.deck + driver.hand + driver.discard + driver.engine == []


# Where it acts


@pytest.mark.rule("WEA-5", "ROAD-14", "ROAD-3", "RUL-HEAT-75")
@pytest.mark.parametrize(
    ("at", "acts"),
    [
        (19, False),
        (20, True),
        (59, True),
        (60, False),
        (-1, False),
        (80 + 19, False),
        (80 + 20, True),
    ],
)
def test_the_sector_effect_holds_from_the_corner_line_to_the_next_one(at: int, acts: bool) -> None:
    race = race_with(
        car(at - 1, hand="1 3 heat", engine=0),
        car(-19),
        circuit=ring(spaces=80, corners=((20, 9), (60, 9)), laps=2),
        weather="rain",
        road="weather overheat",
    )
    turn(race, 0, "plan 1 1")
    assert race.cars[0].progress == at
    assert ("cooldown sector 1" in options(race, 0)) == acts


@pytest.mark.rule("RUL-HEAT-75")
def test_the_last_sector_runs_over_the_finish_line_and_holds_the_grid() -> None:
    race = race_with(car(-3), car(-9), circuit=RING, weather="rain", road="overheat weather")
    for progress in (-4, -1, 0, 19, 60, 79):
        assert race.conditions.sector(progress) == 1
        assert race.conditions.cooling_bonus(progress) == 1
    for progress in (20, 40, 59):
        assert race.conditions.sector(progress) == 0
        assert race.conditions.cooling_bonus(progress) == 0


@pytest.mark.rule("WEA-5")
def test_without_a_weather_token_on_the_road_the_weather_acts_nowhere() -> None:
    race = race_with(
        car(5, hand="1 3 heat", engine=0, gear=2),
        car(-9),
        circuit=ONE_SECTOR,
        weather="rain",
        road="slipstream",
    )
    turn(race, 0, "plan 1 1")
    assert offered(race, "cooldown") == ["cooldown gear 1"]


# Slipstream boost and No slipstream


@pytest.mark.rule("WEA-12", "RUL-HEAT-83")
@pytest.mark.parametrize("weather", ["storm", "sun"])
def test_in_its_sector_a_slipstream_may_be_two_spaces_longer(weather: str) -> None:
    race = race_with(
        car(5, hand="1 3", engine=0, gear=2),
        car(6, hand=""),
        circuit=ONE_SECTOR,
        weather=weather,
        road="weather",
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    assert options(race, 0) == ["slipstream 2", "slipstream 4", "stay"]  # it need not be used
    play(race, 0, "slipstream 4")
    assert race.cars[0].progress == 10


@pytest.mark.rule("WEA-13", "ROAD-10", "RUL-HEAT-76")
@pytest.mark.parametrize(
    ("at", "lengths"), [(18, ["slipstream 2"]), (20, ["slipstream 2", "slipstream 4"])]
)
def test_the_car_must_be_in_the_sector_before_it_slipstreams(at: int, lengths: list[str]) -> None:
    race = race_with(
        car(at - 1, hand="1 3", engine=0, gear=2),
        car(at, hand=""),
        circuit=RING,
        weather="storm",
        road="weather overheat",
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    assert offered(race, "slipstream") == lengths


@pytest.mark.rule("WEA-14", "RUL-HEAT-83")
def test_no_slipstream_starts_in_a_no_slipstream_sector() -> None:
    for weather, step in (("fog", Step.DISCARD), ("rain", Step.SLIPSTREAM)):
        race = race_with(
            car(5, hand="1 3 4 rpm-16", engine=0, gear=2),
            car(9, hand=""),
            circuit=ONE_SECTOR,
            weather=weather,
            road="weather",
        )
        turn(race, 0, "plan 2 1+rpm-16")
        play(race, 0, "react-done")
        assert race.step == step


@pytest.mark.rule("WEA-15")
def test_a_slipstream_that_starts_elsewhere_may_end_there() -> None:
    race = race_with(
        car(18, hand="1 3", engine=0, gear=2),
        car(19, hand=""),
        circuit=RING,
        weather="fog",
        road="weather overheat",
    )
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    play(race, 0, "slipstream 2")
    assert race.cars[0].progress == 21


# Cooling bonus


@pytest.mark.rule("WE-56", "WEA-16", "RUL-HEAT-77")
def test_the_cooling_bonus_is_a_cooldown_of_one_even_in_4th_gear() -> None:
    race = race_with(
        car(5, hand="1 1 1 1 heat heat", engine=1, gear=4),
        car(-9),
        circuit=ONE_SECTOR,
        weather="snow",
        road="weather",
    )
    turn(race, 0, "plan 4 1+1+1+1")
    assert offered(race, "cooldown") == ["cooldown sector 1"]
    heard = play(race, 0, "cooldown sector 1")
    assert only(heard, HeatCooled) == [HeatCooled(0, "sector", (card("heat"),))]
    assert offered(race, "cooldown") == []
    assert keys(race.cars[0].hand) == "heat"


@pytest.mark.rule("RUL-HEAT-77", "RUL-HEAT-83", "RUL-HEAT-18")
def test_it_comes_on_top_of_the_gears_cooldown_and_may_be_left() -> None:
    race = race_with(
        car(5, hand="1 3 4 heat heat heat", engine=1, gear=2),
        car(-9),
        circuit=ONE_SECTOR,
        weather="snow",
        road="weather",
    )
    turn(race, 0, "plan 2 1+3")
    assert offered(race, "cooldown") == ["cooldown gear 1", "cooldown sector 1"]
    play(race, 0, "cooldown gear 1")
    play(race, 0, "react-done")
    assert len(race.cars[0].engine) == 2


@pytest.mark.rule("RUL-HEAT-77", "RUL-HEAT-76")
def test_the_bonus_is_used_while_the_car_is_there_and_a_second_sector_gives_its_own() -> None:
    circuit = ring(spaces=90, corners=((10, 9), (20, 9), (50, 9)))
    race = race_with(
        car(17, hand="1 3 4 heat heat heat", engine=3, gear=2, deck="4 4 4 4 4 4"),
        car(-9),
        circuit=circuit,
        weather="rain",
        road="weather weather overheat",
    )
    turn(race, 0, "plan 1 1")
    assert race.cars[0].progress == 18
    play(race, 0, "cooldown sector 1")
    assert "cooldown sector 1" not in options(race, 0)
    play(race, 0, "boost")
    assert race.cars[0].progress == 22
    play(race, 0, "cooldown sector 1")  # the next sector's own
    assert keys(race.cars[0].hand) == "3 4 heat"
    assert "cooldown sector 1" not in options(race, 0)


@pytest.mark.rule("RUL-HEAT-77", "RUL-HEAT-76")
def test_a_bonus_not_used_before_the_car_left_is_out_of_reach() -> None:
    circuit = ring(spaces=90, corners=((10, 9), (20, 9), (50, 9)))
    race = race_with(
        car(17, hand="1 3 4 heat heat", engine=3, gear=3, deck="4 4 4 4"),
        car(-9),
        circuit=circuit,
        weather="rain",
        road="weather overheat overheat",
    )
    turn(race, 0, "plan 2 1+3")
    assert race.cars[0].progress == 21
    assert "cooldown sector 1" not in options(race, 0)
    race = race_with(
        car(17, hand="1 3 4 heat heat", engine=3, gear=2, deck="4 4 4 4"),
        car(-9),
        circuit=circuit,
        weather="rain",
        road="weather overheat overheat",
    )
    turn(race, 0, "plan 1 1")
    assert "cooldown sector 1" in options(race, 0)
    play(race, 0, "boost")
    assert race.cars[0].progress == 22
    assert refused(race, 0, "cooldown sector 1") == ("heat-no-sector-left", "RUL-HEAT-77")


# No cooling


@pytest.mark.rule("WEA-17", "RUL-HEAT-78", "RUL-HEAT-83")
def test_no_cooling_stops_gear_adrenaline_and_card_but_nothing_else() -> None:
    race = race_with(
        car(5, hand="1 3 body-19 heat stress", discard="4", engine=3, gear=2),
        car(30),
        circuit=ONE_SECTOR,
        weather="cloud",
        road="weather",
    )
    turn(race, 0, "plan 2 1+body-19")
    assert options(race, 0) == ["boost", "adrenaline", "scrap body-19", "reduce body-19 1"]
    for source in ("gear", "adrenaline", "body-19"):
        refused(race, 0, f"cooldown {source} 1")
    play(race, 0, "reduce body-19 1")
    play(race, 0, "boost")  # paying is not affected
    assert len(race.cars[0].engine) == 2


@pytest.mark.rule("RUL-HEAT-78")
def test_no_cooling_stops_neither_salvage_nor_the_payment_of_a_card() -> None:
    race = race_with(
        car(5, hand="1 3 fuel-23 rpm-30", discard="4", engine=3, gear=2),
        car(-9),
        circuit=ONE_SECTOR,
        weather="cloud",
        road="weather",
    )
    turn(race, 0, "plan 2 fuel-23+rpm-30")
    assert "salvage fuel-23" in options(race, 0)
    assert "pay rpm-30" in options(race, 0)


@pytest.mark.rule("RUL-HEAT-76", "WEA-17")
def test_a_car_may_boost_out_of_a_no_cooling_sector_and_then_cool() -> None:
    race = race_with(
        car(57, hand="1 3 heat", engine=1, gear=1, deck="4 4 4"),
        car(-9),
        circuit=RING,
        weather="cloud",
        road="weather overheat",
    )
    turn(race, 0, "plan 1 1")
    assert race.cars[0].progress == 58
    assert offered(race, "cooldown") == []
    play(race, 0, "boost")
    assert race.cars[0].progress == 62
    assert offered(race, "cooldown") == ["cooldown gear 1"]


@pytest.mark.rule("WEA-17", "RUL-HEAT-51")
def test_a_card_whose_heat_cannot_be_cooled_there_is_lost_at_the_end_of_react() -> None:
    # Engine and hand hold enough: not certain at reveal, but No cooling keeps it in the hand.
    race = race_with(
        car(5, hand="1 3 turbo-42 heat heat", engine=0, gear=2, deck="4 4 4 4"),
        car(-9),
        circuit=ONE_SECTOR,
        weather="cloud",
        road="weather",
    )
    turn(race, 0, "plan 2 1+turbo-42")
    assert (race.cars[0].progress, options(race, 0)) == (13, ["react-done"])
    play(race, 0, "react-done")
    assert race.cars[0].progress == 5 + 1 + 4
    assert turn_seen(race, 0).speed == 5
    assert deck_of(race.cars[0]) == "4 4 4"
