"""The content of a box of Crooks: the edition, and the editions that come with the library."""
