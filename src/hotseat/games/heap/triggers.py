"""Which rush boxes match (HEAP-TRIG)."""

from __future__ import annotations

from typing import Final

from hotseat.games.heap.facts import NO_CARD, VEHICLE_CARD, RushBox, Trigger, VehicleKind
from hotseat.games.heap.state import NO_VEHICLE, Battle

Box = tuple[int, int]  # a vehicle, and a part of it or VEHICLE_CARD

END_OF_WINNER: Final = [Trigger.RUSH_WIN, Trigger.RUSH_END]
END_OF_OTHERS: Final = [Trigger.RUSH_END]


def boxes_for_play(game: Battle, seat: int) -> list[Box]:
    """HEAP-TRIG-1: the boxes that the last card of the combat pile can trigger.

    RUL-HEAP-66: whether a box matches depends on its trigger and on damage alone.
    """
    return boxes_matching(game, seat, game.card_set.design(game.combat[-1]).triggers)


def boxes_at_the_end(game: Battle, seat: int) -> list[Box]:
    """HEAP-TRIG-9, HEAP-TRIG-10: the winner may use more than those who dropped out."""
    return boxes_matching(game, seat, END_OF_WINNER if seat == game.author else END_OF_OTHERS)


def boxes_matching(game: Battle, seat: int, triggers: list[Trigger]) -> list[Box]:
    """Return the boxes of the rushing vehicle that wait for one of these triggers."""
    return [
        (kind, box)
        for kind in rushing_vehicles(game, seat)
        for box in range(VEHICLE_CARD + 1)
        if is_usable(game, seat, kind, box)
        and (printed := printed_box(game, seat, kind, box)) is not None
        and printed.trigger in triggers
    ]


def rushing_vehicles(game: Battle, seat: int) -> list[int]:
    """HEAP-PILE-3: in the pileup all four rush."""
    if game.is_pileup():
        return list(range(len(VehicleKind)))
    rushing = game.players[seat].rushing
    return [] if rushing == NO_VEHICLE else [rushing]


def is_usable(game: Battle, seat: int, kind: int, box: int) -> bool:
    """HEAP-TRIG-3, HEAP-DMG-4: there, not triggered in this rush, and not damaged.

    HEAP-CARD-5. Damage counts up to the moment the box is run (RUL-HEAP-48).
    """
    vehicle = game.players[seat].vehicles[kind]
    if vehicle.used[box]:
        return False
    return box == VEHICLE_CARD or (vehicle.cards[box] != NO_CARD and not vehicle.damaged[box])


def printed_box(game: Battle, seat: int, kind: int, box: int) -> RushBox | None:
    """Return the rush box of a part, or of the vehicle card's side that is up."""
    if box == VEHICLE_CARD:
        return game.side_up(seat, kind).rush
    return game.card_set.design(game.players[seat].vehicles[kind].cards[box]).rush
