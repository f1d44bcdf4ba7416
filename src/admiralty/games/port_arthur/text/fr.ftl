# Port Arthur in French. The scheme is described in show/text.py. Ship names take no article.

## Le jeu

game-title = Port Arthur
game-about = Le Japon et la Russie se disputent les mers autour de la Corée, 1904–1905 : les flottes appareillent, les escadres s’affrontent, les armées débarquent.
game-length = environ une heure, six tours

## Sides

seat-japan = Japon
    .the = le Japon
    .of = du Japon
    .start = Le Japon
    .squadron = L’escadre japonaise
seat-russia = Russie
    .the = la Russie
    .of = de la Russie
    .start = La Russie
    .squadron = L’escadre russe

## Places: names are data, these are their forms in a sentence

form-zone =
    .to = vers la zone { $name }
    .from = de la zone { $name }
    .in = dans la zone { $name }
form-port =
    .to = vers { $name }
    .from = de { $name }
    .in = à { $name }
form-space =
    .the = { $name }
zone-yellow-sea = Mer Jaune
    .to = vers la mer Jaune
    .from = de la mer Jaune
    .in = en mer Jaune
zone-east-china-sea = Mer de Chine orientale
    .to = vers la mer de Chine orientale
    .from = de la mer de Chine orientale
    .in = en mer de Chine orientale
zone-tsushima = Tsushima
    .to = vers Tsushima
    .from = de Tsushima
    .in = à Tsushima
zone-sea-of-japan = Mer du Japon
    .to = vers la mer du Japon
    .from = de la mer du Japon
    .in = en mer du Japon
zone-pacific-ocean = Océan Pacifique
    .to = vers l’océan Pacifique
    .from = de l’océan Pacifique
    .in = dans l’océan Pacifique
zone-philippine-sea = Mer des Philippines
    .to = vers la mer des Philippines
    .from = de la mer des Philippines
    .in = en mer des Philippines
port-japan = Japon
    .to = vers le Japon
    .from = du Japon
    .in = au Japon
space-yalu = Yalu
    .the = le Yalu
switch-on = { on }
switch-off = { off }

## Classes of ships

class-battleship = cuirassé
class-old-battleship = cuirassé ancien
class-armoured-cruiser = croiseur cuirassé
class-protected-cruiser = croiseur protégé
class-coast-defence-ship = garde-côtes cuirassé

## Phases

phase-raid = Raid sur Port Arthur
phase-sortie-japan = Sortie de la flotte japonaise
phase-sortie-russia = Sortie de la flotte russe
phase-operations = Opérations
phase-scoring = Score
phase-return = Retour au port
phase-over = La guerre est finie
cycle-passed = { $seat } : passe
cycle-failed = { $seat } : test manqué

## What a player may do

do-done = Terminé
do-raid = Torpiller { $ship }
do-spare = Épargner { $ship }
do-sail = Envoyer { $ship } { $zone-to }
do-repair = Envoyer { $ship } au chantier naval
do-stay = Garder { $ship } au port
do-embark = Placer une armée sur la case de débarquement { $zone-from }
do-disembark = Reprendre l’armée de la case de débarquement { $zone-from }
do-reroll = Utiliser l’initiative : relancer les dés
do-accept = Laisser la phase s’achever
do-pass = Passer
loss-ships = Navires qui pourraient encore appareiller et restent au port : { $count }. Ils ne le pourront plus durant cette phase.
do-move = Déplacer l’escadre { $zone-from } { $place-to }
do-from = Sortir { $port-from }
do-add = Ajouter { $ship }
do-drop = Retirer { $ship }
do-to = Sortir { $zone-to }
do-cancel = Choisir une autre opération
do-battle = Livrer bataille { $zone-in }
do-take-first = Utiliser l’initiative : tirer en premier
do-stay-second = Tirer en second
do-fire =
    { $number ->
        [one] Tirer avec { $number } dé
       *[other] Tirer avec { $number } dés
    }
do-crit = Coup critique sur { $ship }
do-hit = Coup au but sur { $ship }
do-blockade =
    { $switch-id ->
        [on] Imposer le blocus de Port Arthur
       *[off] Pas de blocus
    }
do-land = Occuper { $space-the }
do-strike = { $ship } heurte une mine
do-return = { $ship } rentre { $port-in }
do-return-all = L’escadre { $zone-from } rentre { $port-in }
do-top = Mettre { $ship } sur le dessus { $zone-in }

