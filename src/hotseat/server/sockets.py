"""The WebSockets: one per table, one for "my tables"."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hotseat.core import Invalid
from hotseat.core.decoding import json_decoder
from hotseat.server.charges import charge_look, check_costs
from hotseat.server.config import Limits
from hotseat.server.connection import (
    NO_SUCH_TABLE,
    NOT_LET_IN,
    TOO_FAST,
    TOO_MANY,
    TRY_AGAIN,
    Connection,
)
from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.operator import send_notice
from hotseat.server.protocol import IN_SCOPE, Socket
from hotseat.server.visits import Door, decoded, number_of, reason_of, wants_to_watch
from hotseat.server.wire import (
    AnswerAsking,
    Carried,
    Done,
    Gone,
    Here,
    Ping,
    React,
    RefusedMessage,
    Request,
    Show,
)
from hotseat.table.callers import Caller, Refused
from hotseat.table.commands import Act
from hotseat.table.decide import check_let_in

logger = logging.getLogger("hotseat.sockets")

_encode = msgspec.json.Encoder().encode
_requests = json_decoder(Request)
_HERE = _encode(Here())
_NO_REQUEST = 0  # the id in the answer to something that is not a request

_SHORT = 2_000  # characters

_CLOSE_CODES = {
    "refused-no-such-table": NO_SUCH_TABLE,
    "refused-too-many": TOO_MANY,
    "refused-too-fast": TOO_FAST,
    "refused-cannot-save": TRY_AGAIN,
}


def _id_of(said: str | bytes) -> int:
    """Return the id of a request that is otherwise ignored."""
    if len(said) <= _SHORT:
        with suppress(msgspec.MsgspecError, RecursionError, ValueError):
            return _requests.decode(said).id
    return _NO_REQUEST


def missed_since(request: Request, error: Exception) -> int | None:
    """Return the last entry that a person knew whose move was refused as outdated."""
    if not isinstance(request.do, Act) or not isinstance(error, Refused):
        return None
    return request.do.expect if error.reason.phrase.code == "refused-stale" else None


class SocketAsker:
    """An asker who sent a move over a socket."""

    def __init__(
        self, sockets: Sockets, connection: Connection, live: Live, request: Request
    ) -> None:
        self._sockets = sockets
        self._connection = connection
        self._live = live
        self._request = request

    def carried_out(self, carried: Carried) -> dict[Connection, bytes]:
        """Return the answer, for this socket."""
        self._connection.asks -= 1
        return {self._connection: _encode(Done(self._request.id, carried.seq, carried.taken))}

    def refused(self, error: Exception) -> None:
        """Say why, and what was missed."""
        self._sockets.say_no(self._connection, self._live, self._request, error)
        since = missed_since(self._request, error)
        if since is None:
            self._connection.asks -= 1
        else:
            self._sockets.begin(self._tell_missed(since))

    async def _tell_missed(self, since: int) -> None:
        try:
            await self._sockets.tell_missed(self._connection, self._live, since)
        finally:
            self._connection.asks -= 1


class Sockets:
    """Accepts sockets, listens and answers."""

    def __init__(self, limits: Limits, hub: Hub, door: Door, metrics: Metrics) -> None:
        self._limits = limits
        self._hub = hub
        self._door = door
        self._metrics = metrics
        self._open = 0
        self._open_by_person: dict[str, int] = {}
        self._open_by_address: dict[str, int] = {}
        self._at_work: set[asyncio.Task[None]] = set()
        hub.nodes.count_with(lambda: (self._open_by_person, self._open_by_address))

    @property
    def people(self) -> int:
        """How many people have an open socket; who has no cookie counts as nobody."""
        return len(self._open_by_person.keys() - {""})

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Run something in a task of its own."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    # A table

    async def table(self, socket: WebSocket) -> None:
        """Serve somebody who looks at a table."""
        try:
            self._door.check_host(socket)
            self._door.check_origin(socket)
            self._door.check_banned(socket)
            live, caller = await self._door.caller(socket, socket.path_params["table"])
            since, seat = number_of(socket, "since"), number_of(socket, "seat")
            self._check_room(live, caller, self._door.address(socket))
        except (Refused, Invalid) as error:
            await self._turn_away(socket, error)
            return
        connection = Connection(socket.scope[IN_SCOPE], caller, self._limits)
        connection.address = self._door.address(socket)
        connection.watches = wants_to_watch(socket)
        connection.previews = socket.query_params.get("previews") != "no"
        connection.words = socket.query_params.get("words") == "yes"
        await self._serve(socket, connection, live, since, seat)

    def _check_room(self, live: Live, caller: Caller, address: str) -> None:
        sits = bool(live.audience.own_seats(caller))
        self._check_places(caller.person, address, sits=sits)
        if not sits and live.audience.spectators() >= self._limits.spectators_a_table:
            raise Refused("refused-too-many")

    def _check_places(self, person: str, address: str, *, sits: bool) -> None:
        """Keep some places for those who sit: spectators cannot shut them out."""
        limits = self._limits
        places = limits.sockets if sits else limits.sockets - limits.sockets_for_seats
        of_person, of_address = self._hub.nodes.sockets_of(person, address)
        of_person += self._open_by_person.get(person, 0)
        of_address += self._open_by_address.get(address, 0)
        if (
            self._open >= places
            or (person and of_person >= limits.sockets_a_person)
            or of_address >= limits.sockets_an_address
        ):
            raise Refused("refused-too-many")

    async def _serve(
        self,
        socket: WebSocket,
        connection: Connection,
        live: Live,
        since: int | None,
        seat: int | None,
    ) -> None:
        await socket.accept()
        self._count(connection, 1)
        try:
            async with live.lock:
                check_let_in(live.table, connection.caller)  # it may have changed meanwhile
                self._charge_look(connection, live, since)
                if (
                    seat is not None
                    and not connection.watches
                    and seat in live.audience.own_seats(connection.caller)
                ):
                    connection.shown, connection.said_who = seat, True
                self._door.check_banned(socket)
                await live.audience.connect(connection, since)
            send_notice(self._hub, connection)
            await self._listen(socket, connection, live)
        except Refused as error:  # no longer let in, or the table cannot be read now
            code = error.reason.phrase.code
            connection.send(_encode(Gone(error.reason)))
            connection.close(_CLOSE_CODES.get(code, NOT_LET_IN), code)
        except WebSocketDisconnect:
            pass
        finally:
            live.audience.disconnect(connection)
            self._count(connection, -1)

    def _count(self, connection: Connection, by: int) -> None:
        self._open += by
        self._metrics.sockets = self._open
        for count, who in (
            (self._open_by_person, connection.caller.person),
            (self._open_by_address, connection.address),
        ):
            count[who] = count.get(who, 0) + by
            if not count[who]:
                del count[who]

    async def _listen(self, socket: WebSocket, connection: Connection, live: Live) -> None:
        """Listen: moves take the shortcut, everything else is handled here."""
        way_in: Socket = socket.scope[IN_SCOPE]
        way_in.hear = partial(self._hear_move, connection, live)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text") or message.get("bytes") or ""
            if not self._may_speak(connection):
                connection.strikes += 1
                if connection.strikes > self._limits.strikes:
                    connection.close(TOO_FAST, "too fast")
                    return
                self._refuse(connection, live, _id_of(said), Refused("refused-too-fast"))
                continue
            try:
                request = decoded(said, _requests)
            except Refused as error:
                self._refuse(connection, live, _NO_REQUEST, error)
                continue
            connection.asks += 1
            await self._answer(connection, live, request)
            connection.asks -= 1

    def _may_speak(self, connection: Connection) -> bool:
        if not self._hub.rations.message(connection.caller.person, connection.address):
            return False
        connection.strikes = max(0, connection.strikes - 1)
        return True

    def _hear_move(self, connection: Connection, live: Live, said: bytes) -> bool:
        """Play a move without a task; False: take the usual way.

        That is for everything else, for too many messages, and for one sent before the last answer.
        """
        if connection.asks:
            return False
        try:
            request = decoded(said, _requests)
        except Refused:
            return False
        if not isinstance(request.do, Act) or not self._may_speak(connection):
            return False
        connection.asks += 1
        asker = SocketAsker(self, connection, live, request)
        live.moves.play(connection.caller, request.do, asker)
        return True

    async def _answer(self, connection: Connection, live: Live, request: Request) -> None:
        """Carry a request out; whatever goes wrong is answered, and the socket stays open."""
        try:
            match request.do:
                case Show(seat, since):
                    async with live.lock:
                        self._charge_look(connection, live, since)
                        await live.audience.show(connection, seat, since)
                        done = Done(request.id, live.table.seq)
                case AnswerAsking(person=asking, lets_in=lets_in):
                    seq = await live.answer_asking(connection.caller, asking, lets_in=lets_in)
                    done = Done(request.id, seq)
                case React(seat=seat, sign=sign):
                    self._hub.rations.chat(connection.caller, connection.address)
                    live.audience.react(connection.caller, seat, sign)
                    done = Done(request.id, live.safe_seq)
                case Ping():
                    done = Done(request.id, live.safe_seq)
                case command:
                    await check_costs(
                        self._hub, live, connection.caller, connection.address, command
                    )
                    carried = await live.carry_out(connection.caller, command)
                    done = Done(request.id, carried.seq, carried.taken)
        except Exception as error:
            self.say_no(connection, live, request, error)
            if (since := missed_since(request, error)) is not None:
                await self.tell_missed(connection, live, since)
        else:
            connection.send(_encode(done))

    def say_no(
        self, connection: Connection, live: Live, request: Request, error: Exception
    ) -> None:
        """Say why a request was not carried out."""
        if not isinstance(error, Refused | Invalid):
            logger.error("a request failed", exc_info=error, extra={"table": live.table.id})
            error = Refused("refused-our-mistake")
        self._refuse(connection, live, request.id, error)

    async def tell_missed(self, connection: Connection, live: Live, since: int) -> None:
        """Tell the sender what they missed."""
        async with live.lock:
            with suppress(Refused):
                self._charge_look(connection, live, since)
                await live.audience.greet(connection, since)

    def _charge_look(self, connection: Connection, live: Live, since: int | None) -> None:
        charge_look(self._hub.rations, connection.caller, connection.address, live, since)

    def _refuse(
        self, connection: Connection, live: Live, request: int, error: Refused | Invalid
    ) -> None:
        reason = reason_of(error)
        self._metrics.refusals.labels(reason.phrase.code).inc()
        connection.send(_encode(RefusedMessage(request, reason, live.safe_seq)))

    async def _turn_away(self, socket: WebSocket, error: Refused | Invalid) -> None:
        """Say why, then hang up: a refused handshake could not say it to a page."""
        reason = reason_of(error)
        self._metrics.refusals.labels(reason.phrase.code).inc()
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side has hung up
            await socket.accept()
            await socket.send_text(_encode(Gone(reason)).decode())
            await socket.close(_CLOSE_CODES.get(reason.phrase.code, NOT_LET_IN), reason.phrase.code)

    # My tables

    async def my_tables(self, socket: WebSocket) -> None:
        """Serve somebody who watches their own tables."""
        try:
            self._door.check_host(socket)
            self._door.check_origin(socket)
            self._door.check_banned(socket)
            person = self._door.person(socket)
            if not person:
                raise Refused("refused-not-let-in")
            self._check_places(person, self._door.address(socket), sits=False)
        except Refused as error:
            await self._turn_away(socket, error)
            return
        await socket.accept()
        connection = Connection(socket.scope[IN_SCOPE], Caller(person), self._limits)
        connection.address = self._door.address(socket)
        self._count(connection, 1)
        watchers = self._hub.lists.watchers.setdefault(person, set())
        watchers.add(connection)
        try:
            await self._hub.lists.show_list(person, connection)
            send_notice(self._hub, connection)
            while (await socket.receive())["type"] != "websocket.disconnect":
                if not connection.pace.take(monotonic()):  # nothing else is asked here
                    connection.close(TOO_FAST, "too fast")
                    break
                connection.send(_HERE)
        except WebSocketDisconnect:
            pass
        finally:
            watchers.discard(connection)
            if not watchers:
                self._hub.lists.watchers.pop(person, None)
            self._count(connection, -1)
