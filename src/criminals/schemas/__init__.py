"""For programs in other languages: JSON Schemas and TypeScript types of documents, and the words of the games."""

from criminals.schemas.shipped import schema

__all__ = ["schema"]
