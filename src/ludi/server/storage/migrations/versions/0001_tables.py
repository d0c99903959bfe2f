"""Guests, tables, seats, the log and what is said."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table of the first version."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seeds", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(24)),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("winners", sa.JSON, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    make_seats_and_log()


def make_seats_and_log() -> None:
    """What belongs to a table."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(64)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("seed", sa.String(32)),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("command", sa.String(72)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="entries_once"),
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("phrase", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
    )
