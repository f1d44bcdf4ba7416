# Battle of Midway in French. The scheme is described in table/text.py.

## Sides and things

seat-usa = États-Unis
seat-japan = Japon
piece-fighter = chasseur
piece-special = avion spécial
heading-e = E
heading-se = SE
heading-sw = SO
heading-w = O
heading-nw = NO
heading-ne = NE
spot-here = sur cette case même
tile-s1 = petite tuile 1
tile-s2 = petite tuile 2
role-attacker = l’attaquant
role-defender = le défenseur

## Phases

phase-placement = Mise en place
phase-bids = Enchère d’initiative
phase-activation = Activation
phase-flight = Vol
phase-combat = Combat
phase-orders = Ordres en combat
phase-purchase = Achat d’ordres
phase-reinforcement = Fin de la manche
phase-over = La bataille est finie

## What a player may do

do-pick = Placer : { $piece }
do-cell = Case { $cell }
do-heading = Cap : { $heading }
do-bid = Miser { $number }
do-activate = Activer : { $aircraft }
do-flight = Voler
do-attack = Attaquer : { $aircraft }
do-fly = En avant, { $turn }
do-stop = Terminer le vol
do-extend = Poser : { $tile }, centre : { $spot }
do-fly-off = Laisser l’avion quitter le plateau
do-plan = Plan : { $plan }
do-first = Se déplace d’abord : { $role }
do-omit = Omettre le jeton { $number }
do-play = Jouer : { $card }
do-pass = Ne pas jouer de carte
do-turn = En avant, { $turn }
do-feint = Pas de côté : { $turn }
do-replan = Nouveau plan : { $plan }
do-keep = Pas de nouveau plan
do-weave = { $aircraft } tire
do-buy = Acheter : { $card }
do-done = Terminé

## What is asked

ask-choose-piece =
    { $left ->
        [one] Placez votre dernier avion : choisissez son type.
       *[other] Placez un avion, il en reste { $left } : choisissez son type.
    }
ask-choose-cell = { $aircraft } : choisissez une case.
ask-choose-heading = { $aircraft } : vers où pointe son nez ?
ask-choose-bid = Manche { $round } : misez des points de commandement pour l’initiative. La mise est perdue.
ask-choose-aircraft =
    { $left ->
        [one] Activez votre dernier avion muni d’un marqueur.
       *[other] Activez un avion ; { $left } ont un marqueur.
    }
ask-choose-action = { $aircraft } : volez, ou attaquez un ennemi à portée.
ask-fly = { $aircraft } : manœuvres faites { $made }, au moins { $least }, au plus { $most }.
ask-choose-extension = { $aircraft } sort du plateau en { $q },{ $r }. Posez une petite tuile, ou perdez l’avion.
ask-choose-plan = { $aircraft } contre { $enemy } : disposez vos jetons.
ask-choose-order = { $attacker } contre { $defender } : qui se déplace en premier ?
ask-choose-omission = { $aircraft } ({ $plan }) : quel jeton l’as omet-il ?
ask-choose-card = { $aircraft } contre { $enemy } : jouez une carte, ou aucune.
ask-choose-turn = { $aircraft } : une manœuvre de plus.
ask-choose-feint = { $aircraft } : pas de côté à gauche ou à droite ?
ask-choose-replan = { $aircraft } est revenu : disposez de nouveaux jetons, ou aucun.
ask-choose-weaver = Lequel de vos autres avions tire sur { $target } ?
ask-choose-purchase =
    { $points ->
        [one] Vous avez { $points } point de commandement : achetez des ordres, ou terminez.
       *[other] Vous avez { $points } points de commandement : achetez des ordres, ou terminez.
    }
ask-choose-return-cell = { $aircraft } revient : choisissez une case de votre zone de renfort.
ask-choose-return-heading = { $aircraft } revient : vers où pointe son nez ?
wait-choose-piece = En attente : { $seats } – placement d’un avion
wait-choose-cell = En attente : { $seats } – placement d’un avion
wait-choose-heading = En attente : { $seats } – placement d’un avion
wait-choose-bid = En attente : { $seats } – enchère d’initiative
wait-choose-aircraft = En attente : { $seats } – activation
wait-choose-action = En attente : { $seats } – vol ou attaque
wait-fly = En attente : { $seats } – vol
wait-choose-extension = En attente : { $seats } – bord du plateau
wait-choose-plan = En attente : { $seats } – plan des jetons
wait-choose-order = En attente : { $seats } – qui se déplace d’abord
wait-choose-omission = En attente : { $seats } – jeton omis
wait-choose-card = En attente : { $seats } – carte d’ordre
wait-choose-turn = En attente : { $seats } – manœuvre supplémentaire
wait-choose-feint = En attente : { $seats } – pas de côté
wait-choose-replan = En attente : { $seats } – nouveau plan
wait-choose-weaver = En attente : { $seats } – avion qui tire
wait-choose-purchase = En attente : { $seats } – achat d’ordres
wait-choose-return-cell = En attente : { $seats } – renfort
wait-choose-return-heading = En attente : { $seats } – renfort

