"""New tables: opened by somebody, for a rematch, or where a finished game goes on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from hotseat.bots import bot_names
from hotseat.core import AnyGame, Invalid
from hotseat.core.settings import shown
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.server import summary as shelves
from hotseat.server.checking import Checker, has_files
from hotseat.server.identity import (
    code_label,
    hashed,
    is_table_id,
    new_code,
    new_secret,
    new_table_id,
    rematch_label,
)
from hotseat.server.live import Live
from hotseat.server.steady_clock import now
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.wire import FromEntry, NewTable, TableOpened
from hotseat.store import Label
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.decide import stand_in
from hotseat.table.names import plain_name
from hotseat.table.opening import from_entry, opened, rematch, snapshot_for
from hotseat.table.table import Stage, Table, open_table

if TYPE_CHECKING:
    from hotseat.server.hub import Hub

_UNFINISHED = (shelves.LOBBY, shelves.LISTED_LOBBY, shelves.RUNNING, shelves.LISTED_RUNNING)


class Openings:
    """Opens tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._checker = Checker(hub.config.limits.file_seconds)

    async def close(self) -> None:
        """Stop checking files."""
        await self._checker.close()

    async def open(self, person: str, wanted: NewTable, address: str = "") -> TableOpened:
        """Open a table, and begin at once if requested."""
        if wanted.begin is not None:
            return await self._play_on(person, wanted, wanted.begin)
        if wanted.game not in NAMES:
            raise Invalid("invalid-game", name=shown(wanted.game), known=", ".join(NAMES))
        game = game_by_name(wanted.game)
        await self._check_tables_of(person)
        seats = game.usual_seats if wanted.seats is None else wanted.seats
        caller = Caller(person)
        await self.check_files(caller, address, game, wanted.settings, seats)
        commands: list[ask.Command] = [
            ask.Sit(seat, name, look)
            for seat, (name, look) in enumerate(
                zip_longest(wanted.names, wanted.looks[: len(wanted.names)], fillvalue="")
            )
        ]
        if wanted.start:
            commands.append(ask.FillWithBots(wanted.bot or stand_in(game)))
            commands += [
                ask.Ready(seat, wanted.nonce, wanted.seal) for seat in range(len(wanted.names))
            ]
            commands.append(ask.Start())
        elif wanted.bot:
            commands.append(ask.FillWithBots(wanted.bot))
        first = opened(
            game,
            wanted.settings,
            seats,
            host=person,
            seed=secrets.token_bytes(32),
            code=new_code(),
            listed=wanted.listed,
            at=now(),
        )
        return await self._begin([first], caller, commands)

    async def _play_on(self, person: str, wanted: NewTable, begin: FromEntry) -> TableOpened:
        """Open a table where a finished game goes on from an entry of its record."""
        if not is_table_id(begin.table):
            raise Refused("refused-no-such-table")
        live = await self._hub.find(begin.table)
        await self._check_tables_of(person)
        async with live.lock:
            table = live.table
            if not table.lets_in(person):
                raise Refused("refused-not-let-in")
            if table.stage != Stage.OVER:
                raise Refused("refused-not-over")
            if begin.entry > table.course.number:
                raise Refused("refused-no-such-entry", entry=begin.entry)
            if begin.seat >= len(table.seats):
                raise Refused("refused-no-such-seat", seat=begin.seat)
            if table.course.distance(begin.entry) > REPLAYED_IN_LOOP:
                await in_thread(table.course.state_after, begin.entry)
            if table.game.result(table.course.state_after(begin.entry)) is not None:
                raise Refused("refused-game-over")
            bot = wanted.bot or stand_in(table.game)
            if bot not in bot_names(table.game):
                raise Invalid("invalid-bot", name=bot, known=", ".join(bot_names(table.game)))
            entries = from_entry(
                table,
                begin.entry,
                begin.seat,
                person=person,
                name=plain_name(wanted.names[0] if wanted.names else "")
                or table.seats[begin.seat].name
                or "?",
                bot=bot,
                code=new_code(),
                at=now(),
            )
            snapshot = snapshot_for(table, begin.entry, len(entries) - 1)
        new = await in_thread(open_table, new_table_id(), entries, snapshot)
        live, invitation = self._hub.new_live(new), new_secret()
        await live.adopt(new, entries, (Label(hashed(invitation)), Label(code_label(new.code))))
        self._hub.take_in(live)
        return TableOpened(new.id, new.code, invitation)

    async def rematch(self, caller: Caller, live: Live) -> str:
        """Return the table for the same people's next game; the first who asks opens it."""
        async with live.lock:
            table = live.table
            if not live.audience.own_seats(caller):
                raise Refused("refused-not-your-seat", seat=0)
            if table.stage != Stage.OVER:
                raise Refused("refused-not-over")
            if table.rematch and await self._hub.store.row(table.rematch):
                return table.rematch
            deleted = table.rematch
            label = rematch_label(table.id)
            found = await self._hub.store.labelled(label)
            if found is None:
                entries = rematch(
                    table,
                    host=caller.person,
                    seed=secrets.token_bytes(32),
                    code=new_code(),
                    at=now(),
                )
                new = (await self._begin(entries, caller, [], Label(label))).table
            else:  # the server stopped before it could log it here
                new = found[0]
            await live.change(
                lambda table: (
                    [log.RematchOpened(now(), new)] if table.rematch in ("", deleted) else []
                )
            )
            return live.table.rematch

    async def _begin(
        self,
        entries: Sequence[log.Entry],
        caller: Caller,
        commands: Sequence[ask.Command],
        *labels: Label,
    ) -> TableOpened:
        """Write a new table, all at once, with a code and an invitation."""
        table = Table(new_table_id())
        live = self._hub.new_live(table)
        invitation = new_secret()
        first = entries[0]
        assert isinstance(first, log.Opened)
        await live.begin(
            entries,
            caller,
            commands,
            (Label(hashed(invitation)), Label(code_label(first.code)), *labels),
        )
        self._hub.take_in(live)
        return TableOpened(table.id, first.code, invitation, live.table.commitment)

    async def _check_tables_of(self, person: str) -> None:
        most = self._hub.config.limits.tables_a_person
        rows = await self._hub.store.of_member(person.encode(), 10 * most)
        if sum(row.shelf in _UNFINISHED for row in rows) >= most:
            raise Refused("refused-too-many-tables", most=most)

    async def check_files(
        self,
        caller: Caller,
        address: str,
        game: AnyGame,
        settings: Mapping[str, object],
        seats: int,
    ) -> None:
        """Raise `Invalid` for a user's file that cannot be used; check it in a worker first."""
        if has_files(settings):
            self._hub.rations.file(caller.person, address)
            await self._checker.check(game, settings, seats)
