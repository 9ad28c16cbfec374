"""Any game: nobody is sent a byte they may not know."""

from __future__ import annotations

from collections import defaultdict

import pytest

from hotseat.core import Action, FastChance
from tests.contract.cases import Case, cases
from tests.contract.checks import (
    EVERY,
    check_imagined,
    check_refusals,
    check_reshuffled,
    check_twins,
    onlookers,
)
from tests.contract.harness import RandomGame, events_for, played_on, what_a_seat_gets

CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_state_looks_the_same_and_has_the_same_cards(case: Case) -> None:
    random_game = RandomGame(case, seed=5)
    chance = FastChance(77)
    for step in random_game.steps():
        if step.number % EVERY == 1:
            check_imagined(random_game, step, chance)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_states_differ_from_each_other(case: Case) -> None:
    game = case.game
    random_game = RandomGame(case, seed=6)
    step = next(random_game.steps())
    for seat in onlookers(random_game):
        view = game.view(step.state, seat)
        imagined = {game.dump(game.imagine(view, FastChance(seed))) for seed in range(8)}
        assert len(imagined) > 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_that_look_the_same_tell_the_same(case: Case) -> None:
    random_game = RandomGame(case, seed=7)
    dice = FastChance(78)
    compared = 0
    for step in random_game.steps():
        if step.number % EVERY == 2:
            compared += check_twins(random_game, step, dice)
    assert compared > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_that_look_the_same_refuse_the_same(case: Case) -> None:
    random_game = RandomGame(case, seed=9)
    dice = FastChance(79)
    refused = 0
    for step in random_game.steps():
        if step.number % EVERY == 3:
            refused += check_refusals(random_game, step, dice)
    assert refused > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_nobody_may_know_can_be_shuffled_without_anybody_seeing_a_difference(
    case: Case,
) -> None:
    random_game = RandomGame(case, seed=10)
    dice = FastChance(80)
    shuffled = [
        check_reshuffled(random_game, step, dice)
        for step in random_game.steps()
        if step.number % EVERY == 4
    ]
    assert any(shuffled)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_simultaneous_choice_shows_only_its_face(case: Case) -> None:
    """While others still choose, all they learn of a choice is what its face says."""
    game = case.game
    random_game = RandomGame(case, seed=8)
    for step in random_game.steps():
        waiting = game.waiting(step.state)
        if step.number % 6 or len(waiting) < 2:
            continue
        for seat in [*waiting[:1], *game.may_change(step.state)[:1]]:
            by_face: dict[str, list[Action]] = defaultdict(list)
            for action in game.options(step.state, seat):
                by_face[action.face()].append(action)
            for alike in by_face.values():
                sent = set()
                for action in (alike[0], alike[-1]):
                    after = played_on(game, step.state, seat, action, seed=step.number)
                    sent.add(
                        tuple(
                            what_a_seat_gets(game, after.state, other)
                            + events_for(after.events, other)
                            for other in onlookers(random_game)
                            if other != seat
                        )
                    )
                assert len(sent) == 1
