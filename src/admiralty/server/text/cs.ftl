## Errors

error-bad-request = Server tomuto požadavku nerozumí ({ $field }).
error-not-found = Na této adrese nic není.
error-wrong-host = Server na tuto adresu neodpovídá.
error-wrong-origin = Tento požadavek nepřišel z vlastní stránky serveru.
error-wrong-content = Server přijímá jen JSON.
error-not-json = Server této zprávě nerozumí.
error-too-large = Tohle je pro server příliš velké.
error-too-fast = Příliš mnoho požadavků najednou. Chvíli počkejte a zkuste to znovu.
error-busy = Server má právě příliš mnoho práce. Zkuste to za chvíli znovu.
error-too-much-work = To by server stálo příliš mnoho času nebo paměti.
error-too-many-sockets = Tento stůl máte otevřený v příliš mnoha oknech.
error-server-full = Server je plný. Zkuste to za chvíli znovu.
error-address-full = Příliš mnoho spojení z vaší adresy. Zavřete některá okna a zkuste to znovu.
error-too-slow = Požadavek nedorazil včas. Zkuste to znovu s lepším připojením.
error-headers-too-large = Hlavičky tohoto požadavku jsou příliš velké.
error-storage = Server to nedokázal uložit, takže se to nestalo. Zkuste to za chvíli znovu.
error-unknown-outcome = Server při ukládání ztratil spojení s databází. Možná se to stalo; zkuste to znovu, dvakrát se to neprovede.
error-internal = Na serveru se něco pokazilo. Nic, co bylo potvrzeno, se neztratilo.

error-no-session = Nejprve řekněte své jméno.
error-wrong-password = Účet s tímto jménem a heslem neexistuje.
error-password-short = Heslo musí mít nejméně { $least } znaků, mezery na krajích se nepočítají.
error-password-common = Toto heslo zkusí každý mezi prvními. Zvolte několik slov nebo něco delšího.
error-password-name = Toto heslo je vaše vlastní jméno. Zvolte něco, co ostatní nevědí.
error-login-taken = Jméno účtu { $login } je obsazené.
error-has-account = Už máte účet { $login }.
error-no-account = Předvolby se na serveru ukládají jen s účtem.
error-needs-account = Nemáte účet.
error-old-password = Tohle není vaše heslo.
error-reset-gone = Tento odkaz už byl použit nebo vypršel. Požádejte o nový.
error-no-such-session = Toto přihlášení už skončilo.

error-no-game = Hra { $game } na tomto serveru není.
error-no-lesson = Lekce { $lesson } neexistuje.
error-no-guide = Ke hře { $game } není průvodce.
error-no-table = Takový stůl neexistuje.
error-not-your-table = U tohoto stolu nesedíte. Požádejte o pozvánku nebo o odkaz pro diváky.
error-no-sheets = { $title } nemá žádné listy k tisku.
error-no-ceremony = { $title } nemá slavnostní zakončení.
error-no-maps = { $title } nemá žádné mapy ke kreslení.
error-map-does-not-fit = Tolik se na tak malé moře nevejde: zvětšete je, nebo chtějte méně.
error-bad-data = Tato data nelze použít: { $reason }
error-not-your-seat = Toto místo není vaše.
error-no-such-thing = Nic takového nelze pojmenovat.
error-name-taken = Jméno { $name } už něco má, nebo podobné k nerozeznání.
error-flag-taken = Tuto barvu už má jiný tým.
error-owner-only = To smí jen ten, kdo stůl založil.
error-players-only = To smí jen ti, kdo tu hrají.
error-delay-shorter = Dokud se hraje, lze zpoždění pro diváky jen prodloužit.
error-delay-organised = Stůl s organizátorem se sleduje bez zpoždění.
error-away-until = Uveďte den v příštích { $days } dnech.
error-vacation-left = Letos vám zbývá dovolené dní: { $days }.
error-paused = Hra je přerušena: nejdřív v ní pokračujte.
error-no-pause = O přestávku nikdo nežádá.
error-no-clock = Tento stůl nemá hodiny.
error-no-channel = Zprávy jen pro některé jsou pro vlastní tým a organizátora.
error-no-window = Na tuto otázku teď nelze pasovat.
error-bad-option = Tato nastavení ke hře nepatří: { $reason }
error-bad-seat = Hra nemá místo { $seat }.
error-bad-bot = Robot { $bot } neexistuje.
error-bot-budget = Robot { $bot } chce příliš mnoho: zde smí prohledávat { $iterations } iterací nebo { $milliseconds } ms, v jednom procesu.
error-no-seat-for-you = Obsaďte aspoň jedno místo sami.
error-quota-tables = Máte { $most } otevřených stolů, víc jich tu jeden člověk mít nemůže. Nejprve některý dohrajte nebo ukončete.
error-quota-imports = Za jeden den jste načetli { $most } záznamů, víc nelze. Zkuste to zítra.
error-quota-bytes = Vaše hry a zprávy zaplnily { $megabytes } MB, víc si tu jeden člověk uložit nemůže. Obraťte se na správce serveru.
error-registration-closed = Nové účty jsou tu jen na pozvání. Obraťte se na správce serveru.
error-blocked = Vy dva spolu tady nehrajete.
error-block-yourself = Sebe zablokovat nemůžete.
error-quota-reports = Moderátoři ještě neprošli { $most } vašich hlášení. Počkejte, až to udělají.
error-no-line = Taková zpráva v tomto chatu není.
error-no-report = Takové hlášení neexistuje.
error-moderators-only = To smějí jen moderátoři.
error-club-owner-only = To smí jen vlastník klubu.
error-higher-role = Tato osoba je moderátor nebo vlastník; to smí jen vlastník, a jinému vlastníkovi nikdo.
error-no-account-there = Tato osoba je host. O klub se mohou starat jen lidé s účtem.
error-own-role = Vlastní roli si nikdo nemění. Požádejte jiného vlastníka.
error-muted = Jste umlčeni: ještě { $hours ->
    [one] hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
} nemůžete psát nic, co čtou ostatní.
error-own-game = Tuto hru sami hrajete, proto ji nemůžete ukončit ani rozhodnout.
error-renamed = Toto jméno vám dal moderátor. Změnit ho můžete za { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
}.
error-quota-challenges = Máte { $most } otevřených výzev, víc jich jeden člověk mít nemůže. Nejprve některou stáhněte.
error-lobby-full = Otevřených výzev je teď příliš mnoho. Přijměte některou, nebo to zkuste později.
error-lobby-tables-full = Veřejných stolů je teď příliš mnoho. Založte soukromý, nebo to zkuste později.
error-challenge-gone = Tato výzva už neplatí.
error-own-challenge = Sami proti sobě tu hrát nemůžete. Na to je volba „Obě strany na této obrazovce“.
error-not-your-challenge = Tato výzva není vaše.
error-accounts-only = Tato výzva je jen pro hráče s účtem. Založíte si ho v nastavení.
error-rated-account = Hodnocené hry hrají jen hráči s účtem. Nejdřív se přihlaste.
error-not-public = Místa u tohoto stolu nejsou volná pro každého.

