"""Seasons of one's own, at random, and the greatest of all time: SEAS and its rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.core import Event, FastChance, FileText, Invalid, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.conditions import NO_EVENT
from hotseat.games.heat.events import (
    GreatestFound,
    GridFilled,
    RaceAnnounced,
    SeasonWon,
    UpgradeKept,
)
from hotseat.games.heat.garage import garage_of
from hotseat.games.heat.points import by_points, season_of
from hotseat.games.heat.season import after_race
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    StackedChance,
    card,
    circuit_text,
    keys,
    new_race,
    only,
    options,
    play,
    refused,
    view,
    waiting,
)
from tests.games.heat.test_season import draft, over, ready
from tests.in_words import in_words


def on_to(race: Race, number: int) -> list[Event]:
    """Drive races, the first car first, until this one (from 1) is over."""
    told: list[Event] = []
    places = range(1, len(race.cars) + 1)
    while True:
        draft(race)
        told = over(race, *places)
        if season_of(race).race + 1 == number:
            return told
        while race.step == Step.KEEP:
            for seat in waiting(race):
                play(race, seat, options(race, seat)[0])
        ready(race)


# At random


@pytest.mark.rule("SEAS-1", "SEAS-2", "RUL-HEAT-102")
def test_a_random_season_has_each_track_once_and_no_event_twice() -> None:
    orders: set[tuple[str, ...]] = set()
    events: set[tuple[str, ...]] = set()
    for seed in range(8):
        race, told = new_race(2, FastChance(seed), season="random")
        circuits = [str(leg.circuit.source) for leg in season_of(race).legs]
        assert sorted(circuits) == sorted(data.CIRCUITS)
        orders.add(tuple(circuits))
        drawn = [event.event for event in only(told, RaceAnnounced)]
        for number in range(2, 5):
            # Nobody knows the next event before its race.
            later = [leg.event for leg in season_of(race).legs[number - 1 :]]
            assert later == [NO_EVENT] * (5 - number)
            seen = view(race, 0).season
            assert seen
            assert [each.event for each in seen.races[number - 1 :]] == [None] * (5 - number)
            draft(race)
            over(race, 1, 2)
            chance = FastChance(seed * 100 + number)
            heard = play(race, 0, "ready", chance) + play(race, 1, "ready", chance)
            [announced] = only(heard, RaceAnnounced)
            drawn.append(announced.event)
            event = race.facts.events[season_of(race).leg().event]
            assert announced.laps == season_of(race).leg().circuit.laps + event.laps
        assert len(set(drawn)) == 4
        events.add(tuple(drawn))
    assert len(orders) > 3
    assert len(events) > 3


# The greatest of all time


@pytest.mark.rule("SEAS-3", "RUL-HEAT-103")
def test_the_run_has_all_ten_races_of_the_three_seasons() -> None:
    race, _ = new_race(2, season="goat")
    years = [leg.year for leg in season_of(race).legs]
    assert years == ["1961"] * 3 + ["1962"] * 3 + ["1963"] * 4


@pytest.mark.rule("SEAS-4", "RUL-HEAT-103")
def test_each_driver_keeps_one_upgrade_and_everything_else_goes_back() -> None:
    race, _ = new_race(2, season="goat", legends=1)
    before = GAME.census(race)
    told = on_to(race, 3)
    assert only(told, SeasonWon) == [SeasonWon("1961", 0, 9 + 9 + 11)]
    assert (race.step, waiting(race)) == (Step.KEEP, [0, 1])
    first = race.cars[0]
    mine = list(dict.fromkeys(keys([kind]) for kind in first.upgrades))
    assert options(race, 0) == [f"keep {key}" for key in mine]
    assert first.sponsorship == ()
    assert len(season_of(race).deck) == 35
    told = play(race, 0, options(race, 0)[-1])
    assert only(told, UpgradeKept) == [UpgradeKept(0, card(mine[-1]))]
    assert keys(first.upgrades) == mine[-1]
    assert waiting(race) == [1]
    assert refused(race, 0, f"keep {mine[-1]}")[0].startswith("refused")
    chance = StackedChance()
    play(race, 1, options(race, 1)[0], chance)
    assert (race.step, waiting(race)) == (Step.READY, [0, 1])
    assert len(garage_of(race).deck) == 96 - 2
    assert garage_of(race).deck in chance.shuffled
    assert GAME.census(race) == before


@pytest.mark.rule("RUL-HEAT-103", "CHA-13")
def test_a_new_season_begins_with_no_points_and_a_random_grid() -> None:
    grids: set[tuple[int, ...]] = set()
    for seed in range(6):
        race, _ = new_race(3, season="goat")
        on_to(race, 3)
        for seat in waiting(race):
            play(race, seat, options(race, seat)[0])
        chance = FastChance(seed)
        told = [event for seat in waiting(race) for event in play(race, seat, "ready", chance)]
        grids.add(only(told, GridFilled)[0].grid)
        seen = view(race, 0).season
        assert seen
        assert {score.points for score in seen.scores} == {0}
        assert {score.total for score in seen.scores} == {29, 18, 12}
        assert [(title.year, title.car, title.points) for title in seen.titles] == [("1961", 0, 29)]
    assert len(grids) > 1


@pytest.mark.rule("SEAS-5", "RUL-HEAT-103")
def test_the_greatest_has_most_points_over_all_seasons() -> None:
    race, _ = new_race(2, season="goat")
    told = on_to(race, 10)
    assert only(told, SeasonWon) == [SeasonWon("1963", 0, 36)]
    total = 3 * 9 + 2 + 3 * 9 + 1 + 4 * 9
    assert only(told, GreatestFound) == [GreatestFound(0, total)]
    result = GAME.result(race)
    assert result
    assert [(one.seat, one.score) for one in result.standings] == [(0, total), (1, 10 * 6 + 1)]


@pytest.mark.rule("RUL-HEAT-103")
def test_a_tie_over_all_seasons_goes_to_the_better_place_in_the_very_last_race() -> None:
    race, _ = new_race(2, season="goat")
    on_to(race, 10)
    season = season_of(race)
    for page in season.results:
        for placing in page:
            placing.points = 1
    last = season.results[-1]
    last[0].place, last[1].place = 2, 1
    assert [each.id for each in by_points(race)] == [1, 0]


def test_who_has_but_one_kind_of_upgrade_is_not_asked_which_to_keep() -> None:
    race, _ = new_race(2, season="goat")
    while True:
        draft(race)
        if season_of(race).race == 2:
            break
        over(race, 1, 2)
        ready(race)
    for each, place in zip(race.cars, (1, 2), strict=True):
        garage_of(race).deck += each.upgrades
        each.place = place
    for each, key in zip(race.cars, ("fwd-1", "rpm-14"), strict=True):
        garage_of(race).deck.remove(card(key))
        garage_of(race).deck.remove(card(key))
        each.upgrades = (card(key), card(key))
    after_race(race, StackedChance(), None)
    assert race.step == Step.READY
    assert [keys(each.upgrades) for each in race.cars] == ["fwd-1", "rpm-14"]


# A season file


def season_file(races: str, circuits: str = "") -> FileText:
    return FileText(
        "own.toml",
        f'schema = "hotseat-season/1"\nname = "Short"\n{circuits}\n{races}',
    )


def race_row(circuit: str = "italy", event: str = "strike", more: str = "") -> str:
    return f'[[race]]\ncircuit = "{circuit}"\nevent = "{event}"\n{more}\n'


RING = f"[circuits]\nring = '''{circuit_text()}'''\n"


def test_a_season_file_names_packaged_circuits_and_its_own() -> None:
    file = season_file(race_row("ring", "title_sponsor") + race_row("usa", "corruption"), RING)
    race, told = new_race(2, season=file)
    assert only(told, RaceAnnounced)[0] == RaceAnnounced(
        1, 2, "own", "Ring", 1, "title_sponsor", (1,)
    )
    seen = view(race, 0)
    assert seen.season
    assert (seen.season.name, seen.season.title) == ("own", "Short")
    assert seen.race.circuit == FileText("own:ring", circuit_text().lstrip())
    settings = GAME.settings({"season": file}, 2)
    assert GAME.dump(GAME.load(settings, GAME.dump(race))) == GAME.dump(race)
    assert set(GAME.printed(settings).circuits) == {*data.CIRCUITS, "own:ring"}
    told = on_to(race, 2)
    assert only(told, SeasonWon) == [SeasonWon("own", 0, 19)]


@pytest.mark.parametrize(
    ("file", "problem", "found"),
    [
        (
            season_file(race_row() + race_row("monza")),
            "the circuit of race 2 must be one of usa, great_britain, italy, france",
            "circuit = 'monza'",
        ),
        (
            season_file(race_row("ring", "party"), RING),
            "the event of race 1 must be one of "
            + ", ".join(event.key for event in data.facts().events),
            "event = 'party'",
        ),
        (
            season_file('[[race]]\ncircuit = "usa"\n'),
            "the event of race 1 must be one of "
            + ", ".join(event.key for event in data.facts().events),
            "no event",
        ),
        (
            season_file(race_row(more="laps = 9")),
            "race 1 can have circuit, event, level, nothing else",
            "laps = 9",
        ),
        (
            season_file(race_row("ring", "strike"), RING),
            "race 1 must have at least one lap, and its event takes the only one away",
            "event = 'strike'",
        ),
        (season_file(race_row() * 13), "a season has 1 to 12 races", "13"),
        (season_file("race = []"), "a season has 1 to 12 races", "0"),
        (
            season_file(race_row(), "[circuits]\nusa = ''\n"),
            "a circuit of the file needs a name of its own of 1 to 24 letters",
            "circuits = 'usa'",
        ),
        (
            season_file(race_row(), f"{RING}yard = 3\n"),
            "circuit yard must be a whole circuit file as text",
            "yard = 3",
        ),
        (
            FileText("own.toml", season_file(race_row()).text.replace("Short", " ")),
            "the name must be readable and have 1 to 40 letters",
            "name = ' '",
        ),
        (
            FileText("own.toml", season_file(race_row()).text.replace("season/1", "season/2")),
            "the schema must be hotseat-season/1",
            "schema = 'hotseat-season/2'",
        ),
    ],
)
def test_a_broken_season_file_is_refused_with_the_race_and_the_value(
    file: FileText, problem: str, found: str
) -> None:
    with pytest.raises(Invalid, match="invalid-in-file") as refusal:
        GAME.settings({"season": file}, 2)
    assert in_words(refusal.value.phrase) == f"own.toml: {problem}, but found {found}."


def test_a_file_that_is_no_toml_or_has_a_broken_circuit_says_so() -> None:
    with pytest.raises(Invalid, match="invalid-file-toml"):
        GAME.settings({"season": FileText("own.toml", "schema =")}, 2)
    broken = RING.replace("limit = 4", "limit = 99")
    with pytest.raises(Invalid, match="invalid-in-file") as refusal:
        GAME.settings({"season": season_file(race_row("ring", "corruption"), broken)}, 2)
    assert refusal.value.phrase.params["file"] == "own.toml, circuit ring"


@pytest.mark.parametrize("letters", [1, 24])
def test_a_circuit_of_a_season_file_may_have_a_name_of_1_to_24_letters(letters: int) -> None:
    name = "r" * letters
    circuit = f"[circuits]\n{name} = '''{circuit_text()}'''\n"
    chosen = GAME.settings({"season": season_file(race_row(name, "corruption"), circuit)}, 2)
    race = GAME.new(chosen, 2, StackedChance(), None)
    assert race.circuit.name == "Ring"


@pytest.mark.parametrize("where", ["file", "race"])
def test_a_key_that_a_season_file_does_not_know_is_refused(where: str) -> None:
    in_file, in_race = ("winner = 1", "") if where == "file" else ("", "winner = 1")
    with pytest.raises(Invalid) as refusal:
        GAME.settings({"season": season_file(race_row(more=in_race), in_file)}, 2)
    assert "winner" in in_words(refusal.value.phrase)


def test_a_season_file_is_checked_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(season_file(race_row() + race_row("usa")).text, "utf-8")
    bad.write_text(season_file(race_row() + race_row("monza")).text, "utf-8")
    assert main(["check", str(good)]) == 0
    assert "season “Short” is fine: 2 races." in capsys.readouterr().out
    assert main(["check", str(bad)]) == 2
    said = capsys.readouterr().err
    assert "bad.toml: the circuit of race 2 must be one of" in said
    assert "circuit = 'monza'" in said


def test_a_season_needs_enough_upgrades_for_its_races() -> None:
    file = season_file(race_row("usa", "corruption") * 12)
    with pytest.raises(Invalid, match="invalid-heat-garage"):
        GAME.settings({"season": file, "garage": "basic"}, 3)
    assert GAME.settings({"season": file, "garage": "mixed"}, 6).garage == "mixed"


def test_the_one_asked_is_told_so() -> None:
    race, _ = new_race(2, season="1961")
    draft(race)
    over(race, 1, 2)
    play(race, 0, "ready")
    codes = [GAME.question(GAME.view(race, Seat(seat))).code for seat in (0, 1)]
    assert codes == ["heat-wait-ready", "heat-ask-ready"]
