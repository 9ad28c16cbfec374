"""Machine integers, for the few places where the compiled form does a lot of counting.

This module is not compiled: mypy knows `i64` by this name, everywhere else it is `int`. Results
stay below 64 bits, so that both forms agree.
"""

from __future__ import annotations

from typing import TypeAlias

MYPY = False  # mypy, and so the compiler, takes it to be True

if MYPY:
    from mypy_extensions import i64  # pyright: ignore[reportRedeclaration] -- never both
else:
    i64: TypeAlias = int

__all__ = ["i64"]
