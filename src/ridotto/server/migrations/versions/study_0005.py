"""Analyses of finished matches, and which match another one was played on from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and the table; older matches were not played on from others."""
    op.add_column("matches", sa.Column("origin", sa.JSON()))
    op.create_table(
        "analyses",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.String(64), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("server", sa.String(32)),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("result", sa.JSON()),
    )
    op.create_index("analyses_state", "analyses", ["state", "at"])
