"""Any game: random legal play ends, never gets stuck and keeps its cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hotseat.core import Action, Event, FastChance, Seat
from hotseat.core.game import actors
from hotseat.games import game as game_by_name
from hotseat.words import Words
from tests.contract.cases import HIGH_ENDS, Case, cases, random_games, random_season
from tests.contract.checks import check_decision, check_game, check_result, check_snapshot
from tests.contract.harness import RandomGame

CASES = cases()
GAMES = random_games(100)  # `make soak` plays 2,000
SEASONS = [random_season(number) for number in range(1, 21)]  # `make soak` plays 300


def name_of(thing: object) -> str:
    return str(thing)


@pytest.mark.parametrize(("case", "seed"), GAMES, ids=name_of)
def test_random_play_ends_with_a_ranking_and_all_cards(case: Case, seed: int) -> None:
    random_game = RandomGame(case, seed)
    census: dict[str, int] = {}
    for step in random_game.steps():
        census = census or case.game.census(step.state)
        check_decision(random_game, step, census)
    check_result(random_game, step.state)


@pytest.mark.parametrize(("case", "seed"), SEASONS, ids=name_of)
def test_a_whole_random_season_passes_every_check(case: Case, seed: int) -> None:
    check_game(case, seed)


@pytest.mark.parametrize(("game", "setting"), HIGH_ENDS)
def test_the_longest_game_ends_with_a_ranking(game: str, setting: str) -> None:
    named = game_by_name(game)
    [longest] = [one.high for one in named.schema if one.name == setting]
    case = Case(named, 2, {setting: longest})
    random_game = RandomGame(case, 1)
    *_, step = random_game.steps()
    check_result(random_game, step.state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playing_out_is_playing_by_the_verbs_with_one_stream_of_draws(case: Case) -> None:
    game, settings = case.game, case.game.settings(case.given, case.seats)
    chance = FastChance(5)
    by_verbs = game.new(settings, case.seats, chance, None)
    decisions = 0
    told: list[Event] = []
    while waiting := game.waiting(by_verbs):
        options = game.options(by_verbs, waiting[0])
        chosen = options[chance.below(len(options)) if len(options) > 1 else 0]
        game.apply(by_verbs, waiting[0], chosen, chance, told.append)
        decisions += 1

    chance = FastChance(5)
    state = game.new(settings, case.seats, chance, None)
    heard: list[Event] = []
    assert game.play_out(state, chance, heard.append) == decisions
    assert game.dump(state) == game.dump(by_verbs)
    assert heard == told
    assert game.play_out(state, chance) == 0


@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_a_policy_is_asked_for_every_decision_and_followed(case: Case) -> None:
    game, settings = case.game, case.game.settings(case.given, case.seats)
    chance, dice = FastChance(6), FastChance(7)
    moves: list[tuple[Seat, Action]] = []

    def choose(state: object, seat: Seat, options: Sequence[Action]) -> Action:
        assert seat == game.waiting(state)[0]
        assert options == game.options(state, seat)
        moves.append((seat, options[dice.below(len(options))]))
        chance.turn_to(len(moves))
        return moves[-1][1]

    state = game.new(settings, case.seats, chance, None)
    assert game.play_out(state, chance, None, choose) == len(moves)

    chance.turn_to(0)
    again = game.new(settings, case.seats, chance, None)
    for number, (seat, action) in enumerate(moves, start=1):
        chance.turn_to(number)
        game.apply(again, seat, action, chance, None)
    assert game.dump(again) == game.dump(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_are_in_a_stable_order(case: Case) -> None:
    game = case.game
    for step in RandomGame(case, seed=2).steps():
        if step.number % 20 == 0:
            for seat in actors(game, step.state):
                options: list[Action] = game.options(step.state, seat)
                loaded = game.load(game.settings(case.given, case.seats), game.dump(step.state))
                assert game.options(loaded, seat) == options
                assert game.options(game.clone(step.state), seat) == options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_are_independent_and_snapshots_complete(case: Case) -> None:
    random_game = RandomGame(case, seed=3)
    dice = FastChance(9)
    for step in random_game.steps():
        if step.number % 10 == 0 and case.game.waiting(step.state):
            check_snapshot(random_game, step, dice)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_stays_as_it_is_while_the_game_goes_on(case: Case) -> None:
    game = case.game
    copies = [
        (copy := game.clone(step.state), game.dump(copy))
        for step in RandomGame(case, seed=4).steps()
        if step.number % 15 == 1
    ]
    assert copies
    for copy, dumped in copies:
        assert game.dump(copy) == dumped


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_can_be_said_in_english(case: Case) -> None:
    game = case.game
    words = Words(game)
    random_game = RandomGame(case, seed=4)
    names = None
    for step in random_game.steps():
        names = names or game.names(step.state)
        for event in step.events:
            assert words.say(game.phrase(event), names)
        if step.number % 10 == 0:
            for seat in [None, *random_game.seats]:
                view = game.view(step.state, seat)
                assert words.say(game.question(view), names)
                for barred in game.barred(view):
                    assert words.say(barred.label, names)
                    assert words.say(barred.reason.phrase, names)
            for seat in actors(game, step.state):
                for action in game.options(step.state, seat):
                    assert words.say(game.label(action), names)
    result = game.result(step.state)
    assert result is not None
    for standing in result.standings:
        assert words.say(standing.name)
