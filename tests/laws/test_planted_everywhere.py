"""The law that nothing leaks can fail in every game alike: each leak, planted in the library itself, is caught by name."""

import copy
from collections.abc import Callable
from typing import Any, Final

import attrs
import pytest

import criminals
from criminals.core.base.errors import MalformedDocument, NotOver, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Event, Step
from criminals.core.game.marginals import Marginals
from criminals.core.records import dumping
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord
from criminals.testing import LawBroken
from tests.laws.leaking import MODULES, Spoiled

Plant = Callable[[Spoiled], None]


# --- violations ---


def with_params(spoiled: Spoiled, when: Callable[..., bool], params: Callable[[], dict[str, Any]]) -> None:
    """Refusals with further parameters."""

    def change(found: Violation | None) -> Violation | None:
        return found and attrs.evolve(found, params=FrozenMap({**found.params, **params()}))

    spoiled.telling("violation", change, when)


def to_the_spectator_by_the_host(spoiled: Spoiled) -> None:
    with_params(spoiled, lambda *_, by=None: by is SPECTATOR, lambda: {"deal": spoiled.secret()})


def to_the_spectator_by_its_view(spoiled: Spoiled) -> None:
    def of_a_spectator(position: Any, *_: Any, by: Any = None) -> bool:
        return SPECTATOR in (getattr(position, "viewer", None), by)

    with_params(spoiled, of_a_spectator, lambda: {"deal": spoiled.secret()})


def by_the_order_of_parameters(spoiled: Spoiled) -> None:
    """Equal mappings in another order."""
    def params() -> dict[str, Any]:
        numbers = range(8)
        return {str(n): n for n in sorted(numbers, key=lambda n: spoiled.bits()[n])}

    with_params(spoiled, anyhow, params)


def by_true_for_one(spoiled: Spoiled) -> None:
    """True equals 1."""
    with_params(spoiled, anyhow, lambda: {"n": tuple(1 if bit else True for bit in spoiled.bits())})


def by_the_sign_of_nothing(spoiled: Spoiled) -> None:
    """-0.0 equals 0.0."""
    with_params(spoiled, anyhow, lambda: {"n": tuple(0.0 if bit else -0.0 for bit in spoiled.bits())})


def by_the_order_of_a_set(spoiled: Spoiled) -> None:
    """All these sets are equal, and go in another order: 0 and 8 fall into the same place of a small set."""
    with_params(spoiled, anyhow, lambda: {"n": tuple(frozenset((8 * bit, 8 * (not bit))) for bit in spoiled.bits())})


def anyhow(*_: Any, **__: Any) -> bool:
    return True


# --- words ---


def describing(spoiled: Spoiled, lang: str, is_told: Callable[[Any], bool]) -> None:
    """Sentences of some values, in one language, with the secret in brackets."""
    spoiled.telling(
        "describe",
        lambda text: f"{text} ({spoiled.secret()})",
        lambda value, told_in="en": told_in == lang and is_told(value),
    )


def in_french_only(spoiled: Spoiled) -> None:
    describing(spoiled, "fr", lambda value: isinstance(value, Violation))


def in_italian_of_one_event_only(spoiled: Spoiled) -> None:
    describing(spoiled, "it", lambda value: type(value).__name__ == "Began")


def of_a_legal_action(spoiled: Spoiled) -> None:
    describing(spoiled, "en", lambda value: isinstance(value, spoiled.game.ACTIONS))


# --- documents and texts ---


def writing(spoiled: Spoiled, is_told: Callable[[Any], bool]) -> None:
    """Documents of some values with one field more."""

    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        return lambda value: {**own(value), **({"deal": spoiled.secret()} if is_told(value) else {})}

    spoiled.change(dumping, "_document", make)


def in_the_document_of_one_event(spoiled: Spoiled) -> None:
    writing(spoiled, lambda value: type(value).__name__ == "Began")


def in_the_document_of_the_spectators_view(spoiled: Spoiled) -> None:
    writing(spoiled, lambda value: isinstance(value, spoiled.game.View) and value.viewer is SPECTATOR)


def in_the_document_of_a_violation(spoiled: Spoiled) -> None:
    writing(spoiled, lambda value: isinstance(value, Violation))


