"""What schemas call documents and messages."""

from typing import Final, Literal, TypeAlias

from criminals.core.documents.envelope import KINDS, Kind
from criminals.core.messages.contents import MESSAGE_KINDS, MessageKind

SchemaKind: TypeAlias = Kind | MessageKind | Literal["request"]
"""What there is a schema of: the documents, the messages, and what clients ask."""

SCHEMA_KINDS: Final[tuple[SchemaKind, ...]] = (*KINDS, *MESSAGE_KINDS, "request")
"""Everything that there is a schema of."""


def titled(name: str) -> str:
    """The name of a kind or a game as that of a type: `ViewEvent`."""
    return name.title().replace("_", "")


def whole_name(kind: str) -> str:
    """What a document of a kind is called; `Outcome` is what stands in a view event."""
    return "OutcomeDocument" if kind == "outcome" else titled(kind)
