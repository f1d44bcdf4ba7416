# Naval Strategy in French. The scheme is described in show/text.py.

## Le jeu

game-title = Stratégie navale
game-about = Des équipes commandent des flottes et donnent leurs ordres en même temps ; un organisateur mène la semaine.
game-length = une demi-heure ; une semaine de camp dure des jours
game-players = de 2 à 6 équipes
page-role-member-about = Vous voyez ce que voit votre équipe et pouvez commander de nouveaux navires.

## Teams and things

seat-blue = Les Bleus
seat-red = Les Rouges
seat-green = Les Verts
seat-yellow = Les Jaunes
seat-white = Les Blancs
seat-black = Les Noirs
seat-organiser = L’organisateur
type-schooner = goélette
    .a = une goélette
type-brig = brick
    .a = un brick
type-frigate = frégate
    .a = une frégate
type-galleon = galion
    .a = un galion
enhancement-hull = coque renforcée
enhancement-chain-shot = boulets ramés
enhancement-cannons = canons supplémentaires
enhancement-mortar = obusier
enhancement-ram = éperon
enhancement-heavy-ball = boulet lourd
source-plantation = plantation
    .from = à la plantation
source-wreck = épave
    .from = sur l’épave
heading-0 = nord
    .to = vers le nord
heading-1 = nord-est
    .to = vers le nord-est
heading-2 = sud-est
    .to = vers le sud-est
heading-3 = sud
    .to = vers le sud
heading-4 = sud-ouest
    .to = vers le sud-ouest
heading-5 = nord-ouest
    .to = vers le nord-ouest
form-port =
    .in = à { $name }
outcome-won = gagné
outcome-lost = perdu
outcome-cancelled = annulé
step-plus-1 = +1
step-plus-10 = +10
step-plus-100 = +100
step-minus-1 = −1
step-minus-10 = −10
step-minus-100 = −100
order-forward = en avant
order-left = virer à gauche
order-right = virer à droite
order-volley-left = bordée à bâbord
order-volley-right = bordée à tribord
order-chain-left = bordée ramée à bâbord
order-chain-right = bordée ramée à tribord
order-heavy-left = bordée lourde à bâbord
order-heavy-right = bordée lourde à tribord
order-assault = assaut frontal
order-howitzer = tir d’obusier
order-load = chargement
order-buy = achat
order-sell = vente
order-unload = déchargement
order-fit = nouvel équipement
order-mend = réparation d’un équipement
order-upgrade = amélioration
order-repair = réparation
order-downgrade = déclassement
order-boss = combat contre un boss
order-withdraw = retrait
change-cargo = cargaison
change-place = position
change-heading = cap
change-hit-points = points de vie
change-experience = expérience
change-points = points
change-type = type
change-enhancement = équipement
change-chain = marque de chaîne
change-destroyed = détruit
change-revived = réparé
change-stores = trésor et dépôt
change-wreck = épave
change-stock = stock
change-prices = prix
change-orders = ordres par décret
change-unseen = quelque chose qui n’est pas montré
boss-own-1 = Boss de l’organisateur 1
boss-own-2 = Boss de l’organisateur 2
boss-own-3 = Boss de l’organisateur 3

## Phases

phase-facing = Caps de départ
phase-planning = Planification
phase-evaluation = Résolution
phase-intervention = Entre deux tours
phase-over = La semaine est terminée

## What a player may do

do-forward = { $ship } : en avant
do-left = { $ship } : virer à gauche
do-right = { $ship } : virer à droite
do-volley-left = { $ship } : bordée à bâbord (gauche)
do-volley-right = { $ship } : bordée à tribord (droite)
do-chain-left = { $ship } : bordée ramée à bâbord (gauche)
do-chain-right = { $ship } : bordée ramée à tribord (droite)
do-heavy-left = { $ship } : bordée lourde à bâbord (gauche)
do-heavy-right = { $ship } : bordée lourde à tribord (droite)
do-assault = { $ship } : assaut frontal
do-howitzer = { $ship } : obusier sur { $tile }
do-load = { $ship } : charger { $source-from }
do-buy = { $ship } : acheter des marchandises
do-sell = { $ship } : vendre des marchandises
do-unload = { $ship } : décharger
do-fit = { $ship } : acheter { $enhancement }
do-mend = { $ship } : réparer { $enhancement }
do-upgrade = { $ship } : améliorer le navire
do-repair = { $ship } : réparer le navire
do-downgrade = { $ship } : déclasser le navire
do-boss = { $ship } : combattre { $boss }
do-withdraw = { $ship } : quitter l’arène
do-add = { $ship } : ajouter { $lot }
do-add-hold = { $ship } : ajouter de la cale { $lot }
do-undo-order = { $ship } : reprendre le dernier ordre
do-clear = { $ship } : reprendre tous les ordres
do-report = { $ship } : annoncer le tour
do-reopen = { $ship } : rouvrir le tour
do-ready = L’équipe est prête
do-not-ready = Pas encore prêts
do-build = Construire { $type-a } { $port-in }
do-equip = Navire commandé { $number } : ajouter { $enhancement }
do-point = Navire commandé { $number } : cap { $heading-to }
do-cancel = Annuler le navire commandé { $number }
do-evaluate = Évaluer le tour
do-heading = { $ship } : cap { $heading-to }
do-continue = Continuer
do-close-day = Clore la journée
do-end-week = Terminer la semaine
do-result = Combat, { $seat } : { $outcome }
do-free-repair = { $ship } : réparer gratuitement
do-edit-ship = Modifier { $ship }
do-edit-team = Modifier l’équipe { $seat }
do-edit-sea = Modifier une case
do-edit-prices = Modifier les prix
do-choose = Case { $tile }
do-give = Ajouter { $lot }
do-take = Retirer { $lot }
do-grow = Plantation : ajouter { $lot }
do-reap = Plantation : retirer { $lot }
do-put = Placer sur { $tile }
do-turn-to = Cap { $heading-to }
do-hit-points = Points de vie { $step }
do-experience = Expérience { $step }
do-points = Points { $step }
do-retype = En faire { $type-a }
do-enhance = Changer { $enhancement } : absent, en service, détruit
do-chain-mark = Mettre ou ôter la chaîne
do-destroy = Détruire
do-revive = Réparer
do-ask-price = Prix d’achat, { $commodity } { $step }
do-pay-price = Prix de vente, { $commodity } { $step }
do-done = Terminé
do-edit-fleet = Modifier un navire
do-calendar = Clore la journée ou la semaine
do-decree = { $ship } : planifier par décret, sans règles ni coût
do-lift = { $ship } : lever le décret, les ordres sont oubliés
do-call-in = Faire entrer l’équipe retardataire { $seat }
do-launch = Lui donner un navire : { $type }, port { $port }
do-edit-boss = Créer ou modifier : { $boss }
do-model = Sur le modèle de { $boss }
do-guns = Canons { $step }
do-speed = Vitesse { $step }
do-scrap = Retirer ce boss
do-stay = { $ship } reste
loss-idle = Sans ordre pour ce tour : { $things }.
loss-unfinished = Un ordre ne désigne encore aucune marchandise et sera abandonné : { $things }.
loss-arena = Le combat dans l’arène attend encore une annonce : { $things }. Il se poursuit à côté du tour en mer et n’est pas sauté.
loss-teams = Des navires ne se sont pas annoncés : { $things }.

