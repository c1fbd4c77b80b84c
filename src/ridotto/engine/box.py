"""Box files: TOML with the components of a game, and editions of an owner's own laid over them.

The parts ``sources`` and ``provenance`` say where each figure comes from, ``switches`` what each rule switch may
be, ``checks`` which sums the printed components have; the rest is data of the game.
"""

import copy
import difflib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ridotto.engine.errors import BadBox, UnknownName
from ridotto.engine.game import Json, Option

META = ("game", "editions", "switches", "checks", "sources", "provenance")
"""Parts of a box file that an owner's edition does not change."""
HEAD = ("name", "extends", "note")
"""Keys that an owner's edition has beside its differing values."""
MAX_EDITION_NAME = 40
MAX_EDITION_BYTES = 1_000_000


def read_toml(path: Path) -> Json:
    """The data of a TOML file; BadBox if it cannot be read."""
    try:
        if path.stat().st_size > MAX_EDITION_BYTES:
            raise BadBox(
                f"{path} is larger than {MAX_EDITION_BYTES // 1000} kB: "
                "give an edition file with only the values that differ."
            )
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadBox(f"Cannot read {path}: {error.strerror or error}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadBox(f"{path} is not valid TOML: {error}.") from error


def head_of(changes: Json, editions: list[str]) -> tuple[str, str]:
    """Name and parent edition of an owner's edition."""
    name = changes.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= MAX_EDITION_NAME or not name.isprintable():
        raise BadBox(f"name = {name!r}: an edition needs a name of 1 to {MAX_EDITION_NAME} printable characters.")
    if name in editions:
        raise BadBox(f"name = {name!r}: that is a built-in edition; choose another name.")
    parent = changes.get("extends", editions[0])
    if parent not in editions:
        raise BadBox(f"extends = {parent!r}: choose one of {', '.join(editions)}.")
    if not isinstance(changes.get("note", ""), str):
        raise BadBox(f"note = {changes['note']!r}: this must be a text.")
    return name, parent


def merged(data: Json, changes: Mapping[str, Any]) -> Json:
    """``data`` with the differing values of an edition laid over it; BadBox for keys that a box does not have."""
    result = copy.deepcopy(data)
    for key, value in changes.items():
        if key in META:
            raise BadBox(f"{key}: an edition cannot change this part of the box; leave it out.")
        if key not in HEAD:
            _lay_over(result, key, value, key)
    return result


def extended(data: Json, more: Mapping[str, Any]) -> Json:
    """``data`` with what another file of the same box adds and changes; it may bring keys of its own."""
    result = copy.deepcopy(data)
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = extended(result[key], value)
        else:
            result[key] = copy.deepcopy(value)
    return result


def _lay_over(data: Json, key: str, value: Any, path: str) -> None:
    if key not in data:
        close = difflib.get_close_matches(key, [str(k) for k in data], 1)
        hint = f"did you mean {close[0]!r}?" if close else f"possible keys are {', '.join(list(data)[:40])}."
        raise BadBox(f"{path}: there is no such key in the box; {hint}")
    if isinstance(data[key], dict):
        if not isinstance(value, dict):
            raise BadBox(f"{path} = {value!r}: this is a table; write its values as [{path}] with one key for each.")
        for inner, inner_value in value.items():
            _lay_over(data[key], inner, inner_value, f"{path}.{inner}")
    else:
        data[key] = value


def leaves(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of the box with its dotted path, in the order of the file."""
    for key, value in data.items():
        if not path and key in META:
            continue
        where = f"{path}.{key}" if path else str(key)
        if isinstance(value, dict):
            yield from leaves(value, where)
        else:
            yield where, value


@dataclass(frozen=True)
class Provenance:
    """Where a figure comes from and how sure it is."""

    sources: list[str]
    confidence: str
    note: str


CONFIDENCES = ("certain", "likely", "assumed", "reconstructed")
OWNER = Provenance(["owner"], "owner's edition", "")


def provenance(data: Json, path: str, changes: Json | None = None) -> Provenance:
    """The provenance of a value: of its path, or of the nearest part of the box above it."""
    if changes is not None and any(path == leaf for leaf, _ in leaves(changes)):
        return OWNER
    known = data["provenance"]
    part = path
    while part not in known:
        if "." not in part:
            raise BadBox(f"{path}: the box does not say where this figure comes from; add it under provenance.")
        part = part.rpartition(".")[0]
    entry = known[part]
    return Provenance(entry["sources"], entry["confidence"], entry.get("note", ""))


def check_provenance(data: Json) -> None:
    """Every value names known sources and a confidence."""
    for path, _ in leaves(data):
        found = provenance(data, path)
        if not found.sources or any(source not in data["sources"] for source in found.sources):
            raise BadBox(f"{path}: sources {found.sources} are not all listed under sources.")
        if found.confidence not in CONFIDENCES:
            raise BadBox(f"{path}: confidence {found.confidence!r} is not one of {', '.join(CONFIDENCES)}.")


def with_options(
    rules: Mapping[str, Option], switches: Mapping[str, list[Option]], options: Mapping[str, Option]
) -> dict[str, Option]:
    """The switches of an edition with the given ones set; UnknownName for names or values that do not exist."""
    result = dict(rules)
    for name, value in options.items():
        if name not in switches:
            raise UnknownName(f"Unknown option {name!r}: choose one of {', '.join(switches)}.")
        if not is_among(value, switches[name]):
            raise UnknownName(
                f"Option {name} = {show(value)}: choose one of {', '.join(show(v) for v in switches[name])}."
            )
        result[name] = value
    return result


def is_among(value: Any, values: list[Option]) -> bool:
    """``value`` is one of ``values``, where true is not the number 1."""
    return any(type(value) is type(known) and value == known for known in values)


def show(value: Any) -> str:
    """A value as it is written in TOML and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_rules(data: Json) -> None:
    """Every switch of the edition has one of its possible values."""
    for name, value in data["rules"].items():
        if not is_among(value, data["switches"][name]):
            values = ", ".join(show(v) for v in data["switches"][name])
            raise BadBox(f"rules.{name} = {show(value)}: choose one of {values}.")


def integer(where: str, value: Any, low: int, high: int) -> int:
    """``value`` if it is a whole number in the range; BadBox names key, value and reason otherwise."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadBox(f"{where} = {value!r}: this must be a whole number from {low} to {high}.")
    if not low <= value <= high:
        raise BadBox(f"{where} = {value}: the number must lie between {low} and {high}.")
    return value


def word(where: str, value: Any, words: tuple[str, ...]) -> str:
    """``value`` if it is one of ``words``; BadBox otherwise."""
    if value not in words:
        raise BadBox(f"{where} = {value!r}: choose one of {', '.join(words)}.")
    return str(value)


def row(where: str, value: Any, length: int) -> list[Any]:
    """``value`` if it is a list of ``length`` entries; BadBox otherwise."""
    if not isinstance(value, list) or len(value) != length:
        raise BadBox(f"{where} = {value!r}: this must be a list of {length} values.")
    return value
