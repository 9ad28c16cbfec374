"""The load that benchmarks/server.py puts on a server, and what speaks each server's protocol."""
