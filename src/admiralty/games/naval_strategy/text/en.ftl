# Naval Strategy in English. The scheme is described in show/text.py. Names of ships and goods are data.

## The game

game-title = Naval Strategy
game-about = Teams command fleets and give their orders at the same time; an organiser leads the week.
game-length = half an hour; a camp week takes days
game-players = 2 to 6 teams
page-role-member-about = You see what your team sees and may order new ships.

## Teams and things

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black
seat-organiser = Organiser
type-schooner = schooner
type-brig = brig
type-frigate = frigate
type-galleon = galleon
enhancement-hull = hull reinforcement
enhancement-chain-shot = chain shot
enhancement-cannons = extra cannons
enhancement-mortar = howitzer
enhancement-ram = ram
enhancement-heavy-ball = heavy ball
source-plantation = plantation
source-wreck = wreck
heading-0 = north
heading-1 = north-east
heading-2 = south-east
heading-3 = south
heading-4 = south-west
heading-5 = north-west
outcome-won = won
outcome-lost = lost
outcome-cancelled = cancelled
step-plus-1 = +1
step-plus-10 = +10
step-plus-100 = +100
step-minus-1 = −1
step-minus-10 = −10
step-minus-100 = −100
order-forward = forward
order-left = turn left
order-right = turn right
order-volley-left = volley to port
order-volley-right = volley to starboard
order-chain-left = chain volley to port
order-chain-right = chain volley to starboard
order-heavy-left = heavy-ball volley to port
order-heavy-right = heavy-ball volley to starboard
order-assault = frontal assault
order-howitzer = howitzer shot
order-load = loading
order-buy = purchase
order-sell = sale
order-unload = unloading
order-fit = new enhancement
order-mend = repair of an enhancement
order-upgrade = upgrade
order-repair = repair
order-downgrade = downgrade
order-boss = boss fight
order-withdraw = withdrawal
change-cargo = cargo
change-place = place
change-heading = facing
change-hit-points = hit points
change-experience = experience
change-points = points
change-type = type
change-enhancement = enhancement
change-chain = chain mark
change-destroyed = destroyed
change-revived = repaired
change-stores = treasury and store
change-wreck = wreck
change-stock = stock
change-prices = prices
change-orders = orders, by decree
change-unseen = something that is not shown
boss-own-1 = Organiser’s boss 1
boss-own-2 = Organiser’s boss 2
boss-own-3 = Organiser’s boss 3

## Phases

phase-facing = Start facings
phase-planning = Planning
phase-evaluation = Evaluation
phase-intervention = Between turns
phase-over = The week is over

## What a player may do

do-forward = { $ship }: forward
do-left = { $ship }: turn left
do-right = { $ship }: turn right
do-volley-left = { $ship }: volley to port (left)
do-volley-right = { $ship }: volley to starboard (right)
do-chain-left = { $ship }: chain volley to port (left)
do-chain-right = { $ship }: chain volley to starboard (right)
do-heavy-left = { $ship }: heavy-ball volley to port (left)
do-heavy-right = { $ship }: heavy-ball volley to starboard (right)
do-assault = { $ship }: frontal assault
do-howitzer = { $ship }: howitzer at { $tile }
do-load = { $ship }: load from the { $source }
do-buy = { $ship }: buy goods
do-sell = { $ship }: sell goods
do-unload = { $ship }: unload
do-fit = { $ship }: buy { $enhancement }
do-mend = { $ship }: repair { $enhancement }
do-upgrade = { $ship }: upgrade
do-repair = { $ship }: repair
do-downgrade = { $ship }: downgrade
do-boss = { $ship }: fight { $boss }
do-withdraw = { $ship }: withdraw from the arena
do-add = { $ship }: add { $lot }
do-add-hold = { $ship }: add from the hold { $lot }
do-undo-order = { $ship }: take the last order back
do-clear = { $ship }: take all orders back
do-report = { $ship }: report the turn
do-reopen = { $ship }: reopen the turn
do-ready = Team is ready
do-not-ready = Not ready yet
do-build = Build a { $type } in { $port }
do-equip = Ship on order { $number }: add { $enhancement }
do-point = Ship on order { $number }: face { $heading }
do-cancel = Cancel ship on order { $number }
do-evaluate = Evaluate the turn
do-heading = { $ship }: face { $heading }
do-continue = Go on
do-close-day = Close the day
do-end-week = End the week
do-result = Fight of { $seat }: { $outcome }
do-free-repair = { $ship }: repair free of charge
do-edit-ship = Change { $ship }
do-edit-team = Change team { $seat }
do-edit-sea = Change a tile
do-edit-prices = Change prices
do-choose = Tile { $tile }
do-give = Add { $lot }
do-take = Take away { $lot }
do-grow = Plantation: add { $lot }
do-reap = Plantation: take away { $lot }
do-put = Put on { $tile }
do-turn-to = Face { $heading }
do-hit-points = Hit points { $step }
do-experience = Experience { $step }
do-points = Points { $step }
do-retype = Make it a { $type }
do-enhance = Change { $enhancement }: none, working, broken
do-chain-mark = Set or remove the chain mark
do-destroy = Destroy
do-revive = Repair
do-ask-price = Purchase price of { $commodity } { $step }
do-pay-price = Selling price of { $commodity } { $step }
do-done = Done
do-edit-fleet = Change a ship
do-calendar = Close the day or the week
do-decree = { $ship }: plan by decree, whatever the rules and the cost
do-lift = { $ship }: lift the decree, orders are forgotten
do-call-in = Call in the late team { $seat }
do-launch = Give it a { $type } in { $port }
do-edit-boss = Make or change { $boss }
do-model = Make it like { $boss }
do-guns = Guns { $step }
do-speed = Speed { $step }
do-scrap = Take this boss away
do-stay = { $ship } stays
loss-idle = No orders this turn: { $things }.
loss-unfinished = An order names no goods yet and will be dropped: { $things }.
loss-arena = The fight in the arena still waits for a report: { $things }. It goes on beside the turn at sea and is not skipped.
loss-teams = Not all ships have reported: { $things }.

