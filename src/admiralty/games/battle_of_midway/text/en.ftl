# Battle of Midway in English. The scheme is described in show/text.py.

## The game

game-title = Battle of Midway
game-about = Carrier aircraft outwit each other with secret plans, June 1942.
game-length = 30 to 75 minutes

## Sides and things

seat-usa = USA
seat-japan = Japan
piece-fighter = fighter
piece-special = bomber or ace
heading-e = E
heading-se = SE
heading-sw = SW
heading-w = W
heading-nw = NW
heading-ne = NE
spot-here = on that cell
tile-s1 = small tile 1
tile-s2 = small tile 2
role-attacker = the attacker
role-defender = the defender

## Phases

phase-placement = Set-up
phase-bids = Bid for the initiative
phase-activation = Activation
phase-flight = Flight
phase-combat = Combat
phase-orders = Orders in combat
phase-purchase = Order purchase
phase-reinforcement = End of the round
phase-over = The battle is over

## What a player may do

do-pick = Place a { $piece }
do-cell = Cell { $cell }
do-heading = Nose to { $heading }
do-bid = Bid { $number }
do-activate = Activate { $aircraft }
do-flight = Fly
do-attack = Attack { $aircraft }
do-fly = Ahead, { $turn }
do-stop = End the flight
do-extend = Lay { $tile }, centre: { $spot }
do-fly-off = Let the aircraft leave the board
do-plan = Plan: { $plan }
do-first = Let { $role } move first
do-omit = Leave out token { $number }
do-play = Play { $card }
do-pass = Play no card
do-turn = Ahead, { $turn }
do-feint = Side-step: { $turn }
do-replan = New plan: { $plan }
do-keep = No new plan
do-weave = { $aircraft } fires
do-buy = Buy { $card }
do-done = Done
loss-aircraft = The aircraft is lost if it leaves the board.
loss-points = Points that buy nothing are lost: { $count }.
setup-front = Front line: all aircraft towards the enemy
setup-ring = Ring: aircraft spread over all places

## What is asked

ask-choose-piece =
    { $left ->
        [one] Place your last aircraft: choose its kind.
       *[other] Place an aircraft, { $left } are left: choose its kind.
    }
ask-choose-cell = { $aircraft }: choose a cell.
ask-choose-heading = { $aircraft }: where does its nose point?
ask-choose-bid = Round { $round }: bid command points for the initiative. What you bid is lost.
ask-choose-aircraft =
    { $left ->
        [one] Activate your last aircraft.
       *[other] Activate an aircraft; { $left } are still to act.
    }
ask-choose-action = { $aircraft }: fly, or attack an enemy within reach.
ask-fly = { $aircraft }: manoeuvres flown { $made }, at least { $least }, at most { $most }.
ask-choose-extension = { $aircraft } flies off the board at { $q },{ $r }. Extend it with a small tile, or lose the aircraft.
ask-choose-plan = { $aircraft } against { $enemy }: lay out your tokens.
ask-choose-order = { $attacker } against { $defender }: who moves first?
ask-choose-omission = { $aircraft } ({ $plan }): which token does the ace leave out?
ask-choose-card = { $aircraft } against { $enemy }: play a card, or none.
ask-choose-turn = { $aircraft }: one more manoeuvre.
ask-choose-feint = { $aircraft }: side-step to the left or to the right?
ask-choose-replan = { $aircraft } is back: lay out new tokens, or none.
ask-choose-weaver = Which of your other aircraft fires at { $target }?
ask-choose-purchase =
    { $points ->
        [one] You have { $points } command point: buy orders, or be done.
       *[other] You have { $points } command points: buy orders, or be done.
    }
