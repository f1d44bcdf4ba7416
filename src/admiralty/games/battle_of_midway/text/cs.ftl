# Battle of Midway in Czech: sentences keep names in the nominative. The scheme is described in show/text.py.

## Hra

game-title = Bitva u Midway
game-about = Palubní letouny se navzájem přelstívají tajnými plány, červen 1942.
game-length = 30 až 75 minut

## Sides and things

seat-usa = USA
seat-japan = Japonsko
piece-fighter = stíhačka
piece-special = bombardér nebo eso
heading-e = V
heading-se = JV
heading-sw = JZ
heading-w = Z
heading-nw = SZ
heading-ne = SV
spot-here = přímo na tomto poli
tile-s1 = malá deska 1
tile-s2 = malá deska 2
role-attacker = útočník
role-defender = obránce

## Phases

phase-placement = Příprava
phase-bids = Boj o iniciativu
phase-activation = Aktivace
phase-flight = Let
phase-combat = Souboj
phase-orders = Rozkazy v souboji
phase-purchase = Nákup rozkazů
phase-reinforcement = Konec kola
phase-over = Bitva skončila

## What a player may do

do-pick = Umístit: { $piece }
do-cell = Pole { $cell }
do-heading = Příď: { $heading }
do-bid = Vsadit { $number }
do-activate = Aktivovat: { $aircraft }
do-flight = Letět
do-attack = Zaútočit na cíl: { $aircraft }
do-fly = Vpřed, { $turn }
do-stop = Ukončit let
do-extend = Přiložit: { $tile }, střed: { $spot }
do-fly-off = Nechat letoun opustit plán
do-plan = Plán: { $plan }
do-first = První se pohne: { $role }
do-omit = Vynechat { $number }. žeton
do-play = Zahrát: { $card }
do-pass = Nehrát kartu
do-turn = Vpřed, { $turn }
do-feint = Úkrok: { $turn }
do-replan = Nový plán: { $plan }
do-keep = Bez nového plánu
do-weave = Střílí: { $aircraft }
do-buy = Koupit: { $card }
do-done = Hotovo
loss-aircraft = Letoun, který opustí desku, je ztracen.
loss-points = Body, za které nic nekoupíte, propadnou: { $count }.
setup-front = Přední linie: všechny letouny směrem k nepříteli
setup-ring = Kruh: letouny rozmístěné po všech místech

## What is asked

ask-choose-piece =
    { $left ->
        [one] Umístěte svůj poslední letoun: vyberte druh.
        [few] Umístěte letoun, zbývají { $left }: vyberte druh.
       *[other] Umístěte letoun, zbývá { $left }: vyberte druh.
    }
ask-choose-cell = { $aircraft }: vyberte pole.
ask-choose-heading = { $aircraft }: kam míří příď?
ask-choose-bid = { $round }. kolo: kolik velitelských bodů vsadíte na iniciativu? Vsazené body propadají.
ask-choose-aircraft =
    { $left ->
        [one] Aktivujte svůj poslední letoun.
        [few] Aktivujte letoun; čekají ještě { $left }.
       *[other] Aktivujte letoun; čeká jich ještě { $left }.
    }
ask-choose-action = { $aircraft }: let, nebo útok na nepřítele v dosahu?
ask-fly = { $aircraft }: manévry { $made }, nejméně { $least }, nejvýše { $most }.
ask-choose-extension = { $aircraft } opouští plán na { $q },{ $r }. Přiložte malou desku, nebo letoun ztratíte.
ask-choose-plan = { $aircraft } proti: { $enemy }. Naplánujte manévry.
ask-choose-order = { $attacker } proti: { $defender }. Kdo se pohne první?
ask-choose-omission = { $aircraft } ({ $plan }): který žeton eso vynechá?
ask-choose-card = { $aircraft } proti: { $enemy }. Zahrajte kartu, nebo žádnou.
ask-choose-turn = { $aircraft }: další manévr.
ask-choose-feint = { $aircraft }: úkrok vlevo, nebo vpravo?
ask-choose-replan = { $aircraft } je zpět: naplánujte nové manévry, nebo žádné.
ask-choose-weaver = Který další váš letoun střílí? Cíl: { $target }.
ask-choose-purchase =
    { $points ->
        [one] Máte { $points } velitelský bod: kupte rozkazy, nebo skončete.
        [few] Máte { $points } velitelské body: kupte rozkazy, nebo skončete.
       *[other] Máte { $points } velitelských bodů: kupte rozkazy, nebo skončete.
    }
