# Port Arthur in Czech. The scheme is described in show/text.py. Ship names are not declined: "loď Mikasa".

## Hra

game-title = Port Arthur
game-about = Japonsko a Rusko bojují o moře kolem Koreje v letech 1904–1905: loďstva vyplouvají, eskadry se střetávají, armády se vyloďují.
game-length = asi hodina, šest kol

## Sides: both are neuter nouns, so verbs agree with both

seat-japan = Japonsko
    .squadron = Japonská eskadra
seat-russia = Rusko
    .squadron = Ruská eskadra

## Places: names are data, these are their forms in a sentence

form-zone =
    .to = do oblasti { $name }
    .from = z oblasti { $name }
    .in = v oblasti { $name }
form-port =
    .to = do přístavu { $name }
    .from = z přístavu { $name }
    .in = v přístavu { $name }
form-space =
    .acc = pole { $name }
zone-yellow-sea = Žluté moře
    .to = do Žlutého moře
    .from = ze Žlutého moře
    .in = ve Žlutém moři
zone-east-china-sea = Východočínské moře
    .to = do Východočínského moře
    .from = z Východočínského moře
    .in = ve Východočínském moři
zone-tsushima = Cušimský průliv
    .to = do Cušimského průlivu
    .from = z Cušimského průlivu
    .in = v Cušimském průlivu
zone-sea-of-japan = Japonské moře
    .to = do Japonského moře
    .from = z Japonského moře
    .in = v Japonském moři
zone-pacific-ocean = Tichý oceán
    .to = do Tichého oceánu
    .from = z Tichého oceánu
    .in = v Tichém oceánu
zone-philippine-sea = Filipínské moře
    .to = do Filipínského moře
    .from = z Filipínského moře
    .in = ve Filipínském moři
port-port-arthur = Port Arthur
    .to = do Port Arthuru
    .from = z Port Arthuru
    .in = v Port Arthuru
port-vladivostok = Vladivostok
    .to = do Vladivostoku
    .from = z Vladivostoku
    .in = ve Vladivostoku
port-diego-suarez = Diego-Suarez
    .to = do Diego-Suarezu
    .from = z Diego-Suarezu
    .in = v Diego-Suarezu
space-yalu = Ja-lu
    .acc = Ja-lu
space-nanshan = Nan-šan
    .acc = Nan-šan
space-liaoyang = Liao-jang
    .acc = Liao-jang
space-hill-203 = Kóta 203
    .acc = Kótu 203
space-port-arthur-fortress = Port Arthur
    .acc = Port Arthur
space-mukden = Mukden
    .acc = Mukden
space-siping = S'-pching
    .acc = S'-pching
switch-on = { on }
switch-off = { off }

## Classes of ships

class-battleship = bitevní loď
class-old-battleship = stará bitevní loď
class-armoured-cruiser = pancéřový křižník
class-protected-cruiser = chráněný křižník
class-coast-defence-ship = loď pobřežní obrany

## Phases

phase-raid = Útok na Port Arthur
phase-sortie-japan = Výpad japonského loďstva
phase-sortie-russia = Výpad ruského loďstva
phase-operations = Námořní operace
phase-scoring = Zisk BN
phase-return = Návrat do přístavu
phase-over = Válka skončila
cycle-passed = { $seat }: pas
cycle-failed = { $seat }: test nevyšel

## What a player may do

do-done = Hotovo
do-raid = Zasáhnout loď { $ship }
do-spare = Ušetřit loď { $ship }
do-sail = Vyslat loď { $ship } { $zone-to }
do-repair = Poslat loď { $ship } do loděnice
do-stay = Ponechat loď { $ship } v přístavu
do-embark = Umístit armádu na pole výsadku { $zone-in }
do-disembark = Vzít zpět armádu z pole výsadku { $zone-in }
do-reroll = Použít iniciativu: přehodit kostky
do-accept = Nechat fázi skončit
do-pass = Pasovat
loss-ships = Lodí, které by ještě mohly vyplout a zůstanou v přístavu: { $count }. Později v této fázi už nevyplují.
do-move = Přesunout eskadru { $zone-from } { $place-to }
do-from = Vyplout { $port-from }
do-add = Přidat loď { $ship }
do-drop = Vynechat loď { $ship }
do-to = Vyplout { $zone-to }
do-cancel = Zvolit jinou operaci
do-battle = Svést bitvu { $zone-in }
do-take-first = Použít iniciativu: pálit jako první
do-stay-second = Pálit jako druhý
do-fire =
    { $number ->
        [one] Hodit { $number } kostkou
       *[other] Hodit { $number } kostkami
    }
