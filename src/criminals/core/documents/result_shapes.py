"""Results in documents: score lines, whose parameters depend on their reason, sheets, outcomes, and violations.

All games share the classes. Each game says which reasons and clauses it has.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, TypeAlias, cast

import attrs
from typing_extensions import override

from criminals.core.base.constraints import ASCENDING, Pattern, snake_case
from criminals.core.base.errors import Violation
from criminals.core.base.faults import fault, malformed, shown
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.codec import Codec
from criminals.core.documents.compounds import Items, Keyed
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import TEXT, WHOLE, Choice, Limited, Scope, Shape
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet

_CLAUSE: Final = Pattern(r"undo|[0-9]+(?:\.[0-9]+)*", "clause")  # undo: no rulebook speaks of it
_CODE: Final = Pattern("[a-z]+(?:_[a-z]+)*", "code")


@attrs.frozen(eq=False)
class LineForm:
    """The form of a score line with one reason: `TargetWon` has the reason `target_won`."""

    title: str
    clause: str
    seat: Any
    """The type of its seat, or None for points that nobody gets."""
    points: Any
    params: Mapping[str, Any] = attrs.field(factory=dict[str, Any])
    """The types of its parameters."""
    params_title: str | None = None
    doc: str | None = None
    params_doc: str | None = None

    def shape(self, game: str, codec: Codec, params: dict[str, Object]) -> Object:
        """The object of the line. Lines share the objects of parameters with equal titles."""
        reason, title = snake_case(self.title), self.params_title or f"{self.title}Params"
        if title not in params:
            found = {name: codec.shape(kind) for name, kind in self.params.items()}
            params[title] = Object(title, found, doc=self.params_doc)

        def make(seat: int | None, points: int, clause: str, given: dict[str, Any]) -> ScoreLine:
            return ScoreLine(game, seat, points, reason, clause, FrozenMap(given))

        fields = {
            "seat": codec.shape(self.seat),
            "points": codec.shape(self.points),
            "clause": Choice((self.clause,)),
            "params": params[title],
        }
        return Object(self.title, fields, make, tag=("reason", reason), doc=self.doc)


class Lines(Either):
    """A score line, whose form depends on its reason. A line without a known form is not written."""

    def __init__(self, game: str, codec: Codec, forms: Iterable[LineForm]) -> None:
        params: dict[str, Object] = {}
        super().__init__([form.shape(game, codec, params) for form in forms], "Line")
        self.types = (ScoreLine,)

    def written(self, line: ScoreLine) -> dict[str, object]:
        """The JSON object of a line; `MalformedDocument` for one without a known form."""
        form = self.by_tag.get(line.reason)
        params = {name: list(value) if isinstance(value, tuple) else value for name, value in line.params.items()}
        if form is not None:
            known = cast(Object, form.fields["params"]).fields
            params = {name: params[name] for name in (*known, *params) if name in params}  # in the order of the form
        told = {"reason": line.reason, "seat": line.seat, "points": line.points, "clause": line.clause}
        fields: dict[str, object] = {**told, "params": params}
        try:
            self.read(fields)
        except Exception:
            raise malformed("score_line", self.faults(fields, "$.line")) from None
        return fields

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"{scope.keep(self.written)}({value})"


def add_results(codec: Codec, game: str, seat: Any, lines: Iterable[LineForm], clauses: tuple[str, ...]) -> None:
    """Add the score lines of a game to a codec, and its outcomes with the clauses by which somebody wins."""
    codec.add(ScoreLine, Lines(game, codec, lines))
    codec.add(Outcome, outcome_shape(game, codec.shape(seat), Choice(clauses)))


def outcome_shape(game: str, seat: Shape, clause: Shape) -> Object:
    """The shape of an outcome, with the clauses by which somebody wins."""

    def make(winners: tuple[int, ...], clause: str) -> Outcome:
        return Outcome(winners, clause, game=game)

    winners = Limited(Items(seat), (ASCENDING,))
    return _of(Outcome, Object("Outcome", {"winners": winners, "clause": clause}, make))


def sheet_shape(game: str, line: Shape) -> Object:
    """The shape of a score sheet."""

    def make(points: tuple[int, ...], lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        return ScoreSheet(points, lines, game=game)

    doc = "Points by seat, and the lines that they are the sums of."
    return _of(ScoreSheet, Object("Score", {"points": Items(WHOLE), "lines": Items(line)}, make, doc=doc))


ViolationForms: TypeAlias = Mapping[str, tuple[Mapping[str, Any], ...]]
"""The sets of parameters that each code of a violation can have, as names and types. Most codes have one set."""


def violation_forms(params: Mapping[str, Iterable[str]], types: Mapping[str, Any]) -> ViolationForms:
    """The forms of codes. The name of a parameter determines its type."""
    return {code: ({name: types[name] for name in names},) for code, names in params.items()}


def _listed(value: Any) -> Any:
    """A parameter as JSON has it."""
    return list(cast(tuple[object, ...], value)) if isinstance(value, tuple) else value


def violation_shape(game: str, codec: Codec, forms: ViolationForms | None = None) -> Object:
    """The shape of a violation. `forms` has the parameters of each code; without it they are not checked."""
    known = {
        code: [Object("Params", {name: codec.shape(kind) for name, kind in params.items()}) for params in ways]
        for code, ways in (forms or {}).items()
    }

    def make(clause: str, code: str, params: Mapping[str, Any]) -> Violation:
        if forms is not None:
            check(code, {name: _listed(value) for name, value in params.items()})
        return Violation(game, clause, code, FrozenMap(params))

    def check(code: str, params: dict[str, object]) -> None:
        if code not in known:
            raise malformed("violation", (fault("unknown_violation", "$.code", of=game, got=shown(code)),))
        faults = sorted([tuple(form.faults(params, "$.params")) for form in known[code]], key=len)
        if faults[0]:
            raise malformed("violation", faults[0])

    fields = {
        "clause": codec.shape(Annotated[str, _CLAUSE]),
        "code": codec.shape(Annotated[str, _CODE]),
        "params": Keyed(TEXT, codec.shape(int | str | bool | tuple[int, ...]), FrozenMap),
    }
    doc = "Why an action is refused: the clause, a code that stays the same, and what a sentence about it needs."
    return _of(Violation, Object("Violation", fields, make, doc=doc))


def _of(cls: type, shape: Object) -> Object:
    """An object for values of a class that a function makes."""
    shape.types = (cls,)
    return shape
