"""A rookie of ¡HOT! POTA-TOH!: counts the deck, weighs the next card, keeps its escapes for late.

It sees its view and its options and nothing else. All it weighs is in points: what a choice brings
this round, what it puts at risk, and a part of what it takes from others.
"""

from __future__ import annotations

from hotseat.bots.base import Bot, Decision
from hotseat.core import Action
from hotseat.games.potatoh import data
from hotseat.games.potatoh.actions import (
    Area,
    Choose,
    Cut,
    Direct,
    Draw,
    DrawOn,
    Give,
    Keep,
    Move,
    NameStarter,
    Play,
    PlayOn,
    Steal,
    Stop,
)
from hotseat.games.potatoh.facts import Card, Kind
from hotseat.games.potatoh.state import Match
from hotseat.games.potatoh.view import View, known_match, unseen_cards

# What a card in hand is worth when it comes, beyond its printed Phews: what it will do later.
_USES: dict[int, float] = {
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
    Kind.KITTY: 2.5,
    Kind.GENEROUS: 0.2,
}
_OTHERS = 0.25  # a point that another loses, as a part of a point of one's own


class Weights:
    """What can be known of the next card, and what is at stake."""

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
        aside = sum(step.cards for step in seen.steps if step.step in ("generous", "handover"))
        self.deck = max(1, seen.deck + aside)
        unseen = unseen_cards(self.game)
        # Cards that are shown when received are in no hand: all of them are still to come.
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
        return points * self.survival + _USES.get(card, 0.0)

    def draw(self) -> float:
        """What one more card is worth, with the two more that a Short Fuse forces."""
        return (self.gain() - self.loss()) * (1 + 2 * self.short_fuse)

    def kept(self) -> float:
        """What the card received is worth in hand."""
        card = self._received()
        return self.game.terms.deck_list.hand_values[card] * self.survival

    def laid(self) -> float:
        """What it is worth in the area: safe points, and what Super saves of the hand."""
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
        """What a random card of another's hand is worth, both ways."""
        if not self.hidden:
            return 0.0
        worth = sum(self.card_worth(card) for card in self.hidden) / len(self.hidden)
        return worth * (1 + _OTHERS)

    def standing(self, seat: int) -> float:
        """What another player will have, as far as one can see."""
        player = self.seen.players[seat]
        values = self.game.terms.deck_list.area_values
        return player.total + 0.7 * player.hand + sum(values[card] for card in player.area)

    def leads(self, seat: int) -> bool:
        """Is this the one of the others to be harmed first?"""
        return all(self.standing(seat) >= self.standing(other) for other in self.others)


class PotatohRookie(Bot):
    """Takes the choice that weighs most in points."""

    def choose(self, decision: Decision) -> Action:
        """Return the option with the highest weight, the first of equals."""
        if len(decision.options) == 1:
            return decision.options[0]
        seen = decision.view
        assert isinstance(seen, View)
        odds = Weights(seen, self.seat)
        return max(decision.options, key=lambda action: self._weigh(odds, action))

    def _weigh(self, odds: Weights, action: Action) -> float:
        match action:
            case Draw():
                cards = odds.facts.wicked_draws if odds.seen.steps[-1].step == "wicked" else 1
                return cards * odds.draw()
            case DrawOn():
                return odds.draw() - 1  # there may still be a Dud
            case Play(card):
                return self._weigh_play(odds, card)
            case PlayOn(_card, seat):
                return 1.0 + 0.1 * odds.leads(seat)
            case Stop():
                return 0.0
            case Keep():
                return odds.kept()
            case Area():
                return odds.laid()
            case Choose(card):
                return self._looked_at(odds, card)
            case Steal(seat) | Move(seat):
                return 1.0 + odds.leads(seat)
            case Give(seat):
                return self._weigh_gift(odds, seat)
            case Cut(cards):
                return -abs(cards - odds.seen.deck / 2)
            case Direct(side):
                neighbour = self.seat + (1 if side == "left" else -1)
                return odds.standing(neighbour % len(odds.seen.players))
            case NameStarter(seat):
                return float(seat == self.seat)  # who starts draws more
            case _:
                return self._weigh_rest(action)

    def _weigh_rest(self, action: Action) -> float:
        """Shuffling leaves a safe Phew; going along is what bots do; the first card will do."""
        return {"dizzy shuffle": 1.0, "level-any": 1.0, "take 1": 1.0}.get(action.text(), 0.0)

    # Playing a card

    def _weigh_play(self, odds: Weights, card: Card) -> float:
        """What the card does now, less what it would still be good for."""
        kept = _USES.get(card, 0.0)
        match card:
            case Kind.RISKY:
                return 2.2 * odds.draw() - kept
            case Kind.THIEF:
                return odds.loot() - 1 - kept if self._can_steal(odds) else -1.5
            case Kind.HOPPING:
                return -1.0 - kept + (0.0 if len(odds.others) > 1 else -0.5)
            case Kind.WICKED | Kind.WICKEDEST:
                return max(2 * odds.draw(), self._bomb(odds)) - kept
            case Kind.SPLIT:
                return 1.0 - kept + 2 * self._bomb(odds)
            case Kind.DUD:
                return self._weigh_dud(odds)
            case Kind.FRIED:
                return -odds.fried_worth() * odds.survival
            case Kind.SPINNING:
                return 1.6 * odds.gain() - 2 * odds.boom * max(0.0, odds.stake) - kept
            case Kind.KITTY:
                risk = min(1.0, odds.facts.kitty_look * odds.boom) * max(0.0, odds.stake)
                return 3.0 - risk - 0.5
            case Kind.GENEROUS:
                return odds.draw() + self._bomb(odds) * len(odds.others) - kept
            case _:
                return -kept  # Chill

    def _can_steal(self, odds: Weights) -> bool:
        return any(odds.seen.players[seat].hand for seat in odds.others)

    def _bomb(self, odds: Weights) -> float:
        """What a card for somebody else is worth: BOOM may take a hand, otherwise it is a gift."""
        if not odds.others:
            return 0.0
        hand = odds.hidden_hands / len(odds.others)
        return _OTHERS * (odds.boom * hand - odds.gain() * (1 - odds.boom))

    def _weigh_dud(self, odds: Weights) -> float:
        """Being safe keeps the hand, and ends the drawing."""
        active = len(odds.others) + 1
        turns_left = odds.deck / (2 * active)
        if not odds.others:
            return 1.0 + odds.stake
        return 1.0 + odds.stake * (1 - odds.survival) - turns_left * max(0.0, odds.draw())

    # Where cards go

    def _looked_at(self, odds: Weights, card: Card) -> float:
        match card:
            case Kind.MICRO_BOOM:
                return 0.0 if Kind.SUPER in odds.me.area else -odds.stake
            case Kind.SHORT_FUSE:
                return 2 * odds.draw()
            case Kind.DIZZY:
                return 1.0
            case _:
                return odds.card_worth(card)

    def _weigh_gift(self, odds: Weights, seat: int) -> float:
        if seat == self.seat:
            return odds.draw()
        return self._bomb(odds) + 0.1 * odds.leads(seat) * odds.boom
