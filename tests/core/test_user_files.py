"""A user's file is bounded before it is parsed: no text costs more than its length says."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from hotseat.core import Invalid, user_files
from hotseat.core.user_files import LONGEST_FILE, LONGEST_LINE, MOST_DOTS, read_user_file
from hotseat.games import NAMES, game
from tests.in_words import in_words


class Form(msgspec.Struct):
    name: str


class Part(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    pair: tuple[int, int]
    ends: tuple[Literal["up", "left"], Literal["up", "left"]] = ("up", "left")


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1)]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    side: Literal["left", "right"] = "left"
    kind: Literal["own/1"] = "own/1"
    list: Annotated[tuple[Part, ...], msgspec.Meta(min_length=1)] = ()


ONE = """
name = "x"
[[list]]
name = "x"
{}
"""


def problem(text: str) -> str:
    with pytest.raises(Invalid) as refused:
        read_user_file("own.toml", text, Form)
    assert refused.value.phrase.code == "invalid-file-toml"
    return in_words(refused.value.phrase.params["problem"])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a" + ".a" * 60_000 + " = 1", f"at most {LONGEST_FILE:,} are read"),
        ("a" + ".a" * 20_000 + " = 1", f"more than {LONGEST_LINE:,} characters"),
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
        assert "are read" in in_words(refused.value.phrase.params["problem"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "name is missing"),
        ("name = 3", "name must be text, not a whole number"),
        ('name = "x"\ncount = 0', "count must be at least 1, not 0"),
        ('name = ""', "name must have at least 1 letter, not 0"),
        ('name = "x"\nside = "up"', "side must be one of left, right, not “up”"),
        ('name = "x"\nlist = []', "list must have at least 1 entry, not 0"),
        (f'name = "x"\ncount = {10**30}', "count must be at most 9, not a number of many digits"),
        ('kind = "own/2"\nname = "x"', "kind must be own/1, not “own/2”"),
        (
            ONE.format("pair = [1, 2]\nends = ['up', 'down']"),
            "list 1, ends 2 must be one of left, up, not “down”",
        ),
        (ONE.format("pair = [1]"), "list 1, pair must have 2 entries, not 1"),
        (ONE.format(""), "pair is missing in list 1"),
        (ONE.format("pair = [1, 2]\nx = 1"), "there is no x in list 1"),
        (
            ONE.format("pair = [1, 2.5]"),
            "list 1, pair 2 must be a whole number, not a number with a point",
        ),
        ("name = 1979-05-27", "name must be text, not a date"),
        ("name = \nlist = 1", "line 1, column 8 is not TOML"),
        ("name = [", "it ends in the middle of something"),
        ("color = 1", "there is no color in such a file"),
    ],
)  # fmt: skip
def test_what_a_parser_says_is_said_in_plain_words(text: str, said: str) -> None:
    with pytest.raises(Invalid) as refused:
        read_user_file("own.toml", text, Whole)
    assert in_words(refused.value.phrase.params["problem"]) == said
