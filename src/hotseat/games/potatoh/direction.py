"""The direction of play, and who is next (POT-TURN-3 to POT-TURN-6)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.potatoh import steps
from hotseat.games.potatoh.actions import Direct, PotatohAction, Side
from hotseat.games.potatoh.events import DirectionSet
from hotseat.games.potatoh.state import ANTICLOCKWISE, CLOCKWISE, UNSET, Frame, Match


def ask_direction(game: Match) -> None:
    """RUL-POT-13: when the order first matters, the round's first player chooses.

    In each round again (POT-ROUND-5). Until then nobody else has had the deck. With two players
    there is no choice to make.
    """
    if game.direction != UNSET:
        return
    if len(game.players) == 2:
        game.direction = CLOCKWISE
    else:
        game.push(steps.DIRECTION, game.on_turn)


def direction_options() -> list[PotatohAction]:
    """POT-TURN-4: to either side."""
    return [Direct("left"), Direct("right")]


def direct(game: Match, frame: Frame, side: Side, tell: Tell | None) -> None:
    """RUL-POT-14: left is clockwise."""
    game.stack.pop()
    game.direction = CLOCKWISE if side == "left" else ANTICLOCKWISE
    if tell:
        tell(DirectionSet(frame.seat, game.direction))


def distance(game: Match, seat: int) -> int:
    """RUL-POT-26, POT-IMM-3: the turn player is nearest, then on in the direction of play."""
    away = (seat - game.on_turn) * (game.direction or CLOCKWISE)
    return away % len(game.players)
