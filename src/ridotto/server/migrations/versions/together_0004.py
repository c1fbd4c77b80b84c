"""What people settle among themselves: terms of a table, times of entries, what was said, seats passed on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns and tables; older matches have no terms and no times."""
    op.add_column("matches", sa.Column("terms", sa.JSON()))
    op.add_column("entries", sa.Column("at", sa.BigInteger()))
    op.add_column("seats", sa.Column("passed", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "said",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text()),
        sa.Column("reaction", sa.String(32)),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
