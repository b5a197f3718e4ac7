"""What documents look like, for other languages: JSON Schemas and TypeScript types, made from the wire classes."""

from criminals.schemas.shipped import schema

__all__ = ["schema"]
