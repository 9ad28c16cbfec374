"""How an operator asks all running servers how they are, without a connection to any of them.

A question is a small log in the store. Every server that sees it adds its answer as an entry; then
whoever asked deletes it, so that nothing of it is kept.
"""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic

import msgspec

from hotseat.core.decoding import json_decoder
from hotseat.server.orders import ATTEMPTS, SHELF
from hotseat.store import Change, Conflict, Store

QUESTION = "-question-"  # how the ids of questions begin; no table's does
STALE = 60_000  # milliseconds after which nobody waits for answers any more
_LOOK_SECONDS = 0.1
_write = msgspec.json.Encoder().encode


class Visitor(msgspec.Struct, frozen=True):
    """One socket of somebody who is here now."""

    person: str
    address: str
    table: str = ""  # "": it watches a list of tables


class Report(msgspec.Struct, frozen=True):
    """How one server is, as it sees itself."""

    node: str
    nodes: int  # how many servers it knows of, itself included
    version: str
    figures: dict[str, float]  # as its metrics say
    tables: dict[str, int]  # in memory, by game
    visitors: list[Visitor]
    moves_last_minute: int = 0
    worst_lag: float = 0.0  # of the event loop in the last minute, in seconds


_read = json_decoder(Report).decode


async def ask_servers(store: Store, at: int, patience: float) -> list[Report]:
    """Return what all running servers answer; nothing if none does so in time."""
    question = QUESTION + secrets.token_hex(8)
    await store.append(Change(question, 0, (b"",), SHELF, b"", at))
    end = monotonic() + patience
    try:
        while True:
            answers = [_read(entry) for entry in (await store.entries(question))[1:]]
            known = max([answer.nodes for answer in answers], default=1)
            if len(answers) >= known or monotonic() >= end:
                return sorted(answers, key=lambda answer: answer.node)
            await asyncio.sleep(_LOOK_SECONDS)
    finally:
        await store.delete(question)


async def answer(store: Store, question: str, at: int, report: Report) -> None:
    """Add an answer, unless nobody waits for it any more."""
    for _ in range(ATTEMPTS):
        seq = (await store.seqs([question])).get(question, 0)
        if not seq:
            return
        try:
            await store.append(Change(question, seq, (_write(report),), SHELF, b"", at))
        except Conflict:
            continue
        return
