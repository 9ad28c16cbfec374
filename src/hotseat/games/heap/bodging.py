"""Step 2, Bodge Vehicles: attaching parts and paying for repairs (HEAP-BODGE, HEAP-REPAIR)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.heap.actions import Attach, BodgeAnswer, Done, PayRepair
from hotseat.games.heap.boxes import repair_part, run_box
from hotseat.games.heap.events import PartAttached
from hotseat.games.heap.facts import NO_CARD, Card
from hotseat.games.heap.frames import AskBodge
from hotseat.games.heap.piles import discard_card
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import PARTS, VEHICLES


def bodge_options(game: Battle, frame: AskBodge) -> list[BodgeAnswer]:
    """RUL-HEAP-11: attachments and paid repairs in any order, until done (HEAP-REPAIR-4).

    Cards that a bodge box draws may be used at once (RUL-HEAP-12).
    """
    return [*attach_options(game, frame), *pay_repair_options(game, frame), Done()]


# Attaching


def attach_options(game: Battle, frame: AskBodge) -> list[Attach]:
    """HEAP-BODGE-2: up to two from the hand.

    RUL-HEAP-14: any place may be replaced, a damaged part too (HEAP-DMG-5).
    """
    if frame.attached >= game.terms.numbers.attachments:
        return []
    return [Attach(card) for card in dict.fromkeys(game.players[frame.seat].hand)]


def attach(game: Battle, frame: AskBodge, card: Card, tell: Tell | None) -> None:
    """HEAP-BODGE-3, HEAP-BODGE-7: the part, then its bodge box, before anything else.

    The only time that box works (HEAP-CARD-4), also if the part replaces another (HEAP-BODGE-6).
    """
    frame.attached += 1
    game.players[frame.seat].hand.remove(card)
    put_in_place(game, frame.seat, card, hauled=False, tell=tell)
    run_box(game, frame.seat, game.card_set.design(card).bodge)


def put_in_place(game: Battle, seat: int, card: Card, hauled: bool, tell: Tell | None) -> None:
    """HEAP-BODGE-4, HEAP-CARD-1: on the vehicle and in the place that the card shows.

    HEAP-BODGE-5, RUL-HEAP-14: what is there is discarded; the new part is undamaged.
    """
    design = game.card_set.design(card)
    vehicle = game.players[seat].rebuild(design.vehicle)
    replaced = vehicle.cards[design.part]
    if replaced != NO_CARD:
        game.rubbish.append(replaced)
    vehicle.cards[design.part] = card
    vehicle.damaged[design.part] = False
    if tell:
        tell(
            PartAttached(seat, card, VEHICLES[design.vehicle], PARTS[design.part], replaced, hauled)
        )


# Repairing


def pay_repair_options(game: Battle, frame: AskBodge) -> list[PayRepair]:
    """HEAP-REPAIR-1: up to two own damaged parts. HEAP-REPAIR-2: a card of the same vehicle.

    An undamaged part takes no card (RUL-HEAP-15); the Repair symbol is extra (RUL-HEAP-13).
    """
    if frame.repaired >= game.terms.numbers.paid_repairs:
        return []
    player = game.players[frame.seat]
    options: list[PayRepair] = []
    for kind, vehicle in enumerate(player.vehicles):
        for part, is_damaged in enumerate(vehicle.damaged):
            if is_damaged:
                options += [
                    PayRepair(VEHICLES[kind], PARTS[part], card)
                    for card in dict.fromkeys(player.hand)
                    if game.card_set.design(card).vehicle == kind
                ]
    return options


def pay_repair(game: Battle, frame: AskBodge, action: PayRepair, tell: Tell | None) -> None:
    """HEAP-REPAIR-3. RUL-HEAP-8: of the card only the vehicle is announced, which is the part's."""
    frame.repaired += 1
    discard_card(game, frame.seat, action.card, tell)
    repair_part(
        game,
        frame.seat,
        frame.seat,
        VEHICLES.index(action.vehicle),
        PARTS.index(action.part),
        paid=True,
        tell=tell,
    )
