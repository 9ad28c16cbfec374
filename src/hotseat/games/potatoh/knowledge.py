"""What players know of each other's hands: only cards that were stolen from them (RUL-POT-51).

Copies of a card are equal, so what a victim knows is "the thief holds at least this". It grows with
a theft and shrinks with whatever leaves the thief's hand.
"""

from __future__ import annotations

from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.state import Match


def knows(game: Match, seat: int, holder: int) -> list[Card]:
    """Return the cards that a player knows to be in another's hand."""
    return [card for who, whom, card in game.known if who == seat and whom == holder]


def remember(game: Match, seat: int, holder: int, card: Card) -> None:
    """A player saw this card go into another's hand."""
    game.known.append((seat, holder, card))
    game.known.sort()


def forget_card(game: Match, holder: int, card: Card) -> None:
    """A card left a hand openly: it may have been the known one."""
    for seat in {who for who, whom, one in game.known if whom == holder and one == card}:
        game.known.remove((seat, holder, card))


def forget_unseen_card(game: Match, holder: int, thief: int, card: Card) -> None:
    """A card was stolen from a hand: only the thief saw it, to others it may have been any."""
    doubted = {
        (who, one)
        for who, whom, one in game.known
        if whom == holder and (who != thief or one == card)
    }
    for seat, one in doubted:
        game.known.remove((seat, holder, one))


def forget_hand(game: Match, holder: int) -> None:
    """A whole hand was discarded."""
    game.known = [fact for fact in game.known if fact[1] != holder]
