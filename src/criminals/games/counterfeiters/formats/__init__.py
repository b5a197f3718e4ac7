"""Written forms of values: JSON documents and lines of text."""
