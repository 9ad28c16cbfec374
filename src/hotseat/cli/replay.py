"""`hotseat replay`: verify a record and print its log."""

from __future__ import annotations

import hashlib
from argparse import Namespace
from typing import Any

import msgspec

from hotseat.cli.common import read_file
from hotseat.core import AnyGame, Result
from hotseat.core.record import (
    Move,
    Record,
    Replayed,
    Rewind,
    SeatChange,
    Undo,
    draws,
    read_record,
    replay,
)
from hotseat.games import game as game_by_name
from hotseat.words import Words


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay",
        help="verify a record and print its log",
        description="Play a record again, check every entry against its digest and tell the game.",
    )
    parser.add_argument(
        "record", metavar="RECORD", help="a file written by export, a server or sim --record"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object")
    how.add_argument(
        "--draws",
        action="store_true",
        help="print what chance gave each entry, for docs/verify_record.py",
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Replay; nothing is printed before the whole record is verified."""
    data = read_file(chosen.record)
    record = read_record(chosen.record, data)
    game = game_by_name(record.head.game)
    if chosen.draws:
        lines: list[object] = [{"draws_of": hashlib.sha256(data).hexdigest()}]
        lines += draws(chosen.record, game, record)
        text = msgspec.json.Encoder().encode_lines(lines)
        seal = msgspec.json.encode(hashlib.sha256(text).hexdigest())
        print((text + seal).decode())
        return 0
    steps = list(replay(chosen.record, game, record))
    result = game.result(steps[-1].state)
    if chosen.json:
        print(msgspec.json.encode(_plain(chosen.record, record, steps, result)).decode())
    else:
        _tell(game, chosen.record, record, steps, result)
    return 0


def _plain(
    name: str, record: Record, steps: list[Replayed], result: Result | None
) -> dict[str, object]:
    return {
        "file": name,
        "game": record.head.game,
        "rules": record.head.rules,
        "settings": record.head.settings,
        "seats": record.head.seats,
        "verified": True,
        "entries": len(record.entries),
        "finished": result is not None,
        "standings": result.standings if result else [],
        "log": [{"entry": step.number, "log": step.entry, "events": step.events} for step in steps],
    }


def _tell(
    game: AnyGame, name: str, record: Record, steps: list[Replayed], result: Result | None
) -> None:
    words = Words(game)
    names = game.names(steps[0].state)
    for step in steps:
        match step.entry:
            case Move(seat, action):
                print(f"{step.number:5}  seat {seat}: {action}")
            case Undo(to):
                print(f"{step.number:5}  back to entry {to}")
            case Rewind(to):
                print(f"{step.number:5}  back to entry {to}; what nobody may know was shuffled")
            case SeatChange(seat, holder):
                print(f"{step.number:5}  seat {seat} is now {holder.kind} {holder.name}")
            case None:
                print("    0  set-up")
        for event in step.events:
            if event.audience is None:
                print(f"         {words.say(game.phrase(event), names)}")
    if result:
        for standing in result.standings:
            score = words.say(game.score_phrase(standing))
            print(f"{standing.place}. {words.say(standing.name)}, {score}")
    for name_of in _without_nonce(record):
        print(f"{name_of} added nothing to the shuffles.")
    outcome = "finished" if result else "not finished"
    print(f"{name}: verified, {len(record.entries)} entries, {outcome}.")


def _without_nonce(record: Record) -> list[str]:
    """Return the people who showed no nonce, whose share in the shuffles nobody can check."""
    chance = record.head.chance
    if chance.kind != "verifiable":
        return []
    return [
        holder.name or f"Seat {seat}"
        for seat, (holder, nonce) in enumerate(zip(record.head.seats, chance.nonces, strict=False))
        if holder.kind == "person" and not nonce
    ]
