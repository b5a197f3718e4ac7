"""The content of a box of Sicario: the edition, and the editions that come with the library."""