do-crit = Kritický zásah: { $ship }
do-hit = Běžný zásah: { $ship }
do-blockade =
    { $switch-id ->
        [on] Blokovat Port Arthur
       *[off] Bez blokády
    }
do-land = Obsadit { $space-acc }
do-strike = Loď { $ship } najede na minu
do-return = Loď { $ship } se vrátí { $port-to }
do-return-all = Eskadra { $zone-from } se vrátí { $port-to }
do-top = Položit loď { $ship } navrch { $zone-in }

## What a player is asked

ask-choose-raid =
    { $left ->
        [0] Lodě jsou vybrány. Potvrďte, nebo některou vraťte.
        [one] Vyberte ještě { $left } loď portarthurské flotily.
        [few] Vyberte ještě { $left } lodě portarthurské flotily.
       *[other] Vyberte ještě { $left } lodí portarthurské flotily.
    }
ask-sortie =
    { $seat-id ->
        [japan] Výpad: vyšlete lodě na moře nebo do loděnice a armády na pole výsadku.
       *[other] Výpad: vyšlete lodě na moře nebo do loděnice.
    }
ask-choose-reroll = Na kostkách padly stejné hodnoty. Použijte iniciativu a přehoďte je, nebo nechte fázi skončit.
ask-choose-operation = Zvolte operaci: přesun, nebo bitvu. Můžete také pasovat.
ask-choose-ships =
    { $count ->
        [0] Vyberte lodě, které vyplují { $port-from }.
        [one] Vybrána { $count } loď { $port-in }, rychlost { $speed }. Přidejte další, nebo zvolte cíl.
        [few] Vybrány { $count } lodě { $port-in }, rychlost { $speed }. Přidejte další, nebo zvolte cíl.
       *[other] Vybráno { $count } lodí { $port-in }, rychlost { $speed }. Přidejte další, nebo zvolte cíl.
    }
ask-choose-order = Nepřítel { $zone-in } by pálil jako první. Chcete použít iniciativu a pálit dříve než on?
ask-choose-dice = Vaše eskadra { $zone-in } má palebnou sílu { $firepower }. Kolika kostkami hodíte?
ask-choose-criticals =
    { $left ->
        [0] Kritické zásahy jsou přiděleny. Potvrďte.
        [one] Přidělte { $left } kritický zásah { $zone-in }.
        [few] Přidělte { $left } kritické zásahy { $zone-in }.
       *[other] Přidělte { $left } kritických zásahů { $zone-in }.
    }
ask-choose-hits =
    { $left ->
        [0] Běžné zásahy jsou přiděleny. Potvrďte.
        [one] Vaše eskadra { $zone-in } musí pokrýt { $left } běžný zásah.
        [few] Vaše eskadra { $zone-in } musí pokrýt { $left } běžné zásahy.
       *[other] Vaše eskadra { $zone-in } musí pokrýt { $left } běžných zásahů.
    }
ask-choose-blockade =
    { $placed ->
        [0] Zahájit blokádu Port Arthuru? Stojí { $cost } BN.
       *[other] Udržet blokádu Port Arthuru? Stojí { $cost } BN.
    }
ask-choose-space = Armáda se vylodila. Zvolte, které pole na stupnici Mandžuska obsadí.
ask-choose-strikes =
    { $left ->
        [0] Lodě jsou vybrány. Potvrďte, nebo některou vraťte.
        [one] Vyberte ještě { $left } svou loď, která najede na minu.
        [few] Vyberte ještě { $left } své lodě, které najedou na miny.
       *[other] Vyberte ještě { $left } svých lodí, které najedou na miny.
    }
ask-choose-return = Zvolte, kam se která loď vrátí. Lodě bez vaší volby zamíří do prvního z nabízených přístavů.

wait-choose-raid = Čekáme na { $seats }: útok na Port Arthur
wait-sortie = Čekáme na { $seats }: výpad
wait-choose-reroll = Čekáme na { $seats }: použití iniciativy
wait-choose-operation = Čekáme na { $seats }: námořní operace
wait-choose-ships = { wait-choose-operation }
wait-choose-order = Čekáme na { $seats }: pořadí palby
wait-choose-dice = Čekáme na { $seats }: počet kostek
wait-choose-criticals = Čekáme na { $seats }: přidělení kritických zásahů
wait-choose-hits = Čekáme na { $seats }: přidělení běžných zásahů
wait-choose-blockade = Čekáme na { $seats }: blokáda
wait-choose-space = Čekáme na { $seats }: vylodění
wait-choose-strikes = Čekáme na { $seats }: lodě, které najedou na miny
wait-choose-return = Čekáme na { $seats }: návrat do přístavu

## What happened

