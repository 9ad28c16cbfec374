"""The course of a game at a table: its present state, and how it got there.

Record entries are numbered from 1; 0 is the set-up. Undone moves stay in the log, so the entries in
effect form a branch: `_heads[n]` is the last one in effect after entry n, and `_before` gives the
one before it. Moves are in effect, and so are rewinds, because they shuffle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotseat.core import AnyGame, Event, Refusal, Seat, find
from hotseat.core.play import play_in_a_row
from hotseat.core.record import (
    FORMAT,
    ChanceOf,
    Head,
    Holder,
    Move,
    Record,
    RecordEntry,
    Rewind,
    SeatChange,
    Undo,
    digest,
)

_CHECKPOINT_EVERY = 50
_STATES_AT_HAND = 8


class Damaged(Exception):
    """A log contradicts the rules."""


class OtherRules(Damaged):
    """A log was written under another version of the rules, which would play it differently."""

    def __init__(self, written: int, known: int) -> None:
        super().__init__(f"version {written} of the rules, not {known}")
        self.written = written
        self.known = known


class CourseStep:
    """What one record entry did; no entry: the set-up."""

    def __init__(
        self, number: int, entry: RecordEntry | None, events: list[Event], state: object
    ) -> None:
        self.number = number
        self.entry = entry
        self.events = events
        self.state = state


class TriedMove:
    """A move that was tried on a copy, to be taken over once it is logged."""

    def __init__(self, move: Move, state: object, events: list[Event]) -> None:
        self.move = move
        self.state = state
        self.events = events


class Course:
    """A game from its set-up on. It owns the states it returns: do not change them."""

    def __init__(
        self,
        game: AnyGame,
        settings: dict[str, object],
        holders: tuple[Holder, ...],
        chance: ChanceOf,
    ) -> None:
        self.game = game
        self.holders = holders  # at the start of the game
        self.chance_of = chance
        self.settings = game.settings(settings, len(holders))
        self.entries: list[RecordEntry] = []
        self._chance = chance.start()
        self._chance.turn_to(0)
        self.opening: list[Event] = []
        self.state: object = game.new(
            self.settings, len(holders), self._chance, self.opening.append
        )
        self.first_digest = digest(game, self.state)
        self._heads = [0]
        self._checkpoints = {0: self.state}

    @property
    def number(self) -> int:
        """The number of the last record entry."""
        return len(self.entries)

    # Going on

    def try_moves(self, seat: Seat, actions: tuple[str, ...]) -> list[TriedMove] | Refusal:
        """Return what the actions of a seat lead to, as far as they are taken, or why not."""
        tried = play_in_a_row(
            self.game, self.state, seat, actions, self._chance, first=self.number + 1
        )
        if isinstance(tried, Refusal):
            return tried
        return [
            TriedMove(Move(seat, one.action, digest(self.game, one.state)), one.state, one.events)
            for one in tried
        ]

    def take_over(self, played: TriedMove) -> None:
        """Make a tried move the last one."""
        self.state = played.state
        self._keep(played.move, head=self.number + 1)

    def go_back(self, to: int, expected: str) -> None:
        """Go back to what was after entry `to`."""
        state = self.state_after(to)
        if digest(self.game, state) != expected:
            raise Damaged
        self.state = state
        self._keep(Undo(to, expected), head=self._heads[to])

    def rewound(self, to: int) -> object:
        """Return what was after entry `to`, with what nobody may know shuffled."""
        state = self.game.clone(self.state_after(to))
        self._chance.turn_to(self.number + 1)
        self.game.reshuffle_hidden(state, self._chance)
        return state

    def rewind(self, to: int, expected: str) -> None:
        """Go back to what was after entry `to`, and shuffle what nobody may know."""
        state = self.rewound(to)
        if digest(self.game, state) != expected:
            raise Damaged
        self.state = state
        self._keep(Rewind(to, expected), head=self.number + 1)

    def change_holder(self, seat: int, holder: Holder, at_digest: str) -> None:
        """Record that somebody else plays for a seat."""
        self._keep(SeatChange(seat, holder, at_digest), head=self._heads[-1])

    def _keep(self, entry: RecordEntry, head: int) -> None:
        self.entries.append(entry)
        self._heads.append(head)
        if head and head % _CHECKPOINT_EVERY == 0:
            self._checkpoints[head] = self.state

    # Going on without playing: the state comes from a snapshot

    def skip(self, entries: Sequence[RecordEntry]) -> None:
        """Record entries whose outcome a snapshot will supply."""
        heads = self._heads
        for number, entry in enumerate(entries, start=self.number + 1):
            if isinstance(entry, Move | Rewind):
                heads.append(number)
            else:
                heads.append(heads[entry.to] if isinstance(entry, Undo) else heads[-1])
        self.entries += entries

    def stand_at(self, dumped: bytes) -> None:
        """Take the state after the last entry from a snapshot."""
        self.state = self.game.load(self.settings, dumped)
        if self.entries and digest(self.game, self.state) != self.entries[-1].digest:
            raise Damaged
        self._checkpoints[self._heads[-1]] = self.state

    # Looking back

    def last_move_of(self, seat: int) -> int | None:
        """Return the number of the seat's last move that is in effect."""
        head = self._heads[-1]
        while head:
            entry = self.entries[head - 1]
            if isinstance(entry, Move) and entry.seat == seat:
                return head
            head = self._before(head)
        return None

    def _before(self, head: int) -> int:
        """Return the entry in effect before this one."""
        entry = self.entries[head - 1]
        return self._heads[entry.to if isinstance(entry, Rewind) else head - 1]

    def state_after(self, number: int) -> object:
        """Return the state after an entry."""
        if number == self.number:
            return self.state
        head = self._heads[number]
        to_play: list[int] = []
        while head not in self._checkpoints:
            to_play.append(head)
            head = self._before(head)
        state = self._checkpoints[head]
        if to_play:
            state = self.game.clone(state)
        for entry in reversed(to_play):
            self._play_again(state, entry)
            if entry % _CHECKPOINT_EVERY == 0:
                self._checkpoints[entry] = self.game.clone(state)
        return state

    def distance(self, number: int) -> int:
        """Return how many moves must be replayed for the state after an entry."""
        if number == self.number:
            return 0
        head, count = self._heads[number], 0
        while head not in self._checkpoints:
            head, count = self._before(head), count + 1
        return count

    def steps(self, first: int) -> Iterator[CourseStep]:
        """Yield the entries from number `first` on with their events, replayed."""
        if first == 0:
            yield CourseStep(0, None, self.opening, self._checkpoints[0])
            first = 1
        if first > self.number:
            return
        state = self.game.clone(self.state_after(first - 1))
        # Most undos go back by a move or two: keep these states instead of replaying.
        recent = {self._heads[first - 1]: self.game.clone(state)}
        for number in range(first, self.number + 1):
            entry = self.entries[number - 1]
            events: list[Event] = []
            match entry:
                case Move():
                    events = self._play_again(state, number)
                    recent[number] = self.game.clone(state)
                    if len(recent) > _STATES_AT_HAND:
                        del recent[next(iter(recent))]
                case Undo(to):
                    known = recent.get(self._heads[to])
                    state = self.game.clone(self.state_after(to) if known is None else known)
                case Rewind(to):
                    known = recent.get(self._heads[to])
                    state = self.game.clone(self.state_after(to) if known is None else known)
                    self._play_again(state, number)
                    recent[number] = self.game.clone(state)
                case SeatChange():
                    pass
            yield CourseStep(number, entry, events, state)

    def _play_again(self, state: object, number: int) -> list[Event]:
        move = self.entries[number - 1]
        if isinstance(move, Rewind):  # the state is already what it went back to
            self._chance.turn_to(number)
            self.game.reshuffle_hidden(state, self._chance)
            return []
        assert isinstance(move, Move)
        found = find(self.game, state, Seat(move.seat), move.action)
        if isinstance(found, Refusal):
            raise Damaged
        events: list[Event] = []
        self._chance.turn_to(number)
        self.game.apply(state, Seat(move.seat), found, self._chance, events.append)
        return events

    def record(self) -> Record:
        """Return the record so far. It contains the seed."""
        head = Head(
            FORMAT,
            self.game.name,
            self.game.rules_version,
            self.game.plain_settings(self.settings),
            self.holders,
            self.chance_of,
            self.first_digest,
        )
        return Record(head, tuple(self.entries))
