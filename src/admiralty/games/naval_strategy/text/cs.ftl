# Námořní strategie česky. The scheme is described in show/text.py. Ships are feminine ("Modrá 1").

## Hra

game-title = Námořní strategie
game-about = Týmy velí loďstvům a dávají rozkazy současně; týden řídí organizátor.
game-length = půl hodiny, táborový týden několik dní
game-players = 2 až 6 týmů
page-role-member-about = Vidíte to, co váš tým, a můžete objednávat nové lodě.

## Teams and things

seat-blue = Modří
seat-red = Červení
seat-green = Zelení
seat-yellow = Žlutí
seat-white = Bílí
seat-black = Černí
seat-organiser = Organizátor
type-schooner = škuner
    .acc = škuner
    .ins = škunerem
type-brig = briga
    .acc = brigu
    .ins = brigou
type-frigate = fregata
    .acc = fregatu
    .ins = fregatou
type-galleon = galeona
    .acc = galeonu
    .ins = galeonou
enhancement-hull = vyztužení trupu
    .acc = vyztužení trupu
enhancement-chain-shot = řetězová střela
    .acc = řetězovou střelu
enhancement-cannons = přídavná děla
    .acc = přídavná děla
enhancement-mortar = houfnice
    .acc = houfnici
enhancement-ram = kloun
    .acc = kloun
enhancement-heavy-ball = těžká kule
    .acc = těžkou kuli
source-plantation = plantáž
    .from = z plantáže
source-wreck = vrak
    .from = z vraku
heading-0 = sever
    .to = na sever
heading-1 = severovýchod
    .to = na severovýchod
heading-2 = jihovýchod
    .to = na jihovýchod
heading-3 = jih
    .to = na jih
heading-4 = jihozápad
    .to = na jihozápad
heading-5 = severozápad
    .to = na severozápad
form-port =
    .in = v přístavu { $name }
outcome-won = výhra
outcome-lost = prohra
outcome-cancelled = neplatí
step-plus-1 = +1
step-plus-10 = +10
step-plus-100 = +100
step-minus-1 = −1
step-minus-10 = −10
step-minus-100 = −100
order-forward = pohyb kupředu
order-left = otočení doleva
order-right = otočení doprava
order-volley-left = salva na levoboku
order-volley-right = salva na pravoboku
order-chain-left = řetězová salva na levoboku
order-chain-right = řetězová salva na pravoboku
order-heavy-left = salva těžkou kulí na levoboku
order-heavy-right = salva těžkou kulí na pravoboku
order-assault = čelní útok
order-howitzer = střela z houfnice
order-load = nakládka
order-buy = nákup
order-sell = prodej
order-unload = vykládka
order-fit = nákup vylepšení
order-mend = oprava vylepšení
order-upgrade = povýšení lodi
order-repair = oprava lodi
order-downgrade = degradace lodi
order-boss = souboj s bossem
order-withdraw = ústup z arény
change-cargo = náklad
change-place = poloha
change-heading = natočení
change-hit-points = životy
change-experience = zkušenosti
change-points = body
change-type = typ
change-enhancement = vylepšení
change-chain = zásah řetězem
change-destroyed = zničení
change-revived = oprava
change-stores = pokladna a sklad
change-wreck = vrak
change-stock = zásoby
change-prices = ceny
change-orders = rozkazy nařízené organizátorem
change-unseen = něco, co se neukazuje
boss-own-1 = Vlastní boss 1
boss-own-2 = Vlastní boss 2
boss-own-3 = Vlastní boss 3

## Phases

label-turn = Tah

phase-facing = Natočení na začátku
phase-planning = Plánování
phase-evaluation = Vyhodnocení
phase-intervention = Mezi tahy
phase-over = Konec týdne

## What a player may do

do-forward = { $ship }: kupředu
do-left = { $ship }: otočit doleva
do-right = { $ship }: otočit doprava
do-volley-left = { $ship }: salva na levoboku (vlevo)
do-volley-right = { $ship }: salva na pravoboku (vpravo)
do-chain-left = { $ship }: řetězová salva na levoboku (vlevo)
do-chain-right = { $ship }: řetězová salva na pravoboku (vpravo)
do-heavy-left = { $ship }: salva těžkou kulí na levoboku (vlevo)
do-heavy-right = { $ship }: salva těžkou kulí na pravoboku (vpravo)
do-assault = { $ship }: čelní útok
do-howitzer = { $ship }: houfnice na pole { $tile }
do-load = { $ship }: naložit { $source-from }
do-buy = { $ship }: koupit komodity
do-sell = { $ship }: prodat komodity
do-unload = { $ship }: vyložit náklad
do-fit = { $ship }: koupit { $enhancement-acc }
do-mend = { $ship }: opravit { $enhancement-acc }
do-upgrade = { $ship }: povýšit loď
do-repair = { $ship }: opravit loď
do-downgrade = { $ship }: degradovat loď
do-boss = { $ship }: souboj s bossem { $boss }
do-withdraw = { $ship }: ustoupit z arény
do-add = { $ship }: přidat { $lot }
do-add-hold = { $ship }: přidat z nákladu { $lot }
do-undo-order = { $ship }: vzít zpět poslední akci
do-clear = { $ship }: vzít zpět všechny akce
do-report = { $ship }: nahlásit tah
do-reopen = { $ship }: znovu otevřít tah
do-ready = Tým je připraven
do-not-ready = Ještě nejsme připraveni
do-build = Postavit { $type-acc } { $port-in }
do-equip = Objednaná loď { $number }: přidat { $enhancement-acc }
do-point = Objednaná loď { $number }: přídí { $heading-to }
do-cancel = Zrušit objednanou loď { $number }
do-evaluate = Vyhodnotit tah
do-heading = { $ship }: přídí { $heading-to }
do-continue = Pokračovat
do-close-day = Uzavřít den
do-end-week = Ukončit týden
do-result = Souboj, { $seat }: { $outcome }
do-free-repair = { $ship }: opravit zdarma
do-edit-ship = Změnit loď { $ship }
do-edit-team = Změnit tým { $seat }
do-edit-sea = Změnit pole
do-edit-prices = Změnit ceny
do-choose = Pole { $tile }
do-give = Přidat { $lot }
do-take = Odebrat { $lot }
do-grow = Plantáž: přidat { $lot }
do-reap = Plantáž: odebrat { $lot }
do-put = Postavit na pole { $tile }
do-turn-to = Natočit přídí { $heading-to }
do-hit-points = Životy { $step }
do-experience = Zkušenosti { $step }
do-points = Body { $step }
do-retype = Udělat z ní { $type-acc }
do-enhance = Změnit { $enhancement-acc }: žádné, funkční, rozbité
do-chain-mark = Nasadit nebo sejmout řetěz
do-destroy = Zničit
do-revive = Opravit
do-ask-price = Nákupní cena, { $commodity } { $step }
do-pay-price = Výkupní cena, { $commodity } { $step }
do-done = Hotovo
do-edit-fleet = Změnit loď
do-calendar = Uzavřít den nebo týden
do-decree = { $ship }: plánovat nařízením, bez omezení a zdarma
do-lift = { $ship }: zrušit nařízení, rozkazy se zapomenou
do-call-in = Přizvat opožděný tým { $seat }
do-launch = Dát týmu loď: { $type }, přístav { $port }
do-edit-boss = Vytvořit nebo změnit: { $boss }
do-model = Vzor: { $boss }
do-guns = Děla { $step }
do-speed = Rychlost { $step }
do-scrap = Zrušit tohoto bosse
do-stay = Zůstane { $ship }
loss-idle = V tomto tahu bez akcí: { $things }.
loss-unfinished = Akce ještě neurčuje zboží a propadne: { $things }.
loss-arena = Souboj v aréně ještě čeká na hlášení: { $things }. Pokračuje souběžně s tahem na moři a nepřeskočí se.
loss-teams = Nehlásily všechny lodě: { $things }.