## What a player is asked

ask-choose-raid =
    { $left ->
        [0] Les navires sont choisis. Confirmez ou retirez-en un.
        [one] Choisissez encore { $left } navire de la flotte de Port Arthur.
       *[other] Choisissez encore { $left } navires de la flotte de Port Arthur.
    }
ask-sortie =
    { $seat-id ->
        [japan] Sortie : envoyez des navires en mer ou au chantier naval, et des armées sur les cases de débarquement.
       *[other] Sortie : envoyez des navires en mer ou au chantier naval.
    }
ask-choose-reroll = Les dés sont égaux. Utilisez l’initiative pour les relancer ou laissez la phase s’achever.
ask-choose-operation = Choisissez une opération : mouvement ou bataille. Ou passez.
ask-choose-ships =
    { $count ->
        [0] Choisissez les navires qui sortent { $port-from }.
        [one] { $count } navire choisi { $port-in }, vitesse { $speed }. Ajoutez-en d’autres ou choisissez la destination.
       *[other] { $count } navires choisis { $port-in }, vitesse { $speed }. Ajoutez-en d’autres ou choisissez la destination.
    }
ask-choose-order = L’ennemi tirerait en premier { $zone-in }. Utiliser l’initiative pour tirer avant lui ?
ask-choose-dice = Votre escadre { $zone-in } a une puissance de feu de { $firepower }. Combien de dés lancez-vous ?
ask-choose-criticals =
    { $left ->
        [0] Les coups critiques sont répartis. Confirmez.
        [one] Attribuez { $left } coup critique { $zone-in }.
       *[other] Attribuez { $left } coups critiques { $zone-in }.
    }
ask-choose-hits =
    { $left ->
        [0] Les coups au but sont répartis. Confirmez.
        [one] Votre escadre { $zone-in } doit encaisser { $left } coup au but.
       *[other] Votre escadre { $zone-in } doit encaisser { $left } coups au but.
    }
ask-choose-blockade =
    { $placed ->
        [0] Mettre en place le blocus de Port Arthur ? Il coûte { $cost } PC.
       *[other] Maintenir le blocus de Port Arthur ? Il coûte { $cost } PC.
    }
ask-choose-space = Une armée a débarqué. Choisissez la case qu’elle occupe sur la piste de Mandchourie.
ask-choose-strikes =
    { $left ->
        [0] Les navires sont choisis. Confirmez ou retirez-en un.
        [one] Un de vos navires doit encore heurter une mine : choisissez-le.
       *[other] { $left } de vos navires doivent encore heurter des mines : choisissez-les.
    }
ask-choose-return = Choisissez le port où rentre chaque navire. Ceux que vous n’affectez pas vont au premier port proposé.

wait-choose-raid = En attente { $seats-of } : raid sur Port Arthur
wait-sortie = En attente { $seats-of } : sortie
wait-choose-reroll = En attente { $seats-of } : usage de l’initiative
wait-choose-operation = En attente { $seats-of } : opération
wait-choose-ships = { wait-choose-operation }
wait-choose-order = En attente { $seats-of } : ordre de tir
wait-choose-dice = En attente { $seats-of } : nombre de dés
wait-choose-criticals = En attente { $seats-of } : coups critiques
wait-choose-hits = En attente { $seats-of } : coups au but
wait-choose-blockade = En attente { $seats-of } : blocus
wait-choose-space = En attente { $seats-of } : débarquement
wait-choose-strikes = En attente { $seats-of } : navires qui heurtent des mines
wait-choose-return = En attente { $seats-of } : retour au port

## What happened

event-raid-die =
    Raid sur Port Arthur, dé { $die } : { $ships ->
        [0] aucun navire n’est touché.
        [one] { $ships } navire est touché.
       *[other] { $ships } navires sont touchés.
    }
event-raided = { $ship } est torpillé et passe au chantier naval de Port Arthur.
event-turn-begins = Le tour { $turn } commence.
event-initiative-to-russia = L’initiative passe à la Russie.
event-arrived = La flotte de la Baltique arrive { $port-in } : { $ships }.
event-sailed = { $ship } fait route { $zone-to }.
event-repairing = { $ship } entre au chantier naval { $port-from }.
event-stayed = { $ship } reste { $port-in }.
event-embarked = Le Japon place une armée sur la case de débarquement { $zone-from }.
event-disembarked = Le Japon reprend l’armée de la case de débarquement { $zone-from }.
event-sortie-over = { $seat-start } termine sa sortie.
event-squadron-seen =
    { $count ->
        [one] { $seat-start } a { $count } navire { $zone-in } : { $ship }.
       *[other] { $seat-start } a { $count } navires { $zone-in }, { $ship } sur le dessus.
    }