## What is asked

ask-choose-facing = Choose how your ships face before the first turn.
ask-planning =
    { $left ->
        [0] All your ships have reported.
        [one] Give your orders; { $left } of your ships has not reported.
       *[other] Give your orders; { $left } of your ships have not reported.
    }
ask-planning-organiser =
    { $left ->
        [0] All ships have reported.
        [one] { $left } ship has not reported.
       *[other] { $left } ships have not reported.
    }
ask-intervene = Before turn { $turn }: change something, or go on.
ask-choose-tile = Which tile is to be changed?
ask-choose-end = Day { $day }: close the day, or the whole week?
ask-choose-ship = Which ship is to be changed?
ask-edit-tile = Tile { $tile }: what lies there?
ask-edit-ship = Change { $ship }.
ask-edit-team = Change team { $seat }.
ask-edit-prices = Change the prices of the ports.
ask-edit-boss = { $boss }: like which boss, and how strong?
ask-settle-ties = Equal ships want one tile: which of them stays?
wait-choose-facing = Waiting for { $seats }: start facings
wait-planning = Waiting for { $seats }: planning
wait-intervene = Waiting for { $seats }
wait-choose-tile = Waiting for { $seats }: changes
wait-choose-end = Waiting for { $seats }: changes
wait-choose-ship = Waiting for { $seats }: changes
wait-edit-tile = Waiting for { $seats }: changes
wait-edit-ship = Waiting for { $seats }: changes
wait-edit-team = Waiting for { $seats }: changes
wait-edit-prices = Waiting for { $seats }: changes
wait-edit-boss = Waiting for { $seats }: changes
wait-settle-ties = Waiting for { $seats }: a tie is being settled

## What happened

event-turn-begins = Turn { $turn } begins (day { $day }).
event-dropped = { $ship }: { $order } is dropped, it is no longer possible.
event-unpaid = { $ship }: { $order } is skipped, it cannot be paid.
event-fitted = { $ship } gets: { $enhancement }.
event-mended = { $ship }: { $enhancement } works again.
event-upgraded = { $ship } is now a { $type }.
event-downgraded = { $ship } sails again as a { $type }.
event-revived = { $ship } is repaired and has { $left } hit points.
event-repaired = { $ship } is repaired: { $left } hit points.
event-fired = { $ship } fires from { $tile }: { $order }.
event-hit = { $ship } hits { $target } for { $points }; { $left } left.
event-chained = { $ship } chains { $target }: no forward next turn.
event-missed = { $ship } charges, but nobody is there.
event-parried = { $ship } charges { $target } bow to bow: nothing happens.
event-advanced = { $ship } advances to { $tile }.
event-aground = { $ship } runs aground at { $tile }.
event-sailed = { $ship } is at { $tile }, facing { $heading }.
event-collided = Collision on { $tile }: { $ship } stays; back: { $back }.
event-tie-drawn = Tie on { $tile } between { $among }: by lot { $ship } stays.
event-tie-settled = Tie on { $tile } between { $among }: the organiser decides that { $ship } stays.
event-damaged = { $ship } takes { $points } in the collision; { $left } left.
event-shelled = { $ship }: a howitzer shot lands on { $tile }.
event-unreached = { $ship } was thrown back: { $order } is not done.
event-loaded = { $ship } loads: money { $money }, metal { $metal }, wood { $wood }, cloth { $cloth }, rum { $rum }.
event-sold = { $ship } sells metal { $metal }, wood { $wood }, cloth { $cloth }, rum { $rum } for { $income }.
event-bought = { $ship } buys wood { $wood }, cloth { $cloth } for { $cost }.
event-unloaded = { $ship } unloads: money { $money }, metal { $metal }, wood { $wood }, cloth { $cloth }, rum { $rum }.
event-traded = { $ship } trades.
event-sunk = { $ship } is destroyed at { $tile } and waits in { $port }.
event-wreck-gone = The wreck on { $tile } is gone.
event-wreck-found = A wreck has appeared on { $tile }.
event-launched = New ship: { $ship }, a { $type }, in { $port }.
event-repaired-free = { $ship } is repaired free of charge.
event-faced = { $ship } faces { $heading }.
event-fight-opened = { $boss } is challenged by { $ships }.
event-arena-turn = Arena, { $boss }: turn { $turn }.
event-boss-moved = { $ship } is at { $tile }.
event-dived = { $ship } dives and comes up at { $tile }.
event-arena-sunk = { $ship } is out of the fight.
event-withdrew = { $ship } leaves the arena.
event-boss-beaten = { $boss } is beaten! Point for: { $seats }.
event-fight-lost = { $boss } was not beaten.
event-fight-cancelled = The fight against { $boss } does not count.
event-rewarded = { $seat } is rewarded for { $boss }: experience { $experience }.
event-credited = { $seat } receives: money { $money }, metal { $metal }, wood { $wood }, cloth { $cloth }, rum { $rum }.
event-day-closed = Day { $day } is over.
event-standing = { $seat }: { $score }.
event-changed-ship = The organiser changes { $ship }: { $change }.
event-changed-team = The organiser changes team { $seat }: { $change }.
event-changed-tile = The organiser changes tile { $tile }: { $change }.
event-changed-prices = New prices of { $commodity }: purchase { $ask }, sale { $pay }.
event-changed-boss = { $boss } is like { $like }: hit points { $left }, guns { $guns }, speed { $speed }.
event-boss-scrapped = { $boss } is gone.
event-called-in = Team { $seat } joins the game.

