# Port Arthur in English. The scheme is described in show/text.py.

## The game

game-title = Port Arthur
game-about = Japan and Russia fight for the seas around Korea, 1904–1905: fleets sail, squadrons clash, armies land.
game-length = about an hour, six turns

## Sides

seat-japan = Japan
    .adj = Japanese
seat-russia = Russia
    .adj = Russian

## Places: names are data, these are their forms in a sentence

zone-yellow-sea = Yellow Sea
    .the = the Yellow Sea
    .to = to the Yellow Sea
    .from = from the Yellow Sea
    .in = in the Yellow Sea
zone-east-china-sea = East China Sea
    .the = the East China Sea
    .to = to the East China Sea
    .from = from the East China Sea
    .in = in the East China Sea
zone-sea-of-japan = Sea of Japan
    .the = the Sea of Japan
    .to = to the Sea of Japan
    .from = from the Sea of Japan
    .in = in the Sea of Japan
zone-pacific-ocean = Pacific Ocean
    .the = the Pacific Ocean
    .to = to the Pacific Ocean
    .from = from the Pacific Ocean
    .in = in the Pacific Ocean
zone-philippine-sea = Philippine Sea
    .the = the Philippine Sea
    .to = to the Philippine Sea
    .from = from the Philippine Sea
    .in = in the Philippine Sea
zone-tsushima = Tsushima
    .in = off Tsushima
space-yalu = Yalu
    .the = the Yalu
switch-on = { on }
switch-off = { off }

## Classes of ships

class-battleship = battleship
class-old-battleship = old battleship
class-armoured-cruiser = armoured cruiser
class-protected-cruiser = protected cruiser
class-coast-defence-ship = coast defence ship

## Phases

phase-raid = Raid on Port Arthur
phase-sortie-japan = Japanese sortie
phase-sortie-russia = Russian sortie
phase-operations = Operations
phase-scoring = Scoring
phase-return = Return to port
phase-over = The war is over
cycle-passed = { $seat } has passed
cycle-failed = { $seat } failed its test

## What a player may do

do-done = Done
do-raid = Surprise { $ship }
do-spare = Spare { $ship }
do-sail = Sail { $ship } { $zone-to }
do-repair = Send { $ship } to the shipyard
do-stay = Keep { $ship } in port
do-embark = Ship an army { $zone-to }
do-disembark = Recall the army { $zone-from }
do-reroll = Use the initiative: roll again
do-accept = Let the phase end
do-pass = Pass
loss-ships = Ships that could still sail and stay in port: { $count }. They cannot sail later in this phase.
do-move = Move the squadron { $zone-from } { $place-to }
do-from = Put to sea { $port-from }
do-add = Take { $ship } along
do-drop = Leave { $ship } behind
do-to = Sail { $zone-to }
do-cancel = Choose another operation
do-battle = Give battle { $zone-in }
do-take-first = Use the initiative: fire first
do-stay-second = Fire second
do-fire =
    { $number ->
        [one] Fire with { $number } die
       *[other] Fire with { $number } dice
    }
do-crit = Critical hit on { $ship }
do-hit = { $ship } takes the hit
do-blockade =
    { $switch-id ->
        [on] Blockade Port Arthur
       *[off] No blockade
    }
do-land = Take { $space-the }
do-strike = { $ship } strikes a mine
do-return = { $ship } returns { $port-to }
do-return-all = The squadron { $zone-from } returns { $port-to }
do-top = Lay { $ship } on top { $zone-in }

## What a player is asked

ask-choose-raid =
    { $left ->
        [0] The ships are chosen. Confirm, or put one back.
        [one] Surprise one more ship of the Port Arthur fleet.
       *[other] Surprise { $left } more ships of the Port Arthur fleet.
    }
ask-sortie =
    { $seat-id ->
        [japan] Sortie: send ships to sea or to the shipyard, and armies to the landing boxes.
       *[other] Sortie: send ships to sea or to the shipyard.
    }
