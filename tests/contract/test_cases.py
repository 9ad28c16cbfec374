"""The combinations that the contract suite plays."""

from __future__ import annotations

import pytest

from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from tests.contract.cases import (
    SEATS,
    cases,
    possible_pairs,
    random_games,
    random_legends_race,
    random_season,
    sample_values,
)
from tests.contract.samples import SAMPLE_FILES, SEASON_WITH_LEVEL


def test_every_module_of_a_race_meets_every_other_and_every_number_of_drivers() -> None:
    races = [case for case in cases() if case.game.name == "heat"]
    rows = [case.given | {SEATS: case.seats} for case in races]
    for one, other in (
        ({SEATS: 6}, {"garage": "mixed"}),
        ({SEATS: 1}, {"tournament": True}),
        ({SEATS: 6}, {"garage_choice": "random"}),
        ({"garage": "advanced"}, {"tournament": True}),
        ({"garage": "basic"}, {"weather": True}),
        ({"garage": "mixed"}, {"legends": 11}),
        ({"weather": True}, {"tournament": True}),
        ({"weather": True}, {"legends": 11}),
        ({"weather": True}, {"legends_level": "6"}),
        ({"legends": 11}, {"rivals": True}),
        ({"legends": 11}, {"legend_adrenaline": False}),
        ({SEATS: 6}, {"legends_level": "4"}),
        ({"garage": "mixed"}, {"rivals": True}),
        ({"tournament": True}, {"rivals": True}),
        ({"season": SAMPLE_FILES["heat", "season"]}, {"legends_level": "rising"}),
        ({"season": SAMPLE_FILES["heat", "season"]}, {"legends_level": "1"}),
        ({"season": SAMPLE_FILES["heat", "season"]}, {"rivals": True}),
        ({"season": SAMPLE_FILES["heat", "season"]}, {"legend_adrenaline": False}),
        ({"tournament": True}, {"legends_level": "rising"}),
    ):
        wanted = (one | other).items()
        assert any(wanted <= row.items() for row in rows), (one, other)
    with_own_set = [row for row in rows if row.get("upgrades", "box") != "box"]
    assert {row["garage"] for row in with_own_set} == {"basic", "advanced", "mixed"}
    assert {row["tournament"] for row in with_own_set} == {False, True}
    with_own_decks = [row for row in rows if row.get("legends_decks", "box") != "box"]
    assert {row["legends_level"] for row in with_own_decks} == {*"123456", "rising"}
    assert {row["rivals"] for row in with_own_decks} == {False, True}


@pytest.mark.parametrize("name", NAMES)
def test_no_value_without_effect_is_given(name: str) -> None:
    game = game_by_name(name)
    for case in cases():
        if case.game.name == name:
            game.settings(case.given, case.seats)  # a value that needs another is refused
    for setting in game.schema:
        for value in sample_values(game, setting):
            played = [case.given.get(setting.name, setting.default) for case in cases()]
            assert value in played


def test_what_cannot_go_together_is_no_pair() -> None:
    pairs = possible_pairs(game_by_name("heat"))
    names = [{pair[0][0], pair[1][0]} for pair in pairs]
    assert {SEATS, "legends"} in names
    assert len(pairs) == len(set(pairs))
    # Four numbers of seats and three of Legends, but eleven Legends leave room for one driver, and
    # nobody drives alone.
    assert sum(each == {SEATS, "legends"} for each in names) == 4 * 3 - 3 - 1


def test_random_games_differ_in_case_or_seed_and_come_round_again() -> None:
    games = random_games(100)
    every = len(cases())
    assert len({(str(case), seed) for case, seed in games}) == 100
    assert games[0][0] == games[every][0]
    assert {str(case) for case, _ in games} == {str(case) for case in cases()}


def test_random_seasons_have_all_kinds_of_levels_and_up_to_twelve_cars() -> None:
    seasons = [random_season(number)[0] for number in range(1, 101)]
    levels = {str(case.given.get("legends_level", "none")) for case in seasons}
    assert {"none", "rising", *"123456"} <= levels
    assert any("," in level for level in levels)
    assert any(case.given["season"] == SEASON_WITH_LEVEL for case in seasons)
    cars = {case.seats + int(str(case.given["legends"])) for case in seasons}
    assert cars == set(range(2, 13))
    assert any(case.given.get("rivals") for case in seasons)


def test_races_with_the_legends_expansion_have_every_level_and_number_of_cars() -> None:
    races = [random_legends_race(number)[0] for number in range(1, 201)]
    assert {case.given["legends_level"] for case in races} == {*"123456"}
    assert {case.seats + int(str(case.given["legends"])) for case in races} == set(range(2, 13))
    assert {case.given["season"] for case in races} == {"none"}
