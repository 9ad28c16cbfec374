"""A user's file is bounded before it is parsed: no text costs more than its length says."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import Invalid, user_files
from hotseat.core.user_files import LONGEST_FILE, LONGEST_LINE, MOST_DOTS, read_user_file
from hotseat.games import NAMES, game


class Form(msgspec.Struct):
    name: str


def problem(text: str) -> str:
    with pytest.raises(Invalid) as refused:
        read_user_file("own.toml", text, Form)
    assert refused.value.phrase.code == "invalid-file-toml"
    return str(refused.value.phrase.params["problem"])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a" + ".a" * 60_000 + " = 1", f"at most {LONGEST_FILE} are read"),
        ("a" + ".a" * 20_000 + " = 1", f"more than {LONGEST_LINE} characters"),
        ("a" + ".a" * 100 + " = 1", f"more than {MOST_DOTS} parts"),
        ("a" + " . a" * 100 + " = 1", f"more than {MOST_DOTS} parts"),
        ("[" + " . ".join("abcdefghijkl") + "]", f"more than {MOST_DOTS} parts"),
        ("x = { a" + ".a" * 100 + " = 1 }", f"more than {MOST_DOTS} parts"),
    ],
)
def test_a_long_key_is_refused_before_anything_is_parsed(
    text: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(msgspec.toml, "decode", None)  # would fail if it were called
    assert found in problem(text)


def test_a_file_however_deep_is_refused() -> None:
    assert problem("a = " + "[\n" * 20_000)


def test_what_a_parser_says_is_cut() -> None:
    assert len(problem(f"name = {'[' * 400}")) <= user_files.LONGEST_PROBLEM


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_file_is_bounded(name: str) -> None:
    for kind in game(name).file_schemas:
        with pytest.raises(Invalid) as refused:
            game(name).check_file(kind, "own.toml", f'schema = "{kind}"\n' + "#" * LONGEST_FILE)
        assert "are read" in str(refused.value.phrase.params["problem"])
