from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from hotseat.core import Chance, FastChance, VerifiableChance
from hotseat.core.chance import commitment


def both() -> list[Chance]:
    return [FastChance(42), VerifiableChance(b"seed", (b"one", b"two"))]


@pytest.mark.parametrize("chance", both(), ids=["fast", "verifiable"])
def test_draws_belong_to_a_log_entry(chance: Chance) -> None:
    chance.turn_to(3)
    first = [chance.word() for _ in range(20)]
    chance.turn_to(4)
    assert [chance.word() for _ in range(20)] != first
    chance.turn_to(3)
    assert [chance.word() for _ in range(20)] == first


@pytest.mark.parametrize("chance", both(), ids=["fast", "verifiable"])
def test_numbers_below_a_bound_are_even(chance: Chance) -> None:
    chance.turn_to(1)
    counts = Counter(chance.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1_800 < count < 2_200 for count in counts.values())


@pytest.mark.parametrize("chance", both(), ids=["fast", "verifiable"])
def test_a_shuffle_keeps_the_things_and_every_order_is_as_likely(chance: Chance) -> None:
    chance.turn_to(2)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(6_000):
        things = ["a", "b", "c"]
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1_150 for count in counts.values())
    assert chance.pick(["x"]) == "x"


@pytest.mark.parametrize("size", [0, 1, 2, 60])
def test_a_fast_shuffle_draws_as_any_other(size: int) -> None:
    fast, plain = FastChance(5), FastChance(5)
    one, other = list(range(size)), list(range(size))
    for entry in range(50):
        fast.turn_to(entry)
        plain.turn_to(entry)
        fast.shuffle(one)
        Chance.shuffle(plain, other)
        assert one == other
        assert fast.word() == plain.word()


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 52, 1 << 31, 3_000_000_000, (1 << 32) - 1])
def test_a_fast_number_is_drawn_as_any_other(bound: int) -> None:
    """Large bounds refuse many words: for three thousand millions nearly every third."""
    fast, usual = FastChance(11), FastChance(11)
    for chance in (fast, usual):
        chance.turn_to(4)
    assert [fast.below(bound) for _ in range(200)] == [
        Chance.below(usual, bound) for _ in range(200)
    ]
    assert fast.word() == usual.word()


def test_fast_draws_are_pinned() -> None:
    """Records depend on them: a changed generator would be another rules version."""
    chance = FastChance(1)
    chance.turn_to(0)
    assert [chance.word() for _ in range(3)] == [441792574, 614447336, 1644328534]


def test_close_seeds_and_entries_have_nothing_in_common() -> None:
    words = set()
    for seed in (1, 2, 1 << 32, 2 << 32):
        for entry in range(50):
            chance = FastChance(seed)
            chance.turn_to(entry)
            words.add(chance.word())
    assert len(words) == 200


def test_a_verifiable_draw_is_an_hmac_of_seed_and_nonces() -> None:
    chance = VerifiableChance(b"seed", (b"one", b"two"))
    chance.turn_to(7)
    words = [chance.word() for _ in range(9)]
    first = hmac.digest(b"seedonetwo", b"7:0", "sha256")
    second = hmac.digest(b"seedonetwo", b"7:1", "sha256")
    assert words[:8] == [int.from_bytes(first[at : at + 4], "big") for at in range(0, 32, 4)]
    assert words[8] == int.from_bytes(second[:4], "big")


class Scripted(Chance):
    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    top = 2**32 - 1  # 2³² = 3 × 1431655765 + 1: the last word has no partner
    assert Scripted([top, top, 4]).below(3) == 1
    assert Scripted([top - 1]).below(3) == 2


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()
