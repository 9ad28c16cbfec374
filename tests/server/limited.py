"""`hotseat serve` with other limits: the first argument is JSON, the others are the command's."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

import msgspec

from hotseat.cli import main, serve
from hotseat.server.config import Config, Limits

if __name__ == "__main__":
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    with patch.object(serve, "Config", partial(Config, limits=limits)):
        sys.exit(main(sys.argv[2:]))
