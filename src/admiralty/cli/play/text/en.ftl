# What the terminal itself says. What games say is in their own files; the shared messages are in show/text.

## Beginning

which-side = { $game }: which side do you play?
everybody = all sides, on this screen
against-whom = Against whom?
bot-easy = easy: quick, leaves one decision in three to chance
bot-medium = medium: quick, takes what looks best after one step
bot-hard = hard: searches ahead, about a third of a second a decision
bot-pace = pace: searches ahead as long as you think, five seconds at most
you-play = You play { $seat } against { $bot }.

## Playing

hint = Type a number, the words, or ? for help.
hint-codes = Type numbers with a letter ({ $example }, or several: 4 6-9 c), the words, or ? for help.
for-example = for example: { $sentence }
bot-thinks = { $seat } ({ $bot }) is thinking …
hint-thinks = thinking …
hint-forced = There is only one choice: { $action }.
hint-now = Chance to win now: { $chance }
hint-line = { $action }: then { $chance } to win ({ $tries } tries)
curtain = Hand the screen to { $seat }, then press Enter.
log-shortened = … { $count } earlier lines; “log” shows all
menu-shortened = … { $count } more lines; `choices` shows them all.
unclear = “{ $word }” could be: { $meanings }
nothing = “{ $word }”: there is nothing of that kind to do now.
no-number = There is no choice { $number }.
allowed = { $action }: allowed.
forbidden-now = Not allowed now:
no-rule = There is no clause “{ $word }”.
no-language = There is no language “{ $word }”; there are { $languages }.
save-where = Say where: save FILE
saved = Saved; the game is kept in { $file } from now on.
resign-sure = Resign, really? (yes/no)
lose-sure = { $loss } Do it? (yes/no)
draw-question = { $seat }, do you accept the draw? (yes/no)
dice = Roll the dice (so far { $told }) and type what they show, each { $outcomes }:
dice-too-many = { $word } is one too many; nothing more was rolled.

## Leaving

kept = The game is kept in { $file }. Go on with `{ $command }`.
not-kept = The game was not kept.
replay-hint = Look at it again with `{ $command }`.
replay-prompt = Enter: on, b: back, 0-{ $last }: go there, q: quit >

## Help

usage-help = ? or ? ACTION
about-help = what may be typed and what is forbidden; why an action is allowed or not
usage-rule = rule [NUMBER]
about-rule = the text of a clause, such as rule 5.8, or of a chapter, such as rule 5
usage-choices = choices
about-choices = the choices again (also an empty line)
usage-hint = hint
about-hint = what the hard bot would do, and why
usage-board = board
about-board = the board again
usage-log = log
about-log = everything that has happened
usage-undo = undo [turn]
about-undo = take back the last step; against bots also across dice, and with “turn” the whole turn
usage-position = position
about-position = the position as text
usage-lang = lang en|cs|fr|ja
about-lang = another language
usage-save = save FILE
about-save = keep the game in this file
usage-draw = draw offer
about-draw = offer a draw
usage-resign = resign
about-resign = give up
usage-quit = quit
about-quit = leave; the game is kept
about-typing =
    Actions may be shortened as long as they are clear, and several joined with “;”. Name several things at once,
    or “all”: the same action is done with each. A stroke before a word of this list, such as /log, always means it.
