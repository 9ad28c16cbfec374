"""How a table begins: newly opened, as a rematch, or from a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Raw

from hotseat.core import AnyGame, Invalid
from hotseat.core.record import Head, Holder, Move, Record, Rewind, SeatChange, Undo
from hotseat.games import game as game_by_name
from hotseat.table import entries as log
from hotseat.table.decide import chosen_look
from hotseat.table.messages import TableSnapshot
from hotseat.table.table import SeatHolder, Table, fold


def opened(
    game: AnyGame,
    settings: Mapping[str, object],
    seats: int,
    *,
    host: str,
    seed: bytes,
    code: str,
    listed: bool,
    at: int,
) -> log.Opened:
    """Return the first entry of a table; raise `Invalid` for what cannot be played.

    The settings may still need more or fewer seats: the start will say so.
    """
    game.check_seats(seats)
    game.settings(settings, seats)
    return log.Opened(
        at,
        game.name,
        game.rules_version,
        dict(settings),
        seats,
        host,
        seed.hex(),
        code,
        listed,
    )


def rematch(table: Table, *, host: str, seed: bytes, code: str, at: int) -> list[log.Entry]:
    """Return the beginning of a table for the same people, each one seat further on.

    It is played under today's rules, whatever those of the last game were. The seats of people who
    left are free: first for those who came too late for the last game. If these are too few, they
    get seats of their own, or those of bots.
    """
    stays = [_stays(holder, host) for holder in table.seats]
    late = list(table.queue)
    free = stays.count(False)
    count = max(len(table.seats), min(len(table.seats) + len(late) - free, table.most_seats()))
    entries: list[log.Entry] = [
        log.Opened(
            at,
            table.game.name,
            game_by_name(table.game.name).rules_version,
            table.settings,
            count,
            host,
            seed.hex(),
            code,
            table.listed,
        )
    ]
    seated = len(table.seats) - free
    open_seats: list[int] = []
    for before, holder in enumerate(table.seats):
        seat = (before + 1) % count
        is_bot = bool(holder.bot) and not holder.person
        if not stays[before] or (is_bot and len(late) > count - seated):
            seated -= stays[before]
            open_seats.append(seat)
            if holder.name:
                entries.append(log.LeftBefore(at, seat, holder.name, holder.person))
            continue
        if is_bot:
            entries.append(log.BotSat(at, seat, holder.bot))
        else:
            entries.append(log.Sat(at, seat, holder.person, holder.name))
        entries += [log.Chose(at, seat, name, value) for name, value in holder.choices.items()]
    taken = {(before + 1) % count for before in range(len(table.seats))}
    open_seats += [seat for seat in range(count) if seat not in taken]
    entries += [
        log.Sat(at, seat, one.person, one.name) for seat, one in zip(open_seats, late, strict=False)
    ]
    opened = Table(table.id)
    for entry in entries:
        fold(opened, entry)
    for seat, one in zip(open_seats, late, strict=False):
        looks = chosen_look(opened, seat, one.look, at)
        for entry in looks:
            fold(opened, entry)
        entries += looks
    others = table.joined | {one.person for one in late}
    others |= {holder.person for before, holder in enumerate(table.seats) if not stays[before]}
    entries += [log.Joined(at, person) for person in sorted(others - table.kicked)]
    entries += [log.KeptOut(at, person) for person in sorted(table.kicked)]
    return entries


def _stays(holder: SeatHolder, host: str) -> bool:
    """Does the player of a seat play again? Not if a bot stood in, unless they ask for it."""
    return not holder.bot or not holder.person or holder.person == host


def from_record(
    game: AnyGame, record: Record, *, persons: Sequence[str], code: str, at: int
) -> list[log.Entry]:
    """Return the log of a table at which a record was played.

    `persons` has one for each seat, who becomes its owner if a person sat there. The record must
    have been verified.
    """
    head = record.head
    names = [
        "" if holder.kind == "bot" else holder.name or f"Player {seat + 1}"
        for seat, holder in enumerate(head.seats)
    ]
    host = next((persons[seat] for seat, name in enumerate(names) if name), persons[0])
    sitting: list[log.Entry] = [
        log.BotSat(at, seat, holder.name)
        if holder.kind == "bot"
        else log.Sat(at, seat, persons[seat], names[seat])
        for seat, holder in enumerate(head.seats)
    ]
    entries = _started_again(head, sitting, host=host, code=code, at=at)
    for entry in record.entries:
        match entry:
            case Move(seat, action, digest):
                entries.append(log.Moved(at, seat, action, digest))
            case Undo(to, digest):
                entries.append(log.Undone(at, 0, to, digest))
            case Rewind(to, digest):
                entries.append(log.Rewound(at, 0, to, digest))
            case SeatChange(seat, Holder("bot", bot), digest):
                entries.append(log.HandedToBot(at, seat, bot, digest))
            case SeatChange(seat, Holder(name=name), digest):
                if not names[seat]:  # a person replaces a bot that was there from the start
                    names[seat] = name or f"Player {seat + 1}"
                    entries.append(log.Sat(at, seat, persons[seat], names[seat]))
                entries.append(log.TakenBack(at, seat, digest))
    return entries


def from_entry(
    table: Table, number: int, seat: int, *, person: str, name: str, bot: str, code: str, at: int
) -> list[log.Entry]:
    """Return the beginning of a table where a finished game goes on after a record entry.

    One person plays a seat, bots play the others. Draws belong to entries, and the old draws are
    known. So the person's taking over is an entry of its own, after which all draws are different.
    """
    record = table.course.record()
    head = record.head
    sitting: list[log.Entry] = [
        log.Sat(at, other, person, name) if other == seat else log.BotSat(at, other, bot)
        for other in range(len(head.seats))
    ]
    entries = _started_again(head, sitting, host=person, code=code, at=at)
    last = head.digest
    for entry in record.entries[:number]:
        match entry:
            case Move(mover, action, last):
                entries.append(log.Moved(at, mover, action, last))
            case Undo(to, last):
                entries.append(log.Undone(at, 0, to, last))
            case Rewind(to, last):
                entries.append(log.Rewound(at, 0, to, last))
            case SeatChange(changed, _, last) if changed == seat:
                entries.append(log.TakenBack(at, changed, last))
            case SeatChange(changed, _, last):
                entries.append(log.HandedToBot(at, changed, bot, last))
    entries.append(log.TakenBack(at, seat, last))
    return entries


def snapshot_for(table: Table, number: int, seq: int) -> TableSnapshot | None:
    """Return where the game of `from_entry` goes on, so that nothing before it is replayed.

    `seq` is the number of the last entry before the person takes over.
    """
    if not number:
        return None
    game, state = table.game, table.course.state_after(number)
    asked = {*game.may_change(state), *game.waiting(state)}
    return TableSnapshot(number, Raw(game.dump(state)), {int(seat): seq for seat in asked}, (), -1)


def _started_again(
    head: Head, sitting: Sequence[log.Entry], *, host: str, code: str, at: int
) -> list[log.Entry]:
    """Return the log of a table up to the start of a game that was played before."""
    nonces = head.chance.nonces
    if nonces and len(nonces) != len(head.seats):
        raise Invalid("invalid-record-content", file=head.game, problem="a nonce a seat is missing")
    seals = head.chance.seals or [""] * len(nonces)
    if len(seals) != len(nonces):
        raise Invalid("invalid-record-content", file=head.game, problem="a seal a seat is missing")
    return [
        log.Opened(
            at,
            head.game,
            head.rules,
            head.settings,
            len(head.seats),
            host,
            head.chance.seed,
            code,
            draws=head.chance.kind,
        ),
        *sitting,
        *(
            log.Readied(at, seat, nonce, seal)
            for seat, (nonce, seal) in enumerate(zip(nonces, seals, strict=True))
            if nonce or seal
        ),
        log.Started(at, head.digest),
    ]
