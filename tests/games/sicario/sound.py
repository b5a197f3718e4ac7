"""States that games come to: play reaches them, or could."""

from typing import Final

from criminals.games.sicario import Answer, Decoding, Hunting, Questioning, State
from tests.games.positions import play
from tests.games.sicario.scenes import HOME, box, scene

HAT: Final = Answer("hat", yes=True)
NO_RETREAT: Final = box("ssbssa" + "s" * 38, "advance-1", "advance-2", "blackout", "tip-off")


def first() -> State:
    return scene(0, 0)


def middle() -> State:
    """Seat 1 in the street at 10, seat 2 hidden at 14; two cards were read."""
    return scene(10, 14, read=["advance-1", "blackout"])


def hunting() -> State:
    """The sicario's turn, with seat 1 exposed at 10, who has answered by a tip-off."""
    return scene(10, 14, phase=Hunting(0), read=["advance-1", "tip-off"], facts={1: {HAT}})


def decoding() -> State:
    return scene(11, 3, phase=Decoding(1))


def tipped() -> State:
    return scene(10, 14, phase=Questioning(0, 1), read=["advance-1", "tip-off"])


def out() -> State:
    """Four players; seat 1 was eliminated, seat 2 is at the embassy."""
    return scene(None, HOME, 2, seat=3, read=["tip-off", "blackout"])


def over() -> State:
    return play(decoding(), "capture Boris")


def home() -> State:
    """Seat 1 reached the embassy."""
    return play(scene(44, 14, read=["blackout"]), "roll 1")


def eliminated() -> State:
    return play(scene(None, 2, phase=Hunting(0), read=["lose-turn", "tip-off"]), "eliminate 2 Glenda")


def caught_at_once() -> State:
    """The first throw led to an antenna, and no card leads back to the boats."""
    return play(scene(0, 0, edition=NO_RETREAT), "roll 6, capture Boris")


def decoding_in_a_blackout() -> State:
    """Seat 1 drew a blackout in this round; seat 2 is at an antenna."""
    return scene(8, 11, phase=Decoding(2), lost={0: 1}, read=["blackout"])


def tipped_in_a_blackout() -> State:
    """Seat 1 drew a blackout in this round, seat 2 a tip-off."""
    return scene(1, 2, phase=Questioning(0, 2), lost={0: 1}, read=["blackout", "tip-off"])


def throwing_again() -> State:
    """The first round: seat 2 throws once more, seat 3 has not thrown yet."""
    return play(scene(0, 0, 0, deck=["advance-1", "tip-off", "roll-again"]), "roll 1, ask 1 hat", "roll 1")


def thrown_again() -> State:
    """The first round: seat 1 threw twice, and drew twice."""
    return play(scene(0, 0, deck=["roll-again", "take-cover"]), "roll 1, roll 1")


def back_on_the_boats() -> State:
    """A card led seat 1 back to the boats; then the sicario named seat 2, and was wrong."""
    return play(scene(0, 0, deck=["retreat-1", "tip-off"]), "roll 1", "roll 1, ask 2 hat", "eliminate 2 Zeno")


def asked_twice_for_a_card() -> State:
    """Seat 1 drew a card, and was asked; it lost its turn by the card, and was asked again."""
    rounds = ("roll 3", "ask 1 hat", "roll 4", "ask 1 woman")
    return play(scene(0, 0, deck=["lose-turn"]), "roll 1", *rounds)


def twice_at_an_antenna() -> State:
    """Seat 1 named the sicario at 11, went on, was led back there by a card, and named it again; seat 2 is at 7."""
    return play(scene(7, 3, deck=["retreat-1"]), "roll 4, capture Zeno", "roll 4", "roll 1, capture Irma")


def after_the_example() -> State:
    """The example of §3.3: four cards were read in one turn."""
    cards = ["advance-1", "roll-again", "retreat-2", "tip-off"]
    return play(scene(0, 0, deck=cards), "roll 1, roll 2, ask 1 hat")


def chained_to_an_antenna() -> State:
    """The first round: two cards led seat 1 to an antenna."""
    return play(scene(0, 0, deck=["advance-3", "advance-2"]), "roll 6")


def chained_to_the_boats() -> State:
    """The first round: three cards led seat 1 back to the boats."""
    return play(scene(0, 0, deck=["advance-1", "retreat-1", "retreat-2"]), "roll 1")


def chained_over_the_deck() -> State:
    """Every card was read by the first throw, and one of them twice."""
    return play(scene(0, 0, edition=box("ssssb", "advance-1", "advance-2")), "roll 1")


def chained_before_a_lost_turn() -> State:
    """Seat 1 still loses its turn; seat 2 drew five cards in its turn, by two throws."""
    cards = ["lose-turn", "advance-2", "roll-again", "retreat-1", "advance-3", "tip-off"]
    return play(scene(0, 0, deck=cards), "roll 1", "roll 2, roll 2")


def chained_before_a_blackout() -> State:
    """Seat 1 drew a blackout, and still the sicario loses a turn: seat 2 drew three cards since, seat 3 is to throw."""
    return play(scene(0, 0, 0, deck=["blackout", "advance-2", "advance-1", "lose-turn"]), "roll 1", "roll 2")


MADE: Final = (
    *(first, middle, hunting, decoding, tipped, out, over, home, eliminated),
    *(caught_at_once, decoding_in_a_blackout, tipped_in_a_blackout, throwing_again, thrown_again),
    *(back_on_the_boats, asked_twice_for_a_card, twice_at_an_antenna, after_the_example),
    *(chained_to_an_antenna, chained_to_the_boats, chained_over_the_deck),
    *(chained_before_a_lost_turn, chained_before_a_blackout),
)