## How the game ended

ending-NS-15-1 = { $winner } wins the week: most bosses beaten.
ending-NS-15-2 = The week is over: several teams share the first place.
ending-NS-R-19 = The week is over: the richest team wins.

## Why something is not allowed

refuse-NS-2-6 = Ships may not enter land.
refuse-NS-2-7 = Another ship is there already.
refuse-NS-2-23 = Change a price that ports have.
refuse-NS-2-35 = A plantation holds only wood, cloth and rum, up to its capacity.
refuse-NS-2-44 = A wreck may lie anywhere but on land, and it must hold something.
refuse-NS-3-3 = Only wood and cloth can be bought.
refuse-NS-3-6 = The hold has no space for that.
refuse-NS-3-20 = Orders are for your own ships.
refuse-NS-3-21 = The organiser changes something or goes on.
refuse-NS-3-22 = Nobody is left to be captain of another ship.
refuse-NS-4-1 = Not while planning.
refuse-NS-4-3 = Port actions come before all others; there is nothing else to take back.
refuse-NS-4-4 = The turn is reported; reopen it first.
refuse-NS-5-1 = Only a ship that starts the turn in a port can do that.
refuse-NS-5-2 = This ship cannot be changed so.
refuse-NS-5-3 = Only a ship that starts the turn in a port can fight a boss.
refuse-NS-5-4 = This type cannot carry it, or the ship has it already.
refuse-NS-6-3 = There is land or the edge of the map ahead.
refuse-NS-6-10 = As agreed, goods are sold from the store only: unload first.
refuse-NS-6-12 = That is possible only in a port.
refuse-NS-6-14 = There is no such source on this tile.
refuse-NS-6-15 = Name an amount that fits into the hold, once for each source.
refuse-NS-6-16 = That amount is not there, or nothing was named.
refuse-NS-7-11 = That tile is out of range.
refuse-NS-7-13 = The ship has no working enhancement for that.
refuse-NS-8-1 = The ship has no speed left.
refuse-NS-8-2 = No more forward steps this turn.
refuse-NS-8-3 = A galleon makes only one forward step a turn.
refuse-NS-8-4 = A galleon turns only once a turn.
refuse-NS-8-5 = The port side has fired already.
refuse-NS-8-6 = The starboard side has fired already.
refuse-NS-8-7 = All howitzer shots belong to one action, one for each howitzer.
refuse-NS-8-8 = Only one frontal assault a turn.
refuse-NS-8-9 = A heavy-ball volley is the only action of a turn.
refuse-NS-8-10 = A boss fight is the only action of a turn.
refuse-NS-8-11 = Attacks and trade do not go together in one turn.
refuse-NS-8-12 = The ship is chained: no forward this turn.
refuse-NS-8-13 = A destroyed ship must be repaired first.
refuse-NS-8-20 = No attacks from a port.
refuse-NS-8-22 = No assault on a port.
refuse-NS-8-23 = Howitzers may not aim at a port, nor off the map.
refuse-NS-11-9 = Only a destroyed ship larger than a schooner can be downgraded.
refuse-NS-12-1 = Ships are ordered by their own team while planning.
refuse-NS-12-2 = Treasury and store cannot pay for that.
refuse-NS-12-4 = There is no such ship on order.
refuse-NS-12-5 = That enhancement does not fit, or it is ordered already.
refuse-NS-13-5 = The ship is not damaged.
refuse-NS-14-5 = Your team has a fight already, or has beaten this boss.
refuse-NS-14-8 = Only a ship in the arena can withdraw, and that is its only action.
refuse-NS-14-9 = There is nothing to trade in the arena.
refuse-NS-16-1 = Credit or take something the team has.
refuse-NS-16-10 = Close the day, the week, or neither.
refuse-NS-L-21 = As agreed, this took effect at once and stays.
refuse-NS-L-22 = As agreed, what cannot be paid cannot be planned.
refuse-NS-R-25 = Choose the facing of one of your own ships.
refuse-NS-R-27 = That cannot be changed so.
refuse-NS-R-38 = The organiser plans for this ship this turn; a decree has at most 20 orders behind the port phase.
refuse-NS-R-39 = This boss cannot be changed so, or somebody is fighting it or waits for its reward.
refuse-NS-R-41 = Choose one of the ships that want the tile.

## Options

