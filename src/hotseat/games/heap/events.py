"""What has happened in a game, and who may know. Players go by seats, cards by designs."""

from __future__ import annotations

from typing import ClassVar

from hotseat.core import Bill, Event, Secret
from hotseat.games.heap.facts import Card
from hotseat.games.heap.symbols import AttackName, BoxName, Colour, Direction, PartName, VehicleName


class TurnStarted(Event, frozen=True, tag="turn-started"):
    """A turn began; this player is the instigator."""

    turn: int
    seat: int


# Cards


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """A player drew cards; `short`: so many were not there (RUL-HEAP-5)."""

    seat: int
    count: int
    short: int


class CardsSeen(Secret, frozen=True, tag="cards-seen"):
    """Which cards a player drew."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """A player discarded hand cards, facedown."""

    seat: int
    count: int


class DiscardsSeen(Secret, frozen=True, tag="discards-seen"):
    """Which cards a player discarded."""

    seat: int
    cards: tuple[Card, ...]


class CardsHauled(Event, frozen=True, tag="cards-hauled"):
    """A player put cards of the heap on the haul pile, unseen; `short`: how many were missing."""

    seat: int
    count: int
    short: int


class RubbishShuffled(Event, frozen=True, tag="rubbish-shuffled"):
    """The heap had run out: the rubbish, this many cards, is the new heap."""

    count: int


# Bodging, and the symbols of boxes


class PartAttached(Event, frozen=True, tag="part-attached"):
    """A player attached a part, from the hand or from the haul."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card
    vehicle: VehicleName
    part: PartName
    replaced: Card  # NO_CARD: the place was free
    hauled: bool


class PartDamaged(Event, frozen=True, tag="part-damaged"):
    """A player shot a part of the owner."""

    seat: int
    owner: int
    card: Card
    vehicle: VehicleName
    part: PartName


class PartRepaired(Event, frozen=True, tag="part-repaired"):
    """A player repaired a part of the owner; `paid`: with a hand card of that vehicle."""

    seat: int
    owner: int
    card: Card
    vehicle: VehicleName
    part: PartName
    paid: bool


class Challenged(Event, frozen=True, tag="challenged"):
    """A player chose the vehicle that everybody must rush with."""

    seat: int
    vehicle: VehicleName


class PlayerNamed(Event, frozen=True, tag="player-named"):
    """A player chose who else takes the action of a symbol."""

    seat: int
    target: int
    effect: str


class SymbolSkipped(Event, frozen=True, tag="symbol-skipped"):
    """A symbol of a player's box could not be followed at all."""

    seat: int
    effect: str


# The rush


class VehicleChosen(Event, frozen=True, tag="vehicle-chosen"):
    """A player rushes with this vehicle; `challenged`: because of a Challenge."""

    seat: int
    vehicle: VehicleName
    challenged: bool


class CardFlipped(Event, frozen=True, tag="card-flipped"):
    """A player turned over the top card of the heap: the first of the combat pile."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card
    attack: AttackName  # as printed


class NoRush(Event, frozen=True, tag="no-rush"):
    """There was no card to flip: no rush in this turn."""

    seat: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A player fought with a card from the hand."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card
    attack: AttackName  # as printed


class ColourNamed(Event, frozen=True, tag="colour-named"):
    """A player named the colour of a Player's Choice Attack."""

    seat: int
    colour: Colour


class Swerved(Event, frozen=True, tag="swerved"):
    """A player chose who responds, and the direction of play."""

    seat: int
    target: int
    direction: Direction


class BoxTriggered(Event, frozen=True, tag="box-triggered"):
    """A player triggered a rush box; `card` is NO_CARD for a vehicle card's own box."""

    seat: int
    vehicle: VehicleName
    box: BoxName
    card: Card


class DroppedOut(Event, frozen=True, tag="dropped-out"):
    """A player left the rush."""

    seat: int


class RushWon(Event, frozen=True, tag="rush-won"):
    """One player is left in the rush; `count` cards lie in the combat pile."""

    seat: int
    count: int


class CombatPileDiscarded(Event, frozen=True, tag="combat-pile-discarded"):
    """The rush is over: its cards are in the rubbish."""

    count: int


# Check the Haul


class HaulPickedUp(Event, frozen=True, tag="haul-picked-up"):
    """A player looks at the haul."""

    seat: int
    count: int


class HaulSeen(Secret, frozen=True, tag="haul-seen"):
    """Which cards a player hauled."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


class HaulDiscarded(Event, frozen=True, tag="haul-discarded"):
    """A player is done with the haul: this many of its cards went to the rubbish, facedown."""

    seat: int
    count: int


# The pileup


class PileupStarted(Event, frozen=True, tag="pileup-started"):
    """A player has enough vehicles with enough parts: the decisive battle begins."""

    seat: int
    vehicles: Bill  # those that qualify


class WentTurbo(Event, frozen=True, tag="went-turbo"):
    """A player's vehicle was flipped to its turbo side; the bill counts its parts."""

    seat: int
    vehicle: VehicleName
    parts: Bill


class PartsDiscarded(Event, frozen=True, tag="parts-discarded"):
    """Every part on every vehicle went to the rubbish, and every haul pile, unseen."""

    parts: int
    hauled: int


class PileupHandDrawn(Event, frozen=True, tag="pileup-hand-drawn"):
    """What a player's four pileup boxes say: how many cards to draw, how many to discard."""

    seat: int
    draws: Bill
    discards: Bill


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The pileup, and with it the game, is won."""

    winner: int
    count: int  # cards in the combat pile


HeapEvent = (
    TurnStarted
    | CardsDrawn
    | CardsSeen
    | CardsDiscarded
    | DiscardsSeen
    | CardsHauled
    | RubbishShuffled
    | PartAttached
    | PartDamaged
    | PartRepaired
    | Challenged
    | PlayerNamed
    | SymbolSkipped
    | VehicleChosen
    | CardFlipped
    | NoRush
    | CardPlayed
    | ColourNamed
    | Swerved
    | BoxTriggered
    | DroppedOut
    | RushWon
    | CombatPileDiscarded
    | HaulPickedUp
    | HaulSeen
    | HaulDiscarded
    | PileupStarted
    | WentTurbo
    | PartsDiscarded
    | PileupHandDrawn
    | GameEnded
)
