"""Errors that a person at a table can cause, and their sentences in English, Italian and French."""

from collections.abc import Callable
from typing import Final

import criminals
from criminals import Record
from criminals.games import counterfeiters, crooks

FIRST: Final = criminals.new_game("crooks", players=2, seed=1, first=0)
VIEW: Final = criminals.view(FIRST, 0)

SENTENCES: Final[dict[str, tuple[Callable[[], object], str, str, str]]] = {
    "a text that is no action": (
        lambda: criminals.parse_action("crooks", "tak 4"),
        "action 'tak 4': no action 'tak', did you mean 'take'?",
        "mossa «tak 4»: la mossa «tak» non esiste; volevi dire «take»?",
        "action « tak 4 » : l'action « tak » n'existe pas, vouliez-vous dire « take » ?",
    ),
    "an action that lacks something": (
        lambda: criminals.parse_action("sicario", "ask 1"),
        "action 'ask 1': expected 'ask AGENT TRAIT' (AGENT: a seat, TRAIT: such as hat or scar)",
        "mossa «ask 1»: serve «ask AGENT TRAIT» (AGENT: un giocatore, TRAIT: come hat o scar)",
        "action « ask 1 » : il faut « ask AGENT TRAIT » (AGENT : un joueur, TRAIT : comme hat ou scar)",
    ),
    "an illegal action": (
        lambda: criminals.apply(FIRST, crooks.Take(3)),
        "not now: choose a hangout to recruit at, or pass",
        "ora bisogna scegliere un covo in cui reclutare, o passare",
        "ce n'est pas le moment, il faut choisir un lieu où recruter, ou passer",
    ),
    "an illegal action of a record": (
        lambda: [*Record.of(FIRST, [crooks.Take(3)]).replay()],
        "ply 1: action 'take 3': not now: choose a hangout to recruit at, or pass (§3.2)",
        "mossa 1: mossa «take 3»: ora bisogna scegliere un covo in cui reclutare, o passare (§3.2)",
        "coup 1 : action « take 3 » : ce n'est pas le moment, il faut choisir un lieu où recruter, ou passer (§3.2)",
    ),
    "an illegal action of a text": (
        lambda: Record.from_text(Record.of(FIRST).to_text() + "1. 0: take 3\n"),
        "record: line 13: action 'take 3': not now: choose a hangout to recruit at, or pass (§3.2)",
        (
            "partita registrata: riga 13: mossa «take 3»: "
            "ora bisogna scegliere un covo in cui reclutare, o passare (§3.2)"
        ),
        (
            "partie enregistrée : ligne 13 : action « take 3 » : "
            "ce n'est pas le moment, il faut choisir un lieu où recruter, ou passer (§3.2)"
        ),
    ),
    "a score before the end": (
        lambda: criminals.score(VIEW),
        "score: a view has one when every crook is turned up, at the end of the game (§5.1)",
        "punteggio: una vista lo ha quando ogni scagnozzo è scoperto, alla fine della partita (§5.1)",
        "décompte : une vue en a un quand tous les escrocs sont retournés, à la fin de la partie (§5.1)",
    ),
    "what is not JSON": (
        lambda: criminals.loads("{1", "state"),
        "document: line 1 column 2: not JSON: Expecting property name enclosed in double quotes",
        "documento: riga 1, colonna 2: non è JSON: qui manca un nome tra virgolette doppie",
        "document : ligne 1, colonne 2 : ce n'est pas du JSON : il manque ici un nom entre guillemets doubles",
    ),
    "a document of another kind and game": (
        lambda: criminals.loads('{"criminals": 1, "kind": "view", "game": "ludo", "rules": 1}', "state"),
        (
            'state: $.kind: expected "state", got "view"; '
            '$.game: no game "ludo" is known, only "crooks", "counterfeiters", "sicario"'
        ),
        (
            'stato: $.kind: serve "state", non "view"; '
            '$.game: il gioco "ludo" non si conosce, solo "crooks", "counterfeiters", "sicario"'
        ),
        (
            'état : $.kind : il faut "state", pas "view" ; '
            '$.game : le jeu "ludo" est inconnu, il y a seulement "crooks", "counterfeiters", "sicario"'
        ),
    ),
    "wrong types": (
        lambda: criminals.from_document({**criminals.document(FIRST), "money": [1.5, []], "actor": {}}, "state"),
        "document: $.money[0]: a float has no place in JSON",
        "documento: $.money[0]: in JSON non c'è posto per un valore di tipo float",
        "document : $.money[0] : JSON n'a pas de place pour une valeur du type float",
    ),
    "a wrong form": (
        lambda: criminals.from_document({**criminals.document(FIRST), "money": [-1, []], "actor": {}}, "state"),
        (
            "state: $.actor: expected one of 0, 1, 2, 3 or null, got an object; "
            "$.money[0]: expected a number from 0 up, got -1; $.money[1]: expected a whole number, got a list"
        ),
        (
            "stato: $.actor: serve uno tra 0, 1, 2, 3 o null, non un oggetto; "
            "$.money[0]: serve un numero da 0 in su, non -1; $.money[1]: serve un numero intero, non una lista"
        ),
        (
            "état : $.actor : il faut l'une des valeurs 0, 1, 2, 3 ou null, pas un objet ; "
            "$.money[0] : il faut un nombre à partir de 0, pas -1 ; "
            "$.money[1] : il faut un nombre entier, pas une liste"
        ),
    ),
    "an impossible state": (
        lambda: criminals.from_document({**criminals.document(FIRST), "bank": 0}, "state"),
        "state: $36 on the table, the box has $101 (§1.5)",
        "stato: sul tavolo ci sono 36 $, la scatola ha 101 $ (§1.5)",
        "état : il y a 36 $ sur la table, la boîte a 101 $ (§1.5)",
    ),
    "an edition with faults": (
        lambda: crooks.Edition("mine", (), (5, 3), {2: ()}, 0, 1, {2: 4}),
        "edition 'mine': the targets do not stand in rising order; 2 players: no piles",
        "edizione «mine»: i bersagli non sono in ordine crescente; 2 giocatori: nessuna pila",
        "édition « mine » : les cibles ne sont pas en ordre croissant ; 2 joueurs : aucune pile",
    ),
    "an unknown game": (
        lambda: criminals.new_game("crook"),
        "there is no game 'crook'; did you mean 'crooks'? The games are: crooks, counterfeiters, sicario",
        "il gioco «crook» non c'è; volevi dire «crooks»? I giochi sono: crooks, counterfeiters, sicario",
        (
            "il n'y a pas de jeu « crook » ; vouliez-vous dire « crooks » ? "
            "Les jeux sont : crooks, counterfeiters, sicario"
        ),
    ),
    "too many players": (
        lambda: criminals.new_game("crooks", players=9),
        "edition 'reference' is for 2, 3, 4 players, not 9 (§2.1)",
        "l'edizione «reference» è per 2 o 3 o 4 giocatori, non 9 (§2.1)",
        "l'édition « reference » est pour 2, 3, 4 joueurs, pas 9 (§2.1)",
    ),
    "an unknown language": (
        lambda: criminals.describe(crooks.Pass(), "ita"),
        "no words in 'ita', only in en, it, fr; did you mean 'it'?",
        "non ci sono parole in «ita», solo in en, it, fr; volevi dire «it»?",
        "il n'y a pas de mots en « ita », seulement : en, it, fr ; vouliez-vous dire « it » ?",
    ),
    "a card of the wrong kind": (
        lambda: counterfeiters.Edition(
            "mine", [counterfeiters.Card(1, "S", counterfeiters.Kind.JET)], (), (1, 1, 1), 0, ()
        ),
        (
            "edition 'mine': card 1: players start with a press, and with ink or paper, not with a private jet (§2.3); "
            "it has no board"
        ),
        (
            "edizione «mine»: carta 1: si comincia con una stampatrice, e con inchiostro o carta speciale, "
            "non con un jet privato (§2.3); non ha un tabellone"
        ),
        (
            "édition « mine » : carte 1 : on commence avec une presse, et avec de l'encre ou du papier, "
            "pas avec un jet privé (§2.3) ; elle n'a pas de plateau"
        ),
    ),
}
