"""How long a test waits for something before it counts as never happening.

The machine may be slow, or busy with something else: no test passes or fails by how fast it was.
What is waited for is a state, a message or a process, and this only ends what hangs.
"""

PATIENCE = 120.0  # seconds
