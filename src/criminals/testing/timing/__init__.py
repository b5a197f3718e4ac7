"""Speed, in units that compare between machines."""
