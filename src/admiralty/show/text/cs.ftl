# Messages that all games share, in Czech. The scheme is described in show/text.py.

## Lists and forms of names

list-comma = { $first }, { $next }
list-and = { $first } a { $last }
list-none = nic

form =
    .the = { $name }
    .to = na místo { $name }
    .from = z místa { $name }
    .in = na místě { $name }

## Games and languages

language-en = English
language-cs = Čeština
language-fr = Français
language-ja = 日本語

rules-translation = Překlad; rozhoduje anglický text.

## Whose turn it is

not-your-turn = Nejste na tahu. Na tahu: { $seats }.
your-turn = Jste na tahu.
waiting = Na tahu: { $seats }.
watching = Jen přihlížíte; v této hře nemáte místo.
game-over = Hra skončila.

## Real dice

luck-is-awaited = Nejprve zadejte výsledek hodu.
no-luck-is-awaited = Teď se žádný výsledek hodu nezadává.
impossible-luck = Hodnota { $outcome } tu není možná. Možné hodnoty: { $outcomes }

## Refusals and text that is not understood

refused = { $action }: nelze. { $reason }
did-you-mean = { $sentence } Mysleli jste „{ $word }“?
unreadable-empty = Nic jste nezadali.
unreadable-wrong-count = „{ $word }“ má nesprávný počet slov. Správně: { $expected }
unreadable-unknown-verb = Akce „{ $word }“ neexistuje.
unreadable-unknown-number = „{ $word }“ není celé číslo od 0 do 4095.
unreadable-unknown-seat = Strana „{ $word }“ neexistuje.

## Undo, draw, resignation: worded so that the number and gender of a side do not matter

undone = { $seat }: poslední krok vzat zpět
nothing-to-undo = Není co vzít zpět.
undo-luck = Zpět to vzít nelze: už se házelo nebo losovalo.
undo-other = Zpět to vzít nelze: na tahu je druhá strana.
undo-revealed = Zpět to vzít nelze: bylo odhaleno něco skrytého.
draw-offered = { $seat }: nabídka remízy
draw-accepted = { $seat }: remíza přijata
draw-declined = { $seat }: remíza odmítnuta
draw-withdrawn = { $seat }: nabídka remízy vzata zpět
draw-already-offered = Remíza už byla nabídnuta.
no-draw-offered = Není žádná nabídka remízy, na kterou by šlo odpovědět nebo kterou by šlo vzít zpět.
only-for-two = Vzdát se nebo nabídnout remízu lze jen ve hře dvou stran.
only-for-organiser = Vrátit se k dřívějšímu okamžiku může jen organizátor.
no-moment = K tahu { $n } se vrátit nelze; poslední možný je { $last }.
nothing-to-take-back = Není žádné vaše rozhodnutí, ke kterému by se dalo vrátit.
takeback-already-asked = O vrácení tahu už někdo požádal.
no-takeback-asked = Není žádná žádost o vrácení tahu, kterou by šlo zodpovědět nebo odvolat.
too-many-takebacks = V jedné hře je možné vrátit tah nejvýše { $most }krát.
taken-back = { $seat } se vrací i přes kostky a cizí tahy: hra je teď cvičná.
resigned = { $seat }: vzdání hry
ending-resigned = Vítězí { $winner }: druhá strana se vzdala.
ending-agreed-draw = Hra skončila dohodnutou remízou.
ending-rules-changed = Pravidla se změnila a podle nových tuto hru nelze dohrát; nevítězí nikdo.

## Saved games

save-damaged = Uložená hra je poškozená: { $detail }
save-not-a-game = Tento soubor není uložená hra.
save-wrong-version = Hra byla uložena podle pravidel verze { $saved }; tato pravidla mají verzi { $current }.
save-unknown-game = Hra „{ $game }“ neexistuje.
save-wrong-data = Hra se hrála s daty „{ $dataset }“, která se liší od zadaných.

## Labels

yes = ano
no = ne
on = zapnuto
off = vypnuto

label-turn = Kolo
label-phase = Fáze
label-your-choices = Vaše možnosti
label-last-events = Co se stalo
label-options = Volby
label-undo = Zpět
label-offer-draw = Nabídnout remízu
label-accept-draw = Přijmout remízu
label-decline-draw = Odmítnout remízu
label-withdraw-draw = Vzít nabídku zpět
label-resign = Vzdát se
label-result = Výsledek
label-language = Jazyk
paper-page = Strana
paper-card-way = Naskenujte kód telefonem, nebo otevřete tuto adresu a opište šest znaků:
paper-card-only-code = Adresu vám řekne organizátor; otevřete ji a opište šest znaků:
paper-card-goal = Jak vyhrát
paper-card-rules = Pravidla na jedné stránce
ceremony-day = Konec dne
ceremony-over = Konec týdne
ceremony-graph = Body tah po tahu
flagged = { $seat } ({ $flag })

## Why a hint proposes what it does

hint-gains = Nejvíc zlepšuje: { $terms }.
hint-costs = Stojí: { $terms }.
