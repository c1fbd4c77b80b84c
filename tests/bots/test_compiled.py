"""The compiled search finds what the uncompiled one finds."""

import pytest

from tests.engine.test_compiled import digests

pytestmark = pytest.mark.process


def test_compiled_and_uncompiled_searches_agree() -> None:
    compiled, plain = digests("tests.bots.digest", "1"), digests("tests.bots.digest", "0")
    assert (compiled[0], plain[0]) == ("compiled", "uncompiled")
    assert len(plain) > 30
    assert compiled[1:] == plain[1:]
