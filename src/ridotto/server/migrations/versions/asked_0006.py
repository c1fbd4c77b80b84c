"""Who has asked for an analysis, and may cancel it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; of older analyses nobody knows it."""
    op.add_column("analyses", sa.Column("browser", sa.String(64)))
