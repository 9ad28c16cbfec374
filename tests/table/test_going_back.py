"""Going back: freely, by consent, or with hidden cards shuffled."""

from __future__ import annotations

from typing import Any

import pytest

from hotseat.core import Invalid, Seat
from hotseat.core.record import Record, Rewind, Undo, draws, finished, read_record
from hotseat.games import game as game_by_name
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Refused
from hotseat.table.decide import decide, is_free_undo, last_of_the_game
from hotseat.table.table import Stage
from tests.table.people import ANN, BOB, CID, Play, dump, opened_again, record_bytes

HEAT = game_by_name("heat")


# Taking back


def test_the_last_to_act_goes_back_freely() -> None:
    play = Play(settings={"laps": 1, "tournament": True}).start(ANN, BOB)
    before = play.table.game.dump(play.table.course.state)
    play.act(0)
    assert is_free_undo(play.table, 0, 0)
    assert not is_free_undo(play.table, 1, 0)
    assert [type(one) for one in play.do(ANN, ask.Undo(0, play.table.seq))] == [log.Undone]
    assert play.table.game.dump(play.table.course.state) == before
    assert play.code(ANN, ask.Undo(0, play.table.seq)) == "refused-nothing-to-undo"


@pytest.mark.rule("RUL-HEAT-5")
def test_a_gear_is_final_so_that_going_back_needs_everybody() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    assert play.table.free_undos == []
    assert [type(one) for one in play.do(ANN, ask.Undo(0, play.table.seq))] == [log.UndoAsked]


def deck_of(play: Play) -> list[int]:
    """Return the order of POTA-TOH's deck."""
    state: Any = play.table.course.state
    return list(state.deck)


def test_going_back_alone_shuffles_what_nobody_may_know_and_says_so() -> None:
    play = Play("potatoh").start(ANN)
    while play.table.waiting[0] != 0 or "draw" not in play.options(0):
        seat = play.table.waiting[0]
        play.act(0) if seat == 0 else play.act_bot(seat, play.options(seat)[0])
    before, number = deck_of(play), play.table.course.number
    view = play.table.game.view(play.table.course.state, Seat(0))
    play.act(0, "draw")
    if play.table.stage == Stage.OVER:
        pytest.skip("this seed explodes at once")
    entries = play.do(ANN, ask.Undo(0, play.table.seq, number))
    assert [type(one) for one in entries] == [log.Rewound]
    assert sorted(deck_of(play)) == sorted(before)
    assert deck_of(play) != before
    assert play.table.game.view(play.table.course.state, Seat(0)) == view
    assert all(told[-1].kind == "rewound" and told[-1].to == number for told in play.told.values())
    # Nor is there a free way back behind it, to the order that was seen.
    assert play.table.free_undos == []
    play.do(ANN, ask.Undo(0, play.table.seq, number))
    assert deck_of(play) != before
    assert dump(opened_again(play.table)) == dump(play.table)


def test_a_record_verifies_how_cards_were_shuffled_when_a_game_went_back() -> None:
    play = Play("potatoh", seats=3).start(ANN, BOB)
    for _ in range(12):
        if play.table.stage != Stage.RUNNING:
            break
        seat = play.table.waiting[0]
        choice = play.options(seat)[0]
        play.act(seat, choice) if seat < 2 else play.act_bot(seat, choice)
    play.do(ANN, ask.Undo(0, play.table.seq, 2))
    play.do(BOB, ask.AnswerUndo(1, True))
    data = record_bytes(play.table)
    assert b'["rewind",2,' in data
    game = play.table.game
    record = read_record("r", data)
    assert game.dump(finished("r", game, record)) == game.dump(play.table.course.state)
    drawn = dict(draws("r", game, record))
    assert drawn[len(record.entries)]
    last = record.entries[-1]
    assert isinstance(last, Rewind)
    forged = Undo(last.to, last.digest)  # as if nothing had been shuffled
    with pytest.raises(Invalid):
        finished("r", game, Record(record.head, (*record.entries[:-1], forged)))


