"""Ludi Romani: three Roman board games, one engine."""

__version__ = "1.0.0.dev0"