## What is asked

ask-choose-facing = Choisissez le cap de vos navires avant le premier tour.
ask-planning =
    { $left ->
        [0] Tous vos navires sont annoncés.
        [one] Donnez vos ordres ; { $left } de vos navires n’est pas annoncé.
       *[other] Donnez vos ordres ; { $left } de vos navires ne sont pas annoncés.
    }
ask-planning-organiser =
    { $left ->
        [0] Tous les navires sont annoncés.
        [one] { $left } navire n’est pas annoncé.
       *[other] { $left } navires ne sont pas annoncés.
    }
ask-intervene = Avant le tour { $turn } : modifiez quelque chose ou continuez.
ask-choose-tile = Quelle case faut-il modifier ?
ask-choose-end = Jour { $day } : clore la journée ou toute la semaine ?
ask-choose-ship = Quel navire faut-il modifier ?
ask-edit-tile = Case { $tile } : que s’y trouve-t-il ?
ask-edit-ship = Modifier { $ship }.
ask-edit-team = Modifier l’équipe { $seat }.
ask-edit-prices = Modifier les prix des ports.
ask-edit-boss = { $boss } : sur quel modèle, et de quelle force ?
ask-settle-ties = Des navires égaux veulent la même case : lequel reste ?
wait-choose-facing = En attente, caps de départ : { $seats }
wait-planning = En attente, planification : { $seats }
wait-intervene = En attente : { $seats }
wait-choose-tile = En attente, modifications : { $seats }
wait-choose-end = En attente, modifications : { $seats }
wait-choose-ship = En attente, modifications : { $seats }
wait-edit-tile = En attente, modifications : { $seats }
wait-edit-ship = En attente, modifications : { $seats }
wait-edit-team = En attente, modifications : { $seats }
wait-edit-prices = En attente, modifications : { $seats }
wait-edit-boss = En attente de { $seats } : modifications
wait-settle-ties = En attente de { $seats } : une égalité est tranchée

## What happened

event-turn-begins = Le tour { $turn } commence (jour { $day }).
event-dropped = { $ship } : { $order }, abandonné, ce n’est plus possible.
event-unpaid = { $ship } : { $order }, omis faute de moyens.
event-fitted = { $ship } reçoit : { $enhancement }.
event-mended = { $ship } : { $enhancement }, de nouveau en service.
event-upgraded = { $ship } est désormais { $type-a }.
event-downgraded = { $ship } repart comme { $type }.
event-revived = { $ship } est réparé, points de vie : { $left }.
event-repaired = { $ship } est réparé, points de vie : { $left }.
event-fired = { $ship } tire depuis { $tile } : { $order }.
event-hit = { $ship } touche { $target } pour { $points } ; reste { $left }.
event-chained = { $ship } entrave { $target } : pas d’avance au prochain tour.
event-missed = { $ship } charge, mais il n’y a personne.
event-parried = { $ship } charge { $target } proue contre proue : rien ne se passe.
event-advanced = { $ship } avance sur { $tile }.
event-aground = { $ship } s’échoue près de { $tile }.
event-sailed = { $ship } est sur { $tile }, cap { $heading-to }.
event-collided = Collision sur { $tile } : { $ship } reste ; reculent : { $back }.
event-tie-drawn = Égalité sur { $tile } ({ $among }) : par tirage au sort, { $ship } reste.
event-tie-settled = Égalité sur { $tile } ({ $among }) : l’organisateur décide que { $ship } reste.
event-damaged = { $ship } subit { $points } dans la collision ; reste { $left }.
event-shelled = { $ship } : un tir d’obusier tombe sur { $tile }.
event-unreached = { $ship } a été repoussé : { $order }, non effectué.
event-loaded = { $ship } charge : argent { $money }, métal { $metal }, bois { $wood }, toile { $cloth }, rhum { $rum }.
event-sold = { $ship } vend : métal { $metal }, bois { $wood }, toile { $cloth }, rhum { $rum }, pour { $income }.
event-bought = { $ship } achète : bois { $wood }, toile { $cloth }, pour { $cost }.
event-unloaded = { $ship } décharge : argent { $money }, métal { $metal }, bois { $wood }, toile { $cloth }, rhum { $rum }.
event-traded = { $ship } fait du commerce.
event-sunk = { $ship } est détruit sur { $tile } et attend { $port-in }.
event-wreck-gone = L’épave de { $tile } a disparu.
event-wreck-found = Une épave est apparue sur { $tile }.
event-launched = Nouveau navire : { $ship }, { $type-a }, { $port-in }.
event-repaired-free = { $ship } est réparé gratuitement.
event-faced = { $ship } met le cap { $heading-to }.
event-fight-opened = Combat contre { $boss } : { $ships }.
event-arena-turn = Arène, { $boss } : tour { $turn }.
event-boss-moved = { $ship } est sur { $tile }.
event-dived = { $ship } plonge et refait surface sur { $tile }.
event-arena-sunk = { $ship } est hors de combat.
event-withdrew = { $ship } quitte l’arène.
event-boss-beaten = { $boss } : vaincu ! Un point pour : { $seats }.
event-fight-lost = { $boss } n’a pas été vaincu.
event-fight-cancelled = Le combat contre { $boss } ne compte pas.
event-rewarded = Récompense pour { $boss }, { $seat } : expérience { $experience }.
event-credited = Au trésor et au dépôt, { $seat } : argent { $money }, métal { $metal }, bois { $wood }, toile { $cloth }, rhum { $rum }.
event-day-closed = Le jour { $day } est terminé.
event-standing = { $seat } : { $score }.
event-changed-ship = L’organisateur modifie { $ship } : { $change }.
event-changed-team = L’organisateur modifie l’équipe { $seat } : { $change }.
event-changed-tile = L’organisateur modifie la case { $tile } : { $change }.
event-changed-prices = Nouveaux prix, { $commodity } : achat { $ask }, vente { $pay }.
event-changed-boss = { $boss }, sur le modèle de { $like } : points de vie { $left }, canons { $guns }, vitesse { $speed }.
event-boss-scrapped = { $boss } est retiré.
event-called-in = L’équipe { $seat } entre en jeu.

