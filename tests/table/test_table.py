"""One table: who may do what, and what comes of it."""

from __future__ import annotations

import hashlib

import pytest

from hotseat.core.record import finished, read_record
from hotseat.games import game as game_by_name
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.course import Damaged
from hotseat.table.decide import decide
from hotseat.table.opening import from_record, rematch
from hotseat.table.plain_text import plain_text
from hotseat.table.table import Stage, fold, fold_all, open_table
from hotseat.table.telling import TableViews, table_view
from tests.table.people import ANN, BOB, CID, NONCE, Play, dump, opened_again, record_bytes

HEAT = game_by_name("heat")


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
