"""Itemised numbers: the parts of a vehicle, the vehicles that are ready, the hand of the pileup."""

from __future__ import annotations

from hotseat.core import Bill, Item, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.facts import NO_CARD, VehicleKind
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import VEHICLES


def vehicle_name(vehicle: int) -> Phrase:
    """Return what a vehicle is called."""
    return Phrase(f"heap-vehicle-{VEHICLES[vehicle]}")


def parts_bill(game: Battle, seat: int, vehicle: int) -> Bill:
    """HEAP-DMG-3: the parts of a vehicle, damaged ones included."""
    return Bill(
        game.players[seat].vehicles[vehicle].parts(),
        tuple(
            [
                Item(Phrase("heap-bill-part", {"card": data.card_name(card)}), 1, "HEAP-DMG-3")
                for card in game.players[seat].vehicles[vehicle].cards
                if card != NO_CARD
            ]
        ),
    )


def ready_bill(game: Battle, seat: int) -> Bill:
    """HEAP-SET-14, RUL-HEAP-61: the vehicles with enough parts to start the pileup."""
    ready = [
        vehicle
        for vehicle in VehicleKind
        if game.players[seat].vehicles[vehicle].parts() >= game.terms.parts_needed
    ]
    return Bill(
        len(ready),
        tuple(
            [
                Item(
                    Phrase(
                        "heap-bill-ready",
                        {
                            "vehicle": vehicle_name(vehicle),
                            "parts": game.players[seat].vehicles[vehicle].parts(),
                        },
                    ),
                    1,
                    "HEAP-SET-14",
                )
                for vehicle in ready
            ]
        ),
    )


def pileup_bills(game: Battle, seat: int) -> tuple[Bill, Bill]:
    """RUL-HEAP-55: what the four sides that are up say about drawing and discarding."""
    draws: list[Item] = []
    discards: list[Item] = []
    for vehicle in VehicleKind:
        side = game.side_up(seat, vehicle)
        turbo = "yes" if game.players[seat].vehicles[vehicle].turbo else "no"
        what = Phrase("heap-bill-pileup", {"vehicle": vehicle_name(vehicle), "turbo": turbo})
        draws.append(Item(what, side.draw, "HEAP-SYM-25"))
        discards.append(Item(what, side.discard, "HEAP-SYM-26"))
    return (
        Bill(sum(item.amount for item in draws), tuple(draws)),
        Bill(sum(item.amount for item in discards), tuple(discards)),
    )
