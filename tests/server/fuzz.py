"""What no page sends: random bytes, broken and odd JSON, and messages that are nearly right."""

import json
import random
import struct
from collections.abc import Callable
from typing import Any

from ridotto.server import wire

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 7, 2**31, 2**63, 2**64, -(2**63), 10**400, 1.5, -0.0, 1e308),
    *("", " ", "0", "move", "\0", "\ud800", "\udfff x", "💎", "ä" * 300, "a" * 20_000, "\u202e", "\u2028"),
    *([], {}, [[]], {"": None}, [1] * 1000, {"type": "move"}),
]
DEEP = ("[" * 5000, '{"a":' * 3000, "[" * 3000 + "]" * 3000, '{"type":' * 1000 + "1" + "}" * 1000)
NUMBERS = ("NaN", "Infinity", "-Infinity", "1e9999", "9" * 5000, "01", "+1", "0x10", "1.")
TYPES = [*(model.model_fields["type"].annotation.__args__[0] for model in wire.Message.__args__), "fly", "step"]
FIELDS = sorted({name for model in wire.Message.__args__ for name in model.model_fields} | {"__class__", "more"})


def frame(rng: random.Random) -> str | bytes:
    """One message that somebody sends who wants to do harm."""
    return rng.choice(KINDS)(rng)


def noise(rng: random.Random) -> bytes:
    """Random bytes."""
    return rng.randbytes(rng.choice([0, 1, 2, 16, 125, 126, 1000, 20_000]))


def text(rng: random.Random) -> str:
    """Random characters of all planes, lone surrogates left out: they cannot be sent as text."""
    letters = (rng.randrange(0x110000) for _ in range(rng.choice([0, 1, 10, 100, 6000])))
    return "".join(chr(letter) for letter in letters if not 0xD800 <= letter < 0xE000)


def broken(rng: random.Random) -> str:
    """JSON that ends too early, goes too deep, or has numbers that are none."""
    whole = json.dumps(message(rng))
    return rng.choice(
        [
            *DEEP,
            whole[: rng.randrange(len(whole))],
            whole + rng.choice(["}", ",", "\0", whole]),
            whole.replace("1", rng.choice(NUMBERS)),
            f'{{"type":"ping","seq":{rng.choice(NUMBERS)}}}',
        ]
    )


def odd(rng: random.Random) -> str:
    """JSON with odd values anywhere."""
    return json.dumps(
        {rng.choice(FIELDS): rng.choice(ODD) for _ in range(rng.randrange(6))} | {"type": rng.choice(TYPES)}
    )


def nearly_right(rng: random.Random) -> str:
    """A message whose fields are there, with one odd value."""
    found = message(rng)
    found[rng.choice(list(found))] = rng.choice(ODD)
    return json.dumps(found, ensure_ascii=rng.random() < 0.9 or _surrogates(found))


def message(rng: random.Random) -> dict[str, Any]:
    """A message as a page might send it, most often refused."""
    seat, seq = rng.randrange(-1, 5), rng.randrange(-2, 9)
    return rng.choice(
        [
            {"type": "move", "seq": seq, "seat": seat, "move": rng.choice(["draft coin-1", "sail", "lay A1", "x"])},
            {"type": "undo", "seq": seq, "seat": 7},
            {"type": "hurry"},
            {"type": "resume", "seq": seq, "eyes": rng.random() < 0.5},
            {"type": "ping"},
            {"type": "answer", "seat": seat, "ask": seq, "agree": rng.random() < 0.5},
            {"type": "go-on", "seat": seat},
            {"type": "return", "seat": seat},
        ]
    )


def _surrogates(found: dict[str, Any]) -> bool:
    return any("\ud800" <= letter <= "\udfff" for value in found.values() for letter in str(value))


def raw(rng: random.Random) -> bytes:
    """A frame that breaks the protocol of sockets itself, or a text that is no UTF-8."""
    mask = struct.pack("!I", rng.getrandbits(32))
    return rng.choice(
        [
            bytes([0x81, 0x84]) + bytes(4) + b"\xff\xfe\xed\xa0",
            bytes([0x81, 0x83]) + bytes(4) + b"\xed\xa0\x80",
            bytes([0xF1, 0x80]) + mask,
            bytes([0x83, 0x80]) + mask,
            bytes([0x81, 0x05]) + b"plain",
            bytes([0x89, 0xFE, 0xFF, 0xFF]) + mask,
            bytes([0x81, 0xFF]) + b"\xff" * 8 + mask,
            bytes([0x80, 0x80]) + mask,
            bytes([0x88, 0x81]) + mask + b"\x00",
            rng.randbytes(64),
        ]
    )


KINDS: list[Callable[[random.Random], str | bytes]] = [noise, text, broken, *[odd] * 2, *[nearly_right] * 3]