event-raid-die =
    Útok na Port Arthur, hod { $die }: { $ships ->
        [0] žádná loď není zasažena.
        [one] zasažena je { $ships } loď.
        [few] zasaženy jsou { $ships } lodě.
       *[other] zasaženo je { $ships } lodí.
    }
event-raided = Loď { $ship } zasáhlo torpédo; je v loděnici Port Arthuru.
event-turn-begins = Začíná { $turn }. kolo.
event-initiative-to-russia = Iniciativu získává Rusko.
event-arrived = Baltská flotila připlula { $port-to }: { $ships }.
event-sailed = Loď { $ship } vyplula { $zone-to }.
event-repairing = Loď { $ship } jde do loděnice { $port-in }.
event-stayed = Loď { $ship } zůstává { $port-in }.
event-embarked = Japonsko umístilo armádu na pole výsadku { $zone-in }.
event-disembarked = Japonsko vzalo zpět armádu z pole výsadku { $zone-in }.
event-sortie-over = { $seat } ukončilo výpad.
event-squadron-seen =
    { $count ->
        [one] { $seat } má { $zone-in } { $count } loď: { $ship }.
        [few] { $seat } má { $zone-in } { $count } lodě, navrchu je { $ship }.
       *[other] { $seat } má { $zone-in } { $count } lodí, navrchu je { $ship }.
    }
event-left-port =
    { $ships-count ->
        [one] Loď { $ships } vyplula { $port-from }.
       *[other] Lodě { $ships } vypluly { $port-from }.
    }
event-cycle = Hod o operaci: Japonsko { $japan }, Rusko { $russia }.
event-tie-accepted = { $seat } iniciativu nepoužilo; fáze námořních operací končí.
event-rerolled = { $seat } použilo iniciativu; kostky se přehazují.
event-passed = { $seat } pasuje.
event-passed-idle = { $seat } nemůže provést žádnou operaci, a proto pasuje.
event-operations-over = Obě strany pasovaly; fáze námořních operací končí.
event-moved = { $seat-squadron } se přesunula { $from-from } { $to-to } (rychlost { $speed }, hod { $die }).
event-stuck = { $seat-squadron } { $from-in } se nedokázala přesunout { $to-to } (rychlost { $speed }, hod { $die }).
event-put-to-sea =
    { $ships-count ->
        [one] Loď { $ships } vyplula { $port-from } { $zone-to } (rychlost { $speed }, hod { $die }).
       *[other] Lodě { $ships } vypluly { $port-from } { $zone-to } (rychlost { $speed }, hod { $die }).
    }
event-kept-in-port =
    { $ships-count ->
        [one] Lodi { $ships } se nepodařilo vyplout { $port-from } { $zone-to } (rychlost { $speed }, hod { $die }).
       *[other] Lodím { $ships } se nepodařilo vyplout { $port-from } { $zone-to } (rychlost { $speed }, hod { $die }).
    }
event-battle = { $seat } zahájilo bitvu { $zone-in }.
event-revealed = { $seat-squadron }: { $ships }.
event-order-of-fire = Jako první pálí { $seat } (rychlost: Japonsko { $japan }, Rusko { $russia }).
event-took-first = { $seat } použilo iniciativu a pálí jako první.
event-fired =
    { $seat } pálí (palebná síla { $firepower }, hod { $dice }): { $hits ->
        [0] žádný zásah
        [one] { $hits } běžný zásah
        [few] { $hits } běžné zásahy
       *[other] { $hits } běžných zásahů
    }{ $criticals ->
        [0] { "" }
        [one] { " a " }{ $criticals } kritický zásah
        [few] { " a " }{ $criticals } kritické zásahy
       *[other] { " a " }{ $criticals } kritických zásahů
    }.
event-damaged = Loď { $ship } je poškozena.
event-sunk = Loď { $ship } se potopila.
event-battle-over = Bitva { $zone-in } skončila.
event-control = Nadvláda na moři: Japonsko { $japan } BN, Rusko { $russia } BN.
event-marker =
    { $japan ->
        [0]
            { $russia ->
                [0] { $seat } získává { $gain } BN; ukazatel BN je uprostřed.
               *[other] { $seat } získává { $gain } BN; ukazatel BN: Rusko { $russia }.
            }
       *[other] { $seat } získává { $gain } BN; ukazatel BN: Japonsko { $japan }.
    }
