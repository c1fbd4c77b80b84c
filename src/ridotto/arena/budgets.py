"""Bots with twice the budget: the names of a skill ladder."""

import re

from ridotto.engine.errors import RidottoError

_BUDGET = re.compile(r"(?<=[:,])(iterations|seconds)=([0-9]+(?:\.[0-9]+)?)(?=,|$)")


def doubled(name: str) -> str:
    """The name of the bot with twice the iterations, twice the seconds, or both; RidottoError if it names neither."""
    if not _BUDGET.search(name):
        raise RidottoError(
            f"{name} has no budget to double: name its iterations or seconds, for example search:iterations=100."
        )
    return _BUDGET.sub(lambda part: f"{part[1]}={_twice(part[2])}", name)


def rungs(name: str, steps: int) -> list[str]:
    """The bot and ``steps`` more, each with twice the budget of the one before."""
    found = [name]
    for _ in range(steps):
        found.append(doubled(found[-1]))
    return found


def _twice(number: str) -> str:
    return str(2 * int(number)) if number.isdecimal() else f"{2 * float(number):g}"
