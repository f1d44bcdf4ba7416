# Messages that all games share, in French. The scheme is described in table/text.py.

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

game-port-arthur = Port Arthur
game-russo-japanese-war = Guerre russo-japonaise
game-naval-strategy = Stratégie navale
game-battle-of-midway = Bataille de Midway

language-en = English
language-cs = Čeština
language-fr = Français
language-ja = 日本語

## Whose turn it is

not-your-turn = Ce n’est pas à vous de jouer. En attente : { $seats }.
your-turn = C’est à vous de jouer.
waiting = En attente : { $seats }.
watching = Vous êtes spectateur ; vous n’avez pas de place dans cette partie.
game-is-over = La partie est terminée.

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
unreadable-unknown-ship = Le navire « { $word } » n’existe pas.
unreadable-unknown-zone = La zone maritime « { $word } » n’existe pas.
unreadable-unknown-port = Le port « { $word } » n’existe pas.
unreadable-unknown-place = Il n’y a ni zone maritime ni port « { $word } ».
unreadable-unknown-space = La case « { $word } » n’existe pas sur la piste.
unreadable-unknown-switch = Au lieu de « { $word } », écrivez « on » (oui) ou « off » (non).

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
resigned = { $seat } : abandon
ending-resigned = Victoire : { $winner }. L’autre camp a abandonné.
ending-agreed-draw = La partie est nulle d’un commun accord.

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

label-game = Jeu
label-turn = Tour
label-turn-of = Tour { $turn } sur { $turns }
label-phase = Phase
label-control-points = Points de contrôle
label-initiative = Initiative
label-blockade = Blocus
label-supply = Réserve
label-armies = Armées
label-ships = Navires
label-squadron = Escadre
label-sunk = Coulés
label-damaged = endommagé
label-intact = intact
label-firepower = Puissance de feu
label-speed = Vitesse
label-defence = Défense
label-anchorage = Rade
label-shipyard = Chantier naval
label-port = Port
label-zone = Zone maritime
label-manchuria-track = Piste de Mandchourie
label-landing-box = Case de débarquement
label-convoy = Transport de troupes
label-dice = Dés
label-die = Dé
label-unused = Hors de cette partie
label-waiting-for = En attente
label-your-choices = Vos choix
label-last-events = Déroulement
label-help = Aide
label-options = Options
label-data-set = Données
label-reconstructed = valeur reconstituée
label-undo = Annuler
label-offer-draw = Proposer la nulle
label-accept-draw = Accepter la nulle
label-decline-draw = Refuser la nulle
label-withdraw-draw = Retirer la proposition
label-resign = Abandonner
label-quit = Quitter
label-save = Enregistrer
label-result = Résultat
label-winner = Vainqueur
label-draw = Match nul
label-rule = Règle
label-language = Langue
label-empty = vide
label-nobody = personne
count-ships =
    { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
count-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
count-armies =
    { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
paper-page = Page
