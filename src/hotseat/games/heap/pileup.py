"""The pileup: who starts it, turbo vehicles, and the hands it is fought with (HEAP-PILE)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heap import steps
from hotseat.games.heap.bills import parts_bill, pileup_bills, ready_bill
from hotseat.games.heap.boxes import must_discard
from hotseat.games.heap.events import (
    GameEnded,
    PartsDiscarded,
    PileupHandDrawn,
    PileupStarted,
    WentTurbo,
)
from hotseat.games.heap.facts import NO_CARD, VehicleKind
from hotseat.games.heap.frames import OverFrame, StepFrame
from hotseat.games.heap.piles import discard_hand, draw_cards
from hotseat.games.heap.state import NO_VEHICLE, NOBODY, Battle, Vehicle
from hotseat.games.heap.symbols import VEHICLES


def pileup_starter(game: Battle) -> int:
    """HEAP-SET-14, RUL-HEAP-52: the first in order who has enough; NOBODY if nobody has."""
    for seat in game.in_order():
        if ready_vehicles(game, seat) >= game.terms.vehicles_needed:
            return seat
    return NOBODY


def ready_vehicles(game: Battle, seat: int) -> int:
    """RUL-HEAP-61: how many vehicles have enough parts, damaged ones included."""
    return sum(
        vehicle.parts() >= game.terms.parts_needed for vehicle in game.players[seat].vehicles
    )


def start_pileup(game: Battle, starter: int, tell: Tell | None) -> None:
    """RUL-HEAP-54: turbo is settled, then parts and hauls are discarded, then hands are built.

    All else is as in any rush (HEAP-PILE-2).
    """
    if tell:
        tell(PileupStarted(starter, ready_bill(game, starter)))
    game.starter = starter
    game.challenge = NO_VEHICLE  # HEAP-CHAL-4
    go_turbo(game, tell)
    discard_parts(game, tell)
    game.stack.append(StepFrame(steps.PREPARE, game.in_order()))


def go_turbo(game: Battle, tell: Tell | None) -> None:
    """HEAP-PILE-4, RUL-HEAP-61: every vehicle of anybody with three parts."""
    for seat in game.in_order():
        for kind in VehicleKind:
            player = game.players[seat]
            if player.vehicles[kind].parts() >= game.terms.numbers.turbo_parts:
                player.rebuild(kind).turbo = True
                if tell:
                    tell(WentTurbo(seat, VEHICLES[kind], parts_bill(game, seat, kind)))


def discard_parts(game: Battle, tell: Tell | None) -> None:
    """HEAP-PILE-5: all parts of all players. RUL-HEAP-53: and the haul piles, unseen."""
    parts = 0
    hauled = 0
    for player in game.players:
        for kind, vehicle in enumerate(player.vehicles):
            attached = [card for card in vehicle.cards if card != NO_CARD]
            game.rubbish += attached
            parts += len(attached)
            player.vehicles[kind] = Vehicle(used=vehicle.used, turbo=vehicle.turbo)
        game.rubbish += player.haul
        hauled += len(player.haul)
        player.haul = []
    if tell:
        tell(PartsDiscarded(parts, hauled))


def prepare_hand(game: Battle, seat: int, chance: Chance, tell: Tell | None) -> None:
    """HEAP-PILE-6, RUL-HEAP-55: discard the hand, draw all, then discard."""
    discard_hand(game, seat, tell)
    sides = [game.side_up(seat, kind) for kind in VehicleKind]
    if tell:
        draws, discards = pileup_bills(game, seat)
        tell(PileupHandDrawn(seat, draws, discards))
    draw_cards(game, seat, sum(side.draw for side in sides), chance, tell)
    must_discard(game, seat, sum(side.discard for side in sides), tell)


def end_game(game: Battle, tell: Tell | None) -> None:
    """HEAP-PILE-9, RUL-HEAP-59: at once; nothing that is still to be run could change anything.

    Whoever wins the pileup wins the game (HEAP-SET-3).
    """
    game.winner = game.author
    game.stack = [OverFrame()]
    if tell:
        tell(GameEnded(game.winner, len(game.combat)))
