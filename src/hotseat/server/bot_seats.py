"""The bots at a table: when they are asked, and what happens with their answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from hotseat.bots import listens
from hotseat.core import Event, Seat
from hotseat.core.events import heard_by
from hotseat.server.bot_pool import Answer, BotPool, Question
from hotseat.server.config import Limits
from hotseat.server.fair_queue import BOTS_ONLY, NOBODY_LOOKS, SOMEBODY_WAITS
from hotseat.server.metrics import Metrics
from hotseat.server.steady_clock import now
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.wire import Hint
from hotseat.table.callers import Refused
from hotseat.table.course import Course
from hotseat.table.decide import play_actions, stand_in
from hotseat.table.table import Table

if TYPE_CHECKING:
    from hotseat.server.live import Live

logger = logging.getLogger("hotseat.tables")

_REST_SECONDS = 2.0  # before a bot's unsaved move is tried again


class BotSeats:
    """Lets bots play at one table."""

    def __init__(self, live: Live, pool: BotPool, metrics: Metrics, limits: Limits) -> None:
        self._live = live
        self._pool = pool
        self._metrics = metrics
        self._limits = limits
        self.thinking: asyncio.Task[None] | None = None
        self._heard_of: Course | None = None  # for bots that listen: the game, and what they heard
        self._heard: dict[int, tuple[int, tuple[Event, ...]]] = {}

    @property
    def _table(self) -> Table:
        return self._live.table

    def wake(self) -> None:
        """Let a bot play if it is asked."""
        if self.thinking is None and self._live.thinks_here and self.bot_to_ask() is not None:
            self.thinking = asyncio.create_task(self._let_bots_play())
            self.thinking.add_done_callback(self._rest)

    def bot_to_ask(self) -> int | None:
        """Return a bot's seat that is asked.

        If several seats are asked at once, people come first: a bot's open choice would be a hint,
        unless the question is only whether everybody is ready. When the last person has left, the
        bots wait: somebody may come back.
        """
        table = self._table
        seats = table.seats
        waiting = table.waiting
        if table.started and table.game.pauses(table.course.state):
            waiting = [seat for seat in waiting if seats[seat].bot]
        for seat in waiting:
            if not seats[seat].bot:
                return None
        if not waiting or table.seq >= self._limits.entries_a_table:
            return None
        had_people = any(holder.person for holder in seats)
        return None if had_people and not table.played_by_people() else waiting[0]

    async def _let_bots_play(self) -> None:
        while self._live.thinks_here and (seat := self.bot_to_ask()) is not None:
            try:
                async with self._live.lock:
                    table, number = self._table, self._table.course.number
                    if seat != self.bot_to_ask():
                        continue
                    question = await self._question(seat, table.seats[seat].bot)
                answer = await self._pool.ask(question)
                if question.rank == BOTS_ONLY:  # at a pace that can be watched
                    await asyncio.sleep(self._limits.bots_only_seconds)
                async with self._live.lock:
                    if self._table is not table or table.course.number != number:
                        continue  # the game went on without this answer
                    if table.seats[seat].kind == "bot":
                        await self._play_for(seat, answer)
            except Refused:
                logger.warning("a bot's move could not be saved", extra={"table": self._table.id})
                await asyncio.sleep(_REST_SECONDS)

    async def _play_for(self, seat: int, answer: Answer) -> None:
        self._metrics.bot_moves.labels(answer.note or "its own").inc()
        if answer.note:
            logger.warning(
                "a bot's move was replaced",
                extra={"table": self._table.id, "seat": seat, "why": answer.note},
            )
        moves = play_actions(self._table, seat, (answer.action,), now(), answer.note)
        await self._live.write(moves)

    async def hint(self, seat: int | None) -> Hint:
        """Return what the rookie would do for a seat that is asked; raise `Refused`."""
        async with self._live.lock:
            if seat is None or seat not in self._table.asked:
                raise Refused("refused-not-asked")
            question = await self._question(seat, stand_in(self._table.game))
        # It may take a while, and the table must not wait.
        answer = await self._pool.ask(
            msgspec.structs.replace(question, why=True, rank=SOMEBODY_WAITS)
        )
        return Hint(seat, answer.action, answer.reason)

    async def _question(self, seat: int, name: str) -> Question:
        table = self._table
        heard = await self._heard_by(seat) if listens(name, table.game) else ()
        state = table.course.state
        return Question(
            table.game.name,
            name,
            seat,
            table.game.view(state, Seat(seat)),
            tuple(table.game.options(state, Seat(seat))),
            heard,
            secrets.randbits(62),
            owner=table.host,
            rank=self._rank(),
        )

    def _rank(self) -> int:
        """Return how urgent a bot's move is: somebody watches, somebody plays, or nobody does."""
        if not any(holder.person for holder in self._table.seats):
            return BOTS_ONLY
        return SOMEBODY_WAITS if self._live.audience.present() else NOBODY_LOOKS

    async def _heard_by(self, seat: int) -> tuple[Event, ...]:
        """Return all that a seat has heard so far; what is known already is not replayed."""
        course = self._table.course
        if self._heard_of is not course:  # the table was reloaded
            self._heard_of, self._heard = course, {}
        known, heard = self._heard.get(seat, (-1, ()))
        if course.number > known:
            new = course.distance(max(known, 0)) + course.number - known
            if new > REPLAYED_IN_LOOP:
                later = await in_thread(_heard_since, course, known + 1, seat)
            else:
                later = _heard_since(course, known + 1, seat)
            heard += later
            self._heard[seat] = course.number, heard
        return heard

    def _rest(self, task: asyncio.Task[None]) -> None:
        self.thinking = None
        if not task.cancelled() and (error := task.exception()):
            logger.error("a bot could not play", exc_info=error, extra={"table": self._table.id})


def _heard_since(course: Course, first: int, seat: int) -> tuple[Event, ...]:
    return tuple(event for step in course.steps(first) for event in heard_by(step.events, seat))
