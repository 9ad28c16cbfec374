"""A changed rule raises the version; games begun before are finished under their own rules."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import Chance, FastChance, Invalid, Seat, Tell
from hotseat.core.record import ChanceOf, Holder, Recorder, Replayed, finished
from hotseat.games.heat import Heat
from hotseat.games.heat.settings import Settings
from hotseat.games.heat.state import RULES_VERSION, Race

NEXT = RULES_VERSION + 1


class Shortened(Heat):
    """HEAT with a changed rule: since the next version every race has one lap."""

    rules_version = NEXT

    def new(self, settings: Settings, seats: int, chance: Chance, tell: Tell | None) -> Race:
        if self.rules_version >= NEXT:
            settings = msgspec.structs.replace(settings, laps=1)
        return super().new(settings, seats, chance, tell)


BEFORE, TODAY = Heat(), Shortened()


def recorded(game: Heat) -> Recorder:
    settings = game.settings({"laps": 2}, 2)
    holders = (Holder("bot", "random"),) * 2
    recorder = Recorder(game, settings, holders, ChanceOf("fast", "3"))
    dice = FastChance(5)
    while waiting := game.waiting(recorder.state):
        action = dice.pick(game.options(recorder.state, waiting[0]))
        assert recorder.move(waiting[0], action.text()) is None
    return recorder


@pytest.mark.parametrize("game", [BEFORE, TODAY], ids=["before", "today"])
def test_a_record_replays_under_its_own_rules(game: Heat) -> None:
    played = recorded(game)
    laps: set[int] = set()

    def hear(step: Replayed) -> None:
        assert isinstance(step.state, Race)
        laps.add(step.state.laps)

    last = finished("race", TODAY, played.record(), hear)
    assert laps == {2 if game is BEFORE else 1}
    assert TODAY.dump(last) == TODAY.dump(played.state)  # type: ignore[arg-type]


def test_a_version_is_chosen_among_those_known() -> None:
    assert TODAY.under(NEXT) is TODAY
    earlier = TODAY.under(1)
    assert earlier is not None
    assert (earlier.rules_version, TODAY.rules_version) == (1, NEXT)
    assert earlier.waiting(earlier.new(earlier.settings({}, 2), 2, FastChance(1), None)) == [
        Seat(0),
        Seat(1),
    ]
    assert TODAY.under(NEXT + 1) is None
    assert TODAY.under(0) is None


def test_a_record_of_rules_to_come_is_refused_with_both_versions() -> None:
    with pytest.raises(Invalid, match="invalid-record-rules") as refused:
        finished("race", BEFORE, recorded(TODAY).record())
    assert refused.value.phrase.params["found"] == NEXT
    assert refused.value.phrase.params["known"] == RULES_VERSION
