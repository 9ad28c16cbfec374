"""Step 1, Draw Cards (HEAP-DRAW)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heap.actions import Discard, Draw, DrawAnswer
from hotseat.games.heap.frames import AskDraw
from hotseat.games.heap.piles import draw_cards
from hotseat.games.heap.state import Battle


def draw_step(game: Battle, seat: int, chance: Chance, tell: Tell | None) -> None:
    """HEAP-DRAW-1: in the first turn there is nothing to discard, and so nothing to ask."""
    if game.turn == 1:
        draw_up(game, seat, chance, tell)
    else:
        game.stack.append(AskDraw(seat))


def draw_options(game: Battle, seat: int) -> list[DrawAnswer]:
    """HEAP-DRAW-2: any number of cards, one after the other; then draw."""
    return [*discard_options(game, seat), Draw()]


def discard_options(game: Battle, seat: int) -> list[Discard]:
    """RUL-HEAP-17: whoever discards chooses the cards."""
    return [Discard(card) for card in dict.fromkeys(game.players[seat].hand)]


def draw(game: Battle, frame: AskDraw, chance: Chance, tell: Tell | None) -> None:
    """RUL-HEAP-10: the player is done before the next one begins."""
    game.stack.pop()
    draw_up(game, frame.seat, chance, tell)


def draw_up(game: Battle, seat: int, chance: Chance, tell: Tell | None) -> None:
    """HEAP-DRAW-3, HEAP-DRAW-4: up to six, and nothing with more than that (HEAP-DRAW-5)."""
    missing = game.terms.numbers.hand - len(game.players[seat].hand)
    if missing > 0:
        draw_cards(game, seat, missing, chance, tell)
