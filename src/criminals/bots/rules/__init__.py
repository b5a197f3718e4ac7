"""Rules of thumb for playing well: a package for each game, each rule with its reason."""
