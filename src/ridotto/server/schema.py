"""One JSON schema of everything that crosses the wire: ``python -m ridotto.server.schema``.

The types of the page are made from it (``npm run types`` in ``web/``), so that server and page cannot drift apart.
Each game adds the types of its ``schema``; their names get the game's name in front, since every game has a
``View`` and its ``Components``.
"""

import json
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from ridotto.engine.game import games
from ridotto.server import forms, wire

REF = "#/$defs/{model}"
Definitions = dict[str, Any]
Inputs = list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]]


class Sent(GenerateJsonSchema):
    """What the server sends it sends whole: a default is no reason to call a field optional."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Every field of a model that goes out; NotRequired keys of a TypedDict stay optional."""
        outgoing = self.mode == "serialization" and field["type"] == "model-field"
        return outgoing or super().field_is_required(field, total)


def wire_models() -> Inputs:
    """The models of both modules: what comes in is described as it may be sent, what goes out as it is sent."""
    models = [
        value
        for module in (forms, wire)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, BaseModel) and value.__module__ == module.__name__
    ]
    adapters: Inputs = [
        (model.__name__, _mode(model), TypeAdapter(model)) for model in models if model is not wire.Strict
    ]
    unions: Inputs = [
        ("FromBrowser", "validation", TypeAdapter(wire.FromBrowser)),
        ("ToBrowser", "serialization", TypeAdapter(wire.ToBrowser)),
    ]
    return [*adapters, *unions]


def _mode(model: type[BaseModel]) -> JsonSchemaMode:
    return "validation" if issubclass(model, wire.Strict) else "serialization"


def _definitions(inputs: Inputs) -> Definitions:
    """All definitions of some types by their plain names."""
    named, schema = TypeAdapter.json_schemas(inputs, ref_template=REF, schema_generator=Sent)
    definitions: Definitions = schema.get("$defs", {})
    for (key, _), definition in named.items():
        if definition != {"$ref": REF.format(model=key)}:
            definitions[str(key)] = definition
    return definitions


def game_definitions(name: str, types: Mapping[str, Any]) -> Definitions:
    """The types of one game, renamed: ``View`` of mille-fiori is ``MilleFioriView``."""
    prefix = "".join(part.capitalize() for part in name.split("-"))
    definitions = _definitions([(key, "serialization", TypeAdapter(kind)) for key, kind in types.items()])

    def renamed(node: Any) -> Any:
        if isinstance(node, dict):
            return {key: prefixed(value) if key == "$ref" else renamed(value) for key, value in node.items()}
        return [renamed(item) for item in node] if isinstance(node, list) else node

    def prefixed(reference: str) -> str:
        return REF.format(model=prefix + reference.rpartition("/")[2])

    return {prefix + key: renamed(definition) for key, definition in definitions.items()}


def schema() -> dict[str, Any]:
    """The whole schema, in an order that does not change from run to run."""
    definitions = _definitions(wire_models())
    for game in games().values():
        definitions |= game_definitions(game.name, game.schema)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