error-link-unknown = Tento odkaz nikam nevede.
error-link-used = Tuto pozvánku už někdo použil.
error-link-revoked = Tuto pozvánku nahradila novější.
error-link-expired = Platnost této pozvánky skončila. Požádejte o novou.
error-seat-taken = Tam už někdo sedí.

error-code-unknown = Tento kód nikomu nepatří. Podívejte se znovu, nebo požádejte organizátora o nový.
error-code-over = Hra s tímto kódem už skončila.
error-barred = Organizátor vás z této hry vyřadil. Znovu vás pustí jen kód vystavený přímo pro vás.
error-already-aboard = Už patříte k posádce { $seat }. Přesunout vás může organizátor.
error-crew-full = Do této posádky se už nikdo nevejde.
error-no-person = U tohoto stolu nikdo takový není.
error-no-piece = { $piece } tu není.
error-last-organiser = Hru musí mít kdo vést.
error-member-only = Rozkazy dávají kapitáni a důstojníci.
error-not-your-piece = Velíte jen: { $pieces }.
error-not-organised = Tento stůl nemá organizátora.
error-organiser-only = To smí jen organizátor.
error-planning-closed = Plánování skončilo. Platí, co bylo uloženo.
error-not-planning = Teď se nic neplánuje.
error-timer-runs = Časomíra už běží.
error-timer-stands = Časomíra neběží.
error-timer-not-paused = Časomíra není pozastavená.
error-no-saved-turn = Po tahu { $n } není uložené žádné kolo.

error-game-over = Hra skončila.
error-not-over = Hra ještě neskončila.
error-no-rematch = O další hře rozhoduje organizátor.
error-no-rematch-offer = Odvetu nikdo nenabídl.
error-only-alone = To jde jen tam, kde nehraje nikdo další.
error-table-stopped = Tento stůl byl zastaven, protože hra nemůže pokračovat. Vše až po poslední tah je uloženo.
error-not-your-turn = Nejste na tahu.
error-unreadable = „{ $word }“ nelze pochopit.
error-nothing-to-undo = Není co vzít zpět.
error-nothing-to-take-back = Není žádné vaše rozhodnutí, ke kterému by se dalo vrátit.
error-takeback-already-asked = O vrácení tahu už někdo požádal.
error-no-takeback-asked = O vrácení tahu už nikdo nežádá.
error-too-many-takebacks = V jedné hře je možné vrátit tah nejvýše { $most }krát.
error-no-takebacks = U tohoto stolu se tahy nevracejí.
error-draw-already-offered = Remíza už byla nabídnuta.
error-no-draw-offered = Nikdo nenabídl remízu.
error-no-end-offer = Nikdo nenavrhl ukončení hry.
error-only-for-two = To jde jen ve hrách pro dva.
error-still-played = To jde až po konci hry: záznam prozrazuje všechna tajemství.
error-hint-alone = Rada je k dispozici jen tam, kde nehraje nikdo další.
error-no-entry = Hra má { $last } tahů; tah { $n } v ní není.

error-record-damaged = Tento soubor je poškozený nebo v něm není zaznamenaná hra. Podrobnosti (anglicky): { $reason }.
error-rules-version = Tento záznam vznikl s verzí { $record } pravidel hry { $title }; tento server má verzi { $rules }.
error-dataset = Tento záznam používá data „{ $record }“; tento server má „{ $rules }“.

## Page

page-welcome = Námořní válečné hry, hned ke hraní
page-welcome-about = Sám proti robotovi, s přítelem přes odkaz, nebo za obě strany na jedné obrazovce. Co smíte, to svítí; co nesmíte, řekne proč.
page-games = Hry
page-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
page-how-to-play = Jak hrát: { $game }
page-against-bot = Hrát proti robotovi
page-with-friend = Hrát s přítelem
page-one-screen = Obě strany na této obrazovce
page-any-side-many = kterákoli
page-against-bots = Hrát proti robotům
page-one-screen-many = Všechny strany na této obrazovce
page-with-friends = Hrát s přáteli
page-by-link = člověk, přes odkaz
page-your-side = Vaše strana
page-any-side = kterákoli
page-level = Síla
page-level-easy = lehký
page-level-medium = střední
page-level-hard = těžký
page-level-pace = jak dlouho přemýšlím já
page-level-about-easy = Každé třetí rozhodnutí nechává náhodě.
page-level-about-medium = Bere to, co po jednom kroku vypadá nejlépe.
page-level-about-hard = Propočítává dopředu, asi třetinu sekundy na rozhodnutí.
page-level-about-pace = Propočítává dopředu tak dlouho, jak dlouho jste naposledy přemýšleli vy, nejvýše pět sekund.
page-level-outside = Bot, kterého přidali provozovatelé tohoto serveru.
page-level-beats = Proti úrovni „{ $level }“ vyhrál { $rate } % z { $games } her.
page-options-changed =
    { $count ->
        [one] { $count } změna
        [few] { $count } změny
       *[other] { $count } změn
    }