event-blockade-on = Japonsko zahájilo blokádu Port Arthuru.
event-blockade-kept = Japonsko udržuje blokádu Port Arthuru.
event-blockade-off = Blokáda Port Arthuru je zrušena.
event-convoy-sunk = Rusko potopilo přepravní konvoj { $zone-in }.
event-landed = Japonská armáda obsadila { $space-acc }.
event-army-returned = Pro vyloděnou armádu není volné pole; vrací se do zásoby.
event-shipyard-lost = Port Arthur přišel o loděnici.
event-fortress-fell = Port Arthur padl.
event-siping-die = S'-pching: Japonsko hodilo { $die }.
event-repaired =
    { $ships-count ->
        [one] Loď { $ships } je { $port-in } opravena.
       *[other] Lodě { $ships } jsou { $port-in } opraveny.
    }
event-mine-die =
    Miny: { $seat } hodilo { $die } proti rychlosti { $speed }; { $ships ->
        [0] žádná loď na minu nenajede.
        [one] na minu najede { $ships } loď.
        [few] na miny najedou { $ships } lodě.
       *[other] na miny najede { $ships } lodí.
    }
event-mined = Loď { $ship } najela na minu.
event-survival-die = Loď { $ship } po výbuchu miny: hod { $die }, obrana { $defence }.
event-returned =
    { $ships-count ->
        [one] Loď { $ships } se vrátila { $port-to }.
       *[other] Lodě { $ships } se vrátily { $port-to }.
    }
event-neglected =
    { $ships-count ->
        [one] Loď { $ships } je { $port-in } bez údržby, a proto je poškozena.
       *[other] Lodě { $ships } jsou { $port-in } bez údržby, a proto jsou poškozeny.
    }
event-topped = Navrchu { $zone-in } teď leží loď { $ship }.
event-russia-keeps-mukden = V Mukdenu nestojí japonská armáda: vítězí Rusko.
event-won = Vítězí { $seat } ({ $lead } BN).
event-drawn = Ukazatel BN je uprostřed: hra končí remízou.

## How the game ended

ending-PA-4-5 = Vítězí Rusko: v Mukdenu nestojí japonská armáda.
ending-PA-4-6-japan = Vítězí Japonsko na body nadvlády.
ending-PA-4-6-russia = Vítězí Rusko na body nadvlády.
ending-PA-4-6-draw = Remíza: body nadvlády jsou vyrovnané.

## Why something is not allowed

refuse-PA-1-2 = Tato loď patří druhé straně.
refuse-PA-1-5 = Tato loď už tam je.
refuse-PA-1-7 = V zásobě už není žádná armáda.
refuse-PA-2-7 = Port Arthur padl a není už přístavem.
refuse-PA-2-9 = Pole výsadku je jen v Cušimském průlivu a ve Žlutém moři.
refuse-PA-3-5 = Tato loď není součástí této hry.
refuse-PA-5-3 = Tato loď ještě nepřiplula.
refuse-PA-5-4 = Teď je čas jen na výpad, opravy a umísťování armád.
refuse-PA-5-8 = Poškozená loď smí vyplout jen do oblasti sousedící s jejím přístavem.
refuse-PA-5-9 = Tak daleko loď nedopluje: nedotčená loď smí vyplout do oblasti sousedící s jejím přístavem, nebo o jednu oblast dál.
refuse-PA-5-11 = Za blokády smějí lodě z Port Arthuru vyplout jen do Žlutého moře.
refuse-PA-5-12 = Výpadu se účastní jen lodě v kotvišti.
refuse-PA-5-13 = V tomto přístavu není loděnice.
refuse-PA-5-14 = Do loděnice smí jen poškozená loď.
refuse-PA-5-16 = Armády přepravuje jen Japonsko, na každé pole výsadku nejvýše jednu.
refuse-PA-5-17 = Na tomto poli výsadku není armáda, kterou by šlo vzít zpět.
refuse-PA-6-3 = Zvolte přesun nebo bitvu, nebo pasujte.
refuse-PA-6-4 = Padly stejné hodnoty: přehoďte kostky, nebo nechte fázi skončit.
refuse-PA-6-14 = Nemáte tam žádnou eskadru.
refuse-PA-6-17 = Eskadra se přesouvá jen do sousední oblasti.
refuse-PA-6-18 = Eskadra smí vplout jen do sousedního přístavu své strany, a to jen dokud zůstává přístavem.
refuse-PA-6-19 = Vyplout smějí jen lodě z kotviště zvoleného přístavu, a to do oblasti, která s ním sousedí.
refuse-PA-6-20 = Loď v loděnici nesmí vyplout.
refuse-PA-7-1 = Bitvu lze svést jen v oblasti, kde mají lodě obě strany.
refuse-PA-7-6 = Rozhodněte, zda použijete iniciativu, abyste pálili jako první.
refuse-PA-7-9 = Zvolte, kolika kostkami hodíte; palby se nelze vzdát.
refuse-PA-7-15 = Teď se přidělují zásahy: kritické přiděluje strana, která pálila, běžné strana, která byla zasažena.
refuse-PA-7-16 = Kritický zásah musí dostat nepřátelská loď v této bitvě.
refuse-PA-7-17 = Kritický zásah potopí poškozenou loď jen tehdy, když v eskadře nezbývá žádná nedotčená.
refuse-PA-7-18 = Kritické zásahy je nutné přidělit, dokud je komu.
refuse-PA-7-19 = Běžné zásahy dostávají vaše vlastní lodě v této bitvě.
refuse-PA-7-22 = Všechny běžné zásahy je nutné pokrýt, dokud má eskadra lodě.
refuse-PA-7-24 = Tato loď je potopená.
refuse-PA-8-7 = Rozhodněte o blokádě Port Arthuru.
refuse-PA-8-15 = Armáda obsadí volné pole, jehož předchozí pole jsou obsazená.
refuse-PA-8-18 = Na tomto poli už armáda stojí a zůstane tam.
refuse-PA-9-4 = Do tohoto přístavu se lodě z této oblasti nevracejí.
refuse-PA-9-5 = Přístav se volí jen pro lodě na moři, které mají na výběr, a to po lodích, nebo po eskadrách podle dohody.
refuse-PA-11-3 = Vyberte právě tolik lodí portarthurské flotily, kolik určila kostka.
refuse-PA-11-6 = Vyberte právě tolik různých vlastních lodí ve Žlutém moři, kolik jich najede na miny.
refuse-PA-12-1 = Vrchní loď lze volit jen při nejisté situaci a jen ve vlastní eskadře.
refuse-PA-H-4 = Tato loď už leží navrchu.
refuse-PA-R-7 = Poškozenou loď lze potopit menším počtem zásahů, než je její obrana, jen když zásahy nemůže pokrýt nic jiného.

