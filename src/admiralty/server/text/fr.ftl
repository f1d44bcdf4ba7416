## Errors

error-bad-request = Le serveur n’a pas compris cette requête ({ $field }).
error-not-found = Il n’y a rien à cette adresse.
error-wrong-host = Le serveur ne répond pas à cette adresse.
error-wrong-origin = Cette requête ne vient pas de la page du serveur.
error-wrong-content = Le serveur n’accepte que du JSON.
error-not-json = Le serveur n’a pas compris ce message.
error-too-large = C’est trop volumineux pour le serveur.
error-too-fast = Trop de requêtes à la fois. Attendez un instant et réessayez.
error-busy = Le serveur a trop à faire en ce moment. Réessayez dans une minute.
error-too-much-work = Cela demanderait au serveur trop de temps ou trop de mémoire.
error-too-many-sockets = Cette table est ouverte dans trop de fenêtres.
error-server-full = Le serveur est complet. Réessayez dans un instant.
error-address-full = Trop de connexions depuis votre adresse. Fermez quelques fenêtres et réessayez.
error-too-slow = La requête n’est pas arrivée à temps. Réessayez avec une meilleure connexion.
error-headers-too-large = Les en-têtes de cette requête sont trop grands.
error-storage = Le serveur n’a pas pu l’enregistrer : rien ne s’est donc passé. Réessayez dans un instant.
error-unknown-outcome = Le serveur a perdu sa base de données pendant l’enregistrement. C’est peut-être fait ; réessayez, rien n’est fait deux fois.
error-internal = Une erreur s’est produite sur le serveur. Rien de ce qui a été confirmé n’est perdu.

error-no-session = Indiquez d’abord votre nom.
error-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
error-password-short = Un mot de passe a au moins { $least } caractères, sans compter les espaces autour.
error-password-common = Ce mot de passe est parmi les premiers que l’on essaie. Prenez plusieurs mots, ou plus long.
error-password-name = Ce mot de passe est votre propre nom. Prenez quelque chose que les autres ignorent.
error-login-taken = Le nom de compte { $login } est pris.
error-has-account = Vous avez déjà le compte { $login }.
error-no-account = Les préférences ne sont enregistrées sur le serveur qu’avec un compte.
error-needs-account = Vous n’avez pas de compte.
error-old-password = Ce n’est pas votre mot de passe.
error-reset-gone = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
error-no-such-session = Cette session est déjà terminée.

error-no-game = Le jeu { $game } n’est pas proposé sur ce serveur.
error-no-lesson = Il n’y a pas de leçon { $lesson }.
error-no-guide = Il n’y a pas de guide pour { $game }.
error-no-table = Cette table n’existe pas.
error-not-your-table = Vous n’êtes pas à cette table. Demandez une invitation ou le lien des spectateurs.
error-no-sheets = { $title } n’a pas de feuilles à imprimer.
error-no-ceremony = { $title } n’a pas de cérémonie.
error-no-maps = { $title } n’a pas de cartes à dessiner.
error-map-does-not-fit = Tout cela ne tient pas sur une si petite mer : agrandissez-la ou demandez moins.
error-bad-data = Ces données sont inutilisables : { $reason }
error-not-your-seat = Cette place n’est pas la vôtre.
error-no-such-thing = Rien de tel ne peut recevoir un nom.
error-name-taken = Autre chose s’appelle { $name }, ou de façon trop semblable.
error-flag-taken = Une autre équipe porte déjà cette couleur.
error-owner-only = Seul l’auteur de la table peut le faire.
error-players-only = Seuls ceux qui jouent ici peuvent le faire.
error-delay-shorter = Pendant la partie, le retard des spectateurs ne peut qu’être allongé.
error-delay-organised = Une table avec organisateur se regarde sans retard.
error-away-until = Indiquez un jour dans les { $days } prochains jours.
error-vacation-left = Il vous reste { $days } jours de congé cette année.
error-paused = La partie est en pause : reprenez-la d’abord.
error-no-pause = Personne n’a demandé de pause.
error-no-clock = Cette table n’a pas de pendule.
error-no-channel = Les messages réservés sont pour votre équipe et l’organisateur.
error-no-window = On ne peut pas passer ici en ce moment.
error-bad-option = Ces options ne conviennent pas au jeu : { $reason }
error-bad-seat = Le jeu n’a pas de place { $seat }.
error-bad-bot = Le robot { $bot } n’existe pas.
error-bot-budget = Le robot { $bot } en demande trop : ici il peut chercher { $iterations } itérations ou { $milliseconds } ms, dans un seul processus.
error-no-seat-for-you = Prenez vous-même au moins une place.
error-quota-tables = Vous avez { $most } tables ouvertes, c’est le maximum par personne ici. Finissez-en ou terminez-en une d’abord.
error-quota-imports = Vous avez importé { $most } parties en un jour, c’est le maximum. Réessayez demain.
error-quota-bytes = Vos parties et vos messages remplissent les { $megabytes } Mo qu’une personne peut garder ici. Adressez-vous à qui gère ce serveur.
error-registration-closed = Ici, les comptes s’ouvrent sur invitation. Adressez-vous à qui gère ce serveur.
error-blocked = Vous ne jouez pas ensemble ici.
error-block-yourself = Vous ne pouvez pas vous bloquer vous-même.
error-quota-reports = Les modérateurs n’ont pas encore vu { $most } de vos signalements. Attendez qu’ils l’aient fait.
error-no-line = Il n’y a pas de tel message dans cette discussion.
error-no-report = Ce signalement n’existe pas.
error-moderators-only = Seuls les modérateurs peuvent faire cela.
error-club-owner-only = Seul un propriétaire du club peut faire cela.
error-higher-role = Cette personne est modérateur ou propriétaire ; seul un propriétaire le peut, et personne envers un autre propriétaire.
error-no-account-there = Cette personne est invitée sans compte. Seules les personnes qui ont un compte peuvent s’occuper du club.
error-own-role = Personne ne change son propre rôle. Demandez à un autre propriétaire.
error-muted = Vous êtes réduit au silence : pendant encore { $hours ->
    [one] une heure
   *[other] { $hours } heures
} vous ne pouvez rien écrire que d’autres liraient.
error-own-game = Vous jouez vous-même cette partie : vous ne pouvez ni y mettre fin ni la trancher.
error-renamed = Un modérateur vous a donné ce nom. Vous pourrez le changer dans { $days ->
    [one] un jour
   *[other] { $days } jours
}.
error-quota-challenges = Vous avez { $most } défis ouverts, c’est le maximum par personne. Retirez-en un d’abord.
error-lobby-full = Il y a trop de défis ouverts en ce moment. Relevez-en un ou réessayez plus tard.
error-lobby-tables-full = Il y a trop de tables publiques en ce moment. Créez une table privée ou réessayez plus tard.
error-challenge-gone = Ce défi n’est plus ouvert.
error-own-challenge = Vous ne pouvez pas jouer contre vous-même ici. Choisissez plutôt « Les deux camps sur cet écran ».
error-not-your-challenge = Ce défi n’est pas le vôtre.
error-accounts-only = Ce défi s’adresse aux personnes qui ont un compte. Créez-en un dans les réglages.
error-rated-account = Les parties classées se jouent entre titulaires d’un compte. Connectez-vous d’abord.
error-not-public = Les places de cette table ne sont pas ouvertes à tous.

