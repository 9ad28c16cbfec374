"""The client's files as a browser gets them: compressed, kept, asked again."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import pytest
from starlette.types import Message, Scope

from hotseat.server.client import Client

PAGE = "<!doctype html>" + "<p>hot</p>" * 200
SCRIPT = "console.log('hot');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "sw.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "assets" / "tiny-1a2b.js").write_text("1;", "utf-8")
    (tmp_path / "assets" / "face-1a2b.woff2").write_bytes(bytes(3000))
    return tmp_path


class Got:
    """An answer."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""


def get(client: Client, path: str, method: str = "GET", **asked: str) -> Got:
    """Ask for a file."""
    got = Got()
    names = {name.replace("_", "-").encode(): value.encode() for name, value in asked.items()}
    scope: Scope = {
        "type": "http",
        "method": method,
        "path": path,
        "root_path": "",
        "headers": list(names.items()),
    }

    async def receive() -> Message:
        await asyncio.Event().wait()  # who asked waits for the answer, however long it takes
        raise AssertionError

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            got.status = message["status"]
            got.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            got.body += message.get("body", b"")

    asyncio.run(client(scope, receive, send))
    return got


def test_text_is_compressed_where_that_is_understood(folder: Path) -> None:
    client = Client(folder)
    for path, text in (("/assets/main-1a2b.js", SCRIPT), ("/", PAGE), ("/t/abc", PAGE)):
        plain = get(client, path)
        assert (plain.body.decode(), "content-encoding" in plain.headers) == (text, False)
        for encodings in ("gzip, deflate, br", "br;q=1, GZIP;q=0.5", "*"):
            small = get(client, path, accept_encoding=encodings)
            assert small.headers["content-encoding"] == "gzip"
            assert gzip.decompress(small.body).decode() == text
            assert int(small.headers["content-length"]) == len(small.body) < len(text) / 5
            assert small.headers["content-type"] == plain.headers["content-type"]
        assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert small.headers["cache-control"] == plain.headers["cache-control"]


@pytest.mark.parametrize("encodings", ["", "br", "gzip;q=0", "deflate, gzip; q=0.0"])
def test_who_takes_no_gzip_gets_the_file(folder: Path, encodings: str) -> None:
    got = get(Client(folder), "/assets/main-1a2b.js", accept_encoding=encodings)
    assert (got.body.decode(), "content-encoding" in got.headers) == (SCRIPT, False)


@pytest.mark.parametrize("name", ["tiny-1a2b.js", "face-1a2b.woff2"])
def test_what_gains_nothing_is_left_alone(folder: Path, name: str) -> None:
    got = get(Client(folder), f"/assets/{name}", accept_encoding="gzip")
    assert got.body == (folder / "assets" / name).read_bytes()
    assert {"content-encoding", "vary"}.isdisjoint(got.headers)


def test_assets_are_kept_for_ever_and_the_page_is_asked_again(folder: Path) -> None:
    client = Client(folder)
    assert "immutable" in get(client, "/assets/main-1a2b.js").headers["cache-control"]
    for path in ("/", "/t/abc", "/index.html", "/sw.js", "/manifest.webmanifest"):
        assert get(client, path).headers["cache-control"] == "no-cache"


def test_the_worker_and_the_manifest_are_what_a_browser_takes(folder: Path) -> None:
    client = Client(folder)
    assert get(client, "/sw.js").headers["content-type"].startswith("text/javascript")
    manifest = get(client, "/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")


def test_a_file_of_another_build_is_not_the_page(folder: Path) -> None:
    got = get(Client(folder), "/assets/main-0000.js")
    assert (got.status, got.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize("encodings", ["", "gzip"])
def test_what_is_known_is_not_sent_again(folder: Path, encodings: str) -> None:
    client = Client(folder)
    tag = get(client, "/", accept_encoding=encodings).headers["etag"]
    again = get(client, "/", accept_encoding=encodings, if_none_match=tag)
    assert (again.status, again.body, again.headers["vary"]) == (304, b"", "Accept-Encoding")


def test_a_client_that_is_built_anew_is_sent_at_once(folder: Path) -> None:
    client = Client(folder)
    tag = get(client, "/", accept_encoding="gzip").headers["etag"]
    page = folder / "index.html"
    page.write_text(PAGE.replace("hot", "new"), "utf-8")
    os.utime(page, (1, 1))
    got = get(client, "/", accept_encoding="gzip", if_none_match=tag)
    assert gzip.decompress(got.body).decode() == PAGE.replace("hot", "new")


def test_a_part_of_a_file_is_a_part_of_the_file(folder: Path) -> None:
    got = get(Client(folder), "/assets/main-1a2b.js", accept_encoding="gzip", range="bytes=0-6")
    assert (got.status, got.body) == (206, b"console")
