"""Notes on Sicario: the probability that a name is right, or an answer yes."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from criminals.cli.table.notes.shares import percent
from criminals.core.looks.old_looks import name_of
from criminals.games.sicario import Action, Ask, Capture, Eliminate, HeldBy, UseDisc, View, ViewEvent, marginals

Names = Mapping[str, Fraction]


def on_actions(view: View, actions: Sequence[Action]) -> Iterator[str]:
    """For each action the probability that it is right, or those of its answers."""
    held = _held(view)
    for action in actions:
        match action:
            case Capture(name):
                yield _right(held[view.sicario].get(name))
            case Eliminate(agent, name):
                yield _right(held[agent].get(name))
            case Ask(agent, trait):
                names, sheet = held[agent].items(), view.layout.sheet
                yield f"yes {percent(_sum(p for name, p in names if trait in sheet.characters[name].traits))}"
            case UseDisc():
                yield _lights(view, held[view.sicario], action)
            case _:
                yield ""


def _held(view: View) -> list[Names]:
    """For each seat the characters that it may be."""
    known = marginals(view)
    found: list[Names] = []
    for seat in range(view.players):
        found.append({name: share for name, share in known.at(HeldBy(seat)).items() if isinstance(name, str)})
    return found


def _right(share: Fraction | None) -> str:
    return percent(share or Fraction(0))


def _lights(view: View, names: Names, disc: UseDisc) -> str:
    """The probabilities of how many of the three features are right."""
    lights = [Fraction(0)] * 4
    for name, share in names.items():
        lights[len({*disc.features} & {*view.layout.sheet.characters[name].features})] += share
    return ", ".join(f"{count}: {percent(share)}" for count, share in enumerate(lights) if share)


def _sum(shares: Iterator[Fraction]) -> Fraction:
    return sum(shares, Fraction(0))


def on_view_event(_view: View, _view_event: ViewEvent) -> str:
    """No note: every view event has names."""
    return ""


def chances(view: View) -> Iterator[tuple[str, Names]]:
    """The characters that each of the others may be."""
    for seat, names in enumerate(_held(view)):
        if any(share != 1 for share in names.values()):
            what = "the sicario" if seat == view.sicario else "agent"
            yield f"{name_of(seat)}, {what}", names