error-link-unknown = Ce lien ne mène nulle part.
error-link-used = Quelqu’un a déjà utilisé cette invitation.
error-link-revoked = Cette invitation a été remplacée par une plus récente.
error-link-expired = Cette invitation a expiré. Demandez-en une nouvelle.
error-seat-taken = Quelqu’un occupe déjà cette place.

error-code-unknown = Personne n’a ce code. Vérifiez-le ou demandez-en un nouveau à l’organisateur.
error-code-over = La partie de ce code est terminée.
error-barred = L’organisateur a mis fin à votre participation. Seul un code établi pour vous permet de revenir.
error-already-aboard = Vous appartenez déjà à { $seat }. L’organisateur peut vous déplacer.
error-crew-full = Cet équipage est au complet.
error-no-person = Cette personne n’est pas à cette table.
error-no-piece = Il n’y a pas de { $piece } ici.
error-last-organiser = Il faut que quelqu’un reste pour organiser la partie.
error-member-only = Les ordres sont donnés par les capitaines et les officiers.
error-not-your-piece = Vous ne commandez que : { $pieces }.
error-not-organised = Cette table n’a pas d’organisateur.
error-organiser-only = Seul l’organisateur peut faire cela.
error-planning-closed = La planification est close. Ce qui était enregistré compte.
error-not-planning = Rien n’est planifié en ce moment.
error-timer-runs = Le minuteur tourne déjà.
error-timer-stands = Le minuteur ne tourne pas.
error-timer-not-paused = Le minuteur n’est pas en pause.
error-no-saved-turn = Aucun tour n’a été enregistré après le coup { $n }.

error-game-over = La partie est terminée.
error-not-over = La partie n’est pas terminée.
error-no-rematch = C’est à l’organisateur de décider de la prochaine partie.
error-no-rematch-offer = Personne n’a proposé de revanche.
error-only-alone = Ce n’est possible que si personne d’autre ne joue.
error-table-stopped = Cette table a été arrêtée, car sa partie ne peut pas continuer. Tout est conservé jusqu’au dernier coup.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-unreadable = « { $word } » est incompréhensible.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-nothing-to-take-back = Vous n’avez aucune décision à laquelle revenir.
error-takeback-already-asked = Une reprise a déjà été demandée.
error-no-takeback-asked = Plus personne ne demande de reprise.
error-too-many-takebacks = Une partie admet au plus { $most } reprises.
error-no-takebacks = À cette table, on ne reprend pas ses coups.
error-draw-already-offered = La nulle a déjà été proposée.
error-no-draw-offered = Personne n’a proposé la nulle.
error-no-end-offer = Personne n’a proposé d’arrêter la partie.
error-only-for-two = Ce n’est possible que dans les jeux à deux.
error-still-played = Ce n’est possible qu’une fois la partie terminée : l’enregistrement révèle tous les secrets.
error-hint-alone = Les conseils ne sont donnés que si personne d’autre ne joue.
error-no-entry = La partie compte { $last } coups ; il n’y a pas de coup { $n }.

error-record-damaged = Ce fichier est endommagé ou ne contient pas de partie enregistrée. Détail (en anglais) : { $reason }.
error-rules-version = Cet enregistrement date de la version { $record } des règles de { $title } ; ce serveur a la version { $rules }.
error-dataset = Cet enregistrement utilise les données « { $record } » ; ce serveur a « { $rules } ».

## Page

page-welcome = Des jeux de guerre navale, prêts à jouer
page-welcome-about = Seul contre un robot, avec un ami par un lien, ou les deux camps sur un seul écran. Ce qui est permis brille ; ce qui ne l’est pas dit pourquoi.
page-games = Jeux
page-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-how-to-play = Comment jouer : { $game }
page-against-bot = Jouer contre un robot
page-with-friend = Jouer avec un ami
page-one-screen = Les deux camps sur cet écran
page-any-side-many = au hasard
page-against-bots = Jouer contre des robots
page-one-screen-many = Tous les camps sur cet écran
page-with-friends = Jouer avec des amis
page-by-link = une personne, par lien
page-your-side = Votre camp
page-any-side = au hasard
page-level = Force
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-pace = aussi longtemps que moi
page-level-about-easy = Laisse au hasard une décision sur trois.
page-level-about-medium = Prend ce qui paraît le meilleur après un seul pas.
page-level-about-hard = Calcule à l’avance, environ un tiers de seconde par décision.
page-level-about-pace = Calcule à l’avance aussi longtemps que vous venez de réfléchir, cinq secondes au plus.
page-level-outside = Un robot ajouté par les responsables de ce serveur.
page-level-beats = Il a gagné { $rate } % de { $games } parties contre « { $level } ».
page-options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
page-presets = Choix tout prêts
page-options-search = Chercher une option
page-topic-others = Autres
page-turn-limit = Temps par décision
page-bank = Réserve pour toute la partie
page-no-limit = sans limite
page-none = aucune
page-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
page-bank-more = { $time }, + { $more } par tour
page-bank-cap = { $time }, + { $more } par tour, au plus { $cap }
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-dataset = Jeu de données : { $dataset }.
page-reconstructed = Certaines de ses valeurs sont reconstituées.
page-start = Commencer la partie
page-make-link = Créer l’invitation
page-my-games = Mes parties
page-status-over = terminée
page-status-agreed = arrêtée d’un commun accord
page-status-given-up = abandonnée par { $name }
page-status-deserted = délaissée, arrêtée par { $name }
page-status-organiser = arrêtée par l’organisateur
page-status-open = une place est libre
page-status-waiting = l’autre camp décide
page-show-all = Tout afficher ({ $count })
page-open-seat = place libre
page-bot = robot
page-bot-level = robot, { $level }
page-import = Ouvrir une partie enregistrée
page-import-about = Elle s’ouvre comme une nouvelle table avec ses robots d’origine ; vous prenez les autres camps.
page-guest-name = Capitaine { $number }
page-former-member = ancien membre

