"""Removes a person from a log: their name and what they said go, the game stays.

The moves belong to everybody who played, and name nobody. Who sat where, under which name, and what
was said belong to the person.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hotseat.table import entries as log

NO_NAME = "—"
NO_TEXT = "…"


def without(entries: Sequence[log.Entry], person: str, nobody: str) -> dict[int, log.Entry]:
    """Return the entries that change, by number, when `nobody` replaces a person."""
    seats: set[int] = set()  # where the person sits
    changed: dict[int, log.Entry] = {}
    for number, entry in enumerate(entries, start=1):
        new = _without(entry, person, nobody, seats)
        if new is not entry:
            changed[number] = new
    return changed


def without_chat(entries: Sequence[log.Entry]) -> dict[int, log.Entry]:
    """Return the entries that change, by number, when all chat is deleted."""
    return {
        number: msgspec.structs.replace(entry, name=NO_NAME, text=NO_TEXT)
        for number, entry in enumerate(entries, start=1)
        if isinstance(entry, log.Chatted) and (entry.name, entry.text) != (NO_NAME, NO_TEXT)
    }


def _without(entry: log.Entry, person: str, nobody: str, seats: set[int]) -> log.Entry:
    replace = msgspec.structs.replace
    match entry:
        case log.Opened(host=host) if host == person:
            return replace(entry, host=nobody)
        case log.Joined(person=who) if who == person:
            return replace(entry, person=nobody)
        case log.Sat(seat=seat, person=who):
            seats.discard(seat)
            if who == person:
                seats.add(seat)
                return replace(entry, person=nobody, name=NO_NAME)
        case log.Queued(person=who) if who == person:
            return replace(entry, person=nobody, name=NO_NAME)
        case log.SeatMoved(seat=seat, person=who):
            seats.discard(seat)
            if who == person:
                seats.add(seat)
                return replace(entry, person=nobody)
        case log.Swapped(first=first, second=second):
            both = {first: second, second: first}
            moved = {both.get(seat, seat) for seat in seats}
            seats.clear()
            seats.update(moved)
        case log.Stood(seat=seat):
            seats.discard(seat)
        case log.Renamed(seat=seat) if seat in seats:
            return replace(entry, name=NO_NAME)
        case log.Chatted(person=who) if who == person:
            return replace(entry, person=nobody, name=NO_NAME, text=NO_TEXT)
        case _:
            pass
    return entry
