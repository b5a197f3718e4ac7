"""What keeps strangers from holding up the people at the tables. Nothing here needs a web package."""
