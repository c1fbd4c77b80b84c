"""The words of all catalogues: complete in every language, well formed, and in step with what asks for them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ridotto"
PAGE = ROOT / "web" / "src"
LANGUAGES = ("en", "de", "it")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Message:
    """What a message asks for, its own patterns only."""

    file: Path
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    """For each variable that chooses between variants, the keys of the variants."""


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a parsed catalogue and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def inspect(entry: ast.Message, file: Path) -> Message:
    message = Message(file)
    for node in nodes(entry):
        if isinstance(node, ast.VariableReference):
            message.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            message.references.add(node.id.name)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = message.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                keys.add(variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)
    return message


def catalogues(language: str) -> list[Path]:
    """``en.ftl`` and its parts ``en.*.ftl``, of the house and of every game."""
    return sorted([*SOURCES.rglob(f"words/{language}.ftl"), *SOURCES.rglob(f"words/{language}.*.ftl")])


def read(language: str) -> tuple[dict[str, Message], list[str]]:
    """The messages of a language, and what is wrong with its files."""
    messages: dict[str, Message] = {}
    faults: list[str] = []
    for path in catalogues(language):
        where = path.relative_to(SOURCES)
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{where}: not Fluent: {entry.content.strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in messages:
                    faults.append(f"{where}: {entry.id.name} stands twice")
                messages[entry.id.name] = inspect(entry, where)
    return messages, faults


WORDS = {language: read(language) for language in LANGUAGES}
MESSAGES = {language: messages for language, (messages, _) in WORDS.items()}


def reached(language: str, name: str) -> Iterator[Message]:
    """A message and all that it refers to; they share its arguments."""
    waiting, seen = [name], set[str]()
    while waiting:
        current = waiting.pop()
        if current not in seen:
            seen.add(current)
            message = MESSAGES[language][current]
            waiting.extend(message.references)
            yield message


def variables(language: str, name: str) -> set[str]:
    return set[str]().union(*(message.variables for message in reached(language, name)))


def choices(language: str, name: str) -> dict[str, set[str]]:
    """Keys between which a variable chooses, plural categories left out: those differ between languages."""
    keys: dict[str, set[str]] = {}
    for message in reached(language, name):
        for variable, found in message.keys.items():
            keys.setdefault(variable, set()).update(found - PLURALS)
    return keys


def samples(language: str, name: str) -> Iterator[dict[str, str | int]]:
    """Arguments that reach every variant of a message."""
    values: dict[str, list[str | int]] = {variable: ["Ada"] for variable in variables(language, name)}
    for message in reached(language, name):
        for variable, keys in message.keys.items():
            numbers = bool(keys & PLURALS) or any(key.isdigit() for key in keys)
            words = sorted(key for key in keys - PLURALS if not key.isdigit())
            values[variable] = [0, 1, 2, 11] if numbers and not words else words
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


# --- what asks for words --------------------------------------------------------------------------


def literal(text: str, start: int) -> tuple[str | None, int]:
    """The string that begins at ``start`` as a regular expression, and where it ends; None: no string begins there.

    What a template fills in becomes ``.+``.
    """
    quote = text[start]
    pattern, at = "", start + 1
    while at < len(text) and text[at] != quote:
        if text[at] == "\\":
            at += 2
        elif text[at] == "\n" and quote != "`":
            return None, start + 1
        elif quote == "`" and text.startswith("${", at):
            at = closing(text, at + 1) + 1
            pattern += ".+"
        else:
            pattern += re.escape(text[at])
            at += 1
    return pattern, at + 1


def closing(text: str, start: int) -> int:
    """Where the bracket that opens at ``start`` is closed."""
    depth, at = 0, start
    while at < len(text):
        if text[at] in "\"'`":
            _, at = literal(text, at)
            continue
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth == 0:
            return at
        at += 1
    return len(text)


def strings(text: str) -> Iterator[str]:
    """All strings of a piece of code, also inside of templates, but those that something is compared with."""
    at = 0
    while at < len(text):
        if text[at] not in "\"'`":
            at += 1
            continue
        pattern, end = literal(text, at)
        if pattern and not text[:at].rstrip().endswith(("==", "!=")):
            yield pattern
        # A template may hold further strings in what it fills in.
        at = at + 1 if text[at] == "`" else end


def first_argument(text: str, start: int) -> str:
    """The first argument of a call whose bracket opens at ``start``."""
    end, at = closing(text, start), start + 1
    while at < end:
        if text[at] in "\"'`":
            _, at = literal(text, at)
        elif text[at] in "([{":
            at = closing(text, at) + 1
        elif text[at] == ",":
            break
        else:
            at += 1
    return text[start + 1 : at]


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", "", text, flags=re.DOTALL)


def page_files() -> Iterator[tuple[Path, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            yield path.relative_to(PAGE), without_comments(path.read_text("utf-8"))


def asked() -> Iterator[tuple[Path, str]]:
    """Ids (as patterns) that the page hands to ``t``."""
    for path, text in page_files():
        for call in re.finditer(r"(?<![\w.])t\(", text):
            argument = first_argument(text, call.end() - 1)
            at = 0
            while at < len(argument):
                if argument[at] not in "\"'`":
                    at += 1
                    continue
                pattern, end = literal(argument, at)
                if pattern and not re.search(r"[=!]=\s*$", argument[:at]):
                    yield path, pattern
                at = end


def named() -> set[str]:
    """Strings anywhere in the page or in the Python sources that may be ids of messages, as patterns."""
    found = {pattern for _, text in page_files() for pattern in strings(text)}
    for path in SOURCES.rglob("*.py"):
        for text in re.findall(r"[\"']([\w{}.()-]+)[\"']", path.read_text("utf-8")):
            found.add(re.sub(r"\\\{.*?\\\}", ".+", re.escape(text)))
    return {
        pattern for pattern in found if re.fullmatch(r"(?:[\w-]|\\-|\.\+)+", pattern) and re.search(r"\w{2}", pattern)
    }


# --- tests ----------------------------------------------------------------------------------------


def test_there_are_words() -> None:
    assert MESSAGES["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: str) -> None:
    _, faults = WORDS[language]
    assert not faults
    english = [path.relative_to(SOURCES).as_posix() for path in catalogues("en")]
    other = [path.relative_to(SOURCES).as_posix() for path in catalogues(language)]
    assert other == [path.replace("words/en.", f"words/{language}.") for path in english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    messages = MESSAGES[language]
    lost = {
        f"{name} -> {other}"
        for name, message in messages.items()
        for other in message.references
        if other not in messages
    }
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_messages_in_every_language(language: str) -> None:
    english, other = MESSAGES["en"], MESSAGES[language]
    assert sorted(english.keys() - other.keys()) == [], f"missing in {language}"
    assert sorted(other.keys() - english.keys()) == [], f"only in {language}"
    for name, message in english.items():
        assert other[name].file.parent == message.file.parent, name
        assert variables(language, name) == variables("en", name), name
        assert choices(language, name) == choices("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogues(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for name in MESSAGES[language]:
        value = bundle.get_message(name).value
        assert value is not None, f"{name} has no words"
        for arguments in samples(language, name):
            text, errors = bundle.format_pattern(value, arguments)
            assert not errors, f"{name} with {arguments}: {errors}"
            assert not isinstance(text, FluentNone)
            assert text.strip() and text == text.strip(), name
            assert not re.search(r"[{}]|  |\?\?\?", text), f"{name}: {text}"


def test_the_page_asks_only_for_words_that_exist() -> None:
    ids = MESSAGES["en"].keys()
    unknown = [
        f"{path}: {pattern}" for path, pattern in asked() if not any(re.fullmatch(pattern, name) for name in ids)
    ]
    assert not unknown


def test_every_message_is_used() -> None:
    used = {other for message in MESSAGES["en"].values() for other in message.references}
    patterns = named()
    exact = {pattern.replace("\\", "") for pattern in patterns if ".+" not in pattern}
    wide = [re.compile(pattern) for pattern in patterns if ".+" in pattern]
    idle = [
        name
        for name in MESSAGES["en"]
        if name not in used and name not in exact and not any(pattern.fullmatch(name) for pattern in wide)
    ]
    assert not idle
