# Skirmish, English. The scheme is told in src/admiralty/show/text.py.

game-title = Skirmish
game-about = Two squadrons meet: each side commits in secret, the stronger may pursue.
game-length = a few minutes

seat-red = Red
seat-blue = Blue

phase-commitment = Commitment
phase-pursuit = Pursuit
phase-over = The game is over

event-dealt = You are dealt { $squadrons }.
event-committed = You commit { $squadron }.
event-clash = { seat-red } sends { $red }, { seat-blue } sends { $blue }.
event-clash-dice = Equal strength, so dice decide: { seat-red } { $red }, { seat-blue } { $blue }.
event-undecided = Nobody wins the clash.
event-scored = { $seat } scores { $gain } and has { $points }.
event-pursuit-die = { $seat } pursues with a stake of { $stake } and rolls { $die }.
event-lost = { $seat } loses { $loss } and has { $points }.
event-won = { $seat } wins with { $points } { $points ->
        [one] point
       *[other] points
    }.
event-drawn = Equal points: the game is a draw.

ask-commit = Round { $round }: commit a squadron. It is shown when both sides have chosen.
wait-commit = Waiting for the commitment of { $seats }.
ask-choose-pursuit = You won the clash and have { $points } { $points ->
        [one] point
       *[other] points
    }. Pursue, or hold?
wait-choose-pursuit = { $seats } may pursue.
ask-choose-stake = Name your stake, at most { $most }.
wait-choose-stake = { $seats } names a stake.

do-commit = Commit { $squadron }
do-hold = Hold
do-pursue = Pursue
do-stake = Stake { $number }
do-call-off = Call the pursuit off

refuse-TP-3-1 = Now squadrons are committed.
refuse-TP-3-2 = Only a squadron of your hand can be committed.
refuse-TP-4-3 = The winner of the clash pursues or holds.
refuse-TP-4-4 = You can stake points you have, up to the largest stake.

ending-TP-5-1 = The target was reached.
ending-TP-5-2 = All squadrons are spent; more points win.
ending-TP-5-2-draw = All squadrons are spent, and the points are equal.

option-length = Length
option-length-about = How many squadrons each side is dealt.
value-length-short = Short
value-length-long = Long
option-pursuit = Pursuit
option-pursuit-about = Whether the winner of a clash may pursue.
value-pursuit-on = With pursuit
value-pursuit-off = Without pursuit

unreadable-unknown-squadron = There is no squadron “{ $word }”.

## Words of the view, for the text view

view-hold = Cards held
view-spent = Spent
view-committed = Committed
