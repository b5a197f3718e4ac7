"""Notes on Sicario: the probability that a name is right, or an answer yes."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from criminals.cli.table.notes.shares import percent
from criminals.cli.table.voice import Voice
from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location
from criminals.games.sicario import Action, Ask, Capture, Eliminate, HeldBy, UseDisc, View, marginals, term

Names = Mapping[str, Fraction]


def on_actions(view: View, actions: Sequence[Action], voice: Voice) -> Iterator[str]:
    """For each action the probability that it is right, or those of its answers: what only a good memory tells."""
    if not voice.memory:
        yield from [""] * len(actions)
        return
    held = _held(view)
    for action in actions:
        match action:
            case Capture(name):
                yield percent(held[view.sicario].get(name, Fraction(0)), voice)
            case Eliminate(agent, name):
                yield percent(held[agent].get(name, Fraction(0)), voice)
            case Ask(agent, trait):
                names, sheet = held[agent].items(), view.layout.sheet
                share = _sum(p for name, p in names if trait in sheet.characters[name].traits)
                yield voice.say("sicario", "yes", percent=percent(share, voice))
            case UseDisc():
                yield _lights(view, held[view.sicario], action, voice)
            case _:
                yield ""


def _held(view: View) -> list[Names]:
    """For each seat the characters that it may be."""
    known = marginals(view)
    found: list[Names] = []
    for seat in range(view.players):
        found.append({name: share for name, share in known.at(HeldBy(seat)).items() if isinstance(name, str)})
    return found


def _lights(view: View, names: Names, disc: UseDisc, voice: Voice) -> str:
    """The probabilities of how many of the three features are right."""
    lights = [Fraction(0)] * 4
    for name, share in names.items():
        lights[len({*disc.features} & {*view.layout.sheet.characters[name].features})] += share
    return ", ".join(
        voice.say("sicario", "lights", number=count, percent=percent(share, voice))
        for count, share in enumerate(lights)
        if share
    )


def _sum(shares: Iterator[Fraction]) -> Fraction:
    return sum(shares, Fraction(0))


def name_of(location: Location, voice: Voice) -> str | None:
    """The word for a trait; as in the notation, if that is the same but for its hyphen."""
    kind, _, trait = location.partition("/")
    if kind not in ("trait", "disc"):
        return None
    told = term("trait", trait, voice.lang)
    return trait if told == trait.replace("-", " ") else told


def seat_of(location: Location, _actions: Sequence[Action]) -> Seat | None:
    """The agent whose card it is."""
    kind, _, which = location.partition("/")
    return int(which) if kind == "hand" else None


def chances(view: View, voice: Voice) -> Iterator[tuple[str, Names]]:
    """The characters that each of the others may be."""
    for seat, names in enumerate(_held(view)):
        if any(share != 1 for share in names.values()):
            role = term("role", "sicario" if seat == view.sicario else "agent", voice.lang)
            yield voice.say("sicario", "player", seat=seat, role=role), names
