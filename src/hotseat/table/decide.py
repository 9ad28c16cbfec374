"""What a table answers to a command: the entries it leads to, or a refusal. Nothing changes here.

The caller writes the entries to the log and folds them into the table, in this order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress

import msgspec

from hotseat.bots import bot_names
from hotseat.core import AnyGame, Invalid, Reason, Refusal, Seat
from hotseat.core.chance import commitment
from hotseat.core.record import digest
from hotseat.core.settings import read_settings
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.names import plain_name, unlike
from hotseat.table.plain_text import MOST_IN_CHAT, plain_text
from hotseat.table.table import Decided, SeatHolder, Stage, Table

Entries = list[log.Entry]


def decide(
    table: Table,
    caller: Caller,
    command: ask.Command,
    at: int,
    *,
    is_absent: bool = False,
    is_slow: bool = False,
    away: Collection[str] = (),
) -> Decided:
    """Return what the command leads to; raise `Refused`.

    `is_absent`: the person of the seat that the command names has been gone for a while.
    `is_slow`: that seat keeps the table waiting. `away`: everybody who has been gone for a while.
    """
    check_let_in(table, caller)
    if table.stage == Stage.CLOSED:
        raise Refused("refused-table-closed")
    if isinstance(command, ask.Act):  # by far the most frequent
        return _act(table, caller, command, at)
    return Decided(_besides_moves(table, caller, command, at, is_absent, is_slow, away))


def _besides_moves(
    table: Table,
    caller: Caller,
    command: ask.Command,
    at: int,
    is_absent: bool,
    is_slow: bool,
    away: Collection[str],
) -> Entries:
    if caller.person and caller.person == table.host_while(away):
        caller = msgspec.structs.replace(caller, is_host=True)
    match command:
        case ask.Undo():
            return _undo(table, caller, command, at)
        case ask.AnswerUndo():
            return _answer_undo(table, caller, command, at)
        case ask.Chat():
            return _chat(table, caller, command, at)
        case ask.Leave(seat=seat):
            return _leave(table, caller, seat, at)
        case ask.TakeBack(seat=seat):
            return _take_back(table, caller, seat, at)
        case ask.HandToBot(seat=seat, bot=bot):
            return _hand_to_bot(table, caller, seat, bot, at, is_absent=is_absent, is_slow=is_slow)
        case ask.WaitForNext(name=name, look=look):
            return _wait_for_next(table, caller, name, look, at)
        case ask.Close():
            return _close(table, caller, at)
        case ask.RevokeKeys(seat=seat):
            _own_seat(table, caller, seat)
            if caller.only_seat is not None:
                raise Refused("refused-not-your-seat", seat=seat)
            return [log.KeysRevoked(at, seat)]
        case ask.LetAsk(on=on):
            _check_host(table, caller)
            return [] if on == table.may_ask else [log.AskingChanged(at, on)]
        case ask.SpectatorsChat(on=on):
            _check_host(table, caller)
            return [] if on == table.spectators_chat else [log.SpectatorsChat(at, on)]
        case ask.Rename(seat=seat, name=name):
            _own_seat(table, caller, seat)
            return [log.Renamed(at, seat, _name(table, name, seat))]
        case _:
            if table.stage != Stage.LOBBY:
                raise Refused("refused-has-begun")
            return _before_the_game(table, caller, command, at, away)


# Who may


def check_let_in(table: Table, caller: Caller) -> None:
    """Refuse people who may not be here: kicked, or with the key of a seat that has moved."""
    if caller.only_seat is not None:
        if (
            caller.only_seat not in table.seats_of(caller.person)
            or table.seats[caller.only_seat].keys_revoked != caller.key_round
        ):
            raise Refused("refused-no-such-key")
    elif not table.lets_in(caller.person):
        raise Refused("refused-not-let-in")


def _seat(table: Table, seat: int) -> SeatHolder:
    if seat >= len(table.seats):
        raise Refused("refused-no-such-seat", seat=seat)
    return table.seats[seat]


def _own_seat(table: Table, caller: Caller, seat: int) -> SeatHolder:
    holder = _seat(table, seat)
    if not caller.person or holder.person != caller.person:
        raise Refused("refused-not-your-seat", seat=seat)
    if caller.only_seat not in (None, seat):
        raise Refused("refused-not-your-seat", seat=seat)
    return holder


def _check_host(table: Table, caller: Caller) -> None:
    is_host = caller.is_host or caller.person == table.host
    if not is_host or caller.only_seat is not None:
        raise Refused("refused-not-host")


def _check_running(table: Table) -> None:
    if table.stage == Stage.LOBBY:
        raise Refused("refused-not-begun")
    if table.stage == Stage.OVER:
        raise Refused("refused-game-over")


def _name(table: Table, given: str, seat: int | None = None) -> str:
    """Return the name as shown here: readable, and unlike all others at the table."""
    name = plain_name(given)
    if not name:
        raise Refused("refused-no-name")
    taken = [holder.name for at, holder in enumerate(table.seats) if holder.name and at != seat]
    return unlike(name, taken)


def _check_bot(table: Table, bot: str) -> None:
    known = bot_names(table.game)
    if bot not in known:
        raise Refused("refused-no-such-bot", name=bot, known=", ".join(known))


# Before the game


def _before_the_game(
    table: Table, caller: Caller, command: ask.Command, at: int, away: Collection[str]
) -> Entries:
    if table.is_starting and not isinstance(command, ask.Reveal | ask.Start):
        raise Refused("refused-starting")
    match command:
        case ask.Sit(seat=seat, name=name, look=look):
            return _sit(table, caller, seat, name, look, at)
        case ask.SeatBot(seat=seat, bot=bot):
            _check_host(table, caller)
            _check_bot(table, bot)
            if _seat(table, seat).kind != "free":
                raise Refused("refused-seat-taken", seat=seat)
            return [log.BotSat(at, seat, bot)]
        case ask.FillWithBots(bot=bot):
            _check_host(table, caller)
            _check_bot(table, bot)
            free = [seat for seat, holder in enumerate(table.seats) if holder.kind == "free"]
            return [log.BotSat(at, seat, bot) for seat in free]
        case ask.ClearSeat(seat=seat):
            _check_host(table, caller)
            if _seat(table, seat).kind == "free":
                raise Refused("refused-seat-free", seat=seat)
            person = table.seats[seat].person
            # Somebody who only stands in for the host cannot keep the host out.
            if person in ("", caller.person, table.host):
                return [log.Stood(at, seat)]
            # Kicked people may not come back, so they lose all their seats.
            return [log.Stood(at, one, kicked=True) for one in table.seats_of(person)]
        case ask.Swap(first=first, second=second):
            _check_host(table, caller)
            if _seat(table, first) is _seat(table, second):
                raise Refused("refused-same-seat", seat=first)
            return [log.Swapped(at, first, second)]
        case ask.Choose(seat=seat, setting=setting, value=value):
            return _choose(table, caller, seat, setting, value, at)
        case ask.ChangeSettings(settings=settings, seats=seats):
            return _change_settings(table, caller, settings, seats, at)
        case ask.DropFreeSeats():
            return _drop_free_seats(table, caller, at, away)
        case ask.Ready(seat=seat, nonce=nonce, seal=seal):
            _own_seat(table, caller, seat)
            if nonce:
                seal = commitment(bytes.fromhex(nonce))
            return [log.Readied(at, seat, nonce, seal)]
        case ask.Unready(seat=seat):
            _own_seat(table, caller, seat)
            return [log.Unreadied(at, seat)]
        case ask.Start():
            return _start(table, caller, at)
        case ask.Reveal(seat=seat, nonce=nonce):
            return _reveal(table, caller, seat, nonce, at)
        case _:
            raise Refused("refused-not-possible")


def _sit(table: Table, caller: Caller, seat: int, name: str, look: str, at: int) -> Entries:
    if _seat(table, seat).kind != "free":
        raise Refused("refused-seat-taken", seat=seat)
    if not caller.person or caller.only_seat is not None:
        raise Refused("refused-not-your-seat", seat=seat)
    return [
        log.Sat(at, seat, caller.person, _name(table, name)),
        *chosen_look(table, seat, look, at),
    ]


def chosen_look(table: Table, seat: int, wish: str, at: int) -> Entries:
    """Return how somebody who sits down will look: as they wish, else easy to see.

    Without a wish, the seat keeps the look it has.
    """
    setting = table.game.look
    if setting is None:
        return []
    chosen = [holder.choices.get(setting.name) for holder in table.seats]
    mine = chosen.pop(seat)
    wishes = (wish, mine, *setting.for_people, *setting.choices)
    look = next((one for one in wishes if one in setting.choices and one not in chosen), None)
    return [] if look is None or look == mine else [log.Chose(at, seat, setting.name, look)]


def _choose(
    table: Table, caller: Caller, seat: int, name: str, value: int | str | bool, at: int
) -> Entries:
    if _seat(table, seat).kind == "bot":
        _check_host(table, caller)
    else:
        _own_seat(table, caller, seat)
    settings = {one.name: one for one in table.game.schema if one.per_seat}
    if look := table.game.look:
        settings[look.name] = look
    if name not in settings:
        raise Refused("refused-no-such-choice", name=name, known=", ".join(settings))
    setting = settings[name]
    alone = msgspec.structs.replace(setting, per_seat=False, differs_by_seat=False, needs=None)
    try:
        checked = read_settings((alone,), {name: value}, 1)[name]
    except Invalid as invalid:
        raise Refused.because(Reason(invalid.phrase)) from None
    assert isinstance(checked, int | str)
    others = [holder.choices.get(name) for other, holder in enumerate(table.seats) if other != seat]
    if setting.differs_by_seat and checked in others:
        raise Refused("refused-choice-taken", value=str(value))
    return [log.Chose(at, seat, name, checked)]


def _change_settings(
    table: Table, caller: Caller, settings: Mapping[str, object], seats: int, at: int
) -> Entries:
    _check_host(table, caller)
    if any(holder.kind != "free" for holder in table.seats[seats:]):
        raise Refused("refused-seats-taken", seats=seats)
    try:
        table.game.check_seats(seats)
        table.game.settings(settings, seats)
    except Invalid as invalid:
        raise Refused.because(Reason(invalid.phrase)) from None
    return [log.SettingsChanged(at, dict(settings), seats)]


def _drop_free_seats(table: Table, caller: Caller, at: int, away: Collection[str]) -> Entries:
    _check_host(table, caller)
    gone = [
        seat
        for seat in table.played_by_people()
        if not table.seats[seat].ready and table.seats[seat].person in away
    ]
    taken = sum(holder.kind != "free" for holder in table.seats) - len(gone)
    if taken == len(table.seats):
        return []
    try:
        table.game.check_seats(taken)
        table.game.settings(table.settings, taken)
    except Invalid as invalid:
        raise Refused.because(Reason(invalid.phrase)) from None
    return [*(log.Stood(at, seat) for seat in gone), log.SeatsDropped(at)]


def _start(table: Table, caller: Caller, at: int) -> Entries:
    _check_host(table, caller)
    if any(holder.kind == "free" for holder in table.seats):
        raise Refused("refused-seats-free")
    if any(not table.seats[seat].ready for seat in table.played_by_people()):
        raise Refused("refused-not-ready")
    try:
        table.game.settings(table.settings_by_seat(), len(table.seats))
    except Invalid as invalid:
        raise Refused.because(Reason(invalid.phrase)) from None
    if table.is_starting:
        raise Refused("refused-starting")
    return [log.Starting(at)] if table.unrevealed else start_anyway(table, at)


def start_anyway(table: Table, at: int) -> Entries:
    """Return the start with the nonces that are known: people who did not show theirs add none."""
    return [log.Started(at, table.set_up().first_digest)]


def _reveal(table: Table, caller: Caller, seat: int, nonce: str, at: int) -> Entries:
    holder = _own_seat(table, caller, seat)
    if not table.is_starting or seat not in table.unrevealed:
        raise Refused("refused-not-possible")
    if commitment(bytes.fromhex(nonce)) != holder.seal:
        raise Refused("refused-other-nonce")
    entries: Entries = [log.Revealed(at, seat, nonce)]
    if table.unrevealed == [seat]:
        entries.append(log.Started(at, table.set_up((seat, nonce)).first_digest))
    return entries


# The game


def _check_expected(table: Table, seat: int, expect: int) -> None:
    """Refuse what was meant for another decision: sent too late, or twice."""
    if expect > table.seq:
        raise Refused("refused-future", expect=expect, seq=table.seq)
    if table.asked_since.get(seat, 0) > expect:
        raise Refused("refused-stale", expect=expect, seq=table.seq)


def _act(table: Table, caller: Caller, command: ask.Act, at: int) -> Decided:
    holder = _own_seat(table, caller, command.seat)
    _check_running(table)
    if holder.bot:
        raise Refused("refused-bot-plays", seat=command.seat)
    _check_expected(table, command.seat, command.expect)
    return play_actions(table, command.seat, command.actions, at)


def play_actions(
    table: Table, seat: int, actions: tuple[str, ...], at: int, note: str = ""
) -> Decided:
    """Return the moves of a seat, as far as it can foresee them. Bots' moves start here."""
    tried = table.course.try_moves(Seat(seat), actions)
    if isinstance(tried, Refusal):
        raise Refused.because(tried.reason)
    moves = [log.Moved(at, seat, one.move.action, one.move.digest, note) for one in tried]
    return Decided(moves, tried)


