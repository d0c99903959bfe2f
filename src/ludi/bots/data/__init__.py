"""Positions to learn from, as files."""