ask-choose-return-cell = { $aircraft } se vrací: vyberte pole v posilové zóně.
ask-choose-return-heading = { $aircraft } se vrací: kam míří příď?
wait-choose-piece = Na tahu: { $seats } – umístění letounu
wait-choose-cell = Na tahu: { $seats } – umístění letounu
wait-choose-heading = Na tahu: { $seats } – umístění letounu
wait-choose-bid = Na tahu: { $seats } – boj o iniciativu
wait-choose-aircraft = Na tahu: { $seats } – aktivace
wait-choose-action = Na tahu: { $seats } – let, nebo útok
wait-fly = Na tahu: { $seats } – let
wait-choose-extension = Na tahu: { $seats } – okraj plánu
wait-choose-plan = Na tahu: { $seats } – plán manévrů
wait-choose-order = Na tahu: { $seats } – kdo se pohne první
wait-choose-omission = Na tahu: { $seats } – vynechaný žeton
wait-choose-card = Na tahu: { $seats } – karta rozkazu
wait-choose-turn = Na tahu: { $seats } – další manévr
wait-choose-feint = Na tahu: { $seats } – úkrok
wait-choose-replan = Na tahu: { $seats } – nový plán
wait-choose-weaver = Na tahu: { $seats } – střílející letoun
wait-choose-purchase = Na tahu: { $seats } – nákup rozkazů
wait-choose-return-cell = Na tahu: { $seats } – posily
wait-choose-return-heading = Na tahu: { $seats } – posily

## What happened

event-placed = { $aircraft } stojí na poli { $q },{ $r }, příď { $heading }.
event-bank = V banku rozkazů přibývá: { $cards }.
event-round-begins = Začíná { $round }. kolo.
event-bid = Vaše sázka: { $bid }.
event-bids = Sázky: USA { $usa }, Japonsko { $japan }.
event-initiative = Kartu iniciativy má { $seat }.
event-initiative-passes = Karta iniciativy přechází, má ji { $seat }.
event-activated = Aktivace: { $aircraft }.
event-moved = { $aircraft }: pole { $q },{ $r }, příď { $heading }.
event-exchanged = { $aircraft }: výměna, nyní na poli { $q },{ $r }.
event-extended = Plán se rozšiřuje: { $tile }, střed { $q },{ $r }.
event-flew-off = { $aircraft } opouští plán a vypadává ze hry.
event-attacked = { $attacker } útočí. Cíl: { $defender }.
event-planned = Váš plán: { $plan }.
event-plans = Plány: USA { $usa }; Japonsko { $japan }.
event-moves-first = První v pohybu: { $seat }.
event-omitted = { $aircraft } vynechává { $token }. žeton.
event-played = Zahraná karta ({ $seat }): { $card }.
event-passed = { $seat }: bez karty.
event-turned-about = { $aircraft } se obrací, příď { $heading }.
event-replanned = { $aircraft } má nový plán: { $plan }.
event-wove = { $aircraft } střílí. Cíl: { $target }.
event-fired = Střelba: USA { $usa } (nejvyšší { $usa-best }), Japonsko { $japan } (nejvyšší { $japan-best }).
event-no-fire = Ke střelbě nedochází.
event-no-hit = Nikdo není zasažen.
event-destroyed = Zničení: { $aircraft }.
event-bought = Nákup ({ $seat }): { $card }; zbývá bodů: { $points }.
event-refilled = Nově v banku rozkazů: { $card }.
event-reshuffled = Odhozené rozkazy se míchají do nové hromádky.
event-scored = { $seat }: +{ $gain }, celkem { $points }.
event-midway = Letouny nad Midway: USA { $usa }, Japonsko { $japan }.
event-returned = { $aircraft } se vrací na pole { $q },{ $r }, příď { $heading }.
event-bombed = { $aircraft } bombarduje nepřátelskou letadlovou loď. Vítězí { $seat }.
event-bombers-lost = Poslední nepřátelský bombardér je ztracen. Vítězí { $seat }.
event-won = Vítězí { $seat }, body: { $points }.
event-drawn = { $round }. kolo bylo poslední: hra končí remízou.

