"""What the terminal table itself says, in three languages. What is told of the game comes from the library."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from criminals import SPECTATOR, Viewer

LANGUAGES: Final = ("en", "it", "fr")

Words: TypeAlias = tuple[str, str, str]
"""The same in each of the languages."""

WORDS: Final[Mapping[str, Words]] = {
    # keys, as short as they can be: all of them stand in one line of 80 columns
    "help": ("Help", "Aiuto", "Aide"),
    "hint": ("Hint", "Idea", "Idée"),
    "chances": ("Odds", "Quote", "Cotes"),
    "undo": ("Undo", "Annulla", "Annuler"),
    "save": ("Save", "Salva", "Garder"),
    "lang": ("Lang", "Lingua", "Langue"),
    "light": ("Light", "Luce", "Clair"),
    "zoom": ("Zoom", "Zoom", "Zoom"),
    "score": ("Score", "Punti", "Score"),
    "quit": ("Quit", "Esci", "Fin"),
    # who
    "seat": ("player {0}", "giocatore {0}", "joueur {0}"),
    "spectator": ("looking on", "spettatore", "spectateur"),
    "nobody": ("nobody", "nessuno", "personne"),
    # what is going on
    "yours": ("your turn", "tocca a te", "à vous"),
    "thinks": ("{0} is to act", "tocca a: {0}", "au tour de : {0}"),
    "thrown": ("the die is thrown", "si tira il dado", "on lance le dé"),
    "next": (
        "{0} is next: Enter hides the table",
        "poi {0}: Invio nasconde il tavolo",
        "puis {0} : Entrée cache la table",
    ),
    "waiting": (
        "your turn is over: Enter goes on, F4 takes it back",
        "turno finito: Invio continua, F4 lo annulla",
        "tour fini : Entrée continue, F4 le reprend",
    ),
    "over": (
        "the game is over: F9 explains the score",
        "partita finita: F9 spiega i punti",
        "partie finie : F9 explique le score",
    ),
    # areas and answers
    "table": ("Table", "Tavolo", "Table"),
    "choices": ("What you can do", "Che cosa puoi fare", "Ce que vous pouvez faire"),
    "story": ("What happened", "Che cosa è successo", "Ce qui s'est passé"),
    "type": (
        "an action, its number, or a word to filter by",
        "un'azione, il suo numero o una parola per filtrare",
        "une action, son numéro ou un mot pour filtrer",
    ),
    "none_fits": ("no choice fits", "nessuna scelta corrisponde", "aucun choix ne correspond"),
    "refused": ("refused: {0} ({1})", "rifiutato: {0} ({1})", "refusé : {0} ({1})"),
    "taken_back": ("{0} has taken an action back", "{0} ha annullato un'azione", "{0} a repris une action"),
    "thinking": ("{0} thinks about a hint", "{0} pensa a un consiglio", "{0} cherche un conseil"),
    "would": ("{0} would play {1}: {2}", "{0} giocherebbe {1}: {2}", "{0} jouerait {1} : {2}"),
    "no_hint": ("{0} gives no hint: {1}", "{0} non dà consigli: {1}", "{0} ne donne pas de conseil : {1}"),
    "off_turn": ("a hint is for your turn", "il consiglio è per il tuo turno", "un conseil est pour votre tour"),
    "failed": (
        "{0}, {1}, failed ({2}): a random bot goes on for it",
        "{0}, {1}, ha fallito ({2}): continua un bot casuale",
        "{0}, {1}, a échoué ({2}) : un bot aléatoire continue",
    ),
    "waits": (
        "the table waits after your turn",
        "il tavolo aspetta dopo il tuo turno",
        "la table attend après votre tour",
    ),
    "waits_not": ("the table goes on at once", "il tavolo prosegue subito", "la table continue tout de suite"),
    "saved": ("the game is kept in {0}", "la partita è in {0}", "la partie est dans {0}"),
    "unkept": ("not kept: {0}", "non salvata: {0}", "non gardée : {0}"),
    # other screens
    "pass": ("Pass the keyboard to {0}.", "Passa la tastiera: {0}.", "Passez le clavier : {0}."),
    "hidden": (
        "Nothing is shown until {0} presses Enter.",
        "Non si vede nulla finché non preme Invio: {0}.",
        "Rien n'est montré avant qu'Entrée soit pressée : {0}.",
    ),
    "here": ("I am {0}", "Sono: {0}", "Je suis : {0}"),
    "unseen": ("What you do not see", "Che cosa non vedi", "Ce que vous ne voyez pas"),
    "winners": ("Won by {0} (§{1})", "Vince: {0} (§{1})", "Victoire : {0} (§{1})"),
    "points": ("{0}: {1}", "{0}: {1}", "{0} : {1}"),
    "file": (
        "Keep the game in which file?",
        "In quale file salvare la partita?",
        "Dans quel fichier garder la partie ?",
    ),
    "close": ("Escape closes", "Esc chiude", "Échap ferme"),
}

HELP: Final[Words] = (
    """\
