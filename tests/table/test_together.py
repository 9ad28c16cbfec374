"""Who looks how, who is not there, who comes too late, and what the next game makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.decide import let_in
from hotseat.table.opening import rematch
from hotseat.table.table import Table, open_table
from tests.table.people import ANN, BOB, CID, Play

DAN = Caller("dan")


def looks(table: Table) -> list[Any]:
    """Return how each seat is drawn, as far as it was chosen."""
    assert table.game.look
    return [holder.choices.get(table.game.look.name) for holder in table.seats]


def again(play: Play, host: str = "ann") -> Table:
    """Return the table of the next game."""
    entries = rematch(play.table, host=host, seed=bytes(32), code="AGAIN2", at=9)
    return open_table("again", entries)


def names(table: Table) -> list[str]:
    """Return who sits where."""
    return [holder.name or holder.bot for holder in table.seats]


# Looks


def test_who_wishes_no_car_gets_one_that_is_easy_to_see() -> None:
    assert looks(Play(seats=3).seat(ANN, BOB).table) == ["red", "blue", None]


@pytest.mark.parametrize(
    ("game", "wish"), [("heat", "green"), ("potatoh", "crown"), ("heap", "welder")]
)
def test_who_sits_down_looks_as_they_wish(game: str, wish: str) -> None:
    play = Play(game)
    play.do(ANN, ask.Sit(0, "Ann", wish))
    play.do(BOB, ask.Sit(1, "Bob", wish))
    mine, other = looks(play.table)
    assert mine == wish
    assert other not in (wish, None)


def test_a_look_that_does_not_exist_is_no_look() -> None:
    play = Play("potatoh")
    play.do(ANN, ask.Sit(0, "Ann", "tutu"))
    assert looks(play.table)[0] == "chef"
    assert play.code(ANN, ask.Choose(0, "potato", "tutu")) == "invalid-setting-choice"


@pytest.mark.parametrize(("game", "wish"), [("potatoh", "crown"), ("heap", "welder")])
def test_a_look_is_no_matter_to_the_rules(game: str, wish: str) -> None:
    play = Play(game)
    play.do(ANN, ask.Sit(0, "Ann", wish))
    assert play.table.game.look
    assert play.table.game.look.name not in play.table.settings_by_seat()


def test_a_look_is_kept_at_a_rematch() -> None:
    play = Play("potatoh").seat(ANN, BOB)
    play.do(BOB, ask.Choose(1, "potato", "crown"))
    assert looks(again(play)) == ["crown", "chef"]


# Who is not there


def test_a_bot_plays_for_somebody_who_keeps_the_table_waiting_until_they_are_back() -> None:
    play = Play().start(ANN, BOB)
    play.do(ANN, ask.HandToBot(1, "rookie"), is_slow=True)
    handed = play.table.log[-1]
    assert isinstance(handed, log.HandedToBot)
    assert (handed.absent, handed.slow) == (False, True)
    assert play.table.seats[1].until_back
    play.do(BOB, ask.TakeBack(1))
    assert not play.table.seats[1].until_back


def test_who_left_does_not_take_the_seat_back_by_looking() -> None:
    play = Play().start(ANN, BOB)
    play.do(BOB, ask.Leave(1))
    assert not play.table.seats[1].until_back


def test_the_start_is_not_held_up_by_who_is_not_there() -> None:
    play = Play("potatoh", seats=4).seat(ANN, BOB)
    play.do(CID, ask.Sit(2, "Cid"))
    play.do(ANN, ask.DropFreeSeats(), away={"cid"})
    assert names(play.table) == ["Ann", "Bob"]
    play.do(ANN, ask.Start())
    assert play.table.has_begun


def test_who_is_ready_keeps_the_seat_although_not_there() -> None:
    play = Play("potatoh", seats=3).seat(ANN, BOB)
    play.do(ANN, ask.DropFreeSeats(), away={"bob"})
    assert names(play.table) == ["Ann", "Bob"]


# The next game


def test_seats_of_those_who_left_are_free_in_the_next_game() -> None:
    play = Play("potatoh", seats=3).seat(ANN, BOB, CID)
    play.do(ANN, ask.Start())
    play.do(BOB, ask.Leave(1))
    table = again(play)
    assert names(table) == ["Cid", "Ann", ""]
    assert [holder.left_by for holder in table.seats] == ["", "", "Bob"]
    assert table.lets_in("bob")
    sat = Play("potatoh", seats=3)
    sat.table = table
    sat.do(BOB, ask.Sit(2, "Bob"))
    assert table.seats[2].left_by == ""


def test_who_left_and_asks_for_the_next_game_sits_there() -> None:
    play = Play("potatoh", seats=3).seat(ANN, BOB, CID)
    play.do(ANN, ask.Start())
    play.do(BOB, ask.Leave(1))
    assert names(again(play, host="bob")) == ["Cid", "Ann", "Bob"]


def test_who_comes_too_late_has_a_seat_in_the_next_game() -> None:
    play = Play("potatoh").start(ANN, BOB)
    play.do(CID, ask.WaitForNext("Cid", "crown"))
    table = again(play)
    assert names(table) == ["Cid", "Ann", "Bob"]
    assert looks(table)[0] == "crown"


def test_who_comes_too_late_gets_the_seat_of_who_left_and_else_of_a_bot() -> None:
    play = Play("heap", seats=4).start(ANN, BOB)
    play.do(BOB, ask.Leave(1))
    play.do(CID, ask.WaitForNext("Cid"))
    play.do(DAN, ask.WaitForNext("Dan"))
    assert sorted(names(again(play))) == ["Ann", "Cid", "Dan", "random"]


def test_nobody_waits_for_a_game_that_has_no_room() -> None:
    play = Play("heat", seats=1, settings={"legends": 5}).start(ANN)
    assert play.code(BOB, ask.WaitForNext("Bob")) == "refused-no-room"


def test_who_sits_does_not_wait_for_the_next_game() -> None:
    play = Play("potatoh").start(ANN, BOB)
    assert play.code(ANN, ask.WaitForNext("Ann")) == "refused-not-possible"
    assert Play("potatoh").code(CID, ask.WaitForNext("Cid")) == "refused-not-possible"


def test_who_waits_twice_waits_once() -> None:
    play = Play("potatoh").start(ANN, BOB)
    play.do(CID, ask.WaitForNext("Cid"))
    play.do(CID, ask.WaitForNext("Ann"))  # nobody is called like another
    [late] = play.table.queue
    assert late.name.startswith("Ann")
    assert late.name != "Ann"


# Let in by the host


def test_who_is_let_in_sits_down_or_waits_for_the_next_game() -> None:
    lobby = Play("potatoh", seats=3, listed=False).seat(ANN)
    lobby.happen(let_in(lobby.table, "cid", "Cid", "crown", 1))
    assert names(lobby.table) == ["Ann", "Cid", ""]
    begun = Play("potatoh", listed=False)
    begun.happen([log.Joined(1, "bob")])
    begun.start(ANN, BOB)
    begun.happen(let_in(begun.table, "cid", "Cid", "crown", 1))
    assert [late.name for late in begun.table.queue] == ["Cid"]
    assert begun.table.lets_in("cid")


def test_the_host_says_whether_others_may_ask() -> None:
    play = Play().seat(ANN, BOB)
    assert play.code(BOB, ask.LetAsk(False)) == "refused-not-host"
    play.do(ANN, ask.LetAsk(False))
    assert not play.table.may_ask
    assert play.do(ANN, ask.LetAsk(False)) == []
