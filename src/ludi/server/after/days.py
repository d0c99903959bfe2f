"""Days as everybody counts them: in UTC, written 2026-11-17."""

from datetime import UTC, date, datetime


def today() -> str:
    """The day it is."""
    return datetime.now(UTC).date().isoformat()


def named(number: int) -> str:
    """The day of a number."""
    return date.fromordinal(number).isoformat()


def number_of(day: str) -> int:
    """Days since a day long ago: one more each day."""
    return date.fromisoformat(day).toordinal()
