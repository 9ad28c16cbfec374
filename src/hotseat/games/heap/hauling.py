"""Step 4, Check the Haul (HEAP-CHECK)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.heap.actions import Attach, Done, HaulAnswer
from hotseat.games.heap.bodging import put_in_place
from hotseat.games.heap.events import HaulDiscarded, HaulPickedUp, HaulSeen
from hotseat.games.heap.facts import Card
from hotseat.games.heap.frames import AskHaul
from hotseat.games.heap.state import Battle


def check_haul(game: Battle, seat: int, tell: Tell | None) -> None:
    """HEAP-CHECK-1: pick up the haul pile, its only use (HEAP-HAUL-3).

    RUL-HEAP-65: without cards there is nothing to ask. One player after the other (RUL-HEAP-50).
    """
    haul = game.players[seat].haul
    if not haul:
        return
    haul.sort()
    if tell:
        tell(HaulPickedUp(seat, len(haul)))
        tell(HaulSeen(seat, seat, tuple(haul)))
    game.stack.append(AskHaul(seat, []))


def haul_options(game: Battle, frame: AskHaul) -> list[HaulAnswer]:
    """HEAP-CHECK-2: any number. HEAP-CHECK-3: at most one of several for the same place."""
    return [
        *[
            Attach(card)
            for card in dict.fromkeys(game.players[frame.seat].haul)
            if place_of(game, card) not in frame.filled
        ],
        Done(),
    ]


def place_of(game: Battle, card: Card) -> tuple[int, int]:
    """Return the vehicle and the part that a card is for."""
    design = game.card_set.design(card)
    return int(design.vehicle), int(design.part)


def attach_hauled(game: Battle, frame: AskHaul, card: Card, tell: Tell | None) -> None:
    """HEAP-CHECK-2: free of charge. HEAP-CHECK-4: its bodge box is ignored."""
    player = game.players[frame.seat]
    player.haul.remove(card)
    put_in_place(game, frame.seat, card, hauled=True, tell=tell)
    frame.filled.append(place_of(game, card))
    if not player.haul:
        game.stack.pop()


def discard_haul(game: Battle, frame: AskHaul, tell: Tell | None) -> None:
    """HEAP-CHECK-5: what is not attached, facedown."""
    game.stack.pop()
    player = game.players[frame.seat]
    if tell:
        tell(HaulDiscarded(frame.seat, len(player.haul)))
    game.rubbish += player.haul
    player.haul = []
