"""Actions: what a seat can intend. Values, compared by value, each with one text form."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, gc=False):
    """One choice of a seat. A game's actions are tagged subclasses made of numbers and text."""

    def text(self) -> str:
        """Return the one text form, used in records, on the wire and in tests.

        The tag, then the fields in order. A field that is a tuple is joined by `+`.
        """
        config = self.__struct_config__
        words = [str(config.tag)]
        for field in self.__struct_fields__:
            value: object = getattr(self, field)
            if isinstance(value, tuple):
                words.append("+".join(str(part) for part in value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType] -- only printed
            else:
                words.append(str(value))
        return " ".join(words)

    def face(self) -> str:
        """Return what the other seats may know of this action once it is chosen."""
        return self.text()
