"""The rules behind every option and every step: what a rules lawyer is shown."""

from __future__ import annotations

from hotseat.core import Action, Bill, Event
from hotseat.games.heap.actions import (
    Attach,
    Challenge,
    Decline,
    Discard,
    Done,
    Draw,
    DropOut,
    Fight,
    NameColour,
    NamePlayer,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    Swerve,
    TriggerBox,
)
from hotseat.games.heap.events import (
    BoxTriggered,
    CardFlipped,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsHauled,
    CardsSeen,
    Challenged,
    ColourNamed,
    CombatPileDiscarded,
    DiscardsSeen,
    DroppedOut,
    GameEnded,
    HaulDiscarded,
    HaulPickedUp,
    HaulSeen,
    NoRush,
    PartAttached,
    PartDamaged,
    PartRepaired,
    PartsDiscarded,
    PileupHandDrawn,
    PileupStarted,
    PlayerNamed,
    RubbishShuffled,
    RushWon,
    Swerved,
    SymbolSkipped,
    TurnStarted,
    VehicleChosen,
    WentTurbo,
)

# The most relevant rule first.
RULES: dict[type[Action | Event], tuple[str, ...]] = {
    # Options
    Discard: ("HEAP-DRAW-2", "RUL-HEAP-17", "HEAP-SET-7"),
    Draw: ("HEAP-DRAW-3", "HEAP-DRAW-4"),
    Attach: ("HEAP-BODGE-2", "HEAP-BODGE-5", "HEAP-BODGE-7", "HEAP-CHECK-2"),
    PayRepair: ("HEAP-REPAIR-1", "HEAP-REPAIR-2", "RUL-HEAP-8"),
    Done: ("HEAP-BODGE-1", "HEAP-TRIG-9", "HEAP-CHECK-5"),
    NamePlayer: ("HEAP-SYM-11", "RUL-HEAP-16", "RUL-HEAP-18"),
    Shoot: ("RUL-HEAP-20", "RUL-HEAP-21", "RUL-HEAP-22"),
    Repair: ("HEAP-SYM-20", "RUL-HEAP-23"),
    Challenge: ("HEAP-CHAL-1", "RUL-HEAP-24"),
    Rush: ("HEAP-RUSH-1", "RUL-HEAP-26"),
    Fight: ("HEAP-COMBAT-1", "HEAP-COMBAT-3"),
    DropOut: ("HEAP-COMBAT-2", "RUL-HEAP-42", "RUL-HEAP-43"),
    NameColour: ("HEAP-COMBAT-6",),
    Swerve: ("HEAP-COMBAT-9", "RUL-HEAP-38", "RUL-HEAP-39"),
    TriggerBox: ("HEAP-TRIG-1", "HEAP-TRIG-4", "HEAP-TRIG-9"),
    Decline: ("RUL-HEAP-29",),
    # The turn, and cards
    TurnStarted: ("HEAP-SET-13", "HEAP-SET-12"),
    CardsDrawn: ("HEAP-DRAW-3", "HEAP-SYM-9", "RUL-HEAP-5"),
    CardsSeen: ("HEAP-INFO-2",),
    CardsDiscarded: ("HEAP-SET-7", "RUL-HEAP-8"),
    DiscardsSeen: ("RUL-HEAP-8",),
    CardsHauled: ("HEAP-HAUL-1", "HEAP-INFO-5"),
    RubbishShuffled: ("HEAP-SET-9", "RUL-HEAP-3"),
    # Bodging, and the symbols of boxes
    PartAttached: ("HEAP-BODGE-4", "HEAP-BODGE-5", "HEAP-CHECK-2"),
    PartDamaged: ("HEAP-DMG-1", "HEAP-DMG-2", "HEAP-DMG-4"),
    PartRepaired: ("HEAP-REPAIR-3", "RUL-HEAP-23"),
    Challenged: ("HEAP-CHAL-1", "HEAP-CHAL-2"),
    PlayerNamed: ("RUL-HEAP-18", "RUL-HEAP-65"),
    SymbolSkipped: ("HEAP-BODGE-9",),
    # The rush
    VehicleChosen: ("HEAP-RUSH-1", "HEAP-RUSH-2"),
    CardFlipped: ("HEAP-RUSH-3", "HEAP-RUSH-4", "HEAP-PILE-7"),
    NoRush: ("RUL-HEAP-6",),
    CardPlayed: ("HEAP-COMBAT-1", "HEAP-COMBAT-3"),
    ColourNamed: ("HEAP-COMBAT-6",),
    Swerved: ("HEAP-COMBAT-9", "RUL-HEAP-40"),
    BoxTriggered: ("HEAP-TRIG-1", "HEAP-TRIG-3", "HEAP-TRIG-11"),
    DroppedOut: ("HEAP-COMBAT-2", "HEAP-COMBAT-4"),
    RushWon: ("HEAP-COMBAT-11", "HEAP-COMBAT-12"),
    CombatPileDiscarded: ("HEAP-COMBAT-13", "RUL-HEAP-49"),
    # Check the Haul
    HaulPickedUp: ("HEAP-CHECK-1",),
    HaulSeen: ("HEAP-CHECK-1", "HEAP-INFO-5"),
    HaulDiscarded: ("HEAP-CHECK-5",),
    # The pileup
    PileupStarted: ("HEAP-SET-14", "HEAP-PILE-1", "RUL-HEAP-52"),
    WentTurbo: ("HEAP-PILE-4",),
    PartsDiscarded: ("HEAP-PILE-5", "RUL-HEAP-53"),
    PileupHandDrawn: ("HEAP-PILE-6", "RUL-HEAP-55"),
    GameEnded: ("HEAP-PILE-9", "RUL-HEAP-59"),
}


def rules_behind(thing: Action | Event) -> tuple[str, ...]:
    """Return the rules of the kind of thing, then those of its bills."""
    return tuple(dict.fromkeys((*RULES[type(thing)], *_of_bills(thing))))


def _of_bills(thing: Action | Event) -> list[str]:
    fields = [getattr(thing, field) for field in thing.__struct_fields__]
    return [item.rule for field in fields if isinstance(field, Bill) for item in field.items]
