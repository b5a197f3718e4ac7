"""The names of the themes of pictures, known without loading the code that draws them."""

from typing import Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark", "print"]
"""The colours of a picture."""
