# Ce que dit le terminal lui-même. Ce que disent les jeux est dans leurs fichiers ; le reste dans show/text.

## Début

which-side = { $game } : quel camp jouez-vous ?
everybody = tous les camps, sur cet écran
against-whom = Contre qui ?
bot-easy = easy : rapide, laisse au hasard une décision sur trois
bot-medium = medium : rapide, prend ce qui paraît le meilleur après un seul pas
bot-hard = hard : calcule à l’avance, environ un tiers de seconde par décision
bot-pace = pace : calcule aussi longtemps que vous réfléchissez, cinq secondes au plus
you-play = Vous jouez { $seat } contre { $bot }.

## En jeu

hint = Tapez un numéro, les mots, ou ? pour l’aide.
hint-codes = Tapez des numéros et une lettre ({ $example }, ou plusieurs : 4 6-9 c), les mots, ou ? pour l’aide.
for-example = par exemple : { $sentence }
bot-thinks = { $seat } ({ $bot }) réfléchit …
hint-thinks = réflexion …
hint-forced = Il n’y a qu’un choix : { $action }.
hint-now = Chances de gagner maintenant : { $chance }
hint-line = { $action } : ensuite { $chance } de chances de gagner ({ $tries } essais)
curtain = Passez l’écran : { $seat }. Puis appuyez sur Entrée.
log-shortened = … { $count } lignes plus anciennes ; « log » les montre toutes
menu-shortened = … encore { $count } lignes ; `choices` les montre toutes.
unclear = « { $word } » peut être : { $meanings }
nothing = « { $word } » : il n’y a rien de tel à faire maintenant.
no-number = Il n’y a pas de choix { $number }.
allowed = { $action } : permis.
forbidden-now = Pas permis maintenant :
no-rule = Il n’y a pas de règle « { $word } ».
no-language = Il n’y a pas de langue « { $word } » ; il y a { $languages }.
save-where = Dites où : save FICHIER
saved = Enregistré ; la partie est désormais gardée dans { $file }.
resign-sure = Vraiment abandonner ? (oui/non)
lose-sure = { $loss } Confirmer ? (oui/non)
draw-question = { $seat } : acceptez-vous la partie nulle ? (oui/non)
dice = Lancez les dés (jusqu’ici { $told }) et tapez leurs valeurs, chacune { $outcomes } :
dice-too-many = { $word } est de trop ; rien d’autre n’a été lancé.

## Départ

kept = La partie est gardée dans { $file }. Pour continuer : `{ $command }`.
not-kept = La partie n’a pas été gardée.
replay-hint = Pour la revoir : `{ $command }`.
replay-prompt = Entrée : suite, b : retour, 0-{ $last } : aller là, q : fin >

## Aide

usage-help = ? ou ? ACTION
about-help = ce qui peut être tapé et ce qui est interdit ; pourquoi une action est permise ou non
usage-rule = rule [NUMÉRO]
about-rule = le texte d’une règle, comme rule 5.8, ou d’un chapitre, comme rule 5
usage-choices = choices
about-choices = les choix de nouveau (ou une ligne vide)
usage-hint = hint
about-hint = ce que ferait le robot difficile, et pourquoi
usage-board = board
about-board = le plateau de nouveau
usage-log = log
about-log = tout ce qui s’est passé
usage-undo = undo [turn]
about-undo = reprendre la dernière action ; contre des robots même après les dés, avec « turn » tout le tour
usage-position = position
about-position = la position en texte
usage-lang = lang en|cs|fr|ja
about-lang = une autre langue
usage-save = save FICHIER
about-save = garder la partie dans ce fichier
usage-draw = draw offer
about-draw = proposer la partie nulle
usage-resign = resign
about-resign = abandonner
usage-quit = quit
about-quit = partir ; la partie est gardée
about-typing =
    Les actions peuvent être abrégées tant qu’elles sont claires, et jointes par « ; ». Nommez plusieurs choses à la
    fois, ou « all » : l’action se fait avec chacune. Une barre devant un mot de cette liste, /log, le désigne toujours.