event-left-port =
    { $ships-count ->
        [one] { $ships } sort { $port-from }.
       *[other] { $ships } sortent { $port-from }.
    }
event-cycle = Jet d’opération : Japon { $japan }, Russie { $russia }.
event-tie-accepted = { $seat-start } garde l’initiative ; la phase d’opérations s’achève.
event-rerolled = { $seat-start } cède l’initiative ; les dés sont relancés.
event-passed = { $seat-start } passe.
event-passed-idle = { $seat-start } n’a aucune opération possible et passe.
event-operations-over = Les deux camps ont passé ; la phase d’opérations s’achève.
event-moved = { $seat-squadron } se déplace { $from-from } { $to-to } (vitesse { $speed }, dé { $die }).
event-stuck = { $seat-squadron } ne parvient pas à se déplacer { $from-from } { $to-to } (vitesse { $speed }, dé { $die }).
event-put-to-sea =
    { $ships-count ->
        [one] { $ships } sort { $port-from } { $zone-to } (vitesse { $speed }, dé { $die }).
       *[other] { $ships } sortent { $port-from } { $zone-to } (vitesse { $speed }, dé { $die }).
    }
event-kept-in-port =
    { $ships-count ->
        [one] { $ships } ne parvient pas à sortir { $port-from } { $zone-to } (vitesse { $speed }, dé { $die }).
       *[other] { $ships } ne parviennent pas à sortir { $port-from } { $zone-to } (vitesse { $speed }, dé { $die }).
    }
event-battle = { $seat-start } livre bataille { $zone-in }.
event-revealed = { $seat-squadron } : { $ships }.
event-order-of-fire = { $seat-start } tire en premier (vitesse : Japon { $japan }, Russie { $russia }).
event-took-first = { $seat-start } utilise l’initiative et tire en premier.
event-fired =
    { $seat-start } tire (puissance de feu { $firepower }, jet { $dice }) : { $hits ->
        [0] aucun coup au but
        [one] { $hits } coup au but
       *[other] { $hits } coups au but
    }{ $criticals ->
        [0] { "" }
        [one] { " et " }{ $criticals } coup critique
       *[other] { " et " }{ $criticals } coups critiques
    }.
event-damaged = { $ship } est endommagé.
event-sunk = { $ship } coule.
event-battle-over = La bataille { $zone-in } est terminée.
event-control = Contrôle des mers : Japon { $japan } PC, Russie { $russia } PC.
event-marker =
    { $japan ->
        [0]
            { $russia ->
                [0] { $seat-start } gagne { $gain } PC ; le marqueur est au centre.
               *[other] { $seat-start } gagne { $gain } PC ; le marqueur est à { $russia } du côté russe.
            }
       *[other] { $seat-start } gagne { $gain } PC ; le marqueur est à { $japan } du côté japonais.
    }
event-blockade-on = Le Japon met en place le blocus de Port Arthur.
event-blockade-kept = Le Japon maintient le blocus de Port Arthur.
event-blockade-off = Le blocus de Port Arthur est levé.
event-convoy-sunk = La Russie coule le transport de troupes { $zone-in }.
event-landed = L’armée japonaise occupe { $space-the }.
event-army-returned = Aucune case n’est libre pour l’armée débarquée ; elle revient en réserve.
event-shipyard-lost = Port Arthur perd son chantier naval.
event-fortress-fell = Port Arthur tombe.
event-siping-die = Siping : le Japon obtient { $die }.
event-repaired =
    { $ships-count ->
        [one] { $ships } est réparé { $port-in }.
       *[other] { $ships } sont réparés { $port-in }.
    }
event-mine-die =
    Mines : { $seat-the } obtient { $die } pour une vitesse de { $speed } ; { $ships ->
        [0] aucun navire ne heurte de mine.
        [one] { $ships } navire heurte une mine.
       *[other] { $ships } navires heurtent des mines.
    }
