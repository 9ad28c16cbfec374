"""A game of one person against bots: who acts, what the person hears, what can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hotseat.bots import Decision, Player
from hotseat.core import Action, AnyGame, Event, FastChance, Phrase, Refusal, Result, Seat
from hotseat.core.events import heard_by
from hotseat.core.record import ChanceOf, Holder, Move, Record, Recorder, Rewind, SeatChange, Undo
from hotseat.words import Names, Words

PERSON = Seat(0)
_BOTS_ENTRY = 1 << 31  # bots draw from entries that no log reaches


class Heard(NamedTuple):
    """A line of the log, the rules behind it, and how often it was said in a row."""

    text: str
    rules: tuple[str, ...] = ()
    times: int = 1

    def line(self) -> str:
        """Return what is written, once."""
        return self.text if self.times == 1 else f"{self.text} ×{self.times}"


class Session:
    """One game, from the set-up or from a record."""

    def __init__(
        self,
        game: AnyGame,
        settings: object,
        bots: Sequence[str],
        chance: ChanceOf,
        language: str = "en",
    ) -> None:
        self.game = game
        self.language = language
        self.words = Words(game, language=language)
        holders = (Holder("person", ""), *(Holder("bot", name) for name in bots))
        events: list[Event] = []
        self.recorder = Recorder(game, settings, holders, chance, events.append)
        self.names: Names = game.names(self.recorder.state)
        self.log: list[Heard] = []
        self.fresh = 0  # the first line of the log that the person has not seen
        self._take_back: list[int] = []  # the entries to which the person may go back
        self._why_not = Phrase("terminal-undo-nothing")
        self._players = []
        for seat, name in enumerate(bots, start=1):
            own = FastChance(int(chance.seed, 10 if chance.kind == "fast" else 16))
            own.turn_to(_BOTS_ENTRY + seat)
            self._players.append(Player(name, game, Seat(seat), own))
        self._hear(events)

    # Looking

    @property
    def state(self) -> object:
        """The game as it stands."""
        return self.recorder.state

    def view(self) -> msgspec.Struct:
        """Return what the person may know."""
        seen: msgspec.Struct = self.game.view(self.state, PERSON)
        return seen

    def result(self) -> Result | None:
        """Return the ranking once the game is over."""
        return self.game.result(self.state)

    def options(self) -> list[Action]:
        """Return what the person can do; nothing if they are not asked."""
        if PERSON not in self.game.waiting(self.state):
            return []
        found: list[Action] = self.game.options(self.state, PERSON)
        return found

    def say(self, phrase: Phrase) -> str:
        """Return a phrase in words."""
        return self.words.say(phrase, self.names)

    # Playing

    def choose(self, action: Action) -> Refusal | None:
        """Play what the person chose; from here on the log is new."""
        before, self.fresh = len(self.recorder.entries), len(self.log)
        events: list[Event] = []
        refusal = self.recorder.move(PERSON, action.text(), events.append)
        if refusal is None:
            self._take_back.append(before)
            self._hear(events)
        return refusal

    def answer(self, action: Action) -> None:
        """Play for the person if there is only one way, and say so."""
        label = self.game.label(action)
        rules = self.game.rules_behind(action)
        self.log.append(Heard(self.say(Phrase("terminal-only-choice", {"label": label})), rules))
        events: list[Event] = []
        self.recorder.move(PERSON, action.text(), events.append)
        self._hear(events)

    def let_bots_act(self) -> None:
        """Let the bots decide until the person is asked or the game is over.

        If several seats are asked at once, the person comes first: a bot's open choice would be a
        hint that nobody has at a table.
        """
        while (waiting := self.game.waiting(self.state)) and PERSON not in waiting:
            self._let_act(waiting[0])

    def _let_act(self, seat: Seat) -> None:
        def see() -> msgspec.Struct:
            seen: msgspec.Struct = self.game.view(self.state, seat)
            return seen

        options = self.game.options(self.state, seat)
        action = self._players[seat - 1].decide(Decision(options, see))
        events: list[Event] = []
        self.recorder.move(seat, action.text(), events.append)
        self._forbid_undo("terminal-undo-others")
        self._hear(events)

    def _hear(self, events: list[Event]) -> None:
        if any(event.reveals for event in events):
            self._forbid_undo("terminal-undo-revealed")
        elif any(event.final for event in events):
            self._forbid_undo("terminal-undo-final")
        for player in self._players:
            if player.listens:
                player.hear(heard_by(events, player.seat))
        for event in heard_by(events, PERSON):
            self._log(self.say(self.game.phrase(event)), self.game.rules_behind(event))

    def _log(self, text: str, rules: tuple[str, ...]) -> None:
        """Add a line to the log; a repeated, unread line is only counted."""
        last = self.log[-1] if len(self.log) > self.fresh else None
        if last and last.text == text:
            self.log[-1] = last._replace(times=last.times + 1)
        else:
            self.log.append(Heard(text, rules))

    # Taking back

    def undo(self) -> Phrase | None:
        """Undo the person's last choice; return None, or why it is impossible.

        Free until something hidden was shown, somebody else acted or the rules call it final.
        """
        if not self._take_back:
            return self._why_not
        self.recorder.undo(self._take_back.pop())
        self.fresh = len(self.log)
        self.log.append(Heard(self.words.say_code("terminal-undone")))
        return None

    def _forbid_undo(self, code: str) -> None:
        if self._take_back:
            self._take_back.clear()
            self._why_not = Phrase(code)

    # Keeping

    def record(self) -> Record:
        """Return the record so far."""
        return self.recorder.record()

    def go_on_from(self, record: Record) -> None:
        """Play the entries of a verified record that began like this session."""
        events: list[Event] = []
        for entry in record.entries:
            match entry:
                case Move(seat, action):
                    self.recorder.move(Seat(seat), action, events.append)
                case Undo(to):
                    self.recorder.undo(to)
                case Rewind(to):
                    self.recorder.rewind(to)
                case SeatChange(seat, holder):
                    self.recorder.change_seat(Seat(seat), holder)
        self._hear(events)