option-ruleset = Rules
option-ruleset-about = The rulebook, or everything as the program LosPiratos does it.
preset-evening = One evening
preset-evening-about = The small map, one day of six turns, three minutes each.
preset-week = A week
preset-week-about = The Caribbean, five days of six turns.
preset-los-piratos = Like LosPiratos
preset-los-piratos-about = Five days with the rules of the program.
preset-boss-hunt = Boss hunt
preset-boss-hunt-about = Two days; teams may join against a boss, and wrecks drift in.
preset-trade-war = Trade war
preset-trade-war-about = Two days; the richest wins, and who trades may also fire.
topic-game = Game and time
topic-winning = Winning and bosses
topic-fire = Fire and assault
topic-collisions = Collisions
topic-trade = Trade
topic-ships = Ships, wrecks, repair
value-ruleset-rulebook = rulebook
value-ruleset-los-piratos = LosPiratos
option-teams = Teams
option-teams-about = How many teams play.
value-teams-2 = 2
value-teams-3 = 3
value-teams-4 = 4
value-teams-5 = 5
value-teams-6 = 6
option-map = Map
option-map-about = The sea that is sailed.
value-map-caribbean = Caribbean
value-map-lagoon = Lagoon
option-days = Days
option-days-about = How many days the week has.
value-days-1 = 1
value-days-2 = 2
value-days-5 = 5
option-turns_per_day = Turns a day
option-turns_per_day-about = How many turns a day has.
value-turns_per_day-1 = 1
value-turns_per_day-3 = 3
value-turns_per_day-6 = 6
option-organiser = Organiser
option-organiser-about = Whether a person at the table evaluates, corrects and plays the bosses.
value-organiser-automatic = none, everything runs by itself
value-organiser-seat = has a seat
option-late_teams = Late teams
option-late_teams-about = How many of the teams join later, when the organiser calls them in.
value-late_teams-0 = none
value-late_teams-1 = 1
value-late_teams-2 = 2
value-late_teams-3 = 3
value-late_teams-4 = 4
option-tables = Tables
option-tables-about = Which public tables of ships and prices are used.
value-tables-repo_2018 = 2018
value-tables-repo_2020 = 2020
value-tables-sheet_2020 = printed sheet of 2020
value-tables-draft_2018_02_23 = draft of February 2018
option-wreck_share = Goods in wrecks
option-wreck_share-about = Which part of a ship’s price its wreck holds.
value-wreck_share-one_tenth = 1/10
value-wreck_share-one_fifth = 1/5
value-wreck_share-one_half = 1/2
option-wreck_money = Money in wrecks
option-wreck_money-about = Whether wrecks also hold money.
value-wreck_money-none = none
value-wreck_money-carried = carried money
value-wreck_money-carried_and_share = carried money and a share of the price
option-destroyed_repair = Repair of a destroyed ship
option-destroyed_repair-about = Which part of the price it costs.
value-destroyed_repair-one_tenth = 1/10
value-destroyed_repair-one_fifth = 1/5
option-enhancement_repair = Repair of enhancements
option-enhancement_repair-about = Which part of the price it costs.
value-enhancement_repair-by_method = by how the ship was repaired
value-enhancement_repair-one_fifth = 1/5
value-enhancement_repair-one_tenth = 1/10
option-damaged_repair = Repair of a damaged ship
option-damaged_repair-about = How its price is rounded.
value-damaged_repair-exact = exactly
value-damaged_repair-table_then_truncate = as LosPiratos
option-upgrade_price = Price of an upgrade
option-upgrade_price-about = What a larger type costs.
value-upgrade_price-new_minus_half_old = new price less half the old
value-upgrade_price-half_new = half the new price
option-assault_advance = Advance after an assault
option-assault_advance-about = Whether the attacker moves to the tile of a ship it destroyed.
value-assault_advance-true = { yes }
value-assault_advance-false = { no }
option-assault_targets = Assault on
option-assault_targets-about = Whom a frontal assault hits.
value-assault_targets-enemy = enemies
value-assault_targets-any = anybody
option-attack_with_trade = Attack and trade in one turn
option-attack_with_trade-about = Whether both may be planned together.
value-attack_with_trade-true = { yes }
value-attack_with_trade-false = { no }
option-sell_from = Selling from
option-sell_from-about = Where sold goods come from.
value-sell_from-hold_and_store = hold and store
value-sell_from-store = store
option-howitzer_action = Howitzer shots
option-howitzer_action-about = Whether several shots are one action.
value-howitzer_action-one_action = one action
value-howitzer_action-separate_shots = separate actions
option-howitzer_origin = Howitzer range from
option-howitzer_origin-about = From where range is measured.
value-howitzer_origin-in_sequence = where the ship then is
value-howitzer_origin-start_tile = its start tile
option-chain_refresh = Chain on a chained ship
option-chain_refresh-about = Whether a chained ship can be chained again.
value-chain_refresh-true = { yes }
value-chain_refresh-false = { no }
option-collision_stage = Collisions
option-collision_stage-about = When collisions are resolved.
value-collision_stage-movement = with the movement
value-collision_stage-end_of_turn = at the end of the turn
option-collision_home = At home in a collision
option-collision_home-about = Which ship keeps its tile.
value-collision_home-start_tile = the one on its start tile
value-collision_home-no_forward = the one without forward steps
option-collision_damage = Collision damage
option-collision_damage-about = Who is damaged.
value-collision_damage-all = all that collide
value-collision_damage-bounced = those thrown back
option-collision_weight = Weight in a collision
option-collision_weight-about = What counts among ships of one size.
value-collision_weight-goods = goods
value-collision_weight-goods_and_money = goods and money
option-collision_tie = Equal ships in a collision
option-collision_tie-about = Who decides which of entirely equal ships stays on its tile.
value-collision_tie-random = chance
value-collision_tie-organiser = the organiser
option-transaction_order = Order of transactions
option-transaction_order-about = How trade and loading follow each other.
value-transaction_order-own_sequence = in each ship’s own order
value-transaction_order-trades_then_loading = all trade, then all loading
option-bounced_transactions = Transactions of ships thrown back
option-bounced_transactions-about = Whether they are done all the same.
value-bounced_transactions-true = { yes }
value-bounced_transactions-false = { no }
option-load_tie = Equal wants
option-load_tie-about = Who is served when ships want the same and there is too little.
value-load_tie-equal = all get the same
value-load_tie-registration = in registration order
option-new_ship_arrival = New ships
option-new_ship_arrival-about = When they appear.
value-new_ship_arrival-end_of_turn = at the end of the turn
value-new_ship_arrival-immediate = at once
option-modify_timing = Changes in port
option-modify_timing-about = When they take effect.
value-modify_timing-port_phase = at the evaluation
value-modify_timing-immediate = when entered
option-plan_affordability = Orders that cannot be paid
option-plan_affordability-about = Whether they may be planned.
value-plan_affordability-warn = may be planned
value-plan_affordability-refuse = refused
option-free_repair = Free repair
option-free_repair-about = Who repairs the last schooner of a ruined team.
value-free_repair-automatic = automatic
value-free_repair-organiser = the organiser
option-kill_xp = Experience for kills
option-kill_xp-about = Whether attackers of a ship destroyed gain experience.
value-kill_xp-true = { yes }
value-kill_xp-false = { no }
option-victory = Victory
option-victory-about = What decides the week.
value-victory-bosses = bosses beaten
value-victory-wealth = wealth
option-tie_break = Equal points
option-tie_break-about = What happens when teams have the same points.
value-tie_break-shared = they share the place
value-tie_break-wealth = wealth decides
option-random_wrecks = Wrecks that appear
option-random_wrecks-about = Whether wrecks appear by themselves.
value-random_wrecks-true = { yes }
value-random_wrecks-false = { no }
option-planning_seconds = Planning time
option-planning_seconds-about = How many seconds planning lasts.
value-planning_seconds-300 = 5 minutes
value-planning_seconds-180 = 3 minutes
value-planning_seconds-120 = 2 minutes
option-late_orders = When time runs out
option-late_orders-about = What becomes of orders that were entered but not reported.
value-late_orders-use_saved = they count
value-late_orders-discard = they are dropped
option-early_close = Early end of planning
option-early_close-about = Whether the evaluation starts when all teams are ready.
value-early_close-true = { yes }
value-early_close-false = { no }
option-economy_visibility = Holds and stores
option-economy_visibility-about = Who sees them.
value-economy_visibility-public = everybody
value-economy_visibility-team_only = the own team
option-strict_crews = Strict crews
option-strict_crews-about = Whether every ship needs a captain of its own.
value-strict_crews-true = { yes }
value-strict_crews-false = { no }
option-choose_start_facing = Start facings
option-choose_start_facing-about = Whether captains choose them before the first turn.
value-choose_start_facing-true = { yes }
value-choose_start_facing-false = { no }
option-boss_pool = Bosses
option-boss_pool-about = Whether a beaten boss is gone for all.
value-boss_pool-per_team = for each team
value-boss_pool-shared = shared by all
option-boss_coalitions = Fights together
option-boss_coalitions-about = Whether several teams may fight one boss together.
value-boss_coalitions-true = { yes }
value-boss_coalitions-false = { no }
option-boss_points_hidden = Points until evening
option-boss_points_hidden-about = Whether points stay hidden until the day is closed.
value-boss_points_hidden-true = hidden
value-boss_points_hidden-false = open