def in_the_document_of_a_view_record(spoiled: Spoiled) -> None:
    writing(spoiled, lambda value: isinstance(value, ViewRecord))


def in_the_digest(spoiled: Spoiled) -> None:
    spoiled.change(criminals, "digest", lambda own: lambda value: f"{own(value)[:-4]}{spoiled.number() % 10_000}")


def in_the_line_of_the_spectator(spoiled: Spoiled) -> None:
    spoiled.telling(
        "to_text", lambda line: line + spoiled.secret(), lambda value: getattr(value, "viewer", 0) is SPECTATOR
    )


def in_a_fault_of_a_text(spoiled: Spoiled) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def from_text(text: str, **options: Any) -> Any:
            try:
                return own(text, **options)
            except MalformedDocument as error:
                raise MalformedDocument(error.what, (*error.faults, spoiled.secret())) from None

        return from_text

    spoiled.change(spoiled.game, "from_text", make)


# --- records ---


def in_the_record_of_the_spectator(spoiled: Spoiled) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def for_viewer(record: Record, viewer: Any) -> Any:
            kept = own(record, viewer)
            more = spoiled.number(next(record.replay())) % 100 if viewer is SPECTATOR else 0
            return ViewRecord(kept.first, kept.steps + ((),) * more)

        return for_viewer

    spoiled.change(Record, "for_viewer", make)


def by_taking_back(spoiled: Spoiled) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def can_undo(record: Record, seat: int) -> Any:
            *_, last = record.replay()
            return Violation(record.game, "undo", f"{own(record, seat)} {spoiled.number(last)}")

        return can_undo

    spoiled.change(criminals, "can_undo", make)


def by_what_an_action_reveals(spoiled: Spoiled) -> None:
    spoiled.change(spoiled.game, "reveals", lambda own: lambda state, _action: spoiled.odd(state))


def in_the_repr_of_the_record(spoiled: Spoiled) -> None:
    spoiled.change(Record, "__repr__", lambda own: lambda record: f"<Record of {record.setup}>")


# --- the state, for everybody ---


def on_the_state(spoiled: Spoiled, method: str) -> None:
    spoiled.change(spoiled.game.State, method, lambda own: lambda state, *_: f"<State: {spoiled.secret(state)}>")


def in_the_repr_of_the_state(spoiled: Spoiled) -> None:
    on_the_state(spoiled, "__repr__")


def in_the_text_of_the_state(spoiled: Spoiled) -> None:
    on_the_state(spoiled, "__str__")


def in_the_format_of_the_state(spoiled: Spoiled) -> None:
    on_the_state(spoiled, "__format__")


def in_the_repr_of_the_table(spoiled: Spoiled) -> None:
    table = spoiled.game.Table
    own = table.__repr__
    spoiled.change(table, "__repr__", lambda _: lambda self: own(self) + (spoiled.secret() if type(self) is table else ""))


def in_the_repr_of_an_event(spoiled: Spoiled) -> None:
    spoiled.change(Event, "__repr__", lambda own: lambda event: f"{own(event)} {spoiled.number()}")


def in_the_refusal_of_a_view(spoiled: Spoiled) -> None:
    refusing(spoiled, "apply", spoiled.game.View)


def in_the_refusal_of_a_state(spoiled: Spoiled) -> None:
    refusing(spoiled, "count_worlds", spoiled.game.State)


def refusing(spoiled: Spoiled, verb: str, kind: type) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def refused(position: Any, *others: Any) -> Any:
            if isinstance(position, kind):
                raise TypeError(f"it is the wrong one: {spoiled.secret()}")
            return own(position, *others)

        return refused

    spoiled.change(spoiled.game, verb, make)


# --- the view ---


def on_the_view(spoiled: Spoiled, method: str, tell: Callable[[Any, Any], object]) -> None:
    """A method of views, given what the own one says."""
    own = getattr(spoiled.game.View, method, None)
    spoiled.change(spoiled.game.View, method, lambda _: lambda view, *_: tell(view, own and own(view)))


