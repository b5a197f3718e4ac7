"""A step of a choice: the things to choose from, each with a number, a letter or a word."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

import attrs

from criminals.cli.table.choices import Choice, choices_of
from criminals.cli.table.commands import plain
from criminals.cli.table.keys import BUTTON, Draft, form_of, keys_of, names_of, open_word, others_of
from criminals.cli.table.notes import notes_for
from criminals.cli.table.patterns import pattern_of
from criminals.cli.table.voice import Voice
from criminals.core.game.locations import Location
from criminals.core.game.registry import game_of
from criminals.core.looks import menus
from criminals.core.looks.phrases import capital

HAND: Final = "hand"
"""The first part of the location of a player's card, before the seat."""

KIND: Final = "kind"
"""The prefix of the location for all actions of a kind, before the name of their class."""

MOST: Final = 9
"""Up to this many things with names are listed beside others; more are put behind a word for what one does."""

Node: TypeAlias = menus.Choice | menus.Amounts


@attrs.frozen
class Option:
    """A thing to choose, by what is typed for it: it plays an action, or leads to a further step."""

    key: str
    """The text to type; for amounts, their range."""
    location: Location
    label: str
    choices: tuple[Choice, ...]
    """The action that it plays, or all actions that it leads to."""
    amounts: range | None = None
    """The amounts that can be typed, one for each of the choices."""
    others: tuple[str, ...] = ()
    """Other texts to type for it: a player's name, or the notation's word for a thing that has a name."""

    @property
    def choice(self) -> Choice | None:
        """The action that it plays."""
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def text(self) -> str:
        """The notation, with dots for what is left open; empty if there are several."""
        return form_of([choice.text for choice in self.choices])

    @property
    def title(self) -> str:
        """A sentence with dots for what is left open, or the words for a button or a thing with several uses."""
        if self.choice is not None:
            return self.choice.sentence
        if self.location.partition("/")[0] in (HAND, BUTTON):
            return self.label
        return pattern_of([choice.sentence for choice in self.choices]).text or self.label

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
    """The choices that can be typed now."""

    options: tuple[Option, ...]
    choices: tuple[Choice, ...]
    """Every legal action: its notation can be typed at each step."""
    label: str
    """The choices made so far; empty at first."""
    listed: tuple[Option, ...] = ()
    """The options as they are listed: instead of many things with names one option that leads to them."""

    @property
    def only(self) -> Choice | None:
        """The action that there is no alternative to."""
        return self.options[0].choice if len(self.options) == 1 else None

    def find(self, text: str) -> Option | Choice | None:
        """The action that was typed, or the thing that leads to a further step; in whatever case."""
        typed = plain(text)
        for option in (*self.listed, *self.options):
            if typed in (keys := [*map(plain, option.keys)]):
                return option.choices[keys.index(typed)] if option.amounts is not None else option.choice or option
        for option in self.options:
            if typed in map(plain, option.others):
                return option.choice or option
        return next((choice for choice in self.choices if plain(choice.text) == typed), None)

    def no_number(self, number: str, voice: Voice) -> str:
        """The line that says a number means nothing here, with the numbers that do."""
        numbers = [option.key for option in self.options if option.keys[0].isdecimal()]
        listed = ", ".join(numbers or [option.key for option in self.listed])
        key = "one_number" if len(numbers) == 1 else "no_number" if numbers else "no_numbers"
        return voice.say("ask", key, number=number[:9], listed=listed)


def step_of(view: Any, voice: Voice, path: Iterable[Location] = (), taken: Collection[str] = ()) -> Step:
    """The choices after the things of a path were chosen; taken words mean something else."""
    choices = choices_of(view, voice)
    by_action = {choice.action: choice for choice in choices}
    nodes, opened, kind = _inside(voice.menu(view)), None, ""
    for location in path:
        if location.partition("/")[0] == KIND:
            kind = location.partition("/")[2]
            continue
        opened = next(node for node in nodes if isinstance(node, menus.Choice) and node.location == location)
        nodes = _inside(opened.choices)
    texts = [choice.text for choice in choices]
    options = _options([*_drafts(nodes, by_action, voice)], by_action, (texts, taken))
    listed = _gathered(options, voice, (*texts, *taken))
    if kind:
        chosen = next(option for option in listed if option.location == f"{KIND}/{kind}")
        own = tuple([option for option in options if option.choice in chosen.choices])
        return Step(own, tuple(choices), chosen.title, own)
    label = "" if opened is None else _title(opened, by_action, voice)
    return Step(tuple(options), tuple(choices), label, tuple(listed))


def _options(
    drafts: Sequence[Draft], choices: Mapping[Any, Choice], words: tuple[Collection[str], Collection[str]]
) -> list[Option]:
    """The drafts with their keys, given all notations and the words that mean something else."""
    keys = keys_of(drafts, *words)
    others = others_of(drafts, keys, (*words[0], *words[1]))
    return [
        Option(key, draft.location, draft.label, tuple(map(choices.__getitem__, draft.actions)), draft.amounts, besides)
        for key, draft, besides in zip(keys, drafts, others, strict=True)
    ]


def _gathered(options: Sequence[Option], voice: Voice, taken: Collection[str]) -> list[Option]:
    """The options, with one for each kind of action that has many with names, if there are others beside them."""
    found: list[Option] = []
    used = {*map(plain, taken), *(plain(key) for option in options for key in option.keys)}
    for kind, group in groupby(options, _kind):
        own = [*group]
        if not kind or len(own) <= MOST or len(own) == len(options):
            found += own
            continue
        choices = tuple([choice for option in own for choice in option.choices])
        location = f"{KIND}/{kind}"
        word = voice.kind(kind) or own[0].text.partition(" ")[0]
        found.append(Option(location if plain(word) in used else word, location, word, choices))
    return found


def _kind(option: Option) -> str:
    """The kind of action that an option with a name plays; empty if it has a number, or leads on."""
    return "" if option.choice is None or option.key.isdecimal() else type(option.choice.action).__name__


def _title(node: menus.Choice, choices: Mapping[Any, Choice], voice: Voice) -> str:
    """The sentence of a node that leads on."""
    return Option("", node.location, _label(node, voice), tuple(choices[action] for action in _actions(node))).title


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
            label, names = _label(node, voice), names_of(node.location, node.label, [*map(str, own)])
            notes = notes_for(game_of(own[0]).NAME)
            seat, named = notes.seat_of(node.location, own), notes.name_of(node.location, voice)
            if seat is not None:
                yield Draft(node.location, label, own, *_player_names(voice.player(seat), names))
            elif named is not None:
                words = tuple(word for word in names[:-1] if word != named and not word.isdecimal())
                yield Draft(node.location, label, own, (named, *names[1:]), others=words)
            else:
                yield Draft(node.location, label, own, names)


def _player_names(player: str, names: tuple[str, ...]) -> tuple[tuple[str, ...], None, tuple[str, ...]]:
    """The names of a player to choose, and what can be typed besides: a name that is a number would mean a seat."""
    return (names, None, ()) if player.isdecimal() else ((player, *names), None, names[:1])


def _label(node: menus.Choice, voice: Voice) -> str:
    """The words for a node; for a player's card the player, since its words tell what only a good memory knows."""
    if not _is_player(node):
        return node.label
    seat, game = int(node.location.partition("/")[2]), game_of(next(_actions(node))).NAME
    return voice.sentence(game, "choose", seat=seat) if voice.has(game, "choose") else capital(voice.player(seat))


def _is_player(node: menus.Choice) -> bool:
    return node.location.partition("/")[0] == HAND and bool(node.choices)


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