## Text that is not understood

unreadable-unknown-ship = There is no ship “{ $word }”.
unreadable-unknown-port = There is no port “{ $word }”.
unreadable-unknown-tile = There is no tile “{ $word }”.
unreadable-unknown-source = “{ $word }” must be “plantation” or “wreck”.
unreadable-unknown-enhancement = There is no enhancement “{ $word }”.
unreadable-unknown-boss = There is no boss “{ $word }”.
unreadable-unknown-lot = There is no lot “{ $word }”; write for example “10-wood”.
unreadable-unknown-type = There is no type of ship “{ $word }”.
unreadable-unknown-heading = There is no heading “{ $word }”; they are 0 to 5.
unreadable-unknown-commodity = There is no commodity “{ $word }”.
unreadable-unknown-step = There is no step “{ $word }”.
unreadable-unknown-outcome = “{ $word }” must be “won”, “lost” or “cancelled”.
unreadable-unknown-order = There is no order “{ $word }”.
unreadable-unknown-change = There is no change “{ $word }”.

## Figures that help to choose, as headings

advice-damage = damage dealt
advice-cost = price in money

## The board in a terminal

screen-turn = Turn { $turn }, day { $day }
screen-team = { $seat }: points { $points }, { $store }
screen-store = money { $money }, metal { $metal }, wood { $wood }, cloth { $cloth }, rum { $rum }
screen-ship = { $ship }: { $type } at { $tile }, facing { $heading }, hit points { $hp }
screen-wreck = Wreck { $tile }: { $store }
screen-plantation = Plantation { $tile }: { $store }
screen-destroyed = destroyed
screen-chained = chained
screen-reported = reported
screen-orders = orders: { $orders }
screen-fight = Arena of { $seat }: { $boss }, hit points { $hp }, turn { $turn }
screen-legend = { $port } port, { $plantation } plantation, { $wreck } wreck, { $land } land

## The drawn board

