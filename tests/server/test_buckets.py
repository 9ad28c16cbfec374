"""Buckets bound how fast somebody asks, and hold nothing of those who only passed by."""

from __future__ import annotations

from hotseat.server.limits import Buckets


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_some_through_at_once_and_then_fills_up() -> None:
    clock = Clock()
    buckets = Buckets(2, 3, clock=clock)
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [buckets.take("ann") for _ in range(2)] == [True, False]


def test_who_passed_by_is_forgotten_once_the_bucket_is_full_again() -> None:
    clock = Clock()
    buckets = Buckets(2, 3, clock=clock)
    for stranger in range(1000):
        assert buckets.take(f"stranger {stranger}")
    clock.now = 0.5
    assert buckets.take("ann")
    assert len(buckets) == 1


def test_who_has_used_up_theirs_is_not_forgotten_by_others_coming() -> None:
    clock = Clock()
    buckets = Buckets(2, 3, clock=clock)
    while buckets.take("mallory"):
        pass
    clock.now = 0.1
    for stranger in range(1000):
        buckets.take(f"stranger {stranger}")
    assert not buckets.take("mallory")


def test_there_are_never_more_than_the_most() -> None:
    buckets = Buckets(2, 3, most=10, clock=Clock())
    for stranger in range(1000):
        buckets.take(f"stranger {stranger}")
    assert len(buckets) == 10