## What is asked

ask-choose-facing = Zvolte, kam budou vaše lodě na začátku natočeny.
ask-planning =
    { $left ->
        [0] Všechny vaše lodě mají tah nahlášen.
        [one] Zadejte rozkazy; nahlášeno nemá { $left } vaše loď.
        [few] Zadejte rozkazy; nahlášeno nemají { $left } vaše lodě.
       *[other] Zadejte rozkazy; nahlášeno nemá { $left } vašich lodí.
    }
ask-planning-organiser =
    { $left ->
        [0] Všechny lodě mají tah nahlášen.
        [one] Nahlášeno nemá { $left } loď.
        [few] Nahlášeno nemají { $left } lodě.
       *[other] Nahlášeno nemá { $left } lodí.
    }
ask-intervene = Před tahem { $turn }: něco změňte, nebo pokračujte.
ask-choose-tile = Které pole se má změnit?
ask-choose-end = Den { $day }: uzavřít den, nebo celý týden?
ask-choose-ship = Která loď se má změnit?
ask-edit-tile = Pole { $tile }: co na něm leží?
ask-edit-ship = Změna lodi { $ship }.
ask-edit-team = Změna týmu { $seat }.
ask-edit-prices = Změna cen v přístavech.
ask-edit-boss = { $boss }: podle kterého bosse a jak silný?
ask-settle-ties = O jedno pole se srazily rovnocenné lodě: která zůstane?
wait-choose-facing = Čeká se, natočení lodí: { $seats }
wait-planning = Čeká se, plánování: { $seats }
wait-intervene = Čeká se: { $seats }
wait-choose-tile = Čeká se, změny: { $seats }
wait-choose-end = Čeká se, změny: { $seats }
wait-choose-ship = Čeká se, změny: { $seats }
wait-edit-tile = Čeká se, změny: { $seats }
wait-edit-ship = Čeká se, změny: { $seats }
wait-edit-team = Čeká se, změny: { $seats }
wait-edit-prices = Čeká se, změny: { $seats }
wait-edit-boss = Čeká se: { $seats } (změny)
wait-settle-ties = Čeká se: { $seats } (rozhoduje se nerozhodná srážka)

## What happened

event-turn-begins = Začíná tah { $turn } (den { $day }).
event-dropped = { $ship }: { $order } odpadá, už to není možné.
event-unpaid = { $ship }: { $order } se nekoná, chybí prostředky.
event-fitted = { $ship } získává: { $enhancement }.
event-mended = { $ship }: { $enhancement }, opět v provozu.
event-upgraded = { $ship } je nyní { $type }.
event-downgraded = { $ship } pluje dál jako { $type }.
event-revived = { $ship } je opravena, životy: { $left }.
event-repaired = { $ship } je opravena, životy: { $left }.
event-fired = { $ship } střílí z pole { $tile }: { $order }.
event-hit = { $ship } zasahuje cíl { $target } za { $points }; zbývá { $left }.
event-chained = { $ship } zasahuje řetězem cíl { $target }: příští tah bez pohybu kupředu.
event-missed = { $ship } útočí čelně, ale nikdo tam není.
event-parried = { $ship } útočí čelně na cíl { $target }, příď na příď: nic se neděje.
event-advanced = { $ship } postupuje na pole { $tile }.
event-aground = { $ship } najíždí na mělčinu u pole { $tile }.
event-sailed = { $ship } je na poli { $tile }, přídí { $heading-to }.
event-collided = Kolize na poli { $tile }: zůstává { $ship }; vrací se: { $back }.
event-tie-drawn = Shoda na poli { $tile } ({ $among }): losem zůstává { $ship }.
event-tie-settled = Shoda na poli { $tile } ({ $among }): podle organizátora zůstává { $ship }.
event-damaged = { $ship } utrpí při kolizi { $points }; zbývá { $left }.
event-shelled = { $ship }: střela z houfnice dopadá na pole { $tile }.
event-unreached = { $ship } byla vržena zpět: { $order } se nekoná.
event-loaded = { $ship } nakládá: peníze { $money }, kov { $metal }, dřevo { $wood }, plátno { $cloth }, rum { $rum }.
event-sold = { $ship } prodává: kov { $metal }, dřevo { $wood }, plátno { $cloth }, rum { $rum }, celkem za { $income }.
event-bought = { $ship } kupuje: dřevo { $wood }, plátno { $cloth }, celkem za { $cost }.
event-unloaded = { $ship } vykládá: peníze { $money }, kov { $metal }, dřevo { $wood }, plátno { $cloth }, rum { $rum }.
event-traded = { $ship } obchoduje.
event-sunk = { $ship } je zničena na poli { $tile } a čeká { $port-in }.
event-wreck-gone = Vrak na poli { $tile } zmizel.
event-wreck-found = Na poli { $tile } se objevil vrak.
event-launched = Nová loď: { $ship }, { $type }, { $port-in }.
event-repaired-free = { $ship } je opravena zdarma.
event-faced = { $ship } je natočena přídí { $heading-to }.
event-fight-opened = Souboj s bossem { $boss }: { $ships }.
event-arena-turn = Aréna, { $boss }: tah { $turn }.
event-boss-moved = { $ship } je na poli { $tile }.
event-dived = { $ship } se potápí a vynořuje se na poli { $tile }.
event-arena-sunk = { $ship } je ze souboje venku.
event-withdrew = { $ship } opouští arénu.
event-boss-beaten = { $boss } je poražen! Bod: { $seats }.
event-fight-lost = { $boss } odolal.
event-fight-cancelled = Souboj s bossem { $boss } se nepočítá.
event-rewarded = Odměna za bosse { $boss }, { $seat }: zkušenosti { $experience }.
event-credited = Do pokladny a skladu, { $seat }: peníze { $money }, kov { $metal }, dřevo { $wood }, plátno { $cloth }, rum { $rum }.
event-day-closed = Den { $day } skončil.
event-standing = { $seat }: { $score }.
event-changed-ship = Organizátor mění loď { $ship }: { $change }.
event-changed-team = Organizátor mění tým { $seat }: { $change }.
event-changed-tile = Organizátor mění pole { $tile }: { $change }.
event-changed-prices = Nové ceny, { $commodity }: nákup { $ask }, výkup { $pay }.
event-changed-boss = { $boss } podle vzoru { $like }: životy { $left }, děla { $guns }, rychlost { $speed }.
event-boss-scrapped = { $boss } je zrušen.
event-called-in = Do hry vstupuje tým { $seat }.