ask-choose-return-cell = { $aircraft } returns: choose a cell of your reinforcement zone.
ask-choose-return-heading = { $aircraft } returns: where does its nose point?
wait-choose-piece = Waiting for { $seats }: placement of an aircraft
wait-choose-cell = Waiting for { $seats }: placement of an aircraft
wait-choose-heading = Waiting for { $seats }: placement of an aircraft
wait-choose-bid = Waiting for { $seats }: bid for the initiative
wait-choose-aircraft = Waiting for { $seats }: activation
wait-choose-action = Waiting for { $seats }: flight or attack
wait-fly = Waiting for { $seats }: flight
wait-choose-extension = Waiting for { $seats }: edge of the board
wait-choose-plan = Waiting for { $seats }: plan of tokens
wait-choose-order = Waiting for { $seats }: who moves first
wait-choose-omission = Waiting for { $seats }: token left out
wait-choose-card = Waiting for { $seats }: order card
wait-choose-turn = Waiting for { $seats }: extra manoeuvre
wait-choose-feint = Waiting for { $seats }: side-step
wait-choose-replan = Waiting for { $seats }: new plan
wait-choose-weaver = Waiting for { $seats }: aircraft that fires
wait-choose-purchase = Waiting for { $seats }: purchase of orders
wait-choose-return-cell = Waiting for { $seats }: reinforcement
wait-choose-return-heading = Waiting for { $seats }: reinforcement

## What happened

event-placed = { $aircraft } is placed at { $q },{ $r }, nose to { $heading }.
event-bank = Turned up in the order bank: { $cards }.
event-round-begins = Round { $round } begins.
event-bid = You bid { $bid }.
event-bids = Bids: USA { $usa }, Japan { $japan }.
event-initiative = { $seat } takes the Initiative card.
event-initiative-passes = The Initiative card passes; { $seat } has it now.
event-activated = { $aircraft } is activated.
event-moved = { $aircraft }: { $q },{ $r }, nose to { $heading }.
event-exchanged = { $aircraft } is exchanged to { $q },{ $r }.
event-extended = The board is extended: { $tile }, centre { $q },{ $r }.
event-flew-off = { $aircraft } leaves the board and is lost.
event-attacked = { $attacker } attacks { $defender }.
event-planned = Your plan: { $plan }.
event-plans = Plans: USA { $usa }; Japan { $japan }.
event-moves-first = { $seat } moves first.
event-omitted = { $aircraft } leaves out token { $token }.
event-played = { $seat } plays { $card }.
event-passed = { $seat } plays no card.
event-turned-about = { $aircraft } turns about, nose to { $heading }.
event-replanned = { $aircraft } has a new plan: { $plan }.
event-wove = { $aircraft } fires at { $target }.
event-fired = Firing: USA { $usa } (best { $usa-best }), Japan { $japan } (best { $japan-best }).
event-no-fire = Nobody fires.
event-no-hit = Nobody is hit.
event-destroyed = { $aircraft } is destroyed.
event-bought = { $seat } buys { $card }; command points left: { $points }.
event-refilled = New in the order bank: { $card }.
event-reshuffled = The discarded orders are shuffled into a new deck.
event-scored = { $seat } scores { $gain } and has { $points }.
event-midway = Aircraft over Midway: USA { $usa }, Japan { $japan }.
event-returned = { $aircraft } returns at { $q },{ $r }, nose to { $heading }.
event-bombed = { $aircraft } bombs the enemy carrier: { $seat } wins.
event-bombers-lost = The last enemy bomber is lost: { $seat } wins.
event-won = { $seat } reaches { $points } and wins.
event-drawn = Round { $round } was the last: the game is a draw.

## How the game ended

ending-BM-14-1 = { $winner } wins: a bomber reached the enemy carrier.
ending-BM-14-2 = { $winner } wins: the other side has no bomber left.
ending-BM-14-3 = { $winner } wins on victory points.
ending-BM-R-35 = The game is a draw: the last round is over.

## Why something is not allowed

