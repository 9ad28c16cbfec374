"""Whatever people do at a table: no crash, refusals change nothing, the log tells everything."""

from __future__ import annotations

import copy
import random

import msgspec
import pytest

from hotseat.core import Seat
from hotseat.games import NAMES
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.decide import decide, play_actions
from hotseat.table.messages import TableSnapshot
from hotseat.table.table import Stage, open_table
from hotseat.table.telling import told_since
from tests.contract.cases import Case, cases
from tests.contract.harness import RandomGame
from tests.table.people import Play, dump, random_command, read_again, shown_to_all

COMMANDS = 1000
SEEDS = range(8)
CASES = cases()


def anybody(dice: random.Random, play: Play, command: ask.Command) -> Caller:
    """Return who asks: mostly who may, now and then somebody else."""
    seat = getattr(command, "seat", len(play.table.seats))
    if dice.random() < 0.7 and seat < len(play.table.seats) and play.table.seats[seat].person:
        return Caller(play.table.seats[seat].person, dice.choice([None, seat]))
    person = dice.choice(["ann", "ann", "bob", "cid", ""])
    return Caller(person, dice.choice([None] * 9 + [0, 1]) if person else None)


def bots_play(play: Play, dice: random.Random) -> None:
    """Let a bot that is asked play, as a server does."""
    table = play.table
    asked = [seat for seat in table.waiting if table.seats[seat].kind == "bot"]
    if asked and table.played_by_people() and dice.random() < 0.8:
        seat = dice.choice(asked)
        action = dice.choice(play.options(seat))
        play.happen(play_actions(table, seat, (action,), play.at))


def begin(game: str, dice: random.Random) -> Play:
    play = Play(game, seats=dice.choice([2, 3]))
    if dice.random() < 0.6:
        play.start(Caller("ann"), Caller("bob"))
    return play


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", NAMES)
def test_whatever_anybody_asks_for_a_table_stays_true_to_its_log(game: str, seed: int) -> None:
    dice = random.Random(f"{game} {seed}")
    play = begin(game, dice)
    snapshots: list[tuple[TableSnapshot, int]] = []
    refused = carried_out = 0
    for _ in range(COMMANDS):
        table = play.table
        command = random_command(dice, play)
        caller = anybody(dice, play, command)
        before = dump(table)
        try:
            decided = decide(table, caller, command, play.at, is_absent=dice.random() < 0.5)
        except Refused:
            refused += 1
            assert dump(table) == before
            continue
        assert dump(table) == before  # deciding changes nothing
        carried_out += 1
        play.happen(decided)
        bots_play(play, dice)
        if table.has_begun and dice.random() < 0.05:
            kept = msgspec.json.encode(table.snapshot())
            snapshots.append((msgspec.json.decode(kept, type=TableSnapshot), table.seq))
        if table.stage == Stage.OVER:
            break
    assert refused > 20
    assert carried_out > 10
    compare(play, snapshots, dice)


def compare(play: Play, snapshots: list[tuple[TableSnapshot, int]], dice: random.Random) -> None:
    """Open the table again in every way there is: it is the same, and tells the same."""
    entries = read_again(play.table.log)
    again = open_table("t", entries)
    assert dump(again) == dump(play.table)
    assert shown_to_all(again) == shown_to_all(play.table)
    for viewer, heard in play.told.items():
        if viewer is None or viewer < len(again.seats):
            assert told_since(again, 0, viewer) == heard
            since = dice.randrange(again.seq)
            assert told_since(again, since, viewer) == heard[since:]
    for snapshot, seq in snapshots[:: max(1, len(snapshots) // 4)]:
        late = open_table("t", entries, snapshot)
        assert dump(late) == dump(again)
        assert shown_to_all(late) == shown_to_all(again)
        assert told_since(late, seq, 0) == play.told[0][seq:]
        assert told_since(late, 0, None) == play.told[None]
        then = open_table("t", entries[:seq], snapshot)
        assert dump(then) == dump(open_table("t", entries[:seq]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_is_asked_and_does_not_act_is_asked_the_same(case: Case) -> None:
    """Choices at the same time do not change each other: so `expect` may be older than they are."""
    game = RandomGame(case, seed=len(str(case)))
    asked: dict[int, tuple[bool, list[str]]] = {}
    mover: int | None = None
    for step in game.steps():
        if step.number > 200:
            break
        now = asked_now(game, step.state)
        for seat, (owes, options) in now.items():
            if seat in asked and seat != mover and asked[seat][0] == owes:
                assert asked[seat][1] == options
        asked = now
        mover = next_mover(game, step.state)


def asked_now(game: RandomGame, state: object) -> dict[int, tuple[bool, list[str]]]:
    changing = dict.fromkeys(game.game.may_change(state), False)
    waiting = dict.fromkeys(game.game.waiting(state), True)
    return {
        seat: (owes, [one.text() for one in game.game.options(state, Seat(seat))])
        for seat, owes in {**changing, **waiting}.items()
    }


def next_mover(game: RandomGame, state: object) -> int | None:
    """Return who will act: what `RandomGame.steps` draws next, drawn on a copy of its dice."""
    waiting = game.game.waiting(state)
    if not waiting:
        return None
    dice = copy.copy(game.dice)
    changing = game.game.may_change(state)
    return int(dice.pick(changing if changing and dice.below(8) == 0 else waiting))


def test_random_tables_do_all_there_is_to_do() -> None:
    """Else the property above would say little."""
    kinds: set[type[log.Entry]] = set()
    for seed in SEEDS:
        dice = random.Random(f"heat {seed}")
        play = begin("heat", dice)
        for _ in range(COMMANDS):
            try:
                command = random_command(dice, play)
                caller = anybody(dice, play, command)
                decided = decide(play.table, caller, command, 1, is_absent=True)
            except Refused:
                continue
            play.happen(decided)
            bots_play(play, dice)
        kinds |= {type(entry) for entry in play.table.log}
    expected = {
        log.Sat, log.Renamed, log.BotSat, log.Readied, log.Started, log.Moved, log.UndoAsked,
        log.UndoAnswered, log.Undone, log.HandedToBot, log.TakenBack, log.Chatted,
    }  # fmt: skip
    assert expected <= kinds
