"""One game among bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hotseat.bots import Decision, Player
from hotseat.core import AnyGame, Event, FastChance, Result, Seat, Tally
from hotseat.core.events import heard_by
from hotseat.core.record import ChanceOf, Holder, Record, Recorder

_BOTS_ENTRY = 1 << 31  # bots draw from entries that no log reaches


class FinishedGame:
    """A finished game: who won, what was counted, and the moves, from which a record is made."""

    def __init__(self, seed: int, bots: Sequence[str], tally: Tally) -> None:
        self.seed = seed
        self.bots = list(bots)
        self.tally = tally
        self.moves: list[tuple[Seat, str]] = []
        self.decisions = 0
        self.result: Result | None = None


def play_game(
    game: AnyGame, settings: object, bots: Sequence[str], seed: int, *, keep_moves: bool = False
) -> FinishedGame:
    """Play one game to its end; the same seed gives the same game.

    Raises `BotFault` for a bot that does something wrong.
    """
    played = FinishedGame(seed, bots, game.tally())
    chance = FastChance(seed)
    players = []
    for number, name in enumerate(bots):
        own = FastChance(seed)
        own.turn_to(_BOTS_ENTRY + number)
        players.append(Player(name, game, Seat(number), own))
    listeners = [player for player in players if player.listens]
    events: list[Event] = []

    def pass_on() -> None:
        for event in events:
            played.tally.hear(event)
        for player in listeners:
            player.hear(heard_by(events, player.seat))
        events.clear()

    chance.turn_to(0)
    state = game.new(settings, len(bots), chance, events.append)
    pass_on()
    while seats := game.waiting(state):
        seat = seats[0]

        def see(seat: Seat = seat) -> msgspec.Struct:
            view: msgspec.Struct = game.view(state, seat)
            return view

        action = players[seat].decide(Decision(game.options(state, seat), see))
        if keep_moves:
            played.moves.append((seat, action.text()))
        played.decisions += 1
        chance.turn_to(played.decisions)
        game.apply(state, seat, action, chance, events.append)
        pass_on()
    played.result = game.result(state)
    return played


def record_of(game: AnyGame, settings: object, played: FinishedGame) -> Record:
    """Return the record of a game whose moves were kept."""
    holders = tuple(Holder("bot", name) for name in played.bots)
    recorder = Recorder(game, settings, holders, ChanceOf("fast", str(played.seed)))
    for seat, action in played.moves:
        recorder.move(seat, action)
    return recorder.record()