def _leave(table: Table, caller: Caller, seat: int, at: int) -> Entries:
    holder = _own_seat(table, caller, seat)
    if table.is_starting:
        raise Refused("refused-starting")
    if table.stage == Stage.LOBBY:
        return [log.Stood(at, seat)]
    _check_running(table)
    if holder.bot:
        raise Refused("refused-bot-plays", seat=seat)
    return [log.HandedToBot(at, seat, stand_in(table.game), _digest(table))]


def stand_in(game: AnyGame) -> str:
    """Return the bot that plays for somebody who left."""
    return "rookie" if "rookie" in bot_names(game) else "random"


def _take_back(table: Table, caller: Caller, seat: int, at: int) -> Entries:
    holder = _own_seat(table, caller, seat)
    _check_running(table)
    if not holder.bot:
        raise Refused("refused-no-bot-plays", seat=seat)
    return [log.TakenBack(at, seat, _digest(table))]


def _hand_to_bot(
    table: Table,
    caller: Caller,
    seat: int,
    bot: str,
    at: int,
    *,
    is_absent: bool,
    is_slow: bool,
) -> Entries:
    _check_host(table, caller)
    _check_running(table)
    _check_bot(table, bot)
    if _seat(table, seat).bot:
        raise Refused("refused-bot-plays", seat=seat)
    if not (is_absent or is_slow):
        raise Refused("refused-is-present", name=table.seats[seat].name)
    digest = _digest(table)
    return [log.HandedToBot(at, seat, bot, digest, absent=is_absent, slow=not is_absent)]


