"""What a decision looks like: the end of the log, the sketch, the question, the options."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from hotseat.cli.terminal.console import WIDTH
from hotseat.cli.terminal.menu import Choice, Menu, Row, paged
from hotseat.cli.terminal.session import Heard, Session
from hotseat.core import Barred, Phrase

OPTION_LINES = 8
_FEWEST_OPTION_LINES = 3
_FEWEST_LOG_LINES = 2
_INDENT = 5  # the number of an option and a gap
_WIDEST_LABEL = 34
_PREVIEW = "yellow"
_LOG_MARK = "· "
_CUT_MARK = "… "


class Screen:
    """The lines of one decision, from top to bottom."""

    def __init__(self, session: Session, menu: Menu, height: int | None, width: int) -> None:
        self.session = session
        self.menu = menu
        self.width = width
        self.height = height  # None: no limit
        self.view = session.view()

    def lines(self) -> list[Text]:
        """Return everything but the prompt, in at most `height` lines if possible."""
        above = [*self._too_narrow(), *sketch_lines(self.session, self.width), *self._question()]
        barred = self._barred()
        taken = len(above) + len(barred)
        options = self._options(self._room(taken + _FEWEST_LOG_LINES, OPTION_LINES))
        log = packed(self.session.log[self.session.fresh :], self.width)
        room = max(_FEWEST_LOG_LINES, self._room(taken + len(options), len(log)))
        shown = [_LOG_MARK + line for line in log]
        if len(log) > room:
            shown = [_CUT_MARK + log[-room], *shown[len(log) - room + 1 :]]
        return [*(Text(line, "dim") for line in shown), *above, *options, *barred]

    def _room(self, taken: int, wanted: int) -> int:
        """Return how many of these lines fit."""
        return wanted if self.height is None else min(wanted, self.height - taken)

    def _too_narrow(self) -> list[Text]:
        """Say so: what is drawn cannot be broken like a sentence."""
        if self.width == WIDTH:
            return []
        text = self.session.say(Phrase("terminal-narrow", {"width": self.width, "wanted": WIDTH}))
        return [Text(line, "dim") for line in wrap(text, self.width)]

    def _question(self) -> list[Text]:
        text = self.session.say(self.session.game.question(self.view))
        return [Text(line, "bold") for line in wrap(text, self.width)]

    # The options

    def _options(self, most: int) -> list[Text]:
        rows = self.menu.rows()
        widest = max(len(row.label) for row in rows)
        column = min(widest, _WIDEST_LABEL)
        drawn = [self._row(number, row, column) for number, row in enumerate(rows, start=1)]
        heights = [len(lines) for lines in drawn]
        if sum(heights) > most or not self.menu.is_first():
            most -= 1  # for the line that says which page this is
        pages = paged(heights, max(_FEWEST_OPTION_LINES, most))
        self.menu.page = max(0, min(self.menu.page, len(pages) - 1))
        shown = [line for row in pages[self.menu.page] for line in drawn[row]]
        return [*shown, *self._where(len(pages))]

    def _row(self, number: int, row: Row, column: int) -> list[Text]:
        """Return an option: its number, its label, and beside or below it its preview."""
        head = Text(f"{number:>3}", "bold cyan") + Text("  " + row.label.ljust(column), "default")
        detail = self._detail(row)
        if _INDENT + max(column, len(row.label)) + 2 + len(detail) <= self.width:
            line = head + Text("  " + detail, _PREVIEW)
            line.rstrip()
            return [line]
        head.rstrip()
        below = wrap(detail, self.width - _INDENT - 2)
        return [head, *(Text(" " * (_INDENT + 2) + line, _PREVIEW) for line in below)]

    def _detail(self, row: Row) -> str:
        game = self.session.game
        if not row.is_group:
            phrase = game.preview_phrase(self.view, row.choices[0].action)
            return self.session.say(phrase) if phrase else ""
        phrase = game.group_phrase(self.view, [choice.action for choice in row.choices])
        count = Phrase("terminal-group", {"count": len(row.choices)})
        return self.session.say(
            Phrase("terminal-group-of", {"count": count, "what": phrase}) if phrase else count
        )

    def _where(self, pages: int) -> list[Text]:
        """Return which page of which list this is, unless it is the whole list."""
        parts: list[str] = []
        if pages > 1:
            page = Phrase("terminal-page", {"page": self.menu.page + 1, "pages": pages})
            parts.append(self.session.say(page))
        if not self.menu.is_first():
            counts = {"listed": len(self.menu.listed), "all": len(self.menu.all)}
            parts.append(self.session.say(Phrase("terminal-narrowed", {**counts})))
        lines = wrap(" ".join(parts), self.width - _INDENT)
        return [Text(" " * _INDENT + line, "dim") for line in lines]

    # What is not possible

    def _barred(self) -> list[Text]:
        """Return the greyed choices, grouped by reason."""
        by_reason: dict[str, list[Barred]] = {}
        for barred in self.session.game.barred(self.view):
            reason = self.session.say(barred.reason.phrase)
            by_reason.setdefault(reason, []).append(barred)
        lines: list[Text] = []
        for reason, alike in by_reason.items():
            labels = tuple(barred.label for barred in alike)
            phrase = Phrase("terminal-barred", {"labels": labels, "reason": reason})
            text = wrap(self.session.say(phrase), self.width - _INDENT)
            lines += [Text("  ✗  " + text[0], "dim"), *(Text(" " * 5 + more) for more in text[1:])]
        return lines


def sketch_lines(session: Session, width: int) -> list[Text]:
    """Return the game's sketch, with long sentences wrapped."""
    lines: list[Text] = []
    for line in session.game.sketch(session.view()):
        if isinstance(line, Phrase):
            lines += [Text(part) for part in wrap(session.say(line), width)]
        else:
            lines.append(Text(line))
    return lines


def packed(heard: Sequence[Heard], width: int) -> list[str]:
    """Return sentences as lines, as many on a line as fit, because many are short."""
    lines: list[str] = []
    for sentence in [one.line() for one in heard]:
        if lines and len(lines[-1]) + 1 + len(sentence) <= width - len(_LOG_MARK):
            lines[-1] += " " + sentence
        else:
            lines += wrap(sentence, width - len(_LOG_MARK)) or [""]
    return lines


def choices_of(session: Session) -> list[Choice]:
    """Return the person's options in words."""
    game = session.game
    return [
        Choice(action, session.say(game.label(action)), session.say(game.face_label(action)))
        for action in session.options()
    ]