Type the number of a choice, or its text, such as "recruit C", and press Enter. Other words filter the list; if one \
choice is left, Enter plays it. Down goes to the list, Up and Down choose there, Enter or a click plays. What is not \
legal is refused, with the clause of the rules and a code. PageUp and PageDown scroll the table.

F1  help     this page
F2  hint     what a bot would play that sees what you see
F3  chances  what you do not see, with exact odds
F4  undo     take back what has told nobody anything
F5  save     keep the game in a file: save game.json
F6  lang     English, Italian, French
F7  light    light or dark
F8  zoom     the table alone, or everything
F9  score    explained, once the game is over
F10 wait     bots wait as long as you can take your turn back
^q  quit     leave

The words can be typed in place of the keys. Several people at one keyboard: after your turn Enter hides the table.""",
    """\
Scrivi il numero di una scelta o il suo testo, per esempio "recruit C", e premi Invio. Altre parole filtrano la \
lista; se resta una scelta, Invio la gioca. Giù va alla lista, Su e Giù scelgono, Invio o un clic gioca. Ciò che non è \
lecito è rifiutato, con la clausola e un codice. PagSu e PagGiù scorrono il tavolo.

F1  help     questa pagina
F2  hint     che cosa giocherebbe un bot che vede ciò che vedi tu
F3  chances  ciò che non vedi, con quote esatte
F4  undo     annulla ciò che non ha rivelato nulla a nessuno
F5  save     salva la partita in un file: save game.json
F6  lang     inglese, italiano, francese
F7  light    chiaro o scuro
F8  zoom     solo il tavolo, o tutto
F9  score    i punti spiegati, a partita finita
F10 wait     i bot aspettano finché puoi annullare il turno
^q  quit     esci

Al posto dei tasti si possono scrivere le parole. In più a una tastiera: dopo il turno Invio nasconde il tavolo.""",
    """\
Tapez le numéro d'un choix ou son texte, par exemple "recruit C", puis Entrée. D'autres mots filtrent la liste ; s'il \
reste un choix, Entrée le joue. Bas va à la liste, Haut et Bas y choisissent, Entrée ou un clic joue. Ce qui n'est pas \
permis est refusé, avec la clause et un code. PagePréc et PageSuiv font défiler la table.

F1  help     cette page
F2  hint     ce que jouerait un bot qui voit ce que vous voyez
F3  chances  ce que vous ne voyez pas, avec des cotes exactes
F4  undo     reprendre ce qui n'a rien révélé à personne
F5  save     garder la partie dans un fichier : save game.json
F6  lang     anglais, italien, français
F7  light    clair ou sombre
F8  zoom     la table seule, ou tout
F9  score    expliqué, une fois la partie finie
F10 wait     les bots attendent tant que vous pouvez reprendre le tour
^q  quit     quitter

Les mots se tapent à la place des touches. À plusieurs au même clavier : après le tour, Entrée cache la table.""",
)


def word(key: str, lang: str, *filled: object) -> str:
    """A sentence of this table, with its places filled."""
    return WORDS[key][LANGUAGES.index(lang)].format(*filled)


def help_text(lang: str) -> str:
    """The keys, and what can be typed."""
    return HELP[LANGUAGES.index(lang)]


def called(viewer: Viewer | None, lang: str) -> str:
    """A seat, the spectator or nobody, by name."""
    if viewer is None:
        return word("nobody", lang)
    return word("spectator", lang) if viewer is SPECTATOR else word("seat", lang, viewer)
