"""The web server's side of a WebSocket, with what it lacks for hostile and stuck clients."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hotseat.server.connection import ABORT

_NOT_TEXT = 1007


class SocketProtocol(WebSocketsSansIOProtocol):
    """Can be cut although the other side reads nothing, and takes broken text without a word."""

    async def run_asgi(self) -> None:
        """Serve the socket; the application gets the way to cut it."""
        extensions: dict[str, object] = self.scope.setdefault("extensions", {})  # type: ignore[assignment]
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Cut who does not answer: what waits to be sent would keep the connection for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Text that is no text ends the connection, as the protocol says."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(_NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
