"""Values that are made once."""

from __future__ import annotations

from hotseat.core.recurring import ByKey, ByNumber


def test_a_value_is_made_for_its_number_and_then_kept() -> None:
    made: list[int] = []

    def make(number: int) -> str:
        made.append(number)
        return f"value {number}"

    values = ByNumber(make)
    assert made == []
    assert values.of(2) == "value 2"
    assert values.of(0) == "value 0"
    assert values.of(2) is values.of(2)
    assert made == [0, 1, 2]
    assert values.of(3) == "value 3"


def test_what_is_asked_for_again_is_kept_and_the_rest_is_forgotten() -> None:
    values = ByKey[str, int](2)
    assert values.get("one") is None
    assert values.keep("one", 1) == 1
    values.keep("two", 2)
    values.keep("three", 3)
    assert values.get("one") == 1  # asked for again
    values.keep("four", 4)
    assert (values.get("one"), values.get("three"), values.get("four")) == (1, 3, 4)
    assert values.get("two") is None


def test_no_more_than_twice_as_many_are_kept() -> None:
    values = ByKey[int, int](10)
    for number in range(1000):
        values.keep(number, number)
    assert sum(values.get(number) is not None for number in range(1000)) <= 20
