"""What is typed is done: help, rules, log, pages, words, undo, the end of input."""

from __future__ import annotations

import pytest

from hotseat.cli.terminal.sitting import Ending, Sitting
from hotseat.games import NAMES
from tests.cli.terminal.seat import Keyboard, session, sit

PROMPT = "Your choice (? for help): "


def test_the_first_decision_is_shown_and_the_end_of_input_is_an_end() -> None:
    ending, shown = sit([])
    assert ending is Ending.CLOSED
    assert "Round 1: you are in gear 1." in shown
    assert "  3  Gear 3  10 ways: Speed 6–11, shift costs 1 Heat" in shown
    assert "  ✗  Gear 4 – A shift is two gears at most." in shown


def test_a_number_opens_a_group_and_another_plays() -> None:
    _, shown = sit(["3", "2"])
    assert "  2  Gear 3: 1, 2, 4  Speed 7, 5 to C1, Engine 5" in shown
    assert "Black drives 7 Spaces." in shown


@pytest.mark.parametrize("number", ["0", "4", "99999999999999", "²"])
def test_a_number_that_is_not_there_changes_nothing(number: str) -> None:
    here = session()
    _, shown = sit([number], here)
    assert here.recorder.entries == []
    assert "1 to 3" in shown or "No option fits" in shown


def test_words_narrow_until_one_option_is_left() -> None:
    here = session()
    _, shown = sit(["gear 3", "4 4", "3 4 4 3"], here)
    assert "10 of 22 options; b goes back." in shown
    assert "3 of 22 options; b goes back." in shown
    assert here.recorder.entries[0].action == "plan 3 3+4+4"  # type: ignore[union-attr]


def test_words_that_fit_nothing_are_named() -> None:
    assert "No option fits “fly”." in sit(["fly"])[1]


def test_barred_words_are_refused_with_the_rule_behind_it() -> None:
    _, shown = sit(["gear 4", "?"])
    assert "A shift is two gears at most.\nType ? for the rule behind it, HEAT-1-5." in shown
    assert "HEAT-1-5  There are four gears;" in shown


def test_a_question_mark_helps() -> None:
    _, shown = sit(["gear 4", "", "?"])  # after Enter the refusal is forgotten
    assert "narrow the list" in shown


def test_the_rules_behind_an_option_and_any_rule() -> None:
    _, shown = sit(["? 1", "?heat-7-4", "? 9", "? HEAT-99"])
    assert "HEAT-1-2  A driver may instead go two up" in shown
    assert "HEAT-7-4  Speed above the Speed Limit" in shown
    assert "There is no such number; the options are 1 to 3." in shown
    assert "There is no rule HEAT-99." in shown


def test_pages_go_forth_and_back_and_stop_at_the_ends() -> None:
    _, shown = sit(["3", "n", "n", "p", "p", "b"])
    pages = [line[10:16] for line in shown.splitlines() if "Page " in line]
    assert pages == ["1 of 2", "2 of 2", "2 of 2", "1 of 2", "1 of 2"]
    assert shown.count("  1  Gear 1  ") == 2


def test_the_log_names_rules() -> None:
    _, shown = sit(["l"])
    assert "Round 1: Black, Yellow, Blue, Gray, Green, Red. [HEAT-RND-5 HEAT-RND-6]" in shown


def test_undo_is_done_or_the_reason_is_given() -> None:
    here = session()
    _, shown = sit(["u", "plan 1 1", "go on", "u", "u"], here)
    assert "There is nothing to take back yet." in shown
    assert "· You take your last choice back." in shown
    assert "That cannot be taken back: it has shown something that was hidden." in shown


def test_quitting() -> None:
    assert sit(["q", "1"])[0] is Ending.QUIT


def test_a_step_with_one_option_is_answered_unless_all_are_asked() -> None:
    _, shown = sit(["1"] * 60)
    assert "Nothing else is possible: " in shown
    _, shown = sit(["1"] * 60, ask_all=True)
    assert "Nothing else is possible: " not in shown


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("height", [24, 40])
def test_a_whole_game_fits_the_screen_and_ends_with_the_ranking(name: str, height: int) -> None:
    """Always the first option; every screen is as high and as wide as a small terminal."""
    here = session(name)
    keyboard = Keyboard(["1"] * 2000, height)
    screens: list[str] = []
    terminal = keyboard.terminal
    draw = terminal.show

    def watch(lines: list[str], *, anew: bool = False) -> None:
        if anew and here.result() is None:
            screens.append("\n".join(str(line) for line in lines))
        draw(lines, anew=anew)

    terminal.show = watch  # type: ignore[method-assign, assignment]
    assert Sitting(here, terminal).play() is Ending.OVER
    assert "You are in place" in keyboard.shown
    assert len(screens) > 5
    for screen in screens:
        lines = screen.split("\n")
        assert len(lines) <= height - 1, screen
        assert max(map(len, lines)) <= 80, screen


def test_sentences_fit_a_narrow_window_and_it_is_told_that_it_is_narrow() -> None:
    here = session()
    keyboard = Keyboard(["3", "?HEAT-1-1", "l"], height=40, width=40)
    Sitting(here, keyboard.terminal).play()
    lines = keyboard.shown.splitlines()
    assert "This window has 40 columns; the table is" in lines
    drawn = {str(line) for line in here.game.sketch(here.view()) if isinstance(line, str)}
    assert [line for line in lines if len(line) > 40 and line not in drawn] == []


def test_a_wide_window_is_told_nothing() -> None:
    keyboard = Keyboard([], height=24, width=200)
    Sitting(session(), keyboard.terminal).play()
    assert "This window" not in keyboard.shown
