"""The built client: files with a hash in their name are cached for ever, the page is revalidated.

So is the service worker, or a new build would go unnoticed. It lies at the root, because it serves
every page.

Text goes out compressed. Each file is compressed once and kept in memory: a few hundred kB.
"""

from __future__ import annotations

import gzip
import os
from importlib.resources import files
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # cached, but checked by its ETag every time

_TEXT = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
_LONGEST_NAME = 200  # bytes
_WORTH_IT = 1024  # bytes; below that, compressing saves no packet

_WITHOUT_CLIENT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hotseat</title>
<h1>Hotseat is running</h1>
<p>This installation has no browser client. Scripts and bots find everything at
<a href="/docs">the interface</a>.</p>
</html>
"""


def client_folder(given: Path | None) -> Path | None:
    """Return the folder of the built client: the configured one, else the packaged one."""
    folder = given or Path(str(files("hotseat"))) / "client"
    return folder if (folder / "index.html").is_file() else None


class Client(StaticFiles):
    """The client's files; every address that is not a file is a page of the client."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._pressed: dict[str, tuple[str, bytes]] = {}  # by path: the ETag of what it was

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the page."""
        _, status = self.lookup_path(path) if _is_file_name(path) else ("", None)
        is_page = status is None or not S_ISREG(status.st_mode)
        in_assets = path.startswith("assets" + os.sep)
        if is_page and in_assets:
            # A file of another build: the page that wants it has to learn that it is outdated.
            gone = PlainTextResponse("There is no such file.\n", 404)
            gone.headers["Cache-Control"] = "no-store"
            return gone
        response = await super().get_response("index.html" if is_page else path, scope)
        response.headers["Cache-Control"] = _FOR_EVER if in_assets else _ASK_AGAIN
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file, compressed if the client accepts that and it pays."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = os.fspath(full_path)
        if Path(path).suffix not in _TEXT or stat_result.st_size < _WORTH_IT:
            return response
        response.headers["Vary"] = "Accept-Encoding"
        asked = Headers(scope=scope)
        if not isinstance(response, FileResponse) or "range" in asked or not takes_gzip(asked):
            return response
        etag = response.headers["etag"]
        known, pressed = self._pressed.get(path, ("", b""))
        if known != etag:
            pressed = gzip.compress(Path(path).read_bytes(), mtime=0)
            self._pressed[path] = (etag, pressed)
        # Both forms share a tag, a weak one: the same text, but not the same bytes.
        kept = {"content-type", "last-modified", "vary"}
        headers = {name: value for name, value in response.headers.items() if name in kept}
        headers |= {"Content-Encoding": "gzip", "ETag": f"W/{etag}"}
        return Response(pressed, status_code, headers)


def _is_file_name(path: str) -> bool:
    """May the system be asked for it? To some systems an overlong name is an error."""
    return all(len(part.encode()) <= _LONGEST_NAME for part in path.split(os.sep))


def takes_gzip(asked: Headers) -> bool:
    """May an answer be compressed?"""
    for part in asked.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in {"gzip", "*"}:
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def no_client() -> Response:
    """Return the page of a server without a client."""
    return HTMLResponse(_WITHOUT_CLIENT)
