"""Plain tools that know nothing of games: seats, errors, frozen values."""
