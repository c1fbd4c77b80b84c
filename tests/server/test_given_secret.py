"""Where the secret comes from that cookies are signed with."""

from pathlib import Path

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.app import prepare_folder
from ridotto.server.browsers import given_secret
from ridotto.server.settings import Settings
from tests.server.site import PERSON, Browser, serving

SECRET = "k" * 32


def test_given_by_the_surroundings(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text(f"{SECRET}\n")
    assert given_secret({}) is None
    assert given_secret({"RIDOTTO_SECRET": f" {SECRET}\n"}) == SECRET
    assert given_secret({"RIDOTTO_SECRET_FILE": str(file)}) == SECRET


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"RIDOTTO_SECRET": "short"}, r"RIDOTTO_SECRET holds a secret of 5 characters; use at least 32"),
        ({"RIDOTTO_SECRET": ""}, r"holds a secret of 0 characters"),
        ({"RIDOTTO_SECRET": SECRET, "RIDOTTO_SECRET_FILE": "x"}, r"Both .* set only one"),
        ({"RIDOTTO_SECRET_FILE": "/no/such/file"}, r"^The file /no/such/file .*No such file.*correct the path"),
    ],
)
def test_secrets_that_are_none(environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(RidottoError, match=sentence) as found:
        given_secret(environment)
    assert "kkk" not in str(found.value) and "short" not in str(found.value)


def test_it_outranks_the_file(tmp_path: Path) -> None:
    own = prepare_folder(Settings(data_dir=tmp_path))
    assert prepare_folder(Settings(data_dir=tmp_path, secret=SECRET)) == SECRET
    assert prepare_folder(Settings(data_dir=tmp_path)) == own != SECRET
    assert SECRET not in repr(Settings(secret=SECRET))


async def test_servers_with_one_secret_know_the_same_browsers(tmp_path: Path) -> None:
    async with serving(tmp_path, secret=SECRET) as one:
        browser = one.browser()
        await browser.create(PERSON, {**PERSON, "name": "Bea"})
        cookie = {"ridotto": browser.http.cookies["ridotto"]}
        assert not (tmp_path / "secret").exists()
    for secret, seen in ((SECRET, 1), ("j" * 32, 0)):
        async with serving(tmp_path, secret=secret) as again:
            assert len((await Browser(again.address, cookie).http.get("/api/matches")).json()) == seen
