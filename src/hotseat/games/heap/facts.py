"""What is printed: the cards and the numbers, as the rules read them.

Plain classes, made once by `data` from the files in `data/` and never changed. A pickled or copied
game holds only where to find them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from hotseat.core import FileText

# A design of part cards: its copies are equal. The packaged ones are counted from 0, those of a
# user's own file from `FIRST_OWN`, so that a card's number alone says which set it belongs to.
Card = int

NO_CARD: Final = -1
FIRST_OWN: Final = 1000

# The place of the vehicle card's own rush box, after those of the parts.
VEHICLE_CARD: Final = 5


class VehicleKind(IntEnum):
    """HEAP-SYM-1: the four vehicles of each player."""

    DOOMBUGGY = 0
    GYROHOPPER = 1
    SCRAP_HOG = 2
    BIGG_RIGG = 3


class PartKind(IntEnum):
    """HEAP-SYM-2, HEAP-CARD-2: the five kinds of parts, of which a vehicle holds one each."""

    WEAPON = 0
    ENGINE = 1
    CARGO = 2
    MOVEMENT = 3
    BLING = 4


class Attack(IntEnum):
    """HEAP-SYM-3, HEAP-SYM-4, HEAP-SYM-5: the attack symbol of a combat tree."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    CHOICE = 3
    RECKLESS = 4


