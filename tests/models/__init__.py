"""A plain second implementation of each game's rules, that play is compared with."""