def _wait_for_next(table: Table, caller: Caller, name: str, look: str, at: int) -> Entries:
    if table.stage == Stage.LOBBY or table.rematch:
        raise Refused("refused-not-possible")
    if not caller.person or caller.only_seat is not None or table.seats_of(caller.person):
        raise Refused("refused-not-possible")
    others = [one for one in table.queue if one.person != caller.person]
    if len(table.played_by_people()) + len(others) >= table.most_seats():
        raise Refused("refused-no-room")
    taken = [holder.name for holder in table.seats if holder.name] + [one.name for one in others]
    shown = plain_name(name)
    if not shown:
        raise Refused("refused-no-name")
    shown = unlike(shown, taken)
    for one in table.queue:
        if (one.person, one.name, one.look) == (caller.person, shown, look):
            return []
    return [log.Queued(at, caller.person, shown, look)]


def _digest(table: Table) -> str:
    return digest(table.game, table.course.state)


# Taking back


def _undo(table: Table, caller: Caller, command: ask.Undo, at: int) -> Entries:
    holder = _own_seat(table, caller, command.seat)
    _check_running(table)
    if holder.bot:
        raise Refused("refused-bot-plays", seat=command.seat)
    if command.expect != table.seq and command.expect != last_of_the_game(table):
        raise Refused("refused-stale", expect=command.expect, seq=table.seq)
    to = command.to
    if to is None:
        last = table.course.last_move_of(command.seat)
        if last is None:
            raise Refused("refused-nothing-to-undo")
        to = last - 1
    if to >= table.course.number:
        raise Refused("refused-nothing-to-undo")
    if is_free_undo(table, command.seat, to):
        return [log.Undone(at, command.seat, to, digest(table.game, table.course.state_after(to)))]
    if not _others(table, command.seat):
        return [_rewound(table, command.seat, to, at)]
    asked = table.proposal
    if asked and (asked.seat, asked.to) == (command.seat, to):
        return []  # asked once more: the answers so far still count
    return [log.UndoAsked(at, command.seat, to)]