page-lobby-opponents = Adversaires
page-filter-games = Un seul jeu
page-all-games = Tous les jeux
page-which-game = Quel jeu
page-play-anybody = Jouer avec n’importe qui
page-play-anybody-about = La première personne qui veut le même jeu s’assied en face de vous.
page-challenges = Défis ouverts
page-no-challenges = Personne n’attend en ce moment. Jouez avec n’importe qui, ou proposez une partie : tout le monde ici la voit aussitôt.
page-find-opponent = Trouver un adversaire
page-offer-about = Tout le monde voit votre offre sur la page d’accueil. La première personne qui accepte joue avec vous.
page-offer-go = Proposer la partie
page-who-may-accept = Qui peut accepter
page-whom-anybody = n’importe qui
page-whom-accounts = avec un compte seulement
page-public-table = Publique : affichée sur la page d’accueil, chacun peut regarder et prendre une place libre
page-accept = Accepter
page-accept-of = Accepter le défi de { $name } : { $game }
page-take-back-challenge = Retirer
page-challenge-taken = Votre défi est accepté. Bonne chance !
page-waiting-for = En attente d’un adversaire : { $game }
page-waiting-about = Dès que quelqu’un accepte, vous passez à la table, même depuis une partie contre un bot.
page-bot-meanwhile = Jouer contre un bot en attendant
page-plays-seat = joue { $seat }
page-sides-by-lot = camps tirés au sort
page-pace-turn = { $time } par décision
page-pace-bank = { $time } de réserve
page-without-takebacks = sans reprise de coups
page-rated = partie classée
page-rated-offer = Partie classée : elle compte pour les deux ; avec un compte seulement, sans reprise de coups
page-rated-table = Compte pour le classement si l’adversaire est un robot ou a un compte
page-public-tables = Tables publiques
page-tables-open = Places libres
page-tables-playing = En cours
page-tables-over = Terminées
page-no-public-tables = Aucune en ce moment.
page-sit-down = Jouer { $seat }
page-watch-table-of = Regarder : { $game }
page-look-table = Consulter
page-featured = Partie en vedette
page-show-more = Afficher plus

page-skip = Aller au contenu
page-no-such-page = Cette page n’existe pas
page-to-lobby = Vers les jeux
page-loading = Ouverture de la table …
page-table-trouble = Impossible d’ouvrir cette table
page-try-again = Réessayer
page-reload = Recharger la page
page-close = Fermer
page-cancel = Annuler
page-keep = Enregistrer
page-copy = Copier
page-copied = Copié.
page-qr = Code QR : { $label }
page-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez le serveur avec --host 0.0.0.0.

page-settings = Réglages
page-your-name = Votre nom
page-name-kept = Votre nom est enregistré.
page-theme = Apparence
page-theme-now = Apparence : { $theme }
page-theme-system = comme le système
page-theme-light = claire
page-theme-dark = sombre
page-comfort = Affichage et son
page-sound = Son
page-projector = Projecteur : caractères plus grands
page-text-view = Plateau en texte
page-no-board = Le plateau ne peut pas être dessiné. Le voici en mots.
page-prefer-speed = Montrer les actions des autres
page-prefer-speed-slow = lentement
page-prefer-speed-normal = à vitesse normale
page-prefer-speed-fast = vite
page-prefer-speed-off = d’un coup
page-prefer-table = À la table
page-prefer-confirm = Demander avant un abandon définitif
page-prefer-forced = Répondre pour moi quand il n’y a qu’un choix
page-prefer-autopass = Passer pour moi quand rien n’est possible
page-prefer-compact = Journal compact : les lignes semblables en une seule, à déplier
page-prefer-side = Largeur du panneau latéral
page-prefer-colours = Couleurs
page-prefer-colours-standard = habituelles
page-prefer-colours-distinct = pour daltoniens
page-prefer-contrast = Contraste
page-prefer-contrast-standard = habituel
page-prefer-contrast-high = élevé
page-prefer-here = Ces choix restent dans ce navigateur ; avec un compte, sur tous vos appareils.
page-prefer-in-account = Ces choix sont enregistrés dans votre compte.
page-account = Compte
page-account-about = On peut jouer sans. Un compte conserve vos parties sur tous vos appareils. Le mot de passe a au moins dix caractères.
page-login = Nom du compte
page-password = Mot de passe
page-sign-in = Se connecter
page-register = Créer le compte
page-sign-out = Se déconnecter
page-signed-in = Vous êtes connecté : { $login }.
page-signed-in-as = Compte connecté : { $login }.
page-own-data = Télécharger mes données
page-sessions = Où ma session est ouverte
page-session-this = ce navigateur
page-session-unknown = un autre navigateur
page-session-seen = dernière utilisation { $time }
page-session-since = session ouverte { $time }
page-sign-out-everywhere = Se déconnecter partout
page-change-password = Changer le mot de passe
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe
page-change-password-go = Définir le nouveau mot de passe
page-password-changed = Le nouveau mot de passe est en place. Les autres navigateurs sont déconnectés.
page-reset-about = Le mot de passe compte au moins dix caractères. Il vous connecte aussitôt.
page-forgotten = Mot de passe oublié ?
page-forgotten-about = Vous recevrez un courriel avec un lien pour choisir un nouveau mot de passe.
page-forgotten-who = Votre nom de compte ou votre adresse électronique
page-forgotten-go = M’envoyer un lien
page-forgotten-done = S’il existe un tel compte avec une adresse confirmée, un lien est en route. Il reste valable { $hours } heures. Si aucun courriel n’arrive, la personne qui gère ce serveur peut vous préparer un lien.
page-delete-account = Supprimer le compte
page-delete-account-about = Votre nom, votre mot de passe et vos préférences sont supprimés définitivement. Les parties jouées restent, avec « ancien membre » à votre place.
page-delete-account-go = Supprimer définitivement
page-account-deleted = Votre compte est supprimé.

page-join-title = Vous êtes invité à une partie
page-join-about = Prenez place et jouez. Le lien ne sert qu’une fois.
page-join-what = { $host } vous invite à jouer à { $game }. Votre camp : { $seat }.
page-watch-what = { $host } vous invite à regarder une partie de { $game }.
page-join-go = Prendre place
page-watch-title = Regarder une partie
page-watch-about = Vous verrez ce qu’un spectateur peut voir.
page-watch-go = Regarder

