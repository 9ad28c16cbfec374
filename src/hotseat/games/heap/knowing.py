"""Back from a view (RUL-HEAP-7): the game as far as a seat knows it.

Separate from the views themselves, because previews and bots spend much of their time here and this
can be compiled.
"""

from __future__ import annotations

from hotseat.games.heap.facts import NO_CARD, VEHICLE_CARD, Card
from hotseat.games.heap.frame_rows import frame_of
from hotseat.games.heap.settings import terms_of
from hotseat.games.heap.state import (
    ANTICLOCKWISE,
    CLOCKWISE,
    NO_ATTACK,
    NO_VEHICLE,
    Battle,
    Player,
    Vehicle,
)
from hotseat.games.heap.symbols import ATTACKS, PARTS, VEHICLES
from hotseat.games.heap.view import PlayerView, VehicleView, View


def known_battle(seen: View) -> Battle:
    """Return the game with what the view shows and nothing else: the rest is empty."""
    game = Battle(terms_of(seen.settings))
    game.players = [_known_player(player) for player in seen.players]
    game.turn = seen.turn
    game.instigator = seen.instigator
    game.challenge = NO_VEHICLE if seen.challenge is None else VEHICLES.index(seen.challenge)
    game.combat = list(seen.combat)
    game.author = seen.author
    game.attack = NO_ATTACK if seen.attack is None else ATTACKS.index(seen.attack)
    game.direction = CLOCKWISE if seen.direction == "clockwise" else ANTICLOCKWISE
    game.up_next = seen.up_next
    game.starter = seen.starter
    game.winner = seen.winner
    game.stack = [frame_of(row) for row in seen.frames]
    if seen.own and seen.seat is not None:
        player = game.players[seen.seat]
        player.hand = list(seen.own.hand)
        player.haul = list(seen.own.haul)
    return game


def _known_player(seen: PlayerView) -> Player:
    player = Player(seen.seat, vehicles=[_known_vehicle(vehicle) for vehicle in seen.vehicles])
    player.rushing = NO_VEHICLE if seen.rushing is None else VEHICLES.index(seen.rushing)
    player.in_rush = seen.in_rush
    return player


def _known_vehicle(seen: VehicleView) -> Vehicle:
    vehicle = Vehicle()
    vehicle.turbo = seen.turbo
    vehicle.used[VEHICLE_CARD] = seen.used
    for part in seen.parts:
        place = PARTS.index(part.part)
        vehicle.cards[place] = part.card
        vehicle.damaged[place] = part.damaged
        vehicle.used[place] = part.used
    return vehicle


def unseen_cards(known: Battle) -> list[Card]:
    """Return the cards that the seat of a `known_battle` cannot see."""
    first = known.card_set.first
    left = [design.copies for design in known.card_set.designs]
    visible = [known.combat]
    for player in known.players:
        visible += [player.hand, player.haul]
        visible += [vehicle.cards for vehicle in player.vehicles]
    for pile in visible:
        for card in pile:
            if card != NO_CARD:
                left[card - first] -= 1
    return [first + place for place, count in enumerate(left) for _ in range(count)]
