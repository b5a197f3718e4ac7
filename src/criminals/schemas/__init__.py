"""The form of documents, for other languages: JSON Schemas and TypeScript types, made from the classes of values."""

from criminals.schemas.shipped import schema

__all__ = ["schema"]
