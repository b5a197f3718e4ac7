"""Rules of thumb for playing well, a module or package for each game, each rule with its reason."""