## How the game ended

ending-BM-14-1 = Vítězí { $winner }: bombardér dosáhl nepřátelské letadlové lodi.
ending-BM-14-2 = Vítězí { $winner }: druhá strana už nemá bombardér.
ending-BM-14-3 = Vítězí { $winner } na body.
ending-BM-R-35 = Hra končí remízou: poslední kolo skončilo.

## Why something is not allowed

refuse-BM-1-5 = Na tomto poli už stojí letoun.
refuse-BM-1-6 = Tento letoun není na plánu.
refuse-BM-3-2 = Vyberte druh letounu, který ještě máte umístit.
refuse-BM-3-3 = Vyberte prázdné pole na své letadlové lodi nebo vedle ní.
refuse-BM-3-4 = Vyberte prázdné pole své posilové zóny.
refuse-BM-3-5 = Vyberte, kam míří příď.
refuse-BM-4-3 = Vyberte, kolik velitelských bodů vsadíte.
refuse-BM-5-1 = Aktivujte vlastní letoun se značkou; vynechat nelze.
refuse-BM-5-2 = Aktivovaný letoun letí, nebo útočí.
refuse-BM-6-7 = Letoun opouští plán: rozšiřte jej, nebo letoun ztraťte.
refuse-BM-6-8 = Na této malé desce stojí letoun.
refuse-BM-6-9 = Malá deska tam nepasuje: musí zakrýt pole, dotýkat se plánu a nic nepřekrývat.
refuse-BM-7-1 = Proveďte další manévr.
refuse-BM-7-3 = Let je zatím příliš krátký.
refuse-BM-8-1 = Tento nepřítel je mimo dosah: příliš mnoho manévrů daleko.
refuse-BM-8-4 = Naplánujte manévry žetony.
refuse-BM-8-6 = Útočník rozhoduje, kdo se pohne první.
refuse-BM-8-8 = Eso vynechá právě jeden ze svých žetonů.
refuse-BM-9-1 = Zahrajte kartu z ruky, nebo žádnou.
refuse-BM-9-8 = Vyberte obrat dalšího manévru.
refuse-BM-9-10 = Úkrok jen vlevo, nebo vpravo.
refuse-BM-9-15 = Naplánujte nové manévry, nebo žádné.
refuse-BM-9-16 = Vyberte vlastní letoun, který není v tomto souboji.
refuse-BM-11-2 = Kupte kartu z banku rozkazů, nebo skončete.
refuse-BM-11-3 = Na tuto kartu nemáte dost bodů.
refuse-BM-11-8 = Speciální rozkazy nejsou na prodej.
refuse-BM-13-6 = Zničené stíhačky se vracejí na prázdná pole vlastních posilových zón.
refuse-BM-R-4 = Podle dohody je nutné plán rozšířit, dokud to jde.
refuse-BM-R-6 = Podle dohody deska zůstává: visí na ní deska s letounem.
refuse-BM-R-21 = Podle dohody Úhyb ruší i Thachovu vlnu.
refuse-BM-R-24 = Takový letoun nemá nepřítele v oblasti útoku.

## Options