refuse-BM-1-5 = An aircraft stands on that cell already.
refuse-BM-1-6 = That aircraft is not on the board.
refuse-BM-3-2 = Choose a kind of aircraft that you still have to place.
refuse-BM-3-3 = Choose an empty cell on your carrier or next to it.
refuse-BM-3-4 = Choose an empty cell of your reinforcement zone.
refuse-BM-3-5 = Choose where the nose points.
refuse-BM-4-3 = Choose how many command points you bid.
refuse-BM-5-1 = Activate one of your own aircraft that has a marker; passing is not possible.
refuse-BM-5-2 = The activated aircraft flies or attacks.
refuse-BM-6-7 = The aircraft is about to leave the board: extend it, or let it go.
refuse-BM-6-8 = An aircraft stands on that small tile.
refuse-BM-6-9 = The small tile does not fit there: it must cover the cell, touch the board and overlap nothing.
refuse-BM-7-1 = Fly the next manoeuvre.
refuse-BM-7-3 = The flight is too short to end now.
refuse-BM-8-1 = That enemy is out of reach: too many manoeuvres away.
refuse-BM-8-4 = Lay out your manoeuvre tokens.
refuse-BM-8-6 = The attacker decides who moves first.
refuse-BM-8-8 = The ace leaves out exactly one of its tokens.
refuse-BM-9-1 = Play a card of your hand, or none.
refuse-BM-9-8 = Choose the turn of the extra manoeuvre.
refuse-BM-9-10 = Side-step to the left or to the right.
refuse-BM-9-15 = Lay out new tokens, or none.
refuse-BM-9-16 = Choose an own aircraft that is not in this combat.
refuse-BM-11-2 = Buy a card of the order bank, or be done.
refuse-BM-11-3 = You cannot pay for that card.
refuse-BM-11-8 = Special orders are never for sale.
refuse-BM-13-6 = Destroyed fighters return to empty cells of the own reinforcement zones.
refuse-BM-R-4 = As agreed, the board must be extended as long as a tile can be laid.
refuse-BM-R-6 = As agreed, that tile stays: an aircraft’s tile hangs on it.
refuse-BM-R-21 = As agreed, a Dodge also calls off the Thach Weave.
refuse-BM-R-24 = No such aircraft has the enemy in its attack area.

## Options

option-mode = Mode
option-mode-about = What the battle is about.
value-mode-carrier_hunt = carrier hunt
value-mode-domination = domination
option-vp_threshold = Points to win
option-vp_threshold-about = In domination, how many victory points win the game.
value-vp_threshold-9 = 9 points
value-vp_threshold-12 = 12 points
value-vp_threshold-15 = 15 points
option-domination_layout = Layout in domination
option-domination_layout-about = How the reinforcement zones lie around Midway.
value-domination_layout-opposed = each side on its own half
value-domination_layout-alternating = alternating
value-domination_layout-custom = custom
option-feint_geometry = Feint
option-feint_geometry-about = Which cell a Feint leads to.
value-feint_geometry-abeam = straight to the side, two cells away
value-feint_geometry-forward_diagonal = ahead to the side, the next cell
option-swap_onto_carrier_bombs = Pushed onto the carrier
option-swap_onto_carrier_bombs-about = Whether a bomber that is pushed onto the enemy carrier by an exchange wins.
value-swap_onto_carrier_bombs-true = { yes }
value-swap_onto_carrier_bombs-false = { no }
option-small_tile_bridge = Small tile that links another one
option-small_tile_bridge-about = Whether it may be taken away while an aircraft is on the other one.
value-small_tile_bridge-free = it may be taken
value-small_tile_bridge-keep_connected = it stays
option-fly_off_scores = Points for aircraft that fly off
option-fly_off_scores-about = In domination, whether an aircraft that leaves the board scores for the enemy.
value-fly_off_scores-true = { yes }
value-fly_off_scores-false = { no }
option-open_hands = Open hands
option-open_hands-about = Whether all cards in hand are shown to both.
value-open_hands-false = { no }
value-open_hands-true = { yes }
option-extension = Extending the board
option-extension-about = Whether a player may decline it and lose the aircraft.
value-extension-optional = may be declined
value-extension-compulsory = compulsory
option-ace_omission = Token an ace leaves out
option-ace_omission-about = When it is chosen.
value-ace_omission-when_moving = when the ace moves
value-ace_omission-at_reveal = right after the plans are revealed
option-weave_is_firing = Thach Weave counts as firing
option-weave_is_firing-about = Whether Dodge, Barrel Roll and Veterans also change the Thach Weave.
value-weave_is_firing-false = { no }
value-weave_is_firing-true = { yes }
option-max_rounds = Most rounds
option-max_rounds-about = After so many rounds the game is a draw.
value-max_rounds-0 = no limit
value-max_rounds-5 = 5
value-max_rounds-10 = 10
value-max_rounds-20 = 20

