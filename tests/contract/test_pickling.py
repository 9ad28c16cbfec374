"""Any game: states and chances go to worker processes and come back the same."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from hotseat.core import Action, Chance, FastChance, VerifiableChance
from tests.contract.cases import Case, cases
from tests.contract.harness import RandomGame, played_on

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.deepcopy,
}
CHANCES: list[Chance] = [FastChance(7 << 32 | 3), VerifiableChance(b"seed", (b"nonce",))]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", cases()[::2], ids=str)
def test_a_state_is_the_same_afterwards_and_independent(case: Case, way: str) -> None:
    game = case.game
    for step in RandomGame(case, seed=12).steps():
        if step.number % 25 != 1:
            continue
        before = game.dump(step.state)
        again = WAYS[way](step.state)
        assert game.dump(again) == before
        for seat in game.waiting(step.state)[:1]:
            action: Action = game.options(step.state, seat)[-1]
            assert game.options(again, seat) == game.options(step.state, seat)
            here = played_on(game, step.state, seat, action, seed=step.number)
            there = played_on(game, again, seat, action, seed=step.number)
            assert game.dump(there.state) == game.dump(here.state)
            game.apply(again, seat, action, FastChance(1), None)
        assert game.dump(step.state) == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("chance", CHANCES, ids=lambda chance: type(chance).__name__)
def test_a_chance_goes_on_in_the_middle_of_its_stream(chance: Chance, way: str) -> None:
    chance.turn_to(5)
    unused = WAYS[way](chance)
    expected = [chance.word() for _ in range(11)]
    assert [unused.word() for _ in range(11)] == expected
    again = WAYS[way](chance)
    assert type(again) is type(chance)
    assert [again.word() for _ in range(20)] == [chance.word() for _ in range(20)]
    again.turn_to(6)
    chance.turn_to(6)
    assert again.word() == chance.word()
