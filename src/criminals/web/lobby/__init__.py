"""The functions behind the lobby page: make tables, and change who plays."""
