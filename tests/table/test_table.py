"""One table: who may do what, and what comes of it."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from hotseat.core import Invalid, Seat
from hotseat.core.chance import commitment
from hotseat.core.record import Record, Rewind, Undo, draws, finished, read_record
from hotseat.games import game as game_by_name
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged
from hotseat.table.decide import decide, is_free_undo, last_of_the_game, start_anyway
from hotseat.table.opening import from_record, opened, rematch
from hotseat.table.plain_text import plain_text
from hotseat.table.table import Stage, fold, fold_all, open_table
from hotseat.table.telling import TableViews, table_view
from tests.table.people import ANN, BOB, CID, NONCE, Play, dump, opened_again, record_bytes

HEAT = game_by_name("heat")


# Before the game


def test_a_seat_is_taken_once() -> None:
    play = Play().seat(ANN)
    assert play.code(BOB, ask.Sit(0, "Bob")) == "refused-seat-taken"
    assert play.code(BOB, ask.Sit(2, "Bob")) == "refused-no-such-seat"
    assert play.code(BOB, ask.Sit(1, " \u200b ")) == "refused-no-name"


def test_nobody_without_a_cookie_sits_down() -> None:
    assert Play().code(Caller(""), ask.Sit(0, "Ann")) == "refused-not-your-seat"


def test_a_seats_key_takes_no_other_seat() -> None:
    play = Play().seat(ANN)
    assert play.code(Caller("ann", 0), ask.Sit(1, "Ann")) == "refused-not-your-seat"


def test_who_was_not_invited_can_do_nothing_at_a_table_that_is_not_listed() -> None:
    play = Play(listed=False)
    assert play.code(BOB, ask.Sit(0, "Bob")) == "refused-not-let-in"
    assert play.code(BOB, ask.Chat("Hello", "Bob")) == "refused-not-let-in"
    play.happen([log.Joined(1, "bob")])
    play.do(BOB, ask.Sit(0, "Bob"))


def test_only_the_host_seats_bots() -> None:
    play = Play().seat(ANN, BOB)
    assert play.code(BOB, ask.SeatBot(1, "random")) == "refused-not-host"
    assert play.code(Caller("ann", 0), ask.FillWithBots("random")) == "refused-not-host"


def test_a_kick_frees_all_seats_of_the_person_who_may_not_come_back() -> None:
    play = Play(seats=3).seat(ANN, BOB)
    play.do(BOB, ask.Sit(2, "Bob's cat"))
    play.do(ANN, ask.ClearSeat(2))
    assert [holder.kind for holder in play.table.seats] == ["person", "free", "free"]
    assert not play.table.lets_in("bob")
    assert play.code(BOB, ask.Sit(1, "Bob")) == "refused-not-let-in"
    assert play.code(BOB, ask.Chat("Please", "Bob")) == "refused-not-let-in"


def test_getting_up_is_not_a_kick() -> None:
    play = Play(listed=False)
    play.seat(ANN)
    play.do(ANN, ask.Leave(0))
    assert play.table.lets_in("ann")
    play.do(ANN, ask.Sit(1, "Ann"))


def test_a_host_who_never_sat_down_stays_the_host() -> None:
    play = Play(seats=3)
    for seat, caller in enumerate((BOB, CID)):
        play.do(caller, ask.Sit(seat, caller.person))
    play.do(ANN, ask.ClearSeat(1))
    assert play.table.host == "ann"
    play.do(BOB, ask.Leave(0))
    assert play.table.host == "ann"


def test_the_next_is_the_host_when_the_host_gets_up() -> None:
    play = Play().seat(ANN, BOB)
    play.do(ANN, ask.Leave(0))
    assert play.table.host == "bob"


def test_who_sits_down_first_is_the_host_when_the_host_left_alone() -> None:
    play = Play().seat(ANN)
    play.do(ANN, ask.Leave(0))
    assert play.table.host == "ann"
    play.do(BOB, ask.Sit(1, "Bob"))
    assert play.table.host == "bob"
    play.do(ANN, ask.Sit(0, "Ann"))
    assert play.table.host == "bob"


def test_swapped_seats_keep_what_they_chose_and_are_not_ready() -> None:
    play = Play().seat(ANN, BOB)
    play.do(ANN, ask.Choose(0, "colour", "red"))
    play.do(ANN, ask.Swap(0, 1))
    assert [holder.name for holder in play.table.seats] == ["Bob", "Ann"]
    assert play.table.seats[1].choices == {"colour": "red"}
    assert not any(holder.ready for holder in play.table.seats)
    assert play.code(ANN, ask.Swap(1, 1)) == "refused-same-seat"


def test_one_value_for_all_seats_is_kept_for_each() -> None:
    play = Play(settings={"laps": 1, "handicap": 2})
    assert [holder.choices for holder in play.table.seats] == [{"handicap": 2}] * 2
    play.start(ANN, BOB)
    assert HEAT.plain_settings(play.table.course.settings)["handicap"] == [2, 2]


def test_one_value_a_seat_is_kept_where_it_belongs() -> None:
    play = Play(settings={"laps": 1, "colour": ["red", "blue"]})
    assert [holder.choices["colour"] for holder in play.table.seats] == ["red", "blue"]


def test_who_chose_no_colour_gets_one_that_nobody_chose() -> None:
    play = Play(seats=3).seat(ANN, BOB)
    play.do(BOB, ask.Choose(1, "colour", "black"))
    colours = play.table.settings_by_seat()["colour"]
    assert isinstance(colours, list)
    assert colours[1] == "black"
    assert len(set(colours)) == 3


def test_the_host_chooses_for_bots_and_others_do_not() -> None:
    play = Play().seat(BOB)
    play.do(ANN, ask.SeatBot(1, "random"))
    play.do(ANN, ask.Choose(1, "colour", "green"))
    assert play.code(BOB, ask.Choose(1, "colour", "blue")) == "refused-not-host"


def test_other_settings_make_everybody_think_again() -> None:
    play = Play().seat(ANN, BOB)
    play.do(ANN, ask.ChangeSettings({"laps": 2}, 2))
    assert [(holder.ready, holder.nonce) for holder in play.table.seats] == [(False, "")] * 2
    assert play.code(ANN, ask.Start()) == "refused-not-ready"


def test_a_table_does_not_shrink_below_who_sits_there() -> None:
    play = Play(seats=3).seat(ANN, BOB)
    assert play.code(ANN, ask.ChangeSettings({}, 1)) == "refused-seats-taken"
    play.do(ANN, ask.ChangeSettings({}, 2))
    assert len(play.table.seats) == 2


def test_settings_that_cannot_be_played_are_refused() -> None:
    play = Play().seat(ANN)
    assert play.code(ANN, ask.ChangeSettings({"laps": 99}, 2)) == "invalid-setting-number"
    assert play.code(ANN, ask.ChangeSettings({}, 31)) == "invalid-seats"
    with pytest.raises(Invalid):
        opened(HEAT, {"wings": 1}, 2, host="a", seed=b"", code="", listed=False, at=0)


def test_free_seats_are_dropped_and_whoever_was_ready_still_is() -> None:
    play = Play("potatoh", seats=6).seat(ANN)
    play.do(BOB, ask.Sit(3, "Bob"))
    play.do(BOB, ask.Ready(3, NONCE))
    play.do(ANN, ask.SeatBot(4, "random"))
    assert play.code(BOB, ask.DropFreeSeats()) == "refused-not-host"
    play.do(ANN, ask.DropFreeSeats())
    assert [holder.name or holder.bot for holder in play.table.seats] == ["Ann", "Bob", "random"]
    assert play.table.seats_of("bob") == [1]
    assert play.do(ANN, ask.DropFreeSeats()) == []
    play.do(ANN, ask.Start())
    assert play.table.stage == Stage.RUNNING
    assert dump(opened_again(play.table)) == dump(play.table)


def test_free_seats_stay_where_too_few_would_be_left() -> None:
    play = Play("potatoh", seats=6).seat(ANN)
    assert play.code(ANN, ask.DropFreeSeats()) == "invalid-seats"
    race = Play("heat", seats=4, settings={"legends": 0}).seat(ANN)
    assert race.code(ANN, ask.DropFreeSeats()) == "invalid-heat-cars"
    race.do(ANN, ask.ChangeSettings({"legends": 2}, 4))
    race.do(ANN, ask.DropFreeSeats())


def test_a_game_starts_when_everybody_is_there_and_ready() -> None:
    play = Play().seat(ANN)
    assert play.code(ANN, ask.Start()) == "refused-seats-free"
    play.do(BOB, ask.Sit(1, "Bob"))
    assert play.code(ANN, ask.Start()) == "refused-not-ready"
    play.do(BOB, ask.Ready(1, NONCE))
    assert play.code(BOB, ask.Start()) == "refused-not-host"
    play.do(ANN, ask.Start())
    assert play.table.stage == Stage.RUNNING
    assert play.code(BOB, ask.Unready(1)) == "refused-has-begun"


def test_everybodys_nonce_goes_into_the_shuffles() -> None:
    first, second = Play().seat(ANN, BOB), Play().seat(ANN, BOB)
    second.do(BOB, ask.Ready(1, "ff" * 16))
    for play in (first, second):
        play.do(ANN, ask.Start())
    assert first.options(0) != second.options(0)


def sealed(*nonces: str) -> Play:
    """Return a table whose host has just begun, the nonces of both still sealed."""
    play = Play().seat(ANN, BOB)
    for seat, (caller, nonce) in enumerate(zip((ANN, BOB), nonces, strict=True)):
        play.do(caller, ask.Ready(seat, seal=commitment(bytes.fromhex(nonce))))
    assert [type(one) for one in play.do(ANN, ask.Start())] == [log.Starting]
    return play


def test_a_sealed_nonce_is_shown_by_nobody_before_the_start() -> None:
    play = sealed("aa" * 16, "bb" * 16)
    assert not any(holder.nonce for holder in play.table.seats)
    seen = table_view(play.table, BOB)
    assert seen.starting
    assert [seat.seal for seat in seen.seats] == [
        commitment(bytes.fromhex(nonce)) for nonce in ("aa" * 16, "bb" * 16)
    ]
    assert [seat.revealed for seat in seen.seats] == [False, False]


def test_the_game_begins_when_the_last_nonce_is_shown() -> None:
    play = sealed("aa" * 16, "bb" * 16)
    play.do(BOB, ask.Reveal(1, "bb" * 16))
    assert play.table.stage == Stage.LOBBY
    entries = play.do(ANN, ask.Reveal(0, "aa" * 16))
    assert [type(one) for one in entries] == [log.Revealed, log.Started]
    assert play.table.course.chance_of.nonces == ("aa" * 16, "bb" * 16)
    assert dump(opened_again(play.table)) == dump(play.table)


def test_only_the_nonce_that_was_sealed_is_taken() -> None:
    play = sealed("aa" * 16, "bb" * 16)
    assert play.code(ANN, ask.Reveal(0, "ab" * 16)) == "refused-other-nonce"
    assert play.code(ANN, ask.Reveal(1, "bb" * 16)) == "refused-not-your-seat"


def test_nothing_changes_once_nonces_are_being_shown() -> None:
    play = sealed("aa" * 16, "bb" * 16)
    play.do(BOB, ask.Reveal(1, "bb" * 16))
    for command in (
        ask.Ready(0, "cc" * 16), ask.Unready(0), ask.Leave(0), ask.ChangeSettings({}, 2),
        ask.ClearSeat(1), ask.Swap(0, 1), ask.Choose(0, "colour", "red"), ask.Start(),
    ):  # fmt: skip
        assert play.code(ANN, command) == "refused-starting"
    assert play.code(ANN, ask.Reveal(0, "ab" * 16)) == "refused-other-nonce"
    play.do(ANN, ask.Close())


def test_whoever_shows_no_nonce_starts_without_one_and_the_record_says_so() -> None:
    play = sealed("aa" * 16, "bb" * 16)
    play.do(ANN, ask.Reveal(0, "aa" * 16))
    play.happen(start_anyway(play.table, play.at))
    assert play.table.stage == Stage.RUNNING
    head = read_record("r", record_bytes(play.table)).head
    assert head.chance.nonces == ("aa" * 16, "")
    assert head.chance.seals == tuple(
        commitment(bytes.fromhex(nonce)) for nonce in ("aa" * 16, "bb" * 16)
    )


def test_a_log_from_before_nonces_were_sealed_means_what_it_meant() -> None:
    play = Play().seat(ANN, BOB)
    old = [
        log.Readied(one.at, one.seat, one.nonce) if isinstance(one, log.Readied) else one
        for one in play.table.log
    ]
    play.do(ANN, ask.Start())
    before = open_table("t", [*old, play.table.log[-1]])
    assert before.game.dump(before.course.state) == play.table.game.dump(play.table.course.state)
    assert b"seals" not in record_bytes(before)


# Acting


def test_nothing_is_played_before_the_start_nor_after_the_end() -> None:
    play = Play().seat(ANN, BOB)
    assert play.code(ANN, ask.Act(0, 0, ("x",))) == "refused-not-begun"
    play.do(ANN, ask.Start())
    while play.table.stage == Stage.RUNNING:
        play.act(play.table.waiting[0])
    assert play.code(ANN, ask.Act(0, play.table.seq, ("x",))) == "refused-game-over"
    assert play.code(ANN, ask.Undo(0, play.table.seq)) == "refused-game-over"
    assert play.code(ANN, ask.Leave(0)) == "refused-game-over"
    assert play.code(ANN, ask.Close()) == "refused-game-over"


def test_a_move_counts_once() -> None:
    play = Play().start(ANN, BOB)
    move = ask.Act(0, play.table.seq, (play.options(0)[0],))
    play.do(ANN, move)
    assert play.code(ANN, move) == "refused-stale"
    assert play.code(ANN, ask.Act(0, 999, move.actions)) == "refused-future"


def test_a_move_tried_when_it_was_decided_is_not_played_again() -> None:
    play = Play(seats=2).start(ANN, BOB)
    chosen = (play.options(0)[0],)
    decided = decide(play.table, ANN, ask.Act(0, play.table.seq, chosen), 1)
    assert play.table.course.number == 0  # deciding changes nothing
    [(_, events)] = fold_all(play.table, decided)
    [tried] = decided.tried
    assert tried is not None
    assert play.table.course.state is tried.state
    assert events is tried.events


def test_what_others_choose_at_the_same_time_makes_nothing_stale() -> None:
    play = Play().start(ANN, BOB)
    known = play.table.seq
    play.act(0)
    play.do(BOB, ask.Chat("Hm"))
    play.do(BOB, ask.Act(1, known, (play.options(1)[0],)))


def test_several_actions_that_show_nothing_new_are_all_played_or_none() -> None:
    play = Play().start(ANN, BOB)
    first, *others = play.options(0)
    change = next(text for text in others if text.split()[1] == first.split()[1])
    seq = play.table.seq
    assert play.code(ANN, ask.Act(0, seq, (first, "fly"))) == "refused-not-an-option"
    entries = play.do(ANN, ask.Act(0, seq, (first, change)))
    assert [type(entry) for entry in entries] == [log.Moved, log.Moved]


def test_no_message_tries_out_the_next_card() -> None:
    """Whatever follows a draw is not looked at: the answer is the same before BOOM and a potato."""
    answers = set()
    for seed in range(8):
        play = Play("potatoh", seed=bytes([seed]) * 32).start(ANN, BOB)
        while "draw" not in play.options(play.table.waiting[0]):
            play.act(play.table.waiting[0])
        seat = play.table.waiting[0]
        caller = Caller(play.table.seats[seat].person)
        message = ask.Act(seat, play.table.seq, ("draw", "zzz"))
        answers.add(tuple(type(entry).__name__ for entry in play.do(caller, message)))
    assert answers == {("Moved",)}


def test_the_last_planner_learns_nothing_from_what_follows_the_plan() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    last = play.options(1)[0]
    entries = play.do(BOB, ask.Act(1, play.table.seq, (last, "zzz")))
    assert [type(entry) for entry in entries] == [log.Moved]


def test_a_seats_key_acts_for_its_seat_only() -> None:
    play = Play().start(ANN, BOB)
    key = Caller("bob", 1)
    action = play.options(1)[0]
    assert play.code(key, ask.Act(0, play.table.seq, (action,))) == "refused-not-your-seat"
    play.do(key, ask.Act(1, play.table.seq, (action,)))


def test_the_key_of_a_seat_that_moved_is_dead() -> None:
    play = Play().start(ANN, BOB)
    play.happen([log.SeatMoved(1, 1, "phone")])
    assert play.code(Caller("bob", 1), ask.Chat("It's me")) == "refused-no-such-key"
    assert play.code(BOB, ask.Leave(1)) == "refused-not-your-seat"
    play.act(1)


def test_the_host_stays_the_host_on_another_device() -> None:
    play = Play().start(ANN, BOB)
    play.happen([log.SeatMoved(1, 0, "phone")])
    assert play.table.host == "phone"


# The number of an entry decides its draws


def test_nobody_moves_on_to_other_draws_unseen() -> None:
    """Leaving, coming back and undoing count as entries, change no card, and are told to all."""
    play = Play(seats=3).start(ANN, BOB)
    play.act(0, play.options(0)[0])
    state = play.table.game.dump(play.table.course.state)
    number = play.table.course.number
    for refused in (ask.Act(1, play.table.seq, ("zzz",)), ask.TakeBack(1)):
        assert play.code(BOB, refused)
    assert play.table.course.number == number
    play.do(BOB, ask.Leave(1))
    play.do(BOB, ask.TakeBack(1))
    assert play.table.game.dump(play.table.course.state) == state
    assert play.table.course.number == number + 2
    for told in play.told.values():
        assert [one.kind for one in told[-2:]] == ["handed-to-bot", "taken-back"]


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


# Leaving


def test_a_bot_plays_for_who_left_and_the_seat_stays_theirs() -> None:
    play = Play().start(ANN, BOB)
    play.do(BOB, ask.Leave(1))
    assert play.table.played_by_people() == [0]
    assert play.code(BOB, ask.Act(1, play.table.seq, ("x",))) == "refused-bot-plays"
    assert play.code(BOB, ask.Leave(1)) == "refused-bot-plays"
    assert play.code(ANN, ask.TakeBack(1)) == "refused-not-your-seat"
    play.do(BOB, ask.TakeBack(1))
    assert play.table.played_by_people() == [0, 1]
    assert play.code(BOB, ask.TakeBack(1)) == "refused-no-bot-plays"


def test_only_the_absent_are_handed_to_a_bot() -> None:
    play = Play().start(ANN, BOB)
    assert play.code(ANN, ask.HandToBot(1, "rookie")) == "refused-is-present"
    assert play.code(BOB, ask.HandToBot(0, "rookie"), is_absent=True) == "refused-not-host"
    play.do(ANN, ask.HandToBot(1, "rookie"), is_absent=True)
    assert play.table.seats[1].bot == "rookie"


def test_leaving_withdraws_a_wish_to_go_back() -> None:
    play = Play(seats=3).start(ANN, BOB, CID).reveal()
    play.do(ANN, ask.Undo(0, play.table.seq, 0))
    play.do(CID, ask.Leave(2))
    assert play.table.proposal is None


def test_the_first_who_comes_back_is_the_host() -> None:
    play = Play().start(ANN, BOB)
    play.do(BOB, ask.Leave(1))
    play.do(ANN, ask.Leave(0))
    assert play.table.host == "ann"
    play.do(BOB, ask.TakeBack(1))
    assert play.table.host == "bob"


# Telling


def test_an_action_is_told_to_who_played_it_only() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    assert play.told[0][-1].action
    assert play.told[1][-1].action == play.told[None][-1].action == ""


def test_the_seed_is_shown_after_the_end_and_its_hash_from_the_beginning() -> None:
    play = Play().start(ANN, BOB)
    shown = table_view(play.table, ANN)
    assert (shown.seed, shown.nonces) == ("", [])
    assert shown.commitment == hashlib.sha256(bytes(32)).hexdigest()
    while play.table.stage == Stage.RUNNING:
        play.act(play.table.waiting[0])
    shown = table_view(play.table, Caller(""))
    assert (shown.seed, shown.nonces) == (bytes(32).hex(), [NONCE, NONCE])


def test_the_code_is_for_those_who_sit_here() -> None:
    play = Play().seat(ANN, BOB)
    assert table_view(play.table, BOB).code == "CODE22"
    assert table_view(play.table, CID).code == ""


def test_only_the_asked_seat_gets_the_decision() -> None:
    play = Play().start(ANN, BOB)
    views = TableViews(play.table, [None, 0, 1])
    assert views.update(None, [], None, previews=False).decision is None
    decided = views.update(1, [], None, previews=True).decision
    assert decided
    assert decided.seat == 1
    assert [option.text for option in decided.options] == play.options(1)


def test_chat_says_from_which_seat_it_came() -> None:
    play = Play().seat(ANN)
    play.do(ANN, ask.Chat("Hello"))
    assert (play.told[None][-1].seat, play.told[None][-1].name) == (0, "Ann")
    play.do(CID, ask.Chat("Hello", "Ann"))
    assert (play.told[None][-1].seat, play.told[None][-1].name) == (None, "Ann 2")


# Beginnings


def test_a_rematch_moves_people_bots_and_colours_one_seat_on() -> None:
    play = Play(seats=3).seat(ANN, BOB)
    play.do(ANN, ask.Choose(0, "colour", "red"))
    play.do(ANN, ask.FillWithBots("random"))
    play.happen([log.Joined(1, "fan")])
    entries = rematch(play.table, host="bob", seed=bytes(32), code="AGAIN2", at=9)
    again = open_table("u", entries)
    assert [holder.name or holder.bot for holder in again.seats] == ["random", "Ann", "Bob"]
    assert again.seats[1].choices == {"colour": "red"}
    assert again.host == "bob"
    assert again.lets_in("fan")
    assert not any(holder.ready for holder in again.seats)


def test_a_table_made_of_a_record_writes_the_same_record() -> None:
    play = Play(seats=3).start(ANN, BOB)
    play.reveal_people()
    play.do(BOB, ask.Leave(1))
    play.do(BOB, ask.TakeBack(1))
    play.do(ANN, ask.Undo(0, play.table.seq, 0))
    play.do(BOB, ask.AnswerUndo(1, True))
    data = record_bytes(play.table)
    record = read_record("r", data)
    finished("r", HEAT, record)
    table = open_table("u", from_record(HEAT, record, persons=["x", "y", "z"], code="C", at=1))
    assert record_bytes(table) == data
    assert (table.host, table.stage) == ("x", Stage.RUNNING)


def test_a_person_who_follows_a_bot_in_a_record_gets_the_seat() -> None:
    play = Play(seats=2).start(ANN)
    play.happen([log.Sat(1, 1, "zoe", "Zoe"), log.TakenBack(1, 1, digest_of(play))])
    record = read_record("r", record_bytes(play.table))
    table = open_table("u", from_record(HEAT, record, persons=["x", "y"], code="C", at=1))
    assert [(holder.person, holder.name) for holder in table.seats] == [("x", "Ann"), ("y", "Zoe")]
    assert record_bytes(table) == record_bytes(play.table)


def digest_of(play: Play) -> str:
    return hashlib.sha256(play.table.game.dump(play.table.course.state)).hexdigest()[:8]


def test_an_imported_game_is_hosted_by_a_person() -> None:
    play = Play(seats=2)
    play.do(ANN, ask.SeatBot(0, "random"))
    play.do(BOB, ask.Sit(1, "Bob"))
    play.do(BOB, ask.Ready(1, NONCE))
    play.do(ANN, ask.Start())
    record = read_record("r", record_bytes(play.table))
    table = open_table("u", from_record(HEAT, record, persons=["x", "y"], code="C", at=1))
    assert table.host == "y"


# Logs


def test_a_log_with_another_outcome_is_damaged() -> None:
    play = Play().start(ANN, BOB)
    play.act(0)
    *entries, last = play.table.log
    assert isinstance(last, log.Moved)
    wrong = log.Moved(last.at, last.seat, last.action, "00000000")
    with pytest.raises(Damaged):
        open_table("t", [*entries, wrong])
    with pytest.raises(Damaged):
        open_table("t", [*entries, log.Moved(last.at, last.seat, "fly", last.digest)])


def test_a_closed_table_opens_closed() -> None:
    play = Play().start(ANN, BOB)
    play.do(ANN, ask.Close())
    again = opened_again(play.table)
    assert (again.stage, again.asked) == (Stage.CLOSED, {})
    assert dump(again) == dump(play.table)
    assert play.code(ANN, ask.Chat("Bye")) == "refused-table-closed"


def test_folding_is_all_that_changes_a_table() -> None:
    play = Play().start(ANN, BOB)
    before = dump(play.table)
    entry = log.Chatted(1, "ann", "Ann", "Hello", 0)
    assert dump(play.table) == before
    fold(play.table, entry)
    assert dump(play.table) != before


# Text


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Zoë   Ünal ", "Zoë Ünal"),
        ("a\u202eb\u200bc\x00d\ud800e", "abcde"),
        ("two\nlines\ttabbed", "two lines tabbed"),
        ("e\u0301\u0301\u0301\u0301\u0301", "é\u0301\u0301"),
        ("<b>", "<b>"),
        ("👍🏽", "👍🏽"),
        ("\u3000", ""),
    ],
)
def test_only_text_is_kept_of_a_text(given: str, kept: str) -> None:
    assert plain_text(given, 24) == kept


def test_a_long_text_is_cut() -> None:
    assert plain_text("x" * 100, 24) == "x" * 24
    assert plain_text("a " * 100, 4) == "a a"
