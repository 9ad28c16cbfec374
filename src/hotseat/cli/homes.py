"""The options that say where the tables are kept: a folder, or a database.

Separate from the command that serves, because others need no server for it.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hotseat.cli.common import TakesArguments
from hotseat.server.data_folder import default_folder
from hotseat.server.home import Database, Folder, Home

# Unlike an option it is not seen in lists of processes.
DATABASE_VARIABLE = "HOTSEAT_DATABASE"


def add_data(parser: TakesArguments, default: Path | None = None) -> None:
    """Add the option that names a folder."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        default=default,
        help=f"the folder that keeps everything (default: {default_folder()})".replace("%", "%%"),
    )


def add_home(parser: ArgumentParser) -> None:
    """Add the options that say where the tables are kept."""
    where = parser.add_mutually_exclusive_group()
    add_data(where)
    where.add_argument(
        "--database",
        metavar="URL",
        help="a PostgreSQL database that keeps everything instead, as postgresql://USER@HOST/NAME "
        f"(default: ${DATABASE_VARIABLE}); its password may also be in $PGPASSWORD or ~/.pgpass",
    )


def home_of(chosen: Namespace) -> Home:
    """Return where the tables are kept, as the options or the environment say."""
    if url := database_of(chosen):
        return Database(url)
    return Folder(chosen.data or default_folder())


def database_of(chosen: Namespace) -> str:
    """Return the URL of a database, if it is not a folder that keeps everything."""
    if chosen.data is not None:
        return ""
    return str(chosen.database or os.environ.get(DATABASE_VARIABLE, ""))
