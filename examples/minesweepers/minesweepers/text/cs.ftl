# Minesweepers, Czech.

game-title = Minolovky
game-about = Dvě flotily střídavě odminovávají pole; kdo vyloví poslední minu, vyhrál.
game-length = pět minut

seat-north = Sever
seat-south = Jih
lane-inshore = pobřežní pruh
lane-middle = střední pruh
lane-offshore = vnější pruh

phase-sweeping = Odminování
phase-over = Konec hry

event-swept = { $seat } odminuje { $lane }: { $count }, zbývá { $left }.
event-weather = Kostka počasí: { $die }.
event-cleared = { $seat } vyloví poslední minu.

ask-choose-lane = Zvolte pruh; zbývá min: { $left }.
wait-choose-lane = { $seats } volí pruh.
ask-choose-mines = Kolik min vylovit, { $lane }? Nejvýše { $most }.
wait-choose-mines = { $seats } odminovává.

do-enter = Vplout: { $lane }
do-sweep = Vylovit { $number }

refuse-MS-3-1 = Zvolte pruh, ve kterém jsou miny.
refuse-MS-3-2 = Vylovte aspoň jednu minu a ne víc, než jich tam je.

ending-MS-4-1 = Pole je čisté; poslední mina vyhrává.
ending-MS-4-2 = Bouře odminování ukončila; vyhrává víc vylovených min.
ending-MS-4-2-draw = Bouře odminování ukončila a obě flotily vylovily stejně.

option-weather = Počasí
option-weather-about = Zda může hru ukončit bouře.
value-weather-on = S bouřemi
value-weather-off = Klidné moře

unreadable-unknown-lane = Pruh „{ $word }“ neexistuje.

## Slova pohledu

view-entered = Zvolený pruh
view-mines = Miny
view-swept = Vyloveno
