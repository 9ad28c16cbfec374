"""Any game: sketches fit a terminal, and there are rules behind everything."""

from __future__ import annotations

import pytest

from hotseat.core import Action, Event, Phrase
from hotseat.core.game import actors
from hotseat.words import LANGUAGES, Words
from tests.contract.cases import Case, cases
from tests.contract.harness import RandomGame

WIDTH = 80
CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_line_of_a_sketch_is_wider_than_a_terminal(case: Case) -> None:
    game = case.game
    languages = [Words(game, language=language) for language in LANGUAGES]
    random_game = RandomGame(case, seed=9)
    names = None
    for step in random_game.steps():
        names = names or game.names(step.state)
        if step.number % 3 and game.waiting(step.state):
            continue
        onlookers = [None, *random_game.seats]
        seat = onlookers[step.number % len(onlookers)]
        for line in game.sketch(game.view(step.state, seat)):
            for words in languages:
                text = words.say(line, names) if isinstance(line, Phrase) else line
                assert len(text) <= WIDTH, text
                assert "\n" not in text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rules_stand_behind_every_option_and_every_event(case: Case) -> None:
    game = case.game
    ledger = {rule.id for rule in game.ledger()}
    for step in RandomGame(case, seed=10).steps():
        things: list[Action | Event] = list(step.events)
        for seat in actors(game, step.state):
            things += game.options(step.state, seat)[:20]
        for thing in things:
            rules = game.rules_behind(thing)
            assert rules
            assert set(rules) <= ledger, thing


@pytest.mark.parametrize("case", CASES, ids=str)
def test_previews_and_groups_can_be_said_in_english(case: Case) -> None:
    game = case.game
    words = Words(game)
    names = None
    for step in RandomGame(case, seed=11).steps():
        names = names or game.names(step.state)
        if step.number % 25:
            continue
        for seat in actors(game, step.state):
            view = game.view(step.state, seat)
            options = game.options(step.state, seat)
            for action in options:
                assert words.say(game.face_label(action), names)
                phrase = game.preview_phrase(view, action)
                assert phrase is None or words.say(phrase, names)
            group = game.group_phrase(view, options)
            assert group is None or words.say(group, names)