## How the game ended

ending-NS-15-1 = { $winner } remportent la semaine : le plus de boss vaincus.
ending-NS-15-2 = La semaine est terminée : plusieurs équipes se partagent la première place.
ending-NS-R-19 = La semaine est terminée : l’équipe la plus riche gagne.

## Why something is not allowed

refuse-NS-2-6 = Les navires n’entrent pas sur la terre.
refuse-NS-2-7 = Un autre navire s’y trouve déjà.
refuse-NS-2-23 = Modifiez un prix que les ports pratiquent.
refuse-NS-2-35 = Une plantation ne contient que bois, toile et rhum, selon sa capacité.
refuse-NS-2-44 = Une épave peut être partout sauf sur la terre, et elle contient quelque chose.
refuse-NS-3-3 = On n’achète que du bois et de la toile.
refuse-NS-3-6 = La cale n’a pas assez de place.
refuse-NS-3-20 = On ne donne d’ordres qu’à ses propres navires.
refuse-NS-3-21 = L’organisateur modifie quelque chose ou continue.
refuse-NS-3-22 = Il n’y a plus personne pour commander un autre navire.
refuse-NS-4-1 = Pas pendant la planification.
refuse-NS-4-3 = Les actions de port passent avant les autres ; il n’y a rien d’autre à reprendre.
refuse-NS-4-4 = Le tour est annoncé ; rouvrez-le d’abord.
refuse-NS-5-1 = Seul un navire qui commence le tour dans un port le peut.
refuse-NS-5-2 = Ce navire ne peut pas être modifié ainsi.
refuse-NS-5-3 = Seul un navire qui commence le tour dans un port peut combattre un boss.
refuse-NS-5-4 = Ce type ne peut pas le porter, ou le navire l’a déjà.
refuse-NS-6-3 = La terre ou le bord de la carte est devant.
refuse-NS-6-10 = Comme convenu, on ne vend que du dépôt : déchargez d’abord.
refuse-NS-6-12 = Ce n’est possible que dans un port.
refuse-NS-6-14 = Il n’y a pas de telle source sur cette case.
refuse-NS-6-15 = Indiquez une quantité qui tienne dans la cale, une fois par source.
refuse-NS-6-16 = Cette quantité n’y est pas, ou rien n’a été indiqué.
refuse-NS-7-11 = Cette case est hors de portée.
refuse-NS-7-13 = Le navire n’a pas d’équipement en état pour cela.
refuse-NS-8-1 = Le navire n’a plus de vitesse.
refuse-NS-8-2 = Plus d’avance possible ce tour-ci.
refuse-NS-8-3 = Un galion n’avance qu’une fois par tour.
refuse-NS-8-4 = Un galion ne vire qu’une fois par tour.
refuse-NS-8-5 = Bâbord a déjà tiré.
refuse-NS-8-6 = Tribord a déjà tiré.
refuse-NS-8-7 = Les tirs d’obusier forment une seule action, un par obusier.
refuse-NS-8-8 = Un seul assaut frontal par tour.
refuse-NS-8-9 = Une bordée lourde est la seule action du tour.
refuse-NS-8-10 = Un combat contre un boss est la seule action du tour.
refuse-NS-8-11 = Attaque et commerce ne vont pas ensemble dans un tour.
refuse-NS-8-12 = Le navire est entravé : pas d’avance ce tour-ci.
refuse-NS-8-13 = Un navire détruit doit d’abord être réparé.
refuse-NS-8-20 = On n’attaque pas depuis un port.
refuse-NS-8-22 = On n’attaque pas un port.
refuse-NS-8-23 = Un obusier ne vise ni un port ni hors de la carte.
refuse-NS-11-9 = Seul un navire détruit plus grand qu’une goélette peut être déclassé.
refuse-NS-12-1 = Un navire est commandé par son équipe pendant la planification.
refuse-NS-12-2 = Le trésor et le dépôt ne suffisent pas.
refuse-NS-12-4 = Il n’y a pas de tel navire commandé.
refuse-NS-12-5 = Cet équipement ne convient pas, ou il est déjà commandé.
refuse-NS-13-5 = Le navire n’est pas endommagé.
refuse-NS-14-5 = Votre équipe a déjà un combat, ou a vaincu ce boss.
refuse-NS-14-8 = Seul un navire dans l’arène peut se retirer, et c’est sa seule action.
refuse-NS-14-9 = On ne commerce pas dans l’arène.
refuse-NS-16-1 = Accordez ou retirez quelque chose que l’équipe possède.
refuse-NS-16-10 = Closez la journée, la semaine ou rien.
refuse-NS-L-21 = Comme convenu, cela a pris effet aussitôt et demeure.
refuse-NS-L-22 = Comme convenu, on ne planifie pas ce qu’on ne peut payer.
refuse-NS-R-25 = Choisissez le cap d’un de vos navires.
refuse-NS-R-27 = Cela ne peut pas être modifié ainsi.
refuse-NS-R-38 = L’organisateur planifie ce navire pendant ce tour ; un décret compte au plus 20 ordres après la phase de port.
refuse-NS-R-39 = Ce boss ne peut pas être modifié ainsi, ou quelqu’un le combat ou attend sa récompense.
refuse-NS-R-41 = Choisissez l’un des navires qui veulent la case.

## Options

