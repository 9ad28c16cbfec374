"""A process in which bots think: `python -m hotseat.server.thinker FACTORY [FILE:CLASS …]`.

Questions come in through stdin, replies go out through stdout, one at a time. FACTORY is the dotted
name of a function that makes bots as `hotseat.bots.bot` does; each FILE:CLASS is a user's own bot.
Nothing of the server is imported, so that a worker starts fast and stays small.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from hotseat.bots import BotFault, Decision, Player
from hotseat.bots.own import add_own
from hotseat.bots.player import Factory
from hotseat.core import FastChance, Invalid, Seat
from hotseat.games import game
from hotseat.server.questions import LENGTH_BYTES, Check, Question, Reply, message

_LONGEST_FAILURE = 500  # characters


def main() -> None:
    """Answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    questions, replies = _private_pipes()
    module, _, name = sys.argv[1].rpartition(".")
    factory: Factory = getattr(import_module(module), name)
    for place in sys.argv[2:]:
        add_own(place)
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions, asked), daemon=True).start()
    _send(replies, Reply())
    while True:
        _send(replies, _think(factory, asked.get()))


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return stdin and stdout, out of reach of a bot that prints: its output goes to stderr."""
    questions, replies = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return os.fdopen(questions, "rb"), os.fdopen(replies, "wb")


def _listen(questions: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Pass questions on; when the server is gone, end the process whatever a bot is doing."""
    while len(head := questions.read(LENGTH_BYTES)) == LENGTH_BYTES:
        asked.put(questions.read(int.from_bytes(head, "big")))
    os._exit(0)


def _send(replies: BinaryIO, reply: Reply) -> None:
    try:
        replies.write(message(msgspec.msgpack.encode(reply)))
        replies.flush()
    except OSError:  # the server is gone
        os._exit(0)


def _think(factory: Factory, asked: bytes) -> Reply:
    try:
        question: Question | Check = pickle.loads(asked)
        if isinstance(question, Check):
            return _check(question)
        chance = FastChance(question.seed)
        player = Player(
            question.bot, game(question.game), Seat(question.seat), chance, make=factory
        )
        if player.listens:
            player.hear(question.heard)
        decision = Decision(question.options, lambda: question.view)
        action = player.decide(decision)
        reason = player.reason(decision, action) if question.why else None
        return Reply(question.options.index(action), reason=reason)
    except BotFault as fault:
        return _failure(fault.problem)
    except Exception as error:  # whatever a bot does, the worker goes on
        return _failure(f"{type(error).__name__}: {error}")


def _check(asked: Check) -> Reply:
    try:
        game(asked.game).settings(asked.settings, asked.seats)
    except Invalid as invalid:
        return Reply(reason=invalid.phrase)
    return Reply()


def _failure(why: str) -> Reply:
    return Reply(failure=why[:_LONGEST_FAILURE])


if __name__ == "__main__":
    main()
