"""How a fight in HEAP may go: who can answer an attack, and how long a hand lasts.

Everything follows from the cards that are printed and those that a seat has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from hotseat.games.heap.facts import Attack, Card, CardSet

COLOURS = (Attack.RED, Attack.YELLOW, Attack.GREEN)
ANSWERED = (*COLOURS, Attack.RECKLESS)  # a Player's Choice is answered as the colour it names

# A hand that lasts twice as long as another wins this many times as often, as a power of two:
# the hands of a fight are small, so that luck has a good part in it.
STEEPNESS = 1.5
# An attack that a colour can answer is worth so many more blocks than one that any block answers.
SHARP = 0.3

Arms = tuple[int, ...]  # block symbols of several cards: a bit for each attack that one answers


class Odds:
    """What the cards of a set are worth in combat."""

    def __init__(self, cards: CardSet) -> None:
        deck = cards.cards()
        self.attacks = {card: cards.design(card).attack for card in set(deck)}
        self.blocks = {
            card: sum(1 << place for place, one in enumerate(ANSWERED) if cards.blocks(card, one))
            for card in set(deck)
        }
        self.swerves = {card: cards.design(card).swerve for card in set(deck)}
        self._shares = self._shares_of_attacks(deck)
        self._lasting: dict[Arms, float] = {(): 0.0}
        average = [
            sum(self.blocks[card] >> place & 1 for card in deck) / len(deck)
            for place in range(len(ANSWERED))
        ]
        # For a hand of this many unknown cards: does it answer the next attack, how long does it
        # last?
        self._meets, self._usual = [0.0], [0.0]
        for count in range(1, len(deck) + 1):
            answer = sum(
                share * (1 - (1 - part) ** count)
                for share, part in zip(self._shares, average, strict=True)
            )
            self._meets.append(answer)
            self._usual.append(answer * (1 + self._usual[-1]))

    def _shares_of_attacks(self, deck: list[Card]) -> list[float]:
        """How often is each attack to be answered? A Player's Choice may be any colour."""
        attacks = [self.attacks[card] for card in deck]
        choice = attacks.count(Attack.CHOICE) / len(COLOURS)
        return [
            (attacks.count(attack) + (choice if attack in COLOURS else 0)) / len(deck)
            for attack in ANSWERED
        ]

    def lasting(self, hand: Sequence[Card]) -> float:
        """Return how many attacks in a row a hand answers on average, played well."""
        return self._lasts(tuple(sorted([self.blocks[card] for card in hand])))

    def _lasts(self, arms: Arms) -> float:
        if arms not in self._lasting:
            self._lasting[arms] = sum(
                share * self._answering(arms, 1 << place)
                for place, share in enumerate(self._shares)
            )
        return self._lasting[arms]

    def _answering(self, arms: Arms, attack: int) -> float:
        """Answer with the card that leaves the best hand."""
        best = 0.0
        for blocks, _ in groupby(arms):
            if blocks & attack:
                at = arms.index(blocks)
                best = max(best, 1 + self._lasts(arms[:at] + arms[at + 1 :]))
        return best

    def meets(self, hand: Sequence[Card]) -> float:
        """How likely is a hand to answer the next attack?"""
        arms = 0
        for card in hand:
            arms |= self.blocks[card]
        return sum([share for place, share in enumerate(self._shares) if arms >> place & 1])

    def usual(self, cards: int, attacked: bool = False) -> float:
        """Return the strength of unknown cards; `attacked`: after an attack that they may fail."""
        if not attacked:
            return self._usual[cards] + SHARP * cards
        return self._meets[cards] * self.usual(cards - 1) if cards else 0.0

    def strength(self, hand: Sequence[Card]) -> float:
        """Return how long a hand lasts, with what its attacks are worth."""
        sharp = sum(self.attacks[card] != Attack.RECKLESS for card in hand)
        return self.lasting(hand) + SHARP * sharp


@lru_cache(maxsize=8)
def odds_of(cards: CardSet) -> Odds:
    """Return the odds of a set, cached for every game with it."""
    return Odds(cards)


class Order:
    """Who responds to an attack: sizes of hands, in order, and how many before its author's turn.

    While nobody answers, the author is skipped.
    """

    def __init__(self, rivals: list[int], before: int) -> None:
        self.rivals = rivals
        self.before = before


class Fight:
    """The odds in one rush, for a seat that has not seen these cards."""

    def __init__(self, odds: Odds, unseen: Sequence[Card]) -> None:
        self.odds = odds
        self._unseen = len(unseen)
        self._answering = [
            sum(odds.blocks[card] >> place & 1 for card in unseen) for place in range(len(ANSWERED))
        ]

    def fails(self, attack: Attack, cards: int) -> float:
        """How likely is it that no hand of this many unseen cards answers an attack?"""
        answering = self._answering[ANSWERED.index(attack)]
        failing = 1.0
        for drawn in range(cards):
            failing *= max(0.0, 1 - answering / max(1, self._unseen - drawn))
        return failing

    def prospect(self, attack: Attack, hand: Sequence[Card], order: Order) -> float:
        """How likely does this attack win in the end, with this hand left for later?"""
        if attack == Attack.CHOICE:
            return max(self.prospect(colour, hand, order) for colour in COLOURS)
        mine = self.odds.strength(hand) ** STEEPNESS
        meets = self.odds.meets(hand)
        won, reached = 0.0, 1.0
        for place, cards in enumerate(order.rivals):
            fails = self.fails(attack, cards)
            theirs = self.odds.usual(max(0, cards - 1)) ** STEEPNESS
            for later in range(place + 1, len(order.rivals)):
                attacked = place >= order.before or later < order.before
                rival = self.odds.usual(order.rivals[later], attacked)
                theirs += rival**STEEPNESS
            if mine:
                won += reached * (1 - fails) * meets * mine / (mine + theirs)
            reached *= fails
        return won + reached
