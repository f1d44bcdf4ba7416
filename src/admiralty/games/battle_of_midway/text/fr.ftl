# Battle of Midway in French. The scheme is described in show/text.py.

## Le jeu

game-title = Bataille de Midway
game-about = Les avions embarqués rivalisent de plans secrets, juin 1942.
game-length = 30 à 75 minutes

## Sides and things

seat-usa = États-Unis
seat-japan = Japon
piece-fighter = chasseur
piece-special = bombardier ou as
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
do-first = Faire bouger d’abord { $role }
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
loss-aircraft = L’avion qui quitte le plateau est perdu.
loss-points = Points perdus s’ils n’achètent rien : { $count }.
setup-front = Ligne de front : tous les avions face à l’ennemi
setup-ring = En couronne : avions répartis partout

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
        [one] Activez votre dernier avion.
       *[other] Activez un avion ; il en reste { $left }.
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
event-initiative = { $seat } : prend la carte Initiative.
event-initiative-passes = La carte Initiative change de main : { $seat }.
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
    .about = chance de détruire l’ennemi
    .short = ennemi abattu
advice-p-lost = avion perdu
    .about = chance de perdre son avion
    .short = avion perdu

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

## The board on the page

board-midway = MIDWAY
board-map = Carte du ciel autour de Midway
board-overlays = Montrer sur la carte
board-show-range = Portée de tir
board-show-flight = Vol
board-show-reach = Attaque
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-rose = Direction du vol
board-aircraft = { $aircraft }, case { $cell }, nez { $heading }
board-fly-to = Voler vers la case { $cell }
board-fly-end = Voler vers la case { $cell }, nez { $heading }
board-choose-target = Choisissez un ennemi marqué pour voir les chances, ou une destination de vol.
board-initiative = Initiative
board-score = { $score } sur { $threshold }
board-bombers =
    { $count ->
        [one] { $count } bombardier
       *[other] { $count } bombardiers
    }
