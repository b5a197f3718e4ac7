"""The hashes of the tokens of the people at a table."""

from hashlib import sha256
from hmac import compare_digest
from typing import Annotated, Final, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Pattern
from criminals.core.base.faults import invalid
from criminals.core.base.seats import SPECTATOR, Seat, Viewer

LEAST_TOKEN: Final = 22
"""The fewest characters of a token. 128 bits have as many in Base64."""


Hash: TypeAlias = Annotated[str, Pattern("[0-9a-f]{64}", "sha256")]
"""The SHA-256 of a token, in hexadecimal digits. Nobody can join with it."""


@attrs.frozen(repr=False)
class Keys:
    """The hashes of the tokens by seat, and that of the spectators' token; None where there is no token."""

    seats: tuple[Hash | None, ...]
    spectators: Hash | None = None

    @override
    def __repr__(self) -> str:
        return f"<Keys of {len(self.seats)} seats>"

    def viewer_of(self, token: str) -> Viewer | None:
        """Find the viewer of a token. The time this takes does not depend on how much of the token is right."""
        given = hashed(token)
        seats = [seat for seat, own in enumerate(self.seats) if compare_digest(own or "", given)]
        watching = compare_digest(self.spectators or "", given)
        if seats:
            return seats[0]
        return SPECTATOR if watching else None

    def changed(self, viewer: Viewer, token: str | None) -> "Keys":
        """Replace the token of a viewer, or remove it.

        Raises:
            InvalidArgument: The token is too short, or another viewer has it.
        """
        if token is not None:
            if len(token) < LEAST_TOKEN:
                raise invalid("short_token", least=LEAST_TOKEN)
            if self.viewer_of(token) not in (None, viewer):
                raise invalid("same_token")
        own = None if token is None else hashed(token)
        if not isinstance(viewer, Seat):
            return attrs.evolve(self, spectators=own)
        return attrs.evolve(self, seats=(*self.seats[:viewer], own, *self.seats[viewer + 1 :]))

    def all_of_them(self) -> tuple[str, ...]:
        """Every hash."""
        return tuple(filter(None, (*self.seats, self.spectators)))


def hashed(token: str) -> Hash:
    """The hash of a token."""
    return sha256(token.encode(errors="surrogatepass")).hexdigest()
