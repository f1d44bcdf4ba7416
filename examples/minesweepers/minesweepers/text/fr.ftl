# Minesweepers, French.

game-title = Dragueurs de mines
game-about = Deux flottilles draguent à tour de rôle ; la dernière mine donne la victoire.
game-length = cinq minutes

seat-north = Nord
seat-south = Sud
lane-inshore = la passe côtière
lane-middle = la passe centrale
lane-offshore = la passe du large

phase-sweeping = Dragage
phase-over = La partie est finie

event-swept = { $seat } drague { $count } dans { $lane } ; reste { $left }.
event-weather = Le dé de la météo donne { $die }.
event-cleared = { $seat } drague la dernière mine.

ask-choose-lane = Choisissez une passe ; mines restantes : { $left }.
wait-choose-lane = { $seats } choisit une passe.
ask-choose-mines = Combien de mines draguer dans { $lane } ? Au plus { $most }.
wait-choose-mines = { $seats } drague.

do-enter = Entrer dans { $lane }
do-sweep = Draguer { $number }

refuse-MS-3-1 = Choisissez une passe où il y a des mines.
refuse-MS-3-2 = Draguez au moins une mine, et pas plus qu’il n’y en a.

ending-MS-4-1 = Le champ est dragué ; la dernière mine l’emporte.
ending-MS-4-2 = Une tempête met fin au dragage ; le plus de mines l’emporte.
ending-MS-4-2-draw = Une tempête met fin au dragage, à égalité de mines.

option-weather = Météo
option-weather-about = Si une tempête peut finir la partie.
value-weather-on = Avec tempêtes
value-weather-off = Mer calme

unreadable-unknown-lane = Il n’y a pas de passe « { $word } ».

## Mots de la vue

view-entered = Passe choisie
view-mines = Mines
view-swept = Draguées