page-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
page-server-trouble = Le serveur a répondu par une erreur ({ $status }).
page-offline = Pas de connexion. Nouvel essai …
page-storage-failing = Le serveur ne peut rien enregistrer pour l’instant : aucun coup n’est accepté. Vous serez averti quand il le pourra de nouveau.
page-storage-back = Le serveur enregistre de nouveau. Vous pouvez continuer.
page-will-send =
    { $count ->
        [one] { $count } action attend et sera envoyée.
       *[other] { $count } actions attendent et seront envoyées.
    }
page-line-closed = Le serveur vous a fermé cette table.
page-line-signed-out = Votre session est terminée : cette table est fermée ici.
page-sending = Envoi …
page-advice = Conseil
page-advice-thinks = Réflexion …
page-advice-forced = le seul choix possible
page-advice-tries = { $tries } essais du robot difficile
page-advice-before = Chances de gagner : { $before } maintenant
page-advice-after = { $after } ensuite
page-advice-close = Fermer le conseil
page-pass-idle = Passer si rien ne convient
page-pass-always = Toujours passer ici
page-pass-standing = Passer jusqu’à un changement, même en mon absence
page-passing-idle = { $window } : on passe si rien ne convient
page-passing-always = { $window } : on passe toujours
page-passing-standing = { $window } : le serveur passe pour vous jusqu’à un changement
page-pass-ended = { $why ->
    [choices] { $window } : la question revient, car il y a un nouveau choix
    [turn] { $window } : la question revient, car c’est votre tour
   *[back] { $window } : la question revient, car un coup a été repris
}
page-pass-ask = Demander à nouveau : { $window }
page-too-late = Non exécuté : la situation a changé entre-temps. ({ $action })
page-not-sent =
    { $count ->
        [one] { $count } autre action n’a pas été exécutée.
       *[other] { $count } autres actions n’ont pas été exécutées.
    }

page-board = Plateau
page-seats = Places
page-you = vous
page-online = en ligne
page-away = absent
page-spectator = Spectateur
page-all-seeing = tout
page-sees-everything = Voit tout
page-seen-by = Vu par
page-panels = À côté du plateau
page-panel-choices = Choix
page-panel-log = Journal
page-panel-chat = Discussion
page-panel-table = Table
page-panel-analysis = Analyse

page-analyse = Analyser cette partie
page-analysis-about = Les chances de gagner, décision par décision ; ce qu’a fait le hasard ; les décisions les plus coûteuses. Cela prend au plus une minute.
page-analysis-failed = L’analyse a échoué.
page-analysis-progress = Avancement de l’analyse
page-analysis-cancel = Annuler
page-analysis-chances = Chances de gagner
page-analysis-graph = Chances de gagner : { $chances }. Un clic ou les flèches mènent à un moment.
page-analysis-costly = Les décisions les plus coûteuses
page-analysis-examined = { $decisions } décisions sur { $of } examinées, d’après ce que savait le joueur.
page-analysis-better = mieux : { $action } ({ $chance } au lieu de { $was })
page-analysis-none = Aucune n’est sûrement pire qu’une autre.
page-analysis-luck = Hasard
page-analysis-fortune = { $way ->
    [more] { $amount } de plus que prévu ({ $came }) : { $worth } pour { $seat }
    [less] { $amount } de moins que prévu ({ $came }) : { $worth } pour { $seat }
   *[even] comme prévu ({ $came }) : { $worth } pour { $seat }
}
page-analysis-share = Copier le lien
page-analysis-inaccuracy = imprécision
page-analysis-mistake = erreur
page-analysis-blunder = gaffe
page-analysis-thresholds = Des chances de gagner : imprécision dès { $inaccuracy }, erreur dès { $mistake }, gaffe dès { $blunder }.
page-waiting-for-players = On attend que quelqu’un prenne place : { $seats }
page-timed-out = Temps écoulé : { $seat }.
page-abandoned = Cette table a été abandonnée ; personne ne gagne.
page-ended-agreed = La partie s’est arrêtée d’un commun accord ; personne ne gagne.
page-ended-given-up = Cette table a été abandonnée par { $name } ; personne ne gagne.
page-ended-deserted = Les autres n’avaient pas joué depuis longtemps : { $name } a mis fin à la partie ; personne ne gagne.
page-ended-organiser = L’organisateur ({ $name }) a mis fin à la partie ; personne ne gagne.
page-ended-moderator = Un modérateur a fermé cette table ; personne ne gagne.
page-you-won = Vous avez gagné !
page-you-lost = Vous avez perdu.
page-nobody-won = Match nul.
page-no-result = Aucun résultat.
page-seat-won = Victoire : { $seat }.
page-rematch = Revanche en changeant de camp
page-rematch-asked = Vous avez proposé une revanche.
page-rematch-offered = { $seat } propose une revanche en changeant de camp.
page-rematch-accept = Accepter la revanche
page-rematch-decline = Non, merci
page-rematch-withdraw = Retirer
page-rematch-go = À la partie suivante

page-no-choices = Vous n’avez rien à décider pour l’instant.
page-filter = Tapez pour trouver un choix
page-show-refused = Montrer ce qui n’est pas permis
page-mark-several = Cocher un ou plusieurs
page-mark-about = Cochez-en un ou plusieurs, puis choisissez ce qu’ils font.
page-mark-all = tous
page-mark-none = aucun
page-marked =
    { $count ->
        [one] { $count } coché
       *[other] { $count } cochés
    }
page-nothing-found = Rien trouvé.
page-not-now = Pas permis maintenant
page-open-rule = Règle { $clause }

page-lessons = Apprendre par l’exemple
page-print = Imprimer les feuilles
page-maps = Dessiner une carte
page-maps-loading = La table à dessin se prépare …
page-how-to-win = Comment gagner
page-how-to-win-game = Comment gagner : { $game }
page-guide-turn = Un tour en { $count } images
page-guide-trouble = Cette page ne peut pas être ouverte
page-guide-more = Pour continuer
page-guided = Première partie guidée
page-guided-about = Dix à quinze minutes contre un robot facile ; chaque règle est expliquée quand vous la rencontrez.
page-tip = Conseil
page-tip-count = { $n } sur { $all }
page-tips-off = Plus de conseils
page-lesson = Leçon : { $title }
page-lesson-loading = Ouverture de la leçon …
page-lesson-trouble = Cette leçon ne peut pas être ouverte
page-lesson-step = Étape { $n } sur { $last }
page-lesson-did = { $seat } : { $action }
page-lesson-seen = vu par : { $seat }
page-lesson-next = Suivant
page-lesson-back = Précédent
page-lesson-do = Ensuite : { $action }. Faites-le sur le plateau, ou appuyez sur Suivant.
page-lesson-instead = L’exemple continue ainsi : { $action }
page-lesson-end = C’était l’exemple. Essayez vous-même la même position contre un robot.
page-lesson-play = À vous de jouer
page-lesson-again = Depuis le début
page-lesson-return = Retour à la partie
page-lesson-offer = Première fois ? Apprenez en trois minutes :
page-lesson-decline = Non, merci
page-key-lesson = dans une leçon, une étape en arrière ou en avant