ask-choose-reroll = The dice are equal. Use the initiative to roll them again, or let the phase end.
ask-choose-operation = Choose an operation: a move or a battle. Or pass.
ask-choose-ships =
    { $count ->
        [0] Choose the ships that put to sea { $port-from }.
        [one] { $count } ship chosen { $port-in }, speed { $speed }. Choose more ships, or where to go.
       *[other] { $count } ships chosen { $port-in }, speed { $speed }. Choose more ships, or where to go.
    }
ask-choose-order = The enemy would fire first { $zone-in }. Use the initiative to fire first?
ask-choose-dice = Your squadron { $zone-in } has firepower { $firepower }. How many dice do you fire with?
ask-choose-criticals =
    { $left ->
        [0] The critical hits are assigned. Confirm.
        [one] Assign { $left } critical hit { $zone-in }.
       *[other] Assign { $left } critical hits { $zone-in }.
    }
ask-choose-hits =
    { $left ->
        [0] The hits are assigned. Confirm.
        [one] Your squadron { $zone-in } must take { $left } hit.
       *[other] Your squadron { $zone-in } must take { $left } hits.
    }
ask-choose-blockade =
    { $placed ->
        [0] Blockade Port Arthur? It costs { $cost } CP.
       *[other] Keep up the blockade of Port Arthur? It costs { $cost } CP.
    }
ask-choose-space = An army has landed. Choose the space it takes on the Manchuria track.
ask-choose-strikes =
    { $left ->
        [0] The ships are chosen. Confirm, or put one back.
        [one] Choose one more of your ships that strikes a mine.
       *[other] Choose { $left } more of your ships that strike mines.
    }
ask-choose-return = Choose where each ship returns to. Ships you do not assign take the first port offered.

wait-choose-raid = Waiting for { $seats }: raid on Port Arthur
wait-sortie = Waiting for { $seats }: sortie
wait-choose-reroll = Waiting for { $seats }: use of the initiative
wait-choose-operation = Waiting for { $seats }: operation
wait-choose-ships = { wait-choose-operation }
wait-choose-order = Waiting for { $seats }: order of fire
wait-choose-dice = Waiting for { $seats }: number of dice
wait-choose-criticals = Waiting for { $seats }: critical hits
wait-choose-hits = Waiting for { $seats }: hits taken
wait-choose-blockade = Waiting for { $seats }: blockade
wait-choose-space = Waiting for { $seats }: landing
wait-choose-strikes = Waiting for { $seats }: ships striking mines
wait-choose-return = Waiting for { $seats }: return to port

## What happened

event-raid-die =
    { $ships ->
        [0] Raid on Port Arthur: die { $die }, no ship is surprised.
        [one] Raid on Port Arthur: die { $die }, { $ships } ship is surprised.
       *[other] Raid on Port Arthur: die { $die }, { $ships } ships are surprised.
    }
event-raided = { $ship } is torpedoed and lies in the shipyard of Port Arthur.
event-turn-begins = Turn { $turn } begins.
event-initiative-to-russia = The initiative goes to Russia.
event-arrived = The Baltic Fleet reaches { $port-the }: { $ships }.
event-sailed = { $ship } sails { $zone-to }.
event-repairing = { $ship } enters the shipyard { $port-in }.
event-stayed = { $ship } stays { $port-in }.
event-embarked = Japan ships an army { $zone-to }.
event-disembarked = Japan recalls the army { $zone-from }.
event-sortie-over = { $seat } ends its sortie.
event-squadron-seen =
    { $count ->
        [one] { $seat } has { $count } ship { $zone-in }: { $ship }.
       *[other] { $seat } has { $count } ships { $zone-in }, { $ship } on top.
    }
event-left-port = Put to sea { $port-from }: { $ships }.
event-cycle = Operations dice: Japan { $japan }, Russia { $russia }.
event-tie-accepted = { $seat } keeps the initiative; the operations are over.
event-rerolled = { $seat } hands over the initiative; the dice are rolled again.
event-passed = { $seat } passes.
event-passed-idle = { $seat } has no operation and passes.
event-operations-over = Both sides have passed; the operations are over.
event-moved = The { $seat-adj } squadron moves { $from-from } { $to-to } (speed { $speed }, die { $die }).
event-stuck = The { $seat-adj } squadron { $from-in } fails to move { $to-to } (speed { $speed }, die { $die }).
event-put-to-sea =
    { $ships-count ->
        [one] { $ships } sails { $port-from } { $zone-to } (speed { $speed }, die { $die }).
       *[other] { $ships } sail { $port-from } { $zone-to } (speed { $speed }, die { $die }).
    }
