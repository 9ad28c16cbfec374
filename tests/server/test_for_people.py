"""What the browser needs beyond the game itself: words, hints, playing on from an entry."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from hotseat.core import Seat
from hotseat.core.record import replay
from hotseat.games import NAMES
from hotseat.server.bot_pool import BotPool
from hotseat.server.config import Config
from hotseat.server.connection import Seen
from hotseat.server.data_folder import open_store
from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.wire import FromEntry, NewTable
from hotseat.table.callers import Caller, Refused
from hotseat.table.commands import Act
from hotseat.table.table import Stage
from hotseat.words import Words

T = TypeVar("T")
ADA = "ada"
SMALL: dict[str, dict[str, object]] = {
    "heat": {"laps": 1},
    "potatoh": {"level": 3, "rounds": 1},
    "heap": {"vehicles_needed": 1},
}


def at_a_hub(tmp_path: Path, use: Callable[[Hub], Awaitable[T]]) -> T:
    """Return what comes of using a hub."""

    async def used() -> T:
        config = Config(tmp_path)
        store = open_store(tmp_path, exclusive=True)
        bots = BotPool(1, 30.0)
        hub = Hub(config, store, bots, Metrics())
        try:
            return await use(hub)
        finally:
            await hub.stop()
            await bots.close()
            await store.close()

    return asyncio.run(used())


async def opened(hub: Hub, game: str, *, small: bool = False) -> Live:
    """Return a table at which Ada plays both seats."""
    new = NewTable(
        game,
        settings=cast(Any, SMALL[game] if small else {}),
        seats=2,
        names=("Ada", "Ida"),
        start=True,
    )
    return await hub.find((await hub.openings.open(ADA, new)).table)


async def play(live: Live, moves: int) -> None:
    """Let the rookie play for whoever is asked."""
    for _ in range(moves):
        if live.table.stage != Stage.RUNNING:
            return
        seat = live.table.waiting[0]
        hint = await live.bots.hint(seat)
        await live.carry_out(Caller(ADA), Act(seat, live.table.seq, (hint.action,)))


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_an_option_with_a_reason_in_words(name: str, tmp_path: Path) -> None:
    async def ask(hub: Hub) -> None:
        live = await opened(hub, name)
        words = Words(live.table.game)
        for _ in range(8):
            if not live.table.waiting:
                break
            seat = live.table.waiting[0]
            hint = await live.bots.hint(seat)
            options = live.table.game.options(live.table.course.state, Seat(seat))
            assert hint.action in [option.text() for option in options]
            assert hint.reason is not None
            assert words.say(hint.reason)
            await live.carry_out(Caller(ADA), Act(seat, live.table.seq, (hint.action,)))

    at_a_hub(tmp_path, ask)


def test_no_hint_for_a_seat_that_is_not_asked(tmp_path: Path) -> None:
    async def ask(hub: Hub) -> None:
        live = await opened(hub, "potatoh")
        others = {0, 1, None} - set(live.table.waiting)
        for seat in others:
            with pytest.raises(Refused, match="refused-not-asked"):
                await live.bots.hint(seat)

    at_a_hub(tmp_path, ask)


@pytest.mark.parametrize("name", NAMES)
def test_who_asks_for_words_gets_every_event_and_preview_in_words(
    name: str, tmp_path: Path
) -> None:
    async def ask(hub: Hub) -> None:
        live = await opened(hub, name)
        await play(live, 6)
        words = Words(live.table.game)
        seat = live.table.waiting[0]
        seen = Seen(Caller(ADA), seat)
        plain = await live.audience.update_for(seen, 0)
        assert not any(entry.said for entry in plain.entries)
        seen.words = True
        update = await live.audience.update_for(seen, 0)
        for entry in update.entries:
            assert [bool(words.say(said.phrase)) for said in entry.said] == [True] * len(
                entry.events
            )
        assert update.decision is not None
        assert update.table is not None
        assert {view.id for view in update.table.names} >= {0, 1}
        for option in update.decision.options:
            for phrase in (option.short, option.group):
                assert phrase is None or words.say(phrase)
        # Nothing else has changed.
        without = msgspec.structs.replace(
            update.decision,
            options=[
                msgspec.structs.replace(option, short=None, group=None)
                for option in update.decision.options
            ],
        )
        assert without == plain.decision

    at_a_hub(tmp_path, ask)


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_can_be_played_on_from_any_entry(name: str, tmp_path: Path) -> None:
    async def go_on(hub: Hub) -> None:
        live = await opened(hub, name, small=True)
        await play(live, 1_000)
        old = live.table
        assert old.stage == Stage.OVER
        half = old.course.number // 2
        begin = FromEntry(old.id, half, seat=1)
        new = await hub.find((await hub.openings.open(ADA, NewTable(name, begin=begin))).table)
        table = new.table
        assert table.stage == Stage.RUNNING
        assert [holder.kind for holder in table.seats] == ["bot", "person"]
        assert table.seats[1].name == "Ida"
        game = table.game
        before = old.course.state_after(half)
        assert game.dump(table.course.state_after(half)) == game.dump(before)
        assert table.course.settings == old.course.settings
        # Its record stands alone, and the log can be read again: they tell no nonsense.
        assert list(replay("played on", game, table.course.record()))
        await new.reload()
        assert new.table.course.number >= half + 1

    at_a_hub(tmp_path, go_on)


def test_playing_on_is_refused_where_there_is_nothing_to_play(tmp_path: Path) -> None:
    async def try_it(hub: Hub) -> None:
        live = await opened(hub, "potatoh", small=True)

        async def refused(begin: FromEntry, person: str = ADA) -> str:
            with pytest.raises(Refused) as error:
                await hub.openings.open(person, NewTable("potatoh", begin=begin))
            return error.value.reason.phrase.code

        assert await refused(FromEntry(live.table.id, 0)) == "refused-not-over"
        await play(live, 1_000)
        last = live.table.course.number
        assert await refused(FromEntry(live.table.id, last)) == "refused-game-over"
        assert await refused(FromEntry(live.table.id, last + 1)) == "refused-no-such-entry"
        assert await refused(FromEntry(live.table.id, 0, seat=2)) == "refused-no-such-seat"
        assert await refused(FromEntry(live.table.id, 0), "eve") == "refused-not-let-in"
        assert await refused(FromEntry("nowhere", 0)) == "refused-no-such-table"

    at_a_hub(tmp_path, try_it)
