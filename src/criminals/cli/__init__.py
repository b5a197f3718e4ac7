"""The command line, behind the extra `criminals[cli]`: `criminals --help`."""
