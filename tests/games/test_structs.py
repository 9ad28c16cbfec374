"""Any game: what is printed, intended, told and seen never changes once it is made."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import msgspec
import pytest

from hotseat.games import NAMES


def structs(game: str, *endings: str) -> list[type[msgspec.Struct]]:
    """Return the structs of a game's modules, or of those whose names end so."""
    package = import_module(f"hotseat.games.{game}")
    return [
        thing
        for found in iter_modules(package.__path__, f"{package.__name__}.")
        if found.name.endswith(endings or ("",))
        for thing in vars(import_module(found.name)).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == found.name
    ]


@pytest.mark.parametrize("game", NAMES)
def test_no_value_of_a_game_can_be_changed(game: str) -> None:
    assert structs(game)
    assert [each for each in structs(game) if not each.__struct_config__.frozen] == []


@pytest.mark.parametrize("game", NAMES)
def test_a_misspelt_key_in_a_data_file_is_an_error(game: str) -> None:
    rows = structs(game, ".data")
    files = [each for each in structs(game, "_file") if each.__name__.endswith("File")]
    assert rows
    assert files
    assert [row for row in rows + files if not row.__struct_config__.forbid_unknown_fields] == []