event-kept-in-port =
    { $ships-count ->
        [one] { $ships } fails to sail { $port-from } { $zone-to } (speed { $speed }, die { $die }).
       *[other] { $ships } fail to sail { $port-from } { $zone-to } (speed { $speed }, die { $die }).
    }
event-battle = { $seat } gives battle { $zone-in }.
event-revealed = The { $seat-adj } squadron: { $ships }.
event-order-of-fire = { $seat } fires first (speed: Japan { $japan }, Russia { $russia }).
event-took-first = { $seat } uses the initiative and fires first.
event-fired =
    { $seat } fires with firepower { $firepower } and rolls { $dice }: { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $criticals ->
        [0] { "" }
        [one] { " and " }{ $criticals } critical hit
       *[other] { " and " }{ $criticals } critical hits
    }.
event-damaged = { $ship } is damaged.
event-sunk = { $ship } sinks.
event-battle-over = The battle { $zone-in } is over.
event-control = Control of the seas: Japan { $japan } CP, Russia { $russia } CP.
event-marker =
    { $japan ->
        [0]
            { $russia ->
                [0] { $seat } gains { $gain } CP; the marker stands in the centre.
               *[other] { $seat } gains { $gain } CP; the marker stands at Russia { $russia }.
            }
       *[other] { $seat } gains { $gain } CP; the marker stands at Japan { $japan }.
    }
event-blockade-on = Japan blockades Port Arthur.
event-blockade-kept = Japan keeps up the blockade of Port Arthur.
event-blockade-off = The blockade of Port Arthur is lifted.
event-convoy-sunk = Russia sinks the convoy { $zone-in }.
event-landed = The Japanese army takes { $space-the }.
event-army-returned = There is no space for the landed army; it goes back to the supply.
event-shipyard-lost = Port Arthur loses its shipyard.
event-fortress-fell = Port Arthur falls.
event-siping-die = Siping: Japan rolls { $die }.
event-repaired = Repaired { $port-in }: { $ships }.
event-mine-die =
    { $ships ->
        [0] Mines: { $seat } rolls { $die } against speed { $speed }; no ship strikes a mine.
        [one] Mines: { $seat } rolls { $die } against speed { $speed }; { $ships } ship strikes a mine.
       *[other] Mines: { $seat } rolls { $die } against speed { $speed }; { $ships } ships strike mines.
    }
event-mined = { $ship } strikes a mine.
event-survival-die = { $ship } after the mine: die { $die }, defence { $defence }.
event-returned =
    { $ships-count ->
        [one] { $ships } returns { $port-to }.
       *[other] { $ships } return { $port-to }.
    }
event-neglected =
    { $ships-count ->
        [one] { $ships } is damaged by neglect { $port-in }.
       *[other] { $ships } are damaged by neglect { $port-in }.
    }
event-topped = { $ship } now lies on top { $zone-in }.
event-russia-keeps-mukden = No Japanese army stands in Mukden: Russia wins.
event-won = { $seat } wins with { $lead } CP.
event-drawn = The marker stands in the centre: the game is a draw.

## How the game ended

ending-PA-4-5 = Russia wins: no Japanese army stands in Mukden.
ending-PA-4-6-japan = Japan wins on control points.
ending-PA-4-6-russia = Russia wins on control points.
ending-PA-4-6-draw = The game is a draw: the control points are even.

## Why something is not allowed