def in_html_only(spoiled: Spoiled) -> None:
    on_the_view(spoiled, "_repr_html_", lambda _, html: f"{html}<!-- {spoiled.secret()} -->")


def in_a_mime_bundle(spoiled: Spoiled) -> None:
    on_the_view(spoiled, "_repr_mimebundle_", lambda *_: {"text/plain": spoiled.secret()})


def in_the_format_of_a_view(spoiled: Spoiled) -> None:
    spoiled.change(spoiled.game.View, "__format__", lambda own: lambda view, spec: str(view) + spoiled.secret())


def in_a_property(spoiled: Spoiled) -> None:
    spoiled.patch.setattr(spoiled.game.View, "luck", property(lambda _: spoiled.number()), raising=False)


def in_the_pickle(spoiled: Spoiled) -> None:
    on_the_view(spoiled, "__getstate__", lambda view, kept: {**kept, "deal": spoiled.secret()})


def by_sharing_in_the_pickle(spoiled: Spoiled) -> None:
    """Equal parts are one object, or several."""

    def tell(view: Any, kept: dict[str, Any]) -> object:
        return {**kept, "parts": [view.phase if bit else copy.copy(view.phase) for bit in spoiled.bits()]}

    on_the_view(spoiled, "__getstate__", tell)


def in_the_title_of_a_picture(spoiled: Spoiled) -> None:
    spoiled.telling("svg", lambda svg: svg.replace("</svg>", f"<title>{spoiled.secret()}</title></svg>"))


def in_the_drawing_of_the_spectator(spoiled: Spoiled) -> None:
    spoiled.telling(
        "draw", lambda text: text + spoiled.secret(), lambda table: getattr(table, "viewer", 0) is SPECTATOR
    )


# --- events, and what is kept by them ---


def by_the_number_of_events(spoiled: Spoiled) -> None:
    spoiled.telling("step", lambda step: Step(step.state, step.events + step.events[-1:] * (spoiled.number(step.state) % 9)))


def by_the_order_of_events(spoiled: Spoiled) -> None:
    spoiled.telling("view_events", lambda told: told[::-1] if spoiled.odd() else told)


def by_identity_through_fold(spoiled: Spoiled) -> None:
    """The phase of the view is that of its event, or a copy."""
    spoiled.telling("fold", lambda view: attrs.evolve(view, phase=copy.copy(view.phase)) if spoiled.odd() else view)


# --- other answers ---


def by_the_mask(spoiled: Spoiled) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def action_space(players: int, edition: Any = None) -> Any:
            space = own(players, edition)

            def legal(position: Any) -> Any:
                found = spoiled.game.legal_actions(position)
                return found[spoiled.number() % (len(found) or 1) :]

            return ActionSpace(space.game, space.edition, players, space.actions, legal)

        return action_space

    spoiled.change(spoiled.game, "action_space", make)


def by_the_order_of_marginals(spoiled: Spoiled) -> None:
    def change(found: Any) -> Any:
        return Marginals(dict(reversed(found.chances.items()))) if spoiled.odd() else found

    spoiled.telling("marginals", change)


def by_the_order_of_legal_actions(spoiled: Spoiled) -> None:
    """The verb of all games, and not the game's own."""
    spoiled.change(
        criminals, "legal_actions", lambda own: lambda view: own(view)[::-1] if spoiled.odd() else own(view)
    )


def by_when_the_score_is_refused(spoiled: Spoiled) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def score(position: Any) -> Any:
            try:
                return own(position)
            except NotOver as error:
                raise NotOver(error.what, (*error.faults, spoiled.secret())) from None

        return score

    spoiled.change(spoiled.game, "score", make)


def by_hidden_choices(spoiled: Spoiled) -> None:
    spoiled.telling("hidden_choices", lambda _: spoiled.secret())


