"""The Legends' level of each race of a season: LGX-CHAMP-1, LGX-CHAMP-2 and their rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.core import Event, FastChance, FileText, Invalid
from hotseat.games.heat import GAME, data
from hotseat.games.heat.events import LegendsCardTurned, RaceAnnounced
from hotseat.games.heat.expansion import NO_BOOST
from hotseat.games.heat.points import season_of
from hotseat.games.heat.season_levels import levels_of
from hotseat.games.heat.state import OFF, Race
from hotseat.words import Words
from tests.contract.samples import SEASON_WITH_LEVEL
from tests.games.heat.build import circuit_text, new_race, only, view
from tests.games.heat.test_season import draft, over, ready
from tests.games.heat.test_season_variants import on_to

WITH_LEVELS = """
schema = "hotseat-season/1"
name = "Ladder"
[[race]]
circuit = "usa"
event = "grandstand"
level = 5
[[race]]
circuit = "italy"
event = "strike"
[[race]]
circuit = "france"
event = "corruption"
level = 1
"""


def season_file(text: str = WITH_LEVELS) -> FileText:
    return FileText("own.toml", text)


def levels(season: object, **given: object) -> list[int]:
    """Return the levels of a season's races; no level at all as 0."""
    settings = GAME.settings({"season": season, "legends": 2, **given}, 2)
    assert GAME.settings(GAME.plain_settings(settings), 2) == settings
    return levels_of(settings)


def refusal(season: object, **given: object) -> str:
    """Return why settings are refused, in words."""
    with pytest.raises(Invalid) as refused:
        GAME.settings({"season": season, "legends": 2, **given}, 2)
    return Words(GAME).say(refused.value.phrase)


# Which level


@pytest.mark.rule("LGX-CHAMP-2", "RUL-LGX-32", "EX-LGX-77")
def test_levels_rise_by_one_from_level_2_until_the_highest() -> None:
    assert levels("1963", legends_level="rising") == [2, 3, 4, 5]
    assert levels("1961", legends_level="rising") == [2, 3, 4]
    eight = WITH_LEVELS[: WITH_LEVELS.index("[[race]]")]
    eight += '[[race]]\ncircuit = "usa"\nevent = "grandstand"\n' * 8
    assert levels(season_file(eight), legends_level="rising") == [2, 3, 4, 5, 6, 6, 6, 6]


@pytest.mark.rule("RUL-LGX-32")
def test_each_season_of_a_run_begins_anew() -> None:
    assert levels("goat", legends_level="rising") == [2, 3, 4, 2, 3, 4, 2, 3, 4, 5]
    assert levels("random", legends_level="rising") == [2, 3, 4, 5]


@pytest.mark.rule("LGX-CHAMP-1", "RUL-LGX-32")
def test_the_table_may_set_one_level_or_each_race_freely() -> None:
    for level in range(1, 7):
        assert levels("1961", legends_level=str(level)) == [level] * 3
    assert levels("1961", legends_level="6,1,3") == [6, 1, 3]
    assert levels(SEASON_WITH_LEVEL, legends_level="3,6") == [3, 6]
    assert levels("1961") == [0, 0, 0]
    assert levels("1961", legends_level="none") == [0, 0, 0]


@pytest.mark.rule("RUL-LGX-32")
@pytest.mark.parametrize(
    "asked",
    [
        {"rivals": True},
        {"rivals": "yes"},
        {"legend_adrenaline": False},
        {"legend_adrenaline": "no"},
    ],
)
def test_a_season_that_asks_for_the_expansion_rises_by_itself(asked: dict[str, object]) -> None:
    assert levels("1961", **asked) == [2, 3, 4]
    assert levels("1961", **asked, legends_level="3") == [3, 3, 3]


@pytest.mark.rule("LGX-CHAMP-3")
def test_what_is_as_usual_asks_for_nothing() -> None:
    usual: dict[str, object] = {"rivals": "no", "legend_adrenaline": "yes", "legends_decks": "box"}
    assert levels("1961", **usual) == [0, 0, 0]
    assert levels("1961", rivals=False, legend_adrenaline=True) == [0, 0, 0]