def test_whoever_sits_must_agree_unless_a_bot_plays_for_them() -> None:
    play = Play(seats=3).start(ANN, BOB, CID).reveal()
    play.do(ANN, ask.Undo(0, play.table.seq, 0))
    play.do(BOB, ask.AnswerUndo(1, True))
    assert play.table.proposal  # Cid may be away: nobody goes back without Cid all the same
    play.do(ANN, ask.HandToBot(2, "rookie"), is_absent=True)
    play.do(ANN, ask.Undo(0, play.table.seq, 0))
    entries = play.do(BOB, ask.AnswerUndo(1, True))
    assert [type(one) for one in entries] == [log.UndoAnswered, log.Rewound]


def test_the_next_who_sits_has_the_controls_of_a_host_who_is_away() -> None:
    play = Play(seats=3).seat(ANN, BOB)
    play.do(CID, ask.Sit(2, "Cid"))
    assert play.table.host_while({"ann"}) == "bob"
    assert play.table.host_while({"ann", "bob"}) == "cid"
    assert play.table.host_while({"ann", "bob", "cid"}) == "ann"
    decided = decide(play.table, BOB, ask.ClearSeat(0), 1, away={"ann"})
    assert decided.entries == [log.Stood(1, 0)]  # not kicked: the host may come back
    with pytest.raises(Refused):
        decide(play.table, CID, ask.ClearSeat(0), 1, away={"ann"})
    with pytest.raises(Refused):
        decide(play.table, BOB, ask.Close(), 1, away={"ann"})


def test_going_back_is_not_free_once_another_has_acted() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    play.act(1)
    assert [type(one) for one in play.do(ANN, ask.Undo(0, play.table.seq))] == [log.UndoAsked]


def test_the_same_wish_is_not_asked_twice() -> None:
    play = Play(seats=3).start(ANN, BOB, CID).reveal()
    asked = ask.Undo(0, play.table.seq, 0)
    play.do(ANN, asked)
    play.do(BOB, ask.AnswerUndo(1, True))
    assert play.do(ANN, asked) == []  # the answers so far still count
    assert play.table.proposal
    assert play.table.proposal.agreed == (1,)


def test_all_people_must_agree_and_bots_need_not() -> None:
    play = Play(seats=4).start(ANN, BOB, CID)
    for seat in (0, 1, 2):
        play.act(seat)
    play.act_bot(3, play.options(3)[0])
    play.do(ANN, ask.Undo(0, play.table.seq, 0))
    play.do(BOB, ask.AnswerUndo(1, True))
    assert play.code(BOB, ask.AnswerUndo(1, True)) == "refused-no-proposal"
    entries = play.do(CID, ask.AnswerUndo(2, True))
    assert [type(one) for one in entries] == [log.UndoAnswered, log.Rewound]
    assert sorted(play.table.waiting) == [0, 1, 2, 3]


def test_after_going_back_the_draws_are_fresh() -> None:
    play = Play().start(ANN)  # alone: nobody has to agree
    outcomes = set()
    for _ in range(4):
        while play.table.waiting and play.table.course.number < 400:
            seat = play.table.waiting[0]
            if seat == 0:
                play.act(0, play.options(0)[-1])
            else:
                play.act_bot(seat, play.options(seat)[-1])
            if len(play.table.course.entries) % 9 == 0:
                break
        outcomes.add(play.table.game.dump(play.table.course.state))
        play.do(ANN, ask.Undo(0, play.table.seq, 0))
    assert len(outcomes) > 1


def test_talk_does_not_make_a_wish_to_go_back_stale() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    seq = play.table.seq
    play.do(BOB, ask.Chat("Sure?"))
    assert last_of_the_game(play.table) == seq
    play.do(ANN, ask.Undo(0, seq))


def test_nobody_goes_back_to_what_never_was() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    assert play.code(ANN, ask.Undo(0, play.table.seq, 99)) == "refused-nothing-to-undo"
