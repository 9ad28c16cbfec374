"""The whole server as one ASGI application."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from hotseat import __version__
from hotseat.core import Invalid
from hotseat.form import running_form, version_and_form
from hotseat.games import NAMES
from hotseat.server import openapi
from hotseat.server.api import Api, Endpoint
from hotseat.server.bot_pool import BotPool
from hotseat.server.channels import Channels
from hotseat.server.client import Client, client_folder, no_client
from hotseat.server.config import Config
from hotseat.server.figures import together
from hotseat.server.health import Health
from hotseat.server.hub import Hub
from hotseat.server.identity import Signer
from hotseat.server.inquiry import Report, Visitor
from hotseat.server.metrics import CONTENT_TYPE, Metrics, Moment
from hotseat.server.nodes import Alone
from hotseat.server.operator import Operator
from hotseat.server.pulse import Pulse
from hotseat.server.sockets import Sockets
from hotseat.server.visits import Door, reason_of, refusal
from hotseat.store import Store, Unavailable
from hotseat.table.callers import Refused

logger = logging.getLogger("hotseat.http")

_HEADERS = {
    # The client is self-contained: nothing comes from elsewhere or goes there.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
_RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]


_LONGEST_ADDRESS = 2_000  # characters; ours are far shorter
# Starlette also answers a socket with it, before the handshake.
_NO_ADDRESS = PlainTextResponse("This is no address.\n", 400)


def _is_path(path: str) -> bool:
    """Can this be a path? None contains control characters or half a surrogate pair."""
    return len(path) <= _LONGEST_ADDRESS and path.isprintable()


class Application:
    """Joins tables, store and bots."""

    def __init__(
        self,
        config: Config,
        store: Store,
        signer: Signer,
        nodes: Alone | None = None,
        channels: Channels | None = None,
    ) -> None:
        """`nodes` serve the same tables, if there are any; `channels` lead to other processes."""
        self.metrics = Metrics()
        self.bots = BotPool(config.bot_workers, config.bot_seconds, own_bots=config.own_bots)
        self.hub = Hub(config, store, self.bots, self.metrics, nodes)
        self._channels = channels
        self._store = store
        self._health = Health(store)
        self._door = Door(config, self.hub, signer)
        self._limits = config.limits
        self._api = Api(config, self.hub, self._door)
        self._sockets = Sockets(config.limits, self.hub, self._door, self.metrics)
        self._client = client_folder(config.client)
        self._pulse = Pulse(self.metrics)
        self._operator = Operator(self.hub, store, self._report)
        self._node = f"{socket.gethostname()}:{os.getpid()}"
        self.metrics.named = {
            "node": self._node,
            "version": __version__,
            "form": running_form(),
        }
        self.metrics.look = self._moment

    def asgi(self) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
        """Return the application for a web server."""
        endpoints = self._api.endpoints()
        document = openapi.document(endpoints)
        routes: list[BaseRoute] = [self._route(endpoint) for endpoint in endpoints]
        routes += [
            WebSocketRoute("/ws/tables/{table}", self._sockets.table),
            WebSocketRoute("/ws/my/tables", self._sockets.my_tables),
            Route("/openapi.json", lambda _: openapi.answer(document)),
            Route("/docs", lambda _: openapi.page(document)),
            Route("/healthz", self._say_health),
            Route("/metrics", self._figures),
            Route("/api/{rest:path}", self._nowhere, methods=_METHODS),
        ]
        if self._client:
            routes.append(Mount("/", Client(self._client)))
        else:
            routes.append(Route("/{rest:path}", lambda _: no_client()))
        return self._guard(Starlette(routes=routes, lifespan=self._live))

    @asynccontextmanager
    async def _live(self, _: Starlette) -> AsyncIterator[None]:
        with suppress(Unavailable):  # it was there just now; the log says that it is gone
            await self._store.start()
        await self._operator.start()
        await self._pulse.start()
        await self.bots.start()
        await self.hub.start()
        try:
            yield
        finally:
            await self._operator.stop()
            await self._pulse.stop()
            await self.hub.stop()
            await self.bots.close()
            await self._store.close()

    # HTTP

    def _route(self, endpoint: Endpoint) -> Route:

        async def handle(request: Request) -> Response:
            try:
                self._door.check_host(request)
                if endpoint.method != "GET":
                    self._door.check_origin(request)
                if not endpoint.for_banned:
                    self._door.check_banned(request)
                self.hub.rations.request(self._door.person(request), self._door.address(request))
                response = await endpoint.handle(request)
            except (Refused, Invalid) as error:
                reason = reason_of(error)
                self.metrics.refusals.labels(reason.phrase.code).inc()
                response = refusal(reason)
            except Unavailable:
                response = refusal(Refused("refused-cannot-save").reason)
            except Exception:
                logger.exception("a request failed", extra={"path": endpoint.path})
                response = refusal(Refused("refused-our-mistake").reason)
                response.status_code = 500
            self._door.give_cookie(request, response)
            self.metrics.requests.labels(str(response.status_code)).inc()
            return response

        return Route(endpoint.path, handle, methods=[endpoint.method])

    async def _nowhere(self, _: Request) -> Response:
        return refusal(Refused("refused-no-such-page").reason)

    async def _say_health(self, _: Request) -> Response:
        if not await self._health.is_well():
            return PlainTextResponse("the store is not available\n", 503)
        return PlainTextResponse(f"ok\n{version_and_form()}\n")

    async def _figures(self, request: Request) -> Response:
        page = self.metrics.page()
        if self._channels and request.client is not None:  # else another process asks
            pages = {self._channels.number: page, **await self._channels.figures()}
            page = together(pages)
        return Response(page, media_type=CONTENT_TYPE)

    # What the operator asks, and Prometheus

    def _moment(self) -> Moment:
        return Moment(
            dict.fromkeys(NAMES, 0) | self.hub.tables_by_game(),
            self._sockets.people,
            self.bots.waiting,
            self.bots.busy,
            self.bots.workers,
            self.hub.nodes.count,
        )

    def _report(self) -> Report:
        return Report(
            self._node,
            self.hub.nodes.count,
            version_and_form(),
            self.metrics.figures(),
            dict(self.hub.tables_by_game()),
            [
                *(
                    Visitor(one.caller.person, one.address, live.table.id)
                    for live in self.hub.in_memory()
                    for one in live.audience.connections
                ),
                *(
                    Visitor(one.caller.person, one.address)
                    for watching in self.hub.lists.watchers.values()
                    for one in watching
                ),
            ],
            self._pulse.moves_last_minute(),
            self._pulse.worst_lag(),
        )

    def _guard(self, app: Starlette) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
        """Add the headers that keep other sites' pages out of ours."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "lifespan":
                await app(scope, receive, send)
                return
            if not _is_path(scope["path"]) or len(scope["query_string"]) > _LONGEST_ADDRESS:
                await _NO_ADDRESS(scope, receive, send)
                return
            if scope["type"] != "http":
                await app(scope, receive, send)
                return

            has_begun = False

            async def send_with_headers(message: Message) -> None:
                nonlocal has_begun
                if message["type"] == "http.response.start":
                    has_begun = True
                    headers: list[Any] = message.setdefault("headers", [])
                    headers.extend(_RAW_HEADERS)
                await send(message)

            try:
                await app(scope, receive, send_with_headers)
            except Exception:  # beside the endpoints, which answer for themselves
                logger.exception("a request failed", extra={"path": scope["path"][:100]})
                if not has_begun:
                    await PlainTextResponse("That is our mistake.\n", 500)(
                        scope, receive, send_with_headers
                    )

        return guarded
