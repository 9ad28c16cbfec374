"""Verify the shuffles of a finished game with nothing but Python: no Hotseat, no packages.

    hotseat replay RECORD --draws > DRAWS
    python verify_record.py RECORD --commitment HASH --nonce SEAT:NONCE --draws DRAWS

HASH is what the table showed when it was opened, NONCE what your own client sent, SEAT your seat
counted from 0. See fair-shuffles.md.
"""

import hashlib
import hmac
import json
import sys
from argparse import ArgumentParser
from pathlib import Path


def check(is_right, what):
    """Say what was checked; end with exit code 1 at the first thing that is wrong."""
    print(("ok     " if is_right else "WRONG  ") + what)
    if not is_right:
        sys.exit(1)


def check_nonces(head, own):
    """Check that every nonce is the sealed one, and that one's own is in its place."""
    nonces = head["chance"]["nonces"]
    seals = head["chance"].get("seals")  # records from before nonces were sealed have none
    if seals is not None:
        check(len(seals) == len(nonces) == len(head["seats"]), "a place for a nonce a seat")
        for seat, (nonce, seal) in enumerate(zip(nonces, seals, strict=True)):
            fits = not nonce or hashlib.sha256(bytes.fromhex(nonce)).hexdigest() == seal
            check(fits, f"the nonce of seat {seat} is the one that was sealed, or missing")
    for place in own:
        seat, _, nonce = place.partition(":")
        if seat not in map(str, range(len(nonces))):
            sys.exit(f"--nonce {place} names no seat from 0 to {len(nonces) - 1}.")
        check(nonces[int(seat)] == nonce.lower(), f"your own nonce is the one of seat {seat}")
    for seat, holder in enumerate(head["seats"]):
        if holder["kind"] == "person" and not nonces[seat]:
            print(f"       seat {seat}, {holder['name']}, added nothing to the shuffles")


def words(key, entry):
    """Yield the 32-bit words of an entry: eight from each HMAC-SHA-256(key, "entry:block")."""
    block = 0
    while True:
        digest = hmac.digest(key, f"{entry}:{block}".encode(), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(bound, stream):
    """Return the next number below a bound; words that would favour small numbers are left out."""
    fair = 2**32 - 2**32 % bound
    return next(word for word in stream if word < fair) % bound


def main():
    """Check what was given, in the order in which it depends on each other."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("--commitment", help="the hash that the table showed when it was opened")
    parser.add_argument(
        "--nonce", action="append", default=[], help="SEAT:NONCE of your own; seats count from 0"
    )
    parser.add_argument("--draws", type=Path, help="what 'hotseat replay RECORD --draws' printed")
    given = parser.parse_args()
    data = given.record.read_bytes()
    *lines, seal = data.splitlines(keepends=True)
    expected = json.dumps(hashlib.sha256(b"".join(lines)).hexdigest()).encode() + b"\n"
    check(seal == expected, "the seal: no byte of the record was changed")

    head = json.loads(lines[0])
    chance = head["chance"]
    if chance["kind"] != "verifiable":
        sys.exit("This game was a simulation: nobody committed to a seed for its draws.")
    seed = bytes.fromhex(chance["seed"])
    committed = hashlib.sha256(seed).hexdigest()
    if given.commitment is None:
        print(f"       compare with what the table showed: commitment {committed}")
    else:
        check(given.commitment.lower() == committed, f"the seed of commitment {committed}")

    check_nonces(head, given.nonce)
    key = seed + b"".join(bytes.fromhex(nonce) for nonce in chance["nonces"])
    if given.draws is None:
        return
    *drawn_lines, seal = given.draws.read_bytes().splitlines(keepends=True)
    expected = json.dumps(hashlib.sha256(b"".join(drawn_lines)).hexdigest()).encode()
    check(seal.strip() == expected, "the seal of the draws: none was changed or left out")
    of, *entries = [json.loads(line) for line in drawn_lines]
    check(of["draws_of"] == hashlib.sha256(data).hexdigest(), "the draws are of this record")
    is_whole = [entry for entry, _ in entries] == list(range(len(lines)))
    check(is_whole, "the draws of every entry of the record are there")
    for entry, drawn in entries:
        stream = words(key, entry)
        for place, (bound, number) in enumerate(drawn, start=1):
            if below(bound, stream) != number:
                check(False, f"draw {place} of entry {entry} is not {number} below {bound}")
    count = sum(len(drawn) for _, drawn in entries)
    check(count > 0, f"all {count} draws of {len(entries)} entries follow from seed and nonces")


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        sys.exit(f"{error.filename} cannot be read: {error.strerror}.")
    except (ValueError, LookupError, TypeError):
        sys.exit("That is no record, or no list of draws, of Hotseat.")
