"""What is done for a player who does not decide in time (RUL-POT-52)."""

from __future__ import annotations

from hotseat.games.potatoh.actions import (
    Choose,
    Cut,
    Direct,
    Dizzy,
    Draw,
    Give,
    Keep,
    Leave,
    NameStarter,
    NoTheft,
    PotatohAction,
    Stop,
    Take,
    Vote,
)
from hotseat.games.potatoh.giving import neighbours
from hotseat.games.potatoh.state import Match, Step


def default(game: Match, seat: int) -> PotatohAction:
    """Return the action taken for a seat that is asked."""
    frame = game.top()
    match frame.step:
        case Step.RISKY:
            return Stop()
        case Step.KEEP:
            return Keep()
        case Step.DIZZY:
            return Dizzy("shuffle")
        case Step.THEFT:
            return NoTheft()
        case Step.WICKEDEST:
            return Give(seat)
        case Step.SPLIT:
            return default_cut(game, seat)
        case Step.SPINNING:
            return Choose(frame.cards[0])
        case Step.GENEROUS:
            return Take(1)
        case Step.TREACHERY:
            return Leave()
        case Step.DIRECTION:
            return Direct("left")
        case Step.STARTER:
            return NameStarter(seat)
        case Step.LEVEL:
            return Vote(game.level)
        case _:
            return Draw()  # the turn, and Wicked's cards for oneself


def default_cut(game: Match, seat: int) -> Cut:
    """In the middle, the upper part to the next player."""
    left, right = neighbours(game, seat)
    upper = len(game.deck) // 2
    if left == right or game.next_player(seat, game.direction) == left:
        return Cut(upper, "upper-left")
    return Cut(upper, "upper-right")
