"""Games as JSON and back: complete but for the settings, which a record keeps once.

Fields are only ever added, at the end and with a default, and a field with its default is left out.
So games stored before something was added read the same for ever, and so do their digests.
"""

from __future__ import annotations

import msgspec

from hotseat.core.decoding import from_json
from hotseat.games.heap.facts import NO_CARD, VEHICLE_CARD
from hotseat.games.heap.frame_rows import FrameRow, frame_of, row_of
from hotseat.games.heap.settings import Settings, terms_of
from hotseat.games.heap.state import (
    CLOCKWISE,
    NO_ATTACK,
    NO_VEHICLE,
    NOBODY,
    Battle,
    Player,
    Vehicle,
)


class _Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    part: int
    card: int
    damaged: bool = False
    used: bool = False


class _Vehicle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    parts: list[_Part] = []
    used: bool = False
    turbo: bool = False


class _Player(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    hand: list[int] = []
    haul: list[int] = []
    vehicles: list[_Vehicle] = []
    rushing: int = NO_VEHICLE
    in_rush: bool = False


class _Battle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    players: list[_Player]
    turn: int = 0
    instigator: int = 0
    heap: list[int] = []
    rubbish: list[int] = []
    challenge: int = NO_VEHICLE
    combat: list[int] = []
    author: int = NOBODY
    attack: int = NO_ATTACK
    direction: int = CLOCKWISE
    up_next: int = NOBODY
    starter: int = NOBODY
    winner: int = NOBODY
    stack: list[FrameRow] = []


def dump(game: Battle) -> bytes:
    """Return a game as JSON."""
    return msgspec.json.encode(
        _Battle(
            players=[_dump_player(player) for player in game.players],
            turn=game.turn,
            instigator=game.instigator,
            heap=game.heap,
            rubbish=game.rubbish,
            challenge=game.challenge,
            combat=game.combat,
            author=game.author,
            attack=game.attack,
            direction=game.direction,
            up_next=game.up_next,
            starter=game.starter,
            winner=game.winner,
            stack=[row_of(frame) for frame in game.stack],
        )
    )


def load(settings: Settings, dumped: bytes) -> Battle:
    """Return the game that was dumped."""
    row = from_json(dumped, _Battle)
    game = Battle(terms_of(settings))
    game.players = [_load_player(seat, player) for seat, player in enumerate(row.players)]
    game.turn = row.turn
    game.instigator = row.instigator
    game.heap = row.heap
    game.rubbish = row.rubbish
    game.challenge = row.challenge
    game.combat = row.combat
    game.author = row.author
    game.attack = row.attack
    game.direction = row.direction
    game.up_next = row.up_next
    game.starter = row.starter
    game.winner = row.winner
    game.stack = [frame_of(frame) for frame in row.stack]
    return game


def _dump_player(player: Player) -> _Player:
    return _Player(
        hand=player.hand,
        haul=player.haul,
        vehicles=[_dump_vehicle(vehicle) for vehicle in player.vehicles],
        rushing=player.rushing,
        in_rush=player.in_rush,
    )


def _dump_vehicle(vehicle: Vehicle) -> _Vehicle:
    return _Vehicle(
        parts=[
            _Part(part=part, card=card, damaged=vehicle.damaged[part], used=vehicle.used[part])
            for part, card in enumerate(vehicle.cards)
            if card != NO_CARD
        ],
        used=vehicle.used[VEHICLE_CARD],
        turbo=vehicle.turbo,
    )


def _load_player(seat: int, row: _Player) -> Player:
    player = Player(seat)
    player.hand = row.hand
    player.haul = row.haul
    player.vehicles = [_load_vehicle(vehicle) for vehicle in row.vehicles]
    player.rushing = row.rushing
    player.in_rush = row.in_rush
    return player


def _load_vehicle(row: _Vehicle) -> Vehicle:
    vehicle = Vehicle()
    for part in row.parts:
        vehicle.cards[part.part] = part.card
        vehicle.damaged[part.part] = part.damaged
        vehicle.used[part.part] = part.used
    vehicle.used[VEHICLE_CARD] = row.used
    vehicle.turbo = row.turbo
    return vehicle
