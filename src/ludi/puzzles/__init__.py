"""Puzzles: positions from games of strong bots, as one seat sees them, in which one move is the best by far."""
