"""Games from which bots are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hotseat.bots import Decision, bot
from hotseat.core import AnyGame, Event, FastChance, Seat, play
from hotseat.core.events import heard_by
from hotseat.server.bot_pool import Question
from tests.patience import PATIENCE

BAD_BOTS = "tests.server.bad_bots.bot"
SMALL: dict[str, dict[str, object]] = {
    "heat": {"laps": 1},
    "potatoh": {"level": 3, "rounds": 1},
    "heap": {"vehicles_needed": 1},
}


class Asked:
    """A small game of two at a decision."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.events: list[Event] = []
        self.chance = FastChance(7)
        self.moves = 0
        settings = game.settings(SMALL[game.name], 2)
        self.state: object = game.new(settings, 2, self.chance, self.events.append)

    def question(self, name: str, *, listens: bool = False) -> Question:
        """Return what a bot is asked now."""
        seat = self.game.waiting(self.state)[0]
        return Question(
            game=self.game.name,
            bot=name,
            seat=seat,
            view=self.game.view(self.state, seat),
            options=tuple(self.game.options(self.state, seat)),
            heard=tuple(heard_by(self.events, seat)) if listens else (),
            seed=self.moves,
        )

    def play(self, question: Question, text: str) -> None:
        """Go on to the next decision."""
        self.moves += 1
        self.chance.turn_to(self.moves)
        seat = Seat(question.seat)
        refused = play(self.game, self.state, seat, text, self.chance, self.events.append)
        assert refused is None

    @property
    def over(self) -> bool:
        return self.game.result(self.state) is not None


def answer_here(question: Question, game: AnyGame) -> str:
    """Return what a bot answers in this very process."""
    player = bot(question.bot, game, Seat(question.seat), FastChance(question.seed))
    return player.choose(Decision(question.options, lambda: question.view)).text()


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that tells nobody."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 -- the pool has no event for it
            await asyncio.sleep(0.005)