## Lessons

lesson-movement = Pohyb na moři
lesson-movement-about = Rychlost, kostka a co nepříteli přinese nezdařený pohyb.
lesson-movement-start = V Japonském moři leží ruská eskadra (Rossija, Gromoboj, Rjurik) a japonská (Asama, Tokiwa). Aktivní je Rusko. Rychlost eskadry je rychlost její nejpomalejší lodi: 5.
lesson-movement-fails = Rusko posílá eskadru do Tichého oceánu. Rozhodne jedna kostka: nesmí být vyšší než rychlost. Padla 6, lodě tedy zůstávají a Japonsko smí hned jednat.
lesson-movement-battle = Japonsko příležitost využije a útočí v témž moři. Obě eskadry mají rychlost 5 a při stejné rychlosti střílí první obránce: Rusko volí počet kostek.

lesson-battle = Námořní bitva
lesson-battle-about = Kdo střílí první, kostky proti palebné síle, kritické a běžné zásahy.
lesson-battle-start = Ve Žlutém moři stojí šest japonských pancéřových křižníků proti pěti ruským lodím; všechny jsou nepoškozené. Být ve stejném moři ještě není bitva: musí ji zvolit aktivní strana.
lesson-battle-order = Japonsko útočí. Jeho eskadra má rychlost 5, ruská 4: rychlejší střílí první. Japonské lodě mají dohromady palebnou sílu 28. Tabulka ukazuje, co by přinesl který počet kostek.
lesson-battle-fire = Šest kostek: 1, 1, 2, 4, 4, 5. Součet je 17, ne více než 28, a tak je každá kostka zásah: šest běžných zásahů. Dvě dvojice, jedničky a čtyřky, jsou k tomu dva kritické zásahy.
lesson-battle-critical = Kritické zásahy přicházejí první a umisťuje je ten, kdo střílel. Cesarevič se obrací na poškozenou stranu. Znovu tak zasažen být nemůže, dokud má eskadra nepoškozené lodě.
lesson-battle-critical-two = Druhý kritický zásah poškodí Retvizan. Tím střílející strana končí.
lesson-battle-normal = Šest běžných zásahů umisťuje zasažená strana. Poškodit nepoškozenou loď stojí jeden zásah, potopit poškozenou tolik, kolik má obranu.
lesson-battle-damage = Poltava je poškozena: jeden zásah.
lesson-battle-damage-two = Diana je poškozena: druhý zásah.
lesson-battle-damage-three = Sevastopol je poškozen: třetí zásah. Zbývají tři.
lesson-battle-sinking = Znovu Poltava: má obranu 3, takže ji poslední tři zásahy potopí. Hned opouští bitvu a střílet nebude.
lesson-battle-answer = Nyní střílí Rusko tím, co zbylo: Cesarevič, Retvizan a Sevastopol po 6, Diana 1. Palebná síla je 19.
lesson-battle-too-many = Zase šest kostek: 4, 4, 5, 5, 5, 6. Součet 29 je více než 19. Pak se počítají jen nejvyšší kostky, dokud jsou pod palebnou silou: 6, 5 a 5 je 16, další 5 by dala 21. Tři běžné zásahy, žádné kritické.
lesson-battle-yakumo = Zásahy umisťuje Japonsko a první nechá Jakumovi: ten je poškozen.
lesson-battle-sunk = Zbylé dva Jakumo potopí, má obranu 2. Ostatní lodě zůstávají nepoškozené.
lesson-battle-end = Obě strany vystřelily a bitva končí, i když lodě zbyly oběma. Nový cyklus začíná kostkou pro každou stranu: Japonsko 2, Rusko 5, aktivní je tedy Rusko.

