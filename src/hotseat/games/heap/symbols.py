"""The words of symbols in card files, actions, events and views, and what they stand for."""

from __future__ import annotations

from typing import Literal

from hotseat.games.heap.facts import Attack, Block, Deed, PartKind, Trigger, VehicleKind, Who

VehicleName = Literal["doombuggy", "gyrohopper", "scrap_hog", "bigg_rigg"]
PartName = Literal["weapon", "engine", "cargo", "movement", "bling"]
BoxName = Literal["weapon", "engine", "cargo", "movement", "bling", "card"]  # card: the vehicle's
Colour = Literal["red", "yellow", "green"]
AttackName = Literal["red", "yellow", "green", "choice", "reckless"]
Direction = Literal["clockwise", "anticlockwise"]

# In the order of the enumerations.
VEHICLES: tuple[VehicleName, ...] = ("doombuggy", "gyrohopper", "scrap_hog", "bigg_rigg")
PARTS: tuple[PartName, ...] = ("weapon", "engine", "cargo", "movement", "bling")
BOXES: tuple[BoxName, ...] = (*PARTS, "card")
COLOURS: tuple[Colour, ...] = ("red", "yellow", "green")
ATTACKS: tuple[AttackName, ...] = ("red", "yellow", "green", "choice", "reckless")
BLOCKS = tuple(block.name.lower() for block in Block)
TRIGGERS = tuple(trigger.name.lower() for trigger in Trigger)
CARD_DEEDS = (Deed.DRAW, Deed.DISCARD, Deed.HAUL)  # by you, another player or all, with a number
OTHER_DEEDS = (
    Deed.REPAIR,
    Deed.CHALLENGE,
    Deed.SHOOT_LEFT,
    Deed.SHOOT_RIGHT,
    Deed.SHOOT_ANY,
)
WHOS = tuple(who.name.lower() for who in Who)

assert tuple(kind.name.lower() for kind in VehicleKind) == VEHICLES
assert tuple(kind.name.lower() for kind in PartKind) == PARTS
assert tuple(attack.name.lower() for attack in Attack) == ATTACKS