refuse-PA-1-2 = That ship belongs to the other side.
refuse-PA-1-5 = That ship is already there.
refuse-PA-1-7 = No army is left in the supply.
refuse-PA-2-7 = Port Arthur has fallen and is no port any more.
refuse-PA-2-9 = Only Tsushima and the Yellow Sea have a landing box.
refuse-PA-3-5 = That ship is not in this game.
refuse-PA-5-3 = That ship has not arrived yet.
refuse-PA-5-4 = Now is the time for sorties, repairs and army placements only.
refuse-PA-5-8 = A damaged ship may sail only to a zone adjacent to its port.
refuse-PA-5-9 = That zone is too far: an intact ship sails to a zone adjacent to its port, or one zone beyond.
refuse-PA-5-11 = Under the blockade ships from Port Arthur may sail only to the Yellow Sea.
refuse-PA-5-12 = Only a ship in an anchorage takes part in a sortie.
refuse-PA-5-13 = That port has no shipyard.
refuse-PA-5-14 = Only a damaged ship may enter a shipyard.
refuse-PA-5-16 = Only Japan ships armies, at most one to each landing box.
refuse-PA-5-17 = There is no army on that landing box to take back.
refuse-PA-6-3 = Choose a move, a battle, or pass.
refuse-PA-6-4 = The dice are equal: roll them again or let the phase end.
refuse-PA-6-14 = You have no squadron there.
refuse-PA-6-17 = A squadron moves only to an adjacent zone.
refuse-PA-6-18 = A squadron enters only an adjacent port of its own side that is still a port.
refuse-PA-6-19 = Only ships in the anchorage of the port put to sea, and only to a zone adjacent to it.
refuse-PA-6-20 = A ship in the shipyard cannot put to sea.
refuse-PA-7-1 = A battle needs ships of both sides in the zone.
refuse-PA-7-6 = Decide whether to use the initiative to fire first.
refuse-PA-7-9 = Choose how many dice to fire with; you cannot decline to fire.
refuse-PA-7-15 = The hits must be assigned now: critical hits by the firing side, the others by the side that was hit.
refuse-PA-7-16 = A critical hit must go to an enemy ship in this battle.
refuse-PA-7-17 = A critical hit sinks a damaged ship only when no intact ship is left in the squadron.
refuse-PA-7-18 = Every critical hit must be used as long as there is a target.
refuse-PA-7-19 = Hits go to your own ships in this battle.
refuse-PA-7-22 = All hits must be used as long as the squadron has ships.
refuse-PA-7-24 = That ship has been sunk.
refuse-PA-8-7 = Decide about the blockade of Port Arthur.
refuse-PA-8-15 = An army takes an empty space whose preceding spaces are occupied.
refuse-PA-8-18 = An army stands on that space already and stays there.
refuse-PA-9-4 = Ships from that zone do not return to that port.
refuse-PA-9-5 = Only ships at sea that have a choice of ports are assigned, one by one or by squadron as agreed.
refuse-PA-11-3 = Choose exactly as many ships of the Port Arthur fleet as the die allows.
refuse-PA-11-6 = Choose exactly as many of your ships in the Yellow Sea as strike mines, all different.
refuse-PA-12-1 = Only in fog of war, and only for your own squadron, can you choose the top ship.
refuse-PA-H-4 = That ship lies on top already.
refuse-PA-R-7 = A damaged ship may be sunk below its defence only when nothing else can take the hits.

## Lessons

lesson-movement = A move at sea
lesson-movement-about = Speed, the die, and what a failed move gives the enemy.
lesson-movement-start = A Russian squadron (Rossia, Gromoboi, Rurik) and a Japanese one (Asama, Tokiwa) lie in the Sea of Japan. Russia is active. The speed of a squadron is that of its slowest ship: 5.
lesson-movement-fails = Russia sends its squadron to the Pacific Ocean. One die decides: it must not be higher than the speed. It shows 6, so the ships stay, and Japan may act at once.
lesson-movement-battle = Japan uses the chance and attacks in the same sea. Both squadrons have speed 5, and with equal speeds the defender fires first: Russia chooses how many dice it rolls.

