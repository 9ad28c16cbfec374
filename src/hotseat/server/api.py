"""The HTTP interface: one function an endpoint, in the order of the page at /docs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from hotseat import __version__
from hotseat.bots import bot_names
from hotseat.core import Invalid, Rule, Seat
from hotseat.core.events import heard_by
from hotseat.core.record import write_record
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.server import wire
from hotseat.server.config import Config
from hotseat.server.connection import Seen
from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.server.visits import Door, answer, number_of, read_body
from hotseat.table.commands import AnyCommand
from hotseat.table.decide import Caller, Refused
from hotseat.table.table import Stage
from hotseat.table.telling import Update, told_since

_MOST_LOG = 500


class Endpoint(NamedTuple):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    does: str
    handle: Callable[[Request], Awaitable[Response]]
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    gives_type: str = "application/json"


class Api:
    """The endpoints, with what they need."""

    def __init__(self, config: Config, hub: Hub, door: Door) -> None:
        self._limits = config.limits
        self._hub = hub
        self._door = door

    def endpoints(self) -> list[Endpoint]:
        """Return every endpoint."""
        at_table = "/api/tables/{table}"
        return [
            Endpoint("GET", "/api/me", "Who am I? A new guest gets a cookie.", self.me, gives=wire.Me),
            Endpoint("GET", "/api/games", "The games and what can be set", self.games, gives=list[wire.GameInfo]),
            Endpoint("GET", "/api/games/{game}/rules", "The rules of a game, by id", self.rules, gives=list[Rule]),
            Endpoint("GET", "/api/tables", "Tables open to everybody", self.listed, gives=list[wire.TableSummary]),
            Endpoint("GET", "/api/my/tables", "My own tables", self.my_tables, gives=list[wire.TableSummary]),
            Endpoint("POST", "/api/tables", "Open a table", self.open, wire.NewTable, wire.TableOpened),
            Endpoint("POST", "/api/join", "Come in by an invitation or a code", self.join, wire.Join, wire.At),
            Endpoint("POST", "/api/claim", "Move a seat to this device by its key", self.claim, wire.Claim, wire.At),
            Endpoint("GET", at_table, "A table as I see it now, and what happened after entry `since`", self.look, gives=Update, query=("seat", "since")),
            Endpoint("POST", f"{at_table}/commands", "Ask the table for something: sit, ready, act, undo, leave, chat …", self.command, AnyCommand, wire.Carried),
            Endpoint("GET", f"{at_table}/log", "The log after an entry, as I may know it", self.log, gives=wire.LogPage, query=("after", "seat")),
            Endpoint("GET", f"{at_table}/replay/{{entry}}", "The game after an entry of its record; after the end through any seat", self.replay, gives=wire.Replayed, query=("seat",)),
            Endpoint("GET", f"{at_table}/record", "The whole record, once the game is over", self.record, gives_type="application/x-ndjson"),
            Endpoint("POST", f"{at_table}/invitations", "A new link for others", self.invite, gives=wire.Invitation),
            Endpoint("POST", f"{at_table}/seats/{{seat}}/key", "A key that plays one of my seats or moves it to another device", self.seat_key, gives=wire.SeatKey),
            Endpoint("POST", f"{at_table}/rematch", "Another game of the same people, seats rotated", self.rematch, gives=wire.At),
        ]  # fmt: skip

    # Anybody

    async def me(self, request: Request) -> Response:
        """Say who a guest is."""
        person = self._door.greet(request)
        return answer(wire.Me(person[:6], __version__))

    async def games(self, request: Request) -> Response:
        """List the games."""
        infos = []
        for name in NAMES:
            game = game_by_name(name)
            infos.append(
                wire.GameInfo(
                    name,
                    game.rules_version,
                    game.seats.start,
                    game.seats.stop - 1,
                    game.usual_seats,
                    game.solo_seats,
                    dict(game.solo_settings),
                    list(game.schema),
                    list(game.file_schemas),
                    bot_names(game),
                )
            )
        return answer(infos)

    async def rules(self, request: Request) -> Response:
        """List the rules of a game."""
        name = request.path_params["game"]
        if name not in NAMES:
            raise Invalid("invalid-game", name=name[:40], known=", ".join(NAMES))
        return answer(game_by_name(name).ledger())

    async def listed(self, request: Request) -> Response:
        """List the tables that are open to everybody."""
        return answer(await self._hub.listed(self._door.person(request)))

    async def my_tables(self, request: Request) -> Response:
        """List a guest's own tables."""
        return answer(await self._hub.tables_of(self._door.greet(request)))

    async def open(self, request: Request) -> Response:
        """Open a table."""
        wanted = await read_body(request, wire.NewTable, self._limits.message_bytes)
        person = self._door.greet(request)
        return answer(await self._hub.open(person, wanted), 201)

    async def join(self, request: Request) -> Response:
        """Let a guest in."""
        wanted = await read_body(request, wire.Join, self._limits.message_bytes)
        person = self._door.greet(request)
        table = await self._hub.join(person, invitation=wanted.invitation, code=wanted.code)
        return answer(wire.At(table))

    async def claim(self, request: Request) -> Response:
        """Move a seat to this device."""
        wanted = await read_body(request, wire.Claim, self._limits.message_bytes)
        person = self._door.greet(request)
        return answer(wire.At(*await self._hub.claim(person, wanted.key)))

    # At a table

    async def _at(self, request: Request) -> tuple[Live, Caller]:
        return await self._door.caller(request, request.path_params["table"])

    def _seat(self, request: Request, live: Live, caller: Caller) -> int | None:
        """Return the seat to look through: the one asked for, or the only one."""
        own = live.own_seats(caller)
        seat = number_of(request, "seat")
        if seat is None:
            return own[0] if len(own) == 1 else None
        if seat not in own:
            raise Refused("refused-not-your-seat", seat=seat)
        return seat

    async def look(self, request: Request) -> Response:
        """Show a table."""
        live, caller = await self._at(request)
        since = number_of(request, "since")
        async with live.turn:
            seen = Seen(caller, self._seat(request, live, caller))
            return answer(live.update_for(seen, since))

    async def command(self, request: Request) -> Response:
        """Carry a command out."""
        command = await read_body(request, AnyCommand, self._limits.message_bytes)
        live, caller = await self._at(request)
        return answer(wire.Carried(await live.carry_out(caller, command)))

    async def log(self, request: Request) -> Response:
        """Show a part of the log."""
        live, caller = await self._at(request)
        after = number_of(request, "after") or 0
        async with live.turn:
            entries = told_since(live.table, after, self._seat(request, live, caller))
            return answer(wire.LogPage(live.table.seq, entries[:_MOST_LOG]))

    async def replay(self, request: Request) -> Response:
        """Show the game after an entry: while it runs only what the caller may know."""
        live, caller = await self._at(request)
        entry = request.path_params["entry"]
        async with live.turn:
            table = live.table
            if not table.has_begun or entry > table.course.number:
                raise Refused("refused-no-such-entry", entry=min(entry, 10**9))
            if table.stage == Stage.OVER:
                seat = number_of(request, "seat")
                if seat is not None and seat >= len(table.seats):
                    raise Refused("refused-no-such-seat", seat=seat)
            else:
                seat = self._seat(request, live, caller)
            step = next(table.course.steps(entry))
            state = step.state
            viewer = None if seat is None else Seat(seat)
            return answer(
                wire.Replayed(
                    entry,
                    table.course.number,
                    table.game.view(state, viewer),
                    list(heard_by(step.events, seat)),
                    list(table.game.waiting(state)),
                    table.game.result(state),
                )
            )

    async def record(self, request: Request) -> Response:
        """Give the record away: it holds every secret, so only after the end."""
        live, _ = await self._at(request)
        async with live.turn:
            if live.table.stage != Stage.OVER:
                raise Refused("refused-not-over")
            data = write_record(live.table.course.record())
        name = f"{live.table.game.name}-{live.table.id}.jsonl"
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(data, headers=disposition, media_type="application/x-ndjson")

    async def invite(self, request: Request) -> Response:
        """Make another invitation."""
        live, caller = await self._at(request)
        return answer(wire.Invitation(await self._hub.invite(caller, live)), 201)

    async def seat_key(self, request: Request) -> Response:
        """Make a key for a seat."""
        live, caller = await self._at(request)
        key = await self._hub.seat_key(caller, live, request.path_params["seat"])
        return answer(wire.SeatKey(key), 201)

    async def rematch(self, request: Request) -> Response:
        """Open the rematch, or say where it is."""
        live, caller = await self._at(request)
        return answer(wire.At(await self._hub.rematch(caller, live)))