event-mined = { $ship } heurte une mine.
event-survival-die = { $ship } après l’explosion : dé { $die }, défense { $defence }.
event-returned =
    { $ships-count ->
        [one] { $ships } rentre { $port-in }.
       *[other] { $ships } rentrent { $port-in }.
    }
event-neglected =
    { $ships-count ->
        [one] Faute d’entretien { $port-in }, { $ships } est endommagé.
       *[other] Faute d’entretien { $port-in }, { $ships } sont endommagés.
    }
event-topped = { $ship } est maintenant le navire du dessus { $zone-in }.
event-russia-keeps-mukden = Aucune armée japonaise n’est à Mukden : la Russie l’emporte.
event-won = { $seat-start } l’emporte avec { $lead } PC.
event-drawn = Le marqueur est au centre : match nul.

## How the game ended

ending-PA-4-5 = La Russie l’emporte : aucune armée japonaise n’est à Mukden.
ending-PA-4-6-japan = Le Japon l’emporte aux points de contrôle.
ending-PA-4-6-russia = La Russie l’emporte aux points de contrôle.
ending-PA-4-6-draw = Match nul : les points de contrôle sont à égalité.

## Why something is not allowed

refuse-PA-1-2 = Ce navire appartient à l’autre camp.
refuse-PA-1-5 = Ce navire s’y trouve déjà.
refuse-PA-1-7 = Il n’y a plus d’armée en réserve.
refuse-PA-2-7 = Port Arthur est tombé et n’est plus un port.
refuse-PA-2-9 = Seules Tsushima et la mer Jaune ont une case de débarquement.
refuse-PA-3-5 = Ce navire ne participe pas à cette partie.
refuse-PA-5-3 = Ce navire n’est pas encore arrivé.
refuse-PA-5-4 = Seuls les sorties, les réparations et les transports de troupes sont possibles maintenant.
refuse-PA-5-8 = Un navire endommagé ne peut gagner qu’une zone adjacente à son port.
refuse-PA-5-9 = C’est trop loin : un navire intact gagne une zone adjacente à son port, ou une zone de plus.
refuse-PA-5-11 = Pendant le blocus, les navires de Port Arthur ne peuvent sortir qu’en mer Jaune.
refuse-PA-5-12 = Seuls les navires en rade participent à une sortie.
refuse-PA-5-13 = Ce port n’a pas de chantier naval.
refuse-PA-5-14 = Seul un navire endommagé peut entrer au chantier naval.
refuse-PA-5-16 = Seul le Japon transporte des armées, une au plus par case de débarquement.
refuse-PA-5-17 = Il n’y a pas d’armée à reprendre sur cette case de débarquement.
refuse-PA-6-3 = Choisissez un mouvement ou une bataille, ou passez.
refuse-PA-6-4 = Les dés sont égaux : relancez-les ou laissez la phase s’achever.
refuse-PA-6-14 = Vous n’y avez pas d’escadre.
refuse-PA-6-17 = Une escadre ne se déplace que vers une zone adjacente.
refuse-PA-6-18 = Une escadre n’entre que dans un port adjacent de son camp, tant que c’est un port.
refuse-PA-6-19 = Seuls les navires de la rade de ce port peuvent sortir, et seulement vers une zone adjacente au port.
refuse-PA-6-20 = Un navire au chantier naval ne peut pas sortir.
refuse-PA-7-1 = Pour livrer bataille, il faut des navires des deux camps dans la zone.
refuse-PA-7-6 = Décidez si vous utilisez l’initiative pour tirer en premier.
refuse-PA-7-9 = Choisissez le nombre de dés ; on ne peut pas renoncer à tirer.
refuse-PA-7-15 = Il faut répartir les coups : les critiques par le camp qui a tiré, les autres par le camp touché.
refuse-PA-7-16 = Un coup critique vise un navire ennemi de cette bataille.
refuse-PA-7-17 = Un coup critique ne coule un navire endommagé que s’il ne reste plus de navire intact dans l’escadre.
refuse-PA-7-18 = Tous les coups critiques doivent être utilisés tant qu’il reste une cible.
refuse-PA-7-19 = Les coups au but vont à vos propres navires de cette bataille.
refuse-PA-7-22 = Tous les coups au but doivent être encaissés tant que l’escadre a des navires.
refuse-PA-7-24 = Ce navire a été coulé.
refuse-PA-8-7 = Décidez du blocus de Port Arthur.
refuse-PA-8-15 = Une armée occupe une case vide dont les cases précédentes sont occupées.
refuse-PA-8-18 = Une armée se trouve déjà sur cette case et y reste.
refuse-PA-9-4 = Les navires de cette zone ne rentrent pas dans ce port.
refuse-PA-9-5 = On ne choisit un port que pour les navires en mer qui en ont plusieurs, par navire ou par escadre selon l’accord.
refuse-PA-11-3 = Choisissez exactement le nombre de navires de la flotte de Port Arthur donné par le dé.
refuse-PA-11-6 = Choisissez exactement le nombre voulu de vos navires en mer Jaune, tous différents.
refuse-PA-12-1 = On ne choisit le navire du dessus qu’avec le brouillard de guerre et dans sa propre escadre.
refuse-PA-H-4 = Ce navire est déjà sur le dessus.
refuse-PA-R-7 = Un navire endommagé n’est coulé avec moins de coups que sa défense que si rien d’autre ne peut les encaisser.