## How the game ended

ending-NS-15-1 = Týden vyhrávají { $winner }: porazili nejvíce bossů.
ending-NS-15-2 = Týden skončil: o první místo se dělí více týmů.
ending-NS-R-19 = Týden skončil: vyhrává nejbohatší tým.

## Why something is not allowed

refuse-NS-2-6 = Na pevninu lodě nesmí.
refuse-NS-2-7 = Stojí tam už jiná loď.
refuse-NS-2-23 = Změňte cenu, kterou přístavy mají.
refuse-NS-2-35 = Plantáž má jen dřevo, plátno a rum, a to do své kapacity.
refuse-NS-2-44 = Vrak může ležet kdekoli kromě pevniny a musí v něm něco být.
refuse-NS-3-3 = Koupit lze jen dřevo a plátno.
refuse-NS-3-6 = V nákladovém prostoru na to není místo.
refuse-NS-3-20 = Akce zadáváte jen svým lodím.
refuse-NS-3-21 = Organizátor něco změní, nebo pokračuje.
refuse-NS-3-22 = Není už nikdo, kdo by mohl být kapitánem další lodi.
refuse-NS-4-1 = Při plánování to nejde.
refuse-NS-4-3 = Přístavní akce předcházejí všem ostatním; nic jiného vzít zpět nelze.
refuse-NS-4-4 = Tah je už nahlášen; nejprve ho znovu otevřete.
refuse-NS-5-1 = To může jen loď, která začíná tah v přístavu.
refuse-NS-5-2 = Takto loď změnit nelze.
refuse-NS-5-3 = S bossem se může utkat jen loď, která začíná tah v přístavu.
refuse-NS-5-4 = Tento typ to nést nemůže, nebo to loď už má.
refuse-NS-6-3 = Před přídí je pevnina nebo okraj mapy.
refuse-NS-6-10 = Podle dohody se prodává jen ze skladu: nejprve vyložte náklad.
refuse-NS-6-12 = To jde jen v přístavu.
refuse-NS-6-14 = Takový zdroj na tomto poli není.
refuse-NS-6-15 = Zadejte množství, které se vejde do nákladového prostoru, u každého zdroje jen jednou.
refuse-NS-6-16 = Tolik tam není, nebo jste nezadali nic.
refuse-NS-7-11 = To pole je mimo dostřel.
refuse-NS-7-13 = Loď na to nemá funkční vylepšení.
refuse-NS-8-1 = Loď už vyčerpala svou rychlost.
refuse-NS-8-2 = V tomto tahu už kupředu nelze.
refuse-NS-8-3 = Galeona smí kupředu jen jednou za tah.
refuse-NS-8-4 = Galeona se smí otočit jen jednou za tah.
refuse-NS-8-5 = Levobok už vystřelil.
refuse-NS-8-6 = Pravobok už vystřelil.
refuse-NS-8-7 = Střely z houfnic tvoří jednu akci, z každé houfnice jedna.
refuse-NS-8-8 = Čelní útok je možný jen jednou za tah.
refuse-NS-8-9 = Salva těžkou kulí je jediná akce tahu.
refuse-NS-8-10 = Souboj s bossem je jediná akce tahu.
refuse-NS-8-11 = Útok a obchod nelze spojit v jednom tahu.
refuse-NS-8-12 = Loď je zasažena řetězem: v tomto tahu nesmí kupředu.
refuse-NS-8-13 = Zničenou loď je třeba nejprve opravit.
refuse-NS-8-20 = Z přístavu se neútočí.
refuse-NS-8-22 = Na přístav se neútočí.
refuse-NS-8-23 = Houfnice nesmí mířit na přístav ani mimo mapu.
refuse-NS-11-9 = Degradovat lze jen zničenou loď větší než škuner.
refuse-NS-12-1 = Loď objednává její tým během plánování.
refuse-NS-12-2 = Na to v pokladně a ve skladu není dost.
refuse-NS-12-4 = Taková loď objednána není.
refuse-NS-12-5 = To vylepšení se nehodí, nebo už je objednáno.
refuse-NS-13-5 = Loď není poškozená.
refuse-NS-14-5 = Váš tým už souboj má, nebo tohoto bosse porazil.
refuse-NS-14-8 = Ustoupit může jen loď v aréně a je to její jediná akce.
refuse-NS-14-9 = V aréně se neobchoduje.
refuse-NS-16-1 = Připište nebo odeberte něco, co tým má.
refuse-NS-16-10 = Uzavřete den, týden, nebo nic.
refuse-NS-L-21 = Podle dohody to platí hned a vzít zpět to nelze.
refuse-NS-L-22 = Podle dohody nelze naplánovat, co nelze zaplatit.
refuse-NS-R-25 = Zvolte natočení některé ze svých lodí.
refuse-NS-R-27 = Takto to změnit nelze.
refuse-NS-R-38 = Za tuto loď v tomto kole plánuje organizátor; nařízení má po přístavní fázi nejvýše 20 rozkazů.
refuse-NS-R-39 = Tohoto bosse tak změnit nelze, nebo s ním někdo právě bojuje či čeká na odměnu.
refuse-NS-R-41 = Vyberte jednu z lodí, které se o pole srazily.

## Options

