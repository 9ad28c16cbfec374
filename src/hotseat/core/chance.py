"""Chance comes from outside the rules: the code that runs a game hands it in.

Draws belong to a log entry: `turn_to(n)` starts the stream of entry `n`. So a record can be
replayed from any entry, and an undone move is followed by fresh draws. Entry 0 is the set-up.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, TypeVar

from hotseat.core.integers import i64

T = TypeVar("T")

_WORDS: Final = 0x100000000  # how many words there are
_WORD: Final = 0xFFFFFFFF  # 32 bits: everything below stays within a machine word, compiled or not
_WARM_UP: Final = 12  # words


class Chance:
    """A source of draws. Each subclass says where its words come from."""

    def __init__(self) -> None:
        self.entry = 0

    def turn_to(self, entry: int) -> None:
        """Start the stream of draws of log entry `entry`."""
        raise NotImplementedError

    def has_drawn(self) -> bool:
        """Has this entry drawn anything?"""
        raise NotImplementedError

    def word(self) -> int:
        """Return the next 32 bits of the stream."""
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely."""
        fair = _WORDS - _WORDS % bound  # beyond this, the remainder would favour small numbers
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def pick(self, things: list[T]) -> T:
        """Return one of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the things into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


_FastState = tuple[int, bool, int, int, int, int]


class FastChance(Chance):
    """For simulations: sfc32, a small generator of adds, shifts and xors.

    The stream of an entry is seeded when its first word is drawn: most entries draw nothing.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self._seeded = False
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._count: i64 = 0

    def turn_to(self, entry: int) -> None:
        """Start the stream of draws of log entry `entry`."""
        self.entry = entry
        self._seeded = False

    def has_drawn(self) -> bool:
        """Has this entry drawn anything?"""
        return self._seeded

    def word(self) -> int:
        """Return the next 32 bits of the stream."""
        return self._next()

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely.

        The same draws as `Chance.below`: a word this small is fair without a second division.
        """
        wide: i64 = bound
        if not self._seeded:
            self._seed()
        b, c, count = self._b, self._c, self._count  # `_next` written out
        word = (self._a + b + count) & _WORD
        self._count = (count + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
        if word >= _WORDS - wide:
            fair = _WORDS - _WORDS % wide
            while word >= fair:
                word = self._next()
        return word % wide

    def shuffle(self, things: list[T]) -> None:
        """Put the things into a random order, in place.

        The same draws as `Chance.shuffle`, with `below` and `_next` written out: shuffles are most
        of what a simulation draws.
        """
        if not self._seeded:
            self._seed()
        a, b, c, count = self._a, self._b, self._c, self._count
        last: i64 = len(things) - 1
        while last > 0:
            bound = last + 1
            while True:
                word = (a + b + count) & _WORD
                count = (count + 1) & _WORD
                a = b ^ (b >> 9)
                b = (c + (c << 3)) & _WORD
                c = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
                if word < _WORDS - bound or word < _WORDS - _WORDS % bound:
                    break
            other = word % bound
            things[last], things[other] = things[other], things[last]
            last -= 1
        self._a, self._b, self._c, self._count = a, b, c, count

    def _next(self) -> i64:
        if not self._seeded:
            self._seed()
        b, c = self._b, self._c
        word = (self._a + b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
        return word

    def _seed(self) -> None:
        a: i64 = self.seed & _WORD
        b: i64 = (self.seed >> 32) & _WORD
        c: i64 = self.entry & _WORD
        # sfc32's own warm-up, `_next` written out: afterwards close seeds have nothing in common.
        count: i64 = 1
        while count <= _WARM_UP:
            word = (a + b + count) & _WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _WORD
            c = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
            count += 1
        self._a, self._b, self._c, self._count = a, b, c, count
        self._seeded = True

    # Pickle and copy go on in the middle of a stream, compiled or not.

    def __reduce__(self) -> tuple[type[FastChance], tuple[int], _FastState]:
        state = self.entry, self._seeded, self._a, self._b, self._c, self._count
        return FastChance, (self.seed,), state

    def __setstate__(self, state: _FastState) -> None:
        self.entry, self._seeded, self._a, self._b, self._c, self._count = state


class VerifiableChance(Chance):
    """For tables: every draw follows from the seed and the seats' nonces by HMAC-SHA-256.

    Block i of entry n is HMAC(seed ‖ nonces, "n:i"); a block gives eight 32-bit words, most
    significant byte first. Nobody chooses the draws alone, and anyone can recompute them once the
    seed is public.
    """

    def __init__(self, seed: bytes, nonces: tuple[bytes, ...] = ()) -> None:
        super().__init__()
        self._key = seed + b"".join(nonces)
        self._block = 0
        self._words: list[int] = []

    def turn_to(self, entry: int) -> None:
        """Start the stream of draws of log entry `entry`."""
        self.entry = entry
        self._block = 0
        self._words = []

    def has_drawn(self) -> bool:
        """Has this entry drawn anything?"""
        return self._block > 0

    def word(self) -> int:
        """Return the next 32 bits of the stream."""
        if not self._words:
            message = f"{self.entry}:{self._block}".encode()
            block = hmac.digest(self._key, message, "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._words.pop()

    def __reduce__(self) -> tuple[type[VerifiableChance], tuple[bytes], tuple[int, int, list[int]]]:
        return VerifiableChance, (self._key,), (self.entry, self._block, self._words)

    def __setstate__(self, state: tuple[int, int, list[int]]) -> None:
        self.entry, self._block, self._words = state


class NotedChance(VerifiableChance):
    """The same draws, with notes of what was asked for and what came."""

    def __init__(self, seed: bytes, nonces: tuple[bytes, ...] = ()) -> None:
        super().__init__(seed, nonces)
        self.drawn: list[tuple[int, int]] = []  # of the entry: (bound, number below it)

    def turn_to(self, entry: int) -> None:
        """Start the stream of draws of log entry `entry`, and the notes about it."""
        super().turn_to(entry)
        self.drawn = []

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely."""
        number = super().below(bound)
        self.drawn.append((bound, number))
        return number


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a seed or a nonce: public first, checked when the secret is shown."""
    return hashlib.sha256(secret).hexdigest()
