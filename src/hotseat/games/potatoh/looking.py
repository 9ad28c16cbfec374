"""The cards that look into the deck: Spinning and Kitty. Only BOOM acts on a look (RUL-POT-22)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.potatoh import kinds, steps
from hotseat.games.potatoh.actions import Choose, PotatohAction
from hotseat.games.potatoh.events import (
    CardShown,
    CardsLookedAt,
    CardsReturned,
    CardsSeen,
)
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.giving import top_cards
from hotseat.games.potatoh.receiving import explode, receive, shuffle
from hotseat.games.potatoh.state import Frame, Match


def look(game: Match, seat: int, count: int, tell: Tell | None) -> list[Card]:
    """Take the top cards and look at them; the look is private."""
    cards = top_cards(game, count)
    if tell:
        tell(CardsLookedAt(seat, len(cards)))
        tell(CardsSeen(seat, seat, tuple(cards)))
    return cards


def give_back(game: Match, seat: int, cards: list[Card], tell: Tell | None) -> None:
    """Cards that were only looked at return to the deck."""
    game.deck += cards
    if tell:
        tell(CardsReturned(seat, len(cards)))


def find_boom(game: Match, seat: int, cards: list[Card], tell: Tell | None) -> None:
    """RUL-POT-36, RUL-POT-37: the other cards go back and count for nobody."""
    rest = [card for card in cards if card != kinds.BOOM]
    if tell:
        tell(CardShown(seat, kinds.BOOM, "look"))
    give_back(game, seat, rest, tell)
    explode(game, seat, tell)


# Spinning


def play_spinning(game: Match, seat: int, tell: Tell | None) -> None:
    """POT-CARD-GIRATORIA-1, POT-CARD-GIRATORIA-2: two cards, looked at together."""
    cards = look(game, seat, game.facts.spinning_look, tell)
    if kinds.BOOM in cards:
        find_boom(game, seat, cards, tell)
    else:
        game.push(steps.SPINNING, seat, cards=cards)


def spinning_options(frame: Frame) -> list[PotatohAction]:
    """RUL-POT-36: one must be kept, even if both are bad."""
    return [Choose(card) for card in dict.fromkeys(frame.cards)]


def spinning_choose(
    game: Match, frame: Frame, card: Card, chance: Chance, tell: Tell | None
) -> None:
    """POT-CARD-GIRATORIA-3: the other returns and the deck is shuffled; then the kept one acts."""
    game.stack.pop()
    frame.cards.remove(card)
    give_back(game, frame.seat, frame.cards, tell)
    shuffle(game, frame.seat, chance, tell)
    receive(game, frame.seat, card, "look", tell)


# Kitty


def play_kitty(game: Match, seat: int, chance: Chance, tell: Tell | None) -> None:
    """POT-CARD-GATUNA-1, POT-CARD-GATUNA-3: look at the top four.

    POT-CARD-GATUNA-2: they go back and are shuffled unless BOOM is among them.
    """
    cards = look(game, seat, game.facts.kitty_look, tell)
    if kinds.BOOM in cards:
        find_boom(game, seat, cards, tell)
    else:
        give_back(game, seat, cards, tell)
        shuffle(game, seat, chance, tell)
