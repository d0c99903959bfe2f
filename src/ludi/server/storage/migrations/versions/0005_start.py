"""A table may begin from a position: it is kept in words."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All tables of before began at the beginning."""
    op.add_column("tables", sa.Column("start", sa.Text))
