"""Struct types in HTTP answers: how FastAPI checks, writes and describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

REFERENCE: Final = "#/components/schemas/{name}"
STRUCT: Final = "x-struct"  # stands in the OpenAPI document for a reference until the components are known

Language: TypeAlias = Literal["en", "cs", "fr", "ja"]
Role: TypeAlias = Literal["captain", "officer", "member"]
AtZero: TypeAlias = Literal["evaluate", "wait"]
TimerState: TypeAlias = Literal["off", "running", "paused", "up"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
Status: TypeAlias = Literal["open", "playing", "over"]
HowEnded: TypeAlias = Literal["agreed", "given-up", "deserted", "organiser", "moderator"]
ClubRole: TypeAlias = Literal["owner", "moderator", "member"]
TakebackRight: TypeAlias = Literal["free", "ask", "none"]
PassEnded: TypeAlias = Literal["", "choices", "turn", "back"]
When: TypeAlias = Literal["before", "after"]
NotifyKind: TypeAlias = Literal["turn", "clock", "challenge", "invitation", "mention"]
NotifyChannel: TypeAlias = Literal["push", "mail", "webhook"]
Show: TypeAlias = Literal["board", "join", "ceremony"]

# An id, a number, or a list of either.
Value: TypeAlias = Annotated[
    object,
    Meta(
        extra_json_schema={
            "anyOf": [
                {"type": "string"},
                {"type": "integer"},
                {"type": "array", "items": {"type": "string"}},
                {"type": "array", "items": {"type": "integer"}},
            ]
        }
    ),
]
View: TypeAlias = Annotated[
    Mapping[str, object], Meta(extra_json_schema={"type": "object", "additionalProperties": True})
]
# JSON that was encoded before: a line of the log, the document of a game.
Edits: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "array", "items": {}}})
]
EncodedLine: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": REFERENCE.format(name="LogLine")})]
EncodedGame: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"$ref": REFERENCE.format(name="GameDocument")})
]


class Answer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of an answer. Pydantic is only told how to write it; the schema comes from msgspec."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: type[Answer], handler: GetCoreSchemaHandler) -> CoreSchema:
        writing = core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins)
        return core_schema.is_instance_schema(cls, serialization=writing)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {STRUCT: cls.__name__}