board-map = Map of the sea
board-arena-map = Map of the arena
board-places = Sea or arena
board-sea = Sea
board-arena = { $boss } ({ $seat })
board-arena-pace = Arena turn { $turn } of at most { $most }. It is evaluated as soon as every ship here has reported, whatever happens at sea.
board-arena-waits = Waiting for { $ships }.
board-plantation = Plantation: { $store }
board-wreck = Wreck: { $store }
board-whole = Whole sea
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-ship = { $ship }, { $type }, tile { $tile }, facing { $heading }, hit points { $hp } of { $most }
board-fleet = Your ships
board-hp = Hit points { $hp } of { $most }
board-hold = Hold, { $space } free:
board-hold-only = Hold:
board-speed = Speed { $moves } of { $speed }
board-store = Treasury and store
board-short = The treasury or the store will not reach for all of this; what cannot be paid is skipped.
board-steer = Sail and fight
board-trade = Trade
board-add = Add
board-add-hold = Add from the hold
board-lot = { $good }: { $named } of { $most }
board-lot-price = { $price } each, { $total } in all
board-lot-all = all
board-aim = Choose a red tile on the map to aim at.
board-damage = damage { $damage }
board-damage-own = hits your own: { $damage }
board-left = left
board-right = right
board-orders = Orders
board-no-orders = None yet: the ship stays where it is.
board-undo-order = Take the last back
board-clear = Take all back
board-report = Done
board-reopen = Change again
board-waiting = Your team is ready. Until the turn is evaluated you may still change that.
board-in-port = Refit in port
board-yard = Shipyard
board-build = Build
board-on-order = On order: { $type }, { $port }
board-standings = Standings
goal-title = How to win
goal-bosses = The team that beats most bosses wins. Days: { $days }, turns a day: { $turns }.
goal-wealth = The richest team wins: money, goods in store, ships and what is fitted to them. Days: { $days }, turns a day: { $turns }.
goal-first = First
goal-load = Sail onto a plantation or a wreck and load.
goal-sell = Sail into a port, sell or unload.
goal-fit = In a port buy cannons, a stronger hull, a larger ship.
goal-fight-bosses = Then choose a boss in a port; several ships may join the fight.
goal-fight-wealth = Volleys sink rivals; their wrecks hold goods.
goal-lesson = Lesson: { $lesson }
board-corrected = Corrected by the organiser
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-reported = { $reported } of { $ships } ships have reported
board-ready = ready
board-prices = Prices in ports
board-goods = Goods
board-replay = Watch the last round
board-quiet-round = Nothing happened at sea in turn { $turn }.
board-before = So it stood before the round.
board-step = Next step
board-step-back = Step back
board-run = Run
board-pause = Pause
board-skip = To the present
board-replay-everywhere = Show the last round on all screens
board-again = Once more from the start
board-slower = Slower
board-spotlight = Spotlight
board-spotlight-where = Press the place on the map …
board-on-screen = This on the big screen
board-split-screen = Beside the sea
boss-turn = turn { $turn } of the fight
boss-fight = Fight { $boss }
boss-hp = Hit points { $hp }.
boss-threat =
    { $guns ->
        [0] Moves { $speed }.
       *[other] Moves { $speed } and deals { $guns } with a volley of one side.
    }
boss-mortars =
    { $count ->
        [one] One howitzer shot a turn.
       *[other] { $count } howitzer shots a turn.
    }
boss-tentacles = Every ship beside it takes { $points }.
boss-reward = 1 point, experience { $experience }
board-fight-story = The last turn of the fight
ceremony-points = { board-points }
ceremony-best-shot = Best shot
ceremony-biggest-loss = Biggest loss
ceremony-best-sale = Best sale
ceremony-boss-beaten = Boss beaten
ceremony-told-sunk = { $ship } goes down and waits in { $port } to be repaired.
ceremony-told-sold = { $ship } sells goods for { $income }.

## Flags of teams

flag-blue = blue
flag-red = red
flag-green = green
flag-yellow = yellow
flag-white = white
flag-black = black
flag-orange = orange
flag-purple = purple
flag-sky = sky-blue

## Captions of a round on the map: no coordinates, { $place } says where

caption-in-port = in { $port }
caption-near = near { $port }
caption-at-plantation = on the plantation near { $port }
caption-sailing = Under sail: { $ships }.
caption-sail =
    { $count ->
        [one] One ship sails.
       *[other] { $count } ships sail.
    }
caption-fired = { $ship } fires { $place }: { $order }.
caption-fired-moved = { $ship } sails on and fires { $place }: { $order }.
caption-nobody = Nobody is hit.
caption-misses = Fired and hit nobody: { $ships }.
caption-advanced = { $ship } advances: it is { $place } now.
caption-aground = { $ship } runs aground { $place }.
caption-collided = Collision { $place }! { $ship } stays, { $back } must go back.
caption-tie-drawn = { $among } want the same place { $place }: by lot { $ship } stays.
caption-tie-settled = { $among } want the same place { $place }: the organiser decides that { $ship } stays.
caption-shelled = { $ship } fires its howitzer: the shell lands { $place }.
caption-loaded = { $ship } loads { $place }: { $goods }.
caption-sold = { $ship } sells { $place }: { $goods }, for { $income }.
caption-bought = { $ship } buys { $place }: { $goods }, for { $cost }.
caption-unloaded = { $ship } unloads { $place }: { $goods }.
caption-sunk = { $ship } goes down { $place }! It waits in { $port } to be repaired.
caption-in-arena = in the arena
caption-sailed = { $ship } is { $place } now, facing { $heading }.
caption-boss-moved = { $ship } moves.
caption-dived = { $ship } dives and comes up elsewhere.
caption-wreck-gone = A wreck { $place } is gone.
caption-wreck-found = A wreck has appeared { $place }.
caption-changed-tile = The organiser changes a tile { $place }: { $change }.
told-loaded = { $ship } loads: { $goods }.
told-sold = { $ship } sells { $goods } for { $income }.
told-bought = { $ship } buys { $goods } for { $cost }.
told-unloaded = { $ship } unloads: { $goods }.
told-credited = { $seat } receives: { $goods }.
told-fight-opened = Boss fight against { $boss }: { $ships }.
correction-now = Now { $value }.

