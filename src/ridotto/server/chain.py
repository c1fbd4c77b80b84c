"""A chain of hashes over the log of a match: what was changed, removed or reordered afterwards is noticed.

Each entry carries a hash over itself and the hash before it; the first one continues that of the head. No key is in it:
it finds what faults and careless hands have done, not somebody who can write the database and makes the chain anew.
"""

import hashlib
import json

from ridotto.engine.game import Box, Json


def link(before: str, *parts: object) -> str:
    """The hash (64 hex digits) of ``parts`` after the hash ``before``."""
    text = json.dumps([before, *parts], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def beginning(head: Json) -> str:
    """The hash of what was fixed when a match was created."""
    return link("", head)


def box_hash(box: Box) -> str:
    """A hash of all figures and switches that the rules read."""
    return hashlib.sha256(box.record.tobytes()).hexdigest()