## Lessons

lesson-movement = Un mouvement en mer
lesson-movement-about = La vitesse, le dé, et ce qu’un échec donne à l’ennemi.
lesson-movement-start = Une escadre russe (Rossia, Gromoboi, Riourik) et une japonaise (Asama, Tokiwa) sont en mer du Japon. La Russie est active. La vitesse d’une escadre est celle de son navire le plus lent : 5.
lesson-movement-fails = La Russie envoie son escadre dans l’océan Pacifique. Un dé décide : il ne doit pas dépasser la vitesse. Il montre 6 : les navires restent, et le Japon peut agir aussitôt.
lesson-movement-battle = Le Japon saisit l’occasion et attaque dans la même mer. Les deux escadres ont la vitesse 5 ; à vitesse égale, le défenseur tire le premier : la Russie choisit son nombre de dés.

lesson-battle = Une bataille navale
lesson-battle-about = Qui tire le premier, les dés et la puissance de feu, coups critiques et normaux.
lesson-battle-start = En mer Jaune, six croiseurs cuirassés japonais font face à cinq navires russes ; tous sont intacts. Être dans la même mer n’est pas encore une bataille : la partie active doit la choisir.
lesson-battle-order = Le Japon attaque. Son escadre a la vitesse 5, la russe 4 : la plus rapide tire la première. Les navires japonais ont ensemble une puissance de feu de 28. Le tableau montre ce que donnerait chaque nombre de dés.
lesson-battle-fire = Six dés : 1, 1, 2, 4, 4, 5. Leur somme est 17, pas plus que 28 : chaque dé est un coup au but, soit six coups normaux. Deux paires, les un et les quatre, donnent en outre deux coups critiques.
lesson-battle-critical = Les coups critiques viennent d’abord, placés par celui qui a tiré. Le Tsesarevitch est retourné sur sa face endommagée. Il ne peut pas en recevoir un autre tant que l’escadre a des navires intacts.
lesson-battle-critical-two = Le second coup critique endommage le Retvizan. Le tireur a fini.
lesson-battle-normal = Les six coups normaux sont placés par le camp touché. Endommager un navire intact prend un coup, couler un navire endommagé autant que sa défense.
lesson-battle-damage = Le Poltava est endommagé : un coup.
lesson-battle-damage-two = Le Diana est endommagé : le deuxième coup.
lesson-battle-damage-three = Le Sevastopol est endommagé : le troisième coup. Il en reste trois.
lesson-battle-sinking = Encore le Poltava : sa défense est 3, les trois derniers coups le coulent. Il quitte la bataille aussitôt et ne tirera pas.
lesson-battle-answer = La Russie tire maintenant avec ce qui reste : Tsesarevitch, Retvizan et Sevastopol avec 6 chacun, Diana avec 1. La puissance de feu est 19.
lesson-battle-too-many = Encore six dés : 4, 4, 5, 5, 5, 6. La somme 29 dépasse 19. Alors seuls comptent les dés les plus hauts tant qu’ils restent au-dessous de la puissance de feu : 6, 5 et 5 font 16, un 5 de plus ferait 21. Trois coups normaux, aucun critique.
lesson-battle-yakumo = Le Japon place les coups et donne le premier au Yakumo : il est endommagé.
lesson-battle-sunk = Les deux autres coulent le Yakumo, dont la défense est 2. Les autres navires restent intacts.
lesson-battle-end = Les deux camps ont tiré, la bataille est finie, bien qu’il reste des navires des deux côtés. Un nouveau cycle commence par un dé pour chaque camp : 2 pour le Japon, 5 pour la Russie, qui est donc active.