option-ruleset = Règles
option-ruleset-about = Le livret de règles, ou tout comme le programme LosPiratos.
preset-evening = Une soirée
preset-evening-about = La petite carte, un jour de six tours de trois minutes.
preset-week = Une semaine
preset-week-about = Les Caraïbes, cinq jours de six tours.
preset-los-piratos = Comme LosPiratos
preset-los-piratos-about = Cinq jours selon les règles du programme.
preset-boss-hunt = Chasse aux boss
preset-boss-hunt-about = Deux jours ; les équipes peuvent s’allier contre un boss, et des épaves dérivent.
preset-trade-war = Guerre commerciale
preset-trade-war-about = Deux jours ; la plus riche gagne, et qui commerce peut aussi tirer.
topic-game = Partie et durée
topic-winning = Victoire et boss
topic-fire = Tir et assaut
topic-collisions = Collisions
topic-trade = Commerce
topic-ships = Navires, épaves, réparations
value-ruleset-rulebook = livret de règles
value-ruleset-los-piratos = LosPiratos
option-teams = Équipes
option-teams-about = Combien d’équipes jouent.
value-teams-2 = 2
value-teams-3 = 3
value-teams-4 = 4
value-teams-5 = 5
value-teams-6 = 6
option-map = Carte
option-map-about = La mer où l’on navigue.
value-map-caribbean = Caraïbes
value-map-lagoon = Lagon
option-days = Jours
option-days-about = Combien de jours compte la semaine.
value-days-1 = 1
value-days-2 = 2
value-days-5 = 5
option-turns_per_day = Tours par jour
option-turns_per_day-about = Combien de tours compte un jour.
value-turns_per_day-1 = 1
value-turns_per_day-3 = 3
value-turns_per_day-6 = 6
option-organiser = Organisateur
option-organiser-about = Si quelqu’un à la table évalue, corrige et joue les boss.
value-organiser-automatic = aucun, tout se fait seul
value-organiser-seat = a une place
option-late_teams = Équipes retardataires
option-late_teams-about = Combien d’équipes arrivent plus tard, quand l’organisateur les appelle.
value-late_teams-0 = aucune
value-late_teams-1 = 1
value-late_teams-2 = 2
value-late_teams-3 = 3
value-late_teams-4 = 4
option-tables = Tableaux
option-tables-about = Quels tableaux publics de navires et de prix s’appliquent.
value-tables-repo_2018 = 2018
value-tables-repo_2020 = 2020
value-tables-sheet_2020 = feuille imprimée de 2020
value-tables-draft_2018_02_23 = ébauche de février 2018
option-wreck_share = Marchandises des épaves
option-wreck_share-about = Quelle part du prix du navire contient son épave.
value-wreck_share-one_tenth = 1/10
value-wreck_share-one_fifth = 1/5
value-wreck_share-one_half = 1/2
option-wreck_money = Argent des épaves
option-wreck_money-about = Si les épaves contiennent aussi de l’argent.
value-wreck_money-none = aucun
value-wreck_money-carried = l’argent transporté
value-wreck_money-carried_and_share = l’argent transporté et une part du prix
option-destroyed_repair = Réparation d’un navire détruit
option-destroyed_repair-about = Quelle part du prix elle coûte.
value-destroyed_repair-one_tenth = 1/10
value-destroyed_repair-one_fifth = 1/5
option-enhancement_repair = Réparation des équipements
option-enhancement_repair-about = Quelle part du prix elle coûte.
value-enhancement_repair-by_method = selon la réparation du navire
value-enhancement_repair-one_fifth = 1/5
value-enhancement_repair-one_tenth = 1/10
option-damaged_repair = Réparation d’un navire endommagé
option-damaged_repair-about = Comment son prix est arrondi.
value-damaged_repair-exact = exactement
value-damaged_repair-table_then_truncate = comme LosPiratos
option-upgrade_price = Prix d’une amélioration
option-upgrade_price-about = Ce que coûte un type plus grand.
value-upgrade_price-new_minus_half_old = nouveau prix moins la moitié de l’ancien
value-upgrade_price-half_new = moitié du nouveau prix
option-assault_advance = Avance après un assaut
option-assault_advance-about = Si l’assaillant passe sur la case du navire détruit.
value-assault_advance-true = { yes }
value-assault_advance-false = { no }
option-assault_targets = Assaut contre
option-assault_targets-about = Qui l’assaut frontal touche.
value-assault_targets-enemy = les ennemis
value-assault_targets-any = n’importe qui
option-attack_with_trade = Attaque et commerce dans un tour
option-attack_with_trade-about = Si l’on peut planifier les deux.
value-attack_with_trade-true = { yes }
value-attack_with_trade-false = { no }
option-sell_from = Vente
option-sell_from-about = D’où viennent les marchandises vendues.
value-sell_from-hold_and_store = cale et dépôt
value-sell_from-store = dépôt
option-howitzer_action = Tirs d’obusier
option-howitzer_action-about = Si plusieurs tirs forment une action.
value-howitzer_action-one_action = une action
value-howitzer_action-separate_shots = actions séparées
option-howitzer_origin = Portée de l’obusier
option-howitzer_origin-about = D’où elle est mesurée.
value-howitzer_origin-in_sequence = d’où se trouve alors le navire
value-howitzer_origin-start_tile = de sa case de départ
option-chain_refresh = Chaîne sur un navire entravé
option-chain_refresh-about = Si un navire peut être entravé deux fois de suite.
value-chain_refresh-true = { yes }
value-chain_refresh-false = { no }
option-collision_stage = Collisions
option-collision_stage-about = Quand elles sont résolues.
value-collision_stage-movement = avec le mouvement
value-collision_stage-end_of_turn = à la fin du tour
option-collision_home = Chez soi dans une collision
option-collision_home-about = Quel navire garde sa case.
value-collision_home-start_tile = celui sur sa case de départ
value-collision_home-no_forward = celui qui n’avance pas
option-collision_damage = Dégâts de collision
option-collision_damage-about = Qui est endommagé.
value-collision_damage-all = tous les participants
value-collision_damage-bounced = ceux qui reculent
option-collision_weight = Poids dans une collision
option-collision_weight-about = Ce qui départage des navires de même taille.
value-collision_weight-goods = marchandises
value-collision_weight-goods_and_money = marchandises et argent
option-collision_tie = Navires égaux dans une collision
option-collision_tie-about = Qui décide lequel de navires tout à fait égaux reste sur sa case.
value-collision_tie-random = le hasard
value-collision_tie-organiser = l’organisateur
option-transaction_order = Ordre des transactions
option-transaction_order-about = Comment commerce et chargement se suivent.
value-transaction_order-own_sequence = dans l’ordre de chaque navire
value-transaction_order-trades_then_loading = tout le commerce, puis les chargements
option-bounced_transactions = Transactions des navires repoussés
option-bounced_transactions-about = Si elles se font tout de même.
value-bounced_transactions-true = { yes }
value-bounced_transactions-false = { no }
option-load_tie = Demandes égales
option-load_tie-about = Qui est servi quand il y a trop peu pour des demandes égales.
value-load_tie-equal = tous également
value-load_tie-registration = par ordre d’inscription
option-new_ship_arrival = Nouveaux navires
option-new_ship_arrival-about = Quand ils apparaissent.
value-new_ship_arrival-end_of_turn = à la fin du tour
value-new_ship_arrival-immediate = aussitôt
option-modify_timing = Changements au port
option-modify_timing-about = Quand ils prennent effet.
value-modify_timing-port_phase = à l’évaluation
value-modify_timing-immediate = à la saisie
option-plan_affordability = Ordres impayables
option-plan_affordability-about = S’ils peuvent être planifiés.
value-plan_affordability-warn = permis
value-plan_affordability-refuse = refusés
option-free_repair = Réparation gratuite
option-free_repair-about = Qui répare la dernière goélette d’une équipe ruinée.
value-free_repair-automatic = automatique
value-free_repair-organiser = l’organisateur
option-kill_xp = Expérience pour un navire détruit
option-kill_xp-about = Si ses assaillants gagnent de l’expérience.
value-kill_xp-true = { yes }
value-kill_xp-false = { no }
option-victory = Victoire
option-victory-about = Ce qui décide de la semaine.
value-victory-bosses = boss vaincus
value-victory-wealth = richesse
option-tie_break = Points égaux
option-tie_break-about = Que faire quand des équipes ont autant de points.
value-tie_break-shared = place partagée
value-tie_break-wealth = la richesse décide
option-random_wrecks = Épaves à la dérive
option-random_wrecks-about = Si des épaves apparaissent d’elles-mêmes.
value-random_wrecks-true = { yes }
value-random_wrecks-false = { no }
option-planning_seconds = Temps de planification
option-planning_seconds-about = Combien de secondes dure la planification.
value-planning_seconds-300 = 5 minutes
value-planning_seconds-180 = 3 minutes
value-planning_seconds-120 = 2 minutes
option-late_orders = Quand le temps est écoulé
option-late_orders-about = Ce que deviennent les ordres saisis mais non annoncés.
value-late_orders-use_saved = ils comptent
value-late_orders-discard = ils tombent
option-early_close = Fin anticipée
option-early_close-about = Si l’évaluation commence dès que toutes les équipes sont prêtes.
value-early_close-true = { yes }
value-early_close-false = { no }
option-economy_visibility = Cales et dépôts
option-economy_visibility-about = Qui les voit.
value-economy_visibility-public = tout le monde
value-economy_visibility-team_only = sa propre équipe
option-strict_crews = Équipages stricts
option-strict_crews-about = Si chaque navire a besoin de son propre capitaine.
value-strict_crews-true = { yes }
value-strict_crews-false = { no }
option-choose_start_facing = Caps de départ
option-choose_start_facing-about = Si les capitaines les choisissent avant le premier tour.
value-choose_start_facing-true = { yes }
value-choose_start_facing-false = { no }
option-boss_pool = Boss
option-boss_pool-about = Si un boss vaincu disparaît pour tous.
value-boss_pool-per_team = par équipe
value-boss_pool-shared = communs à tous
option-boss_coalitions = Combats communs
option-boss_coalitions-about = Si plusieurs équipes peuvent combattre ensemble un boss.
value-boss_coalitions-true = { yes }
value-boss_coalitions-false = { no }
option-boss_points_hidden = Points jusqu’au soir
option-boss_points_hidden-about = Si les points restent secrets jusqu’à la fin de la journée.
value-boss_points_hidden-true = secrets
value-boss_points_hidden-false = publics

