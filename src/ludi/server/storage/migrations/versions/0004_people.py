"""Tokens that the house gave: whoever did something in the house before stays who they are. Who was sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

KNOWN = "SELECT id FROM guests UNION SELECT guest FROM seats WHERE guest IS NOT NULL UNION SELECT host FROM tables"


def upgrade() -> None:
    """A table of hashed tokens, with those of all who are known by name, seat or table; nobody was sent away yet."""
    op.add_column("tables", sa.Column("sent_away", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "tokens", sa.Column("id", sa.String(64), primary_key=True), sa.Column("given", sa.Float, nullable=False)
    )
    op.execute(f"INSERT INTO tokens (id, given) SELECT id, 0 FROM ({KNOWN}) AS known")
