# Escarmouche, en français. Le schéma est décrit dans src/admiralty/show/text.py.

game-title = Escarmouche
game-about = Deux escadres se rencontrent : chaque camp engage en secret, le plus fort peut poursuivre.
game-length = quelques minutes

seat-red = Rouge
seat-blue = Bleu

phase-commitment = Engagement
phase-pursuit = Poursuite
phase-over = La partie est finie

event-dealt = Vous recevez : { $squadrons }.
event-committed = Vous engagez : { $squadron }.
event-clash = { seat-red } envoie : { $red } ; { seat-blue } envoie : { $blue }.
event-clash-dice = Forces égales, les dés décident : { seat-red } { $red }, { seat-blue } { $blue }.
event-undecided = Personne ne gagne l’affrontement.
event-scored = { $seat } marque { $gain } et en est à { $points }.
event-pursuit-die = { $seat } poursuit avec une mise de { $stake } et obtient { $die }.
event-lost = { $seat } perd { $loss } et en est à { $points }.
event-won = { $seat } gagne avec { $points } { $points ->
        [one] point
       *[other] points
    }.
event-drawn = Égalité de points : partie nulle.

ask-commit = Manche { $round } : engagez une escadre. Elle est montrée quand les deux camps ont choisi.
wait-commit = En attente de l’engagement : { $seats }.
ask-choose-pursuit = Vous avez gagné l’affrontement et avez { $points } { $points ->
        [one] point
       *[other] points
    }. Poursuivre ou tenir ?
wait-choose-pursuit = { $seats } peut poursuivre.
ask-choose-stake = Annoncez votre mise, { $most } au plus.
wait-choose-stake = { $seats } annonce une mise.

do-commit = Engager : { $squadron }
do-hold = Tenir
do-pursue = Poursuivre
do-stake = Miser { $number }
do-call-off = Renoncer à la poursuite

refuse-TP-3-1 = C’est le moment d’engager une escadre.
refuse-TP-3-2 = On n’engage qu’une escadre de sa main.
refuse-TP-4-3 = Le vainqueur de l’affrontement poursuit ou tient.
refuse-TP-4-4 = On ne mise que des points que l’on a, jusqu’à la plus grande mise.

ending-TP-5-1 = L’objectif est atteint.
ending-TP-5-2 = Toutes les escadres sont dépensées ; le plus de points l’emporte.
ending-TP-5-2-draw = Toutes les escadres sont dépensées, et les points sont égaux.

option-length = Durée
option-length-about = Combien d’escadres chaque camp reçoit.
value-length-short = Courte
value-length-long = Longue
option-pursuit = Poursuite
option-pursuit-about = Si le vainqueur d’un affrontement peut poursuivre.
value-pursuit-on = Avec poursuite
value-pursuit-off = Sans poursuite

unreadable-unknown-squadron = Il n’y a pas d’escadre « { $word } ».

## Mots de la vue, pour la vue en texte

view-hold = Cartes en main
view-spent = Dépensé
view-committed = Engagé
