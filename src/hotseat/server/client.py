"""The built client: files with a hash in their name are kept for ever, the page is asked again."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from stat import S_ISREG

from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # kept, but checked by its ETag every time

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
    """Return where the built client is: where the configuration says, else in the package."""
    folder = given or Path(str(files("hotseat"))) / "client"
    return folder if (folder / "index.html").is_file() else None


class Client(StaticFiles):
    """The client's files; every address that is not a file is a place within the client."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the page."""
        _, status = self.lookup_path(path)
        is_page = status is None or not S_ISREG(status.st_mode)
        response = await super().get_response("index.html" if is_page else path, scope)
        in_assets = path.startswith("assets" + os.sep) and not is_page
        response.headers["Cache-Control"] = _FOR_EVER if in_assets else _ASK_AGAIN
        return response


def no_client() -> Response:
    """Return the page of a server without a client."""
    return HTMLResponse(_WITHOUT_CLIENT)
