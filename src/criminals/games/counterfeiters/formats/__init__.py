"""How values are written: JSON documents and lines of text."""
