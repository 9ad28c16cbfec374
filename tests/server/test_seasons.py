"""A season is one table: it pauses between races and goes on after a restart of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hotseat.core import Seat
from hotseat.games.heat.points import season_of
from hotseat.games.heat.state import Race, Step
from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.table import commands as ask
from hotseat.table.callers import Caller
from tests.contract.samples import SAMPLE_FILES
from tests.server.fakes import FickleStore, fickle, hub_on
from tests.server.tables import until
from tests.server.test_durability import ANN, a_table, quiet

FILE = SAMPLE_FILES["heat", "season"]
SEASON = {"season": {"file": FILE.file, "text": FILE.text}, "garage": "basic"}


def race_of(live: Live) -> Race:
    state: object = live.table.course.state
    assert isinstance(state, Race)
    return state


async def drive(live: Live, step: Step) -> None:
    """Let Ann take the least there is to do until the season asks for this."""
    while race_of(live).step != step:
        await quiet(live)
        if race_of(live).step == step or 0 not in live.table.asked:
            continue
        action = live.table.game.default(race_of(live), Seat(0))
        await live.carry_out(Caller(ANN), ask.Act(0, live.table.seq, (action.text(),)))
    await quiet(live)


def test_a_season_paused_between_races_opens_again_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        store: FickleStore = fickle(tmp_path)
        try:
            first: Hub = hub_on(store, tmp_path)
            live = await a_table(first, game="heat", settings=SEASON)
            await drive(live, Step.READY)
            # The bot's seat answers at once; only Ann is waited for.
            await until(lambda: list(live.table.asked) == [0])
            await quiet(live)
            kept = live.table.game.dump(race_of(live))
            await first.stop()

            later = hub_on(store, tmp_path)
            again = await later.find(live.table.id)
            assert again.table.game.dump(race_of(again)) == kept
            assert list(again.table.asked) == [0]
            season = season_of(race_of(again))
            assert all(len(car.upgrades) == 1 for car in race_of(again).cars)
            points = [season.points(car.id) for car in race_of(again).cars]
            assert sorted(points) == [6, 9]
            await again.carry_out(Caller(ANN), ask.Act(0, again.table.seq, ("ready",)))
            assert season_of(race_of(again)).race == 1
            await drive(again, Step.OVER)
            final = [season_of(race_of(again)).points(car.id) for car in race_of(again).cars]
            assert all(after >= before for before, after in zip(points, final, strict=True))
            await later.stop()
        finally:
            await store.close()

    asyncio.run(run())
