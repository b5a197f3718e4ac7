"""JSON Schemas and TypeScript types of documents, and the words of the games, for programs in other languages."""

from criminals.schemas.shipped import schema

__all__ = ["schema"]