page-presets = Hotové volby
page-options-search = Najít volbu
page-topic-others = Ostatní
page-turn-limit = Čas na každé rozhodnutí
page-bank = Rezerva na celou hru
page-no-limit = bez omezení
page-none = žádná
page-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
page-hours =
    { $count ->
        [one] hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
page-bank-more = { $time }, + { $more } za tah
page-bank-cap = { $time }, + { $more } za tah, nejvýše { $cap }
page-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
page-dataset = Sada dat: { $dataset }.
page-reconstructed = Některé její hodnoty jsou rekonstruované.
page-start = Začít hru
page-make-link = Vytvořit pozvánku
page-my-games = Moje hry
page-status-over = dohráno
page-status-agreed = ukončeno dohodou
page-status-given-up = opuštěno: { $name }
page-status-deserted = ostatní nehráli, ukončeno: { $name }
page-status-organiser = ukončeno organizátorem
page-status-open = volné místo
page-status-waiting = rozhoduje druhá strana
page-show-all = Ukázat vše ({ $count })
page-open-seat = volné místo
page-bot = robot
page-bot-level = robot, { $level }
page-import = Otevřít uloženou hru
page-import-about = Otevře se jako nový stůl s boty, kteří byli uloženi s ní; ostatní strany vedete vy.
page-guest-name = Kapitán { $number }
page-former-member = bývalý člen

page-lobby-opponents = Protihráči
page-filter-games = Jen jedna hra
page-all-games = Všechny hry
page-which-game = Která hra
page-play-anybody = Hrát s kýmkoli
page-play-anybody-about = Kdo chce stejnou hru, posadí se proti vám.
page-challenges = Otevřené výzvy
page-no-challenges = Teď nikdo nečeká. Hrajte s kýmkoli, nebo nabídněte vlastní hru: všichni tady ji hned uvidí.
page-find-opponent = Najít protihráče
page-offer-about = Vaši nabídku uvidí každý na úvodní stránce. Hraje s vámi ten, kdo ji první přijme.
page-offer-go = Nabídnout hru
page-who-may-accept = Kdo smí přijmout
page-whom-anybody = kdokoli
page-whom-accounts = jen s účtem
page-public-table = Veřejný: na úvodní stránce, kdokoli se smí dívat a zabrat volné místo
page-accept = Přijmout
page-accept-of = Přijmout výzvu, kterou nabízí { $name }: { $game }
page-take-back-challenge = Stáhnout
page-challenge-taken = Vaši výzvu někdo přijal. Hodně štěstí!
page-waiting-for = Čeká se na protihráče: { $game }
page-waiting-about = Jakmile někdo přijme, dostanete se ke stolu, i když zrovna hrajete s botem.
page-bot-meanwhile = Zatím hrát s botem
page-plays-seat = hraje { $seat }
page-sides-by-lot = strany losem
page-pace-turn = { $time } na rozhodnutí
page-pace-bank = { $time } v záloze
page-without-takebacks = bez vracení tahů
page-rated = hodnocená
page-rated-offer = Hodnocená hra: počítá se oběma do hodnocení; jen s účtem, bez vracení tahů
page-rated-table = Počítá se do hodnocení, pokud je soupeřem bot nebo hráč s účtem
page-public-tables = Veřejné stoly
page-tables-open = Volná místa
page-tables-playing = Hraje se
page-tables-over = Dohrané
page-no-public-tables = Teď žádné.
page-sit-down = Hrát { $seat }
page-watch-table-of = Dívat se: { $game }
page-look-table = Prohlédnout
page-featured = Vybraná hra
page-show-more = Ukázat další

page-skip = Přejít k obsahu
page-no-such-page = Taková stránka tu není
page-to-lobby = Ke hrám
page-loading = Otevírám stůl …
page-table-trouble = Tento stůl nelze otevřít
page-try-again = Zkusit znovu
page-reload = Načíst stránku znovu
page-close = Zavřít
page-cancel = Zrušit
page-keep = Uložit
page-copy = Kopírovat
page-copied = Zkopírováno.
page-qr = QR kód: { $label }
page-only-here = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát s ostatními v síti, spusťte server s --host 0.0.0.0.

page-settings = Nastavení
page-your-name = Vaše jméno
page-name-kept = Jméno je uloženo.
page-theme = Vzhled
page-theme-now = Vzhled: { $theme }
page-theme-system = podle systému
page-theme-light = světlý
page-theme-dark = tmavý
page-comfort = Zobrazení a zvuk
page-sound = Zvuk
page-projector = Projektor: větší písmo
page-text-view = Plán jako text
page-no-board = Plán nelze nakreslit. Zde je popsán slovy.
page-prefer-speed = Předvádět tahy ostatních
page-prefer-speed-slow = pomalu
page-prefer-speed-normal = normálně
page-prefer-speed-fast = rychle
page-prefer-speed-off = hned celé
page-prefer-table = U stolu
page-prefer-confirm = Zeptat se, než se něčeho nadobro vzdám
page-prefer-forced = Odpovědět za mě, kde je jen jedna možnost
page-prefer-autopass = Předat za mě, kde se nedá nic dělat
page-prefer-compact = Stručný záznam: podobné řádky jako jeden, který se dá rozbalit
page-prefer-side = Šířka postranního panelu
page-prefer-colours = Barvy
page-prefer-colours-standard = obvyklé
page-prefer-colours-distinct = pro barvoslepé
page-prefer-contrast = Kontrast
page-prefer-contrast-standard = obvyklý
page-prefer-contrast-high = vysoký
page-prefer-here = Předvolby zůstávají v tomto prohlížeči, s účtem na všech vašich zařízeních.
page-prefer-in-account = Předvolby se ukládají do vašeho účtu.
page-account = Účet
page-account-about = Hrát se dá i bez něj. Účet uchová vaše hry na všech zařízeních. Heslo má nejméně deset znaků.
page-login = Název účtu
page-password = Heslo
page-sign-in = Přihlásit se
page-register = Založit účet
page-sign-out = Odhlásit se
page-signed-in = Jste přihlášeni: { $login }.
page-signed-in-as = Přihlášený účet: { $login }.
page-own-data = Stáhnout moje data
page-sessions = Kde jsem přihlášen
page-session-this = tento prohlížeč
page-session-unknown = jiný prohlížeč
page-session-seen = naposledy použito { $time }
page-session-since = přihlášeno { $time }
page-sign-out-everywhere = Odhlásit všude
page-change-password = Změnit heslo
page-old-password = Současné heslo
page-new-password = Nové heslo
page-change-password-go = Nastavit nové heslo
page-password-changed = Nové heslo platí. Ostatní prohlížeče jsou odhlášeny.
page-reset-about = Heslo má aspoň deset znaků. Hned vás jím přihlásíme.
page-forgotten = Zapomenuté heslo?
page-forgotten-about = Přijde vám e-mail s odkazem, kterým nastavíte nové heslo.
page-forgotten-who = Název účtu nebo e-mailová adresa
page-forgotten-go = Poslat odkaz
page-forgotten-done = Pokud takový účet s potvrzenou e-mailovou adresou existuje, odkaz je na cestě. Platí { $hours } hodin. Kdyby e-mail nepřišel, odkaz vám vytvoří ten, kdo server provozuje.
page-delete-account = Smazat účet
page-delete-account-about = Vaše jméno, heslo a předvolby se nadobro smažou. Odehrané hry zůstanou, na vašem místě bude „bývalý člen“.
page-delete-account-go = Nadobro smazat
page-account-deleted = Váš účet je smazán.

page-join-title = Jste pozváni ke hře
page-join-about = Posaďte se a hrajte. Odkaz platí jednou.
page-join-what = { $host } vás zve na hru { $game }. Hrajete stranu: { $seat }.
page-watch-what = { $host } vás zve sledovat hru { $game }.
page-join-go = Posadit se
page-watch-title = Sledovat hru
page-watch-about = Uvidíte to, co smí vidět divák.
page-watch-go = Sledovat

page-unreachable = Server není dosažitelný. Zkontrolujte připojení a zkuste to znovu.
page-server-trouble = Server odpověděl chybou ({ $status }).
page-offline = Bez připojení. Zkouším znovu …
page-storage-failing = Server teď nemůže ukládat, proto žádný tah nepřijímá. Jakmile to zase půjde, dozvíte se to.
page-storage-back = Server zase ukládá. Můžete pokračovat.
page-will-send =
    { $count ->
        [one] { $count } akce čeká a bude odeslána.
        [few] { $count } akce čekají a budou odeslány.
       *[other] { $count } akcí čeká a bude odesláno.
    }
page-line-closed = Server vám tento stůl zavřel.
page-line-signed-out = Jste odhlášeni, proto je tu tento stůl zavřený.
page-sending = Odesílám …
page-advice = Rada
page-advice-thinks = Přemýšlím …
page-advice-forced = jediná možnost
page-advice-tries = { $tries } pokusů těžkého soupeře
page-advice-before = Šance na výhru: teď { $before }
page-advice-after = potom { $after }
page-advice-close = Zavřít radu
page-pass-idle = Pasovat, když nic nejde zahrát
page-pass-always = Tady vždy pasovat
page-pass-standing = Pasovat, dokud se něco nezmění, i když tu nejsem
page-passing-idle = { $window }: pasuje se, když nic nejde zahrát
page-passing-always = { $window }: vždy se pasuje
page-passing-standing = { $window }: server za vás pasuje, dokud se něco nezmění
page-pass-ended = { $why ->
    [choices] { $window }: ptáme se znovu, protože je nová možnost volby
    [turn] { $window }: ptáme se znovu, protože jste na tahu
   *[back] { $window }: ptáme se znovu, protože se něco vzalo zpět
}
page-pass-ask = Znovu se ptát: { $window }
page-too-late = Neprovedeno: situace se mezitím změnila. ({ $action })
page-not-sent =
    { $count ->
        [one] { $count } další akce nebyla provedena.
        [few] { $count } další akce nebyly provedeny.
       *[other] { $count } dalších akcí nebylo provedeno.
    }

page-board = Herní plán
page-seats = Místa
page-you = vy
page-online = připojen
page-away = nepřítomen
page-spectator = Divák
page-all-seeing = všechno
page-sees-everything = Vidí vše
page-seen-by = Pohled
page-panels = Vedle plánu
page-panel-choices = Volby
page-panel-log = Záznam
page-panel-chat = Rozhovor
page-panel-table = Stůl
page-panel-analysis = Rozbor

page-analyse = Rozebrat hru
page-analysis-about = Šance na výhru rozhodnutí po rozhodnutí, co udělalo štěstí a která rozhodnutí stála nejvíc. Trvá to nejvýše minutu.
page-analysis-failed = Rozbor se nezdařil.
page-analysis-progress = Průběh rozboru
page-analysis-cancel = Zrušit
page-analysis-chances = Šance na výhru
page-analysis-graph = Šance na výhru: { $chances }. Kliknutím nebo šipkami přejdete k okamžiku hry.
page-analysis-costly = Nejdražší rozhodnutí
page-analysis-examined = Posouzeno { $decisions } z { $of } rozhodnutí, podle toho, co hráč věděl.
page-analysis-better = lepší: { $action } ({ $chance } místo { $was })
page-analysis-none = Žádné není jistě horší než jiné.
page-analysis-luck = Štěstí
page-analysis-fortune = { $way ->
    [more] o { $amount } víc, než se čekalo ({ $came }): { $worth } pro hráče { $seat }
    [less] o { $amount } méně, než se čekalo ({ $came }): { $worth } pro hráče { $seat }
   *[even] jak se čekalo ({ $came }): { $worth } pro hráče { $seat }
}
page-analysis-share = Kopírovat odkaz
page-analysis-inaccuracy = nepřesnost
page-analysis-mistake = chyba
page-analysis-blunder = hrubka
page-analysis-thresholds = Ze šance na výhru: nepřesnost od { $inaccuracy }, chyba od { $mistake }, hrubka od { $blunder }.
page-waiting-for-players = Čeká se, až se někdo posadí: { $seats }
page-timed-out = Vypršel čas: { $seat }.
page-abandoned = Tento stůl byl opuštěn; nevítězí nikdo.
page-ended-agreed = Hra skončila dohodou; nevítězí nikdo.
page-ended-given-up = Tento stůl byl opuštěn ({ $name }); nevítězí nikdo.
page-ended-deserted = Ostatní dlouho nehráli, proto byla hra ukončena ({ $name }); nevítězí nikdo.
page-ended-organiser = Hru ukončil organizátor ({ $name }); nevítězí nikdo.
page-ended-moderator = Stůl zavřel moderátor; nikdo nevyhrává.
page-you-won = Vyhráli jste!
page-you-lost = Prohráli jste.
page-nobody-won = Remíza.
page-no-result = Bez výsledku.
page-seat-won = Vítězí { $seat }.
page-rematch = Odveta s prohozenými stranami
page-rematch-asked = Nabídli jste odvetu.
page-rematch-offered = { $seat } nabízí odvetu s prohozenými stranami.
page-rematch-accept = Přijmout odvetu
page-rematch-decline = Ne, děkuji
page-rematch-withdraw = Vzít zpět
page-rematch-go = K další hře

page-no-choices = Teď není o čem rozhodovat.
page-filter = Pište a hledejte volbu
page-show-refused = Ukázat, co není dovoleno
page-mark-several = Označte jednu nebo více
page-mark-about = Označte jednu nebo více a pak zvolte, co udělají.
page-mark-all = vše
page-mark-none = nic
page-marked = Označeno: { $count }
page-nothing-found = Nic nenalezeno.
page-not-now = Teď není dovoleno
page-open-rule = Pravidlo { $clause }

page-lessons = Učte se na příkladu
page-print = Vytisknout listy
page-maps = Nakreslit mapu
page-maps-loading = Kreslicí stůl se chystá …
page-how-to-win = Jak zvítězit
page-how-to-win-game = Jak zvítězit: { $game }
page-guide-turn = Jedno kolo v obrázcích ({ $count })
page-guide-trouble = Tuto stránku nelze otevřít
page-guide-more = Kam dál
page-guided = První hra s průvodcem
page-guided-about = Deset až patnáct minut proti snadnému robotovi; každé pravidlo se vysvětlí, když na něj poprvé dojde.
page-tip = Rada
page-tip-count = { $n } z { $all }
page-tips-off = Už žádné rady
page-lesson = Lekce: { $title }
page-lesson-loading = Otevírá se lekce …
page-lesson-trouble = Tuto lekci nelze otevřít
page-lesson-step = Krok { $n } z { $last }
page-lesson-did = { $seat }: { $action }
page-lesson-seen = pohled: { $seat }
page-lesson-next = Další
page-lesson-back = Zpět
page-lesson-do = Dále: { $action }. Proveďte to na plánu, nebo stiskněte Další.
page-lesson-instead = Příklad pokračuje takto: { $action }
page-lesson-end = To byl celý příklad. Zkuste si stejnou pozici sami proti robotovi.
page-lesson-play = Zahrát si to
page-lesson-again = Od začátku
page-lesson-return = Zpět do hry
page-lesson-offer = Jste tu poprvé? Naučte se to za tři minuty:
page-lesson-decline = Ne, díky
page-key-lesson = v lekci o krok zpět nebo vpřed

page-log-empty = Zatím se nic nestalo.
page-log-more =
    { $count ->
        [one] a jedna podobná předtím
        [few] a { $count } podobné předtím
       *[other] a { $count } podobných předtím
    }
page-log-fewer = Ukázat jen poslední
page-go-to = Ukázat tah { $n }
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-write = Napište zprávu
page-chat-to = Komu
page-chat-everybody = Všem
page-chat-team = Mému týmu
page-send = Odeslat

page-history = Historie
page-moment = Tah { $n } z { $last }
page-first = Na začátek
page-step-back = O tah zpět
page-step-forward = O tah vpřed
page-turn-back = Na předchozí kolo
page-turn-forward = Na další kolo
page-play = Přehrát
page-pause = Pozastavit
page-back-to-now = Zpět do přítomnosti
page-replay = Přehrát znovu
page-new-game = Nová hra
page-copy-moment = Kopírovat odkaz na tento okamžik
page-unfolding = Co dělají ostatní
page-unfolding-skip = Přeskočit (mezerník), zbývá { $count }
page-while-away-watch = Přehrát
page-while-away =
    { $count ->
        [one] Mezitím proběhla jedna akce.
        [few] Mezitím proběhly { $count } akce.
       *[other] Mezitím proběhlo { $count } akcí.
    }

page-hand-over = Obrazovku přebírá { $seat }.
page-curtain = Teď se dívá jen { $seat }. Ostatní ať se otočí.
page-lift-curtain = Ukázat můj plán

page-invite = Pozvánka
page-invite-to = Pozvánka: { $seat }
page-invite-about = Pošlete tento odkaz nebo nechte přítele načíst kód. Posadí toho, kdo ho otevře první.
page-invite-link = Odkaz pozvánky
page-new-link = Vytvořit místo něj nový odkaz
page-invite-spectators = Odkaz pro diváky
page-delay = Diváci vidí hru
page-delay-none = ihned
page-delay-actions = { $count ->
    [one] o { $count } tah později
    [few] o { $count } tahy později
   *[other] o { $count } tahů později
}
page-delay-minutes = { $count ->
    [one] o { $count } minutu později
    [few] o { $count } minuty později
   *[other] o { $count } minut později
}
page-delay-watching = Sledujete se zpožděním: hru vidíte { $when }. S koncem hry zpoždění skončí.
page-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
page-absence = Nepřítomnost
page-absence-until = Pryč do
page-absence-note = Vzkaz ostatním
page-absence-vacation = Dovolená: moje hodiny v dlouhých hrách stojí (letos zbývá dní: { $days })
page-absence-go = Oznámit
page-absence-now = Jste pryč do { $date }.
page-absence-back = Jsem zpět
page-away-until = pryč do { $date }
page-on-vacation = na dovolené do { $date }
page-pause-ask = Požádat o přestávku
page-pause-offered = { $seat } žádá o přestávku: všechny hodiny by se zastavily.
page-pause-asked = Požádali jste o přestávku. Ještě musí souhlasit: { $seats }.
page-pause-on = Hra je přerušena, hodiny neběží.
page-pause-agree = Souhlasím
page-pause-decline = Hrát dál
page-pause-withdraw = Vzít zpět
page-pause-end = Pokračovat
page-notes = Moje poznámky
page-notes-about = Čtete je jen vy. Ukládají se při psaní.
page-spectator-link = Odkaz pro diváky
page-revoke-spectators = Zavřít stůl divákům
page-confirm-revoke = Zavřít stůl divákům?
page-confirm-revoke-about = Všechny dosavadní odkazy a kódy pro diváky přestanou platit. Kdo už se dívá, může zůstat, nebo odejít.
page-revoke-links = Nechat diváky dívat se
page-revoke-watchers = Poslat diváky pryč
page-spectators-revoked =
    { $watchers ->
        [0] Odkazy a kódy pro diváky už neplatí.
       *[other] Odkazy a kódy pro diváky už neplatí. Diváků posláno pryč: { $watchers }.
    }

page-end = Opustit tento stůl
page-end-ask = Navrhnout ukončení hry
page-end-offered = { $seat }: návrh ukončit hru bez výsledku.
page-end-asked = Navrhujete ukončit hru bez výsledku. Souhlas ještě chybí: { $seats }.
page-end-agree = Souhlasit s ukončením
page-end-decline = Hrát dál
page-end-withdraw = Vzít zpět
page-takebacks = Tahy lze vracet: proti botům hned, mezi lidmi se souhlasem všech
page-practice = cvičná hra
page-practice-about = Něco bylo vráceno přes kostky nebo cizí tahy; záznam to uvádí.
page-takeback-here = Vrátit sem
page-takeback-turn = Vrátit můj tah
page-takeback-ask = Požádat o vrácení
page-takeback-ask-action = Požádat o vrácení posledního kroku
page-takeback-ask-turn = Požádat o vrácení tahu
page-takeback-asked = Požádali jste o vrácení. Ještě musí souhlasit: { $seats }.
page-takeback-offered = { $seat } žádá o vrácení k tahu { $n }.
page-takeback-accept = Souhlasit
page-takeback-decline = Hrát dál
page-takeback-look = Podívat se na ten okamžik
page-takeback-withdraw = Vzít zpět
page-opponents = Kdo hraje
page-next-table = Další hra čeká na mě
page-give-up = { $action }?
page-setups = Hotová rozestavení
page-answered = Jediná možnost, provedena sama: { $action }
page-export = Uložit do souboru
page-fork = Hrát dál od tahu { $n }
page-confirm-resign = Vzdát se?
page-confirm-resign-about = { $seat } se vzdává a vítězí druhá strana.
page-confirm-end = Opustit tento stůl?
page-confirm-end-about = Hra skončí pro všechny a nikdo nezvítězí. Prohlížet ji lze i potom.
page-confirm-end-ask = Navrhnout ukončení hry?
page-confirm-end-ask-about =
    { $days ->
        [one] Hra skončí bez výsledku, až budou souhlasit všichni hráči; po dni čekání na ostatní skončí hned. U stolu bude vidět, kdo to navrhl.
       *[other] Hra skončí bez výsledku, až budou souhlasit všichni hráči; při čekání na ostatní delším než { $days } dní skončí hned. U stolu bude vidět, kdo to navrhl.
    }
page-usual-options = Obvyklé volby

page-rules = Pravidla
page-names = Názvy
page-search-rules = Hledat
page-rules-in-english = Tato pravidla zatím nejsou přeložena: text je anglicky.

page-dice = Jsou kostky poctivé?
page-dice-about = Všechny hody plynou z tajného klíče. Jeho otisk byl dán před prvním hodem; klíč sám se prozradí po skončení hry, takže hody může každý ověřit.
page-dice-practice = V této hře se něco vracelo. Stejný tah si ponechal svůj výsledek, každý jiný losoval dál; ověřit lze vše, i to, co bylo vráceno.
page-commitment = Otisk sdělený na začátku
page-key = Klíč
page-key-later = prozradí se po skončení hry
page-table-id = Název stolu
page-check-key = Ověřit klíč
page-key-right = Klíč odpovídá otisku.
page-key-wrong = Klíč otisku neodpovídá!
page-key-unable = Tento prohlížeč to umí ověřit jen přes zabezpečené spojení.
page-verify-about = Chcete-li ověřit každý hod, uložte hru do souboru a spusťte:

page-hints = Jak to funguje
page-hint-prompt = Lišta nahoře říká, co dělat.
page-hint-glow = Klikněte na to, co svítí, nebo vyberte ze seznamu.
page-hint-why = U ostatního ukázáním zjistíte, proč to nejde.
page-understood = Rozumím

page-keys = Klávesnice
page-key-quick = zvolit možnost s touto číslicí
page-key-last = vzít možnost, která končí nebo se něčeho vzdává
page-key-filter = najít volbu psaním
page-key-choices = k volbám
page-key-board = k plánu
page-key-arrows = pohyb mezi volbami nebo kameny
page-key-undo = vzít zpět
page-key-log = k záznamu
page-key-chat = k rozhovoru
page-key-rules = otevřít pravidla
page-key-text = plán jako text a zpět
page-key-history = k historii
page-key-step = o tah zpět nebo vpřed
page-key-play = přehrát historii nebo pozastavit
page-key-skip = přeskočit, co dělají ostatní
page-key-escape = zavřít nebo zpět do přítomnosti
page-key-settings = nastavení
page-key-help = tento seznam

page-view-active = Aktivní strana
page-view-attacker = Útočník
page-view-side = Strana
page-view-round = Kolo
page-view-points = Body
page-view-hand = Vaše ruka

## Organised tables

page-organise = Uspořádat hru
page-organise-about = Týmy hrají na telefonech, vy hru vedete odtud. Zvolte počet týmů; všechno ostatní může zůstat, jak je.
page-organise-go = Otevřít velín
page-by-code = lidé, pomocí kódu
page-code-title = Připojit se kódem
page-code = Kód vašeho týmu
page-code-go = Připojit se
page-code-about = Naskenujte kód, nebo otevřete { $address } a opište ho.
page-code-link = Odkaz s kódem
page-code-new = Nový kód
page-code-renewed = Od teď platí nový kód; starý už nikoho nepustí.
page-show-code = { $seat }: ukázat kód { $code } zvětšený
page-local-address = Na adresu { $address } se telefony nedostanou. Otevřete tuto stránku přes síťovou adresu tohoto počítače; server spusťte s volbou --host 0.0.0.0.

page-round = Kolo
page-timer = Časomíra
page-timer-start = Spustit
page-timer-pause = Pozastavit
page-timer-resume = Pokračovat
page-timer-extend = +1 min
page-timer-restart = Znovu
page-timer-waits = Čas se spustí s dalším tahem
page-timer-stop = Zastavit
page-round-length = Kolo
page-round-off = Čas neběží
page-round-paused = pozastaveno
page-goes-on = Hra pokračuje: { $when }
page-planned-sessions = Herní časy týdne
page-planned-sessions-about = Mezi dvěma herními časy se časomíra sama pozastaví a s dalším pokračuje.
page-session-add = Přidat herní čas
page-session-remove = Odebrat tento herní čas
page-session-begin = Začátek
page-session-end = Konec
page-session-next = příště: { $when }
page-session-order = Setkání končí až po svém začátku a před začátkem dalšího.
page-time-up = Čas vypršel
page-seconds-left =
    { $seconds ->
        [60] Zbývá minuta
       *[other] Zbývá { $seconds } sekund
    }
page-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
page-at-zero = Po vypršení
page-at-zero-evaluate = hned vyhodnotit
page-at-zero-wait = počkat na mě

page-announcements = Oznámení
page-announcement = Organizátor:
page-announce = Oznámit
page-announce-write = Oznámit všem
page-returned =
    { $when ->
        [before] Zpět k tahu { $turn }, před vyhodnocení.
       *[after] Zpět k tahu { $turn }, po vyhodnocení.
    }

page-orders-saved = uloženo
page-orders-saving = ukládá se …
page-orders-unsent =
    { $count ->
        [one] { $count } rozkaz ještě neodeslán
        [few] { $count } rozkazy ještě neodeslány
       *[other] { $count } rozkazů ještě neodesláno
    }
page-role = Role
page-role-captain = kapitán
page-role-captain-about = Dáváte rozkazy a hlásíte, že je tým připraven.
page-role-officer = důstojník
page-role-officer-about = Dáváte rozkazy stejně jako kapitán.
page-role-member = člen týmu
page-role-member-about = Vidíte to, co váš tým; rozkazy dávají kapitáni a důstojníci.
page-in-charge-of = Máte na starosti: { $things }
page-team = Tým
page-only-these = Rozkazy jen pro (bez výběru: pro všechny)

page-panel-crews = Lidé
page-panel-turns = Uloženo
page-crew-empty = Zatím se nikdo nepřipojil.
page-person-name = Jméno
page-person-new = Přidat člověka
page-naming = Jména
page-naming-about = Jak říkáte svému týmu a jeho lodím. Vidí to všichni.
page-flag = Vlajka
page-person-add = Přidat
page-person-code = Kód pro jiný telefon
page-person-remove = Odebrat
page-person-removed = { $name }: vyřazeno ze hry. Tým má nový kód; starý už nikoho nepustí.
page-person-not-come = ještě nepřišel
page-projector-screen = Plátno
page-projector-about = Ukazuje jen to, co smí vidět všichni.
page-projector-here = Otevřít na tomto počítači
page-full-screen = Celá obrazovka
page-fold-panel = Skrýt nebo zobrazit panely vedle mapy
page-lens = Lupa: nechte ukazatel na mapě, nebo podržte prst
page-legend = Co znamenají značky

page-saved-about = Každý tah se ukládá před vyhodnocením i po něm.
page-saved-none = Zatím se nic nevyhodnocovalo.
page-saved-before = Tah { $turn }, před vyhodnocením
page-saved-after = Tah { $turn }, po vyhodnocení
page-return = Vrátit se
page-return-about = Hra bude pokračovat od této chvíle. Nic se nemaže a všichni se to dozvědí.

page-first-steps = První kroky
page-first-codes = Dejte každému týmu jeho kód. Připojeno: { $manned } z { $teams }.
page-first-projector = Na velké obrazovce otevřete plátno.
page-first-timer = Nastavte délku kola a spusťte čas.
page-first-evaluate = Vyhodnoťte, až všichni nahlásí.
page-first-on = Napravte, co je třeba, a začněte další tah.

page-log-about = Ukázat
page-log-all = všechno
page-log-side = { $seat }, vše

## Co organizátor ukazuje na velkém plátně

page-stage = Velké plátno
page-stage-board = Hra
page-stage-board-about = Všichni vidí hrací plochu. Poslední kolo se řídí pod mapou.
page-stage-join = Jak se připojit
page-stage-join-about = Adresa a kód každého družstva: kdo vidí plátno, může do kteréhokoli družstva.
page-join-screen = Vítejte na palubě
page-join-screen-about = Naskenujte kód svého družstva, nebo otevřete tuto adresu a kód opište.
page-cards = Kartičky pro družstva
page-stage-ceremony = Slavnostní zakončení
page-stage-ceremony-about = Pořadí, body tah po tahu a velké chvíle, na plátně i na telefonech.
page-ceremony-sheet = Zakončení jako list
page-ceremony-close = Ke hře

## Oznámení

error-no-such-account = Účet { $login } neexistuje.
error-notify-account = E-maily a webhooky potřebují účet.
error-no-mail = Tento server neposílá e-maily.
error-no-reset-mail = Tento server neposílá e-maily. O odkaz na nové heslo požádejte toho, kdo server provozuje.
error-no-push = Tento server neumí posílat oznámení do prohlížeče.
error-bad-browser = Server se do tohoto prohlížeče nedostane.
error-bad-webhook = Tuto adresu nelze použít. Musí začínat https:// a být dostupná z internetu.
error-notify-nothing = Zatím není nic zapnuto.
notify-turn = { $known ->
    [no] Jste na tahu ve hře { $game }.
   *[yes] Jste na tahu ve hře { $game }, protihráč: { $names }.
}
notify-clock = { $known ->
    [no] Ve hře { $game } vám dochází čas: zbývá asi { $hours } h.
   *[yes] Ve hře { $game } (protihráč: { $names }) vám dochází čas: zbývá asi { $hours } h.
}
notify-challenge = { $what ->
    [rematch] { $name } si s vámi chce znovu zahrát: { $game }.
   *[accepted] Vaši výzvu přijal hráč { $name }: { $game }.
}
notify-invitation = { $name } vás zve na hru { $game }.
notify-mention = { $name } vás zmiňuje v chatu hry { $game }.
notify-test = Toto je zkouška. Oznámení k vám doputují sem.
notify-confirm = Je to vaše e-mailová adresa?
notify-confirm-about = Někdo, nejspíš vy, chce na tuto adresu dostávat oznámení z Admiralty. Pokud ano, otevřete tento odkaz. Jinak nedělejte nic a žádný další e-mail nepřijde.
notify-reset = Nové heslo pro účet { $login }
notify-reset-about = Někdo, nejspíš vy, požádal o nové heslo k vašemu účtu. Nastavíte je tímto odkazem. Odkaz platí jeden den a použít se dá jednou. Pokud jste o něj nežádali, nedělejte nic.
notify-several =
    { $count ->
        [few] Čekají na vás { $count } věci
       *[other] Čeká na vás { $count } věcí
    }
notify-more = A další: { $count }.
notify-footer = Tento e-mail dostáváte, protože jste si ho zapnuli v nastavení Admiralty. Už žádné e-maily:
page-notify = Oznámení
page-notify-about = Dozvíte se, kde na vás něco čeká, nikdy ne jaká je pozice.
page-notify-turn = Jsem na tahu
page-notify-clock = Dochází mi čas
page-notify-challenge = Přijatá výzva nebo odveta
page-notify-invitation = Pozvánky
page-notify-mention = Zmínky @jméno v chatu
page-notify-push = Prohlížeč
page-notify-mail = E-mail
page-notify-webhook = Webhook
page-notify-none = Tento server taková oznámení neposílá.
page-notify-here = Zobrazovat v tomto prohlížeči
page-notify-here-denied = Tento prohlížeč oznámení nepovoluje. Změníte to v jeho nastavení pro tuto stránku.
page-notify-browsers =
    { $count ->
        [0] Zatím je nezobrazuje žádný prohlížeč.
        [one] Zobrazuje je jeden prohlížeč.
        [few] Zobrazují je { $count } prohlížeče.
       *[other] Zobrazuje je { $count } prohlížečů.
    }
page-notify-address = E-mailová adresa
page-notify-unconfirmed = Poslali jsme vám e-mail. Otevřete odkaz v něm a e-maily začnou chodit.
page-notify-digest = E-maily chodí
page-notify-at-once = hned
page-notify-hourly = souhrnně každou hodinu
page-notify-daily = souhrnně jednou denně
page-notify-webhook-url = Webhook Discordu nebo Slacku
page-notify-webhook-set = Jeden je nastaven na { $host }. Prázdné pole ho ponechá.
page-notify-webhook-remove = Odebrat webhook
page-notify-needs-account = E-maily a webhooky potřebují účet.
page-notify-test = Poslat zkoušku
page-notify-tested = Zkouška je na cestě.
page-confirm-mail = Potvrdit e-mailovou adresu
page-confirm-mail-done = Vaše adresa je potvrzena. E-maily začnou chodit.
page-unsubscribe = Už žádné e-maily
page-unsubscribe-about = Nebudete už dostávat oznámení e-mailem. V nastavení je můžete znovu zapnout.
page-unsubscribe-go = Zastavit e-maily
page-unsubscribe-done = E-maily už nebudou chodit.
page-invite-login = Účet, kterému to oznámit, pokud ho znáte
page-invite-told = { $login } se o pozvánce dozví, pokud o to stojí.

# Turnaje

error-no-tournament = Takový turnaj neexistuje.
error-quota-tournaments = Pořádáte { $most } turnajů, které neskončily, a víc jich být nemůže. Nejprve některý ukončete.
error-entry-closed = Přihlášky jsou uzavřeny.
error-tournament-full = Tento turnaj má { $most } přihlášek, víc jich být nemůže.
error-tournament-over = Tento turnaj skončil.
error-not-your-tournament = To smí jen pořadatel turnaje.
error-too-few-entrants = Turnaj potřebuje alespoň { $fewest } přihlášky.
error-no-tournament-game = Taková hra v tomto turnaji není.
error-tournament-game = Turnajová hra končí výsledkem: hrajte dál, nebo se vzdejte.
page-tournaments = Turnaje
page-tournaments-about = Švýcarský systém nebo každý s každým, pro lidi i boty. Uspořádat ho může každý, kdo má účet.
page-tournaments-none = Zatím tu žádný turnaj není.
page-tournament-new = Uspořádat turnaj
page-tournament-account = Chcete-li pořádat turnaj, založte si v nastavení účet.
page-tournament-name = Název turnaje
page-tournament-system = Losování
page-system-swiss = švýcarský systém
page-system-round-robin = každý s každým
page-system-about-swiss = V každém kole se potkají hráči se stejným počtem bodů a nikdo nehraje dvakrát se stejným soupeřem.
page-system-about-round-robin = Každý hraje s každým.
page-tournament-rounds = Počet kol
page-tournament-both = Každá dvojice hraje za obě strany
page-tournament-length = Čas na kolo
page-tournament-length-about = Až vyprší, prohrává ten, kdo je na tahu.
page-tournament-make = Vyhlásit
page-tournament-open = přihlášky jsou otevřené
page-tournament-running = { $round }. kolo z { $rounds }
page-tournament-over = skončil
page-tournament-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
page-tournament-by = Pořádá { $name }
page-tournament-enter = Přihlásit se
page-tournament-withdraw = Odstoupit
page-tournament-out = odstoupil(a)
page-tournament-remove = Odebrat: { $name }
page-tournament-start = Zahájit turnaj
page-tournament-end = Ukončit hned
page-tournament-bot = Přidat bota
page-tournament-add = Přidat
page-tournament-standings = Pořadí
page-tournament-player = Hráč
page-tournament-points = Body
page-tournament-won = Výhry
page-tournament-buchholz = Buchholz
page-tournament-buchholz-about = Součet bodů všech soupeřů
page-tournament-berger = Sonneborn-Berger
page-tournament-berger-about = Zisk z každého soupeře krát jeho body
page-tournament-round = { $round }. kolo
page-tournament-bye = bez soupeře, bere body
page-tournament-playing = hraje se
page-tournament-watch = Sledovat
page-tournament-look = Prohlédnout
page-tournament-your-game = Vaše hra
page-tournament-due = Kolo končí { $when }
page-tournament-projector = Pro projektor
page-tournament-decide = Rozhodnout { $first } – { $second }
page-tournament-result = Výsledek
page-tournament-drawn = remíza
page-tournament-neither = bez bodů
page-tournament-winner = Vyhrává { $name }

# Profily

error-no-profile = Takový hráč tu není.
page-profile-mine = Můj profil a hry
page-profile-bot = Bot
page-profile-guest = Host
page-profile-since = Poprvé tu { $when }
page-profile-ratings = Hodnocení
page-profile-ratings-about = Počítají se hry mezi účty a boty, ve kterých se tahy nevracejí. Hodnocení leží v uvedeném rozmezí s pravděpodobností 95 %.
page-profile-no-ratings = Zatím se žádná hra do hodnocení nepočítala.
page-profile-record = Výsledky
page-profile-against = Proti vám
page-profile-games = Dohrané hry
page-profile-no-games = Žádná dohraná hra.
page-profile-game = Hra
page-profile-side = Strana
page-profile-rating = Hodnocení
page-profile-count = Her
page-profile-won = Výhry
page-profile-drawn = Remízy
page-profile-lost = Prohry
page-profile-none = bez výsledku
page-profile-all = všechny výsledky
page-profile-rated = hodnocená
page-profile-opponent = Jen proti { $name }
page-profile-any-option = jakékoli volby
page-balance = Jak často která strana vyhrává
page-balance-about = Dohrané veřejné hry na tomto serveru vedle her, které bot { $bot } sehrál sám se sebou. Několik her vypovídá málo a bot hraje jinak než lidé.
page-balance-here = Hráno zde
page-balance-simulated = Simulace
page-balance-choice = Volba
page-balance-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
page-balance-drawn = remíza

## Looking after a club

page-own-profile = Váš profil
page-block = Zablokovat
page-block-about = Co zablokovaný píše do chatu, neuvidíte, a nikdo z vás nepřijme výzvu toho druhého. Nedozví se o tom.
page-unblock = Odblokovat
page-report = Nahlásit …
page-report-title = Nahlásit moderátorům
page-report-line = Nahlásit tuto zprávu
page-report-reason = Co je špatně?
page-report-sent = Moderátoři se na to podívají.
page-moderation = Moderování
page-moderation-reports = Otevřená hlášení
page-moderation-no-reports = Nic nečeká.
page-moderation-report-by = nahlásil(a) { $name }
page-moderation-look = Podívat se na osobu
page-moderation-settle = Vyřízeno
page-moderation-close = Zavřít stůl
page-moderation-close-about = Stůl skončí bez výsledku a hráči se dočtou, že ho zavřel moderátor.
page-moderation-reason = Důvod do záznamu
page-moderation-mute = Umlčet
page-moderation-unmute = Nechat zase psát
page-moderation-muted = Umlčen(a) do { $date }
page-moderation-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
page-moderation-rename = Přejmenovat
page-moderation-name = Nové jméno
page-moderation-role = Role
page-moderation-role-owner = vlastník
page-moderation-role-moderator = moderátor
page-moderation-role-member = člen
page-moderation-log = Záznam zásahů
page-moderation-operator = provozovatel
page-moderation-did-role = { $by }: { $name } je teď { $detail ->
    [owner] vlastník
    [moderator] moderátor
   *[member] člen
}
page-moderation-did-mute = { $by }: { $name } umlčen(a), dní: { $detail }
page-moderation-did-unmute = { $by }: { $name } smí zase psát
page-moderation-did-rename = { $by }: { $name } má nové jméno, předtím { $detail }
page-moderation-did-close = { $by }: stůl zavřen
page-moderation-did-settle = { $by }: hlášení o { $name } vyřízeno
page-moderation-did-invite = { $by }: pozvánka pro { $name } ({ $detail })
page-moderation-invite = Pozvat někoho
page-moderation-invite-about = Odkazem si nový člen nastaví heslo k účtu, jednou a do jednoho dne.
page-moderation-invite-link = Odkaz pro nového člena
page-embed = Vložit záznam do stránky
page-embed-about = Zkopírujte to do vlastní stránky: ukáže celou hru krok za krokem.
page-embed-public = veřejný pohled
