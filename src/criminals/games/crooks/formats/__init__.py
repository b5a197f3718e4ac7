"""Written forms of the values of Crooks: JSON documents and lines of text."""
