"""Compiled and uncompiled rules agree byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]


def digests(module: str, jit: str) -> list[str]:
    """What ``module`` prints in a process of its own, the rules compiled (``1``) or not (``0``)."""
    done = subprocess.run(
        [sys.executable, "-m", module],
        cwd=ROOT,
        env={**os.environ, "RIDOTTO_JIT": jit},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize("module", ["tests.engine.digest", "tests.intrigo.digest", "tests.great_split.digest"])
def test_compiled_and_uncompiled_agree(module: str) -> None:
    compiled, plain = digests(module, "1"), digests(module, "0")
    assert (compiled[0], plain[0]) == ("compiled", "uncompiled")
    assert len(plain) > 1000
    first = next((i for i, (one, other) in enumerate(zip(compiled[1:], plain[1:], strict=False)) if one != other), None)
    assert first is None, f"they part after {plain[first]!r}: {compiled[first + 1]!r} against {plain[first + 1]!r}"
    assert len(compiled) == len(plain)