## Options

option-extra_ships = Dodatečné lodě
option-extra_ships-about = K loďstvům se přidají lodě Hacuse, Jašima a Petropavlovsk.
value-extra_ships-off = { off }
value-extra_ships-on = { on }
option-opening_raid = Útok na Port Arthur
option-opening_raid-about = Před prvním kolem japonské torpédovky zasáhnou až tři lodě portarthurské flotily.
value-opening_raid-off = { off }
value-opening_raid-on = { on }
option-mines = Miny
option-mines-about = Za blokády mohou lodě vracející se ze Žlutého moře najet na miny.
value-mines-off = { off }
value-mines-on = { on }
option-hidden_threat = Skrytá hrozba
option-hidden_threat-about = Celá varianta: dodatečné lodě, útok na Port Arthur i miny.
value-hidden_threat-off = { off }
value-hidden_threat-on = { on }
option-fog_of_war = Nejistá situace
option-fog_of_war-about = Z nepřátelské eskadry je vidět jen vrchní loď a počet lodí.
value-fog_of_war-off = { off }
value-fog_of_war-on = { on }
option-zone_points = Body nadvlády za oblasti
option-zone_points-about = Jakou hodnotu mají Japonské moře a Filipínské moře.
value-zone_points-graduated = čím dál od Vladivostoku, tím více pro Rusko
value-zone_points-sea_of_japan_1_3 = Japonské moře: Japonsko 1, Rusko 3
value-zone_points-philippine_1_3 = Filipínské moře: Japonsko 1, Rusko 3
option-manchuria_layout = Stupnice Mandžuska
option-manchuria_layout-about = Zda se stupnice za Liao-jangem větví, nebo je jednou řadou.
value-manchuria_layout-fork = větví se
value-manchuria_layout-sequence = jedna řada
option-partial_hits = Zásahy při hodu nad palebnou sílu
option-partial_hits-about = Zda součet nejvyšších kostek musí být nižší než palebná síla, nebo se jí smí i rovnat.
value-partial_hits-strict = nižší než palebná síla
value-partial_hits-inclusive = nejvýše palebná síla
option-underpayment = Potopení lodi menším počtem zásahů, než je její obrana
option-underpayment-about = Zda vlastník smí poškozenou loď potopit menším počtem zásahů kdykoli, nebo jen když je nemůže pokrýt nic jiného.
value-underpayment-free = kdykoli
value-underpayment-forced_only = jen z nutnosti
option-blockade_at_limit = Blokáda, když má Rusko 5 BN
option-blockade_at_limit-about = Zda se blokáda, kterou nelze zaplatit, zruší, nebo zůstane zdarma.
value-blockade_at_limit-lift = zruší se
value-blockade_at_limit-keep_free = zůstane zdarma
option-return_choice = Volba přístavu při návratu
option-return_choice-about = Zda Rusko volí přístav pro každou loď, nebo pro celou eskadru.
value-return_choice-per_ship = pro každou loď
value-return_choice-per_squadron = pro celou eskadru
option-act_after_pass = Operace po pasování
option-act_after_pass-about = Zda strana, která pasovala, smí přece jen jednat, když druhé straně nevyjde ověření přesunu.
value-act_after_pass-no = { no }
value-act_after_pass-yes = { yes }

## Mapa na stránce

board-battle = Bitva: { $zone }
board-label = { $label }:
board-first = střílí první
board-volley = { $hits ->
        [0] žádný zásah
        [one] { $hits } zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }{ $criticals ->
        [0] { "" }
        [one] { " + " }{ $criticals } kritický
        [few] { " + " }{ $criticals } kritické
       *[other] { " + " }{ $criticals } kritických
    }
