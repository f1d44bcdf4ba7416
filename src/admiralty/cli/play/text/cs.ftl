# Co říká sám terminál. Co říkají hry, je v jejich souborech; společné zprávy jsou v show/text.

## Začátek

which-side = { $game }: za kterou stranu hrajete?
everybody = za všechny, na této obrazovce
against-whom = Proti komu?
bot-easy = easy: rychlý, každé třetí rozhodnutí nechává náhodě
bot-medium = medium: rychlý, bere to, co po jednom kroku vypadá nejlépe
bot-hard = hard: propočítává dopředu, asi třetinu sekundy na rozhodnutí
bot-pace = pace: propočítává dopředu tak dlouho jako vy, nejvýše pět sekund
you-play = Hrajete za stranu { $seat } proti { $bot }.

## Hra

hint = Napište číslo, slova, nebo ? pro nápovědu.
hint-codes = Napište čísla s písmenem ({ $example }, i více: 4 6-9 c), slova, nebo ? pro nápovědu.
for-example = například: { $sentence }
bot-thinks = { $seat } ({ $bot }) přemýšlí …
hint-thinks = přemýšlím …
hint-forced = Je jen jedna možnost: { $action }.
hint-now = Šance na výhru teď: { $chance }
hint-line = { $action }: potom { $chance } na výhru ({ $tries } pokusů)
curtain = Předejte obrazovku: { $seat }. Pak stiskněte Enter.
log-shortened = … dřívějších řádků: { $count }; „log“ ukáže všechny
menu-shortened = … ještě { $count } řádků; `choices` ukáže všechny.
unclear = „{ $word }“ může znamenat: { $meanings }
nothing = „{ $word }“: nic takového teď nelze udělat.
no-number = Volba { $number } není.
allowed = { $action }: dovoleno.
forbidden-now = Teď není dovoleno:
no-rule = Pravidlo „{ $word }“ neexistuje.
no-language = Jazyk „{ $word }“ není k dispozici; jsou { $languages }.
save-where = Napište kam: save SOUBOR
saved = Uloženo; hra se odteď ukládá do souboru { $file }.
resign-sure = Opravdu se vzdát? (ano/ne)
lose-sure = { $loss } Provést? (ano/ne)
draw-question = { $seat }: přijímáte remízu? (ano/ne)
dice = Hoďte kostkami (zatím { $told }) a napište, co ukazují, každá { $outcomes }:
dice-too-many = { $word } je navíc; víc se neházelo.

## Odchod

kept = Hra je uložena v souboru { $file }. Pokračujte příkazem `{ $command }`.
not-kept = Hra nebyla uložena.
replay-hint = Znovu si ji prohlédnete příkazem `{ $command }`.
replay-prompt = Enter: dál, b: zpět, 0-{ $last }: přejít tam, q: konec >

## Nápověda

usage-help = ? nebo ? AKCE
about-help = co lze napsat a co je zakázáno; proč je akce dovolená, či ne
usage-rule = rule [ČÍSLO]
about-rule = text pravidla, třeba rule 5.8, nebo celé kapitoly, třeba rule 5
usage-choices = choices
about-choices = znovu vypsat volby (také prázdný řádek)
usage-hint = hint
about-hint = co by udělal těžký robot a proč
usage-board = board
about-board = znovu ukázat plán
usage-log = log
about-log = vše, co se stalo
usage-undo = undo [turn]
about-undo = vzít zpět poslední krok; proti botům i přes kostky, s „turn“ celý tah
usage-position = position
about-position = pozice jako text
usage-lang = lang en|cs|fr|ja
about-lang = jiný jazyk
usage-save = save SOUBOR
about-save = ukládat hru do tohoto souboru
usage-draw = draw offer
about-draw = nabídnout remízu
usage-resign = resign
about-resign = vzdát se
usage-quit = quit
about-quit = odejít; hra zůstane uložena
about-typing =
    Akce lze zkracovat, dokud jsou jednoznačné, a spojovat středníkem. Jmenujte i více věcí najednou, nebo „all“:
    akce se provede s každou. Lomítko před slovem z tohoto seznamu, třeba /log, vždy znamená toto slovo.
