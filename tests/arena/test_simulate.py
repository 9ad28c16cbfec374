"""Many games among bots: fair, the same each time, and added up."""

from __future__ import annotations

import re
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from hotseat.arena import simulate as arena_simulate
from hotseat.arena.play import FinishedGame, play_game
from hotseat.arena.simulate import Order, Report, simulate
from hotseat.bots import BotFault
from hotseat.bots.own import add_own, own_places
from hotseat.core import Phrase, Result, Standing
from hotseat.core.record import finished, read_record
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.words import Words
from tests.bots.own_bots import CHEAT, FIRST, forgets_own_bots, write_bot

__all__ = ["forgets_own_bots"]  # pytest finds it here

SHORT: dict[str, dict[str, object]] = {
    "heat": {"laps": 1},
    "potatoh": {"rounds": 1},
    "heap": {"vehicles_needed": 1},
}


def order(*bots: str, name: str = "heat", games: int = 4, seed: int = 1) -> Order:
    game = game_by_name(name)
    settings = game.plain_settings(game.settings(SHORT[name], len(bots)))
    return Order(name, settings, bots, games, seed, own_bots=own_places())


def without_time(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0)


def test_seats_rotate_so_that_every_bot_has_every_seat_equally_often() -> None:
    wanted = order("random", "rookie", "x", games=6)
    assert [wanted.bots_of(number) for number in range(4)] == [
        ["random", "rookie", "x"],
        ["rookie", "x", "random"],
        ["x", "random", "rookie"],
        ["random", "rookie", "x"],
    ]


def test_every_game_has_a_seed_of_its_own_also_beside_other_simulations() -> None:
    orders = [order("random", "random", seed=seed) for seed in (0, 1, 2)]
    seeds = [one.seed_of(number) for one in orders for number in (0, 1)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_order_gives_the_same_report_and_another_seed_another(name: str) -> None:
    reports = [
        without_time(simulate(order("rookie", "random", name=name, seed=seed)))
        for seed in (7, 7, 8)
    ]
    assert reports[0] == reports[1]
    assert reports[0].counts != reports[2].counts


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    records: dict[int, dict[int, bytes]] = {2: {}, 4: {}}
    for games, kept in records.items():
        wanted = msgspec.structs.replace(order("random", "rookie", games=games), record=True)
        simulate(wanted, keep=kept.__setitem__)
    assert [records[4][number] for number in (0, 1)] == list(records[2].values())


def test_figures_are_added_up_over_all_games() -> None:
    parts: Counter[str] = Counter()
    wanted = order("random", "random", "rookie", games=5)
    game = game_by_name("heat")
    settings = game.settings(wanted.settings, 3)
    for number in range(5):
        one = play_game(game, settings, wanted.bots_of(number), wanted.seed_of(number))
        parts.update(one.tally.figures())
        parts.update(games=1, decisions=one.decisions)
    report = simulate(wanted)
    assert report.counts == dict(parts)
    assert sum(report.wins_by_seat) == sum(report.wins_by_bot.values()) == 5
    assert report.rates["rounds_a_game"] == pytest.approx(parts["rounds"] / 5, abs=1e-4)
    flat = report.flat()
    assert flat["games"] == 5
    assert flat["rounds_a_game"] == report.rates["rounds_a_game"]
    assert not {"counts", "rates"} & set(flat)


def test_wins_belong_to_the_bot_and_to_the_seat_it_had() -> None:
    report = simulate(order("rookie", "random", games=10))
    assert report.wins_by_bot["rookie"] >= 9  # from both seats, so each seat wins about half
    assert min(report.wins_by_seat) >= 4


def test_everybody_who_shares_the_first_place_has_won_but_nobody_without_a_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    really_play: Callable[..., FinishedGame] = play_game

    def tied(*arguments: object, **keywords: bool) -> FinishedGame:
        places = ((1, 0), (1, 2), (1, None), (4, 1))
        done = really_play(*arguments, **keywords)
        done.result = Result(tuple(Standing(place, Phrase("x"), seat, 0) for place, seat in places))
        return done

    monkeypatch.setattr(arena_simulate, "play_game", tied)
    report = simulate(order("rookie", "random", "random", games=1))
    assert report.wins_by_seat == [1, 0, 1]
    assert report.wins_by_bot == {"rookie": 1, "random": 1}


def test_progress_is_told_in_chunks_and_in_all() -> None:
    done: list[int] = []
    simulate(order("random", "random", games=23), progress=done.append)
    assert done == [10, 10, 3]


def test_records_come_with_the_number_of_their_game_and_are_whole() -> None:
    kept: dict[int, bytes] = {}
    wanted = msgspec.structs.replace(order("random", "rookie", games=3), record=True)
    report = simulate(wanted, keep=kept.__setitem__)
    assert sorted(kept) == [0, 1, 2]
    game = game_by_name("heat")
    wins: Counter[str] = Counter()
    for number, data in kept.items():
        record = read_record("it", data)
        assert [holder.name for holder in record.head.seats] == wanted.bots_of(number)
        assert record.head.chance.seed == str(wanted.seed_of(number))
        result = game.result(finished("it", game, record))
        assert result is not None
        [winner] = [one.seat for one in result.standings if one.place == 1]
        assert winner is not None
        wins[wanted.bots_of(number)[winner]] += 1
    assert wins == Counter(report.wins_by_bot)


def test_without_an_order_for_records_none_is_made() -> None:
    kept: dict[int, bytes] = {}
    simulate(order("random", "random"), keep=kept.__setitem__)
    assert kept == {}


@pytest.mark.usefixtures("forgets_own_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_ones_own_plays_in_this_process_and_in_others(tmp_path: Path, jobs: int) -> None:
    mine = add_own(f"{write_bot(tmp_path, FIRST)}:First")
    report = simulate(order(mine, "random", games=40), jobs=jobs)
    assert report.bots == ("mine.py:First", "random")
    assert sum(report.wins_by_bot.values()) == 40
    assert set(report.wins_by_bot) <= {"mine.py:First", "random"}


@pytest.mark.usefixtures("forgets_own_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_cheating_bot_is_caught_by_name_in_this_process_and_in_others(
    tmp_path: Path, jobs: int
) -> None:
    cheat = add_own(f"{write_bot(tmp_path, CHEAT)}:Cheat")
    with pytest.raises(BotFault) as caught:
        simulate(order("rookie", cheat, games=40), jobs=jobs)
    told = Words(game_by_name("heat")).say(caught.value.phrase)
    assert re.match("The bot mine.py:Cheat on seat [01] answered .+ with “slipstream 20”", told)


@pytest.mark.usefixtures("forgets_own_bots")
def test_what_a_bot_prints_does_not_go_where_the_report_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FIRST + "    def __init__(self, *seat):\n        super().__init__(*seat)\n"
    mine = add_own(f"{write_bot(tmp_path, text + '        print(7)')}:First")
    simulate(order(mine, "random", games=1))
    out, err = capsys.readouterr()
    assert (out, err) == ("", "7\n")
    assert sys.stdout is not sys.stderr


def test_processes_leave_an_interrupt_to_the_one_that_started_them() -> None:
    before = signal.getsignal(signal.SIGINT)
    with arena_simulate.interrupts_ignored():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is before