## Text that is not understood

unreadable-unknown-ship = Le navire « { $word } » n’existe pas.
unreadable-unknown-port = Le port « { $word } » n’existe pas.
unreadable-unknown-tile = La case « { $word } » n’existe pas.
unreadable-unknown-source = « { $word } » doit être « plantation » ou « wreck ».
unreadable-unknown-enhancement = L’équipement « { $word } » n’existe pas.
unreadable-unknown-boss = Le boss « { $word } » n’existe pas.
unreadable-unknown-lot = Le lot « { $word } » n’existe pas ; écrivez par exemple « 10-wood ».
unreadable-unknown-type = Le type de navire « { $word } » n’existe pas.
unreadable-unknown-heading = Le cap « { $word } » n’existe pas ; ils vont de 0 à 5.
unreadable-unknown-commodity = La marchandise « { $word } » n’existe pas.
unreadable-unknown-step = Le pas « { $word } » n’existe pas.
unreadable-unknown-outcome = « { $word } » doit être « won », « lost » ou « cancelled ».
unreadable-unknown-order = L’ordre « { $word } » n’existe pas.
unreadable-unknown-change = La modification « { $word } » n’existe pas.

## Figures that help to choose, as headings

advice-damage = dégâts infligés
advice-cost = prix en argent

## The board in a terminal

screen-turn = Tour { $turn }, jour { $day }
screen-team = { $seat } : points { $points }, { $store }
screen-store = argent { $money }, métal { $metal }, bois { $wood }, toile { $cloth }, rhum { $rum }
screen-ship = { $ship } : { $type }, case { $tile }, cap { $heading }, points de vie { $hp }
screen-wreck = Épave { $tile } : { $store }
screen-plantation = Plantation { $tile } : { $store }
screen-destroyed = détruit
screen-chained = entravé
screen-reported = annoncé
screen-orders = ordres : { $orders }
screen-fight = Arène, { $seat } : { $boss }, points de vie { $hp }, tour { $turn }
screen-legend = { $port } port, { $plantation } plantation, { $wreck } épave, { $land } terre

## Le plateau dessiné

