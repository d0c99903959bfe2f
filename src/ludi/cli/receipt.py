"""What this machine keeps of a table of a server: what it was promised, what it added to the dice, the seals it heard.

The same that a browser keeps (`web/src/dice/receipt.ts`), in the same format: `ludi verify --receipt FILE` reads it.
"""

from __future__ import annotations

import json
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from ludi.cli.client import ServerClient
from ludi.core.dice import pledge_of
from ludi.core.fairness import RECEIPT

if TYPE_CHECKING:
    from ludi.server.api.tables import SeatCard, TableCard

SEED_BYTES = 16
UNSAFE = str.maketrans("/\\:", "___")


class KeptReceipt:
    """The receipt of one table."""

    def __init__(self, table: str, promise: str, folder: Path | None = None) -> None:
        self.path = (folder or user_data_path("ludi") / "receipts") / f"{table.translate(UNSAFE)}.json"
        self.told: dict[str, Any] = {
            "format": RECEIPT, "table": table, "promise": promise, "seed": None, "pledges": [], "seals": {},
            "at": int(time.time() * 1000),
        }  # fmt: skip
        with suppress(OSError, ValueError):
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if isinstance(kept, dict) and kept.get("format") == RECEIPT:
                self.told = kept  # the promise as it was first heard: a later one changes nothing

    @property
    def last(self) -> int | None:
        """The last entry of the log that was heard here; None: none was."""
        return max(map(int, self.told["seals"]), default=None)

    def keep(self, **changed: Any) -> None:
        """Write it down, where that is possible."""
        self.told |= changed
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(0o600)
            self.path.write_text(json.dumps(self.told) + "\n", encoding="utf-8")

    def seal(self, sequence: int, seal: str | None) -> None:
        """The seal of an entry, as it was first heard."""
        if seal and str(sequence) not in self.told["seals"]:
            self.keep(seals={**self.told["seals"], str(sequence): seal})

    def seed_to_pledge(self) -> str:
        """The same again after coming back; another one once it has been shown and somebody left."""
        if not self.told["seed"] or self.told["pledges"]:
            self.keep(seed=secrets.token_hex(SEED_BYTES), pledges=[])
        return str(self.told["seed"])

    def sit(self, client: ServerClient, card: TableCard, seat: int | None) -> TableCard:
        """Take this seat, or pledge for the one that is mine already."""
        pledge = pledge_of(card["dice"]["commitment"], self.seed_to_pledge())
        table: TableCard = client.post(f"tables/{card['id']}/sit", {"seat": seat, "pledge": pledge})
        return table

    def add_share(self, client: ServerClient, card: TableCard) -> TableCard:
        """Whatever of the own share in the dice is due now; the table after it."""
        if card["status"] != "waiting" or not card["my_seats"]:
            return card
        if any(not seat["pledged"] for seat in mine(card)):
            card = self.sit(client, card, None)
        due = card["status"] == "waiting" and card["dice"]["pledged"] and any(not one["seeded"] for one in mine(card))
        seed = self.told["seed"]
        if not (due and seed) or pledge_of(card["dice"]["commitment"], seed) not in card["dice"]["pledges"]:
            return card
        self.keep(pledges=card["dice"]["pledges"])  # before the seed is shown: later they cannot be others
        table: TableCard = client.post(f"tables/{card['id']}/seed", {"seed": seed})
        return table


def mine(card: TableCard) -> list[SeatCard]:
    """The seats that are the reader's."""
    return [seat for seat in card["seats"] if seat["mine"]]
