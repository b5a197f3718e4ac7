"""Leaks by what is shown: the state, the view, events, and the answers of verbs."""

# What is put in the place of a verb takes whatever the verb takes, so the parameters of these lambdas have no types.
# pyright: reportUnknownLambdaType=none, reportUnknownArgumentType=none
# pyright: reportUnknownVariableType=none, reportUnknownMemberType=none

import copy
from collections.abc import Callable
from typing import Any, get_args

import attrs

import criminals
from criminals.core.base.errors import NotOver
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Event, Step
from criminals.core.game.marginals import Marginals
from criminals.testing.laws.moments import FEW
from tests.laws.leaking import Spoiled

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
    spoiled.change(
        table, "__repr__", lambda _: lambda self: own(self) + (spoiled.secret() if type(self) is table else "")
    )


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


def in_the_drawing_of_a_state(spoiled: Spoiled) -> None:
    """It is drawn for the seat that acts next, not for everybody."""

    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def draw(table: Any, **options: Any) -> str:
            seat = spoiled.game.actor(table) if isinstance(table, spoiled.game.State) else None
            text: str = own(spoiled.game.view(table, seat) if isinstance(seat, int) else table, **options)
            return text

        return draw

    spoiled.change(spoiled.game, "draw", make)


def kept_for_the_next_viewer(spoiled: Spoiled) -> None:
    """What was drawn for one viewer stays where it is told to the next."""
    last: list[Any] = [None]

    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def draw(table: Any, **options: Any) -> str:
            text: str = own(table, **options)
            kept, last[0] = last[0], (getattr(table, "viewer", None), hash(text))
            return text if kept is None or kept[0] == last[0][0] else f"{text}\n{kept[1]}"

        return draw

    spoiled.change(spoiled.game, "draw", make)


def kept_whatever_the_world(spoiled: Spoiled) -> None:
    """Every drawing tells for whom the table was drawn first: in both of two worlds alike, once that is kept."""
    kept: dict[str, object] = {}

    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def draw(table: Any, **options: Any) -> str:
            first = kept.setdefault(repr(spoiled.state), table.viewer)
            return f"{own(table, **options)}\n{first}"

        return draw

    spoiled.change(spoiled.game, "draw", make)


class Descriptor:
    """Neither a field, a property nor a method of the class that has it."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self.tell = tell

    def __get__(self, owner: object, kind: type) -> object:
        return self if owner is None else self.tell()


def in_a_descriptor(spoiled: Spoiled) -> None:
    spoiled.patch.setattr(spoiled.game.View, "luck", Descriptor(spoiled.number), raising=False)


def in_a_property_of_the_phase(spoiled: Spoiled) -> None:
    for kind in get_args(spoiled.game.Phase):
        spoiled.patch.setattr(kind, "luck", property(lambda _: spoiled.number()), raising=False)


def at_the_end_of_a_replay(spoiled: Spoiled) -> None:
    def make(own: Callable[..., Any]) -> Callable[..., Any]:
        def replay(record: Any) -> Any:
            views = [*own(record)]
            yield from views
            if len(views) > FEW:
                yield spoiled.secret()

        return replay

    spoiled.change(criminals.ViewRecord, "replay", make)


# --- events, and what is kept by them ---


def by_the_number_of_events(spoiled: Spoiled) -> None:
    spoiled.telling(
        "step", lambda step: Step(step.state, step.events + step.events[-1:] * (spoiled.number(step.state) % 9))
    )


def by_the_order_of_events(spoiled: Spoiled) -> None:
    spoiled.telling("view_events", lambda told: tuple(spoiled.turned(told)))


def by_identity_through_fold(spoiled: Spoiled) -> None:
    """Parts of the view are those of the view before, or copies of them."""

    def change(view: Any) -> Any:
        given = [field.name for field in attrs.fields(type(view)) if field.init]
        fields = [name for name in given if type(getattr(view, name)) is tuple]
        copied = [name for name, bit in zip(fields, spoiled.bits(), strict=False) if bit]
        return attrs.evolve(view, **{name: (*[*getattr(view, name)],) for name in copied})

    spoiled.telling("fold", change)


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
    spoiled.telling("marginals", lambda found: Marginals(dict(spoiled.turned([*found.chances.items()]))))


def by_the_order_of_legal_actions(spoiled: Spoiled) -> None:
    """The verb of all games, and not the game's own."""
    spoiled.change(criminals, "legal_actions", lambda own: lambda view: spoiled.turned(own(view)))


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