lesson-battle = A naval battle
lesson-battle-about = Who fires first, dice against firepower, critical and normal hits.
lesson-battle-start = Six Japanese armoured cruisers face five Russian ships in the Yellow Sea; all are intact. Being in the same sea is not yet a battle: the active side must choose it.
lesson-battle-order = Japan attacks. Its squadron has speed 5, the Russian one 4: the faster fires first. The Japanese ships have a firepower of 28 together. The table shows what each number of dice would bring.
lesson-battle-fire = Six dice: 1, 1, 2, 4, 4, 5. Their sum is 17, not more than 28, so every die is a hit: six normal hits. Two pairs, the ones and the fours, are two critical hits besides.
lesson-battle-critical = Critical hits come first, and who fired places them. Tsesarevich turns to its damaged side. It cannot be hit so again while the squadron has intact ships.
lesson-battle-critical-two = The second critical hit damages Retvizan. Now the firing side is done.
lesson-battle-normal = The six normal hits are placed by the side that was hit. To damage an intact ship takes one hit, to sink a damaged one as many as its defence.
lesson-battle-damage = Poltava is damaged: one hit.
lesson-battle-damage-two = Diana is damaged: the second hit.
lesson-battle-damage-three = Sevastopol is damaged: the third hit. Three are left.
lesson-battle-sinking = Poltava again: its defence is 3, so the last three hits sink it. It leaves the battle at once and will not fire.
lesson-battle-answer = Now Russia fires with what is left: Tsesarevich, Retvizan and Sevastopol with 6 each, Diana with 1. The firepower is 19.
lesson-battle-too-many = Six dice again: 4, 4, 5, 5, 5, 6. The sum 29 is more than 19. Then only the highest dice count as long as they stay below the firepower: 6, 5 and 5 are 16, another 5 would be 21. Three normal hits, no critical ones.
lesson-battle-yakumo = Japan places the hits and lets Yakumo take the first one: it is damaged.
lesson-battle-sunk = The other two sink Yakumo, whose defence is 2. The other ships stay intact.
lesson-battle-end = Both have fired, and the battle is over, although ships of both sides are left. A new cycle begins with a die for each side: 2 for Japan, 5 for Russia, so Russia is active.

## Options

option-extra_ships = Additional ships
option-extra_ships-about = Hatsuse, Yashima and Petropavlovsk join the fleets.
value-extra_ships-off = { off }
value-extra_ships-on = { on }
option-opening_raid = Raid on Port Arthur
option-opening_raid-about = Before the first turn Japanese torpedo boats surprise up to three ships of the Port Arthur fleet.
value-opening_raid-off = { off }
value-opening_raid-on = { on }
option-mines = Mines
option-mines-about = Under the blockade, ships that return from the Yellow Sea may strike mines.
value-mines-off = { off }
value-mines-on = { on }
option-hidden_threat = Hidden threat
option-hidden_threat-about = The whole variant: additional ships, raid on Port Arthur and mines.
value-hidden_threat-off = { off }
value-hidden_threat-on = { on }
option-fog_of_war = Fog of war
option-fog_of_war-about = Of an enemy squadron you see only the top ship and the number of ships.
value-fog_of_war-off = { off }
value-fog_of_war-on = { on }
option-zone_points = Control points of zones
option-zone_points-about = What the Sea of Japan and the Philippine Sea are worth.
value-zone_points-graduated = the farther from Vladivostok, the more for Russia
value-zone_points-sea_of_japan_1_3 = Sea of Japan: Japan 1, Russia 3
value-zone_points-philippine_1_3 = Philippine Sea: Japan 1, Russia 3
option-manchuria_layout = Manchuria track
option-manchuria_layout-about = Whether the track forks after Liaoyang or is a single line.
value-manchuria_layout-fork = it forks
value-manchuria_layout-sequence = a single line
option-partial_hits = Hits of a roll above the firepower
option-partial_hits-about = Whether the highest dice must stay below the firepower or may also reach it.
value-partial_hits-strict = below the firepower
value-partial_hits-inclusive = up to the firepower
option-underpayment = Sinking a ship with fewer hits than its defence
option-underpayment-about = Whether the owner may sink a damaged ship with too few hits at any time, or only when nothing else can take them.
value-underpayment-free = at any time
value-underpayment-forced_only = only when forced
option-blockade_at_limit = Blockade when Russia has 5 CP
option-blockade_at_limit-about = Whether a blockade that cannot be paid for is lifted or stays free of charge.
value-blockade_at_limit-lift = it is lifted
value-blockade_at_limit-keep_free = it stays, free of charge
option-return_choice = Choice of the port of return
option-return_choice-about = Whether Russia chooses the port for each ship or for each squadron.
value-return_choice-per_ship = for each ship
value-return_choice-per_squadron = for each squadron
option-act_after_pass = Acting after a pass
option-act_after_pass-about = Whether a side that passed may act after all when the other side’s movement test fails.
value-act_after_pass-no = { no }
value-act_after_pass-yes = { yes }