option-mode = Režim
option-mode-about = O co se v bitvě hraje.
value-mode-carrier_hunt = útok na letadlovou loď
value-mode-domination = nadvláda
option-vp_threshold = Body k vítězství
option-vp_threshold-about = V nadvládě: kolik vítězných bodů rozhoduje.
value-vp_threshold-9 = 9 bodů
value-vp_threshold-12 = 12 bodů
value-vp_threshold-15 = 15 bodů
option-domination_layout = Rozložení v nadvládě
option-domination_layout-about = Jak leží posilové zóny kolem Midway.
value-domination_layout-opposed = každá strana na své polovině
value-domination_layout-alternating = střídavě
value-domination_layout-custom = vlastní
option-feint_geometry = Finta
option-feint_geometry-about = Na které pole vede Finta.
value-feint_geometry-abeam = přímo do strany, dvě pole daleko
value-feint_geometry-forward_diagonal = šikmo vpřed, sousední pole
option-swap_onto_carrier_bombs = Vytlačení na letadlovou loď
option-swap_onto_carrier_bombs-about = Zda vítězí bombardér, který se na nepřátelskou loď dostal výměnou.
value-swap_onto_carrier_bombs-true = { yes }
value-swap_onto_carrier_bombs-false = { no }
option-small_tile_bridge = Malá deska, na níž visí jiná
option-small_tile_bridge-about = Zda ji lze odebrat, když na té druhé stojí letoun.
value-small_tile_bridge-free = lze ji odebrat
value-small_tile_bridge-keep_connected = zůstává
option-fly_off_scores = Body za opuštění plánu
option-fly_off_scores-about = V nadvládě: zda letoun, který opustí plán, přináší body soupeři.
value-fly_off_scores-true = { yes }
value-fly_off_scores-false = { no }
option-open_hands = Odkryté karty v ruce
option-open_hands-about = Zda oba hráči vidí všechny karty v ruce.
value-open_hands-false = { no }
value-open_hands-true = { yes }
option-extension = Rozšíření plánu
option-extension-about = Zda je hráč smí odmítnout a letoun ztratit.
value-extension-optional = lze odmítnout
value-extension-compulsory = povinné
option-ace_omission = Žeton vynechaný esem
option-ace_omission-about = Kdy se vybírá.
value-ace_omission-when_moving = když se eso pohybuje
value-ace_omission-at_reveal = hned po odhalení plánů
option-weave_is_firing = Thachova vlna jako střelba
option-weave_is_firing-about = Zda na ni působí i Úhyb, Výkrut a Veteráni.
value-weave_is_firing-false = { no }
value-weave_is_firing-true = { yes }
option-max_rounds = Nejvíce kol
option-max_rounds-about = Po tolika kolech hra končí remízou.
value-max_rounds-0 = bez omezení
value-max_rounds-5 = 5
value-max_rounds-10 = 10
value-max_rounds-20 = 20

## Text that is not understood

unreadable-unknown-aircraft = Letoun „{ $word }“ neexistuje.
unreadable-unknown-piece = Druh letounu „{ $word }“ neexistuje.
unreadable-unknown-cell = Pole „{ $word }“ neexistuje.
unreadable-unknown-heading = Směr „{ $word }“ neexistuje.
unreadable-unknown-turn = Obrat „{ $word }“ neexistuje.
unreadable-unknown-tile = Malá deska „{ $word }“ neexistuje.
unreadable-unknown-spot = Malá deska nemůže ležet „{ $word }“.
unreadable-unknown-plan = Plán „{ $word }“ neexistuje.
unreadable-unknown-role = Místo „{ $word }“ je třeba zadat „attacker“ (útočník), nebo „defender“ (obránce).
unreadable-unknown-card = Karta „{ $word }“ neexistuje.

## Figures that help to choose, as headings

advice-p-destroy = zničení nepřítele
    .about = šance zničit nepřítele
    .short = sestřel nepřítele
advice-p-lost = ztráta vlastního letounu
    .about = šance ztratit vlastní letoun
    .short = vlastní ztráta

## The board in a terminal

screen-round = { $round }. kolo
screen-side = { $seat }: velitelské body { $points }, skóre { $score }, karty { $cards }
screen-midway = { $sign } Midway
screen-carriers = { $sign } letadlová loď
screen-zones = { $sign } posilová zóna
screen-marker = * aktivační značka
screen-bank = Bank rozkazů:
screen-price = [{ $card } { $price }]
screen-hand = V ruce ({ $seat }):
colour-red = červená
colour-yellow = žlutá
colour-light-blue = světle modrá
colour-dark-blue = tmavě modrá
colour-outside = mimo dostřel

## The board on the page

board-midway = MIDWAY
board-map = Mapa vzdušného prostoru kolem Midway
board-overlays = Ukázat na mapě
board-show-range = Dostřel
board-show-flight = Let
board-show-reach = Útok
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-rose = Směr letu
board-aircraft = { $aircraft }, pole { $cell }, příď { $heading }
board-fly-to = Letět na pole { $cell }
board-fly-end = Letět na pole { $cell }, příď { $heading }
board-choose-target = Vyberte označeného nepřítele a uvidíte šance, nebo zvolte, kam letět.
board-initiative = Iniciativa
board-score = { $score } z { $threshold }
board-bombers =
    { $count ->
        [one] { $count } bombardér
        [few] { $count } bombardéry
       *[other] { $count } bombardérů
    }
