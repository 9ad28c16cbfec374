"""The form in which races are kept: types only."""

from __future__ import annotations

import msgspec


class CarRow(msgspec.Struct, frozen=True):
    """A car; its number is its place in the list."""

    seat: int
    colour: int
    progress: int
    spot: int
    place: int
    finish_round: int
    gear: int
    hand: list[int]
    deck: list[int]
    discard: list[int]
    engine: list[int]
    planned: list[int]
    play_area: list[int]
    has_planned: bool
    stress_taken: int


class RaceRow(msgspec.Struct, frozen=True):
    """A race."""

    cars: list[CarRow]
    round: int
    step: int
    order: list[int]
    turn: int
    legends_deck: list[int]
    legends_card: int
    turn_start: int
    adrenaline_speed: int
    symbols: list[tuple[int, int, bool]]