## The board of the page

board-battle = Battle: { $zone }
board-label = { $label }:
board-first = fires first
board-volley = { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $criticals ->
        [0] { "" }
        [one] { " + " }{ $criticals } critical
       *[other] { " + " }{ $criticals } critical
    }
board-report = Report of the battle: { $zone }
board-within = Sum within { $firepower }
board-hits = Hits
board-criticals = Critical hits
board-with-criticals = with critical hits
board-lost = Ships sunk
board-select-all = Select all
board-select-first = Click ships, then a sea that glows.
board-select-then = Now click a sea that glows ({ $count }).
board-both-faces = Both faces
board-close = Close
board-hidden = { $count ->
    [one] One more ship lies hidden in the fog.
   *[other] { $count } more ships lie hidden in the fog.
}
board-port = { $port }: at anchor { $ships }, { $damaged } of them damaged, in the shipyard { $yard }
board-squadron = { $side }, { $zone }: { $count ->
    [one] one ship
   *[other] { $count } ships
}
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zone = { $zone }: control scores { $japan } for Japan, { $russia } for Russia
board-zone-key = { $zone }: a key sea

## Figures that help to choose, as headings

advice-p-within = within firepower
    .about = chance to stay within the firepower
    .short = sum within firepower
advice-expected-hits = hits on average
    .about = expected hits
    .short = average hits
advice-expected-criticals = critical hits on average
    .about = expected critical hits
    .short = critical
advice-expected-lost = ships sunk on average
    .about = expected enemy ships lost
    .short = sunk
advice-p-success = success
    .about = chance to move
    .short = chance to move
advice-p-tie = another tie
    .about = chance of another tie
    .short = another tie

## The map in a terminal

screen-battle = Battle
screen-unseen = { $count } unseen
screen-fallen = fallen
screen-no-shipyard = no shipyard
screen-all-but = all zones except: { $zones }
screen-baltic = Baltic Fleet
screen-key-zone = key zone: points by how many of them a side controls

## Text that is not understood

unreadable-unknown-ship = There is no ship “{ $word }”.
unreadable-unknown-zone = There is no sea zone “{ $word }”.
unreadable-unknown-port = There is no port “{ $word }”.
unreadable-unknown-place = There is no sea zone or port “{ $word }”.
unreadable-unknown-space = There is no space “{ $word }” on the track.
unreadable-unknown-switch = “{ $word }” must be “on” or “off”.

## Labels

label-turn-of = Turn { $turn } of { $turns }
label-control-points = Control points
label-initiative = Initiative
label-blockade = Blockade
label-supply = Supply
label-sunk = Sunk
label-damaged = damaged
label-intact = intact
label-firepower = Firepower
label-speed = Speed
label-defence = Defence
label-anchorage = Anchorage
label-shipyard = Shipyard
label-manchuria-track = Manchuria track
label-landing-box = Landing box
label-convoy = Convoy
label-dice = Dice
count-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

## Words of the view, for the text view

view-cp = { label-control-points }
view-port = Anchorage of
view-yard = Shipyard of
view-box = Arrives on turn
view-shipyard-lost = Port Arthur has lost its shipyard
view-fallen = Port Arthur has fallen
view-landed = Armies just landed
view-boxes = Armies on landing boxes
view-spaces = Armies in Manchuria
view-supply = Armies in the supply
view-squadrons = Squadrons
view-battle = Battle
view-choosing = Chosen so far
view-first = Fires first
view-left = Hits left
view-count = Ships
view-top = Top ship
view-zone = Sea zone