## Text that is not understood

unreadable-unknown-aircraft = There is no aircraft “{ $word }”.
unreadable-unknown-piece = There is no kind of aircraft “{ $word }”.
unreadable-unknown-cell = There is no cell “{ $word }”.
unreadable-unknown-heading = There is no heading “{ $word }”.
unreadable-unknown-turn = There is no turn “{ $word }”.
unreadable-unknown-tile = There is no small tile “{ $word }”.
unreadable-unknown-spot = A small tile cannot lie “{ $word }”.
unreadable-unknown-plan = There is no plan “{ $word }”.
unreadable-unknown-role = “{ $word }” must be “attacker” or “defender”.
unreadable-unknown-card = There is no card “{ $word }”.

## Figures that help to choose, as headings

advice-p-destroy = enemy destroyed
    .about = chance to destroy the enemy
    .short = enemy shot down
advice-p-lost = own aircraft lost
    .about = chance to lose the own aircraft
    .short = own loss

## The board in a terminal

screen-round = Round { $round }
screen-side = { $seat }: command points { $points }, score { $score }, cards { $cards }
screen-midway = { $sign } Midway
screen-carriers = { $sign } carrier
screen-zones = { $sign } reinforcement zone
screen-marker = * activation marker
screen-bank = Order bank:
screen-price = [{ $card } { $price }]
screen-hand = Hand of { $seat }:
colour-red = red
colour-yellow = yellow
colour-light-blue = light blue
colour-dark-blue = dark blue
colour-outside = out of range

## The board on the page

board-midway = MIDWAY
board-map = Map of the air around Midway
board-overlays = Show on the map
board-show-range = Range
board-show-flight = Flight
board-show-reach = Attack
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-rose = Turn and fly
board-aircraft = { $aircraft }, cell { $cell }, nose { $heading }
board-fly-to = Fly to cell { $cell }
board-fly-end = Fly to cell { $cell }, nose { $heading }
board-choose-target = Choose a marked enemy to see the odds, or where to fly.
board-initiative = Initiative
board-score = { $score } of { $threshold }
board-bombers =
    { $count ->
        [one] { $count } bomber
       *[other] { $count } bombers
    }
board-flying =
    { $count ->
        [one] { $count } aircraft
       *[other] { $count } aircraft
    }
board-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-points =
    { $count ->
        [one] { $count } command point
       *[other] { $count } command points
    }
board-bank = Order bank
board-deck = deck { $deck }, discarded { $discard }
board-plan = Your tokens
board-take-back = Take the last token back
board-confirm-plan = Confirm the plan
board-chance = enemy destroyed { $destroy }, own aircraft lost { $lost }
board-matrix = What each pair of plans leads to
board-matrix-key = Rows: your tokens; columns: the enemy’s. Upper half: how you see the enemy; lower half: how the enemy sees you. A ring: can destroy.
board-order = Who moves first
board-own-first = you first
board-enemy-first = enemy first
board-axis-enemy = the enemy’s tokens
board-pair = You see the enemy: { $own }; the enemy sees you: { $enemy }. Enemy destroyed { $destroy }, own aircraft lost { $lost }.
board-firing-odds = Firing in percent, enemy destroyed / own aircraft lost. Rows: your colour, columns: the enemy’s; the number is how many cards are drawn.
board-enemy-colour = enemy: { $colour }
board-combat = Combat
board-last-combat = The last combat
board-attacks = attacks
board-first = moves first
board-no-card = no card
board-secret = secret tokens
board-lost = the aircraft is lost
board-stack = Cards played, the last on top
board-card-acceleration = One more manoeuvre.
board-card-surprise-attack = No more cards; firing follows at once.
board-card-feint = Side-step to the left or right.
board-card-barrel-roll = The enemy’s highest firing card does not count.
board-card-about-turn = Turn by half a circle.
board-card-dodge = Nobody fires in this combat.
board-card-loop = Back to where you stood before your tokens.
board-card-sixth-sense = As Loop, then new tokens if you like.
board-card-thach-weave = Another of your aircraft fires at the enemy.
board-card-veterans = Draw one firing card more.