board-map = Carte de la mer
board-arena-map = Carte de l’arène
board-places = Mer ou arène
board-sea = Mer
board-arena = { $boss } ({ $seat })
board-arena-pace = Tour d’arène { $turn } sur { $most } au plus. Il est évalué dès que tous les navires présents se sont annoncés, quoi qu’il se passe en mer.
board-arena-waits = En attente : { $ships }.
board-plantation = Plantation : { $store }
board-wreck = Épave : { $store }
board-whole = Toute la mer
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-ship = { $ship }, { $type }, case { $tile }, cap { $heading }, points de vie { $hp } sur { $most }
board-fleet = Vos navires
board-hp = Points de vie { $hp } sur { $most }
board-hold = Cale, { $space } libres :
board-hold-only = Cale :
board-speed = Vitesse { $moves } sur { $speed }
board-store = Trésor et dépôt
board-short = Le trésor ou le dépôt ne suffira pas pour tout ; ce qui ne peut être payé est sauté.
board-steer = Navigation et combat
board-trade = Commerce
board-add = Ajouter
board-add-hold = Ajouter de la cale
board-lot = { $good } : { $named } sur { $most }
board-lot-price = { $price } l’unité, { $total } en tout
board-lot-all = tout
board-aim = Choisissez une case rouge de la carte comme cible.
board-damage = dégâts { $damage }
board-damage-own = touche les vôtres : { $damage }
board-left = gauche
board-right = droite
board-orders = Ordres
board-no-orders = Aucun encore : le navire reste sur place.
board-undo-order = Reprendre le dernier
board-clear = Tout reprendre
board-report = Terminé
board-reopen = Modifier encore
board-waiting = Votre équipe est prête. Vous pouvez encore changer d’avis jusqu’à l’évaluation.
board-in-port = Travaux au port
board-yard = Chantier naval
board-build = Construire
board-on-order = Commandé : { $type }, { $port }
board-standings = Classement
goal-title = Comment gagner
goal-bosses = L’équipe qui bat le plus de boss gagne. Jours : { $days }, tours par jour : { $turns }.
goal-wealth = L’équipe la plus riche gagne : argent, marchandises en dépôt, navires et leurs améliorations. Jours : { $days }, tours par jour : { $turns }.
goal-first = D’abord
goal-load = Allez sur une plantation ou une épave et chargez.
goal-sell = Entrez dans un port, vendez ou déchargez.
goal-fit = Au port, achetez des canons, une coque plus solide, un navire plus grand.
goal-fight-bosses = Puis choisissez un boss dans un port ; plusieurs navires peuvent combattre ensemble.
goal-fight-wealth = Les bordées coulent les rivaux ; leurs épaves contiennent des marchandises.
goal-lesson = Leçon : { $lesson }
board-corrected = Corrigé par l’organisateur
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-reported = navires annoncés : { $reported } sur { $ships }
board-ready = prête
board-prices = Prix dans les ports
board-goods = Marchandises
board-replay = Revoir la dernière manche
board-quiet-round = Il ne s’est rien passé en mer au tour { $turn }.
board-before = Voici la situation avant la manche.
board-step = Étape suivante
board-step-back = Étape précédente
board-run = Lire
board-pause = Pause
board-skip = Au présent
board-replay-everywhere = Montrer la dernière manche sur tous les écrans
board-again = Encore une fois depuis le début
board-slower = Plus lentement
board-spotlight = Projecteur
board-spotlight-where = Touchez l’endroit sur la carte …
board-on-screen = Ceci sur le grand écran
board-split-screen = À côté de la mer
boss-turn = tour { $turn } du combat
boss-fight = Combattre { $boss }
boss-hp = Points de vie { $hp }.
boss-threat =
    { $guns ->
        [0] Se déplace de { $speed }.
       *[other] Se déplace de { $speed } et inflige { $guns } par bordée d’un côté.
    }
boss-mortars =
    { $count ->
        [one] Un tir d’obusier par tour.
       *[other] { $count } tirs d’obusier par tour.
    }
boss-tentacles = Chaque navire à côté subit { $points }.
boss-reward = 1 point, expérience { $experience }
board-fight-story = Le dernier tour du combat
ceremony-points = { board-points }
ceremony-best-shot = Meilleur tir
ceremony-biggest-loss = Plus grande perte
ceremony-best-sale = Meilleure vente
ceremony-boss-beaten = Boss vaincu
ceremony-told-sunk = { $ship } sombre et attend { $port-in } d’être réparé.
ceremony-told-sold = { $ship } vend des marchandises pour { $income }.

## Flags of teams

flag-blue = bleu
flag-red = rouge
flag-green = vert
flag-yellow = jaune
flag-white = blanc
flag-black = noir
flag-orange = orange
flag-purple = violet
flag-sky = bleu ciel

## Les légendes d’une manche sur la carte : sans coordonnées, { $place } dit où

caption-in-port = à { $port }
caption-near = près de { $port }
caption-at-plantation = sur la plantation près de { $port }
caption-sailing = Font route : { $ships }.
caption-sail =
    { $count ->
        [one] Un navire fait route.
       *[other] { $count } navires font route.
    }
caption-fired = { $ship } tire { $place } : { $order }.
caption-fired-moved = { $ship } avance et tire { $place } : { $order }.
caption-nobody = Personne n’est touché.
caption-misses = Ont tiré sans toucher personne : { $ships }.
caption-advanced = { $ship } avance : le voilà { $place }.
caption-aground = { $ship } s’échoue { $place }.
caption-collided = Collision { $place } ! { $ship } reste, doit reculer : { $back }.
caption-tie-drawn = { $among } veulent la même place { $place } : le sort désigne { $ship }, qui reste.
caption-tie-settled = { $among } veulent la même place { $place } : l’organisateur décide que { $ship } reste.
caption-shelled = { $ship } tire à l’obusier : l’obus tombe { $place }.
caption-loaded = { $ship } charge { $place } : { $goods }.
caption-sold = { $ship } vend { $place } : { $goods }, pour { $income }.
caption-bought = { $ship } achète { $place } : { $goods }, pour { $cost }.
caption-unloaded = { $ship } décharge { $place } : { $goods }.
caption-sunk = { $ship } coule { $place } ! Il attend ses réparations à { $port }.
caption-in-arena = dans l’arène
caption-sailed = { $ship } est maintenant { $place }, cap { $heading-to }.
caption-boss-moved = { $ship } se déplace.
caption-dived = { $ship } plonge et refait surface ailleurs.
caption-wreck-gone = Une épave { $place } a disparu.
caption-wreck-found = Une épave est apparue { $place }.
caption-changed-tile = L’organisateur modifie une case { $place } : { $change }.
told-loaded = { $ship } charge : { $goods }.
told-sold = { $ship } vend : { $goods }, pour { $income }.
told-bought = { $ship } achète : { $goods }, pour { $cost }.
told-unloaded = { $ship } décharge : { $goods }.
told-credited = Au trésor et au dépôt, { $seat } : { $goods }.
told-fight-opened = Combat contre { $boss } : { $ships }.
correction-now = Maintenant { $value }.