option-ruleset = Pravidla
option-ruleset-about = Podle pravidel, nebo ve všem jako program LosPiratos.
preset-evening = Jeden večer
preset-evening-about = Malá mapa, jeden den o šesti tazích po třech minutách.
preset-week = Týden
preset-week-about = Karibik, pět dnů po šesti tazích.
preset-los-piratos = Jako LosPiratos
preset-los-piratos-about = Pět dnů podle pravidel programu.
preset-boss-hunt = Lov na bosse
preset-boss-hunt-about = Dva dny; týmy se mohou proti bossovi spojit a připlouvají vraky.
preset-trade-war = Obchodní válka
preset-trade-war-about = Dva dny; vyhrává nejbohatší a kdo obchoduje, smí i střílet.
topic-game = Hra a čas
topic-winning = Vítězství a bossové
topic-fire = Střelba a útok
topic-collisions = Srážky
topic-trade = Obchod
topic-ships = Lodě, vraky, opravy
value-ruleset-rulebook = podle pravidel
value-ruleset-los-piratos = LosPiratos
option-teams = Týmy
option-teams-about = Kolik týmů hraje.
value-teams-2 = 2
value-teams-3 = 3
value-teams-4 = 4
value-teams-5 = 5
value-teams-6 = 6
option-map = Mapa
option-map-about = Moře, na kterém se hraje.
value-map-caribbean = Karibik
value-map-lagoon = Laguna
option-days = Dny
option-days-about = Kolik dní má týden.
value-days-1 = 1
value-days-2 = 2
value-days-5 = 5
option-turns_per_day = Tahů za den
option-turns_per_day-about = Kolik tahů má den.
value-turns_per_day-1 = 1
value-turns_per_day-3 = 3
value-turns_per_day-6 = 6
option-organiser = Organizátor
option-organiser-about = Zda u stolu někdo vyhodnocuje, opravuje a hraje za bosse.
value-organiser-automatic = žádný, vše běží samo
value-organiser-seat = má své místo
option-late_teams = Opožděné týmy
option-late_teams-about = Kolik týmů přijde později, až je organizátor přizve.
value-late_teams-0 = žádný
value-late_teams-1 = 1
value-late_teams-2 = 2
value-late_teams-3 = 3
value-late_teams-4 = 4
option-tables = Tabulky
option-tables-about = Které veřejné tabulky lodí a cen platí.
value-tables-repo_2018 = 2018
value-tables-repo_2020 = 2020
value-tables-sheet_2020 = tištěný list z roku 2020
value-tables-draft_2018_02_23 = návrh z února 2018
option-wreck_share = Komodity ve vraku
option-wreck_share-about = Jakou část ceny lodi obsahuje její vrak.
value-wreck_share-one_tenth = 1/10
value-wreck_share-one_fifth = 1/5
value-wreck_share-one_half = 1/2
option-wreck_money = Peníze ve vraku
option-wreck_money-about = Zda jsou ve vraku i peníze.
value-wreck_money-none = ne
value-wreck_money-carried = vezené peníze
value-wreck_money-carried_and_share = vezené peníze a část ceny
option-destroyed_repair = Oprava zničené lodi
option-destroyed_repair-about = Jakou část ceny stojí.
value-destroyed_repair-one_tenth = 1/10
value-destroyed_repair-one_fifth = 1/5
option-enhancement_repair = Oprava vylepšení
option-enhancement_repair-about = Jakou část ceny stojí.
value-enhancement_repair-by_method = podle způsobu opravy lodi
value-enhancement_repair-one_fifth = 1/5
value-enhancement_repair-one_tenth = 1/10
option-damaged_repair = Oprava poškozené lodi
option-damaged_repair-about = Jak se zaokrouhluje její cena.
value-damaged_repair-exact = přesně
value-damaged_repair-table_then_truncate = jako LosPiratos
option-upgrade_price = Cena povýšení
option-upgrade_price-about = Kolik stojí větší typ.
value-upgrade_price-new_minus_half_old = nová cena bez poloviny staré
value-upgrade_price-half_new = polovina nové ceny
option-assault_advance = Postup po čelním útoku
option-assault_advance-about = Zda se útočník přesune na pole lodi, kterou zničil.
value-assault_advance-true = { yes }
value-assault_advance-false = { no }
option-assault_targets = Čelní útok na
option-assault_targets-about = Koho čelní útok zasáhne.
value-assault_targets-enemy = nepřátele
value-assault_targets-any = kohokoli
option-attack_with_trade = Útok a obchod v jednom tahu
option-attack_with_trade-about = Zda lze naplánovat obojí.
value-attack_with_trade-true = { yes }
value-attack_with_trade-false = { no }
option-sell_from = Prodej
option-sell_from-about = Odkud se prodává.
value-sell_from-hold_and_store = z lodi i ze skladu
value-sell_from-store = ze skladu
option-howitzer_action = Střely z houfnic
option-howitzer_action-about = Zda je více střel jednou akcí.
value-howitzer_action-one_action = jedna akce
value-howitzer_action-separate_shots = samostatné akce
option-howitzer_origin = Dostřel houfnice
option-howitzer_origin-about = Odkud se měří.
value-howitzer_origin-in_sequence = odkud loď právě je
value-howitzer_origin-start_tile = z výchozího pole
option-chain_refresh = Řetěz na zasaženou loď
option-chain_refresh-about = Zda lze loď zasáhnout řetězem dvakrát po sobě.
value-chain_refresh-true = { yes }
value-chain_refresh-false = { no }
option-collision_stage = Kolize
option-collision_stage-about = Kdy se kolize řeší.
value-collision_stage-movement = při pohybu
value-collision_stage-end_of_turn = na konci tahu
option-collision_home = Kdo je při kolizi doma
option-collision_home-about = Která loď zůstane na poli.
value-collision_home-start_tile = ta, pro niž je výchozí
value-collision_home-no_forward = ta bez pohybu kupředu
option-collision_damage = Poškození při kolizi
option-collision_damage-about = Kdo je poškozen.
value-collision_damage-all = všichni účastníci
value-collision_damage-bounced = jen vržení zpět
option-collision_weight = Váha při kolizi
option-collision_weight-about = Co rozhoduje mezi stejně velkými loděmi.
value-collision_weight-goods = komodity
value-collision_weight-goods_and_money = komodity a peníze
option-collision_tie = Rovnocenné lodě při srážce
option-collision_tie-about = Kdo rozhodne, která ze zcela rovnocenných lodí na poli zůstane.
value-collision_tie-random = náhoda
value-collision_tie-organiser = organizátor
option-transaction_order = Pořadí transakcí
option-transaction_order-about = Jak po sobě následují obchod a nakládka.
value-transaction_order-own_sequence = v pořadí každé lodi
value-transaction_order-trades_then_loading = nejprve obchod, pak nakládka
option-bounced_transactions = Transakce lodí vržených zpět
option-bounced_transactions-about = Zda se přesto provedou.
value-bounced_transactions-true = { yes }
value-bounced_transactions-false = { no }
option-load_tie = Stejné požadavky
option-load_tie-about = Kdo dostane, když lodě chtějí stejně a je málo.
value-load_tie-equal = všichni stejně
value-load_tie-registration = v pořadí registrace
option-new_ship_arrival = Nové lodě
option-new_ship_arrival-about = Kdy se objeví.
value-new_ship_arrival-end_of_turn = na konci tahu
value-new_ship_arrival-immediate = ihned
option-modify_timing = Změny v přístavu
option-modify_timing-about = Kdy začnou platit.
value-modify_timing-port_phase = při vyhodnocení
value-modify_timing-immediate = při zadání
option-plan_affordability = Nezaplatitelné akce
option-plan_affordability-about = Zda je lze naplánovat.
value-plan_affordability-warn = lze
value-plan_affordability-refuse = nelze
option-free_repair = Oprava zdarma
option-free_repair-about = Kdo opraví poslední škuner zničeného týmu.
value-free_repair-automatic = provede se sama
value-free_repair-organiser = organizátor
option-kill_xp = Zkušenosti za potopení
option-kill_xp-about = Zda útočníci na zničenou loď získají zkušenosti.
value-kill_xp-true = { yes }
value-kill_xp-false = { no }
option-victory = Vítězství
option-victory-about = Co rozhoduje o týdnu.
value-victory-bosses = poražení bossové
value-victory-wealth = bohatství
option-tie_break = Stejné body
option-tie_break-about = Co když mají týmy stejně bodů.
value-tie_break-shared = dělí se o místo
value-tie_break-wealth = rozhodne bohatství
option-random_wrecks = Objevující se vraky
option-random_wrecks-about = Zda se vraky objevují samy.
value-random_wrecks-true = { yes }
value-random_wrecks-false = { no }
option-planning_seconds = Čas na plánování
option-planning_seconds-about = Kolik sekund trvá plánování.
value-planning_seconds-300 = 5 minut
value-planning_seconds-180 = 3 minuty
value-planning_seconds-120 = 2 minuty
option-late_orders = Když vyprší čas
option-late_orders-about = Co s akcemi zadanými, ale nenahlášenými.
value-late_orders-use_saved = platí
value-late_orders-discard = propadají
option-early_close = Dřívější konec plánování
option-early_close-about = Zda vyhodnocení začne, jakmile jsou všichni připraveni.
value-early_close-true = { yes }
value-early_close-false = { no }
option-economy_visibility = Náklady a sklady
option-economy_visibility-about = Kdo je vidí.
value-economy_visibility-public = všichni
value-economy_visibility-team_only = vlastní tým
option-strict_crews = Přísné posádky
option-strict_crews-about = Zda každá loď potřebuje vlastního kapitána.
value-strict_crews-true = { yes }
value-strict_crews-false = { no }
option-choose_start_facing = Natočení na začátku
option-choose_start_facing-about = Zda si ho kapitáni před prvním tahem zvolí.
value-choose_start_facing-true = { yes }
value-choose_start_facing-false = { no }
option-boss_pool = Bossové
option-boss_pool-about = Zda poražený boss zmizí pro všechny.
value-boss_pool-per_team = pro každý tým zvlášť
value-boss_pool-shared = společní všem
option-boss_coalitions = Společné souboje
option-boss_coalitions-about = Zda se smí na bosse spojit více týmů.
value-boss_coalitions-true = { yes }
value-boss_coalitions-false = { no }
option-boss_points_hidden = Body do večera
option-boss_points_hidden-about = Zda jsou body do konce dne tajné.
value-boss_points_hidden-true = tajné
value-boss_points_hidden-false = veřejné

