"""One game among bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from hotseat.arena import play as arena_play
from hotseat.arena.play import FinishedGame, play_game, record_of
from hotseat.bots import Bot, BotFault, Decision, roster
from hotseat.bots.own import add_own
from hotseat.core import Action, Event, FastChance, Secret
from hotseat.core.record import finished, replay
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.games.heat import GAME as HEAT
from hotseat.words import Words
from tests.bots.own_bots import CHEAT, forgets_own_bots, write_bot

__all__ = ["forgets_own_bots"]  # pytest finds it here

SHORT: dict[str, dict[str, object]] = {
    "heat": {"laps": 1},
    "potatoh": {"rounds": 1},
    "heap": {"vehicles_needed": 1},
}


def played(name: str, bots: Sequence[str], seed: int = 1) -> FinishedGame:
    game = game_by_name(name)
    settings = game.settings(SHORT[name], len(bots))
    return play_game(game, settings, bots, seed, keep_moves=True)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game_and_another_seed_another(name: str) -> None:
    bots = ["rookie", "random", "random"]
    first, again, other = (played(name, bots, seed) for seed in (4, 4, 5))
    assert first.moves == again.moves
    assert first.result == again.result
    assert first.tally.figures() == again.tally.figures()
    assert first.moves != other.moves


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_to_its_end_and_every_decision_counted(name: str) -> None:
    game = played(name, ["random"] * 3)
    assert game.result is not None
    assert {standing.seat for standing in game.result.standings} == {0, 1, 2}
    assert game.decisions == len(game.moves) > 0
    assert {seat for seat, _ in game.moves} == {0, 1, 2}


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_game_replays_to_the_same_result(name: str) -> None:
    game = game_by_name(name)
    bots = ["random", "rookie"]
    done = played(name, bots)
    record = record_of(game, game.settings(SHORT[name], 2), done)
    assert [holder.name for holder in record.head.seats] == bots
    assert len(record.entries) == len(done.moves)
    assert game.result(finished("it", game, record)) == done.result
    heard = game.tally()
    for step in replay("it", game, record):
        for event in step.events:
            heard.hear(event)
    assert heard.figures() == done.tally.figures()


def test_moves_are_kept_only_where_a_record_is_wanted() -> None:
    game = play_game(HEAT, HEAT.settings({"laps": 1}, 2), ["random"] * 2, 1)
    assert game.moves == []
    assert game.decisions > 0


def test_seats_with_the_same_bot_draw_different_luck() -> None:
    """Else two random bots would do the same wherever they have the same choices."""
    moves = played("heat", ["random"] * 6).moves
    first_plans = dict(reversed([move for move in moves if move[1].startswith("plan")]))
    assert len(set(first_plans.values())) > 1


class Listener(Bot):
    listens = True
    heard: dict[int, list[Event]]

    def hear(self, events: Sequence[Event]) -> None:
        self.heard.setdefault(self.seat, []).extend(events)

    def choose(self, decision: Decision) -> Action:
        return decision.options[0]


@pytest.mark.usefixtures("forgets_own_bots")
def test_a_bot_that_listens_hears_everything_its_seat_may_know_and_no_secret_of_another() -> None:
    Listener.heard = {}
    roster.add("listener", Listener)
    played("heat", ["listener", "random", "listener"])
    assert set(Listener.heard) == {0, 2}
    for seat, events in Listener.heard.items():
        assert events
        secrets = [event for event in events if isinstance(event, Secret)]
        assert secrets
        assert {secret.only for secret in secrets} == {seat}
    public = [
        [event for event in events if not isinstance(event, Secret)]
        for events in Listener.heard.values()
    ]
    assert public[0] == public[1]


@pytest.mark.usefixtures("forgets_own_bots")
def test_a_rookie_that_helps_itself_to_twenty_spaces_is_caught_by_name(tmp_path: Path) -> None:
    cheat = add_own(f"{write_bot(tmp_path, CHEAT)}:Cheat")
    with pytest.raises(BotFault) as caught:
        [played("heat", ["rookie", cheat], seed) for seed in range(30)]
    told = Words(HEAT).say(caught.value.phrase)
    assert told.startswith("The bot mine.py:Cheat on seat 1 answered “")
    assert "with “slipstream 20”" in told
    assert "HEAT-6-3" in told


def test_what_is_applied_is_always_one_of_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules check nothing, so this is what stands between a bot and the game."""
    applied: list[bool] = []

    class Watched(type(HEAT)):  # type: ignore[misc]
        def apply(self, state: object, seat: int, action: Action, *rest: object) -> None:
            applied.append(any(action is one for one in self.last))
            super().apply(state, seat, action, *rest)

        def options(self, state: object, seat: int) -> list[Action]:
            self.last = list[Action](super().options(state, seat))
            return self.last

    game = Watched()
    play_game(game, game.settings({"laps": 1}, 2), ["rookie", "random"], 1)
    assert applied
    assert all(applied)


def test_bots_do_not_draw_from_the_luck_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their entries lie beyond those of any log: a bot cannot foresee a draw from its own."""
    drawn: list[int] = []

    class Watched(FastChance):
        def turn_to(self, entry: int) -> None:
            drawn.append(entry)
            super().turn_to(entry)

    monkeypatch.setattr(arena_play, "FastChance", Watched)
    done = played("heat", ["random"] * 2)
    assert drawn[:2] == [1 << 31, (1 << 31) + 1]
    assert drawn[2:] == list(range(done.decisions + 1))
