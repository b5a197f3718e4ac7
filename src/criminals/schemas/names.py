"""Names of documents and messages in schemas."""

from typing import Final, Literal, TypeAlias

from criminals.core.documents.envelope import KINDS, Kind
from criminals.core.messages.contents import MESSAGE_KINDS, MessageKind

SchemaKind: TypeAlias = Kind | MessageKind | Literal["request"]
"""The kinds that have a schema: documents, messages, and requests of clients."""

SCHEMA_KINDS: Final[tuple[SchemaKind, ...]] = (*KINDS, *MESSAGE_KINDS, "request")
"""Every kind that has a schema."""


def titled(name: str) -> str:
    """The name of a kind or a game as that of a type: `ViewEvent`."""
    return name.title().replace("_", "")


def whole_name(kind: str) -> str:
    """The name of a whole document of a kind. `Outcome` is the one within a view event."""
    return "OutcomeDocument" if kind == "outcome" else titled(kind)
