# Minesweepers, English.

game-title = Minesweepers
game-about = Two flotillas sweep a minefield in turn; the last mine wins.
game-length = five minutes

seat-north = North
seat-south = South
lane-inshore = the inshore lane
lane-middle = the middle lane
lane-offshore = the offshore lane

phase-sweeping = Sweeping
phase-over = The game is over

event-swept = { $seat } sweeps { $count } in { $lane }; { $left } left.
event-weather = The weather die shows { $die }.
event-cleared = { $seat } sweeps the last mine.

ask-choose-lane = Choose a lane; { $left } mines are left.
wait-choose-lane = { $seats } chooses a lane.
ask-choose-mines = Sweep how many mines of { $lane }? At most { $most }.
wait-choose-mines = { $seats } is sweeping.

do-enter = Enter { $lane }
do-sweep = Sweep { $number }

refuse-MS-3-1 = Choose a lane in which there are mines.
refuse-MS-3-2 = Sweep at least one mine, and no more than there are.

ending-MS-4-1 = The field is swept; the last mine wins.
ending-MS-4-2 = A storm ends the sweeping; more mines win.
ending-MS-4-2-draw = A storm ends the sweeping, and both swept as many.

option-weather = Weather
option-weather-about = Whether a storm may end the game.
value-weather-on = With storms
value-weather-off = Calm sea

unreadable-unknown-lane = There is no lane “{ $word }”.

## Words of the view, for the text view

view-entered = Entered
view-mines = Mines
view-swept = Swept
