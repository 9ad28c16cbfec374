"""What each choice is worth to a player of HEAP.

All weights are in parts that bring the player closer to the pileup; in combat they follow from the
chance of winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hotseat.bots.heap_outlook import Outlook
from hotseat.games.heap.actions import (
    Attach,
    Challenge,
    Decline,
    Discard,
    Done,
    Draw,
    DropOut,
    Fight,
    HeapAction,
    NameColour,
    NamePlayer,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    Swerve,
    TriggerBox,
)
from hotseat.games.heap.facts import Attack, Card, Deed
from hotseat.games.heap.frames import AskBodge, AskDiscard, AskDraw, AskHaul, AskOther
from hotseat.games.heap.state import ANTICLOCKWISE, CLOCKWISE
from hotseat.games.heap.symbols import BOXES, COLOURS, PARTS, VEHICLES
from hotseat.games.heap.triggers import boxes_matching, printed_box

# All in parts.
NEXT_TURN = 0.5  # a part that can be attached only in the next turn
LATER = 0.1  # or in one after that
BLOCK = 0.25  # one more attack that a hand can answer in this turn's rush
NEW_BLOCK = 0.9  # more attacks that a hand can answer with a new card
KEPT = 0.01  # what stays as it is: a box for later, a part as good as the new one
AGAIN = 0.3  # how much less a box is worth now if another card will surely trigger it
LEADER = 1.5  # how many times more it counts if it harms the rival closest to the pileup
# In the pileup.
TURBO_BOX = 0.1  # a card that triggers the box of a turbo vehicle, in attacks answered
PILEUP_BOX = 0.1  # a card that a box brings, as a chance to win
STILL_IN = 100.0  # cards: rivals still in are feared more than those who are out


class Bodger:
    """One decision of a player with this outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.game = outlook.game
        self.seat = outlook.seat
        self.me = outlook.me
        self.cards = outlook.cards

    def choose(self, options: Sequence[HeapAction]) -> HeapAction:
        """Return the option with the highest weight, the first of equals."""
        match self.game.top():
            case AskDraw():
                return self.best_exchange()
            case AskDiscard(count=count):
                return Discard(self.worst_card(count))
            case _:
                return max(options, key=self.weigh)

    def weigh(self, action: HeapAction) -> float:
        """Return what an option is worth."""
        match action:
            case Attach(card):
                return self.weigh_part(card)
            case PayRepair():
                return self.weigh_paid_repair(action)
            case NamePlayer(seat):
                return self.weigh_player(seat)
            case Shoot(seat, vehicle, part):
                return self.weigh_shot(seat, VEHICLES.index(vehicle), PARTS.index(part))
            case Repair(seat, vehicle, part):
                return -self.weigh_shot(seat, VEHICLES.index(vehicle), PARTS.index(part))
            case Challenge(vehicle):
                return self.weigh_challenge(VEHICLES.index(vehicle))
            case Rush(vehicle):
                return self.outlook.rushing(self.seat, VEHICLES.index(vehicle))
            case Fight(card):
                return self.weigh_fight(card)
            case NameColour(colour):
                return self.weigh_attack(Attack(COLOURS.index(colour)), self.me.hand)
            case Swerve(seat, direction):
                return self.weigh_swerve(seat, direction)
            case TriggerBox(vehicle, box):
                return self.weigh_box(VEHICLES.index(vehicle), BOXES.index(box))
            case Done() | Draw() | Discard() | DropOut() | Decline():
                return 0.0

    # The hand

    def best_exchange(self) -> HeapAction:
        """Discard the worst card if replacing it and those still worse pays."""
        hand = self.me.hand
        new = self.new_card()
        size = self.outlook.terms.numbers.hand
        order = sorted(hand, key=self.in_hand.__getitem__)
        gain = 0.0
        for count, card in enumerate(order, 1):
            gain -= self.in_hand[card]
            if count > len(hand) - size:
                gain += new
            if gain > 0:
                return Discard(order[0])
        return Draw()

    def worst_card(self, count: int) -> Card:
        """Return the most dispensable of several cards."""
        hand = self.me.hand
        if not self.game.is_pileup():
            return min(hand, key=self.in_hand.__getitem__)
        spared = list(hand)
        for card in self.strongest(len(hand) - count):
            spared.remove(card)
        return spared[0]

    def strongest(self, count: int) -> list[Card]:
        """Return the cards that fight best together, the best one first."""
        left, kept = list(self.me.hand), list[Card]()
        for _ in range(count):
            best = max(dict.fromkeys(left), key=lambda card: self.weigh_fighters(kept, card))
            left.remove(best)
            kept.append(best)
        return kept

    def weigh_fighters(self, kept: list[Card], card: Card) -> float:
        """Return what a card adds to those kept for the pileup."""
        triggers = self.cards.design(card).triggers
        boxes = boxes_matching(self.game, self.seat, triggers)
        return self.outlook.odds.strength([*kept, card]) + TURBO_BOX * bool(boxes)

    @cached_property
    def in_hand(self) -> dict[Card, float]:
        """What each card is worth in hand: as a part, and in the rush."""
        parts = {card: self.outlook.as_part(card) for card in self.me.hand}
        worths: dict[Card, float] = {}
        filled: set[tuple[int, int]] = set()
        for card in sorted(self.me.hand, key=lambda card: -parts[card]):
            design = self.cards.design(card)
            place = int(design.vehicle), int(design.part)
            worth = 0.0  # two parts for the same place are worth no more than one
            if place not in filled:
                worth = self.in_time(len(filled)) * max(0.0, parts[card])
                filled.add(place)
            worths[card] = worth + BLOCK * self.as_block(card)
        return worths

    def in_time(self, before: int) -> float:
        """Return what remains of a part's worth if this many parts are attached before it."""
        now = self.attachments_left()
        if before < now:
            return 1.0
        return NEXT_TURN if before < now + self.outlook.terms.numbers.attachments else LATER

    def attachments_left(self) -> int:
        """How many parts can this seat still attach in this turn?"""
        for frame in self.game.stack:
            if isinstance(frame, AskDraw):
                return self.outlook.terms.numbers.attachments
            if isinstance(frame, AskBodge) and frame.seat == self.seat:
                return self.outlook.terms.numbers.attachments - frame.attached
        return 0

    def new_card(self) -> float:
        """Return what a card from the heap is worth in hand."""
        good = sum([self.outlook.progress(card) > self.outlook.haul for card in self.me.hand])
        lacks = self.outlook.missing(self.seat) > good  # otherwise all missing parts are in hand
        part = self.in_time(good) * self.outlook.haul if lacks else 0.0
        return part + BLOCK * NEW_BLOCK

    def as_block(self, card: Card) -> float:
        """Return how much longer the hand lasts with a card."""
        odds = self.outlook.odds
        return odds.strength(self.me.hand) - odds.strength(self.without(card))

    def without(self, card: Card) -> list[Card]:
        """Return the hand without a card."""
        rest = list(self.me.hand)
        rest.remove(card)
        return rest

    # Parts

    def weigh_part(self, card: Card) -> float:
        """Return what attaching a card is worth; a hauled one is lost if not attached."""
        worth = self.outlook.as_part(card)
        if isinstance(self.game.top(), AskHaul):
            return worth - KEPT
        bodge = self.outlook.now(self.cards.design(card).bodge, len(self.me.hand) - 1)
        return worth + bodge - BLOCK * self.as_block(card)

    def weigh_paid_repair(self, action: PayRepair) -> float:
        """Return what the part will do, minus the card."""
        vehicle = self.me.vehicles[VEHICLES.index(action.vehicle)]
        mended = self.outlook.in_use(vehicle.cards[PARTS.index(action.part)])
        return mended - self.in_hand[action.card]

    # Choices inside a box

    def weigh_player(self, seat: int) -> float:
        """Take from the player to be feared, give to one who is not."""
        frame = self.game.top()
        assert isinstance(frame, AskOther)
        fear = -float(self.outlook.missing(seat))
        if self.game.is_pileup():
            # Players who are out do no more harm; those with few cards soon cannot answer.
            fear = STILL_IN * self.game.players[seat].in_rush - self.outlook.seen.players[seat].hand
        return fear if frame.effect.deed == Deed.DISCARD else -fear

    def weigh_shot(self, seat: int, kind: int, part: int) -> float:
        """Hit what works best for the leader, and own parts last."""
        worth = self.outlook.working(seat, kind, part)
        if seat == self.seat:
            return -1 - worth
        return worth * (LEADER if self.outlook.leads(seat) else 1)

    def weigh_challenge(self, kind: int) -> float:
        """Rush with what suits oneself and nobody else."""
        outlook = self.outlook
        others = [outlook.rushing(rival, kind) for rival in outlook.rivals]
        return outlook.rushing(self.seat, kind) - sum(others) / len(others)

    # The rush

    def weigh_fight(self, card: Card) -> float:
        """Return what playing a card is worth; in the pileup always more than dropping out."""
        rest = self.without(card)
        design = self.cards.design(card)
        won = self.weigh_attack(design.attack, rest)
        boxes = boxes_matching(self.game, self.seat, design.triggers)
        box = max([0.0, *[self.weigh_box(*one) for one in boxes]])
        if self.game.is_pileup():
            return 1 + won + PILEUP_BOX * box
        lost = self.in_hand[card] - BLOCK * self.as_block(card) - NEXT_TURN * self.outlook.haul
        return won * self.outlook.winning() + box - max(0.0, lost)

    def weigh_attack(self, attack: Attack, hand: list[Card]) -> float:
        """How likely does this seat's own attack win, with this hand left?"""
        order = self.outlook.responding(self.seat + self.game.direction, self.game.direction)
        return self.outlook.fight.prospect(attack, hand, order)

    def weigh_swerve(self, seat: int, direction: str) -> float:
        """How likely does this seat's own attack win if this player responds first?"""
        turn = CLOCKWISE if direction == "clockwise" else ANTICLOCKWISE
        order = self.outlook.responding(seat, turn)
        return self.outlook.fight.prospect(Attack(self.game.attack), self.me.hand, order)

    def weigh_box(self, kind: int, box: int) -> float:
        """Return what running a rush box is worth now."""
        printed = printed_box(self.game, self.seat, kind, box)
        if printed is None:
            return 0.0
        worth = self.outlook.now(printed.effects, len(self.me.hand)) - KEPT
        again = self.outlook.fires(self.seat, printed.trigger)
        return worth * (1 - AGAIN * again) if worth > 0 else worth
