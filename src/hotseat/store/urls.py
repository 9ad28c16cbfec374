"""What names a store: a folder, or the URL of a database. A URL may hold a password."""

from __future__ import annotations

import re
from typing import Literal
from urllib.parse import urlsplit

# Who else may use a store: anybody, other servers too, or nobody who serves or forgets; a part of
# a server shares a file with the other parts.
Use = Literal["beside", "shared", "alone", "part"]

SCHEMES = ("postgresql", "postgres")

_URL = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_PERHAPS_A_PASSWORD = re.compile(r"([:@=?]).*", re.DOTALL)


def is_postgres(url: str) -> bool:
    """Does this name a PostgreSQL database, and not a folder?"""
    scheme, colon, _ = url.partition("://")
    return bool(colon) and scheme.lower() in SCHEMES


def without_password(url: str) -> str:
    """Return a URL as it may be shown; what is none as it was typed, as far as that is safe."""
    if not _URL.match(url):
        return _PERHAPS_A_PASSWORD.sub(r"\1…", url, count=1)
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        where = f"[{host}]" if ":" in host else host
        if parts.port:
            where += f":{parts.port}"
        if parts.username:
            where = f"{parts.username}@{where}"
    except ValueError:
        return f"{url.partition('://')[0]}://…"
    return f"{parts.scheme}://{where}{parts.path}"