## Text that is not understood

unreadable-unknown-ship = Loď „{ $word }“ neexistuje.
unreadable-unknown-port = Přístav „{ $word }“ neexistuje.
unreadable-unknown-tile = Pole „{ $word }“ neexistuje.
unreadable-unknown-source = „{ $word }“ musí být „plantation“ nebo „wreck“.
unreadable-unknown-enhancement = Vylepšení „{ $word }“ neexistuje.
unreadable-unknown-boss = Boss „{ $word }“ neexistuje.
unreadable-unknown-lot = Množství „{ $word }“ neexistuje; pište například „10-wood“.
unreadable-unknown-type = Typ lodi „{ $word }“ neexistuje.
unreadable-unknown-heading = Směr „{ $word }“ neexistuje; směry jsou 0 až 5.
unreadable-unknown-commodity = Komodita „{ $word }“ neexistuje.
unreadable-unknown-step = Krok „{ $word }“ neexistuje.
unreadable-unknown-outcome = „{ $word }“ musí být „won“, „lost“ nebo „cancelled“.
unreadable-unknown-order = Akce „{ $word }“ neexistuje.
unreadable-unknown-change = Změna „{ $word }“ neexistuje.

## Figures that help to choose, as headings

advice-damage = způsobené poškození
advice-cost = cena v penězích

## The board in a terminal

screen-turn = Tah { $turn }, den { $day }
screen-team = { $seat }: body { $points }, { $store }
screen-store = peníze { $money }, kov { $metal }, dřevo { $wood }, plátno { $cloth }, rum { $rum }
screen-ship = { $ship }: { $type }, pole { $tile }, směr { $heading }, životy { $hp }
screen-wreck = Vrak { $tile }: { $store }
screen-plantation = Plantáž { $tile }: { $store }
screen-destroyed = zničena
screen-chained = zasažena řetězem
screen-reported = nahlášeno
screen-orders = akce: { $orders }
screen-fight = Aréna, { $seat }: { $boss }, životy { $hp }, tah { $turn }
screen-legend = { $port } přístav, { $plantation } plantáž, { $wreck } vrak, { $land } pevnina

## Kreslená deska

