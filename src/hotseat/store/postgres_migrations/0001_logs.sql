-- Logs, and what lists and labels need to find them. Everything lies in the schema "hotseat".

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    seq bigint NOT NULL,
    shelf bigint NOT NULL,
    at bigint NOT NULL,
    summary bytea NOT NULL,
    -- The same as in "members": most changes leave them as they are, and see so here.
    members text NOT NULL
);

CREATE INDEX tables_by_shelf ON tables (shelf, at DESC, id);

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY,
    seq bigint NOT NULL,
    state bytea NOT NULL
);

CREATE TABLE members (
    member bytea NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (member, table_id)
);

CREATE INDEX members_by_table ON members (table_id);

CREATE TABLE labels (
    key bytea PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    value bytea NOT NULL
);

CREATE INDEX labels_by_table ON labels (table_id);

-- What signs cookies: servers on several machines share it.
CREATE TABLE secrets (
    name text PRIMARY KEY,
    value bytea NOT NULL
);
