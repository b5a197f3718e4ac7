"""The content of a box of Counterfeiters: the edition, and the editions that come with the library."""
