"""Plain tools that know nothing about games: seats, errors, frozen values."""
