"""Leaks by what is told: violations, sentences, documents, lines of text and records."""

# What is put in the place of a verb takes whatever the verb takes, so the parameters of these lambdas have no types.
# pyright: reportUnknownLambdaType=none, reportUnknownArgumentType=none
# pyright: reportUnknownVariableType=none, reportUnknownMemberType=none

import copy
from collections.abc import Callable
from typing import Any

import attrs

import criminals
from criminals.core.base.errors import MalformedDocument, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR
from criminals.core.records import dumping
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord
from tests.laws.leaking import Spoiled, anyhow

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


# --- words ---


def describing(spoiled: Spoiled, lang: str, is_told: Callable[[Any], bool]) -> None:
    """Sentences of some values, in one language, with the secret in brackets."""
    spoiled.telling(
        "describe",
        lambda text: f"{text} ({spoiled.secret()})",
        lambda value, told_in="en", **_: told_in == lang and is_told(value),
    )


def in_french_only(spoiled: Spoiled) -> None:
    describing(spoiled, "fr", lambda value: isinstance(value, Violation))


def in_italian_of_one_event_only(spoiled: Spoiled) -> None:
    describing(spoiled, "it", lambda value: type(value).__name__ == "Began")


def on_a_button_only(spoiled: Spoiled) -> None:
    spoiled.telling("label", lambda text: f"{text} ({spoiled.secret()})")


def on_a_button_in_french_only(spoiled: Spoiled) -> None:
    spoiled.telling("label", lambda text: f"{text} ({spoiled.secret()})", lambda _, told_in="en", **__: told_in == "fr")


def in_an_italian_prompt_only(spoiled: Spoiled) -> None:
    spoiled.telling(
        "prompt", lambda text: f"{text} ({spoiled.secret()})", lambda _, told_in="en", **__: told_in == "it"
    )


def with_a_view_only(spoiled: Spoiled) -> None:
    spoiled.telling(
        "describe", lambda text: f"{text} ({spoiled.secret()})", lambda *_, view=None, **__: view is not None
    )


def of_an_event_as_it_happens(spoiled: Spoiled) -> None:
    """Sentences of view events with the view that they follow on, as a table tells them."""

    def follows(value: Any, _lang: str = "en", *, view: Any = None, **_: Any) -> bool:
        try:
            return view is not None and spoiled.game.fold(view, (value,)) != view
        except (TypeError, ValueError):
            return False

    spoiled.telling("describe", lambda text: f"{text} ({spoiled.secret()})", follows)


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


def by_sharing_in_a_view_record(spoiled: Spoiled) -> None:
    """Equal view events of a record are one object, or copies."""

    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def for_viewer(record: Record, viewer: Any) -> Any:
            kept = own(record, viewer)
            known: dict[Any, Any] = {}
            *_, last = record.replay()
            one = spoiled.odd(last)
            steps = [[known.setdefault(it, it) if one else copy.copy(it) for it in step] for step in kept.steps]
            return ViewRecord(kept.first, tuple(map(tuple, steps)))

        return for_viewer

    spoiled.change(Record, "for_viewer", make)


def in_what_was_given_before(spoiled: Spoiled) -> None:
    """The document of one viewer is still written into when that of another is made."""
    given: list[Any] = [None, {}]

    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def document(value: Any) -> Any:
            found = own(value)
            if isinstance(value, criminals.GameView):
                if value.viewer != given[0]:
                    given[1]["secret"] = spoiled.secret()
                given[:] = [value.viewer, found]
            return found

        return document

    spoiled.change(criminals, "document", make)


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