def is_free_undo(table: Table, seat: int, to: int) -> bool:
    """May the seat go back without asking, to exactly what was?

    Only it has acted since, nothing was revealed, and the rules call none of it final.
    """
    return table.free_undo_seat == seat and to in table.free_undos


def last_of_the_game(table: Table) -> int:
    """Return the number of the last entry that changed the game: chat does not count."""
    for back, entry in enumerate(reversed(table.log)):
        if isinstance(entry, log.Started | log.Moved | log.Undone | log.Rewound):
            return table.seq - back
    return 0


def _others(table: Table, seat: int) -> list[int]:
    """Return the seats whose people must agree."""
    own = table.seats[seat].person
    return [other for other in table.played_by_people() if table.seats[other].person != own]


def _rewound(table: Table, seat: int, to: int, at: int) -> log.Rewound:
    """Go back further than is free: hidden cards are shuffled, so having looked gains nothing."""
    return log.Rewound(at, seat, to, digest(table.game, table.course.rewound(to)))


def _answer_undo(table: Table, caller: Caller, command: ask.AnswerUndo, at: int) -> Entries:
    _own_seat(table, caller, command.seat)
    proposal = table.proposal
    if proposal is None or table.stage != Stage.RUNNING:
        raise Refused("refused-no-proposal")
    others = _others(table, proposal.seat)
    if command.seat == proposal.seat and not command.agrees:
        return [log.UndoAnswered(at, command.seat, False)]  # the proposer withdrew it
    if command.seat not in others or command.seat in proposal.agreed:
        raise Refused("refused-no-proposal")
    entries: Entries = [log.UndoAnswered(at, command.seat, command.agrees)]
    if command.agrees and {*proposal.agreed, command.seat} >= set(others):
        entries.append(_rewound(table, proposal.seat, proposal.to, at))
    return entries


