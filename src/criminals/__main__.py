"""`python -m criminals`: the command line."""

import sys

from criminals.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