## The organiser's part of the board

board-changes = Entre les tours
board-go-on = Commencer le tour { $turn }
board-change-ship = Un navire
board-change-team = Une équipe
board-change-tile = Une case
board-change-prices = Les prix
board-change-calendar = Jour et semaine
board-change-map = La place et le cap se choisissent sur la carte, tout le reste ici.
board-change-tile-about = Choisissez une case de la carte.
board-change-done = Retour
board-fit-none = absent
board-fit-working = en état
board-fit-broken = hors d’usage
board-tile = Case { $tile }
board-calendar-about = Le jour { $day }, ou toute la semaine, se termine dès que vous continuez.
board-change-boss = Un boss
board-boss-like = Comme
board-boss-speed = Vitesse
board-guns = Canons
board-port = Port
board-launch = Nouveau navire
board-launch-go = Attribuer
board-late = Équipes en retard
board-asleep = pas encore là
board-tie = Des navires égaux veulent la même case. Lequel reste ?
board-free-repair = Réparer gratuitement
board-fights = Combats contre les boss
board-result = Saisir un résultat
board-story = La dernière manche
board-missing =
    { $ships ->
        [one] { $ships } navire ne s’est pas annoncé.
       *[other] { $ships } navires ne se sont pas annoncés.
    }
board-tick-reported = { $ship } : annoncé
board-tick-missing = { $ship } : pas encore annoncé

## Told to everybody at once

announce-turn-begins = Tour { $turn } : à vos ordres !
announce-phase-intervention = Le tour a été évalué.
announce-called-in = L’équipe { $seat } entre en jeu !
announce-boss-beaten = { $boss } : vaincu par { $seats } !
announce-day-closed = Le jour { $day } est terminé.

## Sur papier

paper-map = { game-title } : la mer
paper-lists = { game-title } : classement et prix
paper-ships = { game-title } : fiches des navires
paper-orders = { game-title } : ordres
paper-types = Navires
paper-enhancements = Améliorations
paper-bosses = Boss
paper-ship = Navire
paper-type = Type
paper-place = Case, cap
paper-team = Équipe
paper-points = Points
paper-hp = PV
paper-guns = Canons
paper-hold = Cale
paper-speed = Vitesse
paper-xp = Exp.
paper-enhancement = Amélioration
paper-boss = Boss
paper-reward = Récompense
paper-ask = Les ports vendent à
paper-pay = Les ports achètent à
paper-captain = Capitaine
paper-port-phase = Phase de port
paper-sequence = Ordres
paper-details = Cases, quantités

## Dessiner des cartes

map-title = Dessiner une mer
map-untitled = Ma mer
map-sea = La mer que l’on dessine
map-tile = { $tile } : { $what } { $name }
map-checking = On l’examine …
map-sound = Cette mer est navigable.
map-faulty = Pas encore :
map-tools = Dessiner
map-tool-sea = mer
map-tool-land = terre
map-tool-port = port
map-tool-plantation = plantation
map-tool-rich = riche plantation
map-name = Nom de la carte
map-radius = Taille : { $radius } cases du centre au bord
map-generate = En inventer une
map-generate-now = Inventer une mer
map-size-radius = Taille
map-size-ports = Ports
map-size-plantations = Plantations
map-size-land = Cases de terre
map-seed = Numéro de la mer
map-ports = Noms des ports ({ $count })
map-starts = Départ des équipes
map-anywhere = n’importe où
map-facing = Cap
map-fleet = Navires de chaque équipe
map-no-ship = (retirer)
map-more-ships = Un navire de plus
map-save = Enregistrer dans un fichier
map-load = Ouvrir un fichier
map-play = Jouer sur cette mer
map-with-bots = contre des bots
map-with-friends = avec des amis
map-with-organiser = comme organisateur
map-start = Commencer
map-fault-no-map = Ce fichier ne contient aucune carte.
map-fault-id = Le nom court de la carte ne prend que des minuscules et des chiffres, reliés par _ ou -.
map-fault-title = Donnez à la carte un nom d’une ligne, { $most } lettres au plus.
map-fault-off-map = La case { $tile } est hors de la carte.
map-fault-twice = La case { $tile } est deux choses à la fois.
map-fault-port-name = Le port en { $tile } a besoin d’un nom en lettres latines ou chiffres, { $most } au plus.
map-fault-two-ports = Deux ports s’appellent { $name }.
map-fault-ports = Dessinez au moins un port, et { $most } au plus.
map-fault-cut-off-port = Il n’y a pas de route maritime de { $name } à { $other }.
map-fault-cut-off-plantation = Il n’y a pas de route maritime vers la plantation en { $tile }.
map-fault-start = À { $teams } équipes, un navire de l’équipe { $seat } part hors d’un port.
map-fault-other = { $reason }

## Mots de la vue, pour la vue en texte

view-ships = Navires

card-points = { $seat } : points
card-sunk = Coulés

## Leçons

lesson-cargo = Charger et vendre
lesson-cargo-about = Les ordres d’un tour, une plantation pour deux navires et du rhum changé en argent.
lesson-cargo-start = Tous les navires agissent en même temps : vous écrivez les ordres de tout un tour, puis tout est résolu d’un coup. La goélette des Bleus est à côté d’une plantation qui a 25 unités de rhum. Le rhum ne sert qu’à une chose : il se vend au port.
lesson-cargo-sail = Un pas en avant amène la goélette sur la plantation. Chaque manœuvre coûte un point de vitesse, et une goélette en a quatre par tour.
lesson-cargo-load = Charger est aussi une manœuvre. Les Bleus demandent 20 rhum. Le tour où un navire charge ou commerce, il ne peut pas attaquer.
lesson-cargo-leave = On peut charger au passage. Tourner à droite et avancer d’une case épuise la vitesse ; une cinquième manœuvre serait refusée.
lesson-cargo-secret = Les Bleus sont prêts. Tout le monde le voit ; le contenu des ordres reste secret jusqu’à la résolution.
lesson-cargo-share = Les Rouges ont demandé 10 rhum à la même plantation. Qui veut le moins est servi d’abord : les Rouges ont leurs 10, il en reste 15 sur 20 pour les Bleus.
lesson-cargo-port = Tour suivant : tourner à gauche, avancer, et la goélette est à Eastport. Ce qui est dans la cale ne paie encore rien ; ce n’est qu’au port qu’on peut le vendre ou le décharger.
lesson-cargo-sell = Les Bleus vendent tout le rhum de leur cale. Une vente peut aussi puiser dans le dépôt de l’équipe.
lesson-cargo-end = 15 rhum à 20 font 300 : le trésor en a maintenant 800. Argent et marchandises paient des améliorations, de plus grands navires et de nouveaux navires. Ce sont les boss qui font gagner : chacun, une fois vaincu, vaut un point.

