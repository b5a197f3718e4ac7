"""States that games come to: play reaches them, or could."""

from typing import Final

from criminals.games.sicario import REFERENCE, Answer, Decoding, Hunting, Questioning, State
from tests.games.sicario.scenes import HOME, box, play, scene

HAT: Final = Answer("hat", yes=True)
NO_RETREAT: Final = box(REFERENCE.path, "advance-1", "advance-2", "blackout", "tip-off")


def first() -> State:
    return scene(0, 0)


def middle() -> State:
    """Seat 1 in the street at 10, seat 2 hidden at 13; two cards were read."""
    return scene(10, 13, read=["advance-1", "blackout"])


def hunting() -> State:
    """The sicario's turn, with seat 1 exposed at 10."""
    return scene(10, 13, phase=Hunting(0), read=["advance-1", "take-cover"])


def decoding() -> State:
    return scene(6, 3, phase=Decoding(1))


def tipped() -> State:
    return scene(10, 13, phase=Questioning(0, 1), read=["advance-1", "tip-off"])


def out() -> State:
    """Four players; seat 1 was eliminated, seat 2 is at the embassy."""
    return scene(None, HOME, 2, seat=3, read=["advance-1", "advance-2"])


def over() -> State:
    return play(decoding(), "capture Boris")


def home() -> State:
    """Seat 1 reached the embassy."""
    return play(scene(44, 13, read=["blackout"]), "roll 1")


def eliminated() -> State:
    return play(scene(None, 2, phase=Hunting(0), read=["lose-turn", "advance-1"]), "eliminate 2 Glenda")


def caught_at_once() -> State:
    """The first throw led to an antenna, and no card leads back to the boats."""
    return play(scene(6, 0, phase=Decoding(1), edition=NO_RETREAT), "capture Boris")


def decoding_in_a_blackout() -> State:
    """Seat 1 drew a blackout in this round; seat 2 is at an antenna."""
    return scene(1, 6, phase=Decoding(2), lost={0: 1}, read=["blackout"])


def tipped_in_a_blackout() -> State:
    """Seat 1 drew a blackout in this round, seat 2 a tip-off."""
    return scene(1, 2, phase=Questioning(0, 2), lost={0: 1}, read=["blackout", "tip-off"])


def throwing_again() -> State:
    """The first round: seat 2 throws once more, seat 3 has not thrown yet."""
    return scene(2, 1, 0, seat=2, read=["advance-1", "roll-again"])


def thrown_again() -> State:
    """The first round: seat 1 threw twice, and drew twice."""
    return scene(3, 0, seat=2, read=["roll-again", "take-cover"])


def back_on_the_boats() -> State:
    """A card led seat 1 back to the boats; then the sicario named seat 2, and was wrong."""
    return play(scene(0, 0, deck=["retreat-1", "advance-1"]), "roll 1", "roll 1", "eliminate 2 Zeno")


def asked_twice_for_a_card() -> State:
    """Seat 1 drew a card, and was asked; it lost its turn by the card, and was asked again."""
    return scene(1, 8, read=["lose-turn"], facts={1: {HAT, Answer("woman", yes=True)}})


def twice_at_an_antenna() -> State:
    """Seat 1 named the sicario at 6, went back by a card, came to 6 again, and named it again; seat 2 is at 4."""
    first_round = play(scene(0, 0, deck=["retreat-2", "blackout"]), "roll 6, capture Zeno", "roll 3")
    return play(first_round, "roll 1", "roll 1", "roll 1, capture Irma")


MADE: Final = (
    *(first, middle, hunting, decoding, tipped, out, over, home, eliminated),
    *(caught_at_once, decoding_in_a_blackout, tipped_in_a_blackout, throwing_again, thrown_again),
    *(back_on_the_boats, asked_twice_for_a_card, twice_at_an_antenna),
)