## Options

option-extra_ships = Navires supplémentaires
option-extra_ships-about = Hatsuse, Yashima et Petropavlovsk rejoignent les flottes.
value-extra_ships-off = { off }
value-extra_ships-on = { on }
option-opening_raid = Raid sur Port Arthur
option-opening_raid-about = Avant le premier tour, les torpilleurs japonais touchent jusqu’à trois navires de la flotte de Port Arthur.
value-opening_raid-off = { off }
value-opening_raid-on = { on }
option-mines = Mines
option-mines-about = Pendant le blocus, les navires qui rentrent de la mer Jaune peuvent heurter des mines.
value-mines-off = { off }
value-mines-on = { on }
option-hidden_threat = Menace cachée
option-hidden_threat-about = Toute la variante : navires supplémentaires, raid sur Port Arthur et mines.
value-hidden_threat-off = { off }
value-hidden_threat-on = { on }
option-fog_of_war = Brouillard de guerre
option-fog_of_war-about = D’une escadre ennemie, on ne voit que le navire du dessus et le nombre de navires.
value-fog_of_war-off = { off }
value-fog_of_war-on = { on }
option-zone_points = Points de contrôle des zones
option-zone_points-about = Ce que valent la mer du Japon et la mer des Philippines.
value-zone_points-graduated = plus pour la Russie loin de Vladivostok
value-zone_points-sea_of_japan_1_3 = mer du Japon : Japon 1, Russie 3
value-zone_points-philippine_1_3 = mer des Philippines : Japon 1, Russie 3
option-manchuria_layout = Piste de Mandchourie
option-manchuria_layout-about = La piste bifurque après Liaoyang ou forme une seule ligne.
value-manchuria_layout-fork = elle bifurque
value-manchuria_layout-sequence = une seule ligne
option-partial_hits = Coups d’un jet supérieur à la puissance de feu
option-partial_hits-about = La somme des dés les plus élevés doit rester inférieure à la puissance de feu, ou peut aussi l’égaler.
value-partial_hits-strict = inférieure à la puissance de feu
value-partial_hits-inclusive = au plus la puissance de feu
option-underpayment = Couler un navire avec moins de coups que sa défense
option-underpayment-about = Le propriétaire peut le faire à tout moment, ou seulement si rien d’autre ne peut encaisser les coups.
value-underpayment-free = à tout moment
value-underpayment-forced_only = seulement si c’est inévitable
option-blockade_at_limit = Blocus quand la Russie a 5 PC
option-blockade_at_limit-about = Un blocus qui ne peut pas être payé est levé, ou reste en place gratuitement.
value-blockade_at_limit-lift = il est levé
value-blockade_at_limit-keep_free = il reste gratuitement
option-return_choice = Choix du port de retour
option-return_choice-about = La Russie choisit le port pour chaque navire ou pour toute l’escadre.
value-return_choice-per_ship = par navire
value-return_choice-per_squadron = par escadre
option-act_after_pass = Agir après avoir passé
option-act_after_pass-about = Un camp qui a passé peut agir malgré tout si l’autre camp échoue à son test de mouvement.
value-act_after_pass-no = { no }
value-act_after_pass-yes = { yes }

## Le plateau de la page

board-battle = Bataille : { $zone }
board-label = { $label } :
board-first = tire en premier
board-volley = { $hits ->
        [0] aucun coup au but
        [one] { $hits } coup au but
       *[other] { $hits } coups au but
    }{ $criticals ->
        [0] { "" }
        [one] { " + " }{ $criticals } critique
       *[other] { " + " }{ $criticals } critiques
    }
board-report = Rapport de la bataille : { $zone }
board-within = Somme d’au plus { $firepower }
board-hits = Coups au but
board-criticals = Coups critiques
board-with-criticals = avec coups critiques
board-lost = Navires coulés
board-select-all = Tout sélectionner
board-select-first = Cliquez sur des navires, puis sur une mer qui brille.
board-select-then = Cliquez maintenant sur une mer qui brille ({ $count }).
board-both-faces = Les deux faces
board-close = Fermer
board-hidden = { $count ->
    [one] Un autre navire est caché dans le brouillard.
   *[other] { $count } autres navires sont cachés dans le brouillard.
}
board-port = { $port } : au mouillage { $ships }, dont { $damaged } endommagés, au chantier naval { $yard }
board-squadron = { $side }, { $zone } : { $count ->
    [one] un navire
   *[other] { $count } navires
}
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zone = { $zone } : le contrôle rapporte { $japan } au Japon, { $russia } à la Russie
board-zone-key = { $zone } : mer clé

