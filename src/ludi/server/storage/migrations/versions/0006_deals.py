"""The deal of the day: its secret, and which tables play it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table of before plays one."""
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.add_column("tables", sa.Column("deal", sa.String(10)))
    op.create_index("tables_by_deal", "tables", ["deal", "game"])