board-map = Mapa moře
board-arena-map = Mapa arény
board-places = Moře nebo aréna
board-sea = Moře
board-arena = { $boss } ({ $seat })
board-arena-pace = Kolo { $turn } v aréně z nejvýše { $most }. Vyhodnotí se, jakmile nahlásí všechny lodě zde, ať se na moři děje cokoli.
board-arena-waits = Čeká se: { $ships }.
board-plantation = Plantáž: { $store }
board-wreck = Vrak: { $store }
board-whole = Celé moře
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-ship = { $ship }, { $type }, pole { $tile }, směr { $heading }, životy { $hp } z { $most }
board-fleet = Vaše lodě
board-hp = Životy { $hp } z { $most }
board-hold = Náklad, volno { $space }:
board-hold-only = Náklad:
board-speed = Rychlost { $moves } z { $speed }
board-store = Pokladna a sklad
board-short = Pokladna nebo sklad na to všechno nestačí; co nelze zaplatit, se přeskočí.
board-steer = Plavba a boj
board-trade = Obchod
board-add = Přidat
board-add-hold = Přidat z nákladu
board-lot = { $good }: { $named } z { $most }
board-lot-price = po { $price }, celkem { $total }
board-lot-all = vše
board-aim = Vyberte na mapě červené pole jako cíl.
board-damage = poškození { $damage }
board-damage-own = zasáhne vlastní: { $damage }
board-left = vlevo
board-right = vpravo
board-orders = Rozkazy
board-no-orders = Zatím žádné: loď zůstane na místě.
board-undo-order = Vzít zpět poslední
board-clear = Vzít zpět vše
board-report = Hotovo
board-reopen = Znovu upravit
board-waiting = Váš tým je připraven. Do vyhodnocení tahu to můžete ještě změnit.
board-in-port = Úpravy v přístavu
board-yard = Loděnice
board-build = Postavit
board-on-order = Objednáno: { $type }, { $port }
board-standings = Pořadí
goal-title = Jak vyhrát
goal-bosses = Vyhrává, kdo porazí nejvíc bossů. Dnů: { $days }, tahů denně: { $turns }.
goal-wealth = Vyhrává nejbohatší tým: peníze, zboží ve skladu, lodě a jejich vylepšení. Dnů: { $days }, tahů denně: { $turns }.
goal-first = Nejdřív
goal-load = Doplujte na plantáž nebo k vraku a nakládejte.
goal-sell = Doplujte do přístavu, prodejte nebo vyložte.
goal-fit = V přístavu kupte děla, pevnější trup, větší loď.
goal-fight-bosses = Pak v přístavu zvolte bosse; do souboje se může přidat víc lodí.
goal-fight-wealth = Salvami potopíte soupeře; v jejich vracích je zboží.
goal-lesson = Lekce: { $lesson }
board-corrected = Opravil organizátor
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-reported = nahlášeno lodí: { $reported } z { $ships }
board-ready = připraven
board-prices = Ceny v přístavech
board-goods = Zboží
board-replay = Přehrát poslední kolo
board-quiet-round = V tahu { $turn } se na moři nic nestalo.
board-before = Tak to vypadalo před kolem.
board-step = Další krok
board-step-back = Krok zpět
board-run = Přehrávat
board-pause = Pozastavit
board-skip = Do přítomnosti
board-replay-everywhere = Ukázat poslední kolo na všech obrazovkách
board-again = Ještě jednou od začátku
board-slower = Pomaleji
board-spotlight = Reflektor
board-spotlight-where = Klepněte na místo na mapě …
board-on-screen = Tohle na velké plátno
board-split-screen = Vedle moře
boss-turn = { $turn }. tah boje
boss-fight = Bojovat: { $boss }
boss-hp = Životy { $hp }.
boss-threat =
    { $guns ->
        [0] Udělá { $speed } pohyby.
       *[other] Udělá { $speed } pohyby a salvou z jednoho boku způsobí { $guns }.
    }
boss-mortars =
    { $count ->
        [one] Jeden výstřel z houfnice za tah.
        [few] { $count } výstřely z houfnice za tah.
       *[other] { $count } výstřelů z houfnice za tah.
    }
boss-tentacles = Každá loď vedle něj utrpí { $points }.
boss-reward = 1 bod, zkušenost { $experience }
board-fight-story = Poslední tah boje
ceremony-points = { board-points }
ceremony-best-shot = Nejlepší výstřel
ceremony-biggest-loss = Největší ztráta
ceremony-best-sale = Nejlepší prodej
ceremony-boss-beaten = Poražený boss
ceremony-told-sunk = { $ship } jde ke dnu a čeká na opravu { $port-in }.
ceremony-told-sold = { $ship } prodává zboží za { $income }.

## Flags of teams

flag-blue = modrá
flag-red = červená
flag-green = zelená
flag-yellow = žlutá
flag-white = bílá
flag-black = černá
flag-orange = oranžová
flag-purple = fialová
flag-sky = blankytná

## Titulky kola na mapě: bez souřadnic, { $place } říká kde

caption-in-port = v přístavu { $port }
caption-near = u přístavu { $port }
caption-at-plantation = na plantáži u přístavu { $port }
caption-sailing = Na cestě: { $ships }.
caption-sail =
    { $count ->
        [one] Jedna loď pluje.
        [few] Plují { $count } lodě.
       *[other] Pluje { $count } lodí.
    }
caption-fired = { $ship } pálí { $place }: { $order }.
caption-fired-moved = { $ship } pluje dál a pálí { $place }: { $order }.
caption-nobody = Nikdo není zasažen.
caption-misses = Pálily naprázdno: { $ships }.
caption-advanced = { $ship } postupuje: teď je { $place }.
caption-aground = { $ship } najíždí na mělčinu { $place }.
caption-collided = Srážka { $place }! { $ship } zůstává, zpět musí: { $back }.
caption-tie-drawn = { $among } chtějí na stejné místo { $place }: los určil, že zůstává { $ship }.
caption-tie-settled = { $among } chtějí na stejné místo { $place }: organizátor rozhodl, že zůstává { $ship }.
caption-shelled = { $ship } střílí z houfnice: granát dopadá { $place }.
caption-loaded = { $ship } nakládá { $place }: { $goods }.
caption-sold = { $ship } prodává { $place }: { $goods }, za { $income }.
caption-bought = { $ship } nakupuje { $place }: { $goods }, za { $cost }.
caption-unloaded = { $ship } vykládá { $place }: { $goods }.
caption-sunk = { $ship } jde ke dnu { $place }! Na opravu čeká v přístavu { $port }.
caption-in-arena = v aréně
caption-sailed = { $ship } je teď { $place }, přídí { $heading-to }.
caption-boss-moved = { $ship } se přesouvá.
caption-dived = { $ship } se potápí a vynořuje se jinde.
caption-wreck-gone = Vrak { $place } zmizel.
caption-wreck-found = Objevil se vrak { $place }.
caption-changed-tile = Organizátor mění pole { $place }: { $change }.
told-loaded = { $ship } nakládá: { $goods }.
told-sold = { $ship } prodává: { $goods }, za { $income }.
told-bought = { $ship } nakupuje: { $goods }, za { $cost }.
told-unloaded = { $ship } vykládá: { $goods }.
told-credited = Do pokladny a skladu, { $seat }: { $goods }.
told-fight-opened = Souboj s bossem { $boss }: { $ships }.
correction-now = Teď { $value }.

