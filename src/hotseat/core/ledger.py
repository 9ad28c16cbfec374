"""The rule ledger of a game: one id a rule, so that code, tests and people mean the same."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["rule", "component", "advice"]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a ledger.

    Rules and components (rulings and worked examples are rules too) are held by tests; advice
    is what a rulebook recommends and no program can break.
    """

    id: str
    kind: Kind
    section: str
    text: str
    source: str
    rulings: tuple[str, ...] = ()


class _Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


def read_ledger(text: str) -> tuple[Rule, ...]:
    """Return the rules of a ledger file, in its order; every id stands once."""
    rules = msgspec.toml.decode(text, type=_Ledger).rule
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise ValueError(f"rule {rule.id} stands twice in the ledger")
        seen.add(rule.id)
    return rules
