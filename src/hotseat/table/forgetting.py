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


class _Sitting:
    """A seat from sitting down to getting up: who had it last, and the entries that tell of it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.entries: list[int] = []


def _sittings(entries: Sequence[log.Entry]) -> list[_Sitting]:
    """Return everybody who sat, wherever their seats have moved."""
    seats: dict[int, _Sitting] = {}  # bots included
    found: list[_Sitting] = []
    for number, entry in enumerate(entries, start=1):
        match entry:
            case log.Sat(seat=seat, person=person):
                seats[seat] = _Sitting(person)
                seats[seat].entries.append(number)
                found.append(seats[seat])
            case log.BotSat(seat=seat):
                seats[seat] = _Sitting("")
            case log.SeatMoved(seat=seat, person=person):  # to another device of the same person
                seats[seat].person = person
                seats[seat].entries.append(number)
            case log.Renamed(seat=seat):
                seats[seat].entries.append(number)
            case log.Swapped(first=first, second=second):
                both = {first: second, second: first}
                seats = {both.get(seat, seat): sitting for seat, sitting in seats.items()}
            case log.Stood(seat=seat):
                seats.pop(seat, None)
            case log.SeatsDropped():
                seats = {place: seats[seat] for place, seat in enumerate(sorted(seats))}
            case log.SettingsChanged(seats=count):
                seats = {seat: sitting for seat, sitting in seats.items() if seat < count}
            case _:
                pass
    return found


def without(entries: Sequence[log.Entry], person: str, nobody: str) -> dict[int, log.Entry]:
    """Return the entries that change, by number, when `nobody` replaces a person.

    A seat that was moved to another device is forgotten with the last one: its name was theirs.
    """
    changed: dict[int, log.Entry] = {}
    for sitting in _sittings(entries):
        if sitting.person == person:
            for number in sitting.entries:
                changed[number] = _blank(entries[number - 1], nobody)
    for number, entry in enumerate(entries, start=1):
        new = _without(changed.get(number, entry), person, nobody)
        if new is not entry:
            changed[number] = new
    return changed


def _blank(entry: log.Entry, nobody: str) -> log.Entry:
    """Return what tells of a sitting without its person and name."""
    replace = msgspec.structs.replace
    match entry:
        case log.Sat():
            return replace(entry, person=nobody, name=NO_NAME)
        case log.SeatMoved():
            return replace(entry, person=nobody)
        case _:
            return replace(entry, name=NO_NAME)


def without_chat(entries: Sequence[log.Entry]) -> dict[int, log.Entry]:
    """Return the entries that change, by number, when all chat is deleted."""
    return {
        number: msgspec.structs.replace(entry, name=NO_NAME, text=NO_TEXT)
        for number, entry in enumerate(entries, start=1)
        if isinstance(entry, log.Chatted) and (entry.name, entry.text) != (NO_NAME, NO_TEXT)
    }


def _without(entry: log.Entry, person: str, nobody: str) -> log.Entry:
    replace = msgspec.structs.replace
    match entry:
        case log.Opened(host=host) if host == person:
            return replace(entry, host=nobody)
        case log.Joined() | log.KeptOut() | log.Sat() | log.SeatMoved() if entry.person == person:
            return replace(entry, person=nobody)
        case log.Queued() | log.LeftBefore() if entry.person == person:
            return replace(entry, person=nobody, name=NO_NAME)
        case log.Chatted() if entry.person == person:
            return replace(entry, person=nobody, name=NO_NAME, text=NO_TEXT)
        case _:
            return entry
