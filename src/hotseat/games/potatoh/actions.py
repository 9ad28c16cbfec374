"""What a player can intend."""

from __future__ import annotations

from typing import Literal

from hotseat.core import Action
from hotseat.games.potatoh import data
from hotseat.games.potatoh.facts import Card

Side = Literal["left", "right"]
UpperTo = Literal["upper-left", "upper-right"]


class Draw(Action, frozen=True, tag="draw"):
    """Draw: the action of a turn, one more card for Risky, or Wicked's two cards for oneself."""


class DrawOn(Action, frozen=True, tag="draw-on"):
    """RUL-POT-40: the last active player draws turn after turn until BOOM."""


class Play(Action, frozen=True, tag="play"):
    """Play a card from hand."""

    card: Card

    def text(self) -> str:
        """Return `play CARD`."""
        return f"play {data.facts().keys[self.card]}"


class PlayOn(Action, frozen=True, tag="play-on"):
    """Play Treacherous into another player's area."""

    card: Card
    seat: int

    def text(self) -> str:
        """Return `play CARD SEAT`."""
        return f"play {data.facts().keys[self.card]} {self.seat}"


class Stop(Action, frozen=True, tag="stop"):
    """Risky: take no more cards."""


class Keep(Action, frozen=True, tag="keep"):
    """Put the card received into the hand."""


class Area(Action, frozen=True, tag="area"):
    """Super and Sexy: put the card received into the own area."""


class Dizzy(Action, frozen=True, tag="dizzy"):
    """Dizzy: discard it, draw and reverse the direction; or leave it and shuffle the deck."""

    option: Literal["reverse", "shuffle"]


class Steal(Action, frozen=True, tag="steal"):
    """Thief: take a card from this player's hand, unseen."""

    seat: int


class NoTheft(Action, frozen=True, tag="no-theft"):
    """Thief: rob nobody."""


class Give(Action, frozen=True, tag="give"):
    """Wicked, Wickedest: this player gets the card."""

    seat: int


class Cut(Action, frozen=True, tag="cut"):
    """Split: how many cards the upper part has, and which neighbour it serves."""

    cards: int
    upper: UpperTo


class Choose(Action, frozen=True, tag="choose"):
    """Spinning: keep this card of those looked at."""

    card: Card

    def text(self) -> str:
        """Return `choose CARD`."""
        return f"choose {data.facts().keys[self.card]}"

    def face(self) -> str:
        """RUL-POT-51: the others see that a card is kept, not which."""
        return "choose"


class Take(Action, frozen=True, tag="take"):
    """Generous: take the card at this place, 1 being the first, of those face down."""

    place: int


class Move(Action, frozen=True, tag="move"):
    """Treacherous: move a copy into this player's area."""

    seat: int


class Leave(Action, frozen=True, tag="leave"):
    """Treacherous: leave a copy where it is."""


class Direct(Action, frozen=True, tag="direction"):
    """The round's first player chooses which way the deck goes."""

    side: Side


class NameStarter(Action, frozen=True, tag="starter"):
    """Name the player who starts the next round."""

    seat: int


class Vote(Action, frozen=True, tag="level"):
    """RUL-POT-47: name a level for the next round."""

    level: int

    def face(self) -> str:
        """All answer at the same time: nobody knows the others' answers."""
        return "level"


class GoAlong(Action, frozen=True, tag="level-any"):
    """RUL-POT-47: go along with the level that the others name."""

    def face(self) -> str:
        """All answer at the same time: nobody knows the others' answers."""
        return "level"


# Actions without numbers are all alike: one of each is enough.
DRAW = Draw()
KEEP = Keep()

PotatohAction = (
    Draw
    | DrawOn
    | Play
    | PlayOn
    | Stop
    | Keep
    | Area
    | Dizzy
    | Steal
    | NoTheft
    | Give
    | Cut
    | Choose
    | Take
    | Move
    | Leave
    | Direct
    | NameStarter
    | Vote
    | GoAlong
)
