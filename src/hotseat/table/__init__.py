"""One game among people: seats, undo, the log. Synchronous, no I/O.

`decide` answers a command with entries or a refusal, `fold` applies an entry to the table,
`telling` says who gets to know what.
"""
