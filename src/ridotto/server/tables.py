"""The tables of the store. A match is its log: what the other columns derive from it is only a cache."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("changes", JSON(none_as_null=True)),
    Column("rules_version", Integer, nullable=False),
    Column("box_hash", String(64)),
    Column("seats", JSON, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("creator", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("terms", JSON(none_as_null=True)),
    Column("origin", JSON(none_as_null=True)),
    Column("over", Boolean, nullable=False),
    Column("previous", String(32)),
    Index("matches_creator", "creator"),
    Index("matches_previous", "previous", unique=True),
)

entries = Table(
    "entries",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("words", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("at", BigInteger),
)

said = Table(
    "said",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text),
    Column("reaction", String(32)),
    Column("at", String(32), nullable=False),
)

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One line: when a server was last seen alive, in milliseconds since 1970, UTC."""

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64), nullable=False),
    Column("passed", Integer, nullable=False, server_default="0"),
    Index("seats_browser", "browser"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("state", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Index("invitations_host", "host"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(64), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("server", String(32)),
    Column("tries", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("browser", String(64)),
    Index("analyses_state", "state", "at"),
)
"""Analyses of matches that are over: asked for, being made, and finished."""
