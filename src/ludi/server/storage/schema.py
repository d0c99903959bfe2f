"""The tables of the database. The log (`entries`) is the truth; everything else says who sits where."""

import sqlalchemy as sa

metadata = sa.MetaData()

GUESTS = sa.Table(
    "guests", metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the token in the guest's cookie
    sa.Column("name", sa.String(40), nullable=False),
)  # fmt: skip

TOKENS = sa.Table(
    "tokens", metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of a token that holds: its guest
    sa.Column("given", sa.Float, nullable=False),
)  # fmt: skip

TABLES = sa.Table(
    "tables", metadata,
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
    sa.Column("sequence", sa.Integer, nullable=False),  # entries in the log; for the lobby
    sa.Column("asked", sa.Integer),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON),  # once the game is over
    sa.Column("sent_away", sa.JSON, nullable=False),  # guests who may not sit down here again
    sa.Column("start", sa.Text),  # the position its game begins from, in words; none: the beginning
    sa.Column("deal", sa.String(10)),  # the day whose deal is played here
    sa.Column("pace", sa.String(8), nullable=False),  # what happens where somebody stays away
    sa.Column("hints", sa.Boolean, nullable=False),  # whether they may be asked for
    sa.Column("origin", sa.String(8)),  # a short hash of the address it was opened from
    sa.Index("tables_by_status", "status", "listed", "updated"),
    sa.Index("tables_by_deal", "deal", "game"),
)  # fmt: skip

SERVER = sa.Table(
    "server", metadata,  # one row
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String(32), nullable=False),  # the server that may write: nobody else does
    sa.Column("ready", sa.Float),  # when it last tried out whether it can
)  # fmt: skip

DEALS = sa.Table(
    "deals", metadata,
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-11-17
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),  # of the dice of everybody who plays it
)  # fmt: skip

SEATS = sa.Table(
    "seats", metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(64)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(16)),
    sa.Column("pledge", sa.String(64)),  # a hash of the seed, shown before it
    sa.Column("seed", sa.String(32)),
    sa.Column("stand_in", sa.String(8)),  # who wanted a bot to play for its person, where one does
    sa.Index("seats_by_guest", "guest"),
)  # fmt: skip

ENTRIES = sa.Table(
    "entries", metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(6), nullable=False),  # move, undo or chance
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),  # in notation, of its table's version of the rules
    sa.Column("command", sa.String(72)),  # what the page called it, so that it is carried out once
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("stand_ins", sa.String(8), nullable=False),  # the seats of people for whom a bot played then
    sa.UniqueConstraint("table_id", "command", name="entries_once"),
)  # fmt: skip

MESSAGES = sa.Table(
    "messages", metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("phrase", sa.String(40)),
    sa.Column("at", sa.Float, nullable=False),
)  # fmt: skip