page-log-empty = Il ne s’est encore rien passé.
page-log-more =
    { $count ->
        [one] et une autre avant
       *[other] et { $count } autres avant
    }
page-log-fewer = N’afficher que la dernière
page-go-to = Montrer le coup { $n }
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Écrire un message
page-chat-to = À
page-chat-everybody = Tout le monde
page-chat-team = Mon équipe
page-send = Envoyer

page-history = Historique
page-moment = Coup { $n } sur { $last }
page-first = Au début
page-step-back = Un coup en arrière
page-step-forward = Un coup en avant
page-turn-back = Au tour précédent
page-turn-forward = Au tour suivant
page-play = Lecture
page-pause = Pause
page-back-to-now = Revenir au présent
page-replay = Revoir la partie
page-new-game = Nouvelle partie
page-copy-moment = Copier un lien vers ce moment
page-unfolding = Ce que font les autres
page-unfolding-skip = Passer (espace), encore { $count }
page-while-away-watch = Regarder
page-while-away =
    { $count ->
        [one] En votre absence : une action.
       *[other] En votre absence : { $count } actions.
    }

page-hand-over = { $seat } prend l’écran.
page-curtain = L’écran est maintenant à { $seat }. Que les autres détournent les yeux.
page-lift-curtain = Montrer mon plateau

page-invite = Invitation
page-invite-to = Invitation : { $seat }
page-invite-about = Envoyez ce lien ou faites scanner le code. Il donne la place à qui l’ouvre en premier.
page-invite-link = Lien de l’invitation
page-new-link = Créer un autre lien à la place
page-invite-spectators = Lien pour les spectateurs
page-delay = Les spectateurs voient la partie
page-delay-none = aussitôt
page-delay-actions = { $count ->
    [one] { $count } action plus tard
   *[other] { $count } actions plus tard
}
page-delay-minutes = { $count ->
    [one] { $count } minute plus tard
   *[other] { $count } minutes plus tard
}
page-delay-watching = Vous regardez en différé : vous voyez la partie { $when }. Le retard cesse à la fin de la partie.
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-absence = Absence
page-absence-until = Absent jusqu’au
page-absence-note = Un mot pour les autres
page-absence-vacation = { $days ->
    [one] Congé : mes pendules s’arrêtent dans les parties lentes (reste { $days } jour cette année)
   *[other] Congé : mes pendules s’arrêtent dans les parties lentes (restent { $days } jours cette année)
}
page-absence-go = Annoncer
page-absence-now = Vous êtes absent jusqu’au { $date }.
page-absence-back = Je suis de retour
page-away-until = absent jusqu’au { $date }
page-on-vacation = en congé jusqu’au { $date }
page-pause-ask = Demander une pause
page-pause-offered = { $seat } demande une pause : toutes les pendules s’arrêteraient.
page-pause-asked = Vous avez demandé une pause. Doivent encore accepter : { $seats }.
page-pause-on = La partie est en pause ; aucune pendule ne tourne.
page-pause-agree = Accepter
page-pause-decline = Continuer
page-pause-withdraw = Retirer
page-pause-end = Reprendre
page-notes = Mes notes
page-notes-about = Vous seul les lisez. Elles sont enregistrées au fil de la frappe.
page-spectator-link = Lien pour les spectateurs
page-revoke-spectators = Fermer la table aux spectateurs
page-confirm-revoke = Fermer la table aux spectateurs ?
page-confirm-revoke-about = Tous les liens et codes donnés aux spectateurs cessent de fonctionner. Ceux qui regardent déjà peuvent rester ou être renvoyés.
page-revoke-links = Garder les spectateurs
page-revoke-watchers = Renvoyer les spectateurs
page-spectators-revoked =
    { $watchers ->
        [0] Les liens et codes des spectateurs ne fonctionnent plus.
        [one] Les liens et codes des spectateurs ne fonctionnent plus ; { $watchers } spectateur a été renvoyé.
       *[other] Les liens et codes des spectateurs ne fonctionnent plus ; { $watchers } spectateurs ont été renvoyés.
    }

page-end = Abandonner cette table
page-end-ask = Proposer d’arrêter la partie
page-end-offered = { $seat } : proposition d’arrêter la partie sans résultat.
page-end-asked = Vous avez proposé d’arrêter la partie sans résultat. Accord attendu : { $seats }.
page-end-agree = Accepter l’arrêt
page-end-decline = Continuer à jouer
page-end-withdraw = Retirer
page-takebacks = On peut reprendre ses coups : aussitôt contre des robots, entre joueurs d’un commun accord
page-practice = entraînement
page-practice-about = Des coups ont été repris malgré des dés ou d’autres coups ; l’enregistrement le mentionne.
page-takeback-here = Revenir ici
page-takeback-turn = Reprendre mon tour
page-takeback-ask = Demander à reprendre
page-takeback-ask-action = Demander à reprendre ma dernière action
page-takeback-ask-turn = Demander à reprendre mon tour
page-takeback-asked = Vous avez demandé une reprise. Doivent encore accepter : { $seats }.
page-takeback-offered = { $seat } demande à revenir au coup { $n }.
page-takeback-accept = Accepter
page-takeback-decline = Continuer
page-takeback-look = Voir ce moment
page-takeback-withdraw = Retirer
page-opponents = Qui joue
page-next-table = Une autre partie m’attend
page-give-up = { $action } ?
page-setups = Mises en place prêtes
page-answered = Seul choix, exécuté d’office : { $action }
page-export = Enregistrer dans un fichier
page-fork = Rejouer à partir du coup { $n }
page-confirm-resign = Abandonner ?
page-confirm-resign-about = { $seat } abandonne et l’autre camp gagne.
page-confirm-end = Abandonner cette table ?
page-confirm-end-about = La partie s’arrête pour tous et personne ne gagne. On pourra encore la regarder.
page-confirm-end-ask = Proposer d’arrêter la partie ?
page-confirm-end-ask-about =
    { $days ->
        [one] La partie s’arrête sans résultat quand tous les joueurs sont d’accord ; après un jour d’attente des autres, elle s’arrête aussitôt. La table montre qui l’a proposé.
       *[other] La partie s’arrête sans résultat quand tous les joueurs sont d’accord ; après { $days } jours d’attente des autres, elle s’arrête aussitôt. La table montre qui l’a proposé.
    }
