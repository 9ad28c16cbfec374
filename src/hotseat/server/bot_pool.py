"""Where the server's bots think: in processes of their own, within a time budget.

Whatever a bot does, a question gets a legal move. If the bot is late, dies or fails, the rookie is
asked instead; if that fails too, an option is picked at random.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Sequence
from typing import Literal

import msgspec

from hotseat.bots import bot_names
from hotseat.core import FastChance, Phrase
from hotseat.games import game
from hotseat.server.fair_queue import FairQueue
from hotseat.server.questions import Answer, Question
from hotseat.server.worker import CannotStart, Died, Worker

BUDGET = 5.0  # seconds of thinking
# Seconds before the next try when no process could be started, doubled each time. A killed process
# is replaced at once; bots play at random only when none can be started.
FIRST_REST, REST = 0.25, 30.0
TRIES = 5  # then the questions wait no longer
ROOKIE = "rookie"

_log = logging.getLogger("hotseat.bots")


class _Outcome(msgspec.Struct, frozen=True):
    """An option, or a note of why there is none, and what the log says about it."""

    option: int = -1
    note: Literal["", "late", "died", "failed"] = ""
    problem: str = ""
    reason: Phrase | None = None


class _Try:
    """A question on its way to a worker, and where to put the outcome."""

    def __init__(self, question: Question) -> None:
        self.question = pickle.dumps(question)
        self.rank = question.rank
        self.outcome: asyncio.Future[_Outcome] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: _Outcome) -> None:
        """Pass the outcome on, if somebody still waits for it."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)


_NO_WORKER = _Outcome(note="died")  # already logged


class BotPool:
    """Answers questions in worker processes, each one question at a time, in a fair order.

    The budget counts thinking only, neither the wait for a free worker nor a worker's start. A bot
    and the rookie that replaces it each get it in full. Belongs to the event loop in which it is
    first used.
    """

    def __init__(
        self,
        workers: int = 1,
        budget: float = BUDGET,
        factory: str = "hotseat.bots.bot",
        own_bots: Sequence[str] = (),
    ) -> None:
        """`factory` is the dotted name of the function that makes bots inside a worker.

        `own_bots` are the files and classes of bots that only this server knows.
        """
        self.workers = workers
        self.budget = budget
        # Figures: questions, and how many attempts failed, the rookie's included.
        self.asked = 0
        self.late = 0
        self.died = 0
        self.failed = 0
        self.busy = 0  # thinking now
        self._factory = factory
        self._own_bots = own_bots
        # One person's tables leave a worker for the others.
        self._queue: FairQueue[_Try] = FairQueue(max(1, workers - 1))
        self._news = asyncio.Event()  # a question has come
        self._tasks: list[asyncio.Task[None]] = []
        self._running: set[Worker] = set()
        self._resting = 0  # tasks that could not start a worker
        self._warned = False
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a free worker."""
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that are ready or thinking."""
        return sorted(worker.pid for worker in self._running if not worker.ended)

    async def start(self) -> None:
        """Let the workers warm up, without waiting for them; else the first question does."""
        if not self._tasks and not self._closed:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(self.workers)]

    async def ask(self, question: Question) -> Answer:
        """Return a legal move; never raises for a bot's fault.

        If the pool is closed, before or meanwhile, it raises `CancelledError`: a move made only
        because the server stops would spoil the game, and the next server asks again.
        """
        self.asked += 1
        outcome = await self._try(question)
        if not outcome.note:
            text = question.options[outcome.option].text()
            return Answer(text, question.bot, reason=outcome.reason)
        note = outcome.note
        if question.bot != ROOKIE and ROOKIE in bot_names(game(question.game)):
            outcome = await self._try(msgspec.structs.replace(question, bot=ROOKIE))
            if not outcome.note:
                return Answer(question.options[outcome.option].text(), ROOKIE, note)
        anything = FastChance(question.seed).below(len(question.options))
        return Answer(question.options[anything].text(), "random", note)

    async def close(self) -> None:
        """End all workers and wait until they are gone; open questions are cancelled."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for asked in self._queue.drain():
            asked.outcome.cancel()

    async def _try(self, question: Question) -> _Outcome:
        if self._closed:
            raise asyncio.CancelledError("the pool is closed")
        await self.start()
        if self._resting == self.workers:
            outcome = _NO_WORKER
        else:
            asked = _Try(question)
            self._queue.put(question.owner, question.rank, asked)
            self._news.set()
            outcome = await asked.outcome
        match outcome.note:
            case "late":
                self.late += 1
            case "died":
                self.died += 1
            case "failed":
                self.failed += 1
            case "":
                pass
        if outcome.problem:
            who = question.game, question.bot, question.seat
            _log.warning("%s: the bot %s of seat %d: %s", *who, outcome.problem)
        return outcome

    # One task per worker process

    async def _work(self) -> None:
        failures = 0
        while True:
            try:
                worker = await Worker.start(self._factory, self._own_bots)
            except CannotStart as why:
                failures += 1
                await self._rest(why, failures)
                continue
            failures = 0
            self._warned = False
            self._running.add(worker)
            try:
                await self._serve_with(worker)
            finally:
                self._running.discard(worker)
                await worker.end()

    async def _rest(self, why: CannotStart, failures: int) -> None:
        rest = min(REST, FIRST_REST * 2 ** (failures - 1))
        if failures < TRIES:
            await asyncio.sleep(rest)
            return
        if not self._warned:
            self._warned = True
            _log.warning("No process for bots can be started, so they play at random: %s.", why)
        self._resting += 1
        if self._resting == self.workers:
            for asked in self._queue.drain():
                asked.settle(_NO_WORKER)
        await asyncio.sleep(rest)
        self._resting -= 1

    async def _serve_with(self, worker: Worker) -> None:
        """Answer questions as long as the worker is usable."""
        while True:
            while (taken := self._queue.take()) is None:
                self._news.clear()
                await self._news.wait()
            owner, asked = taken
            if worker.ended:  # while idle: not the next bot's fault
                self._queue.done(owner)
                self._queue.put(owner, asked.rank, asked)
                return
            if asked.outcome.done():  # nobody waits for it any more
                self._queue.done(owner)
                continue
            self.busy += 1
            try:
                outcome = await self._think(worker, asked.question)
            except asyncio.CancelledError:
                asked.outcome.cancel()
                raise
            finally:
                self.busy -= 1
                self._queue.done(owner)
                self._news.set()  # its owner's other questions may be taken now
            asked.settle(outcome)
            if outcome.note in ("late", "died"):
                return

    async def _think(self, worker: Worker, question: bytes) -> _Outcome:
        try:
            reply = await worker.think(question, self.budget)
        except TimeoutError:
            return _Outcome(note="late", problem=f"no answer within {self.budget:g} s")
        except Died:
            return _Outcome(note="died", problem="its process died")
        if reply.failure:
            return _Outcome(note="failed", problem=reply.failure)
        return _Outcome(reply.option, reason=reply.reason)


__all__ = ["Answer", "BotPool", "Question"]
