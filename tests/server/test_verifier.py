"""docs/verify_record.py: anybody can verify a game's draws with the standard library alone."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.core import FastChance, Seat
from hotseat.games import NAMES
from hotseat.server.hub import Hub
from hotseat.table import commands as ask
from hotseat.table.callers import Caller
from hotseat.table.table import Stage
from tests.server.fakes import fickle, hub_on, new_table

VERIFIER = Path(__file__).parent.parent.parent / "docs" / "verify_record.py"
NONCE = "5a" * 16
Capture = pytest.CaptureFixture[str]


class PlayedGame:
    """A game of two that was played at a table and exported."""

    def __init__(self, record: Path, commitment: str, draws: Path) -> None:
        self.record = record
        self.commitment = commitment
        self.draws = draws

    def verify(self, *more: str) -> subprocess.CompletedProcess[str]:
        """Run the script where no package can be found, not even Hotseat."""
        return subprocess.run(
            [sys.executable, "-I", "-S", str(VERIFIER), str(self.record), *more],
            capture_output=True,
            text=True,
            check=False,
        )

    def verify_all(self) -> subprocess.CompletedProcess[str]:
        return self.verify("--commitment", self.commitment, "--draws", str(self.draws))


async def play(hub: Hub, game: str) -> str:
    """Play a random game with some undos; return the commitment."""
    dice = FastChance(9)
    seal = hashlib.sha256(bytes.fromhex(NONCE)).hexdigest()
    wanted = new_table(game, bot="", names=("Ann", "Bob"), nonce="", seal=seal)
    live = await hub.find((await hub.openings.open("ann", wanted)).table)
    table, caller = live.table, Caller("ann")
    for seat in (0, 1):
        await live.carry_out(caller, ask.Reveal(seat, NONCE))
    while table.stage == Stage.RUNNING:
        seat = dice.pick(list(table.waiting))
        if table.free_undos and dice.below(10) == 0:
            undo = ask.Undo(table.free_undo_seat, table.seq, table.free_undos[-1])
            await live.carry_out(caller, undo)
            continue
        if dice.below(40) == 0 and table.course.number > 3:  # behind what was seen
            await live.carry_out(caller, ask.Undo(seat, table.seq, table.course.number - 3))
            continue
        option = dice.pick(table.game.options(table.course.state, Seat(seat)))
        await live.carry_out(caller, ask.Act(seat, table.seq, (option.text(),)))
    return table.commitment


@pytest.fixture(params=NAMES)
def played(request: pytest.FixtureRequest, tmp_path: Path, capsys: Capture) -> PlayedGame:
    async def run() -> str:
        store = fickle(tmp_path)
        try:
            return await play(hub_on(store, tmp_path), request.param)
        finally:
            await store.close()

    commitment = asyncio.run(run())
    assert main(["export", "--data", str(tmp_path), "--to", str(tmp_path / "to")]) == 0
    [record] = (tmp_path / "to").iterdir()
    capsys.readouterr()
    assert main(["replay", str(record), "--draws"]) == 0
    draws = tmp_path / "draws"
    draws.write_text(capsys.readouterr().out)
    return PlayedGame(record, commitment, draws)


def sealed(lines: list[bytes]) -> bytes:
    body = b"".join(lines)
    return body + json.dumps(hashlib.sha256(body).hexdigest()).encode() + b"\n"


def test_the_draws_of_a_game_verify_and_nothing_else_does(played: PlayedGame) -> None:
    verified = played.verify_all()
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "WRONG" not in verified.stdout
    assert played.verify("--nonce", f"0:{NONCE}").returncode == 0
    count = int(verified.stdout.splitlines()[-1].split()[2])
    assert count > 20
    assert played.commitment in played.verify().stdout

    # A changed byte, whatever it is
    data = played.record.read_bytes()
    for at in (12, len(data) // 2, len(data) - 10):
        played.record.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        changed = played.verify_all()
        assert changed.returncode == 1
        assert changed.stdout.startswith("WRONG  the seal")
    # Another seed or nonce, properly sealed
    lines = data.splitlines(keepends=True)[:-1]
    head = json.loads(lines[0])
    head["chance"]["seed"] = "00" * 32
    played.record.write_bytes(sealed([json.dumps(head).encode() + b"\n", *lines[1:]]))
    assert "WRONG  the seed" in played.verify_all().stdout
    head = json.loads(lines[0])
    head["chance"]["nonces"][1] = "00" * 16
    played.record.write_bytes(sealed([json.dumps(head).encode() + b"\n", *lines[1:]]))
    assert "WRONG  the nonce of seat 1" in played.verify_all().stdout
    played.record.write_bytes(data)
    foreign = played.verify("--nonce", "1:" + "00" * 16)
    assert foreign.returncode == 1
    assert "WRONG  your own nonce" in foreign.stdout

    # Another commitment
    other = played.verify("--commitment", "00" * 32)
    assert other.returncode == 1
    assert "WRONG  the seed" in other.stdout

    # Another draw, first or last
    drawn = [json.loads(line) for line in played.draws.read_text().splitlines()[:-1]]

    def write(lines: list[object]) -> None:
        played.draws.write_bytes(sealed([json.dumps(line).encode() + b"\n" for line in lines]))

    # Draws that could have been different: of a single card there is nothing to choose.
    open_ones = [entry for entry in drawn[1:] if any(bound > 1 for bound, _ in entry[1])]
    for entry in (open_ones[0], open_ones[-1]):
        at = max(place for place, (bound, _) in enumerate(entry[1]) if bound > 1)
        bound, number = entry[1][at]
        entry[1][at] = [bound, (number + 1) % bound]
        write(drawn)
        changed = played.verify_all()
        assert changed.returncode == 1
        assert "WRONG  draw" in changed.stdout
        entry[1][at] = [bound, number]
    # A list that was shortened: its last line, a line in between, a draw of a line
    whole = played.draws.read_bytes()
    played.draws.write_bytes(b"".join(whole.splitlines(keepends=True)[:-2]))
    assert "WRONG  the seal of the draws" in played.verify_all().stdout
    for shorter in (drawn[:-1], [drawn[0], *drawn[2:]]):
        write(shorter)
        assert "WRONG  the draws of every entry" in played.verify_all().stdout
    write(drawn)
    played.draws.write_bytes(played.draws.read_bytes().replace(b"]]]", b"]]", 1))
    assert "WRONG  the seal of the draws" in played.verify_all().stdout
    # The draws of another record
    drawn[0] = {"draws_of": "00" * 32}
    write(drawn)
    assert "WRONG  the draws are of" in played.verify_all().stdout


def test_a_simulation_has_no_draws_to_verify(tmp_path: Path, capsys: Capture) -> None:
    main(["sim", "potatoh", "--games", "1", "--record", str(tmp_path)])
    [record] = tmp_path.iterdir()
    assert main(["replay", str(record), "--draws"]) == 2
    assert "simulation" in capsys.readouterr().err
    verified = PlayedGame(record, "", record).verify()
    assert (verified.returncode, "simulation" in verified.stderr) == (1, True)


def test_what_is_given_wrongly_is_said_in_one_sentence(played: PlayedGame, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    for given, named in (
        (("--nonce", "foo"), "--nonce foo"),
        (("--nonce", "9:ab"), "--nonce 9:ab"),
        (("--draws", str(nothing)), "nothing cannot be read"),
        (("--draws", str(empty)), "no list of draws"),
        (("--draws", str(played.record)), "no list of draws"),
    ):
        ended = played.verify(*given)
        assert (ended.returncode, ended.stderr.count("\n")) == (1, 1), ended.stderr
        assert named in ended.stderr


def test_the_script_uses_nothing_but_the_standard_library() -> None:
    text = VERIFIER.read_text("utf-8")
    assert "hotseat" not in "".join(line for line in text.splitlines() if "import" in line)
    assert len([line for line in text.splitlines() if line.strip()]) <= 95
