"""Who is who: guests by a signed cookie, seats and invitations by secrets stored as hashes."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import string
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

from hotseat.store.files import appearing, keep_owner

KEY_FILE = "key"
OLD_KEY_FILE = "key.old"
COOKIE = "hotseat"
COOKIE_SECONDS = 400 * 24 * 3600
KEY_BYTES = 32

# Characters that cannot be confused when read aloud or written down.
_CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6
_TABLE_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE_LENGTH = 12
_INVITATION = "invitation:"
_LONGEST_TABLE_ID = 40
_PERSON_BYTES = 15
_PERSON_LENGTH = 20  # characters: four for three bytes
_PERSON_SIGNS = set(string.ascii_letters + string.digits + "-_")


class Signer:
    """Makes and checks the cookies of guests."""

    def __init__(self, key: bytes, old_keys: Sequence[bytes] = ()) -> None:
        """A person with a cookie of an old key is recognised, and gets one of the new key."""
        self._key = key
        self._old_keys = old_keys

    def new_person(self) -> str:
        """Return a person who was never here before."""
        return _text(secrets.token_bytes(_PERSON_BYTES))

    def cookie(self, person: str) -> str:
        """Return the cookie that proves this person's identity."""
        return f"{person}.{_signature(self._key, person)}"

    def person(self, cookie: str) -> str:
        """Return the person whom the cookie proves; "" if it proves nothing."""
        person, _, signature = cookie.partition(".")
        for key in (self._key, *self._old_keys):
            good = _signature(key, person)
            if person and hmac.compare_digest(signature.encode(), good.encode()):
                return person
        return ""


def is_person(text: str) -> bool:
    """May this be the whole id of a person?"""
    return len(text) == _PERSON_LENGTH and not set(text) - _PERSON_SIGNS


def _signature(key: bytes, person: str) -> str:
    return _text(hmac.digest(key, b"person:" + person.encode(), "sha256")[:24])


def read_or_make_key(folder: Path) -> bytes:
    """Return the key that signs cookies; made on the first start, readable by its owner only.

    Raise `ValueError` for less than a whole key: with a short one, anybody could forge cookies.
    """
    file = folder / KEY_FILE
    if not file.exists():
        _write_key(file, secrets.token_bytes(KEY_BYTES))
    return _read_key(file)


def _write_key(file: Path, key: bytes, before: os.stat_result | None = None) -> None:
    """Write a key where there is none, for the owner of the one that was there before."""
    with suppress(FileExistsError), appearing(file) as draft:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            if before:
                keep_owner(handle, before)
            opened.write(key.hex())
            opened.flush()
            os.fsync(handle)


def write_keys(folder: Path, key: bytes, old_keys: Sequence[bytes]) -> None:
    """Replace the keys by some that were made elsewhere."""
    before = (folder / KEY_FILE).stat() if (folder / KEY_FILE).exists() else None
    for name, keys in ((KEY_FILE, [key]), (OLD_KEY_FILE, old_keys)):
        (folder / name).unlink(missing_ok=True)
        for one in keys[:1]:
            _write_key(folder / name, one, before)


def read_old_keys(folder: Path) -> list[bytes]:
    """Return the previous key, if it still counts."""
    file = folder / OLD_KEY_FILE
    return [_read_key(file)] if file.exists() else []


def change_key(folder: Path, *, at_once: bool) -> None:
    """Make a new key; the old one counts until the next change, or no longer if `at_once`.

    Takes effect when the server restarts. It stays readable for the server if root changes it.
    """
    file, old = folder / KEY_FILE, folder / OLD_KEY_FILE
    before = file.stat()
    if at_once:
        old.unlink(missing_ok=True)
        file.unlink()
    else:
        file.replace(old)
    _write_key(file, secrets.token_bytes(KEY_BYTES), before)


def _read_key(file: Path) -> bytes:
    try:
        key = bytes.fromhex(file.read_text("ascii"))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise ValueError("it is damaged")
    return key


def new_secret() -> str:
    """Return a secret for a link: nobody can guess it."""
    return _text(secrets.token_bytes(18))


def hashed(secret: str) -> bytes:
    """Return what is stored of a secret. It is long and random, so a plain hash is enough."""
    return b"secret:" + hashlib.sha256(secret.encode()).digest()


# Play a seat; move it to another device; both, as old keys can; or none: it has been used.
KeyUse = Literal["play", "move", "both", "used"]


class KeyOf(NamedTuple):
    """What the key of a seat stands for; a used one has moved the seat to this person."""

    seat: int
    person: str
    use: KeyUse
    round: int = 0  # how often the seat's keys had been revoked when this one was made


def write_key(of: KeyOf) -> bytes:
    """Return what is stored with the hash of a seat's key."""
    return f"{of.seat}:{of.person}:{of.use}:{of.round}".encode()


def read_key(value: bytes) -> KeyOf:
    """Return what was stored with the hash of a seat's key, in today's or the old form."""
    seat, person, *more = value.decode().split(":")
    use: Any = more[0] if more else "both"
    return KeyOf(int(seat), person, use, int(more[1]) if len(more) > 1 else 0)


def invitation_value(renewed: int) -> bytes:
    """Return what is stored with the hash of an invitation: how often links were renewed before."""
    return f"{_INVITATION}{renewed}".encode() if renewed else b""


def read_invitation(value: bytes) -> int | None:
    """Return how often links had been renewed when a link was made; None if it is not one."""
    if not value:
        return 0
    kind, _, renewed = value.decode().partition(_INVITATION)
    return int(renewed) if not kind and renewed else None


def rematch_label(table: str) -> bytes:
    """Return the label under which the rematch of a table is found, so that there is only one."""
    return b"rematch:" + table.encode()


def new_code() -> str:
    """Return a short code for reading aloud."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


def code_label(code: str) -> bytes:
    """Return what is stored of a code; lower case and blanks do not matter."""
    return b"code:" + "".join(code.split()).replace("-", "").upper().encode()[:40]


def new_table_id() -> str:
    """Return the id of a new table."""
    return "".join(secrets.choice(_TABLE_SIGNS) for _ in range(_TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Can this be the id of a table? Nothing else is looked up."""
    return 0 < len(text) <= _LONGEST_TABLE_ID and text.isascii() and text.isalnum()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
