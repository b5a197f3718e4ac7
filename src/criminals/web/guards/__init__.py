"""The limits that keep strangers from disturbing the people at the tables. Nothing here needs a web package."""