board-report = Hlášení o bitvě: { $zone }
board-within = Součet nejvýš { $firepower }
board-hits = Zásahy
board-criticals = Kritické zásahy
board-with-criticals = s kritickými zásahy
board-lost = Potopené lodě
board-select-all = Vybrat vše
board-select-first = Klepněte na lodě a pak na moře, které svítí.
board-select-then = Teď klepněte na moře, které svítí ({ $count }).
board-both-faces = Obě strany
board-close = Zavřít
board-hidden = { $count ->
    [one] Ještě { $count } loď je skryta v mlze.
    [few] Ještě { $count } lodě jsou skryty v mlze.
   *[other] Ještě { $count } lodí je skryto v mlze.
}
board-port = { $port }: na kotvě { $ships }, z toho poškozených { $damaged }, v loděnici { $yard }
board-squadron = { $side }, { $zone }: { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zone = { $zone }: ovládnutí přináší { $japan } Japonsku, { $russia } Rusku
board-zone-key = { $zone }: klíčové moře

## Figures that help to choose, as headings

advice-p-within = do palebné síly
    .about = šance nepřekročit palebnou sílu
    .short = součet v palebné síle
advice-expected-hits = běžné zásahy v průměru
    .about = očekávané zásahy
    .short = průměrné zásahy
advice-expected-criticals = kritické zásahy v průměru
    .about = očekávané kritické zásahy
    .short = kritické
advice-expected-lost = potopené lodě v průměru
    .about = očekávané ztráty nepřítele v lodích
    .short = potopeno
advice-p-success = úspěch
    .about = šance na přesun
    .short = šance na přesun
advice-p-tie = znovu shoda
    .about = šance na další shodu
    .short = znovu shoda

## The map in a terminal

screen-battle = Bitva
screen-unseen =
    { $count ->
        [one] { $count } skrytá
        [few] { $count } skryté
       *[other] { $count } skrytých
    }
screen-fallen = padl
screen-no-shipyard = bez loděnice
screen-all-but = všechny oblasti kromě: { $zones }
screen-baltic = Baltská flotila
screen-key-zone = klíčová oblast: body podle počtu ovládaných

## Nesrozumitelný text

unreadable-unknown-ship = Loď „{ $word }“ neexistuje.
unreadable-unknown-zone = Námořní oblast „{ $word }“ neexistuje.
unreadable-unknown-port = Přístav „{ $word }“ neexistuje.
unreadable-unknown-place = Námořní oblast ani přístav „{ $word }“ neexistuje.
unreadable-unknown-space = Pole „{ $word }“ na stupnici není.
unreadable-unknown-switch = Místo „{ $word }“ je třeba zadat „on“ (ano), nebo „off“ (ne).

## Popisky

label-turn-of = { $turn }. kolo z { $turns }
label-control-points = Body nadvlády
label-initiative = Iniciativa
label-blockade = Blokáda
label-supply = Zásoba
label-sunk = Potopené lodě
label-damaged = poškozená
label-intact = nedotčená
label-firepower = Palebná síla
label-speed = Rychlost
label-defence = Obrana
label-anchorage = Kotviště
label-shipyard = Loděnice
label-manchuria-track = Stupnice Mandžuska
label-landing-box = Pole výsadku
label-convoy = Přepravní konvoj
label-dice = Kostky
count-ships =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }

## Slova pohledu pro textové zobrazení

view-cp = { label-control-points }
view-port = Kotviště:
view-yard = Loděnice:
view-box = Připluje v kole
view-shipyard-lost = Port Arthur přišel o loděnici
view-fallen = Port Arthur padl
view-landed = Právě vysazené armády
view-boxes = Armády na polích výsadku
view-spaces = Armády v Mandžusku
view-supply = Armády v zásobě
view-squadrons = Eskadry
view-battle = Bitva
view-choosing = Zatím vybráno
view-first = Střílí první
view-left = Zbývá zásahů
view-count = Lodí
view-top = Vrchní loď
view-zone = Námořní oblast

card-landed = Vyloděné armády

## The legend of the board

legend-counter = Loď: palebná síla (tučně), rychlost a na poškozené straně obrana, za každý bod jeden kosočtverec.
legend-squadron = Eskadra: počet lodí, společná palebná síla a za šipkou rychlost nejpomalejší. Hnědý kotouč udává počet poškozených lodí.
legend-port = Přístav: lodě na kotvě, hnědě kolik z nich je poškozených, a lodě v loděnici.
legend-worth = Kolik bodů přináší ovládnutí moře: Japonsku, potom Rusku.
legend-star = Klíčové moře: čím více jich strana ovládá, tím více bodů získá.
legend-box = Výsadkové pole: prázdné a s armádou na cestě do Mandžuska.
legend-blockade = Port Arthur je v blokádě.
legend-control = Stupnice bodů kontroly: vlevo vede Rusko, vpravo Japonsko.
legend-turn = Kolo a počet ruských lodí, které v něm připlují.

