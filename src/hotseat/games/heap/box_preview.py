"""What a box would do if run now: symbol by symbol, by the sizes of hands and piles."""

from __future__ import annotations

import msgspec

from hotseat.core import Bill, Item
from hotseat.games.heap.boxes import parts_in_play
from hotseat.games.heap.card_words import effect_phrase
from hotseat.games.heap.facts import Deed, Effect, Who
from hotseat.games.heap.state import Battle


class SymbolPreview(msgspec.Struct, frozen=True):
    """A symbol of a box: how many cards or parts it could affect, 0 for none."""

    effect: str
    least: int
    most: int


class BoxRun:
    """The sizes that everybody can see, as they change while a box is run.

    Others' decisions are not followed: where they matter, a symbol has a minimum and a maximum.
    """

    def __init__(self, game: Battle, seat: int, hands: list[int], cards: int) -> None:
        self.game = game
        self.seat = seat
        self.hands = hands
        self.cards = cards  # in the heap and the rubbish
        seats = game.clockwise_from(seat)
        self.damaged = len(parts_in_play(game, seats, damaged=True))
        self.undamaged = [len(parts_in_play(game, [one], damaged=False)) for one in sorted(seats)]
        self.shots = 0  # at anybody's parts, nobody knows whose
        self.symbols: list[SymbolPreview] = []
        self.draws: list[Item] = []
        self.hauls: list[Item] = []

    def run(self, effects: list[Effect]) -> None:
        """Follow the symbols of a box in order."""
        for effect in effects:
            least, most = self._follow(effect)
            self.symbols.append(SymbolPreview(effect.token(), least, most))

    def draws_bill(self) -> Bill | None:
        """Return the own draws."""
        return _bill(self.draws)

    def hauls_bill(self) -> Bill | None:
        """Return the own hauls."""
        return _bill(self.hauls)

    def _follow(self, effect: Effect) -> tuple[int, int]:
        match effect.deed:
            case Deed.DRAW | Deed.HAUL | Deed.DISCARD:
                return self._move_cards(effect)
            case Deed.REPAIR:
                can = int(self.damaged > 0)
                self.damaged -= can
                return can, can
            case Deed.CHALLENGE:
                can = int(not self.game.is_pileup())
                return can, can
            case Deed.SHOOT_LEFT:
                return self._shoot(self.game.left_of(self.seat))
            case Deed.SHOOT_RIGHT:
                return self._shoot(self.game.right_of(self.seat))
            case Deed.SHOOT_ANY:
                can = int(sum(self.undamaged) > self.shots)
                self.shots += can
                return can, can

    def _shoot(self, target: int) -> tuple[int, int]:
        parts = self.undamaged[target]
        if not parts:
            return 0, 0
        self.undamaged[target] -= 1
        return int(parts > self.shots), 1

    def _move_cards(self, effect: Effect) -> tuple[int, int]:
        match effect.who:
            case Who.YOU:
                count = self._take(self.seat, effect)
                self._note(effect, count)
                return count, count
            case Who.OTHER:
                return self._name_another(effect)
            case Who.ALL:
                counts = {seat: self._take(seat, effect) for seat in self.game.in_order()}
                self._note(effect, counts[self.seat])
                return sum(counts.values()), sum(counts.values())

    def _name_another(self, effect: Effect) -> tuple[int, int]:
        others = [seat for seat in self.game.clockwise_from(self.seat) if seat != self.seat]
        if effect.deed != Deed.DISCARD:
            count = min(effect.amount, self.cards)
            self.cards -= count
            return count, count
        held = [min(effect.amount, self.hands[seat]) for seat in others if self.hands[seat]]
        if not held:
            return 0, 0
        self.cards += min(held)
        return min(held), max(held)

    def _take(self, seat: int, effect: Effect) -> int:
        """One player draws, hauls or discards; return how many cards."""
        if effect.deed == Deed.DISCARD:
            count = min(effect.amount, self.hands[seat])
            self.hands[seat] -= count
            self.cards += count
            return count
        count = min(effect.amount, self.cards)
        self.cards -= count
        if effect.deed == Deed.DRAW:
            self.hands[seat] += count
        return count

    def _note(self, effect: Effect, count: int) -> None:
        """Put what this seat gets on the bill."""
        if count and effect.deed == Deed.DRAW:
            self.draws.append(Item(effect_phrase(effect), count, "HEAP-SYM-9"))
        if count and effect.deed == Deed.HAUL:
            self.hauls.append(Item(effect_phrase(effect), count, "HEAP-HAUL-1"))


def _bill(items: list[Item]) -> Bill | None:
    return Bill(sum(item.amount for item in items), tuple(items)) if items else None
