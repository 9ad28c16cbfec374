"""A request from outside: who asks, whether they may, and how refusals are answered."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hotseat.core import Invalid, Phrase, Reason
from hotseat.core.decoding import json_decoder
from hotseat.server.config import Config
from hotseat.server.gate import network_of
from hotseat.server.hub import Hub
from hotseat.server.identity import COOKIE, COOKIE_SECONDS, Signer, is_table_id
from hotseat.server.live import Live
from hotseat.server.steady_clock import now
from hotseat.server.wire import Error
from hotseat.table.callers import Caller, Refused
from hotseat.words import Words

T = TypeVar("T")

_STATUS = {
    "refused-no-such-table": HTTPStatus.NOT_FOUND,
    "refused-no-such-page": HTTPStatus.NOT_FOUND,
    "refused-no-such-invitation": HTTPStatus.NOT_FOUND,
    "refused-no-such-key": HTTPStatus.FORBIDDEN,
    "refused-not-let-in": HTTPStatus.FORBIDDEN,
    "refused-banned": HTTPStatus.FORBIDDEN,
    "refused-not-host": HTTPStatus.FORBIDDEN,
    "refused-not-your-seat": HTTPStatus.FORBIDDEN,
    "refused-origin": HTTPStatus.FORBIDDEN,
    "refused-host": HTTPStatus.FORBIDDEN,
    "refused-too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "refused-too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "refused-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "refused-not-understood": HTTPStatus.BAD_REQUEST,
    "refused-cannot-save": HTTPStatus.SERVICE_UNAVAILABLE,
    "refused-table-damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "refused-table-other-rules": HTTPStatus.CONFLICT,
}
_encode = msgspec.json.Encoder().encode
_words = Words()


def answer(thing: object, status: int = 200) -> Response:
    """Return something as JSON, not to be cached."""
    return Response(
        _encode(thing),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def refusal(reason: Reason) -> Response:
    """Return a refusal with the status that fits."""
    status = _STATUS.get(reason.phrase.code, HTTPStatus.CONFLICT)
    if reason.phrase.code.partition("-")[0] == "invalid":
        status = HTTPStatus.UNPROCESSABLE_ENTITY
    return answer(Error(reason, in_words(reason.phrase)), status)


def in_words(phrase: Phrase) -> str:
    """Return a phrase in English, with the game's words if the game is known."""
    return _words.say(phrase) if _words.knows(phrase.code) else phrase.code


def reason_of(error: Refused | Invalid) -> Reason:
    """Return why something was refused."""
    return error.reason if isinstance(error, Refused) else Reason(error.phrase)


def not_understood(error: Exception) -> Refused:
    """Return the refusal of something malformed."""
    problem = "half a character" if isinstance(error, UnicodeEncodeError) else str(error)[:300]
    return Refused("refused-not-understood", problem=problem)


_HALF_A_SIGN = re.compile(rb"\\\\u[dD][89a-fA-F]")


def decoded(said: bytes | bytearray | str, decoder: msgspec.json.Decoder[T]) -> T:
    """Return a decoded message; raise `Refused` if it is malformed.

    JSON can name half a surrogate pair, which is not text: nothing could be stored or answered.
    """
    try:
        message = decoder.decode(said)
        if _HALF_A_SIGN.search(said.encode() if isinstance(said, str) else said):
            _encode(message)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise not_understood(error) from None
    return message


async def read_body(request: Request, form: type[T], most: int) -> T:
    """Return the decoded body; raise `Refused` if it is malformed."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip()
    if content_type != "application/json":
        # This also keeps forms of other sites out: they cannot send JSON without asking first.
        raise Refused("refused-not-understood", problem="the content type is not application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused("refused-too-large", most=most)
    return decoded(body, json_decoder(form))


def number_of(request: HTTPConnection, name: str) -> int | None:
    """Return a whole number from the query; raise `Refused` for anything else."""
    given = request.query_params.get(name)
    return None if given is None else whole_number(name, given)


def wants_to_watch(request: HTTPConnection) -> bool:
    """Is this for a screen that everybody sees? Then it shows no seat's secrets."""
    return request.query_params.get("watch") == "yes"


def whole_number(name: str, given: str) -> int:
    """Return the number in a text from outside; raise `Refused` if it is not one."""
    if given.isascii() and given.isdecimal() and len(given) <= 9:
        return int(given)
    raise Refused("refused-not-understood", problem=f"{name} is not a number")


def _authority(address: str) -> SplitResult:
    """Return the parts of an address, none if it is not an address."""
    try:
        return urlsplit(address)
    except ValueError:  # such as a bracket that is not closed
        return urlsplit("")


class Door:
    """Knows who comes in."""

    def __init__(self, config: Config, hub: Hub, signer: Signer) -> None:
        self._config = config
        self._hub = hub
        self._signer = signer

    def person(self, visit: HTTPConnection) -> str:
        """Return the guest of the cookie; "" if there is none."""
        known: str | None = visit.scope.get("hotseat.person")
        if known is None:
            known = self._signer.person(visit.cookies.get(COOKIE, ""))
        return known

    def greet(self, visit: HTTPConnection) -> str:
        """Return the guest of the cookie, or a new guest."""
        person = self.person(visit) or self._signer.new_person()
        visit.scope["hotseat.person"] = person
        return person

    def give_cookie(self, visit: HTTPConnection, response: Response) -> None:
        """Give a new guest a cookie."""
        person: str | None = visit.scope.get("hotseat.person")
        if person and self._signer.cookie(person) != visit.cookies.get(COOKIE, ""):
            response.set_cookie(
                COOKIE,
                self._signer.cookie(person),
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=visit.url.scheme in ("https", "wss"),
            )

    async def caller(self, visit: HTTPConnection, table_id: str) -> tuple[Live, Caller]:
        """Return the table and who asks, by cookie or by a seat's key; raise `Refused`."""
        scheme, _, key = visit.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            live, caller = await self._hub.admission.key_holder(key.strip())
            self._refuse_banned(caller.person, self.address(visit))
            if live.table.id != table_id:
                raise Refused("refused-no-such-key")
            return live, caller
        if not is_table_id(table_id):
            raise Refused("refused-no-such-table")
        live = await self._hub.find(table_id)
        person = self.person(visit)
        if not live.table.lets_in(person):
            raise Refused("refused-not-let-in")
        return live, Caller(person)

    def check_banned(self, visit: HTTPConnection) -> None:
        """Refuse whoever the operator has banned."""
        self._refuse_banned(self.person(visit), self.address(visit))

    def _refuse_banned(self, person: str, address: str) -> None:
        at = now()
        if ban := self._hub.standing.ban(person, address, at):
            raise ban.refusal(at)

    def check_origin(self, visit: HTTPConnection) -> None:
        """Refuse pages of other sites: a browser says where a page came from."""
        origin = visit.headers.get("origin")
        if origin is None or origin in self._config.origins:
            return
        if _authority(origin).netloc.lower() != visit.headers.get("host", "").lower():
            raise Refused("refused-origin")

    def check_host(self, visit: HTTPConnection) -> None:
        """Refuse host names that are not this server's: another site could point its own here."""
        if self._config.hosts:
            host = _authority("//" + visit.headers.get("host", "")).hostname or ""
            if host not in self._config.hosts:
                raise Refused("refused-host", hosts=", ".join(self._config.hosts))

    def address(self, visit: HTTPConnection) -> str:
        """Return the address a request comes from, for limits."""
        return network_of(visit.client.host) if visit.client else ""
