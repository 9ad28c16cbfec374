"""Games that were recorded once go the same way for ever."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from hotseat.core.record import Move, Replayed, finished, read_record, replay
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.games.heap.actions import HeapAction
from hotseat.games.heat.data import CIRCUITS
from hotseat.games.potatoh.tally import PotatohTally

FILES = sorted((Path(__file__).parent / "records/frozen").glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    """Every state on the way has the digest it had: if one has not, read frozen/README.md."""
    record = read_record(file.name, file.read_bytes())
    game = game_by_name(record.head.game)
    assert game.result(finished(file.name, game, record)) is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_frozen_records(name: str) -> None:
    assert any(file.stem.startswith(f"{name}-") for file in FILES)


def test_there_is_a_race_on_each_circuit_and_for_each_end() -> None:
    races = [read_record(file.name, file.read_bytes()) for file in FILES if "heat" in file.stem]
    assert {race.head.settings["circuit"] for race in races} == set(CIRCUITS)
    ends = {entry.action for race in races if isinstance(entry := race.entries[-1], Move)}
    assert "stop" in ends  # the last driver gave up …
    assert ends - {"stop"}  # … and the last driver came home


def test_there_is_a_race_with_each_module_and_each_of_the_questions_it_asks() -> None:
    races = [read_record(file.name, file.read_bytes()) for file in FILES if "heat" in file.stem]
    settings = [race.head.settings for race in races]
    assert any(
        each.get("garage") == "mixed" and each.get("weather") and each["legends"]
        for each in settings
    )
    assert any(each.get("tournament") for each in settings)
    assert any(not isinstance(each.get("upgrades", "box"), str) for each in settings)
    asked = {
        entry.action.split()[0]
        for race in races
        for entry in race.entries
        if isinstance(entry, Move)
    }
    symbols = "pay scrap reduce salvage take accelerate direct value refresh"
    assert asked >= {"draft", "lay", *symbols.split()}


def test_there_are_races_with_the_legends_expansion() -> None:
    races = [read_record(file.name, file.read_bytes()) for file in FILES if "heat" in file.stem]
    settings = [race.head.settings for race in races]
    assert any(each.get("legends") == 11 and each.get("rivals") for each in settings)
    assert any(not isinstance(each.get("legends_decks", "box"), str) for each in settings)


def test_there_are_whole_seasons_with_each_of_the_questions_they_ask() -> None:
    games = [read_record(file.name, file.read_bytes()) for file in FILES if "season" in file.stem]
    seasons = [game.head.settings.get("season") for game in games]
    assert {season for season in seasons if isinstance(season, str)} >= {
        *("1961", "1963", "random", "goat")
    }
    assert any(isinstance(season, dict) for season in seasons)  # a file of somebody's own
    asked = {
        entry.action.split()[0]
        for game in games
        for entry in game.entries
        if isinstance(entry, Move)
    }
    assert asked >= {"draft", "swap", "no-swap", "keep", "ready"}


def test_there_are_seasons_with_the_legends_expansion() -> None:
    games = [read_record(file.name, file.read_bytes()) for file in FILES if "season" in file.stem]
    settings = [game.head.settings for game in games]
    assert {"rising", "2,4,6"} <= {each.get("legends_level") for each in settings}
    assert any(each.get("rivals") and each.get("legends") == 10 for each in settings)
    assert any("level = 5" in str(each.get("season")) for each in settings)
    moves = {entry.action for game in games for entry in game.entries if isinstance(entry, Move)}
    assert {"direct sponsor-pedal", "reduce sponsor-springs 2"} <= moves
    assert any(action.startswith("plan") and "sponsor-grip" in action for action in moves)


def test_on_each_circuit_a_race_was_driven_in_the_browser() -> None:
    files = [file for file in FILES if "heat-driven" in file.stem]
    races = [read_record(file.name, file.read_bytes()) for file in files]
    assert {race.head.settings["circuit"] for race in races} == set(CIRCUITS)
    people = [sum(seat.kind == "person" for seat in race.head.seats) for race in races]
    assert {1, 2} <= set(people)
    assert any(race.head.settings["laps"] == 2 for race in races)
    for race in races:  # everybody drove: no seat was left to a bot on the way
        moved = {entry.seat for entry in race.entries if isinstance(entry, Move)}
        assert moved == set(range(len(race.head.seats)))


def test_there_is_a_match_for_each_end() -> None:
    ends: set[str] = set()
    for file in FILES:
        if "potatoh" in file.stem:
            record = read_record(file.name, file.read_bytes())
            tally = PotatohTally()
            for step in replay(file.name, game_by_name("potatoh"), record):
                for event in step.events:
                    tally.hear(event)
            ends.add(str(record.head.settings["match"]))
            ends |= {name for name, count in tally.figures().items() if count}
    assert ends >= {"rounds", "points", "tie_break_rounds", "rounds_without_explosion"}


def test_heap_is_there_with_each_number_of_players_each_variant_and_each_question() -> None:
    games = [read_record(file.name, file.read_bytes()) for file in FILES if "heap" in file.stem]
    assert {len(each.head.seats) for each in games} == {2, 3, 4}
    settings = [each.head.settings for each in games]
    assert {each["vehicles_needed"] for each in settings} > {4}
    assert {each["parts_needed"] for each in settings} == {3, 4}
    assert any(not isinstance(each["cards"], str) for each in settings)
    answers = {
        entry.action.split()[0]
        for each in games
        for entry in each.entries
        if isinstance(entry, Move)
    }
    assert answers == {action.__struct_config__.tag for action in get_args(HeapAction)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_and_a_snapshot_stay_small(file: Path) -> None:
    data = file.read_bytes()
    assert len(data) <= 100_000
    record = read_record(file.name, data)
    game = game_by_name(record.head.game)
    largest = 0

    def measure(step: Replayed) -> None:
        nonlocal largest
        largest = max(largest, len(game.dump(step.state)))

    finished(file.name, game, record, measure)
    assert largest <= 8_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_heap_was_played_in_the_browser_with_so_many_seats(seats: int) -> None:
    driven = [file for file in FILES if file.stem == f"heap-driven-{seats}"]
    (record,) = [read_record(file.name, file.read_bytes()) for file in driven]
    kinds = [holder.kind for holder in record.head.seats]
    assert kinds == ["person"] + ["bot"] * (seats - 1)
    assert record.head.settings["vehicles_needed"] == 4
