"""Who is who: a signed cookie tells browsers apart, without an account."""

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from ridotto.engine.errors import RidottoError

COOKIE = "ridotto"
YEAR = 365 * 24 * 3600
LENGTH = 32


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
