"""Record files: sealed, versioned, and refused with one sentence when anything is wrong."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from hotseat.arena.play import play_game, record_of
from hotseat.core import Invalid
from hotseat.core.record import (
    ChanceOf,
    Holder,
    Move,
    Record,
    Recorder,
    SeatChange,
    Undo,
    read_record,
    replay,
    write_record,
)
from hotseat.games import game as game_by_name
from hotseat.words import Words

HEAT = game_by_name("heat")


@pytest.fixture(scope="module")
def record() -> Record:
    settings = HEAT.settings({"laps": 1}, 2)
    return record_of(HEAT, settings, play_game(HEAT, settings, ["random"] * 2, 5, keep_moves=True))


def seal(lines: bytes) -> bytes:
    return lines + msgspec.json.encode(hashlib.sha256(lines).hexdigest()) + b"\n"


def refusal(data: bytes) -> str:
    """Return the sentence with which a file is refused, by reading or by replaying it."""
    with pytest.raises(Invalid) as caught:
        list(replay("race.jsonl", HEAT, read_record("race.jsonl", data)))
    sentence = Words(HEAT).say(caught.value.phrase)
    assert "\n" not in sentence
    assert "race.jsonl" in sentence
    return sentence


def test_a_record_reads_back(record: Record) -> None:
    data = write_record(record)
    assert read_record("race.jsonl", data) == record
    assert len(list(replay("race.jsonl", HEAT, record))) == len(record.entries) + 1


def test_any_one_byte_changed_is_refused(record: Record) -> None:
    data = write_record(record)
    for at in range(len(data)):
        for change in (1, 32, 128):  # a digit, a letter's case, no text at all
            changed = bytearray(data)
            changed[at] ^= change
            with pytest.raises(Invalid, match="invalid-record-damaged"):
                read_record("race.jsonl", bytes(changed))


def test_bytes_lost_or_added_are_refused(record: Record) -> None:
    data = write_record(record)
    for wrong in (b"", b"\n", b"\n\n", data[:-1], data + b"\n", data[1:], data[: len(data) // 2]):
        assert "changed" in refusal(wrong)


def test_a_sealed_file_that_is_no_record_is_refused() -> None:
    for content in (b"{}\n", b"[1]\n", b"\xff\n", b'{"record":1}\n', b"\n"):
        assert "not a proper record" in refusal(seal(content))


def change_head(original: Record, **changes: object) -> bytes:
    return write_record(Record(msgspec.structs.replace(original.head, **changes), original.entries))


def test_another_format_or_rules_version_is_named(record: Record) -> None:
    assert "format 2" in refusal(change_head(record, record=2))
    sentence = refusal(change_head(record, rules=99))
    assert "version 99 of the rules of heat" in sentence


def test_settings_and_seats_that_cannot_be_are_named_with_the_file(record: Record) -> None:
    assert "laps" in refusal(change_head(record, settings={"laps": 99}))
    assert "not 9" in refusal(change_head(record, seats=(Holder("bot", "random"),) * 9))


def test_another_seed_is_found_out(record: Record) -> None:
    assert "entry 0" in refusal(change_head(record, chance=ChanceOf("fast", "6")))
    assert "not a proper record" in refusal(change_head(record, chance=ChanceOf("fast", "six")))
    assert "not a proper record" in refusal(
        change_head(record, chance=ChanceOf("verifiable", "xyz"))
    )


def test_a_move_that_was_not_possible_is_named(record: Record) -> None:
    entries = (Move(0, "boost", "00000000"), *record.entries)
    sentence = refusal(write_record(Record(record.head, entries)))
    assert "entry 1" in sentence
    assert "boost" in sentence


@pytest.mark.parametrize("entry", [Undo(1, ""), Undo(-1, ""), Undo(7, "")])
def test_an_undo_goes_back_to_an_earlier_entry_only(record: Record, entry: Undo) -> None:
    assert "no entry" in refusal(write_record(Record(record.head, (entry,))))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_cannot_change_hands(record: Record, seat: int) -> None:
    entry = SeatChange(seat, Holder("person", "Ada"), record.head.digest)
    assert "no seat" in refusal(write_record(Record(record.head, (entry,))))


def test_a_wrong_digest_is_named(record: Record) -> None:
    first = record.entries[0]
    wrong = msgspec.structs.replace(first, digest="00000000")
    sentence = refusal(write_record(Record(record.head, (wrong, *record.entries[1:]))))
    assert "entry 1" in sentence
    assert "00000000" in sentence


def test_after_an_undo_the_draws_are_fresh() -> None:
    """Entries keep counting, so the same moves played again shuffle another way."""
    settings = HEAT.settings({}, 2)
    holders = (Holder("person", "A"), Holder("person", "B"))
    recorder = Recorder(HEAT, settings, holders, ChanceOf("verifiable", "aa" * 32))
    outcomes = set()
    for _ in range(2):
        recorder.undo(0)
        while recorder.state.round < 15:  # by then every deck has been shuffled anew
            seat = HEAT.waiting(recorder.state)[0]
            recorder.move(seat, HEAT.default(recorder.state, seat).text())
        outcomes.add(HEAT.dump(recorder.state))
    assert len(outcomes) == 2