# At any time


def let_in(table: Table, person: str, name: str, look: str, at: int) -> Entries:
    """Return how somebody whom the host lets in arrives: on a free seat, or in the next game."""
    if table.stage == Stage.CLOSED or person in table.kicked:
        raise Refused("refused-not-let-in")
    entries: Entries = [] if table.lets_in(person) else [log.Joined(at, person)]
    free = [seat for seat, holder in enumerate(table.seats) if holder.kind == "free"]
    caller = Caller(person)
    if table.seats_of(person):
        return entries
    if table.stage == Stage.LOBBY and free and not table.is_starting:
        return entries + _sit(table, caller, free[0], name, look, at)
    with suppress(Refused):  # there may be no room: then they watch
        entries += _wait_for_next(table, caller, name, look, at)
    return entries


def _chat(table: Table, caller: Caller, command: ask.Chat, at: int) -> Entries:
    text = plain_text(command.text, MOST_IN_CHAT)
    if not text:
        raise Refused("refused-no-text")
    seats = table.seats_of(caller.person)
    if caller.only_seat is not None:
        seats = [caller.only_seat]
    seat = seats[0] if seats else None
    if seat is None and not table.spectators_chat:
        raise Refused("refused-chat-off")
    name = _name(table, command.name) if seat is None else table.seats[seat].name
    return [log.Chatted(at, caller.person, name, text, seat)]


def _close(table: Table, caller: Caller, at: int) -> Entries:
    # It is final, so only the real host may, and no stand-in.
    _check_host(table, msgspec.structs.replace(caller, is_host=False))
    if table.stage == Stage.OVER:
        raise Refused("refused-game-over")
    return [log.Closed(at)]
