"""What can be told of what is hidden."""

from typing import Any, TypeAlias

Thing: TypeAlias = Any
Place: TypeAlias = Any
