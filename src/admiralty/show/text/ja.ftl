# Messages that all games share, in Japanese. The scheme is described in show/text.py.

## Lists and forms of names

list-comma = { $first }、{ $next }
list-and = { $first }、{ $last }
list-none = なし

form =
    .at = { $name }

## Games and languages

language-en = English
language-cs = Čeština
language-fr = Français
language-ja = 日本語

rules-translation = 翻訳です。英語の本文が優先します。

## Whose turn it is

not-your-turn = あなたの手番ではありません。{ $seats }の決定を待っています。
your-turn = あなたの手番です。
waiting = { $seats }の決定を待っています。
watching = 観戦中です。このゲームに席はありません。
game-over = ゲームは終了しました。

## Real dice

luck-is-awaited = 先にダイスの目を入力してください。
no-luck-is-awaited = 今はダイスの目を入力する場面ではありません。
impossible-luck = { $outcome }はここではありえません。可能な値：{ $outcomes }

## Refusals and text that is not understood

refused = { $action }：できません。{ $reason }
did-you-mean = { $sentence }「{ $word }」ではありませんか？
unreadable-empty = 何も入力されていません。
unreadable-wrong-count = 「{ $word }」は語の数が合いません。書き方：{ $expected }
unreadable-unknown-verb = 「{ $word }」という行動はありません。
unreadable-unknown-number = 「{ $word }」は0から4095までの整数ではありません。
unreadable-unknown-seat = 「{ $word }」という陣営はありません。

## Undo, draw, resignation

undone = { $seat }は直前の手を取り消した。
nothing-to-undo = 取り消せる手がありません。
undo-luck = 取り消せません。すでにダイスが振られたか、引きが行われました。
undo-other = 取り消せません。相手が決定する番です。
undo-revealed = 取り消せません。隠されていた情報が公開されました。
draw-offered = { $seat }は引き分けを提案した。
draw-accepted = { $seat }は引き分けに同意した。
draw-declined = { $seat }は引き分けを断った。
draw-withdrawn = { $seat }は引き分けの提案を取り下げた。
draw-already-offered = 引き分けはすでに提案されています。
no-draw-offered = 返答または取り下げのできる引き分けの提案はありません。
only-for-two = 投了と引き分けの提案は、2陣営のゲームでのみ行えます。
only-for-organiser = 以前の時点に戻せるのは主催者だけです。
no-moment = { $n } 手目には戻れません。戻れるのは { $last } 手目までです。
nothing-to-take-back = 戻れる自分の決定はありません。
takeback-already-asked = すでに待ったが申し込まれています。
no-takeback-asked = 応じる、または取り下げる待ったの申し込みはありません。
too-many-takebacks = 待ったは一局につき { $most } 回までです。
taken-back = { $seat }はサイコロや相手の手をまたいで戻します。この対局は練習になります。
resigned = { $seat }は投了した。
ending-resigned = 相手の投了により{ $winner }の勝利。
ending-agreed-draw = 合意による引き分け。
ending-rules-changed = ルールが変わり、新しいルールではこのゲームを続けられません。勝者はいません。

## Saved games

save-damaged = この保存データは壊れています：{ $detail }
save-not-a-game = このファイルはゲームの保存データではありません。
save-wrong-version = このゲームはルール第{ $saved }版で保存されました。現在のルールは第{ $current }版です。
save-unknown-game = 「{ $game }」というゲームはありません。
save-wrong-data = このゲームはデータセット「{ $dataset }」で行われました。指定されたものとは異なります。

## Labels

yes = はい
no = いいえ
on = オン
off = オフ

label-turn = ターン
label-phase = フェイズ
label-your-choices = 選択肢
label-last-events = 経過
label-options = オプション
label-undo = 取り消す
label-offer-draw = 引き分けを提案する
label-accept-draw = 引き分けに同意する
label-decline-draw = 引き分けを断る
label-withdraw-draw = 提案を取り下げる
label-resign = 投了する
label-result = 結果
label-language = 言語
paper-page = ページ
paper-card-way = スマートフォンでコードを読み取るか、このアドレスを開いて6文字を入力してください：
paper-card-only-code = アドレスは主催者に聞き、開いて6文字を入力してください：
paper-card-goal = 勝つには
paper-card-rules = 1ページでわかるルール
ceremony-day = 一日の終わり
ceremony-over = 一週間の終わり
ceremony-graph = ターンごとの得点
flagged = { $seat }（{ $flag }）

## Why a hint proposes what it does

hint-gains = 主な利点：{ $terms }。
hint-costs = 代償：{ $terms }。
