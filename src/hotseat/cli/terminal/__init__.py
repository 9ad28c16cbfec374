"""`hotseat play --terminal`: a game in the terminal, against bots or the game's own opponents.

Built on views, options, previews, barred choices, words and records only. Nothing here knows a
particular game, so every game that has a sketch can be played.
"""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from hotseat.bots import bot_names
from hotseat.bots.own import add_own, is_own
from hotseat.cli.common import plain_settings, read_file, seat_bots, write_file
from hotseat.cli.terminal.console import Terminal, standard_terminal
from hotseat.cli.terminal.session import Session
from hotseat.cli.terminal.sitting import Ending, Sitting
from hotseat.core import AnyGame, Invalid, Phrase
from hotseat.core.record import ChanceOf, finished, read_record, write_record
from hotseat.games import game as game_by_name
from hotseat.words import Words

MOST_SEED = 2**32 - 1


def run(chosen: Namespace) -> int:
    """Play until the person stops; every way out is a polite one."""
    terminal = standard_terminal()
    language = chosen.language or "en"
    file: str | None = chosen.record
    if chosen.resume:
        session, is_ours = _resumed(chosen, language)
        # Somebody else's record stays as it is: our seats are other than its own.
        file = file or (chosen.resume if is_ours else None)
    else:
        session = _new_session(chosen, chosen.seed, language)
    while True:
        ending = _sit(terminal, session, file, ask_all=chosen.ask_all)
        if ending is Ending.QUIT and not file and terminal.is_screen:
            _offer_record(terminal, session)
        if ending is not Ending.OVER or not _wants_another(terminal, session.words):
            _say_goodbye(terminal, session, file)
            return 0
        session = _another(session)
        file = None  # the requested game's record stays as it is


def _sit(terminal: Terminal, session: Session, file: str | None, *, ask_all: bool) -> Ending:
    def keep() -> None:
        if file:
            write_file(Path(file), write_record(session.record()))

    keep()  # before the first decision, so that an unwritable file costs nobody a game
    ending = Sitting(session, terminal, ask_all=ask_all, keep=keep).play()
    keep()
    return ending


# Sitting down


def _new_session(chosen: Namespace, seed: int | None, language: str) -> Session:
    game = game_by_name(chosen.game or "heat")
    solo = chosen.seats is None and (not chosen.bots or game.solo_seats > 1)
    seats = game.solo_seats if solo else _seats(game, chosen)
    game.check_seats(seats)
    given = [f"{name}={value}" for name, value in game.solo_settings.items()] if solo else []
    settings = plain_settings(game, [*given, *chosen.settings], seats)
    bots = seat_bots(game, chosen.bots or default_bot(game), seats - 1)
    return Session(game, game.settings(settings, seats), bots, _chance(seed), language)


def _seats(game: AnyGame, chosen: Namespace) -> int:
    """Return how many play: as said, or with the named bots, or a full table of one kind."""
    if chosen.seats is not None:
        return int(chosen.seats)
    named = len(chosen.bots.split(","))
    return named + 1 if named > 1 else game.usual_seats


def default_bot(game: AnyGame) -> str:
    """Return the bot that plays against a person: the rookie, if the game has one."""
    return "rookie" if "rookie" in bot_names(game) else "random"


def _chance(seed: int | None) -> ChanceOf:
    if seed is None:
        seed = secrets.randbelow(MOST_SEED + 1)
    if not 0 <= seed <= MOST_SEED:
        raise Invalid("invalid-option", name="--seed", given=seed, low=0, high=MOST_SEED)
    return ChanceOf("fast", str(seed << 32))


def _another(session: Session) -> Session:
    """Return the same game with another seed."""
    head = session.recorder.head
    settings = session.game.settings(head.settings, len(head.seats))
    bots = [holder.name for holder in head.seats[1:]]
    return Session(session.game, settings, bots, _chance(None), session.language)


def _resumed(chosen: Namespace, language: str) -> tuple[Session, bool]:
    """Return the game of a record, where it was left, and whether it was kept by this command.

    The person takes the first seat, and bots those of other people.
    """
    for option, given in (
        ("--seats", chosen.seats),
        ("--set", chosen.settings),
        ("--seed", chosen.seed),
    ):
        if given not in (None, []):
            raise Invalid("invalid-resume-option", name=option)
    for name in (chosen.bots or "").split(","):
        if is_own(name):
            add_own(name)  # the record names them without their folders
    file: str = chosen.resume
    record = read_record(file, read_file(file))
    if chosen.game and chosen.game != record.head.game:
        raise Invalid("invalid-resume-game", file=file, game=record.head.game)
    game = game_by_name(record.head.game)
    finished(file, game, record)  # verifies every entry
    seats = record.head.seats
    bots = [holder.name if holder.kind == "bot" else default_bot(game) for holder in seats[1:]]
    settings = game.settings(record.head.settings, len(seats))
    session = Session(game, settings, bots, record.head.chance, language)
    session.go_on_from(record)
    return session, session.recorder.head == record.head


# Getting up


def _offer_record(terminal: Terminal, session: Session) -> None:
    while name := terminal.ask(session.words.say_code("terminal-keep") + " "):
        try:
            write_file(Path(name), write_record(session.record()))
        except Invalid as problem:
            terminal.show([session.say(problem.phrase)])
        else:
            terminal.show([session.say(Phrase("terminal-kept", {"file": name}))])
            return


def _wants_another(terminal: Terminal, words: Words) -> bool:
    answer = terminal.ask(words.say_code("terminal-again") + " ")
    return answer is not None and answer.casefold().startswith(words.say_code("terminal-yes"))


def _say_goodbye(terminal: Terminal, session: Session, file: str | None) -> None:
    if file:
        terminal.show([session.say(Phrase("terminal-kept", {"file": file}))])
    terminal.show([session.words.say_code("terminal-goodbye")])
