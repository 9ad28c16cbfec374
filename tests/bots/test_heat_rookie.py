"""The rookie drives with sense."""

from __future__ import annotations

import pytest

from hotseat.arena.play import play_game
from hotseat.bots import Decision, bot
from hotseat.bots.heat_outlook import expected, outlook
from hotseat.core import FastChance, Invalid, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.conditions import conditions
from hotseat.games.heat.state import Race
from tests.games.heat.build import FACTS, USA, car, play, race_with, turn


def choice(race: Race, seat: int) -> str:
    """Return what the rookie would do, by its text."""
    rookie = bot("rookie", GAME, Seat(seat), FastChance(1))
    options = GAME.options(race, Seat(seat))
    chosen = rookie.choose(Decision(options, lambda: GAME.view(race, Seat(seat))))
    assert chosen in options
    return chosen.text()


def test_it_does_not_crawl_on_a_straight() -> None:
    race = race_with(car(14, gear=3, hand="1 1 2 3 4 4 start5"), car(-5))
    assert choice(race, 0) == "plan 4 3+4+4+start5"


def test_it_does_not_fly_into_a_hairpin_with_an_empty_engine() -> None:
    race = race_with(car(56, gear=3, engine=0, hand="1 1 2 3 4 4 start5"), car(-5))
    assert choice(race, 0).startswith("plan 2 1+1")


def test_it_cools_down_what_it_can() -> None:
    race = race_with(car(14, gear=1, engine=2, hand="1 heat heat heat heat 2 3"), car(-5))
    turn(race, 0, "plan 1 3")
    assert choice(race, 0) == "cooldown gear 3"


def test_it_uses_the_slipstream_on_a_straight_and_not_into_a_corner_it_cannot_pay() -> None:
    race = race_with(car(14, gear=2), car(20, spot=0), car(-5))
    turn(race, 0, "plan 2 1+4")
    play(race, 0, "react-done")
    assert choice(race, 0) == "slipstream 2"
    race = race_with(car(50, gear=2, engine=0), car(56, spot=0), car(-5))
    turn(race, 0, "plan 2 1+4")
    play(race, 0, "react-done")
    assert choice(race, 0) == "stay"


def test_it_throws_away_slow_cards_before_a_straight() -> None:
    race = race_with(car(57, gear=4, engine=6, hand="1 2 3 4 start0 4 4 4"), car(-5))
    turn(race, 0, "plan 4 3+4+4+4")
    play(race, 0, "react-done")
    assert choice(race, 0) == "discard 1"


def test_it_never_stops_and_never_gives_up() -> None:
    race = race_with(car(14), car(0, place=1))
    assert choice(race, 0) != "stop"


def test_the_same_seed_drives_the_same_race() -> None:
    settings = GAME.settings({"laps": 1}, 2)
    races = [play_game(GAME, settings, ["rookie"] * 2, 3, keep_moves=True) for _ in range(2)]
    assert races[0].moves == races[1].moves


def test_it_beats_a_random_driver() -> None:
    settings = GAME.settings({"circuit": "italy", "laps": 1}, 2)
    for seed in range(8):
        played = play_game(GAME, settings, ["random", "rookie"], seed)
        assert played.result is not None
        assert played.result.standings[0].seat == 1


def test_a_bot_that_does_not_exist_is_named() -> None:
    with pytest.raises(Invalid, match="invalid-bot"):
        bot("genius", GAME, Seat(0), FastChance(1))


# The outlook


def test_a_place_with_more_heat_or_a_free_road_is_better() -> None:
    ahead = outlook(FACTS, conditions(FACTS, USA, 2))
    assert ahead.spaces(40, 3, 6) > ahead.spaces(40, 3, 0)
    assert ahead.spaces(12, 4, 3) > ahead.spaces(52, 4, 3)
    assert ahead.spaces(138, 1, 0) == ahead.spaces(150, 4, 6)


def test_what_is_not_in_hand_counts_less() -> None:
    assert expected([10.0, 6.0, 0.0]) == pytest.approx(10 / 2 + 6 / 4)
