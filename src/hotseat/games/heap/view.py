"""What a seat may know of a game (HEAP-INFO, RUL-HEAP-7), built up field by field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from hotseat.core import Bill, Seat
from hotseat.core.game import each_its_own
from hotseat.games.heap.bills import parts_bill, pileup_bills, ready_bill
from hotseat.games.heap.facts import NO_CARD, VEHICLE_CARD, Card, VehicleKind
from hotseat.games.heap.frame_rows import FrameRow, row_of
from hotseat.games.heap.frames import AskHaul
from hotseat.games.heap.settings import Settings, settings_of
from hotseat.games.heap.state import (
    CLOCKWISE,
    NO_ATTACK,
    NO_VEHICLE,
    Battle,
    Player,
)
from hotseat.games.heap.symbols import (
    ATTACKS,
    PARTS,
    VEHICLES,
    AttackName,
    Direction,
    PartName,
    VehicleName,
)


class PartView(msgspec.Struct, frozen=True):
    """HEAP-INFO-7: a part on a vehicle."""

    part: PartName
    card: Card
    damaged: bool
    used: bool  # triggered in this rush


class VehicleView(msgspec.Struct, frozen=True):
    """A vehicle of a player."""

    vehicle: VehicleName
    turbo: bool  # which side of the vehicle card is up
    used: bool  # the vehicle card's own box was triggered in this rush
    parts: tuple[PartView, ...]
    count: Bill  # its parts


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player, such as the number of cards in hand (HEAP-INFO-1)."""

    seat: int
    hand: int
    haul: int
    vehicles: tuple[VehicleView, ...]
    ready: Bill  # vehicles with enough parts for the pileup
    rushing: VehicleName | None  # in the pileup all four rush
    in_rush: bool
    # What the pileup boxes of the sides that are up say.
    pileup_draws: Bill
    pileup_discards: Bill


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    hand: tuple[Card, ...]
    haul: tuple[Card, ...]  # HEAP-INFO-5: while it is checked


class View(msgspec.Struct, frozen=True):
    """A game as a seat sees it (None: a spectator)."""

    seat: int | None
    settings: Settings
    # The turn.
    turn: int
    instigator: int
    heap: int
    rubbish: int
    challenge: VehicleName | None  # the vehicle of the next rush
    # The rush.
    combat: tuple[Card, ...]  # HEAP-INFO-6; the first card first
    author: int  # whose card shows the current attack; NOBODY outside a rush
    attack: AttackName | None  # what must be blocked; "choice" until it is named
    direction: Direction
    up_next: int  # who responds to the attack; NOBODY outside a rush
    # The pileup.
    starter: int  # who triggered it; NOBODY: it has not begun
    winner: int  # NOBODY: the game goes on
    frames: tuple[FrameRow, ...]  # the last one decides who is asked
    players: tuple[PlayerView, ...]
    own: Own | None


def view(game: Battle, seat: Seat | None) -> View:
    """Return what a seat may know."""
    return views(game, [seat])[0]


def views(game: Battle, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several seats may know: all see the same game, each its own cards."""
    return each_its_own(_view_for_all(game), seats, partial(_view_own, game))


def _view_for_all(game: Battle) -> View:
    return View(
        seat=None,
        settings=settings_of(game.terms),
        turn=game.turn,
        instigator=game.instigator,
        heap=len(game.heap),
        rubbish=len(game.rubbish),
        challenge=None if game.challenge == NO_VEHICLE else VEHICLES[game.challenge],
        combat=tuple(game.combat),
        author=game.author,
        attack=None if game.attack == NO_ATTACK else ATTACKS[game.attack],
        direction="clockwise" if game.direction == CLOCKWISE else "anticlockwise",
        up_next=game.up_next,
        starter=game.starter,
        winner=game.winner,
        frames=tuple([row_of(frame) for frame in game.stack]),
        players=tuple([_view_player(game, player) for player in game.players]),
        own=None,
    )


def _view_player(game: Battle, player: Player) -> PlayerView:
    draws, discards = pileup_bills(game, player.seat)
    return PlayerView(
        seat=player.seat,
        hand=len(player.hand),
        haul=len(player.haul),
        vehicles=tuple([_view_vehicle(game, player, kind) for kind in VehicleKind]),
        ready=ready_bill(game, player.seat),
        rushing=None if player.rushing == NO_VEHICLE else VEHICLES[player.rushing],
        in_rush=player.in_rush,
        pileup_draws=draws,
        pileup_discards=discards,
    )


def _view_vehicle(game: Battle, player: Player, kind: VehicleKind) -> VehicleView:
    vehicle = player.vehicles[kind]
    return VehicleView(
        vehicle=VEHICLES[kind],
        turbo=vehicle.turbo,
        used=vehicle.used[VEHICLE_CARD],
        parts=tuple(
            [
                PartView(name, vehicle.cards[part], vehicle.damaged[part], vehicle.used[part])
                for part, name in enumerate(PARTS)
                if vehicle.cards[part] != NO_CARD
            ]
        ),
        count=parts_bill(game, player.seat, kind),
    )


def _view_own(game: Battle, seat: int) -> Own:
    player = game.players[seat]
    frame = game.top()
    is_checking = isinstance(frame, AskHaul) and frame.seat == seat
    return Own(tuple(player.hand), tuple(player.haul) if is_checking else ())
