"""Who wanted a bot to play for a person, and where one did; a table's pace, hints, origin; which server may write."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who left a game wanted the bot. Moves of a person's seat without a command were a bot's."""
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("ready", sa.Float),
    )
    op.add_column("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="live"))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("origin", sa.String(8)))
    op.add_column("entries", sa.Column("stand_ins", sa.String(8), nullable=False, server_default=""))
    op.execute(
        "UPDATE entries SET stand_ins = CAST(seat AS VARCHAR(8)) WHERE kind = 'move' AND command IS NULL AND EXISTS"
        " (SELECT 1 FROM seats WHERE seats.table_id = entries.table_id AND seats.seat = entries.seat"
        " AND seats.kind = 'person')"
    )
    op.add_column("seats", sa.Column("stand_in", sa.String(8)))
    op.execute("UPDATE seats SET stand_in = 'person' WHERE gone")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("gone")
