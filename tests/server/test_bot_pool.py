"""Bots in worker processes: they play whole games, and whatever they do, there is a move."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hotseat.games import NAMES, game
from hotseat.server.bot_pool import Answer, BotPool, Question
from hotseat.server.bot_pool import _Outcome as Outcome
from hotseat.server.worker import Worker
from tests.patience import PATIENCE
from tests.server.bad_bots import digest
from tests.server.tables import BAD_BOTS, Asked, answer_here, until

ROOT = Path(__file__).parents[2]
HEAT = game("heat")
HURRY = 0.3  # seconds of thinking where a bot is late however long it gets

T = TypeVar("T")
Use = Callable[[BotPool], Coroutine[Any, Any, T]]


def with_pool(pool: BotPool, use: Use[T]) -> T:
    """Return what comes of using a pool in an event loop of its own."""

    async def opened_and_closed() -> T:
        try:
            return await use(pool)
        finally:
            await pool.close()

    return asyncio.run(opened_and_closed())


def bad_pool(workers: int = 1, budget: float = PATIENCE) -> BotPool:
    return BotPool(workers, budget, BAD_BOTS)


class HurryAtFirst(BotPool):
    """Gives time to all but the first that thinks."""

    async def _think(self, worker: Worker, question: bytes) -> Outcome:
        outcome = await super()._think(worker, question)
        self.budget = PATIENCE
        return outcome


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def ready(pool: BotPool, workers: int = 1) -> list[int]:
    """Return the process ids once so many workers are ready."""
    await pool.start()
    await until(lambda: len(pool.pids) == workers)
    return pool.pids


async def play_on(pool: BotPool, asked: Asked, bot: str) -> None:
    while not asked.over:
        question = asked.question(bot)
        answer = await pool.ask(question)
        assert (answer.by, answer.note) == (bot, "")
        assert answer.action == answer_here(question, asked.game)
        asked.play(question, answer.action)


@pytest.mark.parametrize("name", NAMES)
def test_rookies_play_a_whole_game_and_choose_as_they_would_here(name: str) -> None:
    asked = Asked(game(name))
    pool = BotPool(budget=PATIENCE)
    with_pool(pool, lambda pool: play_on(pool, asked, "rookie"))
    assert pool.asked == asked.moves > 10
    assert (pool.late, pool.died, pool.failed, pool.busy, pool.waiting) == (0, 0, 0, 0, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not run there")
def test_the_loop_of_the_server_does_it_too() -> None:
    import uvloop

    async def use() -> tuple[Answer, Answer]:
        pool = bad_pool()
        dying = await pool.ask(Asked(HEAT).question("dying"))
        rookie = await pool.ask(Asked(HEAT).question("rookie"))
        await pool.close()
        return dying, rookie

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        dying, rookie = runner.run(use())
    assert dying == Answer(rookie.action, "rookie", "died")
    assert rookie.by == "rookie"


@pytest.mark.parametrize(
    ("bot", "note"),
    [
        ("sleeping", "late"),
        ("dying", "died"),
        ("raising", "failed"),
        ("leaving", "failed"),
        ("nonsense", "failed"),
        ("no-such-bot", "failed"),
    ],
)
def test_the_rookie_stands_in_for_a_bad_bot_and_the_pool_goes_on(
    bot: str, note: str, caplog: pytest.LogCaptureFixture
) -> None:
    asked = Asked(HEAT)
    expected = answer_here(asked.question("rookie"), HEAT)

    async def use(pool: BotPool) -> tuple[Answer, Answer]:
        return await pool.ask(asked.question(bot)), await pool.ask(asked.question("rookie"))

    pool = HurryAtFirst(1, HURRY, BAD_BOTS) if note == "late" else bad_pool()
    replaced, next_one = with_pool(pool, use)
    assert replaced == Answer(expected, "rookie", note)
    assert next_one == Answer(expected, "rookie")
    figures = {"late": pool.late, "died": pool.died, "failed": pool.failed}
    assert figures == {"late": 0, "died": 0, "failed": 0} | {note: 1}
    assert [entry.name for entry in caplog.records] == ["hotseat.bots"]
    assert f"heat: the bot {bot} of seat 0" in caplog.text


@pytest.mark.parametrize(
    ("factory", "note"), [("only_sleeping", "late"), ("unwell", "failed"), ("missing", "died")]
)
def test_where_the_rookie_is_of_no_use_a_legal_move_is_made(
    factory: str, note: str, caplog: pytest.LogCaptureFixture
) -> None:
    question = Asked(HEAT).question("clever")

    async def use(pool: BotPool) -> list[Answer]:
        return [await pool.ask(question), await pool.ask(question)]

    budget = HURRY if note == "late" else PATIENCE
    pool = BotPool(1, budget, f"tests.server.bad_bots.{factory}")
    first, second = with_pool(pool, use)
    assert first == second
    assert first == Answer(answer_here(Asked(HEAT).question("random"), HEAT), "random", note)
    if factory == "missing":
        assert len(caplog.records) == 1
        assert "No process for bots can be started" in caplog.text


def test_the_rookie_does_not_stand_in_for_itself() -> None:
    pool = BotPool(1, PATIENCE, "tests.server.bad_bots.unwell")
    answer = with_pool(pool, lambda pool: pool.ask(Asked(HEAT).question("rookie")))
    assert (answer.by, answer.note, pool.failed) == ("random", "failed", 1)


def test_a_bot_that_prints_does_no_harm() -> None:
    question = Asked(HEAT).question("printing")
    answer = with_pool(bad_pool(), lambda pool: pool.ask(question))
    assert answer == Answer(question.options[0].text(), "printing")


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_listens_hears_all_its_seat_has_heard_and_sees_its_view(name: str) -> None:
    asked = Asked(game(name))

    async def use(pool: BotPool) -> None:
        for _ in range(12):
            question = asked.question("listening", listens=True)
            assert question.heard
            chosen = digest(question.heard, question.view, len(question.options))
            answer = await pool.ask(question)
            assert answer == Answer(question.options[chosen].text(), "listening")
            asked.play(question, answer.action)

    with_pool(bad_pool(), use)


def test_a_bot_that_does_not_listen_is_told_nothing() -> None:
    question = Asked(HEAT).question("deaf", listens=True)
    assert question.heard
    chosen = digest((), question.view, len(question.options))
    answer = with_pool(bad_pool(), lambda pool: pool.ask(question))
    assert answer.action == question.options[chosen].text()


@pytest.mark.parametrize("name", NAMES)
def test_a_question_is_the_same_after_its_journey(name: str) -> None:
    asked = Asked(game(name))
    while not asked.over:
        question = asked.question("random", listens=True)
        again: Question = pickle.loads(pickle.dumps(question))
        assert again == question
        assert again.heard == question.heard
        asked.play(question, answer_here(question, asked.game))


def test_many_questions_at_once_all_get_their_own_answers() -> None:
    asked = Asked(HEAT)
    kinds = ["rookie", "random", "raising", "dying", "nonsense", "printing"]

    async def use(pool: BotPool) -> list[Answer]:
        questions = [
            asked.question(kinds[number % 6 if number < 12 else 1]) for number in range(60)
        ]
        answers = asyncio.gather(*map(pool.ask, questions))
        await asyncio.sleep(0)
        assert pool.waiting == 60
        return await answers

    pool = bad_pool(workers=2)
    answers = with_pool(pool, use)
    assert [answer.note for answer in answers[:6]] == ["", "", "failed", "died", "failed", ""]
    assert [answer.by for answer in answers[12:]] == ["random"] * 48
    assert (pool.asked, pool.died, pool.failed) == (60, 2, 4)


def test_who_no_longer_waits_is_passed_over() -> None:
    question = Asked(HEAT).question("sleeping")

    async def use(pool: BotPool) -> Answer:
        given_up = asyncio.create_task(pool.ask(question))
        await asyncio.sleep(0)
        given_up.cancel()
        return await pool.ask(Asked(HEAT).question("rookie"))

    assert with_pool(bad_pool(), use).note == ""


def test_a_worker_killed_between_questions_is_replaced() -> None:
    async def use(pool: BotPool) -> tuple[int, int, Answer]:
        [first] = await ready(pool)
        os.kill(first, signal.SIGKILL)
        await until(lambda: pool.pids == [])
        answer = await pool.ask(Asked(HEAT).question("rookie"))
        [second] = pool.pids
        return first, second, answer

    first, second, answer = with_pool(BotPool(budget=PATIENCE), use)
    assert first != second
    assert (answer.by, answer.note) == ("rookie", "")


def test_an_interrupt_leaves_the_workers_alone(capfd: pytest.CaptureFixture[str]) -> None:
    async def use(pool: BotPool) -> tuple[list[int], list[int]]:
        before = await ready(pool)
        os.kill(before[0], signal.SIGINT)
        assert (await pool.ask(Asked(HEAT).question("rookie"))).note == ""
        assert os.getpgid(before[0]) != os.getpgid(0)
        return before, pool.pids

    before, after = with_pool(BotPool(budget=PATIENCE), use)
    assert before == after
    assert capfd.readouterr().err == ""


def test_a_server_that_is_killed_leaves_no_worker_behind() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.doomed"],
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "running\n"
        server.kill()
        # The workers hold its stderr: it ends when the last of them has gone.
        _, said = server.communicate(timeout=PATIENCE)
    assert said == ""


def test_closing_ends_the_workers_and_cancels_what_is_open() -> None:
    async def use(pool: BotPool) -> tuple[list[int], list[object]]:
        pids = await ready(pool, 2)
        open_ones = [
            asyncio.create_task(pool.ask(Asked(HEAT).question("sleeping"))) for _ in range(5)
        ]
        await until(lambda: pool.busy == 2)
        await pool.close()
        outcomes: list[object] = [*await asyncio.gather(*open_ones, return_exceptions=True)]
        with pytest.raises(asyncio.CancelledError):
            await pool.ask(Asked(HEAT).question("rookie"))
        return pids, outcomes

    pool = bad_pool(workers=2)
    pids, outcomes = with_pool(pool, use)
    assert all(gone(pid) for pid in pids)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError] * 5
    assert (pool.pids, pool.busy, pool.waiting) == ([], 0, 0)


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5, 30])
def test_closing_while_the_workers_start_is_clean(turns: int) -> None:
    async def use(pool: BotPool) -> None:
        await pool.start()
        for _ in range(turns):
            await asyncio.sleep(0)

    with_pool(BotPool(workers=2), use)


def test_a_pool_that_nobody_closes_ends_with_its_loop() -> None:
    pool = BotPool()
    pids = asyncio.run(ready(pool))
    assert all(gone(pid) for pid in pids)


def test_a_worker_knows_nothing_of_the_server() -> None:
    code = "import sys, hotseat.server.thinker; print(*sys.modules)"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    loaded = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout.split()
    assert "hotseat.bots" in loaded
    assert not {"asyncio", "starlette", "uvicorn", "hotseat.server.bot_pool"} & set(loaded)