page-usual-options = Les options habituelles

page-rules = Règles
page-names = Noms
page-search-rules = Chercher
page-rules-in-english = Ces règles ne sont pas encore traduites : le texte est en anglais.

page-dice = Les dés sont-ils honnêtes ?
page-dice-about = Tous les dés découlent d’une clé secrète. Son empreinte a été fixée avant le premier jet ; la clé elle-même est révélée à la fin, pour que chacun puisse vérifier les jets.
page-dice-practice = Dans cette partie, des coups ont été repris. Un même coup a gardé son résultat, tout autre a tiré la suite ; tout se vérifie, y compris ce qui a été repris.
page-commitment = Empreinte annoncée au début
page-key = Clé
page-key-later = révélée à la fin de la partie
page-table-id = Nom de la table
page-check-key = Vérifier la clé
page-key-right = La clé correspond à l’empreinte.
page-key-wrong = La clé ne correspond pas à l’empreinte !
page-key-unable = Ce navigateur ne peut le vérifier que par une connexion sécurisée.
page-verify-about = Pour vérifier chaque jet, enregistrez la partie dans un fichier et lancez :

page-hints = Comment ça marche
page-hint-prompt = La barre du haut dit quoi faire.
page-hint-glow = Cliquez sur ce qui brille ou choisissez dans la liste.
page-hint-why = Pointez le reste pour savoir pourquoi pas.
page-understood = Compris

page-keys = Clavier
page-key-quick = prendre le choix de ce chiffre
page-key-last = prendre le choix qui termine ou renonce
page-key-filter = trouver un choix en tapant
page-key-choices = aller aux choix
page-key-board = aller au plateau
page-key-arrows = se déplacer parmi les choix ou les pièces
page-key-undo = annuler
page-key-log = aller au journal
page-key-chat = aller à la discussion
page-key-rules = ouvrir les règles
page-key-text = plateau en texte, et retour
page-key-history = aller à l’historique
page-key-step = un coup en arrière ou en avant
page-key-play = lire l’historique, ou pause
page-key-skip = passer les actions des autres
page-key-escape = fermer, ou revenir au présent
page-key-settings = réglages
page-key-help = cette liste

page-view-active = Camp actif
page-view-attacker = Attaquant
page-view-side = Camp
page-view-round = Manche
page-view-points = Points
page-view-hand = Votre main

## Organised tables

page-organise = Organiser une partie
page-organise-about = Les équipes jouent sur leurs téléphones, vous menez la partie d’ici. Choisissez le nombre d’équipes ; tout le reste peut rester tel quel.
page-organise-go = Ouvrir le poste de commande
page-by-code = des personnes, par code
page-code-title = Rejoindre avec un code
page-code = Code de votre équipe
page-code-go = Rejoindre
page-code-about = Scannez le code, ou ouvrez { $address } et saisissez-le.
page-code-link = Lien du code
page-code-new = Nouveau code
page-code-renewed = Le nouveau code est valable dès maintenant ; l’ancien ne laisse plus entrer personne.
page-show-code = { $seat } : montrer le code { $code } en grand
page-local-address = Les téléphones n’atteignent pas { $address }. Ouvrez cette page par l’adresse réseau de cet ordinateur ; lancez le serveur avec --host 0.0.0.0.

page-round = Manche
page-timer = Minuterie
page-timer-start = Démarrer
page-timer-pause = Pause
page-timer-resume = Reprendre
page-timer-extend = +1 min
page-timer-restart = Relancer
page-timer-waits = La minuterie part avec le tour suivant
page-timer-stop = Arrêter
page-round-length = Manche
page-round-off = Minuterie arrêtée
page-round-paused = en pause
page-goes-on = La partie reprend : { $when }
page-planned-sessions = Séances de la semaine
page-planned-sessions-about = Entre deux séances, la minuterie se met en pause d’elle-même ; elle repart avec la suivante.
page-session-add = Ajouter une séance
page-session-remove = Retirer cette séance
page-session-begin = Début
page-session-end = Fin
page-session-next = prochaine : { $when }
page-session-order = Une séance se termine après son début et avant le début de la suivante.
page-time-up = Temps écoulé
page-seconds-left =
    { $seconds ->
        [60] Encore une minute
       *[other] Encore { $seconds } secondes
    }
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-at-zero = À zéro
page-at-zero-evaluate = évaluer aussitôt
page-at-zero-wait = m’attendre

page-announcements = Annonces
page-announcement = Organisateur :
page-announce = Annoncer
page-announce-write = Annoncer quelque chose à tous
page-returned =
    { $when ->
        [before] Retour au tour { $turn }, avant son évaluation.
       *[after] Retour au tour { $turn }, après son évaluation.
    }

page-orders-saved = enregistré
page-orders-saving = enregistrement …
page-orders-unsent =
    { $count ->
        [one] { $count } ordre pas encore envoyé
       *[other] { $count } ordres pas encore envoyés
    }
page-role = Rôle
page-role-captain = capitaine
page-role-captain-about = Vous donnez les ordres et dites quand l’équipe est prête.
page-role-officer = officier
page-role-officer-about = Vous donnez des ordres comme le capitaine.
page-role-member = membre
page-role-member-about = Vous voyez ce que voit votre équipe ; capitaines et officiers donnent les ordres.
page-in-charge-of = À votre charge : { $things }
page-team = Équipe
page-only-these = Ordres seulement pour (aucun coché : pour tous)

page-panel-crews = Joueurs
page-panel-turns = Reprise
page-crew-empty = Personne encore.
page-person-name = Nom
page-person-new = Ajouter une personne
page-naming = Noms
page-naming-about = Comment vous appelez votre équipe et ses navires. Tout le monde le voit.
page-flag = Pavillon
page-person-add = Ajouter
page-person-code = Code pour un autre téléphone
page-person-remove = Retirer
page-person-removed = { $name } ne joue plus. L’équipe a un nouveau code ; l’ancien ne laisse plus entrer personne.
page-person-not-come = pas encore là
page-projector-screen = Projecteur
page-projector-about = Ne montre que ce que tous peuvent voir.
page-projector-here = Ouvrir sur cet ordinateur
page-full-screen = Plein écran
page-fold-panel = Masquer ou afficher les panneaux à côté de la carte
page-lens = Loupe : laissez le pointeur sur la carte, ou appuyez longuement
page-legend = Que signifient les signes