class Block(IntEnum):
    """HEAP-SYM-6, HEAP-SYM-7: the block symbols of a combat tree."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    ALL = 3


class Trigger(IntEnum):
    """HEAP-SYM-14 to HEAP-SYM-19: what a rush box waits for.

    A vehicle (HEAP-SYM-15), an attack (HEAP-SYM-16), a block (HEAP-SYM-17), the end (HEAP-SYM-18)
    or any card.
    """

    ANY = 0
    VEHICLE_DOOMBUGGY = 1
    VEHICLE_GYROHOPPER = 2
    VEHICLE_SCRAP_HOG = 3
    VEHICLE_BIGG_RIGG = 4
    ATTACK_RED = 5
    ATTACK_YELLOW = 6
    ATTACK_GREEN = 7
    ATTACK_CHOICE = 8
    ATTACK_RECKLESS = 9
    BLOCK_RED = 10
    BLOCK_YELLOW = 11
    BLOCK_GREEN = 12
    BLOCK_ALL = 13
    RUSH_END = 14
    RUSH_WIN = 15


class Who(IntEnum):
    """HEAP-SYM-10 to HEAP-SYM-13: the upper part of a symbol says who takes the action."""

    YOU = 0
    OTHER = 1
    ALL = 2


class Deed(IntEnum):
    """HEAP-SYM-9, HEAP-SYM-20 to HEAP-SYM-24: the lower part of a symbol says what is done.

    Among them Challenge (HEAP-SYM-21) and the shots left and right (HEAP-SYM-22, HEAP-SYM-23).
    """

    DRAW = 0
    DISCARD = 1
    HAUL = 2
    REPAIR = 3
    CHALLENGE = 4
    SHOOT_LEFT = 5
    SHOOT_RIGHT = 6
    SHOOT_ANY = 7


class Effect:
    """One symbol of a box."""

    def __init__(self, deed: Deed, who: Who, amount: int) -> None:
        self.deed = deed
        self.who = who
        self.amount = amount  # of cards; 1 where no number is printed

    def __reduce__(self) -> tuple[type[Effect], tuple[object, ...]]:
        return Effect, (self.deed, self.who, self.amount)

    def token(self) -> str:
        """Return the symbol as card files spell it."""
        match self.deed:
            case Deed.DRAW | Deed.DISCARD | Deed.HAUL:
                return f"{self.who.name}_{self.deed.name}_{self.amount}".lower()
            case Deed.REPAIR | Deed.CHALLENGE | Deed.SHOOT_LEFT | Deed.SHOOT_RIGHT | Deed.SHOOT_ANY:
                return self.deed.name.lower()


class RushBox:
    """A trigger and what it sets off, from top to bottom."""

    def __init__(self, trigger: Trigger, effects: list[Effect]) -> None:
        self.trigger = trigger
        self.effects = effects


class Design:
    """What is printed on a part card."""

    def __init__(
        self,
        key: str,
        name: str,
        vehicle: VehicleKind,
        part: PartKind,
        copies: int,
        bodge: list[Effect],
        rush: RushBox | None,
        attack: Attack,
        blocks: list[Block],
        swerve: bool,
    ) -> None:
        self.key = key
        self.name = name
        self.vehicle = vehicle
        self.part = part
        self.copies = copies
        self.bodge = bodge  # from left to right
        self.rush = rush
        self.attack = attack
        self.blocks = blocks
        self.swerve = swerve
        # HEAP-COMBAT-5, HEAP-COMBAT-7, HEAP-COMBAT-8: by the number of an attack, is it blocked?
        # RUL-HEAP-35: any one of its block symbols is enough. RUL-HEAP-36: a card without one
        # blocks nothing, not even a Reckless Attack.
        self.blocked = [
            len(blocks) > 0
            if kind == Attack.RECKLESS
            else Block.ALL in blocks or int(kind) in blocks
            for kind in Attack
        ]
        self.triggers = _triggers(vehicle, attack, blocks)  # those that playing it sets off


def _triggers(vehicle: VehicleKind, attack: Attack, blocks: list[Block]) -> list[Trigger]:
    """RUL-HEAP-31, RUL-HEAP-32: only what is printed counts (HEAP-TRIG-5).

    Any card (HEAP-TRIG-6), the vehicle on the card (HEAP-TRIG-7, RUL-HEAP-33) and its attack
    (HEAP-TRIG-8). RUL-HEAP-34: Swerve is not a trigger.
    """
    return [
        Trigger.ANY,
        Trigger(Trigger.VEHICLE_DOOMBUGGY + vehicle),
        Trigger(Trigger.ATTACK_RED + attack),
        *[Trigger(Trigger.BLOCK_RED + block) for block in blocks],
    ]


class Side:
    """One side of a vehicle card: its rush box, and the symbols of its pileup box."""

    def __init__(self, rush: RushBox, draw: int, discard: int) -> None:
        self.rush = rush
        self.draw = draw
        self.discard = discard


class CardSet:
    """The vehicle cards and the designs of the part cards that are played with."""

    def __init__(
        self,
        source: str | FileText,
        name: str,
        first: Card,
        designs: list[Design],
        normal: list[Side],
        turbo: list[Side],
    ) -> None:
        self.source = source  # the key of a packaged set, or a user's file
        self.name = name
        self.first = first  # the number of the first design
        self.designs = designs
        self.normal = normal  # one a vehicle
        self.turbo = turbo

    def design(self, card: Card) -> Design:
        """Return what is printed on a card."""
        return self.designs[card - self.first]

    def side(self, vehicle: int, turbo: bool) -> Side:
        """Return the side of a vehicle card that is up."""
        return self.turbo[vehicle] if turbo else self.normal[vehicle]

    def blocks(self, card: Card, attack: int) -> bool:
        """Does the card block this attack?"""
        return self.design(card).blocked[attack]

    def cards(self) -> list[Card]:
        """Return every part card, in the order of the file."""
        return [
            self.first + place
            for place, design in enumerate(self.designs)
            for _ in range(design.copies)
        ]

    def __reduce__(self) -> tuple[Callable[[str | FileText], CardSet], tuple[str | FileText]]:
        from hotseat.games.heap import data

        return data.cards_at, (self.source,)


class Numbers:
    """The numbers of the rulebook that are on no card."""

    def __init__(
        self,
        hand: int,
        attachments: int,
        paid_repairs: int,
        turbo_parts: int,
        part_cards: int,
        vehicle_copies: int,
        seats_least: int,
        seats_most: int,
        vehicles_needed: int,
        vehicles_needed_least: int,
        vehicles_needed_most: int,
        parts_needed: int,
        parts_needed_least: int,
        parts_needed_most: int,
    ) -> None:
        self.hand = hand
        self.attachments = attachments
        self.paid_repairs = paid_repairs
        self.turbo_parts = turbo_parts
        self.part_cards = part_cards
        self.vehicle_copies = vehicle_copies
        self.seats_least = seats_least
        self.seats_most = seats_most
        self.vehicles_needed = vehicles_needed
        self.vehicles_needed_least = vehicles_needed_least
        self.vehicles_needed_most = vehicles_needed_most
        self.parts_needed = parts_needed
        self.parts_needed_least = parts_needed_least
        self.parts_needed_most = parts_needed_most

    def __reduce__(self) -> tuple[Callable[[], Numbers], tuple[()]]:
        from hotseat.games.heap import data

        return data.numbers, ()
