"""What has happened in a match, and who may know. Players go by seats, cards by kinds."""

from __future__ import annotations

from typing import ClassVar, Literal

from hotseat.core import Bill, Event, Secret
from hotseat.games.potatoh.facts import Card

How = Literal["deal", "draw", "gift", "layout", "look"]


class RoundStarted(Event, frozen=True, tag="round-started"):
    """A round was set up and everybody has a card face down."""

    round: int
    level: int
    starter: int
    tie_break: bool


class BoomAdded(Event, frozen=True, tag="boom-added"):
    """BOOM went into the deck, which now has this many cards."""

    deck: int


class TurnStarted(Event, frozen=True, tag="turn-started"):
    """A player has the deck."""

    seat: int


# Receiving


class CardTaken(Event, frozen=True, tag="card-taken"):
    """A player got a card without having to show it: so it is none of those that are shown."""

    reveals: ClassVar[bool] = True
    seat: int
    how: How


class CardReceived(Secret, frozen=True, tag="card-received"):
    """Which card a player got."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class NothingDrawn(Event, frozen=True, tag="nothing-drawn"):
    """A draw from an empty deck."""

    seat: int


class CardShown(Event, frozen=True, tag="card-shown"):
    """A player got a card, or found BOOM, that takes effect at once."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card
    how: How


class LaidInArea(Event, frozen=True, tag="laid-in-area"):
    """A player put the card received into the area."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class Reversed(Event, frozen=True, tag="reversed"):
    """Dizzy was discarded; the direction, if there is one yet, is reversed."""

    seat: int
    direction: int


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    """The deck was shuffled."""

    seat: int


class HandLost(Event, frozen=True, tag="hand-lost"):
    """A player's whole hand was discarded, by Micro-Boom or BOOM."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


class HandProtected(Event, frozen=True, tag="hand-protected"):
    """Super saved a hand from Micro-Boom."""

    seat: int


# Playing


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A player played a card from hand."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class TreacherousLaid(Event, frozen=True, tag="treacherous-laid"):
    """Treacherous lies in this player's area now."""

    seat: int
    target: int


class RiskyStopped(Event, frozen=True, tag="risky-stopped"):
    """A player took no more cards for Risky."""

    seat: int


class CardStolen(Event, frozen=True, tag="card-stolen"):
    """A card went from a hand to another hand."""

    seat: int
    victim: int


class StolenCardSeen(Secret, frozen=True, tag="stolen-card-seen"):
    """Which card was stolen: the thief and the victim know."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    card: Card


class NothingStolen(Event, frozen=True, tag="nothing-stolen"):
    """Thief was played and nobody robbed."""

    seat: int


class MadeSafe(Event, frozen=True, tag="made-safe"):
    """A player is out of this round's danger."""

    seat: int


class CardsPutAside(Event, frozen=True, tag="cards-put-aside"):
    """Cards were taken off the deck, unseen."""

    seat: int
    count: int


class ReceiverNamed(Event, frozen=True, tag="receiver-named"):
    """A player decided who gets a card."""

    seat: int
    target: int


class DeckCut(Event, frozen=True, tag="deck-cut"):
    """A player cut the deck: so many cards in the upper part, whose top card goes to `upper_to`."""

    seat: int
    cards: int
    upper_to: int
    lower_to: int


class CardsLookedAt(Event, frozen=True, tag="cards-looked-at"):
    """A player looked at cards of the deck."""

    seat: int
    count: int


class CardsSeen(Secret, frozen=True, tag="cards-seen"):
    """Which cards a player looked at."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


class CardsReturned(Event, frozen=True, tag="cards-returned"):
    """Cards that were looked at went back to the deck."""

    seat: int
    count: int


# Passing the deck


class DirectionSet(Event, frozen=True, tag="direction-set"):
    """The round's first player chose the direction of play."""

    seat: int
    direction: int


class TreacherousKept(Event, frozen=True, tag="treacherous-kept"):
    """A player left Treacherous where it was."""

    seat: int


class DrawingOn(Event, frozen=True, tag="drawing-on"):
    """The last active player draws until BOOM."""

    seat: int


class DrawingStopped(Event, frozen=True, tag="drawing-stopped"):
    """The last active player has drawn a Dud, and is asked again."""

    reveals: ClassVar[bool] = True
    seat: int


# The end of a round


class Exploded(Event, frozen=True, tag="exploded"):
    """A player exploded."""

    seat: int


class AsideDiscarded(Event, frozen=True, tag="aside-discarded"):
    """Cards that nobody had got yet went to the discard."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


class EverybodySafe(Event, frozen=True, tag="everybody-safe"):
    """The round ended without an explosion."""


class HandShown(Event, frozen=True, tag="hand-shown"):
    """What a player held at the count."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


class Scored(Event, frozen=True, tag="scored"):
    """What a player scored in the round, and the total on the track."""

    seat: int
    phews: Bill
    total: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round was counted. `at_stake`: what the exploder's hand was worth, 0 without explosion."""

    round: int
    exploder: int
    at_stake: int


class StarterNamed(Event, frozen=True, tag="starter-named"):
    """A player named who starts the next round."""

    seat: int
    starter: int


class LevelAnswered(Event, frozen=True, tag="level-answered"):
    """A player has answered which level comes next."""

    seat: int


class LevelSet(Event, frozen=True, tag="level-set"):
    """All have answered: the level of the next round, and each player's answer (0: goes along)."""

    reveals: ClassVar[bool] = True
    level: int
    answers: tuple[int, ...]


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """One player has the most points."""

    winner: int


PotatohEvent = (
    RoundStarted
    | BoomAdded
    | TurnStarted
    | CardTaken
    | CardReceived
    | NothingDrawn
    | CardShown
    | LaidInArea
    | Reversed
    | DeckShuffled
    | HandLost
    | HandProtected
    | CardPlayed
    | TreacherousLaid
    | RiskyStopped
    | CardStolen
    | StolenCardSeen
    | NothingStolen
    | MadeSafe
    | CardsPutAside
    | ReceiverNamed
    | DeckCut
    | CardsLookedAt
    | CardsSeen
    | CardsReturned
    | DirectionSet
    | TreacherousKept
    | DrawingOn
    | DrawingStopped
    | Exploded
    | AsideDiscarded
    | EverybodySafe
    | HandShown
    | Scored
    | RoundEnded
    | StarterNamed
    | LevelAnswered
    | LevelSet
    | MatchEnded
)