def test_without_a_season_nothing_rises() -> None:
    with pytest.raises(Invalid, match="invalid-setting-needs-any"):
        GAME.settings({"legends": 2, "rivals": True}, 1)
    with pytest.raises(Invalid, match="invalid-heat-rising"):
        GAME.settings({"legends": 2, "legends_level": "rising"}, 1)
    with pytest.raises(Invalid, match="invalid-setting-choice"):
        GAME.settings({"legends": 2, "legends_level": "2,3"}, 1)


# A season file


@pytest.mark.rule("RUL-LGX-32")
def test_a_season_file_sets_levels_and_the_rest_rises() -> None:
    assert levels(season_file()) == [5, 3, 1]
    assert levels(season_file(), legends_level="rising") == [5, 3, 1]
    assert levels(season_file(), legends_level="4") == [4, 4, 4]
    assert levels(season_file(), legends_level="4,5,6") == [4, 5, 6]


def test_levels_of_a_file_are_for_legends_and_may_be_left_aside() -> None:
    assert levels(season_file(), legends=0) == [0, 0, 0]
    assert levels(season_file(), legends_level="none") == [0, 0, 0]


@pytest.mark.parametrize(
    ("level", "found"),
    [
        ("0", "level = 0"),
        ("7", "level = 7"),
        ('"4"', "level = '4'"),
        ("true", "level = True"),
        ("2.5", "level = 2.5"),
    ],
)
def test_a_wrong_level_in_a_file_is_named_with_its_race(
    level: str, found: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(WITH_LEVELS.replace("level = 1", f"level = {level}"), "utf-8")
    assert main(["check", str(file)]) == 2
    [line] = capsys.readouterr().err.splitlines()
    wanted = "the level of race 3 must be a whole number from 1 to 6"
    assert line.endswith(f"own.toml: {wanted}, but found {found}.")


def test_a_good_file_is_said_to_be_fine_with_its_levels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(WITH_LEVELS, "utf-8")
    assert main(["check", str(file)]) == 0
    said = capsys.readouterr().out.strip()
    assert said.endswith("season “Ladder” is fine: 3 races. Levels of the Legends: 5, rising, 1.")


# What is refused


@pytest.mark.rule("RUL-LGX-26")
def test_rivals_need_level_2_in_every_race() -> None:
    assert refusal("1961", rivals=True, legends_level="1").startswith(
        "Rivals need Legends of level 2 or more in every race of a season, but race 1 is at level 1"
    )
    assert "race 2 is at level 1" in refusal("1961", rivals=True, legends_level="2,1,3")
    assert "race 3 is at level 1" in refusal(season_file(), rivals=True)
    assert levels("1961", legends_level="2,1,3") == [2, 1, 3]


def test_there_must_be_a_level_for_each_race() -> None:
    assert refusal("1963", legends_level="2,3,4").startswith(
        "The season has 4 races, but legends_level has 3 levels"
    )
    for wrong in ("2,7,3", "2,,3", "2,rising,3", "2,none,3"):
        assert f"cannot be “{wrong}”; it is one of none, 1" in refusal("1961", legends_level=wrong)


def test_more_cars_than_the_box_has_need_a_level_and_a_grid_on_every_circuit() -> None:
    assert "cars need the Legends expansion" in refusal("1961", legends=5)
    assert levels("1961", legends=10, legends_level="rising") == [2, 3, 4]
    short = circuit_text(spaces=40, corners=((20, 4), (36, 3)), name="Short")
    text = f"{WITH_LEVELS}[[race]]\ncircuit = 'short'\nevent = 'strike'\n"
    text += f"[circuits]\nshort = '''{short.replace('laps = 1', 'laps = 2')}'''\n"
    with pytest.raises(Invalid) as refused:
        GAME.settings({"season": season_file(text), "legends": 9}, 2)
    said = Words(GAME).say(refused.value.phrase)
    assert said.startswith("The grid of Short has 8 places")


# Race by race


def open_season(**given: object) -> Race:
    race, _ = new_race(2, FastChance(3), season="1963", legends=3, **given)
    return race


@pytest.mark.rule("LGX-CHAMP-1", "LGX-CHAMP-2", "LGX-STAR-1", "RUL-LGX-23")
def test_every_race_is_driven_with_the_fresh_decks_of_its_level() -> None:
    race, told = new_race(2, FastChance(3), season="1963", legends=3, legends_level="1,3,6,2")
    for level, cards, boosts in ((1, 12, 0), (3, 24, 36), (6, 12, 36), (2, 12, 36)):
        expansion = race.expansion
        assert expansion is not None
        [announced] = only(told, RaceAnnounced)
        assert (announced.level, expansion.level) == (level, level)
        assert sorted(race.legends_deck) == expansion.decks.cards_of(level)
        assert (len(race.legends_deck), len(expansion.boost_deck)) == (cards, boosts)
        assert (race.legends_card, expansion.boost_card, expansion.turned) == (-1, NO_BOOST, 0)
        draft(race)
        told = drive_round(race)
        assert len(only(told, LegendsCardTurned)) == 1
        assert expansion.turned == 1
        over(race, 1, 2, 3, 4, 5)
        told = [] if season_of(race).is_last() else ready(race)


def drive_round(race: Race) -> list[Event]:
    """Let everybody drive as little as possible until the round is over."""
    told: list[Event] = []
    while race.round == 1:
        seat = GAME.waiting(race)[0]
        GAME.apply(race, seat, GAME.default(race, seat), FastChance(1), told.append)
    return told


@pytest.mark.rule("CHA-29", "RUL-LGX-16", "RUL-LGX-19")
def test_nobody_impedes_or_stands_beside_the_track_in_the_next_race() -> None:
    race = open_season(legends_level="2", rivals=True)
    draft(race)
    race.cars[3].impeding = True
    race.cars[4].spot, race.cars[4].arrival = OFF, 7
    over(race, 1, 2, 3, 4, 5)
    ready(race)
    assert not any(each.impeding for each in race.cars)
    assert [each.arrival for each in race.cars] == [0] * 5
    assert OFF not in [each.spot for each in race.cars]


def test_everybody_sees_the_level_of_each_race_and_of_the_present_one() -> None:
    race = open_season(legends_level="rising")
    seen = view(race, None)
    assert seen.season
    assert seen.race.expansion
    assert [each.level for each in seen.season.races] == [2, 3, 4, 5]
    assert seen.race.expansion.level == 2
    base = view(new_race(2, season="1961", legends=1)[0], None)
    assert base.season
    assert [each.level for each in base.season.races] == [None] * 3


def test_without_legends_or_levels_there_is_no_expansion() -> None:
    for legends in (0, 2):
        race, _ = new_race(2, season="1961", legends=legends)
        assert race.expansion is None


def test_a_random_season_keeps_its_levels_when_events_are_drawn() -> None:
    race, _ = new_race(2, FastChance(5), season="random", legends=1, legends_level="rising")
    on_to(race, 3)
    assert [leg.level for leg in season_of(race).legs] == [2, 3, 4, 5]


def test_a_season_with_levels_comes_back_from_its_snapshot_and_from_a_view() -> None:
    settings = GAME.settings({"season": "1963", "legends": 3, "rivals": True}, 2)
    race = GAME.new(settings, 2, FastChance(2), None)
    draft(race)
    over(race, 3, 4, 1, 2, 5)
    again = GAME.load(settings, GAME.dump(race))
    imagined = GAME.imagine(view(race, None), FastChance(9))
    for other in (race, again, imagined, GAME.clone(race)):
        assert [leg.level for leg in season_of(other).legs] == [2, 3, 4, 5]
        ready(other)
        assert other.expansion is not None
        assert (other.expansion.level, other.expansion.rivals) == (3, (2, 3))


def test_the_table_is_told_the_level_of_a_race() -> None:
    race, told = new_race(2, season="1961", legends=1, legends_level="rising")
    [announced] = only(told, RaceAnnounced)
    for language, sentence in (
        ("en", "The Legends drive at level 2."),
        ("es", "Las Leyendas conducen en el nivel 2."),
    ):
        words = Words(GAME, language=language)
        assert words.say(GAME.phrase(announced), GAME.names(race)).endswith(f" {sentence}")
    assert GAME.rules_behind(announced)[:2] == ("LGX-CHAMP-1", "RUL-LGX-32")
    _, told = new_race(2, season="1961", legends=1)
    [announced] = only(told, RaceAnnounced)
    said = Words(GAME).say(GAME.phrase(announced), GAME.names(race))
    assert said.endswith("The press waits at corner 1.")
    assert "LGX-CHAMP-1" not in GAME.rules_behind(announced)


def test_levels_and_the_first_level_of_a_season_are_data() -> None:
    decks = data.legend_decks()
    assert decks.numbers.rising_from == 2
    assert len(decks.levels) == 6
