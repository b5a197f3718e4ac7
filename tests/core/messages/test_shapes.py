"""How messages stand in JSON: made once for a game, with names that no game is likely to have."""

from typing import Annotated, Any, TypeAlias

import attrs
import pytest

import criminals
from criminals.core.base.constraints import Named, Printable, Tag
from criminals.core.documents.codec import Codec
from criminals.core.documents.envelope import ENVELOPE
from criminals.core.documents.objects import Either, Object, told_apart
from criminals.core.looks.menus import Amounts, Choice
from criminals.core.messages import shapes
from criminals.core.messages.contents import FORMS, MESSAGE_KINDS
from criminals.core.messages.requests import REQUEST
from criminals.core.messages.shapes import WholeDocument, envelope_of, message_shapes
from criminals.core.records.record import documented
from criminals.games import counterfeiters


@attrs.frozen
class Draw:
    cards: int


@attrs.frozen
class Fold:
    pass


Move: TypeAlias = Draw | Fold


def test_every_kind_has_a_form_and_no_field_of_the_envelope() -> None:
    assert tuple(FORMS) == MESSAGE_KINDS
    for game in criminals.GAMES.values():
        for kind, shape in message_shapes(documented(game.NAME)).items():
            assert not {*shape.fields} & {*ENVELOPE}
            assert shape.doc, f"{kind} has no description"


def test_shapes_are_made_once_for_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = documented("crooks")
    assert message_shapes(game) is message_shapes(game)
    monkeypatch.setattr(shapes, "_made", {})
    monkeypatch.setattr(shapes, "_MOST_MADE", 1)
    kept = message_shapes(game)
    message_shapes(documented("sicario"))
    assert message_shapes(game) is not kept  # it was forgotten, and made anew


def test_the_envelope_is_that_of_documents() -> None:
    assert envelope_of("news", documented("sicario")) == {"criminals": 1, "kind": "news", "game": "sicario", "rules": 1}


def test_a_menu_is_written_with_its_choices() -> None:
    menu = message_shapes(documented("counterfeiters"))["legal"].fields["menu"]
    fly = tuple(counterfeiters.parse_action(f"fly jet {amount}") for amount in (10, 30))
    inner = Amounts("amount", "How much", range(10, 31, 20), fly)
    pay = Choice("space/jet", "Fly", None, (inner, Choice("button/decline", "No", counterfeiters.Decline())))
    assert menu.write((pay,)) == [
        {
            "option": "choice",
            "location": "space/jet",
            "label": "Fly",
            "action": None,
            "choices": [
                {
                    "option": "amounts",
                    "location": "amount",
                    "label": "How much",
                    "first": 10,
                    "step": 20,
                    "actions": ["fly jet 10", "fly jet 30"],
                },
                {"option": "choice", "location": "button/decline", "label": "No", "action": "decline", "choices": []},
            ],
        }
    ]


def test_a_whole_document_is_what_the_library_writes() -> None:
    view: Any = criminals.view(criminals.new_game("crooks", players=2, seed=1), 0)
    assert WholeDocument("view", documented("crooks")).write(view) == criminals.document(view)


def test_members_of_a_union_are_told_from_others_by_their_names() -> None:
    union = Codec().shape(Annotated[Move, Tag("move"), Named("Move")])
    found = told_apart(union, "Move")
    assert [each.title for each in found.objects] == ["DrawMove", "FoldMove"]
    assert (found.name, found.tag) == ("Move", "move")
    assert found.read({"move": "draw", "cards": 2}) == Draw(2)
    assert found.write(Fold()) == {"move": "fold"}
    mixed = Either((Object("Heads", {}), Codec().shape(int)), "Side")
    assert [type(each).__name__ for each in told_apart(mixed, "Side").members] == ["Object", "Whole"]
    assert isinstance(REQUEST, Either)
    assert all(each.title.endswith("Request") and each.doc for each in REQUEST.objects)


@pytest.mark.parametrize(("text", "fits"), [("Ada", True), ("", False), (" ", False), ("Adaa", False), ("A\n", False)])
def test_printable_texts(text: str, fits: bool) -> None:
    assert (Printable(3).fault(text, "$") is None) == fits
