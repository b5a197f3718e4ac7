"""What is said of events, in three languages; the Italian words are the rulebook's."""

from collections.abc import Mapping
from typing import Final

from criminals.core.looks.old_phrases import SHARED, Words

EVENT_SENTENCES: Final[Mapping[str, Words]] = {
    **SHARED["event"],
    "Bought": (
        "Seat {seat} buys card {card} for ${price}, from {place}",
        "Il posto {seat} compra la carta {card} per {price}$, dallo {place}",
        "Le siège {seat} achète la carte {card} pour {price}$, à la {place}",
    ),
    "Printed": (
        "Seat {seat} prints {count} {count:fake|fakes} of quality {quality}, on {place}",
        "Il posto {seat} stampa {count} {count:banconota falsa|banconote false} di qualità {quality}, sullo {place}",
        "Le siège {seat} imprime {count} faux {count:billet|billets} de qualité {quality}, sur la {place}",
    ),
    "Shopped": (
        "Seat {seat} changes {notes} into ${amount}, on {place}",
        "Il posto {seat} cambia {notes} in {amount}$, sullo {place}",
        "Le siège {seat} échange {notes} contre {amount}$, sur la {place}",
    ),
    "Fenced": (
        "Seat {seat} sells {notes} for ${amount}, on {place}",
        "Il posto {seat} vende {notes} per {amount}$, sullo {place}",
        "Le siège {seat} vend {notes} pour {amount}$, sur la {place}",
    ),
    "Defrauded": (
        "Seat {seat} takes ${amount}, on {place}{first:, and will be first in the next round|}",
        "Il posto {seat} prende {amount}$, sullo {place}{first:, e sarà primo giocatore nel prossimo round|}",
        "Le siège {seat} prend {amount}$, sur la {place}{first:, et sera premier joueur à la prochaine manche|}",
    ),
    "Flew": (
        "Seat {seat} flies to the Caribbean by {flight} and pays ${fare}",
        "Il posto {seat} vola ai Caraibi con il {flight} e paga {fare}$",
        "Le siège {seat} s'envole vers les Caraïbes par le {flight} et paie {fare}$",
    ),
    "FlewFree": (
        "Seat {seat} flies to the Caribbean by {flight}",
        "Il posto {seat} vola ai Caraibi con il {flight}",
        "Le siège {seat} s'envole vers les Caraïbes par le {flight}",
    ),
    "Stowed": (
        "You put ${amount} into your offshore account",
        "Metti {amount}$ sul tuo conto offshore",
        "Vous mettez {amount}$ sur votre compte offshore",
    ),
    "LaidDown": (
        "Seat {seat} lays a henchman down",
        "Il posto {seat} stende uno scagnozzo",
        "Le siège {seat} couche un homme de main",
    ),
    "Advanced": (
        "The police pawn advances to space {pawn}",
        "Il segnalino polizia avanza allo spazio {pawn}",
        "Le pion police avance à la case {pawn}",
    ),
    "Paid": (
        "Seat {seat} pays the Godfather ${amount}",
        "Il posto {seat} paga {amount}$ al Padrino",
        "Le siège {seat} paie {amount}$ au Parrain",
    ),
    "Returned": (
        "The round is over: the henchmen return to their owners",
        "Il round è finito: gli scagnozzi tornano ai loro giocatori",
        "La manche est finie : les hommes de main reviennent à leurs joueurs",
    ),
    "Binned": (
        "Binned from the black market: {cards:card|cards} {cards}",
        "{cards:Tolta|Tolte} dal mercato nero: {cards:carta|carte} {cards}",
        "{cards:Retirée|Retirées} du marché noir : {cards:carte|cartes} {cards}",
    ),
    "NoneBinned": (
        "No card is binned from the black market",
        "Nessuna carta è tolta dal mercato nero",
        "Aucune carte n'est retirée du marché noir",
    ),
    "Filled": (
        "New in the black market: {cards:card|cards} {cards}",
        "{cards:Arriva|Arrivano} al mercato nero: {cards:carta|carte} {cards}",
        "{cards:Arrive|Arrivent} au marché noir : {cards:carte|cartes} {cards}",
    ),
    "NoneFilled": (
        "The black market closes up, without new cards",
        "Il mercato nero si compatta, senza nuove carte",
        "Le marché noir se resserre, sans nouvelles cartes",
    ),
    "Dined": (
        "Over lunch, seat {seat} turns a fake of quality {quality} into ${amount}",
        "A pranzo il posto {seat} trasforma una banconota falsa di qualità {quality} in {amount}$",
        "Au déjeuner, le siège {seat} change un faux billet de qualité {quality} en {amount}$",
    ),
    "Retook": (
        "Seat {seat} takes its henchman back from {place}",
        "Il posto {seat} riprende il suo scagnozzo dallo {place}",
        "Le siège {seat} reprend son homme de main de la {place}",
    ),
    "Declined": (
        "Seat {seat} makes no use of its lawyer",
        "Il posto {seat} rinuncia al suo avvocato",
        "Le siège {seat} renonce à son avocat",
    ),
    "Won": (
        "Seat {seat} wins ${amount} in the lottery",
        "Il posto {seat} vince {amount}$ alla lotteria",
        "Le siège {seat} gagne {amount}$ à la loterie",
    ),
    "Showed": (
        "Seat {seat} shows its cash: ${cash}",
        "Il posto {seat} mostra i suoi contanti: {cash}$",
        "Le siège {seat} montre ses espèces : {cash}$",
    ),
    "Uncovered": (
        "Left in the stack: {cards:card|cards} {cards}",
        "{cards:Resta|Restano} nel mazzo: {cards:carta|carte} {cards}",
        "{cards:Reste|Restent} dans la pioche : {cards:carte|cartes} {cards}",
    ),
    "NoneUncovered": (
        "No card is left in the stack",
        "Nel mazzo non resta nessuna carta",
        "Il ne reste aucune carte dans la pioche",
    ),
    "BeganDining": (
        "Seat {seat}, {lunches} {lunches:lunch|lunches} left: {phase}",
        "Posto {seat}, {lunches:resta|restano} {lunches} {lunches:pranzo|pranzi}: {phase}",
        "Siège {seat}, il reste {lunches} {lunches:déjeuner|déjeuners} : {phase}",
    ),
    "BeganByLawyer": (
        "Seat {seat}, with {lawyer}: {phase}",
        "Posto {seat}, con {lawyer}: {phase}",
        "Siège {seat}, avec {lawyer} : {phase}",
    ),
    "Scored": ("Seat {seat}: {line}", "Posto {seat}: {line}", "Siège {seat} : {line}"),
}
"""By the class of the fact, or a variant of it."""