card-landed = Armies landed

## The legend of the board

legend-counter = A ship: firepower (bold), speed, and on its damaged side its defence, one diamond for each point.
legend-squadron = A squadron: number of ships, firepower together, and after the arrow the speed of the slowest. The brown disc counts damaged ships.
legend-port = A port: ships at anchor, in brown how many of them are damaged, and ships in the shipyard.
legend-worth = What control of a sea scores: for Japan, then for Russia.
legend-star = A key sea: the more of them a side controls, the more points it scores.
legend-box = A landing box: empty, and with an army on its way to Manchuria.
legend-blockade = Port Arthur is blockaded.
legend-control = The track of control points: to the left Russia leads, to the right Japan.
legend-turn = A turn, and how many Russian ships arrive in it.

## What a hint gives as its reason

term-fleet = the strength of the fleets
term-danger = ships in danger
term-seas = control of the seas
term-landing = armies landed
term-initiative = the initiative
term-blockade = the blockade
term-reserve = ships still in hand
term-rest = control points

## How to win, and tips of a first game

guide-goal = Six turns decide the war. At the end, Russia wins if no Japanese army stands in Mukden. Otherwise the marker of the control points decides: who has ships alone in a sea scores for it, and who scores more pulls the marker over. Ships sunk count for nothing.
guide-sortie = 1. Japan sails first. Intact ships reach two seas, damaged ones only a neighbouring sea. One army may wait in each of the two landing boxes.
guide-answer = 2. Russia has seen that and answers from its three ports. Who is alone in a sea will score for it.
guide-operation = 3. Each side rolls a die; the higher one acts: move a squadron, or fight. To move, a die must not exceed the speed of the slowest ship. Equal dice end the phase.
guide-battle = 4. In a battle the faster squadron fires first. Choose how many dice: as long as their sum is not above your firepower, each die is a hit, and equal dice are critical hits besides.
guide-scoring = 5. Scoring: Tsushima, the Yellow Sea and the East China Sea are worth 1, 3 or 6 together. Armies land unless Russia alone holds their sea, and march on towards Mukden.
guide-return = 6. Everybody returns to port. Ships in a shipyard are repaired; Russian ships in a port without one come out damaged.

tip-sortie = Send ships to sea. You score for every sea in which only you have ships at the end of the turn; Tsushima, the Yellow Sea and the East China Sea count most. Click ships, then a sea that glows.
tip-army = You need an army in Mukden, and it is one step away. Put an army into a landing box and keep Russia from being alone in that sea.
tip-repair = Iwate is damaged. In the shipyard it misses this turn and is intact in the next; or it may sail now to a neighbouring sea.
tip-operation = You won the die and may do one thing: move a squadron, fight where both have ships, or pass. If both pass, the phase ends, so passing is good when the seas are as you want them.
tip-stuck = A move failed: the die was above the speed of the slowest ship. The ships stay, and the other side may act at once.
tip-order = You hold the initiative and would fire second. You may give it away now to fire first; ships sunk by you cannot fire back.
tip-dice = More dice may bring more hits, but the sum must not exceed your firepower. The figures beside each number say how many hits to expect.
tip-criticals = Equal dice gave you critical hits. You place them: damage intact ships, the strong ones first. Damaged ships can be sunk so only when none is intact.
tip-hits = You were hit and decide who suffers. Damaging an intact ship takes one hit; sinking a damaged one takes as many as its defence. Spreading the hits often saves ships.
tip-tie = Equal dice end the phase unless who holds the initiative has them rolled again. Ask for it if you still have something to do; the marker then goes to the enemy.
tip-control = The seas were counted: the difference of both totals moves the marker. Look which seas cost you points and send ships there next turn.
tip-blockade = For one point, the blockade confines the ships of Port Arthur to the Yellow Sea in their next sortie. It is worth it when they threaten your convoys.
tip-space = An army has landed. Mukden must be yours at the end; Hill 203 and then Port Arthur take harbour and ships from Russia.
