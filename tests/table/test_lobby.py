"""A table before its game: seats, settings, nonces and the start."""

from __future__ import annotations

import pytest

from hotseat.core import Invalid
from hotseat.core.chance import commitment
from hotseat.core.record import read_record
from hotseat.games import game as game_by_name
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.decide import start_anyway
from hotseat.table.opening import opened
from hotseat.table.table import Stage, open_table
from hotseat.table.telling import table_view
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
