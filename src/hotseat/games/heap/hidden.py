"""What nobody at the table may know (HEAP-INFO), shuffled again when a game goes back."""

from __future__ import annotations

from hotseat.core import Chance
from hotseat.games.heap.frames import AskHaul
from hotseat.games.heap.state import Battle


def reshuffle_hidden(game: Battle, chance: Chance) -> None:
    """Mix the heap with the haul piles: their owners have not seen them either (HEAP-INFO-5).

    A haul that is being checked stays as it is, and so do the hands. The rubbish stays separate:
    its order means nothing, because it is shuffled before it is drawn from (RUL-HEAP-4).
    """
    checked = [frame.seat for frame in game.stack if isinstance(frame, AskHaul)]
    hidden = [player.haul for player in game.players if player.seat not in checked]
    cards = [card for pile in [game.heap, *hidden] for card in pile]
    chance.shuffle(cards)
    for pile in [game.heap, *hidden]:
        pile[:] = cards[: len(pile)]
        del cards[: len(pile)]
