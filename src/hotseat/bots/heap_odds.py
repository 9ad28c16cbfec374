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
        self._usual = [0.0]  # how long a hand of so many unknown cards lasts
        for count in range(1, len(deck) + 1):
            answer = sum(
                share * (1 - (1 - part) ** count)
                for share, part in zip(self._shares, average, strict=True)
            )
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
        """Return how many attacks in a row a hand answers on average, used as well as it can be."""
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

    def usual(self, cards: int) -> float:
        """Return how many attacks in a row unknown cards answer on average."""
        return self._usual[min(cards, len(self._usual) - 1)]

    def strength(self, hand: Sequence[Card]) -> float:
        """Return how long a hand lasts, with what its attacks are worth."""
        sharp = sum(self.attacks[card] != Attack.RECKLESS for card in hand)
        return self.lasting(hand) + SHARP * sharp


@lru_cache(maxsize=8)
def odds_of(cards: CardSet) -> Odds:
    """Return the odds of a set; what was worked out serves every game with it."""
    return Odds(cards)


class Fight:
    """The odds in one rush, for a seat that has not seen these cards."""

    def __init__(self, odds: Odds, unseen: Sequence[Card]) -> None:
        self.odds = odds
        self._unseen = len(unseen)
        self._answering = [
            sum(odds.blocks[card] >> place & 1 for card in unseen) for place in range(len(ANSWERED))
        ]

    def fails(self, attack: Attack, cards: int) -> float:
        """How likely is it that nobody's hand of so many unseen cards answers an attack?"""
        answering = self._answering[ANSWERED.index(attack)]
        failing = 1.0
        for drawn in range(cards):
            failing *= max(0.0, 1 - answering / max(1, self._unseen - drawn))
        return failing

    def prospect(self, attack: Attack, hand: Sequence[Card], rivals: Sequence[int]) -> float:
        """How likely does this attack win in the end?

        `hand` is left for later; `rivals` are the sizes of the hands that respond, in order.
        """
        if attack == Attack.CHOICE:
            return max(self.prospect(colour, hand, rivals) for colour in COLOURS)
        mine = self.odds.strength(hand)
        won, reached = 0.0, 1.0
        for place, cards in enumerate(rivals):
            fails = self.fails(attack, cards)
            left = [cards - 1, *rivals[place + 1 :]]
            won += reached * (1 - fails) * self.holds(mine, left)
            reached *= fails
        return won + reached

    def holds(self, strength: float, rivals: Sequence[int]) -> float:
        """How likely does a hand of this strength outlast the others?"""
        mine = strength**STEEPNESS
        theirs = 0.0
        for cards in rivals:
            rival = self.odds.usual(cards) + SHARP * cards
            theirs += rival**STEEPNESS
        return mine / (mine + theirs) if mine else 0.0
