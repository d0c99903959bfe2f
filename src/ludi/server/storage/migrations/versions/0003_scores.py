"""How a game ended is kept with its table: rules of a later version may count otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that ended before keep their winners only."""
    op.add_column("tables", sa.Column("scores", sa.JSON))
