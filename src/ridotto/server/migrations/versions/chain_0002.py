"""A hash for every entry of a log, and one of the box a match is played with."""

import sqlalchemy as sa
from alembic import op

from ridotto.server.chain import beginning, link

revision = "0002"
down_revision = "0001"

HEAD = ("id", "game", "edition", "options", "changes", "rules_version", "seats", "setup", "seed", "creator", "created")


def upgrade() -> None:
    """Chain the logs as they are; the box of an older match is not known to be another."""
    op.add_column("matches", sa.Column("box_hash", sa.String(64)))
    op.add_column("entries", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
    bind = op.get_bind()
    matches = sa.Table("matches", sa.MetaData(), autoload_with=bind)
    log = sa.Table("entries", sa.MetaData(), autoload_with=bind)
    for row in bind.execute(sa.select(matches)).mappings().all():
        value = beginning({**{name: row[name] for name in HEAD}, "box_hash": None})
        own = log.c.match_id == row["id"]
        for entry in bind.execute(sa.select(log).where(own).order_by(log.c.seq)).mappings().all():
            value = link(value, entry["seq"], entry["kind"], entry["seat"], entry["words"])
            bind.execute(sa.update(log).where(own, log.c.seq == entry["seq"]).values(hash=value))
