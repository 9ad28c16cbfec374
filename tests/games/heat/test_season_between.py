"""What a race of a season leaves behind, and with what the next one begins."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance
from hotseat.games.heat import GAME
from hotseat.games.heat.events import SponsorshipShuffled, SpunOut
from hotseat.games.heat.points import season_of
from hotseat.games.heat.state import Step
from tests.games.heat.build import (
    car,
    card,
    cards,
    new_race,
    only,
    play,
    race_with,
    ring,
    view,
    whole_turn,
)
from tests.games.heat.test_season import draft, over, ready


@pytest.mark.rule("CHA-34", "CHA-35")
def test_after_a_race_no_pile_is_left_on_the_mats() -> None:
    race, _ = new_race(2, season="1961")
    draft(race)
    driver = race.cars[0]
    driver.discard, driver.planned = cards("1 2"), cards("3")
    driver.has_planned, driver.stress_taken = True, 2
    over(race, 1, 2)
    piles = (driver.hand, driver.deck, driver.discard, driver.engine, driver.planned)
    assert piles == ([], [], [], [], [])
    assert (driver.has_planned, driver.stress_taken) == (False, 0)


@pytest.mark.rule("CHA-29", "RUL-HEAT-92")
def test_who_was_out_of_a_race_starts_in_the_next_one() -> None:
    race, _ = new_race(2, season="1961", legends=1)
    draft(race)
    race.cars[0].out, race.cars[0].gear, race.cars[0].finish_round = True, 4, 7
    over(race, 3, 1, 2)
    assert season_of(race).results[0][0].out
    ready(race)
    driver = race.cars[0]
    assert (driver.out, driver.place, driver.gear, driver.finish_round) == (False, 0, 1, 0)
    assert race.round == 0
    draft(race)
    assert (race.step, race.round) == (Step.PLAN, 1)


@pytest.mark.rule("SPO-7", "CHA-36")
def test_nothing_is_shuffled_where_no_sponsorship_card_was_used() -> None:
    race, _ = new_race(2, season="1961")
    draft(race)
    assert only(over(race, 1, 2), SponsorshipShuffled) == []
    ready(race)
    draft(race)
    season_of(race).used = [season_of(race).deck.pop()]
    assert only(over(race, 1, 2), SponsorshipShuffled) == [SponsorshipShuffled(1)]


@pytest.mark.rule("RUL-HEAT-93")
def test_the_sheet_of_a_season_tells_the_laps_that_will_be_driven() -> None:
    laps: dict[str | None, int] = {}
    for year in ("1961", "1962"):
        seen = view(new_race(2, season=year)[0], None).season
        assert seen
        laps |= {race.event: race.laps for race in seen.races}
    # Italy has 3 laps, and one less with the Strike; Great Britain 2, and one more.
    assert (laps["strike"], laps["record_crowds"], laps["grandstand"]) == (2, 3, 2)


@pytest.mark.rule("CHA-25", "WEA-10", "WEA-11")
def test_the_weather_prepares_the_cards_of_every_race_of_a_season() -> None:
    seen: set[str] = set()
    for seed in range(60):
        race, _ = new_race(2, season="1961")
        while race.step == Step.DRAFT:
            [seat] = GAME.waiting(race)
            play(race, seat, GAME.options(race, seat)[0].text())
        play(race, GAME.waiting(race)[0], "no-swap", FastChance(seed))
        weather, driver = race.conditions.weather_token(), race.cars[0]
        assert weather
        heat = race.facts.heat_card
        in_deck = [*driver.deck, *driver.hand].count(heat)
        expected = {"heat_to_deck": (weather.amount, 0), "heat_to_discard": (0, weather.amount)}
        assert (in_deck, driver.discard.count(heat)) == expected.get(weather.setup, (0, 0))
        seen.add(weather.setup)
    assert {"heat_to_deck", "heat_to_discard"} <= seen


def test_a_season_can_be_driven_as_a_tournament() -> None:
    race, _ = new_race(2, season="1961", tournament=True)
    draft(race)
    assert race.tournament
    assert all(
        action.text().startswith("lay") for action in GAME.options(race, GAME.waiting(race)[0])
    )


@pytest.mark.rule("SEAS-4", "RUL-HEAT-103")
def test_an_upgrade_used_up_in_one_season_comes_back_for_the_next_once() -> None:
    race, _ = new_race(1, season="goat", legends=1)
    before = GAME.census(race)
    for _race in range(3):
        draft(race)
        used = race.cars[0].upgrades[:1]
        race.cars[0].removed = used
        over(race, 1, 2)
        if race.step == Step.READY and not view(race, None).season.titles:  # type: ignore[union-attr]
            ready(race)
    while race.step == Step.KEEP:
        play(race, 0, GAME.options(race, GAME.waiting(race)[0])[0].text())
    assert season_of(race).gone == []
    assert GAME.census(race) == before


def test_cards_of_a_season_are_counted_wherever_they_lie() -> None:
    """Heat and Stress come from the reserve: what a spin-out brings changes no count."""
    race = race_with(
        car(18, gear=4, hand="4 4 4 sponsor-turbo 1", engine=0),
        car(10, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 1),), laps=2),
        event="title_sponsor",
    )
    before = GAME.census(race)
    assert before["season:sponsor-turbo"] == 7
    told = whole_turn(race, 0, "plan 4 4+4+4+sponsor-turbo")
    assert only(told, SpunOut)
    assert race.cars[0].stress_taken > 0
    assert season_of(race).used == [card("sponsor-turbo")]
    assert GAME.census(race) == before
