"""Records: a game is its set-up, its chance and its log. No I/O here: bytes in, bytes out.

A record is lines of JSON: the head, one line per entry, and last the SHA-256 of all bytes before
it. Each entry carries a digest of the state it led to, so a replay finds the entry at which two
machines or two versions of the rules diverge.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from hotseat.core.chance import Chance, FastChance, NotedChance, VerifiableChance
from hotseat.core.decoding import from_json
from hotseat.core.events import Event, Tell
from hotseat.core.game import AnyGame
from hotseat.core.play import Refusal, find
from hotseat.core.playing import Seat
from hotseat.core.settings import Invalid

FORMAT = 1


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds a seat."""

    kind: Literal["person", "bot"]
    name: str


class ChanceOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the draws of a record come from: a number (fast), or hexadecimal seed and nonces."""

    kind: Literal["fast", "verifiable"]
    seed: str
    nonces: tuple[str, ...] = ()
    # The SHA-256 of each seat's nonce, shown before any nonce was. Old records have none.
    seals: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET

    def start(self) -> Chance:
        """Return the chance itself."""
        if self.kind == "fast":
            return FastChance(int(self.seed))
        nonces = tuple(bytes.fromhex(nonce) for nonce in self.nonces)
        return VerifiableChance(bytes.fromhex(self.seed), nonces)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was set up with. `digest` is of the state after the set-up, entry 0."""

    record: int
    game: str
    rules: int
    settings: dict[str, object]
    seats: tuple[Holder, ...]
    chance: ChanceOf
    digest: str


class Move(msgspec.Struct, frozen=True, array_like=True, tag="move"):
    """A seat played an action."""

    seat: int
    action: str
    digest: str


class Undo(msgspec.Struct, frozen=True, array_like=True, tag="undo"):
    """The game went back to what it was after entry `to`. Later draws are fresh."""

    to: int
    digest: str


class Rewind(msgspec.Struct, frozen=True, array_like=True, tag="rewind"):
    """The game went back, and what nobody may know was shuffled by the draws of this entry."""

    to: int
    digest: str


class SeatChange(msgspec.Struct, frozen=True, array_like=True, tag="seat"):
    """A seat changed its holder."""

    seat: int
    holder: Holder
    digest: str


RecordEntry = Move | Undo | Rewind | SeatChange


class Record(msgspec.Struct, frozen=True):
    """A whole game, or as much of it as has been played."""

    head: Head
    entries: tuple[RecordEntry, ...]


def digest(game: AnyGame, state: object) -> str:
    """Return a short fingerprint of a state."""
    return digest_of(game.dump(state))


def digest_of(dumped: bytes) -> str:
    """Return the fingerprint of a state that was dumped."""
    return hashlib.sha256(dumped).hexdigest()[:8]


# Writing


class Recorder:
    """Plays a game and keeps its record."""

    def __init__(
        self,
        game: AnyGame,
        settings: object,
        holders: tuple[Holder, ...],
        chance: ChanceOf,
        tell: Tell | None = None,
    ) -> None:
        self.game = game
        self.entries: list[RecordEntry] = []
        self._chance = chance.start()
        self._chance.turn_to(0)
        self.state = game.new(settings, len(holders), self._chance, tell)
        self._history = [game.clone(self.state)]
        self.head = Head(
            FORMAT,
            game.name,
            game.rules_version,
            game.plain_settings(settings),
            holders,
            chance,
            digest(game, self.state),
        )

    def move(self, seat: Seat, action: str, tell: Tell | None = None) -> Refusal | None:
        """Play an action; None if it was played and recorded."""
        found = find(self.game, self.state, seat, action)
        if isinstance(found, Refusal):
            return found
        self._chance.turn_to(len(self.entries) + 1)
        self.game.apply(self.state, seat, found, self._chance, tell)
        self._keep(Move(seat, action, digest(self.game, self.state)))
        return None

    def undo(self, to: int) -> None:
        """Go back to what was after entry `to` (0: the set-up)."""
        self.state = self.game.clone(self._history[to])
        self._keep(Undo(to, digest(self.game, self.state)))

    def rewind(self, to: int) -> None:
        """Go back to what was after entry `to`, and shuffle what nobody may know."""
        self.state = self.game.clone(self._history[to])
        self._chance.turn_to(len(self.entries) + 1)
        self.game.reshuffle_hidden(self.state, self._chance)
        self._keep(Rewind(to, digest(self.game, self.state)))

    def change_seat(self, seat: Seat, holder: Holder) -> None:
        """Give a seat to another holder."""
        self._keep(SeatChange(seat, holder, digest(self.game, self.state)))

    def record(self) -> Record:
        """Return the record so far."""
        return Record(self.head, tuple(self.entries))

    def _keep(self, entry: RecordEntry) -> None:
        self.entries.append(entry)
        self._history.append(self.game.clone(self.state))


