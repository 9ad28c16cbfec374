"""`python -m hotseat` is the `hotseat` command."""

import sys

from hotseat.cli import main

sys.exit(main())
