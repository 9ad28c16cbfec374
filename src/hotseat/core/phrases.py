"""What a person will read, before it has a language: a code and its parameters.

The words themselves live in Fluent files; see `hotseat.words`.
"""

from __future__ import annotations

from typing import Union

import msgspec


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Someone or something that a table may rename: a car, a seat."""

    kind: str
    id: int


class Phrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A message of the words files with its parameters."""

    code: str
    params: dict[str, Param] = {}


# A tuple is a list of things to be joined ("3, 3 and Stress").
Param = Union[int, str, Name, Phrase, tuple[Union[Name, Phrase], ...]]  # noqa: UP007 -- names itself
