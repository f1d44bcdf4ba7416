# Messages that all games share. The scheme is described in show/text.py.

## Lists and forms of names

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-none = none

form =
    .the = { $name }
    .to = to { $name }
    .from = from { $name }
    .in = in { $name }

## Games and languages

language-en = English
language-cs = Čeština
language-fr = Français
language-ja = 日本語

rules-translation = Translation; the English text decides.

## Whose turn it is

not-your-turn = It is not your turn. Waiting for { $seats }.
your-turn = It is your turn.
waiting = Waiting for { $seats }.
watching = You are watching; you have no seat in this game.
game-over = The game is over.

## Real dice

luck-is-awaited = First enter the outcome of the dice.
no-luck-is-awaited = No outcome of dice is needed now.
impossible-luck = { $outcome } is not possible here. Possible: { $outcomes }

## Refusals and text that is not understood

refused = { $action }: not allowed. { $reason }
did-you-mean = { $sentence } Did you mean “{ $word }”?
unreadable-empty = Nothing was entered.
unreadable-wrong-count = “{ $word }” has the wrong number of words. Write: { $expected }
unreadable-unknown-verb = There is no action “{ $word }”.
unreadable-unknown-number = “{ $word }” is not a whole number from 0 to 4095.
unreadable-unknown-seat = There is no side “{ $word }”.

## Undo, draw, resignation

undone = { $seat } takes the last step back.
nothing-to-undo = There is nothing to undo.
undo-luck = This cannot be undone: dice were rolled or something was drawn.
undo-other = This cannot be undone: the other side decides now.
undo-revealed = This cannot be undone: something hidden was revealed.
draw-offered = { $seat } offers a draw.
draw-accepted = { $seat } accepts the draw.
draw-declined = { $seat } declines the draw.
draw-withdrawn = { $seat } withdraws the offer of a draw.
draw-already-offered = A draw has been offered already.
no-draw-offered = There is no offer of a draw to answer or withdraw.
only-for-two = Resigning and offering a draw are only possible in a game of two sides.
only-for-organiser = Only an organiser can return to an earlier moment.
no-moment = There is no move { $n } to return to; the last one is { $last }.
nothing-to-take-back = There is no decision of yours to take back to.
takeback-already-asked = A takeback has been asked for already.
no-takeback-asked = There is no request for a takeback to answer or withdraw.
too-many-takebacks = In one game at most { $most } takebacks are possible.
taken-back = { $seat } takes back, across dice and other moves: this is a practice game now.
resigned = { $seat } resigns.
ending-resigned = { $winner } wins: the other side resigned.
ending-agreed-draw = The game is a draw by agreement.
ending-rules-changed = The rules have changed, and this game cannot go on by the new ones; nobody wins.

## Saved games

save-damaged = This saved game is damaged: { $detail }
save-not-a-game = This file is not a saved game.
save-wrong-version = This game was saved under rules version { $saved }; these rules are version { $current }.
save-unknown-game = There is no game “{ $game }”.
save-wrong-data = This game was played with the data set “{ $dataset }”, which differs from the one given.

## Labels

yes = yes
no = no
on = on
off = off

label-turn = Turn
label-phase = Phase
label-your-choices = Your choices
label-last-events = What happened
label-options = Options
label-undo = Undo
label-offer-draw = Offer a draw
label-accept-draw = Accept the draw
label-decline-draw = Decline the draw
label-withdraw-draw = Withdraw the offer
label-resign = Resign
label-result = Result
label-language = Language
paper-page = Page
paper-card-way = Scan the code with your phone, or open this address and type the six signs:
paper-card-only-code = Ask the organiser for the address, open it and type the six signs:
paper-card-goal = How to win
paper-card-rules = The rules on one page
ceremony-day = The end of the day
ceremony-over = The end of the week
ceremony-graph = Points, turn by turn
flagged = { $seat } ({ $flag })

## Why a hint proposes what it does

hint-gains = Improves most: { $terms }.
hint-costs = Costs: { $terms }.