## What happened

event-placed = { $aircraft } est placé en { $q },{ $r }, cap { $heading }.
event-bank = Dévoilé dans la banque d’ordres : { $cards }.
event-round-begins = La manche { $round } commence.
event-bid = Vous misez { $bid }.
event-bids = Mises : États-Unis { $usa }, Japon { $japan }.
event-initiative = La carte Initiative va à : { $seat }.
event-initiative-passes = La carte Initiative passe à : { $seat }.
event-activated = { $aircraft } est activé.
event-moved = { $aircraft } : { $q },{ $r }, cap { $heading }.
event-exchanged = { $aircraft } est échangé et va en { $q },{ $r }.
event-extended = Le plateau s’agrandit : { $tile }, centre { $q },{ $r }.
event-flew-off = { $aircraft } quitte le plateau et est perdu.
event-attacked = { $attacker } attaque { $defender }.
event-planned = Votre plan : { $plan }.
event-plans = Plans : États-Unis { $usa } ; Japon { $japan }.
event-moves-first = Se déplace d’abord : { $seat }.
event-omitted = { $aircraft } omet le jeton { $token }.
event-played = Carte jouée ({ $seat }) : { $card }.
event-passed = { $seat } : aucune carte.
event-turned-about = { $aircraft } fait demi-tour, cap { $heading }.
event-replanned = { $aircraft } a un nouveau plan : { $plan }.
event-wove = { $aircraft } tire sur { $target }.
event-fired = Tir : États-Unis { $usa } (meilleure { $usa-best }), Japon { $japan } (meilleure { $japan-best }).
event-no-fire = Personne ne tire.
event-no-hit = Personne n’est touché.
event-destroyed = { $aircraft } est détruit.
event-bought = Achat ({ $seat }) : { $card } ; points restants : { $points }.
event-refilled = Nouveau dans la banque d’ordres : { $card }.
event-reshuffled = Les ordres défaussés forment une nouvelle pioche.
event-scored = { $seat } : +{ $gain }, total { $points }.
event-midway = Avions au-dessus de Midway : États-Unis { $usa }, Japon { $japan }.
event-returned = { $aircraft } revient en { $q },{ $r }, cap { $heading }.
event-bombed = { $aircraft } bombarde le porte-avions ennemi. Victoire : { $seat }.
event-bombers-lost = Le dernier bombardier ennemi est perdu. Victoire : { $seat }.
event-won = Victoire : { $seat }, points : { $points }.
event-drawn = La manche { $round } était la dernière : partie nulle.

## How the game ended

ending-BM-14-1 = Victoire : { $winner }. Un bombardier a atteint le porte-avions ennemi.
ending-BM-14-2 = Victoire : { $winner }. L’autre camp n’a plus de bombardier.
ending-BM-14-3 = Victoire aux points : { $winner }.
ending-BM-R-35 = Partie nulle : la dernière manche est finie.

## Why something is not allowed

refuse-BM-1-5 = Un avion se trouve déjà sur cette case.
refuse-BM-1-6 = Cet avion n’est pas sur le plateau.
refuse-BM-3-2 = Choisissez un type d’avion qu’il vous reste à placer.
refuse-BM-3-3 = Choisissez une case libre sur votre porte-avions ou à côté.
refuse-BM-3-4 = Choisissez une case libre de votre zone de renfort.
refuse-BM-3-5 = Choisissez vers où pointe le nez.
refuse-BM-4-3 = Choisissez combien de points de commandement miser.
refuse-BM-5-1 = Activez un de vos avions muni d’un marqueur ; on ne peut pas passer.
refuse-BM-5-2 = L’avion activé vole ou attaque.
refuse-BM-6-7 = L’avion quitte le plateau : agrandissez-le, ou laissez partir l’avion.
refuse-BM-6-8 = Un avion se trouve sur cette petite tuile.
refuse-BM-6-9 = La petite tuile ne va pas là : elle doit couvrir la case, toucher le plateau et ne rien recouvrir.
refuse-BM-7-1 = Faites la manœuvre suivante.
refuse-BM-7-3 = Le vol est encore trop court.
refuse-BM-8-1 = Cet ennemi est hors de portée : trop de manœuvres.
refuse-BM-8-4 = Disposez vos jetons de manœuvre.
refuse-BM-8-6 = L’attaquant décide qui se déplace en premier.
refuse-BM-8-8 = L’as omet exactement un de ses jetons.
refuse-BM-9-1 = Jouez une carte de votre main, ou aucune.
refuse-BM-9-8 = Choisissez le virage de la manœuvre supplémentaire.
refuse-BM-9-10 = Pas de côté à gauche ou à droite.
refuse-BM-9-15 = Disposez de nouveaux jetons, ou aucun.
refuse-BM-9-16 = Choisissez un de vos avions qui n’est pas dans ce combat.
refuse-BM-11-2 = Achetez une carte de la banque d’ordres, ou terminez.
refuse-BM-11-3 = Vous n’avez pas assez de points pour cette carte.
refuse-BM-11-8 = Les ordres spéciaux ne sont jamais à vendre.
refuse-BM-13-6 = Les chasseurs détruits reviennent sur des cases libres de leurs zones de renfort.
refuse-BM-R-4 = Selon l’accord, il faut agrandir le plateau tant que c’est possible.
refuse-BM-R-6 = Selon l’accord, cette tuile reste : celle d’un avion en dépend.
refuse-BM-R-21 = Selon l’accord, une Esquive annule aussi le Thach Weave.
refuse-BM-R-24 = Aucun avion de ce genre n’a l’ennemi dans sa zone d’attaque.

