"""The shape of actions, made from their classes, for any game."""

from typing import Any, ClassVar

import attrs
import pytest
from typing_extensions import override

from criminals.core.base.errors import MalformedDocument
from criminals.core.documents.action_shapes import action_note, action_shape
from criminals.core.documents.codec import Codec, structured
from criminals.core.documents.objects import Either


@attrs.frozen
class Bid:
    """Name an amount."""

    game: ClassVar[str] = "auction"
    amount: int
    lots: tuple[str, ...] = ()

    @override
    def __str__(self) -> str:
        return " ".join(("bid", str(self.amount), *self.lots))


@attrs.frozen
class WalkAway:
    game: ClassVar[str] = "auction"

    @override
    def __str__(self) -> str:
        return "walk away"


def parsed(text: str) -> Bid | WalkAway:
    if text == "walk away":
        return WalkAway()
    verb, amount, *lots = text.split()
    if verb != "bid":
        raise ValueError(f"nobody can {verb}")
    return Bid(int(amount), tuple(lots))


SHAPE = action_shape(Codec(), (Bid, WalkAway), parsed, "What is done.")


def test_an_action_is_written_with_type_text_and_fields() -> None:
    assert SHAPE.write(Bid(3, ("vase",))) == {"type": "bid", "action": "bid 3 vase", "amount": 3, "lots": ["vase"]}
    assert SHAPE.write(WalkAway()) == {"type": "walk_away", "action": "walk away"}
    for action in (Bid(3, ("vase",)), WalkAway()):
        assert structured(SHAPE.write(action), SHAPE, "action") == action


def test_schemas_are_told_of_each_class() -> None:
    assert isinstance(SHAPE, Either)
    assert (SHAPE.name, SHAPE.doc) == ("Decision", "What is done.")
    assert [(form.title, form.doc) for form in SHAPE.objects] == [
        ("BidAction", "Name an amount."),
        ("WalkAwayAction", None),
    ]
    assert "such as `bid 3`," in action_note("bid 3")
    assert "such as" not in action_note()


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        ({"type": "bid", "action": "bid 3", "amount": 3}, "$.lots: it is missing"),
        ({"type": "bid", "action": "bid 3", "amount": "3", "lots": []}, '$.amount: expected a whole number, got "3"'),
        ({"type": "walk_away", "action": "ask 3"}, "$.action: nobody can ask"),
        (
            {"type": "bid", "action": "bid 3 vase", "amount": 3, "lots": ["rug", "cup"]},
            '$.lots: expected ["vase"], as the text "bid 3 vase" says, got ["rug", "cup"]',
        ),
        ({"type": "walk_away", "action": "bid 3"}, '$.type: expected "bid", as the text "bid 3" says, got "walk_away"'),
        (
            {"type": "bid", "action": "bid 3 ", "amount": 3, "lots": []},
            '$.action: expected "bid 3", as the text "bid 3 " says, got "bid 3 "',
        ),
    ],
    ids=str,
)
def test_a_faulty_action_is_refused(document: dict[str, Any], fault: str) -> None:
    with pytest.raises(MalformedDocument) as caught:
        structured(document, SHAPE, "action")
    assert [*map(str, caught.value.faults)] == [fault]


@pytest.mark.parametrize("name", ["type", "action", "kind", "criminals", "game", "rules"])
def test_a_field_by_a_name_that_documents_have_is_refused(name: str) -> None:
    wrong = attrs.make_class("Wrong", {name: attrs.field(type=int)})
    with pytest.raises(
        TypeError, match=f"Wrong has a field '{name}', which is another one in the document of an action"
    ):
        action_shape(Codec(), (wrong,), parsed, "")


def test_a_field_without_a_form_is_refused() -> None:
    wrong = attrs.make_class("Wrong", {"share": attrs.field(type=float)})
    with pytest.raises(TypeError, match=r"float.* has no form in a document"):
        action_shape(Codec(), (wrong,), parsed, "")
