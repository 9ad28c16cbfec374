"""What fails, is cancelled or is asked twice: nothing is lost, doubled or told too early."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hotseat.core import FastChance, Seat
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.server import bot_seats
from hotseat.server.hub import Hub
from hotseat.server.identity import KEY_FILE, hashed, read_or_make_key
from hotseat.server.live import Live
from hotseat.server.reading import read_table
from hotseat.server.summary import OVER
from hotseat.store import Change, Row, Snapshot
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged
from hotseat.table.decide import decide
from hotseat.table.opening import opened
from hotseat.table.table import Decided, Stage, Table, fold, fold_all, open_table
from tests.patience import PATIENCE
from tests.server.fakes import SMALL, Ear, FickleStore, fickle, hub_on, new_table
from tests.server.tables import until
from tests.table.people import held

ANN, BOB, EVE = "ann", "bob", "eve"
TURNS = 20  # of the event loop, in which whatever a cancelled task does next has begun


def in_a_hub(
    folder: Path, test: Callable[[Hub, FickleStore], Awaitable[None]], **limits: int
) -> None:
    async def run() -> None:
        store = fickle(folder)
        try:
            await test(hub_on(store, folder, **limits), store)
        finally:
            await store.close()

    asyncio.run(run())


async def a_table(hub: Hub, **more: Any) -> Live:
    live = await hub.find((await hub.openings.open(ANN, new_table(**more))).table)
    await quiet(live)
    return live


async def quiet(live: Live) -> None:
    """Wait until no bot thinks."""
    await until(lambda: live.bots.thinking is None and not live.lock.locked())


def other_node(store: FickleStore, *entries: log.Entry) -> Callable[[Change], Awaitable[None]]:
    """Return what lets another node be faster."""

    async def write(change: Change) -> None:
        kept = tuple(log.write_entry(entry) for entry in entries)
        await store.append(msgspec.structs.replace(change, entries=kept))

    return write


async def refusal(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.reason.phrase.code


def test_whoever_looks_hears_every_entry_when_another_node_is_faster(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)
        ear = Ear(Caller(ANN))
        await live.audience.connect(ear, 0)
        said = [log.Chatted(1, BOB, "Bob", text) for text in ("one", "two", "three")]
        store.before_append = other_node(store, *said)
        seq = (await live.carry_out(Caller(ANN), ask.Chat("four"))).seq
        assert ear.numbers() == list(range(1, seq + 1))
        assert [entry["text"] for entry in ear.heard()[-4:]] == ["one", "two", "three", "four"]

    in_a_hub(tmp_path, test)


def test_after_another_node_moved_a_seat_its_cards_go_to_the_new_device_only(
    tmp_path: Path,
) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub, listed=True)
        old = Ear(Caller(ANN))
        await live.audience.connect(old, None)
        assert old.shown == 0
        old.sent.clear()
        store.before_append = other_node(store, log.SeatMoved(1, 0, BOB))
        await live.carry_out(Caller(EVE), ask.Chat("hello", "Eve"))
        assert old.shown is None
        assert [json.loads(message)["you"] for message in old.sent] == [None, None]

    in_a_hub(tmp_path, test)


def test_nobody_sees_what_could_not_be_saved(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)
        ear = Ear(Caller(ANN))
        await live.audience.connect(ear, 0)
        before = live.table.seq
        store.cannot_write = store.cannot_read = True
        assert (
            await refusal(live.carry_out(Caller(ANN), ask.Chat("not kept")))
            == "refused-cannot-save"
        )
        assert live.safe_seq == before
        assert await refusal(live.lock.__aenter__()) == "refused-cannot-save"
        store.cannot_write = store.cannot_read = False
        async with live.lock:
            await live.audience.greet(ear, 0)
        assert live.table.seq == before
        assert (await live.carry_out(Caller(ANN), ask.Chat("kept"))).seq == before + 1
        assert b"not kept" not in b"".join(ear.sent)
        assert [entry["text"] for entry in ear.heard() if entry["kind"] == "chatted"] == ["kept"]

    in_a_hub(tmp_path, test)


def test_what_cannot_be_folded_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        live = await a_table(hub)
        before = live.table.seq
        nonsense = Decided([log.Chatted(1, ANN, "Ann", "x"), log.Moved(1, 0, "no", "")])
        async with live.lock:
            with pytest.raises(Damaged):
                await live.write(nonsense)
        assert live.table.seq == live.safe_seq == before

    in_a_hub(tmp_path, test)


def test_what_happened_is_done_even_if_it_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        live = await a_table(hub)
        ear = Ear(Caller(ANN))
        await live.audience.connect(ear, 0)
        before = live.table.seq

        def fail(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched, caplog.at_level(logging.CRITICAL):
            patched.setattr(live.audience, "tell", fail)
            assert (await live.carry_out(Caller(ANN), ask.Chat("hello"))).seq == before + 1
        assert ear.closed

    in_a_hub(tmp_path, test)


def test_a_list_that_cannot_be_told_holds_up_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        live = await a_table(hub)
        before = live.table.seq

        def fail(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(live, "_changed", fail)
            asyncio.get_running_loop().set_exception_handler(lambda *_: None)
            option = options_of(live.table, live.table.waiting[0])[0]
            await live.carry_out(Caller(ANN), act(live.table, option))
        await quiet(live)
        assert live.table.seq == live.safe_seq > before
        await live.carry_out(Caller(ANN), ask.Chat("still here"))

    in_a_hub(tmp_path, test)


def test_who_is_cancelled_during_a_commit_leaves_memory_and_store_alike(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)
        ear = Ear(Caller(ANN))
        await live.audience.connect(ear, 0)
        begun, goes_on = asyncio.Event(), asyncio.Event()

        async def slowly(_: Change) -> None:
            begun.set()
            await goes_on.wait()

        store.before_append = slowly
        saying = asyncio.create_task(live.carry_out(Caller(ANN), ask.Chat("hello")))
        await begun.wait()
        saying.cancel()
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert live.lock.locked()
        goes_on.set()
        with pytest.raises(asyncio.CancelledError):
            await saying
        assert ear.heard()[-1]["text"] == "hello"
        assert len(await store.entries(live.table.id)) == live.table.seq == live.safe_seq

    in_a_hub(tmp_path, test)


def test_a_new_table_that_cannot_be_saved_is_refused(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        store.cannot_write = True
        assert await refusal(hub.openings.open(ANN, new_table())) == "refused-cannot-save"
        store.cannot_write = False
        assert await hub.lists.tables_of(ANN) == []

    in_a_hub(tmp_path, test)


def test_a_bots_move_that_could_not_be_saved_is_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "_REST_SECONDS", 0.01)

    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)

        async def fill_the_disk(_: Change) -> None:
            store.cannot_write = True

        store.before_append = None
        while live.bots.bot_to_ask() is None:
            async with live.lock:
                option = options_of(live.table, live.table.waiting[0])[0]
                for entry in decide(live.table, Caller(ANN), act(live.table, option), 1).entries:
                    fold(live.table, entry)
                    await store.append(
                        live.writer.change(live.table, live.table.seq - 1, [entry], 1)
                    )
        store.before_append = fill_the_disk
        number = live.table.course.number
        live.wake()
        await until(lambda: store.failures >= 2)  # tried, and tried again
        async with live.lock:  # no attempt is under way
            assert len(await store.entries(live.table.id)) == live.safe_seq
            assert live.table.course.number == number
            store.cannot_write = False
        await until(lambda: live.table.course.number > number)
        await quiet(live)
        await live.stop()

    in_a_hub(tmp_path, test)


def act(table: Table, action: str) -> ask.Act:
    return ask.Act(table.waiting[0], table.seq, (action,))


# Asked twice, because the process died in between


async def over(hub: Hub, store: FickleStore) -> Live:
    """Return a table of Ann whose game is over."""
    live = await a_table(hub, bot="", seats=2, names=("Ann", "Ann too"))
    while live.table.stage == Stage.RUNNING:
        seat = live.table.waiting[0]
        option = live.table.game.default(live.table.course.state, Seat(seat))
        await live.carry_out(Caller(ANN), act(live.table, option.text()))
    assert (await store.row(live.table.id) or Row("", 0, 0, 0, b"")).shelf == OVER
    return live


def test_a_rematch_that_was_not_written_down_is_found_again(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await over(hub, store)

        async def die_at_the_next(change: Change) -> None:
            async def die(_: Change) -> None:
                store.cannot_write = True

            store.before_append = die

        store.before_append = die_at_the_next
        assert await refusal(hub.openings.rematch(Caller(ANN), live)) == "refused-cannot-save"
        store.cannot_write = False
        again = hub_on(store, tmp_path)  # another process
        rematch = await again.openings.rematch(Caller(ANN), await again.find(live.table.id))
        assert await again.openings.rematch(Caller(ANN), await again.find(live.table.id)) == rematch
        assert {table.id for table in await again.lists.tables_of(ANN)} == {live.table.id, rematch}

    in_a_hub(tmp_path, test)


def test_a_seat_can_be_claimed_again_by_who_has_it_and_by_nobody_else(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)
        key = await hub.admission.seat_key(Caller(ANN), live, 0, "move")
        assert await hub.admission.claim(BOB, key) == (live.table.id, 0)
        before = live.table.seq
        again = hub_on(store, tmp_path)
        assert await again.admission.claim(BOB, key) == (live.table.id, 0)
        assert len(await store.entries(live.table.id)) == before
        assert await refusal(again.admission.claim(EVE, key)) == "refused-no-such-key"
        assert await refusal(again.admission.claim(ANN, key)) == "refused-no-such-key"
        assert await refusal(again.admission.key_holder(key)) == "refused-no-such-key"
        assert await store.labelled(hashed(key)) is not None

    in_a_hub(tmp_path, test)


def test_who_joins_while_another_node_is_faster_is_let_in(tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        given = await hub.openings.open(ANN, new_table(start=False, bot=""))
        live = await hub.find(given.table)
        store.before_append = other_node(store, log.Chatted(1, ANN, "Ann", "first"))
        assert await hub.admission.join(BOB, invitation=given.invitation) == given.table
        assert live.table.lets_in(BOB)
        before = live.table.seq
        await hub.admission.join(BOB, invitation=given.invitation)
        assert live.table.seq == before

    in_a_hub(tmp_path, test)


def test_a_wish_to_go_back_that_is_sent_twice_is_one(tmp_path: Path) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        live = await a_table(hub, bot="", seats=2, names=("Ann", "Ann too"))
        live.table.seats[1].person = BOB
        seat = live.table.waiting[0]
        who = live.table.seats[seat].person
        await live.carry_out(Caller(who), act(live.table, options_of(live.table, seat)[0]))
        live.table.free_undos = []
        expect = live.table.seq
        for _time in range(2):
            await live.carry_out(Caller(who), ask.Undo(seat, expect))
        assert [type(entry) for entry in live.table.log].count(log.UndoAsked) == 1

    in_a_hub(tmp_path, test)


# Tables in memory


def test_a_table_that_somebody_has_in_hand_is_never_in_memory_twice(tmp_path: Path) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        live = await a_table(hub, start=False, bot="")
        hub._forget_idle_tables()
        assert hub.tables_in_memory == 0
        assert await hub.find(live.table.id) is live

    in_a_hub(tmp_path, test, idle_tables=0)


def test_who_is_kicked_hears_nothing_more(tmp_path: Path) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        given = await hub.openings.open(ANN, new_table(start=False, bot=""))
        live = await hub.find(given.table)
        await hub.admission.join(EVE, invitation=given.invitation)
        await live.carry_out(Caller(EVE), ask.Sit(1, "Eve"))
        ear = Ear(Caller(EVE))
        await live.audience.connect(ear, 0)
        await live.carry_out(Caller(ANN), ask.ClearSeat(1))
        assert ear.closed == 4003
        assert json.loads(ear.sent[-1])["kind"] == "gone"

    in_a_hub(tmp_path, test)


def test_a_damaged_table_does_not_keep_the_others_from_being_swept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        await store.append(Change("bad", 0, (b"nonsense",), 0, b"{}", 2))
        live = await a_table(hub, start=False, bot="")
        old = Change(live.table.id, live.table.seq, (), 0, b"{}", 1)
        await store.append(old)
        with caplog.at_level(logging.CRITICAL):
            again = hub_on(store, tmp_path)
            await again.start()
            async with asyncio.timeout(PATIENCE):
                while (await store.row(live.table.id) or old).shelf == 0:  # noqa: ASYNC110
                    await asyncio.sleep(0.005)
            await again.stop()

    in_a_hub(tmp_path, test)


def test_a_table_of_rules_to_come_is_kept_and_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)
        before = await store.entries(live.table.id)
        later = hub_on(store, tmp_path)
        monkeypatch.setattr(type(live.table.game), "rules_version", 0)  # a program of yesterday
        with pytest.raises(Refused) as refused:
            await later.find(live.table.id)
        assert refused.value.reason.phrase.code == "refused-table-other-rules"
        assert await store.entries(live.table.id) == before

    in_a_hub(tmp_path, test)


def test_a_table_begun_under_earlier_rules_opens_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub)
        begun_under = live.table.game.rules_version
        later = hub_on(store, tmp_path)
        monkeypatch.setattr(type(live.table.game), "rules_version", 99)
        again = await later.find(live.table.id)
        assert again.table.game.rules_version == begun_under
        assert again.table.seq == live.table.seq
        await later.stop()

    in_a_hub(tmp_path, test)


# Snapshots and logs


@pytest.mark.parametrize("name", NAMES)
def test_a_table_read_again_accepts_and_refuses_the_same(name: str) -> None:
    """After every entry: from the log alone, and from any earlier snapshot."""
    game = game_by_name(name)
    dice = FastChance(3)
    first = opened(game, SMALL[name], 3, host=ANN, seed=bytes(32), code="ABC", listed=True, at=1)
    table = open_table("t", [first])
    say(table, ANN, ask.Sit(0, "Ann"))
    say(table, BOB, ask.Sit(1, "Bob"))
    say(table, ANN, ask.FillWithBots("random"))
    say(table, ANN, ask.Ready(0, "00" * 16))
    say(table, BOB, ask.Ready(1, "11" * 16))
    say(table, ANN, ask.Start())
    snapshots = [table.snapshot()]
    while table.stage == Stage.RUNNING and table.seq < 160:
        before = {seat: options_of(table, seat) for seat in table.asked}
        since = dict(table.asked_since)
        a_step(table, dice)
        for seat in before.keys() & table.asked.keys():
            if table.asked_since[seat] == since[seat]:
                assert options_of(table, seat) == before[seat]
        if dice.below(5) == 0:
            snapshots.append(table.snapshot())
        if dice.below(4) == 0:
            for snapshot in (None, snapshots[-1], dice.pick(snapshots)):
                assert standing(open_table("t", table.log, snapshot)) == standing(table)


def a_step(table: Table, dice: FastChance) -> None:
    luck = dice.below(20)
    seat = dice.pick(list(table.asked))
    person = table.seats[seat].person or ANN
    if table.proposal and luck < 12:
        other = 1 - table.proposal.seat
        with suppress(Refused):
            say(table, table.seats[other].person, ask.AnswerUndo(other, luck < 9))
    elif luck == 0:
        say(table, ANN, ask.Chat("hello"))
    elif luck == 1 and seat < 2 and not table.seats[seat].bot:
        say(table, person, ask.Leave(seat))
    elif luck < 5 and seat < 2 and table.seats[seat].bot:
        say(table, person, ask.TakeBack(seat))
    elif luck < 7 and table.seats[seat].person and not table.seats[seat].bot:
        with suppress(Refused):
            say(table, person, ask.Undo(seat, table.seq))
    elif table.seats[seat].kind == "person":
        say(table, person, ask.Act(seat, table.seq, (dice.pick(options_of(table, seat)),)))
    else:
        played = table.course.try_moves(Seat(seat), (dice.pick(options_of(table, seat)),))
        assert isinstance(played, list)
        fold(table, log.Moved(1, seat, played[0].move.action, played[0].move.digest))


def say(table: Table, person: str, command: ask.Command) -> None:
    fold_all(table, decide(table, Caller(person), command, 1))


def options_of(table: Table, seat: int) -> list[str]:
    return [action.text() for action in table.game.options(table.course.state, Seat(seat))]


def standing(table: Table) -> tuple[object, ...]:
    """Return everything on which the answer to a command depends."""
    return (
        table.seq, table.stage, table.host, table.asked, table.asked_since, table.free_undos,
        table.free_undo_seat, table.proposal, [held(holder) for holder in table.seats],
        table.game.dump(table.course.state), table.course.entries, table.course._heads,
    )  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_that_does_not_agree_with_the_log_is_not_used(name: str, tmp_path: Path) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        live = await a_table(hub, game=name, bot="", names=("Ann", "Ann too"))
        while live.table.waiting and len(live.table.log) < 12:
            option = options_of(live.table, live.table.waiting[0])[0]
            await live.carry_out(Caller(ANN), act(live.table, option))
        snapshot = live.table.snapshot()
        newer = msgspec.structs.replace(snapshot, number=snapshot.number + 1)
        other = msgspec.structs.replace(snapshot, number=snapshot.number - 1)
        for kept in (newer, other):
            again = open_table(live.table.id, live.table.log, kept)
            assert standing(again) == standing(live.table)
        await store.keep_snapshot(live.table.id, Snapshot(1, b"{}"))
        again = await read_table(store, live.table.id)
        assert standing(again) == standing(live.table)

    in_a_hub(tmp_path, test)


# The key


def test_a_key_is_whole_or_not_used(tmp_path: Path) -> None:
    key = read_or_make_key(tmp_path)
    assert len(key) == 32
    assert read_or_make_key(tmp_path) == key
    file = tmp_path / KEY_FILE
    assert file.stat().st_mode & 0o077 == 0
    for cut in ("", key.hex()[:32]):
        file.write_text(cut)
        with pytest.raises(ValueError, match="it is damaged"):
            read_or_make_key(tmp_path)
