"""The server's own sentences in the language of the page."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "it")
FOLDER = Path(__file__).with_name("words")


@lru_cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, name: str, **arguments: str) -> str:
    """A message of the catalogue."""
    bundle = _bundle(language)
    text, _ = bundle.format_pattern(bundle.get_message(name).value, arguments)
    return str(text)


def language_of(accepted: str) -> str:
    """The language that suits the header Accept-Language best; English if none does."""
    best, best_weight = LANGUAGES[0], 0.0
    for part in accepted[:200].split(","):
        tag, _, quality = part.strip().partition(";")
        language = tag.split("-")[0].strip().lower()
        weight = _weight(quality)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(quality: str) -> float:
    name, _, value = quality.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
