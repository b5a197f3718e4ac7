"""The themes of pictures, by name: known without loading what draws them."""

from typing import Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark", "print"]
"""The colours of a picture."""
