"""Who is who: a signed cookie tells browsers apart, without an account."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from ridotto.engine.errors import RidottoError

COOKIE = "ridotto"
YEAR = 365 * 24 * 3600
LENGTH = 32
GIVEN = "RIDOTTO_SECRET"
GIVEN_FILE = "RIDOTTO_SECRET_FILE"


def given_secret(environment: Mapping[str, str]) -> str | None:
    """The secret that the surroundings give, by itself or in a file; None if a server shall have one of its own."""
    given, file = environment.get(GIVEN), environment.get(GIVEN_FILE)
    if given is not None and file is not None:
        raise RidottoError(f"Both {GIVEN} and {GIVEN_FILE} are set; set only one of them.")
    where = GIVEN
    if file is not None:
        where = f"The file {file} of {GIVEN_FILE}"
        try:
            given = Path(file).read_text("utf-8")
        except (OSError, ValueError) as error:
            what = getattr(error, "strerror", None) or "it is no text"
            raise RidottoError(f"{where} cannot be read ({what}); correct the path or the rights.") from error
    if given is None:
        return None
    if len(given.strip()) < LENGTH:
        raise RidottoError(
            f"{where} holds a secret of {len(given.strip())} characters; use at least {LENGTH} random ones, "
            f"for example what 'openssl rand -base64 {LENGTH}' prints."
        )
    return given.strip()


def read_secret(file: Path) -> str:
    """The secret of the data directory, made when it is first asked for and readable for its owner only."""
    try:
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        secret = file.read_text("ascii", errors="replace").strip()
        if len(secret) < LENGTH:
            raise RidottoError(
                f"{file} holds no secret; delete the file to have a new one made (browsers then lose their seats)."
            ) from None
        return secret
    with os.fdopen(handle, "w") as stream:
        secret = secrets.token_urlsafe(LENGTH)
        stream.write(secret + "\n")
    return secret


class Browsers:
    """Makes the cookies of browsers and knows them again."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="ridotto.browser")

    def known(self, cookies: dict[str, str]) -> str | None:
        """The id of the browser that sent these cookies; None if it has none of ours."""
        try:
            return self._signer.unsign(cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        """The id for a browser that has none yet."""
        return secrets.token_urlsafe(18)

    def admit(self, response: Response, browser: str, secure: bool) -> None:
        """Give the browser its cookie for another year."""
        value = self._signer.sign(browser).decode()
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, secure=secure, samesite="lax")