## Options

option-mode = Mode
option-mode-about = L’enjeu de la bataille.
value-mode-carrier_hunt = chasse au porte-avions
value-mode-domination = domination
option-vp_threshold = Points pour gagner
option-vp_threshold-about = En domination, combien de points de victoire font gagner.
value-vp_threshold-9 = 9 points
value-vp_threshold-12 = 12 points
value-vp_threshold-15 = 15 points
option-domination_layout = Disposition en domination
option-domination_layout-about = Comment les zones de renfort entourent Midway.
value-domination_layout-opposed = chaque camp sur sa moitié
value-domination_layout-alternating = en alternance
value-domination_layout-custom = personnalisée
option-feint_geometry = Feinte
option-feint_geometry-about = Vers quelle case mène une Feinte.
value-feint_geometry-abeam = droit sur le côté, à deux cases
value-feint_geometry-forward_diagonal = en diagonale avant, case voisine
option-swap_onto_carrier_bombs = Poussé sur le porte-avions
option-swap_onto_carrier_bombs-about = Si un bombardier poussé sur le porte-avions ennemi par un échange gagne.
value-swap_onto_carrier_bombs-true = { yes }
value-swap_onto_carrier_bombs-false = { no }
option-small_tile_bridge = Petite tuile qui en relie une autre
option-small_tile_bridge-about = Si on peut la retirer quand un avion est sur l’autre.
value-small_tile_bridge-free = on peut la retirer
value-small_tile_bridge-keep_connected = elle reste
option-fly_off_scores = Points pour les avions sortis
option-fly_off_scores-about = En domination, si un avion qui quitte le plateau rapporte à l’ennemi.
value-fly_off_scores-true = { yes }
value-fly_off_scores-false = { no }
option-open_hands = Mains ouvertes
option-open_hands-about = Si toutes les cartes en main sont visibles.
value-open_hands-false = { no }
value-open_hands-true = { yes }
option-extension = Agrandissement du plateau
option-extension-about = Si un joueur peut y renoncer et perdre l’avion.
value-extension-optional = facultatif
value-extension-compulsory = obligatoire
option-ace_omission = Jeton omis par un as
option-ace_omission-about = Quand il est choisi.
value-ace_omission-when_moving = quand l’as se déplace
value-ace_omission-at_reveal = dès la révélation des plans
option-weave_is_firing = Le Thach Weave compte comme un tir
option-weave_is_firing-about = Si Esquive, Tonneau et Vétérans agissent aussi sur lui.
value-weave_is_firing-false = { no }
value-weave_is_firing-true = { yes }
option-max_rounds = Nombre maximal de manches
option-max_rounds-about = Après tant de manches, la partie est nulle.
value-max_rounds-0 = sans limite
value-max_rounds-5 = 5
value-max_rounds-10 = 10
value-max_rounds-20 = 20

## Text that is not understood

unreadable-unknown-aircraft = Il n’y a pas d’avion « { $word } ».
unreadable-unknown-piece = Il n’y a pas de type d’avion « { $word } ».
unreadable-unknown-cell = Il n’y a pas de case « { $word } ».
unreadable-unknown-heading = Il n’y a pas de cap « { $word } ».
unreadable-unknown-turn = Il n’y a pas de virage « { $word } ».
unreadable-unknown-tile = Il n’y a pas de petite tuile « { $word } ».
unreadable-unknown-spot = Une petite tuile ne peut pas être posée « { $word } ».
unreadable-unknown-plan = Il n’y a pas de plan « { $word } ».
unreadable-unknown-role = « { $word } » doit être « attacker » (attaquant) ou « defender » (défenseur).
unreadable-unknown-card = Il n’y a pas de carte « { $word } ».

## Figures that help to choose, as headings

advice-p-destroy = ennemi détruit
advice-p-lost = avion perdu

## The board in a terminal

screen-round = Manche { $round }
screen-side = { $seat } : points de commandement { $points }, score { $score }, cartes { $cards }
screen-midway = { $sign } Midway
screen-carriers = { $sign } porte-avions
screen-zones = { $sign } zone de renfort
screen-marker = * marqueur d’activation
screen-bank = Banque d’ordres :
screen-price = [{ $card } { $price }]
screen-hand = Main ({ $seat }) :
colour-red = rouge
colour-yellow = jaune
colour-light-blue = bleu clair
colour-dark-blue = bleu foncé
colour-outside = hors de portée
