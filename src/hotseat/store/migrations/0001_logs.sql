-- Logs, and what lists and labels need to find them.

-- Row ids keep the tables of one evening on neighbouring pages, whatever their ids look like.
CREATE TABLE tables (
    id TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    shelf INTEGER NOT NULL,
    at INTEGER NOT NULL,
    summary BLOB NOT NULL
) STRICT;

CREATE INDEX tables_by_shelf ON tables (shelf, at DESC, id);

-- A log lies together, so that reading it takes few pages.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;

CREATE TABLE members (
    member BLOB NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (member, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_table ON members (table_id);

CREATE TABLE labels (
    key BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
