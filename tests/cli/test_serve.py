"""What `hotseat serve` says of itself; what it refuses is in tests/server."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.cli import serve
from hotseat.server.config import Config


@pytest.mark.parametrize(
    ("host", "name", "said"),
    [
        ("0.0.0.0", "10.1.2.3", "\nOn phones in this network: http://10.1.2.3:8000"),
        ("0.0.0.0", "", ""),
        ("127.0.0.1", "10.1.2.3", ""),
    ],
)
def test_the_phones_in_the_room_are_told_where_to_come_in(
    host: str,
    name: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "name_in_the_network", lambda: name)
    serve._say_where(Config(Path(), host=host), "http://localhost:8000")
    assert capsys.readouterr().out == f"Hotseat is at http://localhost:8000{said}\n"