## What a hint gives as its reason

term-fleet = síla loďstev
term-danger = ohrožené lodě
term-seas = ovládání moří
term-landing = vyloděné armády
term-initiative = iniciativa
term-blockade = blokáda
term-reserve = lodě v záloze
term-rest = body kontroly

## Jak zvítězit a rady k první hře

guide-goal = O válce rozhodne šest kol. Nestojí-li na konci v Mukdenu japonská armáda, vítězí Rusko. Jinak rozhoduje ukazatel bodů nadvlády: kdo má v moři lodě sám, získává za ně body, a kdo získá víc, přetahuje ukazatel k sobě. Potopené lodě se nepočítají.
guide-sortie = 1. První vyplouvá Japonsko. Nedotčené lodě doplují o dvě moře dál, poškozené jen do sousedního. Na každém ze dvou polí výsadku smí čekat jedna armáda.
guide-answer = 2. Rusko to vidělo a odpovídá ze svých tří přístavů. Kdo bude v moři sám, získá za ně body.
guide-operation = 3. Každá strana hodí kostkou a vyšší hod jedná: přesune eskadru, nebo svede bitvu. Při přesunu nesmí kostka přesáhnout rychlost nejpomalejší lodi. Stejné hody fázi ukončí.
guide-battle = 4. V bitvě pálí první rychlejší eskadra. Zvolte počet kostek: dokud součet nepřesáhne palebnou sílu, je každá kostka zásah a stejné hodnoty jsou navíc kritické zásahy.
guide-scoring = 5. Zisk bodů: Cušimský průliv, Žluté moře a Východočínské moře mají dohromady cenu 1, 3 nebo 6. Armády se vylodí, pokud jejich moře neovládá Rusko samo, a postupují k Mukdenu.
guide-return = 6. Všichni se vracejí do přístavu. Lodě v loděnici jsou opraveny; ruské lodě v přístavu bez loděnice vyjdou poškozené.

tip-sortie = Pošlete lodě na moře. Body získáte za každé moře, ve kterém máte na konci kola lodě jen vy; nejcennější jsou Cušimský průliv, Žluté moře a Východočínské moře. Klikněte na lodě a pak na svítící moře.
tip-army = Potřebujete armádu v Mukdenu a chybí jediný krok. Umístěte armádu na pole výsadku a nenechte Rusko v tom moři samotné.
tip-repair = Iwate je poškozená. V loděnici toto kolo vynechá a v příštím bude nedotčená; nebo smí vyplout hned do sousedního moře.
tip-operation = Vyhráli jste hod a smíte udělat jedno: přesunout eskadru, svést bitvu tam, kde mají lodě obě strany, nebo pasovat. Pasují-li obě strany, fáze končí, takže pasování je dobré, když jsou moře podle vašich představ.
tip-stuck = Přesun se nezdařil: kostka přesáhla rychlost nejpomalejší lodi. Lodě zůstávají a druhá strana smí ihned jednat.
tip-order = Máte iniciativu a pálili byste druzí. Teď ji smíte odevzdat a pálit první; lodě, které potopíte, už neodpoví.
tip-dice = Víc kostek může přinést víc zásahů, ale součet nesmí přesáhnout palebnou sílu. Čísla u každé volby říkají, kolik zásahů čekat.
tip-criticals = Stejné hodnoty vám daly kritické zásahy. Přidělujete je vy: poškoďte nedotčené lodě, nejdřív silné. Poškozené tak lze potopit, jen když už žádná není nedotčená.
tip-hits = Byli jste zasaženi a rozhodujete, koho to postihne. Poškodit nedotčenou loď stojí jeden zásah, potopit poškozenou tolik, kolik je její obrana. Rozložení zásahů často lodě zachrání.
tip-tie = Stejné hodnoty fázi ukončí, ledaže je držitel iniciativy nechá přehodit. Udělejte to, máte-li ještě co dělat; ukazatel pak přejde k nepříteli.
tip-control = Moře byla sečtena: rozdíl obou součtů posouvá ukazatel. Podívejte se, která moře vás stála body, a pošlete tam příště lodě.
tip-blockade = Za jeden bod omezí blokáda lodě z Port Arthuru při příštím výpadu na Žluté moře. Vyplatí se, když ohrožují vaše konvoje.
tip-space = Armáda se vylodila. Na konci musí být váš Mukden; Kóta 203 a po ní Port Arthur berou Rusku přístav i lodě.