board-flying =
    { $count ->
        [one] { $count } letoun
        [few] { $count } letouny
       *[other] { $count } letounů
    }
board-hand =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
board-points =
    { $count ->
        [one] { $count } velitelský bod
        [few] { $count } velitelské body
       *[other] { $count } velitelských bodů
    }
board-bank = Bank rozkazů
board-deck = balíček { $deck }, odloženo { $discard }
board-plan = Vaše žetony
board-take-back = Vzít zpět poslední žeton
board-confirm-plan = Potvrdit plán
board-chance = zničení nepřítele { $destroy }, ztráta vlastního letounu { $lost }
board-matrix = K čemu vede každá dvojice plánů
board-matrix-key = Řádky: vaše žetony; sloupce: nepřítelovy. Horní půlka: jak vidíte nepřítele vy; dolní: jak vidí on vás. Kroužek: může zničit.
board-order = Kdo se pohne první
board-own-first = první vy
board-enemy-first = první nepřítel
board-axis-enemy = žetony nepřítele
board-pair = Vy vidíte nepřítele: { $own }; nepřítel vidí vás: { $enemy }. Zničení nepřítele { $destroy }, ztráta vlastního letounu { $lost }.
board-firing-odds = Střelba v procentech, zničení nepřítele / ztráta vlastního letounu. Řádky: vaše barva, sloupce: nepřítelova; číslo je počet tažených karet.
board-enemy-colour = nepřítel: { $colour }
board-combat = Souboj
board-last-combat = Poslední souboj
board-attacks = útočí
board-first = první v pohybu
board-no-card = bez karty
board-secret = tajné žetony
board-lost = letoun bude ztracen
board-stack = Zahrané karty, poslední nahoře
board-card-acceleration = Jeden manévr navíc.
board-card-surprise-attack = Už žádné karty; hned následuje střelba.
board-card-feint = Úkrok vlevo nebo vpravo.
board-card-barrel-roll = Nejvyšší střelecká karta nepřítele se nepočítá.
board-card-about-turn = Obrat o půl kruhu.
board-card-dodge = V tomto souboji se nestřílí.
board-card-loop = Zpět tam, kde jste stáli před svými žetony.
board-card-sixth-sense = Jako Smyčka, pak třeba i nové žetony.
board-card-thach-weave = Na nepřítele střílí jiný váš letoun.
board-card-veterans = Táhnete o jednu střeleckou kartu více.

## Words of the view, for the board as text

view-mode = Varianta
mode-carrier_hunt = { value-mode-carrier_hunt }
mode-domination = { value-mode-domination }
view-holder = Karta iniciativy
view-score = Skóre
view-threshold = Body k vítězství
view-aircraft = Letouny
view-tiles = Malé desky
view-bank = { board-bank }
view-deck = Karty v balíčku
view-discard = Odložené
view-cards = Karty v ruce
view-hands = Ruce
view-moving = V pohybu
view-combat = Souboj
view-confirmed = Potvrzeno
view-chosen = Vaše tajná volba
view-kind = Druh
kind-fighter = stíhačka
kind-bomber = bombardér
kind-ace = eso
view-cell = Pole
view-heading = Příď
view-marker = se značkou
view-made = Provedené manévry
view-plans = Plány
view-omitted = Vynechaný žeton
view-start = Výchozí pole
view-sights = Vidí nepřítele
view-red = { colour-red }
view-yellow = { colour-yellow }
view-light-blue = { colour-light-blue }
view-dark-blue = { colour-dark-blue }
view-outside = { colour-outside }
view-barrels = Výkruty
view-veterans = Veteráni
view-dodged = Úhyb
view-first = Letí první
view-window = Může hrát kartu
view-card = Karta

## Lessons