page-saved-about = Chaque tour est enregistré avant et après son évaluation.
page-saved-none = Rien n’a encore été évalué.
page-saved-before = Tour { $turn }, avant l’évaluation
page-saved-after = Tour { $turn }, après l’évaluation
page-return = Revenir
page-return-about = La partie continue à partir de ce moment. Rien n’est effacé, et tous en sont avertis.

page-first-steps = Premiers pas
page-first-codes = Donnez à chaque équipe son code. Arrivées : { $manned } sur { $teams }.
page-first-projector = Ouvrez le projecteur sur le grand écran.
page-first-timer = Réglez la durée d’une manche, démarrez la minuterie.
page-first-evaluate = Évaluez quand tous se sont annoncés.
page-first-on = Corrigez ce qu’il faut, commencez le tour suivant.

page-log-about = Montrer
page-log-all = tout
page-log-side = { $seat }, tout

## Ce que l’organisateur montre sur le grand écran

page-stage = Grand écran
page-stage-board = Le jeu
page-stage-board-about = Tous voient le plateau. La dernière manche se dirige sous la carte.
page-stage-join = Comment participer
page-stage-join-about = L’adresse et le code de chaque équipe : qui voit l’écran peut rejoindre n’importe laquelle.
page-join-screen = Montez à bord
page-join-screen-about = Scannez le code de votre équipe, ou ouvrez cette adresse et saisissez le code.
page-cards = Cartes des équipes
page-stage-ceremony = Cérémonie
page-stage-ceremony-about = Classement, points tour par tour et grands moments, sur le grand écran et les téléphones.
page-ceremony-sheet = Cérémonie sur papier
page-ceremony-close = Vers la partie

## Notifications

error-no-such-account = Le compte { $login } n’existe pas.
error-notify-account = Le courriel et les webhooks demandent un compte.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-no-reset-mail = Ce serveur n’envoie pas de courriels. Demandez à la personne qui le gère un lien pour un nouveau mot de passe.
error-no-push = Ce serveur ne peut pas prévenir les navigateurs.
error-bad-browser = Le serveur ne peut pas joindre ce navigateur.
error-bad-webhook = Cette adresse ne convient pas. Elle doit commencer par https:// et être accessible depuis internet.
error-notify-nothing = Rien n’est encore activé.
notify-turn = { $known ->
    [no] C’est à vous de jouer : { $game }.
   *[yes] C’est à vous de jouer : { $game }, contre { $names }.
}
notify-clock = { $known ->
    [no] Votre temps s’épuise ({ $game }) : il reste environ { $hours } h.
   *[yes] Votre temps s’épuise ({ $game }, contre { $names }) : il reste environ { $hours } h.
}
notify-challenge = { $what ->
    [rematch] { $name } aimerait rejouer avec vous : { $game }.
   *[accepted] { $name } a accepté votre défi : { $game }.
}
notify-invitation = { $name } vous invite à jouer à { $game }.
notify-mention = { $name } parle de vous dans la discussion de { $game }.
notify-test = Ceci est un essai. Les notifications arrivent bien ici.
notify-confirm = Cette adresse est-elle la vôtre ?
notify-confirm-about = Quelqu’un, sans doute vous, souhaite recevoir les notifications d’Admiralty à cette adresse. Si c’est le cas, ouvrez ce lien. Sinon ne faites rien, et aucun autre courriel ne viendra.
notify-reset = Un nouveau mot de passe pour { $login }
notify-reset-about = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Ce lien permet d’en choisir un. Il sert une seule fois et reste valable un jour. Si ce n’était pas vous, ne faites rien.
notify-several = { $count } choses vous attendent
notify-more = Et { $count } de plus.
notify-footer = Vous recevez ce courriel parce que vous l’avez activé dans les réglages d’Admiralty. Plus de courriels :
page-notify = Notifications
page-notify-about = Vous apprenez où quelque chose vous attend, jamais quelle est la position.
page-notify-turn = C’est mon tour
page-notify-clock = Mon temps s’épuise
page-notify-challenge = Défi accepté, ou revanche
page-notify-invitation = Invitations
page-notify-mention = Mentions @nom dans la discussion
page-notify-push = Navigateur
page-notify-mail = Courriel
page-notify-webhook = Webhook
page-notify-none = Ce serveur n’envoie pas ce genre de notifications.
page-notify-here = Les afficher dans ce navigateur
page-notify-here-denied = Ce navigateur refuse les notifications. Vous pouvez changer cela dans ses réglages pour cette page.
page-notify-browsers =
    { $count ->
        [0] Aucun navigateur ne les affiche encore.
        [one] Un navigateur les affiche.
       *[other] { $count } navigateurs les affichent.
    }
page-notify-address = Adresse électronique
page-notify-unconfirmed = Un courriel vous a été envoyé. Ouvrez le lien qu’il contient pour recevoir les suivants.
page-notify-digest = Les courriels arrivent
page-notify-at-once = aussitôt
page-notify-hourly = regroupés, toutes les heures
page-notify-daily = regroupés, une fois par jour
page-notify-webhook-url = Webhook de Discord ou de Slack
page-notify-webhook-set = Il y en a un chez { $host }. Laissez le champ vide pour le garder.
page-notify-webhook-remove = Retirer le webhook
page-notify-needs-account = Le courriel et les webhooks demandent un compte.
page-notify-test = Envoyer un essai
page-notify-tested = Un essai est en route.
page-confirm-mail = Confirmer l’adresse
page-confirm-mail-done = Votre adresse est confirmée. Les courriels arriveront.
page-unsubscribe = Plus de courriels
page-unsubscribe-about = Vous ne recevrez plus de notifications par courriel. Les réglages permettent de les réactiver.
page-unsubscribe-go = Arrêter les courriels
page-unsubscribe-done = Vous ne recevrez plus de courriels.
page-invite-login = Compte à prévenir, si vous en connaissez un
page-invite-told = { $login } est prévenu de l’invitation, s’il le souhaite.

# Tournois

