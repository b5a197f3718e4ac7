"""The tokens of a table: whoever has the link of a seat is that seat."""

from collections.abc import Iterable, Mapping
from hmac import compare_digest
from secrets import token_urlsafe

import attrs

from criminals import Viewer


@attrs.frozen(repr=False)
class Keys:
    """A token of 256 bits for each viewer. They are as secret as what the seat knows, so `repr` shows none."""

    tokens: Mapping[Viewer, str]

    def viewer_of(self, token: str) -> Viewer | None:
        """Whose token it is, if anybody's; how long it takes does not tell how much of it was right."""
        given = token.encode(errors="replace")
        found = [viewer for viewer, own in self.tokens.items() if compare_digest(own.encode(), given)]
        return found[0] if found else None


def fresh_keys(viewers: Iterable[Viewer]) -> Keys:
    """New tokens, from the operating system's own chance."""
    return Keys({viewer: token_urlsafe(32) for viewer in viewers})
