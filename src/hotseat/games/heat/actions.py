"""What a driver can intend."""

from __future__ import annotations

from typing import Literal

from hotseat.core import Action
from hotseat.games.heat import data
from hotseat.games.heat.facts import Card

SourceName = Literal["gear", "adrenaline"]
SOURCES: tuple[SourceName, ...] = ("gear", "adrenaline")  # by the number of a `Source`


class Plan(Action, frozen=True, tag="plan"):
    """Steps 1 and 2: shift to a gear and lay so many cards face down."""

    gear: int
    cards: tuple[Card, ...]  # in the order of the card table

    def text(self) -> str:
        """Return `plan GEAR CARD+CARD+…`."""
        keys = data.facts().keys
        return f"plan {self.gear} {'+'.join(keys[card] for card in self.cards)}"

    def face(self) -> str:
        """HEAT-2-3, RUL-HEAT-5: the gear is public, the cards lie face down."""
        return f"plan {self.gear}"


class Stop(Action, frozen=True, tag="stop"):
    """RUL-HEAT-43: the last driver left on the track takes the last place without driving on."""


class Cooldown(Action, frozen=True, tag="cooldown"):
    """Step 5: use a Cooldown symbol for some Heat cards in hand."""

    source: SourceName
    amount: int


class Boost(Action, frozen=True, tag="boost"):
    """Step 5: pay Heat for one + symbol."""

    heat: int

    def text(self) -> str:
        """Return `boost`: what it costs is no choice."""
        return "boost"


class UseAdrenaline(Action, frozen=True, tag="adrenaline"):
    """Step 5: use Adrenaline's Speed."""

    speed: int

    def text(self) -> str:
        """Return `adrenaline`: how much it adds is no choice."""
        return "adrenaline"


class EndReact(Action, frozen=True, tag="react-done"):
    """Step 5 is over: what was not used is lost."""


class Slipstream(Action, frozen=True, tag="slipstream"):
    """Step 6: drive on behind or beside another car."""

    spaces: int


class Stay(Action, frozen=True, tag="stay"):
    """Step 6: no Slipstream."""


class Discard(Action, frozen=True, tag="discard"):
    """Step 8: put a card from hand on the discard pile."""

    card: Card

    def text(self) -> str:
        """Return `discard CARD`."""
        return f"discard {data.facts().keys[self.card]}"


class EndDiscard(Action, frozen=True, tag="discard-done"):
    """Step 8 is over: the rest stays in hand."""


# Actions without numbers are all alike: one of each is enough.
END_REACT = EndReact()
STAY = Stay()
END_DISCARD = EndDiscard()

HeatAction = (
    Plan
    | Stop
    | Cooldown
    | Boost
    | UseAdrenaline
    | EndReact
    | Slipstream
    | Stay
    | Discard
    | EndDiscard
)