## Figures that help to choose, as headings

advice-p-within = jet réussi
    .about = chance de rester dans la puissance de feu
    .short = somme dans la puissance de feu
advice-expected-hits = coups au but en moyenne
    .about = coups au but attendus
    .short = coups en moyenne
advice-expected-criticals = coups critiques en moyenne
    .about = coups critiques attendus
    .short = critiques
advice-expected-lost = navires coulés en moyenne
    .about = navires ennemis perdus attendus
    .short = coulés
advice-p-success = réussite
    .about = chance de se déplacer
    .short = chance de passer
advice-p-tie = nouvelle égalité
    .about = chance d’une nouvelle égalité
    .short = nouvelle égalité

## The map in a terminal

screen-battle = Bataille
screen-unseen =
    { $count ->
        [one] { $count } caché
       *[other] { $count } cachés
    }
screen-fallen = tombé
screen-no-shipyard = sans chantier naval
screen-all-but = toutes les zones sauf : { $zones }
screen-baltic = Flotte de la Baltique
screen-key-zone = zone clef : points selon le nombre contrôlé

## Texte non compris

unreadable-unknown-ship = Le navire « { $word } » n’existe pas.
unreadable-unknown-zone = La zone maritime « { $word } » n’existe pas.
unreadable-unknown-port = Le port « { $word } » n’existe pas.
unreadable-unknown-place = Il n’y a ni zone maritime ni port « { $word } ».
unreadable-unknown-space = La case « { $word } » n’existe pas sur la piste.
unreadable-unknown-switch = Au lieu de « { $word } », écrivez « on » (oui) ou « off » (non).

## Libellés

label-turn-of = Tour { $turn } sur { $turns }
label-control-points = Points de contrôle
label-initiative = Initiative
label-blockade = Blocus
label-supply = Réserve
label-sunk = Coulés
label-damaged = endommagé
label-intact = intact
label-firepower = Puissance de feu
label-speed = Vitesse
label-defence = Défense
label-anchorage = Rade
label-shipyard = Chantier naval
label-manchuria-track = Piste de Mandchourie
label-landing-box = Case de débarquement
label-convoy = Transport de troupes
label-dice = Dés
count-ships =
    { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }

## Mots de la vue, pour la vue en texte

view-cp = { label-control-points }
view-port = Rade :
view-yard = Chantier naval :
view-box = Arrive au tour
view-shipyard-lost = Port Arthur a perdu son chantier naval
view-fallen = Port Arthur est tombé
view-landed = Armées qui viennent de débarquer
view-boxes = Armées sur les cases de débarquement
view-spaces = Armées en Mandchourie
view-supply = Armées en réserve
view-squadrons = Escadres
view-battle = Bataille
view-choosing = Choisi jusqu’ici
view-first = Tire en premier
view-left = Coups restants
view-count = Navires
view-top = Navire du dessus
view-zone = Zone maritime

card-landed = Armées débarquées

## The legend of the board

legend-counter = Un navire : puissance de feu (en gras), vitesse et, sur sa face endommagée, sa défense, un losange par point.
legend-squadron = Une escadre : nombre de navires, puissance de feu totale et, après la flèche, vitesse du plus lent. Le disque brun compte les navires endommagés.
legend-port = Un port : navires au mouillage, en brun combien sont endommagés, et navires au chantier naval.
legend-worth = Ce que rapporte le contrôle d’une mer : au Japon, puis à la Russie.
legend-star = Une mer clé : plus un camp en contrôle, plus il marque de points.
legend-box = Une case de débarquement : vide, et avec une armée en route pour la Mandchourie.
legend-blockade = Port-Arthur est sous blocus.
legend-control = La piste des points de contrôle : à gauche la Russie mène, à droite le Japon.
legend-turn = Un tour, et le nombre de navires russes qui y arrivent.

## What a hint gives as its reason

