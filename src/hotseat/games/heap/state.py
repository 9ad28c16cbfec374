"""A game in progress: plain data with full information.

Piles are lists of cards with their top at the end. A hand is kept sorted, because nobody needs to
know in which order its cards came.

A vehicle is a value: copies of a game share it, and code that changes one calls `Player.rebuild`
first. Copying is what searching bots do most, and vehicles are most of a game.

`__reduce__` is how pickle and copy take a compiled object apart.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from hotseat.games.heap.facts import (
    NO_CARD,
    Card,
    CardSet,
    Numbers,
    PartKind,
    Side,
    VehicleKind,
)
from hotseat.games.heap.frames import Frame

VEHICLES: Final = len(VehicleKind)
PARTS: Final = len(PartKind)

NOBODY: Final = -1
NO_VEHICLE: Final = -1
NO_ATTACK: Final = -1

# RUL-HEAP-2: left is the next seat clockwise.
CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = -1


class Vehicle:
    """HEAP-CARD-3: a vehicle card with its parts, one place for each kind of part."""

    def __init__(
        self,
        cards: list[Card] | None = None,
        damaged: list[bool] | None = None,
        used: list[bool] | None = None,
        turbo: bool = False,
    ) -> None:
        self.cards: list[Card] = [NO_CARD] * PARTS if cards is None else cards
        self.damaged: list[bool] = [False] * PARTS if damaged is None else damaged
        # Triggered in this rush; after the parts the vehicle card itself.
        self.used: list[bool] = [False] * (PARTS + 1) if used is None else used
        self.turbo = turbo

    def parts(self) -> int:
        """HEAP-DMG-3: how many parts it has, damaged ones included."""
        return len(self.cards) - self.cards.count(NO_CARD)

    def clone(self) -> Vehicle:
        """Return an independent copy."""
        return Vehicle(self.cards[:], self.damaged[:], self.used[:], self.turbo)

    def __reduce__(self) -> tuple[type[Vehicle], tuple[object, ...]]:
        return Vehicle, (self.cards, self.damaged, self.used, self.turbo)


class Player:
    """A player: a hand, a haul pile, four vehicles, and the part taken in the rush."""

    def __init__(
        self,
        seat: int,
        hand: list[Card] | None = None,
        haul: list[Card] | None = None,
        vehicles: list[Vehicle] | None = None,
        rushing: int = NO_VEHICLE,
        in_rush: bool = False,
    ) -> None:
        self.seat = seat
        self.hand: list[Card] = [] if hand is None else hand
        self.haul: list[Card] = [] if haul is None else haul
        self.vehicles: list[Vehicle] = (
            [Vehicle() for _ in range(VEHICLES)] if vehicles is None else vehicles
        )
        self.rushing = rushing  # in the pileup all four rush, and none is chosen
        self.in_rush = in_rush

    def take(self, card: Card) -> None:
        """Put a card into the hand."""
        insort(self.hand, card)

    def rebuild(self, kind: int) -> Vehicle:
        """Return a copy of a vehicle for this player, to be changed."""
        vehicle = self.vehicles[kind].clone()
        self.vehicles[kind] = vehicle
        return vehicle

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.seat,
            self.hand[:],
            self.haul[:],
            self.vehicles[:],
            self.rushing,
            self.in_rush,
        )

    def __reduce__(self) -> tuple[type[Player], tuple[object, ...]]:
        return Player, (
            self.seat,
            self.hand,
            self.haul,
            self.vehicles,
            self.rushing,
            self.in_rush,
        )


class Terms:
    """What the players agreed on before the game: never changes."""

    def __init__(
        self,
        numbers: Numbers,
        card_set: CardSet,
        vehicles_needed: int,
        parts_needed: int,
        first_instigator: int,
    ) -> None:
        self.numbers = numbers
        self.card_set = card_set
        self.vehicles_needed = vehicles_needed
        self.parts_needed = parts_needed
        self.first_instigator = first_instigator  # NOBODY: chance decides

    def __reduce__(self) -> tuple[type[Terms], tuple[object, ...]]:
        return Terms, (
            self.numbers,
            self.card_set,
            self.vehicles_needed,
            self.parts_needed,
            self.first_instigator,
        )


class Battle:
    """The state of a game of HEAP."""

    def __init__(
        self,
        terms: Terms,
        players: list[Player] | None = None,
        turn: int = 0,
        instigator: int = 0,
        heap: list[Card] | None = None,
        rubbish: list[Card] | None = None,
        challenge: int = NO_VEHICLE,
        combat: list[Card] | None = None,
        author: int = NOBODY,
        attack: int = NO_ATTACK,
        direction: int = CLOCKWISE,
        up_next: int = NOBODY,
        starter: int = NOBODY,
        winner: int = NOBODY,
        stack: list[Frame] | None = None,
    ) -> None:
        self.terms = terms
        self.card_set = terms.card_set
        self.players: list[Player] = [] if players is None else players
        # The turn.
        self.turn = turn
        self.instigator = instigator
        self.heap: list[Card] = [] if heap is None else heap
        self.rubbish: list[Card] = [] if rubbish is None else rubbish
        self.challenge = challenge  # the vehicle of the next rush
        # The rush.
        self.combat: list[Card] = [] if combat is None else combat
        self.author = author  # whose card shows the current attack
        self.attack = attack  # what must be blocked now: an `Attack`; CHOICE until it is named
        self.direction = direction
        self.up_next = up_next  # who responds
        # The pileup.
        self.starter = starter  # who triggered it; NOBODY: it has not begun
        self.winner = winner
        self.stack: list[Frame] = [] if stack is None else stack

    # Small questions

    def top(self) -> Frame:
        """Return the frame that decides what happens next."""
        return self.stack[-1]

    def is_pileup(self) -> bool:
        """Has the pileup begun?"""
        return self.starter != NOBODY

    def left_of(self, seat: int) -> int:
        """RUL-HEAP-2: by seating, even if they have dropped out of the rush."""
        return (seat + CLOCKWISE) % len(self.players)

    def right_of(self, seat: int) -> int:
        """RUL-HEAP-2: by seating, even if they have dropped out of the rush."""
        return (seat + ANTICLOCKWISE) % len(self.players)

    def clockwise_from(self, seat: int) -> list[int]:
        """Return all seats, this one first."""
        count = len(self.players)
        return [(seat + place) % count for place in range(count)]

    def in_order(self) -> list[int]:
        """HEAP-SET-11: the instigator first; in the pileup the player who triggered it."""
        return self.clockwise_from(self.starter if self.is_pileup() else self.instigator)

    def still_in(self) -> list[int]:
        """Return the seats that have not dropped out of the rush."""
        return [player.seat for player in self.players if player.in_rush]

    def side_up(self, seat: int, vehicle: int) -> Side:
        """RUL-HEAP-56: the side of a vehicle card that is up."""
        return self.card_set.side(vehicle, self.players[seat].vehicles[vehicle].turbo)

    def clone(self) -> Battle:
        """Return an independent copy; the terms are shared."""
        return Battle(
            self.terms,
            [player.clone() for player in self.players],
            self.turn,
            self.instigator,
            self.heap[:],
            self.rubbish[:],
            self.challenge,
            self.combat[:],
            self.author,
            self.attack,
            self.direction,
            self.up_next,
            self.starter,
            self.winner,
            [frame.clone() for frame in self.stack],
        )

    def __reduce__(self) -> tuple[type[Battle], tuple[object, ...]]:
        return Battle, (
            self.terms,
            self.players,
            self.turn,
            self.instigator,
            self.heap,
            self.rubbish,
            self.challenge,
            self.combat,
            self.author,
            self.attack,
            self.direction,
            self.up_next,
            self.starter,
            self.winner,
            self.stack,
        )
