"""The HTTP interface: one function per endpoint, in the order of the page at /docs."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar, cast

from starlette.requests import Request
from starlette.responses import Response

from hotseat import __version__
from hotseat.bots import bot_names
from hotseat.core import AnyGame, Invalid, Rule, Seat
from hotseat.core.events import heard_by
from hotseat.core.record import write_record
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.server import wire
from hotseat.server.charges import charge_look, check_costs
from hotseat.server.client import takes_gzip
from hotseat.server.config import Config
from hotseat.server.connection import Seen
from hotseat.server.hub import Hub
from hotseat.server.identity import COOKIE, KeyUse
from hotseat.server.live import Live
from hotseat.server.summary import invited
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.visits import (
    Door,
    answer,
    number_of,
    read_body,
    wants_to_watch,
    whole_number,
)
from hotseat.table.callers import Caller, Refused
from hotseat.table.commands import AnyCommand, Command
from hotseat.table.course import Course, CourseStep
from hotseat.table.messages import Update
from hotseat.table.names import plain_name
from hotseat.table.table import Stage
from hotseat.table.telling import said

T = TypeVar("T")


class Endpoint(NamedTuple):
    """One request that can be made over HTTP."""

    method: str
    path: str
    handle: Callable[[Request], Awaitable[Response]]
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    gives_type: str = "application/json"
    for_banned: bool = False  # may somebody ask for it whom the operator has banned?

    @property
    def does(self) -> str:
        """What it does, in a sentence."""
        return (self.handle.__doc__ or "").partition("\n")[0]


class Api:
    """The endpoints, with what they need."""

    def __init__(self, config: Config, hub: Hub, door: Door) -> None:
        self._limits = config.limits
        self._hub = hub
        self._admission = hub.admission
        self._openings = hub.openings
        self._door = door

    def endpoints(self) -> list[Endpoint]:
        """Return every endpoint."""
        table = "/api/tables/{table}"
        return [
            Endpoint("GET", "/api/me", self.me, gives=wire.Me),
            Endpoint("DELETE", "/api/me", self.forget_me, gives=wire.Forgotten, for_banned=True),
            Endpoint("POST", "/api/logout", self.log_out, gives=wire.Forgotten),
            Endpoint("GET", "/api/games", self.games, gives=list[wire.GameInfo]),
            Endpoint("GET", "/api/games/{game}/rules", self.rules, gives=list[Rule]),
            Endpoint("GET", "/api/games/{game}/printed", self.printed),
            Endpoint("GET", "/api/tables", self.listed, gives=list[wire.TableSummary]),
            Endpoint("GET", "/api/my/tables", self.my_tables, gives=list[wire.TableSummary]),
            Endpoint("POST", "/api/tables", self.open, wire.NewTable, wire.TableOpened),
            Endpoint("POST", "/api/join", self.join, wire.Join, wire.At),
            Endpoint("POST", "/api/invited", self.invited, wire.Join, wire.Invited),
            Endpoint("POST", "/api/claim", self.claim, wire.Claim, wire.At),
            Endpoint(
                "GET", table, self.look, gives=Update, query=("seat", "since", "watch", "words")
            ),
            Endpoint("GET", f"{table}/invited", self.outside, gives=wire.Invited),
            Endpoint("POST", f"{table}/asking", self.ask, wire.AskToJoin, wire.Asked),
            Endpoint("GET", f"{table}/asking", self.asked, gives=wire.Asked),
            Endpoint("DELETE", table, self.delete, gives=wire.Forgotten),
            Endpoint("GET", f"{table}/printed", self.printed_at_table),
            Endpoint("POST", f"{table}/commands", self.command, AnyCommand, wire.Carried),
            Endpoint(
                "GET",
                f"{table}/log",
                self.log,
                gives=wire.LogPage,
                query=("after", "seat", "watch", "words"),
            ),
            Endpoint(
                "GET",
                f"{table}/replay/{{entry}}",
                self.replay,
                gives=wire.Replayed,
                query=("seat", "words"),
            ),
            Endpoint(
                "GET", f"{table}/sketch", self.sketch, gives=wire.Sketch, query=("seat", "watch")
            ),
            Endpoint("GET", f"{table}/hint", self.hint, gives=wire.Hint, query=("seat",)),
            Endpoint("GET", f"{table}/record", self.record, gives_type="application/x-ndjson"),
            Endpoint("POST", f"{table}/invitations", self.invite, gives=wire.Invitation),
            Endpoint("POST", f"{table}/links", self.renew_links, wire.Renew, wire.Invitation),
            Endpoint("POST", f"{table}/seats/{{seat}}/key", self.seat_key, gives=wire.SeatKey),
            Endpoint("POST", f"{table}/seats/{{seat}}/link", self.seat_link, gives=wire.SeatKey),
            Endpoint("POST", f"{table}/rematch", self.rematch, gives=wire.At),
        ]

    # Anybody

    async def me(self, request: Request) -> Response:
        """Who am I? A new guest gets a cookie."""
        person = self._door.greet(request)
        return answer(wire.Me(person[:6], __version__))

    async def forget_me(self, request: Request) -> Response:
        """Forget me: my tables, my names, my chat, and the cookie."""
        if person := self._door.person(request):
            await self._hub.forget(person)
        return self._without_cookie()

    async def log_out(self, request: Request) -> Response:
        """Delete the cookie; only their links lead back to my seats."""
        return self._without_cookie()

    def _without_cookie(self) -> Response:
        response = answer(wire.Forgotten())
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response

    async def games(self, request: Request) -> Response:
        """The games and their settings."""
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
                    game.look,
                )
            )
        return answer(infos)

    async def rules(self, request: Request) -> Response:
        """The rules of a game, by id."""
        response = answer(_game(request).ledger())
        if takes_gzip(request.headers):  # long, and the same for everybody
            response.body = gzip.compress(response.body)
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.body))
        response.headers["Vary"] = "Accept-Encoding"
        return response

    async def printed(self, request: Request) -> Response:
        """What is printed on the components of a game, for clients that draw them."""
        return answer(_game(request).printed(None))

    async def listed(self, request: Request) -> Response:
        """The tables that are open to everybody."""
        return answer(await self._hub.lists.listed(self._door.person(request)))

    async def my_tables(self, request: Request) -> Response:
        """My own tables."""
        return answer(await self._hub.lists.tables_of(self._door.greet(request)))

    async def open(self, request: Request) -> Response:
        """Open a table; with `start` the game begins at once."""
        wanted = await read_body(request, wire.NewTable, self._limits.message_bytes)
        person = self._door.greet(request)
        return answer(await self._openings.open(person, wanted, self._door.address(request)), 201)

    async def join(self, request: Request) -> Response:
        """Enter by an invitation or a code."""
        wanted = await read_body(request, wire.Join, self._limits.message_bytes)
        person = self._door.greet(request)
        if wanted.invitation:
            return answer(wire.At(await self._admission.join(person, invitation=wanted.invitation)))
        guess = self._admission.join(person, code=wanted.code)
        return answer(wire.At(await self._guessed(request, guess)))

    async def invited(self, request: Request) -> Response:
        """Whose table an invitation or a code leads to, before entering."""
        wanted = await read_body(request, wire.Join, self._limits.message_bytes)
        person = self._door.greet(request)
        if wanted.invitation:
            return answer(await self._admission.invited(person, invitation=wanted.invitation))
        return answer(
            await self._guessed(request, self._admission.invited(person, code=wanted.code))
        )

    async def _guessed(self, request: Request, guess: Coroutine[Any, Any, T]) -> T:
        """Return what a code leads to, unless there were too many wrong ones from there."""
        # Taken before the lookup and given back after it, so that simultaneous guesses count too.
        address = self._door.address(request)
        if not self._hub.rations.guesses.take(address):
            guess.close()
            raise Refused("refused-too-fast")
        found = await guess
        self._hub.rations.guesses.give_back(address)
        return found

    # With the address alone

    async def outside(self, request: Request) -> Response:
        """Whose table this is, for somebody who may ask to join."""
        person = self._door.greet(request)
        live = await self._admission.outside(person, request.path_params["table"])
        return answer(invited(live.table, person))

    async def ask(self, request: Request) -> Response:
        """Ask the host to let me in."""
        wanted = await read_body(request, wire.AskToJoin, self._limits.message_bytes)
        person = self._door.greet(request)
        live = await self._admission.outside(person, request.path_params["table"])
        if live.table.lets_in(person):
            return answer(wire.Asked("yes"))
        name = plain_name(wanted.name)
        if not name:
            raise Refused("refused-no-name")
        asking = live.audience.askings.ask(person, name, wanted.look)
        self._hub.nodes.asks(live.table.id, person, asking)
        live.audience.tell_asking()
        return answer(wire.Asked("waits"))

    async def asked(self, request: Request) -> Response:
        """What the host has answered."""
        person = self._door.greet(request)
        live = await self._admission.outside(person, request.path_params["table"])
        let_in = live.table.lets_in(person)
        return answer(wire.Asked("yes" if let_in else live.audience.askings.answer_for(person)))

    async def claim(self, request: Request) -> Response:
        """Move a seat to this device by its key."""
        wanted = await read_body(request, wire.Claim, self._limits.message_bytes)
        person = self._door.greet(request)
        return answer(wire.At(*await self._admission.claim(person, wanted.key)))

    # At a table

    async def _at(self, request: Request) -> tuple[Live, Caller]:
        return await self._door.caller(request, request.path_params["table"])

    def _seat(self, request: Request, live: Live, caller: Caller) -> int | None:
        """Return the seat to look through: the requested one, or the only one; None to watch."""
        if wants_to_watch(request):
            return None
        own = live.audience.own_seats(caller)
        seat = number_of(request, "seat")
        if seat is None:
            return own[0] if len(own) == 1 else None
        if seat not in own:
            raise Refused("refused-not-your-seat", seat=seat)
        return seat

    async def look(self, request: Request) -> Response:
        """A table as I see it now, and what happened after entry `since`."""
        live, caller = await self._at(request)
        since = number_of(request, "since")
        async with live.lock:
            seen = Seen(caller, self._seat(request, live, caller))
            seen.words = _wants_words(request)
            charge_look(self._hub.rations, caller, self._door.address(request), live, since)
            return answer(await live.audience.update_for(seen, since))

    async def delete(self, request: Request) -> Response:
        """Delete a table for good: the host may, unless others still play there."""
        live, caller = await self._at(request)
        await self._hub.delete(caller, live)
        return answer(wire.Forgotten())

    async def printed_at_table(self, request: Request) -> Response:
        """What is printed on the components of this table, with a user's own circuit or deck."""
        live, _ = await self._at(request)
        async with live.lock:
            game, seats = live.table.game, len(live.table.seats)
            settings = game.settings(live.table.settings_by_seat(), seats)
            return answer(game.printed(settings))

    async def command(self, request: Request) -> Response:
        """Send the table a command: sit, ready, act, undo, leave, chat and so on."""
        command: Command = await read_body(
            request, cast(type[Command], AnyCommand), self._limits.message_bytes
        )
        live, caller = await self._at(request)
        await check_costs(self._hub, live, caller, self._door.address(request), command)
        return answer(await live.carry_out(caller, command))

    async def log(self, request: Request) -> Response:
        """The log after an entry, as I may know it."""
        live, caller = await self._at(request)
        after = number_of(request, "after") or 0
        async with live.lock:
            missed = min(live.table.seq - after, self._limits.entries_told)
            self._hub.rations.replay(caller, self._door.address(request), missed)
            seat = self._seat(request, live, caller)
            entries = await live.audience.past(after, seat, words=_wants_words(request))
            return answer(wire.LogPage(live.table.seq, entries))

    async def replay(self, request: Request) -> Response:
        """The game after an entry of its record; after the end, through any seat."""
        live, caller = await self._at(request)
        entry = whole_number("entry", request.path_params["entry"])
        async with live.lock:
            table = live.table
            if not table.has_begun or entry > table.course.number:
                raise Refused("refused-no-such-entry", entry=entry)
            if table.stage == Stage.OVER:
                seat = number_of(request, "seat")
                if seat is not None and seat >= len(table.seats):
                    raise Refused("refused-no-such-seat", seat=seat)
            else:
                seat = self._seat(request, live, caller)
            step = await self._step(caller, self._door.address(request), table.course, entry)
            state = step.state
            viewer = None if seat is None else Seat(seat)
            view, onlooker = table.game.views(state, [viewer, None])
            heard = heard_by(step.events, seat)
            return answer(
                wire.Replayed(
                    entry,
                    table.course.number,
                    view,
                    heard,
                    list(table.game.waiting(state)),
                    table.game.result(state),
                    table.game.question(onlooker),
                    said(table.game, heard) if _wants_words(request) else [],
                    table.game.sketch(view) if _wants_words(request) else [],
                )
            )

    async def _step(self, caller: Caller, address: str, course: Course, entry: int) -> CourseStep:
        """Return what one entry did; the replaying is charged."""
        moves = 1 + course.distance(max(entry - 1, 0))
        self._hub.rations.replay(caller, address, moves)
        if moves > REPLAYED_IN_LOOP:
            return await in_thread(next, course.steps(entry))
        return next(course.steps(entry))

    async def sketch(self, request: Request) -> Response:
        """The game in a few lines of text, as I see it."""
        live, caller = await self._at(request)
        async with live.lock:
            table = live.table
            if not table.has_begun:
                raise Refused("refused-not-begun")
            seat = self._seat(request, live, caller)
            view = table.game.view(table.course.state, None if seat is None else Seat(seat))
            return answer(wire.Sketch(table.seq, table.game.sketch(view)))

    async def hint(self, request: Request) -> Response:
        """What the rookie would do for my seat at its present decision, and why."""
        live, caller = await self._at(request)
        return answer(await live.bots.hint(self._seat(request, live, caller)))

    async def record(self, request: Request) -> Response:
        """The whole record with every secret, once the game is over or the table closed."""
        live, _ = await self._at(request)
        async with live.lock:
            if live.table.stage not in (Stage.OVER, Stage.CLOSED) or not live.table.has_begun:
                raise Refused("refused-not-over")
            data = write_record(live.table.course.record())
        name = f"{live.table.game.name}-{live.table.id}.jsonl"
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(data, headers=disposition, media_type="application/x-ndjson")

    async def invite(self, request: Request) -> Response:
        """A new link that lets others in."""
        live, caller = await self._at(request)
        return answer(wire.Invitation(await self._admission.invite(caller, live)), 201)

    async def renew_links(self, request: Request) -> Response:
        """A new link and code that replace all earlier ones; the host may."""
        wanted = await read_body(request, wire.Renew, self._limits.message_bytes)
        live, caller = await self._at(request)
        invitation = await self._admission.renew_links(
            caller, live, remove_spectators=wanted.remove_spectators
        )
        return answer(wire.Invitation(invitation), 201)

    async def seat_key(self, request: Request) -> Response:
        """A key with which a program plays one of my seats, and can do nothing else."""
        return await self._new_key(request, "play")

    async def seat_link(self, request: Request) -> Response:
        """A key that moves one of my seats to another device, once."""
        return await self._new_key(request, "move")

    async def _new_key(self, request: Request, use: KeyUse) -> Response:
        live, caller = await self._at(request)
        seat = whole_number("seat", request.path_params["seat"])
        return answer(wire.SeatKey(await self._admission.seat_key(caller, live, seat, use)), 201)

    async def rematch(self, request: Request) -> Response:
        """Another game for the same people, each one seat further on."""
        live, caller = await self._at(request)
        return answer(wire.At(await self._openings.rematch(caller, live)))


def _wants_words(request: Request) -> bool:
    """Does the caller want events as phrases too?"""
    return request.query_params.get("words") == "yes"


def _game(request: Request) -> AnyGame:
    name = request.path_params["game"]
    if name not in NAMES:
        raise Invalid("invalid-game", name=name[:40], known=", ".join(NAMES))
    return game_by_name(name)
