"""What whoever keeps a server may set: one row each, from the environment; `docs/server.md` says what they are for."""

import os
from dataclasses import dataclass, field

from ludi.bots.play.pace import given_pace

PACE = 500  # milliseconds from a bot's being asked to its answer
PATIENCE = 90.0  # seconds without a sign of life after which a person is away; browsers' hidden pages give one a minute
BEAT = 6.0  # seconds between two signs of life of a socket


def chosen(name: str, default: str = "") -> str:
    """What was chosen in the environment, LUDI_ before its name."""
    return os.environ.get(f"LUDI_{name}", default)


def several(name: str) -> tuple[str, ...]:
    """Several things, with commas between them."""
    return tuple(part.strip() for part in chosen(name).split(",") if part.strip())


def megabytes(name: str, default: int) -> int:
    """So many megabytes, in bytes."""
    return int(float(chosen(name, str(default))) * 1_000_000)


@dataclass(frozen=True)
class Settings:
    """How this server is kept."""

    database: str = "sqlite://"
    pace: float = field(default_factory=lambda: given_pace(PACE))  # seconds
    patience: float = field(default_factory=lambda: float(chosen("PATIENCE", str(PATIENCE))))
    beat: float = field(default_factory=lambda: float(chosen("BEAT", str(BEAT))))
    limited: bool = field(default_factory=lambda: chosen("LIMITS") != "off")
    base_path: str = ""
    log: str = "text"  # or json
    metrics_token: str = field(default_factory=lambda: chosen("METRICS_TOKEN"), repr=False)
    keep_days: float = 0.0  # a table at which nothing happens; 0: for ever
    warm: bool = field(default_factory=lambda: chosen("WARM") != "off")
    proxies: tuple[str, ...] = field(default_factory=lambda: several("PROXY"))  # whose word on who asks is believed
    hosts: tuple[str, ...] = field(default_factory=lambda: several("ALLOWED_HOST"))  # the server's names; none: any
    bots: tuple[str, ...] = field(default_factory=lambda: several("BOT"))  # from outside: NAME or NAME=WHAT
    adviser: str = field(default_factory=lambda: chosen("ADVISER"))  # the bot that gives hints; none: one of ours
    trees: int = field(default_factory=lambda: megabytes("TREES", 400))  # bytes all bots remember together
    history: int = field(default_factory=lambda: megabytes("HISTORY", 64))  # bytes of pages that are kept
