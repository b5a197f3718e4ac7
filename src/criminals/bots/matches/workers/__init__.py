"""Workers that play the games of a tournament: processes of this machine, and executors of others."""
