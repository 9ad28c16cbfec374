"""A game against bots: who acts when, what is heard, what can be taken back."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hotseat.cli.terminal.session import PERSON, Session
from hotseat.core import Action, Phrase
from hotseat.core.record import read_record, replay, write_record
from hotseat.games import NAMES
from tests.cli.terminal.seat import session


def option(here: Session, start: str) -> Action:
    """Return the first option whose text begins like this."""
    return next(action for action in here.options() if action.text().startswith(start))


def why_not(here: Session) -> str:
    phrase = here.undo()
    return phrase.code if isinstance(phrase, Phrase) else ""


def test_the_person_chooses_before_the_bots_show_anything() -> None:
    here = session(seats=3)
    here.let_bots_act()
    assert here.recorder.entries == []
    assert here.options()


def test_secrets_of_others_are_not_heard() -> None:
    here = session(seats=3)
    own_draws = [line for line in here.log if line.text.startswith("You draw")]
    assert len(own_draws) == 1


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    here = session()
    here.choose(option(here, "plan 1"))
    before = here.game.dump(here.state)
    here.choose(option(here, "react-done"))
    assert here.game.dump(here.state) != before
    assert here.undo() is None
    assert here.game.dump(here.state) == before
    assert here.log[-1].text == "You take your last choice back."
    assert len(here.recorder.entries) == 3  # taking back is an entry, too


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    here = session(seed=7, circuit="italy")  # from the last place of the grid: Adrenaline
    states = []
    here.choose(option(here, "plan 1"))
    for start in ("adrenaline", "react-done"):
        states.append(here.game.dump(here.state))
        here.choose(option(here, start))
    while states:
        assert here.undo() is None
        assert here.game.dump(here.state) == states.pop()
    assert why_not(here) == "terminal-undo-revealed"


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert why_not(session()) == "terminal-undo-nothing"


def test_what_was_shown_cannot_be_taken_back() -> None:
    here = session()
    here.choose(option(here, "plan 1"))  # the cards are turned up at once
    assert why_not(here) == "terminal-undo-revealed"


def test_what_the_rules_call_final_cannot_be_taken_back() -> None:
    here = session(seats=2)
    here.choose(option(here, "plan 1"))
    assert why_not(here) == "terminal-undo-final"


def test_nothing_can_be_taken_back_once_others_have_acted() -> None:
    here = session(seats=2, tournament=True)
    here.choose(option(here, "lay"))
    assert here.undo() is None
    here.choose(option(here, "lay"))
    here.let_bots_act()
    assert why_not(here) == "terminal-undo-others"


def test_an_answer_for_the_person_is_said_and_taken_back_with_the_choice_before_it() -> None:
    here = session()
    here.choose(option(here, "plan 1"))
    before = here.game.dump(here.state)
    here.choose(option(here, "react-done"))
    here.answer(option(here, "discard-done"))
    assert "Nothing else is possible: Keep the rest." in [line.text for line in here.log]
    assert why_not(here) == "terminal-undo-revealed"  # new cards were drawn
    assert here.game.dump(here.state) != before


def test_only_what_is_new_is_fresh() -> None:
    here = session()
    assert here.fresh == 0
    here.choose(option(here, "plan 1"))
    assert here.log[here.fresh].text.startswith("Black plays in gear 1")


@pytest.mark.parametrize("name", NAMES)
def test_a_session_is_a_record_and_goes_on_from_it(name: str) -> None:
    here = session(name)
    for _ in range(12):
        here.let_bots_act()
        if options := here.options():
            here.choose(options[-1])
    record = read_record("test", write_record(here.record()))
    assert list(replay("test", here.game, record))
    again = session(name)
    again.go_on_from(record)
    assert again.game.dump(again.state) == here.game.dump(here.state)
    assert [line.text for line in again.log] == [line.text for line in here.log]
    assert record.head.seats[PERSON].kind == "person"


def test_what_is_heard_several_times_in_a_row_is_one_line() -> None:
    here = session(seats=3, seed=2, laps=1)
    counted = False
    while here.options():
        here.choose(here.options()[-1])
        here.let_bots_act()
        news = here.log[here.fresh :]
        texts = [heard.text for heard in news]
        assert all(one != next_one for one, next_one in pairwise(texts))
        for heard in news:
            assert heard.line().endswith(f" ×{heard.times}") == (heard.times > 1)
            counted = counted or heard.times > 1
    assert counted