## Words of the view, for the board as text

view-mode = Mode
mode-carrier_hunt = { value-mode-carrier_hunt }
mode-domination = { value-mode-domination }
view-holder = Initiative card
view-score = Score
view-threshold = Points to win
view-aircraft = Aircraft
view-tiles = Small tiles
view-bank = { board-bank }
view-deck = Cards in the deck
view-discard = Discarded
view-cards = Cards in hand
view-hands = Hands
view-moving = In motion
view-combat = Combat
view-confirmed = Confirmed
view-chosen = Your secret choice
view-kind = Kind
kind-fighter = fighter
kind-bomber = bomber
kind-ace = ace
view-cell = Cell
view-heading = Nose
view-marker = with marker
view-made = Manoeuvres flown
view-plans = Plans
view-omitted = Token left out
view-start = Start
view-sights = Sees the enemy
view-red = { colour-red }
view-yellow = { colour-yellow }
view-light-blue = { colour-light-blue }
view-dark-blue = { colour-dark-blue }
view-outside = { colour-outside }
view-barrels = Barrel Rolls
view-veterans = Veterans
view-dodged = Dodge
view-first = Moves first
view-window = May play a card
view-card = Card

## Lessons

lesson-flight = A flight
lesson-flight-about = Manoeuvres, an exchange of cells, and the edge of the board.
lesson-flight-start = The Americans hold the Initiative card. The fighter with the yellow marker has not acted in this round; its nose points east, straight at the Japanese fighter.
lesson-flight-activate = The fighter is activated and its marker is gone. Now it does one thing: it flies, or it attacks an enemy within five manoeuvres.
lesson-flight-choose = A fighter flies three or four manoeuvres. Each one is a cell straight ahead, then, if you like, one turn to the left or to the right. Stopping is not allowed before the third.
lesson-flight-exchange = Another aircraft stood on the cell ahead: the two change places and both keep their headings. Then our fighter makes its turn to the left. The Japanese fighter may not turn, and it keeps its marker.
lesson-flight-turn = One cell ahead and a turn to the right: the nose points east again. An aircraft never turns on the spot, and by one side at most.
lesson-flight-edge = The next cell is not on the board. Either the board is extended with a small tile that covers the cell, touches the board and overlaps nothing, or the aircraft is lost. Two places are possible.
lesson-flight-tile = The small tile lies and the manoeuvre is carried out. The tile stays here until somebody takes it for another place; nobody may take it while an aircraft stands on it. Three manoeuvres are flown: now the flight could end.
lesson-flight-end = The fourth manoeuvre is the last one. After a flight the Initiative card passes to the opponent, if the opponent has an aircraft with a marker. The Japanese fighter has one.

lesson-combat = A combat
lesson-combat-about = Reach, secret plans, cards in answer to each other, firing.
lesson-combat-start = Tom flies for the Americans, Kate for the Japanese. Tom has an Acceleration in his hand, Kate an About Turn. Both know that only from what was bought.
lesson-combat-reach = Tom activates his fighter. The dotted line is a way to Kate’s fighter: straight, straight, left, straight, straight. Five manoeuvres are within reach; it is manoeuvres that count, not cells.
lesson-combat-attack = Tom attacks; Kate’s fighter loses its marker too. Now both lay out two tokens in secret. The picture shows for each pair of plans who will have whom in the sights.
lesson-combat-plan-usa = Tom has planned left, then right. Kate sees that he has confirmed, but not what. It is her turn to plan; the picture is now seen from her side.
lesson-combat-reveal = Kate has planned straight, straight, and both plans are revealed. The attacker decides who moves first.
lesson-combat-movement = Tom let Kate move first: she flew two cells ahead, then Tom left and right. Each has the other ahead and to the left, on a yellow cell: two firing cards, and a hit can destroy. The defender may play the first card.
lesson-combat-pass = Kate plays nothing. That does not end the orders: the attacker’s window always opens. Tom’s Thach Weave cannot be played, because no other aircraft of his has Kate in its sights.
lesson-combat-acceleration = Tom plays Acceleration: one more manoeuvre, with a turn of his choice. The arrows show where each turn leads, the figures what firing would then bring.
lesson-combat-behind = One cell ahead and left. Kate is still on a yellow cell of Tom’s; but Tom is now behind her, on a dark blue cell: she would draw one card and could not destroy him. Since a card was played, Kate may answer.
lesson-combat-about-turn = Kate plays About Turn and faces Tom again: yellow for both. Now it is Tom’s window; if he plays no card, firing follows.
lesson-combat-firing = Both draw two cards: Tom 2 and 1, Kate 6 and 3. The higher best card wins, 6 against 2, and Kate had Tom in her attack area: his fighter is destroyed, one point for Japan. Tom attacked, so he keeps the Initiative card as long as he has markers.

