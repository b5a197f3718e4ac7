"""What documents of Counterfeiters hold, class by class: the fields of each JSON object, in their order."""

import attrs


@attrs.frozen
class SetupDocument:
    stack: tuple[int, ...]
    starters: tuple[int, ...]
    first: int
