"""Tables for people anywhere: HTTP and WebSockets around tables, store and bots."""