board-flying =
    { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
board-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-points =
    { $count ->
        [one] { $count } point de commandement
       *[other] { $count } points de commandement
    }
board-bank = Banque d’ordres
board-deck = pioche { $deck }, défausse { $discard }
board-plan = Vos jetons
board-take-back = Reprendre le dernier jeton
board-confirm-plan = Confirmer le plan
board-chance = ennemi détruit { $destroy }, avion perdu { $lost }
board-matrix = Où mène chaque paire de plans
board-matrix-key = Lignes : vos jetons ; colonnes : ceux de l’ennemi. Moitié du haut : comment vous voyez l’ennemi ; moitié du bas : comment il vous voit. Un anneau : peut détruire.
board-order = Qui se déplace en premier
board-own-first = vous d’abord
board-enemy-first = l’ennemi d’abord
board-axis-enemy = les jetons de l’ennemi
board-pair = Vous voyez l’ennemi : { $own } ; l’ennemi vous voit : { $enemy }. Ennemi détruit { $destroy }, avion perdu { $lost }.
board-firing-odds = Tir en pour cent, ennemi détruit / avion perdu. Lignes : votre couleur, colonnes : celle de l’ennemi ; le nombre est celui des cartes tirées.
board-enemy-colour = ennemi : { $colour }
board-combat = Combat
board-last-combat = Le dernier combat
board-attacks = attaque
board-first = se déplace en premier
board-no-card = aucune carte
board-secret = jetons secrets
board-lost = l’avion est perdu
board-stack = Cartes jouées, la dernière en haut
board-card-acceleration = Une manœuvre de plus.
board-card-surprise-attack = Plus de cartes ; le tir suit aussitôt.
board-card-feint = Pas de côté à gauche ou à droite.
board-card-barrel-roll = La plus haute carte de tir de l’ennemi ne compte pas.
board-card-about-turn = Demi-tour sur place.
board-card-dodge = Personne ne tire dans ce combat.
board-card-loop = Retour là où vous étiez avant vos jetons.
board-card-sixth-sense = Comme Looping, puis de nouveaux jetons si vous voulez.
board-card-thach-weave = Un autre de vos avions tire sur l’ennemi.
board-card-veterans = Vous tirez une carte de tir de plus.

## Words of the view, for the board as text

view-mode = Mode
mode-carrier_hunt = { value-mode-carrier_hunt }
mode-domination = { value-mode-domination }
view-holder = Carte d’initiative
view-score = Score
view-threshold = Points pour gagner
view-aircraft = Avions
view-tiles = Petites tuiles
view-bank = { board-bank }
view-deck = Cartes dans la pioche
view-discard = Défausse
view-cards = Cartes en main
view-hands = Mains
view-moving = En mouvement
view-combat = Combat
view-confirmed = Confirmé
view-chosen = Votre choix secret
view-kind = Type
kind-fighter = chasseur
kind-bomber = bombardier
kind-ace = as
view-cell = Case
view-heading = Nez
view-marker = avec marqueur
view-made = Manœuvres faites
view-plans = Plans
view-omitted = Jeton omis
view-start = Départ
view-sights = Voit l’ennemi
view-red = { colour-red }
view-yellow = { colour-yellow }
view-light-blue = { colour-light-blue }
view-dark-blue = { colour-dark-blue }
view-outside = { colour-outside }
view-barrels = Tonneaux
view-veterans = Vétérans
view-dodged = Esquive
view-first = Se déplace en premier
view-window = Peut jouer une carte
view-card = Carte

## Lessons

lesson-flight = Un vol
lesson-flight-about = Les manœuvres, un échange de cases et le bord du plateau.
lesson-flight-start = Les Américains ont la carte d’initiative. Le chasseur au marqueur jaune n’a pas encore agi dans cette manche ; son nez pointe vers l’est, droit sur le chasseur japonais.
lesson-flight-activate = Le chasseur est activé, son marqueur est retiré. Il fait maintenant une seule chose : voler, ou attaquer un ennemi à cinq manœuvres au plus.
lesson-flight-choose = Un chasseur fait trois ou quatre manœuvres. Chacune : une case droit devant, puis, si vous le voulez, un virage d’un côté de la case, à gauche ou à droite. On ne peut pas s’arrêter avant la troisième.
lesson-flight-exchange = Un autre avion occupait la case devant : les deux échangent leurs places et gardent leur cap. Puis notre chasseur tourne à gauche. Le chasseur japonais ne peut pas tourner et garde son marqueur.
lesson-flight-turn = Une case en avant et un virage à droite : le nez pointe de nouveau vers l’est. Un avion ne tourne jamais sur place, et d’un côté au plus.
lesson-flight-edge = La case suivante n’est pas sur le plateau. Ou bien on agrandit le plateau avec une petite tuile qui couvre la case, touche le plateau et ne recouvre rien, ou bien l’avion est perdu. Deux places sont possibles.
lesson-flight-tile = La petite tuile est posée et la manœuvre s’accomplit. La tuile reste là jusqu’à ce qu’on la prenne pour un autre endroit ; personne ne peut la prendre tant qu’un avion s’y trouve. Trois manœuvres sont faites : le vol pourrait s’arrêter.
lesson-flight-end = La quatrième manœuvre est la dernière. Après un vol, la carte d’initiative passe à l’adversaire s’il a un avion muni d’un marqueur. Le chasseur japonais en a un.

lesson-combat = Un combat
lesson-combat-about = La portée, les plans secrets, les cartes en réponse, le tir.
lesson-combat-start = Tom vole pour les Américains, Kate pour les Japonais. Tom a une Accélération en main, Kate un Demi-tour. Chacun ne le sait que par les achats de l’autre.
lesson-combat-reach = Tom active son chasseur. La ligne pointillée est un chemin vers le chasseur de Kate : tout droit, tout droit, gauche, tout droit, tout droit. Cinq manœuvres sont à portée ; ce sont les manœuvres qui comptent, non les cases.
lesson-combat-attack = Tom attaque ; le chasseur de Kate perd aussi son marqueur. Tous deux disposent maintenant deux jetons en secret. L’image montre, pour chaque paire de plans, qui aura qui dans son viseur.
lesson-combat-plan-usa = Tom a prévu gauche, puis droite. Kate voit qu’il a confirmé, mais non quoi. C’est à elle de prévoir ; l’image est vue maintenant de son côté.
lesson-combat-reveal = Kate a prévu tout droit, tout droit, et les deux plans sont révélés. L’attaquant décide qui se déplace en premier.
lesson-combat-movement = Tom a laissé Kate se déplacer d’abord : deux cases en avant, puis Tom à gauche et à droite. Chacun a l’autre devant à gauche, sur une case jaune : deux cartes de tir, et l’on peut détruire. Le défenseur peut jouer la première carte.
lesson-combat-pass = Kate ne joue rien. Cela ne termine pas les ordres : l’attaquant a toujours son tour. Tom ne peut pas jouer son Thach Weave, car aucun autre de ses avions n’a Kate dans son viseur.
lesson-combat-acceleration = Tom joue Accélération : une manœuvre de plus, avec le virage de son choix. Les flèches montrent où mène chaque virage, les chiffres ce que donnerait alors le tir.
lesson-combat-behind = Une case en avant et à gauche. Kate est toujours sur une case jaune de Tom ; mais Tom est maintenant derrière elle, sur une case bleu foncé : elle tirerait une carte et ne pourrait pas le détruire. Une carte ayant été jouée, Kate peut répondre.
lesson-combat-about-turn = Kate joue Demi-tour et fait de nouveau face à Tom : jaune pour tous deux. C’est à Tom ; s’il ne joue pas de carte, le tir suit.
lesson-combat-firing = Chacun tire deux cartes : Tom 2 et 1, Kate 6 et 3. La meilleure carte l’emporte, 6 contre 2, et Kate avait Tom dans sa zone d’attaque : son chasseur est détruit, un point pour le Japon. Tom attaquait, il garde donc la carte d’initiative tant qu’il a des marqueurs.

card-round = Manche { $round }
card-score = { $seat } : points
card-destroyed = Avions perdus

## The legend of the board

legend-plane = Un avion : le nez indique son cap. Socle carré : États-Unis ; rond : Japon. F : chasseur, B : bombardier, A : as.
legend-marker = Il n’a pas encore été activé dans cette manche.
legend-range = Portée : la couleur d’une case dit combien de cartes sont tirées contre une cible qui s’y trouve.
legend-reach = Un ennemi attaquable, et le chemin vers lui.
legend-end = Une case où un vol peut finir ; une flèche, avec quel cap.
legend-zone = Où entrent les renforts : l’étoile est américaine, le disque japonais.
legend-token = Jetons de manœuvre : à gauche, tout droit, à droite.
legend-points = Points de commandement, pour enchérir et acheter des cartes.

## What a hint gives as its reason

term-aircraft = les avions en vol
term-place = les positions sur le plateau
term-sight = les ennemis à portée
term-cards = les cartes en main
term-score = le score
term-combat = le combat en cours
term-rest = la position d’ensemble

## Comment gagner, et conseils pour une première partie

guide-goal = Dans la chasse au porte-avions, un seul bombardier décide : le camp dont un bombardier arrive le premier sur une case du porte-avions ennemi gagne aussitôt. Les chasseurs ouvrent la voie à vos bombardiers et arrêtent ceux de l’ennemi. En domination, on marque plutôt des points pour les appareils abattus et pour la supériorité au-dessus de Midway.
guide-bid = 1. Une manche commence par une mise secrète de 0 à 3 points de commandement. La plus haute donne l’initiative ; ce que vous gardez achète plus tard des ordres.
guide-activate = 2. Qui a l’initiative choisit un appareil qui n’a pas encore agi : il vole ou attaque.
guide-fly = 3. Une manœuvre, c’est une case tout droit puis, si l’on veut, un virage d’un côté. Les chasseurs en font trois ou quatre, les bombardiers deux ou trois. Deux appareils qui se rencontrent échangent leurs cases.
guide-plan = 4. Un appareil peut attaquer un ennemi à cinq manœuvres au plus. Chacun prévoit deux manœuvres en secret ; puis l’attaquant dit qui bouge d’abord.
guide-fire = 5. Tour à tour, chacun peut jouer des ordres. Puis les schémas montrent qui a l’autre devant ses armes et tire combien de cartes ; la plus haute l’emporte.
guide-buy = 6. À la fin de la manche, les points de commandement restants achètent des ordres. Ce qui n’est pas dépensé est perdu.

tip-bid = Misez des points de commandement pour l’initiative. Les deux mises sont perdues ; qui mise plus commence. Ce que vous gardez achète des ordres à la fin de la manche. Si rien ne presse, misez peu.
tip-aircraft = Choisissez l’appareil qui agit maintenant. Vos deux bombardiers doivent atteindre le porte-avions japonais à l’ouest ; vos chasseurs doivent traquer les bombardiers japonais.
tip-fly = Chaque manœuvre : une case en avant, puis tout droit ou un virage. Un appareil ne peut ni s’arrêter ni tourner sur place : pensez deux manœuvres à l’avance et ne sortez pas du plateau.
tip-turns = Après un vol, l’initiative passe à l’ennemi. Après une attaque, vous la gardez tant qu’un de vos appareils n’a pas agi.
tip-attack = Un ennemi est à portée. Une attaque lui prend aussi son tour s’il n’a pas encore agi. L’image montre quels plans l’amènent devant vos armes.
tip-plan = Choisissez deux manœuvres en secret. À la fin, vous voulez l’ennemi devant votre nez et n’être pas devant le sien.
tip-order = Les plans sont révélés. Vous décidez qui bouge d’abord : qui bouge en dernier finit souvent derrière l’autre.
tip-card = Vous pouvez jouer un ordre qui déplace ou protège votre appareil, ou ne rien faire. Tant que des cartes sont jouées, l’autre peut répondre.
tip-fired = Les armes ont parlé : chacun a tiré autant de cartes que le dit son schéma, et la plus haute compte. Seul celui qui avait l’autre devant ses armes peut l’abattre.
tip-purchase = Achetez des ordres avec les points de commandement restants ; ils aideront dans les combats à venir. Les points que vous gardez sont perdus.
