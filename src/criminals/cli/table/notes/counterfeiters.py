"""Notes on Counterfeiters: what an action costs besides, and the cash that others may have."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from criminals.cli.table.voice import Voice
from criminals.core.game.locations import Location
from criminals.dice import generator
from criminals.games.counterfeiters import (
    Action,
    Advanced,
    Amount,
    CashOf,
    InStack,
    Paid,
    View,
    ViewEvent,
    marginals,
    sample_world,
    step,
    view_events,
)
from criminals.games.counterfeiters.looks.telling import TELLER, card_thing
from criminals.games.counterfeiters.looks.text import grouped_cards, space_name


def on_actions(view: View, actions: Sequence[Action], voice: Voice) -> Iterator[str]:
    """For each action how far the police come by it, and what the Godfather takes then.

    The action is tried in one possible world; the note would be the same in all of them.
    """
    world = sample_world(view, generator(0))
    for action in actions:
        perceived = view_events(step(world, action).events, view.viewer)
        yield ", ".join(filter(None, (_certain(view, view_event, voice) for view_event in perceived)))


def _certain(view: View, view_event: ViewEvent, voice: Voice) -> str:
    """The part of a view event that the viewer knows before it happens."""
    match view_event:
        case Advanced(pawn):
            return voice.say("counterfeiters", "police", pawn=pawn)
        case Paid(seat, amount) if amount and seat == view.viewer:
            return voice.say("counterfeiters", "godfather", amount=amount)
        case _:
            return ""


def name_of(location: Location, voice: Voice) -> str | None:
    """A space as the table has it: `print 1`, `stamperia 1`."""
    kind, *rest = location.split("/")
    if kind not in ("market", "space"):
        return None
    return space_name(TELLER.speaker(voice.lang), " ".join(["buy", *rest] if kind == "market" else rest))


def seat_of(_location: Location, _actions: Sequence[Action]) -> None:
    """Nobody: no action is aimed at a player."""


def chances(view: View, voice: Voice) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """The cash that each player may have, and the cards that may come next."""
    known, speaker = marginals(view), TELLER.speaker(voice.lang)
    for seat in range(view.players):
        if len(view.possible(seat)) > 1:
            shares = known.of(CashOf(seat)).items()
            yield (
                voice.say("counterfeiters", "cash", seat=seat),
                {_money(place, voice): share for place, share in shares},
            )
    stack = [(place.number, there) for place, there in known.chances.items() if isinstance(place, InStack)]
    for ids, places in groupby(stack, key=lambda place: tuple(place[1])):
        numbers = [number for number, _ in places]
        cards = [card for card in ids if isinstance(card, int)]
        if len(cards) > 1:
            sorts = ((card_thing(speaker, card), count) for card, count in grouped_cards(view.layout, cards))
            named = {str(card): Fraction(count, len(cards)) for card, count in sorts}
            yield voice.say("counterfeiters", "stack", first=numbers[0], last=numbers[-1]), named


def _money(place: object, voice: Voice) -> str:
    return voice.speaker.money(place.dollars) if isinstance(place, Amount) else str(place)
