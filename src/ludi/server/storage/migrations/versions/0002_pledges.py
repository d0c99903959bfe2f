"""Dice that everybody pledges to: the scheme of a table, and the pledges of its people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST, SECOND = "hmac-sha256-1", "hmac-sha256-2"


def upgrade() -> None:
    """Games that have begun go on with the dice they were promised; who still waits pledges anew."""
    op.add_column("tables", sa.Column("scheme", sa.String(24), nullable=False, server_default=FIRST))
    op.add_column("seats", sa.Column("pledge", sa.String(64)))
    waiting = "SELECT id FROM tables WHERE status = 'waiting'"
    op.execute(f"UPDATE seats SET seed = NULL WHERE table_id IN ({waiting})")
    op.execute(f"UPDATE tables SET scheme = '{SECOND}' WHERE status = 'waiting'")
