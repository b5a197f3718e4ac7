"""The words for matches between bots."""

from typing import Final

from criminals.core.looks.catalogues import Catalogues

CATALOGUES: Final = Catalogues("criminals", "criminals.bots")