LEAKS: Final[dict[str, tuple[Plant, str]]] = {
    "violation to the spectator, by the host": (to_the_spectator_by_the_host, r"violation\(state, action, viewer\)"),
    "violation to the spectator, by its view": (to_the_spectator_by_its_view, r"violation\(view, action\)"),
    "order of a violation's parameters": (by_the_order_of_parameters, r"violation\(view, action\)"),
    "True for 1": (by_true_for_one, r"violation\(view, action\)"),
    "-0.0 for 0.0": (by_the_sign_of_nothing, r"violation\(view, action\)"),
    "order of a set": (by_the_order_of_a_set, r"violation\(view, action\)"),
    "sentence in French": (in_french_only, r"describe\(violation, fr\)"),
    "sentence of one event, in Italian": (in_italian_of_one_event_only, r"describe\(view event, it\)"),
    "sentence of a legal action": (of_a_legal_action, r"describe\(action, en\)"),
    "JSON of one event": (in_the_document_of_one_event, r"d\w+\(view event\)"),
    "JSON of the spectator's view": (in_the_document_of_the_spectators_view, r"d\w+\(view\)"),
    "JSON of a violation": (in_the_document_of_a_violation, r"d\w+\(violation\)"),
    "JSON of a view record": (in_the_document_of_a_view_record, r"d\w+\(view record\)"),
    "digest": (in_the_digest, r"digest\(\w+\)"),
    "line of the spectator": (in_the_line_of_the_spectator, r"(to|from)_text\(.*\)"),
    "fault of a text": (in_a_fault_of_a_text, r"from_text\(.*\)"),
    "view record of the spectator": (in_the_record_of_the_spectator, r".*\(view record.*\)"),
    "can_undo": (by_taking_back, r"can_undo\(record, own seat\)"),
    "reveals": (by_what_an_action_reveals, r"can_undo\(record, own seat\)"),
    "repr of the record": (in_the_repr_of_the_record, r"repr\(record\)"),
    "deck in repr(state)": (in_the_repr_of_the_state, r"repr\(state\)"),
    "deck in str(state)": (in_the_text_of_the_state, r"str\(state\)"),
    "deck in format(state)": (in_the_format_of_the_state, r"format\(state\)"),
    "repr of the table": (in_the_repr_of_the_table, r"repr\(state\.table\)"),
    "repr of an event": (in_the_repr_of_an_event, r"repr\(events\)"),
    "refusal of a view": (in_the_refusal_of_a_view, r"apply\(view\)"),
    "refusal of a state": (in_the_refusal_of_a_state, r"count_worlds\(state\)"),
    "HTML": (in_html_only, r"_repr_html_\(view\)"),
    "MIME bundle": (in_a_mime_bundle, r"_repr_mimebundle_\(view\)"),
    "format of a view": (in_the_format_of_a_view, r"format\(view\)"),
    "property of a view": (in_a_property, r"view\.luck"),
    "pickle": (in_the_pickle, r"pickle.*\(view.*\)"),
    "sharing in a pickle": (by_sharing_in_the_pickle, r"pickle.*\(view.*\)"),
    "title of an SVG": (in_the_title_of_a_picture, r"svg\(view\)"),
    "drawing of the spectator": (in_the_drawing_of_the_spectator, r"str\(view\)"),
    "number of events": (by_the_number_of_events, "a view event"),
    "order of events": (by_the_order_of_events, "a view event"),
    "identity through fold": (by_identity_through_fold, r"pickle of fold\(view, view events\)"),
    "mask": (by_the_mask, r"ActionSpace\.mask\(space, view\)"),
    "order of marginals": (by_the_order_of_marginals, r"marginals\(view\)"),
    "order of legal actions": (by_the_order_of_legal_actions, r"legal_actions\(view\)"),
    "refusal of an early score": (by_when_the_score_is_refused, r"score\(view\)"),
    "hidden choices": (by_hidden_choices, r"hidden_choices\(view, world\)"),
}


@pytest.mark.parametrize(
    ("leak", "game"),
    [(leak, name) for leak in LEAKS for name, game in MODULES.items() if leak != "reveals" or hasattr(game, leak)],
)
def test_a_leak_is_caught_by_its_name(leak: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, name = LEAKS[leak]
    spoiled = Spoiled(game, monkeypatch)
    plant(spoiled)
    with pytest.raises(LawBroken, match=rf"at ply \d+ {name} tells"):
        spoiled.play()


@pytest.mark.parametrize("game", MODULES)
def test_without_a_leak_nothing_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Spoiled(game, monkeypatch).play(games=1)
