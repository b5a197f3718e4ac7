"""Notes on Sicario: how likely a name is right, or an answer yes."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from criminals.cli.notes.shares import percent
from criminals.core.drawing import name_of
from criminals.games.sicario import Action, Ask, Capture, Eliminate, HeldBy, UseDisc, View, ViewEvent, marginals

Names = Mapping[str, Fraction]


def on_actions(view: View, actions: Sequence[Action]) -> Iterator[str]:
    """For each action the chance that it is right, or what may be answered."""
    held = _held(view)
    for action in actions:
        match action:
            case Capture(name):
                yield _right(held[view.sicario].get(name))
            case Eliminate(agent, name):
                yield _right(held[agent].get(name))
            case Ask(agent, trait):
                names = held[agent].items()
                yield f"yes {percent(_sum(p for name, p in names if trait in view.layout.characters[name].traits))}"
            case UseDisc():
                yield _lights(view, held[view.sicario], action)
            case _:
                yield ""


def _held(view: View) -> list[Names]:
    """For each seat who it may be."""
    known = marginals(view)
    found: list[Names] = []
    for seat in range(view.players):
        found.append({name: share for name, share in known.at(HeldBy(seat)).items() if isinstance(name, str)})
    return found


def _right(share: Fraction | None) -> str:
    return percent(share or Fraction(0))


def _lights(view: View, names: Names, disc: UseDisc) -> str:
    """How many of the three features may be right."""
    lights = [Fraction(0)] * 4
    for name, share in names.items():
        lights[len({*disc.features} & {*view.layout.characters[name].features})] += share
    return ", ".join(f"{count}: {percent(share)}" for count, share in enumerate(lights) if share)


def _sum(shares: Iterator[Fraction]) -> Fraction:
    return sum(shares, Fraction(0))


def on_fact(_view: View, _fact: ViewEvent) -> str:
    """Nothing: all of it has names."""
    return ""


def chances(view: View) -> Iterator[tuple[str, Names]]:
    """Who each of the others may be."""
    for seat, names in enumerate(_held(view)):
        if any(share != 1 for share in names.values()):
            what = "the sicario" if seat == view.sicario else "agent"
            yield f"{name_of(seat)}, {what}", names
