"""Guests, tables, seats, the log, what is said, the deals of the day, and which server may write.

As the schema was when it was first released: a later change is a step of its own, and this one stays as it is.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything in an empty database."""
    make_guests_and_server()
    make_tables()
    make_seats()
    make_log_and_talk()


def make_guests_and_server() -> None:
    """What belongs to no table."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "tokens", sa.Column("id", sa.String(64), primary_key=True), sa.Column("given", sa.Float, nullable=False)
    )
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("ready", sa.Float),
    )
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )


def make_tables() -> None:
    """Tables, and what the lobby asks of them."""
    identity = [sa.Column("id", sa.String(24), primary_key=True), sa.Column("game", sa.String(40), nullable=False)]
    moments = [sa.Column(name, sa.Float, nullable=False) for name in ("created", "updated")]
    lists = [sa.Column(name, sa.JSON, nullable=False) for name in ("options", "seeds", "winners", "sent_away")]
    numbers = [sa.Column(name, sa.Integer, nullable=False) for name in ("version", "sequence")]
    op.create_table(
        "tables",
        *identity, *moments, *lists, *numbers,
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(24)),
        sa.Column("asked", sa.Integer),
        sa.Column("scores", sa.JSON),
        sa.Column("start", sa.Text),
        sa.Column("deal", sa.String(10)),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(8)),
    )  # fmt: skip
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    op.create_index("tables_by_deal", "tables", ["deal", "game"])


def make_seats() -> None:
    """Who sits where."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(64)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("pledge", sa.String(64)),
        sa.Column("seed", sa.String(32)),
        sa.Column("stand_in", sa.String(8)),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])


def make_log_and_talk() -> None:
    """What was done and said at a table. A move is its notation, so that no number of an action is kept."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("command", sa.String(72)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("stand_ins", sa.String(8), nullable=False),
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