def write_record(record: Record) -> bytes:
    """Return the bytes of a record file."""
    lines = msgspec.json.Encoder(order="deterministic").encode_lines([record.head, *record.entries])
    return lines + msgspec.json.encode(hashlib.sha256(lines).hexdigest()) + b"\n"


# Reading


def read_record(name: str, data: bytes) -> Record:
    """Return the record in a file called `name`; raise `Invalid` if even one byte is wrong."""
    body, _, seal = data[:-1].rpartition(b"\n")
    body += b"\n"
    if seal + data[-1:] != msgspec.json.encode(hashlib.sha256(body).hexdigest()) + b"\n":
        raise Invalid("invalid-record-damaged", file=name)
    first, *rest = body.splitlines()
    try:
        head = from_json(first, Head)
        entries: tuple[RecordEntry, ...] = tuple(from_json(line, RecordEntry) for line in rest)
        head.chance.start()
    except (msgspec.MsgspecError, ValueError) as error:
        raise Invalid("invalid-record-content", file=name, problem=f"{error}.") from None
    if head.record != FORMAT:
        raise Invalid("invalid-record-format", file=name, found=head.record, known=FORMAT)
    return Record(head, entries)


class Replayed(msgspec.Struct, frozen=True):
    """What one entry did: its number (0 is the set-up), the entry, its events and the state."""

    number: int
    entry: RecordEntry | None
    events: list[Event]
    state: object


def replay(
    name: str, game: AnyGame, record: Record, chance: Chance | None = None
) -> Iterator[Replayed]:
    """Replay a record, entry by entry; raise `Invalid` where it says something else.

    A record from an earlier version of the rules is played under that version. `chance` replaces
    the record's own and must make the same draws.
    """
    head = record.head
    current = game.rules_version
    game_then = game.under(head.rules)
    if game_then is None:
        raise Invalid(
            "invalid-record-rules", file=name, game=game.name, found=head.rules, known=current
        )
    game = game_then
    try:
        game.check_seats(len(head.seats))
        settings = game.settings(head.settings, len(head.seats))
    except Invalid as invalid:
        raise Invalid("invalid-record-content", file=name, problem=invalid.phrase) from None
    if chance is None:
        chance = head.chance.start()
    chance.turn_to(0)
    events: list[Event] = []
    state = game.new(settings, len(head.seats), chance, events.append)
    _compare(name, game, state, 0, head.digest)
    history = [game.clone(state)]
    yield Replayed(0, None, events, state)
    for number, entry in enumerate(record.entries, start=1):
        events = []
        match entry:
            case Move(seat, action):
                found = find(game, state, Seat(seat), action)
                if isinstance(found, Refusal):
                    raise Invalid(
                        "invalid-record-move",
                        file=name,
                        entry=number,
                        action=action[:80],
                        reason=found.reason.phrase,
                    )
                chance.turn_to(number)
                game.apply(state, Seat(seat), found, chance, events.append)
            case Undo(to) | Rewind(to):
                if not 0 <= to < number:
                    raise Invalid("invalid-record-undo", file=name, entry=number, to=to)
                state = game.clone(history[to])
                if isinstance(entry, Rewind):
                    chance.turn_to(number)
                    game.reshuffle_hidden(state, chance)
            case SeatChange(seat):
                if seat not in range(len(head.seats)):
                    raise Invalid("invalid-record-seat", file=name, entry=number, seat=seat)
        _compare(name, game, state, number, entry.digest)
        history.append(game.clone(state))
        yield Replayed(number, entry, events, state)


def _compare(name: str, game: AnyGame, state: object, number: int, expected: str) -> None:
    found = digest(game, state)
    if found != expected:
        raise Invalid(
            "invalid-record-digest", file=name, entry=number, expected=expected, found=found
        )


def draws(name: str, game: AnyGame, record: Record) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Verify a record and yield what each entry drew: numbers, each with its bound.

    An entry that drew nothing yields an empty list, so that a shortened list shows.
    """
    of = record.head.chance
    if of.kind != "verifiable":
        raise Invalid("invalid-record-draws", file=name)
    nonces = tuple(bytes.fromhex(nonce) for nonce in of.nonces)
    chance = NotedChance(bytes.fromhex(of.seed), nonces)
    for step in replay(name, game, record, chance):
        yield step.number, chance.drawn if chance.entry == step.number else []


def finished(
    name: str, game: AnyGame, record: Record, hear: Callable[[Replayed], None] | None = None
) -> object:
    """Replay a record to its end and return the last state."""
    state: object = None
    for step in replay(name, game, record):
        if hear:
            hear(step)
        state = step.state
    return state
