"""What strangers may send: the readers it goes to, what must come of it, and ways to make more of it."""
