# 端末そのものの言葉。ゲームの言葉は各ゲームのファイルに、共通の言葉は show/text にある。

## はじめに

which-side = { $game }：どちらの側で遊びますか。
everybody = 全員（この画面で交代）
against-whom = 相手は誰ですか。
bot-easy = easy：速く、三回に一回は運任せ
bot-medium = medium：速く、一手先で最も良く見えるものを選ぶ
bot-hard = hard：先を読む（一回の決定に約三分の一秒）
bot-pace = pace：あなたが考えた時間だけ先を読む（最長五秒）
you-play = あなたは{ $seat }、相手は { $bot } です。

## 対局

hint = 番号か言葉を入力してください。? で説明が出ます。
hint-codes = 番号と文字（{ $example }、まとめて 4 6-9 c）か言葉を入力してください。? で説明が出ます。
for-example = 例：{ $sentence }
bot-thinks = { $seat }（{ $bot }）が考えています…
hint-thinks = 考えています…
hint-forced = 選択肢は一つだけです：{ $action }。
hint-now = 現在の勝率：{ $chance }
hint-line = { $action }：その後の勝率{ $chance }（試行{ $tries }回）
curtain = 画面を{ $seat }に渡し、Enter を押してください。
log-shortened = …それ以前の{ $count }行は「log」で見られます
menu-shortened = …残り{ $count }行。`choices` で全部表示します。
unclear = 「{ $word }」は次のどれかです：{ $meanings }
nothing = 「{ $word }」：今そのようにできるものはありません。
no-number = 選択肢 { $number } はありません。
allowed = { $action }：できます。
forbidden-now = 今はできないこと：
no-rule = 規則「{ $word }」はありません。
no-language = 言語「{ $word }」はありません。{ $languages } があります。
save-where = 保存先を書いてください：save ファイル
saved = 保存しました。これからは { $file } に記録します。
resign-sure = 本当に投了しますか。（はい／いいえ）
lose-sure = { $loss } 実行しますか。（はい／いいえ）
draw-question = { $seat }：引き分けを受け入れますか。（はい／いいえ）
dice = サイコロを振り（これまで { $told }）、出た目を入力してください（各 { $outcomes }）：
dice-too-many = { $word } は余分です。それ以上は振られていません。

## 終わり

kept = 対局は { $file } に記録されています。続けるには `{ $command }`。
not-kept = 対局は記録されませんでした。
replay-hint = もう一度見るには `{ $command }`。
replay-prompt = Enter：次へ、b：戻る、0-{ $last }：そこへ、q：終了 >

## 説明

usage-help = ? または ? 行動
about-help = 入力できるものと今できないこと。行動ができる理由、できない理由
usage-rule = rule [番号]
about-rule = 規則の本文（例 rule 5.8）、または章全体（例 rule 5）
usage-choices = choices
about-choices = 選択肢をもう一度（空行でも同じ）
usage-hint = hint
about-hint = 「難しい」ボットならどうするか、その理由
usage-board = board
about-board = 盤をもう一度
usage-log = log
about-log = これまでの出来事すべて
usage-undo = undo [turn]
about-undo = 直前の一手を戻す。ボット相手ならサイコロの後でも可、turn で手番全体
usage-position = position
about-position = 局面を文字で
usage-lang = lang en|cs|fr|ja
about-lang = 言語を変える
usage-save = save ファイル
about-save = このファイルに記録する
usage-draw = draw offer
about-draw = 引き分けを申し出る
usage-resign = resign
about-resign = 投了する
usage-quit = quit
about-quit = やめる（対局は記録される）
about-typing =
    行動は紛れがなければ短く書け、「;」でつなげられます。いくつかの名前を並べるか「all」と書くと、それぞれに行います。
    この表の言葉の前に / を付けると（例 /log）、必ずその言葉の意味になります。
