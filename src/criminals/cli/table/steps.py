"""A step of a choice: the things that can be chosen, each by a number, a letter or a word of its own."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

import attrs

from criminals.cli.table.choices import Choice, choices_of
from criminals.cli.table.commands import plain
from criminals.cli.table.keys import Draft, form_of, keys_of, names_of, open_word
from criminals.cli.table.voice import Voice
from criminals.core.game.locations import Location
from criminals.core.looks import menus
from criminals.core.looks.phrases import capital

HAND: Final = "hand"
"""The first part of the location of a player's card, before the seat."""

Node: TypeAlias = menus.Choice | menus.Amounts


@attrs.frozen
class Option:
    """A thing to choose, by what is typed for it: it plays an action, or leads to a further step."""

    key: str
    """What is typed; for amounts what they are."""
    location: Location
    label: str
    choices: tuple[Choice, ...]
    """The action that it plays, or all those that it leads to."""
    amounts: range | None = None
    """The amounts that can be typed, one for each of the choices."""

    @property
    def choice(self) -> Choice | None:
        """The action that it plays."""
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def text(self) -> str:
        """The notation, with dots for what is left open; empty if there are several."""
        return form_of([choice.text for choice in self.choices])

    @property
    def note(self) -> str:
        """The note on all of its actions, if it is the same one."""
        notes = {choice.note for choice in self.choices}
        return notes.pop() if len(notes) == 1 else ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Everything that can be typed for it, besides the notation."""
        return (self.key,) if self.amounts is None else tuple(map(str, self.amounts))


@attrs.frozen
class Step:
    """What can be typed now."""

    options: tuple[Option, ...]
    choices: tuple[Choice, ...]
    """Every legal action: its notation can be typed at each step."""
    label: str
    """The things that were chosen so far; empty at first."""

    @property
    def only(self) -> Choice | None:
        """The action that there is no alternative to."""
        return self.options[0].choice if len(self.options) == 1 else None

    def find(self, text: str) -> Option | Choice | None:
        """The action that was typed, or the thing that leads to a further step; in whatever case."""
        typed = plain(text)
        for option in self.options:
            if typed in (keys := [*map(plain, option.keys)]):
                return option.choices[keys.index(typed)] if option.amounts is not None else option.choice or option
        return next((choice for choice in self.choices if plain(choice.text) == typed), None)


def step_of(view: Any, voice: Voice, path: Iterable[Location] = (), taken: Collection[str] = ()) -> Step:
    """What can be typed once the things of a path were chosen; taken words mean something else."""
    choices = choices_of(view, voice)
    nodes, labels = _inside(voice.menu(view)), list[str]()
    for location in path:
        opened = next(node for node in nodes if isinstance(node, menus.Choice) and node.location == location)
        nodes = _inside(opened.choices)
        labels.append(_label(opened, voice))
    by_action = {choice.action: choice for choice in choices}
    drafts = [*_drafts(nodes, by_action, voice)]
    keys = keys_of(drafts, [choice.text for choice in choices], taken)
    options = [
        Option(key, draft.location, draft.label, tuple([by_action[action] for action in draft.actions]), draft.amounts)
        for key, draft in zip(keys, drafts, strict=True)
    ]
    return Step(tuple(options), tuple(choices), " > ".join(labels))


def _inside(nodes: Sequence[Node]) -> Sequence[Node]:
    """The first nodes among which there is a choice: a single one that leads on is opened."""
    while len(nodes) == 1 and isinstance(only := nodes[0], menus.Choice) and only.choices:
        nodes = only.choices
    return nodes


def _drafts(nodes: Sequence[Node], choices: Mapping[Any, Choice], voice: Voice) -> Iterator[Draft]:
    """The nodes as drafts of options; all actions at once if they differ in one word, however many clicks it takes."""
    leads_on = any(isinstance(node, menus.Choice) and node.choices for node in nodes)
    actions = [action for node in nodes for action in _actions(node)]
    texts = [str(action) for action in actions]
    at = open_word(texts) if leads_on else None
    if at is not None:
        for action, text in zip(actions, texts, strict=True):
            yield Draft(text, choices[action].label, (action,), (text.split()[at], text))
        return
    for node in nodes:
        if isinstance(node, menus.Amounts):
            yield from _amounts(node, choices, voice)
        else:
            own = tuple(_actions(node))
            names = names_of(node.location, node.label, [*map(str, own)])
            yield Draft(node.location, _label(node, voice), own, names)


def _label(node: menus.Choice, voice: Voice) -> str:
    """The words for a node; for a player's card the player, since its words tell what only a good memory knows."""
    kind, _, seat = node.location.partition("/")
    return capital(voice.player(int(seat))) if kind == HAND and node.choices else node.label


def _actions(node: Node) -> Iterator[Any]:
    if isinstance(node, menus.Amounts):
        yield from node.actions
    elif node.choices:
        for inner in node.choices:
            yield from _actions(inner)
    else:
        yield node.action


def _amounts(node: menus.Amounts, choices: Mapping[Any, Choice], voice: Voice) -> Iterator[Draft]:
    """Amounts as ranges, each with a single note."""
    for _, run in groupby(range(len(node.actions)), key=lambda at: choices[node.actions[at]].note):
        places = [*run]
        part = slice(places[0], places[-1] + 1)
        amounts = node.amounts[part]
        yield Draft(node.location, node.label, node.actions[part], (range_text(amounts, voice),), amounts)


def range_text(amounts: range, voice: Voice) -> str:
    """Amounts in words."""
    if len(amounts) == 1:
        return str(amounts[0])
    return voice.say(
        "ask",
        "range" if amounts.step == 1 else "steps",
        first=str(amounts[0]),
        last=str(amounts[-1]),
        step=str(amounts.step),
    )
