"""A PostgreSQL of its own for the tests: a fresh cluster on a free port of this machine, gone afterwards."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

from sqlalchemy import URL

from ridotto.server.database import read_url


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs; Debian keeps them off the path."""
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    found = next((str(place / name) for place in places if (place / name).exists()), None) or shutil.which(name)
    if found is None:
        raise RuntimeError("PostgreSQL is missing: run scripts/postgres.")
    return found


@dataclass
class Cluster:
    """A running server of databases."""

    folder: Path
    port: int

    @property
    def url(self) -> URL:
        """The address of its database."""
        return read_url(f"postgresql://ridotto:secret@127.0.0.1:{self.port}/postgres")

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        self._run("pg_ctl", "-D", str(self.folder), "-l", str(self.folder / "log"), "-w", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, as a power cut would."""
        self._run("pg_ctl", "-D", str(self.folder), "-w", "-m", "immediate", "stop")

    def create(self) -> None:
        """Make the cluster, with one user and its password."""
        password = self.folder.parent / "password"
        password.write_text("secret")
        arguments = ("--auth=scram-sha-256", "--username=ridotto", f"--pwfile={password}", "--no-sync")
        self._run("initdb", "-D", str(self.folder), *arguments)

    def _run(self, name: str, *arguments: str) -> None:
        # PostgreSQL refuses to run as root.
        user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        subprocess.run([*user, program(name), *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs until the block ends."""
    # Where other users may enter, which pytest's folders do not allow.
    folder = Path(mkdtemp(prefix="ridotto-postgres-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = int(taken.getsockname()[1])
    made = Cluster(folder / "data", port)
    try:
        made.create()
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder)
