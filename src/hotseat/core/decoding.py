"""Decoding into typed forms, safely from several threads.

msgspec examines a form when it first meets it, and keeps what it has found so far on the class. A
thread that decodes the same class meanwhile uses what is not there yet, and the whole process dies
(msgspec 0.22). So forms are examined here, one at a time; a test holds that nothing else decodes.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_examining = Lock()
_examined: set[Any] = set()


def examined(form: Any) -> Any:  # a type or a union of types
    """Return a form after msgspec has examined all of it."""
    if form not in _examined:
        with _examining:
            msgspec.json.Decoder(form)
        _examined.add(form)
    return form


@overload
def from_json(data: bytes | str, form: type[T]) -> T: ...
@overload
def from_json(data: bytes | str, form: Any) -> Any: ...
def from_json(data: bytes | str, form: Any) -> Any:
    """Decode JSON; raise `msgspec.MsgspecError`."""
    return msgspec.json.decode(data, type=examined(form))


def from_msgpack(data: bytes, form: type[T]) -> T:
    """Decode MessagePack; raise `msgspec.MsgspecError`."""
    found: T = msgspec.msgpack.decode(data, type=examined(form))
    return found


def from_toml(text: str, form: type[T]) -> T:
    """Decode TOML; raise `msgspec.MsgspecError`, or `ValueError` for what is no TOML at all."""
    found: T = msgspec.toml.decode(text, type=examined(form))
    return found


def from_plain(value: object, form: type[T]) -> T:
    """Convert lists, dictionaries and plain values; raise `msgspec.ValidationError`."""
    found: T = msgspec.convert(value, examined(form))
    return found


@overload
def json_decoder(form: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def json_decoder(form: Any) -> msgspec.json.Decoder[Any]: ...
def json_decoder(form: Any) -> msgspec.json.Decoder[Any]:
    """Return a decoder to keep."""
    return msgspec.json.Decoder(examined(form))


def msgpack_decoder(form: type[T]) -> msgspec.msgpack.Decoder[T]:
    """Return a decoder to keep."""
    return msgspec.msgpack.Decoder(examined(form))
