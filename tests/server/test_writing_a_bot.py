"""What the page on bots says is true: its program plays a race, its class is a bot."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from hotseat.bots import Bot, Decision
from hotseat.core import FastChance, Seat
from hotseat.games import game as game_by_name
from tests.patience import PATIENCE
from tests.server.harness import ROOT, Guest, Server, environment

PAGE = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
OUTSIDE, INSIDE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_outside_bot_races_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(OUTSIDE, "utf-8")
    with Server(tmp_path / "data") as server:
        ann = Guest(server)
        table = ann.open(
            "heat", seats=3, names=["Ann"], bot="rookie", start=True, settings={"laps": 1}
        )
        key = ann.seat_key(table, 0)
        played = subprocess.run(
            [sys.executable, str(file), f"ws://{server.host}", table, key],
            env=environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        assert re.fullmatch(r"seats by place:( [0-2]){3}\n", played.stdout)
        shown = ann.look(table)
        assert shown["table"]["stage"] == "over"
        moves = [entry for entry in ann.look(table, since=0)["entries"] if entry["kind"] == "moved"]
        assert not any("note" in entry for entry in moves)


def test_the_class_is_a_bot_that_plays() -> None:
    names: dict[str, type[Bot]] = {}
    exec(compile(INSIDE, "writing-a-bot.md", "exec"), names)
    heat = game_by_name("heat")
    chance = FastChance(1)
    race = heat.new(heat.settings({"laps": 1}, 2), 2, chance, None)
    players = [names["Careful"](heat, Seat(seat), chance) for seat in range(2)]
    for entry in range(1, 1000):
        waiting = heat.waiting(race)
        if not waiting:
            break
        seat = waiting[0]
        options = heat.options(race, seat)
        view = heat.view(race, seat)
        action = players[seat].choose(Decision(options, lambda view=view: view))  # type: ignore[misc]
        assert action in options
        chance.turn_to(entry)
        heat.apply(race, seat, action, chance, None)
    assert heat.result(race) is not None


def test_the_example_is_about_twenty_lines() -> None:
    lines = [line for line in OUTSIDE.splitlines() if line.strip()]
    assert len(lines) <= 30
