"""Integers of the machine, for the few places where the compiled form counts a lot.

Not compiled itself: there `i64` is what mypy knows by this name, everywhere else it is `int`. What
is computed with it stays below 64 bits, so that both forms agree.
"""

from __future__ import annotations

from typing import TypeAlias

MYPY = False  # mypy, and so the compiler, takes it to be True

if MYPY:
    from mypy_extensions import i64  # pyright: ignore[reportRedeclaration] -- never both
else:
    i64: TypeAlias = int

__all__ = ["i64"]