## The organiser's part of the board

board-changes = Mezi tahy
board-go-on = Začít tah { $turn }
board-change-ship = Loď
board-change-team = Tým
board-change-tile = Pole
board-change-prices = Ceny
board-change-calendar = Den a týden
board-change-map = Místo a směr se vybírají na mapě, všechno ostatní tady.
board-change-tile-about = Vyberte pole na mapě.
board-change-done = Zpět
board-fit-none = není
board-fit-working = funguje
board-fit-broken = rozbité
board-tile = Pole { $tile }
board-calendar-about = Den { $day } nebo celý týden skončí, jakmile budete pokračovat.
board-change-boss = Boss
board-boss-like = Podle vzoru
board-boss-speed = Rychlost
board-guns = Děla
board-port = Přístav
board-launch = Nová loď
board-launch-go = Přidělit
board-late = Opozdilé týmy
board-asleep = ještě nedorazili
board-tie = Stejně silné lodě chtějí na jedno pole. Která z nich zůstane?
board-free-repair = Opravit zdarma
board-fights = Souboje s bossy
board-result = Zapsat výsledek
board-story = Poslední kolo
board-missing =
    { $ships ->
        [one] { $ships } loď ještě nehlásila.
        [few] { $ships } lodě ještě nehlásily.
       *[other] { $ships } lodí ještě nehlásilo.
    }
board-tick-reported = { $ship }: nahlášeno
board-tick-missing = { $ship }: dosud nehlásila

## Told to everybody at once

announce-turn-begins = Tah { $turn }: plánujte!
announce-phase-intervention = Tah je vyhodnocen.
announce-called-in = Do hry vstupují { $seat }!
announce-boss-beaten = { $boss } je poražen! Vítězové: { $seats }
announce-day-closed = Den { $day } skončil.

## Na papíře

paper-map = { game-title }: moře
paper-lists = { game-title }: pořadí a ceník
paper-ships = { game-title }: listy lodí
paper-orders = { game-title }: rozkazy
paper-types = Lodě
paper-enhancements = Vylepšení
paper-bosses = Bossové
paper-ship = Loď
paper-type = Typ
paper-place = Pole, směr
paper-team = Tým
paper-points = Body
paper-hp = Životy
paper-guns = Děla
paper-hold = Náklad
paper-speed = Rychlost
paper-xp = Zkušenosti
paper-enhancement = Vylepšení
paper-boss = Boss
paper-reward = Odměna
paper-ask = Přístavy prodávají za
paper-pay = Přístavy vykupují za
paper-captain = Kapitán
paper-port-phase = Přístavní fáze
paper-sequence = Akce
paper-details = Pole, množství

## Kreslení map

map-title = Nakreslete moře
map-untitled = Moje moře
map-sea = Kreslené moře
map-tile = { $tile }: { $what } { $name }
map-checking = Prohlíží se …
map-sound = Po tomto moři se dá plout.
map-faulty = Ještě ne:
map-tools = Kreslit
map-tool-sea = moře
map-tool-land = pevnina
map-tool-port = přístav
map-tool-plantation = plantáž
map-tool-rich = bohatá plantáž
map-name = Název mapy
map-radius = Velikost: { $radius } polí od středu k okraji
map-generate = Vymyslet moře
map-generate-now = Vymyslet
map-size-radius = Velikost
map-size-ports = Přístavy
map-size-plantations = Plantáže
map-size-land = Pole pevniny
map-seed = Číslo moře
map-ports = Názvy přístavů ({ $count })
map-starts = Kde týmy začínají
map-anywhere = kdekoli
map-facing = Směr
map-fleet = Lodě každého týmu
map-no-ship = (odebrat)
map-more-ships = Další loď
map-save = Uložit do souboru
map-load = Otevřít soubor
map-play = Hrát na tomto moři
map-with-bots = proti botům
map-with-friends = s přáteli
map-with-organiser = jako organizátor
map-start = Začít
map-fault-no-map = V souboru není žádná mapa.
map-fault-id = Zkratka mapy smí mít jen malá písmena a číslice spojené znakem _ nebo -.
map-fault-title = Pojmenujte mapu jedním řádkem o nejvýše { $most } znacích.
map-fault-off-map = Pole { $tile } leží mimo mapu.
map-fault-twice = Pole { $tile } je dvojí zároveň.
map-fault-port-name = Přístav na poli { $tile } potřebuje název s latinkou nebo číslicemi, nejvýše { $most } znaků.
map-fault-two-ports = Dva přístavy se jmenují { $name }.
map-fault-ports = Nakreslete alespoň jeden přístav, nejvýše { $most }.
map-fault-cut-off-port = Z přístavu { $name } se po moři nedá doplout do přístavu { $other }.
map-fault-cut-off-plantation = K plantáži na poli { $tile } se po moři nedá doplout.
map-fault-start = Při počtu týmů { $teams } začíná loď týmu { $seat } mimo přístav.
map-fault-other = { $reason }

## Slova pohledu pro textové zobrazení

view-ships = Lodě

card-points = { $seat }: body
card-sunk = Potopeno

## Lekce

lesson-cargo = Naložit a prodat
lesson-cargo-about = Rozkazy na tah, plantáž pro dvě lodě a rum proměněný v peníze.
lesson-cargo-start = Všechny lodě jednají zároveň: zadáte rozkazy na celý tah a pak se všechno vyhodnotí najednou. Škuner modrých stojí vedle plantáže s 25 jednotkami rumu. Rum je dobrý jen k jednomu: prodává se v přístavu.
lesson-cargo-sail = Krok kupředu přivede škuner na plantáž. Každý manévr stojí bod rychlosti a škuner má na tah čtyři.
lesson-cargo-load = I nakládání je manévr. Modří chtějí 20 rumu. V tahu, ve kterém loď nakládá nebo obchoduje, nesmí útočit.
lesson-cargo-leave = Nakládat se smí i cestou. Obrat doprava a krok kupředu spotřebují zbytek rychlosti; pátý manévr by byl odmítnut.
lesson-cargo-secret = Modří jsou připraveni. To vidí všichni; co v rozkazech stojí, zůstává do vyhodnocení tajné.
lesson-cargo-share = Červení si na téže plantáži řekli o 10 rumu. Kdo chce méně, dostane dřív: červení mají svých 10 a na modré zbývá 15 z 20.
lesson-cargo-port = Další tah: obrat doleva, krok kupředu a škuner je v přístavu Eastport. Nákladem se zatím nedá nic zaplatit a prodat nebo vyložit ho lze jen v přístavu.
lesson-cargo-sell = Modří prodávají všechen rum z nákladu. Prodávat se smí i ze skladu týmu.
lesson-cargo-end = 15 rumu po 20 je 300: v pokladně je teď 800. Za peníze a suroviny se pořizují vylepšení, větší lodě i lodě nové. Vyhrává se ale porážením bossů: každý je za bod.

