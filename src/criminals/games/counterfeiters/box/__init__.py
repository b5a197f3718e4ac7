"""The content of a box: the edition, and the editions that come with the library."""
