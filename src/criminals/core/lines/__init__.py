"""One-line texts of states and views."""
