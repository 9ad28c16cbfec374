"""What a box would do if run now: symbol by symbol, by the sizes of hands and piles."""

from __future__ import annotations

import msgspec

from hotseat.core import Bill, Item
from hotseat.games.heap.boxes import parts_in_play
from hotseat.games.heap.card_words import effect_phrase
from hotseat.games.heap.facts import Deed, Effect, Who
from hotseat.games.heap.state import Battle

Parts = tuple[tuple[int, int], ...]  # for each seat: how many are undamaged, how many damaged


class SymbolPreview(msgspec.Struct, frozen=True):
    """A symbol of a box: how many cards or parts it could affect, 0 for none."""

    effect: str
    least: int
    most: int


class BoxRun:
    """The sizes that everybody can see, as they change while a box is run.

    Others' decisions are not followed: where they matter, a symbol has a minimum and a maximum. So
    it has where it matters whose part was hit or repaired before: all these ways are followed.
    """

    def __init__(self, game: Battle, seat: int, hands: list[int], cards: int) -> None:
        self.game = game
        self.seat = seat
        self.hands = hands
        self.cards = cards  # in the heap and the rubbish
        self.parts = {_parts(game)}  # as each way to choose among them so far leaves them
        self.symbols: list[SymbolPreview] = []
        self.draws: list[Item] = []
        self.hauls: list[Item] = []

    def run(self, effects: list[Effect]) -> None:
        """Follow the symbols of a box in order."""
        for effect in effects:
            least, most = self._follow(effect)
            self.symbols.append(SymbolPreview(effect.token(), least, most))

    def may_hit(self, seats: list[int]) -> bool:
        """Could a shot now find a part of one of these players?"""
        return any(parts[seat][False] for parts in self.parts for seat in seats)

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
                return self._turn_part(self.game.in_order(), damaged=True)
            case Deed.CHALLENGE:
                can = int(not self.game.is_pileup())
                return can, can
            case Deed.SHOOT_LEFT:
                return self._turn_part([self.game.left_of(self.seat)], damaged=False)
            case Deed.SHOOT_RIGHT:
                return self._turn_part([self.game.right_of(self.seat)], damaged=False)
            case Deed.SHOOT_ANY:
                return self._turn_part(self.game.in_order(), damaged=False)

    def _turn_part(self, owners: list[int], damaged: bool) -> tuple[int, int]:
        """A damaged part is repaired, an undamaged one is hit (RUL-HEAP-21, RUL-HEAP-23)."""
        followed: list[int] = []
        after: set[Parts] = set()
        for parts in self.parts:
            ways = [_turned(parts, owner, damaged) for owner in owners if parts[owner][damaged]]
            followed.append(int(len(ways) > 0))
            after.update(ways or [parts])
        self.parts = after
        return min(followed), max(followed)

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


def _parts(game: Battle) -> Parts:
    return tuple(
        (
            len(parts_in_play(game, [player.seat], damaged=False)),
            len(parts_in_play(game, [player.seat], damaged=True)),
        )
        for player in game.players
    )


def _turned(parts: Parts, owner: int, damaged: bool) -> Parts:
    """Return everybody's parts after a damaged or undamaged one of this player is turned."""
    undamaged_parts, damaged_parts = parts[owner]
    by = 1 if damaged else -1
    return (*parts[:owner], (undamaged_parts + by, damaged_parts - by), *parts[owner + 1 :])


def _bill(items: list[Item]) -> Bill | None:
    return Bill(sum(item.amount for item in items), tuple(items)) if items else None
