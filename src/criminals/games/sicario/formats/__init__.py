"""Written forms of the values of Sicario: JSON documents and lines of text."""
