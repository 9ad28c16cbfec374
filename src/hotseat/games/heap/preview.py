"""What an action would do, as far as the seat can know."""

from __future__ import annotations

import msgspec

from hotseat.core import Bill
from hotseat.games.heap.facts import NO_CARD, Card
from hotseat.games.heap.state import NOBODY
from hotseat.games.heap.symbols import AttackName, BoxName, VehicleName


class SymbolPreview(msgspec.Struct, frozen=True):
    """A symbol of a box that would be run: how many cards or parts it could do, 0 for none."""

    effect: str
    least: int
    most: int


class BoxPreview(msgspec.Struct, frozen=True):
    """A rush box that the card played could trigger."""

    vehicle: VehicleName
    box: BoxName


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What changes at once; what does not apply is left empty."""

    hand: int  # own cards afterwards, before anything a rival decides
    # Attaching.
    replaces: Card = NO_CARD
    count: Bill | None = None  # the vehicle's parts afterwards
    ready: Bill | None = None  # own vehicles that are ready for the pileup afterwards
    # A box that would be run.
    symbols: tuple[SymbolPreview, ...] = ()
    draws: Bill | None = None  # own draws by it
    hauls: Bill | None = None  # own hauls by it
    # Combat.
    attack: AttackName | None = None  # what must be blocked next
    up_next: int = NOBODY  # who would respond to it
    boxes: tuple[BoxPreview, ...] = ()
    wins: int = NOBODY  # who would have won the rush
