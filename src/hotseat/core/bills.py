"""Itemised bills: nobody has to ask why a number is what it is."""

from __future__ import annotations

import msgspec

from hotseat.core.phrases import Phrase


class Item(msgspec.Struct, frozen=True):
    """One line of a bill: what it is for, how much, and the rule behind it."""

    what: Phrase
    amount: int
    rule: str


class Bill(msgspec.Struct, frozen=True):
    """A number that players see, with the items it is made of.

    `total` is stored, not summed: a corner's bill is never below zero although its items may be.
    """

    total: int
    items: tuple[Item, ...] = ()
