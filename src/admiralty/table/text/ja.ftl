# Messages that all games share, in Japanese. The scheme is described in table/text.py.

## Lists and forms of names

list-comma = { $first }、{ $next }
list-and = { $first }、{ $last }
list-none = なし

form =
    .at = { $name }

## Games and languages

game-port-arthur = ポート・アーサー
game-russo-japanese-war = 日露大戦
game-naval-strategy = 海軍戦略
game-battle-of-midway = ミッドウェー海戦

language-en = English
language-cs = Čeština
language-fr = Français
language-ja = 日本語

## Whose turn it is

not-your-turn = あなたの手番ではありません。{ $seats }の決定を待っています。
your-turn = あなたの手番です。
waiting = { $seats }の決定を待っています。
watching = 観戦中です。このゲームに席はありません。
game-is-over = ゲームは終了しました。

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
unreadable-unknown-ship = 「{ $word }」という艦はありません。
unreadable-unknown-zone = 「{ $word }」という海域はありません。
unreadable-unknown-port = 「{ $word }」という港はありません。
unreadable-unknown-place = 「{ $word }」という海域や港はありません。
unreadable-unknown-space = トラックに「{ $word }」というマスはありません。
unreadable-unknown-switch = 「{ $word }」ではなく「on」か「off」と入力してください。

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
resigned = { $seat }は投了した。
ending-resigned = 相手の投了により{ $winner }の勝利。
ending-agreed-draw = 合意による引き分け。

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

label-game = ゲーム
label-turn = ターン
label-turn-of = 第{ $turn }ターン（全{ $turns }ターン）
label-phase = フェイズ
label-control-points = 制海ポイント
label-initiative = 主導権
label-blockade = 封鎖
label-supply = 予備
label-armies = 陸軍部隊
label-ships = 艦
label-squadron = 戦隊
label-sunk = 沈没
label-damaged = 損傷
label-intact = 無傷
label-firepower = 火力
label-speed = 速力
label-defence = 防御力
label-anchorage = 泊地
label-shipyard = 造船所
label-port = 港
label-zone = 海域
label-manchuria-track = 満州トラック
label-landing-box = 上陸ボックス
label-convoy = 輸送船団
label-dice = ダイス
label-die = ダイス
label-unused = 不使用
label-waiting-for = 決定待ち
label-your-choices = 選択肢
label-last-events = 経過
label-help = ヘルプ
label-options = オプション
label-data-set = データセット
label-reconstructed = 復元値
label-undo = 取り消す
label-offer-draw = 引き分けを提案する
label-accept-draw = 引き分けに同意する
label-decline-draw = 引き分けを断る
label-withdraw-draw = 提案を取り下げる
label-resign = 投了する
label-quit = 終了
label-save = 保存
label-result = 結果
label-winner = 勝者
label-draw = 引き分け
label-rule = ルール
label-language = 言語
label-empty = 空き
label-nobody = なし
count-ships = { $count }隻
count-dice = ダイス{ $count }個
count-armies = { $count }個部隊
paper-page = ページ
