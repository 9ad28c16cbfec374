"""Who comes to a table, and by which way: invitations, codes, asking at the door, keys of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotseat.server.identity import (
    KeyOf,
    KeyUse,
    code_label,
    hashed,
    invitation_value,
    is_table_id,
    new_code,
    new_secret,
    read_invitation,
    read_key,
    write_key,
)
from hotseat.server.live import Live
from hotseat.server.steady_clock import now
from hotseat.server.summary import invited
from hotseat.server.wire import Invited
from hotseat.store import Label
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.table import Stage, Table

if TYPE_CHECKING:
    from hotseat.server.hub import Hub


class Admission:
    """Lets people in."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def invite(self, caller: Caller, live: Live) -> str:
        """Return a new secret that lets others in."""
        async with live.lock:
            if not live.audience.own_seats(caller) and caller.person != live.table.host:
                raise Refused("refused-not-your-seat", seat=0)
            return await self._new_key(live, invitation_value(live.table.links_renewed))

    async def renew_links(self, caller: Caller, live: Live, *, remove_spectators: bool) -> str:
        """Revoke all earlier invitations and codes; return a new secret."""
        async with live.lock:
            code, old = new_code(), live.table.code

            def renewed(table: Table) -> list[log.Entry]:
                live.audience.check_host(caller)
                return [log.LinksRenewed(now(), code, remove_spectators)]

            labels = Label(code_label(code), invitation_value(live.table.links_renewed + 1))
            await live.change(renewed, new_labels=(labels,), old_labels=(code_label(old),))
            return await self._new_key(live, invitation_value(live.table.links_renewed))

    async def seat_key(self, caller: Caller, live: Live, seat: int, use: KeyUse = "play") -> str:
        """Return a new secret that plays a seat, or one that moves it to another device."""
        async with live.lock:
            if caller.only_seat is not None or seat not in live.audience.own_seats(caller):
                raise Refused("refused-not-your-seat", seat=seat)
            holder = live.table.seats[seat]
            of = KeyOf(seat, holder.person, use, holder.keys_revoked)
            return await self._new_key(live, write_key(of))

    async def _new_key(self, live: Live, value: bytes) -> str:
        secret = new_secret()
        await live.add_label(Label(hashed(secret), value))
        return secret

    async def _led_to(self, invitation: str, code: str) -> tuple[Live, int]:
        """Return the table of an invitation or a code, and which of its links that is."""
        label = hashed(invitation) if invitation else code_label(code)
        found = await self._hub.store.labelled(label)
        made = None if found is None else read_invitation(found[1])
        if found is None or made is None:
            raise Refused("refused-no-such-invitation")
        return await self._hub.find(found[0]), made

    async def join(self, person: str, *, invitation: str = "", code: str = "") -> str:
        """Let somebody in by an invitation or a code; return the table."""
        live, made = await self._led_to(invitation, code)
        async with live.lock:
            if not _still_leads(live.table, made, person):
                raise Refused("refused-no-such-invitation")
            await _enter(live, person)
        while following := await self._after(live):  # they have moved on: go along
            live = following
            async with live.lock:
                if not _still_leads(live.table, 0, person):
                    raise Refused("refused-no-such-invitation")
                await _enter(live, person)
        return live.table.id

    async def _after(self, live: Live) -> Live | None:
        """Return the table of the rematch, if there is one and it was not deleted."""
        if not live.table.rematch:
            return None
        try:
            return await self._hub.find(live.table.rematch)
        except Refused as error:
            if error.reason.phrase.code == "refused-no-such-table":
                return None
            raise

    async def invited(self, person: str, *, invitation: str = "", code: str = "") -> Invited:
        """Return what somebody with an invitation or a code sees before entering."""
        live, made = await self._led_to(invitation, code)
        while True:
            if not _still_leads(live.table, made, person):
                raise Refused("refused-no-such-invitation")
            if person in live.table.kicked:
                raise Refused("refused-not-let-in")
            following = await self._after(live)
            if following is None:
                return invited(live.table, person)
            live, made = following, 0

    async def outside(self, person: str, table_id: str) -> Live:
        """Return a table to somebody who has its address; raise `Refused` if they may not ask."""
        if not person or not is_table_id(table_id):
            raise Refused("refused-no-such-table")
        live = await self._hub.find(table_id)
        table = live.table
        if table.lets_in(person):
            return live
        if not table.may_ask or person in table.kicked or table.stage > Stage.RUNNING:
            raise Refused("refused-not-let-in")
        return live

    # The keys of seats

    async def key_holder(self, key: str) -> tuple[Live, Caller]:
        """Return the table and the caller that a seat's key stands for."""
        live, of = await self._key(key)
        if of.use not in ("play", "both"):
            raise Refused("refused-no-such-key")
        return live, Caller(of.person, of.seat, of.round)

    async def claim(self, person: str, key: str) -> tuple[str, int]:
        """Move the seat of a key to this person's device; no change if it is there already."""
        live, of = await self._key(key)
        if of.person == person:
            return live.table.id, of.seat
        if of.use not in ("move", "both"):
            raise Refused("refused-no-such-key")

        def moved(table: Table) -> list[log.Entry]:
            if table.seats[of.seat].person != of.person:
                raise Refused("refused-no-such-key")
            return [log.SeatMoved(now(), of.seat, person)]

        used = Label(hashed(key), write_key(KeyOf(of.seat, person, "used", of.round)))
        async with live.lock:
            await live.change(moved, new_labels=(used,))
        return live.table.id, of.seat

    async def _key(self, key: str) -> tuple[Live, KeyOf]:
        found = await self._hub.store.labelled(hashed(key))
        if found is None or not found[1]:
            raise Refused("refused-no-such-key")
        live = await self._hub.find(found[0])
        of = read_key(found[1])
        # A key dies when its seat goes to somebody else or to another device, or is revoked.
        seats = live.table.seats
        if of.seat >= len(seats) or seats[of.seat].person != of.person:
            raise Refused("refused-no-such-key")
        if of.use != "used" and seats[of.seat].keys_revoked != of.round:
            raise Refused("refused-no-such-key")
        return live, of


def _still_leads(table: Table, made: int, person: str) -> bool:
    """Does a link made after this many renewals still lead somebody to the table?"""
    return made == table.links_renewed or table.lets_in(person)


async def _enter(live: Live, person: str) -> None:
    """Let somebody in. Call it while holding the lock."""
    if not live.table.lets_in(person):
        live.check_room_for_another()
    await live.change(lambda table: _joined(table, person))


def _joined(table: Table, person: str) -> list[log.Entry]:
    if person in table.kicked:
        raise Refused("refused-not-let-in")
    return [] if table.lets_in(person) else [log.Joined(now(), person)]
