"""Any game: nobody is sent a byte they may not know."""

from __future__ import annotations

from collections import defaultdict

import pytest

from hotseat.core import Action, FastChance, Seat
from tests.contract.cases import Case, cases
from tests.contract.harness import (
    RandomGame,
    events_for,
    played_on,
    shown_to,
    what_a_seat_gets,
    wire,
)

CASES = cases()
EVERY = 15  # steps between two looks: the suite is about breadth


def onlookers(random_game: RandomGame) -> list[Seat | None]:
    return [None, *random_game.seats]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_state_looks_the_same_and_has_the_same_cards(case: Case) -> None:
    game = case.game
    random_game = RandomGame(case, seed=5)
    chance = FastChance(77)
    for step in random_game.steps():
        if step.number % EVERY != 1:
            continue
        for seat in onlookers(random_game):
            imagined = game.imagine(game.view(step.state, seat), chance)
            assert what_a_seat_gets(game, imagined, seat) == what_a_seat_gets(
                game, step.state, seat
            )
            assert game.census(imagined) == game.census(step.state)
            assert game.waiting(imagined) == game.waiting(step.state)


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
    """Two states that a seat cannot tell apart, and the same open move in both.

    What the rules show with this move may differ. If it does not, then every event the seat is
    sent and all it sees afterwards must be the same too: also who is asked next, because a
    question that is left out tells something.
    """
    game = case.game
    random_game = RandomGame(case, seed=7)
    dice = FastChance(78)
    compared = 0
    for step in random_game.steps():
        if step.number % EVERY != 2:
            continue
        for onlooker in onlookers(random_game):
            for seat in game.waiting(step.state)[:2]:
                action: Action = dice.pick(game.options(step.state, seat))
                imagined = game.imagine(game.view(step.state, onlooker), dice)
                same = [one for one in game.options(imagined, seat) if one.face() == action.face()]
                if seat == onlooker:
                    same = [one for one in same if one == action]
                if not same:
                    continue
                here = played_on(game, step.state, seat, action, seed=step.number)
                there = played_on(game, imagined, seat, same[0], seed=step.number)
                if shown_to(here.events, onlooker) != shown_to(there.events, onlooker):
                    continue
                compared += 1
                assert events_for(here.events, onlooker) == events_for(there.events, onlooker)
                assert wire(game.view(here.state, onlooker)) == wire(
                    game.view(there.state, onlooker)
                )
    assert compared > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_simultaneous_choice_shows_only_its_face(case: Case) -> None:
    """While others still choose, all they learn of a choice is what its face says."""
    game = case.game
    random_game = RandomGame(case, seed=8)
    for step in random_game.steps():
        waiting = game.waiting(step.state)
        if step.number % 3 or len(waiting) < 2:
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
