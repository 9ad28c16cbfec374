"""A server that is going to be killed: one worker thinks for ever, the other has nothing to do."""

from __future__ import annotations

import asyncio

from hotseat.games import game
from hotseat.server.bot_pool import BotPool
from tests.server.tables import BAD_BOTS, Asked, until


async def main() -> None:
    pool = BotPool(workers=2, budget=3600, factory=BAD_BOTS)
    await pool.start()
    await until(lambda: len(pool.pids) == 2)
    thinking = asyncio.create_task(pool.ask(Asked(game("heat")).question("sleeping")))
    await until(lambda: pool.busy == 1)
    print("running", flush=True)  # noqa: T201
    await thinking


if __name__ == "__main__":
    asyncio.run(main())
