"""Any game: a record replays to the same events and states, on any machine."""

from __future__ import annotations

import pytest

from hotseat.core import Action, Event, FastChance, Refusal, Seat
from hotseat.core.record import (
    ChanceOf,
    Holder,
    Recorder,
    digest,
    read_record,
    replay,
    write_record,
)
from tests.contract.cases import Case, cases

CHANCES = {
    "fast": ChanceOf("fast", "123456789"),
    "verifiable": ChanceOf("verifiable", "ab" * 32, ("01", "02ff")),
}


@pytest.mark.parametrize("kind", CHANCES)
@pytest.mark.parametrize("case", cases()[::2], ids=str)
def test_a_record_with_undo_and_seat_changes_replays(case: Case, kind: str) -> None:
    game = case.game
    settings = game.settings(case.given, case.seats)
    heard: list[Event] = []
    holders = tuple(Holder("bot", "random") for _ in range(case.seats))
    recorder = Recorder(game, settings, holders, CHANCES[kind], heard.append)
    dice = FastChance(11)
    while (waiting := game.waiting(recorder.state)) and len(recorder.entries) < 400:
        number = len(recorder.entries)
        if number % 50 == 49:
            recorder.undo(number - dice.below(10))
        elif number % 70 == 69:
            recorder.change_seat(Seat(0), Holder("person", "Ada"))
        else:
            seat = dice.pick(waiting)
            action: Action = dice.pick(game.options(recorder.state, seat))
            assert recorder.move(seat, action.text(), heard.append) is None
    written = write_record(recorder.record())
    record = read_record("test", written)
    assert record == recorder.record()
    steps = list(replay("test", game, record))
    assert [event for step in steps for event in step.events] == heard
    assert digest(game, steps[-1].state) == digest(game, recorder.state)


@pytest.mark.parametrize("case", cases()[::4], ids=str)
def test_a_refused_move_changes_nothing(case: Case) -> None:
    game = case.game
    settings = game.settings(case.given, case.seats)
    holders = tuple(Holder("bot", "random") for _ in range(case.seats))
    recorder = Recorder(game, settings, holders, CHANCES["fast"])
    before = game.dump(recorder.state)
    for seat in range(case.seats):
        for nonsense in ("", "win", "plan 9 9", "\x00", "💥" * 1000, "draw draw"):
            refused = recorder.move(Seat(seat), nonsense)
            assert isinstance(refused, Refusal)
            assert refused.reason.phrase.code.startswith("refused-")
    assert game.dump(recorder.state) == before
    assert recorder.entries == []