term-fleet = la force des flottes
term-danger = les navires en danger
term-seas = le contrôle des mers
term-landing = les armées débarquées
term-initiative = l’initiative
term-blockade = le blocus
term-reserve = les navires en réserve
term-rest = les points de contrôle

## Comment gagner, et conseils pour une première partie

guide-goal = Six tours décident de la guerre. À la fin, la Russie gagne si aucune armée japonaise n’est à Mukden. Sinon, c’est le marqueur des points de contrôle qui décide : qui est seul à avoir des navires dans une mer marque pour elle, et qui marque le plus tire le marqueur à soi. Les navires coulés ne comptent pas.
guide-sortie = 1. Le Japon sort le premier. Les navires intacts vont à deux mers, les endommagés seulement à une mer voisine. Une armée peut attendre sur chacune des deux cases de débarquement.
guide-answer = 2. La Russie l’a vu et répond depuis ses trois ports. Qui sera seul dans une mer marquera pour elle.
guide-operation = 3. Chaque camp lance un dé ; le plus élevé agit : déplacer une escadre ou livrer bataille. Pour se déplacer, le dé ne doit pas dépasser la vitesse du navire le plus lent. Des dés égaux achèvent la phase.
guide-battle = 4. Dans une bataille, l’escadre la plus rapide tire d’abord. Choisissez le nombre de dés : tant que leur somme ne dépasse pas votre puissance de feu, chaque dé est un coup au but, et des dés égaux sont en plus des coups critiques.
guide-scoring = 5. Score : Tsushima, la mer Jaune et la mer de Chine orientale valent ensemble 1, 3 ou 6. Les armées débarquent, sauf si la Russie est seule dans leur mer, et avancent vers Mukden.
guide-return = 6. Tout le monde rentre au port. Les navires au chantier naval sont réparés ; les navires russes dans un port qui n’en a pas en ressortent endommagés.

tip-sortie = Envoyez des navires en mer. Vous marquez pour chaque mer où vous êtes seul à la fin du tour ; Tsushima, la mer Jaune et la mer de Chine orientale comptent le plus. Cliquez sur des navires, puis sur une mer qui brille.
tip-army = Il vous faut une armée à Mukden, et il manque un seul pas. Placez une armée sur une case de débarquement et ne laissez pas la Russie seule dans cette mer.
tip-repair = L’Iwate est endommagé. Au chantier naval, il manque ce tour et sera intact au prochain ; ou il peut sortir maintenant vers une mer voisine.
tip-operation = Vous avez gagné le jet et pouvez faire une chose : déplacer une escadre, livrer bataille là où les deux camps ont des navires, ou passer. Si les deux passent, la phase s’achève ; passer est donc bon quand les mers sont comme vous les voulez.
tip-stuck = Un mouvement a échoué : le dé dépassait la vitesse du navire le plus lent. Les navires restent, et l’autre camp peut agir aussitôt.
tip-order = Vous avez l’initiative et tireriez en second. Vous pouvez la céder maintenant pour tirer d’abord ; les navires que vous coulez ne répondront pas.
tip-dice = Plus de dés peuvent donner plus de coups, mais leur somme ne doit pas dépasser votre puissance de feu. Les chiffres à côté de chaque choix disent combien de coups attendre.
tip-criticals = Des dés égaux vous ont donné des coups critiques. Vous les placez : endommagez des navires intacts, les plus forts d’abord. Les navires endommagés ne peuvent être coulés ainsi que s’il n’en reste aucun d’intact.
tip-hits = Vous êtes touché et décidez qui en souffre. Endommager un navire intact prend un coup ; couler un navire endommagé en prend autant que sa défense. Répartir les coups sauve souvent des navires.
tip-tie = Des dés égaux achèvent la phase, à moins que le détenteur de l’initiative ne les fasse relancer. Faites-le s’il vous reste quelque chose à faire ; le marqueur passe alors à l’ennemi.
tip-control = Les mers ont été comptées : la différence des deux totaux déplace le marqueur. Regardez quelles mers vous ont coûté des points et envoyez-y des navires au prochain tour.
tip-blockade = Pour un point, le blocus confine les navires de Port Arthur à la mer Jaune lors de leur prochaine sortie. Il en vaut la peine quand ils menacent vos convois.
tip-space = Une armée a débarqué. Mukden doit être à vous à la fin ; Hill 203 puis Port Arthur prennent à la Russie son port et ses navires.