## The organiser's part of the board

board-changes = Between turns
board-go-on = Start turn { $turn }
board-change-ship = A ship
board-change-team = A team
board-change-tile = A tile
board-change-prices = Prices
board-change-calendar = Day and week
board-change-map = Place and facing are chosen on the map; everything else here.
board-change-tile-about = Choose a tile on the map.
board-change-done = Back
board-fit-none = none
board-fit-working = working
board-fit-broken = broken
board-tile = Tile { $tile }
board-calendar-about = Day { $day } closes, or the whole week, as soon as you go on.
board-change-boss = A boss
board-boss-like = Like
board-boss-speed = Speed
board-guns = Guns
board-port = Port
board-launch = New ship
board-launch-go = Give it
board-late = Late teams
board-asleep = not here yet
board-tie = Equal ships want one tile. Which of them stays?
board-free-repair = Repair free of charge
board-fights = Boss fights
board-result = Enter a result
board-story = The last round
board-missing =
    { $ships ->
        [one] { $ships } ship has not reported.
       *[other] { $ships } ships have not reported.
    }
board-tick-reported = { $ship }: reported
board-tick-missing = { $ship }: not reported

## Told to everybody at once

announce-turn-begins = Turn { $turn }: plan now!
announce-phase-intervention = The turn has been evaluated.
announce-called-in = Team { $seat } joins the game!
announce-boss-beaten = { $boss } is beaten by { $seats }!
announce-day-closed = Day { $day } is over.

## On paper

paper-map = { game-title }: the sea
paper-lists = { game-title }: standings and prices
paper-ships = { game-title }: ship sheets
paper-orders = { game-title }: orders
paper-types = Ships
paper-enhancements = Enhancements
paper-bosses = Bosses
paper-ship = Ship
paper-type = Type
paper-place = Place, facing
paper-team = Team
paper-points = Points
paper-hp = HP
paper-guns = Guns
paper-hold = Hold
paper-speed = Speed
paper-xp = XP
paper-enhancement = Enhancement
paper-boss = Boss
paper-reward = Reward
paper-ask = Ports sell for
paper-pay = Ports pay
paper-captain = Captain
paper-port-phase = Port phase
paper-sequence = Orders
paper-details = Tiles, amounts

## Drawing maps

map-title = Draw a sea
map-untitled = My sea
map-sea = The sea being drawn
map-tile = { $tile }: { $what } { $name }
map-checking = Looking at it …
map-sound = This sea can be sailed.
map-faulty = Not yet:
map-tools = Draw
map-tool-sea = sea
map-tool-land = land
map-tool-port = port
map-tool-plantation = plantation
map-tool-rich = rich plantation
map-name = Name of the map
map-radius = Size: { $radius } tiles from the middle to the edge
map-generate = Make one up
map-generate-now = Make up a sea
map-size-radius = Size
map-size-ports = Ports
map-size-plantations = Plantations
map-size-land = Tiles of land
map-seed = Number of the sea
map-ports = Names of the ports ({ $count })
map-starts = Where the teams begin
map-anywhere = anywhere
map-facing = Facing
map-fleet = Ships of every team
map-no-ship = (take away)
map-more-ships = One more ship
map-save = Save as a file
map-load = Load a file
map-play = Play on this sea
map-with-bots = against bots
map-with-friends = with friends
map-with-organiser = as the organiser
map-start = Begin
map-fault-no-map = There is no map in this file.
map-fault-id = The map’s short name must be small letters and digits, joined by _ or -.
map-fault-title = Give the map a name of one line, at most { $most } letters long.
map-fault-off-map = Tile { $tile } lies off the map.
map-fault-twice = Tile { $tile } is two things at once.
map-fault-port-name = The port on { $tile } needs a name with Latin letters or digits, at most { $most } long.
map-fault-two-ports = Two ports are called { $name }.
map-fault-ports = Draw at least one port, and at most { $most }.
map-fault-cut-off-port = There is no way by sea from { $name } to { $other }.
map-fault-cut-off-plantation = There is no way by sea to the plantation on { $tile }.
map-fault-start = With { $teams } teams, a ship of { $seat } begins outside a port.
map-fault-other = { $reason }

## Words of the view, for the text view

view-ships = Ships

card-points = { $seat }: points
card-sunk = Sunk

## Lessons

