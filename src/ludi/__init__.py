"""Ludi Romani: three Roman board games, one engine."""

__version__ = "0.1.0"
