"""Any game: random legal play ends, never gets stuck and keeps its cards."""

from __future__ import annotations

import pytest

from hotseat.core import Action, FastChance
from hotseat.core.game import actors
from hotseat.words import Words
from tests.contract.cases import Case, cases
from tests.contract.harness import RandomGame, played_on

CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_play_ends_with_a_ranking_and_all_cards(case: Case) -> None:
    game = case.game
    random_game = RandomGame(case, seed=1)
    census: dict[str, int] = {}
    for step in random_game.steps():
        census = census or game.census(step.state)
        assert game.census(step.state) == census
        waiting = game.waiting(step.state)
        assert (game.result(step.state) is None) == bool(waiting)
        acting = actors(game, step.state)
        assert len(set(acting)) == len(acting)
        for seat in random_game.seats:
            options = game.options(step.state, seat)
            assert bool(options) == (seat in acting)
            if seat in waiting:
                assert game.default(step.state, seat) in options
    result = game.result(step.state)
    assert result is not None
    places = [standing.place for standing in result.standings]
    assert places == sorted(places)
    assert {standing.seat for standing in result.standings} >= set(random_game.seats)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_are_different_and_in_a_stable_order(case: Case) -> None:
    game = case.game
    for step in RandomGame(case, seed=2).steps():
        for seat in actors(game, step.state):
            options: list[Action] = game.options(step.state, seat)
            texts = [action.text() for action in options]
            assert len(set(texts)) == len(texts)
            assert all(action.text().startswith(action.face()) for action in options)
            if step.number % 20 == 0:
                loaded = game.load(game.settings(case.given, case.seats), game.dump(step.state))
                assert game.options(loaded, seat) == options
                assert game.options(game.clone(step.state), seat) == options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_are_independent_and_snapshots_complete(case: Case) -> None:
    game = case.game
    random_game = RandomGame(case, seed=3)
    dice = FastChance(9)
    for step in random_game.steps():
        if step.number % 10 or not game.waiting(step.state):
            continue
        before = game.dump(step.state)
        loaded = game.load(random_game.settings, before)
        assert game.dump(loaded) == before
        for seat in actors(game, step.state):
            action: Action = dice.pick(game.options(step.state, seat))
            on_copy = played_on(game, step.state, seat, action, seed=step.number)
            on_loaded = played_on(game, loaded, seat, action, seed=step.number)
            assert game.dump(step.state) == before
            assert game.dump(on_loaded.state) == game.dump(on_copy.state)
            assert on_loaded.events == on_copy.events


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