lesson-flight = Let
lesson-flight-about = Manévry, výměna polí a okraj plánu.
lesson-flight-start = Kartu iniciativy mají Američané. Stíhačka se žlutou značkou v tomto kole ještě nejednala; její příď míří na východ, přímo na japonskou stíhačku.
lesson-flight-activate = Stíhačka je aktivována a značka je pryč. Nyní udělá jednu věc: letí, nebo zaútočí na nepřítele v dosahu pěti manévrů.
lesson-flight-choose = Stíhačka letí tři nebo čtyři manévry. Každý je jedno pole rovně vpřed a pak, chcete-li, jedno otočení vlevo nebo vpravo. Před třetím manévrem skončit nelze.
lesson-flight-exchange = Na poli vpředu stál jiný letoun: oba si vymění místa a nechají si směr. Pak se naše stíhačka otočí vlevo. Japonská stíhačka se otočit nesmí a značku si nechává.
lesson-flight-turn = O pole vpřed a otočení vpravo: příď míří znovu na východ. Letoun se nikdy neotáčí na místě a nejvýše o jednu stranu.
lesson-flight-edge = Další pole na plánu není. Buď se plán rozšíří o malou desku, která pole zakryje, dotýká se plánu a nic nepřekrývá, nebo je letoun ztracen. Možná jsou dvě místa.
lesson-flight-tile = Malá deska leží a manévr se provede. Deska tu zůstane, dokud ji někdo nepoužije jinde; dokud na ní stojí letoun, vzít ji nelze. Tři manévry jsou za námi: let by teď mohl skončit.
lesson-flight-end = Čtvrtý manévr je poslední. Po letu přechází karta iniciativy na soupeře, má-li letoun se značkou. Japonská stíhačka ji má.

lesson-combat = Souboj
lesson-combat-about = Dosah, tajné plány, karty jedna na druhou, střelba.
lesson-combat-start = Tom letí za Američany, Kate za Japonce. Tom má v ruce Zrychlení, Kate Obrat. Oba to vědí jen z toho, co se nakoupilo.
lesson-combat-reach = Tom aktivuje svou stíhačku. Tečkovaná čára je cesta ke stíhačce Kate: rovně, rovně, vlevo, rovně, rovně. Pět manévrů je v dosahu; počítají se manévry, ne pole.
lesson-combat-attack = Tom útočí; i stíhačka Kate přichází o značku. Nyní oba tajně vyloží dva žetony. Obrázek ukazuje pro každou dvojici plánů, kdo bude mít koho v zaměřovači.
lesson-combat-plan-usa = Tom naplánoval vlevo, pak vpravo. Kate vidí, že potvrdil, ale ne co. Teď plánuje ona; obrázek je nyní z její strany.
lesson-combat-reveal = Kate naplánovala rovně, rovně a oba plány se odkrývají. Útočník rozhodne, kdo se pohne první.
lesson-combat-movement = Tom nechal první letět Kate: dvě pole vpřed, pak Tom vlevo a vpravo. Každý má toho druhého vlevo vpředu na žlutém poli: dvě střelecké karty a zásah může zničit. První kartu smí zahrát obránce.
lesson-combat-pass = Kate nehraje nic. Tím rozkazy nekončí: na útočníka dojde vždy. Thachovu vlnu Tom zahrát nemůže, protože žádný jiný jeho letoun nemá Kate v zaměřovači.
lesson-combat-acceleration = Tom hraje Zrychlení: jeden manévr navíc s otočením podle volby. Šipky ukazují, kam které otočení vede, čísla, co by pak přinesla střelba.
lesson-combat-behind = O pole vpřed a vlevo. Kate je pro Toma dál na žlutém poli; Tom je ale teď za ní, na tmavě modrém: táhla by jednu kartu a zničit by ho nemohla. Protože se hrála karta, smí Kate odpovědět.
lesson-combat-about-turn = Kate hraje Obrat a je k Tomovi zase čelem: žlutá pro oba. Na řadě je Tom; nezahraje-li kartu, následuje střelba.
lesson-combat-firing = Oba táhnou dvě karty: Tom 2 a 1, Kate 6 a 3. Vítězí vyšší nejlepší karta, 6 proti 2, a Kate měla Toma v útočné oblasti: jeho stíhačka je zničena, bod pro Japonsko. Tom útočil, a tak si kartu iniciativy nechává, dokud má značky.

card-round = Kolo { $round }
card-score = { $seat }: body
card-destroyed = Ztracená letadla

