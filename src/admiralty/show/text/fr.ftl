# Messages that all games share, in French. The scheme is described in show/text.py.

## Lists and forms of names

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-none = rien

form =
    .the = { $name }
    .to = vers { $name }
    .from = depuis { $name }
    .in = à { $name }

## Games and languages

language-en = English
language-cs = Čeština
language-fr = Français
language-ja = 日本語

rules-translation = Traduction ; le texte anglais fait foi.

## Whose turn it is

not-your-turn = Ce n’est pas à vous de jouer. En attente : { $seats }.
your-turn = C’est à vous de jouer.
waiting = En attente : { $seats }.
watching = Vous êtes spectateur ; vous n’avez pas de place dans cette partie.
game-over = La partie est terminée.

## Real dice

luck-is-awaited = Indiquez d’abord le résultat du jet.
no-luck-is-awaited = Aucun résultat de jet n’est attendu.
impossible-luck = { $outcome } n’est pas possible ici. Valeurs possibles : { $outcomes }

## Refusals and text that is not understood

refused = { $action } : impossible. { $reason }
did-you-mean = { $sentence } Vouliez-vous dire « { $word } » ?
unreadable-empty = Vous n’avez rien saisi.
unreadable-wrong-count = « { $word } » n’a pas le bon nombre de mots. Écrivez : { $expected }
unreadable-unknown-verb = L’action « { $word } » n’existe pas.
unreadable-unknown-number = « { $word } » n’est pas un nombre entier de 0 à 4095.
unreadable-unknown-seat = Le camp « { $word } » n’existe pas.

## Undo, draw, resignation: worded so that the number and gender of a side do not matter

undone = { $seat } : dernier coup repris
nothing-to-undo = Il n’y a rien à annuler.
undo-luck = Impossible d’annuler : des dés ont été lancés ou un tirage a eu lieu.
undo-other = Impossible d’annuler : c’est à l’autre camp de décider.
undo-revealed = Impossible d’annuler : quelque chose de caché a été révélé.
draw-offered = { $seat } : proposition de nulle
draw-accepted = { $seat } : nulle acceptée
draw-declined = { $seat } : nulle refusée
draw-withdrawn = { $seat } : proposition de nulle retirée
draw-already-offered = La nulle a déjà été proposée.
no-draw-offered = Il n’y a aucune proposition de nulle à laquelle répondre ou à retirer.
only-for-two = Abandonner ou proposer la nulle n’est possible que dans une partie à deux camps.
only-for-organiser = Seul un organisateur peut revenir à un moment antérieur.
no-moment = Il n’y a pas de coup { $n } auquel revenir ; le dernier est { $last }.
nothing-to-take-back = Vous n’avez aucune décision à laquelle revenir.
takeback-already-asked = Une reprise a déjà été demandée.
no-takeback-asked = Il n’y a aucune demande de reprise à accepter, refuser ou retirer.
too-many-takebacks = Une partie admet au plus { $most } reprises.
taken-back = { $seat } reprend ses coups, dés compris : la partie est désormais un entraînement.
resigned = { $seat } : abandon
ending-resigned = Victoire : { $winner }. L’autre camp a abandonné.
ending-agreed-draw = La partie est nulle d’un commun accord.
ending-rules-changed = Les règles ont changé et cette partie ne peut pas continuer avec les nouvelles ; personne ne gagne.

## Saved games

save-damaged = Cette partie enregistrée est endommagée : { $detail }
save-not-a-game = Ce fichier n’est pas une partie enregistrée.
save-wrong-version = Cette partie a été enregistrée avec la version { $saved } des règles ; celles-ci sont en version { $current }.
save-unknown-game = Le jeu « { $game } » n’existe pas.
save-wrong-data = Cette partie a été jouée avec les données « { $dataset } », différentes de celles fournies.

## Labels

yes = oui
no = non
on = activé
off = désactivé

label-turn = Tour
label-phase = Phase
label-your-choices = Vos choix
label-last-events = Déroulement
label-options = Options
label-undo = Annuler
label-offer-draw = Proposer la nulle
label-accept-draw = Accepter la nulle
label-decline-draw = Refuser la nulle
label-withdraw-draw = Retirer la proposition
label-resign = Abandonner
label-result = Résultat
label-language = Langue
paper-page = Page
paper-card-way = Scannez le code avec votre téléphone, ou ouvrez cette adresse et saisissez les six signes :
paper-card-only-code = Demandez l’adresse à l’organisateur, ouvrez-la et saisissez les six signes :
paper-card-goal = Comment gagner
paper-card-rules = Les règles en une page
ceremony-day = La fin de la journée
ceremony-over = La fin de la semaine
ceremony-graph = Points, tour par tour
flagged = { $seat } ({ $flag })

## Why a hint proposes what it does

hint-gains = Améliore surtout : { $terms }.
hint-costs = Au prix de : { $terms }.
