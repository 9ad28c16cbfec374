"""A bot on its seat: its answers are looked up, its faults are reported by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hotseat.bots.base import Bot, Decision
from hotseat.bots.problems import RAISED, in_one_line, problem_of
from hotseat.bots.roster import bot
from hotseat.core import Action, AnyGame, Chance, Event, Invalid, Phrase, Seat
from hotseat.core.play import reason_against

Factory = Callable[[str, AnyGame, Seat, Chance], Bot]


class BotFault(Invalid):
    """What a bot did wrong: a sentence that names it, and one for logs, without its cards."""

    def __init__(self, phrase: Phrase, problem: str) -> None:
        super().__init__(phrase.code, **phrase.params)
        self.problem = problem

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return BotFault, (self.phrase, self.problem)


class Player:
    """All code that plays with bots goes through this.

    A bot is somebody's program: it may raise, or answer something impossible or nonsensical. Each
    of these raises `BotFault`, so that no game goes on with it.
    """

    def __init__(
        self, name: str, game: AnyGame, seat: Seat, chance: Chance, make: Factory = bot
    ) -> None:
        self.name = name
        self.seat = seat
        self._game = game
        try:
            self._bot = make(name, game, seat, chance)
            self.listens = bool(self._bot.listens)
        except RAISED as error:
            if isinstance(error, Invalid) and error.phrase.code == "invalid-bot":
                raise  # there is no such bot
            raise self._failed("invalid-bot-start", error) from error

    def hear(self, events: Sequence[Event]) -> None:
        """Tell the bot what has happened, as far as the seat may know."""
        try:
            self._bot.hear(events)
        except RAISED as error:
            raise self._failed("invalid-bot-hears", error) from error

    def decide(self, decision: Decision) -> Action:
        """Return the option that the bot chooses: the listed one, never the bot's own object."""
        options = decision.options
        try:
            chosen = self._bot.choose(decision)
        except RAISED as error:
            raise self._failed(
                "invalid-bot-raises", error, self._game.question(decision.view)
            ) from error
        try:
            return options[options.index(chosen)]
        except RAISED:  # it is missing, or cannot even be compared
            raise self._illegal(decision.view, options, chosen) from None

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        """Return why the bot would choose this action."""
        try:
            return self._bot.reason(decision, action)
        except RAISED as error:
            raise self._failed(
                "invalid-bot-raises", error, self._game.question(decision.view)
            ) from error

    # What it did wrong

    def _failed(self, code: str, error: BaseException, question: Phrase | None = None) -> BotFault:
        made = getattr(self, "_bot", None)
        problem = problem_of(error, type(made).__module__)
        phrase = Phrase(code, {"bot": self.name, "seat": self.seat, "problem": problem})
        if question:
            phrase.params["question"] = question
        return BotFault(phrase, problem)

    def _illegal(self, view: msgspec.Struct, options: Sequence[Action], chosen: object) -> BotFault:
        if isinstance(chosen, Action):
            code = "invalid-bot-illegal"
            answer = in_one_line(chosen, lambda action: action.text())
        else:  # such as None, or the text of an action
            code = "invalid-bot-no-action"
            answer = in_one_line(chosen)
        rules = ", ".join(self._rules_against(view, options[0], chosen, answer))
        phrase = Phrase(
            code,
            {
                "bot": self.name,
                "seat": self.seat,
                "question": self._game.question(view),
                "answer": answer,
                "options": len(options),
                "rules": rules,
            },
        )
        return BotFault(phrase, f"{type(chosen).__name__} is not one of its options ({rules})")

    def _rules_against(
        self, view: msgspec.Struct, option: Action, chosen: object, answer: str
    ) -> tuple[str, ...]:
        """Return the rule that bars the answer, or those behind it, or those behind an option."""
        if isinstance(chosen, Action):
            barred = reason_against(self._game, view, answer)
            if barred and barred.rule:
                return (barred.rule,)
            try:
                return self._game.rules_behind(chosen)
            except RAISED:  # an action of another game, or of the bot's own making
                pass
        return self._game.rules_behind(option)
