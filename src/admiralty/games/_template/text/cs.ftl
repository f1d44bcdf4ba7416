# Šarvátka, česky. Schéma popisuje src/admiralty/show/text.py.

game-title = Šarvátka
game-about = Střetnou se dvě eskadry: obě strany nasazují tajně, silnější smí pronásledovat.
game-length = několik minut

seat-red = Červení
seat-blue = Modří

phase-commitment = Nasazení
phase-pursuit = Pronásledování
phase-over = Konec hry

event-dealt = Dostáváte { $squadrons }.
event-committed = Nasazujete { $squadron }.
event-clash = { seat-red } vysílají { $red }, { seat-blue } { $blue }.
event-clash-dice = Síly jsou stejné, rozhodují kostky: { seat-red } { $red }, { seat-blue } { $blue }.
event-undecided = Střet nevyhrává nikdo.
event-scored = { $seat } získávají { $gain }, celkem mají { $points }.
event-pursuit-die = { $seat } pronásledují se sázkou { $stake } a hází { $die }.
event-lost = { $seat } ztrácejí { $loss }, celkem mají { $points }.
event-won = { $seat } vítězí s { $points } { $points ->
        [one] bodem
       *[other] body
    }.
event-drawn = Stejně bodů: hra končí remízou.

ask-commit = { $round }. kolo: nasaďte eskadru. Ukáže se, až si vyberou obě strany.
wait-commit = Čeká se na nasazení, vybírají { $seats }.
ask-choose-pursuit = Vyhráli jste střet a máte { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }. Pronásledovat, nebo zůstat?
wait-choose-pursuit = { $seats } mohou pronásledovat.
ask-choose-stake = Určete sázku, nejvýše { $most }.
wait-choose-stake = { $seats } určují sázku.

do-commit = Nasadit { $squadron }
do-hold = Zůstat
do-pursue = Pronásledovat
do-stake = Vsadit { $number }
do-call-off = Odvolat pronásledování

refuse-TP-3-1 = Teď se nasazují eskadry.
refuse-TP-3-2 = Nasadit lze jen eskadru z vlastní ruky.
refuse-TP-4-3 = Vítěz střetu pronásleduje, nebo zůstává.
refuse-TP-4-4 = Vsadit lze jen body, které máte, a nejvýše největší sázku.

ending-TP-5-1 = Cíle bylo dosaženo.
ending-TP-5-2 = Eskadry došly; vítězí více bodů.
ending-TP-5-2-draw = Eskadry došly a bodů je stejně.

option-length = Délka
option-length-about = Kolik eskader každá strana dostane.
value-length-short = Krátká
value-length-long = Dlouhá
option-pursuit = Pronásledování
option-pursuit-about = Zda vítěz střetu smí pronásledovat.
value-pursuit-on = S pronásledováním
value-pursuit-off = Bez pronásledování

unreadable-unknown-squadron = Eskadra „{ $word }“ neexistuje.

## Slova pohledu pro textové zobrazení

view-hold = Držené karty
view-spent = Použito
view-committed = Nasazeno
