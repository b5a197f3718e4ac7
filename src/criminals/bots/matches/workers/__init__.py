"""Where the games of a tournament are played: processes of this machine, and executors of others."""
