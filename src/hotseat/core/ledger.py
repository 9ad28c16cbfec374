"""The rule ledger of a game: one id per rule, shared by code, tests and people."""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.core.decoding import from_toml

Kind = Literal["rule", "component", "advice"]


class Module(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Says which tables play by a rule that not all tables have.

    Those where the setting has any value but its default, or at least the number `least`; or where
    the flag `anyway` is on; or with at least so many `seats`, whatever the setting.
    """

    setting: str
    least: int = 0
    anyway: str = ""
    seats: int = 0


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a ledger.

    Rules and components are held by tests (rulings and worked examples count as rules). Advice is
    what a rulebook recommends and no program can break.
    """

    id: str
    kind: Kind
    section: str
    text: str
    source: str
    rulings: tuple[str, ...] = ()
    module: Module | None = None


class _Sections(Module, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sections: tuple[str, ...]


class _Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]
    module: tuple[_Sections, ...] = ()


def read_ledger(text: str) -> tuple[Rule, ...]:
    """Return the rules of a ledger file, in its order; every id occurs once."""
    file = from_toml(text, _Ledger)
    seen: set[str] = set()
    for rule in file.rule:
        if rule.id in seen:
            raise ValueError(f"rule {rule.id} stands twice in the ledger")
        seen.add(rule.id)
    modules = {
        section: Module(module.setting, module.least, module.anyway, module.seats)
        for module in file.module
        for section in module.sections
    }
    for section in modules.keys() - {rule.section for rule in file.rule}:
        raise ValueError(f"no rule of the ledger stands in section {section}")
    return tuple(
        msgspec.structs.replace(rule, module=modules.get(rule.section)) for rule in file.rule
    )