## The legend of the board

legend-plane = Letoun: příď ukazuje směr letu. Hranaté podstavce jsou americké, kulaté japonské; F je stíhač, B bombardér, A eso.
legend-marker = V tomto kole ještě nebyl aktivován.
legend-range = Dosah: barva pole říká, kolik karet se táhne proti cíli na něm.
legend-reach = Nepřítel, na kterého lze zaútočit, a cesta k němu.
legend-end = Pole, kde může let skončit; šipka, s jakou přídí.
legend-zone = Kudy přilétají posily: hvězda je americká, kotouč japonský.
legend-token = Žetony manévrů: vlevo, rovně, vpravo.
legend-points = Velitelské body na nabídky a nákup karet.

## What a hint gives as its reason

term-aircraft = letouny ve vzduchu
term-place = postavení na desce
term-sight = nepřátelé v dosahu
term-cards = karty v ruce
term-score = skóre
term-combat = probíhající boj
term-rest = celková pozice

## Jak zvítězit a rady k první hře

guide-goal = Při útoku na letadlovou loď rozhoduje jediný bombardér: ihned vítězí strana, jejíž bombardér se první dostane na pole nepřátelské letadlové lodi. Stíhačky otvírají cestu vašim bombardérům a zastavují nepřátelské. Při nadvládě se místo toho sbírají body za sestřely a za převahu nad Midway.
guide-bid = 1. Kolo začíná tajnou sázkou 0 až 3 velitelských bodů. Vyšší sázka získá iniciativu; za to, co zbude, se později kupují rozkazy.
guide-activate = 2. Kdo má iniciativu, vybere letoun, který ještě nejednal: ten letí, nebo útočí.
guide-fly = 3. Manévr je jedno pole rovně a pak, chcete-li, otočení o jednu stranu. Stíhačky jich dělají tři nebo čtyři, bombardéry dva nebo tři. Dva letouny, které se potkají, si vymění pole.
guide-plan = 4. Letoun smí zaútočit na nepřítele v dosahu pěti manévrů. Oba tajně naplánují dva manévry; pak útočník určí, kdo se pohne první.
guide-fire = 5. Střídavě smějí oba zahrát rozkazy. Pak schémata ukážou, kdo má koho před zbraněmi a kolik karet táhne; vyhrává nejvyšší karta.
guide-buy = 6. Na konci kola se za zbylé velitelské body kupují rozkazy. Co se neutratí, propadá.

tip-bid = Vsaďte velitelské body o iniciativu. Obě sázky propadají; kdo vsadil víc, jde první. Za to, co si necháte, koupíte na konci kola rozkazy. Není-li nic naléhavé, vsaďte málo.
tip-aircraft = Zvolte, který letoun teď jedná. Vaše dva bombardéry mají dosáhnout japonské letadlové lodi na západě; stíhačky mají lovit japonské bombardéry.
tip-fly = Každý manévr: pole kupředu, pak rovně, nebo otočení na stranu. Letoun nemůže zastavit ani se otočit na místě, myslete tedy dva manévry dopředu a nevyleťte z plánu.
tip-turns = Po letu přechází iniciativa k nepříteli. Po útoku vám zůstává, dokud některý váš letoun ještě nejednal.
tip-attack = Nepřítel je v dosahu. Útok ho také připraví o tah, pokud ještě nejednal. Obrázek ukazuje, které plány ho dostanou před vaše zbraně.
tip-plan = Tajně zvolte dva manévry. Chcete mít nepřítele na konci před přídí, a sami nebýt před jeho.
tip-order = Plány jsou odkryté. Vy určíte, kdo se pohne první: kdo letí poslední, bývá často druhému za zády.
tip-card = Smíte zahrát rozkaz, který pohne vaším letounem nebo ho ochrání, nebo to nechat být. Dokud se karty hrají, smí druhý odpovědět.
tip-fired = Zbraně promluvily: každý táhl tolik karet, kolik říká jeho schéma, a platí nejvyšší. Sestřelit smí jen ten, kdo měl druhého před zbraněmi.
tip-purchase = Za zbylé velitelské body kupte rozkazy; pomohou v příštích soubojích. Body, které si necháte, propadají.
