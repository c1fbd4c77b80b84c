"""Runs a script of ``web/package.json`` with the Node of the Python package: ``python scripts/page.py check``."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import build_page, install_packages, npm  # noqa: E402

if __name__ == "__main__":
    os.environ["PYTHON"] = sys.executable  # the types are made from the models of this one
    install_packages(ROOT / "web")
    if sys.argv[1] == "build":
        build_page(ROOT)
    else:
        npm(ROOT / "web", "run", *sys.argv[1:], doing=f"'{sys.argv[1]}' of the page")