card-round = Round { $round }
card-score = { $seat }: points
card-destroyed = Aircraft lost

## The legend of the board

legend-plane = An aircraft: the nose shows where it flies. Square bases are American, round ones Japanese; F is a fighter, B a bomber, A an ace.
legend-marker = It has not been activated in this round.
legend-range = Range: the colour of a cell says how many cards are drawn against a target in it.
legend-reach = An enemy that can be attacked, and the way to it.
legend-end = A cell where a flight can end; an arrow, with which nose.
legend-zone = Where reinforcements enter: the star is American, the disc Japanese.
legend-token = Tokens of manoeuvre: left, straight on, right.
legend-points = Command points, to bid and to buy cards with.

## What a hint gives as its reason

term-aircraft = aircraft in the air
term-place = good places on the board
term-sight = enemies within reach
term-cards = cards in hand
term-score = the score
term-combat = the combat in progress
term-rest = the position as a whole

## How to win, and tips of a first game

guide-goal = In the carrier hunt one bomber decides: the side whose bomber first comes onto a cell of the enemy carrier wins at once. Fighters open the way for your bombers and stop those of the enemy. In domination you score points instead, for aircraft shot down and for being stronger over Midway.
guide-bid = 1. A round begins with a secret bid of 0 to 3 command points. The higher bid gets the initiative; what you keep buys order cards later.
guide-activate = 2. Whoever has the initiative chooses an aircraft that has not yet acted: it flies or attacks.
guide-fly = 3. A manoeuvre is one cell straight ahead, then, if you like, a turn by one side. Fighters make three or four, bombers two or three. Two aircraft that meet exchange cells.
guide-plan = 4. An aircraft may attack an enemy within five manoeuvres. Both plan two manoeuvres in secret; then the attacker says who moves first.
guide-fire = 5. In turn both may play order cards. Then the diagrams show who has whom in front of the guns and draws how many cards; the highest card wins.
guide-buy = 6. At the end of the round command points that are left buy orders. What is not spent is lost.

tip-bid = Bid command points for the initiative. Both bids are lost; who bids more goes first. What you keep buys orders at the end of the round. If nothing is urgent, bid little.
tip-aircraft = Choose which aircraft acts now. Your two bombers must reach the Japanese carrier in the west; your fighters should hunt the Japanese bombers.
tip-fly = Each manoeuvre: one cell ahead, then straight on or a turn to one side. Aircraft cannot stop or turn on the spot, so think two manoeuvres ahead and do not fly off the board.
tip-turns = After a flight the initiative goes to the enemy. After an attack you keep it, as long as one of your aircraft has not acted.
tip-attack = An enemy is within reach. An attack also takes away its turn if it has not acted yet. The picture shows which plans bring it in front of your guns.
tip-plan = Choose two manoeuvres in secret. You want the enemy in front of your nose at the end and yourself not in front of his.
tip-order = The plans are open. You decide who moves first: who moves last often ends up behind the other.
tip-card = You may play an order that moves or protects your aircraft, or let it be. As long as cards are played, the other may answer.
tip-fired = The guns have spoken: each drew as many cards as its diagram says, and the highest card counts. Only who had the other in front of the guns can shoot it down.
tip-purchase = Buy orders with the command points that are left; they help in coming combats. Points that you keep are lost.
