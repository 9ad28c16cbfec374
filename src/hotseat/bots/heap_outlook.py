"""What a player of HEAP can tell about the way to the pileup, and what parts and boxes are worth.

Everything follows from a view. All values are in parts: 1 is the last part that a vehicle lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hotseat.bots.heap_odds import Fight, Order, odds_of
from hotseat.games.heap.box_preview import BoxRun
from hotseat.games.heap.boxes import parts_in_play
from hotseat.games.heap.facts import (
    NO_CARD,
    VEHICLE_CARD,
    Card,
    Deed,
    Effect,
    RushBox,
    Trigger,
    VehicleKind,
    Who,
)
from hotseat.games.heap.knowing import known_battle, unseen_cards
from hotseat.games.heap.state import NO_VEHICLE, Battle
from hotseat.games.heap.triggers import is_usable, printed_box
from hotseat.games.heap.view import View

# The value of the parts that a vehicle still lacks together. The first is worth most: as long as
# every vehicle lacks some, every new card can be used.
LACKING = (0.0, 1.0, 2.15, 3.45, 4.9)
# How likely is the pileup before the next chance to attach, by how many parts the closest rival
# lacks? Two are attached in a turn, and hauls add to them.
SOON = (0.95, 0.7, 0.5, 0.25, 0.1)
# The value of this many parts of a vehicle in another's pileup, where only turbo vehicles count.
TURBO = (0.0, 0.2, 0.6, 1.6)
RUSHES = 1.5  # in which a box may still be used while nobody is close to the pileup

# How often does a box fire in a rush of its vehicle? Measured among players who want it to.
FIRES = {
    Trigger.ANY: 0.8,
    Trigger.VEHICLE_DOOMBUGGY: 0.35,
    Trigger.VEHICLE_GYROHOPPER: 0.35,
    Trigger.VEHICLE_SCRAP_HOG: 0.35,
    Trigger.VEHICLE_BIGG_RIGG: 0.35,
    Trigger.ATTACK_RED: 0.38,
    Trigger.ATTACK_YELLOW: 0.38,
    Trigger.ATTACK_GREEN: 0.38,
    Trigger.ATTACK_CHOICE: 0.12,
    Trigger.ATTACK_RECKLESS: 0.24,
    Trigger.BLOCK_RED: 0.4,
    Trigger.BLOCK_YELLOW: 0.4,
    Trigger.BLOCK_GREEN: 0.4,
    Trigger.BLOCK_ALL: 0.13,
    Trigger.RUSH_END: 1.0,
    Trigger.RUSH_WIN: 0.35,
}
WITHOUT_HAND = (Trigger.ANY, Trigger.RUSH_END, Trigger.RUSH_WIN)  # fire with any hand
UNPLAYED = 0.55  # how likely does a given card of a hand stay unplayed in a rush?
UNHELD = 0.9  # and how likely does no other card come that fires it?

# What symbols are worth to the player who follows them.
CARD = 0.25  # a card in hand: hands are refilled next turn
CARD_IN_PILEUP = 1.0  # there it decides the game
SHOT = 0.15  # a rival's box that no longer fires, or an own one
CHALLENGE = 0.1  # everybody rushes with the vehicle that suits this seat best
OTHERS = 0.6  # a rival's gain, as a loss of one's own


class Outlook:
    """How far everybody is, and what is worth having."""

    def __init__(self, seen: View, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.game: Battle = known_battle(seen)
        self.terms = self.game.terms
        self.cards = self.game.card_set
        self.me = self.game.players[seat]
        self.rivals = [player.seat for player in self.game.players if player.seat != seat]
        self.odds = odds_of(self.cards)
        self.unseen = unseen_cards(self.game)
        self.fight = Fight(self.odds, self.unseen)
        self.counts = [vehicle.parts() for vehicle in self.me.vehicles]
        self.closest = min(self.missing(rival) for rival in self.rivals)
        self.soon = SOON[self.closest] if self.closest < len(SOON) else 0.0

    # The way to the pileup

    def missing(self, seat: int) -> int:
        """How many parts does a player still lack?"""
        return self._missing([vehicle.parts() for vehicle in self.game.players[seat].vehicles])

    def missing_with(self, card: Card) -> int:
        """How many parts does this seat lack once a card is attached?"""
        return self._missing(self._counts_with(card))

    def _missing(self, counts: Sequence[int]) -> int:
        lacking = sorted([max(0, self.terms.parts_needed - count) for count in counts])
        return sum(lacking[: self.terms.vehicles_needed])

    def _counts_with(self, card: Card) -> list[int]:
        """Return the parts of each own vehicle once a card is attached."""
        design = self.cards.design(card)
        counts = self.counts[:]
        counts[design.vehicle] += self.me.vehicles[design.vehicle].cards[design.part] == NO_CARD
        return counts

    def leads(self, seat: int) -> bool:
        """Is this one of the rivals who are closest to the pileup?"""
        return self.missing(seat) == self.closest

    def to_do(self, counts: Sequence[int]) -> float:
        """Return how far it is to the pileup, for vehicles with this many parts."""
        needed = self.terms.parts_needed
        lacking = sorted([LACKING[max(0, needed - count)] for count in counts])
        most = self.terms.numbers.turbo_parts
        turbo = sum([TURBO[min(count, most)] for count in counts])
        return (1 - self.soon) * sum(lacking[: self.terms.vehicles_needed]) - self.soon * turbo

    def progress(self, card: Card) -> float:
        """Return how much closer to the pileup a card brings this seat as a part."""
        return self.to_do(self.counts) - self.to_do(self._counts_with(card))

    @cached_property
    def haul(self) -> float:
        """Return how much closer a card of the heap brings this seat, on average."""
        by_place: dict[tuple[int, int], float] = {}
        total = 0.0
        for card in self.unseen:
            design = self.cards.design(card)
            place = int(design.vehicle), int(design.part)
            if place not in by_place:
                by_place[place] = self.progress(card)
            total += by_place[place]
        return total / max(1, len(self.unseen))

    def as_part(self, card: Card) -> float:
        """Return what a card is worth as a part: its progress, and what its box will do."""
        design = self.cards.design(card)
        vehicle = self.me.vehicles[design.vehicle]
        before = 0.0 if vehicle.damaged[design.part] else self.in_use(vehicle.cards[design.part])
        return self.progress(card) + self.in_use(card) - before

    # Boxes

    def in_use(self, card: Card) -> float:
        """Return what the rush box of an undamaged part will bring in the turns to come."""
        box = None if card == NO_CARD else self.cards.design(card).rush
        if box is None:
            return 0.0
        rushes = RUSHES * (1 - self.soon) / len(VehicleKind)
        return rushes * FIRES[box.trigger] * max(0.0, self.printed(box))

    def printed(self, box: RushBox) -> float:
        """Return what a box is worth if all of it can be followed."""
        return sum([self._symbol(effect, effect.amount) for effect in box.effects])

    def now(self, effects: list[Effect], hand: int) -> float:
        """Return what a box is worth if run now, with this many cards in one's own hand."""
        hands = [player.hand for player in self.seen.players]
        hands[self.seat] = hand
        run = BoxRun(self.game, self.seat, hands, self.seen.heap + self.seen.rubbish)
        worth = 0.0
        for effect in effects:
            is_own_shot = effect.deed == Deed.SHOOT_ANY and not run.may_hit(self.rivals)
            run.run([effect])
            symbol = run.symbols[-1]
            if is_own_shot:
                worth -= SHOT  # there is nothing to hit but one's own parts
            elif effect.deed == Deed.REPAIR and symbol.most:
                mine = parts_in_play(self.game, [self.seat], damaged=True)
                worth += SHOT if mine else -SHOT * OTHERS
            elif effect.who == Who.ALL:
                worth += self._symbol(effect, effect.amount)
            else:
                worth += self._symbol(effect, symbol.most)
        return worth

    def _symbol(self, effect: Effect, amount: int) -> float:
        """Return what a symbol is worth to the owner of the box."""
        match effect.deed:
            case Deed.DRAW | Deed.DISCARD | Deed.HAUL:
                worth = self.taking(effect.deed) * amount
                match effect.who:
                    case Who.YOU:
                        return worth
                    case Who.OTHER:
                        return -worth * OTHERS / len(self.rivals)
                    case Who.ALL:
                        return worth * (1 - OTHERS)
            case Deed.SHOOT_LEFT | Deed.SHOOT_RIGHT | Deed.SHOOT_ANY | Deed.REPAIR:
                return SHOT * amount
            case Deed.CHALLENGE:
                return CHALLENGE * amount

    def taking(self, deed: Deed) -> float:
        """Return what drawing, discarding or hauling a card is worth to the player who does it."""
        if deed == Deed.HAUL:
            return 0.0 if self.game.is_pileup() else self.haul
        card = CARD_IN_PILEUP if self.game.is_pileup() else CARD
        return card if deed == Deed.DRAW else -card

    # A rush

    def rushing(self, seat: int, kind: int) -> float:
        """Return what the boxes of a vehicle may bring its owner in a rush."""
        return sum(
            [
                self.fires(seat, box.trigger) * max(0.0, self.printed(box))
                for box in self.boxes(seat, kind)
            ]
        )

    def boxes(self, seat: int, kind: int) -> list[RushBox]:
        """Return the boxes of a vehicle that can still be triggered."""
        return [
            printed
            for box in range(VEHICLE_CARD + 1)
            if is_usable(self.game, seat, kind, box)
            and (printed := printed_box(self.game, seat, kind, box)) is not None
        ]

    def fires(self, seat: int, trigger: Trigger) -> float:
        """How likely does a box with this trigger fire in a rush? The seat knows its own hand."""
        if seat != self.seat or trigger in WITHOUT_HAND:
            return FIRES[trigger]
        matching = sum([trigger in self.cards.design(card).triggers for card in self.me.hand])
        return float(1 - UNHELD * UNPLAYED**matching)

    def winning(self) -> float:
        """Return what winning this rush is worth, instead of leaving it to a rival."""
        return self._prize(self.seat) + OTHERS * max([self._prize(seat) for seat in self.rivals])

    def _prize(self, seat: int) -> float:
        kind = self.game.players[seat].rushing
        if kind == NO_VEHICLE:
            return 0.0
        return sum(
            [self.printed(box) for box in self.boxes(seat, kind) if box.trigger == Trigger.RUSH_WIN]
        )

    def working(self, seat: int, kind: int, part: int) -> float:
        """Return what an undamaged part does for its owner: what a shot destroys."""
        player = self.game.players[seat]
        box = self.cards.design(player.vehicles[kind].cards[part]).rush
        if box is None:
            return 0.0
        worth = FIRES[box.trigger] * max(0.0, self.printed(box))
        if player.rushing != NO_VEHICLE:
            done = player.rushing != kind or player.vehicles[kind].used[part]
            worth *= 0.5 if done else 1.5  # in this rush it is useless by now, or most useful
        return worth

    def responding(self, first: int, direction: int) -> Order:
        """Return who responds to this seat's attack, from this player on in a direction of play."""
        count = len(self.game.players)
        rivals: list[int] = []
        before = 0
        for step in range(count):
            seat = (first + direction * step) % count
            if seat == self.seat:
                before = len(rivals)
            elif self.game.players[seat].in_rush:
                rivals.append(self.seen.players[seat].hand)
        return Order(rivals, before)
