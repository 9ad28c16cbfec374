"""What a player of ¡HOT! POTA-TOH! can tell about the next card and about what is at stake.

Everything follows from a view. All weights are in points of this round.
"""

from __future__ import annotations

from hotseat.games.potatoh import data
from hotseat.games.potatoh.facts import Card, Kind
from hotseat.games.potatoh.knowing import known_match, unseen_cards
from hotseat.games.potatoh.state import Match
from hotseat.games.potatoh.view import View

# What a card in hand is worth beyond its printed Phews: what it will do later.
USES: dict[int, float] = {
    Kind.CHILL: 0.4,
    Kind.RISKY: 0.6,
    Kind.THIEF: 0.2,
    Kind.HOPPING: 0.1,
    Kind.WICKED: 0.5,
    Kind.WICKEDEST: 0.5,
    Kind.SPLIT: 0.9,
    Kind.DUD: 1.2,
    Kind.TREACHEROUS: 0.2,
    Kind.FRIED: 0.5,
    Kind.SPINNING: 0.5,
    Kind.KITTY: 1.5,
    Kind.GENEROUS: 0.2,
}
ASIDE = ("wickedest", "generous", "handover")  # steps whose cards nobody has seen
OTHERS_LOSS = 0.25  # another player's lost point, as a fraction of one's own


class Outlook:
    """What can be known about the next card, and what is at stake."""

    def __init__(self, seen: View, seat: int) -> None:
        self.seen = seen
        self.game: Match = known_match(seen)
        self.seat = seat
        self.me = self.game.players[seat]
        self.others = self.game.others(seat)
        self.facts = data.facts()
        self.hidden_hands = sum(
            player.hand for player in seen.players if player.seat != seat
        ) - len(self.game.known)
        aside = sum(step.cards for step in seen.steps if step.step in ASIDE)
        self.deck = max(1, seen.deck + aside)
        unseen = unseen_cards(self.game)
        # Cards that are shown when received are in no hand: all of them are still in the deck.
        self.boom = 1 / self.deck
        self.micro_boom = unseen.count(Kind.MICRO_BOOM) / self.deck
        self.short_fuse = unseen.count(Kind.SHORT_FUSE) / self.deck
        self.dizzy = unseen.count(Kind.DIZZY) / self.deck
        self.hidden = [card for card in unseen if not self.facts.is_open(card)]
        self.stake = sum(self.hand_worth(card) for card in self.me.hand)
        self.survival = self._survival()

    def _survival(self) -> float:
        """How likely is it that this seat keeps its hand to the end of the round?"""
        if self.me.safe:
            return 1.0
        if not self.others:
            return 0.1
        return 1 - 1 / (len(self.others) + 1) - 0.3 * min(1.0, self.micro_boom * 4)

    def hand_worth(self, card: Card) -> float:
        """What a card in hand counts if this seat survives."""
        if card == Kind.FRIED:
            return self.fried_worth()
        return self.game.terms.deck_list.hand_values[card]

    def fried_worth(self) -> float:
        """A Fried is worth something only if it stays alone."""
        if self.me.hand.count(Kind.FRIED) > 1:
            return float(self.facts.fried_several)
        if not self.hidden:
            return float(self.facts.fried_alone)
        in_a_hand = self.hidden_hands / len(self.hidden)
        alone = (1 - min(1.0, 1.3 * in_a_hand)) ** self.hidden.count(Kind.FRIED)
        return self.facts.fried_alone * alone + self.facts.fried_several * (1 - alone)

    def loss(self) -> float:
        """What one more card may cost: BOOM and Micro-Boom take the hand."""
        boom, micro_boom = self.boom, self.micro_boom
        if Kind.SUPER in self.me.area:
            boom, micro_boom = boom / 2, 0.0
        return (boom + micro_boom) * max(0.0, self.stake)

    def gain(self) -> float:
        """What one more card brings on average."""
        shown = self.boom + self.micro_boom + self.short_fuse + self.dizzy
        kept = 0.0
        if self.hidden:
            worth = sum(self.card_worth(card) for card in self.hidden)
            kept = max(0.0, 1 - shown) * worth / len(self.hidden)
        return kept + self.dizzy

    def card_worth(self, card: Card) -> float:
        """What getting a card is worth: its points if they can be kept, and its uses."""
        points = self.game.terms.deck_list.hand_values[card]
        return points * self.survival + USES.get(card, 0.0)

    def draw(self) -> float:
        """What one more card is worth, with the two more that a Short Fuse forces."""
        return (self.gain() - self.loss()) * (1 + 2 * self.short_fuse)

    def kept(self) -> float:
        """What the card received is worth in hand."""
        card = self._received()
        return self.game.terms.deck_list.hand_values[card] * self.survival

    def laid(self) -> float:
        """What it is worth in the area: safe points, and the part of the hand that Super saves."""
        card = self._received()
        points = float(self.game.terms.deck_list.area_values[card])
        if card == Kind.SUPER:
            points += (1 - self.survival) * self.stake / self.facts.super_saves_one_in
        return points

    def _received(self) -> Card:
        assert self.seen.own is not None
        assert self.seen.own.received is not None
        return self.seen.own.received

    def loot(self) -> float:
        """What a random card of another's hand is worth: gained here, lost there."""
        if not self.hidden:
            return 0.0
        worth = sum(self.card_worth(card) for card in self.hidden) / len(self.hidden)
        return worth * (1 + OTHERS_LOSS)

    def standing(self, seat: int) -> float:
        """What another player will have, as far as this seat can see."""
        player = self.seen.players[seat]
        values = self.game.terms.deck_list.area_values
        return player.total + 0.7 * player.hand + sum(values[card] for card in player.area)

    def leads(self, seat: int) -> bool:
        """Is this the rival to harm first?"""
        return all(self.standing(seat) >= self.standing(other) for other in self.others)