lesson-broadside = Tirer et s’abriter
lesson-broadside-about = Les tirs touchent là où les navires étaient au début du tour ; un port protège et répare.
lesson-broadside-start = Deux bricks bord à bord. Les tirs sont résolus avant les mouvements : le coup part de l’endroit où le tireur se trouve à ce moment de ses ordres, mais il touche celui qui occupait la case au début du tour.
lesson-broadside-fire = Les Bleus avancent et tirent à bâbord, sur les cases avant gauche et arrière gauche. Les Rouges occupent l’une d’elles en ce moment. Chaque bord d’un navire tire une fois par tour.
lesson-broadside-wait = Les Bleus sont prêts et ne savent pas ce que feront les Rouges.
lesson-broadside-past = Les Rouges ont avancé et tiré eux aussi, sur la case où étaient les Bleus. Plus personne ne s’y trouve, et pourtant les deux sont touchés : 12 canons, 12 points.
lesson-broadside-dock = Il reste 53 points de vie aux Bleus, qui entrent à Eastport. D’un port, aucun navire ne peut tirer.
lesson-broadside-late = Ce tour-ci, le port ne protège pas encore : les Bleus le commencent en mer.
lesson-broadside-chase = Les Rouges ont deviné juste et tirent sur la case d’où viennent les Bleus : encore 12 points, il en reste 41. Les Bleus sont maintenant au port.
lesson-broadside-repair = Un navire qui commence son tour dans un port peut s’y faire réparer avant tout le reste. L’équipe paie avec son trésor et son dépôt ; cela ne coûte pas de vitesse.
lesson-broadside-outside = Les Rouges suivent. Une charge contre un navire au port ne peut même pas être planifiée.
lesson-broadside-end = Une bordée sur le port, si, mais elle ne touche personne qui y a commencé son tour. Les Bleus ont retrouvé leurs 65 points de vie. Dans un port, un navire peut aussi changer de classe, recevoir des améliorations et choisir le combat contre un boss.

## The legend of the board

legend-ship = Un navire à la couleur de son équipe, avec son numéro ; la proue indique son cap.
legend-health = Ce qui reste de sa coque ; jaune à la moitié, rouge au quart.
legend-reported = Ses ordres sont transmis.
legend-handles = Poignées : virer, et tirer une bordée.
legend-port = Un port : on y commerce et on y répare les navires.
legend-plantation = Une plantation ; la barre montre ce qui reste de ses marchandises.
legend-wreck = Une épave, avec des marchandises à récupérer.
legend-chain = Touché par des boulets ramés : il ne peut pas avancer au tour suivant.

## What a hint gives as its reason

term-trade = le commerce et les marchandises
term-ships = les navires
term-points = les points
term-boss = le combat contre un boss
term-rest = la position d’ensemble

## Comment gagner, et conseils pour une première partie

guide-goal = Les boss décident : chacun vaincu donne un point, et l’équipe qui en a le plus à la fin gagne. Pour cela il faut des navires forts, qui coûtent argent et marchandises : chargez aux plantations, vendez dans les ports, équipez, puis choisissez le combat.
paper-goal-victory-wealth = L’équipe la plus riche gagne : argent, marchandises en dépôt, navires et leurs améliorations. Chargez aux plantations et aux épaves, vendez dans les ports, et achetez des navires qui portent et combattent mieux.
guide-orders = 1. Vous écrivez les ordres de chacun de vos navires. Chaque manœuvre coûte un point de vitesse. Personne ne voit vos ordres avant la résolution.
guide-load = 2. Sur une plantation ou une épave, un navire charge des marchandises. Si plusieurs y chargent, qui veut le moins est servi d’abord.
guide-sell = 3. Dans un port, on vend ou on décharge. Seul ce qui est au trésor et au dépôt permet de payer.
guide-fire = 4. Les bordées partent sur le côté, vers les cases avant et arrière. Elles touchent qui s’y trouvait au début du tour. Attaque et commerce s’excluent dans un même tour.
guide-evaluated = 5. Quand tous sont prêts, tout est résolu d’un coup : port, tirs, mouvements et collisions, obusiers, commerce, naufrages.
guide-boss = 6. Un navire qui commence son tour dans un port peut réparer, s’équiper, grandir, ou aller combattre un boss. Quoi qu’il arrive là-bas, il revient tel qu’il était.

tip-orders = Donnez à chaque navire ses ordres pour ce tour : avancer, tourner, tirer, charger. Une goélette a quatre manœuvres, un brick trois. L’ombre montre où il finira.
tip-port = Dans un port, un navire peut acheter des améliorations avant de partir ; l’équipe paie. Des canons supplémentaires renforcent chaque bordée.
tip-boss = Seuls les boss donnent des points. Un combat doit être le seul ordre du navire ce tour-ci ; plusieurs navires peuvent s’y joindre. Le corsaire est le plus facile.
tip-ready = Quand vos navires ont leurs ordres, dites que vous êtes prêt. Quand toutes les équipes le sont, le tour est résolu.
tip-volley = En mer, vous pouvez tirer : une bordée touche les deux cases d’un côté et qui s’y trouvait au début du tour. Cela ne coûte pas de vitesse.
tip-load = Vous êtes sur une source de marchandises : chargez. Le rhum se vend 20, le bois et la toile 8. Un tour où l’on charge ne permet pas d’attaquer.
tip-sailed = Le tour a été résolu ; le journal le raconte dans l’ordre. Planifiez maintenant le suivant.
tip-loaded = Des marchandises sont dans la cale. Amenez-les dans un port : vendez-les ou déchargez-les au dépôt.
tip-hit = Quelqu’un est touché. Un navire à 0 point de vie coule et attend dans un port d’être réparé ; réparer plus tôt coûte moins.
tip-fight = Un combat contre un boss a commencé dans l’arène. Il a ses propres tours ; vos navires sur la carte ne risquent rien.
tip-collision = Deux navires voulaient la même case. Celui qui y était au début, ou le plus grand, reste ; l’autre recule, et les deux perdent 5.