lesson-cargo = Load and sell
lesson-cargo-about = Orders for a turn, a plantation shared by two ships, and rum turned into money.
lesson-cargo-start = All ships act at the same time: you write the orders for a whole turn, and then everything is evaluated at once. Blue’s schooner stands beside a plantation with 25 units of rum. Rum is good for one thing only: it sells in a port.
lesson-cargo-sail = One step forward brings the schooner onto the plantation. Each manoeuvre costs one point of speed, and a schooner has four for a turn.
lesson-cargo-load = Loading is a manoeuvre, too. Blue asks for 20 rum. In a turn with loading or trade the ship may not attack.
lesson-cargo-leave = Loading in passing is allowed. A turn to the right and a step forward use the rest of the speed; a fifth manoeuvre would be refused.
lesson-cargo-secret = Blue is ready. Everybody sees that; what the orders say stays secret until the evaluation.
lesson-cargo-share = Red has ordered 10 rum from the same plantation. Who wants less is served first: Red gets its 10, and for Blue 15 of 20 are left.
lesson-cargo-port = Next turn: a turn to the left and a step forward, and the schooner is in Eastport. What is in a hold cannot pay for anything yet, and only in a port can it be sold or unloaded.
lesson-cargo-sell = Blue sells all the rum from its hold. A sale may also take goods from the team’s store.
lesson-cargo-end = 15 rum at 20 each are 300: the treasury has 800 now. Money and goods buy enhancements, larger ships and new ships. What wins the game are bosses: each one beaten is a point.

lesson-broadside = Fire and dock
lesson-broadside-about = Shots hit where ships stood at the start of the turn; a port protects and repairs.
lesson-broadside-start = Two brigs side by side. Fire is evaluated before movement: a shot leaves from where the firing ship is at that point of its orders, but it hits who stood on a tile at the start of the turn.
lesson-broadside-fire = Blue steps forward and fires to the left, at the tiles to its front left and rear left. Red stands on one of them now. Each side of a ship fires once a turn.
lesson-broadside-wait = Blue is ready and does not know what Red will do.
lesson-broadside-past = Red has sailed on and fired as well, at the tile on which Blue stood. Both are gone from there, and both are hit all the same: 12 guns, 12 points each.
lesson-broadside-dock = Blue has 53 hit points left and sails into Eastport. From a port no ship may fire.
lesson-broadside-late = The port does not help this turn yet: Blue begins it at sea.
lesson-broadside-chase = Red has guessed right and fires at the tile from which Blue came: another 12 points, 41 are left. Blue is in port now.
lesson-broadside-repair = A ship that begins its turn in a port may repair there before anything else happens. The team pays from its treasury and store; no speed is used.
lesson-broadside-outside = Red follows. A frontal assault at a ship in a port cannot even be planned.
lesson-broadside-end = A volley at the port can, but it hits nobody whose turn began there. Blue has all its 65 hit points again. In a port a ship may also be upgraded, get enhancements and choose the fight against a boss.

## The legend of the board

legend-ship = A ship in the colour of its team, with its number; the bow shows where it heads.
legend-health = What is left of its hull; yellow at half, red at a quarter.
legend-reported = Its orders have been reported.
legend-handles = Handles: turn, and fire a broadside.
legend-port = A port: goods are traded and ships repaired there.
legend-plantation = A plantation; the bar shows what is left of its goods.
legend-wreck = A wreck, with goods to salvage.
legend-chain = Hit by chain shot: it may not sail forward in the next turn.

## What a hint gives as its reason

term-trade = trade and goods
term-ships = the ships
term-points = points
term-boss = the fight with a boss
term-rest = the position as a whole

## How to win, and tips of a first game

guide-goal = Bosses decide: each boss beaten is a point, and the team with most points at the end wins. To beat one you need strong ships, and they cost money and goods: load at plantations, sell in ports, fit out, then choose the fight.
paper-goal-victory-wealth = The richest team wins: money, goods in store, ships and what is fitted to them. Load at plantations and wrecks, sell in ports, and buy ships that carry and fight more.
guide-orders = 1. You write orders for each of your ships. Each manoeuvre costs a point of speed. Nobody sees your orders before the evaluation.
guide-load = 2. On a plantation or a wreck a ship loads goods. If several load there, who wants less is served first.
guide-sell = 3. In a port goods are sold or unloaded. Only what is in the treasury and the store pays for anything.
guide-fire = 4. Volleys go to the side, at the front and rear tile. They hit who stood there at the start of the turn. Attack and trade exclude each other in a turn.
guide-evaluated = 5. When all are ready, everything is evaluated at once: port, fire, movement and collisions, howitzers, trade, sinkings.
guide-boss = 6. A ship that begins its turn in a port may repair, fit out, grow, or go to fight a boss. Whatever happens there, it returns as it was.

tip-orders = Give each ship its orders for this turn: forward, turns, fire, loading. A schooner has four manoeuvres, a brig three. The ghost shows where it will end.
tip-port = In a port a ship can buy enhancements before it sails; money and goods come from the team. Extra cannons make every volley stronger.
tip-boss = Points come from bosses only. A fight must be the ship’s only order of the turn; several ships may join. The corsair is the easiest.
tip-ready = When your ships have their orders, say that you are ready. When all teams are, the turn is evaluated.
tip-volley = At sea you may fire: a volley hits the two tiles on one side, and whoever stood there when the turn began. It costs no speed.
tip-load = You are on a source of goods: load. Rum sells for 20, wood and cloth for 8. A turn with loading allows no attack.
tip-sailed = The turn was evaluated; the log tells it in order. Now plan the next one.
tip-loaded = Goods are in the hold. Bring them into a port: sell them there, or unload them into the store.
tip-hit = Somebody was hit. A ship with 0 hit points sinks and waits in a port to be repaired; repair earlier and it is cheaper.
tip-fight = A fight against a boss has begun in the arena. It has its own turns; your ships on the map come to no harm.
tip-collision = Two ships wanted one tile. The one that began there, or the larger one, stays; the other goes back, and both take 5.
