"""Many games: simulation, tournaments, ratings, reports."""
