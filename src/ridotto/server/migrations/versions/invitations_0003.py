"""Tables that wait for friends, and which match is the rematch of which."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of invitations; older matches have no rematch."""
    # Never a batch here: SQLite would make the table anew, and dropping the old one would delete all logs.
    op.add_column("matches", sa.Column("previous", sa.String(32)))
    op.create_index("matches_previous", "matches", ["previous"], unique=True)
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("invitations_host", "invitations", ["host"])
