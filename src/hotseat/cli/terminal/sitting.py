"""One person at a terminal, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from textwrap import wrap

from rich.text import Text

from hotseat.cli.terminal.console import WIDTH, Terminal
from hotseat.cli.terminal.menu import Choice, Menu, fits, is_same
from hotseat.cli.terminal.screen import OPTION_LINES, Screen, choices_of, sketch_lines
from hotseat.cli.terminal.session import PERSON, Session
from hotseat.core import Param, Phrase, Reason


class Ending(Enum):
    """How a sitting ended."""

    OVER = auto()  # the game is over
    QUIT = auto()
    CLOSED = auto()  # the input has ended


class Next(Enum):
    """What a typed line leads to."""

    ASK = auto()  # ask again, below what was just shown
    REDRAW = auto()
    DECIDED = auto()
    QUIT = auto()


class Sitting:
    """A session shown at a terminal."""

    def __init__(
        self,
        session: Session,
        terminal: Terminal,
        *,
        ask_all: bool = False,
        keep: Callable[[], None] | None = None,
    ) -> None:
        self.session = session
        self.terminal = terminal
        self._ask_all = ask_all
        self._keep = keep  # called after every decision
        self._refused_by = ""  # the rule that `?` explains

    def play(self) -> Ending:
        """Go on until the game is over or the person has had enough."""
        while True:
            self.session.let_bots_act()
            options = self.session.options()
            if not options:
                self._show_result()
                return Ending.OVER
            if len(options) == 1 and not self._ask_all:
                self.session.answer(options[0])
                continue
            ending = self._decide()
            if ending:
                return ending
            if self._keep:
                self._keep()

    def _decide(self) -> Ending | None:
        """Ask until something is decided."""
        menu = Menu(choices_of(self.session), OPTION_LINES)
        self._draw(menu)
        while True:
            typed = self.terminal.ask(self._say("terminal-prompt") + " ")
            if typed is None:
                return Ending.CLOSED
            match self._obey(typed, menu):
                case Next.REDRAW:
                    self._draw(menu)
                case Next.DECIDED:
                    return None
                case Next.QUIT:
                    return Ending.QUIT
                case Next.ASK:
                    pass

    def _obey(self, typed: str, menu: Menu) -> Next:
        if typed.startswith("?"):
            self._explain(typed[1:].strip(), menu)
            return Next.ASK
        self._refused_by = ""
        match typed:
            case "n" | "p":
                menu.page += 1 if typed == "n" else -1
                return Next.REDRAW
            case "b":
                menu.back()
                return Next.REDRAW
            case "":
                return Next.REDRAW
            case "l":
                self._show_log()
                return Next.ASK
            case "u":
                return self._undo()
            case "q":
                return Next.QUIT
            case _ if typed.isdecimal():
                return self._pick(int(typed[:9]), menu)
            case _:
                return self._narrow(typed, menu)

    # Choosing

    def _pick(self, number: int, menu: Menu) -> Next:
        rows = len(menu.rows())
        if not 1 <= number <= rows:
            self._tell("terminal-no-such-number", rows=rows)
            return Next.ASK
        return self._choose_or_list(menu.pick(number))

    def _narrow(self, typed: str, menu: Menu) -> Next:
        barred = self.session.game.barred(self.session.view())
        meant = [one for one in barred if is_same(typed, self.session.say(one.label))]
        if not meant and menu.fitting(typed):
            return self._choose_or_list(menu.narrow(typed))
        meant += [
            one for one in barred if fits(typed, self.session.say(one.label), one.action.text())
        ]
        if meant:
            self._refuse(meant[0].reason)
        else:
            self._tell("terminal-nothing-fits", typed=typed[:WIDTH])
        return Next.ASK

    def _choose_or_list(self, choice: Choice | None) -> Next:
        if choice is None:
            return Next.REDRAW
        refusal = self.session.choose(choice.action)
        if refusal:
            self._refuse(refusal.reason)
            return Next.ASK
        return Next.DECIDED

    def _undo(self) -> Next:
        why_not = self.session.undo()
        if why_not is None:
            return Next.DECIDED
        self._show(self.session.say(why_not))
        return Next.ASK

    def _refuse(self, reason: Reason) -> None:
        self._refused_by = reason.rule
        self._show(self.session.say(reason.phrase))
        if reason.rule:
            self._tell("terminal-ask-why", rule=reason.rule)

    # Explaining

    def _explain(self, what: str, menu: Menu) -> None:
        """Show the help, the rules behind an option, or a rule."""
        rows = menu.rows()
        if not what and not self._refused_by:
            self.terminal.show(self._say("terminal-help").splitlines())
        elif what.isdecimal() and 1 <= int(what[:9]) <= len(rows):
            action = rows[int(what) - 1].choices[0].action
            self._show_rules(self.session.game.rules_behind(action))
        elif what.isdecimal():
            self._tell("terminal-no-such-number", rows=len(rows))
        else:
            self._show_rules([what.upper() or self._refused_by])

    def _show_rules(self, ids: Sequence[str]) -> None:
        ledger = {rule.id: rule for rule in self.session.game.ledger()}
        for number in ids:
            if number in ledger:
                self._show(f"{number}  {ledger[number].text} ({ledger[number].source})")
            else:
                self._tell("terminal-no-such-rule", rule=number[:WIDTH])

    def _show_log(self) -> None:
        """Show everything that was heard, each line with its rules."""
        for heard in self.session.log:
            rules = f" [{' '.join(heard.rules[:2])}]" if heard.rules else ""
            self._show(heard.line() + rules)

    # Showing

    def _draw(self, menu: Menu) -> None:
        self._refused_by = ""
        height = self.terminal.height
        room = None if height is None else height - 1  # the last line is the prompt's
        screen = Screen(self.session, menu, room, self.terminal.width)
        self.terminal.show(screen.lines(), anew=True)

    def _show_result(self) -> None:
        """Show how it ended: the last of the log, the table, the ranking."""
        result = self.session.result()
        standings = result.standings if result else ()
        lines: list[Text | str] = [
            *(heard.line() for heard in self.session.log[self.session.fresh :]),
            *sketch_lines(self.session, self.terminal.width),
        ]
        for standing in standings:
            whose = "own" if standing.seat == PERSON else "other"
            params: dict[str, Param] = {
                "place": standing.place,
                "name": standing.name,
                "score": self.session.game.score_phrase(standing),
            }
            lines.append(self.session.say(Phrase("terminal-standing", {**params, "whose": whose})))
        for standing in standings:
            if standing.seat == PERSON:
                place: dict[str, Param] = {"place": standing.place, "of": len(standings)}
                lines.append(self.session.say(Phrase("terminal-place", place)))
        self.terminal.show(lines, anew=True)

    def _say(self, code: str, **params: Param) -> str:
        return self.session.say(Phrase(code, params))

    def _tell(self, code: str, **params: Param) -> None:
        self._show(self._say(code, **params))

    def _show(self, text: str) -> None:
        self.terminal.show(wrap(text, self.terminal.width, subsequent_indent="    "))
