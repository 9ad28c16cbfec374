"""The turn: its one action, its end, and passing the deck (POT-TURN)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.potatoh import kinds, steps
from hotseat.games.potatoh.actions import DRAW, DrawOn, Leave, Move, PotatohAction
from hotseat.games.potatoh.direction import ask_direction
from hotseat.games.potatoh.events import DrawingOn, TreacherousKept, TreacherousLaid, TurnStarted
from hotseat.games.potatoh.playing import play_options
from hotseat.games.potatoh.receiving import owe_draws
from hotseat.games.potatoh.state import UNSET, Frame, Match


def begin_turn(game: Match, seat: int, tell: Tell | None) -> None:
    """The turn player has the deck."""
    game.on_turn = seat
    game.push(steps.END_OF_TURN, seat)
    game.push(steps.TURN, seat)
    if tell:
        tell(TurnStarted(seat))


def turn_options(game: Match, seat: int) -> list[PotatohAction]:
    """POT-TURN-1: draw one card, or play one card. There is no free pass (POT-TURN-7)."""
    options: list[PotatohAction] = [DRAW]
    if game.is_alone(seat):
        options.append(DrawOn())  # RUL-POT-40
    return options + play_options(game, seat)


def draw_for_turn(game: Match, frame: Frame) -> None:
    """POT-DRAW-1: the top card. It cannot be played before the next turn (POT-DRAW-5)."""
    game.stack.pop()
    owe_draws(game, frame.seat, 1)


def draw_on(game: Match, frame: Frame, tell: Tell | None) -> None:
    """RUL-POT-40: from now on every turn is a draw."""
    game.draws_on = True
    if tell:
        tell(DrawingOn(frame.seat))


# The end of the turn


def end_turn(game: Match, frame: Frame) -> None:
    """RUL-POT-18: after all effects, before the deck moves, Treacherous may be moved."""
    game.stack.pop()
    game.push(steps.PASS, frame.seat, frame.count)
    copies = game.players[frame.seat].area.count(kinds.TREACHEROUS)
    if copies and not game.is_alone(frame.seat):
        game.push(steps.TREACHERY, frame.seat, copies)


def treachery_options(game: Match, seat: int) -> list[PotatohAction]:
    """POT-CARD-TRAICIONERA-2: to any other active player, or not."""
    return [*[Move(other) for other in game.others(seat)], Leave()]


def move_treacherous(game: Match, frame: Frame, target: int, tell: Tell | None) -> None:
    """Each copy separately, also back to the giver."""
    card = kinds.TREACHEROUS
    game.players[frame.seat].area.remove(card)
    game.players[target].area.append(card)
    if tell:
        tell(TreacherousLaid(frame.seat, target))
    next_copy(game, frame)


def leave_treacherous(game: Match, frame: Frame, tell: Tell | None) -> None:
    """POT-CARD-TRAICIONERA-3: it has to wait for the next turn."""
    if tell:
        tell(TreacherousKept(frame.seat))
    next_copy(game, frame)


def next_copy(game: Match, frame: Frame) -> None:
    """RUL-POT-18: every copy is asked about once."""
    frame.count -= 1
    if frame.count == 0:
        game.stack.pop()


# Passing the deck


def pass_deck(game: Match, frame: Frame, tell: Tell | None) -> None:
    """POT-TURN-3: to the next player, or past the one that Hopping skips.

    Never to a safe player (POT-CARD-DUD-3). POT-TURN-4: the first pass of a round sets the
    direction.
    """
    if game.direction == UNSET:
        ask_direction(game)
        if game.direction == UNSET:
            return
    game.stack.pop()
    seat = game.next_player(frame.seat, game.direction)
    for _ in range(frame.count):
        seat = game.next_player(seat, game.direction)
    begin_turn(game, seat, tell)