error-no-tournament = Ce tournoi n’existe pas.
error-quota-tournaments = Vous organisez { $most } tournois qui ne sont pas terminés, c’est le maximum. Terminez-en un d’abord.
error-entry-closed = Les inscriptions sont closes.
error-tournament-full = Ce tournoi compte { $most } inscriptions, c’est le maximum.
error-tournament-over = Ce tournoi est terminé.
error-not-your-tournament = Seul l’organisateur du tournoi peut le faire.
error-too-few-entrants = Il faut au moins { $fewest } inscriptions pour un tournoi.
error-no-tournament-game = Cette partie n’existe pas dans ce tournoi.
error-tournament-game = Une partie de tournoi se termine par un résultat : continuez, ou abandonnez.
page-tournaments = Tournois
page-tournaments-about = Système suisse ou toutes rondes, pour les gens et les bots. Il suffit d’un compte pour en organiser un.
page-tournaments-none = Il n’y a pas encore de tournoi.
page-tournament-new = Organiser un tournoi
page-tournament-account = Pour organiser un tournoi, ouvrez un compte dans les réglages.
page-tournament-name = Nom du tournoi
page-tournament-system = Appariements
page-system-swiss = suisse
page-system-round-robin = toutes rondes
page-system-about-swiss = À chaque ronde, ceux qui ont autant de points se rencontrent, et personne ne joue deux fois contre le même adversaire.
page-system-about-round-robin = Chacun rencontre tous les autres.
page-tournament-rounds = Rondes
page-tournament-both = Chaque paire joue les deux camps
page-tournament-length = Durée d’une ronde
page-tournament-length-about = Quand elle est écoulée, qui doit décider perd.
page-tournament-make = L’annoncer
page-tournament-open = inscriptions ouvertes
page-tournament-running = ronde { $round } sur { $rounds }
page-tournament-over = terminé
page-tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-tournament-by = Organisé par { $name }
page-tournament-enter = Participer
page-tournament-withdraw = Se retirer
page-tournament-out = retrait
page-tournament-remove = Retirer { $name }
page-tournament-start = Commencer le tournoi
page-tournament-end = Le terminer maintenant
page-tournament-bot = Ajouter un bot
page-tournament-add = Ajouter
page-tournament-standings = Classement
page-tournament-player = Joueur
page-tournament-points = Points
page-tournament-won = Gains
page-tournament-buchholz = Buchholz
page-tournament-buchholz-about = La somme des points de tous les adversaires
page-tournament-berger = Sonneborn-Berger
page-tournament-berger-about = Ce qui a été gagné contre chaque adversaire, multiplié par ses points
page-tournament-round = Ronde { $round }
page-tournament-bye = pas de partie, reçoit les points
page-tournament-playing = en cours
page-tournament-watch = Regarder
page-tournament-look = Revoir
page-tournament-your-game = Votre partie
page-tournament-due = La ronde se termine { $when }
page-tournament-projector = Pour le projecteur
page-tournament-decide = Trancher { $first } – { $second }
page-tournament-result = Résultat
page-tournament-drawn = nulle
page-tournament-neither = aucun point
page-tournament-winner = { $name } gagne

# Profils

error-no-profile = Ce joueur n’existe pas.
page-profile-mine = Mon profil et mes parties
page-profile-bot = Un bot
page-profile-guest = Un invité
page-profile-since = Première visite { $when }
page-profile-ratings = Classements
page-profile-ratings-about = Les parties entre comptes et bots comptent si les coups ne se reprennent pas. Le classement se trouve dans l’intervalle donné avec une probabilité de 95 %.
page-profile-no-ratings = Aucune partie n’a encore compté pour un classement.
page-profile-record = Résultats
page-profile-against = Contre vous
page-profile-games = Parties terminées
page-profile-no-games = Aucune partie terminée.
page-profile-game = Jeu
page-profile-side = Camp
page-profile-rating = Classement
page-profile-count = Parties
page-profile-won = Gains
page-profile-drawn = Nulles
page-profile-lost = Pertes
page-profile-none = sans résultat
page-profile-all = tous les résultats
page-profile-rated = classée
page-profile-opponent = Seulement contre { $name }
page-profile-any-option = toutes les options
page-balance = Quel camp gagne le plus souvent
page-balance-about = Les parties publiques terminées sur ce serveur, à côté de celles que le robot { $bot } a jouées contre lui-même. Quelques parties prouvent peu, et un robot ne joue pas comme nous.
page-balance-here = Jouées ici
page-balance-simulated = Simulées
page-balance-choice = Choix
page-balance-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-balance-drawn = nulle

## Looking after a club

page-own-profile = Votre profil
page-block = Bloquer
page-block-about = Vous ne lirez plus ce que cette personne écrit dans les discussions, et aucun de vous ne pourra accepter les défis de l’autre. Elle n’en est pas informée.
page-unblock = Débloquer
page-report = Signaler…
page-report-title = Signaler aux modérateurs
page-report-line = Signaler ce message
page-report-reason = Qu’est-ce qui ne va pas ?
page-report-sent = Les modérateurs vont regarder.
page-moderation = Modération
page-moderation-reports = Signalements ouverts
page-moderation-no-reports = Rien n’attend.
page-moderation-report-by = signalé par { $name }
page-moderation-look = Voir la personne
page-moderation-settle = Réglé
page-moderation-close = Fermer la table
page-moderation-close-about = La table finit sans résultat, et les joueurs lisent qu’un modérateur l’a fermée.
page-moderation-reason = Motif, pour le journal
page-moderation-mute = Réduire au silence
page-moderation-unmute = Laisser écrire à nouveau
page-moderation-muted = Au silence jusqu’au { $date }
page-moderation-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-moderation-rename = Renommer
page-moderation-name = Nouveau nom
page-moderation-role = Rôle
page-moderation-role-owner = propriétaire
page-moderation-role-moderator = modérateur
page-moderation-role-member = membre
page-moderation-log = Journal des mesures
page-moderation-operator = l’exploitant
page-moderation-did-role = { $by } : { $name } est maintenant { $detail ->
    [owner] propriétaire
    [moderator] modérateur
   *[member] membre
}
page-moderation-did-mute = { $by } : { $name } au silence pour { $detail } jours
page-moderation-did-unmute = { $by } : { $name } peut écrire à nouveau
page-moderation-did-rename = { $by } : { $name } renommé, avant { $detail }
page-moderation-did-close = { $by } : une table fermée
page-moderation-did-settle = { $by } : signalement sur { $name } réglé
page-moderation-did-invite = { $by } : invitation pour { $name } ({ $detail })
page-moderation-invite = Inviter quelqu’un
page-moderation-invite-about = Avec le lien, le nouveau membre choisit le mot de passe du compte, une fois, dans la journée.
page-moderation-invite-link = Lien pour le nouveau membre
page-embed = Intégrer la partie
page-embed-about = Copiez ceci dans une page à vous : elle montre toute la partie, pas à pas.
page-embed-public = vue du public
