"""What a server can be set to."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL

PAGE = Path(__file__).with_name("page")


def default_data_dir() -> Path:
    """The user's folder for the matches and the secret of a server."""
    return Path(user_data_path("ridotto"))


@dataclass(frozen=True)
class Settings:
    """The settings of one server. Times are in seconds."""

    data_dir: Path = field(default_factory=default_data_dir)
    database_url: URL | None = None
    """A PostgreSQL (``database.read_url``) that several servers share; None: SQLite in the data directory."""
    secret: str | None = field(default=None, repr=False)
    """What cookies are signed with (``browsers.given_secret``); None: a secret of its own in the data directory."""
    access_log: bool = False
    """Log every request and socket, by its route."""
    page_dir: Path = PAGE
    grace: float = 1.5
    """Time that computers leave a person to take a step back."""
    idle: float = 600
    """Time after which a match that nobody looks at is put away; the store keeps it."""
    patience: float = 20
    """Time after which a browser that does not read what it is sent is cut off."""
    absence: float = 30
    """Time after which the others may ask the computer to play for somebody who is away."""
    away: float = 60
    """Time after which the computer plays for somebody who is away and must decide, where the table wants it so."""
    computers: int = 1
    """Processes in which computer players think; 0: in this one."""
    analysis_iterations: int | None = None
    """How often the search looks ahead for each value of an analysis; None: what takes less than a minute."""
    analyses_waiting: int = 30
    """Analyses that may wait for their turn."""
    analyses_burst: int = 10
    analyses_per_second: float = 1 / 60
    """Analyses that may be asked for from one address."""
    hint_seconds: float = 1.2
    """Time in which a hint is thought of."""
    hints_burst: int = 10
    hints_per_second: float = 0.2
    """Hints that one browser may ask for in a match."""
    messages_burst: int = 200
    messages_per_second: float = 50
    """Messages that one browser may send to a match."""
    said_burst: int = 6
    said_per_second: float = 0.5
    """What one browser may say, or ask the others, in a match."""
    matches_burst: int = 60
    matches_per_second: float = 0.5
    """Matches that may be created from one address."""
    seats_per_second: float = 2
    """Changes of seats at waiting tables that one address may make."""
    sockets_per_match: int = 64
    """Browsers that may look at one match, or at one table that waits."""
    sockets_per_address: int = 400
    """Sockets that one address may hold open: a club behind one address has many."""

    @property
    def database(self) -> Path:
        """The file that holds the matches unless there is a ``database_url``."""
        return self.data_dir / "ridotto.db"

    @property
    def url(self) -> URL:
        """Where the matches are."""
        return self.database_url or URL.create("sqlite+aiosqlite", database=str(self.database))

    @property
    def secret_file(self) -> Path:
        """The file that holds what cookies are signed with."""
        return self.data_dir / "secret"
