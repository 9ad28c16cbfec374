"""Many games among bots, on all cores; the figures do not depend on their number."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager, redirect_stdout
from multiprocessing import get_context
from time import perf_counter

import msgspec

from hotseat.arena.play import play_game, record_of
from hotseat.bots.own import add_own
from hotseat.core import AnyGame
from hotseat.core.record import write_record
from hotseat.games import game as game_by_name

_CHUNK = 10  # games a worker plays before it reports
_WORTH_WORKERS = 40  # with fewer games, starting workers takes longer than playing


class Order(msgspec.Struct, frozen=True):
    """What to simulate. Seats rotate: in game n, seat s is held by bot (s + n) mod seats."""

    game: str
    settings: dict[str, object]  # plain values, checked before
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    record: bool = False
    own_bots: tuple[str, ...] = ()  # where users' own bots come from, for other processes

    def bots_of(self, number: int) -> list[str]:
        """Return which bot sits where in a game."""
        turn = number % len(self.bots)
        return [*self.bots[turn:], *self.bots[:turn]]

    def seed_of(self, number: int) -> int:
        """Return the seed of a game."""
        return self.seed << 32 | number


class Figures(msgspec.Struct):
    """What was counted, added up over games."""

    counts: Counter[str]
    wins_by_seat: list[int]
    wins_by_bot: Counter[str]


class Report(msgspec.Struct, frozen=True):
    """A simulation's figures."""

    game: str
    settings: dict[str, object]
    seats: int
    bots: tuple[str, ...]
    seed: int
    seconds: float
    counts: dict[str, int]
    rates: dict[str, float]
    wins_by_seat: list[int]
    wins_by_bot: dict[str, int]

    def flat(self) -> dict[str, object]:
        """Return everything as one object, counts and rates among the rest."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        for name in ("counts", "rates"):
            del plain[name]
        return {**plain, **self.counts, **self.rates}


def simulate(
    order: Order,
    *,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[int, bytes], None] | None = None,
) -> Report:
    """Play the games of an order; `progress` hears how many more are done, `keep` gets records."""
    game = game_by_name(order.game)
    total = Figures(Counter(), [0] * len(order.bots), Counter(dict.fromkeys(order.bots, 0)))
    start = perf_counter()
    for numbers, figures, records in _chunks_played(order, jobs or os.cpu_count() or 1):
        total.counts.update(figures.counts)
        total.wins_by_bot.update(figures.wins_by_bot)
        for seat, wins in enumerate(figures.wins_by_seat):
            total.wins_by_seat[seat] += wins
        for number, record in zip(numbers, records, strict=False):
            if keep:
                keep(number, record)
        if progress:
            progress(len(numbers))
    seconds = perf_counter() - start
    return Report(
        game=order.game,
        settings=order.settings,
        seats=len(order.bots),
        bots=order.bots,
        seed=order.seed,
        seconds=round(seconds, 3),
        counts=dict(total.counts),
        rates=_rounded(game.tally().rates(total.counts)),
        wins_by_seat=total.wins_by_seat,
        wins_by_bot=dict(total.wins_by_bot),
    )


Chunk = tuple[Sequence[int], Figures, list[bytes]]


def _chunks_played(order: Order, jobs: int) -> Iterator[Chunk]:
    chunks = [
        range(first, min(first + _CHUNK, order.games)) for first in range(0, order.games, _CHUNK)
    ]
    if jobs == 1 or order.games < _WORTH_WORKERS:
        for numbers in chunks:
            yield _play_chunk(order, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        with interrupts_ignored():
            tasks = [workers.submit(_play_chunk, order, numbers) for numbers in chunks]
        try:
            for task in as_completed(tasks):
                yield task.result()
        finally:
            workers.shutdown(cancel_futures=True)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Let processes that start meanwhile leave Ctrl-C, which reaches them too, to this one."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say so, and gets the interrupts
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _play_chunk(order: Order, numbers: Sequence[int]) -> Chunk:
    for place in order.own_bots:
        add_own(place)
    with redirect_stdout(sys.stderr):  # a bot that prints must not spoil the command's output
        return _played(order, numbers)


def _played(order: Order, numbers: Sequence[int]) -> Chunk:
    game: AnyGame = game_by_name(order.game)
    settings = game.settings(order.settings, len(order.bots))
    figures = Figures(Counter(), [0] * len(order.bots), Counter())
    records: list[bytes] = []
    for number in numbers:
        bots = order.bots_of(number)
        played = play_game(game, settings, bots, order.seed_of(number), keep_moves=order.record)
        figures.counts.update(played.tally.figures())
        figures.counts["games"] += 1
        figures.counts["decisions"] += played.decisions
        assert played.result is not None
        for standing in played.result.standings:
            if standing.place == 1 and standing.seat is not None:
                figures.wins_by_seat[standing.seat] += 1
                figures.wins_by_bot[bots[standing.seat]] += 1
        if order.record:
            records.append(write_record(record_of(game, settings, played)))
    return numbers, figures, records


def _rounded(rates: Mapping[str, float]) -> dict[str, float]:
    return {name: round(rate, 4) for name, rate in rates.items()}
