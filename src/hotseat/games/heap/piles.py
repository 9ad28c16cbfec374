"""The heap, the rubbish, and the cards that go from one to the other."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heap.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsHauled,
    CardsSeen,
    DiscardsSeen,
    RubbishShuffled,
)
from hotseat.games.heap.facts import NO_CARD, Card
from hotseat.games.heap.state import Battle


def has_cards(game: Battle) -> bool:
    """Can a card be taken from the heap, after shuffling the rubbish if needed?"""
    return len(game.heap) > 0 or len(game.rubbish) > 0


def take_top(game: Battle, chance: Chance, tell: Tell | None) -> Card:
    """Take the top card of the heap; NO_CARD if there is none anywhere.

    RUL-HEAP-3: the rubbish is shuffled when a card must be taken from an empty heap, not before.
    RUL-HEAP-4: only the rubbish.
    """
    if not game.heap:
        if not game.rubbish:
            return NO_CARD
        game.heap = game.rubbish
        game.rubbish = []
        chance.shuffle(game.heap)
        if tell:
            tell(RubbishShuffled(len(game.heap)))
    return game.heap.pop()


def take_cards(game: Battle, count: int, chance: Chance, tell: Tell | None) -> list[Card]:
    """RUL-HEAP-5: as many of `count` cards as there are."""
    cards: list[Card] = []
    for _ in range(count):
        card = take_top(game, chance, tell)
        if card == NO_CARD:
            break
        cards.append(card)
    return cards


def draw_cards(game: Battle, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """Draw from the heap into the hand."""
    cards = take_cards(game, count, chance, tell)
    for card in cards:
        game.players[seat].take(card)
    if tell and count:
        tell(CardsDrawn(seat, len(cards), count - len(cards)))
        if cards:
            tell(CardsSeen(seat, seat, tuple(cards)))


def haul_cards(game: Battle, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """HEAP-HAUL-1: from the top of the heap to the haul pile, without looking.

    In any step with boxes, own or others' (HEAP-HAUL-2); never into a hand (HEAP-HAUL-4).
    """
    cards = take_cards(game, count, chance, tell)
    game.players[seat].haul += cards
    if tell:
        tell(CardsHauled(seat, len(cards), count - len(cards)))


def discard_card(game: Battle, seat: int, card: Card, tell: Tell | None) -> None:
    """HEAP-SET-7: a hand card, facedown to the rubbish."""
    game.players[seat].hand.remove(card)
    game.rubbish.append(card)
    if tell:
        tell(CardsDiscarded(seat, 1))
        tell(DiscardsSeen(seat, seat, (card,)))


def discard_hand(game: Battle, seat: int, tell: Tell | None) -> None:
    """The whole hand, facedown to the rubbish."""
    player = game.players[seat]
    cards = player.hand
    player.hand = []
    game.rubbish += cards
    if tell and cards:
        tell(CardsDiscarded(seat, len(cards)))
        tell(DiscardsSeen(seat, seat, tuple(cards)))