lesson-broadside = Vypálit a zakotvit
lesson-broadside-about = Střely zasahují tam, kde lodě stály na začátku tahu; přístav chrání a opravuje.
lesson-broadside-start = Dvě brigy bok po boku. Střelba se vyhodnocuje před pohybem: vystřelí se odtamtud, kde loď v té chvíli svých rozkazů je, ale zásah dostane ten, kdo na poli stál na začátku tahu.
lesson-broadside-fire = Modří se posunou kupředu a vypálí na levoboku, na pole vlevo vpředu a vlevo vzadu. Na jednom z nich teď stojí červení. Každý bok lodi střílí jednou za tah.
lesson-broadside-wait = Modří jsou připraveni a nevědí, co udělají červení.
lesson-broadside-past = Červení popluli dál a také vypálili, na pole, kde stáli modří. Ani jedna loď už tam není, a přesto jsou zasaženy obě: 12 děl, 12 bodů.
lesson-broadside-dock = Modrým zbývá 53 životů a plují do přístavu Eastport. Z přístavu žádná loď střílet nesmí.
lesson-broadside-late = V tomto tahu ještě přístav nepomůže: modří ho začínají na moři.
lesson-broadside-chase = Červení uhodli a střílejí na pole, ze kterého modří vypluli: dalších 12 bodů, zbývá 41. Modří jsou teď v přístavu.
lesson-broadside-repair = Loď, která začíná tah v přístavu, se tam může opravit dřív, než se stane cokoli jiného. Platí tým z pokladny a skladu; rychlost to nestojí.
lesson-broadside-outside = Červení plují za nimi. Čelní útok na loď v přístavu se nedá ani naplánovat.
lesson-broadside-end = Salva na přístav ano, ale nezasáhne nikoho, kdo tam tah začal. Modří mají opět všech 65 životů. V přístavu lze loď také vylepšit, vybavit a zvolit souboj s bossem.

## The legend of the board

legend-ship = Loď v barvě týmu s číslem; příď ukazuje směr.
legend-health = Kolik zbývá z trupu; žlutá od poloviny, červená od čtvrtiny.
legend-reported = Rozkazy jsou nahlášeny.
legend-handles = Ovladače: otočit a vypálit salvu.
legend-port = Přístav: obchoduje se v něm a opravují se lodě.
legend-plantation = Plantáž; pruh ukazuje, kolik zboží zbývá.
legend-wreck = Vrak s nákladem k vyzvednutí.
legend-chain = Zasažena řetězovou střelou: příští kolo nesmí plout vpřed.

## What a hint gives as its reason

term-trade = obchod a zboží
term-ships = lodě
term-points = body
term-boss = souboj s bossem
term-rest = celková pozice

## Jak zvítězit a rady k první hře

guide-goal = Rozhodují bossové: každý poražený je za bod a na konci vyhrává tým s nejvíce body. K tomu potřebujete silné lodě a ty stojí peníze a suroviny: nakládejte na plantážích, prodávejte v přístavech, vybavte lodě a pak zvolte souboj.
paper-goal-victory-wealth = Vyhrává nejbohatší tým: počítají se peníze, zboží ve skladu, lodě a jejich vylepšení. Nakládejte na plantážích a z vraků, prodávejte v přístavech a kupujte lodě, které víc unesou a lépe bojují.
guide-orders = 1. Každé své lodi zadáte rozkazy. Každý manévr stojí bod rychlosti. Rozkazy nikdo nevidí až do vyhodnocení.
guide-load = 2. Na plantáži nebo u vraku loď nakládá suroviny. Nakládá-li tam víc lodí, dřív dostane ten, kdo chce méně.
guide-sell = 3. V přístavu se suroviny prodávají nebo vykládají. Platit lze jen tím, co je v pokladně a skladu.
guide-fire = 4. Salvy míří na bok, na přední a zadní pole. Zasáhnou toho, kdo tam stál na začátku tahu. Útok a obchod se v jednom tahu vylučují.
guide-evaluated = 5. Když jsou všichni připraveni, vyhodnotí se vše najednou: přístav, střelba, pohyb a kolize, houfnice, obchod, potopení.
guide-boss = 6. Loď, která začíná tah v přístavu, se může opravit, vybavit, zvětšit, nebo jít bojovat s bossem. Ať se tam stane cokoli, vrátí se taková, jaká byla.

tip-orders = Zadejte každé lodi rozkazy na tento tah: kupředu, obraty, střelbu, nakládání. Škuner má čtyři manévry, briga tři. Stín ukazuje, kde loď skončí.
tip-port = V přístavu lze před vyplutím koupit vylepšení; peníze a suroviny dává tým. Přídavná děla zesílí každou salvu.
tip-boss = Body jsou jen za bossy. Souboj musí být jediným rozkazem lodi v tahu; může se přidat víc lodí. Nejsnazší je korzár.
tip-ready = Až budou mít lodě rozkazy, ohlaste, že jste připraveni. Až budou všechny týmy, tah se vyhodnotí.
tip-volley = Na moři smíte střílet: salva zasáhne dvě pole na jednom boku a toho, kdo na nich stál na začátku tahu. Rychlost nestojí.
tip-load = Jste u zdroje surovin: nakládejte. Rum se prodává za 20, dřevo a plátno za 8. V tahu s nakládáním se nesmí útočit.
tip-sailed = Tah byl vyhodnocen; záznam ho popisuje po řadě. Teď plánujte další.
tip-loaded = Suroviny jsou v nákladu. Dovezte je do přístavu: tam je prodejte, nebo vyložte do skladu.
tip-hit = Někdo byl zasažen. Loď s 0 životy se potopí a čeká v přístavu na opravu; dřívější oprava je levnější.
tip-fight = V aréně začal souboj s bossem. Má vlastní tahy; vašim lodím na mapě se nic nestane.
tip-collision = Dvě lodě chtěly na jedno pole. Zůstává ta, která tam začínala, nebo větší; druhá se vrací a obě ztratí 5.
