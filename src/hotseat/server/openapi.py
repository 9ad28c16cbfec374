"""The description of the interface, generated from the endpoints and the wire types."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec
from starlette.responses import HTMLResponse, Response

from hotseat import __version__
from hotseat.server import wire
from hotseat.server.api import Endpoint

_NAME = "#/components/schemas/{name}"
_SOCKETS = (
    (
        "/ws/tables/{table}",
        "A table, live. Query: since (the last entry known), seat, watch=yes, previews=no, "
        "words=yes. "
        "Send Request; get Update, Done, RefusedMessage, Presence, Gone.",
        wire.Request,
        wire.FromTable,
    ),
    (
        "/ws/my/tables",
        "All my tables, live. Send nothing; get MyTables once, then MyTable for each change.",
        None,
        wire.FromMyTables,
    ),
)


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI document; the sockets are under x-websockets."""
    types = [one for endpoint in endpoints for one in (endpoint.takes, endpoint.gives) if one]
    types += [one for _, _, takes, gives in _SOCKETS for one in (takes, gives) if one]
    types.append(wire.Error)
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=_anything, ref_template=_NAME
    )
    found = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        operation: dict[str, Any] = {
            "summary": endpoint.does,
            "parameters": _parameters(endpoint),
            "responses": {
                "200": _content("as asked", endpoint.gives_type, found.get(repr(endpoint.gives))),
                "default": _content("refused", "application/json", found[repr(wire.Error)]),
            },
        }
        if endpoint.takes:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": found[repr(endpoint.takes)]}},
            }
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    sockets = {
        path: {
            "summary": does,
            "send": found[repr(takes)] if takes else None,
            "receive": found[repr(gives)],
        }
        for path, does, takes, gives in _SOCKETS
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hotseat", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "hotseat"},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{"guest": []}, {"seat": []}],
        "x-websockets": sockets,
    }


def _anything(_: type) -> dict[str, Any]:
    """Return the schema of what differs from game to game."""
    return {"description": "in the form of the game or the setting"}


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    number, text = {"type": "integer", "minimum": 0}, {"type": "string"}
    in_path = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    numbers = {"entry", "seat"}
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": number if name in numbers else text,
        }
        for name in in_path
    ] + [{"name": name, "in": "query", "schema": number} for name in endpoint.query]


def _content(description: str, media_type: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {media_type: {"schema": schema or {}}}}


def answer(described: dict[str, Any]) -> Response:
    """Return the document."""
    return Response(msgspec.json.encode(described), media_type="application/json")


# For reading


def page(described: dict[str, Any]) -> Response:
    """Return the document as a plain HTML page."""
    rows = [
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation['summary'])}</p>{_details(operation)}</section>"
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    sockets = [
        f"<section><h2><code>WebSocket {escape(path)}</code></h2>"
        f"<p>{escape(socket['summary'])}</p></section>"
        for path, socket in described["x-websockets"].items()
    ]
    schemas = [
        f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        f"<p>{escape(schema.get('description', ''))}</p>{_fields(schema)}</section>"
        for name, schema in described["components"]["schemas"].items()
    ]
    return HTMLResponse(
        _PAGE.format(
            version=escape(described["info"]["version"]),
            paths="".join(rows),
            sockets="".join(sockets),
            schemas="".join(schemas),
        )
    )


def _details(operation: dict[str, Any]) -> str:
    parts = []
    query = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
    if query:
        parts.append("query: " + ", ".join(f"<code>{escape(name)}</code>" for name in query))
    if "requestBody" in operation:
        content = operation["requestBody"]["content"]["application/json"]
        parts.append("takes " + _type(content["schema"]))
    [[media_type, content]] = operation["responses"]["200"]["content"].items()
    gives = _type(content["schema"]) if content["schema"] else f"<code>{escape(media_type)}</code>"
    parts.append("gives " + gives)
    return f"<p>{'; '.join(parts)}</p>"


def _fields(schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td>{_type(field)}</td>"
        f"<td>{'' if name in schema.get('required', []) else 'optional'}</td></tr>"
        for name, field in schema.get("properties", {}).items()
    ]
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return "list of " + _type(schema.get("items") or {})
    return escape(str(schema.get("type", "anything")))


_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hotseat: the interface</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: auto; padding: 1rem;
  color: #2b2320; background: #fbf6ea; }}
h1 {{ border-bottom: 4px solid #c8371f; }}
h2 {{ font-size: 1.1rem; margin-bottom: 0; }} p {{ margin: .2rem 0; }}
td {{ padding: .1rem .8rem .1rem 0; vertical-align: top; }} a {{ color: #9c2a16; }}
@media (prefers-color-scheme: dark) {{ body {{ color: #f3e9d8; background: #231d1a; }}
  a {{ color: #ff9a7d; }} }}
</style>
<h1>Hotseat {version}: the interface</h1>
<p>Everything the browser can do, a script can do. Guests are known by the cookie that
<code>GET /api/me</code> gives; a seat alone is played with its key, as
<code>Authorization: Bearer KEY</code>. The same as data:
<a href="/openapi.json">openapi.json</a>.</p>
{paths}{sockets}
<h1>Types</h1>
{schemas}
</html>
"""
